"""Packages of strangers, as they would be installed: a module and its entry point."""

from __future__ import annotations

from pathlib import Path

RAISING = 'raise RuntimeError("no such thing as a lucky day")\n'
LEAVING = "import sys\nsys.exit(3)\n"
NO_GAME = "GAME = 42\n"
OTHER_NAME = "from wyrmtable.core.book import find_game\nGAME = find_game('tide')\n"
SHAPELESS = """
from msgspec import Struct
from tests.toys.burrow import BurrowGame
from wyrmtable.core.game import Facts

class Odd(Struct, frozen=True, forbid_unknown_fields=True):
    when: float = 0.5

class ShapelessGame(BurrowGame):
    facts = Facts(name="shapeless", players=(2,), version=1)
    Options = Odd

    def scene(self, state, viewer):
        raise RuntimeError

GAME = ShapelessGame()
"""
"""Loads, but no form can show its options."""


def install(folder: Path, name: str, source: str) -> None:
    """Put a package into a folder of the path, with its entry point."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir(parents=True)
    (folder / f"{name}.py").write_text(source)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[wyrmtable.games]\n{name} = {name}:GAME\n")
