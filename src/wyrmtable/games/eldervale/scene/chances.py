"""What a spell would make of a battle: the chance of its caster, exactly, if nobody answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from wyrmtable.core.scene import Pip
from wyrmtable.games.eldervale.data import MAGIC_CARDS, MOTHER
from wyrmtable.games.eldervale.effects.battle_counts import battle_of
from wyrmtable.games.eldervale.effects.compile import amount
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import Node, parse
from wyrmtable.games.eldervale.effects.verbs_dice import fitting, sides_for
from wyrmtable.games.eldervale.forecast import battle_odds, battle_sides
from wyrmtable.games.eldervale.odds import FAIR, NO_ONES, Fighter, odds, percent
from wyrmtable.games.eldervale.rules.outcome import wins_ties
from wyrmtable.games.eldervale.rules.sides import cap, first_bonus, sword_price, wanted_dice
from wyrmtable.games.eldervale.scene.draft import note
from wyrmtable.games.eldervale.state import NOBODY, WILD, Eldervale

Dice = Mapping[int, Sequence[int]]
_FACES = range(1, 7)


def chip(chance: int) -> Pip:
    return note("odds", "chance", n=chance)


def now(g: Eldervale, seat: int) -> int:
    """The chance of this seat before the roll, as things stand."""
    return percent(battle_odds(g))[battle_sides(g).index(seat)]


def of_casting(g: Eldervale, seat: int, card: int) -> tuple[Pip, ...]:
    """For those who fight: the best a spell about dice can do; nothing for other spells."""
    if g.battle is None or seat not in battle_sides(g):
        return ()
    node = parse(MAGIC_CARDS[card].effect)[0]
    if node.word == "add_dice" and not g.battle.dice:
        twin = g.copy()
        extra = battle_of(twin).extra
        extra[seat] = extra.get(seat, 0) + amount(node)(g, Doer(seat))
        return (chip(now(twin, seat)),)
    ways = _ways(g, seat, node) if g.battle.dice else []
    return (chip(max(ways)),) if ways else ()


def of_swords(g: Eldervale, seat: int, number: int) -> tuple[Pip, ...]:
    """So many swords for the own side, or for the partner's: the dice they add and the chance with them."""
    battle = battle_of(g)
    side = seat if battle.realm in g.players[seat].places else g.partner(seat)
    dice = number // sword_price(g) + first_bonus(g, seat, side)
    most, wanted = cap(g), wanted_dice(g, side)
    twin = g.copy()
    bought = battle_of(twin).bought
    bought[side] = bought.get(side, 0) + dice
    more = max(0, min(most, wanted + dice) - min(most, wanted))
    return Pip("dice", more), chip(now(twin, side))


def of_rerolling(g: Eldervale, seat: int, side: int) -> tuple[Pip, ...]:
    """For those who fight: what the spell just cast does to the dice of this side."""
    if g.battle is None or seat not in g.battle.dice or not g.casting:
        return ()
    node = parse(MAGIC_CARDS[g.casting[-1]].effect)[0]
    return (chip(max(_rerolls(g, seat, node, [side]))),) if node.word == "reroll" else ()


def _ways(g: Eldervale, seat: int, node: Node) -> list[int]:
    """The chance after each way to use a spell."""
    dice = battle_of(g).dice
    if node.word == "reroll":
        return _rerolls(g, seat, node, sides_for(g, seat, node.args[0]))
    if node.word == "set_die":
        value = int(node.args[2])
        fits = fitting(node.args[1])
        return [
            _chance(g, seat, _changed(dice, side, index, value))
            for side in sides_for(g, seat, node.args[0])
            for index in fits(dice[side])
        ]
    if node.word == "copy_die":
        values = {value for thrown in dice.values() for value in thrown}
        return _best_own(g, seat, values)
    if node.word == "roll_extra_die":
        stands = _chance(g, seat, dice)
        return [sum(max(stands, *_best_own(g, seat, [value])) for value in _FACES) // len(_FACES)]
    return []


def _rerolls(g: Eldervale, seat: int, node: Node, sides: Iterable[int]) -> list[int]:
    dice = battle_of(g).dice
    which = node.args[1]
    fits = fitting(which)
    found = []
    for side in sides:
        indices = fits(dice[side])
        if which == "one":
            choices: list[tuple[int, ...]] = [(index,) for index in indices]
        elif which == "any_subset":
            choices = [some for n in range(1, len(indices) + 1) for some in combinations(indices, n)]
        else:
            choices = [tuple(indices)] if indices else []
        found += [_chance(g, seat, dice, side, again) for again in choices]
    return found


def _best_own(g: Eldervale, seat: int, values: Iterable[int]) -> list[int]:
    """One own die takes one of these values."""
    dice = battle_of(g).dice
    return [
        _chance(g, seat, _changed(dice, seat, index, value)) for value in values for index in range(len(dice[seat]))
    ]


def _changed(dice: Dice, side: int, index: int, value: int) -> Dice:
    own = list(dice[side])
    own[index] = value
    return {**dice, side: own}


def _chance(g: Eldervale, seat: int, dice: Dice, rolling: int = NOBODY, again: Sequence[int] = ()) -> int:
    """The chance of a seat with these dice, some of one side rolled again."""
    mother = g.monsters[MOTHER] == battle_of(g).realm
    fighters = []
    for side, own in dice.items():
        faces = NO_ONES if side == WILD and mother else FAIR
        kept = [
            value
            for index, value in enumerate(own)
            if not (side == rolling and index in again) and not (value == 1 and faces is NO_ONES)
        ]
        fighters.append(Fighter(((len(own), 1),), tuple(kept), faces, wins_ties(g, side)))
    return percent(odds(tuple(fighters)))[list(dice).index(seat)]
