"""Questions before the first Day, at the start of later ones, and after a victory."""

from __future__ import annotations

from wyrmtable.core.ask import PASS
from wyrmtable.core.game import Wording
from wyrmtable.core.words import SeatRef, msg
from wyrmtable.games.last_spell.acts import Leave, Take
from wyrmtable.games.last_spell.data import TRAITS
from wyrmtable.games.last_spell.rules.stats import can_take
from wyrmtable.games.last_spell.scene.draft import Asker, Draft
from wyrmtable.games.last_spell.scene.names import hero_word, item_id, item_word, word


def hero(draft: Draft) -> Wording:
    for name in draft.answers:
        draft.add(name, f"h:{name}", label=hero_word(name))
    return draft.finish("setup", word("hint-hero"))


def trait(draft: Draft) -> Wording:
    for name in draft.answers:
        draft.add(name, f"trait:{name}", label=word(f"trait-{name}"))
    perks = [word(f"perk-{TRAITS[name].perk}") for name in draft.answers]
    return draft.finish("setup", msg("hint-trait", perks=[*perks]))


def item(draft: Draft) -> Wording:
    for answer in draft.answers:
        draft.add(answer, item_id(answer), label=item_word(answer))
    return draft.finish("setup")


def perk(draft: Draft) -> Wording:
    for answer in draft.answers:
        draft.add(answer, f"perk:{answer.name}", label=word(f"perk-{answer.name}"))
    return draft.finish("perks", word("hint-perk"))


def first_player(draft: Draft) -> Wording:
    for answer in draft.answers:
        label = msg("do-mate", mate=SeatRef(answer.seat))
        draft.verb(answer, f"seat-{answer.seat}", label, icon="first")
    return draft.finish("setup")


def exchange(draft: Draft) -> Wording:
    for answer in draft.answers:
        match answer:
            case Take(thing):
                draft.add(answer, item_id(thing), label=msg("do-take", item=item_word(thing)))
            case Leave(thing):
                draft.add(answer, item_id(thing), label=msg("do-leave", item=item_word(thing)))
            case _:
                draft.verb(answer, "pass", word("do-pass"), icon="check", weight=2)
    for thing in draft.g.supply:
        if not can_take(draft.hero, thing):
            draft.bar("why-cannot-carry", "equip", item_id(thing))
    return draft.finish("equip")


def chest(draft: Draft) -> Wording:
    for answer in draft.answers:
        if answer is PASS:
            draft.verb(answer, "pass", word("do-close-chest"), icon="check", weight=2)
        else:
            draft.add(answer, item_id(answer.item), label=item_word(answer.item))
    return draft.finish("campaign")


def keep(draft: Draft) -> Wording:
    for answer in draft.answers:
        draft.add(answer, item_id(answer), label=item_word(answer))
    return draft.finish("campaign")


ASKS: dict[str, Asker] = {
    "hero": hero,
    "trait": trait,
    "start-weapon": item,
    "start-armour": item,
    "start-extra": item,
    "perk": perk,
    "first-player": first_player,
    "exchange": exchange,
    "keep": keep,
    "chest": chest,
}
