"""What the server counts, for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

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
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)
