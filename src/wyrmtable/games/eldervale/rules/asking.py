"""Questions in the middle of an effect: somebody may act out of turn (9.2, 10.5) and leave nothing to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from wyrmtable.core.ask import PASS, Named, Pass, Rule, choose

T = TypeVar("T", bound=Named)


def choose_if_left(
    seat: int, kind: str, options: Callable[[], Sequence[T]], about: Any = None, *, more: bool = False
) -> Rule[T | None]:
    """One of the options; None once a token cashed or a quest completed meanwhile has made all of them impossible.

    ``about`` of what is bought, summoned or built: resources off its price, and what is paid in place of the printed one.
    ``more``: tokens of the tray, cashed first, may bring more options, so that also a single one is asked for (9.2).
    """

    def left() -> Sequence[T | Pass]:
        return options() or (PASS,)

    chosen = yield from choose(seat, kind, left, about, secret=more)
    return None if isinstance(chosen, Pass) else chosen
