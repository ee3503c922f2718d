"""What people see of Vast in random play: places exist, questions point at things, sizes and secrets hold."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.vast.table import Table
from wyrmtable.check.scenes import BUDGET
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.language import home_of
from wyrmtable.core.match import Match
from wyrmtable.core.scene import Ask, Board, Card, Counter, Overlay, Scene, Tile, Track
from wyrmtable.core.scenes import parent_of
from wyrmtable.core.words import Msg
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import CAVE, IS_DARK, KNIGHT, ROLE_SETS, TILES
from wyrmtable.games.vast.rules.removing import lift
from wyrmtable.games.vast.scene.asks import ASKS

_ID = re.compile(r"[a-z0-9_.:~-]+")
KEYS = ("KGDCT", "KGDC", "KGDT", "KGC", "KDC", "GDC", "KD", "KC", "GT", "CT", "K", "G", "D", "T")


def play(key: str, seed: int, decisions: int, **options: Any) -> Iterator[Match[Any]]:
    """A random match, stopped before every decision."""
    dice = random.Random(seed)
    match = Match(GAME, len(ROLE_SETS[key].roles), {"roles": key, **options}, Chance(f"scene {seed}"))
    for _ in range(decisions):
        if not match.open:
            break
        yield match
        seat, question = next(iter(match.open.items()))
        taken: list[Any] = []
        while picks := question.next_picks(taken):
            taken.append(dice.choice(picks))
        match.answer(seat, question.names(question.value(taken)))
    yield match


def places(scene: Scene) -> set[str]:
    return {element.id for element in scene.elements}


def exists(place: str, ids: set[str]) -> bool:
    return place.startswith("!") or parent_of(place) in ids


def check_scene(scene: Scene) -> None:
    ids = [element.id for element in scene.elements]
    assert len(ids) == len(set(ids)), sorted({id for id in ids if ids.count(id) > 1})
    known = set(ids)
    for element in scene.elements:
        assert _ID.fullmatch(element.id), element.id
        assert not element.at or exists(element.at, known), element
        assert not element.near or element.near in known
        if isinstance(element, Overlay):
            assert all(exists(place, known) for place in (*element.cells, *element.ends))
    assert len(msgspec.json.encode(scene)) <= BUDGET


def check_ask(ask: Ask, scene: Scene) -> None:
    known = places(scene)
    tracks = {element.id for element in scene.elements if isinstance(element, Track)}
    markers = {element.id for element in scene.elements if element.at and parent_of(element.at) in tracks}
    paths = [option.path for option in ask.options]
    if ask.form == "pick":
        assert len(set(paths)) == len(paths), (ask.prompt.id, paths)
    for option in ask.options:
        assert option.path
        for step in option.path:
            assert exists(step, known), (ask.prompt.id, option)
            assert step not in markers, (ask.prompt.id, option)  # tables offer the step, not what stands on it
            if step.startswith("!"):
                assert step[1:] in ask.verbs, (ask.prompt.id, option)
        for ghost in option.preview:
            assert not ghost.at or exists(ghost.at, known)
    for blocked in ask.blocked:
        assert all(exists(step, known) for step in blocked.path), blocked
    assert len(ask.blocked) <= 40


@pytest.mark.parametrize("key", KEYS)
def test_every_scene_and_question_of_random_play_is_sound(key: str) -> None:
    """Laws 1, 2 and 7 of the scene, and its budget."""
    for n, match in enumerate(play(key, 11, 260, terrain=len(key) % 2 == 1)):
        for seat in match.open:
            scene = match.scene(seat)
            check_scene(scene)
            ask = match.ask(seat)
            assert ask is not None
            check_ask(ask, scene)
        if n % 20 == 0:
            for viewer in range(SPECTATOR, match.players):
                check_scene(match.scene(viewer))


def faces_of(scene: Scene) -> set[str]:
    return {element.face for element in scene.elements if isinstance(element, Card | Tile)}


def test_only_those_who_may_know_see_what_is_hidden() -> None:
    """§14"""
    for n, match in enumerate(play("KGDCT", 5, 400)):
        if n % 10:
            continue
        g = match.state
        dark = [code >> 3 for code in g.tiles.values() if IS_DARK[code]]
        for viewer in range(SPECTATOR, match.players):
            role = g.rules.roles[viewer] if viewer >= 0 else -1
            scene = match.scene(viewer)
            shown = places(scene)
            seen = {f"tile:{TILES[number].name}" for number in dark} & shown
            if role == CAVE:
                assert len(seen) == len(dark)
            elif role == 4:
                assert seen == {f"tile:{TILES[number].name}" for number in dark if number in g.thief.peeked}
            else:
                assert not seen
            assert ({f"tile:{TILES[number].name}" for number in g.cave.hand} <= shown) is (
                role == CAVE or not g.cave.hand
            )
            for name in g.knight.quests:
                assert (f"sidequest:{name}" in shown) is (role == KNIGHT)
            for name in g.knight.face_down:
                assert (f"treasure:{name}" in shown) is (role in (KNIGHT, CAVE))
            for name in g.goblins.secrets:
                assert (f"secret:{name}" in shown) is (role == 1)
            assert any(id.startswith("power.") for id in shown) is (role == 2 and bool(g.dragon.hand))
            assert any(id.startswith("event.top") for id in shown) is (role == CAVE and bool(g.event_deck))


def test_the_board_grows_and_is_counted_from_the_entrance() -> None:
    match = next(play("KGDCT", 1, 1))
    board = next(element for element in match.scene(0).elements if isinstance(element, Board))
    assert board.frontier
    assert (board.naming, board.origin) == ("compass", "cave@0,0")


def test_every_face_a_scene_names_is_in_the_catalogue() -> None:
    faces = GAME.faces()
    for n, match in enumerate(play("KGDCT", 3, 300)):
        if n % 25 == 0:
            for viewer in range(match.players):
                named = {e.face for e in match.scene(viewer).elements if isinstance(e, Card) and e.face}
                assert named <= faces.keys()


def test_a_finished_match_shows_a_sheet() -> None:
    for seed in range(3):
        *_, match = play("K", seed, 4000)
        if not match.open:
            scene = match.scene(0)
            assert "final" in places(scene)
            check_scene(scene)
            return
    pytest.fail("no match ended")


def test_every_question_of_the_rules_is_drawn() -> None:
    """No kind of question falls back to plain buttons."""
    rules = Path(str(home_of(GAME))) / "rules"
    asked = re.compile(
        r'(?:choose|choose_many|choose_cell|assign)\(\s*(?:g\.(?:seat|chooser)\(\w+(?:\.\w+|\[\w+\])*\)|seat), "([a-z-]+)"'
    )
    kinds = {kind for file in rules.glob("*.py") for kind in asked.findall(file.read_text("utf-8"))}
    assert len(kinds) > 50
    assert kinds <= ASKS.keys(), sorted(kinds - ASKS.keys())


def test_a_reason_is_given_for_a_space_out_of_reach() -> None:
    match = next(play("KGDCT", 1, 1))
    question = match.open[0]
    assert GAME.why_not(match.state, question, "cave@5,5") == Msg("why-too-far")
    assert GAME.why_not(match.state, question, "grit:0") is None


def test_tiles_that_left_the_game_are_shown_to_everybody() -> None:
    """§14: removed tiles are public, whichever side was up."""
    table = Table("KGDC")
    gone = table.dark(1, 0, "crystal")
    number = table.g.tiles[gone] >> 3
    lift(table.g, [gone])
    for viewer in range(SPECTATOR, 4):
        assert f"tile:{TILES[number].name}" in places(GAME.scene(table.g, viewer))


def test_the_expert_dragon_shows_how_often_he_has_shrieked() -> None:
    table = Table("KGDC", dragon=5)
    table.g.dragon.shriek_turns = 2
    counters = {element.id: element for element in GAME.scene(table.g, SPECTATOR).elements}
    shrieks = counters["shrieks:2"]
    assert isinstance(shrieks, Counter)
    assert (shrieks.value, shrieks.most) == (2, 3)
    assert "shrieks:2" not in places(GAME.scene(Table("KGDC").g, SPECTATOR))


def test_the_cube_that_goes_back_is_pointed_at_where_it_lies() -> None:
    """P-GRIT: steps and cards are drawn as things to choose, markers on a track and cubes on a card are not."""
    t = Table("KGD")
    t.dark(1, 0, "event", "open")
    t.events("rats")
    t.g.knight.grit = 5
    t.cubes("free", "free", "free", "free", "aside")
    t.turn("knight", phase="act")
    t.answer("cube:strength", "cube:movement", "cube:movement", "cube:bow", "step:1,0")
    t.rest()
    assert t.asked == "return-cube"
    ask = t.match.ask(0)
    assert ask is not None
    paths = {option.name: option.path for option in ask.options}
    assert paths == {
        "aside": ("!aside",),
        "bow": ("equip:bow",),
        "movement": ("movement:0#2",),
        "strength": ("strength:0#1",),
    }
