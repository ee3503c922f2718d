"""A second, plain reading of the rules offers the same in random play: placements, payments, battles, Regroup, free actions.

So does it count the same points if the match ended there.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Set

import pytest

from tests.eldervale.crowd import crowded
from tests.eldervale.plain_battles import PlainBattle, rushers
from tests.eldervale.plain_free import FREE_KINDS, NOT_FREE, PlainFree
from tests.eldervale.plain_reading import Plain, words
from tests.eldervale.plain_tableau import PlainTableau
from wyrmtable.core.ask import Question, name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.pay import Pay, ways
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME, acts
from wyrmtable.games.eldervale.data import MONSTERS, TILES, UNITS, read_cost
from wyrmtable.games.eldervale.rules import outcome, rush
from wyrmtable.games.eldervale.rules.dice import roll_all
from wyrmtable.games.eldervale.rules.scoring import PARTS, points
from wyrmtable.games.eldervale.state import NOBODY, WILD, Eldervale

VARIANTS = list(GAME.variants())
Both = tuple[Set[object], Set[object]]
"""What is offered, and what the plain reading offers."""


def both(g: Eldervale, question: Question) -> Both | None:
    """What is offered, and what the plain reading offers; None where it has no opinion."""
    names = {name_of(option) for option in question.options} - {"pass"}
    if question.kind == "main-choice":
        offered = {(UNITS[o.kind], TILES[o.realm].name) for o in question.options if isinstance(o, acts.Place)}
        return offered, Plain(g, question.seat).placements()
    if isinstance(question, Pay):
        return paid(g, question)
    if question.kind in ("retrieve", "after-retrieve"):
        return {name for name in names if name.startswith("retrieve:")}, PlainTableau(g, question.seat).retrievals()
    if g.battle is None or question.kind not in _BATTLE:
        return None
    names = {
        name for name in names if not name.startswith("cash:")
    }  # what they could pay for is looked at in test_corners
    return _BATTLE[question.kind](PlainBattle(g, question.seat), names, question)


def paid(g: Eldervale, question: Pay) -> Both:
    plain = Plain(g, question.seat)
    wanted = plain.ways(question.cost, question.off)
    found = {tuple(sorted(way.items())) for way in ways(question.cost, question.purse, question.off)}
    shown = {tuple(sorted(Counter(way).items())) for way in question.proposed}
    assert shown <= wanted
    return found, wanted


def _cast(window: str, plain: PlainBattle) -> set[object]:
    return {f"cast:{name}" for name in plain.spells(window)}


def _free(names: set[str], *kept: str) -> set[object]:
    """Without the free actions of the active player, which are no matter of the battle."""
    return {name for name in names if name.startswith(kept)}


def join(plain: PlainBattle, names: set[str], question: Question) -> Both:
    wanted: set[object] = {f"join:{unit}@{place}" for unit, place in plain.joins()}
    if plain.battle.joining != plain.seat:
        wanted |= _cast("battle_join", plain)
    reactions = ("join:", "cast:sudden_ambush", "cast:polymorph")
    return _free(names, *reactions), wanted


def swords(plain: PlainBattle, names: set[str], question: Question) -> Both:
    side = next(side for seat, side in plain.battle.queue if seat == plain.seat)
    wanted: set[object] = {f"swords:{n}" for n in plain.swords(side)}
    if side == plain.seat:
        wanted |= _cast("battle_dice", plain)
    return _free(names, "swords:", "cast:stone_bastion", "cast:battle_hymn", "cast:blade_rain"), wanted


def would_trigger(plain: PlainBattle, names: set[str], question: Question) -> Both:
    return names, _cast("battle_would_trigger", plain)


def after_roll(plain: PlainBattle, names: set[str], question: Question) -> Both:
    return names, _cast("battle_after_roll", plain) | {f"use:{name}" for name in plain.uses()}


def battle_won(plain: PlainBattle, names: set[str], question: Question) -> Both:
    return names, _cast("battle_won", plain)


def casualties(plain: PlainBattle, names: set[str], question: Question) -> Both:
    return names, plain.rescues()


_BATTLE: dict[str, Callable[[PlainBattle, set[str], Question], Both]] = {
    "would-trigger": would_trigger,
    "join": join,
    "spend-swords": swords,
    "after-roll": after_roll,
    "battle-won": battle_won,
    "casualties": casualties,
}


def watch(monkeypatch: pytest.MonkeyPatch, seen: Counter[str]) -> None:
    """What asks nobody is compared as it happens: who may rush, how many dice are rolled, who wins."""
    best_side, find_rushers = outcome.best_side, rush.rushers

    def rolled(g: Eldervale) -> None:
        plain = PlainBattle(g, g.active)
        battle = plain.battle
        seats = [player.seat for player in g.players if battle.realm in player.places]
        wanted = {side: min(plain.cap(), plain.dice(side)) for side in seats}
        if battle.realm in g.monsters:
            wanted[WILD] = plain.dice(WILD)
        fixed = {side: plain.fixed(side)[: wanted[side]] for side in wanted}
        roll_all(g)
        assert {side: len(dice) for side, dice in battle.dice.items()} == wanted
        assert {side: battle.dice[side][: battle.fixed[side]] for side in battle.dice} == fixed
        seen["roll"] += 1

    def best(g: Eldervale) -> int:
        found = best_side(g)
        wanted = PlainBattle(g, g.active).winner()
        assert found == (NOBODY if wanted is None else wanted)
        seen["winner"] += 1
        return found

    def able(g: Eldervale, realm: int) -> list[int]:
        found = find_rushers(g, realm)
        assert {MONSTERS[monster].name for monster in found} == rushers(g, TILES[realm].name)
        seen["rush"] += 1
        return found

    monkeypatch.setattr(outcome, "roll_all", rolled)
    monkeypatch.setattr(outcome, "best_side", best)
    monkeypatch.setattr(rush, "rushers", able)


def compare(run: Run[Eldervale], seen: Counter[str]) -> None:
    """Both readings of what is asked now, and of the points if the match ended here."""
    g, question = run.state, run.question
    compared = both(g, question)
    if compared is not None:
        offered, wanted = compared
        assert offered == wanted, (question, offered ^ wanted)
        seen[question.kind] += 1
    if question.kind in FREE_KINDS and g.now.free:
        offered = {name for name in map(name_of, question.options) if not name.startswith(NOT_FREE)}
        wanted = PlainFree(g, question.seat).free()
        assert offered == wanted, (question, offered ^ wanted)
        seen["free"] += 1
    if question.kind in ("main-choice", "after-retrieve"):
        for player in g.players:
            parts = points(g, player.seat)
            assert parts == PlainTableau(g, player.seat).score()
            seen.update(part for part, n in zip(PARTS, parts, strict=True) if n)


def play(players: int, options: object, seed: str, seen: Counter[str]) -> None:
    rng = random.Random(seed)
    run = Run(GAME, GAME.setup(players, options, Chance(seed)))
    while not run.over:
        compare(run, seen)
        run.pick(rng.choice(list(run.options)))


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_both_readings_agree(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()
    watch(monkeypatch, seen)
    play(*VARIANTS[number], f"second {number}", seen)
    assert seen["main-choice"] > 20
    assert seen["pay"]
    assert seen["retrieve"]
    assert seen["markers"]
    assert seen["free"]


@pytest.mark.parametrize("number", range(0, len(VARIANTS), 3))
def test_both_readings_agree_on_crowded_tables(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From turns of a random match on, with much more on the table, some of them Regroups."""
    seen: Counter[str] = Counter()
    watch(monkeypatch, seen)
    rng = random.Random(number)
    run = Run(GAME, GAME.setup(*VARIANTS[number], Chance(f"crowd {number}")))
    turns = []
    for _ in range(250):
        if run.over:
            break
        if run.question.kind == "main-choice" and rng.random() < 0.2:
            turns.append(run.state.copy())
        run.pick(rng.choice(list(run.options)))
    for turn in turns:
        run = Run(GAME, crowded(turn, rng))
        regroups, last = rng.random() < 0.5, run.state.turns + 1
        for _ in range(60):
            if run.over or run.state.turns > last:
                break
            compare(run, seen)
            options = list(run.options)
            run.pick(acts.REGROUP if regroups and acts.REGROUP in options else rng.choice(options))
    assert seen["retrieve"] > 5
    assert seen["vaults"] or run.state.rules.draft


def test_the_second_reading_pays_as_a71_says() -> None:
    run = Run(GAME, GAME.setup(2, VARIANTS[0][1], Chance("a71")))
    while not run.state.elements:
        run.pick(next(iter(run.options)))
    run.state.players[0].supply[:] = [1, 0, 0, 1, 0, 2]
    run.state.players[0].hand.clear()
    found = Plain(run.state, 0).ways(words(read_cost("tool:2+any:1")))
    assert found == {
        (("gem", 1), ("gold", 1), ("tool", 1)),
        (("gold", 2), ("tool", 1)),
        (("gem", 1), ("gold", 2)),
    }
