"""What a question mark on a thing says: what choosing it does, or why it is no answer."""

from __future__ import annotations

from typing import Any, NamedTuple

from wyrmtable.core.ask import Question
from wyrmtable.core.game import Game
from wyrmtable.core.scene import Ask, Option
from wyrmtable.core.words import Msg


class Reason(NamedTuple):
    why: Msg
    rule: str = ""


def leading(ask: Ask, place: str) -> list[Option]:
    """Answers on whose way this place lies."""
    return [option for option in ask.options if place in option.path]


def reason(game: Game[Any], state: Any, question: Question, ask: Ask, place: str) -> Reason:
    """What choosing a place does if it is an answer to the question, and else why it is none."""
    options = leading(ask, place)
    if len(options) == 1 and options[0].label is not None:
        return Reason(Msg("answer-here", {"what": options[0].label}), ask.rule)
    if options or place in ask.places:
        return Reason(Msg("answers-here", {"n": len(options) or len(ask.options)}), ask.rule)
    for blocked in ask.blocked:
        if place in blocked.path:
            return Reason(blocked.why, blocked.rule)
    return Reason(game.why_not(state, question, place) or Msg("not-part-of-choice", {"prompt": ask.prompt}), ask.rule)
