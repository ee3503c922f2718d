"""Lighthouse on a phone: home, games, a new table and a replay; prints the scores and what costs most.

``python benchmarks/lighthouse.py``; needs Chromium, and npm to fetch Lighthouse. Timings mean something on a quiet
machine only; accessibility, best practices and layout shift do not depend on it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.site import serve  # noqa: E402

LIGHTHOUSE = "lighthouse@13"
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FACTS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "layout shift",
    "speed-index": "speed index",
    "total-byte-weight": "bytes",
}


class Visitor:
    """Opens a table over HTTP and lets bots play it."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.http = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.mark = self.get("/api/me")["csrf"]

    def get(self, path: str) -> Any:
        with self.http.open(self.site + path) as answer:
            return json.load(answer)

    def post(self, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json", "X-CSRF": self.mark, "Origin": self.site}
        request = urllib.request.Request(self.site + path, json.dumps(body).encode(), headers)
        with self.http.open(request) as answer:
            return json.load(answer)

    def table(self) -> str:
        """A table of the smallest game whose match has begun; its replay shows it so far."""
        self.mark = self.post("/api/me", {"name": "Mira"})["csrf"]
        plan = {"game": "nidavellir", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "public": True}
        opened = self.post("/api/tables", plan)
        name = str(opened["table"])
        if opened["state"] == "waiting":
            self.post(f"/api/tables/{name}/start", None)
        return name


def run(address: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = ["exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", address, "--quiet"]
        command += [f"--output-path={report}", "--output=json", f"--chrome-flags={FLAGS}"]
        npm = [sys.executable, str(ROOT / "tools" / "npm.py"), *command]
        subprocess.run(npm, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        found: dict[str, Any] = json.loads(report.read_text())
        return found


def show(path: str, report: dict[str, Any]) -> None:
    scores = "  ".join(f"{name} {report['categories'][name]['score']:.2f}" for name in CATEGORIES)
    facts = ", ".join(f"{label} {report['audits'][name]['displayValue']}" for name, label in FACTS.items())
    print(f"{path:28} {scores}\n{'':28} {facts}", flush=True)
    for category in CATEGORIES[1:]:
        for audit in report["categories"][category]["auditRefs"]:
            found = report["audits"][audit["id"]]
            if audit["weight"] and found["score"] is not None and found["score"] < 1:
                print(f"{'':28} {category}: {found['title']}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as site:
        table = Visitor(site).table()
        for path in sys.argv[1:] or ["/", "/games", "/new/nidavellir", f"/t/{table}/replay"]:
            show(path, run(site + path))


if __name__ == "__main__":
    main()
