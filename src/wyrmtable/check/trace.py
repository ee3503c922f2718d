"""Where in the rules an error happened, for their author."""

from __future__ import annotations

import traceback

_LINES = 60
"""A longer way is cut in its middle: rules that call each other without end."""


def traced(error: BaseException) -> str:
    return under("".join(traceback.format_exception(error)))


def under(trace: str) -> str:
    """What happened, with the way there beneath it."""
    lines = trace.rstrip().splitlines()
    if len(lines) > _LINES:
        lines[_LINES // 2 : -_LINES // 2] = [f"  … {len(lines) - _LINES} more lines"]
    return "\n".join([lines[-1], *(f"    {line}" for line in lines)])
