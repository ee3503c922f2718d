"""A room: one table in memory, with those who sit and watch at it on this worker.

Everything that changes a match goes through ``_change``: play it, store it, and only then tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import traceback
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from wyrmtable.core.book import UnknownGame, find_game
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Refused
from wyrmtable.core.record import Decision
from wyrmtable.core.words import Msg
from wyrmtable.server import wire
from wyrmtable.server.logs import log
from wyrmtable.server.metrics import CONFLICTS, DECISIONS, SPREAD
from wyrmtable.server.play import FROZEN, Play, Unreadable, load_match
from wyrmtable.server.rows import Change, TableRow, common_prefix, now
from wyrmtable.server.thinking import Thinking
from wyrmtable.server.views import Presence, chat_line, table_info

if TYPE_CHECKING:
    from wyrmtable.server.rooms import Rooms

_TRIES = 20
"""Times a change is tried again when other workers keep being first."""
_encode = msgspec.json.Encoder().encode


class Guest(Protocol):
    """One socket at the table."""

    person: str | None
    name: str
    viewer: int

    def post(self, message: bytes) -> None: ...

    def leave(self, code: int) -> None: ...


class Gone(Exception):
    """The table does not exist any more."""


class Room:
    def __init__(self, rooms: Rooms, row: TableRow, made: list[Decision]) -> None:
        self.rooms = rooms
        self.id = row.id
        self.row = row
        self.stored = made
        for number, decision in enumerate(made):
            seat = row.seats[decision.seat]
            seat.looked = max(seat.looked, number + 1)  # who decides has looked
        self.play: Play | None = None
        self.guests: list[Guest] = []
        self.elsewhere: dict[str, Presence] = {}
        self.lock = asyncio.Lock()
        self.showing = asyncio.Lock()
        """Who is here is told to the other workers one after the other, the newest last."""
        self.seq = 0
        self.used = time.monotonic()
        self.thinking = Thinking(self)
        self._users = 0
        self.unreadable = ""
        """Why not even the start of the match can be shown."""
        self.stale = False
        """Whether the store failed us, so that nobody knows if this is still what is stored."""
        self.leased = False
        """Whether this worker's bots think for the table."""
        self.said: int | None = None
        """The last line of chat that was told here."""
        self._begin()

    # ---- in use

    @contextlib.contextmanager
    def kept(self) -> Iterator[None]:
        """While this lasts the room stays the only one of its table on this worker.

        Whoever waits for anything in a room keeps it, or news from elsewhere would come to another one.
        """
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self.used = time.monotonic()

    @property
    def idle(self) -> bool:
        return not self._users and not self.thinking.tasks

    @property
    def ailing(self) -> bool:
        """Whether something failed here that must be tried again."""
        return self.stale or self.thinking.failed

    # ---- loading

    def _begin(self) -> None:
        """Bring the stored match to life, if it has begun."""
        self.play = None
        self.unreadable = ""
        row = self.row
        if row.state == "waiting":
            return
        try:
            match = load_match(find_game(row.game), row, self.stored)
        except (Unreadable, UnknownGame) as error:
            self.unreadable = str(error)
            if row.state == "running":
                row.state = "frozen"
            log.error("match unreadable", table=self.id, game=row.game, why=str(error))
            return
        if row.state == "frozen" and row.frozen_at is not None and row.frozen_at >= self.rooms.since:
            match.frozen = row.frozen or "frozen"
        elif row.state == "frozen" and not match.frozen:
            row.state = "running"  # a restart may have brought better rules
        if match.frozen:
            row.state = "frozen"
        self.play = Play(match, row.rest_at if row.rest is not None else -1)

    async def refresh(self, *, table: bool = True) -> None:
        """The match (and the table: seats, state) was changed in the store: catch up, tell."""
        with self.kept():
            async with self.lock:
                was = self.row.state
                await self._refresh()
                if table or self.row.state != was:
                    self.tell_table()
            self.thinking.kick()

    async def _refresh(self) -> None:
        self.stale = True
        found = await self.rooms.store.snapshot(self.id)
        if found is None:
            raise Gone(self.id)
        (self.row, made), known = found, self.stored
        self.stored, self.stale = made, False
        if self.play is not None and (made == known or self.play.follow(made)):
            if self.play.match.frozen:
                self.row.state = "frozen"
            if made != known:
                self._tell_frames()
            for guest in self._seat_guests():
                self._send_first(guest)
        elif self.row.state != "waiting":
            self._begin()
            self._seat_guests()
            self._tell_first_frames()
        else:
            self._seat_guests()

    def _seat_guests(self) -> list[Guest]:
        """Nobody looks from a seat that is not theirs: seats move together at the start, and change hands.

        Gives those who look from another one now.
        """
        moved = []
        for guest in self.guests:
            held = self.row.held_by(guest.person)
            if guest.viewer != SPECTATOR and guest.viewer not in held:
                guest.viewer = held[0] if held else SPECTATOR
                moved.append(guest)
        self._show()
        return moved

    # ---- guests

    async def enter(self, guest: Guest) -> None:
        async with self.lock:
            first_here = guest.viewer not in self._seats_here()
            self.guests.append(guest)
            guest.post(self._table_for(guest))
            self._send_first(guest, away=first_here)
            lines = await self.rooms.store.chat_lines(self.id)
            for line in lines:
                guest.post(_encode(chat_line(line)))
            if self.said is None:
                self.said = lines[-1].id if lines else 0
            self.tell_table(besides=guest)
        await self.rooms.presence(self)
        self.thinking.kick()

    async def look(self, guest: Guest, seat: int) -> None:
        """Hot-seat: the device is in other hands now."""
        async with self.lock:
            guest.viewer = seat
            self._send_first(guest, away=True)
            self.tell_table()
        await self.rooms.presence(self)

    async def resync(self, guest: Guest) -> None:
        async with self.lock:
            self._send_first(guest)

    async def go(self, guest: Guest) -> None:
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        async with self.lock:  # beats of a change that is being stored are for those who stay
            self._show()
            self.tell_table()
        seat = guest.viewer
        await self.rooms.presence(self)
        if self.play is not None and seat != SPECTATOR and seat not in self._seats_here():
            self.row.seats[seat].looked = len(self.play.match.decisions)
            try:
                await self.rooms.store.set_seat(self.id, seat, looked=self.row.seats[seat].looked)
            except Exception as error:  # then they are told more than they missed
                log.warning("look not stored", table=self.id, seat=seat, error=str(error))

    @property
    def legacy(self) -> Any:
        """What the finished match hands on to the next."""
        if self.play is None or not self.play.match.over:
            return None
        match = self.play.match
        return msgspec.to_builtins(match.game.legacy(match.state))

    def _show(self) -> None:
        if self.play is not None:
            self.play.beside = self._beside()
            self.play.show(guest.viewer for guest in self.guests)

    def _beside(self) -> dict[int, list[int]]:
        """Where nothing is private, who leads several seats is asked for all of them at once."""
        assert self.play is not None
        if self.play.match.game.facts.private:
            return {}
        people = [seat for seat in self.row.seats if not seat.played_by_bot]
        return {
            seat.seat: [other.seat for other in people if other is not seat and other.holders & seat.holders]
            for seat in people
        }

    def _seats_here(self) -> set[int]:
        return {guest.viewer for guest in self.guests if guest.viewer != SPECTATOR}

    def presence(self) -> Presence:
        watchers = sum(guest.viewer == SPECTATOR for guest in self.guests)
        return Presence(sorted(self._seats_here()), watchers)

    def info(self, person: str | None, row: TableRow | None = None) -> wire.TableInfo:
        """The table as this person sees it; ``row`` if a newer one was just read."""
        here = self._seats_here().union(*(other.seats for other in self.elsewhere.values()))
        watchers = self.presence().watchers + sum(other.watchers for other in self.elsewhere.values())
        return table_info(row or self.row, person, here, watchers)

    # ---- telling

    def _table_for(self, guest: Guest) -> bytes:
        return _encode(wire.TableChanged(self.info(guest.person)))

    def tell_table(self, besides: Guest | None = None) -> None:
        for guest in self.guests:
            if guest is not besides:
                guest.post(self._table_for(guest))

    def _send_first(self, guest: Guest, *, away: bool = False) -> None:
        if self.play is None:
            if self.unreadable:
                guest.post(_encode(wire.Refused(FROZEN)))
            return
        self._show()
        seat = self.row.seats[guest.viewer] if guest.viewer != SPECTATOR else None
        try:
            frame = self.play.first_frame(guest.viewer, self.seq, seat.looked if seat and away else None)
        except Exception as error:
            log.error("scene failed", table=self.id, game=self.row.game, exc_info=error)
            guest.post(_encode(wire.Refused(FROZEN)))
            return
        guest.post(_encode(frame))
        if seat is not None:
            seat.looked = len(self.play.match.decisions)

    def _tell_first_frames(self) -> None:
        self.seq += 1
        for guest in self.guests:
            self._send_first(guest)

    def _tell_frames(self, besides: int | None = None) -> None:
        """Send everybody what changed."""
        if self.play is None or not self.guests:
            return
        self.seq += 1
        guests: dict[int, list[Guest]] = {}
        for guest in self.guests:
            if guest.viewer != besides:
                guests.setdefault(guest.viewer, []).append(guest)
        for viewer, these in guests.items():
            self._post(these, self.play.frame(viewer, self.seq))

    async def _tell_own(self, play: Play, seat: int) -> None:
        """Send what changed to the one who changed it: last, with the offer to take it back."""
        guests = [guest for guest in self.guests if guest.viewer == seat]
        if guests:
            frame = play.frame(seat, self.seq)
            if play.may_undo(seat):
                frame.undo = await self.rooms.undo_offer(self.row.game, play.record(), seat)
            self._post(guests, frame)

    def _post(self, guests: list[Guest], frame: wire.Frame) -> None:
        message = _encode(frame)
        for guest in guests:
            guest.post(message)

    async def tell_chat(self) -> None:
        async with self.lock:
            if self.said is None:
                return  # nobody has been here yet
            for line in await self.rooms.store.chat_lines(self.id, self.said):
                self.said = line.id
                for guest in self.guests:
                    guest.post(_encode(chat_line(line)))

    async def say(self, guest: Guest, text: str) -> None:
        seat = None if guest.viewer == SPECTATOR else guest.viewer
        name = guest.name if seat is None else self.row.seats[seat].name
        await self.rooms.store.add_chat(self.id, seat, name, text, self.rooms.message("chat", self.id))
        await self.tell_chat()

    # ---- changing the match

    async def answer(self, seat: int, names: list[str], ask: str, *, bot: bool = False) -> None:
        await self._change(seat, lambda play: play.answer(seat, names, ask), bot=bot)

    async def undo(self, seat: int, to: int) -> None:
        self.row.seats[seat].auto = "never"  # or the pass just taken back would be made again
        await self._change(seat, lambda play: play.undo(seat, to), anew=True)

    async def redo(self, seat: int, decisions: int) -> None:
        await self._change(seat, lambda play: play.redo(seat, decisions))

    async def set_auto(self, seat: int, passes: str) -> None:
        async with self.lock:
            if self.play is None or not self.play.may_order(seat, passes):
                raise Refused(Msg("refused-message"))
            self.row.seats[seat].auto = passes
            await self.rooms.store.set_seat(self.id, seat, self.rooms.message("match", self.id), auto=passes)
            match = self.play.match
            asked = seat in match.open and match.open[seat].form == "window"
        if asked and passes != "never":
            await self._change(seat, lambda play: None)

    async def _change(self, seat: int, do: Callable[[Play], None], *, anew: bool = False, bot: bool = False) -> None:
        """Do it, store it, tell it; raises Refused, and then nothing has happened."""
        with self.kept():
            try:
                await self._do(seat, do, anew, bot)
            finally:
                self.thinking.kick()  # also if the line broke of the one who did it

    async def _do(self, seat: int, do: Callable[[Play], None], anew: bool, bot: bool) -> None:
        started = time.perf_counter()
        async with self.lock:
            if self.stale:
                await self._refresh()
            for _ in range(_TRIES):
                play = self._playable()
                if bot and not (self.row.seats[seat].played_by_bot and await self.rooms.may_think(self)):
                    raise Refused(Msg("refused-not-yours"))
                try:
                    do(play)
                    autos = play.pass_windows({s.seat: s.auto for s in self.row.seats})
                except Refused:
                    if play.match.frozen:
                        await self._freeze(play.match.frozen)
                    raise
                except Exception:
                    # Not even the way back worked: what is in memory is of no use.
                    await self._freeze(traceback.format_exc(), anew=True)
                    raise Refused(FROZEN) from None
                if play.match.frozen:
                    await self._freeze(play.match.frozen)
                    raise Refused(FROZEN)
                if await self._save(play, seat if not bot else None, autos):
                    break
                CONFLICTS.inc()
                self.play, self.leased = None, False
                await self._refresh()
            else:
                raise Refused(Msg("refused-stale"))
            DECISIONS.inc()
            if anew:
                self._tell_first_frames()
            else:
                self._tell_frames(besides=seat)
            SPREAD.observe(time.perf_counter() - started)
            if not anew:
                await self._tell_own(play, seat)
            if play.match.over:
                self.tell_table()

    def _playable(self) -> Play:
        if self.row.state == "waiting":
            raise Refused(Msg("refused-waiting"))
        if self.play is None:
            raise Refused(FROZEN)
        if self.row.state == "finished":
            raise Refused(Msg("refused-not-asked"))
        return self.play

    async def _save(self, play: Play, seat: int | None, autos: dict[int, str]) -> bool:
        match, row = play.match, self.row
        made = list(match.decisions)
        rest = play.rest_to_store(common_prefix(self.stored, made))
        state = "finished" if match.over else "running"
        turn = sorted(match.open)
        change = Change(
            version=row.version,
            stored=self.stored,
            decisions=made,
            state=state,
            turn=turn,
            bot_due=any(row.seats[asked].played_by_bot for asked in turn),
            rest=rest,
            result=play.result,
            autos=autos,
            wake=self._wake(play),
            thinker=self.rooms.worker if seat is None and self.rooms.shared else None,
        )
        try:
            if not await self.rooms.store.save(self.id, change, self.rooms.message("match", self.id)):
                return False
        except BaseException:
            # Nobody knows whether it was stored: forget what is in memory and look again, now or when that is possible.
            self.play, self.stale = None, True
            with contextlib.suppress(Exception):
                await asyncio.shield(self._refresh())
            raise
        row.version += 1
        row.decisions, row.turn, row.state, row.result = len(made), turn, state, change.result
        row.wake_at, row.wake_for = change.wake or (None, None)
        self.stored = made
        if rest is not None:
            play.rest_at = rest[0]
        for changed, auto in autos.items():
            row.seats[changed].auto = auto
        if seat is not None:
            row.seats[seat].looked = len(made)
        return True

    def _wake(self, play: Play) -> tuple[int, int] | None:
        """When silence becomes a pass, if people are asked whether they react."""
        window = play.window
        if window is None or not self.row.silence:
            return None
        if self.row.wake_at is not None and self.row.wake_for == window:
            return self.row.wake_at, window
        return now() + 60 * self.row.silence, window

    async def end_silence(self) -> None:
        """Those who have been silent in a window for so long pass."""
        if self.row.wake_at is None or self.row.wake_at > now() or self.play is None:
            return
        silent = [seat for seat in self.play.match.open if not self.row.seats[seat].played_by_bot]
        if silent:
            await self._change(silent[0], lambda play: play.pass_for(silent))

    async def _freeze(self, why: str, *, anew: bool = False) -> None:
        """The rules failed: keep everything readable, tell the host's log."""
        log.error("match frozen", table=self.id, game=self.row.game, decisions=len(self.stored), why=why)
        await self.rooms.store.freeze(self.id, why, self.rooms.message("table", self.id))
        self.row.state, self.row.frozen, self.row.frozen_at = "frozen", why, now()
        if anew:
            self._begin()
        self._tell_first_frames()
        self.tell_table()
