"""Recorded matches lead where they led when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from wyrmtable.core.record import Record
from wyrmtable.core.verify import first_difference
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.options import MODULES

LOGS = sorted((Path(__file__).parents[2] / "logs" / "eldervale").glob("*.json"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_golden_matches_verify(path: Path) -> None:
    assert first_difference(GAME, Record.from_json(path.read_bytes())) is None


def test_golden_matches_of_all_sizes_editions_and_modules() -> None:
    records = [Record.from_json(path.read_bytes()) for path in LOGS]
    assert len(records) >= 12
    assert {record.players for record in records} == {1, 2, 3, 4, 5}
    assert {record.options["edition"] for record in records} == {"published", "draft2019"}
    assert {record.options["ghost_level"] for record in records} == {"whisper", "wail", "wraith"}
    assert [module for module in MODULES if not any(record.options[module] for record in records)] == []
