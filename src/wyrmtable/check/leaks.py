"""The law of secrets: what a viewer cannot know does not change a byte of what the viewer sees."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from msgspec.structs import replace

from wyrmtable.check.trace import traced
from wyrmtable.check.trial import Trial, looks, who
from wyrmtable.core.ask import name_of
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.record import Checkpoint, Decision, aside_mark
from wyrmtable.core.scene import AnyElement, Card, Counter, Flow, Piece, Scene, Tile
from wyrmtable.core.scenes import parent_of
from wyrmtable.core.state import Memory, digest, dump
from wyrmtable.core.words import Msg, Ref, SeatRef

_SURE = 12
"""Things that stay the same in so many imagined worlds, and in all, are held to be forgotten there."""


def check_views(trial: Trial, match: Match[Any]) -> None:
    """Deal anew what a viewer cannot know, in the middle of the turn: scene, waiting and question stay as they are.

    What a spectator sees everybody knows, so that it stays whoever imagines.
    """
    cards = _cards(match)
    public = looks(match, SPECTATOR)
    for viewer in trial.viewers:
        truth = public if viewer == SPECTATOR else looks(match, viewer)
        key = f"check/{trial.aside.getrandbits(32)}"
        try:
            world = match.clone((viewer, key))
            imagined = looks(world, viewer)
            watched = imagined if viewer == SPECTATOR else looks(world, SPECTATOR)
        except Exception as error:
            trial.fail("leak", f"a world imagined by {who(viewer)} cannot be looked at: {traced(error)}")
            continue
        trial.met.imagined(trial.number, "spectator" if viewer == SPECTATOR else "seat", _cards(world) != cards)
        other = trial.aside.choice([seat for seat in range(trial.players) if seat != viewer] or [viewer])
        held, dealt = _kept_from(match, viewer, other), _kept_from(world, viewer, other)
        for zone in held:
            what = f"imagine never deals anew what lies in {zone}, though not everybody sees it"
            trial.met.sometimes("imagine", what, dealt.get(zone) != held[zone], _SURE)
        for part, seen in truth.items():
            if imagined[part] != seen:
                what = _difference(seen.decode(), imagined[part].decode())
                trial.fail("leak", f"the {part} of {who(viewer)} shows something hidden: {what}")
        for part, seen in public.items():
            if viewer != SPECTATOR and watched[part] != seen:
                what = _difference(seen.decode(), watched[part].decode())
                trial.fail("leak", f"the {part} of a spectator shows what {who(viewer)} does not know: {what}")


def _cards(match: Match[Any]) -> Any:
    """The state without its randomness."""
    return {name: value for name, value in dump(match.state).items() if name not in ("chance", "voice")}


def _kept_from(match: Match[Any], viewer: int, other: int) -> dict[str, list[object]]:
    """What another seat sees and this viewer does not, by the zone it lies in.

    With what it shows: some things are named after their place.
    """
    shown = {element.id: _shows(element) for element in match.scene(viewer).elements}
    found: dict[str, list[object]] = {}
    for element in match.scene(other).elements:
        seen = _shows(element)
        if seen is not None and shown.get(element.id) != seen:
            found.setdefault(parent_of(element.at).partition(":")[0], []).append((element.id, seen))
    return found


def _shows(element: AnyElement) -> object:
    """What can be read off a thing; nothing where it lies face down."""
    match element:
        case Card(face="") | Piece(down=True):
            return None
        case Card() | Tile():
            return element.face, element.label
        case Piece():
            return element.icon, element.value, element.label
        case Counter():
            return element.value
    return None


def _difference(one: str, two: str) -> str:
    start = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, start - 40)
    return f"…{one[start : start + 90]}… or …{two[start : start + 90]}…"


def check_imagined_run(trial: Trial, match: Match[Any], seat: int) -> None:
    """An imagined world has the same components and options, and can be played to its end without touching the match."""
    game = match.game
    before = match.record()
    run = match.imagine(seat, f"check/{trial.aside.getrandbits(32)}")
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
            run.pick(trial.aside.choice(run.options))
            trial.moment += 1
    except Exception as error:
        trial.fail("imagine", f"a world imagined by seat {seat} cannot be played to its end: {traced(error)}")
    else:
        trial.expect(sorted(game.census(run.state)) == box, "imagine", f"imagined by seat {seat}, components get lost")
    trial.expect(match.record() == before, "copy", "playing in an imagined world changes the match")


def check_start(trial: Trial, match: Match[Any]) -> None:
    """A turn begun anew in an imagined world asks the same, unless it shows something on its way to the question."""
    game, rest, record = match.game, match.rests[-1], match.record()
    for viewer in trial.viewers:
        state = game.copy(rest.state)
        state.chance.rekey(f"check/{trial.aside.getrandbits(32)}")
        game.imagine(state, viewer)
        start = Checkpoint(rest.at, digest(state), dump(state))
        try:
            twin = Match.load(game, replace(record, checkpoints=[start]))
        except Exception as error:
            trial.fail("imagine", f"a turn cannot begin in a world imagined by {who(viewer)}: {traced(error)}")
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
    """If a decision shows a viewer the same in two worlds, it is also told in the same words and leads to the same question.

    Otherwise the log, or who is asked and for what, tells something that the table does not show. Where several seats
    choose at once, the step is the whole of it. Both worlds have the same future: dice fall alike.
    """
    _check_moves(trial, *_step(trial, match, seat, names))


def check_deeds(trial: Trial, match: Match[Any]) -> None:
    """The same of what somebody may do out of turn."""
    for seat in range(trial.players):
        question = match.aside(seat)
        if question is not None and match.together_since is None:
            name = name_of(trial.aside.choice(question.options))
            _check_moves(trial, match, [Decision(seat, question.kind, name, aside_mark(question))])


def _check_moves(trial: Trial, base: Match[Any], moves: list[Decision]) -> None:
    for viewer in trial.viewers:
        trial.moment += 1
        world = base.clone((viewer, f"check/{trial.aside.getrandbits(32)}"))
        world.state.chance = base.state.chance.copy()
        truth, twin = _After(base.clone(), viewer), _After(world, viewer)
        truth.play(moves)
        twin.play(moves)
        if truth.refused or twin.refused or truth.seen != twin.seen or truth.match.over != twin.match.over:
            continue
        when = f"after {', '.join(f'{made.kind} {made.answer}'.strip() for made in moves)}"
        if truth.told != twin.told:
            one, two = next(pair for pair in zip_longest(truth.told, twin.told) if pair[0] != pair[1])
            trial.fail("log", f"{when}, the log tells {who(viewer)} something hidden: {_line(one)} or {_line(two)}")
            continue
        _compare(trial, truth.match, twin.match, viewer, when)


def _line(told: tuple[Any, ...] | None) -> str:
    """What was told, as its author wrote it."""
    if told is None:
        return "nothing"
    kind, log, by, flows, focus = told
    line = f"{kind} {_written(log)}" + ("" if by is None else f" by seat {by}")
    return line + (f" {flows}" if flows else "") + (f" at {', '.join(focus)}" if focus else "")


def _written(value: Any) -> str:
    if isinstance(value, Msg):
        return f"{value.id}({', '.join(f'{name}={_written(arg)}' for name, arg in value.args.items())})"
    if isinstance(value, SeatRef):
        return f"seat {value.seat}"
    return value.id if isinstance(value, Ref) else str(value)


def _step(trial: Trial, match: Match[Any], seat: int, names: list[str]) -> tuple[Match[Any], list[Decision]]:
    """Where the step begins, and the answers that complete it: one, or those of all who choose at once."""
    start = match.together_since
    moves = [Decision(seat, match.open[seat].kind, " ".join(names), "")]
    if start is None:
        return match, moves
    moves = [*match.decisions[start:], *moves]
    ahead = match.clone()
    ahead.answer(seat, names)
    while ahead.together_since == start:
        other = trial.aside.choice(list(ahead.open))
        question = ahead.open[other]
        taken: tuple[Any, ...] = ()
        while picks := question.next_picks(taken):
            taken = (*taken, trial.aside.choice(picks))
        moves.append(Decision(other, question.kind, " ".join(question.names(question.value(taken))), ""))
        ahead.repeat(moves[-1])
    return match.at(start), moves


class _After:
    """What one viewer sees and hears in one world while the same answers are given."""

    def __init__(self, match: Match[Any], viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.told: list[Any] = []
        self.seen: list[Scene] = [match.game.scene(match.state, viewer)]
        """Without repetitions."""
        self.refused = False
        self._memory = Memory(match.game.copy)
        self._memory.changed(match.state)
        match.listener = self._hear

    def _hear(
        self,
        kind: str,
        log: Any,
        by: int | None,
        only: Any,
        flows: tuple[Flow, ...],
        focus: tuple[str, ...],
        deep: int,
        hold: bool,
    ) -> None:
        self._look()
        self.told.append((kind, only.get(self.viewer, log) if only else log, by, flows, focus))

    def _look(self) -> None:
        if self._memory.changed(self.match.state):
            scene = self.match.game.scene(self.match.state, self.viewer)
            if scene != self.seen[-1]:
                self.seen.append(scene)

    def play(self, moves: list[Decision]) -> None:
        try:
            for made in moves:
                self.match.repeat(made)
        except Refused:
            self.refused = True  # impossible in that world
        self._look()
