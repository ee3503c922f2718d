"""What equipment is worth to a Hero."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.games.last_spell.data import PERKS, Armour, Item, Strike, Weapon
from wyrmtable.games.last_spell.rules.stats import fits, max_mana
from wyrmtable.games.last_spell.state import Hero

REACHES = {"melee": 0.75, "self": 0.75, "C": 1.0, "CA": 1.2, "CAF": 1.3}
SHAPES = {
    "single": 1.0,
    "arc3": 1.6,
    "line2": 1.3,
    "line3": 1.5,
    "ring": 1.9,
    "plus": 2.0,
    "blast": 2.4,
    "pierce": 1.4,
    "chain2": 1.5,
    "chain3": 1.8,
    "sector": 3.0,
    "heal": 0.6,
}
"""How many enemies an attack is likely to hit."""
SECOND = 0.35
"""What the second weapon adds: it attacks with the same actions."""
SCROLLS = {"fireball": 3.0, "lightning": 3.5, "frost": 2.5, "haste": 2.0, "ward": 1.2, "healing": 1.5, "mending": 1.5}
POTIONS = {"vigour": 2.5, "health": 1.5, "mana": 1.5, "swiftness": 0.6}
DICE = (0.83, 1.33)
"""What a blue and an orange die block on average."""


def strike_worth(strike: Strike, mana: int) -> float:
    """Damage for each action; what costs mana can be done only so often."""
    hits = strike.hits if strike.shape == "split" else SHAPES[strike.shape]
    worth = strike.damage * hits * REACHES[strike.reach] / max(1, strike.actions)
    worth *= 1 + 0.1 * ("Armour Piercing" in strike.abilities) + 0.15 * ("Stun" in strike.abilities)
    return worth if not strike.mana else worth * min(1.0, mana / (6.0 * strike.mana))


def weapon_worth(weapon: Weapon, hero: Hero) -> float:
    mana = max_mana(hero) if hero.card else 5
    basic, skill = strike_worth(weapon.basic, mana), strike_worth(weapon.skill, mana)
    affinity = {"melee": "might", "ranged": "precision", "magic": "sorcery"}[weapon.category]
    return basic + 0.7 * skill + 0.1 * sum(PERKS[perk].deck == affinity for perk in hero.perks)


def item_worth(item: Item, hero: Hero) -> float:
    """What an item adds for a Hero who has none of its kind."""
    if isinstance(item, Weapon):
        return 2 * weapon_worth(item, hero)
    if isinstance(item, Armour):
        blocked = DICE[0] * item.blue + DICE[1] * item.orange + item.flat
        return blocked * item.uses + 0.5 * item.mp + 0.5 * item.mana
    if item.slot == "scroll":
        return SCROLLS.get(item.name, 1.0)
    return POTIONS[item.name.rpartition("_")[0]]


def load_worth(hero: Hero, items: Sequence[Item]) -> float:
    """What a Hero can do with these items: the best weapon counts in full, the second less."""
    weapons = sorted([item_worth(item, hero) for item in items if isinstance(item, Weapon)], reverse=True)
    rest = sum([item_worth(item, hero) for item in items if not isinstance(item, Weapon)])
    return rest + sum(weapons[:1]) + SECOND * sum(weapons[1:])


def gain(hero: Hero, item: Item) -> float:
    """What this Hero would gain by carrying one more item, giving up what it must."""
    return max([load_worth(hero, items) for items in ways_to_carry(hero, item)], default=0.0) - load_worth(
        hero, hero.items
    )


def ways_to_carry(hero: Hero, item: Item) -> list[list[Item]]:
    """The new item with the present ones, or with all of them but one."""
    everything = [*hero.items, item]
    if fits(hero, everything):
        return [everything]
    found = []
    for other in hero.items:
        fewer = [one for one in everything if one is not other]
        if fits(hero, fewer):
            found.append(fewer)
    return found


def given_up(hero: Hero, item: Item) -> Item | None:
    """What a Hero should leave first to carry this item."""
    best = max(ways_to_carry(hero, item), key=lambda items: load_worth(hero, items), default=[])
    left = [one for one in hero.items if one not in best]
    return left[0] if left and best else None
