"""The laws of lessons: each can be played to its end, points at what is there, and has words for every answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from wyrmtable.check.patience import STALL, Hangs, patience
from wyrmtable.check.places import Places
from wyrmtable.check.report import Failure, Report
from wyrmtable.check.trace import traced
from wyrmtable.check.words import Words, messages_in
from wyrmtable.core.ask import Question
from wyrmtable.core.game import Game
from wyrmtable.core.language import guide, guide_anchors, home_of, words
from wyrmtable.core.lesson import MOST_SAID, Lesson
from wyrmtable.core.match import Refused
from wyrmtable.core.words import Msg
from wyrmtable.learn import Tutor

_WRONG = 200
"""So many answers of a step are tried, at most."""
_NAME = re.compile(r"[a-z0-9_-]+")
_FREE = 3
"""So many answers are given in free play."""


class Examined:
    """One lesson played to its end as the lesson itself shows it; every other answer is tried on the way."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.faults: list[str] = []
        self.said: list[Msg] = []
        self.anchors = {anchor: guide_anchors(guide(game, anchor)) for anchor in game.facts.languages}
        self._say(lesson.title, *(term.name for term in lesson.terms))
        try:
            with patience(STALL, lambda: len(self.said)):
                self._play()
        except Hangs as error:
            self._fault(f"does not come to an end: {traced(error)}")
        except Refused as refused:
            self._fault(f"cannot be played on: {refused}")
        except Exception as error:
            self._fault(f"cannot be played on: {traced(error)}")

    def _fault(self, what: str, at: int | None = None) -> None:
        where = "" if at is None else f", step {at + 1} ({self.lesson.steps[at].task.id})"
        self.faults.append(f"lesson {self.lesson.name}{where}: {what}")

    def _say(self, *texts: Msg | None) -> None:
        for text in texts:
            self.said += messages_in(text).values()

    def _play(self) -> None:
        if not _NAME.fullmatch(self.lesson.name) or self.lesson.minutes < 1:
            self._fault("its name is of lower-case letters, digits, - and _, and it takes a minute at least")
        if not self.lesson.steps or not self.lesson.steps[-1].free or self.lesson.steps[0].part is None:
            self._fault("the first step begins a part and the last one is free play")
            return
        for term in self.lesson.terms:
            self._rule(term.rule, None)
        tutor = Tutor(self.game, self.lesson)
        while not tutor.step.free:
            before = tutor.at
            self._look(tutor)
            if not tutor.step.looks and not self._try_all(tutor):
                return
            tutor.skip()
            again = Tutor(self.game, self.lesson, tutor.made, tutor.at)
            if tutor.at != before + 1 or again.match.record().decisions != tutor.match.record().decisions:
                self._fault("does not lead to the next step, always in the same way", before)
                return
        self._look(tutor)
        for _ in range(_FREE):
            if tutor.match.over:
                break
            seat = tutor.asked[0]
            tutor.answer(seat, next(answers(tutor.match.open[seat])))

    def _look(self, tutor: Tutor) -> None:
        """What a step says and points at."""
        step, at = tutor.step, tutor.at
        self._say(step.part, step.task, step.hint)
        for saying in step.says:
            self._say(saying.head, saying.text)
        if len(step.says) > MOST_SAID:
            self._fault(f"{len(step.says)} notes at once; nobody reads more than {MOST_SAID}", at)
        if step.free != (at == len(self.lesson.steps) - 1):
            self._fault("only the last step is free play", at)
        places = Places(tutor.match.scene(tutor.viewer), self.game.faces())
        for place in (*(saying.about for saying in step.says), *step.lights):
            if place and place not in places:
                self._fault(f"{place} does not lie on the table", at)
        self._rule(step.rule, at)

    def _rule(self, rule: str, at: int | None) -> None:
        for language, anchors in self.anchors.items():
            if rule and rule not in anchors:
                self._fault(f"the guide has no {rule} in {language}", at)

    def _try_all(self, tutor: Tutor) -> bool:
        """Try every answer: the right one is offered and taken, every other one gets a reason. False: no use going on."""
        step, at, state = tutor.step, tutor.at, tutor.match.state
        if not tutor.asked:
            self._fault("the learner is not asked", at)
            return False
        question = tutor.match.open[tutor.asked[0]]
        try:
            shown = tuple(question.names(question.parse(step.shown.split())))
        except ValueError:
            self._fault(f"{step.shown or 'nothing'} is shown and not offered; there are {question.legal()}", at)
            return False
        if not step.right(state, shown):
            self._fault(f"{step.shown} is shown and not right", at)
            return False
        for names in answers(question):
            if not step.right(state, names):
                reason = step.reply(state, names)
                if reason is None:
                    self._fault(f"has no reply to {' '.join(names) or 'nothing'}", at)
                else:
                    self._say(reason)
        if isinstance(step.wrong, dict):
            self._say(*step.wrong.values())
            for answer in step.wrong:
                if answer and answer not in {" ".join(names) for names in answers(question)}:
                    self._fault(f"replies to {answer}, which is not offered", at)
        for right in step.do if isinstance(step.do, tuple) else ():
            if right not in {" ".join(names) for names in answers(question)} and right != step.shown:
                self._fault(f"{right} should be right and is not offered", at)
        return True


def answers(question: Question, most: int = _WRONG) -> Iterator[tuple[str, ...]]:
    """The first answers to a question, complete ones."""
    left = most

    def complete(taken: list[Any]) -> Iterator[tuple[str, ...]]:
        nonlocal left
        picks = question.next_picks(taken)
        if not picks:
            left -= 1
            yield tuple(question.names(question.value(taken)))
        for pick in picks:
            if left > 0:
                yield from complete([*taken, pick])

    return complete([])


def lesson_faults(game: Game[Any]) -> list[str]:
    """Everything that is wrong with the lessons of a game."""
    faults: list[str] = []
    said: list[Msg] = []
    if len({lesson.name for lesson in game.lessons}) < len(game.lessons):
        faults.append("two lessons have the same name")
    for lesson in game.lessons:
        examined = Examined(game, lesson)
        faults += examined.faults
        said += examined.said
    return faults + _word_faults(game, said)


def _word_faults(game: Game[Any], said: list[Msg]) -> list[str]:
    """Messages that are missing in a language, or take what nobody gives; words of lessons that no lesson says."""
    faults = []
    ids = {message.id for message in said}
    for language in game.facts.languages if game.lessons else ():
        file = home_of(game).joinpath("lessons", f"{language}.ftl")
        if not file.is_file():
            faults.append(f"the game has lessons and no lessons/{language}.ftl")
            continue
        own, theirs, shared = Words(file.read_text("utf-8")), Words(words(game, language)), Words(words(None, language))
        faults += [f"{language}: {careless}" for careless in own.uncounted(own.nouns | theirs.nouns | shared.nouns)]
        faults += [
            f"{language}: {id} is in the game's words, too" for id in sorted(own.needs.keys() & theirs.needs.keys())
        ]
        faults += [f"{language}: no lesson says {id}" for id in sorted(own.needs.keys() - ids)]
        for message in said:
            needs = own.needs.get(message.id, theirs.needs.get(message.id, shared.needs.get(message.id)))
            if needs is None:
                faults.append(f"{message.id} is missing in {language}")
            elif not needs <= message.args.keys():
                faults.append(f"{message.id} needs {', '.join(sorted(needs - message.args.keys()))} in {language}")
    return list(dict.fromkeys(faults))


def check_lessons(report: Report, game: Game[Any]) -> None:
    for fault in lesson_faults(game):
        report.fail(Failure(law="lessons", what=fault))
