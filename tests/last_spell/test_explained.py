"""Rare sights are explained too: the chest that goes on to the next town."""

from __future__ import annotations

from msgspec import convert

from wyrmtable.check.abouts import check_abouts
from wyrmtable.check.report import Report
from wyrmtable.check.trial import Trial
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import ITEMS


def test_a_chest_is_explained() -> None:
    options = convert({"campaign": True}, GAME.Options)
    state = GAME.setup(2, options, Chance("sights"))
    state.chest.append(next(iter(ITEMS.values())))
    scene = GAME.scene(state, SPECTATOR)
    assert any(element.id == "chest" for element in scene.elements)
    report = Report(game="last_spell")
    check_abouts(Trial(report, GAME, 2, options, "1/0"), scene, None)
    assert report.ok, str(report)
