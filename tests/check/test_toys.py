"""The toys that show the engine's words keep every law, as a stranger's game must."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toys.bazaar import BAZAAR, BazaarGame, Cash, Market
from tests.toys.camp import CAMP
from wyrmtable.check import check
from wyrmtable.core.game import Game


@pytest.mark.parametrize("game", [BAZAAR, CAMP], ids=lambda game: game.facts.name)
def test_a_toy_keeps_every_law(game: Game[Any]) -> None:
    report = check(game, 24, processes=False)
    assert report.ok, str(report)
    assert not report.unlooked, "every kind of question is met, also those out of turn"


class Meddling(BazaarGame):
    """Whoever cashes a token takes the turn."""

    def act(self, state: Market, seat: int, value: Cash) -> None:
        super().act(state, seat, value)
        state.stalls[seat].hand = -1
        state.turn = seat


class Forgetful(BazaarGame):
    """Cashed tokens come back."""

    def act(self, state: Market, seat: int, value: Cash) -> None:
        super().act(state, seat, value)
        state.stalls[seat].tokens.append(value.token + str(state.chance.below("token", 2**30)))


@pytest.mark.parametrize("game", [Meddling, Forgetful])
def test_a_deed_out_of_turn_that_breaks_the_game_is_found(game: type[BazaarGame]) -> None:
    assert not check(game(), 24, most=400, processes=False).ok
