"""Structures (1.5, 1.6): what may be built where, what it costs and gives, raising and removing."""

from __future__ import annotations

from functools import lru_cache

from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.data import LAKEBURG, PLANS, STONE, TRADES, constant
from wyrmtable.games.last_spell.grid import (
    IN_CITY,
    INTERIOR,
    MAGE_CELLS,
    SIDES,
    SLOT_OF,
    SLOTS,
    area_of,
)
from wyrmtable.games.last_spell.rules.decks import form_deck, gain_top
from wyrmtable.games.last_spell.state import Spell, Structure

FOG_MOST = constant("fog_max_distance")
LAUNCHES = constant("catapult_launch_tokens")
_EAST, _SOUTH = 1, 2

Layout = tuple[tuple[str, tuple[int, ...]], ...]


def raise_structure(g: Spell, kind: str, cells: tuple[int, ...], base: str = "") -> Structure:
    g.raised += 1
    structure = Structure(id=g.raised, kind=kind, cells=cells, base=base)
    g.structures[structure.id] = structure
    for cell in cells:
        g.built[cell] = structure.id
    return structure


def remove_structure(g: Spell, structure: Structure) -> None:
    del g.structures[structure.id]
    for cell in structure.cells:
        del g.built[cell]


def hp_of(structure: Structure) -> int:
    return PLANS[structure.kind].hp - structure.flames


def pieces_left(g: Spell, kind: str) -> int:
    return PLANS[kind].pieces - len(g.standing_kind(kind))


# ---- placement


def why_not_cells(g: Spell, kind: str, cells: tuple[int, ...]) -> str:
    """Why this may not stand there (1.6): surroundings, perimeter, slot, north, mage, taken, area; empty when it may."""
    if not all(IN_CITY[cell] for cell in cells):
        return "surroundings"
    if PLANS[kind].group == "wall":
        slot = SLOT_OF.get(cells[0], "")
        if SLOTS.get(slot) != cells:
            return "slot"
        if g.rules.scenario == LAKEBURG and slot.startswith("N"):
            return "north"
    elif any(cell in SLOT_OF for cell in cells):
        return "perimeter"
    if any(cell in MAGE_CELLS for cell in cells):
        return "mage"
    if any(cell in g.built for cell in cells):
        return "taken"
    if PLANS[kind].group == "building" and crowding(g, kind, cells) is not None:
        return "area"
    return ""


def crowding(g: Spell, kind: str, cells: tuple[int, ...]) -> Structure | None:
    """A Building in whose Area a new one may not stand (R2): any but Production of the same type."""
    for cell in area_of(cells):
        other = g.structure_on(cell)
        if other is not None and crowds(other.kind, kind):
            return other
    return None


def crowds(standing: str, kind: str) -> bool:
    """Whether no new Building of this kind may stand in the Area of a standing structure."""
    return PLANS[standing].group == "building" and (standing != kind or PLANS[kind].kind != "production")


def sites(g: Spell, kind: str) -> tuple[tuple[int, ...], ...]:
    """Everywhere a structure of this kind may be placed now."""
    if PLANS[kind].group == "wall":
        return tuple(cells for cells in SLOTS.values() if not why_not_cells(g, kind, cells))
    return _sites(tuple((s.kind, s.cells) for s in g.structures.values() if s.cells[0] not in SLOT_OF), kind)


@lru_cache(maxsize=1024)
def _sites(layout: Layout, kind: str) -> tuple[tuple[int, ...], ...]:
    """The interior cells that stay free of what stands in the City, and for a Building of the Areas of others."""
    plan = PLANS[kind]
    closed = set(MAGE_CELLS)
    for standing, cells in layout:
        closed.update(cells)
        if plan.group == "building" and crowds(standing, kind):
            closed.update(area_of(cells))
    open_cells = [cell for cell in INTERIOR if cell not in closed]
    if plan.size == 1:
        return tuple((cell,) for cell in open_cells)
    free = frozenset(open_cells)
    return tuple(
        (cell, other) for cell in open_cells for side in (_EAST, _SOUTH) if (other := SIDES[cell][side]) in free
    )


# ---- building and upgrading


def affordable(g: Spell, cost: tuple[int, int] | None) -> bool:
    return cost is not None and cost[0] <= g.gold and cost[1] <= g.materials


def why_not_build(g: Spell, kind: str) -> str:
    """Why nobody can build this now: never, cost, piece, site; empty when somebody can."""
    cost = PLANS[kind].cost
    if cost is None:
        return "never"
    if not affordable(g, cost):
        return "cost"
    if pieces_left(g, kind) <= 0:
        return "piece"
    return "" if sites(g, kind) else "site"


def why_not_upgrade(g: Spell, structure: Structure) -> str:
    """Why this cannot be upgraded now: never, done, scenario, cost, piece; empty when it can."""
    plan = PLANS[structure.kind]
    if plan.upgrade is None:
        return "never"
    if structure.upgraded:
        return "done"
    if not plan.upgrade_in[g.rules.scenario]:
        return "scenario"
    if not affordable(g, plan.upgrade):
        return "cost"
    stone = STONE.get(structure.kind)
    return "piece" if stone is not None and pieces_left(g, stone) <= 0 else ""


def pay(g: Spell, cost: tuple[int, int] | None) -> None:
    assert cost is not None
    g.gold -= cost[0]
    g.materials -= cost[1]


def build(g: Spell, seat: int, kind: str, cells: tuple[int, ...]) -> None:
    pay(g, PLANS[kind].cost)
    structure = raise_structure(g, kind, cells)
    tales.built(g, seat, structure)
    if kind == "catapult":
        structure.launches = LAUNCHES
    elif kind == "seer":
        g.fog = [min(FOG_MOST, distance + 1) for distance in g.fog]
        tales.fog_moved(g)
    reward(g, kind, level=2)


def upgrade(g: Spell, seat: int, structure: Structure) -> None:
    """Flames stay; a stone section takes the place of the wooden one."""
    pay(g, PLANS[structure.kind].upgrade)
    kind = structure.kind
    if kind in STONE:
        structure.kind = STONE[kind]
    else:
        structure.upgraded = True
    tales.upgraded(g, seat, structure)
    if kind == "seer":
        g.piles_open = True
        tales.piles_turned(g)
    reward(g, kind, level=3)


def reward(g: Spell, kind: str, level: int) -> None:
    """What building and upgrading give alike; ``level`` is that of the deck an equipment building brings into play."""
    if kind == "gold_mine":
        g.gold += 1
    elif kind == "scavenger_camp":
        g.materials += 1
    elif kind in TRADES:
        form_deck(g, TRADES[kind], level)
        tales.deck_formed(g, TRADES[kind], gain_top(g, TRADES[kind]))
