"""What people see: a late Night within the budget, the coming Monster Phase, chips that come true, reasons."""

from __future__ import annotations

import msgspec

from wyrmtable.check.scenes import BUDGET
from wyrmtable.core.ask import Question
from wyrmtable.core.language import Language
from wyrmtable.core.scene import AnyElement, Card, Foresight, Note, Overlay, Piece, Pip, Zone
from wyrmtable.core.speak import Speaker
from wyrmtable.core.state import digest
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.acts import Repair
from wyrmtable.games.last_spell.data import ITEMS, MELEE, MONSTERS, PERKS, PLANS, SCENARIOS, SCROLLS, TRAITS
from wyrmtable.games.last_spell.grid import SLOTS as WALLS
from wyrmtable.games.last_spell.rules.acting import each_act
from wyrmtable.games.last_spell.rules.burning import burn
from wyrmtable.games.last_spell.rules.ending import finish
from wyrmtable.games.last_spell.rules.enemies import place_monster
from wyrmtable.games.last_spell.rules.stats import SLOTS
from wyrmtable.games.last_spell.state import Spell

from .table import Table

SITES = ((8, 8), (14, 8), (16, 8), (8, 10), (14, 10), (16, 10), (8, 13), (14, 13))
HORDE = ["clawer"] * 17 + ["runner"] * 10 + ["archer"] * 10 + ["armored"] * 10 + ["winged"] * 7 + ["boomer"] * 6


def elements(g: Spell) -> dict[str, AnyElement]:
    return {element.id: element for element in GAME.scene(g, 0).elements}


def asked(g: Spell, seat: int) -> Question:
    return Question(seat, "act", tuple(each_act(g, seat)))


def at_night(t: Table, seat: int = 0) -> Spell:
    t.night(1, round=2)
    t.g.active = seat
    return t.g


def test_the_fullest_night_keeps_well_within_the_budget() -> None:
    """Sixty monsters, some of them stunned or poisoned, every Wall in stone, all burning, and four Heroes with all they can carry."""
    for scenario in SCENARIOS:
        t = Table(scenario, heroes=4)
        left = {slot: [item.name for item in ITEMS.values() if item.slot == slot] for slot in ("weapon", *SLOTS)}
        for seat in range(4):
            items = [left["weapon"].pop(0), *(names.pop(0) for names in left.values())]
            perks = list(PERKS)[seat * 8 : seat * 8 + 8]
            t.hero(seat, (9 + seat, 9), " ".join(items), " ".join(perks), trait=list(TRAITS)[seat], tokens=3, mp=4)
        for slot in WALLS:
            t.section(slot, "stone_wall")
        for kind, cell in zip(["ballista", "catapult", "watchtower", "portal"] * 2, SITES, strict=True):
            t.build(kind, cell)
        g = at_night(t)
        for number, monster in enumerate(HORDE):
            place_monster(g, monster, 100 + 2 * number)
        for enemy in g.enemies.values():
            enemy.stunned, enemy.poisoned = enemy.id % 3 == 0, enemy.id % 4 == 0
        for structure in g.structures.values():
            structure.flames = 1
        assert len(g.enemies) == len(HORDE)
        assert len(g.structures) >= 29
        assert len(msgspec.json.encode(GAME.scene(g, 0))) <= 35_000 < BUDGET


def test_monsters_are_called_by_their_icons() -> None:
    """Their pieces carry no words of their own, and neither do buildings."""
    t = Table()
    for number, kind in enumerate(dict.fromkeys(HORDE)):
        t.monster(kind, 8 + number, 3)
    scene = GAME.scene(at_night(t), 0)
    for language in GAME.facts.languages:
        speaker = Speaker(scene, Language(language, GAME), GAME.faces())
        for element in scene.elements:
            if isinstance(element, Piece) and element.icon in (*MONSTERS, "structure.house", "structure.ruin_triple"):
                assert element.label is None
                kind = "structure" if "." in element.icon else "enemy"
                word = speaker.say.word(f"{kind}-{element.icon.removeprefix('structure.')}")
                assert speaker.name(element) == word


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


def test_what_everybody_struck_would_lose_stands_at_each() -> None:
    """Skewer goes through to the one behind; who is nearly slain loses no more than is left."""
    t = Table()
    t.hero(0, at=(12, 8), items="crossbow_1", tokens=7, mp=3)
    t.no_ruins()
    t.section("N2")
    t.clear("N2")
    front, behind = t.monster("bulky", 12, 5), t.monster("clawer", 12, 4, hp=1)
    g = at_night(t)
    options = {option.name: option for option in GAME.ask(g, asked(g, 0)).options}
    marks = [each for each in options["skill:crossbow_1@12,5"].preview if each.id.startswith("harm")]
    assert [(each.cells, each.value) for each in marks if isinstance(each, Overlay)] == [
        ((f"field@{enemy.cell % 24},{enemy.cell // 24}",), value) for enemy, value in ((front, "−2"), (behind, "−1"))
    ]


def test_nobody_loses_more_than_there_is() -> None:
    t = Table()
    t.hero(0, at=(12, 8), items="longsword_1", tokens=7, mp=3)
    t.monster("clawer", 12, 7, hp=1)
    g = at_night(t)
    told: list[object] = []
    g.voice.listener = lambda kind, log, *_: told.append(log)
    t.act(0, "basic:longsword_1@12,7")
    assert [line.args["n"] for line in told if isinstance(line, Msg) and line.id == "log-enemy-hurt"] == [1]


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


def test_a_scroll_waits_for_an_action() -> None:
    """What is missing is the action, not an effect."""
    t = Table()
    t.hero(0, at=(12, 8), items="haste", tokens=0)
    t.hero(1, at=(16, 16))
    g = at_night(t)
    blocked = {blocked.path: blocked.why.id for blocked in GAME.ask(g, asked(g, 0)).blocked}
    assert blocked["i:haste",] == "why-no-tokens"


def test_a_vaulter_leaps_with_moves_not_actions() -> None:
    for mp, why in ((0, "why-no-mp"), (2, "why-no-leap")):
        t = Table()
        t.hero(0, at=(13, 9), perks="vaulter", tokens=0, mp=mp)
        t.hero(1, at=(16, 16))
        g = at_night(t)
        blocked = {blocked.path: blocked.why.id for blocked in GAME.ask(g, asked(g, 0)).blocked}
        assert blocked["deed:0.leap",] == why


def test_the_catapult_says_what_an_artillerist_makes_of_it() -> None:
    for perks, impact, splash in (("", 3, 1), ("artillerist", 4, 2)):
        t = Table()
        t.hero(0, at=(12, 8), perks=perks)
        t.hero(1, at=(16, 16))
        catapult = t.build("catapult", (9, 9), launches=2)
        g = at_night(t)
        t.act(0, f"fire:{catapult.id}")
        hint = GAME.ask(g, t.question()).hint
        assert hint is not None
        assert (hint.args["impact"], hint.args["splash"]) == (impact, splash)


def test_a_building_of_two_cells_is_one_piece() -> None:
    t = Table()
    shop = next(s for s in t.g.structures.values() if s.kind == "shop")
    piece = elements(t.g)[f"s{shop.id}"]
    assert isinstance(piece, Piece)
    assert (piece.at, piece.over) == ("field@11,10", ((1, 0),))
    shop.flames = 2
    burning = elements(t.g)[f"s{shop.id}"]
    assert isinstance(burning, Piece)
    assert burning.stats == (Pip("flame", 2, PLANS["shop"].hp),)


# ---- what an order would change


def would(g: Spell, question: Question, name: str) -> Foresight:
    before = digest(g)
    found = GAME.foresee(g, question, question.parse([name]))
    assert digest(g) == before
    assert found is not None
    return found


def said(found: Foresight) -> dict[str, object]:
    return {line.id: line.args.get("n") for line in found.say}


def lit(found: Foresight) -> dict[str, Overlay]:
    return {light.id: light for light in found.put if isinstance(light, Overlay)}


def test_a_step_aside_is_foreseen_with_its_way() -> None:
    t = Table()
    t.hero(0, at=(12, 8), tokens=7, mp=9)
    t.hero(1, at=(9, 14), tokens=7, mp=3)
    t.monster("clawer", 12, 7)
    t.no_ruins()
    g = at_night(t)
    question = asked(g, 0)
    assert GAME.ask(g, question).foresight
    found = would(g, question, "move:15,12")
    assert said(found) == {"foresee-hero": 0}
    assert found.say[0].args["was"] == 1
    assert found.drop == ("hit.1",)
    way = lit(found)["way"]
    assert way.ends[0] == "field@12,8"
    assert way.ends[-1] == "field@15,12"
    assert len(way.ends) == 8
    stays = would(g, question, "dash")
    assert said(stays) == {"foresee-same": None}
    assert not stays.put
    assert said(would(g, question, "end")) == {"forecast-hero": 1}


def test_a_blow_is_foreseen_as_if_it_hit() -> None:
    t = Table()
    t.hero(0, at=(12, 8), items="longsword_1", tokens=7, mp=3)
    t.hero(1, at=(9, 14), tokens=7, mp=3)
    clawer, winged = t.monster("clawer", 12, 7, hp=1), t.monster("winged", 13, 8, hp=1)
    g = at_night(t)
    found = would(g, asked(g, 0), "basic:longsword_1@12,7")
    assert said(found) == {"foresee-slain": 1, "foresee-hero": 0}
    t.coin("schaden")
    unsure = would(g, asked(g, 0), "basic:longsword_1@13,8")
    assert [line.id for line in unsure.say][:2] == ["foresee-coin", "foresee-slain"]
    assert g.enemies.keys() == {clawer.id, winged.id}


def test_a_boomer_slain_beside_a_wall_is_foreseen_to_bring_it_down() -> None:
    t = Table()
    t.hero(0, at=(10, 7), items="crossbow_1", tokens=7, mp=3)
    t.hero(1, at=(9, 14), tokens=7, mp=3)
    t.section("N2", flames=2)
    t.build("ballista", (9, 9))
    boomer = t.monster("boomer", 10, 5, hp=1)
    t.monster("clawer", 8, 2)
    g = at_night(t)
    t.turn(0).answer(f"fire:{t.on((9, 9)).id}")
    question = t.question()
    assert question.kind == "ballista"
    found = would(g, question, "at:10,5")
    assert boomer.id in g.enemies
    assert said(found)["foresee-slain"] == 1
    assert "foresee-falls" in said(found)


def test_of_a_chain_only_the_first_hit_is_foreseen() -> None:
    t = Table()
    t.hero(0, at=(12, 8), items="wand_1", tokens=7, mana=5)
    t.monster("clawer", 12, 7, hp=1)
    t.monster("clawer", 13, 7, hp=1)
    g = at_night(t)
    found = would(g, asked(g, 0), "skill:wand_1@12,7")
    assert found.say[0].id == "foresee-first"
    assert said(found)["foresee-slain"] == 1
    assert "foresee-first" not in said(would(g, asked(g, 0), "basic:wand_1@12,7"))


def test_what_is_only_begun_is_not_foreseen() -> None:
    t = Table()
    t.hero(0, at=(12, 8), tokens=7)
    t.monster("clawer", 10, 3)
    t.monster("clawer", 11, 3)
    ballista = t.build("ballista", (9, 9))
    g = at_night(t)
    question = asked(g, 0)
    assert GAME.foresee(g, question, question.parse([f"fire:{ballista.id}"])) is None


def test_by_day_a_wall_is_foreseen_to_turn_the_way_of_the_monsters() -> None:
    t = Table()
    g = t.g
    t.no_ruins()
    g.gold, g.materials = 9, 9
    g.piles = {5: ["4"]}
    t.clear("N3")
    t.day("build:wood_wall")
    question = t.question(0)
    way = elements(g)["way.5"]
    assert isinstance(way, Overlay)
    found = would(g, question, "place:wood_wall@n3")
    assert lit(found)["way.5"] != way
    assert [line.id for line in found.say] == ["foresee-breach"]
    assert found.say[0].args["space"] == 5
    assert GAME.foresee(g, question, question.parse(["put-back"])) is None


def test_the_sheet_of_the_end_waits_until_the_chest_is_closed() -> None:
    """What a Hero keeps is chosen on its mat: nothing may lie over it."""
    t = Table(campaign=True)
    t.hero(0, items="dagger_1 buckler")
    t.hero(1, items="shortbow_1")
    g = t.g
    finish(g, "won")
    t._go_on()
    for kind, answer in (("keep", "dagger_1"), ("keep", "shortbow_1"), ("chest", "leave:buckler")):
        assert t.asked == kind
        assert "final" not in elements(g)
        t.answer(answer)
    assert GAME.over(g)
    assert "final" in elements(g)


def test_a_line_of_fire_that_is_stopped_is_drawn_to_what_stops_it() -> None:
    t = Table()
    t.no_ruins()
    t.build("house", (12, 7))
    t.hero(0, (12, 8), "crossbow_1", tokens=3)
    g = at_night(t)
    behind, beside = t.monster("clawer", 12, 5), t.monster("clawer", 16, 5)
    wording = GAME.ask(g, asked(g, 0))
    blocked = {each.path: each for each in wording.blocked if len(each.path) == 2}
    row = "i:crossbow_1#basic"
    assert [path for path in blocked if path[0] == row] == [(row, f"m{behind.id}")]
    found = blocked[row, f"m{behind.id}"]
    assert found.why.id == "why-hidden"
    assert found.preview == (Overlay(id="line", role="line", ends=("field@12,8", "field@12,5"), broken="field@12,7"),)
    assert any(option.path == (row, f"m{beside.id}") for option in wording.options)


def test_how_much_is_repaired_is_an_amount() -> None:
    """A stepper at the structure that burns, not a button for each flame in the prompt bar."""
    t = Table()
    wall = t.on("N1")
    wall.flames, t.g.materials = 2, 5
    question = Question(0, "day", (Repair(wall.id, 1), Repair(wall.id, 2)))
    assert [(option.n, option.path[0]) for option in GAME.ask(t.g, question).options] == [
        (1, f"s{wall.id}"),
        (2, f"s{wall.id}"),
    ]


def test_by_day_gear_lies_in_its_slots() -> None:
    t = Table()
    t.hero(0, items="leather_jerkin swiftness_1")
    shown = elements(t.g)
    gear = shown["gear:0"]
    assert isinstance(gear, Zone)
    assert tuple(slot.name for slot in gear.slots) == SLOTS
    assert shown["i:leather_jerkin"].at == "gear:0#upper"
    assert shown["i:swiftness_1"].at == "gear:0#potion"
    at_night(t)
    assert elements(t.g)["i:leather_jerkin"].at == "gear:0"


def test_what_eagle_eye_brings_into_range_may_be_hidden() -> None:
    t = Table()
    t.no_ruins()
    t.build("house", (11, 8))
    t.hero(0, (12, 8), "crossbow_1", perks="eagle_eye", tokens=3)
    g = at_night(t)
    near, far = t.monster("clawer", 13, 5), t.monster("clawer", 2, 8)
    wording = GAME.ask(g, asked(g, 0))
    row = "i:crossbow_1#basic"
    assert [each.path for each in wording.blocked if each.path[0] == row] == [(row, f"m{far.id}")]
    assert any(option.path == (row, f"m{near.id}") for option in wording.options)


def test_the_top_scroll_is_open_while_the_shop_stands() -> None:
    """An Equipment icon takes it (R17), so everybody knows which one it is (2.15)."""
    t = Table()
    t.top(SCROLLS, "frost", "haste")
    (ruin,) = t.ruins("R01")
    t.day(f"inspect:{ruin}")
    g = t.g
    cards = [element for element in elements(g).values() if isinstance(element, Card) and "top" in element.states]
    assert [card.face for card in cards] == ["frost"]
    deck = Msg("deck-scrolls")
    labels = {option.name: option.label for option in GAME.ask(g, t.question(0)).options}
    assert labels["draw:scrolls"] == msg("do-draw-open", deck=deck, item=Msg("item-frost"))
    t.clear((11, 10))
    labels = {option.name: option.label for option in GAME.ask(g, t.question(0)).options}
    assert labels["draw:scrolls"] == msg("do-draw", deck=deck)


def test_what_lies_in_each_deck_is_open_and_how_it_lies_is_not() -> None:
    """2.15: all cards of a deck are known, their order is not; of a face-down deck not even the top card."""
    for stands in (True, False):
        t = Table()
        t.top(MELEE, "spear_1", "axe_1", "dagger_1")
        if not stands:
            t.clear((11, 10))
        shown = elements(t.g)
        deck, cards = (
            shown["deck.melee"],
            [e.face for e in shown.values() if e.at == "deck.melee" and hasattr(e, "face")],
        )
        assert isinstance(deck, Zone)
        assert deck.count == 6
        hidden = [name for name in ITEMS if ITEMS[name].deck == MELEE and ITEMS[name].level == 1]
        if stands:
            assert shown["i:spear_1"].at == "wares"
            hidden.remove("spear_1")
        assert cards == hidden
        beside = [e for e in shown.values() if e.at == "beside"]
        assert len(beside) == len(t.g.beside) > 40
        t.top(MELEE, "spear_1", "dagger_1", "longsword_1")
        assert elements(t.g) == shown


def test_ashes_and_read_scrolls_can_be_looked_at() -> None:
    t = Table()
    t.hero(0, (12, 8), "mending", tokens=3)
    t.section("N1", flames=2)
    g = at_night(t)
    assert "ashes" not in elements(g)
    t.act(0, "read:mending")
    burn(g, t.on("N1"), 3)
    shown = elements(g)
    assert shown["i:mending"].at == "spent"
    ashes = shown["ashes"]
    assert isinstance(ashes, Note)
    assert ashes.text == msg("ashes", n=3)


def test_an_item_may_be_taken_by_the_free_place_on_the_sheet() -> None:
    t = Table()
    t.supply("frost", "dagger_1")
    t.main()
    paths = {option.name: option.path for option in GAME.ask(t.g, t.question(1)).options}
    assert paths["take:frost"] == ("i:frost", "!take", "gear:1#scroll")
    assert paths["take:dagger_1"] == ("i:dagger_1", "!take", "arms:1")


def test_a_wave_card_shows_what_it_brings_besides() -> None:
    """What the scenario adds stands on the card, what the number of Heroes and the level add beside all cards."""
    for scenario, level, card, rows, more in (
        ("gildenberg", "standard", "6", [["winged", "clawer", "winged"], ["clawer"], ["alerion"]], []),
        ("gildenberg", "harder", "1", [["clawer"] * 3, ["runner", "clawer"]], ["clawer"]),
        ("lakeburg", "standard", "6", [["winged", "clawer", "winged"], ["clawer"], ["clawer", "winged"]], []),
        ("glenwald", "easier", "9", [["bulky", "clawer"], ["runner", "clawer"], ["runner", "archer"]], []),
    ):
        t = Table(scenario, heroes=2, level=level)
        t.g.piles, t.g.piles_open = {5: [card]}, True
        found = elements(t.g)
        shown = found[f"p:{card}"]
        assert isinstance(shown, Card)
        face = GAME.faces()[str(shown.face)]
        icons = [[atom.icon for atom in row.atoms if isinstance(atom, Pip)] for row in face.rows]
        assert icons == [[f"enemy.{kind}" for kind in row] for row in rows]
        note = found.get("more")
        kinds: object = [Msg(f"enemy-{kind}") for kind in more]
        assert (note.text.args["kinds"] if isinstance(note, Note) else []) == kinds


def test_what_is_to_come_stands_with_who_is_here() -> None:
    """By Night one panel tells the order of the monsters and the cards to come, also while the board is empty; by Day the fog."""
    t = Table()
    t.g.piles = {3: ["4"], 5: ["5"]}
    assert elements(t.g)["coming"].at == "waves"
    t.night(1, round=2)
    assert elements(t.g)["coming"].at == "order"
    t.monster("clawer", 11, 3)
    found = elements(t.g)
    assert (found["k:clawer"].at, found["kinds"].at) == ("kinds", "order")
    t.g.round = 3
    assert "coming" not in elements(t.g)
