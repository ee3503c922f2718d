"""The law of promises: what a question shows as a consequence is what then happens.

A chip with a number says by how much a number on the table changes; a preview says what lies where; a meter says
which answers are enough. A chip whose number may come out otherwise says so (``Pip.about``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from wyrmtable.check.trial import Trial
from wyrmtable.core import maps
from wyrmtable.core.ask import Many, Question
from wyrmtable.core.match import Match
from wyrmtable.core.scene import AnyElement, Ask, Card, Counter, Meter, Option, Overlay, Piece, Pip, Scene, Tile, Zone
from wyrmtable.core.scenes import parent_of
from wyrmtable.core.state import Memory

_TRIED = 6
"""Answers tried at one look."""
_FOLLOWED = 30
"""Decisions after which a promise is no longer awaited."""
_ATTEMPTS = 40
"""Answers made by chance until one holds the option that is wanted."""
SCORES = ("vp", "score")
"""Icons of the number that a seat shows as its score."""

Numbers = dict[tuple[str, str], int]
"""What the table counts: by icon and by where it stands."""


def check_promises(trial: Trial, match: Match[Any]) -> None:
    """Try some answers that show consequences, and see whether they come true before the turn is over."""
    for seat, question in match.open.items():
        ask = match.ask(seat)
        assert ask is not None
        for meter in ask.meter:
            _check_meter(trial, question, ask, meter)
        showing = [option for option in ask.options if option.gives or option.preview]
        for option in trial.aside.sample(showing, min(_TRIED, len(showing))):
            names = answer_with(trial, question, option.name)
            if names is not None:
                chosen = [option for option in ask.options if option.name in names]
                _check_answer(trial, match, seat, names, chosen)


def answer_with(trial: Trial, question: Question, name: str) -> list[str] | None:
    """A whole answer that this option is part of; None if chance finds none."""
    for _ in range(_ATTEMPTS):
        names = random_answer(trial, question)
        if name in names:
            return names
        if not isinstance(question, Many) and len(names) == 1:
            return [name]
    return None


def random_answer(trial: Trial, question: Question) -> list[str]:
    taken: tuple[Any, ...] = ()
    while picks := question.next_picks(taken):
        taken = (*taken, trial.aside.choice(picks))
    return question.names(question.value(taken))


def _check_answer(trial: Trial, match: Match[Any], seat: int, names: list[str], chosen: list[Option]) -> None:
    kind = match.open[seat].kind
    start = last = numbers(match.scene(seat))
    owed: dict[str, list[int]] = {}
    for option in chosen:
        for pip in option.gives:
            if pip.n and not pip.about and pip.icon not in match.game.uncounted:
                owed.setdefault(pip.icon, []).append(pip.n)
    ghosts = [ghost for option in chosen for ghost in option.preview if not isinstance(ghost, Overlay)]
    if match.open[seat].form == "window" and len(match.open) > 1:
        ghosts = []  # somebody earlier in the order may react, and then this answer is forgotten
    counted: set[str] = {icon for icon, _ in start}
    for scene in _moments(trial, match, seat, names):
        now = numbers(scene)
        counted |= {icon for icon, _ in now}
        changes = _changes(start, now) | _changes(last, now)
        last = now
        owed = {icon: ns for icon, ns in owed.items() if not _kept(icon, ns, changes)}
        ghosts = [ghost for ghost in ghosts if not _lies(ghost, scene)]
        if not owed and not ghosts:
            return
    answer = " ".join(names)
    for icon, ns in owed.items():
        missing = f"no {icon} on the table changes so"
        if icon not in counted:
            missing = "nothing on the table counts it; if that is meant, say so: Game.uncounted"
        trial.fail("promise", f"{kind}: {answer} shows {sum(ns):+} {icon}, and {missing}")
    for ghost in ghosts:
        trial.fail("promise", f"{kind}: {answer} shows {ghost.id} at {ghost.at}, where it does not come to lie")


def _changes(before: Numbers, now: Numbers) -> set[tuple[str, int]]:
    """Icons with the amounts by which a number of theirs has changed."""
    return {(key[0], now.get(key, 0) - before.get(key, 0)) for key in now.keys() | before.keys()}


def _kept(icon: str, ns: list[int], changes: set[tuple[str, int]]) -> bool:
    """One number changes by all of it, or several by a part each."""
    return (icon, sum(ns)) in changes or all((icon, n) in changes for n in ns)


def _moments(trial: Trial, match: Match[Any], seat: int, names: list[str]) -> Iterator[Scene]:
    """What the seat sees after the answer, beat by beat, all other answers by chance.

    It ends where the turn has come to rest and nothing is due any more that was not due before.
    """
    twin = match.clone()
    seen: list[Scene] = []
    memory = Memory(twin.game.copy)

    def hear(*told: Any, **more: Any) -> None:
        if memory.changed(twin.state):
            seen.append(twin.scene(seat))

    twin.listener = hear
    turn, due = twin.rests[-1].at, len(twin.state.agenda)
    who = seat
    for _ in range(_FOLLOWED):
        trial.moment += 1
        twin.answer(who, names)
        hear()
        yield from seen
        seen.clear()
        rest = twin.rests[-1]
        if twin.over or (rest.at > turn and len(rest.state.agenda) <= due):
            return
        who = trial.aside.choice(list(twin.open))
        names = random_answer(trial, twin.open[who])


def _lies(ghost: AnyElement, scene: Scene) -> bool:
    """Whether the thing itself, or another of its sort where it is only sketched, lies where the preview shows it."""
    spot = maps.spot(ghost.at)
    here = [
        element
        for element in scene.elements
        if element.at == ghost.at
        or (spot and parent_of(element.at) == spot.board and spot[1:3] in maps.cells_of(element))
    ]
    if any(element.id == ghost.id for element in here):
        return True
    if any(element.id == ghost.id for element in scene.elements):
        return False
    return any(type(element) is type(ghost) for element in here)


def _check_meter(trial: Trial, question: Question, ask: Ask, meter: Meter) -> None:
    """Every answer that chooses something fills the meter."""
    strangers = sorted(meter.per.keys() - {option.name for option in ask.options})
    trial.expect(not strangers, "promise", f"{question.kind}: a meter counts {', '.join(strangers)}, no options")
    for _ in range(_TRIED):
        names = random_answer(trial, question)
        if not names:  # nothing at all may be an answer, too
            continue
        filled = sum(meter.per.get(name, 0) for name in names)
        enough = {"exact": filled == meter.goal, "least": filled >= meter.goal, "most": filled <= meter.goal}
        trial.expect(
            enough[meter.rule],
            "promise",
            f"{question.kind}: {' '.join(names)} is an answer, though the meter stands at {filled} of {meter.goal}",
        )


def numbers(scene: Scene) -> Numbers:
    """Everything the table counts with an icon: counters, badges, scores, marks, and the pieces of a place."""
    found: Numbers = {}
    for seat in scene.seats:
        for pip in seat.badges:
            found[pip.icon, f"seat {seat.seat}"] = pip.n or 0
        for icon in SCORES:
            found[icon, f"seat {seat.seat}"] = seat.score or 0
    for element in scene.elements:
        if isinstance(element, Counter):
            found[element.icon, element.id] = element.value
        for pip in _pips(element):
            found[pip.icon, element.id] = pip.n or 0
        if isinstance(element, Piece):
            for icon in {element.icon, element.shape} - {""}:
                key = icon, f"in {parent_of(element.at)}"
                found[key] = found.get(key, 0) + element.n
    return found


def _pips(element: AnyElement) -> Iterable[Pip]:
    if isinstance(element, Zone | Tile):
        return element.marks
    if isinstance(element, Piece):
        return element.stats
    if isinstance(element, Card):
        return element.pips
    return element.parts if isinstance(element, Counter) else ()
