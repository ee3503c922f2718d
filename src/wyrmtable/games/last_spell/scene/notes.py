"""Open facts that have no place on the board yet, as notes."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmtable.core.scene import Note
from wyrmtable.core.words import Msg, SeatRef, Word, msg
from wyrmtable.games.last_spell.data import DECKS, Item
from wyrmtable.games.last_spell.grid import cell_name
from wyrmtable.games.last_spell.rules.decks import shop_stands
from wyrmtable.games.last_spell.state import Hero, Spell
from wyrmtable.games.last_spell.tales import item_msg


def notes(g: Spell) -> Iterator[Note]:
    for mission in g.missions:
        solved = int(mission in g.solved)
        yield Note(id=f"mission:{mission.lower()}", role="mission", text=Msg(f"mission-{mission}"), done=solved, goal=1)
    if g.day:
        yield fact("direction", g.direction or "-")
        yield fact("next-direction", g.directions[0] if g.directions else "-")
    for space, cards in g.piles.items():
        shown = ", ".join(cards) if g.piles_open else "?" * len(cards)
        yield Note(id=f"pile:{space}", role="rule", text=msg("note-pile", n=space, cards=shown or "-"))
    yield fact("placed", ", ".join(g.placed) or "-")
    yield fact("fog", ", ".join(map(str, g.fog)))
    yield fact("mages", ", ".join(map(str, g.mages)))
    if g.ledge >= 0:
        yield fact("ledge", cell_name(g.ledge))
    if g.wyrm:
        yield fact("wyrm", g.wyrm)
    for deck, held in zip(DECKS, g.decks, strict=True):
        if g.day:
            seen = held[:1] if shop_stands(g) else []
            yield listed(f"deck:{deck}", Msg(f"deck-{deck}"), seen)
    yield listed("supply", msg("shared-supply"), g.supply)
    for seat, hero in enumerate(g.heroes):
        if hero.card:
            yield hero_note(seat, hero)


def fact(word: str, value: str) -> Note:
    return Note(id=f"note:{word}", role="rule", text=msg(f"note-{word}", value=value))


def listed(id: str, what: Msg, items: list[Item]) -> Note:
    names: list[Word] = [item_msg(item) for item in items]
    return Note(id=id, role="rule", text=msg("note-list", what=what, items=names))


def hero_note(seat: int, hero: Hero) -> Note:
    things: list[Word] = [item_msg(item) for item in hero.items]
    perks: list[Word] = [Msg(f"perk-{perk}") for perk in hero.perks]
    trait: Word = Msg(f"trait-{hero.trait}") if hero.trait else "-"
    text = msg(
        "note-hero",
        who=SeatRef(seat),
        hero=Msg(f"hero-{hero.card}"),
        trait=trait,
        perks=perks,
        items=things,
        wounds=hero.wounds,
        mana=hero.mana,
        tokens=hero.tokens,
        mp=hero.mp,
        guard=hero.guard,
    )
    return Note(id=f"sheet:{seat}", role="rule", text=text, owner=seat)
