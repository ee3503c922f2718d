"""A tree search over imagined worlds (information-set Monte Carlo tree search, open loop).

Each iteration imagines one world, tries one of the answers in it, walks down the tree by the picks possible there,
adds one node, plays on quickly and values the end for every seat. A node stands for the picks that led to it, not for a state; how often a pick was
*available* takes the place of its parent's visits (Cowling, Powley, Whitehouse 2012). Simultaneous choices are
decoupled: the others choose from statistics of their own that do not know the searcher's pick, and the searcher's
line goes on from its own pick alone.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from wyrmtable.bots.greedy import ANSWERS, rank
from wyrmtable.bots.policy import answers, weighted
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run

_AHEAD = 2
_OWN = 20
"""A world is left at the searcher's second simultaneous question from now, or after so many questions of its own."""
_CANDIDATES = 8
"""More answers than this get a few looks first, and the tree grows over the better third."""
_LOOKS = 4


class Node:
    """What is known of a pick: how often it could be made, was made, and what it brought to whoever made it."""

    __slots__ = ("available", "children", "reward", "sides", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.reward = 0.0
        self.children: dict[Any, Node] = {}
        self.sides: dict[int, Node] = {}
        """For a simultaneous question: where each of the others begins."""


class Scale:
    """Brings the game's evaluation, whatever its size, to rewards between 0 and 1, seat by seat."""

    def __init__(self) -> None:
        self.n = 0
        self.mean = 0.0
        self.squares = 0.0

    def reward(self, value: float, won: float) -> float:
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self.squares += step * (value - self.mean)
        spread = sqrt(self.squares / self.n) or 1.0
        return 1 / (1 + exp(-(value - self.mean) / spread - won))


class MctsBot:
    """Searches for ``seconds`` or ``iterations`` a decision.

    Beyond the tree a world is played on by ``Game.prefer``. All worlds are left at the same point, the searcher's next
    simultaneous question, and judged there by the game's own evaluation: judged at different points of a turn, answers
    could not be compared.
    """

    def __init__(
        self,
        random: Random,
        *,
        seconds: float | None = 1.0,
        iterations: int | None = None,
        courage: float = 0.7,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.random = random
        self.seconds = seconds
        self.iterations = iterations
        self.courage = courage
        self.clock = clock

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        question = match.open[seat]
        end = None if self.seconds is None else self.clock() + self.seconds
        candidates = answers(question, ANSWERS, self.random)
        if len(candidates) > _CANDIDATES:
            candidates = rank(match, seat, candidates, self.random, _LOOKS, on=False)
            del candidates[max(_CANDIDATES, len(candidates) // 3) :]
        roots = {value: Node() for value in candidates}
        others = Node()
        if len(roots) > 1:
            scales = [Scale() for _ in range(match.players)]
            key = f"mcts/{self.random.getrandbits(64)}"
            done = 0
            while (self.iterations is None or done < self.iterations) and (end is None or self.clock() < end):
                run = match.imagine(seat, f"{key}/{done}")
                value, root = self._candidate(roots, done)
                self._iterate(run, value, root, others, seat, scales)
                done += 1
        return question.names(max(roots, key=lambda value: roots[value].visits))

    def _candidate(self, roots: dict[Any, Node], done: int) -> tuple[Any, Node]:
        """The answer to try now: each once, then by upper confidence bound."""

        def bound(node: Node) -> float:
            return node.reward / node.visits + self.courage * sqrt(log(done) / node.visits) if node.visits else 2.0

        return max(roots.items(), key=lambda item: bound(item[1]))

    def _iterate(self, run: Run[Any], value: Any, root: Node, others: Node, me: int, scales: list[Scale]) -> None:
        """One world. Those who answer at the same time as the searcher begin at ``others``, whatever the searcher does."""
        path: list[tuple[int, Node]] = [(me, root)]
        main, entry = root, others
        sides: dict[int, Node] = {}
        begun = group = run.group
        asked = run.question
        own = ahead = 0
        grown = root.visits == 0
        run.send(value)
        while not run.over:
            if run.seat == me and run.question is not asked:
                asked = run.question
                own += 1
                if run.group is not None and run.group is not begun:
                    begun = run.group
                    ahead += 1
                if own >= _OWN or ahead >= _AHEAD:
                    break
            if grown or len(run.options) == 1:
                run.pick(weighted(run, self.random))
                continue
            if run.group is not group:
                group, entry, sides = run.group, main, {}
            seat = run.seat
            aside = group is not None and seat != me
            node = main
            if aside:
                if seat not in sides:
                    sides[seat] = entry.sides.setdefault(seat, Node())
                node = sides[seat]
            pick, child, grown = self._select(run, node)
            path.append((seat, child))
            if aside:
                sides[seat] = child
            else:
                main = child
            run.pick(pick)
        winners = run.game.result(run.state).winners if run.over else None
        rewards: dict[int, float] = {}
        for seat, node in path:
            if seat not in rewards:
                won = 0.0 if winners is None else 1.0 if seat in winners else -1.0
                rewards[seat] = scales[seat].reward(run.game.evaluate(run.state, seat), won)
            node.visits += 1
            node.reward += rewards[seat]

    def _select(self, run: Run[Any], node: Node) -> tuple[Any, Node, bool]:
        seat, children = run.seat, node.children
        best, best_child, best_score = None, None, -1.0
        untried = []
        for pick in run.options:
            child = children.get((seat, pick))
            if child is None:
                untried.append(pick)
                continue
            child.available += 1
            score = child.reward / child.visits + self.courage * sqrt(log(child.available) / child.visits)
            if score > best_score:
                best, best_child, best_score = pick, child, score
        if best_child is not None and not untried:
            return best, best_child, False
        pick = untried[0] if len(untried) == 1 else self._draw(run, untried)
        child = children[seat, pick] = Node()
        child.available = 1
        return pick, child, True

    def _draw(self, run: Run[Any], untried: list[Any]) -> Any:
        weights = run.game.prefer(run.state, run.question, untried)
        if weights is None:
            return untried[int(self.random.random() * len(untried))]
        return untried[max(range(len(untried)), key=weights.__getitem__)]
