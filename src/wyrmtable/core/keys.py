"""What to type for an answer: short keys for the options of a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wyrmtable.core.scene import AnyElement, Ask, Option, Piece

SILENCE = ("pass", "done")
"""Names of options that mean doing nothing."""


def option_keys(ask: Ask, elements: Mapping[str, AnyElement]) -> list[str]:
    """What to type for each option: its own number where options are numbers (amounts, bids, coins), else 1, 2, 3 …

    Equal coins get a letter: ``5``, ``5b``. Passing is always a full stop.
    """
    real = [option for option in ask.options if option.name not in SILENCE]
    own = [_own_number(option, elements) for option in real]
    keys = [n for n in own if n is not None]
    if len(keys) < len(own):
        keys = [str(i) for i in range(1, len(real) + 1)]
    seen: dict[str, int] = {}
    for i, key in enumerate(keys):
        seen[key] = seen.get(key, 0) + 1
        if seen[key] > 1:
            keys[i] = key + chr(96 + seen[key])
    numbered = iter(keys)
    return ["." if option.name in SILENCE else next(numbered) for option in ask.options]


def _own_number(option: Option, elements: Mapping[str, AnyElement]) -> str | None:
    if option.n is not None:
        return str(option.n)
    if option.name.isdigit():
        return option.name
    pointed = elements.get(option.path[-1]) if len(option.path) == 1 else None
    return pointed.value if isinstance(pointed, Piece) and pointed.value.isdigit() else None


def keys_of_elements(ask: Ask, keys: Sequence[str]) -> dict[str, str]:
    """Element → key of the one answer that points at it; things several answers point at have none."""
    numbers: dict[str, str] = {}
    shared: set[str] = set()
    for key, option in zip(keys, ask.options, strict=True):
        for step in option.path:
            if numbers.setdefault(step, key) != key:
                shared.add(step)
    return {step: key for step, key in numbers.items() if step not in shared}
