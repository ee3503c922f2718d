"""Lessons over HTTP. Nothing is kept here: a browser sends where it is and what it does, and is told what comes of it."""

from __future__ import annotations

import msgspec

from wyrmtable.core.book import find_game
from wyrmtable.core.match import Refused
from wyrmtable.core.record import Decision
from wyrmtable.core.scene import Tried
from wyrmtable.learn import Tutor, find_lesson
from wyrmtable.server.play import Play
from wyrmtable.server.wire import Because, Frame, LessonIn, LessonTold


class Lost(Exception):
    """The rules of today do not lead to where the browser says it is."""


def teach(game_name: str, lesson_name: str, sent: bytes) -> bytes:
    """One request of a lesson; runs in a process of its own. Empty when there is no way to where the browser is."""
    told = msgspec.json.decode(sent, type=LessonIn)
    try:
        return msgspec.json.encode(_teach(game_name, lesson_name, told))
    except Lost:
        return b""


def _teach(game_name: str, lesson_name: str, told: LessonIn) -> LessonTold:
    game = find_game(game_name)
    lesson = find_lesson(game, lesson_name)
    if lesson is None or not 0 <= told.step < len(lesson.steps):
        raise Lost
    try:
        tutor = Tutor(game, lesson, msgspec.convert(told.made, list[Decision]), told.step)
    except Refused:
        raise Lost from None
    play = Play(tutor.match)
    if told.place:
        because = play.why(tutor.asked[0], tutor.match.ask_id(tutor.asked[0]), told.place) if tutor.asked else None
        return _told(tutor, Frame(0, tutor.viewer, len(tutor.match.decisions)), None, because)
    if told.deed == "look":
        return _told(tutor, play.first_frame(tutor.viewer, 0, None))
    play.show((tutor.viewer,))
    tried = None
    try:
        if told.deed == "answer":
            tried = tutor.answer(tutor.viewer if told.seat is None else told.seat, told.names)
        else:
            tutor.skip()
    except Refused as refused:
        tried = Tried(tuple(told.names), refused.why)
    play.pass_windows({})
    return _told(tutor, play.frame(tutor.viewer, 0), tried)


def _told(tutor: Tutor, frame: Frame, tried: Tried | None = None, because: Because | None = None) -> LessonTold:
    frame.asks = [ask for seat in tutor.asked if (ask := tutor.ask(seat)) is not None]
    if tutor.step.looks:
        frame.aside, frame.waiting = None, []
    frame.redo = False
    return LessonTold(
        frame=frame,
        teaching=tutor.teaching(),
        made=[msgspec.to_builtins(decision) for decision in tutor.made],
        step=tutor.at,
        seats=list(tutor.lesson.seats),
        players=tutor.lesson.players,
        tried=tried,
        because=because,
    )
