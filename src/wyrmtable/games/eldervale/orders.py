"""Standing orders: who need not be asked in a window (R 71 asks nearly everybody, so orders spare people most of it)."""

from __future__ import annotations

from wyrmtable.core.ask import Question
from wyrmtable.core.scene import Order
from wyrmtable.core.words import msg
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import MAGIC_CARDS
from wyrmtable.games.eldervale.state import Eldervale
from wyrmtable.games.eldervale.terms import magic_msg

MINE = "mine"
_CARD = "card."


def orders(g: Eldervale, seat: int) -> tuple[Order, ...]:
    """Pass unless I am in the battle, or unless a spell of my hand could be played."""
    found = [Order(MINE, msg("order-mine"))]
    spells = [card for card in g.players[seat].hand if MAGIC_CARDS[card].kind == "spell"]
    found += [Order(f"{_CARD}{MAGIC_CARDS[card].name}", msg("order-card", card=magic_msg(card))) for card in spells]
    return tuple(found)


def obeys(g: Eldervale, question: Question, order: str) -> bool:
    """Whether this order passes here."""
    if order == MINE:
        return g.battle is not None and g.battle.realm not in g.players[question.seat].places
    name = order.removeprefix(_CARD)
    return not any(
        isinstance(option, acts.Cast) and MAGIC_CARDS[option.card].name == name for option in question.options
    )
