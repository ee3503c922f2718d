"""The Shared Supply, what can be built, and the Shop board with its decks."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from msgspec.structs import replace

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Pip, Zone
from wyrmtable.games.last_spell.data import DECKS, ITEM_NUMBER, PLANS, SCROLLS, Item
from wyrmtable.games.last_spell.rules.building import pieces_left
from wyrmtable.games.last_spell.rules.day import workers_left
from wyrmtable.games.last_spell.rules.decks import open_top, shop_stands
from wyrmtable.games.last_spell.rules.main_phase import price, wares
from wyrmtable.games.last_spell.scene.mats import card
from wyrmtable.games.last_spell.scene.names import item_id, word
from wyrmtable.games.last_spell.state import Spell

BUILDABLE = tuple(plan.name for plan in PLANS.values() if plan.cost is not None)


def store(g: Spell) -> list[AnyElement]:
    """Gold, Materials, Workers and the equipment nobody holds."""
    found: list[AnyElement] = [
        Area(
            id="store",
            role="supply",
            weight=2 if g.supply and not g.night else 1,
            label=word("shared-supply"),
            emblem="chest",
            help="supply",
        ),
        Counter(id="gold", at="store", icon="gold", value=g.gold, tone="gold", label=word("gold")),
        Counter(
            id="materials", at="store", icon="materials", value=g.materials, tone="materials", label=word("materials")
        ),
    ]
    if g.day and not g.night:
        found.append(
            Counter(
                id="workers",
                at="store",
                icon="workers",
                value=workers_left(g),
                most=max(0, len(g.standing_kind("house")) - g.fear),
                tone="workers",
                label=word("workers"),
            )
        )
    if g.supply:
        selling = [name for hero in g.heroes if hero.doing[:1] == ("sell",) for name in hero.doing[1:]]
        found.append(Zone(id="supply", at="store", role="tableau", label=word("equipment")))
        found += [card(g, item, "supply", pips=(Pip("gold"),) if item.name in selling else ()) for item in g.supply]
    if g.spent:
        found.append(Zone(id="spent", at="store", role="discard", label=word("scrolls-read"), help="supply"))
        found += listed(g.spent, "spent")
    if g.chest:
        found.append(Zone(id="chest", at="store", role="tableau", label=word("chest")))
        found += [card(g, item, "chest") for item in g.chest]
    return found


def plans(g: Spell) -> list[AnyElement]:
    """By Day: everything that can be built, with what it costs and how many pieces are left."""
    if not works(g):
        return []
    return [
        Area(id="build", role="aside", weight=2, label=word("build"), emblem="build", help="build"),
        Zone(id="plans", at="build", role="market", label=word("build")),
        *(plan(kind, pieces_left(g, kind)) for kind in BUILDABLE),
    ]


@cache
def plan(kind: str, left: int) -> Card:
    return Card(id=f"plan:{kind}", at="plans", face=f"plan:{kind}", states=() if left > 0 else ("spent",))


def shop(g: Spell) -> list[AnyElement]:
    """By Day: what the Shop sells, and how many cards each deck holds."""
    if not works(g):
        return []
    found: list[AnyElement] = [
        Area(
            id="shop",
            role="supply",
            label=word("structure-shop" if shop_stands(g) else "shop-gone"),
            emblem="structure.shop",
            help="shop",
        )
    ]
    sold = wares(g)
    if any(hero.doing[:1] == ("icon",) for hero in g.heroes):
        found += [
            Counter(
                id=f"deck:{name}", at="shop", icon=f"deck.{name}", value=len(g.decks[deck]), label=word(f"deck-{name}")
            )
            for deck, name in enumerate(DECKS)
        ]
    else:
        found += decks(g, sold)
    if sold:
        found.append(Zone(id="wares", at="shop", role="market", label=word("wares")))
        found += [ware(g, item) for item in sold]
    poured = [item for item in icon_potions(g) if item not in sold]
    if poured:
        found.append(Zone(id="potions", at="shop", role="market", label=word("potions")))
        found += [card(g, item, "potions") for item in poured]
    return found


def decks(g: Spell, sold: Collection[Item]) -> list[AnyElement]:
    """Which cards lie in each deck and beside the board is open to all, their order is not (2.15)."""
    found: list[AnyElement] = []
    for deck, name in enumerate(DECKS):
        cards = g.decks[deck]
        found.append(
            Zone(
                id=f"deck.{name}", at="shop", role="discard", count=len(cards), label=word(f"deck-{name}"), help="shop"
            )
        )
        found += listed(cards, f"deck.{name}", sold)
    if g.beside:
        found.append(Zone(id="beside", at="shop", role="discard", label=word("beside"), help="shop"))
        found += listed(g.beside, "beside")
    return found


def listed(items: Iterable[Item], zone: str, seen: Collection[Item] = ()) -> list[Card]:
    """Cards in the order of the tables, which tells nothing of how they lie; what is for sale is seen there."""
    hidden = sorted((item for item in items if item not in seen), key=ITEM_NUMBER.__getitem__)
    return [in_pile(item, zone) for item in hidden]


@cache
def in_pile(item: Item, zone: str) -> Card:
    return Card(id=item_id(item), at=zone, face=item.name)


def ware(g: Spell, item: Item) -> Card:
    """All scrolls are for sale; an Equipment icon takes only the one on top, so that one is told apart."""
    found = card(g, item, "wares", pips=(priced(g, item),))
    return replace(found, states=(*found.states, "top")) if item is open_top(g, SCROLLS) else found


def priced(g: Spell, item: Item) -> Pip:
    return Pip("gold", price(g, item), tone="gold")


def icon_potions(g: Spell) -> list[Item]:
    """Potions an Equipment icon may bring: also while no Shop stands."""
    return g.potions if any(hero.doing[:1] == ("icon",) for hero in g.heroes) else []


def works(g: Spell) -> bool:
    """The Main phase of a Day, or its Maintenance."""
    return bool(g.day) and not g.night and not g.outcome and g.phase != "night-begins"
