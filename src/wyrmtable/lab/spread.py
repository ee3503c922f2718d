"""Where much work is done: here, on several processes, or on a cluster; the outcome is the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Protocol, TypeVar

T = TypeVar("T")


class Spread(Protocol):
    """Does ``work(number)`` for every number, somewhere; gives the results in the order of the numbers.

    ``done`` hears of each result as soon as it is there, in any order, and gives what goes on of it. The work must be
    picklable and depend on its number alone, so that it can be done again where a worker was lost.
    """

    def __call__(self, work: Callable[[int], T], numbers: Sequence[int], done: Callable[[T], T]) -> Iterator[T]: ...


def one_by_one(work: Callable[[int], T], numbers: Sequence[int], done: Callable[[T], T]) -> Iterator[T]:
    """Here, in this process."""
    for number in numbers:
        yield done(work(number))


class Processes:
    """On some processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def __call__(self, work: Callable[[int], T], numbers: Sequence[int], done: Callable[[T], T]) -> Iterator[T]:
        with ProcessPoolExecutor(self.workers) as pool:
            parts = enumerate(pieces(numbers, self.workers))
            asked = {pool.submit(do_piece, work, piece): index for index, piece in parts}
            try:
                yield from in_order(((asked[part], part.result()) for part in as_completed(asked)), done)
            finally:
                pool.shutdown(cancel_futures=True)


@contextmanager
def somewhere(on: str = "", workers: int | None = None) -> Iterator[Spread]:
    """Where to work by its name: nothing is this machine, ``ray`` a cluster (see ``cluster.on_ray``)."""
    if on:
        from wyrmtable.lab.cluster import on_ray  # Ray is large, and an extra

        with on_ray(on, workers) as cluster:
            yield cluster
    else:
        yield one_by_one if workers is None or workers <= 1 else Processes(workers)


def pieces(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """The numbers in pieces: few enough to be cheap to hand out, small enough that nobody waits for the last one."""
    size = max(1, min(100, len(numbers) // (workers * 4)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def do_piece(work: Callable[[int], T], piece: Sequence[int]) -> list[T]:
    return [work(number) for number in piece]


def in_order(finished: Iterable[tuple[int, list[T]]], done: Callable[[T], T]) -> Iterator[T]:
    """The results of pieces that end in any order, in the order of the pieces."""
    waiting: dict[int, list[T]] = {}
    due = 0
    for index, results in finished:
        waiting[index] = [done(result) for result in results]
        while due in waiting:
            yield from waiting.pop(due)
            due += 1
