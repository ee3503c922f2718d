"""The boards of the larger games in signs and words: walls between hexes, keys on cells, groups instead of sixty lines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terminal.table import sit
from tests.toys.camp import CAMP
from tests.toys.hexes import HEXES
from tests.toys.siege import SIEGE
from wyrmtable.check import check
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game
from wyrmtable.core.language import Language
from wyrmtable.core.match import Match
from wyrmtable.core.speak import speak
from wyrmtable.core.words import msg


def spoken(game: Game[Any]) -> list[str]:
    match = Match(game, 2, chance=Chance("00" * 32))
    return [line.text for line in speak(match.scene(0), Language("en", game), {}, 0, match.ask(0))]


@pytest.mark.parametrize("game", [HEXES, SIEGE], ids=["hexes", "siege"])
def test_all_laws_hold(game: Game[Any]) -> None:
    report = check(game, 12, processes=False)
    assert report.ok, str(report)


def test_hexes_have_walls_and_everything_that_stands_in_slots() -> None:
    lines = spoken(HEXES)
    # Half of a brick's upper edge is a hex's side: Briar Meadows is closed to the north-west, Emberfields south-east.
    walls = [line for line in lines if "━" in line]
    assert walls == ["     +────+─────━━━━+─────────+─────────+", walls[1]]
    embers = next(line for line in lines if line.startswith("Emberfields"))
    assert "2 × Worker (1)" in embers
    assert "2 × Worker (2)" in embers
    assert "Dwelling" in embers
    assert "Demon of Might (4 dice)" in embers
    assert "Demon of Might" in next(line for line in lines if line.startswith("Signs"))


def test_sixty_monsters_are_five_lines() -> None:
    lines = spoken(SIEGE)
    groups = [line for line in lines if line.startswith("12 × ")]
    assert len(groups) == 5
    assert not any("Runner" in line for line in lines if line not in groups and not line.startswith("Signs"))
    assert "The gate: G3–R6" in lines
    assert any("boulder (nobody can walk there, hides what is behind)" in line for line in lines)


def test_answers_have_their_keys_on_the_cells() -> None:
    match = Match(SIEGE, 2, chance=Chance("00" * 32))
    ask = match.ask(0)
    assert ask is not None
    rows = [line for line in spoken(SIEGE) if line.lstrip()[:2].strip().isdigit()]
    board = " ".join(rows)
    keyed = [option for option in ask.options if option.path[0].startswith(("town@", "monster:"))]
    assert len(keyed) > 20
    for key in range(1, len(keyed) + 1):
        assert f"s{key} " in board or any(f"{sign}{key}" in board for sign in "RCAIBsf."), key


def test_the_tables_words_are_not_the_games() -> None:
    """The toy has messages ``side-n`` and ``empty`` of its own; they do not change what the table itself says."""
    say = Language("en", HEXES)
    assert (say(msg("side-n")), say.word("side-n")) == ("fore", "north")
    assert (say(msg("empty")), say.word("empty")) == ("hollow", "empty")


def test_an_automa_that_wins_is_named() -> None:
    match = Match(CAMP, 2, chance=Chance("00" * 32))
    session, screen = sit(match=match, bots={})
    while not match.over:
        seat = next(iter(match.open))
        match.answer(seat, match.open[seat].names(match.open[seat].options[-1]))
    session.finish()  # they rested, and the storm is ahead
    assert "The storm" in screen.getvalue().splitlines()[-1]
