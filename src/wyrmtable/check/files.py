"""The law of files: what a game brings beside its code can be read. Where it cannot, nothing else is worth trying."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from shlex import quote
from tomllib import TOMLDecodeError
from typing import Any

from wyrmtable.check.report import Failure, Report
from wyrmtable.check.words import Words
from wyrmtable.core.game import Game
from wyrmtable.core.language import LANGUAGES, home_of, theme


def check_files(report: Report, game: Game[Any]) -> bool:
    """Read all of them; false where one cannot be read as it was meant."""
    for law, what in faults(game):
        report.fail(Failure(law=law, what=what, replay=f"wyrmtable check {quote(report.game)}"))
    return report.ok


def faults(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Everything that cannot be read, each with the law it breaks."""
    home = home_of(game)
    try:
        theme(game)
    except (TOMLDecodeError, UnicodeDecodeError) as error:
        yield "looks", f"theme/theme.toml cannot be read: {error}"
    for language in LANGUAGES:
        texts = []
        for path in (f"words/{language}.ftl", f"words/teach.{language}.ftl", f"lessons/{language}.ftl"):
            file = home.joinpath(*path.split("/"))
            if file.is_file():
                try:
                    texts.append(file.read_text(encoding="utf-8"))
                except UnicodeDecodeError as error:
                    yield "words", f"{path} is no UTF-8: {error}"
                    continue
                for fault in Words(texts[-1]).faults:
                    yield "words", f"{path}: {fault}"
        for fault in Words("\n".join(texts)).astray():
            yield "words", f"{language}: {fault}"
        yield from _guide(home, language)
    yield from _guides(home, game)


def _guides(home: Traversable, game: Game[Any]) -> Iterator[tuple[str, str]]:
    """A guide in one of the game's languages is there in all of them."""
    there = [code for code in LANGUAGES if home.joinpath("guide", f"{code}.md").is_file()]
    for code in game.facts.languages if there else ():
        if code in LANGUAGES and code not in there:
            yield "words", f"the game claims {code} and has a guide in {', '.join(there)} only"


def _guide(home: Traversable, language: str) -> Iterator[tuple[str, str]]:
    file = home.joinpath("guide", f"{language}.md")
    try:
        _ = file.read_text(encoding="utf-8") if file.is_file() else ""
    except UnicodeDecodeError as error:
        yield "looks", f"guide/{language}.md is no UTF-8: {error}"
