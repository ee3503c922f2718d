"""What is printed says what the rules do, by one name for each thing."""

from __future__ import annotations

import pytest

from wyrmtable.core.language import Language
from wyrmtable.core.scene import Note
from wyrmtable.core.words import Msg
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import ARMOURS, MONSTERS, PLANS, SCENARIOS
from wyrmtable.games.last_spell.faces import faces
from wyrmtable.games.last_spell.scene.moment import Choice
from wyrmtable.games.last_spell.scene.stage import offered

from .table import Table


def test_only_what_blocks_is_turned_over() -> None:
    """Cards without dice and flat value cannot be turned (2.7): their text does not say so."""
    worn = [name for name in ARMOURS if faces()[name].text == Msg("armour-worn-text", {"mp": 1, "mana": 0})]
    robes = [name for name in ARMOURS if faces()[name].text == Msg("armour-worn-text", {"mp": 0, "mana": 1})]
    assert (worn, robes) == (["runner_boots"], ["acolyte_robe"])
    assert [name for name, armour in ARMOURS.items() if not armour.blocks] == worn + robes


@pytest.mark.parametrize("code", GAME.facts.languages)
def test_what_a_thing_is_for_begins_with_its_name(code: str) -> None:
    language = Language(code, GAME)
    named = [*(f"structure-{name}" for name in PLANS), *(f"enemy-{name}" for name in MONSTERS)]
    named += ["enemy-hatchery", "enemy-seed_mortar", "enemy-monolith"]
    told = 0
    for id in named:
        about = "about-" + id.removeprefix("enemy-").replace("_", "-")
        if language.has(about) and "ruin" not in id:
            assert language(Msg(about)).partition(":")[0] == language(Msg(id)), about
            told += 1
    assert told == 25


def test_a_trait_shows_what_it_brings() -> None:
    """Weapon, armour or none, scroll or potion of this scenario stand on the card (1.7.4)."""
    say = Language("en", GAME)
    shown = {}
    for scenario in SCENARIOS:
        t = Table(scenario)
        for t.g.heroes[0].trait_card in (4, 6):
            for card in offered(t.g, Choice("trait", 0)):
                shown[scenario, card.face] = [say.pip(pip) for pip in card.pips]
    assert shown["gildenberg", "stalwart"] == ["melee weapon 1", "shield 1", "Health Potion"]
    assert shown["gildenberg", "healer"] == ["magic weapon 1", "Scroll of Healing"]
    assert shown["lakeburg", "healer"] == ["magic weapon 2", "shield 1", "Scroll of Healing"]
    assert shown["glenwald", "thrifty"] == ["any weapon 3", "upper armour 2", "Scroll of Lightning"]


def test_missions_bear_the_house_mark() -> None:
    """What they ask for and bring is our own design (2.13); the product shows that to players."""
    missions = [e for e in GAME.scene(Table().g, 0).elements if isinstance(e, Note) and e.role == "mission"]
    assert [mission.house for mission in missions] == [True, True]
