"""The laws that are cheap enough for every decision of thousands of matches."""

from __future__ import annotations

import re
from typing import Any

from wyrmtable.check.ends import check_return
from wyrmtable.check.legacies import check_legacy
from wyrmtable.check.met import kind_at
from wyrmtable.check.picks import pick_one
from wyrmtable.check.trace import traced
from wyrmtable.check.trial import Broken, Trial
from wyrmtable.core.ask import Question, name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Result
from wyrmtable.core.run import Endless, Run

KIND = re.compile(r"[a-z0-9_-]+")
NAME = re.compile(r"[a-z0-9_.:>,#@/-]+")


def play_quickly(trial: Trial) -> None:
    """Play one match without a record: it ends, options are sound, nothing is lost."""
    with trial.watched():
        _play(trial)


def _play(trial: Trial) -> None:
    game = trial.game
    try:
        run = Run(game, game.begin(trial.players, trial.options, Chance(trial.seed), None))
        box = census_of(trial, run.state)
        while not run.over:
            question = run.question
            trial.met.kinds.setdefault(kind_at(trial.players, question.kind), trial.number)
            check_options(trial, question, run.options)
            run.pick(pick_one(trial, run.state, question, run.options))
            trial.moment += 1
            if not question.taken:  # else the answer is not complete yet
                trial.step()
            check_census(trial, box, run.state)
        result = game.result(run.state)
        check_result(trial, result)
        check_return(trial, result)
        check_legacy(trial, run.state, result)
    except Endless:
        trial.fail("end", f"the match has not ended after {trial.decision} decisions")
    except Broken:
        pass
    except Exception as error:
        trial.fail("rules", f"the rules fail with {traced(error)}")


def check_options(trial: Trial, question: Question, picks: Any) -> None:
    if not picks:
        trial.fail("options", f"{question.kind} has no options")
        raise Broken
    if not 0 <= question.seat < trial.players:
        trial.fail("options", f"{question.kind} is asked of seat {question.seat}, where no person sits")
        raise Broken
    if not KIND.fullmatch(question.kind):
        trial.fail("options", f"{question.kind!r} is no kind of question: lower-case letters, digits, - and _ make one")
        raise Broken
    seen = set()
    for value in picks:
        if not allowed(value):
            trial.fail(
                "options",
                f"{question.kind} offers a {type(value).__name__}: only texts, numbers, Named, frozen structs with a name, tuples",
            )
            raise Broken
        name = name_of(value)
        trial.expect(
            bool(NAME.fullmatch(name)),
            "options",
            f"{question.kind} has an option named {name!r}: lower-case letters, digits and _ . : , # @ / - make a name",
        )
        trial.expect(name not in seen, "options", f"{question.kind} offers {name} twice")
        seen.add(name)


def allowed(value: Any) -> bool:
    if type(value) is tuple:
        return all(map(allowed, value))
    if type(value) in (str, int):
        return True
    return isinstance(getattr(value, "name", None), str) and type(value).__hash__ is not None  # what changes has none


def census_of(trial: Trial, state: Any) -> list[str]:
    """All components at the start; a game that names none cannot be seen to lose one."""
    box = sorted(trial.game.census(state))
    trial.expect(bool(box), "census", "the census names no components, so nobody sees whether one is lost")
    return box


def check_census(trial: Trial, box: list[str], state: Any) -> None:
    found = sorted(trial.game.census(state))
    if found != box:
        lost = sorted(set(box) - set(found)) or sorted({name for name in box if box.count(name) > found.count(name)})
        more = sorted(name for name in set(found) if found.count(name) > box.count(name))
        trial.fail("census", f"lost {', '.join(lost[:5]) or 'nothing'}; too many {', '.join(more[:5]) or 'of nothing'}")
        raise Broken


def check_result(trial: Trial, result: Result) -> None:
    """Scores and winners are those of the rows, a team wins as a whole, and the best score wins if scores decide."""
    rows = range(trial.players + trial.game.automata(trial.players, trial.options))
    sound = len(result.scores) == len(rows) and all(winner in rows for winner in result.winners)
    if not trial.expect(sound, "result", f"{result} does not fit {trial.players} players"):
        return
    teams = trial.game.teams(trial.players, trial.options)
    named = [seat for team in teams for seat in team]
    if len({*named}) < len(named) or not {*named} <= {*rows}:
        trial.fail("result", f"the teams {teams} name a seat twice or one that is not there")
        return
    alone = [(row,) for row in rows if not any(row in team for team in teams)]
    sides = {side: [result.scores[row] for row in side] for side in (*teams, *alone)}
    won = [side for side in sides if any(row in result.winners for row in side)]
    whole = all(row in result.winners for side in won for row in side)
    trial.expect(whole, "result", f"{result}: only a part of a team wins")
    ranking = trial.game.facts.ranking
    if ranking != "free" and len(sides) > 1:
        best = max if ranking == "high" else min
        ways = [{side: sum(scores) for side, scores in sides.items()}]
        if all(len(set(scores)) == 1 for scores in sides.values()):  # each seat may show what its team has
            ways.append({side: scores[0] for side, scores in sides.items()})
        trial.expect(
            bool(won) and any(all(way[side] == best(way.values()) for side in won) for way in ways),
            "result",
            f"{result}: the winners have not the best score{_counted(ways[0])}; if scores do not decide, say so: Facts.ranking",
        )


def _counted(sides: dict[tuple[int, ...], int]) -> str:
    """How teams compare."""
    if all(len(side) == 1 for side in sides):
        return ""
    together = [f"{'+'.join(map(str, side))} has {score}" for side, score in sides.items()]
    return f" (together: {', '.join(together)})"
