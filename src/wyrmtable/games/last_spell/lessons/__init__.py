"""Lessons: the Day, the Night, and what the monsters will do. You lead both Heroes."""

from wyrmtable.games.last_spell.lessons.day import DAY
from wyrmtable.games.last_spell.lessons.monsters import MONSTERS
from wyrmtable.games.last_spell.lessons.night import NIGHT

LESSONS = (DAY, NIGHT, MONSTERS)
