"""Standing orders for windows in which nearly everybody is asked [R 71]: who would rather not be asked every time."""

from __future__ import annotations

from wyrmtable.core.ask import Question
from wyrmtable.core.scene import Order
from wyrmtable.core.words import msg
from wyrmtable.games.eldervale.acts import Cast
from wyrmtable.games.eldervale.data import MAGIC_CARDS
from wyrmtable.games.eldervale.state import Eldervale
from wyrmtable.games.eldervale.terms import magic_msg

OWN_BATTLES = "own-battles"
"""Pass unless an own Unit is in the battle; with ``.card`` behind it, or unless that card could be played."""
ANYBODY = ("would-trigger", "would-rush", "join")
"""Windows in which players without a Unit in the battle are asked."""
REACTIONS = ("battle_would_trigger", "monster_would_rush", "battle_join")


def orders(g: Eldervale, seat: int) -> tuple[Order, ...]:
    """Not to be asked about battles of others; or only for the sake of one card of the hand."""
    cards = [card for card in g.players[seat].hand if any(window in REACTIONS for window in MAGIC_CARDS[card].windows)]
    return (
        Order(OWN_BATTLES, msg("order-own-battles")),
        *(
            Order(f"{OWN_BATTLES}.{MAGIC_CARDS[card].name}", msg("order-or-card", card=magic_msg(card)))
            for card in cards
        ),
    )


def obeys(g: Eldervale, question: Question, order: str) -> bool:
    """Whether the order passes here."""
    if question.kind not in ANYBODY or not order.startswith(OWN_BATTLES) or question.seat == g.active:
        return False
    realm = g.battle.realm if g.battle is not None else g.now.placed[-1][1]
    if realm in g.players[question.seat].places:
        return False
    card = order.removeprefix(OWN_BATTLES).removeprefix(".")
    return not any(isinstance(act, Cast) and MAGIC_CARDS[act.card].name == card for act in question.options)
