"""Answers with parts. The record stores the ``name`` of an answer; rules, scenes and bots use its parts.

An answer that is one word (a card, a Tribe, ``"end"``) is just that word.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from wyrmtable.games.vast.data import GEMS
from wyrmtable.games.vast.grid import cell_name, edge_name


class Choice(Struct, frozen=True, gc=False):
    verb: ClassVar[str] = ""
    """The first word of the name, where there is one: what the role does."""

    @property
    def name(self) -> str:
        raise NotImplementedError


# ---- spaces


class Space(Choice, frozen=True, gc=False):
    cell: int

    @property
    def name(self) -> str:
        return cell_name(self.cell)


class Way(Choice, frozen=True, gc=False):
    """Where a piece ends, and the spaces it enters on the way; several ways to one space differ in their ``risk``."""

    path: tuple[int, ...]
    risk: str = ""
    """fire, terrain or home"""

    @property
    def cell(self) -> int:
        return self.path[-1]

    @property
    def name(self) -> str:
        return f"{cell_name(self.path[-1])}:{self.risk}" if self.risk else cell_name(self.path[-1])


class Edge(Choice, frozen=True, gc=False):
    edge: int

    @property
    def name(self) -> str:
        return edge_name(self.edge)


class PitPair(Choice, frozen=True, gc=False):
    cells: tuple[int, int]

    @property
    def name(self) -> str:
        return ">".join(map(cell_name, self.cells))


class Spot(Choice, frozen=True, gc=False):
    """A place for a Terrain tile: its first space, its rotation, all its spaces."""

    first: int
    turn: int
    cells: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{cell_name(self.first)}:{self.turn}"


class Slide(Choice, frozen=True, gc=False):
    """A section of the map moved by an offset, in one direction or (R-14) in two."""

    section: tuple[int, ...]
    offset: int
    sides: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{cell_name(self.section[0])}:{'>'.join(self.sides)}"


class Rotation(Choice, frozen=True, gc=False):
    verb = "turn"
    turn: int

    @property
    def name(self) -> str:
        return f"turn:{self.turn}"


# ---- something done at a space


class AtSpace(Choice, frozen=True, gc=False):
    cell: int

    @property
    def name(self) -> str:
        return f"{self.verb}:{cell_name(self.cell)}"


class Step(AtSpace, frozen=True, gc=False):
    verb = "step"


class Pit(AtSpace, frozen=True, gc=False):
    """By way of two Pits."""

    verb = "pit"


class ThroughWall(AtSpace, frozen=True, gc=False):
    """With the Ancient Map."""

    verb = "map"


class Worm(AtSpace, frozen=True, gc=False):
    """With the Underworm."""

    verb = "worm"


class Climb(AtSpace, frozen=True, gc=False):
    verb = "climb"


class Cross(AtSpace, frozen=True, gc=False):
    """Over an end of the Canyon."""

    verb = "cross"


class Bomb(AtSpace, frozen=True, gc=False):
    """The wall towards that space."""

    verb = "bomb"


class TurnTile(AtSpace, frozen=True, gc=False):
    verb = "turn"


class EventAt(AtSpace, frozen=True, gc=False):
    verb = "event"


class TreasureAt(AtSpace, frozen=True, gc=False):
    verb = "treasure"


class Move(Way, frozen=True, gc=False):
    """The Dragon's free move."""

    verb = "move"

    @property
    def name(self) -> str:
        return f"move:{cell_name(self.path[-1])}"


# ---- something done with a thing


class With(Choice, frozen=True, gc=False):
    what: str

    @property
    def name(self) -> str:
        return f"{self.verb}:{self.what}"


class PutCube(With, frozen=True, gc=False):
    """A Hero cube on a stat, equipment or a Treasure card."""

    verb = "cube"


class TakeCube(With, frozen=True, gc=False):
    """A Sloth cube off its track."""

    verb = "cube"


class Attack(With, frozen=True, gc=False):
    verb = "attack"


class Collect(With, frozen=True, gc=False):
    verb = "collect"


class Quest(With, frozen=True, gc=False):
    verb = "quest"


class TurnUp(With, frozen=True, gc=False):
    verb = "up"


class Bow(With, frozen=True, gc=False):
    verb = "bow"


class Shoot(With, frozen=True, gc=False):
    """With the Enchanted Bow."""

    verb = "shoot"


class Activate(With, frozen=True, gc=False):
    verb = "activate"


class Plunder(With, frozen=True, gc=False):
    verb = "plunder"


class Secret(With, frozen=True, gc=False):
    verb = "secret"


class Redraw(With, frozen=True, gc=False):
    verb = "redraw"


class Power(With, frozen=True, gc=False):
    verb = "power"


class Gem(With, frozen=True, gc=False):
    verb = "gem"


class Omen(With, frozen=True, gc=False):
    verb = "omen"


class Javelin(Choice, frozen=True, gc=False):
    verb = "javelin"
    target: str
    cell: int

    @property
    def name(self) -> str:
        return f"javelin:{self.target}@{cell_name(self.cell)}"


class Assignment(Choice, frozen=True, gc=False):
    """A Monster for a Tribe, perhaps in place of an old one; or ``discard``, or ``redraw``."""

    card: str
    where: str
    old: str = ""

    @property
    def name(self) -> str:
        return f"{self.card}>{self.where}>{self.old}" if self.old else f"{self.card}>{self.where}"


class Slither(Choice, frozen=True, gc=False):
    source: str
    goal: str

    @property
    def name(self) -> str:
        return f"{self.source}>{self.goal}"


class Payment(Choice, frozen=True, gc=False):
    """Power cards, and Gems whose symbols are spent."""

    cards: tuple[str, ...]
    gems: tuple[str, ...]

    @property
    def name(self) -> str:
        paid: list[str] = []
        for symbol in GEMS:
            paid += [symbol] * self.cards.count(symbol) + [f"gem:{symbol}"] * self.gems.count(symbol)
        return ",".join(paid)


# ---- the Thief's actions, with the number of cubes as printed


class Priced(Choice, frozen=True, gc=False):
    what: str
    level: int

    @property
    def name(self) -> str:
        return f"{self.verb}:{self.what}:{self.level}"


class Loot(Priced, frozen=True, gc=False):
    verb = "loot"


class Pickpocket(Priced, frozen=True, gc=False):
    verb = "pickpocket"


class Backstab(Priced, frozen=True, gc=False):
    verb = "backstab"


class PickLock(Choice, frozen=True, gc=False):
    verb = "lock"
    level: int

    @property
    def name(self) -> str:
        return f"lock:{self.level}"


class HideLoot(Choice, frozen=True, gc=False):
    verb = "hide"
    level: int

    @property
    def name(self) -> str:
        return f"hide:{self.level}"
