"""The coming Monster Phase on the table: where monsters will stand, who is hit for how much, what falls."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from wyrmtable.core.scene import AnyElement, Area, Note, NoteRole, Overlay
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.last_spell.data import Weapon
from wyrmtable.games.last_spell.forecast import Deed, forecast, routes
from wyrmtable.games.last_spell.grid import BOARD, GAP, IN_SURROUNDINGS, LEDGES, MAGE_CELLS, SECTOR
from wyrmtable.games.last_spell.land import ground_of
from wyrmtable.games.last_spell.rules.fire import REACH, blocking_for, clear, farthest_sector
from wyrmtable.games.last_spell.scene.names import place, standing_word, word
from wyrmtable.games.last_spell.state import Hero, Spell

CROWD = 36
"""With more enemies only lights in the City can be told apart."""
ARROWS = 12
"""Ways of single monsters that can still be told apart; those that do the worst come first."""
MINUS = "\N{MINUS SIGN}"


class Position:
    """Everything that the coming Monster Phase depends on: equal positions are looked into once."""

    __slots__ = ("g", "key")

    def __init__(self, g: Spell) -> None:
        self.g = g
        self.key: Any = (
            g.rules,
            (g.day, g.round, g.ledge, g.wyrm, g.torn, g.flames, *g.fog, *g.mages),
            tuple((e.id, e.cell, e.hp, e.stunned, e.poisoned, e.kind) for e in g.enemies.values()),
            tuple((s.id, s.kind, s.flames, s.cells) for s in g.structures.values()),
            tuple(
                (
                    h.cell,
                    h.wounds,
                    h.guard,
                    h.card,
                    h.level,
                    h.trait,
                    *h.perks,
                    *h.this_night,
                    *(i.name for i in h.items),
                )
                for h in g.heroes
            ),
        )

    def __hash__(self) -> int:
        standing: int = sum([cell * hp for _, cell, hp, *_ in self.key[2]])
        feet: int = sum([hero[0] << 5 * seat for seat, hero in enumerate(self.key[4])])
        return standing + feet

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key == other.key


@lru_cache(maxsize=64)
def foreseen(position: Position) -> tuple[Deed, ...]:
    return tuple(forecast(position.g))


class City:
    """Everything that the ways into the City depend on."""

    __slots__ = ("g", "key")

    def __init__(self, g: Spell) -> None:
        self.g = g
        self.key: Any = (
            (g.rules.scenario, *g.fog, *(hp > 0 for hp in g.mages)),
            tuple(space for space, cards in g.piles.items() if cards),
            tuple((s.cells[0], s.flames, s.kind) for s in g.structures.values()),
        )

    def __hash__(self) -> int:
        standing: int = sum([cell * (flames + 1) for cell, flames, _ in self.key[2]])
        return standing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and self.key == other.key


@lru_cache(maxsize=64)
def routed(city: City) -> dict[int, list[int]]:
    return routes(city.g)


def outlook(g: Spell) -> tuple[list[AnyElement], list[AnyElement]]:
    """Lights over the board, and what they mean in words: by Day the ways into the City, by Night in the Hero Phase."""
    if not g.night:
        return ways(g), []
    if g.active < 0 or not g.enemies:
        return [], []
    deeds = foreseen(Position(g))
    sums = Sums(deeds)
    return [*lights(g, deeds, sums), *sight(g)], words_for(g, sums)


class Sums:
    """What all deeds together do."""

    def __init__(self, deeds: Iterable[Deed]) -> None:
        self.wounds: dict[int, int] = {}
        self.guard: dict[int, int] = {}
        self.mages: dict[int, int] = {}
        self.burnt: dict[int, int] = {}
        self.destroyed: list[int] = []
        self.down: list[int] = []
        for deed in deeds:
            for mine, theirs in (
                (self.wounds, deed.wounds),
                (self.guard, deed.guard),
                (self.mages, deed.mages),
                (self.burnt, deed.burnt),
            ):
                for key, n in theirs.items():
                    mine[key] = mine.get(key, 0) + n
            self.destroyed += deed.destroyed
            self.down += deed.down


def lights(g: Spell, deeds: tuple[Deed, ...], sums: Sums) -> list[AnyElement]:
    found: list[AnyElement] = []
    crowded = len(g.enemies) > CROWD
    stands = sorted(cell for cell in stand(deeds) if not (crowded and IN_SURROUNDINGS[cell]))
    if stands:
        found.append(
            Overlay(
                id="threat",
                role="threat",
                cells=tuple(place(cell) for cell in stands),
                layer="forecast",
                label=word("forecast-stands"),
            )
        )
    goes = [deed for deed in deeds if deed.start >= 0 and deed.end >= 0 and deed.start != deed.end and hurts(deed)]
    goes.sort(key=lambda deed: not (deed.wounds or deed.mages or deed.destroyed))
    for deed in goes[:ARROWS]:
        ends = (place(deed.start), place(deed.end))
        found.append(Overlay(id=f"go{deed.enemy}", role="path", ends=ends, tone="monster", layer="forecast"))
    hits = [(g.heroes[seat].cell, n) for seat, n in sums.wounds.items()]
    hits += [(MAGE_CELLS[mage], n) for mage, n in sums.mages.items()]
    hits += [
        (g.structures[number].cells[len(g.structures[number].cells) // 2], n)
        for number, n in sums.burnt.items()
        if number not in sums.destroyed
    ]
    by_number: dict[int, list[int]] = {}
    for cell, n in hits:
        if cell >= 0:
            by_number.setdefault(n, []).append(cell)
    for n, cells in sorted(by_number.items()):
        found.append(mark(f"hit.{n}", cells, f"{MINUS}{n}"))
    fallen = [
        g.structures[number].cells[len(g.structures[number].cells) // 2]
        for number in sums.destroyed
        if number in g.structures
    ]
    if fallen:
        found.append(mark("falls", fallen, "\N{MULTIPLICATION X}"))
    return found


def stand(deeds: Iterable[Deed]) -> set[int]:
    """Cells of those who act, move or appear, when all is done; who is slain stands nowhere."""
    found: dict[int, int] = {}
    for deed in deeds:
        if deed.enemy:
            found[deed.enemy] = deed.end
        found |= {**deed.moved, **deed.placed}
        for enemy in deed.slain:
            found.pop(enemy, None)
    return {cell for cell in found.values() if cell >= 0}


def hurts(deed: Deed) -> bool:
    """Whether it is worth an arrow: somebody or something is hit."""
    return bool(deed.wounds or deed.guard or deed.mages or deed.burnt or deed.destroyed)


def mark(id: str, cells: list[int], value: str) -> Overlay:
    return Overlay(
        id=id, role="blast", cells=tuple(place(cell) for cell in cells), layer="forecast", tone="threat", value=value
    )


# ---- the ways into the City


def ways(g: Spell) -> list[AnyElement]:
    """By Day: how monsters on foot would come from the fog spaces of the coming Night."""
    if not g.day or g.outcome:
        return []
    return [
        Overlay(
            id=f"way.{space}",
            role="path",
            ends=tuple(place(cell) for cell in corners(cells)),
            tone="monster",
            layer="forecast",
        )
        for space, cells in routed(City(g)).items()
        if len(cells) > 1
    ]


def corners(cells: list[int]) -> list[int]:
    """Where a way begins, turns and ends."""
    turns = [b for a, b, c in zip(cells, cells[1:], cells[2:], strict=False) if b - a != c - b]
    return [cells[0], *turns, cells[-1]]


# ---- the range of the Hero who acts


def sight(g: Spell) -> list[AnyElement]:
    """Cells the active Hero could hit with the farthest weapon in hand, line of fire included."""
    hero = g.heroes[g.active]
    most = farthest(hero)
    if most < 0 or not hero.stands or not hero.tokens or len(g.enemies) > CROWD:
        return []
    blocks = blocking_for(g, hero)
    fogged = ground_of(g.rules.scenario, g.fog).fogged
    gaps = GAP[SECTOR[hero.cell]]
    cells = [
        cell
        for cell in (*BOARD, *LEDGES)
        if gaps[SECTOR[cell]] <= most and not fogged[cell] and clear(blocks, hero.cell, cell)
    ]
    return [
        Overlay(
            id="sight",
            role="range",
            cells=tuple(place(cell) for cell in cells),
            layer="range",
            label=word("range-of-hero"),
        )
    ]


def farthest(hero: Hero) -> int:
    """Sector distance of the farthest ranged or magic attack; −1 without any. The whole board is not worth a light."""
    reaches = [
        farthest_sector(hero, item, strike)
        for item in hero.items
        if isinstance(item, Weapon)
        for strike in (item.basic, item.skill)
        if strike.reach in REACH
    ]
    return min(max(reaches, default=-1), 1)


# ---- in words


def words_for(g: Spell, sums: Sums) -> list[AnyElement]:
    lines: list[tuple[str, NoteRole, Msg]] = []
    for seat in sorted({*sums.wounds, *sums.guard}):
        if seat in sums.down:
            lines.append((f"hero{seat}", "alarm", msg("forecast-down", who=SeatRef(seat))))
        else:
            wounds, guard = sums.wounds.get(seat, 0), sums.guard.get(seat, 0)
            lines.append((f"hero{seat}", "rule", msg("forecast-hero", who=SeatRef(seat), n=wounds, guard=guard)))
    for mage, n in sorted(sums.mages.items()):
        word_id = "forecast-mage" if n < g.mages[mage] else "forecast-mage-dies"
        lines.append((f"mage{mage}", "alarm", msg(word_id, n=n)))
    lines += [
        (f"s{number}", "alarm", msg("forecast-falls", structure=standing_word(g.structures[number])))
        for number in sums.destroyed
        if number in g.structures
    ]
    flames = sum(sums.burnt.values())
    if flames:
        lines.append(("flames", "rule", msg("forecast-flames", n=flames)))
    if not lines:
        lines.append(("none", "rule", word("forecast-none")))
    return [
        Area(
            id="forecast",
            role="supply",
            weight=2,
            label=word("forecast"),
            emblem="forecast",
            help="forecast",
            house=True,
        ),
        *(Note(id=f"f.{id}", at="forecast", role=role, text=text) for id, role, text in lines[:8]),
    ]
