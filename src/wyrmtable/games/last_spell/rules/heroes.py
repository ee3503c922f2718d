"""Heroes before the first Day (1.7.4): card, Trait side and its gear, exchange, extra Perks, first player; gaining Perks (1.8.4)."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import Rule, anyone, choose
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import Mate
from wyrmtable.games.last_spell.data import (
    GLENWALD,
    HEROES,
    PERKS,
    POTIONS,
    QUICK_LEVELS,
    SCROLLS,
    START_PERKS,
    TRAIT_CARDS,
    TRAITS,
    Item,
    Perk,
    Weapon,
    constant,
    trait_sides,
)
from wyrmtable.games.last_spell.rules.decks import shuffle_deck, take_card
from wyrmtable.games.last_spell.rules.stats import can_take, max_mana
from wyrmtable.games.last_spell.state import Hero, Spell

NEEDED_BELOW = constant("perks_needed_of_previous_level")
MOST_LEVEL_4 = constant("max_level4_perks")


def choose_heroes(g: Spell) -> None:
    """Everything players choose before the first Day, in order."""
    seats = range(len(g.heroes))
    g.phase = "shuffle-decks"
    g.then(
        *(("choose-hero", seat) for seat in seats),
        "deal-traits",
        *(("choose-trait", seat) for seat in seats),
        "exchange-begins",
        *(("extra-perk", seat, n) for seat in seats for n in range(1, START_PERKS[g.rules.scenario])),
    )


def choose_hero(g: Spell, seat: int) -> Rule[None]:
    taken = [hero.card for hero in g.heroes]
    hero = g.heroes[seat]
    hero.card = yield from choose(seat, "hero", [card for card in HEROES if card not in taken])
    hero.level = 2 if g.rules.scenario == GLENWALD else 1
    tales.hero_chosen(g, seat)


def deal_traits(g: Spell) -> None:
    cards = list(TRAIT_CARDS)
    g.chance.shuffle("traits", cards)
    for hero, card in zip(g.heroes, cards, strict=False):
        hero.trait_card = card
    tales.traits_dealt(g)


def choose_trait(g: Spell, seat: int) -> Rule[None]:
    """A side of the Trait card: its Perk, a weapon, armour, and a scroll or potion."""
    hero = g.heroes[seat]
    hero.trait = yield from choose(seat, "trait", trait_sides(hero.trait_card))
    trait = TRAITS[hero.trait]
    hero.perks.append(trait.perk)
    tales.trait_chosen(g, seat)
    g.then(("choose-weapon", seat), ("choose-armour", seat), ("choose-extra", seat))


def open_cards(g: Spell) -> list[Item]:
    return [*(item for deck in g.decks for item in deck), *g.beside]


def choose_weapon(g: Spell, seat: int) -> Rule[None]:
    trait, scenario = TRAITS[g.heroes[seat].trait], g.rules.scenario
    yield from equip(
        g,
        seat,
        "start-weapon",
        [
            item
            for item in open_cards(g)
            if isinstance(item, Weapon)
            and item.level == trait.weapon_level[scenario]
            and trait.category in ("any", item.category)
        ],
    )


def choose_armour(g: Spell, seat: int) -> Rule[None]:
    wanted = TRAITS[g.heroes[seat].trait].armour[g.rules.scenario]
    if wanted is not None:
        yield from equip(g, seat, "start-armour", [item for item in open_cards(g) if (item.slot, item.level) == wanted])


def choose_extra(g: Spell, seat: int) -> Rule[None]:
    """The named scroll or potion; if it is gone, any other of its kind."""
    kind, name = TRAITS[g.heroes[seat].trait].extra[g.rules.scenario]
    if kind == "scroll":
        left = g.decks[SCROLLS]
        named = [item for item in left if item.name == name]
    else:
        left = one_of_each(g.potions)
        named = [item for item in left if POTIONS[item.name].kind == name]
    yield from equip(g, seat, "start-extra", named or left)


def one_of_each(potions: Sequence[Item]) -> list[Item]:
    """The first potion of each kind."""
    found: dict[str, Item] = {}
    for item in potions:
        found.setdefault(POTIONS[item.name].kind, item)
    return list(found.values())


def equip(g: Spell, seat: int, kind: str, items: Sequence[Item]) -> Rule[None]:
    """The chosen card goes to the Hero, or to the Shared Supply when the Hero may not carry it."""
    item = yield from choose(seat, kind, items)
    take_card(g, item)
    hero = g.heroes[seat]
    if can_take(hero, item):
        hero.items.append(item)
    else:
        g.supply.append(item)
    tales.equipped(g, seat, item)


# ---- perks


def legal_perks(g: Spell, hero: Hero) -> list[Perk]:
    """Level N needs two of level N − 1; one of Level IV at most; each card exists once."""
    owned = [perk for other in g.heroes for perk in other.perks]
    count = [0] * 5
    for perk in hero.perks:
        count[PERKS[perk].level] += 1
    return [
        perk
        for perk in PERKS.values()
        if perk.name not in owned
        and (perk.level == 1 or count[perk.level - 1] >= NEEDED_BELOW)
        and (perk.level < 4 or count[4] < MOST_LEVEL_4)
    ]


def extra_perk(g: Spell, seat: int, number: int) -> Rule[None]:
    """A Perk of a new game in Lakeburg or Glenwald; the quick set-up fixes its level."""
    level = QUICK_LEVELS[g.rules.scenario][number] if g.rules.quick else 0
    yield from gain_perk(g, seat, level)


def gain_perk(g: Spell, seat: int, level: int = 0) -> Rule[None]:
    hero = g.heroes[seat]
    legal = [perk for perk in legal_perks(g, hero) if level in (0, perk.level)]
    if not legal:
        tales.no_perk(g, seat)
        return
    perk = yield from choose(seat, "perk", legal)
    hero.perks.append(perk.name)
    tales.perk_gained(g, seat, perk.name)


# ---- the last steps before Day I


def shuffle_decks(g: Spell) -> None:
    for deck in range(5):
        shuffle_deck(g, deck)
    for hero in g.heroes:
        hero.mana = max_mana(hero)
    g.phase = "new-day"
    g.then("first-player")


def first_player(g: Spell) -> Rule[None]:
    """In the campaign the token stays where the last round left it."""
    if g.rules.before is None:
        seats = range(len(g.heroes))
        _, mate = yield from anyone(seats, "first-player", lambda _: [Mate(seat) for seat in seats])
        g.first = mate.seat
        tales.first_named(g)
