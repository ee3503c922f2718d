"""The bots of one room: who is asked and played by a bot thinks, in a process elsewhere, and answers like anybody."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING

from wyrmtable.core.ask import PASS
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Refused
from wyrmtable.server.bots import any_answer
from wyrmtable.server.fairness import Wish
from wyrmtable.server.logs import log
from wyrmtable.server.play import Play
from wyrmtable.server.wire import BotPace

if TYPE_CHECKING:
    from wyrmtable.server.room import Room

_PAUSE = {"live": (0.75, 3.0), "days": (25.0, 150.0)}
"""How often the delay of the settings somebody takes who cannot but pass: others shall not learn it from the time."""
_AT_ONCE = 0.02
"""Seconds after which it is looked once more whether nobody else was quicker."""
_PACES: dict[BotPace, float] = {"instant": 0.0, "quick": 0.2, "relaxed": 2.0}
"""How often the delay of the settings a bot's turn takes; of several people the one who reads slowest is waited for."""
_TRIES = 3
"""Illegal answers a bot may give before it is helped out."""


class Thinking:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.failed = False
        """Whether a bot could not go on, until it is tried again."""

    def kick(self) -> None:
        """Let every bot think that is asked and does not think already."""
        room = self.room
        if room.play is None or room.row.state != "running" or room.rooms.closing:
            return
        self.failed = False
        for seat in room.play.match.pressing:
            if seat in self.tasks:
                continue
            if room.play.is_idle(seat):
                self.tasks[seat] = asyncio.create_task(self._pass(seat))
            elif room.row.seats[seat].played_by_bot:
                self.tasks[seat] = asyncio.create_task(self._think(seat))

    @property
    def alone(self) -> bool:
        """Whether nobody plays here who could learn anything from how quick another one is."""
        return sum(not seat.played_by_bot for seat in self.room.row.seats) < 2

    async def _pass(self, seat: int) -> None:
        """Pass for somebody who loses nothing by it, as late as somebody who thinks about it might."""
        room, bot = self.room, self.room.row.seats[seat].played_by_bot
        try:
            ours = not bot or await room.rooms.may_think(room)
            await asyncio.sleep(self._hesitation(seat) if ours else 1.0)
            if ours and room.play is not None and room.play.is_idle(seat):
                await room.answer(seat, [PASS.name], room.play.match.ask_id(seat), bot=bot)
        except Refused:
            pass  # somebody else was quicker
        except Exception as error:
            self.failed = True
            log.error("nobody passed", table=room.id, seat=seat, exc_info=error)
        finally:
            self.tasks.pop(seat, None)
        if not self.failed:
            self.kick()  # the seat may be asked again

    def _hesitation(self, seat: int) -> float:
        """Seconds before somebody passes who cannot do otherwise."""
        room = self.room
        if self.alone or room.play is None:
            return _AT_ONCE
        if room.row.seats[seat].played_by_bot:
            return self.pause(room.play, seat)
        return random.uniform(*_PAUSE[room.row.pace]) * room.rooms.settings.bot_delay

    async def _think(self, seat: int) -> None:
        failures = 0
        try:
            while (play := self._due(seat)) is not None:
                if await self.room.rooms.may_think(self.room):
                    failures = await self._think_once(play, seat, failures)
                else:
                    await asyncio.sleep(1)  # another worker's bots think for this table
        except Exception as error:
            self.failed = True
            log.error("bot failed to answer", table=self.room.id, seat=seat, exc_info=error)
        finally:
            self.tasks.pop(seat, None)

    def _due(self, seat: int) -> Play | None:
        """The match, if a bot is asked for this seat."""
        room = self.room
        play = room.play
        if play is None or room.rooms.closing or room.row.state != "running" or play.match.frozen:
            return None
        return play if seat in play.match.pressing and room.row.seats[seat].played_by_bot else None

    def _rank(self) -> int:
        """Who sits at the table with us: people, people who are away, or nobody."""
        room = self.room
        if room.guests or any(other.seats or other.watchers for other in room.audience.elsewhere.values()):
            return 0
        return 1 if any(not seat.played_by_bot for seat in room.row.seats) else 2

    def pause(self, play: Play, seat: int) -> float:
        """Seconds a bot takes at least, so that people can follow: once for a turn, however much it decides in it."""
        made, guests = play.match.decisions, self.room.guests
        if made and made[-1].seat == seat:
            return 0.0
        playing = [guest for guest in guests if guest.viewer != SPECTATOR]
        slowest = max((_PACES[guest.bots] for guest in playing or guests), default=0.0)
        return slowest * self.room.rooms.settings.bot_delay

    async def _think_once(self, play: Play, seat: int, failures: int) -> int:
        """Think and answer; gives how often the bot has failed in a row."""
        room, match = self.room, play.match
        started = time.monotonic()
        ask, bot = match.ask_id(seat), room.row.seats[seat].bot
        names = None
        if failures < _TRIES:
            wish = Wish(self._rank, room.row.host, room.id)
            names = await room.rooms.thinkers.think(room.row.game, bot, play.record(), seat, wish)
        await asyncio.sleep(max(0.0, self.pause(play, seat) - (time.monotonic() - started)))
        if seat not in match.open or match.ask_id(seat) != ask:
            return 0
        try:
            await room.answer(seat, any_answer(match, seat) if names is None else names, ask, bot=True)
        except Refused as refused:
            if refused.why.id != "refused-illegal":
                return failures
            log.error("bot gave an illegal answer", table=room.id, game=room.row.game, bot=bot, answer=names)
            return failures + 1
        return 0
