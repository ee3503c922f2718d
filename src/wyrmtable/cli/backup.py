"""``wyrmtable backup`` and ``wyrmtable restore``: a server's SQLite file copied while it runs, and put back; both checked."""

from __future__ import annotations

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from wyrmtable.cli.common import Commands, Trouble

_COUNTED = ("people", "tables", "seats", "decisions", "chat")


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "backup",
        help="copy a server's database, also while it runs",
        description="Copy the SQLite file of a server, also while it runs, and check the copy. "
        "The copy holds the seeds of running matches: keep it as safe as the original.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy to write; it must not exist yet")
    parser.add_argument("--database", metavar="URL", help="a file; by default that of the user")
    parser.set_defaults(run=backup)
    parser = commands.add_parser(
        "restore",
        help="put a copy of a server's database back",
        description="Check a copy made by backup and put it in the place of a server's SQLite file. "
        "The server must not be running; the file that was there is kept beside it.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy")
    parser.add_argument("--database", metavar="URL", help="a file; by default that of the user")
    parser.set_defaults(run=restore)


def backup(given: argparse.Namespace) -> int:
    source = _sqlite_file(given.database)
    if not source.is_file():
        raise Trouble(f"backup: there is no file {source}")
    if given.file.exists():
        raise Trouble(f"backup: {given.file} is there already")
    found = _copy(source, given.file)
    print(f"{given.file}: {found}")
    return 0


def restore(given: argparse.Namespace) -> int:
    target = _sqlite_file(given.database)
    _examine(given.file)
    kept = None
    if target.is_file():
        _not_in_use(target)
        kept = target.with_name(f"{target.name}.before-restore")
        if kept.exists():
            raise Trouble(f"restore: {kept} is there already; move it away first")
    fresh = target.with_name(f"{target.name}.restoring")
    fresh.unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    found = _copy(given.file, fresh)
    _hand_over(fresh, target if target.is_file() else target.parent)
    if kept is not None:
        target.rename(kept)
    for part in ("-wal", "-shm"):
        target.with_name(target.name + part).unlink(missing_ok=True)
    fresh.rename(target)
    print(f"{target}: {found}" + (f"; the file before is {kept}" if kept else ""))
    return 0


def _sqlite_file(database: str | None) -> Path:
    try:
        from sqlalchemy.engine import make_url

        from wyrmtable.server.settings import BadSettings, read_settings
    except ModuleNotFoundError as error:
        raise Trouble(f"a database needs the package {error.name}; install wyrmtable[serve]") from None
    try:
        settings = read_settings(database=database)
    except BadSettings as error:
        raise Trouble(str(error)) from None
    file = make_url(settings.database).database
    if not settings.sqlite or not file:
        raise Trouble("this is for SQLite files; PostgreSQL has pg_dump and pg_restore")
    return Path(file)


def _copy(source: Path, target: Path) -> str:
    """Copy page by page, as SQLite does it while others write; gives what is in the copy."""
    try:
        reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        with closing(reading) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        os.chmod(target, 0o600)
        return _examine(target)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise Trouble(f"cannot copy {source} to {target}: {error}") from None


def _hand_over(file: Path, like: Path) -> None:
    """Root restores for the user the server runs as."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = like.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def _examine(file: Path) -> str:
    """What is in it; raises Trouble when it is no sound database of a server."""
    if not file.is_file():
        raise Trouble(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
            if sound != "ok":
                raise Trouble(f"{file} is damaged: {sound}")
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise Trouble(f"{file} is damaged: something belongs to nothing")
            counts = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in _COUNTED}
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise Trouble(f"{file} is no database of a server: {error}") from None
    return ", ".join(f"{count} {name}" for name, count in counts.items()) + f", schema {version}"


def _not_in_use(file: Path) -> None:
    """A server holds no lock while nothing happens, but its shared memory is there as long as it runs."""
    try:
        with closing(sqlite3.connect(file, timeout=1)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
    except sqlite3.OperationalError:
        raise Trouble(f"restore: {file} is in use; stop the server first") from None
