"""What a Hero can do by card, level, perks, Trait and gear; what may be carried (1.3)."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.games.last_spell.data import HERO_CARDS, Armour, HeroCard, Item, Weapon
from wyrmtable.games.last_spell.state import Hero, Spell

SLOTS = ("upper", "lower", "shield", "scroll", "potion")
"""A Hero carries one of each."""
WEAPONS, TWO_HANDED = 2, 1
HP_OF = {"brawny": 2, "sharp_eyed": -1, "gifted": -1}
MANA_OF = {"brawny": -1, "gifted": 2, "tinkerer": -1}


def has(hero: Hero, perk: str) -> bool:
    """Owns a perk that is awake: those of a Hero who is down sleep."""
    return perk in hero.perks and not hero.down


def is_a(hero: Hero, trait: str) -> bool:
    return hero.trait == trait and not hero.down


def side_of(hero: Hero) -> HeroCard:
    return HERO_CARDS[hero.card, hero.level]


def max_hp(hero: Hero) -> int:
    return side_of(hero).hp + 2 * ("thick_skin" in hero.perks) + HP_OF.get(hero.trait, 0)


def hp_left(hero: Hero) -> int:
    return max_hp(hero) - hero.wounds


def max_mana(hero: Hero) -> int:
    worn = sum(item.mana for item in hero.items if isinstance(item, Armour))
    return side_of(hero).mana + 2 * ("deep_well" in hero.perks) + MANA_OF.get(hero.trait, 0) + worn


def full_mp(hero: Hero) -> int:
    """MP at the start of a Hero Phase."""
    worn = sum(item.mp for item in hero.items if isinstance(item, Armour))
    mp = side_of(hero).mp + worn + ("fleet" in hero.perks) + 2 * ("windrunner" in hero.perks)
    if hero.trait == "nimble":
        mp += 1
    if hero.trait == "scholar":
        mp = max(2, mp - 1)
    return mp


def lay_down(hero: Hero, item: Item) -> None:
    """With a passive bonus goes what is above the maximum then (2.11), but no MP that something else gave."""
    hero.items.remove(item)
    hero.mana = min(hero.mana, max_mana(hero))
    if isinstance(item, Armour):
        hero.mp = max(hero.mp - item.mp, min(hero.mp, full_mp(hero)))


def fits(hero: Hero, items: Sequence[Item]) -> bool:
    """Whether this Hero may carry these together."""
    for slot in SLOTS:
        if sum(item.slot == slot for item in items) > 1:
            return False
    weapons = [item for item in items if isinstance(item, Weapon)]
    if len(weapons) > WEAPONS or sum(weapon.hands == 2 for weapon in weapons) > TWO_HANDED:
        return False
    trait = hero.trait
    if trait == "savage":
        return not any(weapon.category == "magic" for weapon in weapons)
    if trait == "acrobat":
        return not any(weapon.hands == 2 for weapon in weapons)
    if trait == "nimble":
        return not any(item.slot == "shield" for item in items)
    if trait == "thrifty":
        return not any(item.slot == "potion" for item in items)
    return True


def can_take(hero: Hero, item: Item) -> bool:
    return fits(hero, [*hero.items, item])


def turned(g: Spell, item: Item) -> bool:
    """Lies with its used side up."""
    uses = g.used.get(item.name, 0)
    return uses >= item.uses if isinstance(item, Armour) else uses > 0


def heal(hero: Hero, wounds: int) -> None:
    hero.wounds = max(0, hero.wounds - wounds)


def add_guard(hero: Hero, guard: int) -> None:
    hero.guard = min(3, hero.guard + guard)


def add_mana(hero: Hero, mana: int) -> None:
    hero.mana = min(max_mana(hero), hero.mana + mana)
