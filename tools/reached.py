"""A plug-in of pytest for ``mutants.py``: which functions of the program each test calls, and how long it takes.

``python -m pytest -p reached`` writes them to the file named by ``REACHED``: for each test that passed, by its id, the
seconds and the functions as ``core/ask:120`` (module and first line).
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType

import pytest

import wyrmtable

HOME = str(Path(wyrmtable.__file__).parent) + os.sep
_called: dict[int, CodeType] = {}
_rows: dict[str, tuple[float, list[str]]] = {}
_failed: set[str] = set()


def _call(frame: FrameType, event: str, arg: object) -> None:
    """Calls only, no lines: that costs little."""
    _called[id(frame.f_code)] = frame.f_code


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    _called.clear()
    start = time.perf_counter()
    threading.settrace(_call)
    sys.settrace(_call)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        threading.settrace(None)
        codes = [code for code in _called.values() if code.co_filename.startswith(HOME)]
        places = {f"{code.co_filename[len(HOME) : -3]}:{code.co_firstlineno}" for code in codes}
        _rows[item.nodeid] = (time.perf_counter() - start, sorted(places))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if not report.passed:
        _failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    passed = {name: row for name, row in _rows.items() if name not in _failed}
    Path(os.environ["REACHED"]).write_text(json.dumps(passed), encoding="utf-8")
