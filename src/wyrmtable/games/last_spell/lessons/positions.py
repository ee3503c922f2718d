"""Positions to begin a lesson with: Heroes with gear, pieces where they are wanted, the steps that are due."""

from __future__ import annotations

from wyrmtable.games.last_spell.data import HEROES, ITEMS
from wyrmtable.games.last_spell.grid import cell_at
from wyrmtable.games.last_spell.rules import STEPS
from wyrmtable.games.last_spell.rules.decks import take_card
from wyrmtable.games.last_spell.rules.enemies import put_monster
from wyrmtable.games.last_spell.rules.stats import max_mana
from wyrmtable.games.last_spell.state import Spell

Cell = tuple[int, int]
REST_OF_ROUND = ("act", "next-hero", "monster-phase", "boss-acts", "end-of-round")


def begin(g: Spell) -> None:
    """Two Heroes of the first level, the decks shuffled, the first Day."""
    for hero, card in zip(g.heroes, HEROES, strict=False):
        hero.card, hero.level = card, 1
        hero.mana = max_mana(hero)
    STEPS["shuffle-decks"](g)
    g.agenda, g.day, g.fog = [], 1, [5, 5, 5]
    g.missions, g.direction = ["F3", "S1"], g.directions.pop(0)
    g.phase = "main-phase"


def equip(g: Spell, seat: int, items: str, trait: str, perks: str = "") -> None:
    hero = g.heroes[seat]
    hero.trait = trait
    hero.perks += perks.split()
    for name in items.split():
        take_card(g, ITEMS[name])
        hero.items.append(ITEMS[name])
    hero.mana = max_mana(hero)


def on_top(g: Spell, name: str) -> None:
    """Let this card lie open on its deck."""
    deck = next(deck for deck in g.decks if ITEMS[name] in deck)
    deck.remove(ITEMS[name])
    deck.insert(0, ITEMS[name])


def by_night(g: Spell, tokens: int, places: tuple[Cell, Cell], monsters: dict[Cell, str]) -> None:
    """The second round of the first Night; the first Hero acts."""
    g.night, g.round, g.phase = True, 2, "round"
    for hero, place in zip(g.heroes, places, strict=True):
        hero.cell, hero.tokens, hero.mp = cell_at(*place), tokens, 3
    for (x, y), kind in monsters.items():
        put_monster(g, kind, cell_at(x, y))
    g.paths = []
    g.active = 0
    g.then(*REST_OF_ROUND)
