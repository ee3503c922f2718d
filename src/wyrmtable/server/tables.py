"""The lobby's doings: open a table, join, start, leave, come back, a bot for a seat, close, again."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game, read_options
from wyrmtable.server import lists, lobby, replays
from wyrmtable.server.games import all_games, check_bot, game_called
from wyrmtable.server.limits import NAME, TITLE, clean
from wyrmtable.server.looking_back import Archive
from wyrmtable.server.names import good_name
from wyrmtable.server.people import People, Visitor
from wyrmtable.server.problems import Trouble
from wyrmtable.server.room import Gone, Room
from wyrmtable.server.rooms import Rooms
from wyrmtable.server.rows import SeatRow, TableRow, now
from wyrmtable.server.store import Store
from wyrmtable.server.wire import Home, Page, SeatIn, TableIn, TableInfo, WhatIfIn

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_LONGEST_SILENCE = 7 * 24 * 60
_TRIES = 50
"""Times a change is decided anew because somebody else was first."""


def unknown_table() -> Trouble:
    return Trouble(404, "unknown-table", "There is no such table.")


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def read_table_options(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    """The options in full; a form sends numbers as text, which is fine."""
    try:
        plain: dict[str, Any] = msgspec.to_builtins(msgspec.convert(options, game.Options, strict=False))
    except msgspec.ValidationError as error:
        raise Trouble(422, "options", f"Options of {game.facts.name}: {error}") from None
    return plain


class Tables:
    def __init__(self, store: Store, rooms: Rooms, people: People, archive: Archive) -> None:
        self.store = store
        self.archive = archive
        self.rooms = rooms
        self.people = people

    # ---- finding

    async def room(self, id: str) -> Room:
        try:
            return await self.rooms.get(id)
        except Gone:
            raise unknown_table() from None

    async def info(self, id: str, visitor: Visitor) -> TableInfo:
        return (await self.room(id)).info(visitor.person)

    async def home(self, visitor: Visitor) -> Home:
        mine = await lists.mine(self.store, visitor.person)
        board = await self.rooms.board.read()

        def for_me_first(row: TableRow) -> int:
            asked = row.state == "running" and bool(set(row.turn) & set(row.held_by(visitor.person)))
            return ("running", "waiting", "frozen", "finished").index(row.state) - 10 * asked

        def show(rows: list[TableRow]) -> list[TableInfo]:
            return [self.rooms.info(row, visitor.person) for row in rows]

        own = show(sorted(mine, key=for_me_first))
        for info in own:
            if (room := self.rooms.peek(info.table)) is not None:
                info.question = room.question(visitor.person)
        return Home(all_games(), own, show(board.waiting), show(board.running), show(board.finished))

    async def finished(self, visitor: Visitor, mine: bool, before: str) -> Page:
        if mine and visitor.person is None:
            return Page([])
        found, following = await lists.finished(self.store, visitor.person if mine else None, before)
        return Page([self.rooms.info(row, visitor.person) for row in found], following)

    # ---- opening

    async def open(self, visitor: Visitor, wanted: TableIn) -> TableInfo:
        row = self._new_table(visitor, wanted)
        await self.store.add(row)
        return (await self._seen(row.id)).info(visitor.person)

    def _new_table(self, visitor: Visitor, wanted: TableIn, legacy: Any = None) -> TableRow:
        """The table somebody wishes for; it has begun if nobody is missing."""
        game = game_called(wanted.game) if wanted.game else None
        if game is None:
            raise Trouble(422, "unknown-game", "Which game?")
        if wanted.pace not in ("live", "days"):
            raise Trouble(422, "invalid", "pace: live or days")
        if not 0 <= wanted.silence <= _LONGEST_SILENCE:
            raise Trouble(422, "invalid", f"silence: at most {_LONGEST_SILENCE} minutes")
        if visitor.person is None:
            raise Trouble(403, "name-first", "Say who you are first.")
        wishes = list(wanted.seats)
        if len(wishes) not in game.facts.players:
            allowed = ", ".join(map(str, game.facts.players))
            raise Trouble(422, "players", f"{game.facts.name} is for {allowed} players, not {len(wishes)}.")
        if wanted.shuffle_seats:
            secrets.SystemRandom().shuffle(wishes)
        options = read_table_options(game, wanted.options)
        chance = Chance.seal()
        lobby.try_set_up(game, len(wishes), options, chance, legacy)
        row = self._new_row(visitor.person, game, options, chance, wanted)
        row.legacy = legacy
        row.seats = [self._new_seat(game, visitor, seat, wish) for seat, wish in enumerate(wishes)]
        lobby.name_bots(row.seats)
        return lobby.started_if_full(row)

    def _new_row(
        self, host: str, game: Game[Any], options: dict[str, Any], chance: Chance, wanted: TableIn
    ) -> TableRow:
        return TableRow(
            id=new_table_id(),
            game=game.facts.name,
            rules=game.facts.version,
            title=clean(wanted.title, TITLE),
            state="waiting",
            pace=wanted.pace,
            public=wanted.public,
            options=options,
            host=host,
            opened=now(),
            changed=now(),
            seed=chance.seed,
            commitment=chance.commitment,
            silence=wanted.silence,
            hints=wanted.hints,
        )

    def _new_seat(self, game: Game[Any], visitor: Visitor, seat: int, wish: SeatIn) -> SeatRow:
        me = frozenset({visitor.person or ""})
        match wish.kind:
            case "me":
                return SeatRow(seat, "person", visitor.name, holders=me)
            case "local":
                own = good_name(wish.name) if clean(wish.name, NAME) else f"{visitor.name} {seat + 1}"[:NAME]
                return SeatRow(seat, "person", own, holders=me)
            case "bot":
                bot = check_bot(game, wish.bot)
                return SeatRow(seat, "bot", good_name(wish.name) if clean(wish.name, NAME) else "", bot)
            case "open":
                return SeatRow(seat, "open")
        raise Trouble(422, "invalid", "seats: me, open, bot or local")

    # ---- changing

    async def _change(self, id: str, decide: Callable[[TableRow], TableRow | None]) -> Room | None:
        """Make of a table what ``decide`` makes of it as it is stored now; None when it is no more."""
        for _ in range(_TRIES):
            row = await self.store.table(id)
            if row is None:
                raise unknown_table()
            if row.damaged:
                raise Trouble(409, "unreadable", "Something of this table cannot be read, so it stays as it is.")
            after = decide(row)
            if after is None:
                if await self.store.remove(row):
                    await self.rooms.forget(id)
                    return None
            elif after == row:
                room = await self.room(id)
                return room if room.row.version >= row.version else await self._seen(id)
            elif await self.store.rewrite(row, after):
                return await self._seen(id)
        raise Trouble(503, "busy", "Too much happens at this table just now; try again.")

    async def _seen(self, id: str) -> Room:
        """The room of a table that was changed in the store, with the change."""
        try:
            return await self.rooms.changed(id)
        except Gone:
            raise unknown_table() from None

    async def _changed(self, id: str, visitor: Visitor, decide: Callable[[TableRow], TableRow]) -> TableInfo:
        room = await self._change(id, decide)
        assert room is not None
        return room.info(visitor.person)

    # ---- joining and starting

    async def greet(self, id: str, visitor: Visitor, name: str) -> Visitor:
        """Who comes to sit down, with a name if there was none."""
        row = (await self.room(id)).row
        if row.held_by(visitor.person) or row.state != "waiting":
            return visitor
        visitor = await self.people.ensure(visitor, name)
        if visitor.person in await self.store.shunned_by(row.host):
            raise Trouble(403, "not-welcome", "Whoever opened this table does not want to play with you.")
        return visitor

    async def join(self, id: str, visitor: Visitor, seat: int | None) -> TableInfo:
        return await self._changed(id, visitor, lambda row: lobby.joined(row, visitor, seat))

    async def start(self, id: str, visitor: Visitor) -> TableInfo:
        """Begin now; seats still open are taken away if the game allows that."""

        def begin(row: TableRow) -> TableRow:
            lobby.host_only(row, visitor)
            return lobby.started(row)

        return await self._changed(id, visitor, begin)

    async def leave(self, id: str, visitor: Visitor, seat: int | None) -> TableInfo:
        return await self._changed(id, visitor, lambda row: lobby.left(row, visitor, seat))

    async def forsake(self, id: str, visitor: Visitor) -> None:
        """Go for good: a table that waits for others at the visitor's is no more, elsewhere a bot plays on."""

        def gone(row: TableRow) -> TableRow | None:
            own = row.state == "waiting" and row.host == visitor.person
            return None if own else lobby.left(row, visitor, None)

        await self._change(id, gone)

    async def come_back(self, id: str, visitor: Visitor, seat: int | None) -> TableInfo:
        return await self._changed(id, visitor, lambda row: lobby.come_back(row, visitor, seat))

    async def seat_bot(self, id: str, visitor: Visitor, seat: int, bot: str) -> TableInfo:
        return await self._changed(id, visitor, lambda row: lobby.with_bot(row, visitor, seat, bot))

    async def share(self, id: str, giver: str, visitor: Visitor) -> None:
        """Let the visitor act for the seats of somebody, too."""
        await self._change(id, lambda row: lobby.with_holder(row, giver, visitor.person or ""))

    # ---- ending

    async def close(self, id: str, visitor: Visitor) -> None:
        """End the table, or agree to that if there are others to be asked."""
        room = await self._change(id, lambda row: lobby.closed(row, visitor))
        if room is not None and room.row.state == "finished":
            await room.keep()

    async def remove(self, id: str, visitor: Visitor, seat: int) -> TableInfo:
        return await self._changed(id, visitor, lambda row: lobby.without(row, visitor, seat))

    async def again(self, id: str, visitor: Visitor) -> TableInfo:
        """A return match: bots and my own seats as they were, the others are asked in; asking again joins it."""
        room = await self.room(id)
        row = room.row
        lobby.mine(row, visitor, None)
        if row.state != "finished":
            raise Trouble(409, "still-running", "This match is not over yet.")
        if not row.next:
            made = self._new_table(visitor, self._sequel(row, visitor), room.legacy)
            first = await self.store.add(made, after=id)
            row = (await self._seen(id)).row
            if first:
                return (await self._seen(made.id)).info(visitor.person)
        return await self._rejoin(row, row.next or "", visitor)

    def _sequel(self, row: TableRow, visitor: Visitor) -> TableIn:
        wishes: list[SeatIn] = []
        for seat in row.seats:
            if visitor.person in seat.holders:
                wishes.append(SeatIn("local" if any(w.kind == "me" for w in wishes) else "me", name=seat.name))
            elif seat.kind == "bot":
                wishes.append(SeatIn("bot", seat.bot, seat.name))
            else:
                wishes.append(SeatIn("open"))
        options = row.options
        if row.result is not None:
            game = game_called(row.game)
            after = game.sequel(read_options(game, options), row.result)
            options = msgspec.to_builtins(after)
        return TableIn(row.game, wishes, options, row.pace, row.public, row.title, silence=row.silence, hints=row.hints)

    async def what_if(self, id: str, visitor: Visitor, wanted: WhatIfIn) -> TableInfo:
        """A table of its own that plays on from a moment of a finished match."""
        found = await self.store.snapshot(id)
        if found is None:
            raise unknown_table()
        row, made = found
        if row.state != "finished":
            raise Trouble(409, "still-running", "This match is not over yet.")
        if visitor.person is None:
            raise Trouble(403, "name-first", "Say who you are first.")
        game = game_called(row.game)
        if len(wanted.seats) != len(row.seats):
            raise Trouble(422, "players", f"This match is one of {len(row.seats)} players.")
        seats = [self._new_seat(game, visitor, seat, wish) for seat, wish in enumerate(wanted.seats)]
        lobby.name_bots(seats)
        seed = Chance.seal().seed if wanted.fresh else ""
        names = [seat.name for seat in seats]
        record = msgspec.json.encode(row.record(made))
        found_there = await self.archive.look_back(
            visitor.person, id, replays.branch, record, wanted.at, id, names, seed
        )
        begun = msgspec.json.decode(found_there, type=replays.Branch)
        if begun.no_moment:
            raise Trouble(422, "invalid", f"at: {begun.no_moment}")
        title = wanted.title or row.title
        like = TableIn(
            row.game, [], pace=row.pace, public=row.public, title=title, silence=row.silence, hints=row.hints
        )
        branch = self._new_row(visitor.person, game, row.options, Chance(begun.seed, True), like)
        branch.legacy = row.legacy
        branch.origins = begun.origins
        branch.decisions = len(begun.decisions)
        branch.turn = begun.turn
        branch.seats = [msgspec.structs.replace(seat, looked=branch.decisions) for seat in seats]
        branch = lobby.started_if_full(branch)
        await self.store.add(branch, made=begun.decisions)
        return (await self._seen(branch.id)).info(visitor.person)

    async def _rejoin(self, row: TableRow, next: str, visitor: Visitor) -> TableInfo:
        """Sit where I sat before, if that seat is still open, because a return match may remember who had which."""
        free = [seat.seat for seat in (await self.room(next)).row.seats if seat.kind == "open"]
        mine = [seat for seat in row.held_by(visitor.person) if seat in free]
        return await self.join(next, await self.greet(next, visitor, ""), mine[0] if mine else None)
