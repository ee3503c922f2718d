"""What the action of the realm will bring where a Unit has just been placed, as long as it has not been carried out."""

from __future__ import annotations

from wyrmtable.games.eldervale.bot.printed import KINDS, TOKEN, price
from wyrmtable.games.eldervale.bot.worth import Outlook
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    DUNGEON,
    FORTRESS,
    GOLD,
    MAGE_TOWER,
    MILL,
    PORTAL,
    SECOND_DUNGEON,
    TILES,
)
from wyrmtable.games.eldervale.rules.adventure import affordable
from wyrmtable.games.eldervale.rules.dwellings import buildable, discount
from wyrmtable.games.eldervale.rules.treasure import top_token
from wyrmtable.games.eldervale.rules.units import summon_cost, summonable
from wyrmtable.games.eldervale.state import Eldervale

NEW_REALM = 0.5
SECOND_CARD = 0.5
"""The second card of a dungeoning against the next best one that can be paid now."""


def promised(g: Eldervale, outlook: Outlook) -> float:
    """For the active player between placing a Unit and the end of its realm action.

    Questions inside the action only complete it (``completes``), but those of dungeoning, which has steps of its own.
    """
    if not g.now.placed or outlook.player.seat != g.active or not g.agenda:
        return 0.0
    due = g.agenda[-1][0]
    if due == "realm-action":
        return brings(g, outlook, g.now.placed[-1][1])
    if due in ("first-card", "second-or-burn"):
        first, second = _cards(g, outlook)
        return first + SECOND_CARD * second
    if due == "refill-row":
        return max(0.0, _cards(g, outlook)[0])
    return 0.0


def brings(g: Eldervale, outlook: Outlook, realm: int) -> float:
    """What the action of this realm is worth now."""
    seat = outlook.player.seat
    useful = outlook.usefulness
    if realm in (DUNGEON, SECOND_DUNGEON):
        first, second = _cards(g, outlook)
        return first + SECOND_CARD * second + NEW_REALM * useful
    if realm == MILL:
        off = discount(g, seat, True)
        gains = [
            outlook.dwelling(site) - price(TILES[site].cost, off) * useful for site in buildable(g, seat, mill=True)
        ]
        return max(gains, default=0.0)
    if realm == PORTAL:
        return max(
            [outlook.unit(kind) - price(summon_cost(g, seat, kind)) * useful for kind in summonable(g, seat)],
            default=0.0,
        )
    if realm == MAGE_TOWER:
        return 0.5 * useful
    if realm == FORTRESS:
        return (2 * KINDS[GOLD] - 1.4) * useful if outlook.player.supply[GOLD] < 4 else -0.5
    if TILES[realm].kind == "elemental":
        return max(stack(g, realm, index) for index in range(len(TILES[realm].printed))) * useful
    return 0.9 * useful


def stack(g: Eldervale, realm: int, index: int) -> float:
    """What a treasure stack gives: its top token, which everybody sees, or the resource printed under it."""
    token = top_token(g, g.stack_of[realm] + index)
    return KINDS[TILES[realm].printed[index]] if token < 0 else 0.9 * TOKEN[token]


def _cards(g: Eldervale, outlook: Outlook) -> list[float]:
    """The two best face-up cards that can be paid, their prices taken off."""
    gains = sorted(
        [
            outlook.card(card) - price(ADVENTURES[card].cost) * outlook.usefulness
            for card in affordable(g, outlook.player.seat)
        ],
        reverse=True,
    )
    return [*gains, 0.0, 0.0][:2]
