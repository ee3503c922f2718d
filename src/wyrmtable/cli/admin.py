"""``wyrmtable admin``: for whoever runs a server: people, tables, statistics; block somebody, give a new password."""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from wyrmtable.cli.common import Commands, Trouble, positive

if TYPE_CHECKING:
    from wyrmtable.server.store import Store

Rows = list[dict[str, Any]]
Deed = Callable[["Store", argparse.Namespace], Awaitable[Rows]]


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "admin",
        help="look after a server: people, tables, block, password, statistics",
        description="Look after a server, also while it runs.",
    )
    _common(parser)
    parser.set_defaults(database=None, json=False)
    deeds = parser.add_subparsers(title="what to do", metavar="DEED", required=True)

    def deed(name: str, do: Deed, help: str, *arguments: str) -> argparse.ArgumentParser:
        one: argparse.ArgumentParser = deeds.add_parser(name, help=help, description=help)
        _common(one)
        for argument in arguments:
            one.add_argument(argument, metavar=argument.upper())
        one.set_defaults(run=run, deed=do)
        return one

    deed("statistics", statistics, "how much there is, and how much of it is alive")
    some = deed("people", find_people, "who is known here, the newest first")
    some.add_argument("--find", default="", metavar="TEXT", help="only names and accounts that hold this")
    some.add_argument("--most", type=positive, default=50, metavar="N")
    some = deed("tables", find_tables, "the tables, the liveliest first")
    some.add_argument("--state", choices=("waiting", "running", "frozen", "finished"))
    some.add_argument("--most", type=positive, default=50, metavar="N")
    deed("block", block, "send a person away: no request and no socket is served any more", "person")
    deed("unblock", unblock, "let a person in again", "person")
    deed("password", new_password, "give an account a new password, and log it out everywhere", "account")


def _common(parser: argparse.ArgumentParser) -> None:
    """What may be said before the deed and after it."""
    database = "a file, or postgresql://…; by default that of the user"
    parser.add_argument("--database", metavar="URL", default=argparse.SUPPRESS, help=database)
    parser.add_argument("--json", action="store_true", default=argparse.SUPPRESS)


def run(given: argparse.Namespace) -> int:
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from wyrmtable.server.settings import BadSettings
    except ModuleNotFoundError as error:
        raise Trouble(f"admin needs the package {error.name}; install wyrmtable[serve]") from None
    try:
        rows = asyncio.run(_with_store(given))
    except (BadSettings, OSError, SQLAlchemyError) as error:
        raise Trouble(f"admin: {str(error).splitlines()[0]}") from None
    if given.json:
        print(json.dumps(rows, ensure_ascii=False))
    elif rows:
        _show(rows)
    return 0


async def _with_store(given: argparse.Namespace) -> Rows:
    from sqlalchemy.engine import make_url

    from wyrmtable.server.settings import read_settings
    from wyrmtable.server.store import Store

    settings = read_settings(database=given.database)
    file = make_url(settings.database).database
    if settings.sqlite and not (file and Path(file).is_file()):
        raise FileNotFoundError(f"there is no file {file}")
    store = Store(settings)
    try:
        deed: Deed = given.deed
        return await deed(store, given)
    finally:
        await store.close()


def _show(rows: Rows) -> None:
    shown = Table(box=None, pad_edge=False)
    for name in rows[0]:
        shown.add_column(name)
    for row in rows:
        shown.add_row(*("" if value is None else str(value) for value in row.values()))
    Console(soft_wrap=True).print(shown)


def _day(seconds: int | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


async def statistics(store: Store, given: argparse.Namespace) -> Rows:
    from sqlalchemy import func, select

    from wyrmtable.server.rows import now
    from wyrmtable.server.schema import decisions, people, sessions, tables

    async with store.read() as connection:

        async def count(query: Any) -> int:
            return int((await connection.execute(query)).scalar_one())

        found = {
            "people": await count(select(func.count()).select_from(people)),
            "accounts": await count(select(func.count(people.c.account))),
            "blocked": await count(select(func.count()).where(people.c.blocked)),
            "seen today": await count(
                select(func.count(sessions.c.person.distinct())).where(sessions.c.seen > now() - 86400)
            ),
            "decisions": await count(select(func.count()).select_from(decisions)),
        }
        states = select(tables.c.game, tables.c.state, func.count().label("n")).group_by(tables.c.game, tables.c.state)
        by_game = (await connection.execute(states.order_by(tables.c.game, tables.c.state))).all()
    return [{"what": what, "number": number} for what, number in found.items()] + [
        {"what": f"{row.game}, {row.state}", "number": row.n} for row in by_game
    ]


async def find_people(store: Store, given: argparse.Namespace) -> Rows:
    from sqlalchemy import func, select

    from wyrmtable.server.schema import people, sessions

    query = (
        select(people, func.max(sessions.c.seen).label("seen"))
        .outerjoin(sessions, sessions.c.person == people.c.id)
        .group_by(people.c.id)
        .order_by(people.c.made.desc(), people.c.id)
        .limit(given.most)
    )
    if given.find:
        part = given.find.casefold()
        query = query.where(
            func.lower(people.c.name).contains(part, autoescape=True)
            | people.c.account.contains(part, autoescape=True)
            | (people.c.id == given.find)
        )
    async with store.read() as connection:
        return [
            {
                "person": row.id,
                "name": row.name,
                "account": row.account,
                "since": _day(row.made),
                "seen": _day(row.seen),
                "blocked": "blocked" if row.blocked else None,
            }
            for row in await connection.execute(query)
        ]


async def find_tables(store: Store, given: argparse.Namespace) -> Rows:
    from sqlalchemy import select

    from wyrmtable.server.schema import people, tables

    query = (
        select(tables, people.c.name.label("host_name"))
        .join(people, people.c.id == tables.c.host)
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(given.most)
    )
    if given.state:
        query = query.where(tables.c.state == given.state)
    async with store.read() as connection:
        return [
            {
                "table": row.id,
                "game": row.game,
                "state": row.state,
                "title": row.title,
                "host": row.host_name,
                "decisions": row.decisions,
                "changed": _day(row.changed),
                "frozen": row.frozen,
            }
            for row in await connection.execute(query)
        ]


async def _set_blocked(store: Store, person: str, blocked: bool) -> Rows:
    from sqlalchemy import delete, update

    from wyrmtable.server.schema import people, sessions

    async with store.write() as connection:
        done = await connection.execute(update(people).where(people.c.id == person).values(blocked=blocked))
        if done.rowcount == 0:
            raise Trouble(f"admin: there is no person {person} (wyrmtable admin people lists them)")
        if blocked:
            await connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.until.is_not(None)))
    return []


async def block(store: Store, given: argparse.Namespace) -> Rows:
    return await _set_blocked(store, given.person, True)


async def unblock(store: Store, given: argparse.Namespace) -> Rows:
    return await _set_blocked(store, given.person, False)


async def new_password(store: Store, given: argparse.Namespace) -> Rows:
    from sqlalchemy import delete, select, update

    from wyrmtable.server.passwords import hashed_password
    from wyrmtable.server.schema import people, sessions

    password = secrets.token_urlsafe(9)
    secret = await hashed_password(password)
    async with store.write() as connection:
        owner = select(people.c.id).where(people.c.account == given.account.casefold())
        person = (await connection.execute(owner)).scalar()
        if person is None:
            raise Trouble(f"admin: there is no account {given.account}")
        await connection.execute(update(people).where(people.c.id == person).values(password=secret))
        await connection.execute(delete(sessions).where(sessions.c.person == person))
    return [{"account": given.account, "password": password}]
