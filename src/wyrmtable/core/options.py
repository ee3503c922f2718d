"""What a form must know of a game's options beyond their types: when one applies.

solo: Annotated[Literal["easy", "hard"], only(players=1)] = "easy"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Meta

Value: TypeAlias = str | int | bool
When: TypeAlias = Mapping[str, "Value | Sequence[Value]"]


def only(*ways: When, **when: Value | Sequence[Value]) -> Meta:
    """An option that applies only where others, or the number of ``players``, have one of these values.

    Of several ways one is enough; within one everything must hold.
    """
    return Meta(extra={"only": [{name: _listed(value) for name, value in way.items()} for way in (*ways, when) if way]})


def _listed(value: Value | Sequence[Value]) -> list[Any]:
    return [value] if isinstance(value, (str, int)) else list(value)
