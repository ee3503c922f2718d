"""Records: round trips through JSON and text, checkpoints, and every kind of tampering found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.core.play import play
from tests.toys.burrow import BURROW, BurrowGame, Den
from wyrmtable.core.ask import Assign, Many, Question, Rule
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions
from wyrmtable.core.match import Drift, Match
from wyrmtable.core.record import BadRecord, Checkpoint, Decision, Record, fingerprint
from wyrmtable.core.scene import Pip
from wyrmtable.core.state import State, digest, dump, load
from wyrmtable.core.verify import first_difference


@pytest.fixture(scope="module")
def record() -> Record:
    return play(BURROW, 3).record()


@pytest.mark.parametrize("upto", [0, 1, 5, 9, 17, 30, 10_000])
def test_json_round_trip(upto: int) -> None:
    match = play(BURROW, 3, upto=upto)
    record = match.record()
    read = Record.from_json(record.to_json())
    assert read == record
    for from_start in (False, True):
        again = Match.load(BURROW, read, from_start=from_start)
        assert again.record() == record
        assert digest(again.state) == digest(match.state)


@pytest.mark.parametrize("upto", [0, 1, 5, 30, 10_000])
def test_text_round_trip(upto: int) -> None:
    record = play(BURROW, 3, upto=upto).record()
    read = Record.from_text(record.to_text())
    assert read.to_text() == record.to_text()
    assert Match.load(BURROW, read).record() == record


def test_a_sealed_match_round_trips() -> None:
    match = Match(BURROW, 2, None, Chance.seal(), ["Ann", "Bo · the second"])
    record = match.record()
    assert Record.from_text(record.to_text()).seats == record.seats
    assert first_difference(BURROW, Record.from_json(record.to_json())) is None


def test_a_cold_load_plays_only_the_current_turn_again(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []
    turn = type(BURROW).turn

    def counted(game: BurrowGame, state: Den) -> Rule[None]:
        turns.append(1)
        return turn(game, state)

    monkeypatch.setattr(type(BURROW), "turn", counted)
    half = Match.load(BURROW, record, upto=20)
    turns.clear()
    Match.load(BURROW, half.record())
    assert len(turns) == 1


def test_two_states_are_stored_and_all_digests(record: Record) -> None:
    assert [c.state is not None for c in record.checkpoints[-3:]] == [False, True, True]
    assert all(c.digest for c in record.checkpoints)


def test_states_round_trip_through_json() -> None:
    match = play(BURROW, 3, upto=20)
    state = match.rests[-1].state
    plain = msgspec.json.decode(msgspec.json.encode(dump(state)))
    assert digest(load(BURROW.State, plain, BURROW.things, match.chance)) == digest(state)


class Plain(State):
    n: int = 0


class Phased(State):
    phase: str = ""


def test_what_a_game_does_not_use_is_not_stored() -> None:
    """Records of games without phases or an agenda are older than both; one that names its phase always stores it."""
    assert dump(Plain(chance=Chance("x"))).keys() == {"chance", "voice", "n"}
    assert {"phase", "agenda"} <= dump(Plain(chance=Chance("x"), phase="bids", agenda=[("go", 1)])).keys()
    assert dump(Phased(chance=Chance("x"))).keys() == {"chance", "voice", "phase"}


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(Record.from_json(record.to_json()), **fields)


def with_decision(record: Record, number: int, **fields: Any) -> Record:
    decisions = record.decisions.copy()
    decisions[number] = msgspec.structs.replace(decisions[number], **fields)
    return changed(record, decisions=decisions)


def with_checkpoint(record: Record, number: int, **fields: Any) -> Record:
    checkpoints = record.checkpoints.copy()
    checkpoints[number] = msgspec.structs.replace(checkpoints[number], **fields)
    return changed(record, checkpoints=checkpoints)


def test_an_honest_record_verifies(record: Record) -> None:
    assert first_difference(BURROW, record) is None


def test_tampering_is_found(record: Record) -> None:
    assert record.result is not None
    favour = next(i for i, d in enumerate(record.decisions) if len(d.names) == 2)
    backwards = " ".join(reversed(record.decisions[favour].names))
    swapped = [record.decisions[2], record.decisions[3], *record.decisions[:2], *record.decisions[4:]]
    stored = dict(record.checkpoints[-1].state)
    stored["points"] = [99, 0, 0]
    for tampered, complaint in [
        (changed(record, seed="another"), "decision 1: the question lay was another one"),
        (changed(record, commitment="00"), "the seed is not the one"),
        (changed(record, version=2), "recorded with rules 2"),
        (changed(record, players=4), "decision"),
        (changed(record, players=9), "set-up: burrow is for"),
        (changed(record, options={"cards": 16}), "decision"),
        (changed(record, options={"cards": "many"}), "set-up: options"),
        (changed(record, decisions=record.decisions[:-1]), "resting points"),
        (changed(record, decisions=[*record.decisions, record.decisions[-1]]), "is not asked"),
        (changed(record, decisions=swapped), "decision 1: "),
        (with_decision(record, 0, answer="77"), "decision 1: 77 is no answer to lay"),
        (with_decision(record, 1, answer="loud" if record.decisions[1].answer == "quiet" else "quiet"), "sum is wrong"),
        (changed(record, seats=["Ann", "Bo", "Cy"]), "sum is wrong"),
        (changed(record, sum=""), "sum is wrong"),
        (with_decision(record, 0, seat=2), "decision 1"),
        (with_decision(record, 0, kind="bid"), "decision 1: the question bid was another one"),
        (with_decision(record, 0, mark="0000"), "decision 1: the question lay was another one"),
        (with_decision(record, favour, answer=backwards), f"decision {favour + 1}"),
        (with_checkpoint(record, 2, digest="0" * 16), "the state after decision"),
        (with_checkpoint(record, 2, at=1), "the state after decision"),
        (with_checkpoint(record, -1, state=stored), "the stored state"),
        (with_checkpoint(record, -1, state={"points": 1}), "the stored state"),
        (changed(record, checkpoints=record.checkpoints[:-1]), "resting points"),
        (changed(record, result=msgspec.structs.replace(record.result, scores=(9, 9, 9))), "the result"),
        (changed(record, result=None), "the result"),
    ]:
        difference = first_difference(BURROW, tampered)
        assert difference is not None
        assert complaint in difference


def test_drift_names_the_decision(record: Record) -> None:
    with pytest.raises(Drift, match="decision 1: ") as drift:
        Match.load(BURROW, with_decision(record, 0, mark="0000"), from_start=True)
    assert drift.value.number == 0
    with pytest.raises(Drift, match="cannot be read"):
        Match.load(BURROW, with_checkpoint(record, -1, state={"points": 1}))
    with pytest.raises(BadOptions):
        Match.load(BURROW, changed(record, players=9))


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'{"game": "burrow"}', b'{"format": 99}'])
def test_what_is_no_record_is_told_in_one_line(data: bytes) -> None:
    with pytest.raises(BadRecord) as told:
        Record.from_json(data)
    assert "\n" not in str(told.value)


def test_other_formats_are_refused(record: Record) -> None:
    with pytest.raises(BadRecord, match="format 7"):
        Record.from_json(changed(record, format=7).to_json())


@pytest.mark.parametrize("text", ["", "burrow", "burrow · rules 1 · 3 players · seed x\noptions {}\nwhat is this\n"])
def test_what_is_no_text_of_a_match_is_told(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_text(text)


def test_small_things() -> None:
    assert Decision(0, "k", "", "00").names == []
    assert Checkpoint(0, "x").state is None


def test_a_fingerprint_changes_with_everything_that_makes_another_question() -> None:
    def many(least: int, most: int) -> Many:
        return Many(0, "k", ["a", "b", "c"], least, most, None)

    questions = [
        Question(0, "k", ["a", "b", "c"]),
        Question(1, "k", ["a", "b", "c"]),
        Question(0, "j", ["a", "b", "c"]),
        Question(0, "k", ["a", "c", "b"]),
        Question(0, "k", ["a", "b"]),
        Question(0, "k", ["a", "b", "c"], form="window"),
        many(0, 3),
        many(1, 3),
        many(0, 2),
        Assign(0, "k", ["x", "y"], ["a", "b", "c"], None),
        Assign(0, "k", ["x", "z"], ["a", "b", "c"], None),
    ]
    marks = [fingerprint(question) for question in questions]
    assert len(set(marks)) == len(questions)
    assert marks[0] == fingerprint(Question(0, "k", ["a", "b", "c"]))


def test_the_person_is_told_how_many_to_choose() -> None:
    match = play(BURROW, 4, upto=8)
    ask = match.ask(next(iter(match.open)))
    assert ask is not None
    assert (ask.form, ask.least, ask.most, len(ask.options)) == ("many", 0, 3, 3)
    assert [option.gives for option in ask.options] == [(Pip("vp", 1),)] * 3
