"""Effects as icon sentences: ``pay(slot)->score(2)`` is ``[token] → [vp 2]``. What icons cannot say stands in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from wyrmtable.core.scene import Atom, Pip
from wyrmtable.games.eldervale.data import ELEMENTS, RESOURCES, Cost
from wyrmtable.games.eldervale.effects.grammar import Node, parse

Reader = Callable[[Node], Iterable[Atom]]
_ARROW = "→"


def cost_pips(cost: Cost) -> tuple[Pip, ...]:
    """A price as icons with numbers."""
    return tuple(Pip(RESOURCES[kind], n) for kind, n in enumerate(cost) if n)


@cache
def sentence(effect: str) -> tuple[Atom, ...]:
    """An effect as icons; empty where they would say nothing."""
    found = tuple(_read(parse(effect))) if effect.strip("-") else ()
    return found if any(isinstance(atom, Pip) for atom in found) else ()


def _read(nodes: Iterable[Node]) -> Iterable[Atom]:
    for node in nodes:
        if node.word in _READERS:
            yield from _READERS[node.word](node)
        if node.then:
            yield _ARROW
            yield from _read(node.then)


def _sign(icon: str) -> Reader:
    return lambda node: (Pip(icon),)


def _counted(icon: str, at: int = 0) -> Reader:
    return lambda node: (Pip(icon, int(node.args[at])), *_each(node))


def _each(node: Node) -> tuple[Atom, ...]:
    """Times something that only words can name."""
    return ("×",) if node.option("per") else ()


def _gain(node: Node) -> Iterable[Atom]:
    what = node.args[0]
    if what.startswith("slot_or("):
        printed = what[len("slot_or(") :].split(",")[0]
        return Pip(printed, 1), "/", Pip("token")
    if what not in RESOURCES:
        return (Pip("token"),)
    return Pip(what, int(node.args[1])), *_each(node)


def _pay(node: Node) -> Iterable[Atom]:
    what = node.args[0]
    if what == "slot":
        return (Pip("token"),)
    return (Pip(what if what in RESOURCES else "any", int(node.args[1])),)


def _power(node: Node) -> Iterable[Atom]:
    return (Pip(node.args[0] if node.args[0] in ELEMENTS else "power", int(node.args[1])),)


def _body(node: Node) -> Iterable[Atom]:
    return _read(node.body[0])


def _if(node: Node) -> Iterable[Atom]:
    yield Pip("orb") if node.args[0] == "orb" else "?"
    yield ":"
    yield from _read(node.body[0])


def _choose(node: Node) -> Iterable[Atom]:
    for at, part in enumerate(node.body):
        if at:
            yield "/"
        yield from _read(part)


_READERS: dict[str, Reader] = {
    "gain": _gain,
    "pay": _pay,
    "power": _power,
    "score": _counted("vp"),
    "score_end": _counted("vp"),
    "glory": _counted("glory"),
    "draw_magic": _counted("magic"),
    "discard_magic": lambda node: (Pip("magic", -int(node.args[0])),),
    "take_magic": _counted("magic", 1),
    "gain_treasure": _counted("token", 1),
    "add_dice": _counted("dice"),
    "adventure": _sign("adventure"),
    "burn": _sign("burn"),
    "summon": _sign("summon"),
    "dwell": _sign("dwelling"),
    "rescue": _sign("rescue"),
    "retrieve_underworld": _sign("rescue"),
    "send_underworld": _sign("underworld"),
    "steal": _sign("steal"),
    "dominate": _sign("dominate"),
    "copy_action": _sign("copy"),
    "if": _if,
    "may": _body,
    "up_to": _body,
    "once_per_turn": _body,
    "at_g3": _body,
    "choose": _choose,
}
