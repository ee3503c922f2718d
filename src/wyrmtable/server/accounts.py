"""What people do with an account: password, ways back in, devices, their data, an end; and whom they do not hear."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import delete, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from wyrmtable.server.limits import NAME
from wyrmtable.server.logs import log
from wyrmtable.server.names import plain_name
from wyrmtable.server.passwords import check_password, hashed_password, matches
from wyrmtable.server.people import Visitor, hashed
from wyrmtable.server.problems import Trouble
from wyrmtable.server.schema import chat, holders, links, people, recovery, seats, sessions, shunned, silenced, tables
from wyrmtable.server.tables import Tables
from wyrmtable.server.views import iso
from wyrmtable.server.wire import AccountInfo, Device, Known

_CODES = 8
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that looks like another."""
_ID = 16
"""Signs of a session's hash by which its owner knows it."""


def _new_code() -> str:
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(3))


def _plain(code: str) -> str:
    return "".join(sign for sign in code.casefold() if sign in _LETTERS)


class Accounts:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.people = tables.people

    async def info(self, visitor: Visitor) -> AccountInfo:
        person = _somebody(visitor)
        async with self.store.read() as connection:
            found = await connection.execute(
                select(sessions)
                .where(sessions.c.person == person, sessions.c.until.is_(None))
                .order_by(sessions.c.seen)
            )
            devices = [
                Device(row.token[:_ID], row.device, iso(row.seen or row.made), here=row.token == hashed(visitor.token))
                for row in found
            ]
            codes = await connection.execute(select(func.count()).where(recovery.c.person == person))
            others = await connection.execute(
                select(people.c.id, people.c.name)
                .join(shunned, shunned.c.other == people.c.id)
                .where(shunned.c.person == person)
            )
            return AccountInfo(devices, codes.scalar_one(), [Known(row.id, row.name) for row in others])

    # ---- passwords

    async def _is_owner(self, visitor: Visitor, password: str) -> None:
        """Raises Trouble unless this is the password of the visitor's account."""
        query = select(people.c.password).where(people.c.id == visitor.person, people.c.account.is_not(None))
        async with self.store.read() as connection:
            secret = (await connection.execute(query)).scalar()
        if not await matches(secret, password):
            raise Trouble(401, "login", "Name and password do not belong together.")

    async def change_password(self, visitor: Visitor, old: str, new: str) -> list[str]:
        """Another password; every other browser is logged out, and their sessions are given."""
        await self._is_owner(visitor, old)
        check_password(new, visitor.name)
        changed = await hashed_password(new)
        async with self.store.write() as connection:
            await connection.execute(update(people).where(people.c.id == visitor.person).values(password=changed))
        return await self.log_out_others(visitor)

    async def new_codes(self, visitor: Visitor, password: str) -> list[str]:
        """Codes each of which opens the account once, without the password; older ones are void."""
        await self._is_owner(visitor, password)
        codes = [_new_code() for _ in range(_CODES)]
        async with self.store.write() as connection:
            await connection.execute(delete(recovery).where(recovery.c.person == visitor.person))
            for code in codes:
                await connection.execute(insert(recovery).values(person=visitor.person, code=hashed(_plain(code))))
        return codes

    async def recover(
        self, visitor: Visitor, name: str, code: str, password: str
    ) -> tuple[Visitor, list[str], set[str]]:
        """Back in with a code and a new password; the sessions ended by it, and tables whose seats changed hands."""
        check_password(password, name)
        changed = await hashed_password(password)
        owner = select(people.c.id).where(people.c.account == plain_name(name).casefold()[:NAME])
        async with self.store.write() as connection:
            person = (await connection.execute(owner)).scalar()
            used = (recovery.c.person == person) & (recovery.c.code == hashed(_plain(code)))
            gone = await connection.execute(delete(recovery).where(used))
            if person is None or gone.rowcount == 0:
                raise Trouble(401, "recovery", "Name and code do not belong together.")
            await connection.execute(update(people).where(people.c.id == person).values(password=changed))
        inside, moved = await self.people.enter(visitor, person)
        return inside, await self.log_out_others(inside), moved

    # ---- devices

    async def log_out_others(self, visitor: Visitor) -> list[str]:
        """End all sessions of this person but this one; gives them."""
        return await self._end_sessions(visitor, sessions.c.token != hashed(visitor.token))

    async def log_out_device(self, visitor: Visitor, device: str) -> list[str]:
        if len(device) != _ID or not (
            ended := await self._end_sessions(visitor, sessions.c.token.startswith(device, autoescape=True))
        ):
            raise Trouble(404, "unknown-device", "There is no such device.")
        return ended

    async def _end_sessions(self, visitor: Visitor, which: Any) -> list[str]:
        own = (sessions.c.person == _somebody(visitor)) & which
        async with self.store.write() as connection:
            ended = await connection.execute(delete(sessions).where(own).returning(sessions.c.token))
            return [row.token for row in ended]

    # ---- what is known of me, and an end of it

    async def data(self, visitor: Visitor) -> dict[str, Any]:
        """All that is kept of this person."""
        person = _somebody(visitor)
        info = await self.info(visitor)
        async with self.store.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).one()
            held = await connection.execute(
                select(tables.c.id, tables.c.game, tables.c.title, tables.c.state, tables.c.opened, holders.c.seat)
                .join(holders, holders.c.table == tables.c.id)
                .where(holders.c.person == person)
                .order_by(tables.c.opened)
            )
            said = await connection.execute(select(chat).where(chat.c.person == person).order_by(chat.c.id))
            return {
                "name": row.name,
                "account": row.account,
                "since": iso(row.made),
                "devices": [{"device": device.device, "seen": device.seen} for device in info.devices],
                "not heard": [other.name for other in info.shunned],
                "tables": [
                    {
                        "table": r.id,
                        "game": r.game,
                        "title": r.title,
                        "state": r.state,
                        "opened": iso(r.opened),
                        "seat": r.seat,
                    }
                    for r in held
                ],
                "said": [{"table": line.table, "text": line.text, "at": iso(line.at)} for line in said],
            }

    async def delete(self, visitor: Visitor, password: str) -> list[str]:
        """Forget this person: bots play on, the name goes from every table, what was said is gone. Gives the sessions."""
        person = _somebody(visitor)
        if visitor.account:
            await self._is_owner(visitor, password)
        await self._forsake_all(visitor)
        ended = await self._end_sessions(visitor, sessions.c.person == person)
        theirs = await self._forsake_all(visitor)  # where another of their browsers sat down meanwhile
        async with self.store.write() as connection:
            mine = select(holders.c.table).where(
                holders.c.table == seats.c.table, holders.c.seat == seats.c.seat, holders.c.person == person
            )
            await connection.execute(update(seats).where(mine.exists()).values(name=""))
            for kept in (chat.c.person, holders.c.person, links.c.person, recovery.c.person, silenced.c.person):
                await connection.execute(delete(kept.table).where(kept == person))
            await connection.execute(delete(shunned).where((shunned.c.person == person) | (shunned.c.other == person)))
            nobody = {"name": "", "account": None, "password": None}
            await connection.execute(update(people).where(people.c.id == person).values(nobody))
            for table in theirs:  # nobody may go on from who sat there before
                await connection.execute(
                    update(tables).where(tables.c.id == table).values(version=tables.c.version + 1)
                )
        for table in theirs:
            await self.tables.rooms.renew(table)
        return ended

    async def _forsake_all(self, visitor: Visitor) -> list[str]:
        """Get up everywhere; what waits for others at a table of theirs is no more. Gives the tables they have sat at."""
        held = select(tables.c.id, tables.c.state).join(holders, holders.c.table == tables.c.id)
        own = select(tables.c.id, tables.c.state).where(tables.c.host == visitor.person, tables.c.state == "waiting")
        async with self.store.read() as connection:
            found = await connection.execute(union(held.where(holders.c.person == visitor.person), own))
            theirs = {row.id: row.state for row in found}
        for table, state in sorted(theirs.items()):
            if state in ("waiting", "running", "frozen"):
                try:
                    await self.tables.forsake(table, visitor)
                except Trouble as trouble:  # it stays as it is, and nobody plays there
                    log.warning("table not forsaken", table=table, why=trouble.detail)
        return list(theirs)

    # ---- whom I do not hear

    async def shun(self, visitor: Visitor, table: str, line: int) -> None:
        """Do not hear any more who said this line, at any table; who is shunned cannot sit down at mine."""
        other = await self._speaker(table, line)
        await self._note(insert(shunned).values(person=_somebody(visitor), other=other))
        await self.tables.rooms.listen_anew(_somebody(visitor))

    async def hear_again(self, visitor: Visitor, other: str) -> None:
        person = _somebody(visitor)
        async with self.store.write() as connection:
            await connection.execute(delete(shunned).where(shunned.c.person == person, shunned.c.other == other))
        await self.tables.rooms.listen_anew(person)

    async def silence(self, visitor: Visitor, table: str, line: int) -> None:
        """The host lets nobody hear any more, at this table, who said this line."""
        room = await self.tables.room(table)
        if visitor.person is None or visitor.person != room.row.host:
            raise Trouble(403, "host-only", "Only the person who opened the table may do this.")
        other = await self._speaker(table, line)
        if other == visitor.person:
            raise Trouble(422, "yourself", "You need not silence yourself.")
        await self._note(insert(silenced).values(table=table, person=other))

    async def _speaker(self, table: str, line: int) -> str:
        async with self.store.read() as connection:
            query = select(chat.c.person).where(chat.c.table == table, chat.c.id == line)
            person = (await connection.execute(query)).scalar()
        if person is None:
            raise Trouble(404, "unknown-line", "Nobody knows who said this.")
        return str(person)

    async def _note(self, what: Any) -> None:
        try:
            async with self.store.write() as connection:
                await connection.execute(what)
        except IntegrityError:  # it is so already
            pass


def _somebody(visitor: Visitor) -> str:
    if visitor.person is None:
        raise Trouble(403, "name-first", "Say who you are first.")
    return visitor.person
