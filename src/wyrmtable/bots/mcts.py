"""A tree search over imagined worlds (information-set Monte Carlo tree search, open loop).

Each iteration imagines one world, walks down the tree by the picks possible there, adds one node, plays on quickly
and values the end for every seat. A node stands for the picks that led to it, not for a state; how often a pick was
*available* takes the place of its parent's visits (Cowling, Powley, Whitehouse 2012). Simultaneous choices are
decoupled: the others choose from statistics of their own that do not know the searcher's pick, and the searcher's
line goes on from its own pick alone.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from wyrmtable.bots.bot import chain
from wyrmtable.bots.policy import weighted
from wyrmtable.core.ask import Together
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run

_PICKS = 400
"""A world is left after so many picks beyond the tree, wherever it is then."""


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

    Beyond the tree a world is played on by ``Game.prefer`` until the searcher is asked again; after a simultaneous
    question until the next one, because a bid is worth what it buys. There the game's own evaluation judges it.
    """

    def __init__(
        self,
        random: Random,
        *,
        seconds: float | None = 1.0,
        iterations: int | None = None,
        courage: float = 0.35,
    ) -> None:
        self.random = random
        self.seconds = seconds
        self.iterations = iterations
        self.courage = courage

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        question = match.open[seat]
        node: Node | None = self._search(match, seat)

        def most_visited(picks: Any) -> Any:
            nonlocal node
            children = node.children if node else {}
            tried = [pick for pick in picks if (seat, pick) in children]
            best = max(tried, key=lambda pick: children[seat, pick].visits) if tried else self.random.choice(picks)
            node = children.get((seat, best))
            return best

        return chain(question, most_visited)

    def _search(self, match: Match[Any], seat: int) -> Node:
        root = Node()
        question = match.open[seat]
        first = question.next_picks(())
        if len(first) == 1 and not question.next_picks(first):
            return root
        scales = [Scale() for _ in range(match.players)]
        end = None if self.seconds is None else perf_counter() + self.seconds
        key = f"mcts/{self.random.getrandbits(64)}"
        done = 0
        while (self.iterations is None or done < self.iterations) and (end is None or perf_counter() < end):
            self._iterate(match.imagine(seat, f"{key}/{done}"), root, seat, scales)
            done += 1
        return root

    def _iterate(self, run: Run[Any], root: Node, me: int, scales: list[Scale]) -> None:
        path: list[tuple[int, Node]] = []
        main = entry = root
        group: Together | None = run.group
        sides: dict[int, Node] = {}
        grown = False
        while not grown and not run.over:
            if run.group is not group:
                group, entry, sides = run.group, main, {}
            if len(run.options) == 1:
                run.pick(run.options[0])
                continue
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
        for _ in range(_PICKS):
            if run.over or (run.seat == me and (group is None or (run.group is not None and run.group is not group))):
                break
            run.pick(weighted(run, self.random))
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
