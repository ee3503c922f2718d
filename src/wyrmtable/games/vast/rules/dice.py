"""The Dragon die (P-DIE) and the Thief's Action die."""

from __future__ import annotations

from wyrmtable.games.vast.data import FACES, Face
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast


def roll(g: Vast, by: int, at: int = -1) -> Face:
    """Roll the Dragon die for a role; ``at`` is the space taken as centre."""
    face = g.chance.pick("dragon-die", FACES)
    g.face = face.name
    say(g, "roll", "rolled", by, at, face=f"face-{face.name}")
    return face


def action_die(g: Vast) -> int:
    number = g.chance.below("action-die", 6) + 1
    say(g, "roll", "action-die", n=number)
    return number
