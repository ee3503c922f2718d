"""Burrow with a theme full of slips of the pen."""

from __future__ import annotations

from tests.toys.burrow import BurrowGame


class Gaudy(BurrowGame):
    """Every table of its theme names something that does not exist."""
