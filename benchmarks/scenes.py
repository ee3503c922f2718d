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
from typing import Any, NamedTuple

import msgspec

from wyrmtable.bots.uniform import RandomBot
from wyrmtable.core import match as matches
from wyrmtable.core import state, watch
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


class Cost(NamedTuple):
    """Seconds of each decision of a match: all of it, and the answer with its beats alone."""

    whole: list[float]
    answer: list[float]


def play_one(game: Game[Any], players: int, viewers: tuple[int, ...], seed: str, clock: Clock | None = None) -> Cost:
    """A whole match, as a room plays it."""
    play = Play(Match(game, players, None, Chance(seed)))
    match = play.match
    play.show(viewers)
    bot = RandomBot(Random(seed))
    cost = Cost([], [])
    answer, settle, frame, encode = play.answer, play.pass_windows, play.frame, _encode
    if clock:
        answer, settle = clock.timed("rules", answer), clock.timed("settling", settle)
        frame, encode = clock.timed("frames and questions", frame), clock.timed("encoding", encode)
    while not match.over:
        seat = next(iter(match.open))
        names, ask = bot.choose(match, seat), match.ask_id(seat)
        start = thread_time()
        answer(seat, names, ask)
        settle({})
        answered = thread_time()
        for viewer in viewers:
            encode(frame(viewer, 0))
        cost.whole.append(thread_time() - start)
        cost.answer.append(answered - start)
    return cost


def measure(name: str, count: int, players: int, viewers: tuple[int, ...], seed: str) -> dict[str, float]:
    """Microseconds a decision, as the median and in parts, and a beat.

    The whole is measured with no clock inside; the parts, which a clock makes slower, in a second play of the same.
    """
    game = find_game(name)
    gc.disable()
    seen, unseen = Cost([], []), Cost([], [])
    for number in range(count):
        for cost, eyes in ((seen, viewers), (unseen, ())):
            one = play_one(game, players, eyes, f"{seed}/{number}")
            cost.whole.extend(one.whole)
            cost.answer.extend(one.answer)
            gc.collect()
    clock = Clock()
    undo = [
        wrap(game, "scenes", "building scenes", clock),
        wrap(matches, "arrange", "arranging scenes", clock),
        wrap(watch, "beat_between", "comparing scenes", clock),
        wrap(state.Memory, "changed", "has anything changed", clock),
        wrap(watch.Watch, "_heard", "beats", clock),
    ]
    for number in range(count):
        play_one(game, players, viewers, f"{seed}/{number}", clock)
        gc.collect()
    gc.enable()
    for back in undo:
        back()
    decisions = len(seen.whole)
    found = {"a decision, median": median(seen.whole) * 1e6, "a decision, mean": sum(seen.whole) / decisions * 1e6}
    parts = sorted(clock.spent.items(), key=lambda part: -part[1])
    found |= {f"  {part}": spent / decisions * 1e6 for part, spent in parts}
    told = clock.calls.get("beats", 0) + decisions
    found["a beat for all viewers"] = (sum(seen.answer) - sum(unseen.answer)) / told * 1e6
    found["  beats a decision"] = told / decisions
    found["  scenes a decision"] = clock.calls.get("arranging scenes", 0) / decisions
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
