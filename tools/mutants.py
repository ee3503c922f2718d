"""Mutants: small faults put into the program one at a time, to see whether a test notices.

``python tools/mutants.py`` samples places of the rules, the core and the server, the parts in turn, runs for each the
tests that reach it, and writes the share that was killed to ``docs/mutants.md``. It takes long and is run by hand:
``--minutes 60`` at most, ``--each 5`` mutants of each module, ``--only core/ask`` for some modules, ``--seed`` for other
places. What was tried is kept under ``build/mutants``, so that the next run goes on where this one was stopped. The
working tree is not touched: the program is copied, and the copy is what is spoilt.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "mutants.md"
KEPT = ROOT / "build" / "mutants"
SERVER = (
    *("store", "lobby", "undo", "frozen", "interleaved", "people", "play", "safety", "rights", "lists", "guarded"),
    *("damage", "fairness", "larger_games", "plugins", "nonsense", "crowd", "accounts", "leases", "bad_rows", "hints"),
)
CORE = ("core", "terminal", "check/test_lint.py", "check/test_looks.py", "nidavellir", "learn")
TESTS = {
    "core": [f"tests/{name}" for name in CORE],
    "games/eldervale": ["tests/eldervale"],
    "games/last_spell": ["tests/last_spell"],
    "games/nidavellir": ["tests/nidavellir"],
    "games/vast": ["tests/vast"],
    "server": [f"tests/server/test_{name}.py" for name in SERVER],
}
"""The parts of the program, and the tests that must notice a fault there."""
SECONDS = 30.0
"""So long may the tests of one mutant take: those that reach it, the quickest first."""
LEFT_OUT = ("/bot", "/lessons/", "__main__", "/migrations/", "core/book")
"""Choosers may choose otherwise; lessons are data that ``wyrmtable check`` plays; set-up is tried by starting the program."""
_SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
_PYTEST = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider"]
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any", "True": "False", "False": "True"}


class Mutant(NamedTuple):
    """One fault: this text instead of that, at a place in a module."""

    module: str
    function: int
    """First line of the function it lies in; 0 outside of all."""
    line: int
    start: int
    end: int
    text: str
    was: str

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}: `{self.was}` → `{self.text}`"


def mutants_of(module: str, source: str) -> list[Mutant]:
    """All faults this tool can make in a module, in order."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node, text in _faults(tree):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        was = source.encode()[start:end].decode()
        around = [f for f in functions if f.lineno <= node.lineno <= (f.end_lineno or 0)]
        first = min(f.lineno for f in (around[-1], *around[-1].decorator_list)) if around else 0
        found.append(Mutant(module, first, node.lineno, start, end, text, was))
    return found


def _faults(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Nodes with the text of what stands there instead."""
    for node in _code(tree):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in _SWAPS:
            yield node, _with(node, "ops", [_SWAPS[type(node.ops[0])](), *node.ops[1:]])
        elif isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in _SWAPS:
            yield node, _with(node, "op", _SWAPS[type(node.op)]())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, f"({ast.unparse(node.operand)})"
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, str(node.value + 1)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield node, str(not node.value)
        elif isinstance(node, ast.Name) and node.id in _NAMES and isinstance(node.ctx, ast.Load):
            yield node, _NAMES[node.id]
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            yield node.test, f"(not ({ast.unparse(node.test)}))"
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.YieldFrom):
            yield node, "pass" if isinstance(node.value, ast.Call) else "yield from ()"
        elif isinstance(node, ast.AugAssign) and type(node.op) in _SWAPS:
            yield node, _with(node, "op", _SWAPS[type(node.op)]())


def _code(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything that runs: no annotations, no texts, no imports, no manners of a class (``frozen=True``)."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns") or (name == "keywords" and isinstance(tree, ast.ClassDef)):
            continue
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.AST) and not isinstance(node, ast.JoinedStr | ast.Import | ast.ImportFrom):
                yield node
                yield from _code(node)


def _with(node: ast.expr | ast.stmt, field: str, value: object) -> str:
    """The text of a node with one field changed."""
    twin = ast.parse(ast.unparse(node)).body[0]
    target: ast.AST = twin.value if isinstance(twin, ast.Expr) and isinstance(node, ast.expr) else twin
    setattr(target, field, value)
    text = ast.unparse(target)
    return f"({text})" if isinstance(node, ast.expr) else text


def part_of(module: str) -> str:
    return next(part for part in TESTS if module.startswith(f"{part}/"))


def modules(only: list[str]) -> list[str]:
    """Modules of the rules, the core and the server, by their path within the program."""
    home = ROOT / "src" / "wyrmtable"
    files = [file for part in ("core", "games", "server") for file in sorted((home / part).rglob("*.py"))]
    names = [str(file.relative_to(home).with_suffix("")) for file in files]
    names = [name for name in names if not any(part in f"/{name}/" for part in LEFT_OUT)]
    names = [name for name in names if any(name.startswith(f"{part}/") for part in TESTS)]
    return [name for name in names if not only or any(name.startswith(wanted) for wanted in only)]


class Spoilt:
    """A copy of the program, one file of which is spoilt at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "src" / "wyrmtable", folder / "wyrmtable", ignore=ignored, symlinks=True)
        home = os.pathsep.join((str(folder), str(ROOT / "tools")))
        self.env = {**os.environ, "PYTHONPATH": home, "PYTHONDONTWRITEBYTECODE": "1"}
        self.reached: dict[str, dict[str, tuple[float, set[str]]]] = {}

    def tests(self, mutant: Mutant) -> list[str]:
        """Those that call the spoilt function, then those that call anything of its module; quick ones first."""
        part = part_of(mutant.module)
        if part not in self.reached:
            self.reached[part] = self._look(part)
        place = f"{mutant.module}:{mutant.function}"
        found = []
        for test, (seconds, places) in self.reached[part].items():
            if any(other.startswith(f"{mutant.module}:") for other in places):
                found.append((place not in places, seconds, test))
        chosen: list[str] = []
        left = SECONDS
        for _, seconds, test in sorted(found):
            left -= seconds
            if left > 0 or not chosen:
                chosen.append(test)
        return chosen

    def _look(self, part: str) -> dict[str, tuple[float, set[str]]]:
        """What each test of a part calls, while nothing is spoilt; tests that fail even so are left out."""
        digest = sha256()
        for source in sorted(source for home in ("src", "tests") for source in (ROOT / home).rglob("*.py")):
            digest.update(source.read_bytes())
        file = KEPT / f"{part.replace('/', '-')}-{digest.hexdigest()[:12]}.json"
        if not file.exists():
            command = [*_PYTEST, "-p", "reached", *TESTS[part]]
            subprocess.run(command, cwd=ROOT, env={**self.env, "REACHED": str(file)}, capture_output=True)
        rows = json.loads(file.read_text(encoding="utf-8"))
        return {test: (seconds, set(places)) for test, (seconds, places) in rows.items()}

    def kills(self, mutant: Mutant) -> bool:
        tests = self.tests(mutant)
        if not tests:
            return False
        file = self.folder / "wyrmtable" / f"{mutant.module}.py"
        source = file.read_bytes()
        file.write_bytes(source[: mutant.start] + mutant.text.encode() + source[mutant.end :])
        try:
            done = subprocess.run(
                [*_PYTEST, "-x", *tests], cwd=ROOT, env=self.env, capture_output=True, timeout=6 * SECONDS + 60
            )
        except subprocess.TimeoutExpired:
            return True
        finally:
            file.write_bytes(source)
        return done.returncode != 0  # also where the fault leaves nothing to begin with: the tests were there before


def sample(names: list[str], each: int, seed: str) -> list[Mutant]:
    """Some mutants of each module, one of every module before the second of any; parts in turn, so that an early end is fair."""
    parts: dict[str, list[tuple[int, Mutant]]] = {part: [] for part in TESTS}
    for name in Random(seed).sample(names, len(names)):
        found = mutants_of(name, (ROOT / "src" / "wyrmtable" / f"{name}.py").read_text(encoding="utf-8"))
        parts[part_of(name)] += enumerate(Random(f"{seed}/{name}").sample(found, min(each, len(found))))
    queues = [[mutant for _, mutant in sorted(row, key=itemgetter(0))] for row in parts.values()]
    return [mutant for turn in zip_longest(*queues) for mutant in turn if mutant is not None]


def page(tried: dict[Mutant, bool], seed: str) -> str:
    """What the tests noticed, by module, and what they did not."""
    lines = [
        "# Mutants",
        "",
        "`make mutants` puts small faults into the rules, the core and the server, one at a time (a comparison turned, a",
        "number one higher, a call left out), and sees whether the tests of that part notice. A sample, not a proof: some",
        "survivors change nothing that anybody can see.",
        "",
        f"Seed {seed}: {len(tried)} mutants, {sum(tried.values())} killed.",
        "",
        "| module | mutants | killed |",
        "|---|--:|--:|",
    ]
    for module in sorted({mutant.module for mutant in tried}):
        outcomes = [killed for mutant, killed in tried.items() if mutant.module == module]
        lines.append(f"| `{module}` | {len(outcomes)} | {100 * sum(outcomes) // len(outcomes)} % |")
    survivors = sorted(str(mutant) for mutant, killed in tried.items() if not killed)
    lines += ["", "## Survivors", "", *(f"- {survivor}" for survivor in survivors)]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=5, help="mutants of each module")
    parser.add_argument("--minutes", type=float, default=60, help="no more are begun after so long")
    parser.add_argument("--only", nargs="*", default=[], help="beginnings of modules, as core/ask or games")
    parser.add_argument("--seed", default="0")
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{given.seed}.json"
    known: dict[str, bool] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    tried: dict[Mutant, bool] = {}
    with tempfile.TemporaryDirectory() as folder:
        spoilt = Spoilt(Path(folder))
        for mutant in sample(modules(given.only), given.each, given.seed):
            if str(mutant) not in known:
                if time.monotonic() > end:
                    continue
                known[str(mutant)] = spoilt.kills(mutant)
                print("killed  " if known[str(mutant)] else "survives", mutant, flush=True)
                kept.write_text(json.dumps(known, indent=1), encoding="utf-8")
            tried[mutant] = known[str(mutant)]
            PAGE.write_text(page(tried, given.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
