"""Burrow with files that cannot be read as they were meant."""

from __future__ import annotations

from tests.toys.burrow import BurrowGame


class Torn(BurrowGame):
    """Words with slips in their syntax and their references, a guide in another encoding, half a theme."""
