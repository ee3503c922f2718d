"""What one decision costs the server's processor at a table where everybody looks, over whole matches.

    python benchmarks/scenes.py [GAME …] [--matches N] [--repeats N]

Random matches are played as a room plays them: the answer, the beats of every viewer, and every viewer's frame,
the mover's own among them, as bytes; only the store and the sockets are missing. Medians of the repeats.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable
from random import Random
from statistics import median
from time import thread_time
from typing import Any

import msgspec

from wyrmtable.bots.uniform import RandomBot
from wyrmtable.core import match as matches
from wyrmtable.core import watch
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR, Game
from wyrmtable.core.match import Match
from wyrmtable.server.play import Play

_encode = msgspec.json.Encoder().encode


class Clock:
    """Time spent in named parts; a part within a part counts for itself only."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.calls: dict[str, int] = {}
        self._inside: list[float] = []

    def timed(self, part: str, do: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any, **named: Any) -> Any:
            start = thread_time()
            self._inside.append(0.0)
            try:
                return do(*args, **named)
            finally:
                took = thread_time() - start
                self.spent[part] = self.spent.get(part, 0.0) + took - self._inside.pop()
                self.calls[part] = self.calls.get(part, 0) + 1
                if self._inside:
                    self._inside[-1] += took

        return run


def play_one(game: Game[Any], players: int, viewers: tuple[int, ...], seed: str, clock: Clock) -> list[float]:
    """A whole match; seconds of each decision."""
    play = Play(Match(game, players, None, Chance(seed)))
    match = play.match
    play.show(viewers)
    bot = RandomBot(Random(seed))
    took = []
    answer = clock.timed("rules", play.answer)
    settle = clock.timed("settling", play.pass_windows)
    frame = clock.timed("frames and questions", play.frame)
    encode = clock.timed("encoding", _encode)
    while not match.over:
        seat = next(iter(match.open))
        names, ask = bot.choose(match, seat), match.ask_id(seat)
        start = thread_time()
        answer(seat, names, ask)
        settle({})
        for viewer in viewers:
            encode(frame(viewer, 0))
        took.append(thread_time() - start)
    return took


def measure(name: str, count: int, players: int, viewers: tuple[int, ...], seed: str) -> dict[str, float]:
    """Microseconds a decision, as the median and in parts, and a beat."""
    game, clock = find_game(name), Clock()
    undo = [
        wrap(game, "scenes", "building scenes", clock),
        wrap(matches, "arrange", "arranging scenes", clock),
        wrap(watch, "beat_between", "comparing scenes", clock),
        wrap(watch, "snapshot", "has anything changed", clock),
        wrap(watch.Watch, "_heard", "beats", clock),
    ]
    gc.disable()
    took: list[float] = []
    for number in range(count):
        took += play_one(game, players, viewers, f"{seed}/{number}", clock)
        gc.collect()
    gc.enable()
    for back in undo:
        back()
    found = {"a decision, median": median(took) * 1e6, "a decision, mean": sum(took) / len(took) * 1e6}
    found |= {f"  {part}": spent / len(took) * 1e6 for part, spent in sorted(clock.spent.items(), key=lambda p: -p[1])}
    watching = ("building scenes", "arranging scenes", "comparing scenes", "has anything changed", "beats", "settling")
    told = clock.calls.get("beats", 0) + len(took)
    found["a beat for all viewers"] = sum(clock.spent.get(part, 0.0) for part in watching) / told * 1e6
    found["  beats a decision"] = told / len(took)
    found["  scenes a decision"] = clock.calls.get("arranging scenes", 0) / len(took)
    return found


def wrap(home: Any, name: str, part: str, clock: Clock) -> Callable[[], None]:
    """Time a function in its home; gives how to undo that."""
    had = name in vars(home)
    old = getattr(home, name)
    setattr(home, name, clock.timed(part, old) if not isinstance(home, type) else _method(clock.timed(part, old)))
    return (lambda: setattr(home, name, old)) if had else (lambda: delattr(home, name))


def _method(run: Callable[..., Any]) -> Callable[..., Any]:
    def method(self: Any, *args: Any, **named: Any) -> Any:
        return run(self, *args, **named)

    return method


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["nidavellir", "vast"])
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    for name in given.games:
        tables: dict[str, tuple[int, tuple[int, ...]]] = {"4 viewers": (4, (0, 1, 2, 3))}
        if 5 in find_game(name).facts.players:
            tables["6 viewers"] = (5, (SPECTATOR, 0, 1, 2, 3, 4))
        for title, (players, viewers) in tables.items():
            runs = [measure(name, given.matches, players, viewers, f"scenes/{i}") for i in range(given.repeats)]
            print(f"{name}, {players} players, {title}")
            for what in runs[0]:
                value = median(run.get(what, 0.0) for run in runs)
                unit = "" if what.endswith("a decision") else " µs"
                print(f"  {what:28} {value:>9,.1f}{unit}")


if __name__ == "__main__":
    main()
