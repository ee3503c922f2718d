"""Matches kept in files: a save is a match record, whose seats say who is a person and who a bot."""

from __future__ import annotations

import os
import time
import unicodedata
from pathlib import Path
from typing import Any

import msgspec

from wyrmtable.core.match import Match
from wyrmtable.core.record import BadRecord, Record

BOT = "bot:"


def save_folder() -> Path:
    """Where matches are kept when nobody names a file."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "wyrmtable" / "saves"


def fresh_name(game: str) -> Path:
    return save_folder() / time.strftime(f"{game}-%Y%m%d-%H%M%S.json")


def save(match: Match[Any], file: Path) -> None:
    """Write the match beside its old version and swap them, so that a crash leaves one of the two."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    fresh.write_bytes(match.record().to_json())
    fresh.replace(file)


def read_record(file: Path) -> Record:
    """A match record from a file, JSON or text; raises BadRecord with one line that names the file."""
    try:
        data = file.read_bytes()
        is_json = data.lstrip()[:1] in (b"{", b"")
        record = Record.from_json(data) if is_json else Record.from_text(data.decode(errors="replace"))
    except OSError as error:
        raise BadRecord(f"cannot read {file}: {error.strerror}") from None
    except BadRecord as error:
        told = "".join(sign if sign.isprintable() else "�" for sign in str(error))
        raise BadRecord(f"{file}: {told}") from None
    if _steers(msgspec.to_builtins(record)):
        raise BadRecord(f"{file}: holds signs that would steer the terminal, and no name of a match does")
    return record


def _steers(value: Any) -> bool:
    """Whether there is a control sign in any text: records come from strangers, and are shown."""
    if isinstance(value, str):
        return any(unicodedata.category(sign) == "Cc" for sign in value)
    if isinstance(value, dict):
        return any(_steers(part) for pair in value.items() for part in pair)
    return isinstance(value, list | tuple) and any(map(_steers, value))
