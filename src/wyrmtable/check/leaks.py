"""The law of secrets: what a viewer cannot know does not change a byte of what the viewer sees."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from wyrmtable.check.trial import Trial, looks, who
from wyrmtable.core.ask import name_of
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.record import Checkpoint
from wyrmtable.core.state import Listener, digest, dump


def check_views(trial: Trial, match: Match[Any]) -> None:
    """Deal anew what a viewer cannot know, in the middle of the turn: scene, waiting and question stay as they are."""
    for viewer in trial.viewers:
        truth = looks(match, viewer)
        key = f"check/{trial.random.getrandbits(32)}"
        try:
            imagined = looks(match.clone((viewer, key)), viewer)
        except Exception as error:
            trial.fail("leak", f"a world imagined by {who(viewer)} cannot be looked at: {error!r}")
            continue
        for part, seen in truth.items():
            if imagined[part] != seen:
                what = _difference(seen.decode(), imagined[part].decode())
                trial.fail("leak", f"the {part} of {who(viewer)} shows something hidden: {what}")


def _difference(one: str, two: str) -> str:
    start = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, start - 40)
    return f"…{one[start : start + 90]}… or …{two[start : start + 90]}…"


def check_imagined_run(trial: Trial, match: Match[Any], seat: int) -> None:
    """An imagined world has the same components and options, and can be played to its end without touching the match."""
    game = match.game
    before = match.record()
    run = match.imagine(seat, f"check/{trial.random.getrandbits(32)}")
    box = sorted(game.census(match.state))
    trial.expect(sorted(game.census(run.state)) == box, "imagine", f"imagined by seat {seat}, components differ")
    options = list(map(name_of, match.open[seat].next_picks(())))
    if match.open[seat] is not run.question and run.seat == seat:
        same = list(map(name_of, run.options)) == options
        trial.expect(same, "leak", f"the options of {match.open[seat].kind} depend on what seat {seat} cannot know")
    try:
        for _ in range(trial.most):
            if run.over:
                break
            run.pick(trial.random.choice(run.options))
    except Exception as error:
        trial.fail("imagine", f"a world imagined by seat {seat} cannot be played to its end: {error!r}")
    else:
        trial.expect(sorted(game.census(run.state)) == box, "imagine", f"imagined by seat {seat}, components get lost")
    trial.expect(match.record() == before, "copy", "playing in an imagined world changes the match")


def check_start(trial: Trial, match: Match[Any]) -> None:
    """A turn begun anew in an imagined world asks the same, unless it shows something on its way to the question."""
    game, rest, record = match.game, match.rests[-1], match.record()
    for viewer in trial.viewers:
        state = game.copy(rest.state)
        state.chance.rekey(f"check/{trial.random.getrandbits(32)}")
        game.imagine(state, viewer)
        start = Checkpoint(rest.at, digest(state), dump(state))
        try:
            twin = Match.load(game, replace(record, checkpoints=[start]))
        except Exception as error:
            trial.fail("imagine", f"a turn cannot begin in a world imagined by {who(viewer)}: {error!r}")
            continue
        _compare(trial, match, twin, viewer, "as the turn begins")


def _compare(trial: Trial, truth: Match[Any], twin: Match[Any], viewer: int, when: str) -> None:
    if truth.game.scene(truth.state, viewer) != twin.game.scene(twin.state, viewer):
        return
    one, two = looks(truth, viewer), looks(twin, viewer)
    for part in one:
        if one[part] != two[part]:
            what = _difference(one[part].decode(), two[part].decode())
            trial.fail("leak", f"{when}, the {part} tells {who(viewer)} something hidden: {what}")


def check_step(trial: Trial, match: Match[Any], seat: int, names: list[str]) -> None:
    """If a decision shows a viewer the same in two worlds, it also leads to the same question.

    Otherwise who is asked, or for what, tells something that the table does not show.
    """
    if len(match.open) > 1:
        return
    for viewer in trial.viewers:
        truth, told = _after(match.clone(), viewer, seat, names)
        twin, heard = _after(match.clone((viewer, f"check/{trial.random.getrandbits(32)}")), viewer, seat, names)
        if truth is None or twin is None or told != heard or truth.over != twin.over:
            continue
        _compare(trial, truth, twin, viewer, f"after {' '.join(names)}")


def _after(match: Match[Any], viewer: int, seat: int, names: list[str]) -> tuple[Match[Any] | None, list[Any]]:
    lines: list[Any] = []

    def hear(kind: str, log: Any, by: Any, only: Any, flows: Any, focus: Any, deep: int, hold: bool) -> None:
        lines.append((kind, only.get(viewer, log) if only else log, by))

    listener: Listener = hear
    match.listener = listener
    try:
        match.answer(seat, names)
    except Refused:  # impossible in that world
        return None, lines
    return match, lines
