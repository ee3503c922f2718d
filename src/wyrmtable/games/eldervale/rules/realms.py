"""Realm actions and dungeoning (spec 7)."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import Named, Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    BRIDGE,
    DEN,
    DUNGEON,
    FORTRESS,
    GOLD,
    MAGE_TOWER,
    MILL,
    ORACLE,
    PORTAL,
    SECOND_DUNGEON,
    TILES,
    WORKER,
    read_cost,
)
from wyrmtable.games.eldervale.rules.acting import can_act
from wyrmtable.games.eldervale.rules.adventure import (
    affordable,
    burn,
    burnable,
    could_afford_more,
    face_up,
    obtain,
    refill,
)
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.rules.dwellings import dwell
from wyrmtable.games.eldervale.rules.ending import trigger_end
from wyrmtable.games.eldervale.rules.free import do_free, free_acts, holds_cards
from wyrmtable.games.eldervale.rules.land import (
    bridge_locations,
    far_cell,
    ghosts_location,
    lay,
    lay_bridge,
    lay_far,
    locations,
)
from wyrmtable.games.eldervale.rules.magic import discard_chosen, draw
from wyrmtable.games.eldervale.rules.paying import pay
from wyrmtable.games.eldervale.rules.supply import gain
from wyrmtable.games.eldervale.rules.treasure import take_token
from wyrmtable.games.eldervale.rules.units import ability, summon
from wyrmtable.games.eldervale.state import Eldervale

TWO_ANY = read_cost("any:2")
WIND_CHIMES = ADVENTURE["wind_chimes"]
FLOWING_CURRENT = ADVENTURE["flowing_current"]


def realm_action(g: Eldervale, kind: int, realm: int) -> Rule[None]:
    """P3: not optional; if it has become impossible all the same it is skipped [R 61]."""
    seat = g.active
    if not can_act(g, seat, realm):
        return
    if TILES[realm].kind == "elemental":
        yield from gather_treasure(g, seat, kind, realm)
    elif realm == MAGE_TOWER:
        yield from pay(g, seat, TWO_ANY, 0, acts.realm(realm))
        draw(g, seat, 3 + g.has(seat, WIND_CHIMES))
        yield from discard_chosen(g, seat, 1, "discard-one")
    elif realm == PORTAL:
        yield from summon(g, seat)
    elif realm == MILL:
        yield from dwell(g, seat, mill=True)
    elif realm in (DUNGEON, SECOND_DUNGEON):
        g.then("reveal-realm", "first-card", "second-or-burn", "refill-row")
    elif realm == FORTRESS:
        yield from pay(g, seat, TWO_ANY, 0, acts.realm(realm))
        gain(g, seat, GOLD, 2)
    elif realm == ORACLE:
        yield from ask_oracle(g, seat)
    elif realm == DEN:
        gain(g, seat, GOLD)
    else:
        assert realm == BRIDGE
        draw(g, seat, 1)


def gather_treasure(g: Eldervale, seat: int, kind: int, realm: int) -> Rule[None]:
    """The top token of one stack, or the resource printed under an empty one."""
    printed = TILES[realm].printed
    chosen = yield from choose(seat, "choose-stack", [acts.stack(realm, index) for index in range(len(printed))], realm)
    if g.left[g.stack_of[realm] + chosen.index]:
        yield from take_token(g, seat, realm, chosen.index)
        return
    number = 1 + g.has(seat, FLOWING_CURRENT) + (kind == WORKER and ability(g, seat, "tidecraft"))
    gain(g, seat, printed[chosen.index], number)


def ask_oracle(g: Eldervale, seat: int) -> Rule[None]:
    """18.1: one Magic card; or one Adventure card, then burn one, then refill."""
    chosen = yield from choose(
        seat,
        "oracle",
        lambda: [*(acts.buy(card) for card in affordable(g, seat)), acts.DRAW],
        secret=could_afford_more(g, seat),
    )
    if isinstance(chosen, acts.Buy):
        g.now.refill_waits = True
        yield from obtain(g, seat, chosen.card)
        g.then("oracle-burn", "refill-row")
    else:
        draw(g, seat, 1)


def oracle_burn(g: Eldervale) -> Rule[None]:
    """Step 3 without a second purchase (E 21)."""
    yield from step_three(g, "burn", burn_options, "oracle-burn")


# ---- dungeoning


def draw_tile(g: Eldervale) -> int:
    """The top tile of the realm stack; with the last one the end is triggered."""
    tile = g.stack.pop()
    for player in g.players:
        player.knows = max(0, player.knows - 1)
        player.mixed = max(0, player.mixed - 1)
        if player.mixed == 1:  # the other one is known by now
            player.mixed = 0
    if not g.stack:
        trigger_end(g)
    return tile


def reveal_realm(g: Eldervale) -> None:
    """Step 1: draw a tile; the bridge may find no place and go to the bottom [R 48]."""
    if not g.stack:
        return
    tile = draw_tile(g)
    if tile == BRIDGE and not bridge_locations(g):
        tales.bridge_put_back(g)
        if not g.stack:
            g.removed.append(tile)
            return
        g.stack.insert(0, tile)
        g.floors = {special: floor + 1 for special, floor in g.floors.items()} | {BRIDGE: 0}
        g.bridge_below = True
        tile = draw_tile(g)
    g.now.drawn = tile
    g.then("locate-realm")


def locate_realm(g: Eldervale) -> Rule[None]:
    """Put the tile where the player likes; behind the bridge comes the next one."""
    tile = g.now.drawn
    options = bridge_locations(g) if tile == BRIDGE else locations(g)
    if g.ghostly(g.active):
        place = ghosts_location(g, options)
    else:
        place = yield from choose(g.active, "choose-location", options, tile)
    g.now.drawn = -1
    if tile != BRIDGE:
        lay(g, tile, place.cell)
        return
    lay_bridge(g, place)
    if g.stack:
        lay_far(g, draw_tile(g), far_cell(place))


def first_card(g: Eldervale) -> Rule[None]:
    """Step 2: obtain one card, mandatory."""
    seat = g.active
    g.now.refill_waits = True
    chosen = yield from choose_if_left(
        seat,
        "choose-adventure",
        lambda: [acts.buy(card) for card in affordable(g, seat)],
        more=could_afford_more(g, seat),
    )
    if chosen is not None:
        yield from obtain(g, seat, chosen.card)


def burn_options(g: Eldervale) -> list[Named]:
    return [*burnable(g), *free_acts(g)]


def second_options(g: Eldervale) -> list[Named]:
    return [*(acts.buy(card) for card in affordable(g, g.active)), *burn_options(g)]


def second_or_burn(g: Eldervale) -> Rule[None]:
    """Step 3: another card, or burn one."""
    yield from step_three(g, "second-or-burn", second_options, "second-or-burn")


def step_three(g: Eldervale, kind: str, options: Callable[[Eldervale], list[Named]], again: str) -> Rule[None]:
    """Free actions are allowed here, and step 3 is asked ``again`` after each."""
    if not face_up(g):
        return
    g.now.free = True
    act = yield from choose(g.active, kind, lambda: g.recall(options), secret=holds_cards(g))
    g.now.free = False
    if isinstance(act, acts.Buy):
        yield from obtain(g, g.active, act.card)
    elif isinstance(act, acts.Burn):
        burn(g, g.active, act)
    else:
        g.then(again)
        yield from do_free(g, act)


def refill_row(g: Eldervale) -> None:
    """Step 4."""
    g.now.refill_waits = False
    refill(g)
