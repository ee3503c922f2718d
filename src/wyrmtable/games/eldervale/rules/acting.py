"""Whether the action of a realm can be carried out (spec 6.3)."""

from __future__ import annotations

from wyrmtable.games.eldervale.data import DUNGEON, FORTRESS, FREE, MAGE_TOWER, MILL, PORTAL, SECOND_DUNGEON, Cost
from wyrmtable.games.eldervale.rules.adventure import affordable
from wyrmtable.games.eldervale.rules.dwellings import buildable
from wyrmtable.games.eldervale.rules.units import summonable
from wyrmtable.games.eldervale.state import Eldervale

TWO = 2
"""Resources of any kind that Mage Tower and Fortress take."""


def can_act(g: Eldervale, seat: int, realm: int, owed: Cost = FREE) -> bool:
    """With supply and hand as they are, less what is owed before; elemental realms, Oracle, Den and bridge always can."""
    if realm in (MAGE_TOWER, FORTRESS):
        player = g.players[seat]
        return sum(player.supply) + len(player.hand) >= TWO + sum(owed)
    if realm == PORTAL:
        return bool(summonable(g, seat, owed=owed))
    if realm == MILL:
        return bool(buildable(g, seat, mill=True, owed=owed))
    if realm in (DUNGEON, SECOND_DUNGEON):
        return bool(affordable(g, seat, owed=owed))
    return True


CHECKED = (MAGE_TOWER, FORTRESS, PORTAL, MILL, DUNGEON, SECOND_DUNGEON)


def idle_realms(g: Eldervale, seat: int, owed: Cost = FREE) -> int:
    """Realms of Eldervale whose action this player could not carry out."""
    realms = 0
    for realm in CHECKED:
        if g.cells[realm] >= 0 and not can_act(g, seat, realm, owed):
            realms |= 1 << realm
    return realms
