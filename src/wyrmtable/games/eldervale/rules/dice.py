"""Battle dice rolled and changed (spec 14.2 step 4)."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.games.eldervale import tales
from wyrmtable.games.eldervale.data import CROCODILE, MOTHER
from wyrmtable.games.eldervale.effects.battle_counts import battle_of
from wyrmtable.games.eldervale.rules.sides import dice_number, set_dice, side_of, sides
from wyrmtable.games.eldervale.state import NOBODY, WILD, Eldervale

DEATH_ROLL = 2


def roll_die(g: Eldervale) -> int:
    return g.chance.below("battle-die", 6) + 1


def roll_all(g: Eldervale) -> None:
    """All sides roll; dice set by abilities are not rolled and count towards the number."""
    battle = battle_of(g)
    battle.monster = g.monster_at(battle.realm)
    here = sides(g, battle.realm)
    numbers = [(side, dice_number(g, side), set_dice(g, side)) for side in here]  # before anybody has "taken part"
    for side, number, fixed in numbers:
        fixed = fixed[:number]
        battle.dice[side] = [*fixed, *(roll_die(g) for _ in range(number - len(fixed)))]
        battle.fixed[side] = len(fixed)
        if side != WILD:
            battle.took_part[side] = g.kinds_at(side, battle.realm)
        tales.rolled(g, side)
    death_roll(g)
    no_ones(g)


def rerolled(g: Eldervale, side: int, indices: Sequence[int]) -> None:
    dice = battle_of(g).dice[side]
    for index in indices:
        dice[index] = roll_die(g)
    tales.rolled(g, side)
    no_ones(g)


def set_die(g: Eldervale, side: int, old: int, new: int) -> None:
    """One die of this value takes another."""
    dice = battle_of(g).dice[side]
    dice[dice.index(old)] = new
    tales.rolled(g, side)
    no_ones(g)


def death_roll(g: Eldervale) -> None:
    """Dread Crocodile: dice showing 1 or 2 of its side are rolled again, once; set dice are not touched [R 81]."""
    side = side_of(g, CROCODILE)
    if side != NOBODY:
        battle = battle_of(g)
        low = [i for i, die in enumerate(battle.dice[side]) if die <= DEATH_ROLL and i >= battle.fixed[side]]
        if low:
            rerolled(g, side, low)


def no_ones(g: Eldervale) -> None:
    """Incredible Power: the Mother of Dragons rerolls her 1s until none shows, also after later changes."""
    battle = battle_of(g)
    if g.monsters[MOTHER] == battle.realm and WILD in battle.dice:
        dice = battle.dice[WILD]
        while 1 in dice:
            dice[dice.index(1)] = roll_die(g)
            tales.rolled(g, WILD)
