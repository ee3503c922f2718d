"""Equipment decks on the Shop board (1.5.3): forming, turning, taking and returning cards."""

from __future__ import annotations

from collections.abc import Iterable

from wyrmtable.games.last_spell.data import DECKS, ITEM_NUMBER, ITEMS, SCROLLS, Item
from wyrmtable.games.last_spell.state import Spell


def stock(g: Spell, kept: Iterable[Item] = ()) -> None:
    """Complete sets less what is kept: Level I on the Shop board, not yet shuffled, the other levels beside it."""
    out = list(kept)
    items = [item for item in ITEMS.values() if item not in out]
    g.decks = [[item for item in items if item.deck == deck and item.level <= 1] for deck in range(5)]
    g.potions = [item for item in items if item.slot == "potion"]
    g.beside = [item for item in items if item.level > 1]


def shuffle_deck(g: Spell, deck: int) -> None:
    cards = g.decks[deck]
    cards.sort(key=ITEM_NUMBER.__getitem__)
    g.chance.shuffle(f"deck-{DECKS[deck]}", cards)


def form_deck(g: Spell, deck: int, level: int) -> None:
    """All cards of this category and level that nobody holds, shuffled, take the place of the deck."""
    lay_beside(g, g.decks[deck])
    g.decks[deck] = [item for item in g.beside if item.deck == deck and item.level == level]
    g.beside = [item for item in g.beside if item.deck != deck or item.level != level]
    g.deck_level[deck] = level
    shuffle_deck(g, deck)


def lay_beside(g: Spell, items: Iterable[Item]) -> None:
    """In the order of the tables: how they lay in a deck tells nothing."""
    g.beside = sorted([*g.beside, *items], key=ITEM_NUMBER.__getitem__)


def shop_stands(g: Spell) -> bool:
    """While no Shop stands nothing is sold and the decks lie face down."""
    return any(structure.kind == "shop" for structure in g.structures.values())


def open_top(g: Spell, deck: int) -> Item | None:
    """The top card of a deck that lies face up."""
    return g.decks[deck][0] if g.decks[deck] and shop_stands(g) else None


def gain_top(g: Spell, deck: int) -> Item | None:
    """The top card goes to the Shared Supply; an empty deck gives nothing."""
    if not g.decks[deck]:
        return None
    item = g.decks[deck].pop(0)
    g.supply.append(item)
    return item


def rotate(g: Spell, decks: Iterable[int]) -> None:
    """The top card goes to the bottom."""
    for deck in decks:
        cards = g.decks[deck]
        if cards:
            cards.append(cards.pop(0))


def take_card(g: Spell, item: Item) -> None:
    """Out of wherever it lies on or beside the Shop board."""
    pile = g.potions if item.slot == "potion" else g.decks[item.deck]
    (pile if item in pile else g.beside).remove(item)


def give_back(g: Spell, item: Item) -> None:
    """A sold item: to the bottom of its deck, beside the board, or to the potions."""
    g.used.pop(item.name, None)
    if item.slot == "potion":
        g.potions.append(item)
        g.potions.sort(key=ITEM_NUMBER.__getitem__)
    elif item.deck == SCROLLS or item.level == g.deck_level[item.deck]:
        g.decks[item.deck].append(item)
    else:
        lay_beside(g, [item])
