"""What the server counts, for Prometheus."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers count together; it must be known before the first number is made."""

REQUESTS = Counter("wyrmtable_requests_total", "HTTP requests by status.", ["status"])
DECISIONS = Counter("wyrmtable_decisions_total", "Changes of matches stored.")
CONFLICTS = Counter("wyrmtable_conflicts_total", "Changes tried again because another worker was first.")
REFUSED = Counter("wyrmtable_refused_total", "Socket messages politely refused.", ["why"])
SOCKETS = Gauge("wyrmtable_sockets", "Open sockets.", multiprocess_mode="livesum")
ROOMS = Gauge("wyrmtable_rooms", "Tables in memory.", multiprocess_mode="livesum")
SPREAD = Histogram(
    "wyrmtable_spread_seconds",
    "From a decision's arrival until everybody at the table was sent its result.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)


def metrics_text() -> bytes:
    """The numbers of this worker, or of all that count together."""
    if _FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    for pid in {int(file.stem.rpartition("_")[2]) for file in Path(os.environ[_FOLDER]).glob("gauge_live*_*.db")}:
        if not _lives(pid):  # its sockets and tables are not there any more
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)


def _lives(pid: int) -> bool:
    if os.name == "nt":  # there asking is killing
        return True
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True
