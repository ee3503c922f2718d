"""What an analysis tells."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from wyrmtable.core.scene import Ask
from wyrmtable.review.sides import Sides

Method = Literal["game", "judgement", "play"]
"""Who says how likely a victory is: the game itself, its bots' judgement put on a scale, playouts to the end."""


class Judged(Struct, frozen=True, omit_defaults=True):
    """A decision that mattered."""

    number: int
    """How many decisions came before it."""
    seat: int
    ask: Ask
    """The question, with the answers that are spoken of."""
    played: list[str]
    swing: float
    """What it changed for the own side: against the better answer, or where there is none against the next best."""
    error: float
    shift: list[float]
    """The same for every side."""
    better: list[str] = []
    """What a strong bot would have done; empty where nothing better was found."""
    good: tuple[str, ...] = ()
    """Terms of the game's judgement, each with a word ``term-<name>``, that speak for the better of the two answers …"""
    bad: tuple[str, ...] = ()
    """… and those that speak against it."""


class Balance(Struct, frozen=True):
    """From the start to the end of one side; start, luck, own and others add up to the end."""

    start: float
    luck: float
    own: float
    others: float
    end: float
    error: float
    """Standard error of luck, own and others."""


class Analysis(Struct, frozen=True):
    method: Method
    sides: Sides
    curve: list[list[float]]
    """The chance of each side before the first decision and after each one; the last is the result."""
    doubt: float
    """Typical standard error of a point of the curve."""
    threshold: float
    """Swings below it are noise and not listed."""
    moments: list[Judged]
    balance: list[Balance]
    worlds: int
    """Worlds that were imagined and played on."""
