"""A lint over the syntax trees of a game: rules use no clock, files, ``random``, sets in order, floats, or module state."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

from wyrmtable.check.report import Failure, Report
from wyrmtable.core.game import Game
from wyrmtable.core.language import home_of

FREE = ("bot", "tensor")
"""Modules or packages that may use what they like: they choose, they do not rule."""
CHOOSERS = ("evaluate", "prefer", "terms")
"""Functions as free as they are."""
VIEWS = ("scene", "scenes")
"""Modules or packages that may use floats."""
TABLES = "data.py"
"""May read the game's own tables when it is imported."""

_CLOCK = ("time", "datetime", "calendar")
_CHANCE = ("random", "secrets", "uuid")
_FLOATS = ("cmath", "statistics")
_ROOTS = (
    "acos",
    "asin",
    "atan",
    "atan2",
    "cos",
    "dist",
    "exp",
    "fsum",
    "hypot",
    "log",
    "log10",
    "log2",
    "sin",
    "sqrt",
    "tan",
)
"""Of ``math``; the rest of it gives whole numbers."""
_FILES = [
    "asyncio",
    "ctypes",
    "glob",
    "http",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "urllib",
]
_TABLES = ("csv", "importlib", "json", "tomllib")
_CALLS = {
    "open": "reads or writes files",
    "print": "prints",
    "input": "reads from the terminal",
    "hash": "uses hash(), which differs between processes",
    "id": "uses id(), which differs between processes",
    "globals": "touches module state",
    "eval": "evaluates text",
    "exec": "evaluates text",
}
_CHANGES = [
    "add",
    "append",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
]
_ORDERLESS = ("all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum")
"""Calls whose outcome does not depend on the order of what they go through."""


def check_sources(report: Report, game: Game[Any]) -> None:
    """Lint every module of the game's package."""
    for name, text in _sources(home_of(game)):
        for line, what in lint(text, name):
            report.fail(Failure(law="lint", what=f"{name}:{line} {what}"))


def _sources(folder: Traversable, inside: str = "") -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.removesuffix(".py") in FREE:
            continue
        if entry.is_dir() and not entry.name.startswith(("__", ".")):
            yield from _sources(entry, f"{inside}{entry.name}/")
        elif entry.name.endswith(".py") and not entry.name.startswith("test_"):
            yield inside + entry.name, entry.read_text(encoding="utf-8")


def lint(text: str, name: str = "rules.py") -> list[tuple[int, str]]:
    """What a module does that a rule must not, as (line, complaint)."""
    visitor = _Lint(ast.parse(text), name)
    return sorted(visitor.found)


class _Lint(ast.NodeVisitor):
    def __init__(self, tree: ast.Module, name: str) -> None:
        self.found: list[tuple[int, str]] = []
        self.views = any(part in VIEWS for part in name.removesuffix(".py").split("/"))
        self.tables = name.rpartition("/")[2] == TABLES
        self.module = {target for node in tree.body for target in _targets(node)}
        self.set_fields = {
            node.target.id if isinstance(node.target, ast.Name) else node.target.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name | ast.Attribute)
            and _says_set(node.annotation)
        }
        self.locals: list[set[str]] = []
        self.sets: list[set[str]] = [set()]
        self.games = 0
        self.orderless: set[ast.AST] = set()
        self.visit(tree)

    def _complain(self, node: ast.AST, what: str) -> None:
        self.found.append((getattr(node, "lineno", 0), what))

    # ---- clock, chance, files

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self._imported(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        self._imported(node, node.module or "")
        if node.module == "math" and not self.views and any(alias.name in _ROOTS for alias in node.names):
            self._complain(node, "uses floats")

    def _imported(self, node: ast.AST, module: str) -> None:
        top = module.partition(".")[0]
        if top in _CLOCK:
            self._complain(node, f"uses the clock ({module})")
        elif top in _CHANCE:
            self._complain(node, f"uses {module}; draw from state.chance")
        elif top in _FLOATS and not self.views:
            self._complain(node, f"uses floats ({module})")
        elif top in _FILES or (top in _TABLES and not self.tables):
            self._complain(node, f"reaches outside the rules ({module})")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name):
            called = node.func.id
            if called in _CALLS and not self._is_local(called):
                self._complain(node, _CALLS[called])
            if called == "float" and not self.views:
                self._complain(node, "uses floats")
            if called in _ORDERLESS:
                self.orderless.update(node.args)
            if called in ("list", "tuple", "enumerate", "iter", "zip", "map") and not self._excused(node):
                for argument in node.args:
                    self._walked(argument)
            if called == "Chance":
                self._complain(node, "makes randomness of its own, which nobody imagines anew; draw from state.chance")
            if called in ("Counter", "deque"):
                for argument in node.args:
                    self._walked(argument)
        elif isinstance(node.func, ast.Attribute):
            owner = node.func.value
            base = _base(owner)
            if node.func.attr in _CHANGES and isinstance(base, ast.Name) and self._is_module(base.id):
                self._complain(node, f"changes the module's {base.id}")
            if node.func.attr in _CHANGES and isinstance(owner, ast.Attribute | ast.Subscript) and self._is_own(owner):
                self._complain(node, "keeps something in the game itself; matches share it")
            if ast.unparse(node.func) in {f"math.{name}" for name in _ROOTS} and not self.views:
                self._complain(node, "uses floats")
            if node.func.attr == "pop" and self._is_set(owner):
                self._complain(node, "takes something out of a set, in no order")
            if node.func.attr in ("join", "extend", "fromkeys", "shuffle", "pick") and not self._excused(node):
                for argument in node.args:
                    self._walked(argument)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr in ("key", "sealed", "seed") and ast.unparse(node.value).rpartition(".")[2] == "chance":
            self._complain(node, f"looks at the {node.attr} of its randomness; draw from state.chance")
        self.generic_visit(node)

    # ---- floats

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, float) and not self.views:
            self._complain(node, "uses floats")

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Div) and not self.views and not self.tables:
            self._complain(node, "uses floats: / gives one, // does not")
        self.generic_visit(node)

    # ---- module state

    def visit_Global(self, node: ast.Global) -> None:
        self._complain(node, f"changes the module's {', '.join(node.names)}")

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._stored(target)
            if isinstance(target, ast.Name) and self._is_set(node.value):
                self.sets[-1].add(target.id)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._stored(node.target)
        if isinstance(node.target, ast.Name) and _says_set(node.annotation):
            self.sets[-1].add(node.target.id)
        if node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._stored(node.target)
        if isinstance(node.op, ast.Div):
            self._complain(node, "uses floats: / gives one, // does not")
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self._stored(target)

    def _stored(self, target: ast.AST) -> None:
        if isinstance(target, ast.Tuple | ast.List):
            for part in target.elts:
                self._stored(part)
        if not isinstance(target, ast.Subscript | ast.Attribute):
            return
        base = _base(target)
        if isinstance(base, ast.Name) and self._is_module(base.id):
            self._complain(target, f"changes the module's {base.id}")
        elif self._is_own(target):
            self._complain(target, "keeps something in the game itself; matches share it")

    def _is_own(self, node: ast.AST) -> bool:
        """Whether it belongs to the game, of which there is one for all matches."""
        base = _base(node)
        return bool(self.games) and isinstance(base, ast.Name) and base.id in ("self", "cls")

    def _is_local(self, name: str) -> bool:
        return any(name in scope for scope in self.locals)

    def _is_module(self, name: str) -> bool:
        return bool(self.locals) and name in self.module and not self._is_local(name)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        game = any("Game" in ast.unparse(base) for base in node.bases)
        self.games += game
        self.generic_visit(node)
        self.games -= game

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in CHOOSERS:
            return
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        own = {argument.arg for argument in arguments}
        own |= {
            name.id
            for name in ast.walk(node)
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store) and not _is_global(node, name.id)
        }
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            if isinstance(default, ast.List | ast.Dict | ast.Set) or _makes_pile(default):
                self._complain(default, "keeps something from call to call: a default that can change")
        self.locals.append(own)
        self.sets.append({a.arg for a in arguments if a.annotation and _says_set(a.annotation)})
        self.generic_visit(node)
        self.sets.pop()
        self.locals.pop()

    # ---- sets

    def visit_For(self, node: ast.For) -> None:
        self._walked(node.iter)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._comprehended(node, node.generators)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self._comprehended(node, node.generators)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self._comprehended(node, node.generators)

    def _comprehended(self, node: ast.AST, generators: list[ast.comprehension]) -> None:
        if not self._excused(node):
            for generator in generators:
                self._walked(generator.iter)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self._walked(node.value)
        self.generic_visit(node)

    def _excused(self, node: ast.AST) -> bool:
        return node in self.orderless

    def _walked(self, node: ast.AST) -> None:
        if self._is_set(node):
            self._complain(node, "goes through a set, in no order; sort it or use a list")

    def _is_set(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                return node.func.id in ("set", "frozenset")
            methods = ("union", "intersection", "difference", "symmetric_difference")
            return isinstance(node.func, ast.Attribute) and node.func.attr in methods
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.Sub | ast.BitXor):
            return any(self._is_set(side) or _is_keys(side) for side in (node.left, node.right))
        if isinstance(node, ast.Name):
            return any(node.id in names for names in self.sets)
        return isinstance(node, ast.Attribute) and node.attr in self.set_fields


def _base(node: ast.AST) -> ast.AST:
    """What stands before all dots and brackets."""
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    return node


def _makes_pile(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("dict", "list", "set")


def _targets(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _is_global(function: ast.FunctionDef, name: str) -> bool:
    return any(isinstance(node, ast.Global) and name in node.names for node in ast.walk(function))


def _says_set(annotation: ast.AST) -> bool:
    base = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(base, ast.Name) and base.id in ("set", "frozenset", "AbstractSet")


def _is_keys(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"
