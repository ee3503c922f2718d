"""Lessons: a turn, Dwellings and points, a battle. You are seat 0; one other plays with you."""

from wyrmtable.games.eldervale.lessons.battle import BATTLE
from wyrmtable.games.eldervale.lessons.dwellings import DWELLINGS
from wyrmtable.games.eldervale.lessons.turn import TURN

LESSONS = (TURN, DWELLINGS, BATTLE)
