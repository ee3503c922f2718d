"""A match: a position that people and bots play, with its record.

The record is the truth; the running coroutine is a cache over it. Loading, undoing, cloning and looking back all
mean the same: copy the last resting point, play the few decisions since.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wyrmtable.core.ask import PASS, Anyone, Question, Together
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR, Game, check_players, finish_ask, read_legacy, read_options
from wyrmtable.core.parts import Rest
from wyrmtable.core.playing import Playing, meant
from wyrmtable.core.record import Checkpoint, Record, aside_mark, fingerprint
from wyrmtable.core.refusals import Drift, Refused
from wyrmtable.core.run import Run
from wyrmtable.core.scene import Ask, Foresight, Scene, Waiting
from wyrmtable.core.scenes import Kept, arrange
from wyrmtable.core.sight import learnt
from wyrmtable.core.state import S, dump, load
from wyrmtable.core.words import Msg

__all__ = ["Drift", "Match", "Refused"]


class Match(Playing[S]):
    """A match of any game. ``open`` holds the questions not yet answered, by seat."""

    # ---- loading and saving

    @classmethod
    def load(cls, game: Game[S], record: Record, *, from_start: bool = False, upto: int | None = None) -> Match[S]:
        """The match a record tells of; raises Drift where the rules no longer fit it, BadOptions if they never did.

        Starts at the last stored state, so that only the decisions of the current turn are played again.
        """
        match: Match[S] = cls.__new__(cls)
        check_players(game, record.players)
        options = read_options(game, record.options)
        chance = Chance(record.seed, record.sealed)
        legacy = read_legacy(game, record.legacy)
        match._prepare(game, record.players, options, chance, record.seats, legacy, record.origins)
        end = len(record.decisions) if upto is None else upto
        rests = [] if from_start else [c for c in record.checkpoints if c.at <= end]
        while rests and rests[-1].state is None:
            rests.pop()
        if rests:
            *earlier, last = rests
            match.rests = [Rest(c.at, c.state and match._read(c), c.digest) for c in earlier]
            match.decisions = record.decisions[: last.at]
            match.state = match._read(last)
        else:
            match.state = match._first()
        match._go_on()
        match._part_ways()
        match._play(record.decisions[len(match.decisions) : end])
        return match

    def _read(self, checkpoint: Checkpoint) -> S:
        try:
            return load(self.game.State, checkpoint.state, self.game.things, self._chance_at(checkpoint.at))
        except (KeyError, ValueError, TypeError) as error:
            raise Drift(checkpoint.at, f"the stored state before it cannot be read: {error}") from None

    def record(self) -> Record:
        """Everything needed to play this match again. While it runs this is secret: it holds the seed."""
        kept = self.rests[-2:]  # two, so that the last decision can be undone after a restart
        return Record(
            game=self.game.facts.name,
            version=self.game.facts.version,
            players=self.players,
            options=msgspec.to_builtins(self.options),
            legacy=msgspec.to_builtins(self.legacy),
            seats=self.seats,
            seed=self.chance.seed,
            sealed=self.chance.sealed,
            commitment=self.chance.commitment,
            origins=self.origins,
            decisions=self.decisions.copy(),
            checkpoints=[
                Checkpoint(rest.at, rest.digest, dump(rest.state) if rest in kept and rest.state else None)
                for rest in self.rests
            ],
            result=self.result if self.over else None,
        ).summed()

    # ---- going back

    def clone(self, believed: tuple[int, str] | None = None) -> Match[S]:
        """An independent match in the same position.

        With ``believed`` = (viewer, key) all that the viewer cannot know is dealt anew: a position to look at, for checks.
        """
        twin: Match[S] = Match.__new__(Match)
        twin._prepare(self.game, self.players, self.options, self.chance, self.seats, self.legacy, self.origins)
        twin.rests = self.rests.copy()
        twin.decisions = self.decisions.copy()
        twin.frozen = self.frozen
        twin._found = self._found.copy()
        twin.state, twin._flow, twin._question = self._replayed(twin._found)
        twin._values = self._values.copy()
        twin._redo = self._redo.copy()
        if believed:
            twin.state.chance.rekey(believed[1])
            self.game.imagine(twin.state, believed[0])
        twin._asked_at = self._asked_at
        if self._parts:
            for seat, part in self._parts.items():
                if believed and seat != believed[0] and part.values != [PASS]:
                    twin._parts[seat] = twin._part(seat)  # its answers may be impossible in this world
                    twin._parts[seat].question = part.question
                else:
                    twin._parts[seat] = twin._part(seat, part.values)
            twin._open_parts()
        elif isinstance(twin._question, Question):
            twin.open = {twin._question.seat: twin._question}
        return twin

    def at(self, number: int) -> Match[S]:
        """The match as it was after so many decisions."""
        if not 0 <= number <= len(self.decisions):
            raise ValueError(f"there are {len(self.decisions)} decisions; nothing is known of {number}")
        twin = self.clone()
        twin._redo = []
        if number < len(self.decisions):
            twin._rebuild(self.decisions[:number])
        return twin

    def undo_point(self, seat: int) -> int | None:
        """How far this seat may go back now: the number of decisions that would stay.

        Only the seat's own last decision, and only if nobody has learnt anything through it; ask again after each.
        """
        number = len(self.decisions) - 1
        taken_over = self.origins[-1].at if self.origins else 0
        if self.frozen or number < taken_over or self.decisions[number].seat != seat:
            return None
        if self._parts and number >= self._asked_at and not self.decisions[number].aside:
            return None  # simultaneous answers are changed, not undone
        try:
            before = self.at(number)
        except Drift:
            return None
        shared = isinstance(before._question, Together) and before._question.secret and not self.decisions[number].aside
        if shared and any(other != seat and (part.question or part.values) for other, part in before._parts.items()):
            return None
        if before.state.chance.total != self.state.chance.total:
            return None
        return None if learnt(before, self.decisions[number]) else number

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, or raise Refused."""
        number = self.undo_point(seat)
        if number is None:
            raise Refused(Msg("refused-undo"), f"seat {seat} has no decision that nobody has learnt from")
        redo = [self.decisions[number], *self._redo]
        self._rebuild(self.decisions[:number])
        self._redo = redo

    def can_redo(self, seat: int) -> bool:
        return bool(self._redo) and self._redo[0].seat == seat

    def redo(self, seat: int) -> None:
        if not self.can_redo(seat):
            raise Refused(Msg("refused-redo"), f"seat {seat} has undone nothing")
        decision, *rest = self._redo
        self.repeat(decision)
        self._redo = rest

    # ---- looking

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that everybody sees to be asked; in a window nobody sees who has already passed."""
        if isinstance(self._question, Together) and self._question.quiet:
            return tuple(self._question.seats)
        return tuple(self.open)

    @property
    def pressing(self) -> tuple[int, ...]:
        """The seats the match waits for: of a question that anyone may answer only the first, whose turn it would be."""
        if isinstance(self._question, Anyone):
            return tuple(self.open)[:1]
        return tuple(self.open)

    def scene(self, viewer: int) -> Scene:
        """What a seat sees, or a SPECTATOR."""
        self._check_viewer(viewer)
        return arrange(self.game.scene(self.state, viewer), self.asked)

    def _check_viewer(self, viewer: int) -> None:
        if not SPECTATOR <= viewer < self.players:
            raise ValueError(f"nobody sits at {viewer}; seats are 0 to {self.players - 1}, {SPECTATOR} is a spectator")

    def scenes(self, viewers: Sequence[int], kept: Kept) -> list[Scene]:
        """The scenes of several viewers at the same moment; parts that are as they were are taken from those kept."""
        return [arrange(scene, self.asked) for scene in self.game.scenes(self.state, viewers, kept)]

    def ask(self, seat: int) -> Ask | None:
        """The question to this seat as a person sees it; a simultaneous one stays until all have answered."""
        question = self.open.get(seat)
        if question is not None:
            return self._shown(question, self.ask_id(seat), None)
        part = self._parts.get(seat)
        if part is None:
            return None
        question = self._part(seat).question
        if question is None:
            return None
        mine = next(made for made in self.decisions[self._asked_at :] if made.seat == seat and not made.aside)
        id = f"{self._asked_at}.{fingerprint(question)}"
        return self._shown(question, id, mine.answer)

    def foresee(self, seat: int, name: str) -> Foresight | None:
        """What would follow this answer of a seat that is asked; nothing happens."""
        question = self.open.get(seat)
        if question is None:
            raise Refused(Msg("refused-not-asked"), f"seat {seat} is not asked; {self._stands()}")
        return self.game.foresee(self.state, question, meant(question, [name]))

    def _shown(self, question: Question, id: str, answered: str | None) -> Ask:
        orders = self.game.orders(self.state, question.seat) if question.form == "window" else ()
        return finish_ask(self.game.ask(self.state, question), question, id, answered, orders)

    def ask_aside(self, seat: int) -> Ask | None:
        """What this seat may do out of turn, as a person sees it."""
        question = self.aside(seat)
        if question is None:
            return None
        return self._shown(question, f"aside.{aside_mark(question)}", None)

    def waiting(self, viewer: int) -> list[Waiting]:
        """Who else is being waited for, and who has already answered a simultaneous question."""
        found = []
        quiet = isinstance(self._question, Together) and self._question.quiet
        for seat in sorted(self._parts or self.open):
            if seat != viewer:
                part = self._parts.get(seat)
                question = self.open.get(seat) or (self._part(seat).question if part else None)
                if question is not None:
                    done = seat not in self.open and not quiet
                    found.append(Waiting(seat, self.game.waiting(self.state, question), done))
        return found

    # ---- for bots

    def imagine(self, seat: int, key: object) -> Run[S]:
        """The position as this seat may believe it to be: all it cannot know dealt anew, the future unknown.

        The only fork a bot gets. Simultaneous answers of others are forgotten; the seat itself picks first. Another
        key is another world.
        """
        self._check_viewer(seat)
        return self.fork(seat, (seat, str(key)))

    def fork(self, first: int, believed: tuple[int, str] | None = None) -> Run[S]:
        """The position as a run, true or as somebody believes it; ``first`` picks first if several are asked.

        What ``first`` has already answered in secret only ``first`` believes in.
        """
        state, flow, question = self._replayed(self._found)
        state.trail = None
        if believed:
            state.chance.rekey(believed[1])
            self.game.imagine(state, believed[0])
        if flow is None or question is None:
            return Run(self.game, state)
        run = Run.resume(self.game, state, flow, question, first)
        part = self._parts.get(first)
        if part is not None and part.question is not None and (not believed or believed[0] == first):
            for value in part.values:
                run.send(value)
        return run
