"""Effects made of parts: ``;`` in order, ``->`` a price, ``may``, ``choose``, ``if``, ``up_to``, ``roll_table`` (spec 20).

An effect says whether any of it can be carried out (``can``) and does it (``do``). ``price`` and ``rest`` are the payment that
opens it and what follows, for those who take the price once and repeat the rest (Chaotic Aura).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.effects.conditions import COUNTS, condition
from wyrmtable.games.eldervale.effects.doer import Count, Doer
from wyrmtable.games.eldervale.effects.grammar import Node, parse
from wyrmtable.games.eldervale.state import Eldervale

Can = Callable[[Eldervale, Doer], bool]
Do = Callable[[Eldervale, Doer], Rule[None] | None]


class Effect:
    """Something that can happen; ``do`` gives a rule, or None if it asks nothing."""

    __slots__ = ("can", "do", "price", "rest", "word")

    def __init__(self, can: Can, do: Do, word: str = "", price: Effect | None = None, rest: Effect | None = None):
        self.can = can
        self.do = do
        self.word = word
        """What a choice between parts calls it."""
        self.price = price
        self.rest = rest

    def run(self, g: Eldervale, c: Doer) -> Rule[None]:
        rule = self.do(g, c)
        if rule is not None:
            yield from rule


Maker = Callable[[Node], Effect]
"""What makes an effect of a verb's arguments."""


def always(g: Eldervale, c: Doer) -> bool:
    return True


def amount(node: Node, at: int = 0) -> Count:
    """The number of a verb, times ``per=``, at most ``max=``."""
    number = int(node.args[at])
    per = node.option("per")
    if not per:
        return lambda g, c: number
    counter = COUNTS[per]
    most = int(node.option("max") or 1000)
    return lambda g, c: min(most, number * counter(g, c))


# ---- joining


@cache
def compile_effect(text: str) -> Effect:
    """The effect of a string of the tables."""
    return join([make(node) for node in parse(text)])


def make(node: Node) -> Effect:
    from wyrmtable.games.eldervale.effects.vocabulary import VERBS  # the verbs themselves are made of effects

    effect = VERBS[node.word](node)
    if not effect.word:
        effect.word = node.text.translate(_WORD).strip("-")
    if not node.then:
        return effect
    return arrow(effect, join([make(part) for part in node.then]))


_WORD = str.maketrans({"(": "-", ")": "", ",": "-", "=": "-", "<": "", ">": "", "{": "-", "}": "", ";": "-"})


def join(parts: Sequence[Effect]) -> Effect:
    """One after the other; what is impossible is skipped."""
    if len(parts) == 1:
        return parts[0]

    def can(g: Eldervale, c: Doer) -> bool:
        return any(part.can(g, c) for part in parts)

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        for part in parts:
            if part.can(g, c):
                rule = part.do(g, c)
                if rule is not None:
                    yield from rule

    return Effect(can, do, parts[0].word)


def arrow(price: Effect, rest: Effect) -> Effect:
    """``a->b``: pay or do a, then b."""

    def can(g: Eldervale, c: Doer) -> bool:
        return price.can(g, c) and rest.can(g, c)

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        yield from price.run(g, c)
        if rest.can(g, c):
            yield from rest.run(g, c)

    return Effect(can, do, price.word, price, rest)


def body(node: Node) -> Effect:
    return join([make(part) for part in node.body[0]])


def _if(node: Node) -> Effect:
    holds, inner = condition(node.args[0]), body(node)
    return Effect(lambda g, c: bool(holds(g, c)) and inner.can(g, c), inner.do, inner.word)


def may(node: Node) -> Effect:
    inner = body(node)

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        if (yield from wants(g, c, inner)):
            yield from inner.run(g, c)

    return Effect(inner.can, do, inner.word)


def wants(g: Eldervale, c: Doer, inner: Effect) -> Rule[bool]:
    """Whether the owner does what he may."""
    answer = yield from choose(g.decider(c.seat), "may", [acts.YES, acts.NO], inner.word)
    return answer is acts.YES


def up_to(node: Node) -> Effect:
    times, inner = int(node.args[0]), body(node)

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        for _ in range(times):
            if not inner.can(g, c) or not (yield from wants(g, c, inner)):
                return
            yield from inner.run(g, c)

    return Effect(inner.can, do)


def _choose(node: Node) -> Effect:
    parts = [join([make(part) for part in option]) for option in node.body]

    def can(g: Eldervale, c: Doer) -> bool:
        return any(part.can(g, c) for part in parts)

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        possible = [acts.part(i, part.word) for i, part in enumerate(parts) if part.can(g, c)]
        chosen = yield from choose(g.decider(c.seat), "choose-part", possible, c.card)
        yield from parts[chosen.index].run(g, c)

    return Effect(can, do)


def roll_table(node: Node) -> Effect:
    rows: list[Effect | None] = [None] * 7
    for row in node.args:
        span, _, text = row.partition(":")
        low, _, high = span.partition("-")
        for value in range(int(low), int(high or low) + 1):
            rows[value] = compile_effect(text)

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        value = g.chance.below("card-die", 6) + 1
        tales.die_rolled(g, c.seat, value)
        row = rows[value]
        if row is not None and row.can(g, c):
            yield from row.run(g, c)

    return Effect(always, do)


JOINING: dict[str, Maker] = {
    "if": _if,
    "may": may,
    "up_to": up_to,
    "choose": _choose,
    "roll_table": roll_table,
}

# ---- numbers only


@cache
def compile_number(text: str, word: str) -> Count:
    """What ``word(n,…)`` parts of an effect add up to: ``score_end`` of vaults and prophecies, ``add_dice`` in battle."""
    return _numbers(parse(text), word)


def _numbers(nodes: Sequence[Node], word: str) -> Count:
    parts: list[Count] = []
    for node in nodes:
        if node.word == word:
            parts.append(amount(node))
        elif node.word == "if":
            parts.append(_only_if(condition(node.args[0]), _numbers(node.body[0], word)))
    return lambda g, c: sum(part(g, c) for part in parts)


def _only_if(holds: Count, number: Count) -> Count:
    return lambda g, c: number(g, c) if holds(g, c) else 0
