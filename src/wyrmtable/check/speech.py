"""The law of speech: every scene can be spoken and drawn, in every language, without end and with known words only."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console

from wyrmtable.check.patience import Hangs, patience
from wyrmtable.check.trace import traced
from wyrmtable.check.trial import Trial, who
from wyrmtable.core.game import SPECTATOR, Game
from wyrmtable.core.language import Language, theme
from wyrmtable.core.match import Match
from wyrmtable.core.scenes import Kept
from wyrmtable.core.speak import Speaker
from wyrmtable.core.words import Msg
from wyrmtable.terminal.draw import Painter
from wyrmtable.terminal.palette import Palette

_WIDTH = 100


class Reader(Language):
    """Speaks as people hear it, and notes the words it lacks. What was said once, of a thing that many see, is known."""

    def __init__(self, code: str, game: Game[Any]) -> None:
        super().__init__(code, game)
        self.missing: set[str] = set()
        self.said: dict[int, tuple[Msg, str]] = {}

    def __call__(self, message: Msg) -> str:
        known = self.said.get(id(message))
        if known is None:
            if not self.has(message.id):
                self.missing.add(message.id)
            known = self.said[id(message)] = message, super().__call__(message)
        return known[1]

    def word(self, id: str, /, **args: Any) -> str:
        if not self.has(id):
            self.missing.add(id)
        return super().word(id, **args)


@cache
def _palette(game: Game[Any]) -> Palette:
    return Palette(theme(game))


def check_speech(trial: Trial, match: Match[Any]) -> None:
    """Speak what each viewer sees and draw it for some; languages take turns, and so do the table folded and unfolded."""
    languages = trial.game.facts.languages
    language = languages[trial.aside.randrange(len(languages))]
    drawn = {trial.aside.choice(trial.viewers), *match.open}
    missing: dict[str, int] = {}
    reader = Reader(language, trial.game)
    for viewer, scene in zip(trial.viewers, match.scenes(trial.viewers, Kept()), strict=True):
        ask = None if viewer == SPECTATOR else match.ask(viewer)
        try:
            with patience(trial.patience):
                speaker = Speaker(scene, reader, trial.game.faces(), viewer, ask)
                _speak(speaker)
                if viewer in drawn:
                    _draw(speaker, trial.game, unfolded=trial.aside.random() < 0.5)
        except Hangs:
            trial.fail("speech", f"speaking or drawing the scene of {who(viewer)} does not come to an end")
        except Exception as error:
            trial.fail("speech", f"the scene of {who(viewer)} cannot be spoken or drawn: {traced(error)}")
        missing = dict.fromkeys(sorted(reader.missing), viewer) | missing
    for id, viewer in missing.items():
        trial.fail("words", f"{id} is missing in {language}: {who(viewer)} hears it")


def _speak(speaker: Speaker) -> None:
    """Every line a person can hear: the table with its maps, the answers, what is blocked."""
    for _ in speaker.speak():
        pass
    ask = speaker.ask
    if ask is None:
        return
    for option in ask.options:
        speaker.option(option)
        speaker.where(option)
        speaker.gives(option)
        for ghost in option.preview:
            speaker.small(ghost)
    for blocked in ask.blocked:
        speaker.say(blocked.why)
        for step in blocked.path:
            speaker.thing(step)
    for meter in ask.meter:
        speaker.say(meter.label)


def _draw(speaker: Speaker, game: Game[Any], *, unfolded: bool) -> None:
    """The table as the terminal draws it, with its answers."""
    console = Console(file=StringIO(), width=_WIDTH)
    painter = Painter(speaker, _palette(game), _WIDTH, unfolded=unfolded)
    for drawn in painter.table():
        console.print(drawn)
    if speaker.ask is not None:
        console.print(painter.options())
