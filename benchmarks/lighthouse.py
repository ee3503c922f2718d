"""Lighthouse on a phone: home, games, a new table and a replay; prints the scores and what costs most.

``python benchmarks/lighthouse.py [PATH …] [--runs N]``; needs Chromium, and npm to fetch Lighthouse. Each page is loaded
so many times and the run in the middle is told; who misses an aim makes it exit with 1. Timings mean something on a
quiet machine only; accessibility, best practices and layout shift do not depend on it.
"""

from __future__ import annotations

import argparse
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
AIMS = {"performance": 0.95, "accessibility": 1.0, "best-practices": 1.0}
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


def middle(address: str, runs: int) -> dict[str, Any]:
    """The report whose performance is the median of so many."""
    reports = sorted((run(address) for _ in range(runs)), key=lambda report: score(report, "performance"))
    return reports[(len(reports) - 1) // 2]


def score(report: dict[str, Any], category: str) -> float:
    return float(report["categories"][category]["score"])


def show(path: str, report: dict[str, Any]) -> bool:
    """Tells a report; whether every aim is kept."""
    scores = "  ".join(f"{name} {score(report, name):.2f}" for name in CATEGORIES)
    facts = ", ".join(f"{label} {report['audits'][name]['displayValue']}" for name, label in FACTS.items())
    print(f"{path:28} {scores}\n{'':28} {facts}", flush=True)
    for category in CATEGORIES:
        for audit in report["categories"][category]["auditRefs"]:
            found = report["audits"][audit["id"]]
            saved = sum((found.get("metricSavings") or {}).values())
            failed = found["score"] is not None and found["score"] < 1
            if failed and (audit["weight"] or saved) and audit["id"] not in FACTS:
                print(f"{'':28} {category}: {found['title']} {found.get('displayValue', '')}".rstrip())
    missed = [f"{name} {aim}" for name, aim in AIMS.items() if score(report, name) < aim]
    print(f"{'':28} {'MISSED: ' + ', '.join(missed) if missed else 'all aims kept'}", flush=True)
    return not missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--runs", type=int, default=3)
    args = parser.parse_args()
    good = True
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as site:
        table = Visitor(site).table()
        for path in args.paths or ["/", "/games", "/new/nidavellir", f"/t/{table}/replay"]:
            good &= show(path, middle(site + path, args.runs))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
