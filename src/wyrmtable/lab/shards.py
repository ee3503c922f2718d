"""Results kept in a folder as they come, so that a long series can be stopped and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from wyrmtable.lab.spread import Spread

_MOST = 100
_SECONDS = 10.0
"""A shard is written when it holds so many results, or when the last one is so old."""


class OtherSeries(ValueError):
    """The folder holds results of something else, or what nobody can read; says what."""


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


N = TypeVar("N", bound=Numbered)
T = TypeVar("T")


class Shards(Generic[N]):
    """A folder of results: ``series.json`` says of what, each ``part-….jsonl`` holds some, one a line.

    A part is written under another name first, so that a killed program leaves whole parts only.
    """

    def __init__(self, folder: Path, series: Mapping[str, Any], kind: type[N]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        about = folder / "series.json"
        if about.exists():
            kept = _decoded(about, about.read_bytes(), dict[str, Any])
            wanted = msgspec.json.decode(msgspec.json.encode(series))
            for key in sorted(kept.keys() | wanted.keys()):
                if kept.get(key) != wanted.get(key):
                    raise OtherSeries(f"{folder} holds a series with {key} {kept.get(key)}, not {wanted.get(key)}")
        else:
            about.write_bytes(msgspec.json.format(msgspec.json.encode(series), indent=1))
        self.kept: dict[int, N] = {}
        parts = sorted(folder.glob("part-*.jsonl"))
        for part in parts:
            for line in part.read_bytes().splitlines():
                result = _decoded(part, line, kind)
                self.kept[result.number] = result
        numbers = [int(number) for part in parts if (number := part.stem.removeprefix("part-")).isdigit()]
        self._next = max(numbers, default=-1) + 1
        self._fresh: list[N] = []
        self._since = monotonic()

    def __enter__(self) -> Shards[N]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._write()

    def keep(self, result: N) -> None:
        self._fresh.append(result)
        if len(self._fresh) >= _MOST or monotonic() - self._since > _SECONDS:
            self._write()

    def _write(self) -> None:
        if self._fresh:
            part = self.folder / f"part-{self._next:06}.jsonl"
            draft = part.with_suffix(".new")
            draft.write_bytes(b"".join(msgspec.json.encode(result) + b"\n" for result in self._fresh))
            draft.rename(part)
            self._next += 1
            self._fresh = []
        self._since = monotonic()


def _decoded(file: Path, data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise OtherSeries(f"{file} is damaged, delete it to play its matches again: {error}") from None


def resumed(
    spread: Spread,
    work: Callable[[int], N],
    numbers: Sequence[int],
    done: Callable[[N], N],
    shards: Shards[N] | None,
) -> Iterator[N]:
    """The results in the order of the numbers: those kept already, and the others done now and kept."""
    if shards is None:
        yield from spread(work, numbers, done)
        return

    def fresh(result: N) -> N:
        result = done(result)
        shards.keep(result)
        return result

    with shards:
        missing = [number for number in numbers if number not in shards.kept]
        others = spread(work, missing, fresh)
        for number in numbers:
            if number in shards.kept:
                yield done(shards.kept[number])
            else:
                yield next(others)
