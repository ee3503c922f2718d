"""The Magic deck, hands and the discard pile (spec 10.3)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
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
        if g.players[seat].hand:
            chosen = yield from choose(seat, kind, lambda: hand_cards(g, seat))
            discard(g, seat, chosen.card)
