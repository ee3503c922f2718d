"""A limit on the time something may take: a loop without an end becomes an error."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PATIENCE = 10.0
"""Seconds of the processor after which something is held to hang; thousands of times what any table needs."""
STALL = 20.0
"""Seconds of the processor that one decision, or one law tried at it, may take."""


class Hangs(BaseException):
    """It does not come to an end. No ``except Exception`` on the way, a game's least of all, may take it for its own."""


@contextmanager
def patience(seconds: float = PATIENCE, moment: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Raise Hangs in the body once it has used so many seconds of the processor (a busy machine does not count)
    while the ``moment`` stayed the same.

    Works for anything written in Python, in any thread: a watcher beside it sends the error.
    """
    here = threading.get_ident()
    done = threading.Event()
    lock = threading.Lock()

    def watch() -> None:
        start, seen = time.process_time(), moment()
        left = seconds
        while not done.wait(left):
            if moment() != seen:
                start, seen = time.process_time(), moment()
            left = seconds - (time.process_time() - start)
            if left <= 0:
                with lock:
                    if not done.is_set():
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(here), ctypes.py_object(Hangs))
                return

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        with lock:
            done.set()
        watcher.join()
