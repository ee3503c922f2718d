"""Verbs about resources: gained, paid, exchanged, stolen, given (spec 20)."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import PASS, Named, Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ANY,
    BASIC,
    FREE,
    LIMIT,
    MAGIC,
    ORB,
    RESOURCES,
    STORED,
    TOKENS,
    Cost,
    slot_key,
)
from wyrmtable.games.eldervale.effects.compile import Effect, Maker, always, amount
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import Node
from wyrmtable.games.eldervale.rules.acting import can_act
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.rules.paying import can_pay, kinds_held, pay, plus
from wyrmtable.games.eldervale.rules.supply import chest, gain, gain_any, held, lose
from wyrmtable.games.eldervale.rules.treasure import gain_token
from wyrmtable.games.eldervale.state import NOBODY, Eldervale


def slot_token(g: Eldervale, c: Doer, slot: int) -> int:
    """The token in a slot of the card, -1 if there is none or slots do not count."""
    return -1 if c.bare else g.slots.get(slot_key(c.card, slot), -1)


def _gain(node: Node) -> Effect:
    what = node.args[0]
    if what == "slot":
        return _gain_slot(0)
    if what == "slot2":
        return _gain_slot(1)
    if what.startswith("slot_or("):
        return _gain_slot(0, RESOURCES.index(what[len("slot_or(") : -1].split(",")[0]))
    number = amount(node, 1)
    if what == "any":
        return Effect(lambda g, c: number(g, c) > 0, lambda g, c: gain_any(g, c.seat, number(g, c)))
    kind = RESOURCES.index(what)

    def do(g: Eldervale, c: Doer) -> None:
        gain(g, c.seat, kind, number(g, c))

    return Effect(lambda g, c: number(g, c) > 0, do)


def _gain_slot(slot: int, printed: int = -1) -> Effect:
    """What the token in a slot shows; if there is none the printed gain (R 73: counts even when all is lost)."""

    def can(g: Eldervale, c: Doer) -> bool:
        return printed >= 0 or slot_token(g, c, slot) >= 0

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        token = slot_token(g, c, slot)
        if token >= 0:
            yield from gain_token(g, c.seat, token)
        else:
            gain(g, c.seat, printed)

    return Effect(can, do, f"slot-{slot + 1}")


def _pay(node: Node) -> Effect:
    what = node.args[0]
    if what == "slot":
        return Effect(can_pay_slot, pay_slot)
    number = int(node.args[1])
    if what == "any_different":
        return _pay_different(number)
    cost: Cost = tuple(number if kind == RESOURCES.index(what) else 0 for kind in range(len(FREE)))
    return Effect(lambda g, c: can_pay(g, c.seat, plus(cost, c.owed)), lambda g, c: pay(g, c.seat, cost, 0, c.card))


def can_pay_slot(g: Eldervale, c: Doer) -> bool:
    """The input slot is filled, with an Orb or with a token whose price can be paid."""
    token = g.slots.get(slot_key(c.card, 0), -1)
    return token == ORB or (token >= 0 and any(can_pay(g, c.seat, plus(face, c.owed)) for face in TOKENS[token].faces))


def pay_slot(g: Eldervale, c: Doer) -> Rule[None]:
    """All symbols of the token, or one side of a slash, chosen first."""
    token = g.slots[slot_key(c.card, 0)]
    if token == ORB:
        return
    faces = TOKENS[token].faces

    def payable() -> list[acts.Cash]:
        return [acts.cash(token, face) for face in range(len(faces)) if can_pay(g, c.seat, faces[face])]

    chosen = yield from choose(c.seat, "choose-price", payable, c.card)
    yield from pay(g, c.seat, faces[chosen.face], 0, c.card)


def _pay_different(number: int) -> Effect:
    """Resources of different kinds; gold given here is the kind gold."""

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        given: list[int] = []
        g.now.paying = c.seat
        for _ in range(number):
            could = _to_give(g, c.seat, given)
            if len(could) == number - len(given) and not g.players[c.seat].tray:  # all that is left
                chosen = could[0]
            else:
                chosen = yield from choose(c.seat, "give-up", lambda: _to_give(g, c.seat, given), c.card)
            given.append(chosen.kind if isinstance(chosen, acts.Resource) else MAGIC)
            give_up(g, c.seat, chosen)
        g.now.paying = NOBODY

    return Effect(lambda g, c: kinds_held(g, c.seat, c.owed) >= number, do)


def _to_give(g: Eldervale, seat: int, but: Sequence[int] = (), kinds: Sequence[int] = ()) -> list[Named]:
    """Single resources somebody can give up: stored kinds, and each Magic card."""
    found: list[Named] = [
        acts.resource(kind) for kind in held(g, seat) if kind not in but and (not kinds or kind in kinds)
    ]
    if MAGIC not in but and (not kinds or MAGIC in kinds):
        found += [acts.hand(card) for card in g.players[seat].hand]
    return found


def give_up(g: Eldervale, seat: int, what: Named) -> None:
    if isinstance(what, acts.Hand):
        g.players[seat].hand.remove(what.card)
        g.spent.append(what.card)
        tales.discarded(g, seat, what.card)
    elif isinstance(what, acts.Resource):
        lose(g, seat, what.kind)


def _lose(node: Node) -> Effect:
    number = int(node.args[1])

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        for _ in range(number):
            given = yield from choose_if_left(c.seat, "give-up", lambda: _to_give(g, c.seat), c.card)
            if given is not None:
                give_up(g, c.seat, given)

    return Effect(lambda g, c: bool(_to_give(g, c.seat)), do)


_EXCHANGE: dict[str, tuple[int, ...]] = {
    "any": (*STORED, MAGIC),
    "any_basic": BASIC,
    **{word: (kind,) for kind, word in enumerate(RESOURCES[:ANY])},
}


def exchange(node: Node) -> Effect:
    """Give up to n, then take as many, each kind chosen freely."""
    source, most, target = _EXCHANGE[node.args[0]], int(node.args[1].lstrip("<=")), node.args[2]
    wanted = BASIC if target == "any_basic" else ()

    def can(g: Eldervale, c: Doer) -> bool:
        return bool(to_exchange(g, c, source))

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        given = 0
        while given < most and to_exchange(g, c, source):
            chosen = yield from choose(c.seat, "exchange", lambda: [*to_exchange(g, c, source), PASS], c.card)
            if chosen is PASS:
                break
            give_up(g, c.seat, chosen)
            given += 1
        if c.realm >= 0 and given:
            yield from take_guarded(g, c)
        else:
            yield from gain_any(g, c.seat, given, wanted)

    return Effect(can, do)


def to_exchange(g: Eldervale, c: Doer, kinds: Sequence[int]) -> list[Named]:
    """What may be given; between placing and acting only what leaves the realm action possible [R 61]."""
    found = _to_give(g, c.seat, (), kinds)
    return found if c.realm < 0 else [what for what in found if _still_acts(g, c, what)]


def _still_acts(g: Eldervale, c: Doer, what: Named) -> bool:
    player = g.players[c.seat]
    supply, hand = player.supply, player.hand
    player.supply, player.hand = supply.copy(), hand.copy()
    if isinstance(what, acts.Hand):
        player.hand.remove(what.card)
    elif isinstance(what, acts.Resource):
        player.supply[what.kind] -= 1
    possible = bool(guarded(g, c))
    player.supply, player.hand = supply, hand
    return possible


def guarded(g: Eldervale, c: Doer) -> list[acts.Resource]:
    """What may be taken so that the realm action stays possible."""
    player = g.players[c.seat]
    found = []
    for choice in chest(g, c.seat):
        if choice.kind == MAGIC:
            player.hand.append(-1)  # some card
            possible = can_act(g, c.seat, c.realm)
            player.hand.pop()
        else:
            before = player.supply[choice.kind]
            player.supply[choice.kind] = min(LIMIT, before + 1)
            possible = can_act(g, c.seat, c.realm)
            player.supply[choice.kind] = before
        if possible:
            found.append(choice)
    return found


def take_guarded(g: Eldervale, c: Doer) -> Rule[None]:
    chosen = yield from choose(c.seat, "choose-resource", lambda: guarded(g, c))
    gain(g, c.seat, chosen.kind)


def victims(g: Eldervale, seat: int, richer: bool, owed: Cost = FREE) -> list[acts.Take]:
    """What can be taken: from opponents (with more VP) who have some, where there is room [R 68], also the room that what
    is owed first leaves; never from Ghosts."""
    mine = g.players[seat]
    return [
        acts.take(other, kind)
        for other in g.opponents(seat)
        if not g.ghostly(other) and (not richer or g.players[other].vp > mine.vp)
        for kind in STORED
        if g.players[other].supply[kind] and mine.supply[kind] - owed[kind] < LIMIT
    ]


def steal(node: Node) -> Effect:
    richer = node.args[2] == "opponent_with_more_vp"

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        chosen = yield from choose_if_left(c.seat, "steal", lambda: victims(g, c.seat, richer), c.card)
        if chosen is None:
            return
        g.players[chosen.seat].supply[chosen.kind] -= 1
        g.players[c.seat].supply[chosen.kind] += 1
        tales.stole(g, c.seat, chosen.seat, chosen.kind)

    return Effect(lambda g, c: bool(victims(g, c.seat, richer, c.owed)), do)


def gifts(g: Eldervale, seat: int) -> list[acts.Give]:
    """A basic resource for another player with room; a gift harms nobody, so the partner counts [R 78]."""
    supply = g.players[seat].supply
    return [
        acts.give(other, kind)
        for other in g.after(seat)[:-1]
        if not g.ghostly(other)
        for kind in BASIC
        if supply[kind] and g.players[other].supply[kind] < LIMIT
    ]


def give(node: Node) -> Effect:
    def do(g: Eldervale, c: Doer) -> Rule[None]:
        chosen = yield from choose_if_left(c.seat, "give", lambda: gifts(g, c.seat), c.card)
        if chosen is None:
            return
        g.players[c.seat].supply[chosen.kind] -= 1
        g.players[chosen.seat].supply[chosen.kind] += 1
        tales.gave(g, c.seat, chosen.seat, chosen.kind)

    return Effect(lambda g, c: bool(gifts(g, c.seat)), do)


def discount(node: Node) -> Effect:
    """Master Mason: the next Dwelling of this turn."""
    number = int(node.args[1])

    def do(g: Eldervale, c: Doer) -> None:
        g.now.mason += number

    return Effect(always, do)


VERBS: dict[str, Maker] = {
    "gain": _gain,
    "pay": _pay,
    "lose": _lose,
    "exchange": exchange,
    "steal": steal,
    "give": give,
    "discount": discount,
}
