"""Free actions of the active player (spec 9.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wyrmtable.core.ask import Named, Rule, choose, window
from wyrmtable.core.words import Msg
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    GOLD,
    ORB,
    ORB_SPACE_NAMES,
    ORB_SPACES,
    read_cost,
    slot_key,
)
from wyrmtable.games.eldervale.effects.compile import compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.rules.mercenaries import hirable, hire
from wyrmtable.games.eldervale.rules.paying import can_pay, pay
from wyrmtable.games.eldervale.rules.quests import completable, complete
from wyrmtable.games.eldervale.rules.spells import cast, castable
from wyrmtable.games.eldervale.rules.supply import gain
from wyrmtable.games.eldervale.rules.treasure import cash, cashable, discard_token, put_in_slot, slottable
from wyrmtable.games.eldervale.state import NOBODY, Eldervale
from wyrmtable.games.eldervale.terms import card_msg

ENTROPY_ENGINE = ADVENTURE["entropy_engine"]
ONE_MAGIC = read_cost("magic:1")
RALLY_COST = read_cost("sword:3")


def free_acts(g: Eldervale) -> list[Named]:
    """Everything the active player may do at a free-action point."""
    seat = g.active
    player = g.players[seat]
    found: list[Named] = []
    if player.tray:
        found += cashable(g, seat)
        found += slottable(g, seat)
    if player.hand:
        found += completable(g, seat)
        found += castable(g, seat, "my_turn")
    if player.orbs:
        found += orb_acts(g, seat)
    found += aura_acts(g, seat)
    if g.rules.minotaur or g.rules.shapeshifter:
        found += hirable(g, seat)
    if g.rules.tactics and not player.tactics and can_pay(g, seat, RALLY_COST):
        found.append(acts.RALLY)
    if not g.now.entropy and g.has(seat, ENTROPY_ENGINE) and can_pay(g, seat, ONE_MAGIC):
        found.append(acts.use("entropy_engine"))
    if g.rules.teams:
        found += [acts.SWAP] if to_swap(g, seat) else []
    return found


def do_free(g: Eldervale, act: Named) -> Rule[None]:
    """Carry out a free action."""
    seat = g.active
    if isinstance(act, acts.Cash):
        cash(g, seat, act)
    elif isinstance(act, acts.Slot):
        yield from put_in_slot(g, seat, act)
    elif isinstance(act, acts.Quest):
        complete(g, seat, act.card)
    elif isinstance(act, acts.Cast):
        yield from cast(g, seat, act.card)
    elif isinstance(act, acts.OrbSpace):
        yield from use_orb_space(g, seat, act.space)
    elif isinstance(act, acts.OrbCard):
        put_orb(g, seat, act)
    elif isinstance(act, acts.Attach):
        yield from attach(g, seat, act)
    elif isinstance(act, acts.Hire):
        hire(g, seat, act)
    elif act is acts.SWAP:
        yield from offer_swap(g, seat)
    elif act is acts.RALLY:
        yield from pay(g, seat, RALLY_COST, 0, act)
        g.players[seat].tactics = True
        tales.rallied(g, seat)
    else:
        assert isinstance(act, acts.Use)
        assert act.what == "entropy_engine"
        g.now.entropy = True
        tales.used(g, seat, act.what)
        yield from pay(g, seat, ONE_MAGIC, 0, act)
        gain(g, seat, GOLD)


def holds_cards(g: Eldervale) -> bool:
    """Whether the active player has a hand: then even a single option is asked, or silence would tell of it [R 71]."""
    return bool(g.players[g.active].hand)


def free_window(g: Eldervale, kind: str, more: Callable[[], Sequence[Named]] = lambda: ()) -> Rule[Named | None]:
    """A free-action point where nothing else is decided: the act chosen, or None for going on.

    Whether the player is asked follows from what everybody sees: a hand might hold something, the rest is public.
    """
    seat = g.active

    def offers(asked: int) -> Sequence[Named] | None:
        found = [*free_acts(g), *more()]
        return found if found or g.players[seat].hand else None

    g.now.free = True
    reaction = yield from window((seat,), kind, offers, None, g.holds)
    g.now.free = False
    return None if reaction is None else reaction[1]


# ---- Orbs


def orb_acts(g: Eldervale, seat: int) -> list[Named]:
    """An unused bonus space with a possible effect, an input slot, an Orb slot (mercenaries: ``hirable``)."""
    doer = Doer(seat)
    found: list[Named] = [
        acts.orb_space(space)
        for space, user in enumerate(g.orb_spaces)
        if user == NOBODY and compile_effect(ORB_SPACES[space]).can(g, doer)
    ]
    for card in g.players[seat].tableau:
        printed = ADVENTURES[card]
        if printed.orb != "none" and card not in g.orbs_on:
            found.append(acts.orb_card(card, -1))
        elif printed.slots == ("in",) and g.slots.get(slot_key(card, 0)) != ORB:
            found.append(acts.orb_card(card, 0))
    return found


def use_orb_space(g: Eldervale, seat: int, space: int) -> Rule[None]:
    g.players[seat].orbs -= 1
    g.orb_spaces[space] = seat
    tales.orb_used(g, seat, Msg(f"orb-{ORB_SPACE_NAMES[space]}"))
    yield from compile_effect(ORB_SPACES[space]).run(g, Doer(seat))


def put_orb(g: Eldervale, seat: int, act: acts.OrbCard) -> None:
    """Into the Orb slot, or into the input slot, where a token leaves the game [R 74]."""
    g.players[seat].orbs -= 1
    tales.orb_used(g, seat, card_msg(act.card))
    if act.slot < 0:
        g.orbs_on.append(act.card)
        return
    key = slot_key(act.card, act.slot)
    if key in g.slots:
        discard_token(g, g.slots[key])
    g.slots[key] = ORB


# ---- auras


def aura_acts(g: Eldervale, seat: int) -> list[acts.Attach]:
    """An aura not attached to any card with a Unit icon and no aura, or (paid again) an attached one to another."""
    tableau = g.players[seat].tableau
    auras = [card for card in tableau if ADVENTURES[card].kind == "aura"]
    if not auras:
        return []
    hosts = [card for card in tableau if ADVENTURES[card].icon >= -1 and card not in g.auras]
    attached = g.auras.values()
    return [
        acts.attach(aura, host)
        for aura in auras
        if aura not in attached or can_pay(g, seat, ADVENTURES[aura].cost)
        for host in hosts
    ]


def attach(g: Eldervale, seat: int, act: acts.Attach) -> Rule[None]:
    for host in [host for host, aura in g.auras.items() if aura == act.aura]:
        yield from pay(g, seat, ADVENTURES[act.aura].cost, 0, act)
        del g.auras[host]
    g.auras[act.host] = act.aura
    tales.attached(g, seat, act.aura, act.host)


# ---- partners (18.5)


def swaps_for(g: Eldervale, seat: int, mine: int) -> list[acts.Hand]:
    """The partner's Magic cards this one may be proposed for; the same two at most once a turn, whoever holds which."""
    theirs = g.players[g.partner(seat)].hand
    return [acts.hand(other) for other in theirs if {mine, other} not in map(set, g.now.swaps)]


def to_swap(g: Eldervale, seat: int) -> list[acts.Hand]:
    """Own Magic cards that may still be proposed."""
    return [acts.hand(mine) for mine in g.players[seat].hand if swaps_for(g, seat, mine)]


def offer_swap(g: Eldervale, seat: int) -> Rule[None]:
    """Lay down one own card, then one of the partner's, who accepts or refuses; what lies there is in no hand."""
    hand, partner = g.players[seat].hand, g.partner(seat)
    theirs = g.players[partner].hand
    mine = yield from choose(seat, "swap-give", to_swap(g, seat))
    hand.remove(mine.card)
    g.swapping.append(mine.card)
    other = yield from choose_if_left(seat, "swap-take", lambda: swaps_for(g, seat, g.swapping[0]))
    if other is None:  # the partner has completed a quest meanwhile
        hand.append(g.swapping.pop())
        return
    theirs.remove(other.card)
    g.swapping.append(other.card)
    g.now.swaps.append((g.swapping[0], g.swapping[1]))
    proposed = acts.Swap(*g.swapping)
    if (yield from choose(partner, "accept-swap", [acts.YES, acts.NO], proposed)) is acts.YES:
        g.swapping.reverse()
        tales.swapped_magic(g, seat)
    theirs.append(g.swapping.pop())
    hand.append(g.swapping.pop())
