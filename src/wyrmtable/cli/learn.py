"""``wyrmtable learn``: the lessons of a game, at the table in the terminal."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.table import Table

from wyrmtable.cli.common import Commands, Trouble, a_game
from wyrmtable.cli.play import reader
from wyrmtable.core.game import Game
from wyrmtable.core.language import LANGUAGES, Language
from wyrmtable.core.lesson import Lesson
from wyrmtable.learn import Tutor, find_lesson
from wyrmtable.terminal.lesson import LessonSession, taken


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "learn",
        help="learn a game at the table, in the terminal",
        description="Take a lesson: the real table, a few words at a time, one thing to do. "
        "Without a lesson the first one you have not taken yet.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("lesson", nargs="?", metavar="LESSON")
    parser.add_argument("--list", action="store_true", help="only say which lessons there are")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = a_game(given.game)
    if not game.lessons:
        raise Trouble(f"{game.facts.name} has no lessons; wyrmtable play {game.facts.name} and type rules")
    if given.list:
        _list(game, given.language)
        return 0
    LessonSession(Tutor(game, _lesson(game, given.lesson)), given.language, Console(), reader()).play()
    return 0


def _lesson(game: Game[Any], name: str | None) -> Lesson:
    if name is None:
        done = taken(game.facts.name)
        return next((lesson for lesson in game.lessons if lesson.name not in done), game.lessons[0])
    lesson = find_lesson(game, name)
    if lesson is None:
        names = ", ".join(lesson.name for lesson in game.lessons)
        raise Trouble(f"{game.facts.name} has no lesson {name}; there are {names}")
    return lesson


def _list(game: Game[Any], language: str) -> None:
    say, done = Language(language, game), taken(game.facts.name)
    table = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    for lesson in game.lessons:
        minutes = say.word("lesson-minutes", n=lesson.minutes)
        table.add_row("✓" if lesson.name in done else " ", lesson.name, say(lesson.title), minutes)
    Console().print(table)
