"""Questions to the Thief."""

from __future__ import annotations

from wyrmtable.games.vast.scene.ask_cave import cards
from wyrmtable.games.vast.scene.ask_map import cells
from wyrmtable.games.vast.scene.asking import Asker

ASKS: dict[str, Asker] = {
    "evade": cells("9.8"),
    "upgrade": cards("9.9", "upgrade"),
    "treasure-from": cells("9.6"),
}
