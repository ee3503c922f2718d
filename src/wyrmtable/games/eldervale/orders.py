"""Who need not be asked: standing orders for windows in which nearly everybody is [R 71], and what can be done later as well."""

from __future__ import annotations

from wyrmtable.core.ask import PASS, Question
from wyrmtable.core.scene import Order
from wyrmtable.core.words import msg
from wyrmtable.games.eldervale.acts import RALLY, SWAP, Attach, Cash, Cast, Hire, OrbCard, OrbSpace, Slot, Use
from wyrmtable.games.eldervale.data import MAGIC_CARDS, MINOTAUR
from wyrmtable.games.eldervale.rules.cards import AURA_OF_SOULS
from wyrmtable.games.eldervale.rules.rush import rushers
from wyrmtable.games.eldervale.state import NOBODY, Eldervale
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


_NEXT_TURN = (Attach, Cash, OrbCard, Slot)
"""Free actions that are the same at the beginning of the own next turn: nobody can be quicker, and cards work in it only."""
_SAME_TURN = (*_NEXT_TURN, Hire, OrbSpace, Use)
"""Free actions that are the same at the end of the turn; spells and quests may hang on where Units are."""


def can_wait(g: Eldervale, question: Question) -> bool:
    """Tokens and auras can wait for the next turn, if there is one. After the last Unit is taken back all free actions can wait
    for the end of the turn, unless Aura of Souls lets a Unit from the Underworld use a card before it."""
    offered = [act for act in question.options if act is not PASS]
    if question.kind == "after-retrieve":
        able = all(isinstance(act, _SAME_TURN) or act in (RALLY, SWAP) for act in offered)
        return able and not g.has(question.seat, AURA_OF_SOULS)
    if question.kind == "end-of-turn" or (question.kind == "after-action" and not more_to_come(g)):
        return g.final < 0 and all(isinstance(act, _NEXT_TURN) for act in offered)
    return False


def more_to_come(g: Eldervale) -> bool:
    """Whether, as all see, a battle, a rush or a charge may follow before the turn ends."""
    if g.now.pending:
        return True
    realms = [realm for _, realm in g.now.placed if realm in g.players[g.active].places]
    if (not g.peaceful or g.rules.inspect) and any(rushers(g, realm) for realm in realms):
        return True
    if g.peaceful or not g.rules.minotaur or g.hired[0] in (NOBODY, g.active, g.partner(g.active)):
        return False
    charger = g.players[g.hired[0]]
    place = charger.places[charger.kinds.index(MINOTAUR)]
    return place >= 0 and any(g.adjacent[realm] >> place & 1 for realm in realms)
