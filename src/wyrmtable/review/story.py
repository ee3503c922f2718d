"""The story of a match: how everybody stood after each decision, the key moments, the best turn of each seat.

All of it from one replay without pictures, so that it is there as soon as a match is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from wyrmtable.core.game import SPECTATOR, Game
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.core.words import Msg
from wyrmtable.review.sides import Sides, sides_of

MOMENTS = 3
_LINES, _TELLING = 3, 2
"""Lines of the chronicle that tell a deed, and those of them that brought something."""


class Deed(Struct, frozen=True, omit_defaults=True):
    """A turn worth telling."""

    seat: int
    """The row it is about: who gained or lost by it."""
    at: int
    """The decision that brought most of it; the table right after it shows what happened."""
    gain: int
    """What it brought this row; 0 where that cannot be counted."""
    swing: int
    """The same against what it brought the others on the average."""
    after: int
    """How the row stood then."""
    lines: tuple[Msg, ...]
    """What the chronicle says."""
    phase: Msg | None = None


class Story(Struct, frozen=True, omit_defaults=True):
    """What an end screen tells."""

    unit: Literal["points", "percent"]
    standings: list[list[int]]
    """How every row stood before the first decision and after each one."""
    sides: Sides
    phases: list[tuple[int, Msg]]
    """Each new phase, with the decision that led to it."""
    moments: list[Deed]
    """The largest swings, in order of time."""
    best: list[Deed | None]
    """The best turn of each row; none for who never gained anything."""
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    """By row; none where the match was ended before its end."""


class _Said(NamedTuple):
    number: int
    line: Msg
    deep: int
    gains: list[int]
    """What has changed for every row since the line before."""


class _Turn(NamedTuple):
    """Decisions of one seat on end, or those of several who were asked at once."""

    seats: tuple[int, ...]
    first: int
    """The standing before it."""
    last: int


def story(game: Game[Any], record: Record) -> Story:
    """The story of a record, as far as the rules of today can follow it."""
    return Teller(game, record).told()


class Teller:
    def __init__(self, game: Game[Any], record: Record) -> None:
        self.match: Match[Any] = Match.load(game, replace(record, decisions=[], checkpoints=[], result=None))
        self.match.listener = self._heard
        self.sides = sides_of(self.match)
        self.together = len(self.sides) == 1
        self.said: list[_Said] = []
        self.phases: list[tuple[int, Msg]] = []
        self.standings = [list(game.standing(self.match.state))]
        self._last = self.standings[0]
        self.worth = [self._judged()]
        self.turns: list[_Turn] = []
        self._look()
        self._play(record)

    def _heard(
        self,
        kind: str,
        log: Msg | None,
        by: int | None,
        only: Any,
        flows: Any,
        focus: Any,
        deep: int,
        hold: bool,
    ) -> None:
        line = only.get(SPECTATOR, log) if only else log
        if line is not None:
            before, self._last = self._last, list(self.match.game.standing(self.match.state))
            gains = [now - was for was, now in zip(before, self._last, strict=True)]
            self.said.append(_Said(len(self.match.decisions), line, deep, gains))

    def _judged(self) -> list[float]:
        """Where all stand alike it is told by their bots' judgement who did well."""
        if not self.together:
            return []
        match = self.match
        return [match.game.evaluate(match.state, seat) for seat in range(match.players)]

    def _look(self) -> None:
        phase = self.match.game.scene(self.match.state, SPECTATOR).phase
        if not self.phases or self.phases[-1][1] != phase:
            self.phases.append((len(self.match.decisions), phase))

    def _play(self, record: Record) -> None:
        match, group = self.match, -1
        for number, decision in enumerate(record.decisions):
            if not match.fits(decision):
                return
            since = match.together_since
            try:
                match.repeat(decision)
                self.standings.append(list(match.game.standing(match.state)))
                self.worth.append(self._judged())
            except Exception:
                del self.standings[number + 1 :]
                return
            before = self.turns[-1] if self.turns else None
            if since is not None and since == group and before:
                self.turns[-1] = _Turn((*before.seats, decision.seat), before.first, number + 1)
            elif since is None and group < 0 and before and before.seats == (decision.seat,):
                self.turns[-1] = _Turn(before.seats, before.first, number + 1)
            else:
                self.turns.append(_Turn((decision.seat,), number, number + 1))
            group = -1 if since is None else since
            if match.rests[-1].at == number + 1:
                self._look()

    # ---- telling

    def told(self) -> Story:
        over = self.match.over
        return Story(
            unit=self.match.game.facts.standing,
            standings=self.standings,
            sides=self.sides,
            phases=self.phases,
            moments=self._moments(),
            best=[self._best(row) for row in range(len(self.standings[0]))],
            winners=self.match.result.winners if over else (),
            scores=self.match.result.scores if over else (),
        )

    def _moments(self) -> list[Deed]:
        found = [deed for turn in self.turns if (deed := self._largest(turn)).swing]
        found.sort(key=lambda deed: (-abs(deed.swing), deed.at))
        return sorted(found[:MOMENTS], key=lambda deed: deed.at)

    def _largest(self, turn: _Turn) -> Deed:
        """What the turn changed most: for whom, and by how much."""
        swings, gains = self._swings(turn), self._gains(turn)
        return self._deed(max(range(len(swings)), key=lambda row: (abs(swings[row]), abs(gains[row]))), turn)

    def _swings(self, turn: _Turn) -> list[int]:
        gains = self._gains(turn)
        mean = 0.0 if self.together or len(gains) == 1 else sum(gains) / len(gains)
        return [round(gain - mean) for gain in gains]

    def _gains(self, turn: _Turn) -> list[int]:
        before, after = self.standings[turn.first], self.standings[turn.last]
        return [now - was for was, now in zip(before, after, strict=True)]

    def _best(self, row: int) -> Deed | None:
        mine = [turn for turn in self.turns if row in turn.seats]
        if self.together:
            # What comes after the last decision of a turn is the others' doing, or the game's.
            single = [_Turn((row,), at - 1, at) for turn in mine for at in range(turn.first + 1, turn.last)]
            found = max(single, key=lambda step: self.worth[step.last][row] - self.worth[step.first][row], default=None)
            return found and self._deed(row, found)
        best = max(mine, key=lambda turn: self._gains(turn)[row], default=None)
        return self._deed(row, best) if best and self._gains(best)[row] > 0 else None

    def _deed(self, row: int, turn: _Turn) -> Deed:
        steps = range(turn.first + 1, turn.last + 1)
        at = max(steps, key=lambda number: (abs(self.standings[number][row] - self.standings[number - 1][row]), number))
        gain = self._gains(turn)[row]
        phase = [phase for number, phase in self.phases if number < at]
        return Deed(
            seat=row,
            at=at,
            gain=gain,
            swing=self._swings(turn)[row],
            after=self.standings[at][row],
            lines=self._lines(row, at, turn),
            phase=phase[-1] if phase else None,
        )

    def _lines(self, row: int, at: int, turn: _Turn) -> tuple[Msg, ...]:
        """The lines that brought most, with the one that led there; if none did, what was said with the decision."""
        said = [said for said in self.said if turn.first < said.number <= turn.last]
        telling = sorted((n for n in range(len(said)) if said[n].gains[row]), key=lambda n: -abs(said[n].gains[row]))[
            :_TELLING
        ]
        if not telling:
            with_it = [each for each in said if each.number == at] or said
            return _few([each.line for each in with_it if not each.deep] or [each.line for each in with_it])
        first = telling[0]
        leading = [n for n in range(first) if not said[n].deep and said[n].number == said[first].number][-1:]
        return _few([said[n].line for n in sorted({*telling, *leading})])


def _few(lines: Sequence[Msg]) -> tuple[Msg, ...]:
    """The first lines, and no line twice."""
    found: list[Msg] = []
    for line in lines:
        if line not in found:
            found.append(line)
    return tuple(found[:_LINES])
