"""``wyrmtable doctor``: is everything in place, and would the matches of a server survive these rules?"""

from __future__ import annotations

import argparse
import asyncio
import platform
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.text import Text

from wyrmtable.cli.common import Commands, Trouble, a_game, progress, version
from wyrmtable.cli.games import describe, fault
from wyrmtable.core.book import BrokenGame, game_names
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.terminal.saves import save_folder

_BASE = ("msgspec", "fluent.runtime", "rich")
_SERVE = ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite")
_POSTGRES = ("asyncpg",)


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "doctor",
        help="look whether all is well",
        description="Look whether all is well; with --database also whether every running match there goes on "
        "under the rules installed now (exit code 1 if one would stop).",
    )
    parser.add_argument("--database", metavar="URL", help="a server's database: a file, or postgresql://…")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    report = _Report()
    report.line(True, f"wyrmtable {version()}, Python {platform.python_version()} on {platform.system()}")
    report.packages("engine and terminal", _BASE, needed=True)
    report.packages("server", _SERVE, extra="serve")
    report.packages("PostgreSQL", _POSTGRES, extra="postgres")
    for name in game_names():
        try:
            facts = describe(a_game(name), "en")
            report.line(True, f"game {name}: rules {facts['version']}, {facts['stage']}")
        except BrokenGame as broken:
            report.line(False, str(broken))
        except Exception as error:
            report.line(False, fault(name, error))
    built = files("wyrmtable").joinpath("server", "static", "index.html").is_file()
    report.line(built or None, "browser client: built" if built else "browser client: not built (make build)")
    report.line(True, f"saved matches: {save_folder()}")
    if given.database:
        _examine(report, given.database)
    return 1 if report.ill else 0


class _Report:
    """Lines with a mark: well, missing but not needed, ill."""

    def __init__(self) -> None:
        self.console = Console()
        self.ill = 0

    def line(self, well: bool | None, text: str) -> None:
        mark, style = {True: ("✓", "green"), None: ("–", "dim"), False: ("✗", "bold red")}[well]
        self.ill += well is False
        self.console.print(Text.assemble((f"{mark} ", style), text), soft_wrap=True)

    def packages(self, what: str, names: tuple[str, ...], extra: str = "", needed: bool = False) -> None:
        found, missing = [], []
        for name in names:
            try:
                found.append(f"{name} {installed(name)}")
            except PackageNotFoundError:
                missing.append(name)
        if not missing:
            self.line(True, f"{what}: {', '.join(found)}")
        elif needed:
            self.line(False, f"{what}: missing {', '.join(missing)}")
        else:
            self.line(None, f"{what}: not installed (pip install 'wyrmtable[{extra}]')")


def _examine(report: _Report, database: str) -> None:
    """Replay every running match of a server against the rules installed now."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from wyrmtable.server.settings import BadSettings
    except ModuleNotFoundError as error:
        raise Trouble(f"--database needs the package {error.name}; install wyrmtable[serve]") from None
    try:
        matches = asyncio.run(_running(database))
    except (BadSettings, OSError, SQLAlchemyError) as error:
        raise Trouble(f"doctor: cannot read the database: {str(error).splitlines()[0]}") from None
    stopped = 0
    with progress() as bar:
        for table, record in bar.track(matches, description="replaying"):
            try:
                Match.load(a_game(record.game), record)
            except Exception as error:  # whatever the rules of a stranger's game do
                stopped += 1
                report.line(False, f"table {table} ({record.game}, {len(record.decisions)} decisions): {error}")
    report.line(stopped == 0, f"database: {len(matches)} running matches, {stopped} would stop")


async def _running(database: str) -> list[tuple[str, Record]]:
    """Every running match of a server: the id of its table and its record."""
    from sqlalchemy import select
    from sqlalchemy.engine import make_url

    from wyrmtable.server.schema import tables
    from wyrmtable.server.settings import read_settings
    from wyrmtable.server.store import Store

    settings = read_settings(database=database)
    file = make_url(settings.database).database
    if settings.sqlite and not (file and Path(file).is_file()):
        raise FileNotFoundError(f"there is no file {file}")
    store = Store(settings)
    try:
        async with store.read() as connection:
            ids = list(
                (
                    await connection.execute(select(tables.c.id).where(tables.c.state.in_(("running", "frozen"))))
                ).scalars()
            )
        found = [(id, await store.snapshot(id)) for id in ids]
    finally:
        await store.close()
    return [(id, snapshot[0].record(snapshot[1])) for id, snapshot in found if snapshot is not None]
