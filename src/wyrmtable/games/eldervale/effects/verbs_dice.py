"""Verbs about battles: dice added, rerolled, set and copied; battles cancelled; Units that join or are saved."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import PASS, Rule, choose, choose_many
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import JUGGERNAUT, READY, SPHINX, WARRIOR, read_cost
from wyrmtable.games.eldervale.effects.battle_counts import battle_of, shows
from wyrmtable.games.eldervale.effects.compile import Effect, Maker, amount
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import Node
from wyrmtable.games.eldervale.effects.verbs_units import move_unit as over_land
from wyrmtable.games.eldervale.rules.dice import rerolled, roll_die, set_die
from wyrmtable.games.eldervale.rules.paying import can_pay, pay, plus
from wyrmtable.games.eldervale.rules.placing import within
from wyrmtable.games.eldervale.rules.sides import cap, join_in, side_of, wanted_dice, webbed
from wyrmtable.games.eldervale.rules.units import ability, move, units_in
from wyrmtable.games.eldervale.state import NOBODY, Eldervale

ONE_ANY = read_cost("any:1")
NOTHING = 0


def add_dice(node: Node) -> Effect:
    """Spells: dice for this battle, as far as the limit allows."""
    number = amount(node)

    def can(g: Eldervale, c: Doer) -> bool:
        return g.battle is not None and number(g, c) > NOTHING and wanted_dice(g, c.seat) < cap(g)

    def do(g: Eldervale, c: Doer) -> None:
        extra = battle_of(g).extra
        extra[c.seat] = extra.get(c.seat, 0) + number(g, c)

    return Effect(can, do)


def cancel_battle(node: Node) -> Effect:
    def do(g: Eldervale, c: Doer) -> None:
        battle_of(g).step = "cancelled"

    return Effect(lambda g, c: g.battle is not None, do)


# ---- whose dice may be changed


def may_change_own(g: Eldervale, seat: int) -> bool:
    """Venom: opponents of the Naga's Warrior may not change their own dice."""
    taken_part = battle_of(g).took_part
    return not any(
        ability(g, other, "venom") and shows(g, Doer(other, mimic=True), WARRIOR, taken_part.get(other, []))
        for other in g.opponents(seat)
    )


def sides_for(g: Eldervale, seat: int, who: str) -> list[int]:
    """Sides whose dice the effect may touch: Clockwork guards its side from others, the partner is no other side."""
    battle = battle_of(g)
    guarded = side_of(g, JUGGERNAUT)
    found = []
    for side in battle.dice:
        if side == seat:
            if who != "other_side" and may_change_own(g, seat):
                found.append(side)
        elif who != "own" and side != guarded and (who == "any_participant" or side != g.partner(seat)):
            found.append(side)
    return found


# ---- rerolling and setting


def fitting(which: str) -> Callable[[list[int]], list[int]]:
    """Which dice of a side an effect touches, as their places."""
    if which == "highest":
        return lambda dice: [dice.index(max(dice))]
    if which.startswith("showing="):
        value = int(which.removeprefix("showing="))
        return lambda dice: [i for i, die in enumerate(dice) if die == value]
    return lambda dice: list(range(len(dice)))


def reroll(node: Node) -> Effect:
    who, which = node.args[0], node.args[1]
    fits = fitting(which)

    def targets(g: Eldervale, c: Doer) -> list[int]:
        dice = battle_of(g).dice
        return [side for side in sides_for(g, c.seat, who) if fits(dice[side])]

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        side = (yield from choose(c.seat, "battle-side", [acts.side(side) for side in targets(g, c)])).side
        dice = battle_of(g).dice[side]
        indices = fits(dice)
        if which == "one":
            value = (yield from choose(c.seat, "choose-die", distinct(side, dice))).value
            indices = [dice.index(value)]
        elif which == "any_subset":
            options = [acts.die_at(side, i, dice[i]) for i in indices]
            chosen = yield from choose_many(c.seat, "choose-dice", options, 1)
            indices = [die.index for die in chosen]
        rerolled(g, side, indices)

    return Effect(lambda g, c: g.battle is not None and bool(targets(g, c)), do)


def distinct(side: int, dice: list[int], but: int = 0) -> list[acts.Die]:
    return [acts.die(side, value) for value in sorted(set(dice), reverse=True) if value != but]


def _set_die(node: Node) -> Effect:
    """One die takes a value: ``highest``, ``showing=1``, or ``any``."""
    who, which, value = node.args[0], node.args[1], int(node.args[2])
    fits = fitting(which)

    def options(g: Eldervale, c: Doer) -> list[acts.Die]:
        dice = battle_of(g).dice
        return [
            die
            for side in sides_for(g, c.seat, who)
            for die in distinct(side, [dice[side][i] for i in fits(dice[side])], value)
        ]

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        die = yield from choose(c.seat, "set-die", options(g, c))
        set_die(g, die.side, die.value, value)

    return Effect(lambda g, c: g.battle is not None and bool(options(g, c)), do)


def copy_die(node: Node) -> Effect:
    """Mirror Shield: one own die takes the value of any die."""

    def can(g: Eldervale, c: Doer) -> bool:
        return g.battle is not None and c.seat in sides_for(g, c.seat, "own") and len(_values(g)) > 1

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        mine = yield from choose(c.seat, "own-die", distinct(c.seat, battle_of(g).dice[c.seat]))
        values = [acts.value(value) for value in _values(g) if value != mine.value]
        copied = yield from choose(c.seat, "copy-die", values, mine)
        set_die(g, c.seat, mine.value, copied.number)

    return Effect(can, do)


def _values(g: Eldervale) -> list[int]:
    return sorted({value for dice in battle_of(g).dice.values() for value in dice}, reverse=True)


def roll_extra_die(node: Node) -> Effect:
    """Wild Surge: one more die, which may take the place of an own one."""

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        battle = battle_of(g)
        battle.spare = roll_die(g)
        tales.die_rolled(g, c.seat, battle.spare)
        options = [*distinct(c.seat, battle.dice[c.seat], battle.spare), PASS]
        chosen = yield from choose(c.seat, "replace-die", options, battle.spare)
        if isinstance(chosen, acts.Die):
            set_die(g, c.seat, chosen.value, battle.spare)
        battle.spare = 0

    def can(g: Eldervale, c: Doer) -> bool:
        return g.battle is not None and bool(sides_for(g, c.seat, "own"))

    return Effect(can, do)


def replace(node: Node) -> Effect:
    """Asked together with the extra die."""
    return Effect(lambda g, c: False, lambda g, c: None)


# ---- Units


def move_unit(node: Node) -> Effect:
    """Into a battle, out of its casualties, or (``verbs_units``) from realm to realm."""
    if "joins" in node.args:
        return _ambush()
    if node.args[0] == "own_casualties":
        return _saved()
    return over_land(node)


def _ambush() -> Effect:
    """Sudden Ambush: an own Unit up to two realms away moves in and joins."""

    def units(g: Eldervale, c: Doer) -> list[acts.Unit]:
        if g.battle is None:
            return []
        realm = g.battle.realm
        if side_of(g, SPHINX) != NOBODY and not can_pay(g, c.seat, plus(ONE_ANY, c.owed)):
            return []
        return units_in(g, c.seat, within(g, realm, 2) & ~webbed(g, realm))

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        unit = yield from choose(c.seat, "ambush", units(g, c))
        if side_of(g, SPHINX) != NOBODY:
            yield from pay(g, c.seat, ONE_ANY, 0, unit)
        join_in(g, c.seat, unit.kind, unit.place)

    return Effect(lambda g, c: bool(units(g, c)), do)


def _saved() -> Effect:
    """Dawn Ward: all own casualties of this battle become ready."""

    def do(g: Eldervale, c: Doer) -> None:
        realm = battle_of(g).realm
        for kind in g.kinds_at(c.seat, realm):
            move(g, c.seat, kind, realm, READY)
            tales.readied(g, c.seat, kind)

    return Effect(lambda g, c: g.battle is not None and g.battle.realm in g.players[c.seat].places, do)


VERBS: dict[str, Maker] = {
    "add_dice": add_dice,
    "cancel_battle": cancel_battle,
    "reroll": reroll,
    "set_die": _set_die,
    "copy_die": copy_die,
    "roll_extra_die": roll_extra_die,
    "replace": replace,
    "move_unit": move_unit,
}
