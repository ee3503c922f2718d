"""Realm actions and dungeoning: A14 to A21, A29, A111."""

from __future__ import annotations

from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import MAGIC_NUMBER, TOKENS


def placed(t: Table, realm: str) -> None:
    t.turn(0)
    t.do(f"place:worker@{realm}")


def test_a14_tokens_from_the_top_then_the_printed_resource() -> None:
    t = Table("galewing_harriers", "atlanteans")
    t.map("thunder_eyrie", "lilypad_shallows")
    t.no_monster("tempest_roc")
    t.treasure("thunder_eyrie", "scroll:2", "scroll:1")
    faces = []
    for _ in range(2):
        placed(t, "thunder_eyrie")
        faces.append(TOKENS[t.player(0).tray[-1]].faces[0][2])
        t.player(0).places = [-1] * 3 + [-2] * 6
    assert faces == [2, 1]
    placed(t, "thunder_eyrie")
    assert t.has(0, scroll=1)
    assert len(t.player(0).tray) == 2


def test_two_stacks_choose_one_also_an_empty_one() -> None:
    t = Table("galewing_harriers", "atlanteans")
    t.map("windswept_mesa", "lilypad_shallows")
    t.treasure("windswept_mesa", index=1)
    hand = len(t.player(0).hand)
    placed(t, "windswept_mesa")
    assert t.options() == ["stack:windswept_mesa.1", "stack:windswept_mesa.2"]
    t.do("stack:windswept_mesa.2")  # prints a Magic card
    assert len(t.player(0).hand) == hand + 1
    assert t.player(0).tray == []


def test_a15_gains_beyond_five_are_lost() -> None:
    t = Table("atlanteans", "embercrush_ogres", elements=("earth",))
    t.map("titan_hollow", "lilypad_shallows")
    t.no_monster("mossback_colossus")
    t.treasure("titan_hollow")
    t.supply(0, gem=5)
    placed(t, "titan_hollow")
    assert t.has(0, gem=5)


def test_a16_fortress() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("fortress", "lilypad_shallows")
    t.supply(0, gold=4, scroll=1)
    t.hand(0, "prophecy_of_plenty")
    placed(t, "fortress")
    assert t.asked == "pay"
    t.do("scroll+prophecy_of_plenty")
    assert t.has(0, gold=5)
    assert t.player(0).hand == []
    assert t.g.spent == [MAGIC_NUMBER["prophecy_of_plenty"]]


def test_a17_mage_tower() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("magetower", "lilypad_shallows")
    t.supply(0, tool=1, gem=1)
    t.any_hand(0, 5)
    placed(t, "magetower")
    t.do("gem+tool")
    assert t.has(0)
    assert t.asked == "discard-one"
    assert len(t.options()) == 8
    t.do(t.options()[0])
    assert len(t.player(0).hand) == 7
    assert len(t.g.spent) == 1


def test_wind_chimes_draw_one_more_before_the_discard() -> None:
    t = Table("atlanteans", "embercrush_ogres", elements=("air",))
    t.map("magetower", "lilypad_shallows")
    t.cards(0, "wind_chimes")
    t.supply(0, tool=2)
    placed(t, "magetower")
    assert len(t.options()) == 4


def test_a18_summon_the_warrior() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("portal", "lilypad_shallows")
    t.supply(0, tool=2, sword=1)
    placed(t, "portal")
    t.do("unit:warrior@ready")
    assert t.has(0)
    assert t.where(0, "warrior") == ["ready"]


def test_a18_workers_cost_one_two_three() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("portal", "lilypad_shallows")
    for number in (1, 2, 3):
        t.supply(0, gem=number)
        placed(t, "portal")
        assert t.has(0), number
        assert t.where(0, "worker").count("inactive") == 3 - number
        t.player(0).places = [-1 if place == TILE["portal"] else place for place in t.player(0).places]
    t.supply(0, gem=5)
    t.turn(0)
    assert "portal" not in t.places_for("worker")


def dungeon(t: Table) -> None:
    t.map("dungeon1", "fortress", "lilypad_shallows")
    t.realm("moonwell_falls", 0, 1)


def test_a19_buy_one_then_burn() -> None:
    t = Table("embercrush_ogres", "atlanteans", elements=("earth", "order"))
    dungeon(t)
    t.row("flame_altar", "spring_of_mending", "gem_terrace")
    t.supply(0, sword=2, gem=1)
    deck = len(t.g.decks[3])
    placed(t, "dungeon1")
    t.until("second-or-burn")
    assert t.asked == "second-or-burn"
    assert t.starting("buy:") == []
    assert set(t.starting("burn:")) == {"spring_of_mending", "gem_terrace"}
    t.do("burn:spring_of_mending")
    names = t.face_up()
    assert "spring_of_mending" not in names
    assert "gem_terrace" in names
    assert len(names) == 4
    assert len(t.g.decks[3]) == deck  # one turned up, one came under
    from wyrmtable.games.eldervale.data import ADVENTURE

    assert t.g.decks[3][0] == ADVENTURE["spring_of_mending"]
    assert t.player(0).power[2] == 2


def test_a20_an_orb_between_the_cards() -> None:
    t = Table("firewitch_goblins", "wardens_of_evenmarch", elements=("water", "light"))
    dungeon(t)
    t.row("arch_bridge", "spring_of_mending")
    t.power(0, fire=1, order=4)
    t.supply(0, tool=3)
    placed(t, "dungeon1")
    t.until("second-or-burn")
    assert t.player(0).power[6] == 5
    assert t.player(0).orbs == 1
    assert t.starting("buy:") == []
    t.do("orb:os1")
    assert t.has(0, potion=2)
    t.do("buy:spring_of_mending")
    assert t.player(0).power[3] == 1
    assert len(t.player(0).tableau) == 2
    t.g.players[1].orbs = 1
    t.turn(1)
    assert "orb:os1" not in t.options()
    assert "orb:os2" in t.options()


def test_a21_the_last_tile_triggers_the_end() -> None:
    t = Table("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    dungeon(t)
    t.stack("emberfields")
    t.row("ember_gate", "tidal_gate")
    t.supply(0, sword=2)
    t.supply(1)
    placed(t, "dungeon1")
    t.do(t.options()[0])  # where the tile goes
    assert t.g.final == 2  # the first of three more turns has begun
    seats = []
    while not t.playing.over:
        seats.append(t.seat)
        t.do("regroup")
        if not t.playing.over and t.asked == "retrieve":
            t.finish()
    assert seats == [1, 2, 0]


def test_new_realms_touch_two() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("dungeon1", "fortress")
    t.stack("emberfields", "cinder_pit", "obsidian_crown")
    t.row("ember_gate")
    t.supply(0, sword=2)
    placed(t, "dungeon1")
    assert t.asked == "choose-location"
    assert t.options() == ["cell:1,-1", "cell:0,1"]
    t.do("cell:0,1")
    assert t.g.adjacent[TILE["emberfields"]] == 1 << TILE["dungeon1"] | 1 << TILE["fortress"]
    assert t.g.left[t.g.stack_of[TILE["emberfields"]]] == 3


def test_an_empty_stack_skips_the_reveal() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("dungeon1", "lilypad_shallows")
    t.stack()
    t.row("ember_gate", "tidal_gate")
    t.supply(0, sword=2)
    placed(t, "dungeon1")
    assert t.seat == 1
    assert len(t.player(0).tableau) == 1
    assert t.g.final == -1


def test_a29_a_fifth_token_needs_room() -> None:
    t = Table("atlanteans", "embercrush_ogres", elements=("earth",))
    t.map("moonwell_falls", "fortress")
    names = t.tray(0, "gem:2", "gem:1", "tool:2", "gold:1")
    t.treasure("moonwell_falls", "potion:2")
    placed(t, "moonwell_falls")
    assert t.asked == "tray-full"
    new = TOKENS[t.player(0).tray[-1]].name
    assert t.offers(*(f"cash:{name}" for name in [*names, new]))
    assert t.offers(f"slot:{names[0]}>starter_water.1")
    assert not t.offers(f"slot:{new}>starter_water.1")
    t.do(f"cash:{new}")
    assert t.has(0, potion=2)
    assert len(t.player(0).tray) == 4


def test_a29_room_is_also_made_by_slotting_an_older_token() -> None:
    t = Table("atlanteans", "embercrush_ogres", elements=("earth",))
    t.map("moonwell_falls", "fortress")
    names = t.tray(0, "gem:2", "gem:1", "tool:2", "gold:1")
    t.treasure("moonwell_falls", "potion:2")
    placed(t, "moonwell_falls")
    t.do(f"slot:{names[0]}>starter_water.1")
    assert t.asked != "tray-full"
    assert len(t.player(0).tray) == 4
    assert names[0] not in [TOKENS[token].name for token in t.player(0).tray]
    assert [TOKENS[token].name for token in t.g.slots.values()] == [names[0]]


def test_a29_draft_keeps_it() -> None:
    t = Table("atlanteans", "embercrush_ogres", elements=("earth",), edition="draft2019")
    t.map("moonwell_falls", "fortress")
    t.tray(0, "gem:2", "gem:1", "tool:2", "gold:1")
    placed(t, "moonwell_falls")
    assert len(t.player(0).tray) == 5
    assert t.asked != "tray-full"


def test_a111_hidden_path_between_the_cards_waits_with_the_refill() -> None:
    t = Table("embercrush_ogres", "atlanteans", elements=("earth", "order"))
    dungeon(t)
    t.row("ash_forge", "spring_of_mending", "gem_terrace", "gear_workshop")
    t.supply(0, sword=2, potion=2, scroll=1)
    t.hand(0, "hidden_path")
    placed(t, "dungeon1")
    t.until("choose-adventure")
    t.do("buy:ash_forge")
    assert t.asked == "second-or-burn"
    t.do("cast:hidden_path")
    t.until("second-or-burn")
    assert t.player(0).tableau[-1] != t.player(0).tableau[0]
    assert set(t.face_up()) == {"gem_terrace", "gear_workshop"}
    assert set(t.starting("burn:")) == {"gem_terrace", "gear_workshop"}
    t.do("burn:gem_terrace")
    assert len(t.face_up()) == 4


def test_hidden_path_elsewhere_refills_at_once() -> None:
    t = Table("embercrush_ogres", "atlanteans", elements=("earth", "order"))
    t.map("fortress", "lilypad_shallows")
    t.row("ash_forge", "spring_of_mending", "gem_terrace", "gear_workshop")
    t.supply(0, sword=2, scroll=1)
    t.hand(0, "hidden_path")
    t.turn(0)
    t.do("cast:hidden_path")
    assert len(t.face_up()) == 4
    assert "ash_forge" not in t.face_up()


def test_flowing_current_and_tidecraft_give_the_printed_resource_three_times() -> None:
    for cards, faction, expected in ((True, "atlanteans", 3), (False, "atlanteans", 2), (True, "reedmire_naga", 2)):
        t = Table(faction, "embercrush_ogres")
        t.map("drowned_lagoon", "fortress")
        t.no_monster("dread_crocodile")
        t.treasure("drowned_lagoon")
        if cards:
            t.cards(0, "flowing_current")
        placed(t, "drowned_lagoon")
        assert t.has(0, potion=expected)


def test_a61_oracle() -> None:
    t = Table("embercrush_ogres", "atlanteans", oracle=True)
    t.map("oracle", "fortress", "lilypad_shallows")
    t.row("ash_forge", "spring_of_mending")
    t.supply(0, sword=2, potion=2)
    stack = len(t.g.stack)
    placed(t, "oracle")
    assert t.options() == ["buy:ash_forge", "buy:spring_of_mending", "draw"]
    t.do("buy:ash_forge")
    assert t.face_up()[0] != "spring_of_mending"  # burned, the only one left
    assert len(t.face_up()) == 4
    assert t.has(0, potion=2)
    assert len(t.g.stack) == stack
    t = Table("embercrush_ogres", "atlanteans", oracle=True)
    t.map("oracle", "fortress", "lilypad_shallows")
    placed(t, "oracle")  # nothing can be paid: the card is drawn by itself
    assert len(t.player(0).hand) == 1


def test_den_gives_gold_and_the_bridge_a_card() -> None:
    t = Table("embercrush_ogres", "atlanteans", mother_of_dragons=True, bifrost=True)
    t.map("dragonsden", "fortress")
    t.no_monster("mother_of_dragons")
    placed(t, "dragonsden")
    assert t.has(0, gold=1)
    t = Table("embercrush_ogres", "atlanteans", mother_of_dragons=True, bifrost=True)
    t.map("fortress", "bifrost")
    t.no_monster("frost_giant")
    placed(t, "bifrost")
    assert len(t.player(0).hand) == 1
