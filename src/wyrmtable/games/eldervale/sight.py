"""What a viewer cannot know, dealt anew (spec 3, R 71, R 72)."""

from __future__ import annotations

from wyrmtable.core.chance import Mixer
from wyrmtable.games.eldervale.data import STACK, STACKS
from wyrmtable.games.eldervale.state import Eldervale


def sees_hand(g: Eldervale, viewer: int, seat: int) -> bool:
    """Own hand, and in team games the partner's."""
    return viewer >= 0 and seat in (viewer, g.partner(viewer))


def imagine(g: Eldervale, viewer: int) -> None:
    """Deal anew, in place, everything this seat cannot know."""
    mixer = Mixer(g.chance, "imagined")
    deal_magic(g, viewer, mixer)
    deal_realms(g, viewer, mixer)
    deal_tokens(g, mixer)
    for element in g.elements:
        deck, known = g.decks[element], g.buried[element]
        if len(deck) - known > 1:
            deck[known:] = mixed(mixer, deck[known:])
    if g.ghost_deck:
        g.ghost_deck[:] = mixed(mixer, g.ghost_deck)
    if g.trove:
        trove = mixed(mixer, [*g.trove, *g.trove_unused])
        used = len(g.trove)
        g.trove[:], g.trove_unused[:] = trove[:used], trove[used:]


def mixed(mixer: Mixer, things: list[int]) -> list[int]:
    things = sorted(things)
    mixer.shuffle(things)
    return things


def deal_magic(g: Eldervale, viewer: int, mixer: Mixer) -> None:
    """Other hands and the packets of others in a draft, with the deck."""
    hidden = [player.hand for player in g.players if player.hand and not sees_hand(g, viewer, player.seat)]
    if g.swapping and not sees_hand(g, viewer, g.active):
        hidden.append(g.swapping)
    hidden += [packet for seat, packet in enumerate(g.packets) if seat != viewer]
    pool = mixed(mixer, [card for pile in (*hidden, g.magic) for card in pile])
    for pile in (*hidden, g.magic):
        size = len(pile)
        pile[:] = pool[:size]
        del pool[:size]


def deal_realms(g: Eldervale, viewer: int, mixer: Mixer) -> None:
    """The realm stack, but for tiles on top that the viewer looked at and a bridge that was put below."""
    stack = g.stack
    if len(stack) < 2:
        return
    knows, jumbled = (g.players[viewer].knows, g.players[viewer].mixed) if viewer >= 0 else (0, 0)
    low, high = int(g.bridge_below), len(stack) - knows
    stack[low:high] = mixed(mixer, stack[low:high])
    for tile, floor in g.floors.items():  # the Den and the bridge lie in the upper half
        at = stack.index(tile) if tile in stack else high
        if low <= at < min(floor, high) and floor < high:
            other = floor + mixer.below(high - floor)
            stack[at], stack[other] = stack[other], stack[at]
    if jumbled:
        stack[len(stack) - jumbled :] = mixed(mixer, stack[len(stack) - jumbled :])


def deal_tokens(g: Eldervale, mixer: Mixer) -> None:
    """Of a stack in Eldervale (one of those dealt so far) only the top token is seen, of others none."""
    tokens, left = g.tokens, g.left
    for element in g.elements:
        first = element * STACKS
        shown = first + g.next_stack[element]
        hidden = []
        pool: list[int] = []
        for stack in range(first, first + STACKS):
            end = (stack + 1) * STACK
            start = end - left[stack] + (stack < shown)
            if start < end:
                hidden.append((start, end))
                pool += tokens[start:end]
        if len(pool) > 1:
            pool.sort()
            mixer.shuffle(pool)
            for start, end in hidden:
                tokens[start:end] = pool[: end - start]
                del pool[: end - start]
