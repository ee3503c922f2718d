"""Those who sit and watch at a table on this worker, and everything that is told to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from wyrmtable.core.game import SPECTATOR
from wyrmtable.server import wire
from wyrmtable.server.logs import log
from wyrmtable.server.play import FROZEN, Play
from wyrmtable.server.rows import TableRow
from wyrmtable.server.views import Presence, chat_line, table_info

if TYPE_CHECKING:
    from wyrmtable.server.room import Room

_SOON = 0.25
"""Seconds in which comings and goings are gathered before they are told."""
_encode = msgspec.json.Encoder().encode


class Guest(Protocol):
    """One socket at the table."""

    session: str
    person: str | None
    name: str
    viewer: int
    bots: wire.BotPace
    deaf_to: set[str]
    """People this one does not want to hear."""

    def post(self, message: bytes) -> None: ...

    def leave(self, code: int) -> None: ...


class Audience:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.guests: list[Guest] = []
        self.elsewhere: dict[str, Presence] = {}
        """Who is here on other workers."""
        self.showing = asyncio.Lock()
        """Who is here is told to the other workers one after the other, the newest last."""
        self._seqs: dict[int, int] = {}
        """The number of the last frame of each viewer."""
        self._said: int | None = None
        """The last line of chat that was told here."""
        self._telling: asyncio.TimerHandle | None = None
        self._everywhere = False

    # ---- who is here

    def seats_here(self) -> set[int]:
        return {guest.viewer for guest in self.guests if guest.viewer != SPECTATOR}

    def presence(self) -> Presence:
        watchers = sum(guest.viewer == SPECTATOR for guest in self.guests)
        return Presence(sorted(self.seats_here()), watchers)

    def reseat(self) -> list[Guest]:
        """Nobody looks from a seat that is not theirs: seats move together at the start, and change hands.

        Gives those who look from another one now.
        """
        moved = []
        for guest in self.guests:
            held = self.room.row.held_by(guest.person)
            if guest.viewer != SPECTATOR and guest.viewer not in held:
                guest.viewer = held[0] if held else SPECTATOR
                moved.append(guest)
        self.show()
        return moved

    def show(self) -> None:
        """Let the match make beats for those who are here."""
        if self.room.play is not None:
            self.room.play.beside = self._beside(self.room.play)
            self.room.play.show(guest.viewer for guest in self.guests)

    def _beside(self, play: Play) -> dict[int, list[int]]:
        """Where nothing is private, who leads several seats is asked for all of them at once."""
        if play.match.game.facts.private:
            return {}
        people = [seat for seat in self.room.row.seats if not seat.played_by_bot]
        return {
            seat.seat: [other.seat for other in people if other is not seat and other.holders & seat.holders]
            for seat in people
        }

    # ---- the table

    def info(self, person: str | None, row: TableRow | None = None) -> wire.TableInfo:
        """The table as this person sees it; ``row`` if a newer one was just read."""
        here = self.seats_here().union(*(other.seats for other in self.elsewhere.values()))
        watchers = self.presence().watchers + sum(other.watchers for other in self.elsewhere.values())
        return table_info(row or self.room.row, person, here, watchers)

    def tell_table(self, only: Guest | None = None) -> None:
        told: dict[tuple[bool, tuple[int, ...]], bytes] = {}
        """All who only watch are told the same, and they may be many."""
        for guest in self.guests if only is None else [only]:
            person, row = guest.person, self.room.row
            who = person is not None and person == row.host, tuple(row.held_by(person))
            if who not in told:
                told[who] = _encode(wire.TableChanged(self.info(person)))
            guest.post(told[who])

    def tell_presence(self, *, everywhere: bool = True) -> None:
        """Tell soon who is here, once for all who come and go until then; to the other workers as well."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(_SOON, self._tell_presence)
        self._everywhere |= everywhere

    def _tell_presence(self) -> None:
        self._telling = None
        self.tell_table()
        if self._everywhere:
            self._everywhere = False
            self.room.rooms.spawn(self.room.rooms.presence(self.room))

    # ---- frames

    def send_first(self, guest: Guest, *, away: bool = False) -> None:
        """The whole position; ``away``: with how much of it happened since this seat last looked."""
        frame = self._first(guest, away)
        guest.post(_encode(wire.Refused(FROZEN) if frame is None else frame))

    def _first(self, guest: Guest, away: bool) -> wire.Frame | None:
        room, viewer = self.room, guest.viewer
        seq = self._seqs.setdefault(viewer, 0)
        if room.ending is not None:
            seat = None if viewer == SPECTATOR else viewer
            scene, beats = room.ending.scenes[viewer], room.ending.beats
            return wire.Frame(seq, seat, room.row.decisions, scene=scene, beats=beats, over=True)
        if room.play is None:
            return None
        self.show()
        sitting = room.row.seats[viewer] if viewer != SPECTATOR else None
        try:
            frame = room.play.first_frame(viewer, seq, sitting.looked if sitting and away else None)
        except Exception as error:
            log.error("scene failed", table=room.id, game=room.row.game, exc_info=error)
            return None
        if sitting is not None:
            sitting.looked = len(room.play.match.decisions)
            self._find_offer(room.play, viewer)
        return frame

    def tell_first_frames(self) -> None:
        for guest in self.guests:
            self.send_first(guest)

    def tell_frames(self, play: Play, besides: int | None = None) -> None:
        """Send everybody what changed."""
        for viewer in dict.fromkeys(guest.viewer for guest in self.guests):
            if viewer != besides:
                self._post(viewer, play.frame(viewer, self._next(viewer)))

    def tell_own(self, play: Play, seat: int) -> None:
        """Send what changed to the one who changed it: last. The offer to take it back comes in a frame of its own."""
        if any(guest.viewer == seat for guest in self.guests):
            self._post(seat, play.frame(seat, self._next(seat)))
            if play.may_undo(seat):
                self._find_offer(play, seat)

    def _next(self, viewer: int) -> int:
        self._seqs[viewer] = self._seqs.get(viewer, 0) + 1
        return self._seqs[viewer]

    def _post(self, viewer: int, frame: wire.Frame) -> None:
        message = _encode(frame)
        for guest in self.guests:
            if guest.viewer == viewer:
                guest.post(message)

    # ---- offers of undo

    def _find_offer(self, play: Play, seat: int) -> None:
        match = play.match
        if match.frozen or match.over or not match.decisions or match.decisions[-1].seat != seat:
            return
        count, last = len(match.decisions), match.decisions[-1]

        def still() -> bool:
            made = match.decisions
            return self.room.play is play and len(made) == count and made[-1] is last and not match.frozen

        self.room.rooms.spawn(self._offer(play, seat, still))

    async def _offer(self, play: Play, seat: int, still: Callable[[], bool]) -> None:
        """Nobody waits for this: it is told when it is found, if it is still so then."""
        undo = await self.room.rooms.undo_offer(self.room.row.game, play.record(before_last=True), seat, still)
        if undo is None:
            return
        async with self.room.lock:
            if still():
                frame = play.frame(seat, self._next(seat))
                frame.undo = undo
                self._post(seat, frame)

    # ---- what somebody shows

    def tell_pointed(self, shown: wire.Pointed, person: str, besides: Guest | None = None) -> None:
        message = _encode(shown)
        for guest in self.guests:
            if guest is not besides and person not in guest.deaf_to:
                guest.post(message)

    # ---- chat

    async def read_chat(self, guest: Guest) -> None:
        lines = await self.room.rooms.store.chat_lines(self.room.id)
        guest.deaf_to = await self.room.rooms.store.shunned_by(guest.person) if guest.person else set()
        for line in lines:
            if line.person not in guest.deaf_to:
                guest.post(_encode(chat_line(line)))
        if self._said is None:
            self._said = lines[-1].id if lines else 0

    async def tell_chat(self) -> None:
        if self._said is None:
            return  # nobody has been here yet
        for line in await self.room.rooms.store.chat_lines(self.room.id, self._said):
            self._said = line.id
            message = _encode(chat_line(line))
            for guest in self.guests:
                if line.person not in guest.deaf_to:
                    guest.post(message)
