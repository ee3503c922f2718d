"""Hints: what a strong bot would answer and why, for those who ask; thought in the bots' processes."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from wyrmtable.bots.advice import Advice, advise
from wyrmtable.bots.mcts import MctsBot
from wyrmtable.core.book import find_game
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.record import Record
from wyrmtable.core.words import Msg
from wyrmtable.server.fairness import Wish
from wyrmtable.server.rows import TableRow
from wyrmtable.server.wire import Advised, Hint

if TYPE_CHECKING:
    from wyrmtable.server.room import Room

SECONDS = 1.0
"""How long the bot thinks about its ranking."""


def allowed(row: TableRow) -> bool:
    """Whether nobody is wronged by a hint: one person plays with bots, or it was agreed on when the table was opened."""
    people = [seat.holders for seat in row.seats if seat.kind != "bot"]
    alone = len(people) == 1 or (len(set(people)) == 1 and not find_game(row.game).facts.private)
    return row.hints or alone


def think_of_hints(game_name: str, record: bytes, seat: int) -> list[Advice]:
    """Advice for a seat; runs in a process of its own."""
    match = Match.load(find_game(game_name), Record.from_json(record))
    random = Random()
    return advise(match, seat, MctsBot(random, seconds=SECONDS), random)


class Hints:
    """The hints of one room: one at a time for each seat."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asking: set[int] = set()

    async def give(self, seat: int, ask: str) -> Hint:
        """The best answers to the seat's question; raises Refused."""
        room, play = self.room, self.room.play
        if not allowed(room.row):
            raise Refused(Msg("refused-hint"))
        if play is None or room.row.state != "running":
            raise Refused(Msg("refused-waiting"))
        match = play.match
        if seat not in match.open or match.ask_id(seat) != ask:
            raise Refused(Msg("refused-stale"))
        if seat in self.asking:
            raise Refused(Msg("refused-slow"))
        self.asking.add(seat)
        try:
            wish = Wish(lambda: 0, room.row.host, room.id)
            found = await room.rooms.thinkers.work(think_of_hints, room.row.game, play.record(), seat, wish=wish)
        finally:
            self.asking.discard(seat)
        if found is None:
            raise Refused(Msg("refused-failed"))
        return Hint(ask, [Advised(names, _words(good), _words(bad)) for names, good, bad in found])


def _words(terms: tuple[str, ...]) -> list[Msg]:
    return [Msg(f"term-{name}") for name in terms]
