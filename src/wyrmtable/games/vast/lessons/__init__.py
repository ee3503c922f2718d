"""Lessons: one for each role, on the first turn of a small match. You are seat 0."""

from wyrmtable.games.vast.lessons.cave import CAVE
from wyrmtable.games.vast.lessons.dragon import DRAGON
from wyrmtable.games.vast.lessons.goblins import GOBLINS
from wyrmtable.games.vast.lessons.knight import KNIGHT
from wyrmtable.games.vast.lessons.thief import THIEF

LESSONS = (KNIGHT, GOBLINS, DRAGON, CAVE, THIEF)
