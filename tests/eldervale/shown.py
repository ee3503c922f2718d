"""Which cards, abilities and monsters the tests have tried, so that ``test_counts`` can compare them with the tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

SHOWN: set[str] = set()


def shows(*names: str) -> Callable[[F], F]:
    """This test would fail if one of these had no effect."""
    SHOWN.update(names)

    def mark(test: F) -> F:
        return test

    return mark
