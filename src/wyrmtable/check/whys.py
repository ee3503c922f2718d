"""The laws of what is asked of a game beside its rules: why a place is no answer, what would follow one, what standing
orders do, what its bots ask."""

from __future__ import annotations

from math import isclose, isfinite
from typing import Any

from wyrmtable.check.looks import check_looks
from wyrmtable.check.places import Places
from wyrmtable.check.trial import Trial
from wyrmtable.check.words import messages_in
from wyrmtable.core.ask import name_of
from wyrmtable.core.game import Game
from wyrmtable.core.match import Match
from wyrmtable.core.orders import ASK, PASS_TURN
from wyrmtable.core.scene import Foresight, Overlay
from wyrmtable.core.words import Msg

_PLACES = 12
"""Places asked about at one look."""
_ANSWERS = 4
"""Answers of which the end is wanted at one look."""


def check_whys(trial: Trial, match: Match[Any]) -> None:
    """Why a thing on the table is no answer: a message, the same in every world the asked seat can imagine."""
    for seat, question in match.open.items():
        ask = match.ask(seat)
        assert ask is not None
        pointed = {step for option in ask.options for step in option.path}
        places = sorted({element.id for element in match.scene(seat).elements} - pointed)
        believed = match.clone((seat, f"check/{trial.aside.getrandbits(32)}"))
        for place in trial.aside.sample(places, min(_PLACES, len(places))):
            why = match.game.why_not(match.state, question, place)
            if not trial.expect(
                why is None or isinstance(why, Msg), "why", f"{question.kind}: why not {place} is answered by {why!r}"
            ):
                continue
            trial.met.said |= messages_in(why)
            other = believed.open.get(seat)
            same = other is None or believed.game.why_not(believed.state, other, place) == why
            trial.expect(same, "leak", f"{question.kind}: why not {place} tells seat {seat} something hidden")


def check_foresight(trial: Trial, match: Match[Any]) -> None:
    """What would follow an answer: lights over places that exist, the same in every world the asked seat can imagine."""
    for seat, question in match.open.items():
        ask = match.ask(seat)
        if ask is None or not ask.foresight:
            continue
        if type(match.game).foresee is Game.foresee:
            trial.fail("foresight", f"{question.kind} promises to tell what would follow, and the game has no foresee")
            continue
        places = Places(match.scene(seat), match.game.faces())
        believed = match.clone((seat, f"check/{trial.aside.getrandbits(32)}"))
        for name in trial.aside.sample(sorted(map(name_of, question.options)), min(_ANSWERS, len(question.options))):
            what = f"{question.kind}: what would follow {name}"
            found = match.foresee(seat, name)
            if not trial.expect(found is None or isinstance(found, Foresight), "foresight", f"{what} is {found!r}"):
                continue
            trial.met.said |= messages_in(found)
            if found is not None:
                check_looks(trial, found, what)
                lights = [light for light in found.put if isinstance(light, Overlay)]
                trial.expect(len(lights) == len(found.put), "foresight", f"{what} is not only lights")
                for place in (place for light in lights for place in (*light.cells, *light.ends)):
                    trial.expect(place in places, "foresight", f"{what} lights {place}, which does not exist")
            other = believed.open.get(seat)
            offered = other is not None and name in map(name_of, other.options)
            same = not offered or believed.foresee(seat, name) == found
            trial.expect(same, "leak", f"{what} tells seat {seat} something hidden")


def check_orders(trial: Trial, match: Match[Any]) -> None:
    """Standing orders: each with a name of its own and words; whether one passes follows from what its owner knows."""
    game = match.game
    for seat in range(trial.players):
        orders = game.orders(match.state, seat)
        names = [order.name for order in orders]
        sound = len({*names}) == len(names) and not {ASK, PASS_TURN} & {*names}
        trial.expect(sound, "orders", f"seat {seat} may order {', '.join(names)}: each needs a name of its own")
        trial.met.said |= messages_in(list(orders))
        question = match.open.get(seat)
        if question is None or question.form != "window" or not orders:
            continue
        believed = match.clone((seat, f"check/{trial.aside.getrandbits(32)}"))
        other = believed.open.get(seat)
        for name in names:
            obeys = game.obeys(match.state, question, name)
            trial.expect(isinstance(obeys, bool), "orders", f"{question.kind}: the order {name} passes: {obeys!r}")
            same = other is None or game.obeys(believed.state, other, name) == obeys
            trial.expect(same, "leak", f"{question.kind}: the order {name} tells seat {seat} something hidden")


def check_bots(trial: Trial, match: Match[Any]) -> None:
    """What bots ask a game for: a number for each seat, worlds to try, and whether a question completes another."""
    game = match.game
    for seat in range(trial.players):
        value = game.evaluate(match.state, seat)
        sound = isinstance(value, int | float) and isfinite(value)
        trial.expect(sound, "evaluate", f"the position is worth {value!r} to seat {seat}")
        terms = game.terms(match.state, seat)
        trial.met.said |= {f"term-{name}": Msg(f"term-{name}") for name in terms}
        total = sum(terms.values())
        same = not terms or not sound or isclose(total, value, rel_tol=1e-9, abs_tol=1e-6)
        trial.expect(same, "evaluate", f"the terms of seat {seat} come to {total!r}, the position is worth {value!r}")
        worlds = game.worlds(match.state, seat)
        sound = len(worlds) == 3 and all(isinstance(n, int) and n >= 0 for n in worlds) and worlds[0] > 0
        trial.expect(sound, "evaluate", f"seat {seat} is to try {worlds!r} worlds")
    for question in match.open.values():
        answer = game.completes(match.state, question)
        trial.expect(isinstance(answer, bool), "evaluate", f"{question.kind} completes another: {answer!r}")
    for seat in match.open:
        _check_counsel(trial, match, seat)


def _check_counsel(trial: Trial, match: Match[Any], seat: int) -> None:
    """What the game itself would answer is an answer, and what speaks for it has words."""
    run = match.imagine(seat, f"check/{trial.aside.getrandbits(32)}")
    question = run.question
    for answer, terms in match.game.counsel(run.state, question):
        names = question.names(answer)
        try:
            question.parse(names)
        except ValueError:
            trial.fail("counsel", f"{question.kind}: {' '.join(names)} is counselled and no answer")
        trial.met.said |= {f"term-{name}": Msg(f"term-{name}") for name in terms}
