"""A lesson in the terminal: the real table, the tutor's words under it, one thing to do or to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from wyrmtable.core.language import Language
from wyrmtable.core.match import Refused
from wyrmtable.core.speak import Speaker
from wyrmtable.core.watch import Watch
from wyrmtable.learn import Tutor
from wyrmtable.terminal.answers import Unclear, read_answer
from wyrmtable.terminal.commands import Again, Leave
from wyrmtable.terminal.saves import save_folder
from wyrmtable.terminal.session import Session

_PAPER = "#2b2014 on #efe2c6"
"""The tutor's voice looks like paper, here as in the browser."""
_PATIENCE = 3
"""After so many wrong answers the right one is shown."""


def companions(language: str, learner: tuple[int, ...]) -> Callable[[int], str]:
    """Names at the table of a lesson: you, and those who play with you."""
    say = Language(language)
    return lambda seat: say.word("player-alone") if seat in learner else say.word(f"companion-{seat}")


class LessonSession(Session):
    """Takes one lesson, then plays on as long as the learner likes."""

    def __init__(self, tutor: Tutor, language: str, console: Console, read: Callable[[str], str] = input) -> None:
        super().__init__(tutor.match, {}, language, companions(language, tutor.lesson.seats), console, read)
        self.tutor = tutor
        self.people = list(tutor.lesson.seats)
        self.told = -1
        """The last step whose words were said: in free play they are said once."""
        self._sit()

    def _sit(self) -> None:
        """Look at the tutor's match: it is another one after a step back."""
        self.match = self.tutor.match
        self.viewer = self.tutor.viewer
        self.viewers = self.tutor.lesson.seats
        self.watch = Watch(self.match, self.viewers, scenes=False)

    def play(self) -> None:
        """Until the learner leaves or the match is over; a lesson counts as taken when only free play is left."""
        try:
            while not self.match.over:
                if self.tutor.step.free:
                    remember(self.game.facts.name, self.tutor.lesson.name)
                self._take_step()
        except (EOFError, KeyboardInterrupt, Leave):
            self.console.print()
            return
        self.finish()

    def keep(self, file: Path | None = None) -> None:
        """Lessons are not kept; that one was taken is."""

    def speaker(self, viewer: int) -> Speaker:
        return Speaker(self.match.scene(viewer), self.say, self.faces, viewer, self.tutor.ask(viewer))

    def title(self) -> str:
        teaching = self.tutor.teaching()
        return f"{super().title()} · {self.say(teaching.title)} {teaching.step + 1}/{teaching.steps}"

    # ---- one step

    def _take_step(self) -> None:
        step = self.tutor.step
        seat = self.tutor.asked[0] if self.tutor.asked else self.viewer
        speaker = self.speaker(seat)
        self._teach(speaker)
        if step.looks:
            text = self.read(self.say.word("lesson-enter") + " ")
            if not self._lesson_command(text):
                if text and self._run(text, speaker):
                    return
                self.tutor.go_on()
            return
        while self.tutor.step is step:
            text = self.read("> ")
            if not text or self._lesson_command(text):
                if text:
                    return
                continue
            if self._run(text, speaker):
                continue
            if self._answer(seat, text, speaker):
                return

    def _run(self, text: str, speaker: Speaker) -> bool:
        """A command that any match knows; undo and redo mean nothing here."""
        if text.split()[0].casefold() in ("undo", "u", "redo", "save"):
            self.warn(self.say.word("lesson-commands"))
            return True
        try:
            return self._command(text, speaker)
        except Again:
            return True

    def _answer(self, seat: int, text: str, speaker: Speaker) -> bool:
        """Whether the answer was taken."""
        try:
            tried = self.tutor.answer(seat, read_answer(text, speaker))
        except Unclear as unclear:
            self.warn(str(unclear))
            return False
        except Refused as refused:
            self.warn(self.say(refused.why))
            return False
        if tried is None:
            return True
        self._note(self.say.word("lesson-not-quite"), self.say(tried.why))
        self.print(Text(self.say.word("lesson-still-there"), "dim"))
        if len(self.tutor.tries) >= _PATIENCE:
            self._show(speaker)
        return False

    def _lesson_command(self, text: str) -> bool:
        """``show``, ``skip`` and ``back``; True when the step is another one now or the question was shown again."""
        word = text.casefold()
        if word == "show" and self.tutor.asked:
            self._show(self.speaker(self.tutor.asked[0]))
            self.read(self.say.word("lesson-enter") + " ")
            return True
        if word == "skip" and not self.tutor.step.free:
            self.tutor.skip()
            return True
        if word == "back":
            self.tutor.back()
            self._sit()
            return True
        return False

    # ---- showing

    def _teach(self, speaker: Speaker) -> None:
        self.show(speaker)
        step = self.tutor.step
        if step.looks:
            self.print(Rule(Text(self.say(step.task), "bold"), style=self.palette.accent, align="left"))
        for saying in () if step.free and self.told == self.tutor.at else step.says:
            about = speaker.place(saying.about) if saying.about else ""
            head = " · ".join(filter(None, (about, self.say(saying.head) if saying.head else "")))
            self._note(head, self.say(saying.text))
        self.told = self.tutor.at
        self.print(Text(self.say.word("lesson-commands"), "dim"))

    def _note(self, head: str, text: str) -> None:
        words = Text.assemble((f"{head}: " if head else "", "bold"), text)
        if self.plain:
            self.print(words)
            return
        words.stylize(_PAPER)
        self.print(Padding(words, (0, 1), style=_PAPER, expand=False))

    def _show(self, speaker: Speaker) -> None:
        options = speaker.ask.options if speaker.ask else ()
        wanted = self.tutor.step.shown.split()
        names = [speaker.option(option) for name in wanted for option in options if option.name == name]
        self._note("", self.say.word("lesson-shown", names=", ".join(names)))


# ---- progress


def _file() -> Path:
    return save_folder().parent / "lessons.json"


def taken(game: str) -> list[str]:
    """Lessons of a game that were taken at this terminal."""
    try:
        found = msgspec.json.decode(_file().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError):
        return []
    return found.get(game, [])


def remember(game: str, lesson: str) -> None:
    """That a lesson was taken; where nothing can be written it is forgotten."""
    try:
        known = msgspec.json.decode(_file().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError):
        known = {}
    if lesson in known.setdefault(game, []):
        return
    known[game].append(lesson)
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_bytes(msgspec.json.encode(known))
    except OSError:
        pass
