"""The bot's judgement by Day and Night: obvious answers, sensible signs, scenarios it must win."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from wyrmtable.bots import make
from wyrmtable.bots.advice import advise
from wyrmtable.bots.mcts import MctsBot
from wyrmtable.core.ask import Question, name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.bot import prefer
from wyrmtable.games.last_spell.bot.gear import gain, given_up
from wyrmtable.games.last_spell.bot.night import after_monsters
from wyrmtable.games.last_spell.data import ITEMS
from wyrmtable.games.last_spell.grid import cell_at
from wyrmtable.games.last_spell.options import Options
from wyrmtable.games.last_spell.rules.scrolls import read
from wyrmtable.lab.table import play_out

from .table import Table


def besieged(round: int = 2, night: int = 1) -> Table:
    """By Night: an archer south of the Mages, a swordsman in the north, nobody else."""
    t = Table()
    t.no_ruins()
    t.night(night, round)
    t.hero(0, at=(11, 14), items="crossbow_1", tokens=3, mp=3)
    t.hero(1, at=(12, 8), items="longsword_1", tokens=3, mp=3)
    t.g.active = 0
    t.g.missions = []
    return t


def worth(change: Callable[[Table], object]) -> float:
    plain, changed = besieged(), besieged()
    change(changed)
    return GAME.evaluate(changed.g, 0) - GAME.evaluate(plain.g, 0)


BAD: dict[str, Callable[[Table], object]] = {
    "a Mage hurt": lambda t: t.g.mages.__setitem__(0, 1),
    "a Mage dead": lambda t: t.g.mages.__setitem__(0, 0),
    "flames gone": lambda t: setattr(t.g, "flames", t.g.flames - 4),
    "wounds": lambda t: t.hero(0, wounds=3),
    "a Hero down": lambda t: t.hero(0, down=True, cell=-1),
    "a Clawer": lambda t: t.monster("clawer", 12, 3),
    "mana spent": lambda t: t.hero(0, mana=0),
}


@pytest.mark.parametrize("what", BAD)
def test_what_hurts_is_bad(what: str) -> None:
    assert worth(BAD[what]) < 0


def test_a_dead_mage_is_worse_than_a_hurt_one() -> None:
    assert worth(BAD["a Mage dead"]) < worth(BAD["a Mage hurt"])


def test_monsters_near_the_mages_are_worse_than_far_ones() -> None:
    near = worth(lambda t: t.monster("clawer", 10, 11))
    far = worth(lambda t: t.monster("clawer", 3, 3))
    assert near < far - 10  # it will hit a Mage


def test_the_boss_counts_by_its_hit_points() -> None:
    values = []
    for hp in (18, 10):
        t = besieged(night=3)
        t.boss("harpy", 8, 18, hp)
        values.append(GAME.evaluate(t.g, 0))
    assert values[1] > values[0] + 50


def test_victory_and_defeat_outweigh_everything() -> None:
    for outcome, sign in (("won", 1), ("panic", -1)):
        t = besieged()
        t.g.outcome = outcome
        assert sign * GAME.evaluate(t.g, 0) > 500


def test_looking_ahead_leaves_the_position_alone() -> None:
    t = besieged()
    clawer = t.monster("clawer", 10, 11)
    before = t.g.copy()
    later = after_monsters(t.g)
    assert sum(later.mages) == sum(t.g.mages) - 1
    assert (t.g.mages, t.g.heroes, t.g.enemies, t.g.agenda) == (
        before.mages,
        before.heroes,
        before.enemies,
        before.agenda,
    )
    assert clawer.cell == cell_at(10, 11)


# ---- by Night


def best_act(t: Table, seat: int) -> str:
    """The act whose outcome is judged best among those worth a thought; their targets are the likeliest."""
    t.turn(seat)
    picks = t.question().options
    weights = GAME.prefer(t.g, t.question(), picks)
    assert weights is not None
    found = {}
    for pick, weight in zip(picks, weights, strict=True):
        if weight:
            world = t.g.copy()
            world.agenda = []
            world.then("act", "next-hero", "monster-phase", "end-of-round")
            run = Run(GAME, world)
            run.send(pick)
            while not run.over and GAME.completes(run.state, run.question):
                liked = GAME.prefer(run.state, run.question, run.options) or [1.0] * len(run.options)
                run.pick(run.options[liked.index(max(liked))])
            found[name_of(pick)] = GAME.evaluate(world, seat)
    return max(found, key=found.__getitem__)


def test_the_monster_that_would_hit_a_mage_is_shot_first() -> None:
    t = besieged()
    t.monster("clawer", 10, 11)
    t.monster("clawer", 7, 17)
    assert best_act(t, 0) == "basic:crossbow_1@10,11"


def test_a_wounded_monster_is_finished() -> None:
    t = besieged()
    t.monster("armored", 10, 12, hp=3)
    t.monster("clawer", 11, 10)
    assert best_act(t, 0) == "basic:crossbow_1@11,10"


def test_a_swordsman_goes_to_the_fight() -> None:
    t = besieged()
    t.monster("clawer", 12, 5)
    t.clear("N3")
    assert best_act(t, 1) in ("move:12,6", "move:11,6", "move:13,6")


def test_the_boss_comes_before_a_far_monster() -> None:
    t = besieged(night=3)
    t.hero(0, at=(9, 15), tokens=3)
    t.boss("harpy", 8, 18, 12)
    t.monster("clawer", 7, 13)
    assert best_act(t, 0) == "basic:crossbow_1@8,18"


def test_a_torn_boss_is_left_in_peace() -> None:
    t = besieged(night=3)
    t.hero(0, at=(9, 15), tokens=3)
    t.boss("harpy", 8, 18, 12)
    t.g.torn = 4
    t.monster("clawer", 7, 13)
    assert best_act(t, 0) == "basic:crossbow_1@7,13"


def test_ballistae_are_fired_and_one_is_as_good_as_another() -> None:
    t = besieged()
    t.build("ballista", (9, 9))
    t.build("ballista", (10, 9))
    t.monster("clawer", 10, 11)
    t.hero(0, tokens=0, mp=0)
    t.turn(0)
    weights = GAME.prefer(t.g, t.question(), t.question().options)
    assert weights is not None
    fires = [w for w, pick in zip(weights, t.question().options, strict=True) if name_of(pick).startswith("fire:")]
    assert [bool(weight) for weight in fires] == [True, False]
    assert best_act(t, 0).startswith("fire:")


# ---- by Day


def play_day(t: Table) -> list[str]:
    """Every seat does what is planned until all have passed; what was done."""
    t.main()
    done = []
    while t.asked == "day":
        seat = t.seats[0]
        question = t.question(seat)
        weights = GAME.prefer(t.g, question, question.options)
        assert weights is not None
        assert sum(weights) == 1.0
        done.append(name_of(question.options[list(weights).index(1.0)]))
        t.answer(done[-1], seat=seat)
        assert len(done) < 200
    return done


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("scenario", ["gildenberg", "lakeburg", "glenwald"])
def test_a_day_is_used_and_ends(scenario: str, heroes: int) -> None:
    t = Table(scenario, heroes)
    done = play_day(t)
    assert done[-heroes:] == ["pass"] * heroes
    assert any(act.startswith("inspect:") for act in done)
    assert any(act.startswith("build:") for act in done)
    assert t.g.materials < 2


def test_ballistae_are_built() -> None:
    t = Table()
    t.g.materials = 9
    play_day(t)
    assert len(t.g.standing_kind("ballista")) >= 2


def test_houses_are_built_for_the_mission() -> None:
    t = Table()
    t.g.missions = ["F1", "S1"]
    t.g.gold = 6
    play_day(t)
    assert len(t.g.standing_kind("house")) == 4


def test_the_better_weapon_is_taken_and_the_worse_left() -> None:
    t = Table()
    hero = t.hero(0, items="shortbow_1")
    t.supply("rifle_1")
    assert gain(hero, ITEMS["rifle_1"]) > 0
    assert given_up(hero, ITEMS["rifle_1"]) is ITEMS["shortbow_1"]
    play_day(t)
    assert ITEMS["rifle_1"] in [item for other in t.g.heroes for item in other.items]
    assert gain(t.hero(1, items="rifle_2"), ITEMS["shortbow_1"]) <= 0


# ---- matches


def play(scenario: Any, heroes: int, bot: str, seed: str) -> str:
    match = Match(GAME, heroes, Options(scenario=scenario), Chance(seed), (bot,) * heroes)
    play_out(match, [make(bot, GAME, Random(f"{seed}/{seat}")) for seat in range(heroes)])
    return match.state.outcome


def test_good_bots_win_where_careless_ones_lose() -> None:
    assert play("gildenberg", 3, "greedy", "good") == "won"
    assert [play("gildenberg", 3, "random", f"careless/{n}") for n in range(5)].count("won") == 0


@pytest.mark.parametrize("scroll", ["fireball", "lightning", "banishment", "teleport", "mending"])
def test_only_a_few_targets_of_a_scroll_are_weighed(scroll: str) -> None:
    """Every target costs a whole Monster Phase; a Teleport has a hundred of them."""
    t = besieged()
    for x in range(6, 17):
        t.monster("clawer", x, 5)
    t.hero(0, at=(11, 8), items=scroll)
    for structure in t.g.structures.values():
        structure.flames = 1
    question = next(read(t.g, 0, ITEMS[scroll]))
    assert isinstance(question, Question)
    weights = prefer(t.g, question, question.options)
    assert weights is not None
    assert len(question.options) > 4
    assert 1 <= sum(weight > 0 for weight in weights) <= 4


def test_by_day_a_hint_names_steps_of_the_plan_and_what_they_are_for() -> None:
    match = Match(GAME, 2, Options(), Chance("counsel"))
    bots = make("greedy", GAME, Random(1))
    while match.open[seat := match.pressing[0]].kind != "day":
        match.answer(seat, bots.choose(match, seat))
    found = advise(match, seat, MctsBot(Random(1), seconds=None, iterations=1), Random(2))
    assert 1 < len(found) <= 3
    assert found[0].names == bots.choose(match, seat), "the first is what the bot itself would do"
    legal = {name_of(option) for option in match.open[seat].options}
    for advice in found:
        assert set(advice.names) <= legal
        assert advice.good
    # Where something is to be placed, places are named.
    build = next(name for name in ("build:ballista", "build:house") if name in legal)
    match.answer(seat, [build])
    places = advise(match, seat, MctsBot(Random(1), seconds=None, iterations=1), Random(2))
    assert all(advice.names[0].startswith("place:") and advice.good == ("site",) for advice in places)
