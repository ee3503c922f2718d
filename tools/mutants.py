"""Mutants: small faults put into the program one at a time, to see whether a test notices.

``python tools/mutants.py`` samples some places of each module of the rules, the core and the server, runs the tests of
that part for each, and writes the share that was killed to ``docs/mutants.md``. It takes long and is run by hand:
``--each 5`` mutants of each module, ``--minutes 15`` at most, ``--only core/ask`` for some modules, ``--seed`` for other
places. The working tree is not touched: the program is copied, and the copy is what is spoilt.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "mutants.md"
TESTS = {
    "core/speak": ["tests/terminal", "tests/core"],
    "core/maps": ["tests/terminal", "tests/core"],
    "core/keys": ["tests/terminal"],
    "core/language": ["tests/terminal", "tests/check/test_lint.py"],
    "core/looks": ["tests/check/test_looks.py"],
    "core": ["tests/core"],
    "games/eldervale": ["tests/eldervale"],
    "games/last_spell": ["tests/last_spell"],
    "games/nidavellir": ["tests/nidavellir"],
    "games/vast": ["tests/vast"],
    "server": [
        f"tests/server/test_{name}.py"
        for name in (
            *(
                "store",
                "lobby",
                "undo",
                "frozen",
                "interleaved",
                "people",
                "play",
                "safety",
                "rights",
                "lists",
                "guarded",
            ),
            *("damage", "fairness", "larger_games", "plugins", "nonsense", "crowd"),
        )
    ],
}
"""Which tests must notice a fault in a module: those of the longest beginning of its path."""
LEFT_OUT = ("/bot", "__main__", "/migrations/", "core/book")
"""Choosers may choose otherwise; set-up is tried by starting the program."""
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
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any", "True": "False", "False": "True"}


class Mutant(NamedTuple):
    """One fault: this text instead of that, at a place in a module."""

    module: str
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
    for node, text in _faults(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        was = source.encode()[start:end].decode()
        found.append(Mutant(module, node.lineno, start, end, text, was))
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
    """Everything that runs: no annotations, no texts, no imports."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns"):
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


def tests_of(module: str) -> list[str]:
    part = max((part for part in TESTS if module == part or module.startswith((part, f"{part}/"))), key=len)
    return TESTS[part]


def modules(only: list[str]) -> list[str]:
    """Modules of the rules, the core and the server, by their path within the program."""
    home = ROOT / "src" / "wyrmtable"
    files = [file for part in ("core", "games", "server") for file in sorted((home / part).rglob("*.py"))]
    names = [str(file.relative_to(home).with_suffix("")) for file in files]
    names = [name for name in names if not any(part in f"/{name}/" for part in LEFT_OUT)]
    return [name for name in names if not only or any(name.startswith(wanted) for wanted in only)]


class Spoilt:
    """A copy of the program, one file of which is spoilt at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "src" / "wyrmtable", folder / "wyrmtable", ignore=ignored, symlinks=True)
        self.env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
        self.usual: dict[tuple[str, ...], float] = {}

    def seconds(self, tests: list[str]) -> float:
        """How long the tests take when nothing is spoilt; for ever when they fail even so."""
        key = tuple(tests)
        if key not in self.usual:
            start = time.perf_counter()
            if self._fail(tests, 3600):
                print(f"left out: {' '.join(tests)} fails before anything is spoilt", flush=True)
                start = -inf
            self.usual[key] = time.perf_counter() - start
        return self.usual[key]

    def kills(self, mutant: Mutant, tests: list[str]) -> bool:
        file = self.folder / "wyrmtable" / f"{mutant.module}.py"
        source = file.read_bytes()
        patience = 3 * self.seconds(tests) + 20
        file.write_bytes(source[: mutant.start] + mutant.text.encode() + source[mutant.end :])
        try:
            return self._fail(tests, patience)
        finally:
            file.write_bytes(source)

    def _fail(self, tests: list[str], patience: float) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
        try:
            done = subprocess.run(command, cwd=ROOT, env=self.env, capture_output=True, timeout=patience)
        except subprocess.TimeoutExpired:
            return True
        if done.returncode not in (0, 1, 2):
            raise SystemExit(done.stdout.decode()[-2000:])
        return done.returncode != 0


def sample(names: list[str], each: int, seed: str) -> list[Mutant]:
    """Some mutants of each module, one of every module before the second of any; parts mixed, so that an early end is fair."""
    rows = []
    for name in Random(seed).sample(names, len(names)):
        found = mutants_of(name, (ROOT / "src" / "wyrmtable" / f"{name}.py").read_text(encoding="utf-8"))
        rows.append(Random(f"{seed}/{name}").sample(found, min(each, len(found))))
    order = [mutant for row in rows for mutant in row]
    return sorted(order, key=lambda mutant: next(row.index(mutant) for row in rows if mutant in row))


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
    parser.add_argument("--minutes", type=float, default=15, help="no more are begun after so long")
    parser.add_argument("--only", nargs="*", default=[], help="beginnings of modules, as core/ask or games")
    parser.add_argument("--seed", default="0")
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    tried: dict[Mutant, bool] = {}
    with tempfile.TemporaryDirectory() as folder:
        spoilt = Spoilt(Path(folder))
        for mutant in sample(modules(given.only), given.each, given.seed):
            if time.monotonic() > end:
                break
            tests = tests_of(mutant.module)
            if spoilt.seconds(tests) == inf:
                continue
            tried[mutant] = spoilt.kills(mutant, tests)
            print("killed  " if tried[mutant] else "survives", mutant, flush=True)
    PAGE.write_text(page(tried, given.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
