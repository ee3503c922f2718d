"""The printed tables as rows."""

from __future__ import annotations

import csv
from importlib.resources import files


def rows(table: str) -> list[dict[str, str]]:
    text = (files("wyrmtable.games.last_spell") / "tables" / f"{table}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


CONSTANTS = {row["key"]: row["value"] for row in rows("constants")}


def constant(key: str) -> int:
    return int(CONSTANTS[key])
