"""Battles begin: which are fought, who cancels them, who joins, who spends swords (P7, spec 14.1, 14.2 steps 1 to 3)."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import PASS, Named, Rule, choose, window
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    BEAST,
    CHIMERA,
    GOLD,
    KRAKEN,
    SPHINX,
    SWORD,
    WORKER,
    WYVERN,
    read_cost,
)
from wyrmtable.games.eldervale.effects.battle_counts import battle_of, own_dragon_in_battle
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.hexes import members
from wyrmtable.games.eldervale.rules.free import do_free, free_acts
from wyrmtable.games.eldervale.rules.ghost_battles import ghosts_add_dice, ghosts_join, ghosts_spend
from wyrmtable.games.eldervale.rules.paying import can_pay, pay
from wyrmtable.games.eldervale.rules.placing import within
from wyrmtable.games.eldervale.rules.sides import (
    first_bonus,
    join_in,
    side_of,
    sides,
    sword_offers,
    sword_price,
    webbed,
)
from wyrmtable.games.eldervale.rules.spells import cash_first, cast, castable
from wyrmtable.games.eldervale.rules.treasure import cash, cashable, in_tray
from wyrmtable.games.eldervale.rules.units import ability, move, units_in
from wyrmtable.games.eldervale.state import NOBODY, WILD, Battle, Eldervale, Trigger

ONE_ANY = read_cost("any:1")
LOW, HIGH = 2, 5
"""The Chimera's combat value is a die, clamped."""


def holds(g: Eldervale, trigger: Trigger) -> bool:
    """R 22: the triggering side is still there, and another one."""
    realm, side, _, _ = trigger
    here = sides(g, realm)
    return side in here and len(here) > 1


def battles(g: Eldervale) -> Rule[None]:
    """P7: one realm after the other, in the order the active player chooses, asked again before each."""
    valid = [trigger for trigger in g.now.pending if holds(g, trigger)]
    realms = list(dict.fromkeys(trigger[0] for trigger in valid))
    if not realms:
        g.now.pending = []
        return
    options = [acts.realm(realm) for realm in realms]
    realm = (yield from choose(g.decider(g.active), "battle-order", options)).realm
    g.now.pending = [trigger for trigger in g.now.pending if trigger[0] != realm]
    g.battle = Battle(realm=realm, triggers=[trigger for trigger in valid if trigger[0] == realm])
    g.battle.queue = [(seat, seat) for seat in g.after(g.active)]
    tales.battle_begins(g, realm)
    g.then("would-trigger", "battles")


def next_in_queue(g: Eldervale, seat: int) -> None:
    """Those before this seat have passed."""
    queue = battle_of(g).queue
    while queue[0][0] != seat:
        del queue[0]


def would_trigger(g: Eldervale) -> Rule[None]:
    """Window ``battle_would_trigger``: any player with a card might cancel the battle."""
    battle = battle_of(g)

    def offers(seat: int) -> Sequence[Named] | None:
        if not g.players[seat].hand:
            return None
        return [*castable(g, seat, "battle_would_trigger"), *cash_first(g, seat, "battle_would_trigger")]

    seats = [seat for seat, _ in battle.queue]
    reaction = yield from window(seats, "would-trigger", offers, battle.realm, g.holds)
    if reaction is None:
        begin_join(g)
        return
    seat, act = reaction
    next_in_queue(g, seat)
    if isinstance(act, acts.Cash):
        cash(g, seat, act)
    else:
        assert isinstance(act, acts.Cast)
        yield from cast(g, seat, act.card)
    if battle.step == "cancelled":
        tales.battle_cancelled(g, battle.realm)
        g.battle = None
    else:
        g.then("would-trigger")


# ---- step 1: Join


def begin_join(g: Eldervale) -> None:
    battle = battle_of(g)
    battle.step = "join"
    battle.monster = g.monster_at(battle.realm)
    battle.prior = [side for side in sides(g, battle.realm) if side != WILD]
    battle.queue = [(seat, seat) for seat in g.after(g.active)]
    g.then("join")


def joinable(g: Eldervale, seat: int) -> list[acts.Join]:
    """Own Units in adjacent realms, and the Kraken from two realms away."""
    realm = battle_of(g).realm
    stuck = webbed(g, realm)
    found = [acts.join(unit.kind, unit.place) for unit in units_in(g, seat, g.adjacent[realm] & ~stuck)]
    kraken = BEAST + KRAKEN
    if kraken in g.players[seat].kinds:
        far = units_in(g, seat, within(g, realm, 2) & ~g.adjacent[realm] & ~stuck)
        found += [acts.join(unit.kind, unit.place) for unit in far if unit.kind == kraken]
    return found


def riddle_unsolved(g: Eldervale, seat: int) -> bool:
    """The Solar Sphinx takes 1 resource for each Unit that joins, and the player has none."""
    return side_of(g, SPHINX) != NOBODY and not can_pay(g, seat, ONE_ANY)


def join_offers(g: Eldervale, seat: int) -> Sequence[Named] | None:
    """Spells first, then Units one by one; None for those who, as everybody sees, cannot do anything."""
    battle = battle_of(g)
    if g.ghostly(seat):
        return None
    found: list[Named] = list(joinable(g, seat))
    if found and riddle_unsolved(g, seat):  # a token cashed would pay for it
        found = [*cashable(g, seat)]
    near = g.adjacent[battle.realm] | 1 << battle.realm
    if not (found or g.players[seat].hand or near & g.realms_of(seat)):
        return None
    if battle.joining != seat:
        found += castable(g, seat, "battle_join")
        more = free_acts(g) if seat == g.active else cash_first(g, seat, "battle_join")
        found += [act for act in more if act not in found]
    return found if found or g.players[seat].hand else None


def join(g: Eldervale) -> Rule[None]:
    """From the left of the active player, one decision each; whoever has passed adds no more."""
    battle = battle_of(g)
    queue = battle.queue
    if queue and g.ghostly(queue[0][0]):
        ghosts_join(g, queue[0][0])
        del queue[0]
        g.then("join")
        return
    seats = []
    for seat, _ in queue:
        if g.ghostly(seat):
            break
        seats.append(seat)
    reaction = yield from window(seats, "join", lambda seat: join_offers(g, seat), battle.realm, g.holds)
    if reaction is None:
        del queue[: len(seats)]
        battle.joining = NOBODY
        g.then("join" if queue else "join-end")
        return
    seat, act = reaction
    next_in_queue(g, seat)
    g.then("join")
    if isinstance(act, acts.Join):
        battle.joining = seat
        yield from join_battle(g, seat, act)
    elif isinstance(act, acts.Cash):
        cash(g, seat, act)
    elif isinstance(act, acts.Cast):
        yield from cast(g, seat, act.card)
    else:
        yield from do_free(g, act)


def join_battle(g: Eldervale, seat: int, act: acts.Join) -> Rule[None]:
    if side_of(g, SPHINX) != NOBODY:
        yield from pay(g, seat, ONE_ANY, 0, act)
    join_in(g, seat, act.kind, act.realm)


def join_end(g: Eldervale) -> Rule[None]:
    """After the last Join decision: Undertow, Scatter; the active player orders them. Then the battle may be over."""
    battle = battle_of(g)
    battle.step = "swords"
    waiting = [acts.side(seat) for seat in g.after(g.active) if undertow(g, seat)]
    if side_of(g, WYVERN) != NOBODY and scattered(g) != NOBODY:
        waiting.append(acts.side(WILD))
    while waiting:
        first = yield from choose(g.decider(g.active), "effect-order", waiting, battle.realm)
        waiting.remove(first)
        if first.side == WILD:
            yield from scatter(g)
        else:
            yield from wash_out(g, first.side)
    if collapsed(g):
        return
    roll_missing_value(g)
    for side in sides(g, battle.realm):
        if side != WILD and g.ghostly(side):
            ghosts_add_dice(g, side)
    battle.queue = sword_queue(g)
    g.then("swords")


def undertow(g: Eldervale, seat: int) -> list[acts.Unit]:
    """Opposing Workers in the battle that the Dragon of the Atlanteans may wash out."""
    if not ability(g, seat, "undertow") or not own_dragon_in_battle(g, Doer(seat, mimic=True)):
        return []
    realm = battle_of(g).realm
    return [acts.unit(WORKER, realm, other) for other in g.opponents(seat) if WORKER in g.kinds_at(other, realm)]


def wash_out(g: Eldervale, seat: int) -> Rule[None]:
    targets = undertow(g, seat)
    chosen = yield from choose(seat, "undertow", [*targets, PASS], battle_of(g).realm)
    if isinstance(chosen, acts.Unit):
        tales.used(g, seat, "undertow")
        yield from driven_out(g, chosen.owner, [chosen])


def scattered(g: Eldervale) -> int:
    """The player with most Units in the battle, at least two; on ties the first in Join order."""
    realm = battle_of(g).realm
    seats = [side for side in sides(g, realm) if side != WILD and len(g.kinds_at(side, realm)) > 1]
    return max(seats, key=lambda seat: len(g.kinds_at(seat, realm))) if seats else NOBODY


def scatter(g: Eldervale) -> Rule[None]:
    seat = scattered(g)
    if seat != NOBODY:
        tales.used(g, seat, "scatter")
        yield from driven_out(g, seat, units_in(g, seat, 1 << battle_of(g).realm))


def driven_out(g: Eldervale, seat: int, units: Sequence[acts.Unit]) -> Rule[None]:
    """Its owner moves one of these Units to an adjacent realm; no battle."""
    realm = battle_of(g).realm
    unit = yield from choose(g.decider(seat), "driven-out", units, realm)
    goals = [acts.realm(goal) for goal in members(g.adjacent[realm])]
    goal = yield from choose(g.decider(seat), "move-to", goals, unit)
    move(g, seat, unit.kind, realm, goal.realm)
    tales.moved(g, seat, unit.kind, goal.realm)


def collapsed(g: Eldervale) -> bool:
    """R 63: fewer than two sides are left: no winner, no glory, no casualties."""
    battle = battle_of(g)
    if len(sides(g, battle.realm)) > 1:
        return False
    tales.battle_collapsed(g, battle.realm)
    g.then("battle-over")
    return True


# ---- steps 2 and 3: dice and swords


def roll_value(g: Eldervale, side: int) -> None:
    """Unstable: a die for the combat value of the Chimera, 1 counts 2, 6 counts 5."""
    battle = battle_of(g)
    battle.value[side] = min(HIGH, max(LOW, g.chance.below("battle-value", 6) + 1))
    tales.value_rolled(g, side, battle.value[side])


def roll_missing_value(g: Eldervale) -> None:
    """Step 2, or later when Polymorph has brought the Chimera in (E 19)."""
    side = side_of(g, CHIMERA)
    if side != NOBODY and side not in battle_of(g).value:
        roll_value(g, side)


def sword_queue(g: Eldervale) -> list[tuple[int, int]]:
    """Participants in Join order; after each its partner, who may spend swords for it (18.5)."""
    queue = []
    for side in sides(g, battle_of(g).realm):
        if side != WILD:
            queue.append((side, side))
            if g.rules.teams:
                queue.append((g.partner(side), side))
    return queue


def sword_acts(g: Eldervale, seat: int, side: int) -> Sequence[Named] | None:
    """Spells and abilities of window ``battle_dice``, free actions of the active player, swords."""
    battle = battle_of(g)
    if battle.realm not in g.players[side].places or g.ghostly(seat):
        return None
    found: list[Named] = [acts.swords(number) for number in sword_offers(g, seat, side)]
    if seat != g.active and len(sword_offers(g, seat, side, in_tray(g, seat, SWORD, GOLD))) > len(found):
        found += cashable(g, seat)  # A27; the active player finds them among the free actions
    if seat != side:
        return found or None
    found += castable(g, seat, "battle_dice")
    if seat != g.active:
        found += [act for act in cash_first(g, seat, "battle_dice") if act not in found]
    if side_of(g, CHIMERA) == side and (side, "shifting_form") not in battle.used:
        found.append(acts.use("shifting_form"))
    if seat == g.active:
        found += free_acts(g)
    return found if found or g.players[seat].hand else None


def swords(g: Eldervale) -> Rule[None]:
    """One turn each: as many spells as wanted, then swords."""
    battle = battle_of(g)
    queue = battle.queue
    if queue and g.ghostly(queue[0][0]):
        ghosts_spend(g, queue[0][0])
        del queue[0]
        g.then("swords")
        return
    asked: dict[int, int] = {}
    for seat, side in queue:
        if seat in asked or g.ghostly(seat):
            break
        asked[seat] = side
    reaction = yield from window(
        list(asked), "spend-swords", lambda seat: sword_acts(g, seat, asked[seat]), battle.realm
    )
    if reaction is None:
        del queue[: len(asked)]
        if queue:
            g.then("swords")
        elif not collapsed(g):
            g.then("roll")
        return
    seat, act = reaction
    next_in_queue(g, seat)
    g.then("swords")
    if isinstance(act, acts.Swords):
        del queue[0]
        yield from spend(g, seat, asked[seat], act.number)
    elif isinstance(act, acts.Cash):
        cash(g, seat, act)
    elif isinstance(act, acts.Cast):
        yield from cast(g, seat, act.card)
    elif isinstance(act, acts.Use) and act.what == "shifting_form":
        battle.used.append((seat, act.what))
        roll_value(g, seat)
    else:
        yield from do_free(g, act)
    roll_missing_value(g)


def spend(g: Eldervale, payer: int, side: int, number: int) -> Rule[None]:
    battle = battle_of(g)
    dice = number // sword_price(g) + first_bonus(g, payer, side)
    cost = tuple(number if kind == SWORD else 0 for kind in range(8))
    yield from pay(g, payer, cost, 0, acts.swords(number))
    battle.bought[side] = battle.bought.get(side, 0) + dice
    battle.paid.append(side)
    tales.swords_spent(g, payer, side, dice)
