"""Fewer variants where a mistake shows in any of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toys.burrow import BurrowGame, Options


def _few(game: BurrowGame) -> Iterator[tuple[int, Options]]:
    yield 2, Options(16)
    yield 4, Options(16)
    yield 4, Options(24)


@pytest.fixture
def few_variants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BurrowGame, "variants", _few)
