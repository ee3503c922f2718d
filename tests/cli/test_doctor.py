"""``wyrmtable doctor --database``: which running matches of a server would stop under the rules installed now."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, insert

from wyrmtable.cli import main
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.server.schema import decisions, metadata, people, seats, tables


def stored(file: Path, *records: Record) -> str:
    """A server's database with these matches running."""
    engine = create_engine(f"sqlite:///{file}")
    metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(insert(people).values(id="host", name="Host", made=0))
        for number, record in enumerate(records):
            id = f"table{number}"
            row: dict[str, Any] = dict.fromkeys((column.name for column in tables.c if not column.nullable), 0)
            row |= {
                "id": id,
                "game": record.game,
                "rules": record.version,
                "title": "",
                "state": "running",
                "pace": "live",
                "public": False,
            }
            row |= {
                "options": msgspec.json.encode(record.options).decode(),
                "host": "host",
                "turn": "[]",
                "bot_due": False,
            }
            row |= {
                "seed": record.seed,
                "commitment": record.commitment,
                "decisions": len(record.decisions),
                "rest_at": -1,
            }
            connection.execute(insert(tables).values(**row))
            for seat in range(record.players):
                values = {
                    "table": id,
                    "seat": seat,
                    "kind": "person",
                    "name": "",
                    "bot": "",
                    "left": False,
                    "looked": 0,
                    "auto": "never",
                }
                connection.execute(insert(seats).values(**values))
            for at, made in enumerate(record.decisions):
                values = {"seat": made.seat, "kind": made.kind, "answer": made.answer, "mark": made.mark}
                connection.execute(insert(decisions).values(table=id, number=at, **values))
    engine.dispose()
    return str(file)


def doctor(file: str) -> int:
    """In a thread of its own, because a browser test before this one may have left its event loop in the first."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(main, ["doctor", "--database", file]).result()


@pytest.fixture
def running() -> Record:
    match = Match(find_game("tide"), 2, None, Chance.seal())
    match.answer(0, "3")
    match.answer(1, "5")
    match.answer(0, "1")
    return match.record()


def test_matches_that_go_on_are_well(running: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor(stored(tmp_path / "tables.sqlite3", running, running)) == 0
    assert "2 running matches, 0 would stop" in capsys.readouterr().out


def test_matches_that_would_stop_are_listed(
    running: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *others = running.decisions
    drifted = msgspec.structs.replace(running, decisions=[msgspec.structs.replace(first, mark="beef"), *others])
    gone = msgspec.structs.replace(running, game="nogame")
    assert doctor(stored(tmp_path / "t.sqlite3", running, drifted, gone)) == 1
    out = capsys.readouterr().out
    assert "table1 (tide, 3 decisions): decision 1" in out
    assert "table2" in out
    assert "3 running matches, 2 would stop" in out


def test_a_file_that_is_no_database_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "no.sqlite3"
    file.write_text("this is not a database, only a text that is long enough to look at")
    assert doctor(str(file)) == 2
    assert capsys.readouterr().err.count("\n") == 1
