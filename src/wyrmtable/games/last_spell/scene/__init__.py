"""The table as a viewer sees it. Nothing is hidden from one seat and shown to another, so all viewers see the same."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Board, Counter, Piece, Scene, Seat, Sheet, SheetRow
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.last_spell.grid import cell_name
from wyrmtable.games.last_spell.scene.asks import ask
from wyrmtable.games.last_spell.scene.notes import notes
from wyrmtable.games.last_spell.state import Spell
from wyrmtable.games.last_spell.tales import BOARD

__all__ = ["ask", "build"]


def build(g: Spell) -> Scene:
    elements: list[AnyElement] = [Board(id=BOARD, grid="square", size=(0, 0, 23, 18), label=msg("field"))]
    elements += [
        Piece(
            id=f"structure:{structure.id}",
            at=f"{BOARD}@{cell_name(structure.cells[0])}",
            shape="structure",
            level="structure",
            value=str(structure.flames),
            label=Msg(f"structure-{structure.kind}"),
        )
        for structure in g.structures.values()
    ]
    elements += [
        Piece(
            id=f"enemy:{g.day}.{enemy.id}",
            at=f"{BOARD}@{cell_name(enemy.cell)}",
            shape="standee",
            value=str(enemy.hp),
            label=Msg(f"enemy-{enemy.kind}"),
        )
        for enemy in g.enemies.values()
    ]
    elements += [
        Piece(
            id=f"hero:{seat}",
            at=f"{BOARD}@{cell_name(hero.cell)}",
            shape="meeple",
            owner=seat,
            label=Msg(f"hero-{hero.card}"),
        )
        for seat, hero in enumerate(g.heroes)
        if hero.stands
    ]
    elements += [
        Counter(id="gold", icon="gold", value=g.gold, label=msg("gold")),
        Counter(id="materials", icon="materials", value=g.materials, label=msg("materials")),
        Counter(id="panic", icon="flame", value=g.flames, label=msg("panic-area")),
    ]
    elements += notes(g)
    if g.outcome:
        heads = tuple(msg("player", who=SeatRef(seat)) for seat in range(len(g.heroes)))
        rows = (SheetRow(msg("missions-solved"), tuple(len(g.solved) for _ in g.heroes)),)
        elements.append(Sheet(id="score", role="score", label=msg("score"), heads=heads, rows=rows))
    phase = msg("phase-night", day=g.day, round=g.round) if g.night else msg("phase-day", day=g.day)
    return Scene(
        phase=phase, seats=tuple(Seat(seat, team=0) for seat in range(len(g.heroes))), elements=tuple(elements)
    )
