"""Faces: every card, tile, faction, monster and bonus space as the table prints it, from the tables."""

from __future__ import annotations

from collections.abc import Sized
from functools import cache

from wyrmtable.core.scene import Face, Pip, Row, Slot
from wyrmtable.core.words import msg
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    ELEMENTS,
    FACTIONS,
    GHOSTS,
    HOUSE,
    MAGIC_CARDS,
    MERCENARIES,
    MONSTERS,
    ORB_SPACE_NAMES,
    ORB_SPACES,
    RESOURCES,
    STARTERS,
    TILES,
    TROVE,
    TROVE_NAMES,
    UNITS,
    Adventure,
    Faction,
    Ghost,
    Magic,
    Monster,
    Tile,
)
from wyrmtable.games.eldervale.rules.quests import POINTS
from wyrmtable.games.eldervale.scene.names import cost_word
from wyrmtable.games.eldervale.sentences import cost_pips, sentence
from wyrmtable.games.eldervale.terms import card_msg, element_msg, magic_msg, monster_msg, realm_msg

_ANY_UNIT = -1


def _ours(table: str, things: Sized) -> bool:
    """Whether a whole table is our own design."""
    return sum(id.startswith(f"{table}:") for id in HOUSE) == len(things)


_HOUSE_ADVENTURES = _ours("adventure_cards", ADVENTURES)
_HOUSE_MAGIC = _ours("magic_cards", MAGIC_CARDS)
_HOUSE_MONSTERS = _ours("monsters", MONSTERS)
_HOUSE_FACTIONS = _ours("factions", FACTIONS)


def _rows(effect: str) -> tuple[Row, ...]:
    atoms = sentence(effect)
    return (Row(atoms),) if atoms else ()


# ---- Adventure cards and starter cards


def _adventure(card: Adventure) -> Face:
    slots = [Slot(str(n + 1), msg(f"slot-{kind}"), "token") for n, kind in enumerate(card.slots)]
    if card.orb != "none":
        slots.append(Slot("orb", msg(f"slot-orb-{card.orb}"), "orb"))
    user = () if card.icon < _ANY_UNIT else (Pip("worker" if card.icon == _ANY_UNIT else UNITS[card.icon]),)
    return Face(
        "adventure",
        ELEMENTS[card.element],
        card_msg(card.number),
        sub=msg(f"type-{card.kind}"),
        art=(f"card.{card.name}",),
        cost=cost_pips(card.cost),
        rows=(Row((*user, ":", *sentence(card.effect))),) if user else _rows(card.effect),
        slots=tuple(slots),
        text=msg(f"card-{card.name}-text"),
        house=_HOUSE_ADVENTURES,
    )


def _starter(element: int) -> Face:
    starter = STARTERS[element]
    return Face(
        "adventure",
        ELEMENTS[element],
        msg(f"card-{starter.name}"),
        sub=msg("type-starter"),
        art=(f"starter.{ELEMENTS[element]}",),
        rows=(
            Row((Pip("summon"),), msg("row-summon"), "summon"),
            Row((Pip(RESOURCES[starter.gather], 1),), msg("row-gather"), "gather"),
            Row((Pip("dwelling"),), msg("row-dwell"), "dwell"),
        ),
        slots=(Slot("slot", msg("slot-out"), "token"),),
        text=msg("starter-costs", **{UNITS[kind]: cost_word(cost) for kind, cost in starter.costs.items()}),
        house=True,
    )


# ---- Magic cards


def _magic(card: Magic) -> Face:
    quest = card.kind == "quest"
    rows = () if quest else _rows(card.effect)
    if card.free is not None:
        element, space = card.free
        power = Pip(ELEMENTS[element] if element >= 0 else "power", space)
        rows = (*rows, Row((power, "+", ":", "free-cast")))
    return Face(
        "magic",
        card.kind,
        magic_msg(card.number),
        sub=msg(f"type-{card.kind}"),
        art=(f"magic.{card.name}",),
        cost=cost_pips(card.cost),
        rows=rows,
        text=msg(f"magic-{card.name}-text"),
        foot=Pip("vp", POINTS[card.number]) if quest else None,
        house=_HOUSE_MAGIC,
    )


# ---- factions, monsters, mercenaries


def _faction(faction: Faction) -> Face:
    first, second = faction.abilities
    text = msg(
        "two-abilities",
        one=msg(f"ability-{first.name}"),
        first=msg(f"ability-{first.name}-text"),
        two=msg(f"ability-{second.name}"),
        second=msg(f"ability-{second.name}-text"),
    )
    return Face(
        "faction",
        ELEMENTS[faction.element],
        msg(f"faction-{faction.name}"),
        sub=element_msg(faction.element),
        art=(f"faction.{faction.name}",),
        rows=tuple(Row((Pip(UNITS[ability.unit]),), msg(f"ability-{ability.name}")) for ability in faction.abilities),
        text=text,
        house=_HOUSE_FACTIONS,
    )


def _monster(monster: Monster) -> Face:
    text = msg(f"monster-{monster.name}-text")
    if monster.chain.strip("-"):
        text = msg("wild-and-tame", wild=text, tame=msg(f"monster-{monster.name}-tame"))
    return Face(
        "monster",
        ELEMENTS[monster.element] if monster.element >= 0 else "ruin",
        monster_msg(monster.number),
        sub=msg(f"type-monster-{monster.kind}"),
        art=(monster.name,),
        rows=(Row((Pip("dice", monster.dice) if monster.dice else Pip("dice"), "→", *sentence(monster.reward))),),
        text=text,
        house=_HOUSE_MONSTERS,
    )


def _mercenary(kind: int) -> Face:
    mercenary = MERCENARIES[kind]
    return Face(
        "monster",
        "order",
        msg(f"unit-{mercenary.name}"),
        sub=msg("type-mercenary"),
        art=(mercenary.name,),
        cost=(Pip("gold", 1),),
        rows=(Row((Pip("dice", mercenary.dice),)),),
        slots=(Slot("orb", msg("slot-orb-hire"), "orb"),),
        text=msg(f"unit-{mercenary.name}-text"),
        house=True,
    )


# ---- tiles, bonus spaces, Trove, Ghosts


def _tile(tile: Tile) -> Face:
    elemental = tile.kind == "elemental"
    ours = elemental or f"realm_tiles:R-{tile.name}" in HOUSE
    if not elemental:
        return Face(
            "adventure",
            "ruin",
            realm_msg(tile.number),
            sub=msg(f"type-{tile.kind}"),
            art=(f"ruin.{tile.name}",),
            text=msg(f"realm-{tile.name}-text"),
            house=ours,
        )
    word = ELEMENTS[tile.element]
    signs = (Pip(word, tile.sigils), *((Pip("lair"),) if tile.lair else ()))
    return Face(
        "adventure",
        word,
        realm_msg(tile.number),
        sub=msg("type-lair" if tile.lair else "type-elemental"),
        art=(word,) * tile.sigils,
        cost=cost_pips(tile.cost),
        rows=(
            Row(signs, msg("row-sigils")),
            Row(tuple(Pip(RESOURCES[kind]) for kind in tile.printed), msg("row-under")),
        ),
        house=ours,
    )


def _orb_space(space: int) -> Face:
    name = ORB_SPACE_NAMES[space]
    return Face(
        "magic", "orb", msg(f"orb-{name}"), art=(f"orbspace.{name}",), rows=_rows(ORB_SPACES[space]), house=True
    )


def _trove(token: int) -> Face:
    name = TROVE_NAMES[token]
    return Face("magic", "trove", msg(f"trove-{name}"), art=(f"trove.{name}",), rows=_rows(TROVE[token]), house=True)


def _ghost(ghost: Ghost) -> Face:
    return Face(
        "ghost",
        ELEMENTS[ghost.element],
        msg(f"ghost-{ghost.name}"),
        sub=msg(f"ghost-action-{ghost.action}"),
        art=(f"ghost.{ghost.action}",),
        corner=(Pip("dice", ghost.dice),),
        text=msg(f"ghost-{ghost.action}-text"),
        house=True,
    )


@cache
def faces() -> dict[str, Face]:
    """The whole catalogue: Adventure cards are ``a40``, Magic cards ``m17``, everything else goes by its name."""
    found = {f"a{card.number}": _adventure(card) for card in ADVENTURES}
    found |= {f"m{card.number}": _magic(card) for card in MAGIC_CARDS}
    found |= {f"starter.{word}": _starter(element) for element, word in enumerate(ELEMENTS)}
    found |= {f"faction.{faction.name}": _faction(faction) for faction in FACTIONS}
    found |= {f"monster.{monster.name}": _monster(monster) for monster in MONSTERS}
    found |= {f"mercenary.{mercenary.name}": _mercenary(kind) for kind, mercenary in MERCENARIES.items()}
    found |= {f"realm.{tile.name}": _tile(tile) for tile in TILES}
    found |= {f"orbspace.{name}": _orb_space(space) for space, name in enumerate(ORB_SPACE_NAMES)}
    found |= {f"trove.{name}": _trove(token) for token, name in enumerate(TROVE_NAMES)}
    found |= {f"ghost.{ghost.name}": _ghost(ghost) for ghost in GHOSTS}
    return found
