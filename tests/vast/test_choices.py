"""Answers with parts: what the record calls them, and that nobody reads the name again."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wyrmtable.core.ask import Pass, name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.games import vast
from wyrmtable.games.vast import GAME, choices
from wyrmtable.games.vast.data import ROLE_SETS
from wyrmtable.games.vast.grid import cell_at, edge_of
from wyrmtable.games.vast.options import Options

A, B = cell_at(2, -1), cell_at(0, 3)


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        (choices.Space(A), "2,-1"),
        (choices.Way((B, A)), "2,-1"),
        (choices.Way((B, A), "fire"), "2,-1:fire"),
        (choices.Move((B, A)), "move:2,-1"),
        (choices.Edge(edge_of(A, 1)), "2,-1/e"),
        (choices.Edge(edge_of(A, 2)), "2,-1/s"),
        (choices.PitPair((A, B)), "2,-1>0,3"),
        (choices.Spot(A, 3, (A, B)), "2,-1:3"),
        (choices.Slide((A, B), 1, ("west",)), "2,-1:west"),
        (choices.Slide((A, B), 1, ("west", "north")), "2,-1:west>north"),
        (choices.Rotation(2), "turn:2"),
        (choices.Step(A), "step:2,-1"),
        (choices.ThroughWall(A), "map:2,-1"),
        (choices.PutCube("strength"), "cube:strength"),
        (choices.TakeCube("greed"), "cube:greed"),
        (choices.Javelin("tribes", A), "javelin:tribes@2,-1"),
        (choices.Assignment("ogre", "bones"), "ogre>bones"),
        (choices.Assignment("ogre", "bones", "wisp"), "ogre>bones>wisp"),
        (choices.Slither("greed", "hunger"), "greed>hunger"),
        (choices.Payment(("wing", "claw", "claw"), ("flame", "claw")), "claw,claw,gem:claw,gem:flame,wing"),
        (choices.Backstab("eye", 2), "backstab:eye:2"),
        (choices.PickLock(1), "lock:1"),
        (choices.HideLoot(3), "hide:3"),
    ],
)
def test_the_record_calls_them_so(answer: choices.Choice, name: str) -> None:
    assert name_of(answer) == name


def test_equal_parts_are_the_same_answer_and_another_deed_is_another() -> None:
    step: Any = choices.Step(A)
    put: Any = choices.PutCube("greed")
    assert step == choices.Step(A)
    assert step != choices.Pit(A)
    assert put != choices.TakeCube("greed")


@pytest.mark.parametrize("key", ["KGDCT", "KC", "GT"])
def test_an_answer_is_a_word_or_has_parts(key: Any) -> None:
    """A text with parts in it would have to be read again."""
    dice = Random(key)
    state = GAME.setup(len(ROLE_SETS[key].roles), Options(roles=key, terrain=True), Chance(f"parts {key}"))
    run = Run(GAME, state)
    seen = set()
    while not run.over:
        for option in run.options:
            assert isinstance(option, choices.Choice | Pass) or re.fullmatch(r"[a-z0-9_-]+", option), option
            seen.add(type(option))
        run.pick(dice.choice(run.options))
    assert len(seen) > 12


def test_nobody_takes_a_name_apart() -> None:
    home = Path(vast.__file__).parent
    for module in [file for part in ("rules", "scene", "bot") for file in (home / part).glob("*.py")]:
        text = module.read_text(encoding="utf-8")
        assert not re.search(r"""partition\(|removeprefix\(|split\("[:>@,]"|name_of\(answer\)\.""", text), module
