"""The lint finds what rules must not do, and nothing else."""

from __future__ import annotations

import pytest

from wyrmtable.check.lint import lint


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
        ("def f(a):\n    return dict.fromkeys(set(a))", "goes through a set"),
        ("from collections import Counter\ndef f(a):\n    return Counter(set(a))", "goes through a set"),
        ("def f(state):\n    return Chance('x').below('y', 6)", "makes randomness of its own"),
        ("def f(state):\n    return state.chance.seed[0] == 'a'", "looks at the seed of its randomness"),
        ("from math import sqrt", "floats"),
        ("import math\ndef f(a):\n    return math.sqrt(a)", "floats"),
        ("import statistics", "floats"),
        ("def f(a, seen=[]):\n    seen.append(a)", "from call to call"),
        ("def f(a, *, seen=dict()):\n    seen[a] = 1", "from call to call"),
        ("class G(Game[S]):\n    def turn(self, s):\n        self.seen.append(s)", "in the game itself"),
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
        "from math import factorial\ndef f(a, b=()):\n    return factorial(a)",
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
