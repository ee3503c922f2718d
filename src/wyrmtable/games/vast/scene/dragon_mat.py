"""The Dragon's board: Health, Armor, Wakefulness, Sloth, powers with their prices, Power cards, Gems."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Piece, Pip, Track, TrackStep, Zone
from wyrmtable.core.scenes import Private, Section, part
from wyrmtable.games.vast.data import ARMOR, DRAGON, GEMS, HELD, POWERS, SLOTH, SPIRIT, SUPPLY, WYRM
from wyrmtable.games.vast.rules.stats import armor, spirit
from wyrmtable.games.vast.scene.board import at_home, gem_piece, token
from wyrmtable.games.vast.scene.names import word
from wyrmtable.games.vast.state import Vast

EATEN_MOST = 7


def dragon_mat(g: Vast) -> list[Section]:
    seat = g.seat_of[DRAGON]
    mat = f"mat:{seat}"
    dragon, rules = g.dragon, g.rules
    shrieks = min(dragon.shriek_turns, rules.shriek_turns)
    numbers = _numbers(
        seat, mat, dragon.health, rules.dragon_health, armor(g), spirit(g), dragon.eaten, shrieks, rules.shriek_turns
    )
    cards, spent = tuple(dragon.hand), tuple(dragon.discard)
    n = len(cards)
    cubes = tuple([dragon.sloth[track] for track in SLOTH])
    sloth = _sloth(seat, mat, dragon.wake, rules.wake, cubes, frozenset(dragon.taken))
    hand = Private(seat, _hand(seat, mat, n, cards, spent), _hand(seat, mat, n, (), spent))
    return [
        [_mat(seat), *at_home(g, WYRM, mat)],
        numbers,
        sloth,
        _powers(seat, mat, dragon.shriek),
        _gems(g, seat, mat),
        hand,
    ]


@cache
def _mat(seat: int) -> Area:
    return Area(id=f"mat:{seat}", role="mat", owner=seat, label=word("the-dragon"), emblem="role.dragon", help="7")


@part
def _numbers(
    seat: int,
    mat: str,
    health: int,
    most_health: int,
    armor: int,
    spirit: int,
    eaten: int,
    shrieks: int,
    most_shrieks: int,
) -> list[AnyElement]:
    elements: list[AnyElement] = [
        Counter(
            id=f"health:{seat}",
            at=mat,
            icon="health",
            value=health,
            most=most_health,
            form="hearts",
            warn=1,
            tone="health",
            label=word("health"),
        ),
        Counter(id=f"armor:{seat}", at=mat, icon="armor", value=armor, tone="armor", label=word("armor"), help="7.2"),
        Counter(id=f"spirit:{seat}", at=mat, icon="spirit", value=spirit, label=word("spirit"), help="7.2"),
        Counter(
            id=f"eaten:{seat}", at=mat, icon="eaten", value=eaten, most=EATEN_MOST, label=word("eaten"), help="7.6"
        ),
    ]
    if most_shrieks:
        elements.append(
            Counter(
                id=f"shrieks:{seat}",
                at=mat,
                icon="token.shriek",
                value=shrieks,
                most=most_shrieks,
                label=word("shriek-turns"),
                help="13.1",
            )
        )
    return elements


@cache
def _wake_steps(goal: int) -> tuple[TrackStep, ...]:
    """Where Armor or Spirit rise, and the gate of awakening."""
    steps = []
    for wake in range(len(ARMOR)):
        gain = []
        if wake and ARMOR[wake] > ARMOR[wake - 1]:
            gain.append(Pip("armor", ARMOR[wake]))
        if wake and SPIRIT[wake] > SPIRIT[wake - 1]:
            gain.append(Pip("spirit", SPIRIT[wake]))
        gate = wake == goal
        steps.append(
            TrackStep(
                label=word("wake-gate") if gate else None, gain=tuple(gain), gate=gate, tone="wake" if gate else ""
            )
        )
    return tuple(steps)


def _wake(seat: int, mat: str, wake: int, goal: int) -> list[AnyElement]:
    id = f"wake:{seat}"
    return [
        Track(
            id=id,
            at=mat,
            steps=_wake_steps(goal),
            owner=seat,
            label=word("wakefulness"),
            tone="wake",
            help="7.6",
        ),
        Piece(id=f"wake.marker:{seat}", at=f"{id}#{wake}", shape="disc", owner=seat, label=word("wake-marker")),
    ]


@part
def _sloth(
    seat: int, mat: str, wake: int, goal: int, cubes: tuple[int, ...], taken: frozenset[str]
) -> list[AnyElement]:
    zone = f"sloth:{seat}"
    found: list[AnyElement] = [
        Area(id=zone, at=mat, role="supply", owner=seat, label=word("sloth"), emblem="sleep", help="7.6"),
        *_wake(seat, zone, wake, goal),
    ]
    for (track, most), value in zip(SLOTH.items(), cubes, strict=True):
        group = track.split("_")[0]
        found.append(
            Counter(
                id=f"sloth.{track}",
                at=zone,
                owner=seat,
                icon=f"sloth.{track}",
                value=value,
                most=most,
                form="pips",
                tone="" if group in taken else "wake",
                label=word(f"sloth-{track}"),
            )
        )
    return found


@part
def _powers(seat: int, mat: str, shriek: bool) -> list[AnyElement]:
    zone = f"powers:{seat}"
    found: list[AnyElement] = [Zone(id=zone, at=mat, role="tableau", owner=seat, label=word("powers"), help="7.4")]
    for name in POWERS:
        held = name == "shriek" and shriek
        found.append(
            Card(
                id=f"power:{name}",
                at=zone,
                face=f"power:{name}",
                owner=seat,
                states=("spent",) if held else (),
            )
        )
        if held:
            found.append(
                Piece(
                    id=f"shriek:{seat}",
                    at=f"power:{name}",
                    shape="token",
                    icon="token.shriek",
                    owner=seat,
                    label=word("shriek-token"),
                )
            )
    return found


def _gems(g: Vast, seat: int, mat: str) -> list[AnyElement]:
    zone = f"gems:{seat}"
    found: list[AnyElement] = [_reserve(zone, mat, seat)]
    for index, place in enumerate(g.gems):
        if place == SUPPLY:
            found.append(gem_piece(GEMS[index], zone, False))
    held = [index for index, place in enumerate(g.treasures) if place == HELD]
    if held:
        hoard = f"held:{seat}"
        found.append(Zone(id=hoard, at=mat, role="stock", owner=seat, label=word("dragon-held"), help="7.7"))
        found += [token(f"treasure.{index}", hoard, "treasure", "treasure") for index in held]
    return found


@cache
def _reserve(id: str, mat: str, seat: int) -> Zone:
    return Zone(id=id, at=mat, role="reserve", owner=seat, label=word("dragon-gems"), help="7.8")


@part
def _hand(seat: int, mat: str, n: int, seen: tuple[str, ...], discard: tuple[str, ...]) -> list[AnyElement]:
    """The hand, which only its owner sees into, and what was spent."""
    zone = f"hand:{seat}"
    found: list[AnyElement] = [
        Zone(id=zone, at=mat, role="hand", lay="fan", owner=seat, count=n, label=word("power-hand"), help="7.9"),
        *_symbols(seen, "power.", zone, seat),
    ]
    if not discard:
        return found
    spent = f"spent:{seat}"
    found.append(
        Zone(
            id=spent,
            at=mat,
            role="discard",
            lay="pile",
            owner=seat,
            weight=0,
            count=len(discard),
            label=word("power-discard"),
        )
    )
    found += _symbols(discard, "spent.", spent, seat)
    return found


def _symbols(cards: tuple[str, ...], prefix: str, at: str, seat: int) -> list[AnyElement]:
    """Cards of one symbol are interchangeable: they are told apart only by their place among their like."""
    seen: dict[str, int] = {}
    found: list[AnyElement] = []
    for symbol in cards:
        n = seen[symbol] = seen.get(symbol, 0) + 1
        found.append(
            Card(
                id=f"{prefix}{symbol}.{n}",
                at=at,
                face=f"symbol:{symbol}",
                back="power",
                owner=seat,
                label=word(f"symbol-{symbol}"),
            )
        )
    return found
