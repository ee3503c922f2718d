"""What a player may answer: one small value for each thing that can be done.

Each exists once (the makers are cached), so values can be compared with ``is``; rules, scenes and bots use the fields,
nobody reads names.
"""

from __future__ import annotations

from functools import cache

from wyrmtable.core.ask import Named
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    ELEMENTS,
    FACTIONS,
    MAGIC_CARDS,
    MONSTERS,
    ON_CARD,
    ON_DWELL,
    ON_GATHER,
    ON_SUMMON,
    ORB_SPACE_NAMES,
    READY,
    RESOURCES,
    STARTER,
    TILES,
    TOKENS,
    UNDERWORLD,
    UNITS,
)

_PLACES = {
    READY: "ready",
    UNDERWORLD: "underworld",
    ON_SUMMON: "summon",
    ON_GATHER: "gather",
    ON_DWELL: "dwell",
}


def place_name(place: int) -> str:
    """The word for where a Unit is or goes: a realm, the Ready Area, a card."""
    if place >= 0:
        return TILES[place].name
    return _PLACES[place] if place > ON_CARD else card_name(ON_CARD - place)


def card_name(card: int) -> str:
    """The word for an Adventure card or a starter card."""
    return ADVENTURES[card].name if card < STARTER else f"starter_{ELEMENTS[card - STARTER]}"


class Place(Named):
    """P1: this kind of Unit, from the Ready Area (or the Underworld), into this realm."""

    __slots__ = ("kind", "realm", "source")

    def __init__(self, kind: int, source: int, realm: int) -> None:
        super().__init__(f"place:{UNITS[kind]}{'' if source == READY else '.underworld'}@{TILES[realm].name}")
        self.kind = kind
        self.source = source
        self.realm = realm


place = cache(Place)


class Retrieve(Named):
    """G1: a Unit from a realm (or the Underworld) to an action (ON_GATHER, ON_CARD - card, ...) or to the Ready Area."""

    __slots__ = ("action", "kind", "source")

    def __init__(self, kind: int, source: int, action: int) -> None:
        super().__init__(f"retrieve:{UNITS[kind]}@{place_name(source)}>{place_name(action)}")
        self.kind = kind
        self.source = source
        self.action = action


retrieve = cache(Retrieve)


class Unit(Named):
    """A Unit as a target: its kind, where it is, and whose it is (-1: that of the player who is asked)."""

    __slots__ = ("kind", "owner", "place")

    def __init__(self, kind: int, place: int, owner: int = -1) -> None:
        whose = "" if owner < 0 else f"{owner}."
        super().__init__(f"unit:{whose}{UNITS[kind]}@{place_name(place)}")
        self.kind = kind
        self.place = place
        self.owner = owner


unit = cache(Unit)


class Realm(Named):
    """A realm as a target."""

    __slots__ = ("realm",)

    def __init__(self, realm: int) -> None:
        super().__init__(TILES[realm].name)
        self.realm = realm


realm = cache(Realm)


class Cell(Named):
    """An empty position for a tile; ``turn``: direction of the bridge's 2-side, -1 for other tiles."""

    __slots__ = ("cell", "turn")

    def __init__(self, cell: int, q: int, r: int, turn: int = -1) -> None:
        super().__init__(f"cell:{q},{r}" + (f".{turn}" if turn >= 0 else ""))
        self.cell = cell
        self.turn = turn


cell = cache(Cell)


class Cast(Named):
    """Play a spell."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"cast:{MAGIC_CARDS[card].name}")
        self.card = card


cast = cache(Cast)


class Quest(Named):
    """Complete a quest."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"quest:{MAGIC_CARDS[card].name}")
        self.card = card


quest = cache(Quest)


class Hand(Named):
    """A Magic card of a hand (or of the discard pile), as a target."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(MAGIC_CARDS[card].name)
        self.card = card


hand = cache(Hand)


class Cash(Named):
    """Discard a treasure token for what it shows; ``face``: which side of a slash."""

    __slots__ = ("face", "token")

    def __init__(self, token: int, face: int) -> None:
        side = f".{face + 1}" if TOKENS[token].either else ""
        super().__init__(f"cash:{TOKENS[token].name}{side}")
        self.token = token
        self.face = face


cash = cache(Cash)


class Slot(Named):
    """Put a treasure token from the tray into a slot of a card."""

    __slots__ = ("card", "slot", "token")

    def __init__(self, token: int, card: int, slot: int) -> None:
        super().__init__(f"slot:{TOKENS[token].name}>{card_name(card)}.{slot + 1}")
        self.token = token
        self.card = card
        self.slot = slot


slot = cache(Slot)


class Attach(Named):
    """Attach an aura to a card, or move it there."""

    __slots__ = ("aura", "host")

    def __init__(self, aura: int, host: int) -> None:
        super().__init__(f"attach:{ADVENTURES[aura].name}>{ADVENTURES[host].name}")
        self.aura = aura
        self.host = host


attach = cache(Attach)


class OrbSpace(Named):
    """Use an Orb on a bonus space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"orb:{ORB_SPACE_NAMES[space]}")
        self.space = space


orb_space = cache(OrbSpace)


class OrbCard(Named):
    """Put an Orb on a card: into its Orb slot (``slot`` -1) or into its input slot."""

    __slots__ = ("card", "slot")

    def __init__(self, card: int, slot: int) -> None:
        super().__init__(f"orb:{ADVENTURES[card].name}{'.in' if slot >= 0 else ''}")
        self.card = card
        self.slot = slot


orb_card = cache(OrbCard)


class Hire(Named):
    """Hire a mercenary, for 1 gold or for good with an Orb."""

    __slots__ = ("kind", "orb")

    def __init__(self, kind: int, orb: bool) -> None:
        super().__init__(f"hire:{UNITS[kind]}.{'orb' if orb else 'gold'}")
        self.kind = kind
        self.orb = orb


hire = cache(Hire)


class Use(Named):
    """Use the ability of a public card, faction or monster, by its name."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        super().__init__(f"use:{what}")
        self.what = what


use = cache(Use)


class Swap(Named):
    """One Magic card for another of the partner's, as it is proposed."""

    __slots__ = ("mine", "theirs")

    def __init__(self, mine: int, theirs: int) -> None:
        super().__init__(f"swap:{MAGIC_CARDS[mine].name}>{MAGIC_CARDS[theirs].name}")
        self.mine = mine
        self.theirs = theirs


class Card(Named):
    """A face-up Adventure card, or one of a tableau, as a target."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(ADVENTURES[card].name)
        self.card = card


card = cache(Card)


class Buy(Named):
    """Obtain a face-up Adventure card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"buy:{ADVENTURES[card].name}")
        self.card = card


buy = cache(Buy)


class Burn(Named):
    """Burn a face-up Adventure card: under its deck, or (draft) out of the game."""

    __slots__ = ("aside", "card")

    def __init__(self, card: int, aside: bool = False) -> None:
        super().__init__(f"burn:{ADVENTURES[card].name}{'.aside' if aside else ''}")
        self.card = card
        self.aside = aside


burn = cache(Burn)


class Resource(Named):
    """A kind of resource."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(RESOURCES[kind])
        self.kind = kind


resource = cache(Resource)


class Take(Named):
    """One resource of an opponent."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(f"from:{seat}.{RESOURCES[kind]}")
        self.seat = seat
        self.kind = kind


take = cache(Take)


class Give(Named):
    """One resource to another player."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(f"to:{seat}.{RESOURCES[kind]}")
        self.seat = seat
        self.kind = kind


give = cache(Give)


class Track(Named):
    """An elemental track."""

    __slots__ = ("element",)

    def __init__(self, element: int) -> None:
        super().__init__(f"track:{ELEMENTS[element]}")
        self.element = element


track = cache(Track)


class Stack(Named):
    """A treasure stack of a realm: the first or the second."""

    __slots__ = ("index", "realm")

    def __init__(self, realm: int, index: int) -> None:
        super().__init__(f"stack:{TILES[realm].name}.{index + 1}")
        self.realm = realm
        self.index = index


stack = cache(Stack)


class Beast(Named):
    """A wild Monster."""

    __slots__ = ("monster",)

    def __init__(self, monster: int) -> None:
        super().__init__(MONSTERS[monster].name)
        self.monster = monster


beast = cache(Beast)


class Join(Named):
    """Move a Unit from a realm into the battle."""

    __slots__ = ("kind", "realm")

    def __init__(self, kind: int, realm: int) -> None:
        super().__init__(f"join:{UNITS[kind]}@{TILES[realm].name}")
        self.kind = kind
        self.realm = realm


join = cache(Join)


class Swords(Named):
    """Spend so many swords (or gold as swords)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"swords:{number}")
        self.number = number


swords = cache(Swords)


class Side(Named):
    """A side of the battle: a seat or the Monster."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__(f"side:{side}" if side >= 0 else "side:monster")
        self.side = side


side = cache(Side)


class Die(Named):
    """A die of a side, by its value: equal dice of a side are alike."""

    __slots__ = ("side", "value")

    def __init__(self, side: int, value: int) -> None:
        super().__init__(f"die:{side if side >= 0 else 'monster'}.{value}")
        self.side = side
        self.value = value


die = cache(Die)


class Value(Named):
    """The value of a die."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(str(number))
        self.number = number


value = cache(Value)


class DieAt(Named):
    """One die of a side, by its place: for choosing several."""

    __slots__ = ("index", "side")

    def __init__(self, side: int, index: int, value: int) -> None:
        super().__init__(f"die:{side if side >= 0 else 'monster'}.{value}.{index + 1}")
        self.side = side
        self.index = index


die_at = cache(DieAt)


class FactionAct(Named):
    """A faction, chosen by its board side."""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        super().__init__(FACTIONS[faction].name)
        self.faction = faction


faction = cache(FactionAct)


class ElementAct(Named):
    """An element."""

    __slots__ = ("element",)

    def __init__(self, element: int) -> None:
        super().__init__(ELEMENTS[element])
        self.element = element


element = cache(ElementAct)


class Part(Named):
    """One part of a choice that a card gives, by its place."""

    __slots__ = ("index",)

    def __init__(self, index: int, word: str) -> None:
        super().__init__(word)
        self.index = index


part = cache(Part)

REGROUP = Named("regroup")
RALLY = Named("rally")
"""Pay 3 swords to turn the Tactics token back."""
DRAW = Named("draw")
"""Oracle: a Magic card instead of an Adventure card."""
YES = Named("yes")
NO = Named("no")
IGNORE = Named("ignore")
SWAP = Named("swap")
"""Propose the partner a swap of Magic cards."""
TACTICS = Named("tactics")
"""Turn the Tactics token: the losing Units stay."""
KEEP = Named("keep")
