"""Encounters of the Knight: attacks (§5.6) and collecting (§5.7).

An Encounter is spent by the first thing she does on a space; while it lasts (``knight.meeting``) everything else there is
part of it: each target once, attacks before collecting. Doing more than that begins another Encounter.
"""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.choices import Attack, Collect, Javelin
from wyrmtable.games.vast.data import (
    GEMS,
    HERO,
    KNIGHT,
    ON_KNIGHT,
    ROGUE,
    SUPPLY,
    WYRM,
)
from wyrmtable.games.vast.grid import distance, sheltered, visible
from wyrmtable.games.vast.rules import events
from wyrmtable.games.vast.rules.agenda import then
from wyrmtable.games.vast.rules.axe import swing_axe
from wyrmtable.games.vast.rules.dice import roll
from wyrmtable.games.vast.rules.entering import kill_thief
from wyrmtable.games.vast.rules.forced import event_stops
from wyrmtable.games.vast.rules.grit import gain_grit, lose_grit
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.stats import (
    armor,
    knight_perception,
    knight_strength,
    stealth,
    trap_bonus,
    tribe_strength,
)
from wyrmtable.games.vast.rules.treasures import treasure
from wyrmtable.games.vast.rules.tribes import discard_trap, rage, scatter
from wyrmtable.games.vast.rules.victory import hurt_dragon
from wyrmtable.games.vast.state import Vast

SMASH_GRIT = 2
GEM_GRIT = 5
GEM_TRAP_GRIT = 2
JAVELIN_RANGE = 3


# ---- Encounters


def has_encounter(g: Vast) -> bool:
    return g.knight.encounters < knight_perception(g)


def spend_encounter(g: Vast, cell: int) -> None:
    knight = g.knight
    knight.encounters += 1
    knight.meeting = cell
    knight.met, knight.found_tribes = [], []
    if cell not in knight.met_at:
        knight.met_at.append(cell)


def goes_on(g: Vast, deed: str) -> bool:
    """Whether this still belongs to the Encounter under way on her space."""
    knight = g.knight
    if knight.meeting != g.pieces[HERO]:
        return False
    return deed == "collect" or (deed not in knight.met and "collect" not in knight.met)


def may(g: Vast, deed: str) -> bool:
    return goes_on(g, deed) or has_encounter(g)


def begin(g: Vast, deed: str) -> None:
    """Go on with the Encounter, or spend one."""
    if not goes_on(g, deed):
        spend_encounter(g, g.pieces[HERO])
    if deed not in g.knight.met:
        g.knight.met.append(deed)


def must_meet(g: Vast) -> None:
    """Drop mandatory attacks whose target has gone."""
    knight = g.knight
    here = g.pieces[HERO]
    if "tribes" in knight.must and not g.tribes_at(here):
        knight.must.remove("tribes")
    if "dragon" in knight.must and "dragon" not in targets(g):
        knight.must.remove("dragon")


# ---- what she may do here


def beats_tribes(g: Vast, cell: int, strength: int) -> bool:
    """Stronger than every Tribe there, Trap counted."""
    trap = trap_bonus(g)
    return all(strength > tribe_strength(g, tribe) + trap for tribe in g.tribes_at(cell))


def targets(g: Vast, bonus: int = 0) -> list[str]:
    """What she may attack on her own space; ``bonus`` 1 with the Javelin."""
    knight = g.knight
    here = g.pieces[HERO]
    strength = knight_strength(g) + bonus
    found = []
    if here in g.crystals and strength >= g.rules.smash_strength:
        found.append("crystal")
    if g.pieces[WYRM] == here and strength >= armor(g) and (g.dragon.surfaced or may_dig(g, bool(bonus))):
        found.append("dragon")
    if g.tribes_at(here) and ("tribes" in knight.must or beats_tribes(g, here, strength)):
        found.append("tribes")
    if g.pieces[ROGUE] == here and knight_perception(g) > stealth(g):
        found.append("thief")
    return found


def may_dig(g: Vast, javelin: bool) -> bool:
    """Whether the underground Dragon may be attacked: once per turn, with a Bomb, the Javelin, or in the Collapse."""
    used = g.knight.used
    if "underground" in used:
        return False
    return javelin or g.collapse or bomb_ready(g)


def bomb_ready(g: Vast) -> bool:
    knight = g.knight
    return "bomb" in knight.cubes and "bomb" not in knight.used and "javelin" not in knight.used


def acts(g: Vast) -> list[Attack | Javelin | Collect | str]:
    """Attacks, Javelin throws and collecting that are open to her now."""
    knight = g.knight
    here = g.pieces[HERO]
    free = has_encounter(g)
    if free and event_stops(g, here):
        return ["event"]  # §5.4: before anything else on this space
    if not free and knight.meeting != here:
        return []
    found: list[Attack | Javelin | Collect | str] = [
        Attack(target) for target in targets(g) if free or goes_on(g, target)
    ]
    if "javelin" in knight.face_up and "bomb_attack" not in knight.used:
        found += [
            Javelin(target, here) for target in targets(g, 1) if target != "thief" and (free or goes_on(g, target))
        ]
        if free and not knight.must:
            found += throws(g)
    if not knight.must:
        if here in g.treasures:
            found.append(Collect("treasure"))
        if here in g.gems:
            found += [Collect(GEMS[gem]) for gem, place in enumerate(g.gems) if place == here]
    return found


def throws(g: Vast) -> list[Javelin]:
    """R-06, R-55: the Javelin at a visible player up to three spaces away, not at the underground Dragon."""
    here = g.pieces[HERO]
    strength = knight_strength(g) + 1
    found = []
    for cell in dict.fromkeys(g.pieces):
        if cell not in g.tiles or not 0 < distance(here, cell) <= JAVELIN_RANGE:
            continue
        if not visible(g, here, cell) or sheltered(g, here, cell):
            continue
        if g.tribes_at(cell) and beats_tribes(g, cell, strength):
            found.append(Javelin("tribes", cell))
        if g.pieces[WYRM] == cell and g.dragon.surfaced and strength >= armor(g):
            found.append(Javelin("dragon", cell))
        if g.pieces[ROGUE] == cell and knight_perception(g) > stealth(g):
            found.append(Javelin("thief", cell))
    return found


# ---- doing it


def meet_event(g: Vast) -> Rule[None]:
    """An Event token on her space costs an Encounter (a Monster token beaten there already did) and gives no Grit (R-66)."""
    here = g.pieces[HERO]
    if g.knight.meeting != here:
        spend_encounter(g, here)
    then(g, "token-done", here)
    yield from events.event(g)


def attack(g: Vast, target: str) -> Rule[None]:
    begin(g, target)
    yield from strike(g, target, g.pieces[HERO], 0)


def javelin(g: Vast, throw: Javelin) -> Rule[None]:
    """The Javelin leaves the game; on another space it is an Encounter of its own."""
    knight = g.knight
    target, cell = throw.target, throw.cell
    knight.face_up.remove("javelin")
    g.treasure_out.append("javelin")
    knight.used.append("javelin")
    if cell == g.pieces[HERO]:
        begin(g, target)
    else:
        spend_encounter(g, cell)
    yield from strike(g, target, cell, 1)


def strike(g: Vast, target: str, cell: int, bonus: int) -> Rule[None]:
    knight = g.knight
    if target in knight.must:
        knight.must.remove(target)
    if target == "crystal":
        g.crystals[g.crystals.index(cell)] = ON_KNIGHT
        say(g, "break", "smashed", KNIGHT, cell)
        gain_grit(g, SMASH_GRIT)
    elif target == "tribes":
        yield from attack_tribes(g, cell)
    elif target == "thief":
        if (yield from kill_thief(g, KNIGHT, attack=True)):
            knight.deeds.append("daring")
    else:
        yield from attack_dragon(g, cell, bonus)


def attack_tribes(g: Vast, cell: int) -> Rule[None]:
    """All Tribes there scatter; Rage rises for each; the Trap is spent by the first attack."""
    knight, goblins = g.knight, g.goblins
    for tribe in g.tribes_at(cell):
        if goblins.population[tribe] >= 3:
            knight.deeds.append("stalwart")
        if goblins.monsters[tribe]:
            knight.deeds.append("daring")
        if tribe in knight.found_tribes:
            knight.deeds.append("fearless")
        yield from scatter(g, tribe)
        rage(g, 1)
    discard_trap(g)


def attack_dragon(g: Vast, cell: int, bonus: int) -> Rule[None]:
    """Equal Strength rolls; underground once per turn, before the Collapse with a Bomb or the Javelin."""
    knight = g.knight
    bombed = False
    if not g.dragon.surfaced:
        knight.used.append("underground")
        bombed = not bonus and not g.collapse
        if bombed:
            knight.used += ["bomb", "bomb_attack"]
    strength = knight_strength(g) + bonus
    if strength == armor(g) and not roll(g, KNIGHT, cell).hits_centre:
        say(g, "roll", "dragon-missed", KNIGHT, cell)
        return
    knight.deeds.append("daring")
    hurt_dragon(g)
    if not bombed:
        yield from swing_axe(g)


def collect(g: Vast, what: str) -> Rule[None]:
    """One Treasure token or Gem."""
    here = g.pieces[HERO]
    begin(g, "collect")
    if what == "treasure":
        g.treasures[g.treasures.index(here)] = SUPPLY
        g.knight.deeds.append("treasure")
        yield from treasure(g)
        return
    g.gems[GEMS.index(what)] = SUPPLY
    g.knight.deeds.append("gem")
    if roll(g, KNIGHT, here).hits_centre:
        yield from lose_grit(g, GEM_TRAP_GRIT)
    else:
        gain_grit(g, GEM_GRIT)
