"""Work on a Ray cluster: one started here for the purpose, or any that runs already."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, redirect_stdout
from importlib import import_module
from typing import Any, TypeVar

from wyrmtable.lab.spread import Spread, do_piece, in_order, pieces

T = TypeVar("T")

_RETRIES = 10
"""How often a piece of work is done again when its worker or machine is lost."""
_STORE = 128 * 1024 * 1024
"""Bytes a local cluster may use for objects; ours are small."""
_PATIENCE = 5.0
"""Seconds until somebody must have answered at an address."""
_AHEAD = 3
"""Pieces handed out for each core, so that none waits for us."""


class NoCluster(Exception):
    """The cluster cannot be used; says why in one line."""


@contextmanager
def on_ray(where: str = "ray", workers: int | None = None) -> Iterator[Spread]:
    """A cluster by its name: ``ray`` starts one here with so many workers, ``ray:ADDRESS`` joins one that runs.

    ``ray:auto`` is the one this machine belongs to, ``ray:10.0.0.7:6379`` any head, ``ray://host:10001`` a client's
    door. In a program that has called ``ray.init`` already, that cluster is used and left running.
    """
    if where.partition(":")[0] != "ray":
        raise NoCluster(f"no cluster called {where}; there are ray and ray:ADDRESS")
    # A cluster started here reports nothing to anybody, and leaves accelerators to those who need them.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray = _ray()
    joined = ray.is_initialized()
    if not joined:
        quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        try:
            _knock(where)
            if where == "ray":
                cores = workers or os.cpu_count() or 1
                ray.init("local", num_cpus=cores, include_dashboard=False, object_store_memory=_STORE, **quiet)
            else:
                ray.init(where if where.startswith("ray://") else where.removeprefix("ray:"), **quiet)
        except (OSError, OverflowError, ValueError, RuntimeError) as error:
            raise NoCluster(f"cannot reach the cluster {where}: {str(error).splitlines()[0]}") from None
    try:
        with nullcontext() if joined else redirect_stdout(sys.stderr):  # where Ray tells of lost workers
            yield _spread
    finally:
        if not joined:
            ray.shutdown()


def _knock(where: str) -> None:
    """Whether anybody listens at an address; Ray itself tries for minutes."""
    address = where.partition(":")[2].removeprefix("//")
    if where == "ray" or address == "auto":
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise ValueError("an address is HOST:PORT, or auto")
    socket.create_connection((host.strip("[]"), int(port)), timeout=_PATIENCE).close()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise NoCluster("Ray is not installed; pip install 'wyrmtable[lab]' brings it") from None


def _spread(work: Callable[[int], T], numbers: Sequence[int], done: Callable[[T], T]) -> Iterator[T]:
    return in_order(_finished(work, numbers), done)


def _finished(work: Callable[[int], T], numbers: Sequence[int]) -> Iterator[tuple[int, list[T]]]:
    """Pieces as they end; Ray does a piece again when its worker or machine is lost on the way."""
    ray = _ray()
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    todo = enumerate(pieces(numbers, cores))
    task = ray.remote(max_retries=_RETRIES)(do_piece)
    shared = ray.put(work)
    asked: dict[Any, int] = {}
    try:
        while True:
            while len(asked) < cores * _AHEAD and (following := next(todo, None)) is not None:
                index, piece = following
                asked[task.remote(shared, piece)] = index
            if not asked:
                return
            (ready, *_), _ = ray.wait(list(asked), num_returns=1)
            yield asked.pop(ready), ray.get(ready)
    finally:
        for part in asked:  # nobody wants the rest
            ray.cancel(part, force=True)
