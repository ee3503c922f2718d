"""All cards of the box, wherever they lie: nothing is ever lost or doubled."""

from __future__ import annotations

from wyrmtable.games.last_spell.data import ITEMS
from wyrmtable.games.last_spell.state import Spell


def census(g: Spell) -> list[str]:
    """Equipment, wave cards and perks by name; monsters and structures come from a stock that the rules count."""
    items = [*g.supply, *g.chest, *g.potions, *g.beside, *g.spent]
    items += [item for deck in g.decks for item in deck]
    items += [item for hero in g.heroes for item in hero.items]
    perks = [perk for hero in g.heroes for perk in hero.perks]
    assert len(perks) == len(set(perks))
    return sorted([f"item {item.name}" for item in items])


ALL = sorted(f"item {name}" for name in ITEMS)
