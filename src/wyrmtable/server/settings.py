"""What a host can set: environment variables ``WYRMTABLE_…``, or arguments of ``serve``."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path


def default_database() -> str:
    """A SQLite file in the place where this platform keeps the data of programs."""
    return f"sqlite+aiosqlite:///{(user_data_path('wyrmtable') / 'tables.sqlite3').as_posix()}"


class Settings(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Settings of one server; the page ``docs/settings.md`` explains each."""

    database: str = msgspec.field(default_factory=default_database)
    workers: int = 1
    origins: str = ""
    """Further origins whose pages may talk to this server, separated by blanks; its own is always allowed."""
    hosts: str = ""
    """What the server is called, separated by blanks (``tables.example``); requests for other hosts are refused."""
    secure: bool = False
    """Mark cookies as ``Secure`` even if requests arrive over plain HTTP (behind a proxy that hides it)."""
    requests_per_minute: int = 600
    """Of one address; 0 for no limit."""
    logins_per_minute: int = 10
    tables_per_minute: int = 30
    lessons_per_minute: int = 120
    """Requests for lessons."""
    messages_per_second: int = 20
    """Of one socket, in bursts of three times as many."""
    live_tables: int = 2000
    """Matches kept in memory although nobody watches them."""
    bot_processes: int = msgspec.field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_delay: float = 0.8
    """Seconds a bot takes for a turn, so that people can follow; a fifth of it at a quick pace, twice at a relaxed one."""
    bot_limit: float = 60.0
    """Seconds after which a bot that does not answer is helped out with a random legal answer."""
    analysis_seconds: float = 60.0
    """Seconds of thought for the analysis of a finished match; twice as many on a busy machine or after a long match."""
    log_format: str = "auto"
    """auto | json | text"""
    log_level: str = "info"

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def known_hosts(self) -> frozenset[str]:
        return frozenset(self.hosts.casefold().split())

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(self.origins.split())


class BadSettings(ValueError):
    """A setting that cannot be; says which and why in one line."""


_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def database_url(text: str) -> str:
    """The address with the driver we use; a plain path means a SQLite file."""
    scheme, mark, rest = text.partition("://")
    if not mark:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().absolute().as_posix()}"
    if scheme not in _DRIVERS:
        raise BadSettings(f"database: {scheme} is not known; use a file, sqlite:///… or postgresql://…")
    return f"{_DRIVERS[scheme]}://{rest}"


def read_settings(**given: object) -> Settings:
    """Settings from the environment, overruled by what is given and not None."""
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        text = os.environ.get(f"WYRMTABLE_{name.upper()}")
        if text is not None:
            values[name] = text
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"settings: {error}") from None
    settings = msgspec.structs.replace(settings, database=database_url(settings.database))
    if settings.workers < 1:
        raise BadSettings("workers: at least one")
    if settings.sqlite and settings.workers > 1:
        raise BadSettings("workers: several workers need PostgreSQL (--database postgresql://…)")
    return settings


def to_environment(settings: Settings) -> None:
    """Hand the settings to worker processes, which read them from the environment."""
    for name, value in msgspec.structs.asdict(settings).items():
        os.environ[f"WYRMTABLE_{name.upper()}"] = str(value)
