"""Structured logs: JSON for machines, key=value in a terminal."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

log: Any = structlog.get_logger("wyrmtable")


def set_up(form: str = "auto", level: str = "info") -> None:
    text = form == "text" or (form == "auto" and sys.stderr.isatty())
    processors: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if text:
        processors.append(structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()))
    else:
        processors += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping().get(level.upper(), 20)),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
