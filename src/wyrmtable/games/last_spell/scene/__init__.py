"""The Last Spell as people see it. Nothing is hidden from one seat and shown to another: all see the same table."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.scene import Scene
from wyrmtable.core.scenes import Kept, Section, lay_out
from wyrmtable.games.last_spell.scene.asks import ask, waiting, why_not
from wyrmtable.games.last_spell.scene.board import board
from wyrmtable.games.last_spell.scene.foresight import foresee
from wyrmtable.games.last_spell.scene.mats import mat
from wyrmtable.games.last_spell.scene.outlook import outlook
from wyrmtable.games.last_spell.scene.rail import city, kinds, missions, phase_line, seats, waves
from wyrmtable.games.last_spell.scene.shop import plans, shop, store
from wyrmtable.games.last_spell.scene.stage import stage
from wyrmtable.games.last_spell.state import Spell

__all__ = ["ask", "foresee", "scenes", "waiting", "why_not"]


def scenes(g: Spell, viewers: Sequence[int], kept: Kept) -> list[Scene]:
    lights, forecast = outlook(g)
    middle = stage(g)
    sections: list[Section] = [middle, *(board(g) if g.day or not middle else ()), lights]
    sections += [mat(g, seat) for seat in range(len(g.heroes))]
    sections += [plans(g), city(g), missions(g), waves(g), store(g), shop(g), forecast, kinds(g)]
    return lay_out(phase_line(g), seats(g), sections, viewers, kept)
