"""Fewer variants where a mistake shows in any of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toys.burrow import BurrowGame, BurrowOptions


def _few(game: BurrowGame) -> Iterator[tuple[int, BurrowOptions]]:
    yield 2, BurrowOptions(16)
    yield 4, BurrowOptions(16)
    yield 4, BurrowOptions(24)


@pytest.fixture
def few_variants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BurrowGame, "variants", _few)
