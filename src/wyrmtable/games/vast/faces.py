"""Card faces: every card, power, omen, piece of equipment and tile as the table prints it."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from wyrmtable.core.scene import Face, Pip, Row, Slot
from wyrmtable.core.words import msg
from wyrmtable.games.vast.data import (
    CAVE_TILES,
    DRAGON,
    EQUIPMENT,
    EVENTS,
    GOBLINS,
    KNIGHT,
    MONSTERS,
    OMENS,
    POWER_CARDS,
    POWERS,
    SECRETS,
    SIDEQUESTS,
    TILES,
    TREASURES,
    UPGRADES,
    WAR,
)
from wyrmtable.games.vast.state import Vast

EQUIPMENT_ID = {"bomb": "bomb", "bow": "bow", "map": "ancient_map", "shield": "shield"}
"""Word of each equipment slot; the Ancient Map is called ``map`` in the state."""
THIEF_ACTIONS = ("loot", "climb", "pickpocket", "pick_lock", "backstab", "hide_loot")
VARIANTS = ("alone_in_the_dark", "goblin_infestation", "ash_dragon", "flare", "past_plunder_card")
_TRIBES = ("fangs", "bones", "eye")
_DEED_NEEDS = {"stalwart": GOBLINS, "fearless": GOBLINS, "cunning": DRAGON}
"""Sidequests that ask for another deed without this role (§5.9)."""


def _war(name: str) -> Face:
    card = WAR[name]
    discs = tuple(Pip(f"tribe.{tribe}", n) for tribe, n in zip(_TRIBES, card.discs, strict=True) if n)
    draws = tuple(
        Pip(icon, n)
        for icon, n in (("deck.monster", card.monsters), ("deck.secret", card.secrets), ("rage", card.rage))
        if n
    )
    rows = tuple(Row(atoms) for atoms in (discs, draws) if atoms)
    return Face("card", "war", msg(f"war-{name}"), sub=msg("kind-war"), art=(f"war.{name}",), rows=rows)


def _monster(name: str) -> Face:
    bonus = MONSTERS[name].bonus
    return replace(_plain("monster", name, "beast"), corner=(Pip("strength", bonus),) if bonus else ())


def _monster_ambush(name: str) -> Face:
    """A Monster as Goblin Infestation uses it: its ambush Strength and text."""
    card = MONSTERS[name]
    effect = msg(f"monster-{name}-ambush")
    if card.ambush < 0:
        text, corner = msg("monster-ambush-die", text=effect), (Pip("die"),)
    else:
        text, corner = msg("monster-ambush-line", n=card.ambush, text=effect), (Pip("strength", card.ambush),)
    return replace(_plain("monster", name, "beast"), corner=corner, text=text)


def _plain(kind: str, name: str, tone: str, word: str = "", copies: int = 1) -> Face:
    word = word or kind
    return Face(
        "card",
        tone,
        msg(f"{word}-{name}"),
        sub=msg(f"kind-{kind}"),
        art=(f"{word}.{name}",),
        text=msg(f"{word}-{name}-text"),
        copies=copies,
    )


def _quest(name: str, deed: str = "") -> Face:
    grit = SIDEQUESTS[name].grit
    return replace(
        _plain("sidequest", name, "quest"),
        corner=(Pip("grit", grit),),
        foot=Pip("grit", grit, tone="grit"),
        text=msg(f"sidequest-{name}-{deed}text"),
    )


def quest_face(g: Vast, name: str) -> str:
    """The face that names the deed asked for among the roles in play."""
    return f"sidequest:{name}" if g.plays(_DEED_NEEDS.get(name, KNIGHT)) else f"sidequest:{name}.alone"


def _treasure(name: str) -> Face:
    slots = tuple(Slot("1", fits="cube") for _ in range(TREASURES[name].slots))
    return replace(_plain("treasure", name, "loot"), slots=slots)


def _equipment(name: str) -> Face:
    word = EQUIPMENT_ID[name]
    slots = tuple(Slot(str(n + 1), fits="cube") for n in range(EQUIPMENT[name]))
    return Face(
        "gear", "gear", msg(f"equip-{word}"), art=(f"equip.{word}",), slots=slots, text=msg(f"equip-{word}-text")
    )


def _power(name: str) -> Face:
    cost = tuple(Pip(f"symbol.{symbol}", tone=symbol) for symbol in POWERS[name].cost)
    return Face(
        "power", "power", msg(f"power-{name}"), art=(f"power.{name}",), cost=cost, text=msg(f"power-{name}-text")
    )


def _symbol(name: str) -> Face:
    return Face(
        "card",
        name,
        msg(f"symbol-{name}"),
        sub=msg("kind-power"),
        art=(f"symbol.{name}",),
        rows=(Row((Pip(f"symbol.{name}", tone=name),)),),
        copies=POWER_CARDS[name],
    )


def _omen(name: str) -> Face:
    symbols = tuple(Pip(f"omentoken.{symbol}", tone="omentoken") for symbol in OMENS[name].symbols)
    return Face(
        "power", "omen", msg(f"omen-{name}"), art=(f"omen.{name}",), cost=symbols, text=msg(f"omen-{name}-text")
    )


def _tile(number: int) -> Face:
    tile = TILES[number]
    exits = 4 - tile.walls.bit_count()
    tone = {"treasure_room": "treasure"}.get(tile.kind, tile.kind)
    return Face(
        "card",
        tone,
        msg(f"tile-{tile.kind}"),
        sub=msg(f"shape-{tile.shape}"),
        art=(f"tile.{tile.kind}",),
        corner=(Pip("exits", exits),),
        text=msg(f"shape-{tile.shape}-text"),
        foot=Pip(f"tribe.{tile.symbol}"),
    )


@cache
def faces() -> dict[str, Face]:
    """The whole catalogue by key: ``war:ruin``, ``power:burn``, ``tile:a07`` …"""
    found = {f"war:{name}": _war(name) for name in WAR}
    found |= {f"monster:{name}": _monster(name) for name in MONSTERS}
    found |= {f"ambusher:{name}": _monster_ambush(name) for name in MONSTERS}
    found |= {f"secret:{name}": _plain("secret", name, "secret") for name in SECRETS}
    found |= {f"event:{name}": _plain("event", name, "chance", copies=n) for name, n in EVENTS.items()}
    found |= {f"treasure:{name}": _treasure(name) for name in TREASURES}
    found |= {f"sidequest:{name}": _quest(name) for name in SIDEQUESTS}
    found |= {f"sidequest:{name}.alone": _quest(name, "alone-") for name in _DEED_NEEDS}
    found |= {f"equip:{name}": _equipment(name) for name in EQUIPMENT}
    found |= {f"power:{name}": _power(name) for name in POWERS}
    found |= {f"symbol:{name}": _symbol(name) for name in POWER_CARDS}
    found |= {f"omen:{name}": _omen(name) for name in OMENS}
    found |= {f"upgrade:{name}": _plain("upgrade", name, "trick") for name in UPGRADES}
    found |= {f"action:{name}": _plain("action", name, "trick") for name in THIEF_ACTIONS}
    found |= {f"variant:{name}": _plain("variant", name, "variant") for name in VARIANTS}
    found |= {f"tile:{TILES[number].name}": _tile(number) for number in range(1, CAVE_TILES)}
    return found
