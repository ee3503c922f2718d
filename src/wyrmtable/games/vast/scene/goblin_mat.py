"""The Goblins' board: Rage, three Tribes with Population and Monsters, War card, Secrets."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Pip, Slot, Zone
from wyrmtable.core.scenes import Private, Section, part
from wyrmtable.games.vast.data import GOBLINS, ON_GOBLINS, PIECES, TRIBES
from wyrmtable.games.vast.rules.goblins import MOST_POPULATION
from wyrmtable.games.vast.rules.monsters import SLOTS
from wyrmtable.games.vast.rules.stats import tribe_perception, tribe_strength
from wyrmtable.games.vast.rules.tribes import SECRETS_LIMIT
from wyrmtable.games.vast.scene.board import at_home
from wyrmtable.games.vast.scene.names import word
from wyrmtable.games.vast.state import Vast

_SLOTS = {
    tribe: tuple(Slot(str(n + 1), word("kind-monster"), "deck.monster") for n in range(SLOTS[tribe]))
    for tribe in TRIBES
}


def goblin_mat(g: Vast) -> list[Section]:
    seat = g.seat_of[GOBLINS]
    mat = f"mat:{seat}"
    goblins = g.goblins
    smashed = g.crystals.count(ON_GOBLINS)
    goal = g.rules.crystals if smashed or g.rules.key in ("G", "GC", "GT", "GCT") else None
    tribes = f"tribes:{seat}"
    bands: list[AnyElement] = [_tribes(tribes, mat, seat)]
    for tribe in TRIBES:
        bands += _band(g, tribe, seat, tribes)
    war = "" if g.phase == "activate" else goblins.war
    face_up, n = tuple(goblins.face_up), len(goblins.secrets)
    secrets = Private(
        seat, _secrets(seat, mat, face_up, n, tuple(goblins.secrets)), _secrets(seat, mat, face_up, n, None)
    )
    return [_mat(seat, goblins.rage, smashed, goal), bands, _war(war, seat, mat), secrets]


@part
def _mat(seat: int, rage: int, smashed: int, goal: int | None) -> list[AnyElement]:
    mat = f"mat:{seat}"
    elements: list[AnyElement] = [
        Area(id=mat, role="mat", owner=seat, label=word("the-goblins"), emblem="role.goblins", help="6"),
        Counter(
            id=f"rage:{seat}",
            at=mat,
            icon="rage",
            value=rage,
            most=3,
            form="pips",
            tone="rage",
            label=word("rage"),
            help="P-RAGE",
        ),
    ]
    if goal is not None:
        elements.append(
            Counter(
                id=f"smashed:{seat}",
                at=mat,
                icon="token.crystal",
                value=smashed,
                most=goal,
                tone="crystal",
                label=word("smashed"),
            )
        )
    return elements


@cache
def _tribes(id: str, mat: str, seat: int) -> Area:
    return Area(id=id, at=mat, role="supply", owner=seat, label=word("tribes"), help="6.1")


def _band(g: Vast, tribe: int, seat: int, at: str) -> list[AnyElement]:
    """Population, Strength and Perception of one Tribe, its Monsters; its piece while it is hidden."""
    name = PIECES[tribe]
    band = f"band:{name}"
    numbers = g.goblins.population[tribe], tribe_strength(g, tribe), tribe_perception(g, tribe)
    found: list[AnyElement] = [_slots(tribe, at, seat), *at_home(g, tribe, band), _population(name, seat, *numbers)]
    found += [_monster(card, f"{band}#{n}", seat) for n, card in enumerate(g.goblins.monsters[tribe], 1)]
    return found


@cache
def _slots(tribe: int, at: str, seat: int) -> Zone:
    return Zone(
        id=f"band:{PIECES[tribe]}",
        at=at,
        role="tableau",
        lay="slots",
        owner=seat,
        slots=_SLOTS[tribe],
        label=word(f"tribe-{PIECES[tribe]}"),
        help="6.1",
    )


@cache
def _population(name: str, seat: int, population: int, strength: int, perception: int) -> Counter:
    return Counter(
        id=f"population:{name}",
        at=f"band:{name}",
        owner=seat,
        icon="population",
        value=population,
        most=MOST_POPULATION,
        form="pips",
        parts=(Pip("strength", strength), Pip("perception", perception)),
        label=word("population"),
    )


@cache
def _monster(card: str, at: str, seat: int) -> Card:
    id = f"monster:{card}"
    return Card(id=id, at=at, face=id, back="monster", owner=seat, label=word(f"monster-{card}"))


@part
def _war(war: str, seat: int, mat: str) -> list[AnyElement]:
    """The War card, as long as it still matters this turn."""
    if not war:
        return []
    return [
        Zone(id=f"war:{seat}", at=mat, role="tableau", owner=seat, label=word("war-card"), help="6.2"),
        Card(id=f"war:{war}", at=f"war:{seat}", face=f"war:{war}", back="war", owner=seat, label=word(f"war-{war}")),
    ]


@part
def _secrets(seat: int, mat: str, face_up: tuple[str, ...], n: int, seen: tuple[str, ...] | None) -> list[AnyElement]:
    """Those that lie open, and the hand, which only its owner sees into."""
    found: list[AnyElement] = []
    if face_up:
        at = f"secrets.open:{seat}"
        found.append(Zone(id=at, at=mat, role="tableau", owner=seat, label=word("secrets-open"), help="secrets"))
        found += [_secret(name, at, seat) for name in face_up]
    found.append(
        Zone(
            id=f"secrets:{seat}",
            at=mat,
            role="hand" if seen is None else "drawn",
            owner=seat,
            count=n,
            cap=SECRETS_LIMIT - len(face_up),
            label=word("secrets"),
            help="6.5",
        )
    )
    return found + [_secret(name, f"secrets:{seat}", seat) for name in seen or ()]


def _secret(name: str, at: str, seat: int) -> Card:
    return Card(
        id=f"secret:{name}", at=at, face=f"secret:{name}", back="secret", owner=seat, label=word(f"secret-{name}")
    )
