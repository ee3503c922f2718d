"""What people choose before a match, and what a campaign hands on from one scenario to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Struct, convert
from msgspec.structs import asdict, replace

from wyrmtable.core.options import only
from wyrmtable.games.last_spell.data import SCENARIOS


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    scenario: Literal["gildenberg", "lakeburg", "glenwald"] = "gildenberg"
    campaign: bool = False
    """A victory hands Heroes and chest on to the next scenario (1.11)."""
    level: Literal["easier", "standard", "harder"] = "standard"
    """HOUSE."""
    variety: bool = False
    """Pattern cards 1b to 5b replace 1 to 5 (1.8)."""
    errata: bool = False
    """The publisher's errata (1.13)."""
    quick: Annotated[bool, only(scenario=("lakeburg", "glenwald"), campaign=False)] = False
    """A new game in Lakeburg or Glenwald: the levels of the Perks one starts with are fixed (1.7.5)."""


class Veteran(Struct, frozen=True):
    """A Hero between two scenarios."""

    card: str
    level: int
    trait: str
    perks: tuple[str, ...]
    items: tuple[str, ...]


class Legacy(Struct, frozen=True):
    """What the Shadow Network carries (2.14): the state before the set-up of ``scenario``, also for a retry."""

    scenario: int
    heroes: tuple[Veteran, ...]
    gold: int
    materials: int
    chest: tuple[str, ...]
    """Equipment of the Shared Supply."""
    first: int
    """Seat with the first player token."""


def reseated(legacy: Legacy, order: Sequence[int]) -> Legacy:
    """For people who sit otherwise: Heroes go with those who led them, who stays away takes the Hero along.

    ``order[i]`` is the seat that who sits at i had before; the token of an absent first player passes on.
    """
    count = len(legacy.heroes)
    first = min(range(len(order)), key=lambda seat: (order[seat] - legacy.first) % count)
    return replace(legacy, heroes=tuple(legacy.heroes[seat] for seat in order), first=first)


def next_options(options: Options, won: bool) -> Options:
    """In a campaign the next scenario after a victory (Glenwald is the last), the same again after a defeat."""
    following = SCENARIOS.index(options.scenario) + 1
    if not options.campaign or not won or following == len(SCENARIOS):
        return options
    return convert({**asdict(options), "scenario": SCENARIOS[following]}, Options)
