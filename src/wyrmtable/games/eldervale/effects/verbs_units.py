"""Verbs about Units and the actions of cards (spec 20)."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    FREE,
    ON_CARD,
    READY,
    SHAPESHIFTER,
    UNDERWORLD,
    UNITS,
    WIZARD,
    WORKER,
    read_cost,
)
from wyrmtable.games.eldervale.effects.battle_counts import can_mimic
from wyrmtable.games.eldervale.effects.compile import Effect, Maker, always, body, compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import Node
from wyrmtable.games.eldervale.hexes import members
from wyrmtable.games.eldervale.rules.acting import can_act
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.rules.cards import activate
from wyrmtable.games.eldervale.rules.dwellings import buildable, dwell
from wyrmtable.games.eldervale.rules.placing import placements, within
from wyrmtable.games.eldervale.rules.units import find, move, send_below, summon, summonable, units_at, units_in
from wyrmtable.games.eldervale.state import Eldervale

Units = Callable[[Eldervale, Doer], list[acts.Unit]]
Targets = Callable[[Eldervale, int], int]

# ---- where to


def unoccupied(g: Eldervale) -> int:
    return g.on_map() & ~g.occupied()


TARGETS: dict[str, Targets] = {
    "adjacent": lambda g, realm: g.adjacent[realm],
    "adjacent_unoccupied": lambda g, realm: g.adjacent[realm] & unoccupied(g),
    "adjacent_no_monster": lambda g, realm: g.adjacent[realm] & ~g.wild(),
    "any_unoccupied_realm": lambda g, realm: unoccupied(g),
    "distance<=2": lambda g, realm: within(g, realm, 2) & unoccupied(g),
}


def _own(kind: int | None) -> Units:
    """Own Units in realms: all, or of one kind, the Shapeshifter in its shape included where it may mimic."""

    def units(g: Eldervale, c: Doer) -> list[acts.Unit]:
        found = units_in(g, c.seat, -1)
        if kind is None:
            return found
        mimic = c.mimic and can_mimic(g, c.seat, kind)
        return [unit for unit in found if unit.kind == kind or (mimic and unit.kind == SHAPESHIFTER)]

    return units


_UNITS: dict[str, Units] = {
    "own_unit": _own(None),
    "own_unit_in_eldervale": _own(None),
    "own_worker": _own(WORKER),
    "own_worker_in_eldervale": _own(WORKER),
    "own_wizard": _own(WIZARD),
    "self": lambda g, c: [unit for unit in units_in(g, c.seat, -1) if unit.kind == c.kind],
}


def move_unit(node: Node) -> Effect:
    """A Unit of the player moves; no battle, no rush [R 4]."""
    units, targets = _UNITS[node.args[0]], TARGETS[node.args[1]]

    def movable(g: Eldervale, c: Doer) -> list[acts.Unit]:
        return [unit for unit in units(g, c) if targets(g, unit.place)]

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        unit = yield from choose(c.seat, "move-unit", movable(g, c), c.card)
        goals = [acts.realm(realm) for realm in members(targets(g, unit.place))]
        goal = yield from choose(c.seat, "move-to", goals, unit)
        move(g, c.seat, unit.kind, unit.place, goal.realm)
        tales.moved(g, c.seat, unit.kind, goal.realm)

    return Effect(lambda g, c: bool(movable(g, c)), do)


def take_over(g: Eldervale, old: int, new: int, realm: int) -> None:
    """R 65: the Unit now in the realm of a placement takes over for rush and battle."""
    if (old, realm) in g.now.placed:
        g.now.placed[g.now.placed.index((old, realm))] = (new, realm)


def swap_units(node: Node) -> Effect:
    return _tidecaller() if node.args[0] == "own_wizard" else _polymorph()


def _polymorph() -> Effect:
    """A Unit in a realm for another one in the Ready Area."""

    def swappable(g: Eldervale, c: Doer) -> list[acts.Unit]:
        ready = units_at(g, c.seat, READY)
        return [unit for unit in units_in(g, c.seat, -1) if any(other.kind != unit.kind for other in ready)]

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        out = yield from choose(c.seat, "swap-out", swappable(g, c), c.card)
        ready = [unit for unit in units_at(g, c.seat, READY) if unit.kind != out.kind]
        comes = yield from choose(c.seat, "swap-in", ready, out)
        player = g.players[c.seat]
        leaving, coming = find(player, out.kind, out.place), find(player, comes.kind, READY)
        player.places[leaving], player.places[coming] = READY, out.place
        take_over(g, out.kind, comes.kind, out.place)
        tales.moved(g, c.seat, comes.kind, out.place)

    return Effect(lambda g, c: bool(swappable(g, c)), do)


def _tidecaller() -> Effect:
    """The Wizard just placed for another own Unit in Eldervale, as long as the realm action stays possible [R 61]."""

    def swappable(g: Eldervale, c: Doer) -> list[acts.Unit]:
        others = [unit for unit in units_in(g, c.seat, ~(1 << c.realm)) if unit.kind != c.kind]
        return [unit for unit in others if _acts_after(g, c, unit)]

    def swap(g: Eldervale, c: Doer, unit: acts.Unit) -> None:
        player = g.players[c.seat]
        mine, other = find(player, c.kind, c.realm), find(player, unit.kind, unit.place)
        player.places[mine], player.places[other] = player.places[other], player.places[mine]

    def _acts_after(g: Eldervale, c: Doer, unit: acts.Unit) -> bool:
        places = g.players[c.seat].places
        g.players[c.seat].places = places.copy()
        swap(g, c, unit)
        possible = can_act(g, c.seat, c.realm)
        g.players[c.seat].places = places
        return possible

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        unit = yield from choose(c.seat, "swap-units", swappable(g, c), c.realm)
        swap(g, c, unit)
        take_over(g, c.kind, unit.kind, c.realm)
        tales.moved(g, c.seat, unit.kind, c.realm)

    return Effect(lambda g, c: bool(swappable(g, c)), do)


def send_underworld(node: Node) -> Effect:
    if node.args[0] == "activating_unit":
        return Effect(always, _into_the_pit)
    units = _UNITS[node.args[0]]

    def possible(g: Eldervale, c: Doer) -> list[acts.Unit]:
        found = units(g, c)
        return found if c.realm < 0 else [unit for unit in found if _acts_without(g, c, unit)]

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        unit = yield from choose(c.seat, "send-below", possible(g, c), c.card)
        yield from send_below(g, c.seat, unit.kind, unit.place)

    return Effect(lambda g, c: bool(possible(g, c)), do)


def _acts_without(g: Eldervale, c: Doer, unit: acts.Unit) -> bool:
    """Between placing and acting: whether the realm action stays possible without this Unit [R 61]."""
    player = g.players[c.seat]
    index = find(player, unit.kind, unit.place)
    player.places[index] = UNDERWORLD
    possible = can_act(g, c.seat, c.realm)
    player.places[index] = unit.place
    return possible


def _into_the_pit(g: Eldervale, c: Doer) -> None:
    """Sacrificial Pit: in G3 the activating Unit goes to the Underworld, once however often the Pit was used."""
    if ON_CARD - c.stand not in g.now.pit:
        g.now.pit.append(ON_CARD - c.stand)


def at_g3(node: Node) -> Effect:
    inner = body(node)
    return Effect(always, inner.do)


def rescue(node: Node) -> Effect:
    def do(g: Eldervale, c: Doer) -> Rule[None]:
        unit = yield from choose(c.seat, "rescue", units_at(g, c.seat, UNDERWORLD), c.card)
        move(g, c.seat, unit.kind, UNDERWORLD, READY)
        tales.readied(g, c.seat, unit.kind)

    return Effect(lambda g, c: UNDERWORLD in g.players[c.seat].places, do)


def retrieve_underworld(node: Node) -> Effect:
    """Units in the Underworld may be retrieved in this G1."""
    number = 0 if node.args[0] == "all" else int(node.args[0])

    def do(g: Eldervale, c: Doer) -> None:
        below = g.players[c.seat].places.count(UNDERWORLD)
        g.now.from_below = below if not number else min(below, g.now.from_below + number)

    def can(g: Eldervale, c: Doer) -> bool:
        return g.now.from_below < g.players[c.seat].places.count(UNDERWORLD)

    return Effect(can, do)


def _summon(node: Node) -> Effect:
    off = int(node.option("discount") or 0)
    only = UNITS.index(node.option("unit")) if node.option("unit") else -1
    cost = FREE if "free" in node.args else read_cost(node.option("cost")) if node.option("cost") else None
    return Effect(
        lambda g, c: bool(summonable(g, c.seat, off, only, cost, c.owed)),
        lambda g, c: summon(g, c.seat, off, only, cost),
    )


def _dwell(node: Node) -> Effect:
    off = int(node.option("discount") or 0)
    return Effect(lambda g, c: bool(buildable(g, c.seat, off, owed=c.owed)), lambda g, c: dwell(g, c.seat, off))


def extra_place(node: Node) -> Effect:
    """Haste: one more Worker is placed before any rush or battle; the turn asks for it (``rules.turn``)."""

    def do(g: Eldervale, c: Doer) -> None:
        g.then("extra-place")

    return Effect(lambda g, c: bool(placements(g, c.seat, WORKER, c.owed)), do)


def place_rule(node: Node) -> Effect:
    """Writ of Passage: this turn beside own Dwellings."""

    def do(g: Eldervale, c: Doer) -> None:
        g.now.writ = True

    return Effect(lambda g, c: not g.now.writ and c.seat in g.dwellings, do)


# ---- actions of other cards

_COPYING = tuple(card.number for card in ADVENTURES if card.effect.startswith("copy_action"))


def copy_action(node: Node) -> Effect:
    """Moonpool: another own card, slots and Orbs count. Carnival: an opponent's without input slot, nothing counts."""
    own = node.args[0] == "own_tableau_adventure"

    def copied(c: Doer, card: int) -> Doer:
        return Doer(c.seat, card, c.kind, bare=not own, owed=c.owed, stand=c.stand)

    def copyable(g: Eldervale, c: Doer) -> list[acts.Card]:
        seats = (c.seat,) if own else g.after(c.seat)[:-1]
        return [
            acts.card(card)
            for seat in seats
            for card in g.players[seat].tableau
            if ADVENTURES[card].window == "regroup"
            and card not in _COPYING
            and (own or "in" not in ADVENTURES[card].slots)
            and compile_effect(ADVENTURES[card].effect).can(g, copied(c, card))
        ]

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        chosen = yield from choose_if_left(c.seat, "copy-action", lambda: copyable(g, c), c.card)
        if chosen is not None:
            yield from compile_effect(ADVENTURES[chosen.card].effect).run(g, copied(c, chosen.card))

    return Effect(lambda g, c: bool(copyable(g, c)), do)


def reactivate(node: Node) -> Effect:
    """Second Wind: a card activated in this Regroup once more, by the same Unit."""

    def again(g: Eldervale, c: Doer) -> list[acts.Card]:
        found = dict.fromkeys(card for card, _ in g.now.activated)
        return [
            acts.card(card)
            for card in found
            if card in g.players[c.seat].tableau
            and compile_effect(ADVENTURES[card].effect).can(g, Doer(c.seat, card, _user(g, card), owed=c.owed))
        ]

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        chosen = yield from choose_if_left(c.seat, "reactivate", lambda: again(g, c), c.card)
        if chosen is not None:
            yield from activate(g, c.seat, chosen.card, _user(g, chosen.card))

    return Effect(lambda g, c: bool(again(g, c)), do)


def _user(g: Eldervale, card: int) -> int:
    """The Unit that activated the card last."""
    return next(kind for own, kind in reversed(g.now.activated) if own == card)


VERBS: dict[str, Maker] = {
    "move_unit": move_unit,
    "swap_units": swap_units,
    "send_underworld": send_underworld,
    "at_g3": at_g3,
    "rescue": rescue,
    "retrieve_underworld": retrieve_underworld,
    "summon": _summon,
    "dwell": _dwell,
    "extra_place": extra_place,
    "place_rule": place_rule,
    "copy_action": copy_action,
    "reactivate": reactivate,
}
