"""Things a player must give up: Power cards, Omens, Treasure cards."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.data import CAVE, DRAGON
from wyrmtable.games.vast.state import Vast


def distinct(cards: list[str]) -> list[str]:
    """Each name once, in order: equal cards are one choice."""
    return list(dict.fromkeys(cards))


def discard_powers(g: Vast, count: int) -> Rule[int]:
    """The Dragon discards so many Power cards of his choice (all if he has fewer); gives how many."""
    dragon = g.dragon
    lost = min(count, len(dragon.hand))
    for _ in range(lost):
        card = yield from choose(g.seat(DRAGON), "discard-power", distinct(dragon.hand), secret=True)
        dragon.hand.remove(card)
        dragon.discard.append(card)
    return lost


def discard_omens(g: Vast, count: int) -> Rule[None]:
    """The Cave returns so many Omens of its choice to the bag."""
    cave = g.cave
    for _ in range(min(count, len(cave.omens))):
        symbol = yield from choose(g.seat(CAVE), "discard-omen", distinct(cave.omens))
        cave.omens.remove(symbol)
        cave.bag.append(symbol)


def give_up_treasure_card(g: Vast, card: str) -> None:
    """A Treasure card leaves the Knight's board: its cube is set aside until her next Pick Up. The caller says where
    the card goes."""
    knight = g.knight
    (knight.face_up if card in knight.face_up else knight.face_down).remove(card)
    if card in knight.fresh:
        knight.fresh.remove(card)
    while card in knight.cubes:
        knight.move_cube(card, "aside")
