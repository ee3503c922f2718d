"""Lessons: the round, lines and heroes, points. You are seat 0; two others play with you."""

from wyrmtable.games.nidavellir.lessons.lines import LINES
from wyrmtable.games.nidavellir.lessons.points import POINTS
from wyrmtable.games.nidavellir.lessons.round import ROUND

LESSONS = (ROUND, LINES, POINTS)
