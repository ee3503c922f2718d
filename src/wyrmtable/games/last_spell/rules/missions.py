"""Urban Missions (2.13)."""

from __future__ import annotations

from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.data import MISSIONS, NEEDED, PLANS
from wyrmtable.games.last_spell.grid import IN_SURROUNDINGS
from wyrmtable.games.last_spell.state import Enemy, Spell

LAST_NIGHT = 2
"""Missions can be solved up to its Dawn."""


def open_mission(g: Spell, mission: str) -> bool:
    return mission in g.missions and mission not in g.solved and g.day <= LAST_NIGHT


def needed(g: Spell, mission: str) -> int:
    return NEEDED[mission][g.rules.scenario]


def solve(g: Spell, mission: str) -> None:
    g.solved.append(mission)
    gold, materials = MISSIONS[mission].reward
    g.gold += gold
    g.materials += materials
    tales.mission_solved(g, mission)


def count_slain(g: Spell, enemy: Enemy) -> None:
    """A monster was slain on the cell where it stood; S2 and S3 are solved at once."""
    g.slain += 1
    g.slain_outside += IN_SURROUNDINGS[enemy.cell]
    if g.active >= 0:
        g.slain_in_phase += 1
    if open_mission(g, "S2") and g.slain_in_phase >= needed(g, "S2"):
        solve(g, "S2")
    if open_mission(g, "S3") and g.slain_outside >= needed(g, "S3"):
        solve(g, "S3")


def check_hearths(g: Spell) -> None:
    """F1, when the Main phase ends."""
    houses = g.standing_kind("house")
    if open_mission(g, "F1") and len(houses) >= needed(g, "F1") and not any(house.flames for house in houses):
        solve(g, "F1")


def check_at_dawn(g: Spell) -> None:
    sections = sum(PLANS[structure.kind].group == "wall" for structure in g.structures.values())
    if open_mission(g, "F2") and not g.mages_hurt:
        solve(g, "F2")
    if open_mission(g, "F3") and sections >= needed(g, "F3"):
        solve(g, "F3")
    if open_mission(g, "S1") and g.slain >= needed(g, "S1"):
        solve(g, "S1")
