"""The Main phase of the Day (1.9): seats act in any order; it ends when all have passed since the last action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from wyrmtable.core.ask import PASS, Rule, anyone
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import (
    PUT_BACK,
    REFRESH,
    SOLD,
    Build,
    Buy,
    Draw,
    GuessAgain,
    Inspect,
    Leave,
    Place,
    Pour,
    Repair,
    Repel,
    Sell,
    Take,
    Upgrade,
)
from wyrmtable.games.last_spell.data import ITEM_NUMBER, ITEMS, PLANS, RUINS, SCROLLS, Item, constant
from wyrmtable.games.last_spell.rules.building import (
    FOG_MOST,
    build,
    remove_structure,
    sites,
    upgrade,
    why_not_build,
    why_not_upgrade,
)
from wyrmtable.games.last_spell.rules.burning import quench
from wyrmtable.games.last_spell.rules.day import workers_left
from wyrmtable.games.last_spell.rules.decks import gain_top, give_back, rotate, shop_stands, take_card
from wyrmtable.games.last_spell.rules.heroes import one_of_each
from wyrmtable.games.last_spell.rules.stats import can_take, lay_down
from wyrmtable.games.last_spell.state import Spell

HANDLING = 30
"""How often a seat may take, leave, buy, sell or put back a plan in one Day (HOUSE): without a limit a Day need not end."""
REFRESH_COST = constant("shop_refresh_cost_gold")
GUESS_COST = constant("guess_again_cost_gold")


def main_phase_begins(g: Spell) -> None:
    g.workers_used = 0
    g.day_used = []
    g.active = g.first
    unready(g)
    for hero in g.heroes:
        hero.handled = 0


def main_phase(g: Spell) -> Rule[None]:
    drop_plans(g)
    trade, work = g.recall(city_acts)
    asked = yield from one_act(g, "day", lambda seat: day_acts(g, seat, trade, work))
    if not asked:
        g.phase = "end-of-day"


def exchange_begins(g: Spell) -> None:
    g.active = 0
    unready(g)
    g.then("exchange")


def exchange(g: Spell) -> Rule[None]:
    """Before Day I: taking and leaving alone (1.7.4, step 4)."""
    asked = yield from one_act(g, "exchange", lambda seat: exchange_acts(g, seat))
    if asked:
        g.then("exchange")


def one_act(g: Spell, kind: str, acts: Callable[[int], list[Any]]) -> Rule[bool]:
    """Any seat that has not passed since the last action acts or passes, first whose turn it would be; False: all have."""
    count = len(g.heroes)
    seats = [seat for n in range(count) if not g.heroes[seat := (g.active + n) % count].ready]
    if not seats:
        return False
    seat, act = yield from anyone(seats, kind, acts)
    if act is PASS:
        g.heroes[seat].ready = True
        tales.passed(g, seat)
    else:
        unready(g)
        do(g, seat, act)
    if not g.heroes[seat].doing:
        g.active = (seat + 1) % count
    return True


def unready(g: Spell) -> None:
    for hero in g.heroes:
        hero.ready = False


def drop_plans(g: Spell) -> None:
    """What somebody else's action has made impossible is given up."""
    for hero in g.heroes:
        if not hero.doing:
            continue
        what = hero.doing[0]
        if what == "place" and why_not_build(g, hero.doing[1]):
            hero.doing = ()
        elif what == "sell":
            left = [name for name in hero.doing[1:] if ITEMS[name] in g.supply]
            hero.doing = ("sell", *left) if left else ()
        elif what == "icon" and not any(g.decks) and not g.potions:
            hero.doing = ()


# ---- what a seat may do


def exchange_acts(g: Spell, seat: int) -> list[Any]:
    return [*handling_acts(g, seat), PASS]


def day_acts(g: Spell, seat: int, trade: list[Any], work: list[Any]) -> list[Any]:
    """What this seat may do: with its own Hero, in the Shop, in the City."""
    hero = g.heroes[seat]
    if hero.doing:
        return list(going_on(g, seat))
    acts = handling_acts(g, seat)
    if hero.handled < HANDLING:
        acts += trade
    return [*acts, *work, PASS]


def handling_acts(g: Spell, seat: int) -> list[Any]:
    """Taking and leaving concern the own Hero alone (R23)."""
    hero = g.heroes[seat]
    if hero.handled >= HANDLING:
        return []
    return [*(Leave(item) for item in hero.items), *(Take(item) for item in g.supply if can_take(hero, item))]


def city_acts(g: Spell) -> tuple[list[Any], list[Any]]:
    """What is open to every seat alike: trade, and work in the City."""
    trade: list[Any] = [Sell(item) for item in g.supply]
    trade += [Buy(item) for item in wares(g) if price(g, item) <= g.gold]
    workers = workers_left(g)
    work: list[Any] = list(repairs(g))
    work += [Inspect(s.id) for s in g.structures.values() if s.base and RUINS[s.base].workers <= workers]
    work += [Build(kind) for kind in PLANS if not why_not_build(g, kind)]
    work += [Upgrade(s.id) for s in g.structures.values() if not why_not_upgrade(g, s)]
    if g.gold >= REFRESH_COST and shop_stands(g):
        work.append(REFRESH)
    work += seer_acts(g)
    return trade, work


def going_on(g: Spell, seat: int) -> Iterator[Any]:
    hero = g.heroes[seat]
    what, *about = hero.doing
    if what == "place":
        yield from (Place(about[0], cells) for cells in sites(g, about[0]))
    elif what == "sell":
        yield SOLD
        yield from (Sell(item) for item in g.supply if item.name not in about)
    else:
        yield from (Draw(deck) for deck in range(5) if g.decks[deck])
        yield from (Pour(item) for item in one_of_each(g.potions))
    if what != "icon" and hero.handled < HANDLING:
        yield PUT_BACK


def wares(g: Spell) -> list[Item]:
    """Face-up top cards, and any scroll or potion."""
    if not shop_stands(g):
        return []
    tops = [deck[0] for deck in g.decks[:SCROLLS] if deck]
    return [*tops, *sorted(g.decks[SCROLLS], key=ITEM_NUMBER.__getitem__), *one_of_each(g.potions)]


def price(g: Spell, item: Item) -> int:
    """Scholar and Haggler save a Gold each, never below 1."""
    cost = item.price
    if item.slot == "scroll" and any(hero.trait == "scholar" for hero in g.heroes):
        cost = max(1, cost - 1)
    if "haggler" not in g.day_used and owned(g, "haggler"):
        cost = max(1, cost - 1)
    return cost


def repairs(g: Spell) -> Iterator[Repair]:
    for structure in g.structures.values():
        for flames in range(1, structure.flames + 1):
            if repair_cost(g, flames)[0] <= g.materials:
                yield Repair(structure.id, flames)


def repair_cost(g: Spell, flames: int) -> tuple[int, list[str]]:
    """Materials, and whose savings are used up by it."""
    savings = []
    if "salvager" not in g.day_used and owned(g, "salvager"):
        savings.append("salvager")
    if flames >= 2 and "thrifty" not in g.day_used and any(hero.trait == "thrifty" for hero in g.heroes):
        savings.append("thrifty")
    return flames - len(savings), savings


def seer_acts(g: Spell) -> Iterator[Any]:
    seers = g.standing_kind("seer")
    if not seers:
        return
    if g.gold >= repel_cost(g):
        yield from (Repel(board) for board, distance in enumerate(g.fog) if distance < FOG_MOST)
    if seers[0].upgraded and g.gold >= GUESS_COST:
        yield from (GuessAgain(space) for space, cards in g.piles.items() if len(cards) > 1)


def repel_cost(g: Spell) -> int:
    return constant("fog_repulsion_cost_gold_errata_option" if g.rules.errata else "fog_repulsion_cost_gold")


def owned(g: Spell, perk: str) -> bool:
    return any(perk in hero.perks for hero in g.heroes)


# ---- doing it


def do(g: Spell, seat: int, act: Any) -> None:
    hero = g.heroes[seat]
    match act:
        case Build(kind):
            hero.doing = ("place", kind)
        case Place(kind, cells):
            hero.doing = ()
            build(g, seat, kind, cells)
        case Upgrade(number):
            upgrade(g, seat, g.structures[number])
        case Repair(number, flames):
            repair(g, seat, number, flames)
        case Take(item):
            g.supply.remove(item)
            hero.items.append(item)
            handled(g, seat, "take", item)
        case Leave(item):
            lay_down(hero, item)
            g.supply.append(item)
            handled(g, seat, "leave", item)
        case Buy(item):
            buy(g, seat, item)
        case Sell(item):
            hero.doing = (*(hero.doing or ("sell",)), item.name)
        case Inspect(number):
            inspect(g, seat, number)
        case Draw(deck):
            icon_done(g, seat)
            tales.drawn(g, seat, deck, gain_top(g, deck))
        case Pour(item):
            icon_done(g, seat)
            g.potions.remove(item)
            g.supply.append(item)
            tales.poured(g, seat, item)
        case Repel(board):
            g.gold -= repel_cost(g)
            g.fog[board] += 1
            tales.repelled(g, seat, board)
        case GuessAgain(space):
            g.gold -= GUESS_COST
            g.piles[space].insert(0, g.piles[space].pop())
            tales.guessed_again(g, seat, space)
        case _ if act is SOLD:
            sell(g, seat)
        case _ if act is REFRESH:
            g.gold -= REFRESH_COST
            rotate(g, range(SCROLLS))
            tales.refreshed(g, seat)
        case _ if act is PUT_BACK:
            hero.doing = ()
            hero.handled += 1


def handled(g: Spell, seat: int, what: str, item: Item) -> None:
    g.heroes[seat].handled += 1
    tales.handled(g, seat, what, item)


def repair(g: Spell, seat: int, number: int, flames: int) -> None:
    cost, savings = repair_cost(g, flames)
    g.materials -= cost
    g.day_used += savings
    quench(g, g.structures[number], flames)
    tales.repaired(g, seat, g.structures[number], flames)


def buy(g: Spell, seat: int, item: Item) -> None:
    g.gold -= price(g, item)
    if owned(g, "haggler") and "haggler" not in g.day_used:
        g.day_used.append("haggler")
    take_card(g, item)
    g.supply.append(item)
    handled(g, seat, "buy", item)


def sell(g: Spell, seat: int) -> None:
    """All at once for half their printed prices, rounded down."""
    hero = g.heroes[seat]
    items = [ITEMS[name] for name in hero.doing[1:]]
    hero.doing = ()
    hero.handled += 1
    gold = sum(item.price for item in items) // 2
    g.gold += gold
    for item in items:
        g.supply.remove(item)
        give_back(g, item)
    tales.sold(g, seat, items, gold)


def inspect(g: Spell, seat: int, number: int) -> None:
    """The Ruin leaves the City, its flames go back to the Panic Area, its base yields."""
    structure = g.structures[number]
    ruin = RUINS[structure.base]
    quench(g, structure, structure.flames)
    remove_structure(g, structure)
    g.workers_used += ruin.workers
    g.inspected.append(ruin.name)
    g.gold += ruin.gold
    g.materials += ruin.materials
    if ruin.equipment:
        g.heroes[seat].doing = ("icon", ruin.equipment)
    tales.inspected(g, seat, structure)


def icon_done(g: Spell, seat: int) -> None:
    hero = g.heroes[seat]
    left = hero.doing[1] - 1
    hero.doing = ("icon", left) if left else ()
