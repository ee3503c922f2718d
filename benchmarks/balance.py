"""What the measurements of balance share: results kept in a file, shares with intervals, pages and plots."""

from __future__ import annotations

import json
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from wyrmtable.lab.arena import wilson

FOLDER = Path(__file__).parent.parent / "docs" / "balance"
REMARKS = "## Remarks"
"""From here on a page is written by hand and kept."""

Share = tuple[float, float, float]
"""A share and Wilson's 95 % interval."""


class Results:
    """For each key a list with one entry a match, in docs/balance."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = FOLDER / f"{name}.json"

    def read(self) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = json.loads(self.path.read_text(encoding="utf-8")) if self.path.exists() else {}
        return found

    def add(self, key: str, number: int, entry: Any) -> None:
        """Match ``number`` of a key; several processes may play at the same time, and the first to end a match counts."""
        with (Path(gettempdir()) / f"balance_{self.name}.lock").open("w") as lock:
            flock(lock, LOCK_EX)
            found = self.read()
            entries = found.setdefault(key, [])
            if len(entries) == number:
                entries.append(entry)
            whole = self.path.with_suffix(".new")
            lines = [f" {json.dumps(k)}: {json.dumps(found[k])}" for k in sorted(found)]
            whole.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
            whole.replace(self.path)

    def write_page(self, head: list[str]) -> None:
        """The page with what is measured; remarks stay as they are."""
        path = FOLDER / f"{self.name}.md"
        _, _, remarks = path.read_text(encoding="utf-8").partition(REMARKS) if path.exists() else ("", "", "\n")
        path.write_text("\n".join([*head, "", REMARKS + remarks]), encoding="utf-8")


def share(won: float, n: int) -> Share:
    return (won / n if n else 0.0, *wilson(won, n))


def percent(numbers: Share) -> str:
    return f"{numbers[0]:.0%} ({numbers[1]:.0%} to {numbers[2]:.0%})"


def plotter() -> Any:
    """Matplotlib for pictures that are the same each time."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "wyrmtable"
    from matplotlib import pyplot

    return pyplot


def bars(axes: Any, labels: list[str], shares: list[Share], colour: str) -> None:
    """Shares in percent with their intervals, the first on top."""
    middle = [100 * share[0] for share in shares]
    below = [100 * max(0.0, share[0] - share[1]) for share in shares]
    above = [100 * max(0.0, share[2] - share[0]) for share in shares]
    axes.barh(labels, middle, xerr=[below, above], color=colour, ecolor="#444", capsize=2, height=0.7)
    axes.set_xlim(0, 100)
    axes.invert_yaxis()
    axes.spines[["top", "right"]].set_visible(False)


def save(figure: Any, name: str) -> None:
    figure.tight_layout()
    figure.savefig(FOLDER / f"{name}.svg", metadata={"Date": None})
