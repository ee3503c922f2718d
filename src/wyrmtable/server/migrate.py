"""Bring a database to the newest version."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from wyrmtable.server.logs import log

PATIENCE = 30.0
"""Seconds in which a database must be there."""
_NOT_NOW = ("08", "53", "57")
"""Classes of PostgreSQL's errors: no connection, not enough of something, an operator's doing (starts, stops)."""
_LOCK = 0x5779726D  # any number; two starting workers must not migrate at once


class NewerDatabase(Exception):
    """This program is too old for the database."""


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.attributes["connection"] = connection
    return made


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    try:
        command.upgrade(config(connection), "head")
    except CommandError as error:
        if not isinstance(error.__cause__, ResolutionError):
            raise
        raise NewerDatabase("a newer release wrote this database; install that one, or restore an older copy") from None


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade a database that is there, or is just starting: a worker that gave up would end the others with it."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            await _migrate(engine)
            return
        except (OSError, DBAPIError) as error:
            if not _is_starting(error) or time.monotonic() > end:
                raise
            log.warning("database not reached", error=str(error).splitlines()[0])
        await asyncio.sleep(0.5)


def _is_starting(error: OSError | DBAPIError) -> bool:
    """Whether nobody answers, or only to say that this is not the moment; a wrong password stays wrong."""
    if isinstance(error, OSError):
        return True
    return str(getattr(error.orig, "sqlstate", None) or "")[:2] in _NOT_NOW


async def _migrate(engine: AsyncEngine) -> None:
    """All of it or nothing, and one worker at a time."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            # Python's driver begins a transaction for changes of rows only; half an upgrade would fit no release.
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade)
