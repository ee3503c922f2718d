"""Recorded matches lead where they led when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from wyrmtable.core.record import Record
from wyrmtable.core.verify import first_difference
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import SCENARIOS

LOGS = sorted((Path(__file__).parents[2] / "logs" / "last_spell").glob("*.json"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_golden_matches_verify(path: Path) -> None:
    assert first_difference(GAME, Record.from_json(path.read_bytes())) is None


def test_golden_matches_of_all_towns_and_sizes() -> None:
    records = [Record.from_json(path.read_bytes()) for path in LOGS]
    played = {(record.options["scenario"], record.players) for record in records}
    assert played >= {(scenario, players) for scenario in SCENARIOS for players in GAME.facts.players}
    assert {record.options["level"] for record in records} == {"easier", "standard", "harder"}
    for option in ("variety", "errata", "quick"):
        assert any(record.options[option] for record in records), option
    assert any(record.result is not None and record.result.winners for record in records)


def test_a_golden_campaign_goes_through_all_towns() -> None:
    """Each match begins with what the one before handed on."""
    records = [Record.from_json(path.read_bytes()) for path in LOGS]
    campaign = [record for record in records if record.options["campaign"]]
    assert [record.options["scenario"] for record in campaign] == list(SCENARIOS)
    assert [record.legacy is None for record in campaign] == [True, False, False]
    kinds = {decision.kind for record in campaign for decision in record.decisions}
    assert {"keep", "chest"} <= kinds
