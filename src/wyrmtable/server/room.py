"""A room: one table in memory, with those who sit and watch at it on this worker.

Everything that changes a match goes through ``_change``: play it, store it, and only then tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import traceback
import zlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Refused
from wyrmtable.core.record import Decision
from wyrmtable.core.words import Msg
from wyrmtable.server import wire
from wyrmtable.server.audience import Audience, Guest
from wyrmtable.server.hints import Hints
from wyrmtable.server.keepsakes import Keepsake, keepsake, unpack
from wyrmtable.server.loading import Unreadable, load_match
from wyrmtable.server.logs import log
from wyrmtable.server.metrics import CONFLICTS, DECISIONS, SPREAD
from wyrmtable.server.play import FROZEN, Play
from wyrmtable.server.rows import Change, TableRow, common_prefix, now
from wyrmtable.server.thinking import Thinking

if TYPE_CHECKING:
    from wyrmtable.server.rooms import Rooms

_TRIES = 20
"""Times a change is tried again when other workers keep being first."""


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
        self.ending: Keepsake | None = None
        """What a finished match looked like, when the rules of today cannot show it."""
        self.audience = Audience(self)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.thinking = Thinking(self)
        self.hints = Hints(self)
        self._users = 0
        self.unreadable = ""
        """Why not even the start of the match can be shown."""
        self.stale = False
        """Whether the store failed us, so that nobody knows if this is still what is stored."""
        self.leased = False
        """Whether this worker's bots think for the table."""
        self._deeds: set[asyncio.Task[None]] = set()
        """Changes under way."""

    @property
    def guests(self) -> list[Guest]:
        return self.audience.guests

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

    async def begin(self) -> None:
        """Bring the stored match to life, if it has begun; elsewhere, because a long one takes a while."""
        self.play, self.ending, self.unreadable = None, None, ""
        row = self.row
        if row.state == "waiting":
            return
        try:
            match = await asyncio.to_thread(load_match, row, self.stored)
        except Unreadable as error:
            self.unreadable = str(error)
            log.error("match unreadable", table=self.id, game=row.game, why=str(error))
        else:
            if row.damaged:
                match.frozen = row.damaged
            elif row.state == "frozen" and row.frozen_at is not None and row.frozen_at >= self.rooms.since:
                match.frozen = row.frozen or "frozen"
            elif row.state == "frozen" and not match.frozen:
                row.state = "running"  # a restart may have brought better rules
            self.play = Play(match, row.rest_at if row.rest is not None else -1)
        if row.state != "finished":
            if self.play is None or self.play.match.frozen:
                row.state = "frozen"
        elif self.play is None or self.play.match.frozen:
            self.ending = await self._ending()
        if self.guests:
            await self._tell_story()

    async def _ending(self) -> Keepsake | None:
        """What the match looked like at its end, if that was kept and can be read."""
        try:
            kept = await self.rooms.store.keepsake(self.id)
            return None if kept is None else unpack(kept)
        except (msgspec.MsgspecError, zlib.error, TypeError) as error:
            log.error("keepsake damaged", table=self.id, error=str(error))
            return None

    async def _tell_story(self) -> None:
        """Find out what led here, before somebody wants to read it."""
        if self.play is not None and not self.play.story_known:
            await asyncio.to_thread(self.play.chronicle, SPECTATOR)

    async def refresh(self, *, table: bool = True) -> None:
        """The match (and the table: seats, state) was changed in the store: catch up, tell."""
        with self.kept():
            async with self.lock:
                was = self.row.state
                await self._refresh()
                if table or self.row.state != was:
                    self.audience.tell_table()
            self.thinking.kick()

    async def _refresh(self) -> None:
        unsure, self.stale = self.stale, True
        found = await self.rooms.store.snapshot(self.id)
        if found is None:
            raise Gone(self.id)
        (self.row, made), known = found, self.stored
        self.stored, self.stale = made, False
        if self.play is not None and (made == known or self.play.follow(made)):
            if self.play.match.frozen and self.row.state != "finished":
                self.row.state = "frozen"
            if made != known and not unsure:
                self.audience.tell_frames(self.play)
            moved = self.audience.reseat()
            for guest in self.guests if unsure else moved:  # who came meanwhile was shown nothing
                self.audience.send_first(guest)
        elif self.row.state != "waiting":
            await self.begin()
            self.audience.reseat()
            self.audience.tell_first_frames()
        else:
            self.audience.reseat()

    # ---- guests

    async def enter(self, guest: Guest) -> None:
        async with self.lock:
            first_here = guest.viewer not in self.audience.seats_here()
            await self._tell_story()
            self.guests.append(guest)
            self.audience.tell_table(guest)
            self._send_position(guest, away=first_here)
            await self.audience.read_chat(guest)
        self.audience.tell_presence()
        self.thinking.kick()

    async def look(self, guest: Guest, seat: int) -> None:
        """Hot-seat: the device is in other hands now."""
        async with self.lock:
            guest.viewer = seat
            self._send_position(guest, away=self.play is None or self.play.match.game.facts.private)
        self.audience.tell_presence()

    async def resync(self, guest: Guest) -> None:
        async with self.lock:
            self._send_position(guest)

    def _send_position(self, guest: Guest, *, away: bool = False) -> None:
        if self.row.state != "waiting" and not self.stale:
            self.audience.send_first(guest, away=away)

    async def go(self, guest: Guest) -> None:
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        async with self.lock:  # beats of a change that is being stored are for those who stay
            self.audience.show()
        self.audience.tell_presence()
        seat = guest.viewer
        if self.play is not None and seat != SPECTATOR and seat not in self.audience.seats_here():
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

    def info(self, person: str | None, row: TableRow | None = None) -> wire.TableInfo:
        return self.audience.info(person, row)

    def question(self, person: str | None) -> Msg | None:
        """What this person is asked here; nothing while the match moves on."""
        if self.play is None or self.row.state != "running" or self.lock.locked():
            return None
        asks = (self.play.match.ask(seat) for seat in self.row.held_by(person) if seat in self.play.match.open)
        return next((ask.prompt for ask in asks if ask is not None), None)

    async def tell_chat(self) -> None:
        async with self.lock:
            await self.audience.tell_chat()

    async def say(self, guest: Guest, text: str) -> None:
        person = guest.person or ""
        if not await self.rooms.store.may_speak(self.id, person):
            raise Refused(Msg("refused-silenced"))
        seat = None if guest.viewer == SPECTATOR else guest.viewer
        name = guest.name if seat is None else self.row.seats[seat].name
        await self.rooms.store.add_chat(self.id, seat, name, person, text, self.rooms.message("chat", self.id))
        await self.tell_chat()

    def point(self, guest: Guest, seat: int, places: list[str]) -> None:
        """Show the others something; where hands are private its name could tell too much."""
        if self.play is None or self.play.match.game.facts.private:
            raise Refused(Msg("refused-message"))
        shown = wire.Pointed(seat, places)
        self.audience.tell_pointed(shown, guest.person or "", besides=guest)
        self.rooms.spawn(self.rooms.pointed(self, shown, guest.person or ""))

    # ---- changing the match

    async def answer(self, seat: int, names: list[str], ask: str, *, bot: bool = False) -> None:
        await self._change(seat, lambda play: play.answer(seat, names, ask), bot=bot)

    async def undo(self, seat: int, to: int) -> None:
        await self._change(seat, lambda play: play.undo(seat, to), back=True)

    async def redo(self, seat: int, decisions: int) -> None:
        await self._change(seat, lambda play: play.redo(seat, decisions))

    async def foresee(self, seat: int, ask: str, name: str) -> wire.Foreseen:
        """What would follow an answer; not while another one is being worked out."""
        async with self.lock:
            return self._playable().foresee(seat, ask, name)

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

    async def _change(self, seat: int, do: Callable[[Play], None], *, bot: bool = False, back: bool = False) -> None:
        """Do it, store it, tell it; raises Refused, and then nothing has happened.

        It goes on to its end even if the line breaks of who did it: half done, the match in memory would be another one
        than the stored one. ``back``: something is taken back.
        """
        with self.kept():
            deed = asyncio.create_task(self._do_kept(seat, do, bot, back))
            self._deeds.add(deed)
            deed.add_done_callback(self._deeds.discard)
            await asyncio.shield(deed)

    async def _do_kept(self, seat: int, do: Callable[[Play], None], bot: bool, back: bool) -> None:
        with self.kept():
            try:
                await self._do(seat, do, bot, back)
            except Refused:
                self.thinking.kick()
                raise
            # After anything else the keeper looks when all is well again: two bots would try it again for each other.
            self.thinking.kick()

    async def settled(self) -> None:
        """Wait until all that was begun here is at its end."""
        while self._deeds:
            await asyncio.wait(self._deeds)
        async with self.lock:
            pass

    async def _do(self, seat: int, do: Callable[[Play], None], bot: bool, back: bool) -> None:
        started = time.perf_counter()
        async with self.lock:
            if self.stale:
                await self._refresh()
            for _ in range(_TRIES):
                play = self._playable()
                if bot and not (self.row.seats[seat].played_by_bot and await self.rooms.may_think(self)):
                    raise Refused(Msg("refused-not-yours"))
                try:
                    autos = await self._play(play, do, seat if back else None)
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
            if back:
                self.audience.tell_first_frames()
            else:
                self.audience.tell_frames(play, besides=seat)
            SPREAD.observe(time.perf_counter() - started)
            if not back:
                self.audience.tell_own(play, seat)
            if play.match.over:
                self.audience.tell_table()

    async def _play(self, play: Play, do: Callable[[Play], None], back: int | None) -> dict[int, str]:
        """Play it, with all that it sets off; gives the standing orders that have ended with it.

        ``back``: the seat that takes something back; its order ends, or the pass just taken back would be made again.
        That is done beside the event loop, because whether anybody has learnt anything through it takes a while to find
        out, and so are the long phases of a game.
        """

        def work() -> dict[int, str]:
            do(play)
            orders = {seat.seat: seat.auto for seat in self.row.seats}
            ended = {} if back is None or orders[back] == "never" else {back: "never"}
            return ended | play.pass_windows(orders | ended, alone=self.thinking.alone)

        if back is None and not play.match.game.facts.long_phases:
            return work()
        return await asyncio.to_thread(work)

    def _playable(self) -> Play:
        if self.row.state == "waiting":
            raise Refused(Msg("refused-waiting"))
        if self.play is None or self.row.state == "frozen":
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
            keepsake=await self._keepsake(play) if match.over else None,
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
        window = self.row.wake_for
        if silent:
            await self._change(silent[0], lambda play: play.pass_for(silent, window))

    async def _keepsake(self, play: Play) -> bytes | None:
        try:
            return (await asyncio.to_thread(keepsake, play)).pack()
        except Exception as error:
            log.error("no keepsake", table=self.id, game=self.row.game, exc_info=error)
            return None

    async def keep(self) -> None:
        """Store what a match looked like that was ended before its end."""
        async with self.lock:
            if self.play is not None and (data := await self._keepsake(self.play)) is not None:
                await self.rooms.store.keep(self.id, data)

    async def _freeze(self, why: str, *, anew: bool = False) -> None:
        """The rules failed: keep everything readable, tell the host's log."""
        log.error("match frozen", table=self.id, game=self.row.game, decisions=len(self.stored), why=why)
        await self.rooms.store.freeze(self.id, why, self.rooms.message("table", self.id))
        self.row.state, self.row.frozen, self.row.frozen_at = "frozen", why, now()
        if anew:
            await self.begin()
        self.audience.tell_first_frames()
        self.audience.tell_table()
