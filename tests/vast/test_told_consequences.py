"""What a question shows as consequence of an answer is what then happens: the Knight's, and a Tribe's step."""

from __future__ import annotations

import pytest

from tests.vast.table import Table
from tests.vast.test_terrain import lay
from wyrmtable.core.scene import Option, Piece
from wyrmtable.games.vast.data import GRIT_MAX, ON_KNIGHT, PIECES, SIDEQUESTS
from wyrmtable.games.vast.grid import cell_at
from wyrmtable.games.vast.rules.stats import knight_movement, knight_perception, knight_strength
from wyrmtable.games.vast.scene.names import place


def option(t: Table, name: str) -> Option:
    ask = t.match.ask(t.question.seat)
    assert ask is not None
    (found,) = [each for each in ask.options if each.name == name]
    return found


def told(t: Table, name: str) -> dict[str, int | None]:
    return {pip.icon: pip.n for pip in option(t, name).gives if pip.n != 0}


def counts(t: Table) -> dict[str, int]:
    """What the chips speak of, as it is now."""
    g, knight = t.g, t.g.knight
    return {
        "grit": knight.grit,
        "encounter": -knight.encounters,
        "movement": knight_movement(g),
        "perception": knight_perception(g),
        "strength": knight_strength(g),
        "health": knight.health,
        "wound": -g.dragon.health,
        "population": sum(g.goblins.population),
        "token.bomb": g.bombs.count(ON_KNIGHT),
        "deck.power": len(g.dragon.hand),
        "equip.ancient_map": -knight.used.count("map"),
        "cube": -knight.cubes.count("discarded"),
    }


def happens(t: Table, name: str, *then: str) -> dict[str, int]:
    """Answer so, and say what changed."""
    before = counts(t)
    t.answer(name)
    t.rest("rotate", "discard-power", *then)
    after = counts(t)
    return {icon: after[icon] - n for icon, n in before.items() if after[icon] != n}


def hers(*cards: str) -> Table:
    """The Knight on a Lit tile, with Treasure cards face up and three cubes."""
    t = Table()
    t.lit(1, 0, "")
    t.put("knight", 1, 0)
    for card in cards:
        t.g.treasure_deck.remove(card)
        t.g.knight.face_up.append(card)
    t.cubes("free", "free", "free")
    t.g.knight.grit = 6
    return t


@pytest.mark.parametrize("stat", ["movement", "perception", "strength"])
def test_a_cube_on_a_stat(stat: str) -> None:
    t = hers()
    t.turn("knight")
    for _ in range(3):
        shown = told(t, f"cube:{stat}")
        assert shown[stat]
        assert happens(t, f"cube:{stat}") == shown


@pytest.mark.parametrize("card", ["heroic_boots", "fairy_lantern", "elven_sword", "mighty_axe"])
def test_a_cube_on_a_treasure_card(card: str) -> None:
    t = hers(card)
    t.turn("knight")
    shown = told(t, f"cube:{card}")
    assert shown
    assert happens(t, f"cube:{card}") == shown


@pytest.mark.parametrize(("grit", "gained"), [(6, 1), (GRIT_MAX, 0)])
def test_a_step_into_the_dark(grit: int, gained: int) -> None:
    t = hers()
    t.dark(2, 0, "treasure_room", "open")
    t.g.knight.grit = grit
    t.turn("knight")
    t.answer("cube:movement")
    shown = told(t, "step:2,0")
    assert shown == {"encounter": -1} | ({"grit": gained} if gained else {})
    ghost = option(t, "step:2,0").preview[0]
    assert (ghost.id, ghost.at) == ("knight", place(cell_at(2, 0)))
    assert happens(t, "step:2,0") == shown


def test_a_step_into_the_light_costs_nothing_more() -> None:
    t = hers()
    t.turn("knight")
    assert told(t, "step:0,0") == {}
    assert happens(t, "step:0,0") == {}


def test_a_step_onto_an_event() -> None:
    t = hers()
    t.token("event", 0, 0)
    t.events("deep_and_dark")
    t.turn("knight")
    assert told(t, "step:0,0") == {"encounter": -1}
    t.answer("step:0,0")
    assert t.g.knight.encounters == 1


@pytest.mark.parametrize("dark", [False, True])
def test_a_step_onto_a_weaker_tribe(dark: bool) -> None:
    t = hers()
    if dark:
        t.dark(2, 0, "treasure_room", "open")
    else:
        t.lit(2, 0, "")
    t.tribe("eye", 1, at=(2, 0))
    t.g.goblins.face_up.append("trap")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:movement")
    found = option(t, "step:2,0")
    assert found.label is not None
    assert found.label.args == {"mine": 3, "theirs": 2}
    shown = told(t, "step:2,0")
    assert shown == {"encounter": -1} | ({"grit": 1} if dark else {})
    assert happens(t, "step:2,0") == shown


def test_a_step_onto_the_surfaced_dragon() -> None:
    t = hers()
    t.lit(2, 0, "")
    t.put("dragon", 2, 0)
    t.g.dragon.placed = t.g.dragon.awake = t.g.dragon.surfaced = True
    t.turn("knight")
    found = option(t, "step:2,0")
    assert found.label is not None
    assert found.label.args == {"mine": 1, "theirs": 1}
    assert told(t, "step:2,0") == {"encounter": -1}
    assert happens(t, "step:2,0") == {"encounter": -1}


def test_a_step_onto_a_monster_token() -> None:
    t = Table("KC")
    t.lit(1, 0, "")
    t.put("knight", 1, 0)
    t.put("ogre", 0, 0)
    t.cubes("free", "free", "free", "free", "free")
    t.turn("knight")
    t.answer(*["cube:strength"] * 3, "cube:perception")
    assert told(t, "step:0,0") == {"encounter": -1}
    t.die("corners")
    assert happens(t, "step:0,0") == {"encounter": -1}


@pytest.mark.parametrize(("golem", "cubes"), [(False, 1), (True, 2)])
def test_a_step_through_a_wall(golem: bool, cubes: int) -> None:
    t = hers()
    t.lit(2, 0, "w")
    t.g.knight.golem = golem
    t.turn("knight")
    t.answer("cube:map", "cube:map")
    assert told(t, "map:2,0") == {"equip.ancient_map": -cubes}
    assert happens(t, "map:2,0") == {"equip.ancient_map": -cubes}


@pytest.mark.parametrize(("strength", "sure"), [(2, False), (3, True)])
def test_a_blow_at_the_dragon(strength: int, sure: bool) -> None:
    t = hers()
    t.put("dragon", 1, 0)
    t.g.dragon.placed = t.g.dragon.awake = t.g.dragon.surfaced = True
    t.g.dragon.wake = 4
    t.turn("knight")
    t.answer(*["cube:strength"] * (strength - 1))
    assert told(t, "attack:dragon") == ({"wound": 1} if sure else {"die": None})
    if sure:
        assert happens(t, "attack:dragon") == {"wound": 1, "encounter": -1}


@pytest.mark.parametrize(("strength", "sure"), [(1, False), (2, True)])
def test_the_javelin_counts_in_what_is_told(strength: int, sure: bool) -> None:
    t = hers("javelin")
    t.put("dragon", 1, 0)
    t.g.dragon.placed = True
    t.g.dragon.wake = 4
    t.turn("knight")
    t.answer(*["cube:strength"] * (strength - 1))
    shown = option(t, "javelin:dragon@1,0")
    assert told(t, "javelin:dragon@1,0") == ({"wound": 1} if sure else {"die": None})
    assert shown.preview == ()
    if sure:
        assert happens(t, "javelin:dragon@1,0") == {"wound": 1, "encounter": -1}


def test_a_smashed_crystal() -> None:
    t = hers()
    t.token("crystal", 1, 0)
    t.turn("knight")
    t.answer("cube:strength", "cube:strength")
    assert told(t, "attack:crystal") == {"grit": 2}
    assert happens(t, "attack:crystal") == {"grit": 2, "encounter": -1}


@pytest.mark.parametrize(("evasion", "loot"), [(False, 2), (False, 0), (True, 2)])
def test_a_blow_at_the_thief(evasion: bool, loot: int) -> None:
    t = hers()
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 2, 3]
    t.g.thief.loot = loot
    t.g.thief.hex = 2
    if evasion:
        t.g.thief.upgrades.append("unnatural_evasion")
    t.turn("knight")
    shown = told(t, "attack:thief")
    if evasion:
        assert shown == {"die": None}
    else:
        assert shown == ({"grit": loot} if loot else {})
        assert happens(t, "attack:thief") == shown | {"encounter": -1}


@pytest.mark.parametrize(("strength", "population", "lost"), [(2, 3, 1), (4, 4, 3), (4, 2, 2)])
def test_the_bow(strength: int, population: int, lost: int) -> None:
    t = hers()
    t.cubes("free", "free", "free", "free")
    t.lit(2, 0, "")
    t.tribe("bones", population, at=(2, 0))
    t.turn("knight")
    t.answer("cube:bow", *["cube:strength"] * (strength - 1))
    assert told(t, "bow:bones") == {"population": -lost}
    (line,) = option(t, "bow:bones").preview
    assert happens(t, "bow:bones") == {"population": -lost}
    here = t.g.pieces[PIECES.index("knight")]
    assert getattr(line, "ends", ()) == (place(here), place(here + 1))


@pytest.mark.parametrize(("strength", "hand", "lost"), [(2, 3, 1), (4, 4, 3), (4, 2, 2)])
def test_the_enchanted_bow(strength: int, hand: int, lost: int) -> None:
    t = hers("enchanted_bow")
    t.cubes("free", "free", "free", "free")
    t.put("dragon", 0, 0)
    t.g.dragon.placed = True
    t.powers(*["claw"] * hand)
    t.turn("knight")
    t.answer("cube:enchanted_bow", *["cube:strength"] * (strength - 1))
    assert told(t, "shoot:dragon") == {"deck.power": -lost}
    assert happens(t, "shoot:dragon") == {"deck.power": -lost}


def test_a_bomb_token_and_an_event_token() -> None:
    t = hers()
    t.lit(2, 0, "w")
    t.token("event", 1, 0)
    t.events("deep_and_dark")
    t.turn("knight")
    t.answer("cube:bomb")
    assert told(t, "bomb:2,0") == {"token.bomb": -1}
    assert happens(t, "bomb:2,0") == {"token.bomb": -1}
    assert told(t, "event") == {"encounter": -1}
    t.answer("event")
    assert t.g.knight.encounters == 1


@pytest.mark.parametrize(("health", "gained"), [(3, 2), (6, 1), (7, 0)])
def test_the_potion_kit(health: int, gained: int) -> None:
    """R-42"""
    t = hers("potion_kit")
    t.g.knight.health = health
    t.turn("knight")
    t.answer("cube:potion_kit")
    shown = {"cube": -1} | ({"health": gained} if gained else {})
    assert told(t, "potion") == shown
    assert happens(t, "potion") == shown


@pytest.mark.parametrize(("card", "answer", "most"), [("light", "discard", 2), ("fresh_air", "aside", 1)])
@pytest.mark.parametrize("health", [3, 6, 7])
def test_events_that_heal(card: str, answer: str, most: int, health: int) -> None:
    t = hers()
    t.token("event", 1, 0)
    t.events(card)
    t.g.knight.health = health
    t.turn("knight")
    t.answer("event")
    t.until("event-light", "event-fresh")
    gained = min(most, 7 - health)
    assert told(t, answer) == {"cube": -1} | ({"health": gained} if gained else {})
    t.answer(answer)
    assert t.g.knight.health == health + gained


def test_a_treasure_declined_and_a_sidequest_revealed() -> None:
    t = hers()
    t.token("treasure", 1, 0)
    t.treasures("javelin", "potion_kit")
    t.turn("knight")
    assert told(t, "collect:treasure") == {"deck.treasure": 1}
    t.answer("collect:treasure", "javelin")
    assert told(t, "decline") == {"grit": 5}
    assert happens(t, "decline") == {"grit": 5}

    t = hers()
    t.quests("cunning", "swift", "daring")
    t.g.knight.deeds.append("daring")
    t.turn("knight", phase="act")
    assert told(t, "quest:daring") == {"grit": SIDEQUESTS["daring"].grit}
    assert happens(t, "quest:daring") == {"grit": SIDEQUESTS["daring"].grit}


def test_a_gem_is_a_roll() -> None:
    t = hers()
    t.token("flame", 1, 0)
    t.turn("knight")
    assert told(t, "collect:flame") == {"die": None}


@pytest.mark.parametrize("card", ["ogre", "bright_beetles"])
def test_a_step_out_of_the_light(card: str) -> None:
    """Bright Beetles may be spent instead, so with them the loss is not told as certain."""
    t = Table("KGDCT")
    for x in (1, 2, 3):
        t.lit(x, 0, "")
    t.tribe("fangs", 3, card, at=(1, 0))
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "step:2,0")
    (loss,) = option(t, "step:3,0").gives
    assert (loss.icon, loss.n, loss.about) == ("population", -1, card == "bright_beetles")


@pytest.mark.parametrize(("population", "comes"), [(1, False), (2, True)])
def test_a_tribe_that_drowns_on_the_way_is_not_shown_at_its_end(population: int, comes: bool) -> None:
    """A forced step up the River costs 1 Population (§11.5); the Flame Wall costs one, too."""
    t = Table("KGDC", terrain=True)
    t.lit(0, 1)
    lay(t, "river", (1, 0), (2, 0), (3, 0), (4, 0))
    t.tribe("fangs", population, at=(2, 0))
    t.g.cave.omens[:] = ["bat"]
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats", "fangs")
    assert "1,0" in t.options()
    assert any(isinstance(ghost, Piece) for ghost in option(t, "1,0").preview) == comes
    t.answer("1,0")
    assert (t.at("fangs") is not None) == comes


@pytest.mark.parametrize(("population", "comes"), [(1, False), (2, True)])
def test_a_tribe_that_burns_on_the_way_is_not_shown_at_its_end(population: int, comes: bool) -> None:
    t = Table("KGDC")
    t.lit(1, 0)
    t.lit(2, 0)
    t.lit(1, 1)
    t.token("flame_wall", 2, 0)
    t.tribe("fangs", population, at=(1, 0))
    t.g.cave.omens[:] = ["bat"]
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats")
    assert any(isinstance(ghost, Piece) for ghost in option(t, "2,0").preview) == comes
    t.answer("2,0")
    assert (t.at("fangs") == (2, 0)) == comes
