"""Cells have one name, here and in the browser: both read the same examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wyrmtable.core.coordinates import column_letters
from wyrmtable.core.language import Language
from wyrmtable.core.scene import Board, Piece, Scene, Tile
from wyrmtable.core.speak import Speaker
from wyrmtable.core.words import msg

EXAMPLES = json.loads((Path(__file__).parents[1] / "fixtures" / "coordinates.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_a_cell_is_called_as_in_the_browser(example: dict[str, Any], language: str) -> None:
    board = msgspec.convert({"kind": "board", "id": "b"} | example["board"], Board)
    speaker = Speaker(Scene(phase=msg("p"), seats=(), elements=(board,)), Language(language), {})
    x, y = example["cell"]
    assert speaker.place(f"b@{x},{y}") == example["says"][language]


def test_no_two_columns_have_the_same_name() -> None:
    assert len({column_letters(number) for number in range(-800, 800)}) == 1600


@pytest.mark.parametrize("grid", ["square", "hex"])
def test_a_board_that_grew_to_the_west_is_spoken_to_the_end(grid: str) -> None:
    board = msgspec.convert({"kind": "board", "id": "b", "grid": grid}, Board)
    tile = Tile(id="t", at="b@-2,-1", face="cave")
    piece = Piece(id="p", at="b@-2,-1", shape="disc", label=msg("Hero"))
    scene = Scene(phase=msg("p"), seats=(), elements=(board, tile, piece))
    lines = [line.text for line in Speaker(scene, Language("en"), {}).speak()]
    assert any(line.startswith("−B0:") for line in lines), lines
