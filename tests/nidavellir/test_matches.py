"""Whole random matches: they end, lose nothing, hide what is hidden, replay alike, and speak three languages."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from wyrmtable.check.scenes import BUDGET
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.language import CASES, guide, guide_anchors, taught, words
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.core.run import Run
from wyrmtable.core.scenes import apply_beat
from wyrmtable.core.state import digest, dump, load
from wyrmtable.core.verify import first_difference
from wyrmtable.core.watch import Watch
from wyrmtable.core.words import Msg, Ref
from wyrmtable.games.nidavellir import GAME
from wyrmtable.games.nidavellir.sight import secret_coins
from wyrmtable.games.nidavellir.state import Table, face_down

VARIANTS = list(GAME.variants())
LOGS = Path(__file__).parents[2] / "logs" / "nidavellir"


def random_answer(match: Match[Table], rng: random.Random) -> tuple[int, list[str]]:
    seat = rng.choice(list(match.open))
    question = match.open[seat]
    taken: list[Any] = []
    while picks := question.next_picks(taken):
        taken.append(rng.choice(picks))
    return seat, question.names(question.value(taken))


def new_match(number: int) -> tuple[Match[Table], random.Random]:
    players, options = VARIANTS[number % len(VARIANTS)]
    return Match(GAME, players, options, Chance(f"match {number}")), random.Random(number)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_player_count_plays_to_the_end(players: int, options: Any) -> None:
    for seed in range(15):
        run = Run(GAME, GAME.setup(players, options, Chance(str(seed))))
        parts = Counter(GAME.census(run.state))
        assert max(parts.values()) == 1
        rng = random.Random(seed)
        last = 0
        while not run.over:
            last = max(last, run.state.round)
            assert len(run.options) == len({id(option) for option in run.options}) > 0
            run.pick(rng.choice(run.options))
            assert Counter(GAME.census(run.state)) == parts
            for player in run.state.players:
                assert len(player.coins()) == 5
                cards = [sum(card.ranks for card in column) for column in player.columns]
                assert cards == player.ranks
        assert run.state.decks == [[], []]
        assert last == (4 if players < 4 else 3)  # R15
        assert run.state.treasury == sorted(run.state.treasury, key=lambda coin: coin.place)
        assert len(GAME.result(run.state).winners) >= 1


def test_component_census_of_four_players() -> None:
    parts = GAME.census(GAME.setup(4, GAME.Options(), Chance("x")))
    kinds = Counter(name.partition(":")[0] for name in parts)
    assert kinds == {"card": 36 + 37 + 1, "hero": 21, "coin": 20 + 34 + 1, "gem": 5}


def views(match: Match[Table], state: Table, viewer: int) -> bytes:
    """All that a viewer has before the eyes: the scene, and the own question."""
    seen: list[Any] = [GAME.scene(state, viewer)]
    question = match.open.get(viewer)
    if question is not None:
        seen.append(GAME.ask(state, question))
    return msgspec.json.encode(seen)


def test_no_viewers_sight_changes_when_the_unknown_is_dealt_anew() -> None:
    positions = differing = 0
    for number in range(16):
        match, rng = new_match(number)
        while not match.over:
            if rng.random() < 0.2:
                positions += 1
                for viewer in (SPECTATOR, *range(match.players)):
                    run = match.imagine(viewer, f"{number}/{positions}")
                    assert views(match, run.state, viewer) == views(match, match.state, viewer)
                    assert sorted(GAME.census(run.state)) == sorted(GAME.census(match.state))
                    for ours, theirs in zip(match.state.players, run.state.players, strict=True):
                        assert {*ours.coins()} == {*theirs.coins()}
                        if ours.seat == viewer:
                            assert (ours.bids, ours.pouch) == (theirs.bids, theirs.pouch)
                        differing += ours.bids != theirs.bids
            match.answer(*random_answer(match, rng))
    assert positions > 250
    assert differing > 300  # what is hidden really is dealt anew


def test_imagined_positions_play_on_to_the_end() -> None:
    for number in range(8):
        match, rng = new_match(number)
        while not match.over:
            if rng.random() < 0.04:
                for viewer in range(match.players):
                    run = match.imagine(viewer, "on")
                    while not run.over:
                        run.pick(rng.choice(run.options))
            match.answer(*random_answer(match, rng))


def test_known_places_are_respected_and_nothing_else() -> None:
    """R2: an upgrade or trade shows a coin's place; the other face-down places stay secret."""
    checked = 0
    for number in range(40):
        match, rng = new_match(number)
        while not match.over:
            match.answer(*random_answer(match, rng))
            for player in match.state.players:
                down = face_down(match.state, player)
                secret = secret_coins(match.state, player)
                known = [coin for coin in down if coin not in secret]
                if known and secret:
                    checked += 1
                    for world in range(3):
                        other = match.imagine(SPECTATOR, str(world)).state.players[player.seat]
                        for coin in known:
                            assert (coin in other.pouch) == (coin in player.pouch)
                            if coin in player.bids:
                                assert other.bids.index(coin) == player.bids.index(coin)
        if checked > 60:
            break
    assert checked > 20


def test_replay_record_and_state_round_trip() -> None:
    for number in range(8):
        match, rng = new_match(number)
        while not match.over:
            match.answer(*random_answer(match, rng))
            if rng.random() < 0.1:
                plain = dump(match.rests[-1].state)
                again = load(Table, plain, GAME.things, match.chance)
                assert digest(again) == digest(match.rests[-1].state)
                assert digest(match.clone().state) == digest(match.state)
        record = Record.from_json(match.record().to_json())
        assert first_difference(GAME, record) is None
        assert Match.load(GAME, record).result == match.result


def test_beats_lead_from_the_first_scene_to_the_last() -> None:
    for number in (0, 5):
        match, rng = new_match(number)
        viewers = (SPECTATOR, 0, 1)
        watch = Watch(match, viewers)
        first = dict(watch.scenes)
        while not match.over:
            match.answer(*random_answer(match, rng))
            watch.settle()
        for viewer in viewers:
            scene = first[viewer]
            for beat in watch.take(viewer):
                scene = apply_beat(scene, beat)
            assert msgspec.json.encode(scene) == msgspec.json.encode(match.scene(viewer))


def test_every_place_exists_and_every_option_points_at_something() -> None:
    for number in range(8):
        match, rng = new_match(number)
        while not match.over:
            seat, names = random_answer(match, rng)
            if rng.random() < 0.5:
                scene = match.scene(seat)
                ids = {element.id for element in scene.elements}
                assert len(ids) == len(scene.elements)
                for element in scene.elements:
                    assert not element.at or element.at.partition("#")[0] in ids
                    assert not getattr(element, "near", "") or element.near in ids
                    assert all(end in ids for end in getattr(element, "ends", ()))
                ask = match.ask(seat)
                assert ask is not None
                paths = [option.path for option in ask.options]
                assert len(set(paths)) == len(paths)
                for path in [*paths, *(blocked.path for blocked in ask.blocked)]:
                    assert all(step in ids or step[1:] in ask.verbs for step in path)
                assert all(option.label for option in ask.options)
            match.answer(seat, names)


def test_five_armies_keep_the_budget_of_a_scene_to_the_very_end() -> None:
    """The largest scenes there are: all cards on the table, and the score sheet beside them."""
    for number in (9, 13, 30):
        match, rng = Match(GAME, 5, None, Chance(f"z{number}")), random.Random(number)
        while not match.over:
            match.answer(*random_answer(match, rng))
            if match.state.age == 2:
                assert len(msgspec.json.encode(match.scene(0))) <= BUDGET
        for viewer in (SPECTATOR, *range(5)):
            assert len(msgspec.json.encode(match.scene(viewer))) <= BUDGET


# ---- words


@cache
def bundle(language: str) -> dict[str, set[str]]:
    """Message ids with the arguments they use, grammatical cases counted as the thing itself."""
    resource = FluentParser().parse(words(GAME, language) + "\n" + taught(GAME, language))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            used: set[str] = set()
            _collect(entry, used)
            found[entry.id.name] = used
    return found


def _collect(node: Any, used: set[str]) -> None:
    if isinstance(node, ast.VariableReference):
        name = node.id.name
        stem, _, case = name.rpartition("-")
        used.add(stem if case in CASES else name)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            _collect(value, used)
    elif isinstance(node, list):
        for value in node:
            _collect(value, used)


def _messages(thing: Any, found: dict[str, set[str]]) -> None:
    if isinstance(thing, Msg):
        found.setdefault(thing.id, set()).update(thing.args)
        _messages(list(thing.args.values()), found)
    elif isinstance(thing, Ref):
        _messages(thing.name, found)
    elif isinstance(thing, list | tuple):
        for part in thing:
            _messages(part, found)
    elif isinstance(thing, dict):
        _messages(list(thing.values()), found)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            _messages(getattr(thing, field), found)


def test_all_messages_exist_in_three_languages_with_the_same_arguments() -> None:
    assert bundle("en").keys() == bundle("it").keys() == bundle("ru").keys()
    for id, used in bundle("en").items():
        assert used == bundle("it")[id] == bundle("ru")[id], id
    found: dict[str, set[str]] = {}
    _messages(dict(GAME.faces()), found)
    for number in range(10):
        match, rng = new_match(number)
        watch = Watch(match, (SPECTATOR, 0), scenes=False)
        while not match.over:
            seat, names = random_answer(match, rng)
            _messages([match.ask(seat), match.waiting(SPECTATOR)], found)
            if rng.random() < 0.1:
                _messages(match.scene(seat), found)
                question = match.open[seat]
                _messages([GAME.why_not(match.state, question, place) for place in GAME.census(match.state)], found)
            match.answer(seat, names)
        _messages(match.scene(0), found)
        _messages([beat.log for viewer in (SPECTATOR, 0) for beat in watch.take(viewer)], found)
    assert len(found) > 200
    for id, given in found.items():
        assert id in bundle("en"), id
        assert bundle("en")[id] <= given, id


def test_guides_have_the_chapters_that_the_table_refers_to() -> None:
    wanted = ["R3", "R6", "R7", "R8", "R9", "R10", "R11"]
    for language in ("en", "it", "ru"):
        anchors = guide_anchors(guide(GAME, language))
        assert set(wanted) <= set(anchors)
        assert anchors == guide_anchors(guide(GAME, "en"))


@pytest.mark.parametrize("path", sorted(LOGS.glob("*.json")), ids=lambda path: path.stem)
def test_golden_matches_verify(path: Path) -> None:
    assert first_difference(GAME, Record.from_json(path.read_bytes())) is None


def test_there_are_golden_matches_for_every_variant() -> None:
    records = [Record.from_json(path.read_bytes()) for path in LOGS.glob("*.json")]
    played = {(record.players, record.options["first_game"]) for record in records}
    assert played == {(players, options.first_game) for players, options in VARIANTS}
