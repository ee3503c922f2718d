"""The one place everybody should look at now: cards just drawn and not yet decided."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Area, Card, Zone
from wyrmtable.core.scenes import NOTHING, Part, part
from wyrmtable.games.vast.data import CAVE, GOBLINS, KNIGHT
from wyrmtable.games.vast.scene.names import word
from wyrmtable.games.vast.state import Vast


def stage(g: Vast, viewer: int) -> Part:
    """Treasures the Cave looks at, one offered to the Knight (known to her and the Cave), War cards to choose from, Monsters drawn."""
    if g.treasure_pair:
        cave = g.seat_of[CAVE]
        return _show("pair-stage", "treasure", tuple(g.treasure_pair), cave, viewer == cave, "P-TREASURE")
    if g.knight.offer:
        knight = g.seat_of[KNIGHT]
        sees = viewer >= 0 and viewer in (knight, g.seat_of[CAVE])
        return _show("offer-stage", "treasure", (g.knight.offer,), knight, sees, "P-TREASURE")
    goblins = g.goblins
    if goblins.war_hand:
        seat = g.seat_of[GOBLINS]
        return _show("war-stage", "war", tuple(goblins.war_hand), seat, True, "6.2")
    if goblins.monster_drawn:
        seat = g.seat_of[GOBLINS] if g.plays(GOBLINS) else g.seat_of[KNIGHT]
        return _show("monster-stage", "monster", tuple(goblins.monster_drawn), seat, True, "6.4")
    return NOTHING


@part
def _show(title: str, kind: str, cards: tuple[str, ...], seat: int, sees: bool, help: str) -> list[AnyElement]:
    found: list[AnyElement] = [
        Area(id="stage", role="stage", weight=2, owner=seat, label=word(title), help=help),
        Zone(
            id="drawn",
            at="stage",
            role="drawn",
            weight=2,
            owner=seat,
            count=len(cards),
            label=word(f"kind-{kind}"),
        ),
    ]
    if sees:
        found += [
            Card(
                id=f"{kind}:{name}",
                at="drawn",
                face=f"{kind}:{name}",
                back=kind,
                weight=2,
                label=word(f"{kind}-{name}"),
            )
            for name in cards
        ]
    return found
