"""People: a browser's session, names, accounts.

A browser is known by a random cookie; the database holds only its hash. A person exists as soon as a name was given,
an account is a person with a password.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b, sha256

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmtable.server.limits import NAME, clean
from wyrmtable.server.names import good_name, plain_name
from wyrmtable.server.passwords import check_password, hashed_password, matches
from wyrmtable.server.problems import Trouble
from wyrmtable.server.rows import now
from wyrmtable.server.schema import attempts, holders, people, sessions, tables
from wyrmtable.server.store import Store
from wyrmtable.server.wire import Me

_GRACE = 10
"""Seconds for which a replaced cookie still serves what was under way with it."""
_SEEN = 600
"""Seconds after which it is noted anew that a session is in use."""


class Visitor(Struct):
    """Who sends a request."""

    token: str
    """The cookie; empty when the browser has none yet."""
    person: str | None = None
    name: str = ""
    account: bool = False
    device: str = ""
    """What the browser says it is."""
    blocked: bool = False
    """Whoever runs the server does not want this person here."""

    @property
    def csrf(self) -> str:
        return blake2b(self.token.encode(), digest_size=16, person=b"wyrmtable.csrf").hexdigest()

    def may_change(self, mark: str | None) -> bool:
        return bool(self.token) and hmac.compare_digest((mark or "").encode(), self.csrf.encode())

    def me(self) -> Me:
        return Me(self.person, self.name, self.account, self.csrf)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def visitor(self, token: str, device: str = "") -> Visitor:
        if not 20 <= len(token) <= 100 or not token.isascii():
            return Visitor("", device=device)
        query = (
            select(people.c.id, people.c.name, people.c.account, people.c.blocked, sessions.c.seen)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == hashed(token), (sessions.c.until.is_(None)) | (sessions.c.until >= now()))
        )
        async with self.store.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None or row.blocked:
            return Visitor(token, device=device, blocked=row is not None)
        if device and (row.seen or 0) < now() - _SEEN:
            async with self.store.write() as connection:
                mine = sessions.c.token == hashed(token)
                await connection.execute(update(sessions).where(mine).values(seen=now(), device=device))
        return Visitor(token, row.id, row.name, row.account is not None, device)

    async def name(self, visitor: Visitor, name: str) -> Visitor:
        """Give this browser's person a name; makes the person if there is none."""
        name = good_name(name)
        if visitor.blocked:
            raise blocked()
        if visitor.person is None:
            visitor = await self._known(visitor, name)
        async with self.store.write() as connection:
            await connection.execute(update(people).where(people.c.id == visitor.person).values(name=name))
        visitor.name = name
        return visitor

    async def _known(self, visitor: Visitor, name: str) -> Visitor:
        """The visitor with a person: a new one, unless this browser got one at the same moment.

        The person gets a cookie that nobody can have known before; the old one serves what is under way a moment more.
        """
        token = new_token()
        try:
            async with self.store.write() as connection:
                person = await self._make(connection, name)
                await self._begin_session(connection, visitor, person, visitor.token, until=now() + _GRACE)
                await self._begin_session(connection, visitor, person, token)
        except IntegrityError:
            return await self.visitor(visitor.token, visitor.device)
        return Visitor(token, person, name, device=visitor.device)

    async def ensure(self, visitor: Visitor, name: str) -> Visitor:
        """A visitor with a person: the one there is, or a new one of this name."""
        if visitor.person is not None and not clean(name, NAME):
            return visitor
        return await self.name(visitor, name)

    async def _make(self, connection: AsyncConnection, name: str) -> str:
        person = secrets.token_urlsafe(12)
        await connection.execute(insert(people).values(id=person, name=name, made=now()))
        return person

    async def _begin_session(
        self, connection: AsyncConnection, visitor: Visitor, person: str, token: str, until: int | None = None
    ) -> None:
        await connection.execute(delete(sessions).where(sessions.c.until < now()))
        values = {"person": person, "made": now(), "seen": now(), "device": visitor.device, "until": until}
        await connection.execute(insert(sessions).values(token=hashed(token), **values))

    async def make_account(self, visitor: Visitor, name: str, password: str) -> Visitor:
        """Give this person a password, so that they can come back from anywhere."""
        name = good_name(name)
        check_password(password, name)
        if visitor.account:
            raise Trouble(409, "account-exists", "You have an account already.")
        if visitor.blocked:
            raise blocked()
        secret = await hashed_password(password)
        values = {"name": name, "account": name.casefold()[:NAME], "password": secret}
        if visitor.person is None:
            visitor = await self._known(visitor, name)
        try:
            async with self.store.write() as connection:
                await connection.execute(update(people).where(people.c.id == visitor.person).values(values))
        except IntegrityError:
            raise Trouble(409, "account-taken", "There is an account of this name already.") from None
        visitor.name, visitor.account = name, True
        return visitor

    async def login(self, visitor: Visitor, name: str, password: str) -> tuple[Visitor, set[str]]:
        """Become the person of an account, in a fresh session; what this browser holds comes along.

        Gives also the tables whose seats changed hands with this.
        """
        query = select(people).where(people.c.account == plain_name(name).casefold()[:NAME])
        async with self.store.read() as connection:
            found = (await connection.execute(query)).first()
        if not await matches(found.password if found else None, password) or not found:
            raise Trouble(401, "login", "Name and password do not belong together.")
        return await self.enter(visitor, found.id)

    async def enter(self, visitor: Visitor, person: str) -> tuple[Visitor, set[str]]:
        """Become the person of an account, who has shown to be that; what this browser holds comes along."""
        token = new_token()
        moved: set[str] = set()
        async with self.store.write() as connection:
            found = (await connection.execute(select(people).where(people.c.id == person))).one()
            if found.blocked:
                raise blocked()
            if visitor.person is not None and not visitor.account and visitor.person != person:
                moved = await self._merge(connection, visitor.person, person)
            await connection.execute(delete(sessions).where(sessions.c.token == hashed(visitor.token)))
            await self._begin_session(connection, visitor, person, token)
        return Visitor(token, person, found.name, True, visitor.device), moved

    async def _merge(self, connection: AsyncConnection, guest: str, account: str) -> set[str]:
        """Seats and tables of a nameless guest go to the account the guest turned out to be."""
        query = select(holders.c.table, holders.c.seat)
        theirs = {tuple(row) for row in await connection.execute(query.where(holders.c.person == account))}
        changed: set[str] = set()
        for row in (await connection.execute(query.where(holders.c.person == guest))).all():
            changed.add(row.table)
            mine = (holders.c.table == row.table) & (holders.c.seat == row.seat) & (holders.c.person == guest)
            if tuple(row) in theirs:
                await connection.execute(delete(holders).where(mine))
            else:
                await connection.execute(update(holders).where(mine).values(person=account))
        hosted = await connection.execute(select(tables.c.id).where(tables.c.host == guest))
        changed |= {row.id for row in hosted}
        await connection.execute(update(tables).where(tables.c.host == guest).values(host=account))
        for table in sorted(changed):  # nobody may go on from who sat there before
            await connection.execute(update(tables).where(tables.c.id == table).values(version=tables.c.version + 1))
        return changed

    async def logout(self, visitor: Visitor) -> Visitor:
        async with self.store.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == hashed(visitor.token)))
        return Visitor(new_token(), device=visitor.device)


def blocked() -> Trouble:
    return Trouble(403, "blocked", "Whoever runs this server does not want you here.")


class Attempts:
    """Counts what may be tried only so often a minute, over all workers."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def allow(self, key: str, per_minute: int) -> bool:
        if per_minute <= 0:
            return True
        minute, name = now() // 60, hashed(key)
        mine = (attempts.c.key == name) & (attempts.c.minute == minute)
        async with self.store.write() as connection:
            await connection.execute(delete(attempts).where(attempts.c.minute < minute - 1))
            again = update(attempts).where(mine).values(count=attempts.c.count + 1).returning(attempts.c.count)
            count = (await connection.execute(again)).scalar()
        if count is not None:
            return int(count) <= per_minute
        try:
            async with self.store.write() as connection:
                await connection.execute(insert(attempts).values(key=name, minute=minute, count=1))
        except IntegrityError:  # another worker counted the first one
            return await self.allow(key, per_minute)
        return True
