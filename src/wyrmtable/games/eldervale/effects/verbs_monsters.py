"""Verbs about monsters: moved, sent home, dominated, held back (spec 20)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    TROVE,
)
from wyrmtable.games.eldervale.effects.compile import Effect, Maker, always, compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import Node
from wyrmtable.games.eldervale.effects.verbs_units import TARGETS
from wyrmtable.games.eldervale.hexes import members
from wyrmtable.games.eldervale.rules.monsters import dominable, dominate, move_monster, return_to_lair
from wyrmtable.games.eldervale.rules.placing import within
from wyrmtable.games.eldervale.state import NOBODY, WILD, Eldervale


def _dominate(node: Node) -> Effect:
    def do(g: Eldervale, c: Doer) -> Rule[None]:
        options = [acts.beast(monster) for monster in dominable(g, c.seat)]
        chosen = yield from choose(c.seat, "dominate", options, c.card)
        yield from dominate(g, c.seat, chosen.monster)

    return Effect(lambda g, c: bool(dominable(g, c.seat)), do)


def monster_to_lair(node: Node) -> Effect:
    def possible(g: Eldervale) -> list[acts.Beast]:
        return [
            acts.beast(monster)
            for monster, place in enumerate(g.monsters)
            if place >= 0 and g.lair(monster) not in (-1, place)
        ]

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        chosen = yield from choose(c.seat, "banish", possible(g), c.card)
        yield from return_to_lair(g, chosen.monster)

    return Effect(lambda g, c: bool(possible(g)), do)


def _move_monster(node: Node) -> Effect:
    """``any`` Monster, or one ``within=n`` realms of the Unit just placed; Lure triggers a battle if Units are there."""
    reach = int(node.option("within") or 0)
    targets, lures = TARGETS[node.args[1]], "battle_if_units" in node.args

    def movable(g: Eldervale, c: Doer) -> list[acts.Beast]:
        near = within(g, c.realm, reach) | 1 << c.realm if reach else -1
        return [
            acts.beast(monster)
            for monster, place in enumerate(g.monsters)
            if place >= 0 and near >> place & 1 and targets(g, place)
        ]

    def can(g: Eldervale, c: Doer) -> bool:
        return not (lures and g.battle is not None) and bool(movable(g, c))

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        chosen = yield from choose(c.seat, "move-monster", movable(g, c), c.card)
        goals = [acts.realm(realm) for realm in members(targets(g, g.monsters[chosen.monster]))]
        goal = yield from choose(c.seat, "move-monster-to", goals, chosen.monster)
        move_monster(g, chosen.monster, goal.realm)
        if lures and not g.peaceful and any(goal.realm in player.places for player in g.players):
            g.now.pending.append((goal.realm, WILD, NOBODY, -1))

    return Effect(can, do)


def forbid(node: Node) -> Effect:
    """Lion's Roar, Lantern Bearers: no Monster rushes this turn. Riptide: this one does not."""
    all_of_them = node.args[0] == "monsters"

    def do(g: Eldervale, c: Doer) -> None:
        if all_of_them:
            g.now.no_rush = True
        else:
            g.now.held.append(g.now.rusher)
        tales.rush_stopped(g)

    return Effect(always, do)


def take_trove(node: Node) -> Effect:
    """One random Trove token, resolved at once."""

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        token = g.trove.pop()
        g.trove_taken.append(token)
        tales.trove_taken(g, c.seat, token)
        effect = compile_effect(TROVE[token])
        if effect.can(g, c):
            yield from effect.run(g, c)

    return Effect(lambda g, c: bool(g.trove), do)


VERBS: dict[str, Maker] = {
    "dominate": _dominate,
    "monster_to_lair": monster_to_lair,
    "move_monster": _move_monster,
    "forbid": forbid,
    "take_trove": take_trove,
}
