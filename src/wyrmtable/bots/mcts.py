"""A tree search over imagined worlds (information-set Monte Carlo tree search, open loop).

Each iteration imagines one world, gives one of the answers in it, walks down the tree by the picks possible there,
adds nodes, plays on quickly and values the end for every seat. A node stands for the picks that led to it, not for a
state, and only the picks possible in the present world are compared (Cowling, Powley, Whitehouse 2012). Simultaneous
choices are decoupled: the others choose from statistics of their own that do not know the searcher's pick, and the
searcher's line goes on from its own pick alone.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, exp, sqrt
from random import Random
from time import perf_counter
from typing import Any

from wyrmtable.bots.greedy import ANSWERS
from wyrmtable.bots.policy import considered, draw, favourite, weighted
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run

_AHEAD = 2
_OWN = 20
"""A world is left at the searcher's second simultaneous question from now, or after so many questions of its own."""
_SHARPNESS = 4.0
_DOUBT = 20
"""How strongly the others follow what their picks brought, and how many visits it takes to believe in it by half."""


_PARTS = 8
"""The answers in question shrink from all to one in so many equal steps."""
_CLEAR = 2.5
"""Standard errors by which an answer is clearly behind."""


class Node:
    """What is known of a pick: how often it was made, and what it brought to whoever made it."""

    __slots__ = ("children", "sides", "value", "visits", "won")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.won = 0
        self.children: dict[Any, Node] = {}
        self.sides: dict[int, Node] = {}
        """For a simultaneous question: where each of the others begins."""


class Scale:
    """How far apart the values of a seat lie: the unit for courage, and for what a victory adds to its value."""

    def __init__(self) -> None:
        self.n = 0
        self.mean = 0.0
        self.squares = 0.0
        self.unit = 1.0

    def add(self, value: float) -> None:
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self.squares += step * (value - self.mean)
        self.unit = sqrt(self.squares / self.n) or 1.0

    def total(self, node: Node) -> float:
        return node.value + self.unit * node.won


class MctsBot:
    """Searches for ``seconds`` or ``iterations`` a decision.

    Every world is tried with all answers still in question, so that none is better for its luck alone; after each part
    of the budget the worst of them are dropped, and those clearly behind. When one is left, thought ends. Beyond the
    tree a world is played on by ``Game.prefer``. All worlds are left at the same point and judged there by the game's
    own evaluation: judged at different points of a turn, answers could not be compared.
    """

    def __init__(
        self,
        random: Random,
        *,
        seconds: float | None = 1.0,
        iterations: int | None = None,
        courage: float = 1.0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.random = random
        self.seconds = seconds
        self.iterations = iterations
        self.courage = courage
        self.clock = clock

    def __repr__(self) -> str:
        budget = f"{self.seconds:g} s" if self.iterations is None else f"{self.iterations} iterations"
        return f"<mcts bot, {budget} a decision>"

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        return match.open[seat].names(self.ranked(match, seat)[0])

    def ranked(self, match: Match[Any], seat: int) -> list[Any]:
        """The answers it thought about, best first; those dropped early come last."""
        start = self.clock()
        left = considered(match.imagine(seat, "options"), ANSWERS, self.random)
        search = Search(match, seat, self.courage)
        many = len(left)
        dropped: list[Any] = []
        for part in range(1, _PARTS + 1):
            if len(left) == 1:
                break
            while search.done < many or not self._spent(start, search.done, part / _PARTS):
                search.try_all(left, self.random.getrandbits(64))
            better = search.in_question(left, ceil(many ** (1 - part / _PARTS)))
            worse = [answer for answer in left if answer not in better]
            dropped = [*sorted(worse, key=search.mean, reverse=True), *dropped]
            left = better
        return [*left, *dropped]

    def _spent(self, start: float, done: int, share: float) -> bool:
        """Whether this share of the budget is used up."""
        if self.iterations is not None and done >= self.iterations * share:
            return True
        return self.seconds is not None and self.clock() - start >= self.seconds * share


class Search:
    """The tree of one decision."""

    def __init__(self, match: Match[Any], me: int, courage: float) -> None:
        self.match = match
        self.me = me
        self.courage = courage
        self.done = 0
        self.roots: dict[Any, Node] = {}
        self.others = Node()
        """Where those begin who answer at the same time as the searcher, whatever the searcher does."""
        self.scales = [Scale() for _ in range(match.players)]

    def mean(self, answer: Any) -> float:
        root = self.roots[answer]
        return self.scales[self.me].total(root) / root.visits

    def in_question(self, left: list[Any], most: int) -> list[Any]:
        """The best of these answers, best first, without those clearly behind."""
        left = sorted(left, key=self.mean, reverse=True)
        enough = self.mean(left[0]) - _CLEAR * self.scales[self.me].unit * sqrt(2 / self.roots[left[0]].visits)
        return [answer for answer in left[:most] if self.mean(answer) >= enough]

    def try_all(self, left: list[Any], fate: int) -> None:
        """One world, the same for each of these answers, with the same luck as far as it goes."""
        for answer in left:
            root = self.roots.setdefault(answer, Node())
            self._iterate(self.match.imagine(self.me, f"mcts/{fate}"), answer, root, Random(fate))
        self.done += len(left)

    def _iterate(self, run: Run[Any], answer: Any, root: Node, random: Random) -> None:
        me = self.me
        path: list[tuple[int, Node]] = [(me, root)]
        main: Node | None = root if root.visits else None
        entry: Node | None = self.others
        sides: dict[int, Node | None] = {}
        begun = group = run.group
        asked = run.question
        own = ahead = 0
        run.send(answer)
        while not run.over:
            seat = run.seat
            if seat == me and run.question is not asked:
                asked = run.question
                own += 1
                if run.group is not None and run.group is not begun:
                    begun = run.group
                    ahead += 1
                if own >= _OWN or ahead >= _AHEAD:
                    break
            if len(run.options) == 1:
                run.pick(run.options[0])
                continue
            if run.group is not group:
                group, entry, sides = run.group, main, {}
            aside = group is not None and seat != me
            if aside and seat not in sides:
                sides[seat] = entry.sides.setdefault(seat, Node()) if entry else None
            node = sides[seat] if aside else main
            if node is None:
                run.pick(favourite(run, random) if seat == me else weighted(run, random))
                continue
            pick = self._boldest(run, node) if seat == me else self._likely(run, node, random)
            child = node.children.setdefault((seat, pick), Node())
            path.append((seat, child))
            below = child if child.visits else None  # each line grows by one node
            if aside:
                sides[seat] = below
            else:
                main = below
            run.pick(pick)
        self._learn(run, path)

    def _learn(self, run: Run[Any], path: list[tuple[int, Node]]) -> None:
        winners = run.game.result(run.state).winners if run.over else ()
        values: dict[int, float] = {}
        for seat, node in path:
            if seat not in values:
                values[seat] = run.game.evaluate(run.state, seat)
                self.scales[seat].add(values[seat])
            node.visits += 1
            node.value += values[seat]
            node.won += seat in winners

    def _known(self, run: Run[Any], node: Node) -> tuple[list[float], list[Node | None], int, float]:
        """Of the picks possible now: their weights by ``Game.prefer``, their nodes; all visits, and the mean of them."""
        picks, scale = run.options, self.scales[run.seat]
        weights = run.game.prefer(run.state, run.question, picks)
        children = [node.children.get((run.seat, pick)) for pick in picks]
        visits, total = 0, 0.0
        for child in children:
            if child is not None:
                visits += child.visits
                total += scale.total(child)
        return [1.0] * len(picks) if weights is None else list(weights), children, visits, total / max(1, visits)

    def _boldest(self, run: Run[Any], node: Node) -> Any:
        """The searcher's pick: the mean so far, and courage for what is likely good but little tried (PUCT)."""
        weights, children, visits, mean = self._known(run, node)
        scale = self.scales[run.seat]
        reach = self.courage * sqrt(visits + 1) / (sum(weights) or 1.0)
        best, most = 0, float("-inf")
        for i, child in enumerate(children):
            score = reach * weights[i]
            if child is not None:
                score = score / (1 + child.visits) + (scale.total(child) / child.visits - mean) / scale.unit
            if score > most:
                best, most = i, score
        return run.options[best]

    def _likely(self, run: Run[Any], node: Node, random: Random) -> Any:
        """A pick of somebody else, drawn: by preference, the more the better it has been for them, never for certain."""
        weights, children, _, mean = self._known(run, node)
        scale = self.scales[run.seat]
        for i, child in enumerate(children):
            if child is not None:
                gain = (scale.total(child) - child.visits * mean) / (child.visits + _DOUBT)
                weights[i] *= exp(_SHARPNESS * gain / scale.unit)
        return draw(run.options, weights, random)
