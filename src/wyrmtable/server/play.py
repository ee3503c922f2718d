"""A match being played: the match itself, what was told of it, and frames for those who watch.

Nothing here waits or stores; the room around it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from wyrmtable.core.ask import PASS
from wyrmtable.core.book import find_game
from wyrmtable.core.game import SPECTATOR, Result
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.orders import ASK, PASS_TURN, idle, pass_by_order
from wyrmtable.core.record import Checkpoint, Decision, Record
from wyrmtable.core.scene import Beat, BeatKind, Flow, Scene, Undo
from wyrmtable.core.state import dump
from wyrmtable.core.watch import Watch
from wyrmtable.core.why import reason
from wyrmtable.core.words import Msg
from wyrmtable.server.logs import log
from wyrmtable.server.rows import common_prefix
from wyrmtable.server.wire import Because, Foreseen, Frame

FROZEN = Msg("refused-frozen")
_REST_EVERY = 12
"""Decisions after which a new state is stored: few enough to load quickly, many enough to write little."""


_ORDERS = {"never": ASK, "turn": PASS_TURN, "always": PASS_TURN}
"""What a person's wish means; other wishes are orders of the game."""


class Told(NamedTuple):
    """What the rules told once, for all viewers."""

    number: int
    kind: BeatKind
    log: Msg | None
    by: int | None
    only: Mapping[int, Msg | None] | None
    flows: tuple[Flow, ...]
    focus: tuple[str, ...]
    deep: int
    hold: bool

    def beat(self, viewer: int) -> Beat | None:
        line = self.only.get(viewer, self.log) if self.only else self.log
        if line is None:
            return None
        return Beat(self.kind, line, self.by, self.flows, self.focus, deep=self.deep, number=self.number)


class Play:
    def __init__(self, match: Match[Any], rest_at: int = -1) -> None:
        self.match = match
        self.rest_at = rest_at
        """Decisions before the last state that was stored."""
        self.beside: dict[int, list[int]] = {}
        """Other seats whose questions are put to who looks from a seat."""
        self._told: list[Told] | None = None
        self._watch: Watch | None = None
        self._drawn = -1

    # ---- watching

    @property
    def viewers(self) -> tuple[int, ...]:
        return self._watch.viewers if self._watch else ()

    def show(self, viewers: Iterable[int]) -> None:
        """From now on make beats for these viewers, and only for these."""
        wanted = tuple(sorted(set(viewers)))
        if wanted == self.viewers:
            return
        self.match.listener = None
        self._watch = Watch(self.match, wanted) if wanted else None
        self._listen()

    def _listen(self) -> None:
        heard = self.match.listener
        if self._told is None and heard is None:
            return

        def listen(
            kind: BeatKind,
            log: Msg | None,
            by: int | None,
            only: Mapping[int, Msg | None] | None,
            flows: tuple[Flow, ...],
            focus: tuple[str, ...],
            deep: int,
            hold: bool,
        ) -> None:
            if self._told is not None:
                self._told.append(Told(len(self.match.decisions), kind, log, by, only, flows, focus, deep, hold))
            if heard is not None:
                heard(kind, log, by, only, flows, focus, deep, hold)

        self.match.listener = listen

    def chronicle(self, viewer: int) -> list[Beat]:
        """Everything this viewer was told so far, in words only."""
        if self._told is None:
            self._told = self._retold()
            if self._watch is None:
                self._listen()
        return [beat for told in self._told if (beat := told.beat(viewer)) is not None]

    @property
    def story_known(self) -> bool:
        return self._told is not None

    def _retold(self) -> list[Told]:
        """What was told so far, as far as the rules of today can tell it."""
        told: list[Told] = []
        try:
            again = self.match.at(0)
            again.frozen = ""  # what led here can be told all the same
            again.listener = lambda *heard: told.append(Told(len(again.decisions), *heard))
            for decision in self.match.decisions:
                again.repeat(decision)
        except Exception as error:
            log.warning("story cut short", game=self.match.game.facts.name, error=f"{type(error).__name__}: {error}")
        return told

    # ---- changing

    def answer(self, seat: int, names: list[str], ask: str) -> None:
        self._drawn = self.match.state.chance.total
        self.match.answer(seat, names, ask)

    def undo(self, seat: int, to: int) -> None:
        made = self.match.decisions  # looked at first: to find out what may be taken back takes a while
        if to != len(made) - 1 or made[to].seat != seat or self.match.undo_point(seat) != to:
            raise Refused(Msg("refused-undo"))
        self.match.undo(seat)
        self._begin_anew()

    def redo(self, seat: int, decisions: int) -> None:
        if decisions != len(self.match.decisions):
            raise Refused(Msg("refused-stale"))
        self._drawn = self.match.state.chance.total
        self.match.redo(seat)

    def follow(self, made: list[Decision]) -> bool:
        """Play what was decided elsewhere; False when that needs a fresh start."""
        same = common_prefix(self.match.decisions, made)
        arrived = self.match.decisions[same:]
        try:
            for decision in made[same:]:
                if decision in arrived:
                    continue  # part of a simultaneous question, here in order of arrival
                self.match.repeat(decision)
        except Refused:
            return False
        self._settle()
        return self.match.decisions == made

    def pass_windows(self, autos: dict[int, str], *, alone: bool = False) -> dict[int, str]:
        """Pass for those who wish to; gives the wishes that have ended with this.

        Who loses nothing by passing does so at once only where somebody plays ``alone``: others shall not learn it.
        """
        ended: dict[int, str] = {}
        while True:
            for seat, question in self.match.open.items():
                if autos.get(seat) == "turn" and question.form != "window":
                    autos[seat] = ended[seat] = "never"
            orders = {seat: _ORDERS.get(wish, wish) for seat, wish in autos.items()}
            if not pass_by_order(self.match, orders, idle if alone else None):
                break
        self._settle()
        return ended

    def may_order(self, seat: int, wish: str) -> bool:
        match = self.match
        return wish in _ORDERS or any(order.name == wish for order in match.game.orders(match.state, seat))

    @property
    def window(self) -> int | None:
        """How many decisions had been taken when the window opened that is open now."""
        if any(question.form == "window" for question in self.match.open.values()):
            return self.match.together_since
        return None

    def is_idle(self, seat: int) -> bool:
        """Whether this seat is in a window and loses nothing by passing."""
        return idle(self.match, seat)

    def pass_for(self, seats: Iterable[int], window: int | None) -> None:
        """Let these pass in this window; another one has opened meanwhile if somebody was quicker."""
        if self.window != window:
            raise Refused(Msg("refused-stale"))
        for seat in seats:
            question = self.match.open.get(seat)
            if question is not None and question.form == "window":
                self.match.answer(seat, [PASS.name])

    def _settle(self) -> None:
        if self._watch is not None:
            try:
                self._watch.settle()
            except Exception as error:
                log.error("scene failed", game=self.match.game.facts.name, exc_info=error)
                self.match.frozen = self.match.frozen or f"{type(error).__name__}: {error}"

    def _begin_anew(self) -> None:
        if self._told is not None:
            count = len(self.match.decisions)
            self._told = [told for told in self._told if told.number <= count]
        if self._watch is not None:
            self._watch.restart()

    # ---- frames

    def frame(self, viewer: int, seq: int) -> Frame:
        """What changed for a viewer since the last frame."""
        beats = self._watch.take(viewer) if self._watch else []
        return self._fill(viewer, Frame(seq, _seat(viewer), len(self.match.decisions), beats=beats))

    def first_frame(self, viewer: int, seq: int, looked: int | None) -> Frame:
        """The whole position, with the chronicle; ``looked``: decisions when this seat last looked."""
        beats = self.chronicle(viewer)
        away = 0 if looked is None else sum(beat.number > looked for beat in beats)
        frame = Frame(seq, _seat(viewer), len(self.match.decisions), scene=self.scene(viewer), beats=beats, away=away)
        return self._fill(viewer, frame)

    def scene(self, viewer: int) -> Scene:
        if self._watch is not None and viewer in self._watch.scenes:
            return self._watch.scenes[viewer]
        return self.match.scene(viewer)

    def _fill(self, viewer: int, frame: Frame) -> Frame:
        match = self.match
        frame.over = match.over
        if match.frozen:
            frame.frozen = FROZEN
            return frame
        frame.waiting = match.waiting(viewer)
        if viewer != SPECTATOR:
            seats = [seat for seat in (viewer, *self.beside.get(viewer, ())) if not self.is_idle(seat)]
            frame.asks = [ask for seat in seats if (ask := match.ask(seat))]
            frame.aside = match.ask_aside(viewer)
            frame.redo = match.can_redo(viewer)
        return frame

    def may_undo(self, seat: int) -> bool:
        """Whether it is worth finding out if this seat may take its last answer back; that takes a while."""
        match = self.match
        if match.over or match.frozen or self._drawn != match.state.chance.total:
            return False
        ask = match.ask(seat)
        return match.decisions[-1].seat == seat and (ask is None or ask.answered is None)

    def why(self, seat: int, ask_id: str, place: str) -> Because:
        """What choosing a place does, or why it is no answer to the seat's question."""
        ask = self.match.ask(seat)
        question = self.match.open.get(seat)
        if ask is None or question is None or ask.id != ask_id:
            raise Refused(Msg("refused-stale"))
        found = reason(self.match.game, self.match.state, question, ask, place)
        return Because(place, found.why, found.rule)

    def foresee(self, seat: int, ask_id: str, name: str) -> Foreseen:
        """What would follow an answer of the seat; one to a question that is gone has lost its interest."""
        if seat not in self.match.open or self.match.ask_id(seat) != ask_id:
            return Foreseen(ask_id, name)
        return Foreseen(ask_id, name, self.match.foresee(seat, name))

    # ---- storing

    def rest_to_store(self, keep: int) -> tuple[int, Any] | None:
        """The last resting point, if it is time to store it or the stored one was undone."""
        rest = self.match.rests[-1]
        if self.rest_at > min(keep, rest.at) or rest.at - max(self.rest_at, 0) >= _REST_EVERY:
            return rest.at, dump(rest.state)
        return None

    def record(self, *, before_last: bool = False) -> bytes:
        """The position for another process, from a resting point at hand: the newest, or one ``before_last`` decision."""
        match = self.match
        latest = len(match.decisions) - before_last
        at_hand = (rest for rest in reversed(match.rests) if rest.at <= latest and rest.state is not None)
        rest = next(at_hand, match.rests[-1])
        record = Record(
            game=match.game.facts.name,
            version=match.game.facts.version,
            players=match.players,
            options=msgspec.to_builtins(match.options),
            legacy=msgspec.to_builtins(match.legacy),
            seats=match.seats,
            seed=match.chance.seed,
            sealed=match.chance.sealed,
            origins=match.origins,
            decisions=match.decisions,
            checkpoints=[Checkpoint(rest.at, "", dump(rest.state))],
        )
        return msgspec.json.encode(record)

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match.over else None


def undo_offer(match: Match[Any], seat: int) -> Undo | None:
    """What this seat may take back now."""
    to = match.undo_point(seat)
    if to is None:
        return None
    ask = match.at(to).ask(seat)
    return Undo(to, ask.prompt) if ask else None


def undo_offer_elsewhere(game: str, record: bytes, seat: int) -> Undo | None:
    """The same in another process: it means to imagine what everybody knew, which takes a while."""
    return undo_offer(Match.load(find_game(game), Record.from_json(record)), seat)


def _seat(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
