"""Bots for any game: random, greedy, and a tree search over imagined worlds."""

from wyrmtable.bots.bot import Bot
from wyrmtable.bots.make import UnknownBot, make, names

__all__ = ["Bot", "UnknownBot", "make", "names"]
