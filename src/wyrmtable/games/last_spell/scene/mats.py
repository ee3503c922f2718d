"""Hero sheets: numbers, weapons in hand, what is worn and carried, what everybody can do, perks and Trait."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, CounterForm, Pip, Slot, Zone
from wyrmtable.games.last_spell.data import TOKENS, Item
from wyrmtable.games.last_spell.rules.scrolls import GUARD_MOST
from wyrmtable.games.last_spell.rules.stats import SLOTS, full_mp, hp_left, max_hp, max_mana, turned
from wyrmtable.games.last_spell.scene.names import DEEDS, deed_id, hero_word, item_id, word
from wyrmtable.games.last_spell.state import Hero, Spell


def mat(g: Spell, seat: int) -> list[AnyElement]:
    hero = g.heroes[seat]
    id = f"mat:{seat}"
    found: list[AnyElement] = [
        Area(
            id=id,
            role="mat",
            owner=seat,
            label=hero_word(hero.card) if hero.card else word("hero-none"),
            emblem=f"hero.{hero.card}" if hero.card else "",
            help="heroes",
        )
    ]
    if not hero.card:
        return found
    found += numbers(g, seat, hero, id)
    found += arms(g, seat, hero, id)
    found += deeds(g, seat, id)
    found += gear(g, seat, hero, id)
    found += talents(seat, hero, id)
    return found


def numbers(g: Spell, seat: int, hero: Hero, mat: str) -> list[AnyElement]:
    found: list[AnyElement] = [number(seat, mat, "hp", hp_left(hero), max_hp(hero), 2)]
    if g.night:
        tokens = TOKENS[g.rules.heroes]
        found += [
            number(seat, mat, "tokens", hero.tokens, max(tokens, hero.tokens)),
            number(seat, mat, "mp", hero.mp, max(full_mp(hero), hero.mp)),
            number(seat, mat, "mana", hero.mana, max_mana(hero)),
            number(seat, mat, "guard", hero.guard, GUARD_MOST),
        ]
    else:
        found += [
            number(seat, mat, "mp", full_mp(hero), full_mp(hero)),
            number(seat, mat, "mana", hero.mana, max_mana(hero)),
        ]
    return found


def number(seat: int, mat: str, what: str, value: int, most: int, warn: int | None = None) -> Counter:
    form: CounterForm = "pips"
    return Counter(
        id=f"{what}:{seat}",
        at=mat,
        icon=what,
        value=value,
        most=most,
        form=form,
        warn=warn,
        label=word(f"number-{what}"),
    )


# ---- cards


def card(g: Spell, item: Item, at: str, pips: tuple[Pip, ...] = ()) -> Card:
    """An item wherever it lies; used ones are turned over until they are readied."""
    used = g.used.get(item.name, 0)
    states: tuple[str, ...] = ()
    if used:
        states = ("spent",) if turned(g, item) else ("once",)
    return Card(id=item_id(item), at=at, face=item.name, states=states, pips=pips)


def arms(g: Spell, seat: int, hero: Hero, mat: str) -> list[AnyElement]:
    id = f"arms:{seat}"
    weapons = [item for item in hero.items if item.slot == "weapon"]
    return [
        Zone(id=id, at=mat, role="hand", label=word("zone-arms")),
        *(card(g, item, id) for item in weapons),
    ]


def gear(g: Spell, seat: int, hero: Hero, mat: str) -> list[AnyElement]:
    """Armour, scroll and potion; by Day in their slots, so that one sees which are free."""
    id = f"gear:{seat}"
    held = [item for item in hero.items if item.slot != "weapon"]
    held.sort(key=lambda item: SLOTS.index(item.slot))
    slots = () if g.night else tuple(Slot(slot, word(f"slot-{slot}"), f"slot.{slot}") for slot in SLOTS)
    return [
        Zone(id=id, at=mat, role="tableau", label=word("zone-gear"), slots=slots),
        *(card(g, item, id if g.night else f"{id}#{item.slot}") for item in held),
    ]


def room_for(seat: int, item: Item) -> str:
    """Where on the sheet it goes by Day."""
    return f"arms:{seat}" if item.slot == "weapon" else f"gear:{seat}#{item.slot}"


def deeds(g: Spell, seat: int, mat: str) -> list[AnyElement]:
    """By Night: what every Hero can do."""
    if not g.night:
        return []
    id = f"deeds:{seat}"
    return [
        Zone(id=id, at=mat, role="tableau", label=word("zone-deeds")),
        *(Card(id=deed_id(seat, deed), at=id, face=f"deed:{deed}") for deed in DEEDS),
    ]


def talents(seat: int, hero: Hero, mat: str) -> list[AnyElement]:
    id = f"perks:{seat}"
    found: list[AnyElement] = [
        Zone(id=id, at=mat, role="tableau", label=word("zone-perks")),
    ]
    if hero.trait:
        states = ("spent",) if hero.trait in hero.this_night else ()
        found.append(Card(id=f"trait:{hero.trait}", at=id, face=hero.trait, states=states))
    for perk in hero.perks:
        used = perk in hero.this_night or perk in hero.this_round
        found.append(Card(id=f"perk:{perk}", at=id, face=perk, states=("spent",) if used else ()))
    if hero.reroll and hero.stands:
        found.append(Card(id=f"reroll:{seat}", at=id, face="reroll"))
    return found
