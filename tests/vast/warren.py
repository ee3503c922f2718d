"""A board for tests around the Goblins."""

from __future__ import annotations

from typing import Any

from tests.vast.table import Table


def warren(roles: str = "KGDC", **options: Any) -> Table:
    """Dark tiles with all three symbols around the Entrance, the Knight upon it."""
    t = Table(roles, **options)
    for (x, y), symbol in zip(((1, 0), (-1, 0), (0, 1), (0, -1)), ("fangs", "bones", "eye", "fangs"), strict=True):
        t.dark(x, y, "ambush", symbol=symbol)
    return t


def secrets(t: Table, *cards: str, face_up: tuple[str, ...] = ()) -> None:
    for card in (*cards, *face_up):
        t.g.goblins.secret_deck.remove(card)
    t.g.goblins.secrets = list(cards)
    t.g.goblins.face_up = list(face_up)


def acting(t: Table) -> None:
    t.turn("goblins", phase="activate")
