"""The shape of the project: dependencies point one way, no part names a game, texts keep in step with the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from wyrmtable.core import scene

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "wyrmtable"

MAY_USE = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "learn": {"core", "bots", "learn"},
    "review": {"core", "bots", "review"},
    "check": {"core", "bots", "lab", "learn", "terminal", "check"},
    "lab": {"core", "bots", "lab"},
    "server": {"core", "bots", "learn", "review", "server"},
    "terminal": {"core", "bots", "learn", "terminal"},
    "cli": {"core", "bots", "check", "lab", "learn", "review", "server", "terminal", "cli"},
}
"""Which parts of the program each part may import; games are found by entry points, never imported by name."""


def imports(file: Path) -> Iterator[str]:
    """Full names of the modules a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def wrong_imports(part: str, file: Path) -> list[str]:
    parts = [name.split(".")[1] for name in imports(file) if name.startswith("wyrmtable.")]
    return [f"{file.name} uses {used}" for used in parts if used in MAY_USE and used not in MAY_USE[part]]


def test_every_part_is_known() -> None:
    folders = {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").is_file()}
    assert folders == set(MAY_USE)


@pytest.mark.parametrize("part", MAY_USE)
def test_dependencies_point_one_way(part: str) -> None:
    wrong = [found for file in sorted((SOURCE / part).rglob("*.py")) for found in wrong_imports(part, file)]
    assert wrong == []


def test_a_game_uses_no_other_game() -> None:
    wrong = []
    for game in sorted(folder for folder in (SOURCE / "games").iterdir() if folder.is_dir()):
        for file in sorted(game.rglob("*.py")):
            used = {name.split(".")[2] for name in imports(file) if name.startswith("wyrmtable.games.")}
            wrong += [f"{file.relative_to(ROOT)} uses {other}" for other in sorted(used - {game.name})]
    assert wrong == []


def test_the_check_of_imports_bites(tmp_path: Path) -> None:
    probe = tmp_path / "probe.py"
    probe.write_text("from wyrmtable.server import wire\nimport wyrmtable.games.some\nfrom wyrmtable.core import ask\n")
    assert set(wrong_imports("core", probe)) == {"probe.py uses server", "probe.py uses games"}


_NAMES = re.compile(r"nidavellir|\bvast\b|eldervale|last[ _]spell|\btide\b", re.IGNORECASE)


@pytest.mark.parametrize(
    "part", ["core", "server", "bots", "learn", "review", "check", "lab", "terminal", "cli", "../../web/src"]
)
def test_no_part_names_a_game(part: str) -> None:
    """The table draws any game: what only one game needs is a word missing from the vocabulary."""
    kinds = {".py", ".ts", ".svelte", ".css", ".ftl", ".html"}
    files = [file for file in sorted((SOURCE / part).resolve().rglob("*")) if file.suffix in kinds]
    wrong = []
    for file in files:
        if "static" in file.parts:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if _NAMES.search(line):
                wrong.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()}")
    assert files
    assert wrong == []


def test_constraints_name_no_host() -> None:
    text = (ROOT / "constraints.txt").read_text()
    assert "--hash=sha256:" in text
    assert "://" not in text


def test_the_lock_file_of_the_client_names_no_host() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()


def test_the_example_in_the_docs_is_the_tested_game() -> None:
    """Every Python and Fluent block of the page stands in the example, word by word, and together they are all of it."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    tide = ROOT / "examples" / "tide"
    blocks = re.findall(r"<!-- (\S+) -->\n```\w*\n(.*?)```", page, flags=re.DOTALL)
    shown: dict[str, str] = {}
    for path, block in blocks:
        shown[path] = shown.get(path, "") + block
    assert set(shown) == {
        "pyproject.toml",
        "tide/__init__.py",
        "tide/lessons/__init__.py",
        "tide/lessons/en.ftl",
        "tide/words/en.ftl",
        "tide/words/teach.en.ftl",
        "tide/theme/theme.toml",
    }
    for path, text in shown.items():
        assert _lines(text) == _lines((tide / path).read_text(encoding="utf-8")), path


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_links_in_the_docs_lead_somewhere() -> None:
    broken = []
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        targets = re.findall(r"(?<!!)\[[^\]]*\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        broken += [f"{page.relative_to(ROOT)}: {target}" for target in targets if not (page.parent / target).exists()]
    assert broken == []


def test_the_architecture_lists_core_file_by_file() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text[text.index("## Core, file by file") :].partition("\n## ")[0]
    files = {file.name for file in (SOURCE / "core").glob("*.py")} - {"__init__.py"}
    assert set(re.findall(r"`(\w+\.py)`", table)) == files


def test_the_architecture_counts_as_the_vocabulary_does() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    words = {5: "five", 12: "twelve"}
    assert f"{words[len(get_args(scene.AnyElement))]} kinds of element" in text
    assert f"{words[len(get_args(scene.AskForm))]} forms of question" in text
