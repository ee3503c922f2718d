"""Battles between two neighbours, and with a Monster beside them, for tests."""

from __future__ import annotations

from typing import Any

from tests.eldervale.table import Table


def duel(*factions: str, **options: Any) -> Table:
    """Seat 0 has a Worker beside seat 1's, ready to place another one on it."""
    t = Table(*(factions or ("embercrush_ogres", "atlanteans")), **options)
    t.map("emberfields", "lilypad_shallows", "moonwell_falls", "obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "lilypad_shallows")
    t.treasure("lilypad_shallows")
    t.treasure("lilypad_shallows", index=1)
    t.war()
    return t


def attack(t: Table) -> None:
    """Seat 0 places a Worker in the Lilypad Shallows (and gains its potion)."""
    t.turn(0)
    t.do("place:worker@lilypad_shallows", "stack:lilypad_shallows.1")
    while t.asked == "after-action":
        t.do("pass")


def join_turn(t: Table, seat: int) -> None:
    """The Join decision of this seat; those before it pass."""
    while (t.asked, t.seat) != ("join", seat):
        t.do("pass")


def fight(t: Table) -> None:
    """To the end of the battle: nobody does anything that can be passed, resources gained are the first offered."""
    while t.asked == "after-action" or t.g.battle is not None:
        t.do("pass" if "pass" in t.options() else t.options()[0])


def beast_fight(monster: str, realm: str, faction: str = "embercrush_ogres", **options: Any) -> Table:
    """Seat 0 places a Dragon in the realm of a Monster and wins or loses as the dice say."""
    t = Table(faction, "wardens_of_evenmarch", elements=("air", "earth"), **options)
    t.map("fortress", realm, "marble_causeway", "measured_fields")
    t.monster(monster, realm)
    t.unit(0, "worker", "fortress")
    t.only(0, "dragon")
    t.treasure(realm)
    t.war()
    return t
