"""What happens to a piece that comes onto a space (entry effects), and the Thief's fate: death, loot, stash."""

from __future__ import annotations

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.vast.choices import Space
from wyrmtable.games.vast.data import (
    CARRIED,
    DRAGON,
    GOBLINS,
    HERO,
    KNIGHT,
    ROGUE,
    STASHED,
    SUPPLY,
    THIEF,
    TRIBES,
    UPGRADES,
    WYRM,
)
from wyrmtable.games.vast.grid import HOME, guarded, ways
from wyrmtable.games.vast.rules import terrain
from wyrmtable.games.vast.rules.agenda import choose_cell
from wyrmtable.games.vast.rules.dice import action_die
from wyrmtable.games.vast.rules.grit import gain_grit, lose_grit
from wyrmtable.games.vast.rules.say import PIECE_WORD, say
from wyrmtable.games.vast.rules.stats import thief_thievery
from wyrmtable.games.vast.rules.tribes import lose_population, rage
from wyrmtable.games.vast.rules.victory import check_goals
from wyrmtable.games.vast.state import Vast

FLAME_WALL_GRIT = 5


def enter(g: Vast, piece: int, cell: int) -> Rule[None]:
    """Put a piece on a space, by its own step or by force, with all entry effects.

    Afterwards it may be elsewhere or off the map: look at ``g.pieces[piece]``.
    """
    came_from = g.pieces[piece]
    g.pieces[piece] = cell
    if cell == g.flame_wall and piece != WYRM and piece not in g.burned:
        yield from burn(g, piece)
    if g.terrain_out and g.pieces[piece] == cell:
        yield from terrain.entered(g, piece, cell, came_from)
    if cell == HOME and g.pieces[piece] == HOME:
        if piece == HERO:
            take_back_poison(g)
        elif piece == ROGUE:
            yield from stash(g)


def burn(g: Vast, piece: int) -> Rule[None]:
    """The Flame Wall, once per piece and turn (R-29); not an attack (R-31)."""
    g.burned.append(piece)
    say(g, "hit", "burned", DRAGON, g.pieces[piece], piece=PIECE_WORD[piece])
    if piece == HERO:
        yield from lose_grit(g, FLAME_WALL_GRIT)
    elif piece in TRIBES:
        yield from lose_population(g, piece, 1)
    elif piece == ROGUE:
        yield from kill_thief(g)


def take_back_poison(g: Vast) -> None:
    while "entrance" in g.knight.cubes:
        g.knight.move_cube("entrance", "free")


# ---- the Thief's fate


def kill_thief(g: Vast, killer: int = -1, attack: bool = False) -> Rule[bool]:
    """P-KILL-THIEF. ``killer`` is the role that gets the Loot Level bonus (§9.7), −1 for none.

    An ``attack`` may be evaded (§9.8); gives whether he died.
    """
    thief = g.thief
    if attack and may_evade(g):
        thief.evaded = True
        if action_die(g) >= 4:
            say(g, "choose", "evaded", THIEF, g.pieces[ROGUE])
            yield from evade(g)
            return False
    cell = g.pieces[ROGUE]
    for tokens in (g.treasures, g.gems):
        for index, place in enumerate(tokens):
            if place == CARRIED:
                tokens[index] = cell
    g.pieces[ROGUE] = SUPPLY
    thief.over = True
    say(g, "fall", "thief-killed", THIEF, cell)
    if killer == KNIGHT:
        gain_grit(g, thief.loot)
    elif killer == GOBLINS:
        rage(g, -1)
        prize = (yield from choose(g.seat(GOBLINS), "thief-bonus", ["rage", "secrets"])) if thief.loot else "rage"
        if prize == "rage":
            rage(g, thief.loot)
        else:
            g.goblins.to_draw += thief.loot  # drawn when the attack is done, in reach of the Goblin Ruby
    elif killer == DRAGON:
        draw_powers(g, thief.loot)
    return True


def may_evade(g: Vast) -> bool:
    """§9.8: the first attack in a turn."""
    return "unnatural_evasion" in g.thief.upgrades and not g.thief.evaded


def evade(g: Vast) -> Rule[None]:
    cells = [cell for cell in ways(g, g.pieces[ROGUE]) if terrain.may_stop(g, cell) and not guarded(g, cell)]
    answer = yield from choose(g.seat(THIEF), "evade", [*map(Space, cells), PASS])
    if isinstance(answer, Space):
        yield from enter(g, ROGUE, answer.cell)


def draw_powers(g: Vast, count: int) -> None:
    dragon = g.dragon
    for _ in range(count):
        if not dragon.deck:
            dragon.deck, dragon.discard = dragon.discard, []
            g.chance.shuffle("powers", dragon.deck)
        if dragon.deck:
            dragon.hand.append(dragon.deck.pop())


def take_treasure(g: Vast) -> Rule[None]:
    """§9.6: the Thief gains a Treasure token from the supply, else from anywhere on the map; on the Entrance it is
    stashed at once."""
    yield from carry_treasure(g)
    if g.pieces[ROGUE] == HOME:
        yield from stash(g)


def stash(g: Vast) -> Rule[None]:
    """§9.6: everything carried is safe; a Gem goes back to the Dragon for a Treasure; each token gives an upgrade."""
    thief = g.thief
    if CARRIED not in g.treasures and CARRIED not in g.gems:
        return
    for index, place in enumerate(g.gems):
        if place == CARRIED:
            g.gems[index] = SUPPLY
            yield from carry_treasure(g)
    while CARRIED in g.treasures:
        thief.loot = 3
        g.treasures[g.treasures.index(CARRIED)] = STASHED
        thief.stashed += 1
        say(g, "gain", "stashed", THIEF, HOME, n=thief.stashed)
        check_goals(g)
        if thief.stashed >= g.rules.stash:  # a tile is being removed: the goals are compared when it is gone
            continue
        free = free_upgrades(g)
        if free and thief.stashed > g.rules.no_upgrade_first:
            upgrade = yield from choose(g.seat(THIEF), "upgrade", free)
            gain_upgrade(g, upgrade)


def carry_treasure(g: Vast) -> Rule[None]:
    """A Treasure of the supply, or one from the map when there is none, into his hands."""
    if SUPPLY in g.treasures:
        g.treasures[g.treasures.index(SUPPLY)] = CARRIED
        return
    cells = sorted({cell for cell in g.treasures if cell >= 0})
    if cells:
        cell = yield from choose_cell(g.seat(THIEF), "treasure-from", cells)
        g.treasures[g.treasures.index(cell)] = CARRIED


def free_upgrades(g: Vast) -> list[str]:
    """Free spaces; the flips from left to right."""
    owned = g.thief.upgrades
    return [
        name
        for name, upgrade in UPGRADES.items()
        if name not in owned and (not upgrade.requires or upgrade.requires in owned)
    ]


def gain_upgrade(g: Vast, upgrade: str) -> None:
    """It counts at once, also a flipped Stat token: while he acts more Thievery is more Action cubes."""
    thief = g.thief
    before = thief_thievery(g)
    thief.upgrades.append(upgrade)
    if g.turn == THIEF and g.phase == "act":
        thief.cubes += thief_thievery(g) - before
    say(g, "gain", "upgraded", THIEF, upgrade=f"upgrade-{upgrade}")
