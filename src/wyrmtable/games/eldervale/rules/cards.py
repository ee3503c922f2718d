"""Adventure cards leaving a tableau, and cards put to use in Regroup (spec 8, 11)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.eldervale import tales
from wyrmtable.games.eldervale.data import ADVENTURE, ADVENTURES, ON_CARD, ORB, READY, slot_key
from wyrmtable.games.eldervale.effects.compile import Effect, compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.rules.adventure import put_under
from wyrmtable.games.eldervale.rules.treasure import discard_token
from wyrmtable.games.eldervale.state import Eldervale

AURA_OF_HASTE = ADVENTURE["aura_of_haste"]
AURA_OF_ORDER = ADVENTURE["aura_of_order"]
AURA_OF_SOULS = ADVENTURE["aura_of_souls"]
CHAOTIC_AURA = ADVENTURE["chaotic_aura"]
_RULES_OF_THEIR_OWN = (AURA_OF_HASTE, AURA_OF_ORDER, AURA_OF_SOULS, CHAOTIC_AURA)
ANY_UNIT = -1
LUCKY = 4
"""Chaotic Aura: from this roll on the effect happens twice."""


def leave_tableau(g: Eldervale, seat: int, card: int) -> None:
    """Face down under its deck: a Unit on it becomes ready, what lies on it leaves the game, its aura goes with it."""
    player = g.players[seat]
    player.tableau.remove(card)
    player.places = [READY if place == ON_CARD - card else place for place in player.places]
    for slot in range(len(ADVENTURES[card].slots)):
        token = g.slots.pop(slot_key(card, slot), -1)
        if token >= 0:
            discard_token(g, token)
        g.orbs_out += token == ORB
    if card in g.orbs_on:
        g.orbs_on.remove(card)
        g.orbs_out += 1
    for host in [host for host, aura in g.auras.items() if aura == card]:
        del g.auras[host]
    tales.card_left(g, seat, card)
    put_under(g, card)
    aura = g.auras.pop(card, -1)
    if aura >= 0:
        leave_tableau(g, seat, aura)


# ---- actions


def action_of(card: int) -> Effect:
    return compile_effect(ADVENTURES[card].effect)


def fits(g: Eldervale, card: int, kind: int) -> bool:
    """Whether this Unit may use the card's action: Worker icon any Unit, other icons only that Unit."""
    icon = ADVENTURES[card].icon
    return icon in (ANY_UNIT, kind) or (icon > ANY_UNIT and g.auras.get(card) == AURA_OF_ORDER)


def usable(g: Eldervale, seat: int, card: int, kind: int) -> bool:
    """Whether the action can be paid and carried out at least in part."""
    return action_of(card).can(g, Doer(seat, card, kind))


def activate(g: Eldervale, seat: int, card: int, kind: int) -> Rule[None]:
    """Carry out the action of an own card, with what its aura adds."""
    g.now.activated.append((card, kind))
    tales.activated(g, seat, kind, card)
    doer = Doer(seat, card, kind, stand=card)
    action = action_of(card)
    aura = g.auras.get(card, -1)
    if aura == CHAOTIC_AURA:
        yield from _double_or_nothing(g, doer, action)
        return
    yield from action.run(g, doer)
    if aura >= 0 and aura not in _RULES_OF_THEIR_OWN:
        extra = action_of(aura)
        with_aura = Doer(seat, aura, kind)
        if extra.can(g, with_aura):
            yield from extra.run(g, with_aura)
    if aura == AURA_OF_HASTE and not g.now.freed:
        player = g.players[seat]
        if ON_CARD - card in player.places:
            g.now.freed = True
            player.places[player.places.index(ON_CARD - card)] = READY
            g.now.pit = [kind if place == ON_CARD - card else place for place in g.now.pit]


def _double_or_nothing(g: Eldervale, doer: Doer, action: Effect) -> Rule[None]:
    """Chaotic Aura: the price once, then the effect twice or not at all."""
    rest = action
    if action.price is not None and action.rest is not None:
        yield from action.price.run(g, doer)
        rest = action.rest
    value = g.chance.below("card-die", 6) + 1
    tales.die_rolled(g, doer.seat, value)
    for _ in range(2 if value >= LUCKY else 0):
        if rest.can(g, doer):
            yield from rest.run(g, doer)
