"""A match in the terminal: draws the table, asks people, lets bots play, keeps the match when somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.style import Style
from rich.text import Text

from wyrmtable.bots import Bot
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.language import Language, theme
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.orders import ASK, pass_by_order
from wyrmtable.core.scene import Ask, Beat, Sheet
from wyrmtable.core.speak import Speaker
from wyrmtable.core.watch import Watch
from wyrmtable.terminal.answers import Unclear, read_answer
from wyrmtable.terminal.commands import COMMANDS, Again, Leave
from wyrmtable.terminal.draw import Painter
from wyrmtable.terminal.palette import Palette
from wyrmtable.terminal.saves import fresh_name, save


class Session:
    """Plays one match. ``read`` gives a typed line and raises EOFError when there are no more."""

    def __init__(
        self,
        match: Match[Any],
        bots: Mapping[int, Bot],
        language: str,
        people: Callable[[int], str],
        console: Console,
        read: Callable[[str], str] = input,
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.say = Language(language, match.game, people)
        self.faces = match.game.faces()
        self.palette = Palette(theme(match.game))
        self.console = console
        self.plain = not console.is_terminal
        self._read = read
        self.file = file
        self.viewers = tuple(self.people) or (SPECTATOR,)
        self.watch = Watch(match, self.viewers, scenes=False)
        self.viewer = self.viewers[0]
        self.notice = ""

    # ---- the course of the match

    def play(self) -> None:
        """Until the match is over or somebody leaves; the match is kept in both cases where a file was named."""
        try:
            while not self.match.over:
                self._step()
        except (EOFError, KeyboardInterrupt, Leave):
            self.console.print()
            self.keep()
            return
        self.finish()

    def _step(self) -> None:
        if len(self.people) == 1 and pass_by_order(self.match, dict.fromkeys(self.people, ASK)):
            return
        for seat in self.match.pressing:
            if seat in self.bots:
                self._bot(seat)
                return
        self.ask(self.viewer if self.viewer in self.match.pressing else min(self.match.pressing))

    def _bot(self, seat: int) -> None:
        if self.plain:
            names = self.bots[seat].choose(self.match, seat)
        else:
            with self.console.status(self.say.word("term-thinking", who=self.say.people(seat))):
                names = self.bots[seat].choose(self.match, seat)
        self.match.answer(seat, names)
        if not self.people:
            self._tell_news(SPECTATOR)

    def ask(self, seat: int) -> None:
        """Put the open question of a seat to the person there, until it is answered or something else is to be done."""
        if seat != self.viewer:
            self.hand_over(seat)
        speaker = self.speaker(seat)
        self.show(speaker)
        while True:
            text = self.read("> ")
            if not text:
                continue
            try:
                if self._command(text, speaker):
                    continue
                names = read_answer(text, speaker)
                if not self._sure(speaker, names):
                    continue
                self.match.answer(seat, names, speaker.ask.id if speaker.ask else None)
                return
            except Unclear as unclear:
                self.warn(str(unclear))
            except Refused as refused:
                self.warn(self.say(refused.why))
                if self.match.frozen:
                    self.warn(self.say.word("term-frozen"))
                    self.print(Text(self.match.frozen, "dim"))
            except Again:
                return

    def _command(self, text: str, speaker: Speaker) -> bool:
        word, _, rest = text.partition(" ")
        run = COMMANDS.get(word.casefold())
        ask = speaker.ask
        if run is None or (ask and any(option.name == text for option in ask.options)):
            return False
        run(self, rest.strip(), speaker)
        return True

    def _sure(self, speaker: Speaker, names: list[str]) -> bool:
        """Ask once more where an answer costs something that cannot be taken back."""
        options = speaker.ask.options if speaker.ask else ()
        for option in options:
            if option.name in names and option.confirm is not None:
                answer = self.read(self.say.word("term-sure", question=self.say(option.confirm)) + " ")
                if answer.casefold() not in (self.say.word("term-yes"), "y", "yes"):
                    return False
        return True

    def hand_over(self, seat: int) -> None:
        """Hide the table until the next person has taken the seat in front of it."""
        if len(self.people) > 1 and self.game.facts.private:
            self._clear()
            who = self.say.people(seat)
            self.console.print(Text(self.say.word("term-pass-device", who=who), "bold"))
            self.read(self.say.word("term-pass-ready", who=who) + " ")
        self.viewer = seat

    def read(self, prompt: str) -> str:
        """A typed line, echoed where nobody sees the typing, so that a transcript makes sense."""
        text = self._read(prompt).strip()
        if self.plain:
            self.console.print(text, highlight=False, markup=False)
        return text

    def _clear(self) -> None:
        if self.plain:
            self.console.print()
        else:
            self.console.clear()

    # ---- showing

    def speaker(self, viewer: int) -> Speaker:
        ask = self.match.ask(viewer) if viewer in self.match.open else None
        return Speaker(self.match.scene(viewer), self.say, self.faces, viewer, ask)

    def title(self) -> str:
        return self.say.title(self.game)

    def print(self, *drawn: RenderableType) -> None:
        for thing in drawn:
            self.console.print(thing, highlight=False, markup=False, soft_wrap=isinstance(thing, Text) and self.plain)

    def warn(self, text: str) -> None:
        self.print(Text(text, "bold #f2a65a"))

    def show(self, speaker: Speaker, *, unfolded: bool = False) -> None:
        """The whole screen: where we are, what happened, the table, the question."""
        self._clear()
        phase = self.say(speaker.scene.phase)
        self.print(Rule(Text(f"{self.title()} · {phase}", "bold"), style=self.palette.accent))
        if self.notice:
            self.print(Text(self.notice, "italic"))
            self.notice = ""
        if self.plain:
            spoken = Speaker(speaker.scene, self.say, self.faces, speaker.viewer)
            spoken.numbers = speaker.numbers  # the question itself follows below
            self.print(*(Text("  " * line.depth + line.text) for line in list(spoken.speak())[1:]))
        else:
            self.print(*Painter(speaker, self.palette, self.console.width, unfolded=unfolded).table())
        self._tell_news(speaker.viewer)
        if speaker.ask:
            self._put(speaker, speaker.ask)

    def _tell_news(self, viewer: int) -> None:
        lines = self.log_lines(self.watch.take(viewer))
        if not lines:
            return
        if self.people:
            self.print(Rule(self.say.word("term-since"), style=self.palette.line, align="left"))
        self.print(*lines)

    def log_lines(self, beats: Sequence[Beat]) -> list[Text]:
        """What is told; the same told again and again is one line with a number."""
        said = ("  " * beat.deep + "› " + self.say(beat.log) for beat in beats if beat.log is not None)
        return [self._log_line(line, sum(1 for _ in same)) for line, same in groupby(said)]

    def _log_line(self, line: str, n: int) -> Text:
        text = Text(f"{line} ×{n}" if n > 1 else line)
        for seat in range(self.match.players):
            text.highlight_words([self.say.people(seat)], self.palette.seat(seat))
        return text

    def _put(self, speaker: Speaker, ask: Ask) -> None:
        who = f"{self.palette.shape(ask.seat)} "
        seat = self.palette.seat(ask.seat)
        self.print(Rule(Text.assemble((who, seat), (self.say(ask.prompt), "bold")), style=seat, align="left"))
        if ask.hint:
            self.print(Text(self.say(ask.hint), "italic"))
        for meter in ask.meter:
            self.print(Text(self.say.word("term-meter", label=self.say(meter.label), goal=meter.goal), "italic"))
        self.print(Painter(speaker, self.palette, self.console.width).options())
        if ask.form == "many":
            id = "term-many-exact" if ask.least == ask.most else "term-many"
            self.print(Text(self.say.word(id, n=ask.most, least=ask.least, most=ask.most), "dim"))
        elif ask.form == "assign":
            places = " · ".join(speaker.place(place) for place in ask.places)
            self.print(Text(self.say.word("term-assign", places=places), "dim"))
        elif ask.form == "window":
            self.print(Text(self.say.word("term-window"), "dim"))
        elif ask.bill is not None:
            labels = {option.name: speaker.option(option) for option in ask.options}
            proposed = ", ".join(f"{n} × {labels[kind]}" for kind, n in ask.bill.proposed.items())
            self.print(Text(self.say.word("term-cost", cost=speaker.pips(ask.bill.cost)), "italic"))
            if ask.bill.gives:
                self.print(Text(self.say.word("term-brings", what=speaker.pips(ask.bill.gives, signed=True)), "italic"))
            self.print(Text(self.say.word("term-pay", proposed=proposed), "dim"))
        self.print(Text(self.say.word("term-commands") + (" · if" if ask.foresight else ""), "dim"))

    # ---- ends

    def finish(self) -> None:
        """The last table, the score sheet, and who won."""
        viewer = self.viewer if len(self.people) == 1 else SPECTATOR
        speaker = self.speaker(viewer)
        painter = Painter(speaker, self.palette, self.console.width)
        if not self.plain:
            self._clear()
            self.print(*painter.table())
        self._tell_news(self.viewer)
        self.print(Rule(Text(self.say.word("term-over"), "bold"), style=self.palette.accent))
        sheets = [element for element in speaker.scene.elements if isinstance(element, Sheet)]
        for sheet in sheets:
            self.print(painter.sheet(sheet))
        if not sheets:
            self.print(*(painter.strip(seat) for seat in speaker.scene.seats))
        winners = [speaker.row(seat) for seat in self.match.result.winners]
        if winners:
            text = self.say.word("term-winners", n=len(winners), names=self.say.list(winners))
        else:
            text = self.say.word("term-no-winner")
        self.print(Text(text, Style(bold=True) + self.palette.accent))
        if self.file is not None:
            self.keep()

    def keep(self, file: Path | None = None) -> None:
        """Save where the player said, or in the folder for saves; nothing is kept of a match without a decision."""
        if not self.match.decisions and file is None:
            return
        file = file or self.file or fresh_name(self.game.facts.name)
        try:
            save(self.match, file)
        except OSError as error:
            self.warn(self.say.word("term-save-failed", file=str(file), why=error.strerror or str(error)))
            return
        self.file = file
        text = self.say.word("term-stored" if self.match.over else "term-kept", file=str(file))
        self.console.print(text, highlight=False, markup=False, soft_wrap=True)  # so that it can be copied
