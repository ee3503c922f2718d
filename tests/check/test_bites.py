"""The conformance suite finds every deliberate mistake, with the right complaint, and nothing in sound games."""

from __future__ import annotations

import pytest

from tests.toys import broken, sloppy
from tests.toys.burrow import BURROW, BurrowGame
from wyrmtable.check import Report, check
from wyrmtable.check.lint import lint
from wyrmtable.check.scenes import BUDGET


def laws(report: Report) -> set[str]:
    return {failure.law for failure in report.failures}


def test_a_sound_game_passes() -> None:
    heard: list[int] = []
    report = check(BURROW, 40, progress=heard.append)
    assert report.ok, str(report)
    assert report.matches == sum(heard) == 40
    assert "all laws hold" in str(report)


def test_the_same_seed_tries_the_same_matches() -> None:
    one, two, other = (check(BURROW, 8, seed=seed, processes=False) for seed in ("0", "0", "1"))
    assert one.decisions == two.decisions != other.decisions


@pytest.mark.parametrize(
    ("game", "expected", "complaint"),
    [
        (broken.LeakyScene, {"leak"}, "the scene of a spectator shows something hidden"),
        (broken.LeakyOptions, {"leak"}, "as the turn begins, the question tells seat"),
        (broken.LeakySkip, {"leak"}, "the waiting tells a spectator something hidden"),
        (broken.LeakyQuestion, {"leak"}, "the question of seat 0 shows something hidden"),
        (broken.Talkative, {"log"}, "which a spectator does not see"),
        (broken.SameVeils, {"veil"}, "share the hidden id"),
        (broken.ForgottenCopy, {"copy"}, "something is shared"),
        (broken.ForgottenField, {"copy"}, "lead to another position"),
        (broken.WrongImagination, {"imagine"}, "components differ"),
        (broken.InLocals, {"imagine"}, "cannot be played to its end"),
        (broken.Endless, {"end"}, "has not ended after 500 decisions"),
        (broken.Silent, {"end"}, "has not ended"),
        (broken.LostCard, {"census"}, "lost card"),
        (broken.TwinOptions, {"options"}, "offers north twice"),
        (broken.OddOptions, {"options"}, "offers a list"),
        (broken.BlankOptions, {"options"}, "'to the north'"),
        (broken.Wordless, {"words"}, "nobody-wrote-this is missing in en"),
        (broken.Mumbling, {"words"}, "turn needs $n in it"),
        (broken.LostPlace, {"scene"}, "note lies at attic, which does not exist"),
        (broken.SameIds, {"scene"}, "two elements have the same id"),
        (broken.Fat, {"scene"}, f"bytes; at most {BUDGET}"),
        (broken.Pointless, {"question"}, "points at attic, which does not exist"),
        (broken.Crashing, {"rules"}, "third turn"),
        (broken.WrongResult, {"result"}, "does not fit"),
        (broken.WrongWeights, {"prefer"}, "the weights of"),
    ],
)
def test_it_bites(game: type[BurrowGame], expected: set[str], complaint: str) -> None:
    report = check(game(), 12, most=500, processes=False)
    assert expected <= laws(report), str(report)
    assert complaint in str(report)
    where = report.failures[0]
    assert where.law == "words" or (where.seed and where.players and where.decision is not None)


def test_a_hidden_global_is_seen_in_the_source_and_in_play() -> None:
    report = check(sloppy.HiddenGlobal(), 10)
    assert {"lint", "replay"} <= laws(report), str(report)
    assert "changes the module's TURNS" in str(report)


def test_an_unordered_set_is_seen_in_the_source_and_in_play() -> None:
    report = check(sloppy.Unordered(), 10)
    assert {"lint", "order"} <= laws(report), str(report)
    assert "goes through a set, in no order" in str(report)
    assert "depends on the hash seed" in str(report)


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("import time", "the clock"),
        ("from datetime import date", "the clock"),
        ("import random", "draw from state.chance"),
        ("from secrets import token_hex", "draw from state.chance"),
        ("import os.path", "reaches outside"),
        ("import json", "reaches outside"),
        ("def f():\n    return open('x')", "files"),
        ("def f():\n    print(1)", "prints"),
        ("def f(x):\n    return hash(x)", "hash()"),
        ("def f(x):\n    return id(x)", "id()"),
        ("half = 0.5", "floats"),
        ("def f(a, b):\n    return a / b", "floats"),
        ("def f(a):\n    a.n /= 2", "floats"),
        ("def f(a):\n    return float(a)", "floats"),
        ("n = 0\ndef f():\n    global n\n    n += 1", "changes the module's n"),
        ("seen = {}\ndef f(x):\n    seen[x] = 1", "changes the module's seen"),
        ("seen = []\ndef f(x):\n    seen.append(x)", "changes the module's seen"),
        ("class G(Game[S]):\n    def turn(self, s):\n        self.last = s", "in the game itself"),
        ("def f(a):\n    for x in {1, 2}: a(x)", "goes through a set"),
        ("def f(a):\n    s = set(a)\n    return [x for x in s]", "goes through a set"),
        ("def f(a):\n    return tuple({x for x in a})", "goes through a set"),
        ("def f(a: set[int]):\n    return ','.join(a)", "goes through a set"),
        ("class S:\n    seen: set[str]\ndef f(s):\n    return [*s.seen]", "goes through a set"),
        ("def f(a, b):\n    return {x: 1 for x in a.keys() & b.keys()}", "goes through a set"),
        ("def f(a):\n    s = set(a)\n    return s.pop()", "out of a set"),
    ],
)
def test_lint_complains(source: str, complaint: str) -> None:
    found = lint(source)
    assert len(found) >= 1
    assert complaint in found[0][1]


@pytest.mark.parametrize(
    "source",
    [
        "def f(a):\n    return sorted({1, 2}) + sorted(x for x in set(a)) + [len(set(a))]",
        "def f(a):\n    return any(x for x in set(a)) and {x + 1 for x in set(a)} == a",
        "def f(a, x):\n    return x in {1, 2} and a // 2",
        "seen = []\ndef f(seen, x):\n    seen.append(x)",
        "CARDS = {}\nfor n in range(3):\n    CARDS[n] = n",
        "def f(state):\n    state.hands[0] = []\n    state.n += 1",
        "def evaluate(state):\n    return state.n / 2",
        "class S(Struct):\n    def add(self, x):\n        self.cards.append(x)\n        self.n = 2",
    ],
)
def test_lint_is_content(source: str) -> None:
    assert lint(source) == []


def test_lint_knows_the_kinds_of_module() -> None:
    assert lint("half = 0.5", "scene.py") == []
    assert lint("half = 0.5", "scene/board.py") == []
    assert lint("import csv", "tables/data.py") == []
    assert lint("import time", "scene.py")
