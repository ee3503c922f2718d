"""Goblin Infestation (§12.3): ambushes without Goblin players, and the Monster tokens."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.data import HERO, KNIGHT, MONSTERS, OGRE, PIECES, SUPPLY, TROLL
from wyrmtable.games.vast.grid import DELTA, DIAGONAL, unoccupied, ways
from wyrmtable.games.vast.rules import terrain, terrain_laying
from wyrmtable.games.vast.rules.agenda import choose_cell
from wyrmtable.games.vast.rules.dice import roll
from wyrmtable.games.vast.rules.entering import enter
from wyrmtable.games.vast.rules.grit import lose_grit
from wyrmtable.games.vast.rules.losses import give_up_treasure_card
from wyrmtable.games.vast.rules.placing import lay
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.stats import knight_strength
from wyrmtable.games.vast.rules.steel import steel_herself
from wyrmtable.games.vast.rules.tribes import draw_monster
from wyrmtable.games.vast.rules.victory import hurt_knight
from wyrmtable.games.vast.state import Vast

LINES = {"A": 2, "B": 3}
TOKEN_STRENGTH = 4
BLOB_GRIT = 5
FLAME_GIANT_STRENGTH = 3
FARTHEST = 120


def infestation(g: Vast) -> Rule[None]:
    """Compare her Strength with the line or the Monster; equal: the Dragon die decides."""
    knight = g.knight
    monster = ""
    strength = LINES.get(g.rules.infestation, 0)
    if not strength or (yield from rather_a_monster(g)):
        monster = draw_monster(g)
    if monster:
        g.goblins.monster_drawn.append(monster)
        say(g, "draw", "monster-drawn", KNIGHT, g.pieces[HERO], card=f"monster-{monster}")
        strength = MONSTERS[monster].ambush
        if knight.beetles:
            knight.beetles = False
            g.goblins.monster_discard.append("bright_beetles")
            strength += strength >= 0
    if monster != "wisp":
        yield from steel_herself(g, lambda: knight_strength(g) <= strength)
    own = knight_strength(g)
    hit = own < strength
    if monster == "wisp" or own == strength:
        hit = roll(g, KNIGHT, g.pieces[HERO]).hits_centre
    if hit:
        hurt_knight(g)
        if monster and not knight.dead:
            yield from ambush_text(g, monster)
    elif monster:
        knight.deeds.append("fearless")
    if monster in g.goblins.monster_drawn:
        g.goblins.monster_drawn.remove(monster)
        g.goblins.monster_discard.append(monster)


def rather_a_monster(g: Vast) -> Rule[bool]:
    """On lines A and B she may draw a Monster while she holds Fearless; she is asked as long as she might hold it."""
    if "fearless" in g.knight.quests_done:
        return False
    options = ["line", "monster"] if "fearless" in g.knight.quests else ["line"]
    answer = yield from choose(g.seat(KNIGHT), "infestation", options, secret=True)
    return answer == "monster"


def ambush_text(g: Vast, monster: str) -> Rule[None]:
    """What the Monster does after it has hurt her. One that stays leaves ``monster_drawn`` by itself."""
    knight = g.knight
    if monster == "ogre":
        yield from ogre(g)
    elif monster == "troll":
        yield from troll(g)
    elif monster == "golem":
        g.goblins.monster_drawn.remove("golem")
        knight.golem = True
    elif monster == "bright_beetles":
        g.goblins.monster_drawn.remove("bright_beetles")
        knight.beetles = True
    elif monster == "gnome":
        gnome(g)
    elif monster == "underworm":
        yield from underworm(g)
    elif monster == "blob":
        yield from lose_grit(g, BLOB_GRIT)
    elif monster == "flame_giant" and knight_strength(g) <= FLAME_GIANT_STRENGTH:
        hurt_knight(g)


def ogre(g: Vast) -> Rule[None]:
    """She steps aside, the token takes the ambush space, the Encounter is over; without a free space nothing of that."""
    here = g.pieces[HERO]
    cells = [
        cell for cell in ways(g, here) if not g.is_dark(cell) and unoccupied(g, cell) and terrain.may_stop(g, cell)
    ]
    if cells:
        end_encounter(g)
        cell = yield from choose_cell(g.seat(KNIGHT), "ogre-step", cells)
        g.goblins.monster_drawn.remove("ogre")
        g.pieces[OGRE] = here
        yield from enter(g, HERO, cell)


def end_encounter(g: Vast) -> None:
    g.knight.meeting = -1
    g.knight.met = []
    g.knight.must = []


def troll(g: Vast) -> Rule[None]:
    """The Troll takes the bridge of the Canyon; nothing if there is no place for it or somebody stands there."""
    cell = yield from terrain_laying.troll_bridge(g)
    if cell >= 0 and cell not in g.pieces:
        g.goblins.monster_drawn.remove("troll")
        g.pieces[TROLL] = cell


def gnome(g: Vast) -> None:
    """One Treasure card at random leaves the game."""
    cards = sorted([*g.knight.face_down, *g.knight.face_up])
    if cards:
        card = g.chance.pick("gnome", cards)
        give_up_treasure_card(g, card)
        g.treasure_out.append(card)


def underworm(g: Vast) -> Rule[None]:
    """R-48: she is carried to the nearest Dark tile on a diagonal, or to a new one; it is revealed afterwards."""
    here = g.pieces[HERO]
    cells = nearest(g, here, dark=True)
    if not cells and not g.collapse and g.tiles_left:
        cells = nearest(g, here, dark=False)
    if cells:
        cell = yield from choose_cell(g.seat(KNIGHT), "underworm", cells)
        if cell not in g.tiles:
            yield from lay(g, cell)
        g.agenda.append(("worm", cell, 0))


def nearest(g: Vast, here: int, dark: bool) -> list[int]:
    """Dark tiles, or open spaces beside the map, nearest on the four diagonals."""
    for steps in range(1, FARTHEST):
        found = []
        for delta in DIAGONAL:
            cell = here + steps * delta
            if g.is_dark(cell) if dark else cell not in g.tiles and touches_map(g, cell):
                found.append(cell)
        if found:
            return found
    return []


def touches_map(g: Vast, cell: int) -> bool:
    return any(cell + delta in g.tiles for delta in DELTA)


# ---- Monster tokens


def fight_token(g: Vast, token: int) -> bool:
    """R-39, R-67: whether she beats the Ogre or the Troll; if not she loses 1 Health."""
    own = knight_strength(g)
    won = own > TOKEN_STRENGTH or (own == TOKEN_STRENGTH and not roll(g, KNIGHT, g.pieces[token]).hits_centre)
    if won:
        g.pieces[token] = SUPPLY
        g.goblins.monster_discard.append(PIECES[token])
    else:
        hurt_knight(g)
    return won
