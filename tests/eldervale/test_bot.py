"""The bot's judgement: sensible signs, exact odds, obvious answers; and matches it must win."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from wyrmtable.core.ask import PASS, name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.bot.odds import beats
from wyrmtable.games.eldervale.options import Options
from wyrmtable.games.eldervale.state import Eldervale
from wyrmtable.lab.table import Plan, play_one

from .table import TILE, Table


def village() -> Table:
    """Two players in the middle of a match on a small map, with nothing but their Units."""
    t = Table("stonevein_dwarves", "embercrush_ogres")
    t.map("mill", "crystal_caverns", "fortress", "dungeon1", "emberfields")
    t.realm("portal", 1, -1)
    t.realm("briar_meadows", 0, 1)
    t.war()
    t.g.active = 0
    return t


def lead(change: Callable[[Table], object]) -> float:
    """By how much a change raises what the position is worth to the first player."""
    plain, changed = village(), village()
    change(changed)
    return GAME.evaluate(changed.g, 0) - GAME.evaluate(plain.g, 0)


GOOD: dict[str, Callable[[Table], object]] = {
    "points": lambda t: setattr(t.player(0), "vp", 3),
    "resources": lambda t: t.supply(0, gem=2, gold=1),
    "power": lambda t: t.power(0, earth=3),
    "a Dwelling": lambda t: t.dwelling(0, "crystal_caverns"),
    "an Adventure card": lambda t: t.cards(0, "mountain_roost"),
    "an Orb": lambda t: setattr(t.player(0), "orbs", 1),
    "a Magic card": lambda t: t.hand(0, "arcane_insight"),
    "a token": lambda t: t.tray(0, "gem:2"),
    "a Dragon": lambda t: t.ready(0, "dragon"),
}


@pytest.mark.parametrize("what", GOOD)
def test_what_a_player_has_is_good_for_it_and_bad_for_the_other(what: str) -> None:
    assert lead(GOOD[what]) > 0
    changed = village()
    GOOD[what](changed)
    assert GAME.evaluate(changed.g, 1) < GAME.evaluate(village().g, 1)


def test_power_is_worth_more_where_dwellings_and_cards_count_on_it() -> None:
    def settle(t: Table) -> None:
        t.dwelling(0, "crystal_caverns")
        t.cards(0, "mountain_roost", "gem_terrace", "granite_guard")

    def rise(t: Table) -> None:
        settle(t)
        t.power(0, earth=4)

    assert lead(rise) - lead(settle) > lead(lambda t: t.power(0, earth=4)) + 3


def test_a_site_that_can_be_paid_is_worth_more() -> None:
    def workers(t: Table) -> None:
        t.unit(0, "worker", "crystal_caverns")
        t.unit(0, "worker", "fortress")

    def rich(t: Table) -> None:
        workers(t)
        t.supply(0, gem=2, tool=1)

    assert lead(rich) - lead(workers) > lead(lambda t: t.supply(0, gem=2, tool=1)) + 2


def test_at_the_end_only_the_points_count() -> None:
    t = village()
    t.player(0).vp, t.player(1).vp = 50, 43
    t.supply(1, gem=5, gold=5)
    t.g.ended = True
    assert GAME.evaluate(t.g, 0) == 7


# ---- battles


def wins(mine: int, theirs: int) -> float:
    """Counted, roll by roll."""
    won = 0
    for roll in product(range(1, 7), repeat=mine + theirs):
        one = sorted(roll[:mine], reverse=True) + [0] * theirs
        two = sorted(roll[mine:], reverse=True) + [0] * mine
        won += one > two
    return won / float(6 ** (mine + theirs))


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1), (1, 2), (3, 2), (2, 4), (0, 1)])
def test_odds_are_exact(mine: int, theirs: int) -> None:
    assert beats(mine, theirs) == pytest.approx(wins(mine, theirs))


def test_a_battle_is_as_good_as_its_odds() -> None:
    def attack(kind: str) -> float:
        t = village()
        t.unit(1, "worker", "fortress")
        t.unit(0, "worker", "crystal_caverns")
        t.ready(0, kind)
        before = GAME.evaluate(t.g, 0)
        t.unit(0, kind, "fortress")
        t.g.now.pending.append((TILE["fortress"], 0, 0, 0))
        return GAME.evaluate(t.g, 0) - before

    assert attack("dragon") > attack("worker")


def test_swords_are_spent_where_they_turn_a_battle() -> None:
    def spends(swords: int, dwellings: int) -> str:
        t = village()
        t.supply(0, gem=2, sword=swords)
        t.unit(0, "worker", "crystal_caverns")
        for _ in range(dwellings):
            t.unit(1, "worker", "fortress")
        t.turn(0)
        t.do("place:worker@fortress")
        t.until("spend-swords")
        return best(t.playing)

    assert spends(3, 1) != "pass"
    assert spends(1, 6) == "pass"


# ---- answers


def best(run: Run[Eldervale]) -> str:
    """What quick play likes best."""
    weights = GAME.prefer(run.state, run.question, run.options)
    assert weights is not None
    return name_of(run.options[max(range(len(weights)), key=weights.__getitem__)])


def test_a_dwelling_that_can_be_built_is_built() -> None:
    t = village()
    t.unit(0, "worker", "crystal_caverns")
    t.supply(0, gem=2, tool=1)
    t.turn(0)
    assert best(t.playing) == "place:worker@mill"


def test_nobody_regroups_with_units_to_place_and_everybody_without() -> None:
    t = village()
    t.only(0)
    t.unit(0, "worker", "crystal_caverns")
    t.supply(0, gem=1)
    t.tray(0, "gem:2")
    t.turn(0)
    assert best(t.playing) == "regroup"
    t = village()
    t.turn(0)
    assert best(t.playing).startswith("place:")


def test_the_card_of_the_strong_track_is_bought() -> None:
    t = village()
    t.power(0, earth=4, fire=1)
    t.dwelling(0, "briar_meadows")
    t.row("granite_guard", "ash_forge")
    t.supply(0, gem=2, sword=2, gold=1)
    t.stack("cinder_pit", "titan_hollow", "obsidian_crown")
    t.unit(0, "worker", "fortress")
    t.turn(0)
    t.do("place:worker@dungeon1")
    t.until("choose-adventure")
    assert best(t.playing) == "buy:granite_guard"


def test_a_marker_with_much_on_its_track_stays() -> None:
    t = village()
    t.power(0, earth=4, air=1, water=3, light=3)
    t.dwelling(0, "briar_meadows")
    t.g.track_orbs = []
    t.row("ash_forge")
    t.supply(0, sword=2)
    t.unit(0, "worker", "fortress")
    t.turn(0)
    t.do("place:worker@dungeon1")
    t.until("relocate", limit=6)
    assert best(t.playing) in ("track:air", "ignore")


# ---- matches


def test_weights_fit_the_picks_in_every_kind_of_match() -> None:
    random = Random(5)
    kinds = set()
    for players, options in ((1, Options()), (2, Options()), (3, Options(oracle=True)), (4, Options(teams=True))):
        run = Run(GAME, GAME.setup(players, options, Chance(f"weights/{players}")))
        while not run.over:
            weights = GAME.prefer(run.state, run.question, run.options)
            if weights is not None:
                kinds.add(run.question.kind)
                assert len(weights) == len(run.options)
                assert min(weights) >= 0
                assert sum(weights) > 0
            run.pick(random.choice(run.options))
    assert {"main-choice", "retrieve", "pay", "choose-adventure", "second-or-burn", "join", "spend-swords"} <= kinds


def test_judging_does_not_change_the_position() -> None:
    run = Run(GAME, GAME.setup(3, Options(), Chance("untouched")))
    random = Random(1)
    for _ in range(250):
        before = GAME.census(run.state), run.state.copy()
        for seat in range(3):
            GAME.evaluate(run.state, seat)
        GAME.prefer(run.state, run.question, run.options)
        assert run.state.players == before[1].players
        assert run.state.cells == before[1].cells
        run.pick(PASS if PASS in run.options else random.choice(run.options))


def test_quick_play_beats_chance() -> None:
    won = 0
    for seed in range(6):
        random = Random(seed)
        run = Run(GAME, GAME.setup(2, Options(), Chance(f"quick/{seed}")))
        while not run.over:
            weights = GAME.prefer(run.state, run.question, run.options) if run.seat == seed % 2 else None
            at = weights.index(max(weights)) if weights else random.randrange(len(run.options))
            run.pick(run.options[at])
        won += seed % 2 in GAME.result(run.state).winners
    assert won >= 5


def test_greedy_beats_random() -> None:
    for number in range(3):
        bots = ("greedy", "random") if number % 2 else ("random", "greedy")
        played = play_one(Plan(game=GAME, players=2, bots=bots, seed="duel", options=Options()), number)
        assert [bots[seat] for seat in played.result.winners] == ["greedy"]


def test_at_a_table_of_three_nobody_gladly_ends_the_match_early() -> None:
    """A realm laid takes turns from everybody: who looks at the lead alone would not mind."""
    run = Run(GAME, GAME.setup(3, Options(factions="random"), Chance("early")))
    while not run.state.elements or run.question.kind != "main-choice":
        run.pick(run.options[0])
    shorter = run.state.copy()
    del shorter.stack[:4]
    for seat in range(3):
        assert GAME.evaluate(shorter, seat) < GAME.evaluate(run.state, seat) - 2
