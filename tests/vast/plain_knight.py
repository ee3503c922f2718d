"""The plain reading of everything the Knight may do at a moment of her turn (§5.4 to §5.8), Sidequests and Pits apart."""

from __future__ import annotations

from wyrmtable.games.vast.data import CARRIED, GEMS, ON_KNIGHT, PIECES, TRIBES

from .plain_reading import DRAGON, KNIGHT, STEPS, Plain, Space, beside, name

THIEF = 5
PLACES = {"movement": 3, "perception": 3, "strength": 3, "bomb": 1, "bow": 1, "map": 3, "shield": 1}


def visible(plain: Plain, a: Space, b: Space) -> bool:
    """§2.5"""
    ways = [side for side, (x, y) in enumerate(STEPS) if a == b or (b[0] - a[0]) * x > 0 or (b[1] - a[1]) * y > 0]
    if a != b and len(ways) > 1:
        return False
    at = a
    while at != b:
        if plain.blocked(at, ways[0]) or (at != a and (at not in plain.tiles or plain.dark(at))):
            return False
        at = beside(at, ways[0])
    return True


def forest(plain: Plain, *spaces: Space) -> bool:
    return any(plain.terrain(at) == "mushroom_forest" for at in spaces)


def stealth(plain: Plain) -> int:
    g = plain.g
    upgrades, token = g.thief.upgrades, g.thief.stats[1]
    if "all_4" in upgrades or (token == 3 and "flip_3_4" in upgrades):
        token = 4
    elif token == 2 and "flip_2_3" in upgrades:
        token = 3
    carried = g.treasures.count(CARRIED) + g.gems.count(CARRIED)
    return min(5, token + ("plus_stealth" in upgrades)) - carried - g.thief.hex


def perception(plain: Plain) -> int:
    cubes = plain.g.knight.cubes
    return 1 + cubes.count("perception") + ("elven_sword" in cubes) + ("fairy_lantern" in cubes)


def knight_acts(plain: Plain) -> set[str]:
    g, knight, here = plain.g, plain.g.knight, plain.pieces[KNIGHT]
    assert here is not None
    free = knight.encounters < perception(plain)
    waits = plain.stops(here)
    found = without_encounter(plain, here) | plain.knight_steps()
    if waits and free:
        return found | {"event"}
    if not knight.must:
        found.add("end")
    under_way = knight.meeting == g.pieces[KNIGHT]

    def allowed(target: str) -> bool:
        return free or (under_way and target not in knight.met and "collect" not in knight.met)

    found |= {f"attack:{target}" for target in targets(plain, here, 0) if allowed(target)}
    if "javelin" in knight.face_up and "bomb_attack" not in knight.used:
        mine = [target for target in targets(plain, here, 1) if target != "thief" and allowed(target)]
        found |= {f"javelin:{target}@{name(here)}" for target in mine}
        if free and not knight.must:
            found |= throws(plain, here)
    if not knight.must and (free or under_way):
        if g.pieces[KNIGHT] in g.treasures:
            found.add("collect:treasure")
        found |= {f"collect:{GEMS[gem]}" for gem, cell in enumerate(g.gems) if cell == g.pieces[KNIGHT]}
    return found


def without_encounter(plain: Plain, here: Space) -> set[str]:
    g, knight = plain.g, plain.g.knight
    cubes, used, strength = knight.cubes, knight.used, plain.knight_strength()
    found = {f"up:{card}" for card in knight.face_down if card not in knight.fresh}
    if "free" in cubes:
        found |= {f"cube:{place}" for place, spaces in PLACES.items() if cubes.count(place) < spaces}
        found |= {f"cube:{card}" for card in knight.face_up if card != "javelin" and card not in cubes}
    if "bomb" in cubes and "bomb" not in used and ON_KNIGHT in g.bombs:
        found |= {f"bomb:{name(beside(here, side))}" for side in range(4) if plain.blocked(here, side)}
    for piece in (*TRIBES, DRAGON, THIEF):
        at = plain.pieces[piece]
        if at is None or at not in plain.tiles or (at != here and forest(plain, at, here)):
            continue
        if piece in TRIBES:
            if "bow" in cubes and "bow" not in used and strength >= 2 and visible(plain, here, at):
                found.add(f"bow:{PIECES[piece]}")
        elif "enchanted_bow" in cubes and "enchanted_bow" not in used:
            apart = sorted((abs(at[0] - here[0]), abs(at[1] - here[1])))
            able = strength >= 2 if piece == DRAGON else perception(plain) > stealth(plain)
            if able and apart[0] == 0 and apart[1] <= 5:
                found.add(f"shoot:{PIECES[piece]}")
    owned = [place for place in cubes if place not in ("discarded", "entrance") and not place.startswith("grit")]
    if "potion_kit" in cubes and len(owned) > 2:
        found.add("potion")
    if KNIGHT in g.rules.flare and "flare" not in used:
        found.add("flare")
    return found


def targets(plain: Plain, here: Space, javelin: int) -> list[str]:
    """§5.6, on her own space."""
    g, knight = plain.g, plain.g.knight
    strength = plain.knight_strength() + javelin
    found = []
    if g.pieces[KNIGHT] in g.crystals and strength >= g.rules.smash_strength:
        found.append("crystal")
    bomb = "bomb" in knight.cubes and "bomb" not in knight.used and "javelin" not in knight.used
    dig = "underground" not in knight.used and (bool(javelin) or g.collapse or bomb)
    if plain.pieces[DRAGON] == here and strength >= plain.armor() and (g.dragon.surfaced or dig):
        found.append("dragon")
    if any(plain.pieces[tribe] == here for tribe in TRIBES) and (
        "tribes" in knight.must or beats(plain, here, strength)
    ):
        found.append("tribes")
    if plain.pieces[THIEF] == here and perception(plain) > stealth(plain):
        found.append("thief")
    return found


def beats(plain: Plain, at: Space, strength: int) -> bool:
    trap = "trap" in plain.g.goblins.face_up
    tribes = [tribe for tribe in TRIBES if plain.pieces[tribe] == at]
    return all(strength > plain.tribe_strength(tribe) + trap for tribe in tribes)


def throws(plain: Plain, here: Space) -> set[str]:
    """R-06, R-55"""
    strength = plain.knight_strength() + 1
    found = set()
    for piece, at in enumerate(plain.pieces[: THIEF + 1]):
        if at is None or at not in plain.tiles or at == here or forest(plain, at, here):
            continue
        if abs(at[0] - here[0]) + abs(at[1] - here[1]) > 3 or not visible(plain, here, at):
            continue
        if piece in TRIBES and beats(plain, at, strength):
            found.add(f"javelin:tribes@{name(at)}")
        elif piece == DRAGON and plain.g.dragon.surfaced and strength >= plain.armor():
            found.add(f"javelin:dragon@{name(at)}")
        elif piece == THIEF and perception(plain) > stealth(plain):
            found.add(f"javelin:thief@{name(at)}")
    return found
