"""Scenes of parts: the same beats as of scenes in one piece, and nothing built or compared twice."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.toys.burrow import BURROW
from wyrmtable.bots.uniform import RandomBot
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Match
from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Scene, Seat, Zone
from wyrmtable.core.scenes import (
    Kept,
    Laid,
    Part,
    Private,
    apply_beat,
    arrange,
    beat_between,
    is_arranged,
    lay_out,
    part,
)
from wyrmtable.core.words import msg

ZONES = ("a", "b", "c", "d")


class Table:
    """Cards in zones, two of them on a mat, some face down; moved about at random."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.zones: dict[str, list[int]] = {zone: [] for zone in ZONES}
        for card in range(12):
            self.zones[random.choice(ZONES)].append(card)
        self.count = 0

    def change(self) -> None:
        one, other = (self.zones[self.random.choice(ZONES)] for _ in range(2))
        match self.random.randrange(6):
            case 0 if one:
                other.insert(self.random.randint(0, len(other)), one.pop(self.random.randrange(len(one))))
            case 1:
                self.random.shuffle(one)
            case 2 if one:
                one.pop()
            case 3:
                self.count += 1
                one.append(100 + self.count)
            case 4:
                self.zones = {zone: self.zones[zone] for zone in self.random.sample(ZONES, 4)}

    def zone(self, zone: str) -> list[AnyElement]:
        at = "mat" if zone in "cd" else ""
        cards = [Card(id=f"card:{card}", at=zone, face=str(card)) for card in self.zones[zone]]
        return [Zone(id=zone, at=at, role="hand", count=len(cards)), *cards]

    def sections(self) -> list[list[AnyElement]]:
        order = [zone for zone in self.zones if zone in "ab"], [zone for zone in self.zones if zone in "cd"]
        mat: list[AnyElement] = [Area(id="mat", role="mat"), Counter(id="n", at="mat", icon="n", value=self.count)]
        return [*(self.zone(zone) for zone in order[0]), mat, *(self.zone(zone) for zone in order[1])]


def in_parts(table: Table, kept: Kept, less: int) -> Scene:
    """The table in its sections; sometimes one is not even given when it is empty."""
    sections = table.sections()
    if less:
        sections = [section for section in sections if len(section) > 1]
    (scene,) = lay_out(msg("p"), (), sections, (0,), kept)
    return arrange(scene, ())


def in_one(scene: Scene) -> Scene:
    return arrange(Scene(msg("p"), (), tuple(scene.elements)), ())


@pytest.mark.parametrize("seed", range(30))
def test_parts_change_nothing_but_the_speed(seed: int) -> None:
    random = Random(seed)
    table, kept = Table(random), Kept()
    before = in_parts(table, kept, seed % 2)
    for _ in range(40):
        for _ in range(random.randint(1, 4)):
            table.change()
        after = in_parts(table, kept, seed % 2)
        assert isinstance(after.elements, Laid)
        beat = beat_between(before, after, "move")
        assert beat == beat_between(in_one(before), in_one(after), "move")
        assert apply_beat(before, beat) == after
        before = after


def test_what_all_see_is_built_once_and_kept_as_long_as_it_is_the_same() -> None:
    asked: list[int] = []

    def own(viewer: int) -> list[AnyElement]:
        asked.append(viewer)
        return [Card(id=f"own:{viewer}")]

    kept = Kept()
    zone: list[AnyElement] = [Zone(id="z", role="hand", count=3)]
    first = lay_out(msg("p"), (), [zone, own], (0, 1), kept)
    same: list[AnyElement] = [Zone(id="z", role="hand", count=3)]
    second = lay_out(msg("p"), (), [same, own], (0, 1), kept)
    other: list[AnyElement] = [Zone(id="z", role="hand", count=4)]
    third = lay_out(msg("p"), (), [other, own], (0, 1), kept)
    assert asked == [0, 1] * 3
    parts = [
        [scene.elements.parts for scene in scenes if isinstance(scene.elements, Laid)]
        for scenes in (first, second, third)
    ]
    assert parts[0][0][0] is parts[0][1][0] is parts[1][0][0]
    assert parts[1][0][0] is not parts[2][0][0]
    assert parts[0][0][1] is parts[2][0][1] is not parts[0][1][1]
    assert [element.id for element in first[1].elements] == ["z", "own:1"]


def test_what_one_seat_sees_otherwise_is_there_twice_however_many_look() -> None:
    def rows(viewer: int) -> tuple[Seat, ...]:
        return (Seat(0, score=1 if viewer == 1 else None),)

    def look() -> list[Scene]:
        hand = Private(1, [Card(id="c", face="king")], [Card(id="c")])
        return lay_out(msg("p"), rows, [[Zone(id="z", role="hand")], hand], (SPECTATOR, 0, 1), kept)

    kept = Kept()
    first, second = look(), look()
    parts = [scene.elements.parts[1] for scene in first if isinstance(scene.elements, Laid)]
    assert parts[0] is parts[1] is not parts[2]
    assert [part.elements[0] for part in parts[1:]] == [Card(id="c"), Card(id="c", face="king")]
    assert [scene.seats[0].score for scene in first] == [None, None, 1]
    for before, after in zip(first, second, strict=True):
        assert isinstance(before.elements, Laid)
        assert isinstance(after.elements, Laid)
        assert all(old is new for old, new in zip(before.elements.parts, after.elements.parts, strict=True))
        assert before.seats is after.seats


def test_a_part_made_of_values() -> None:
    built: list[int] = []

    @part
    def pile(n: int, names: tuple[str, ...]) -> list[AnyElement]:
        built.append(n)
        return [Zone(id=f"pile:{n}", role="stock"), *(Card(id=name, at=f"pile:{n}") for name in names)]

    assert pile(1, ("x", "y")) is pile(1, ("x", "y"))
    assert pile(1, ("x", "y")) is not pile(1, ("y", "x"))
    assert built == [1, 1]


def test_elements_in_a_wrong_order_are_put_in_order() -> None:
    zone, card, other = Zone(id="z", role="hand"), Card(id="c", at="z"), Zone(id="o", role="hand")
    assert is_arranged((Part([zone, card]), Part([other])))
    assert not is_arranged((Part([zone]), Part([other]), Part([card])))
    assert not is_arranged((Part([zone, other, card]),))
    assert not is_arranged((Part([card]), Part([zone])))
    assert arrange(Scene(msg("p"), (), (zone, other, card)), (0,)) == Scene(msg("p"), (), (zone, card, other), (0,))


@pytest.mark.parametrize("name", ["nidavellir", "vast", "eldervale", "last_spell", "tide", ""])
def test_all_viewers_at_once_see_what_each_sees_alone(name: str) -> None:
    game = find_game(name) if name else BURROW
    players = max(game.facts.players)
    match, bot, kept = Match(game, players, None, Chance("alone")), RandomBot(Random(1)), Kept()
    viewers = (SPECTATOR, *range(players))
    for _ in range(300):
        scenes = match.scenes(viewers, kept)
        for viewer, scene in zip(viewers, scenes, strict=True):
            assert msgspec.json.encode(scene) == msgspec.json.encode(match.scene(viewer))
        if match.over:
            break
        seat = next(iter(match.open))
        match.answer(seat, bot.choose(match, seat))
