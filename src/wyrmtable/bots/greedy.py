"""The greedy bot: looks one decision ahead with the game's own evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

from wyrmtable.bots.policy import answers, favourite, weighted
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run

_ANSWERS = 120
"""More answers than this are sampled, not enumerated."""
_PICKS = 400
"""A world is left after so many picks, wherever it is then."""


class GreedyBot:
    """Tries every answer in a few imagined worlds and takes the one whose outcome it values most.

    A world is played on until the bot is asked again; after a simultaneous question until the next simultaneous one,
    because a bid is worth what it buys. Everybody in it plays by ``Game.prefer``. Half of the answers drop out after
    each handful of worlds, so that time is spent on the good ones.
    """

    def __init__(self, random: Random, worlds: int = 2, rounds: int = 4) -> None:
        self.random = random
        self.worlds = worlds
        self.rounds = rounds

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        question = match.open[seat]
        candidates = answers(question, _ANSWERS, self.random)
        totals = [0.0] * len(candidates)
        alive = list(range(len(candidates)))
        key = f"greedy/{self.random.getrandbits(64)}"
        for trial in range(self.rounds):
            if len(alive) == 1:
                break
            for world in range(self.worlds << trial):
                fate = self.random.getrandbits(64)
                for i in alive:
                    run = match.imagine(seat, f"{key}/{trial}/{world}")
                    totals[i] += self._outcome(run, seat, candidates[i], Random(fate))
            alive.sort(key=totals.__getitem__, reverse=True)
            del alive[(len(alive) + 1) // 2 :]
        return question.names(candidates[alive[0]])

    def _outcome(self, run: Run[Any], seat: int, value: Any, random: Random) -> float:
        bidding = run.group
        run.send(value)
        for _ in range(_PICKS):
            if run.over or (run.seat == seat and (bidding is None or (run.group and run.group is not bidding))):
                break
            run.pick(favourite(run, random) if run.seat == seat else weighted(run, random))
        return run.game.evaluate(run.state, seat)
