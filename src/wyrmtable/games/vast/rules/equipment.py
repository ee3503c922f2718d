"""What the Knight carries: cubes on stats and cards, Bow, Bomb tokens, Enchanted Bow, Potion Kit (§5.8)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.choices import Bomb, Bow, Choice, PutCube, Shoot, TurnUp
from wyrmtable.games.vast.data import (
    EQUIPMENT,
    HERO,
    KNIGHT,
    ON_KNIGHT,
    PIECES,
    ROGUE,
    STAT_TRACK,
    SUPPLY,
    TREASURES,
    TRIBES,
    WYRM,
)
from wyrmtable.games.vast.grid import DELTA, blocked, edge_of, sheltered, side_towards, visible, xy
from wyrmtable.games.vast.rules.agenda import then
from wyrmtable.games.vast.rules.entering import kill_thief
from wyrmtable.games.vast.rules.grit import may_discard
from wyrmtable.games.vast.rules.losses import discard_powers
from wyrmtable.games.vast.rules.say import PIECE_WORD, say
from wyrmtable.games.vast.rules.stats import knight_perception, knight_strength, stealth
from wyrmtable.games.vast.rules.tribes import lose_population, rage
from wyrmtable.games.vast.rules.victory import heal_knight
from wyrmtable.games.vast.state import Vast

SHOOTING_STRENGTH = 2
BOW_RANGE = 5
MOST_POWERS_SHOT = 3
POTION_HEALTH = 2
_STAT_SPACES = {stat: len(values) - 1 for stat, values in STAT_TRACK.items()}
_PLACES = {**_STAT_SPACES, **EQUIPMENT}


def acts(g: Vast) -> list[Choice | str]:
    """Everything of this chapter that she may do now; none of it costs an Encounter."""
    knight = g.knight
    cubes, used = knight.cubes, knight.used
    found: list[Choice | str] = []
    if "free" in cubes:
        found += [PutCube(place) for place, spaces in _PLACES.items() if cubes.count(place) < spaces]
        found += [PutCube(card) for card in knight.face_up if TREASURES[card].slots and card not in cubes]
    found += [TurnUp(card) for card in knight.face_down if card not in knight.fresh]
    if "bow" in cubes and "bow" not in used:
        found += [Bow(PIECES[tribe]) for tribe in bow_targets(g)]
    if "bomb" in cubes and "bomb" not in used and ON_KNIGHT in g.bombs:
        found += map(Bomb, walls_around(g))
    if "enchanted_bow" in cubes and "enchanted_bow" not in used:
        found += map(Shoot, shot_targets(g))
    if "potion_kit" in cubes and may_discard(g):
        found.append("potion")
    return found


def put_cube(g: Vast, place: str) -> None:
    g.knight.move_cube("free", place)


def turn_up(g: Vast, card: str) -> None:
    g.knight.face_down.remove(card)
    g.knight.face_up.append(card)
    say(g, "flip", "turned-up", KNIGHT, card=f"treasure-{card}")


def potion(g: Vast) -> None:
    g.knight.move_cube("potion_kit", "discarded")
    g.knight.face_up.remove("potion_kit")
    g.treasure_out.append("potion_kit")
    heal_knight(g, POTION_HEALTH)


# ---- Bow


def bow_targets(g: Vast) -> list[int]:
    """Visible Tribes on the map; she needs Strength 2."""
    if knight_strength(g) < SHOOTING_STRENGTH:
        return []
    here = g.pieces[HERO]
    return [
        tribe
        for tribe in TRIBES
        if g.revealed_tribe(tribe) and visible(g, here, g.pieces[tribe]) and not sheltered(g, here, g.pieces[tribe])
    ]


def bow(g: Vast, target: str) -> Rule[None]:
    """Not an attack; the Tribe scatters only at Population 0."""
    tribe = PIECES.index(target)
    g.knight.used.append("bow")
    say(g, "hit", "shot", KNIGHT, g.pieces[tribe], piece=PIECE_WORD[tribe])
    lost = yield from lose_population(g, tribe, knight_strength(g) - 1)
    rage(g, 1)
    if lost:
        g.knight.deeds.append("eagle_eyed")


# ---- Enchanted Bow


def in_line(a: int, b: int, reach: int) -> bool:
    ax, ay = xy(a)
    bx, by = xy(b)
    return (ax == bx and abs(ay - by) <= reach) or (ay == by and abs(ax - bx) <= reach)


def shot_targets(g: Vast) -> list[str]:
    """R-28: the Dragon (Strength 2) or the Thief (Perception) up to 5 away in a straight line, through everything."""
    here = g.pieces[HERO]
    found = []
    for piece in (WYRM, ROGUE):
        cell = g.pieces[piece]
        if cell not in g.tiles or not in_line(here, cell, BOW_RANGE) or sheltered(g, here, cell):
            continue
        if knight_strength(g) >= SHOOTING_STRENGTH if piece == WYRM else knight_perception(g) > stealth(g):
            found.append(PIECES[piece])
    return found


def powers_shot(g: Vast) -> int:
    """R-28: cards the Dragon loses, as far as he has them."""
    return min(MOST_POWERS_SHOT, knight_strength(g) - 1)


def shoot(g: Vast, target: str) -> Rule[None]:
    g.knight.used.append("enchanted_bow")
    say(g, "hit", "shot", KNIGHT, g.pieces[PIECES.index(target)], piece=f"role-{target}")
    if target == "thief":
        effect = yield from kill_thief(g, KNIGHT)
    else:
        lost = yield from discard_powers(g, powers_shot(g))
        effect = lost > 0
    if effect:
        g.knight.deeds.append("eagle_eyed")


# ---- Bomb tokens


def walls_around(g: Vast) -> list[int]:
    """Spaces beyond the walls and Rockslides at the edges of her space."""
    here = g.pieces[HERO]
    return [here + DELTA[side] for side in range(4) if blocked(g, here, side)]


def bomb(g: Vast, beyond: int) -> None:
    """A token opens the edge for everybody (R-54: a Rockslide there goes back)."""
    here = g.pieces[HERO]
    edge = edge_of(here, side_towards(here, beyond))
    g.knight.used.append("bomb")
    g.bombs[g.bombs.index(ON_KNIGHT)] = edge
    if edge in g.rockslides:
        g.rockslides[g.rockslides.index(edge)] = SUPPLY
    say(g, "break", "bombed", KNIGHT, here)
    then(g, "fill", KNIGHT)
