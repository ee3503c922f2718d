"""Letting the archive look into a match, in a process of its own: that can take a while, and nobody else waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wyrmtable.server.bots import Pool
from wyrmtable.server.logs import log
from wyrmtable.server.problems import Trouble

LIMIT = 60.0
"""Seconds."""


async def look_back(archive: Pool, table: str, work: Callable[..., bytes], *arguments: Any) -> bytes:
    """What ``work`` finds in a match; what the rules of today cannot read is told as such."""
    try:
        return await archive.run(work, *arguments, limit=LIMIT)
    except TimeoutError:
        raise Trouble(503, "busy", "This takes too long just now; try again later.") from None
    except Exception as error:
        log.error("match unreadable", table=table, work=work.__name__, error=f"{type(error).__name__}: {error}")
        raise Trouble(409, "unreadable", "The rules of today cannot read this match.") from None
