"""Rare sights are explained too: what the Dragon holds, and that he has surfaced."""

from __future__ import annotations

from msgspec import convert

from wyrmtable.check.abouts import check_abouts
from wyrmtable.check.report import Report
from wyrmtable.check.trial import Trial
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import HELD


def test_a_surfaced_dragon_with_treasures_is_explained() -> None:
    options = convert({"roles": "KGDCT"}, GAME.Options)
    state = GAME.setup(5, options, Chance("sights"))
    state.dragon.surfaced = True
    state.treasures[0] = HELD
    scene = GAME.scene(state, SPECTATOR)
    assert any(element.id.startswith("held:") for element in scene.elements)
    report = Report(game="vast")
    check_abouts(Trial(report, GAME, 5, options, "1/0"), scene, None)
    assert report.ok, str(report)
