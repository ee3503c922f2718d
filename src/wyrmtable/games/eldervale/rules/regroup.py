"""Regroup, G0 to G4 (spec 8)."""

from __future__ import annotations

from wyrmtable.core.ask import PASS, Named, Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    BEAST,
    MONSTERS,
    ON_CARD,
    ON_DWELL,
    ON_GATHER,
    ON_SUMMON,
    READY,
    STARTER,
    STARTERS,
    UNDERWORLD,
    slot_key,
)
from wyrmtable.games.eldervale.effects.compile import compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.rules.cards import AURA_OF_SOULS, activate, fits, usable
from wyrmtable.games.eldervale.rules.dwellings import buildable, dwell
from wyrmtable.games.eldervale.rules.free import do_free, free_acts, free_window, holds_cards
from wyrmtable.games.eldervale.rules.glory import enter
from wyrmtable.games.eldervale.rules.mercenaries import return_hired
from wyrmtable.games.eldervale.rules.quests import happened
from wyrmtable.games.eldervale.rules.spells import castable
from wyrmtable.games.eldervale.rules.supply import gain
from wyrmtable.games.eldervale.rules.treasure import gain_token
from wyrmtable.games.eldervale.rules.units import find, send_below, summon, summonable, units_at
from wyrmtable.games.eldervale.state import Eldervale

_MOVING = ("move_unit", "send_underworld", "dwell(", "dominate", "copy_action")
ON_THE_WAY = -9
"""Where a Unit is while it is asked what it could do."""
LOOKS_AROUND = tuple(any(word in card.effect for word in _MOVING) for card in ADVENTURES)
"""Cards whose action depends on where the other Units stand."""


def regroup(g: Eldervale) -> None:
    """G0: the glory marker enters at the first Regroup."""
    seat = g.active
    tales.regroups(g, seat)
    enter(g, seat)
    g.now.regroup = True


# ---- G1


def actions_for(g: Eldervale, seat: int) -> list[acts.Retrieve]:
    """All legal retrievals: each Unit in a realm (and each retrievable one below) to an action, or to the Ready Area."""
    player = g.players[seat]
    places = player.places
    free = [card for card in player.tableau if ADVENTURES[card].icon >= -1 and ON_CARD - card not in places]
    plain = [card for card in free if not LOOKS_AROUND[card] and usable(g, seat, card, -1)]
    watchful = [card for card in free if LOOKS_AROUND[card]]
    starter = [ON_GATHER] if ON_GATHER not in places else []
    if ON_SUMMON not in places and summonable(g, seat):
        starter.append(ON_SUMMON)
    dwell_free = ON_DWELL not in places
    found: dict[acts.Retrieve, None] = {}
    for index, (kind, place) in enumerate(zip(player.kinds, places, strict=True)):
        if place < 0 and not (place == UNDERWORLD and g.now.from_below):
            continue
        goals = [READY, *starter]
        doubtful = free  # the Underworld without this Unit may leave nothing to do (Cemetery Gate)
        if place >= 0:
            goals += [ON_CARD - card for card in plain if fits(g, card, kind)]
            doubtful = watchful
        places[index] = ON_THE_WAY
        if dwell_free and buildable(g, seat):
            goals.append(ON_DWELL)
        goals += [ON_CARD - card for card in doubtful if fits(g, card, kind) and usable(g, seat, card, kind)]
        places[index] = place
        for goal in goals:
            found[acts.retrieve(kind, place, goal)] = None
    return list(found)


def retrieve_options(g: Eldervale) -> list[Named]:
    seat = g.active
    return [*actions_for(g, seat), *castable(g, seat, "my_regroup"), *free_acts(g)]


def retrieve(g: Eldervale) -> Rule[None]:
    """G1: one Unit at a time until none is left in any realm; then what may still be done before G2."""
    seat = g.active
    act: Named | None
    if any(place >= 0 for place in g.players[seat].places):
        g.now.free = True
        act = yield from choose(seat, "retrieve", lambda: g.recall(retrieve_options), secret=holds_cards(g))
        g.now.free = False
    else:
        act = yield from free_window(
            g, "after-retrieve", lambda: [*actions_for(g, seat), *castable(g, seat, "my_regroup")]
        )
        if act is None:
            g.now.regroup = False
            return
    g.then("retrieve")
    if isinstance(act, acts.Retrieve):
        yield from carry_out(g, seat, act)
    else:
        yield from do_free(g, act)


def carry_out(g: Eldervale, seat: int, act: acts.Retrieve) -> Rule[None]:
    """The Unit goes to the action, which is done at once."""
    player = g.players[seat]
    player.places[find(player, act.kind, act.source)] = act.action
    if act.source == UNDERWORLD:
        g.now.from_below -= 1
    else:
        g.now.retrieved += 1
    if act.kind >= BEAST:
        yield from beast_retrieved(g, seat, act.kind)
    if act.action == READY:
        tales.readied(g, seat, act.kind)
    elif act.action > ON_CARD:
        tales.activated(g, seat, act.kind, STARTER + player.element)
        yield from use_starter(g, seat, act.action)
    else:
        yield from activate(g, seat, ON_CARD - act.action, act.kind)


def beast_retrieved(g: Eldervale, seat: int, kind: int) -> Rule[None]:
    """Blessing, Insight: when a dominated monster is retrieved."""
    effect = MONSTERS[kind - BEAST].chain
    if effect.startswith("on_regroup_retrieved{"):
        inner = compile_effect(effect.removeprefix("on_regroup_retrieved{").removesuffix("}"))
        if inner.can(g, Doer(seat)):
            yield from inner.run(g, Doer(seat))


def use_starter(g: Eldervale, seat: int, action: int) -> Rule[None]:
    """Summon as the Portal, Dwell as the Mill, Gather the printed resource or what the token in its slot shows."""
    if action == ON_SUMMON:
        yield from summon(g, seat)
    elif action == ON_DWELL:
        yield from dwell(g, seat)
    else:
        element = g.players[seat].element
        token = g.slots.get(slot_key(STARTER + element, 0), -1)
        if token >= 0:
            yield from gain_token(g, seat, token)
        else:
            gain(g, seat, STARTERS[element].gather)


# ---- G2 to G4


def underworld_returns(g: Eldervale) -> Rule[None]:
    """G2: all Units in the Underworld become ready; with Aura of Souls one of them may activate the host."""
    seat = g.active
    player = g.players[seat]
    yield from happened(g, "regrouped", Doer(seat))
    for host in [host for host, aura in g.auras.items() if aura == AURA_OF_SOULS and host in player.tableau]:
        able = [unit.kind for unit in units_at(g, seat, UNDERWORLD) if rising(g, seat, host, unit.kind)]
        if able and ON_CARD - host not in player.places:
            options = [*(acts.retrieve(kind, UNDERWORLD, ON_CARD - host) for kind in able), PASS]
            chosen = yield from choose(seat, "aura-of-souls", options, host)
            if isinstance(chosen, acts.Retrieve):
                player.places[find(player, chosen.kind, UNDERWORLD)] = chosen.action
                yield from activate(g, seat, host, chosen.kind)
    if UNDERWORLD in player.places:
        player.places = [READY if place == UNDERWORLD else place for place in player.places]
        tales.returns(g, seat)


def rising(g: Eldervale, seat: int, host: int, kind: int) -> bool:
    """Whether this Unit, once it has left the Underworld, could activate the host."""
    player = g.players[seat]
    index = find(player, kind, UNDERWORLD)
    player.places[index] = ON_THE_WAY
    able = fits(g, host, kind) and usable(g, seat, host, kind)
    player.places[index] = UNDERWORLD
    return able


def cards_return(g: Eldervale) -> Rule[None]:
    """G3: all Units on cards become ready, those of the Sacrificial Pit go below. G4: mercenaries go home."""
    seat = g.active
    player = g.players[seat]
    fallen = [kind for kind in g.now.pit if kind >= 0]  # freed by Aura of Haste
    fallen += [kind for kind, place in zip(player.kinds, player.places, strict=True) if place in g.now.pit]
    g.now.pit = []
    player.places = [READY if place <= ON_SUMMON else place for place in player.places]
    for kind in fallen:
        if acts.unit(kind, READY) in units_at(g, seat, READY):  # it may have become a Dwelling since
            yield from send_below(g, seat, kind, READY)
    tales.returns(g, seat)
    return_hired(g, seat)
    player.won = 0


def after_regroup(g: Eldervale) -> Rule[None]:
    """Free actions once more before a battle that an effect of this turn triggered; else those of END_OF_TURN follow at once."""
    if g.now.pending:
        act = yield from free_window(g, "after-regroup")
        if act is not None:
            g.then("after-regroup")
            yield from do_free(g, act)
