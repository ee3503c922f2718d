"""What battles that are coming or being fought may bring to each side."""

from __future__ import annotations

from wyrmtable.games.eldervale.bot.odds import beats
from wyrmtable.games.eldervale.data import CHIMERA, DICE, MONSTERS
from wyrmtable.games.eldervale.rules.outcome import best_side
from wyrmtable.games.eldervale.rules.rush import rushers
from wyrmtable.games.eldervale.rules.sides import dice_number, sides
from wyrmtable.games.eldervale.state import NOBODY, WILD, Eldervale

GLORY = 2.2
"""What winning a battle brings."""
BEAST_BEATEN = 1.0
"""And more for a Monster."""
FALLEN = 0.5
"""What a Unit sent to the Underworld costs, beyond what it could have done in the next Regroup and less its sword."""
_CHIMERA_DICE = 4


def fights(g: Eldervale, seat: int) -> float:
    """What all battles in sight mean for a player."""
    battle = g.battle
    if battle is not None:
        if battle.winner != NOBODY or battle.step in ("casualties", "cancelled"):
            return 0.0
        here = sides(g, battle.realm)
        if seat not in here or len(here) < 2:
            return 0.0
        if battle.dice:
            return stake(g, seat, battle.realm, float(best_side(g) == seat), WILD in here)
        return stake(g, seat, battle.realm, _share(seat, {side: dice_number(g, side) for side in here}), WILD in here)
    if g.peaceful:
        return 0.0
    total = 0.0
    for realm in threatened(g):
        total += likely(g, seat, realm)
    return total


def threatened(g: Eldervale) -> list[int]:
    """Realms where a battle is triggered, or a Monster is about to rush in."""
    realms = dict.fromkeys(trigger[0] for trigger in g.now.pending)
    if any(due[0] in ("after-action", "rushes") for due in g.agenda):
        for _, realm in g.now.placed:
            if realm in g.players[g.active].places and rushers(g, realm):
                realms[realm] = None
    return list(realms)


def likely(g: Eldervale, seat: int, realm: int) -> float:
    """What a battle in this realm will mean for a player, with the Units that stand there now."""
    dice = {side: strength(g, side, realm) for side in sides(g, realm)}
    if seat not in dice:
        return 0.0
    if WILD not in dice and (rushing := rushers(g, realm)):
        dice[WILD] = min(_wild(monster) for monster in rushing)
    return stake(g, seat, realm, _share(seat, dice), WILD in dice) if len(dice) > 1 else 0.0


def _wild(monster: int) -> int:
    return _CHIMERA_DICE if monster == CHIMERA else MONSTERS[monster].dice


def strength(g: Eldervale, side: int, realm: int) -> int:
    """Dice of a side in a realm: its Units there and the Dwellings in and around it."""
    if side == WILD:
        return _wild(g.monster_at(realm))
    homes = g.homes(side)
    near = (homes >> realm & 1) + (homes & g.adjacent[realm]).bit_count()
    return sum([DICE[kind] or _CHIMERA_DICE for kind in g.kinds_at(side, realm)]) + near


def _share(seat: int, dice: dict[int, int]) -> float:
    """The chance to beat all others."""
    chance = 1.0
    for side, number in dice.items():
        if side != seat:
            chance *= beats(dice[seat], number)
    return chance


def stake(g: Eldervale, seat: int, realm: int, chance: float, monster: bool) -> float:
    """What a battle brings that is won with this chance."""
    return chance * (GLORY + BEAST_BEATEN * monster) - (1 - chance) * FALLEN * len(g.kinds_at(seat, realm))
