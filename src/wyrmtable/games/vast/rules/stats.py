"""Numbers the roles compare: Strength, Perception, Movement, Armor, Spirit, Stealth."""

from __future__ import annotations

from wyrmtable.games.vast.data import (
    ARMOR,
    BOOTS_MOVEMENT,
    CARRIED,
    FANGS,
    KNIGHT,
    MONSTERS,
    PIECES,
    SPIRIT,
    STAT_TRACK,
)
from wyrmtable.games.vast.state import Vast

SMASH_STRENGTH = 3
_MOVEMENT, _PERCEPTION, _STRENGTH = STAT_TRACK["movement"], STAT_TRACK["perception"], STAT_TRACK["strength"]
FIRE_BOMBER = 2


def knight_movement(g: Vast) -> int:
    cubes = g.knight.cubes
    return _MOVEMENT[cubes.count("movement")] + BOOTS_MOVEMENT * ("heroic_boots" in cubes) + ("fairy_lantern" in cubes)


def knight_perception(g: Vast) -> int:
    cubes = g.knight.cubes
    return _PERCEPTION[cubes.count("perception")] + ("elven_sword" in cubes) + ("fairy_lantern" in cubes)


def knight_strength(g: Vast) -> int:
    """§5.2: the Elven Sword and the Mighty Axe count only in her own turn."""
    cubes = g.knight.cubes
    track = _STRENGTH[cubes.count("strength")]
    return track + ("elven_sword" in cubes) + ("mighty_axe" in cubes) if g.turn == KNIGHT else track


def tribe_strength(g: Vast, tribe: int) -> int:
    """§6.1"""
    goblins = g.goblins
    cards = goblins.monsters[tribe]
    strength = goblins.population[tribe] + (tribe == FANGS)
    for card in cards:
        strength += MONSTERS[card].bonus
    if goblins.used and f"fire_bomber:{PIECES[tribe]}" in goblins.used:
        strength += FIRE_BOMBER
    if goblins.rage == 0 and "pet_frog" not in cards:  # malaise
        strength -= 1
    return max(0, strength)


def tribe_perception(g: Vast, tribe: int) -> int:
    return g.goblins.population[tribe] + 1 - ("goblin_ruby" in g.goblins.face_up)


def tribe_smash_strength(g: Vast) -> int:
    """§6.7; a level changes it only for who must smash: the Knight, or the Goblins without a Knight (§13.1)."""
    return SMASH_STRENGTH if g.plays(KNIGHT) else g.rules.smash_strength


def trap_bonus(g: Vast) -> int:
    """Trap, face up: an attacked Tribe has +1 Strength and +1 Perception."""
    return 1 if "trap" in g.goblins.face_up else 0


def armor(g: Vast) -> int:
    plain = ARMOR[g.dragon.wake]
    return min(4, plain + 1) if g.rules.ash_dragon else plain


def spirit(g: Vast) -> int:
    return SPIRIT[g.dragon.wake]


def thief_stat(g: Vast, index: int, upgrade: str) -> int:
    """Token (2, 3 or 4 by its light side, perhaps flipped) and upgrade, at most 5."""
    owned = g.thief.upgrades
    token = g.thief.stats[index]
    if "all_4" in owned or (token == 3 and "flip_3_4" in owned):
        token = 4
    elif token == 2 and "flip_2_3" in owned:
        token = 3
    return min(5, token + (upgrade in owned))


def thief_movement(g: Vast) -> int:
    return thief_stat(g, 0, "plus_movement")


def thief_thievery(g: Vast) -> int:
    return thief_stat(g, 2, "plus_thievery")


def carried(g: Vast) -> int:
    return g.treasures.count(CARRIED) + g.gems.count(CARRIED)


def stealth(g: Vast) -> int:
    """§9.3: may be 0 or less."""
    return thief_stat(g, 1, "plus_stealth") - carried(g) - g.thief.hex
