"""Try the container as a host would: build it, start it, open a table, start it anew, find the table, stop it quickly.

    python deploy/try.py [--base IMAGE] [--engine podman|docker]

Says so and ends with 3 where there is no engine.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

ROOT = Path(__file__).resolve().parent.parent
NAME = "wyrmtable-tried"
PORT = 18_000
BASE = f"http://127.0.0.1:{PORT}"
_PATIENCE = 60.0


class Host:
    """A browser, as far as it takes to open a table."""

    def __init__(self) -> None:
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.csrf = ""

    def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "X-CSRF": self.csrf, "Origin": BASE}
        with self.opener.open(Request(BASE + path, data, headers), timeout=10) as answer:
            found = json.loads(answer.read())
        if isinstance(found, dict) and "csrf" in found:
            self.csrf = found["csrf"]
        return found


def wait_until_well(host: Host) -> None:
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            host.ask("/health")
            return
        except (URLError, OSError):
            if time.monotonic() > end:
                raise SystemExit("the container does not answer") from None
            time.sleep(0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", default=shutil.which("podman") or shutil.which("docker"))
    parser.add_argument("--base", default="python:3.12-slim", help="image to build on")
    given = parser.parse_args()

    def engine(*arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        return subprocess.run([given.engine, *arguments], cwd=ROOT, check=check, text=True)

    if not given.engine or engine("info", check=False).returncode != 0:
        print("there is no container engine here (podman or docker)", file=sys.stderr)
        return 3
    engine("build", "-f", "deploy/Containerfile", "--build-arg", f"BASE={given.base}", "-t", NAME, ".")
    engine("rm", "--force", NAME, check=False)
    engine("volume", "rm", NAME, check=False)
    try:
        engine(
            "run", "--detach", "--name", NAME, "--publish", f"127.0.0.1:{PORT}:8000", "--volume", f"{NAME}:/data", NAME
        )
        host = Host()
        wait_until_well(host)
        host.ask("/api/me")
        host.ask("/api/me", {"name": "Host"})
        table = host.ask(
            "/api/tables", {"game": "nidavellir", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
        )
        start = time.monotonic()
        engine("restart", "--time", "10", NAME)
        wait_until_well(host)
        assert host.ask(f"/api/tables/{table['table']}")["state"] == "running"
        print(f"a table survives; stopped and started in {time.monotonic() - start:.1f} s")
        start = time.monotonic()
        engine("stop", "--time", "10", NAME)
        print(f"stopped in {time.monotonic() - start:.1f} s")
    finally:
        engine("rm", "--force", NAME, check=False)
        engine("volume", "rm", NAME, check=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
