"""What people see: a late Night within the budget, the coming Monster Phase, chips that come true, reasons."""

from __future__ import annotations

import msgspec

from wyrmtable.check.scenes import BUDGET
from wyrmtable.core.ask import Question
from wyrmtable.core.scene import AnyElement, Note, Overlay, Piece
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import PERKS
from wyrmtable.games.last_spell.rules.acting import each_act
from wyrmtable.games.last_spell.rules.enemies import place_monster
from wyrmtable.games.last_spell.state import Spell

from .table import Table

HORDE = ["clawer"] * 17 + ["runner"] * 10 + ["archer"] * 10 + ["armored"] * 10 + ["winged"] * 7 + ["boomer"] * 6


def elements(g: Spell) -> dict[str, AnyElement]:
    return {element.id: element for element in GAME.scene(g, 0).elements}


def asked(g: Spell, seat: int) -> Question:
    return Question(seat, "act", tuple(each_act(g, seat)))


def at_night(t: Table, seat: int = 0) -> Spell:
    t.night(1, round=2)
    t.g.active = seat
    return t.g


def test_sixty_monsters_and_four_heroes_keep_the_budget() -> None:
    t = Table("glenwald", heroes=4)
    perks = list(PERKS)
    for seat in range(4):
        t.hero(seat, at=(9 + seat, 9), perks=" ".join(perks[seat * 8 : seat * 8 + 8]), tokens=3, mp=4)
    g = at_night(t)
    for number, kind in enumerate(HORDE):
        place_monster(g, kind, 100 + 2 * number)
    for structure in g.structures.values():
        structure.flames = 1
    assert len(g.enemies) == len(HORDE)
    assert len(msgspec.json.encode(GAME.scene(g, 0))) <= BUDGET


def test_the_coming_monster_phase_lies_on_the_table() -> None:
    t = Table()
    t.hero(0, at=(12, 8), tokens=7, mp=3)
    t.hero(1, at=(9, 14), tokens=7, mp=3)
    t.monster("clawer", 12, 7)
    g = at_night(t)
    found = elements(g)
    hit = found["hit.1"]
    assert isinstance(hit, Overlay)
    assert hit.cells == ("field@12,8",)
    stands = found["threat"]
    assert isinstance(stands, Overlay)
    assert stands.cells == ("field@12,7",)
    note = found["f.hero0"]
    assert isinstance(note, Note)
    assert note.text.args["n"] == 1
    g.heroes[0].guard = 2
    spared = elements(g)
    assert "hit.1" not in spared
    assert "threat" in spared


def test_a_wall_that_will_fall_is_marked() -> None:
    t = Table()
    t.hero(0, at=(9, 14), tokens=7)
    t.hero(1, at=(10, 15), tokens=7)
    t.section("N3")
    t.on("N2").flames = 2
    t.monster("bulky", 10, 5)
    found = elements(at_night(t))
    falls = found["falls"]
    assert isinstance(falls, Overlay)
    assert falls.cells == ("field@10,6",)


def test_chips_name_what_an_attack_is_sure_to_do() -> None:
    t = Table()
    t.hero(0, at=(12, 8), items="longsword_1", tokens=7, mp=3)
    bulky, winged = t.monster("bulky", 12, 7), t.monster("winged", 13, 8)
    g = at_night(t)
    options = {option.name: option for option in GAME.ask(g, asked(g, 0)).options}
    sure = options["basic:longsword_1@12,7"]
    assert sure.path == ("i:longsword_1#basic", f"m{bulky.id}")
    assert [(pip.icon, pip.n, pip.about) for pip in sure.gives] == [("tokens", -1, False), ("hp", -2, False)]
    unsure = options["basic:longsword_1@13,8"]
    assert unsure.path == ("i:longsword_1#basic", f"m{winged.id}")
    assert unsure.gives[-1].about


def test_reasons() -> None:
    t = Table("glenwald")
    t.hero(0, at=(12, 8), items="shortbow_1", tokens=7, mp=1)
    far, hidden = t.monster("clawer", 2, 2), t.monster("clawer", 16, 8)
    g = at_night(t)
    question = asked(g, 0)
    for place, why in (
        (f"m{far.id}", "why-out-of-range"),
        (f"m{hidden.id}", "why-no-line"),
        ("field@0,0", "why-fogged"),
        ("field@9,14", "why-too-far-to-go"),
    ):
        found = GAME.why_not(g, question, place)
        assert found is not None
        assert found.id == why, place
    blocked = {blocked.path: blocked.why.id for blocked in GAME.ask(g, question).blocked}
    assert blocked["deed:0.punch",] == "why-nobody-near"


def test_a_building_of_two_cells_is_one_piece() -> None:
    t = Table()
    shop = next(s for s in t.g.structures.values() if s.kind == "shop")
    piece = elements(t.g)[f"s{shop.id}"]
    assert isinstance(piece, Piece)
    assert (piece.at, piece.over) == ("field@11,10", ((1, 0),))
    shop.flames = 2
    flames = elements(t.g)[f"s{shop.id}.f"]
    assert isinstance(flames, Piece)
    assert (flames.at, flames.n) == (f"s{shop.id}", 2)
