"""The Ghosts of Eldervale take their turn (spec 18.9)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.eldervale import tales
from wyrmtable.games.eldervale.data import (
    DEN,
    DICE,
    DUNGEON,
    FORTRESS,
    GHOSTS,
    INACTIVE,
    MAGE_TOWER,
    MILL,
    ORACLE,
    PORTAL,
    READY,
    ROOFTOPS,
    RUINS,
    SECOND_DUNGEON,
    TILES,
    UNDERWORLD,
    WORKER,
)
from wyrmtable.games.eldervale.hexes import STEPS, members, reading
from wyrmtable.games.eldervale.rules.adventure import face_up, ghosts_burn, ghosts_take
from wyrmtable.games.eldervale.rules.dwellings import build, sites
from wyrmtable.games.eldervale.rules.ghost_battles import flip
from wyrmtable.games.eldervale.rules.glory import enter as enter_track
from wyrmtable.games.eldervale.rules.placing import spread
from wyrmtable.games.eldervale.rules.power import gain_power
from wyrmtable.games.eldervale.rules.supply import gain_essence
from wyrmtable.games.eldervale.rules.treasure import discard_token, lift
from wyrmtable.games.eldervale.rules.turn import enter
from wyrmtable.games.eldervale.rules.units import activate, next_ghost
from wyrmtable.games.eldervale.state import Eldervale

HUMAN = 0
DWELLING_PRICE = 2
CARD_PRICE = 3
FEWEST_UNITS = 3


def ghost_turn(g: Eldervale) -> Rule[None]:
    """Regroup without a ready Unit, else what the next card says."""
    seat = g.active
    if READY not in g.players[seat].places:
        yield from ghost_regroup(g, seat)
        return
    g.ghost_card = flip(g)
    tales.ghost_card(g)
    card = GHOSTS[g.ghost_card]
    abroad = sum(place >= 0 for place in g.players[seat].places)
    if card.action == "vanish" and abroad >= 2:
        yield from ghost_regroup(g, seat)
        return
    if card.action == "settle" and best_site(g, seat) >= 0:
        yield from build(g, seat, best_site(g, seat))
        return
    if card.action == "surge":
        element = card.element if card.element in g.elements else g.players[seat].element
        yield from gain_power(g, seat, element)
    haunt(g, seat)


# ---- haunting


def haunt(g: Eldervale, seat: int) -> None:
    """The Watcher moves, a Unit is placed where it went; adjacency and affordability do not matter."""
    move_watcher(g)
    realm = destination(g, seat)
    player = g.players[seat]
    ready = [kind for kind, place in zip(player.kinds, player.places, strict=True) if place == READY]
    if realm in g.monsters or realm in g.players[HUMAN].places:
        kind = max(ready, key=lambda kind: DICE[kind])
    else:
        kind = WORKER if WORKER in ready else min(ready, key=lambda kind: DICE[kind])
    enter(g, seat, kind, READY, realm)
    g.then(("ghost-action", realm), "rushes", "battles")


def move_watcher(g: Eldervale) -> None:
    """One realm in the direction of the card, or clockwise from it the first direction with a realm."""
    start = GHOSTS[g.ghost_card].direction
    here = g.cells[g.watcher]
    for turn in range(6):
        cell = here + STEPS[(start + turn) % 6]
        if cell in g.cells and g.adjacent[g.watcher] >> g.cells.index(cell) & 1:
            g.watcher = g.cells.index(cell)
            tales.watcher_moved(g)
            return


def destination(g: Eldervale, seat: int) -> int:
    """The Watcher's realm, or the nearest one without a Ghost; to strike, the nearest with a human Unit."""
    clear = g.on_map() & ~g.realms_of(seat)
    if GHOSTS[g.ghost_card].action == "strike" and not g.peaceful:
        human = nearest(g, g.realms_of(HUMAN) & clear)
        if human >= 0:
            return human
    return nearest(g, clear)


def nearest(g: Eldervale, realms: int) -> int:
    """The realm of these nearest to the Watcher; ties lowest r, then lowest q; -1 for none."""
    seen = 1 << g.watcher
    while not seen & realms:
        wider = seen | spread(g, seen)
        if wider == seen:
            return -1
        seen = wider
    return min(members(seen & realms), key=lambda realm: reading(g.cells[realm]))


# ---- realm actions


def ghost_action(g: Eldervale, realm: int) -> Rule[None]:
    seat = g.active
    if TILES[realm].kind == "elemental":
        first = g.stack_of[realm]
        taller = max(range(first, first + len(TILES[realm].printed)), key=lambda stack: g.left[stack])
        if g.left[taller]:
            discard_token(g, lift(g, taller))
        gain_essence(g, 1)
    elif realm in (FORTRESS, MAGE_TOWER, DEN):
        gain_essence(g, 2)
    elif realm == PORTAL and INACTIVE in g.players[seat].places:
        activate(g, seat, next_ghost(g, seat))
    elif realm == MILL and best_site(g, seat) >= 0:
        yield from build(g, seat, best_site(g, seat))
    elif realm in (DUNGEON, SECOND_DUNGEON):
        g.then("reveal-realm", "ghost-cards")
    elif realm == ORACLE:
        g.then("ghost-cards")
    else:  # the bridge, and what could not be done
        gain_essence(g, 1)


def ghost_cards(g: Eldervale) -> Rule[None]:
    """Take one face-up card for free, burn one, refill."""
    seat = g.active
    g.now.refill_waits = True
    yield from ghosts_take(g, seat, GHOSTS[g.ghost_card].element)
    ghosts_burn(g, seat)
    g.then("refill-row")


def best_site(g: Eldervale, seat: int) -> int:
    """Where the Ghosts would build: most adjacent Ruins and Dwellings, and sigils; ties lowest r, then q; -1 nowhere."""
    realms = members(sites(g, seat))
    if not realms or g.dwellings.count(seat) >= ROOFTOPS:
        return -1

    def worth(realm: int) -> int:
        near = g.adjacent[realm]
        homes = sum(owner >= 0 and near >> other & 1 for other, owner in enumerate(g.dwellings))
        return 2 * ((near & RUINS).bit_count() + homes) + TILES[realm].sigils

    return min(realms, key=lambda realm: (-worth(realm), reading(g.cells[realm])))


# ---- Regroup


def ghost_regroup(g: Eldervale, seat: int) -> Rule[None]:
    """A Dwelling for 2 essence, 1 essence for two Units retrieved, a card for 3; all return, at least 3 are active."""
    player = g.players[seat]
    tales.regroups(g, seat)
    enter_track(g, seat)
    if g.essence >= DWELLING_PRICE and best_site(g, seat) >= 0:
        spend_essence(g, DWELLING_PRICE)
        yield from build(g, seat, best_site(g, seat))
    gain_essence(g, sum(place >= 0 for place in player.places) // 2)
    if g.essence >= CARD_PRICE and face_up(g):
        spend_essence(g, CARD_PRICE)
        yield from ghosts_take(g, seat)
    player.places = [READY if place >= 0 or place == UNDERWORLD else place for place in player.places]
    tales.returns(g, seat)
    player.won = 0
    while INACTIVE in player.places and player.places.count(READY) < FEWEST_UNITS:
        activate(g, seat, next_ghost(g, seat))


def spend_essence(g: Eldervale, n: int) -> None:
    g.essence -= n
    tales.essence_paid(g, n)
