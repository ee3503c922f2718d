"""Verbs about resources, Magic cards, treasure, Adventure cards, points and power."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import PASS, Named, Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ANY,
    BASIC,
    ELEMENTS,
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
from wyrmtable.games.eldervale.effects.conditions import Doer
from wyrmtable.games.eldervale.effects.grammar import Node
from wyrmtable.games.eldervale.rules.acting import can_act
from wyrmtable.games.eldervale.rules.adventure import affordable, burn_one, face_up, obtain_one, refill_at_once
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.rules.cards import leave_tableau
from wyrmtable.games.eldervale.rules.glory import gain_glory
from wyrmtable.games.eldervale.rules.magic import can_draw, discard_chosen, draw
from wyrmtable.games.eldervale.rules.paying import can_pay, kinds_held, pay, plus
from wyrmtable.games.eldervale.rules.power import gain_power, gain_power_somewhere, tracks_open
from wyrmtable.games.eldervale.rules.supply import chest, gain, gain_any, held, lose, score
from wyrmtable.games.eldervale.rules.treasure import discard_token, gain_token, stacks_with_tokens, take_token
from wyrmtable.games.eldervale.state import NOBODY, Eldervale

# ---- resources


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
            chosen = yield from choose(c.seat, "give-up", lambda: _to_give(g, c.seat, given), c.card)
            if isinstance(chosen, acts.Hand):
                given.append(MAGIC)
                g.players[c.seat].hand.remove(chosen.card)
                g.spent.append(chosen.card)
                tales.discarded(g, c.seat, chosen.card)
            else:
                assert isinstance(chosen, acts.Resource)
                given.append(chosen.kind)
                lose(g, c.seat, chosen.kind)
        g.now.paying = NOBODY

    return Effect(lambda g, c: kinds_held(g, c.seat) >= number, do)


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


def victims(g: Eldervale, seat: int, richer: bool) -> list[acts.Take]:
    """What can be taken: from opponents (with more VP) who have some, where there is room [R 68]; never from Ghosts."""
    mine = g.players[seat]
    return [
        acts.take(other, kind)
        for other in g.opponents(seat)
        if not g.ghostly(other) and (not richer or g.players[other].vp > mine.vp)
        for kind in STORED
        if g.players[other].supply[kind] and mine.supply[kind] < LIMIT
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

    return Effect(lambda g, c: bool(victims(g, c.seat, richer)), do)


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


# ---- Magic cards


def draw_magic(node: Node) -> Effect:
    number = int(node.args[0])

    def do(g: Eldervale, c: Doer) -> None:
        seats = (c.seat, *g.after(c.seat)[:-1]) if "each_player" in node.args else (c.seat,)
        for seat in seats:
            draw(g, seat, number)

    return Effect(lambda g, c: can_draw(g), do)


def discard_magic(node: Node) -> Effect:
    number = int(node.args[0])
    return Effect(lambda g, c: bool(g.players[c.seat].hand), lambda g, c: discard_chosen(g, c.seat, number))


def take_magic(node: Node) -> Effect:
    def do(g: Eldervale, c: Doer) -> Rule[None]:
        chosen = yield from choose_if_left(c.seat, "take-magic", lambda: [acts.hand(card) for card in g.spent], c.card)
        if chosen is None:  # the pile has just become the deck
            return
        g.spent.remove(chosen.card)
        g.players[c.seat].hand.append(chosen.card)
        tales.took_magic(g, c.seat, chosen.card)

    return Effect(lambda g, c: bool(g.spent), do)


# ---- treasure, Orbs


def gain_treasure(node: Node) -> Effect:
    own = node.args[0] == "realm_with_own_unit"

    def stacks(g: Eldervale, c: Doer) -> list[acts.Stack]:
        return stacks_with_tokens(g, g.realms_of(c.seat) if own else g.on_map())

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        chosen = yield from choose(c.seat, "choose-stack", stacks(g, c), c.card)
        yield from take_token(g, c.seat, chosen.realm, chosen.index)

    return Effect(lambda g, c: bool(stacks(g, c)), do)


def discard_slotted(node: Node) -> Effect:
    def do(g: Eldervale, c: Doer) -> None:
        discard_token(g, g.slots.pop(slot_key(c.card, 0)))

    return Effect(lambda g, c: slot_token(g, c, 0) >= 0, do)


# ---- Adventure cards


def adventure(node: Node) -> Effect:
    free = "free" in node.args
    off = int(node.option("discount") or 0)

    def can(g: Eldervale, c: Doer) -> bool:
        return bool(face_up(g) if free else affordable(g, c.seat, off, c.owed))

    return Effect(can, lambda g, c: obtain_one(g, c.seat, off, free))


def _burn(node: Node) -> Effect:
    def do(g: Eldervale, c: Doer) -> Rule[None]:
        yield from burn_one(g, c.seat)
        refill_at_once(g)

    return Effect(lambda g, c: bool(face_up(g)), do)


def discard_adventure(node: Node) -> Effect:
    """Another own Adventure card, face down under its deck with what is on it."""

    def others(g: Eldervale, c: Doer) -> list[acts.Card]:
        return [acts.card(card) for card in g.players[c.seat].tableau if card != c.card]

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        chosen = yield from choose(c.seat, "discard-adventure", others(g, c), c.card)
        leave_tableau(g, c.seat, chosen.card)

    return Effect(lambda g, c: bool(others(g, c)), do)


def peek_realms(node: Node) -> Effect:
    """The owner alone looks at the top tiles and puts them back in any order."""
    number = int(node.args[0])

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        seen = min(number, len(g.stack))
        for player in g.players:
            if player.seat != c.seat and player.knows:  # the order may be another one now
                player.knows, player.mixed = (player.knows, seen) if player.knows >= seen else (0, 0)
        mine = g.players[c.seat]
        mine.knows, mine.mixed = max(seen, mine.knows), 0
        tales.peeked(g, c.seat, seen)
        for depth in range(1, seen):  # which one comes first, second, ...

            def waiting(depth: int = depth) -> list[acts.Realm]:
                return [acts.realm(tile) for tile in reversed(g.stack[len(g.stack) - seen : len(g.stack) + 1 - depth])]

            chosen = yield from choose(c.seat, "order-realms", waiting, depth)
            top = len(g.stack) - depth
            at = g.stack.index(chosen.realm)
            g.stack[at], g.stack[top] = g.stack[top], g.stack[at]

    return Effect(lambda g, c: bool(g.stack), do)


# ---- points, glory, power


def _score(node: Node) -> Effect:
    number = amount(node)

    def do(g: Eldervale, c: Doer) -> None:
        score(g, c.seat, number(g, c))

    return Effect(lambda g, c: number(g, c) > 0, do)


def glory(node: Node) -> Effect:
    number = int(node.args[0])
    return Effect(lambda g, c: g.players[c.seat].glory >= 0, lambda g, c: gain_glory(g, c.seat, number))


def power(node: Node) -> Effect:
    where, number = node.args[0], int(node.args[1])
    if where in ELEMENTS:
        element = ELEMENTS.index(where)
        return Effect(
            lambda g, c: element in tracks_open(g, c.seat, False), lambda g, c: gain_power(g, c.seat, element, number)
        )
    own = where == "own_present"

    def do(g: Eldervale, c: Doer) -> Rule[None]:
        for _ in range(number):
            yield from gain_power_somewhere(g, c.seat, own)

    return Effect(lambda g, c: bool(tracks_open(g, c.seat, own)), do)


# ---- marks that other procedures act on


def on_replace_token(node: Node) -> Effect:
    """Spring of Mending, seen to when a token is slotted: no part of the action."""
    return Effect(lambda g, c: False, lambda g, c: None)


VERBS: dict[str, Maker] = {
    "gain": _gain,
    "pay": _pay,
    "lose": _lose,
    "exchange": exchange,
    "steal": steal,
    "give": give,
    "discount": discount,
    "draw_magic": draw_magic,
    "discard_magic": discard_magic,
    "take_magic": take_magic,
    "gain_treasure": gain_treasure,
    "discard_slotted": discard_slotted,
    "adventure": adventure,
    "burn": _burn,
    "discard_adventure": discard_adventure,
    "peek_realms": peek_realms,
    "score": _score,
    "glory": glory,
    "power": power,
    "on_replace_token": on_replace_token,
}
