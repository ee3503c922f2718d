"""Treasure stacks, trays, tokens cashed and slotted (spec 10.2, 11.2)."""

from __future__ import annotations

from wyrmtable.core.ask import Named, Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    ORB,
    STACK,
    STARTER,
    TILES,
    TOKENS,
    slot_key,
)
from wyrmtable.games.eldervale.rules.supply import gain_all
from wyrmtable.games.eldervale.state import Eldervale

SPRING_OF_MENDING = ADVENTURE["spring_of_mending"]


def top_token(g: Eldervale, stack: int) -> int:
    """The token that lies open on a stack, -1 on an empty one."""
    left = g.left[stack]
    return g.tokens[stack * STACK + STACK - left] if left else -1


def lift(g: Eldervale, stack: int) -> int:
    """Take the top token off a stack."""
    token = top_token(g, stack)
    g.left[stack] -= 1
    return token


def stacks_with_tokens(g: Eldervale, realms: int) -> list[acts.Stack]:
    """Stacks in these realms that still hold a token."""
    return [
        acts.stack(tile.number, index)
        for tile in TILES
        if realms >> tile.number & 1 and g.stack_of[tile.number] >= 0
        for index in range(len(tile.printed))
        if g.left[g.stack_of[tile.number] + index]
    ]


def take_token(g: Eldervale, seat: int, realm: int, index: int) -> Rule[None]:
    """The top token goes to the tray; a fifth must make room first."""
    player = g.players[seat]
    token = lift(g, g.stack_of[realm] + index)
    player.tray.append(token)
    tales.took_token(g, seat, token, realm)
    while len(player.tray) > g.rules.tray:
        act = yield from choose(seat, "tray-full", lambda: room_makers(g, seat), token)
        if isinstance(act, acts.Cash):
            cash(g, seat, act)
        elif isinstance(act, acts.Slot):
            yield from put_in_slot(g, seat, act)


def room_makers(g: Eldervale, seat: int) -> list[Named]:
    """Cash any token, the new one too, or slot one of the others; nothing to do once there is room."""
    tray = g.players[seat].tray
    if len(tray) <= g.rules.tray:
        return [acts.KEEP]
    return [*cashable(g, seat), *(act for act in slottable(g, seat) if act.token != tray[-1])]


def cashable(g: Eldervale, seat: int) -> list[acts.Cash]:
    return [acts.cash(token, face) for token in g.players[seat].tray for face in range(len(TOKENS[token].faces))]


def in_tray(g: Eldervale, seat: int, *kinds: int) -> int:
    """How many pieces of these kinds the tokens of a tray could give, each by its better side."""
    tray = g.players[seat].tray
    return sum(max(sum(face[kind] for kind in kinds) for face in TOKENS[token].faces) for token in tray)


def cash(g: Eldervale, seat: int, act: acts.Cash) -> None:
    """Discard a token for what it shows; asks nothing, so that it can be done at any moment."""
    g.players[seat].tray.remove(act.token)
    g.tokens_out.append(act.token)
    tales.cashed(g, seat, act.token)
    gain_all(g, seat, TOKENS[act.token].faces[act.face])


def open_slots(g: Eldervale, seat: int) -> list[tuple[int, int]]:
    """Slots of a tableau that take a token: not those with an Orb [R 32]; the starter's is Gather's."""
    player = g.players[seat]
    return [
        (STARTER + player.element, 0),
        *(
            (card, slot)
            for card in player.tableau
            for slot in range(len(ADVENTURES[card].slots))
            if g.slots.get(slot_key(card, slot)) != ORB
        ),
    ]


def slottable(g: Eldervale, seat: int) -> list[acts.Slot]:
    tray = g.players[seat].tray
    if not tray:
        return []
    slots = open_slots(g, seat)
    return [acts.slot(token, card, slot) for token in tray for card, slot in slots]


def put_in_slot(g: Eldervale, seat: int, act: acts.Slot) -> Rule[None]:
    """A token already there leaves the game without gain, except on Spring of Mending."""
    key = slot_key(act.card, act.slot)
    old = g.slots.get(key, -1)
    g.players[seat].tray.remove(act.token)
    g.slots[key] = act.token
    tales.slotted(g, seat, act.token, act.card)
    if old < 0:
        return
    discard_token(g, old)
    if act.card == SPRING_OF_MENDING:
        yield from gain_token(g, seat, old)


def discard_token(g: Eldervale, token: int) -> None:
    """A token leaves the game without gain."""
    g.tokens_out.append(token)
    tales.token_lost(g, token)


def gain_token(g: Eldervale, seat: int, token: int) -> Rule[None]:
    """What a token shows: both symbols, or one side of a slash at choice."""
    faces = TOKENS[token].faces
    face = 0
    if len(faces) > 1:
        sides = [acts.cash(token, face) for face in range(len(faces))]
        face = (yield from choose(seat, "choose-face", sides, token)).face
    gain_all(g, seat, faces[face])
