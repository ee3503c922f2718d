"""Verbs about Magic cards, treasure, Adventure cards, points, glory and power (spec 20)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ELEMENTS,
    slot_key,
)
from wyrmtable.games.eldervale.effects.compile import Effect, Maker, amount
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import Node
from wyrmtable.games.eldervale.effects.verbs_resources import slot_token
from wyrmtable.games.eldervale.rules.adventure import affordable, burn_one, face_up, obtain_one, refill_at_once
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.rules.cards import leave_tableau
from wyrmtable.games.eldervale.rules.glory import gain_glory
from wyrmtable.games.eldervale.rules.magic import can_draw, discard_chosen, draw
from wyrmtable.games.eldervale.rules.power import gain_power, gain_power_somewhere, tracks_open
from wyrmtable.games.eldervale.rules.supply import score
from wyrmtable.games.eldervale.rules.treasure import discard_token, stacks_with_tokens, take_token
from wyrmtable.games.eldervale.state import Eldervale

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
