"""The lobby's doings: open a table, join, start, leave, come back, a bot for a seat, close, again."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, exists, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions, Game, read_options
from wyrmtable.core.match import Match
from wyrmtable.server.games import all_games, check_bot, game_called, stand_in
from wyrmtable.server.limits import NAME, TITLE, clean
from wyrmtable.server.logs import log
from wyrmtable.server.people import People, Visitor
from wyrmtable.server.problems import Trouble
from wyrmtable.server.room import Gone, Room
from wyrmtable.server.rooms import Rooms
from wyrmtable.server.schema import holders, seats, tables
from wyrmtable.server.store import SeatRow, Store, TableRow, now, to_row
from wyrmtable.server.wire import Home, SeatIn, TableIn, TableInfo

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_BOT_NAMES = ("Ratatosk", "Fafnir", "Huginn", "Nidhogg", "Muninn", "Sleipnir", "Fenrir", "Garm")


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def read_table_options(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    """The options in full; a form sends numbers as text, which is fine."""
    try:
        plain: dict[str, Any] = msgspec.to_builtins(msgspec.convert(options, game.Options, strict=False))
    except msgspec.ValidationError as error:
        raise Trouble(422, "options", f"Options of {game.facts.name}: {error}") from None
    return plain


def try_set_up(game: Game[Any], players: int, options: dict[str, Any], chance: Chance) -> Match[Any]:
    """The match as it would begin, or a problem that says why it cannot."""
    try:
        return Match(game, players, options, chance)
    except BadOptions as error:
        raise Trouble(422, "options", str(error)) from None
    except Exception as error:
        log.error("set-up failed", game=game.facts.name, players=players, options=options, exc_info=error)
        raise Trouble(422, "set-up", f"{game.facts.name} cannot be set up like this.") from None


def name_bots(seats: list[SeatRow]) -> None:
    """Bots are somebody too."""
    free = [name for name in _BOT_NAMES if all(name != seat.name for seat in seats)]
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            seat.name = free.pop(0) if free else f"{seat.bot} {seat.seat + 1}"


class Tables:
    def __init__(self, store: Store, rooms: Rooms, people: People) -> None:
        self.store = store
        self.rooms = rooms
        self.people = people

    # ---- finding

    async def room(self, id: str) -> Room:
        try:
            return await self.rooms.get(id)
        except Gone:
            raise Trouble(404, "unknown-table", "There is no such table.") from None

    async def info(self, id: str, visitor: Visitor) -> TableInfo:
        return (await self.room(id)).info(visitor.person)

    async def home(self, visitor: Visitor) -> Home:
        mine: list[TableRow] = []
        if visitor.person is not None:
            held = exists().where(holders.c.table == tables.c.id, holders.c.person == visitor.person)
            mine = await self.store.tables(held, limit=100)
        public = tables.c.public
        waiting = await self.store.tables(tables.c.state == "waiting", public)
        running = await self.store.tables(tables.c.state == "running", public)
        finished = await self.store.tables(tables.c.state == "finished", public, tables.c.decisions > 0)

        def for_me_first(row: TableRow) -> int:
            asked = row.state == "running" and bool(set(row.turn) & set(row.held_by(visitor.person)))
            return ("running", "waiting", "frozen", "finished").index(row.state) - 10 * asked

        def show(rows: list[TableRow]) -> list[TableInfo]:
            return [self.rooms.info(row, visitor.person) for row in rows]

        return Home(all_games(), show(sorted(mine, key=for_me_first)), show(waiting), show(running), show(finished))

    def _host_only(self, row: TableRow, visitor: Visitor) -> None:
        if visitor.person is None or visitor.person != row.host:
            raise Trouble(403, "host-only", "Only the person who opened the table may do this.")

    # ---- opening

    async def open(self, visitor: Visitor, wanted: TableIn) -> TableInfo:
        game = game_called(wanted.game) if wanted.game else None
        if game is None:
            raise Trouble(422, "unknown-game", "Which game?")
        if wanted.pace not in ("live", "days"):
            raise Trouble(422, "invalid", "pace: live or days")
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
        try_set_up(game, len(wishes), options, chance)
        row = self._new_row(visitor.person, game, options, chance, wanted)
        row.seats = [self._new_seat(game, visitor, seat, wish) for seat, wish in enumerate(wishes)]
        name_bots(row.seats)
        await self._insert(row)
        return (await self._start_if_full(row.id)).info(visitor.person)

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
        )

    def _new_seat(self, game: Game[Any], visitor: Visitor, seat: int, wish: SeatIn) -> SeatRow:
        me = frozenset({visitor.person or ""})
        match wish.kind:
            case "me":
                return SeatRow(seat, "person", visitor.name, holders=me)
            case "local":
                return SeatRow(
                    seat, "person", clean(wish.name, NAME) or f"{visitor.name} {seat + 1}"[:NAME], holders=me
                )
            case "bot":
                bot = check_bot(game, wish.bot)
                return SeatRow(seat, "bot", clean(wish.name, NAME), bot)
            case "open":
                return SeatRow(seat, "open")
        raise Trouble(422, "invalid", "seats: me, open, bot or local")

    async def _insert(self, row: TableRow) -> None:
        values = msgspec.structs.asdict(row)
        del values["seats"]
        async with self.store.write() as connection:
            await connection.execute(insert(tables).values(**to_row(values)))
            for seat in row.seats:
                await self._insert_seat(connection, row.id, seat)

    async def _insert_seat(self, connection: AsyncConnection, table: str, seat: SeatRow) -> None:
        values = msgspec.structs.asdict(seat)
        for person in values.pop("holders"):
            await connection.execute(insert(holders).values(table=table, seat=seat.seat, person=person))
        await connection.execute(insert(seats).values(table=table, **values))

    # ---- joining and starting

    async def join(self, id: str, visitor: Visitor, name: str, seat: int | None) -> TableInfo:
        room = await self.room(id)
        row = room.row
        if row.held_by(visitor.person):
            return room.info(visitor.person)
        if row.state != "waiting":
            raise Trouble(409, "table-running", "This table has begun without you; you may watch.")
        if visitor.person is None or clean(name, NAME):
            visitor = await self.people.ensure(visitor, name)
        free = [s.seat for s in row.seats if s.kind == "open" and seat in (None, s.seat)]
        for number in free:
            if await self._take(id, number, visitor):
                return (await self._start_if_full(id)).info(visitor.person)
        await self.rooms.changed(id)
        raise Trouble(409, "table-full", "Somebody else sits there already.")

    async def _take(self, id: str, seat: int, visitor: Visitor) -> bool:
        mine = (seats.c.table == id) & (seats.c.seat == seat)
        async with self.store.write() as connection:
            query = update(seats).where(mine, seats.c.kind == "open").values(kind="person", name=visitor.name)
            if (await connection.execute(query)).rowcount != 1:
                return False
            await connection.execute(insert(holders).values(table=id, seat=seat, person=visitor.person))
        return True

    async def _start_if_full(self, id: str) -> Room:
        room = await self.rooms.changed(id)
        if room.row.state == "waiting" and all(seat.kind != "open" for seat in room.row.seats):
            return await self._start(room)
        return room

    async def start(self, id: str, visitor: Visitor) -> TableInfo:
        """Begin now; seats still open are taken away if the game allows that."""
        room = await self.room(id)
        self._host_only(room.row, visitor)
        if room.row.state == "waiting":
            room = await self._start(room)
        return room.info(visitor.person)

    async def _start(self, room: Room) -> Room:
        row, game = room.row, game_called(room.row.game)
        taken = [seat for seat in row.seats if seat.kind != "open"]
        if len(taken) not in game.facts.players:
            raise Trouble(409, "too-few", f"{game.facts.name} needs {game.facts.players[0]} players at least.")
        match = try_set_up(game, len(taken), row.options, Chance(row.seed, True))
        turn = sorted(match.open)
        values = {
            "state": "finished" if match.over else "running",
            "rules": game.facts.version,
            "version": row.version + 1,
            "turn": turn,
            "bot_due": any(taken[seat].kind == "bot" for seat in turn),
            "changed": now(),
        }
        async with self.store.write() as connection:
            query = update(tables).where(tables.c.id == row.id, tables.c.state == "waiting")
            query = query.where(tables.c.version == row.version).values(**to_row(values))
            if (await connection.execute(query)).rowcount == 1 and len(taken) < len(row.seats):
                await connection.execute(delete(holders).where(holders.c.table == row.id))
                await connection.execute(delete(seats).where(seats.c.table == row.id))
                for number, seat in enumerate(taken):
                    await self._insert_seat(connection, row.id, msgspec.structs.replace(seat, seat=number))
        return await self.rooms.changed(row.id)

    # ---- leaving and coming back

    async def leave(self, id: str, visitor: Visitor, seat: int | None) -> TableInfo:
        """Leave my seats (or one of them): an open table gets them back, in a match a bot plays on."""
        room = await self.room(id)
        row = room.row
        mine = self.mine(row, visitor, seat)
        async with self.store.write() as connection:
            for number in mine:
                where = (seats.c.table == id) & (seats.c.seat == number)
                if row.state == "waiting":
                    await connection.execute(update(seats).where(where).values(kind="open", name=""))
                    await connection.execute(delete(holders).where(holders.c.table == id, holders.c.seat == number))
                else:
                    bot = stand_in(game_called(row.game))
                    await connection.execute(update(seats).where(where).values(left=True, bot=bot))
        return (await self.rooms.changed(id)).info(visitor.person)

    async def come_back(self, id: str, visitor: Visitor, seat: int | None) -> TableInfo:
        room = await self.room(id)
        mine = self.mine(room.row, visitor, seat)
        async with self.store.write() as connection:
            for number in mine:
                where = (seats.c.table == id) & (seats.c.seat == number) & seats.c.left
                await connection.execute(update(seats).where(where).values(left=False, bot=""))
        return (await self.rooms.changed(id)).info(visitor.person)

    def mine(self, row: TableRow, visitor: Visitor, seat: int | None) -> list[int]:
        mine = [number for number in row.held_by(visitor.person) if seat in (None, number)]
        if not mine:
            raise Trouble(403, "not-yours", "You have no seat here.")
        return mine

    async def seat_bot(self, id: str, visitor: Visitor, seat: int, bot: str) -> TableInfo:
        """The host gives an open seat, or that of somebody who left, to a bot; or changes the bot."""
        room = await self.room(id)
        row = room.row
        self._host_only(row, visitor)
        if not 0 <= seat < len(row.seats):
            raise Trouble(404, "unknown-seat", "There is no such seat.")
        check_bot(game_called(row.game), bot)
        where = (seats.c.table == id) & (seats.c.seat == seat)
        now_there = row.seats[seat]
        if not (now_there.kind in ("open", "bot") or now_there.left):
            raise Trouble(409, "seat-taken", "Somebody sits there.")
        kind = "person" if now_there.left else "bot"
        same = (seats.c.kind == now_there.kind) & (seats.c.left == now_there.left)
        async with self.store.write() as connection:
            seated = [msgspec.structs.replace(s, kind=kind, bot=bot) if s.seat == seat else s for s in row.seats]
            name_bots(seated)
            values = {"kind": kind, "bot": bot, "name": seated[seat].name}
            done = await connection.execute(update(seats).where(where, same).values(values))
        if done.rowcount != 1:
            raise Trouble(409, "seat-taken", "Somebody sits there.")
        return (await self._start_if_full(id)).info(visitor.person)

    # ---- ending

    async def close(self, id: str, visitor: Visitor) -> None:
        """The host ends the table: one that waits vanishes, a match stops where it is and can be replayed."""
        room = await self.room(id)
        self._host_only(room.row, visitor)
        if room.row.state == "finished":
            return
        async with self.store.write() as connection:
            waiting = delete(tables).where(tables.c.id == id, tables.c.state == "waiting")
            if (await connection.execute(waiting)).rowcount == 1:
                gone = True
            else:
                gone = False
                ended = update(tables).where(tables.c.id == id, tables.c.state.in_(("running", "frozen")))
                version = tables.c.version + 1  # nobody else's decision may come after this
                values = {"state": "finished", "turn": "[]", "bot_due": False, "changed": now(), "version": version}
                await connection.execute(ended.values(values))
        if gone:
            await self.rooms.forget(id)
        else:
            await self.rooms.changed(id)

    async def again(self, id: str, visitor: Visitor) -> TableInfo:
        """A return match: bots and my own seats as they were, the others are asked in; asking again joins it."""
        row = (await self.room(id)).row
        self.mine(row, visitor, None)
        if row.state != "finished":
            raise Trouble(409, "still-running", "This match is not over yet.")
        if row.next:
            return await self._rejoin(row, row.next, visitor)
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
            after = game.sequel(read_options(game, options), row.result, range(len(row.seats)))
            options = msgspec.to_builtins(after)
        wanted = TableIn(row.game, wishes, options, row.pace, row.public, row.title)
        made = await self.open(visitor, wanted)
        async with self.store.write() as connection:
            query = update(tables).where(tables.c.id == id, tables.c.next.is_(None)).values(next=made.table)
            first = (await connection.execute(query)).rowcount == 1
        room = await self.rooms.changed(id)
        if not first and room.row.next:
            await self.close(made.table, visitor)
            return await self._rejoin(row, room.row.next, visitor)
        return made

    async def _rejoin(self, row: TableRow, next: str, visitor: Visitor) -> TableInfo:
        """Sit where I sat before, if that seat is still open, because a return match may remember who had which."""
        free = [seat.seat for seat in (await self.room(next)).row.seats if seat.kind == "open"]
        mine = [seat for seat in row.held_by(visitor.person) if seat in free]
        return await self.join(next, visitor, "", mine[0] if mine else None)
