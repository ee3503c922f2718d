"""The grammar of effect strings (spec 20): ``pay(slot)->score(2);if(orb){draw_magic(1)}`` as a tree."""

from __future__ import annotations

from typing import NamedTuple


class Node(NamedTuple):
    """A verb with its arguments, the parts of its braces, and what follows its arrow."""

    word: str
    args: tuple[str, ...] = ()
    body: tuple[tuple[Node, ...], ...] = ()
    then: tuple[Node, ...] = ()
    text: str = ""
    """As it stands in the table."""

    def option(self, name: str) -> str:
        """The value of ``name=value`` among the arguments, or nothing."""
        return next((arg.partition("=")[2] for arg in self.args if arg.startswith(f"{name}=")), "")


def split(text: str, at: str) -> list[str]:
    """Cut a text at a sign, but not within brackets or braces."""
    parts, depth, start = [], 0, 0
    for i, sign in enumerate(text):
        depth += (sign in "({") - (sign in ")}")
        if not depth and text.startswith(at, i):
            parts.append(text[start:i])
            start = i + len(at)
    return [*parts, text[start:]]


def parse(text: str) -> tuple[Node, ...]:
    """The parts of an effect in order; an arrow takes everything behind it along."""
    first, *rest = split(text, ";")
    arrow = split(first, "->")
    if len(arrow) > 1:
        behind = ";".join(["->".join(arrow[1:]), *rest])
        return (_atom(arrow[0])._replace(then=parse(behind)),)
    return (_atom(first), *(parse(";".join(rest)) if rest else ()))


def _atom(text: str) -> Node:
    text = text.strip()
    head, brace, body = text.partition("{")
    word, bracket, args = head.partition("(")
    if not bracket or "{" in word:
        word, args = head, ""
    elif not brace:
        args = text[len(word) + 1 : -1]
    else:
        args = args.strip()[:-1]
    parts = tuple(parse(part) for part in split(body.rstrip()[:-1], "|")) if brace else ()
    if word == "roll_table":
        return Node(word, tuple(split(args, ";")), parts, text=text)
    return Node(word, tuple(arg.strip() for arg in split(args, ",") if arg.strip()), parts, text=text)
