"""The page about Python: its code runs, and prints what the page says."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import wyrmtable

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "python.md"


def blocks(page: str) -> list[tuple[int, str]]:
    """The Python blocks of a page with the lines they begin at."""
    found = re.finditer(r"```python\n(.*?)```", page, flags=re.DOTALL)
    return [(page.count("\n", 0, block.start(1)), block[1]) for block in found]


def failures(page: str) -> list[str]:
    """What doctest complains about, block after block in one session."""
    complaints: list[str] = []
    session: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    for line, block in blocks(page):
        test = doctest.DocTestParser().get_doctest(block, session, PAGE.name, str(PAGE), line)
        runner.run(test, out=complaints.append, clear_globs=False)
        session = test.globs
    assert runner.tries
    return complaints


def test_the_page_runs_and_prints_what_it_says() -> None:
    assert "".join(failures(PAGE.read_text(encoding="utf-8"))) == ""


def test_a_page_that_says_something_else_is_found() -> None:
    told = "Expected:\n    3\nGot:\n    2"
    assert told in "".join(failures("```python\n>>> x = 1\n```\nand\n```python\n>>> x + 1\n3\n```"))


def test_everything_the_door_offers_is_there_and_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in dir(wyrmtable):
        assert getattr(wyrmtable, name) is not None
        assert name in page, name


def test_coming_in_is_cheap() -> None:
    """The door alone loads nothing, and a match loads neither server nor terminal nor cluster."""
    code = (
        "import sys, wyrmtable\n"
        "print(sorted(name for name in sys.modules if name.startswith('wyrmtable.')))\n"
        "wyrmtable.play_out(wyrmtable.new_match('nidavellir', 2, seed=1))\n"
        "heavy = ('litestar', 'sqlalchemy', 'rich', 'ray', 'wyrmtable.server', 'wyrmtable.terminal', 'wyrmtable.cli')\n"
        "print([name for name in heavy if name in sys.modules])\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["[]", "[]"]


def test_the_list_of_pages_is_complete() -> None:
    listed = (DOCS / "README.md").read_text(encoding="utf-8")
    pages = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md") if page.name != "README.md"]
    assert "python.md" in pages
    assert [page for page in sorted(pages) if f"]({page})" not in listed] == []
