"""Where in the rules an error happened, for their author."""

from __future__ import annotations

import traceback


def traced(error: BaseException) -> str:
    return under("".join(traceback.format_exception(error)))


def under(trace: str) -> str:
    """What happened, with the way there beneath it."""
    lines = trace.rstrip().splitlines()
    return "\n".join([lines[-1], *(f"    {line}" for line in lines)])
