"""Limits: how much one address or one socket may ask for, and how long texts may be."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

NAME = 40
TITLE = 80
CHAT = 500
BODY = 64 * 1024
MESSAGE = 16 * 1024
ANSWERS = 200
"""Names in one answer."""
POINTS, PLACE = 6, 80
"""Places shown to the others at a time, and the length of one."""
_MARKS = 3
"""Marks on one letter."""


@lru_cache(4096)
def read_address(address: str) -> IPv4Address | IPv6Address | None:
    """None for what is none, as a socket of this machine. A server that listens on ``::`` is told of IPv4 as of a part of
    IPv6, in which nothing is known of what is inside."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def guest_at(address: str) -> str:
    """Who counts as one guest: an address, or of IPv6 the network whose addresses one household takes as it likes."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return f"{int(found) >> 64:x}/64"
    return str(found or address)


class Bucket:
    """Refills with time; empty when somebody asks too often."""

    __slots__ = ("_at", "_left", "burst", "per_second")

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.per_second)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Buckets:
    """A bucket for each key; forgets those not used for longest. 0 a minute is no limit."""

    def __init__(self, per_minute: int, burst: int | None = None, most: int = 10_000) -> None:
        self.per_minute = per_minute
        self.burst = burst or per_minute
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        if self.per_minute <= 0:
            return True
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.per_minute / 60, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()


def clean(text: str, most: int) -> str:
    """A person's text without control signs, trimmed; never markup, for clients show it as it is."""
    signs = (" " if sign.isspace() else sign for sign in text if sign.isspace() or _visible(sign))
    return " ".join("".join(_low(signs)).split())[:most].strip()


def is_mark(sign: str) -> bool:
    """Whether this is set above or below the letter before it."""
    return unicodedata.category(sign) in ("Mn", "Me")


def _low(signs: Iterable[str]) -> Iterator[str]:
    """Without marks upon marks: some alphabets set three on a letter, a tower of them covers what others say."""
    height = 0
    for sign in signs:
        height = height + 1 if is_mark(sign) else 0
        if height <= _MARKS:
            yield sign


def _visible(sign: str) -> bool:
    # Controls, private and unassigned signs and those that turn the writing direction; joiners of emoji may stay.
    return (
        unicodedata.category(sign) not in {"Cc", "Cs", "Co", "Cn"}
        and sign not in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )
