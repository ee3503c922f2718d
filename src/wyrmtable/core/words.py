"""Messages: what is said to people, as ids and arguments; no language travels with a match."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct


class Msg(Struct, frozen=True, omit_defaults=True, tag="m", tag_field="t"):
    """A Fluent message id with its arguments, looked up in the game's words, then in core's."""

    id: str
    args: dict[str, Arg] = {}


class Ref(Struct, frozen=True, tag="r", tag_field="t"):
    """An element on the table, shown as a link that lights it up."""

    id: str
    name: Msg


class SeatRef(Struct, frozen=True, tag="s", tag_field="t"):
    """A person, shown with colour and shape; the client knows the name."""

    seat: int


Word = int | str | Msg | Ref | SeatRef
Arg = Word | list[Word]


def msg(id: str, /, **args: Arg) -> Msg:
    """Write a message: ``msg("took", who=SeatRef(1), card=Ref("card:x", msg("hunter")))``.

    Underscores in argument names become hyphens, as Fluent likes them.
    """
    if not args:
        return _plain(id)
    return Msg(id, {key.replace("_", "-"): value for key, value in args.items()})


@lru_cache(maxsize=4096)
def _plain(id: str) -> Msg:
    return Msg(id)
