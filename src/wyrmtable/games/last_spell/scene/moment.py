"""What a Hero is choosing from before it can be seen on the table: read off the steps that are still due."""

from __future__ import annotations

from typing import NamedTuple

from wyrmtable.core.state import Due
from wyrmtable.games.last_spell.data import GLENWALD, START_PERKS
from wyrmtable.games.last_spell.state import Spell


class Choice(NamedTuple):
    """hero, trait, weapon, armour, extra, perk; and whose."""

    what: str
    seat: int


FOLLOWS = {"choose-armour": "weapon", "choose-extra": "armour"}
"""What is chosen while this step is the next one."""


def choosing(g: Spell) -> Choice | None:
    due: Due = g.agenda[-1] if g.agenda else ("",)
    if g.outcome:
        return None
    if g.day:
        return gaining(g, due)
    unchosen = [seat for seat, hero in enumerate(g.heroes) if not hero.card]
    if unchosen:
        return Choice("hero", unchosen[0])
    if due[0] in FOLLOWS:
        return Choice(FOLLOWS[str(due[0])], int(due[1]))
    chosen = [seat for seat, hero in enumerate(g.heroes) if hero.trait]
    if due[0] in ("choose-trait", "exchange-begins"):
        following = int(due[1]) if due[0] == "choose-trait" else len(g.heroes)
        if following - 1 in chosen:
            return Choice("extra", following - 1)
        return Choice("trait", following - 1) if following else None
    return extra_perk(g, due)


def extra_perk(g: Spell, due: Due) -> Choice | None:
    """Perks of a new game in Lakeburg or Glenwald, seat by seat; before the first of them equipment is exchanged."""
    most = START_PERKS[g.rules.scenario]
    if g.phase != "shuffle-decks" or most == 1 or g.rules.before is not None:
        return None
    if due[0] == "extra-perk":
        seat, number = int(due[1]), int(due[2])
        if number > 1:
            return Choice("perk", seat)
        return Choice("perk", seat - 1) if seat else None
    last = len(g.heroes) - 1
    return Choice("perk", last) if due[0] == "" and len(g.heroes[last].perks) < most else None


def gaining(g: Spell, due: Due) -> Choice | None:
    """The Perk of a Day: each Hero in player order."""
    if g.phase != "main-phase" or due[0] not in ("gain-perk", "main-phase-begins"):
        return None
    if g.day == 1 and g.rules.scenario < GLENWALD:
        return None
    left = sum(step[0] == "gain-perk" for step in g.agenda)
    order = g.order
    return Choice("perk", order[len(order) - 1 - left]) if left < len(order) else None
