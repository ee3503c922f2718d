"""Questions as buttons with words; every option says what it does."""

from __future__ import annotations

import re
from typing import Any

from wyrmtable.core.ask import Named, Question, name_of
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Option, Verb
from wyrmtable.core.words import Arg, Msg, SeatRef, msg
from wyrmtable.games.last_spell.data import DECKS, HEROES, TRAITS, Item, Perk
from wyrmtable.games.last_spell.grid import FOG_BOARDS, SECTORS, SLOT_OF, cell_name
from wyrmtable.games.last_spell.state import Spell
from wyrmtable.games.last_spell.tales import item_msg


def ask(g: Spell, question: Question) -> Wording:
    options, verbs = [], {}
    for option in question.options:
        name = name_of(option)
        verb = re.sub(r"[^a-z0-9_-]", "-", name.lower())
        label = label_of(g, option)
        verbs[verb] = Verb(label)
        options.append(Option(name, (f"!{verb}",), label=label))
    kind = "scroll" if question.kind.startswith("scroll-") else question.kind
    return Wording(prompt=Msg(f"ask-{kind}"), options=tuple(options), verbs=verbs)


def label_of(g: Spell, option: Any) -> Msg:
    """What an answer does, in words."""
    if isinstance(option, Item):
        return item_msg(option)
    if isinstance(option, Perk):
        return Msg(f"perk-{option.name}")
    if isinstance(option, Named):
        return Msg(f"do-{option.name}")
    if isinstance(option, str):
        return (
            Msg(f"hero-{option}" if option in HEROES else f"trait-{option}")
            if option in (*HEROES, *TRAITS)
            else msg(option)
        )
    return msg(f"do-{type(option).__name__.lower()}", **facts_of(g, option))


def facts_of(g: Spell, option: Any) -> dict[str, Arg]:
    found: dict[str, Arg] = {}
    for field in option.__struct_fields__:
        value = getattr(option, field)
        match field:
            case "item":
                found[field] = item_msg(value)
            case "weapon":
                found["weapon"] = item_msg(value)
                strike = value.skill if option.skill else value.basic
                found["attack"] = Msg(f"attack-{strike.name}")
            case "kind":
                found[field] = Msg(f"structure-{value}")
            case "cell":
                found[field] = cell_name(value)
            case "cells":
                found["cell"] = SLOT_OF.get(value[0]) or " ".join(map(cell_name, value))
            case "structure":
                structure = g.structures[value]
                found[field] = Msg(f"structure-{structure.kind}")
                found["cell"] = SLOT_OF.get(structure.cells[0]) or cell_name(structure.cells[0])
            case "deck":
                found[field] = Msg(f"deck-{DECKS[value]}")
            case "board":
                found[field] = Msg(f"fog-{FOG_BOARDS[value]}")
            case "sector":
                found[field] = SECTORS[value]
            case "seat":
                found["mate"] = SeatRef(value)
            case "flames" | "space":
                found["n"] = value
    return found
