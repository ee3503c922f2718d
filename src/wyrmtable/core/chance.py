"""Randomness as named streams over a seed, so that a new draw somewhere never shifts another.

A draw is BLAKE2b over (key, stream name, counter): copying a source copies a few counters, and nobody who
does not know the key can tell what comes next. The two sources differ in their seed alone: a *fast* one is
made from any text and may be guessed; a *sealed* one from 32 secret bytes, whose hash is shown before the
first card is dealt and which is published after the last.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from math import factorial
from typing import TypeVar

T = TypeVar("T")

_SPARE = 128
"""Bits beyond what a draw needs; they make the remaining bias smaller than 2⁻¹²⁸."""

_LONG = 1024
"""Bits of a draw that serves many shuffles."""


def _bits(n: int) -> int:
    return factorial(n).bit_length() + _SPARE


_ORDERS = [factorial(n) for n in range(257)]
_SHUFFLE_BITS = [_bits(n) for n in range(257)]


class Chance:
    """A source of randomness; ``drawn`` counts the draws of each stream, ``total`` all of them."""

    __slots__ = ("drawn", "key", "sealed", "seed", "total")

    def __init__(self, seed: str, sealed: bool = False, drawn: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.sealed = sealed
        self.key = bytes.fromhex(seed) if sealed else blake2b(seed.encode(), digest_size=32).digest()
        self.drawn = {} if drawn is None else drawn
        self.total = sum(self.drawn.values())

    @classmethod
    def seal(cls) -> Chance:
        """A sealed source with a fresh secret."""
        return cls(secrets.token_hex(32), sealed=True)

    @property
    def commitment(self) -> str:
        """Hash of the key: shown at the start, it binds the host without telling anything."""
        return blake2b(self.key, digest_size=32, person=b"wyrmtable.seed").hexdigest()

    def copy(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin.seed = self.seed
        twin.sealed = self.sealed
        twin.key = self.key
        twin.drawn = self.drawn.copy()
        twin.total = self.total
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.key == other.key and self.drawn == other.drawn

    def rekey(self, key: str) -> None:
        """Turn to another future, unrelated to the true one; used when a bot imagines a position."""
        self.seed = key
        self.sealed = False
        self.key = blake2b(key.encode(), digest_size=32).digest()

    def turn_to(self, other: Chance) -> None:
        """Go on from another source's seed, each stream from where it is."""
        self.seed, self.sealed, self.key = other.seed, other.sealed, other.key

    def _draw(self, stream: str, bits: int) -> int:
        count = self.drawn.get(stream, 0)
        self.drawn[stream] = count + 1
        self.total += 1
        name = f"{stream}/{count}".encode()
        number = int.from_bytes(blake2b(name, key=self.key).digest(), "little")
        block = 1
        while block * 512 < bits:
            more = int.from_bytes(blake2b(name + b"/%d" % block, key=self.key).digest(), "little")
            number |= more << (512 * block)
            block += 1
        return number

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n − 1, all equally likely."""
        return self._draw(stream, 0) % n

    def pick(self, stream: str, items: Sequence[T]) -> T:
        return items[self._draw(stream, 0) % len(items)]

    def shuffle(self, stream: str, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher and Yates, fed by one long number)."""
        n = len(items)
        number = self._draw(stream, _SHUFFLE_BITS[n] if n < 257 else _bits(n))
        number %= _ORDERS[n] if n < 257 else factorial(n)  # a small number is divided sooner
        for i in range(n - 1, 0, -1):
            number, j = divmod(number, i + 1)
            items[i], items[j] = items[j], items[i]


class Mixer:
    """Many small draws out of a few long ones: for worlds dealt anew, which nobody replays from a record."""

    __slots__ = ("_bits", "_chance", "_number", "_stream")

    def __init__(self, chance: Chance, stream: str) -> None:
        self._chance = chance
        self._stream = stream
        self._number = 0
        self._bits = 0

    def _take(self, bits: int, n: int) -> int:
        if self._bits < bits:
            self._bits = max(bits, _LONG)
            self._number = self._chance._draw(self._stream, self._bits)
        self._bits -= bits - _SPARE
        self._number, taken = divmod(self._number, n)
        return taken

    def below(self, n: int) -> int:
        return self._take(_SPARE + n.bit_length(), n)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place: one after the other is taken out and put at the end."""
        n = len(items)
        order = self._take(_SHUFFLE_BITS[n], _ORDERS[n]) if n < 257 else self._take(_bits(n), factorial(n))
        for left in range(n, 1, -1):
            items.append(items.pop(order % left))
            order //= left
