"""The Magic deck, hands and the discard pile (spec 10.3)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import HAND_LIMIT
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.state import Eldervale


def can_draw(g: Eldervale) -> bool:
    return bool(g.magic or g.spent)


def draw(g: Eldervale, seat: int, n: int) -> None:
    """Draw; an empty deck is the shuffled discard pile, with both empty one draws fewer. Ghosts draw nothing."""
    if g.ghostly(seat):
        return
    drawn = []
    for _ in range(n):
        if not g.magic:
            if not g.spent:
                break
            g.magic = sorted(g.spent)
            g.spent = []
            g.chance.shuffle("magic", g.magic)
            tales.shuffled(g)
        drawn.append(g.magic.pop())
    g.players[seat].hand += drawn
    tales.drew(g, seat, drawn)


def discard(g: Eldervale, seat: int, card: int) -> None:
    g.players[seat].hand.remove(card)
    g.spent.append(card)
    tales.discarded(g, seat, card)


def hand_cards(g: Eldervale, seat: int) -> list[acts.Hand]:
    return [acts.hand(card) for card in g.players[seat].hand]


def discard_chosen(g: Eldervale, seat: int, n: int, kind: str = "discard-magic") -> Rule[None]:
    """``discard_magic(n)``: of the whole hand."""
    for _ in range(n):
        chosen = yield from choose_if_left(seat, kind, lambda: hand_cards(g, seat))
        if chosen is not None:
            discard(g, seat, chosen.card)


def discard_to_limit(g: Eldervale) -> Rule[None]:
    """At most seven Magic cards at the end of the own turn; a quest completed meanwhile leaves one less to discard."""
    seat = g.active
    hand = g.players[seat].hand
    while len(hand) > HAND_LIMIT:
        chosen = yield from choose_if_left(
            seat, "discard-to-limit", lambda: hand_cards(g, seat) if len(hand) > HAND_LIMIT else ()
        )
        if chosen is not None:
            discard(g, seat, chosen.card)
