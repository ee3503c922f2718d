"""Cubes the Knight may add before she is ambushed (P-AMBUSH 1)."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.vast.choices import PutCube
from wyrmtable.games.vast.data import KNIGHT, STAT_TRACK
from wyrmtable.games.vast.state import Vast


def steel_herself(g: Vast, matters: Callable[[], bool]) -> Rule[None]:
    """Available cubes onto Strength, or onto a face-up Elven Sword or Mighty Axe (R-22), while it ``matters``."""
    knight = g.knight
    while "free" in knight.cubes and matters():
        places: list[PutCube] = []
        if knight.cubes_on("strength") < len(STAT_TRACK["strength"]) - 1:
            places.append(PutCube("strength"))
        if g.turn == KNIGHT:
            places += [
                PutCube(card)
                for card in ("elven_sword", "mighty_axe")
                if card in knight.face_up and card not in knight.cubes
            ]
        if not places:
            return
        answer = yield from choose(g.seat(KNIGHT), "ambush-cubes", [*places, PASS])
        if not isinstance(answer, PutCube):
            return
        knight.move_cube("free", answer.what)
