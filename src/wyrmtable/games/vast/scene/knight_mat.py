"""The Knight's board: Health, Hero cubes, three stats, Grit, equipment, Treasures, Sidequests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Piece, Pip, Track, TrackStep, Zone
from wyrmtable.core.scenes import Part, Private, Section, part
from wyrmtable.core.sight import veil
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.data import (
    CAVE,
    DRAGON,
    EQUIPMENT,
    GRIT_MAX,
    GRIT_SPACES,
    HERO,
    KNIGHT,
    ON_KNIGHT,
    STAT_TRACK,
    TREASURES,
)
from wyrmtable.games.vast.faces import quest_face
from wyrmtable.games.vast.rules.stats import knight_movement, knight_perception, knight_strength
from wyrmtable.games.vast.scene.board import at_home
from wyrmtable.games.vast.scene.names import number, word
from wyrmtable.games.vast.state import Vast

STATS = ("movement", "perception", "strength")


def knight_mat(g: Vast) -> list[Section]:
    seat = g.seat_of[KNIGHT]
    mat = f"mat:{seat}"
    knight = g.knight
    cubes = tuple(knight.cubes)
    quests = tuple([quest_face(g, name) for name in knight.quests])
    movement, perception = knight_movement(g), knight_perception(g)
    moves, encounters = (knight.moves, knight.encounters) if g.turn == KNIGHT else (None, 0)
    smashed = g.crystals.count(ON_KNIGHT)
    goal = None if g.plays(DRAGON) else g.rules.crystals
    return [
        [_mat(seat), *at_home(g, HERO, mat)],
        _health(seat, mat, knight.health, g.rules.knight_health),
        _left(seat, mat, movement, moves, perception, encounters),
        _carried(seat, mat, g.bombs.count(ON_KNIGHT), smashed, goal),
        _cubes(seat, mat, cubes),
        _stats(seat, mat, cubes, (movement, perception, knight_strength(g)), knight.grit),
        _gear(seat, mat, cubes, tuple([name for name in EQUIPMENT if name in knight.used])),
        _treasures(g, seat, mat),
        Private(seat, _quests(seat, mat, len(quests), quests), _quests(seat, mat, len(quests), ())),
        _cubes_away(seat, mat, cubes),
    ]


@cache
def _mat(seat: int) -> Area:
    return Area(id=f"mat:{seat}", role="mat", owner=seat, label=word("the-knight"), emblem="role.knight", help="5")


@part
def _health(seat: int, mat: str, health: int, most: int) -> list[AnyElement]:
    return [
        Counter(
            id=f"health:{seat}",
            at=mat,
            icon="health",
            value=health,
            most=most,
            form="hearts",
            warn=2,
            tone="health",
            label=word("health"),
        )
    ]


@part
def _left(seat: int, mat: str, movement: int, moves: int | None, perception: int, encounters: int) -> list[AnyElement]:
    """In her own turn: steps and encounters she has left."""
    if moves is None:
        return []
    steps, met = max(0, movement - moves), max(0, perception - encounters)
    return [
        Counter(id=f"steps:{seat}", at=mat, icon="step", value=steps, most=movement, label=word("steps-left")),
        Counter(
            id=f"encounters:{seat}",
            at=mat,
            icon="encounter",
            value=met,
            most=perception,
            label=word("encounters-left"),
        ),
    ]


@part
def _carried(seat: int, mat: str, bombs: int, smashed: int, goal: int | None) -> list[AnyElement]:
    """Bombs, and Crystals smashed where that is how she wins."""
    found: list[AnyElement] = [
        Counter(id=f"bombs:{seat}", at=mat, icon="token.bomb", value=bombs, tone="bomb", label=word("bombs-left"))
    ]
    if smashed or goal is not None:
        found.append(
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
    return found


def cube(seat: int, name: str, at: str, n: int = 1, label: str = "token-hero_cube") -> Piece:
    return Piece(id=f"cube.{name}:{seat}", at=at, shape="cube", n=n, owner=seat, label=word(label))


@part
def _cubes(seat: int, mat: str, cubes: tuple[str, ...]) -> list[AnyElement]:
    zone = f"cubes:{seat}"
    found: list[AnyElement] = [Zone(id=zone, at=mat, role="reserve", owner=seat, label=word("hero-cubes"), help="5.3")]
    free = cubes.count("free")
    if free:
        found.append(cube(seat, "free", zone, free, "cube-free"))
    return found


@part
def _cubes_away(seat: int, mat: str, cubes: tuple[str, ...]) -> list[AnyElement]:
    """Cubes set aside until her next turn, and discarded ones."""
    found: list[AnyElement] = []
    aside, lost = cubes.count("aside"), cubes.count("discarded")
    if aside or lost:
        away = f"away:{seat}"
        found.append(Zone(id=away, at=mat, role="stock", owner=seat, weight=0, label=word("cubes-away")))
        if aside:
            found.append(cube(seat, "aside", away, aside, "cubes-aside"))
        if lost:
            found.append(cube(seat, "discarded", away, lost, "cubes-discarded"))
    return found


@cache
def _stat_steps(stat: str) -> tuple[TrackStep, ...]:
    return tuple(TrackStep(label=number(value)) for value in STAT_TRACK[stat])


@cache
def _stat_worth(stat: str, cubes: int, now: int) -> Msg:
    """What a stat is good for and how high it is, with one more cube too."""
    track = STAT_TRACK[stat]
    more = track[min(cubes + 1, len(track) - 1)] - track[min(cubes, len(track) - 1)]
    return msg(f"about-{stat}-now", n=now, more=now + more)


@part
def _stats(seat: int, mat: str, cubes: tuple[str, ...], now: tuple[int, int, int], grit: int) -> list[AnyElement]:
    stats = f"stats:{seat}"
    found: list[AnyElement] = [
        Area(id=stats, at=mat, role="supply", owner=seat, label=word("knight-stats"), help="5.2")
    ]
    for stat, value in zip(STATS, now, strict=True):
        id = f"{stat}:{seat}"
        placed = cubes.count(stat)
        found.append(
            Track(
                id=id,
                at=stats,
                steps=_stat_steps(stat),
                owner=seat,
                label=word(f"stat-{stat}"),
                tone="grit",
                help="5.2",
                about=_stat_worth(stat, placed, value),
            )
        )
        found.append(
            Piece(
                id=f"cube.{stat}:{seat}",
                at=f"{id}#{placed}",
                shape="cube",
                n=max(1, placed),
                owner=seat,
                value=str(value),
                label=word(f"stat-{stat}"),
            )
        )
    return found + _grit(seat, stats, cubes, grit)


@cache
def _grit_steps(cubes: tuple[int, ...]) -> tuple[TrackStep, ...]:
    """The five white spaces show the cube that waits there."""
    return tuple(
        TrackStep(gain=(Pip("cube"),) if space in cubes else (), gate=space in GRIT_SPACES)
        for space in range(GRIT_MAX + 1)
    )


def _grit(seat: int, mat: str, cubes: tuple[str, ...], grit: int) -> list[AnyElement]:
    waiting = tuple(space for space in GRIT_SPACES if f"grit{space}" in cubes)
    id = f"grit:{seat}"
    return [
        Track(
            id=id,
            at=mat,
            steps=_grit_steps(waiting),
            owner=seat,
            label=word("grit"),
            tone="grit",
            help="P-GRIT",
            about=next_cube(cubes, grit),
        ),
        Piece(id=f"grit.marker:{seat}", at=f"{id}#{grit}", shape="disc", owner=seat, label=word("grit")),
    ]


def next_cube(cubes: Sequence[str], grit: int) -> Msg | None:
    """How far it is to the next Hero cube that Grit frees."""
    space = next((space for space in GRIT_SPACES if f"grit{space}" in cubes and space > grit), None)
    return None if space is None else msg("about-grit-now", n=grit, more=space - grit)


@part
def _gear(seat: int, mat: str, cubes: tuple[str, ...], used: tuple[str, ...]) -> list[AnyElement]:
    zone = f"gear:{seat}"
    found: list[AnyElement] = [Zone(id=zone, at=mat, role="tableau", owner=seat, label=word("equipment"), help="5.8")]
    for name in EQUIPMENT:
        id = f"equip:{name}"
        spent = name != "map" and name in used
        found.append(
            Card(
                id=id,
                at=zone,
                face=id,
                owner=seat,
                states=("spent",) if spent else (),
            )
        )
        placed = cubes.count(name)
        found += [cube(seat, f"{name}.{slot}", f"{id}#{slot}") for slot in range(1, placed + 1)]
    return found


def _treasures(g: Vast, seat: int, mat: str) -> Callable[[int], Part]:
    """§14: face-down cards are known to the Knight, and to the Cave that handed them over."""
    knight = g.knight
    used, fresh = frozenset(knight.used), frozenset(knight.fresh)
    up = tuple([(name, name in used, bool(TREASURES[name].slots) and name in knight.cubes) for name in knight.face_up])
    down = tuple([(name, name in fresh) for name in knight.face_down])

    def seen_by(viewer: int) -> Part:
        if not down or (viewer >= 0 and viewer in (seat, g.seat_of[CAVE])):
            return _treasures_seen(seat, mat, up, down, 0, 0)
        return _treasures_seen(seat, mat, up, (), len(down), viewer)

    return seen_by


@part
def _treasures_seen(
    seat: int,
    mat: str,
    up: tuple[tuple[str, bool, bool], ...],
    known: tuple[tuple[str, bool], ...],
    hidden: int,
    viewer: int,
) -> list[AnyElement]:
    """Face-up cards by name, whether they are used and whether a cube lies on them; then those face down."""
    zone = f"treasures:{seat}"
    found: list[AnyElement] = [
        Zone(id=zone, at=mat, role="tableau", owner=seat, label=word("treasures"), help="P-TREASURE")
    ]
    for name, used, held in up:
        states = ("spent",) if used else ()
        found.append(_treasure(name, zone, seat, states))
        if held:
            found.append(cube(seat, name, f"treasure:{name}#1"))
    found += [_treasure(name, zone, seat, ("peeked", "new") if fresh else ("peeked",)) for name, fresh in known]
    found += [
        Card(id=veil(viewer, zone, index), at=zone, back="treasure", owner=seat, label=word("treasure-face-down"))
        for index in range(hidden)
    ]
    return found


def _treasure(name: str, zone: str, seat: int, states: tuple[str, ...]) -> Card:
    id = f"treasure:{name}"
    return Card(id=id, at=zone, face=id, back="treasure", owner=seat, states=states, label=word(f"treasure-{name}"))


@part
def _quests(seat: int, mat: str, n: int, seen: tuple[str, ...]) -> list[AnyElement]:
    """Sidequests, known to the Knight alone; by their faces."""
    zone = f"quests:{seat}"
    return [
        Zone(id=zone, at=mat, role="drawn", owner=seat, count=n, label=word("sidequests"), help="5.9"),
        *(Card(id=face.removesuffix(".alone"), at=zone, face=face, back="sidequest", owner=seat) for face in seen),
    ]
