"""A running table at a prepared position: a copy of one that was just opened, with the state of one's choice."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.browser.site import DATABASE
from wyrmtable.core.state import State, dump
from wyrmtable.server.tables import new_table_id


def set_out(house: Path, path: str, state: State, options: Mapping[str, Any]) -> str:
    """The path of a new table with the people of the one at ``path``, where this position has been reached."""
    table, new = path.rsplit("/", 1)[-1], new_table_id()
    changed = {"rest": json.dumps(dump(state)), "rest_at": 0, "options": json.dumps(options)}
    with closing(sqlite3.connect(house / DATABASE)) as base, base:
        base.row_factory = sqlite3.Row
        for name, column in (("tables", "id"), ("seats", "table"), ("holders", "table")):
            for row in base.execute(f'SELECT * FROM {name} WHERE "{column}" = ?', (table,)).fetchall():
                values = dict(row) | {column: new} | (changed if name == "tables" else {})
                columns, marks = ", ".join(f'"{key}"' for key in values), ", ".join("?" * len(values))
                base.execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", tuple(values.values()))
    return f"/t/{new}"
