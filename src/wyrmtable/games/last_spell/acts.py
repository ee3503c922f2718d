"""What seats choose from: typed answers with stable names. Rules, scene and bots use the fields; nobody reads the names apart."""

from __future__ import annotations

from msgspec import Struct

from wyrmtable.core.ask import Named
from wyrmtable.games.last_spell.data import DECKS, Item, Weapon
from wyrmtable.games.last_spell.grid import CELLS, FOG_BOARDS, SECTORS, SLOT_OF, cell_name

# ---- by Day


class Build(Struct, frozen=True):
    """Begin to build a structure; where is asked next."""

    kind: str

    @property
    def name(self) -> str:
        return f"build:{self.kind}"


class Place(Struct, frozen=True):
    """Put it there."""

    kind: str
    cells: tuple[int, ...]

    @property
    def name(self) -> str:
        slot = SLOT_OF.get(self.cells[0])
        return f"place:{self.kind}@{slot.lower() if slot else '-'.join(map(cell_name, self.cells))}"


PUT_BACK = Named("put-back")
"""Give up what one was about to do."""


class Upgrade(Struct, frozen=True):
    structure: int

    @property
    def name(self) -> str:
        return f"upgrade:{self.structure}"


class Repair(Struct, frozen=True):
    structure: int
    flames: int

    @property
    def name(self) -> str:
        return f"repair:{self.structure},{self.flames}"


class Take(Struct, frozen=True):
    """From the Shared Supply to the own Hero."""

    item: Item

    @property
    def name(self) -> str:
        return f"take:{self.item.name}"


class Leave(Struct, frozen=True):
    item: Item

    @property
    def name(self) -> str:
        return f"leave:{self.item.name}"


class Buy(Struct, frozen=True):
    item: Item

    @property
    def name(self) -> str:
        return f"buy:{self.item.name}"


class Sell(Struct, frozen=True):
    """Lay an item out for sale; more may follow, all are sold together."""

    item: Item

    @property
    def name(self) -> str:
        return f"sell:{self.item.name}"


SOLD = Named("sold")
"""Sell everything laid out."""
REFRESH = Named("refresh")


class Inspect(Struct, frozen=True):
    """A Ruin, by the id of its structure."""

    structure: int

    @property
    def name(self) -> str:
        return f"inspect:{self.structure}"


class Draw(Struct, frozen=True):
    """For an Equipment icon: the top card of a deck."""

    deck: int

    @property
    def name(self) -> str:
        return f"draw:{DECKS[self.deck]}"


class Pour(Struct, frozen=True):
    """For an Equipment icon: a potion of the Shop."""

    item: Item

    @property
    def name(self) -> str:
        return f"pour:{self.item.name}"


class Repel(Struct, frozen=True):
    """Fog Repulsion."""

    board: int

    @property
    def name(self) -> str:
        return f"repel:{FOG_BOARDS[self.board].lower()}"


class GuessAgain(Struct, frozen=True):
    space: int

    @property
    def name(self) -> str:
        return f"again:{self.space}"


class Deploy(Struct, frozen=True):
    cell: int

    @property
    def name(self) -> str:
        return f"deploy:{cell_name(self.cell)}"


# ---- by Night


class Move(Struct, frozen=True):
    """On foot, up or down a Watchtower: the cheapest way there."""

    cell: int
    mp: int
    """What it costs."""

    @property
    def name(self) -> str:
        return f"move:{cell_name(self.cell)}"


class Travel(Struct, frozen=True):
    """From Portal to Portal."""

    cell: int

    @property
    def name(self) -> str:
        return f"travel:{cell_name(self.cell)}"


class Leap(Struct, frozen=True):
    cell: int

    @property
    def name(self) -> str:
        return f"leap:{cell_name(self.cell)}"


class Punch(Struct, frozen=True):
    cell: int

    @property
    def name(self) -> str:
        return f"punch:{cell_name(self.cell)}"


class Attack(Struct, frozen=True):
    """A Basic attack or Skill of a weapon on a target cell; for a line the first cell of it, for a ring the own cell."""

    weapon: Weapon
    skill: bool
    cell: int
    free: bool = False
    """Without actions (Quick Draw, Trigger-happy)."""

    @property
    def name(self) -> str:
        how = "skill" if self.skill else "free" if self.free else "basic"
        return f"{how}:{self.weapon.name}@{cell_name(self.cell)}"


class Drink(Struct, frozen=True):
    item: Item

    @property
    def name(self) -> str:
        return f"drink:{self.item.name}"


class Read(Struct, frozen=True):
    """A scroll; on whom is asked next."""

    item: Item

    @property
    def name(self) -> str:
        return f"read:{self.item.name}"


class Fire(Struct, frozen=True):
    """A Ballista or Catapult; at what is asked next."""

    structure: int

    @property
    def name(self) -> str:
        return f"fire:{self.structure}"


class Give(Struct, frozen=True):
    item: Item
    seat: int

    @property
    def name(self) -> str:
        return f"give:{self.item.name}>{self.seat}"


class Ready(Struct, frozen=True):
    """Second Skin: an armour or shield card is ready again."""

    item: Item

    @property
    def name(self) -> str:
        return f"ready:{self.item.name}"


class Rally(Struct, frozen=True):
    seat: int

    @property
    def name(self) -> str:
        return f"rally:{self.seat}"


DASH = Named("dash")
BOOST = Named("armour-boost")
YIELD = Named("yield")
END = Named("end")

# ---- answers to what follows


class Aim(Struct, frozen=True):
    """A cell to hit, or to go to."""

    cell: int

    @property
    def name(self) -> str:
        return f"at:{cell_name(self.cell)}"


class Sector(Struct, frozen=True):
    sector: int

    @property
    def name(self) -> str:
        return f"sector:{SECTORS[self.sector].lower()}"


class Mate(Struct, frozen=True):
    """A Hero."""

    seat: int

    @property
    def name(self) -> str:
        return f"hero:{self.seat}"


class Standing(Struct, frozen=True):
    """A structure."""

    structure: int

    @property
    def name(self) -> str:
        return f"structure:{self.structure}"


class Block(Struct, frozen=True):
    """Turn over this armour or shield."""

    item: Item

    @property
    def name(self) -> str:
        return f"block:{self.item.name}"


KEEP = Named("keep")
AGAIN = Named("throw-again")
GUARD = Named("bodyguard")

AIMS = tuple(Aim(cell) for cell in range(CELLS))
DEPLOYS = tuple(Deploy(cell) for cell in range(CELLS))
"""Shared, because they are offered often."""
