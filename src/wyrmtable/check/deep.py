"""One match examined thoroughly: replays, restarts, copies, undo, leaks, scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wyrmtable.check.leaks import check_imagined_run, check_start, check_step, check_views
from wyrmtable.check.quick import check_census, check_options
from wyrmtable.check.scenes import check_scenes
from wyrmtable.check.stories import Story
from wyrmtable.check.trace import traced, under
from wyrmtable.check.trial import Broken, Trial, stands
from wyrmtable.core.ask import Question
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Drift, Match, Refused
from wyrmtable.core.record import Checkpoint, Record, fingerprint
from wyrmtable.core.run import Endless
from wyrmtable.core.state import digest, dump
from wyrmtable.core.verify import first_difference

_OFTEN = 0.1
_CLOSELY = 12
"""The costly laws are tried at this share of the decisions, and so often at most."""
_STARTS = 0.2
_RESTARTS = 8


def play_deeply(trial: Trial, told: bool) -> int:
    """Play one match with its record, applying the costly laws at some of its decisions.

    ``told``: every viewer listens to the whole of it.
    """
    try:
        match = Match(trial.game, trial.players, trial.options, Chance(trial.seed))
        story = Story(trial, match) if told else None
        box = sorted(trial.game.census(match.state))
        closely = 0
        while not match.over:
            close = closely < _CLOSELY and trial.random.random() < _OFTEN
            closely += close
            _one_decision(trial, match, close)
            check_census(trial, box, match.state)
            if story:
                story.compare()
        check_scenes(trial, match)
        _check_record(trial, match)
    except Endless:
        trial.fail("end", f"the match has not ended after {trial.decision} decisions")
    except Broken:
        pass
    except Refused as refused:
        why = under(match.frozen) if match.frozen else str(refused)
        trial.fail("rules", f"a lawful answer is not taken: {why}")
    except Exception as error:
        trial.fail("rules", f"the rules or views fail with {traced(error)}")
    return trial.decision


def _one_decision(trial: Trial, match: Match[Any], closely: bool) -> None:
    seat = trial.random.choice(list(match.open))
    names = _names(trial, match.open[seat])
    copied = trial.game.copy(match.state)
    mark = digest(copied)
    if closely:
        _check_twins(trial, match)
        check_views(trial, match)
        check_scenes(trial, match)
        check_imagined_run(trial, match, seat)
        check_step(trial, match, seat, names)
    if match.rests[-1].at == len(match.decisions) and trial.random.random() < _STARTS:
        check_start(trial, match)
    match.rests[-1].digest  # noqa: B018  # kept now, compared when the match is over
    match.answer(seat, names)
    trial.step()
    trial.expect(digest(copied) == mark, "copy", "a copy changes when the match goes on: something is shared")
    if closely:
        _check_undo(trial, match, seat)


def _names(trial: Trial, question: Question) -> list[str]:
    taken: tuple[Any, ...] = ()
    while picks := question.next_picks(taken):
        check_options(trial, question, picks)
        taken = (*taken, trial.random.choice(picks))
    value = question.value(taken)
    names = question.names(value)
    trial.expect(question.parse(names) == value, "options", f"{question.kind}: {names} is read as something else")
    return names


def _check_twins(trial: Trial, match: Match[Any]) -> None:
    """Clones, restarts and looking back give the same position."""
    here = stands(match)
    record = match.record()
    ways: dict[str, Callable[[], Match[Any]]] = {
        "copy": match.clone,
        "restart": lambda: Match.load(match.game, Record.from_json(record.to_json())),
        "replay": lambda: Match.load(match.game, record, from_start=True),
        "text": lambda: Match.load(match.game, Record.from_text(record.to_text())),
    }
    for law, make in ways.items():
        try:
            twin = make()
        except Drift as drift:
            trial.fail(law, f"the same decisions lead elsewhere: {drift}")
            continue
        same = stands(twin) == here and digest(twin.state) == digest(match.state)
        trial.expect(same, law, "the same decisions lead to another position")


def _check_undo(trial: Trial, match: Match[Any], seat: int) -> None:
    number = match.undo_point(seat)
    if number is None:
        return
    after = stands(match)
    before = stands(match.at(number))
    twin = match.clone()
    twin.undo(seat)
    trial.expect(stands(twin) == before, "undo", "an undone decision leaves a trace")
    twin.redo(seat)
    trial.expect(stands(twin) == after, "undo", "redo does not bring the position back")


def _check_record(trial: Trial, match: Match[Any]) -> None:
    """The finished match: verified, and restarted from some of its resting points through JSON."""
    record = match.record()
    difference = first_difference(match.game, Record.from_json(record.to_json()))
    trial.expect(difference is None, "replay", f"the finished match does not verify: {difference}")
    for rest in match.rests:
        if digest(rest.state) != rest.digest:
            trial.decision = rest.at
            trial.fail("copy", "a stored resting point changed when the match went on: something is shared")
            return
    for rest in trial.random.sample(match.rests, min(_RESTARTS, len(match.rests))):
        trial.decision = rest.at
        kept = [c for c in record.checkpoints if c.at < rest.at]
        kept.append(Checkpoint(rest.at, rest.digest, dump(rest.state)))
        cut = Record.from_json(_with(record, kept).to_json())
        try:
            again = Match.load(match.game, cut)
        except Drift as drift:
            trial.fail("restart", f"from this resting point the match goes another way: {drift}")
            continue
        trial.expect(
            [c.digest for c in again.record().checkpoints] == [c.digest for c in record.checkpoints],
            "restart",
            "from this resting point the match goes another way",
        )


def _with(record: Record, checkpoints: list[Checkpoint]) -> Record:
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return Record(**{**fields, "checkpoints": checkpoints})


def trace(trial: Trial) -> list[str]:
    """Questions and states of a match, to be compared with another process."""
    found = []
    match = Match(trial.game, trial.players, trial.options, Chance(trial.seed))
    while not match.over:
        seat = trial.random.choice(sorted(match.open))
        question = match.open[seat]
        found.append(f"{question.kind} {fingerprint(question)} {digest(match.state)}")
        match.answer(seat, _names(trial, question))
        trial.step()
    return found
