"""What a campaign carries into the next scenario."""

from __future__ import annotations

from wyrmtable.core.chance import Chance
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import ITEMS, MELEE, SCROLLS
from wyrmtable.games.last_spell.options import Legacy, Options
from wyrmtable.games.last_spell.rules.ending import finish

from .table import Table, names


def legacy(t: Table, *answers: str) -> Legacy:
    t.night(3)
    finish(t.g, "won")
    t.follow = True
    t._go_on()
    if answers:
        t.answer(*answers)
    left = GAME.legacy(t.g)
    assert left is not None
    return left


def test_both_missions_pay_after_the_cap() -> None:
    t = Table("lakeburg", campaign=True)
    t.g.gold, t.g.materials = 12, 5
    t.g.solved = ["F1", "S2"]
    left = legacy(t)
    assert (left.gold, left.materials) == (10, 6)


def test_the_next_scenario_begins_afresh() -> None:
    t = Table(campaign=True, heroes=3)
    t.hero(0, items="longsword_1 frost", perks="fleet", trait="nimble", wounds=5)
    t.hero(1, trait="gifted")
    t.hero(2, trait="scholar")
    t.g.heroes[1].down = True
    t.g.first = 2
    t.g.spent = [t.take("haste")]
    t.g.mages = [0, 1, 2, 2]
    t.g.flames, t.g.ashes = 3, 9
    left = legacy(t, "longsword_1", "pass")
    g = GAME.begin(3, Options(scenario="lakeburg", campaign=True), Chance("n"), left)
    assert g.mages == [2, 2, 2, 2]
    assert (g.flames, g.ashes, g.first) == (24, 0, 2)
    assert [hero.wounds for hero in g.heroes] == [0, 0, 0]
    assert not any(hero.down for hero in g.heroes)
    assert "haste" in names(g.decks[SCROLLS])
    assert "frost" in names(g.decks[SCROLLS])
    assert "longsword_1" not in names(g.decks[MELEE])
    assert g.deck_level == [1, 1, 1, 1]
    assert g.fog == [6, 6, 6]
    assert names(g.heroes[0].items) == ["longsword_1"]


def test_a_card_of_a_higher_level_kept_is_not_dealt_again() -> None:
    """Its level is beside the board; the deck formed later leaves it out."""
    t = Table(campaign=True)
    t.hero(0, items="longsword_2", trait="brawny")
    t.hero(1, trait="gifted")
    left = legacy(t, "longsword_2")
    g = GAME.begin(2, Options(scenario="lakeburg", campaign=True), Chance("n"), left)
    everywhere = [*names(g.heroes[0].items), *names(g.beside), *(n for deck in g.decks for n in names(deck))]
    assert everywhere.count("longsword_2") == 1
    assert ITEMS["longsword_2"] in g.heroes[0].items
