"""Damage to Heroes (2.7) and line of fire (2.6)."""

from __future__ import annotations

from wyrmtable.core.ask import Question
from wyrmtable.games.last_spell.grid import cell_at
from wyrmtable.games.last_spell.rules.fire import hero_sees, monster_sees
from wyrmtable.games.last_spell.rules.harm import strike_hero

from .table import Table
from .test_monsters import night


def defend(t: Table, seat: int, damage: int, *answers: str) -> None:
    """An attack on a Hero that no monster makes."""
    flow = strike_hero(t.g, seat, damage)
    given = list(answers)
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Question)
            question = flow.send(question.parse([given.pop(0)]))
    except StopIteration:
        assert not given


def test_049_guard_then_armour() -> None:
    t = night()
    hero = t.hero(1, at=(13, 8), items="padded_vest", guard=1)
    hero.reroll = False
    t.blue(1)
    defend(t, 1, 2, "block:padded_vest")
    assert (hero.wounds, hero.guard) == (0, 0)
    assert t.g.used == {"padded_vest": 1}


def test_reroll_of_a_die() -> None:
    t = night()
    hero = t.hero(1, at=(13, 8), items="padded_vest")
    t.blue(0, 2)
    defend(t, 1, 2, "block:padded_vest", "throw-again")
    assert (hero.wounds, hero.reroll) == (0, False)
    t.g.used = {}
    t.blue(0)
    defend(t, 1, 2, "block:padded_vest")  # the token is gone
    assert hero.wounds == 2


def test_no_reroll_where_it_cannot_help() -> None:
    t = night()
    t.hero(1, at=(13, 8), items="padded_vest")
    t.blue(1)
    defend(t, 1, 1, "block:padded_vest")
    assert t.g.heroes[1].reroll


def test_101_bodyguard() -> None:
    t = night()
    guard = t.hero(1, at=(14, 9), perks="bodyguard", guard=1)
    hero = t.hero(2, at=(13, 8))
    t.monster("clawer", 13, 7)
    t.monsters("bodyguard")
    assert (guard.guard, guard.wounds, hero.wounds) == (0, 0, 0)
    t = night()
    guard = t.hero(1, at=(14, 9), perks="bodyguard")
    hero = t.hero(2, at=(13, 8))
    t.monster("boomer", 14, 8)
    t.monsters("bodyguard")
    assert (guard.wounds, hero.wounds) == (4, 0)
    t = night()
    guard = t.hero(1, at=(14, 9), perks="bodyguard")
    hero = t.hero(2, at=(13, 8))
    t.monster("boomer", 14, 8)
    t.monsters("pass")
    assert (guard.wounds, hero.wounds) == (2, 2)


def test_101b_not_from_afar_and_not_on_a_tower() -> None:
    for at, tower in (((15, 9), None), ((14, 9), (14, 9)), ((14, 9), (13, 8))):
        t = night()
        t.hero(1, at=at, perks="bodyguard")
        t.hero(2, at=(13, 8))
        if tower:
            t.build("watchtower", tower)
        t.monster("clawer" if tower != (13, 8) else "archer", 13, 7)
        t.monsters()
        assert t.asked == ""


def test_102_last_stand() -> None:
    t = night()
    hero = t.hero(0, at=(13, 8), perks="last_stand", wounds=7)
    defend(t, 0, 4)
    assert (hero.wounds, hero.down) == (8, False)
    defend(t, 0, 4)
    assert (hero.down, t.at(0)) == (True, None)


def test_104_the_spiked_shield() -> None:
    t = night()
    t.hero(1, at=(3, 9), items="spiked_shield", reroll=False)
    clawer = t.monster("clawer", 3, 10, hp=1)
    t.monsters("block:spiked_shield")
    assert t.at(clawer) is None
    assert (t.g.slain, t.g.slain_outside, t.g.slain_in_phase) == (1, 1, 0)
    t = night()
    t.hero(1, at=(3, 9), items="spiked_shield", reroll=False)
    armored = t.monster("armored", 3, 10, hp=1)  # its Armour counts
    archer = t.monster("archer", 3, 7, hp=1)  # not melee
    t.monsters("block:spiked_shield")
    assert t.at(armored) == (3, 10)
    t.g.used = {}
    del t.g.enemies[armored.id], t.g.enemy_at[armored.cell]
    t.monsters("block:spiked_shield")
    assert t.at(archer) == (3, 7)


# ---- line of fire


def sees(t: Table, one: tuple[int, int], two: tuple[int, int]) -> bool:
    t.hero(0, at=one)
    return hero_sees(t.g, 0, cell_at(*two))


def test_051_line_of_fire_in_gildenberg() -> None:
    t = Table()
    assert not sees(t, (9, 11), (7, 11))
    assert sees(t, (13, 8), (13, 3))
    assert not sees(t, (9, 7), (7, 9))


def test_052_stone_walls() -> None:
    t = Table("glenwald")
    assert not sees(t, (9, 8), (9, 4))
    assert sees(t, (9, 7), (9, 4))
    t.clear((8, 8))
    assert sees(t, (10, 7), (7, 4))
    assert not monster_sees(t.g, cell_at(9, 7), cell_at(9, 4))
    t.section("N2", "stone_gate")
    assert sees(t, (9, 6), (9, 3))  # inside the Gate
    assert not sees(t, (9, 8), (9, 4))
    t.section("N2", "wood_wall")
    assert sees(t, (9, 8), (9, 4))


def test_053_a_corner_does_not_block() -> None:
    t = Table("glenwald")
    assert sees(t, (2, 9), (3, 8))
    assert not sees(t, (3, 8), (3, 11))


def test_what_blocks_and_what_does_not() -> None:
    for kind, blocks in (
        ("house", True),
        ("ballista", False),
        ("watchtower", False),
        ("portal", False),
        ("seer", True),
    ):
        t = Table()
        t.build(kind, (13, 8))
        assert sees(t, (13, 9), (13, 7)) is not blocks, kind
    t = Table("glenwald")
    t.minion("monolith", 13, 4)
    t.minion("hatchery", 14, 4)
    t.monster("bulky", 15, 4)
    assert not sees(t, (13, 5), (13, 3))
    assert sees(t, (14, 5), (14, 3))
    assert sees(t, (15, 5), (15, 3))
    t = Table()
    assert sees(t, (11, 13), (11, 11))
    assert sees(t, (10, 11), (13, 11))  # Mages
    assert sees(t, (12, 3), (12, 1))  # a Low Obstacle


def test_a_watchtower_gives_vision() -> None:
    t = Table()
    t.build("watchtower", (9, 11))
    assert sees(t, (9, 11), (7, 11))
