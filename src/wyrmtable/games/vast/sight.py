"""What a viewer cannot know (§14), dealt anew."""

from __future__ import annotations

from collections import defaultdict

from wyrmtable.core.chance import Mixer
from wyrmtable.games.vast.data import CAVE, DRAGON, GEMS, GOBLINS, IS_DARK, KNIGHT, POWERS, THIEF, TILES
from wyrmtable.games.vast.rules.paying import ready_gems
from wyrmtable.games.vast.rules.placing import CAVE_HAND
from wyrmtable.games.vast.state import Vast

CAVE_SEES = 3
"""Event cards on top of the deck that the Cave may look at."""
KINDS = [tile.kind for tile in TILES]
SYMBOLS = [tile.symbol for tile in TILES]


def imagine(g: Vast, viewer: int) -> None:
    """Deal anew, in place, everything this seat cannot know."""
    role = g.seat_of.index(viewer) if viewer >= 0 else -1
    mixer = Mixer(g.chance, "imagined")
    deal_tiles(g, role, mixer)
    deal_events(g, role, mixer)
    deal_treasures(g, role, mixer)
    knight, goblins, dragon = g.knight, g.goblins, g.dragon
    if role == KNIGHT:
        mix(mixer, knight.quest_deck)
    else:
        deal(mixer, knight.quests, knight.quest_deck)
    mix(mixer, goblins.war_deck)
    mix(mixer, goblins.monster_deck)
    if role == GOBLINS:
        mix(mixer, goblins.secret_deck)
    else:
        deal(mixer, goblins.secrets, goblins.secret_deck)
    if role == DRAGON:
        mix(mixer, dragon.deck)
    else:
        deal_powers(g, mixer)


def deal_powers(g: Vast, mixer: Mixer) -> None:
    """A power announced and not yet paid for tells that the hand can pay for it."""
    hand, deck = g.dragon.hand, g.dragon.deck
    size = len(hand)
    pool = sorted([*hand, *deck])
    owed = next((power for step, power, _ in g.agenda if step == "pay"), -1)
    sure: list[str] = []
    if owed >= 0:
        ready = [GEMS[gem] for gem in ready_gems(g)]
        for symbol in GEMS:
            sure += [symbol] * (list(POWERS.values())[owed].cost.count(symbol) - ready.count(symbol))
        for symbol in sure:
            pool.remove(symbol)
    mixer.shuffle(pool)
    hand[:] = [*sure, *pool[: size - len(sure)]]
    deck[:] = pool[size - len(sure) :]


def mix(mixer: Mixer, cards: list[str]) -> None:
    if len(cards) > 1:
        cards.sort()
        mixer.shuffle(cards)


def deal(mixer: Mixer, hand: list[str], deck: list[str]) -> None:
    """Mix two piles of which only the sizes are known, and deal them again."""
    if hand:
        size = len(hand)
        deck += hand
        mix(mixer, deck)
        hand[:] = deck[:size]
        del deck[:size]
    else:
        mix(mixer, deck)


def deal_events(g: Vast, role: int, mixer: Mixer) -> None:
    """The Cave knows the top three."""
    seen = CAVE_SEES if role == CAVE else 0
    rest = g.event_deck[seen:]
    mix(mixer, rest)
    g.event_deck[seen:] = rest


def deal_treasures(g: Vast, role: int, mixer: Mixer) -> None:
    """Face-down cards are known to the Knight and to the Cave, which handed them over; the two it looks at only to it."""
    knight, deck = g.knight, g.treasure_deck
    if role == CAVE:
        mix(mixer, deck)
        return
    if role == KNIGHT:
        deal(mixer, g.treasure_pair, deck)
        return
    down, pair = knight.face_down, g.treasure_pair
    fresh = [card in knight.fresh for card in down]
    hidden = [*down, *pair, knight.offer] if knight.offer else [*down, *pair]
    deal(mixer, hidden, deck)
    down[:] = hidden[: len(down)]
    pair[:] = hidden[len(down) : len(down) + len(pair)]
    knight.fresh = [card for card, new in zip(down, fresh, strict=True) if new]
    knight.offer = knight.offer and hidden[-1]


def deal_tiles(g: Vast, role: int, mixer: Mixer) -> None:
    """Dark tiles show their Tribe symbol; hand, stack and box show nothing.

    The Cave knows its hand and the map, the Thief what he peeked at. What was boxed of each type at setup is known
    by number only, so that a boxed tile changes place with a tile of its type alone.
    """
    tiles, stack = g.tiles, g.stack
    hidden = [] if role == CAVE else [cell for cell, code in tiles.items() if IS_DARK[code]]
    if role == THIEF:
        hidden = [cell for cell in hidden if tiles[cell] >> 3 not in g.thief.peeked]
    hand = g.cave.hand if role != CAVE else []
    peeked = [cell for cell in hidden if tiles[cell] >> 3 in g.thief.peeked] if g.thief.peeked else []
    if g.boxed:
        deal_box(g, hidden, hand, mixer)
    unknown = sorted([*[tiles[cell] >> 3 for cell in hidden], *hand, *stack])
    mixer.shuffle(unknown)
    if hidden:
        heaps: defaultdict[str, list[int]] = defaultdict(list)
        for number in unknown:
            heaps[SYMBOLS[number]].append(number)
        laid = set(g.cave.laid)
        for cell in sorted(hidden, key=laid.__contains__, reverse=True) if laid else hidden:
            heap = heaps[SYMBOLS[tiles[cell] >> 3]]
            if cell in laid:
                crystal_first(heap)
            tiles[cell] = heap.pop() << 3
        placed = {tiles[cell] >> 3 for cell in hidden}
        unknown = [number for number in unknown if number not in placed]
    stack[:] = unknown[len(hand) :]
    hand[:] = unknown[: len(hand)]
    if role not in (CAVE, THIEF):  # everybody saw which spaces he peeked at
        g.thief.peeked = [tiles[cell] >> 3 for cell in peeked]


def crystal_first(heap: list[int]) -> None:
    """Put a Crystal on top if one is among the next three: so many the Cave held when it had to lay a Crystal first."""
    for at in range(max(0, len(heap) - CAVE_HAND), len(heap) - 1):
        if KINDS[heap[at]] == "crystal":
            heap[at], heap[-1] = heap[-1], heap[at]
            return


def deal_box(g: Vast, hidden: list[int], hand: list[int], mixer: Mixer) -> None:
    """Each boxed tile changes place with an unknown one of its type: in a pile any, on the map one of its symbol."""
    boxed, tiles = g.boxed, g.tiles
    piles: defaultdict[str, list[tuple[list[int], int]]] = defaultdict(list)
    cells: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for pile in (hand, g.stack):
        for at, number in enumerate(pile):
            piles[KINDS[number]].append((pile, at))
    for cell in hidden:
        number = tiles[cell] >> 3
        cells[KINDS[number], SYMBOLS[number]].append(cell)
    for index, old in enumerate(boxed):
        in_piles, on_map = piles[KINDS[old]], cells[KINDS[old], SYMBOLS[old]]
        choice = mixer.below(1 + len(in_piles) + len(on_map)) - 1
        if choice >= len(in_piles):
            cell = on_map[choice - len(in_piles)]
            boxed[index], tiles[cell] = tiles[cell] >> 3, old << 3
        elif choice >= 0:
            pile, at = in_piles[choice]
            boxed[index], pile[at] = pile[at], old
