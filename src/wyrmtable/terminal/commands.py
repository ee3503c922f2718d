"""What a player can type besides answers."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from wyrmtable.bots.advice import advise
from wyrmtable.bots.mcts import MctsBot
from wyrmtable.core.about import about
from wyrmtable.core.language import guide_anchors, guide_chapter
from wyrmtable.core.scene import AnyElement, Area, Card, Zone
from wyrmtable.core.speak import Speaker
from wyrmtable.core.symbols import PICTURE, whole_guide
from wyrmtable.core.watch import retell
from wyrmtable.core.why import leading, reason
from wyrmtable.core.words import Msg
from wyrmtable.terminal.answers import read_answer
from wyrmtable.terminal.draw import Painter

if TYPE_CHECKING:
    from wyrmtable.terminal.session import Session


_ANSWERS = 8
"""Of more answers that begin with the same thing, no more are told."""


class Again(Exception):
    """The position has changed: begin the question anew."""


class Leave(Exception):
    """The player stops."""


def show_help(session: Session, rest: str, speaker: Speaker) -> None:
    say = session.say
    table = Table.grid(padding=(0, 3))
    table.add_row(Text(say.word("term-help-answer"), "bold"), say.word("term-help-answer-text"))
    for command in ("undo", "table", "look", "why", "if", "hint", "aside", "log", "rules", "save", "quit"):
        table.add_row(Text(command, "bold"), say.word(f"term-help-{command}-text"))
    session.print(table)


def undo(session: Session, rest: str, speaker: Speaker) -> None:
    """Take back the last decision made at this device, if nothing was learnt."""
    last = session.match.decisions[-1].seat if session.match.decisions else speaker.viewer
    if last in session.bots:
        last = speaker.viewer
    session.match.undo(last)
    _went_back(session, "term-undone")


def redo(session: Session, rest: str, speaker: Speaker) -> None:
    session.match.redo(speaker.viewer)
    _went_back(session, "term-redone")


def _went_back(session: Session, word: str) -> None:
    session.watch.restart()
    session.notice = session.say.word(word)
    raise Again


def table(session: Session, rest: str, speaker: Speaker) -> None:
    session.show(speaker, unfolded=bool(rest))


def look(session: Session, rest: str, speaker: Speaker) -> None:
    """A player's mat, or a thing with all that is printed on it."""
    painter = Painter(speaker, session.palette, session.console.width, unfolded=True)
    found = _called(rest, speaker)
    for seat in speaker.scene.seats:
        if session.say.people(seat.seat).casefold().startswith(rest.casefold()) and rest and not found:
            mats = [
                e for e in speaker.scene.elements if isinstance(e, Area) and e.role == "mat" and e.owner == seat.seat
            ]
            session.print(painter.mat(seat, mats))
            return
    if not found:
        session.warn(session.say.word("term-look-what", text=rest))
        return
    for element in found[:8]:
        explained = about(element, speaker.faces, session.say.has)
        face = speaker.faces.get(element.face) if isinstance(element, Card) else None
        if face is not None:
            title, *lines = speaker.face(face)
            session.print(Text(title, "bold"), *(Text(f"  {line}") for line in lines))
        elif session.plain:
            session.print(*(Text("  " * line.depth + line.text) for line in speaker.lines(element)))
        else:
            session.print(*painter.element(element))
        if explained is not None:
            session.print(Text(f"  {session.say(explained)}"))


def _called(text: str, speaker: Speaker) -> list[AnyElement]:
    """Elements by the key of an answer, by id, or by the beginning of their name; holders before what they hold."""
    wanted = text.casefold()
    for key, option in zip(speaker.keys, speaker.ask.options if speaker.ask else (), strict=True):
        if wanted in (key, option.name.casefold()):
            return [speaker.elements[step] for step in option.path if step in speaker.elements]
    if wanted in speaker.elements:
        return [speaker.elements[wanted]]
    named = [e for e in speaker.scene.elements if wanted and f" {speaker.name(e).casefold()}".find(f" {wanted}") >= 0]
    holders: list[AnyElement] = [e for e in named if isinstance(e, Area | Zone)]
    return holders or named


def why(session: Session, rest: str, speaker: Speaker) -> None:
    """What choosing something does, or why it cannot be chosen now."""
    ask, question = speaker.ask, session.match.open.get(speaker.viewer)
    if ask is None or question is None:
        return
    if not rest:
        example = ask.blocked[0].path[0] if ask.blocked else "…"
        session.warn(session.say.word("term-why-what", example=example))
        for blocked in ask.blocked:
            things = " → ".join(speaker.thing(step) for step in blocked.path)
            session.print(Text(f"  {things}: {session.say(blocked.why)} {blocked.rule}".rstrip()))
        return
    places = sorted({element.id for element in _called(rest, speaker)} or {rest})
    answers = [option for place in places for option in leading(ask, place)]
    for option in answers[:_ANSWERS]:
        brings = ", ".join(speaker.gives(option))
        session.print(Text(f"{speaker.option(option)}: {brings}" if brings else speaker.option(option)))
    if not answers:
        told = [reason(session.game, session.match.state, question, ask, place) for place in places]
        found = next((each for each in told if each.why.id != "not-part-of-choice"), told[0])
        session.print(Text(f"{session.say(found.why)} {found.rule}".rstrip()))


def if_so(session: Session, rest: str, speaker: Speaker) -> None:
    """What would follow an answer, in words."""
    ask = speaker.ask
    if ask is None or not ask.foresight or not rest:
        session.warn(session.say.word("term-if-what" if ask is not None and ask.foresight else "term-if-never"))
        return
    names = read_answer(rest, speaker)
    found = session.match.foresee(speaker.viewer, names[0]) if len(names) == 1 else None
    lines = found.say if found is not None else ()
    session.print(*(Text(f"  {session.say(line)}") for line in lines))
    if not lines:
        session.print(Text(session.say.word("term-if-nothing")))


def hint(session: Session, rest: str, speaker: Speaker) -> None:
    """What a strong bot would answer, and what speaks for it; not where people play against each other."""
    ask, say = speaker.ask, session.say
    if ask is None or session.match.players - len(session.bots) > 1:
        session.warn(say.word("refused-hint"))
        return
    names = {option.name: speaker.option(option) for option in ask.options}
    for place, advice in enumerate(advise(session.match, speaker.viewer, MctsBot(Random()), Random()), 1):
        session.print(Text(f"{place}. {say.list([names.get(name, name) for name in advice.names])}", "bold"))
        for word, terms in (("hint-for", advice.good), ("hint-against", advice.bad)):
            if terms:
                why = say.list([say(Msg(f"term-{term}")) for term in terms])
                session.print(Text(f"   {say.word(word, why=why)}"))


def aside(session: Session, rest: str, speaker: Speaker) -> None:
    """What one may do out of turn: the list, or one of it by key or name."""
    ask = session.match.ask_aside(speaker.viewer)
    if ask is None:
        session.print(Text(session.say.word("term-no-aside")))
        return
    besides = Speaker(speaker.scene, session.say, speaker.faces, speaker.viewer, ask)
    if not rest:
        session.print(Text(session.say(ask.prompt), "bold"))
        session.print(Painter(besides, session.palette, session.console.width).options())
        session.print(Text(session.say.word("term-aside"), "dim"))
        return
    session.match.act(speaker.viewer, read_answer(rest, besides))
    raise Again


def log(session: Session, rest: str, speaker: Speaker) -> None:
    """What happened, as this viewer was told: the last twenty lines, or all."""
    _, beats = retell(session.match, speaker.viewer, scenes=False)
    lines = session.log_lines(beats)
    if not lines:
        session.print(Text(session.say.word("term-nothing-happened")))
    session.print(*(lines if rest else lines[-20:]))


def rules(session: Session, rest: str, speaker: Speaker) -> None:
    """The guide, or the chapter with this anchor; without one the chapter of the present question is named first."""
    text = PICTURE.sub("", whole_guide(session.game, session.say.code))
    if not text:
        session.print(Text(session.say.word("term-no-guide")))
        return
    if rest:
        chapter = guide_chapter(text, rest)
        if not chapter:
            names = ", ".join(guide_anchors(text))
            session.warn(session.say.word("term-no-chapter", name=rest, names=names))
            return
        text = chapter
    text = guide_anchors_removed(text)
    if session.plain:
        session.print(Text(text))
    elif rest:
        session.print(Markdown(text))
    else:
        os.environ.setdefault("LESS", "-FRX")  # colours, and no page for what fits the screen
        with session.console.pager(styles=True):
            session.console.print(Markdown(text))


def guide_anchors_removed(text: str) -> str:
    return "\n".join(line.partition(" {#")[0] if line.startswith("#") else line for line in text.splitlines())


def save(session: Session, rest: str, speaker: Speaker) -> None:
    session.keep(Path(rest).expanduser() if rest else None)


def quit(session: Session, rest: str, speaker: Speaker) -> None:
    raise Leave


COMMANDS: dict[str, Callable[[Session, str, Speaker], None]] = {
    "help": show_help,
    "?": show_help,
    "undo": undo,
    "u": undo,
    "redo": redo,
    "table": table,
    "t": table,
    "look": look,
    "l": look,
    "why": why,
    "hint": hint,
    "if": if_so,
    "aside": aside,
    "a": aside,
    "log": log,
    "rules": rules,
    "save": save,
    "quit": quit,
    "q": quit,
    "exit": quit,
}
