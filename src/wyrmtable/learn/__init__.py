"""Learning by doing: leads a person through the lessons of any game, for the browser, the terminal and the checks."""

from wyrmtable.learn.tutor import Tutor, find_lesson

__all__ = ["Tutor", "find_lesson"]
