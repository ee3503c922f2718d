"""Positions of The Last Spell for the browser: a working day, a crowded night, the night of a Boss."""

from __future__ import annotations

from tests.last_spell.table import Table
from wyrmtable.games.last_spell.rules.enemies import place_monster

KINDS = ["clawer", "runner", "archer", "clawer", "armored", "winged", "clawer", "boomer", "bulky", "runner"]
MOUTHS = [(10, 2), (12, 3), (11, 1), (14, 4), (2, 8), (3, 10), (21, 9), (22, 12), (9, 4), (13, 2)]
GEAR = (
    "crossbow_2 leather_jerkin iron_greaves swiftness_1",
    "longsword_2 round_shield chain_shirt",
    "wand_1 acolyte_robe fireball",
    "shortbow_1 leather_boots",
)
PERKS = ("steady_aim deadeye", "finisher cleaver", "focus", "rally")
TRAITS = ("sharp_eyed", "brawny", "scholar", "healer")
REST_OF_ROUND = ("act", "next-hero", "monster-phase", "boss-acts", "end-of-round")


def heroes(t: Table, count: int, cells: tuple[tuple[int, int], ...] = ((12, 8), (10, 7), (8, 12), (14, 9))) -> None:
    for seat in range(count):
        tokens, wounds = (5, 4, 3, 3)[seat], (1, 2, 0, 3)[seat]
        fields = {"trait": TRAITS[seat], "tokens": tokens, "mp": 3, "wounds": wounds}
        t.hero(seat, cells[seat], GEAR[seat], PERKS[seat], **fields)


def workday() -> Table:
    """Day I of two Heroes, with something to spend and something to repair."""
    t = Table()
    heroes(t, 2)
    g = t.g
    for hero in g.heroes:
        hero.cell, hero.tokens, hero.mp = -1, 0, 0
    g.gold, g.materials = 9, 8
    g.missions = ["F3", "S1"]
    g.piles = {2: ["4"], 5: ["5"], 8: ["6"]}
    g.direction = g.directions.pop(0)
    t.on("N1").flames = 2
    t.supply("dagger_1", "healing")
    return t


def night(count: int, monsters: int) -> Table:
    """The second round of the first Night; the first Hero acts."""
    t = Table(heroes=count)
    heroes(t, count)
    g = t.g
    g.missions, g.slain = ["F3", "S1"], 19
    g.piles, g.direction = {3: ["4"], 4: ["5"], 5: ["6"]}, g.directions.pop(0)
    for kind, cell in (("ballista", (9, 8)), ("watchtower", (14, 8)), ("catapult", (13, 14)), ("portal", (9, 14))):
        t.build(kind, cell)
    for slot, flames in (("N1", 1), ("N2", 2), ("W2", 2)):
        t.on(slot).flames = flames
    for number in range(monsters):
        x, y = MOUTHS[number % len(MOUTHS)]
        place_monster(g, KINDS[number % len(KINDS)], 24 * y + x)
    acting(t)
    return t


def boss_night(campaign: bool = False) -> Table:
    """The last Night of Gildenberg: a Hero on a Watchtower with a Rifle, the Harpy almost done for."""
    t = Table(campaign=campaign)
    t.no_ruins()
    t.build("watchtower", (12, 15))
    t.hero(0, (12, 15), "rifle_1 leather_jerkin", trait="brawny", tokens=7, mp=3)
    t.hero(1, (12, 9), "longsword_2", trait="stalwart", tokens=7, mp=3)
    g = t.g
    g.direction, g.solved, g.missions = g.directions.pop(0), ["F3"], ["F3", "S1"]
    t.night(3, round=2)
    t.boss("harpy", 8, 18, hp=2)
    for cell in ((11, 3), (12, 2), (13, 3)):
        t.monster("clawer", *cell)
    acting(t)
    return t


def acting(t: Table) -> None:
    if not t.g.night:
        t.night(1, round=2)
    t.g.active, t.g.agenda = 0, []
    t.g.then(*REST_OF_ROUND)
