"""Quests (spec 10.5): state conditions at any moment, events right after they happened."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import Rule, window
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import MAGIC_CARDS, MAGIC_NUMBER, QUESTS
from wyrmtable.games.eldervale.effects.conditions import condition
from wyrmtable.games.eldervale.effects.doer import Count, Doer
from wyrmtable.games.eldervale.effects.grammar import parse
from wyrmtable.games.eldervale.rules.supply import score
from wyrmtable.games.eldervale.state import Eldervale


def _read(card: int) -> tuple[Count, int]:
    """The condition of a quest and its points."""
    (node,) = parse(MAGIC_CARDS[card].effect)
    return condition(node.args[0]), int(node.body[0][0].args[0])


CONDITION: dict[int, Count] = {card: _read(card)[0] for card in QUESTS}
POINTS: dict[int, int] = {card: _read(card)[1] for card in QUESTS}

_event = {
    "won": ("giant_slayer", "against_the_odds", "dragonlord"),
    "built": ("crossroads_hearth",),
    "dominated": ("beastmaster",),
    "placed": ("arcane_pilgrim",),
    "regrouped": ("unbroken",),
}
BY_EVENT = {event: tuple(MAGIC_NUMBER[name] for name in names) for event, names in _event.items()}
BY_STATE = tuple(card for card in QUESTS if not any(card in cards for cards in BY_EVENT.values()))


def completable(g: Eldervale, seat: int) -> list[acts.Quest]:
    """Quests of the hand whose state condition is true now."""
    hand = g.players[seat].hand
    doer = Doer(seat)
    return [acts.quest(card) for card in BY_STATE if card in hand and CONDITION[card](g, doer)]


def complete(g: Eldervale, seat: int, card: int) -> None:
    """Show it, score it, keep it beside the board: it is no hand card any more [R 39]."""
    player = g.players[seat]
    player.hand.remove(card)
    player.quests.append(card)
    tales.quest_done(g, seat, card)
    score(g, seat, POINTS[card])


def happened(g: Eldervale, event: str, doer: Doer) -> Rule[None]:
    """Ask whoever may hold a quest of this event; whether anybody is asked follows from public facts [R 71]."""
    seat = doer.seat
    possible = [card for card in BY_EVENT[event] if card not in g.spent and CONDITION[card](g, doer)]
    if g.rules.draft or g.ghostly(seat) or not possible:
        return
    done = [card for player in g.players for card in player.quests]
    possible = [card for card in possible if card not in done]

    def offers(asked: int) -> Sequence[acts.Quest] | None:
        hand = g.players[asked].hand
        return [acts.quest(card) for card in possible if card in hand] if hand and possible else None

    while reaction := (yield from window((seat,), "complete-quest", offers, event)):
        card = reaction[1].card
        complete(g, seat, card)
        possible.remove(card)
