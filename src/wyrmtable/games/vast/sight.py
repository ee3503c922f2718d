"""What a viewer cannot know (§14), dealt anew."""

from __future__ import annotations

from wyrmtable.games.vast.data import CAVE, DRAGON, GEMS, GOBLINS, IS_DARK, KNIGHT, POWERS, THIEF, TILES
from wyrmtable.games.vast.rules.paying import ready_gems
from wyrmtable.games.vast.state import Vast

CAVE_SEES = 3
"""Event cards on top of the deck that the Cave may look at."""
KINDS = [tile.kind for tile in TILES]
SYMBOLS = [tile.symbol for tile in TILES]


def imagine(g: Vast, viewer: int) -> None:
    """Deal anew, in place, everything this seat cannot know."""
    role = g.seat_of.index(viewer) if viewer >= 0 else -1
    deal_tiles(g, role)
    deal_events(g, role)
    deal_treasures(g, role)
    knight, goblins, dragon = g.knight, g.goblins, g.dragon
    if role == KNIGHT:
        shuffle(g, knight.quest_deck)
    else:
        deal(g, [knight.quests, knight.quest_deck])
    shuffle(g, goblins.war_deck)
    shuffle(g, goblins.monster_deck)
    if role == GOBLINS:
        shuffle(g, goblins.secret_deck)
    else:
        deal(g, [goblins.secrets, goblins.secret_deck])
    if role == DRAGON:
        shuffle(g, dragon.deck)
    else:
        deal_powers(g)


def deal_powers(g: Vast) -> None:
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
    g.chance.shuffle("imagined", pool)
    hand[:] = [*sure, *pool[: size - len(sure)]]
    deck[:] = pool[size - len(sure) :]


def shuffle(g: Vast, cards: list[str]) -> None:
    if len(cards) > 1:
        cards.sort()
        g.chance.shuffle("imagined", cards)


def deal(g: Vast, piles: list[list[str]]) -> None:
    """Mix piles of which only the sizes are known, and deal them again."""
    cards = [card for pile in piles for card in pile]
    shuffle(g, cards)
    for pile in piles:
        size = len(pile)
        pile[:] = cards[:size]
        del cards[:size]


def deal_events(g: Vast, role: int) -> None:
    """The Cave knows the top three."""
    seen = CAVE_SEES if role == CAVE else 0
    rest = g.event_deck[seen:]
    shuffle(g, rest)
    g.event_deck[seen:] = rest


def deal_treasures(g: Vast, role: int) -> None:
    """Face-down cards are known to the Knight and to the Cave, which handed them over; the two it looks at only to it."""
    knight = g.knight
    if role == CAVE:
        shuffle(g, g.treasure_deck)
        return
    if role == KNIGHT:
        deal(g, [g.treasure_pair, g.treasure_deck])
        return
    fresh = [card in knight.fresh for card in knight.face_down]
    offer = [knight.offer] if knight.offer else []
    deal(g, [knight.face_down, offer, g.treasure_pair, g.treasure_deck])
    knight.fresh = [card for card, new in zip(knight.face_down, fresh, strict=True) if new]
    knight.offer = offer[0] if offer else ""


def deal_tiles(g: Vast, role: int) -> None:
    """Dark tiles show their Tribe symbol; hand, stack and box show nothing.

    The Cave knows its hand and the map, the Thief what he peeked at. What was boxed of each type at setup is known
    by number only, so that a boxed tile changes place with a tile of its type alone.
    """
    known = g.thief.peeked if role == THIEF else ()
    hidden = (
        [] if role == CAVE else [cell for cell, code in g.tiles.items() if IS_DARK[code] and code >> 3 not in known]
    )
    hand = g.cave.hand if role != CAVE else []
    peeked = [cell for cell in hidden if g.tiles[cell] >> 3 in g.thief.peeked] if g.thief.peeked else []
    deal_box(g, hidden, hand)
    unknown = sorted([*(g.tiles[cell] >> 3 for cell in hidden), *hand, *g.stack])
    g.chance.shuffle("imagined", unknown)
    heaps: dict[str, list[int]] = {}
    for number in unknown:
        heaps.setdefault(SYMBOLS[number], []).append(number)
    placed = [heaps[SYMBOLS[g.tiles[cell] >> 3]].pop() for cell in hidden]
    if placed:
        gone = set(placed)
        unknown = [number for number in unknown if number not in gone]
    for cell, number in zip(hidden, placed, strict=True):
        g.tiles[cell] = number << 3
    for pile in (hand, g.stack):
        size = len(pile)
        pile[:] = unknown[:size]
        del unknown[:size]
    if role not in (CAVE, THIEF):  # everybody saw which spaces he peeked at
        g.thief.peeked = [g.tiles[cell] >> 3 for cell in peeked]


def deal_box(g: Vast, hidden: list[int], hand: list[int]) -> None:
    """Each boxed tile changes place with an unknown one of its type: in a pile any, on the map one of its symbol."""
    for index, old in enumerate(g.boxed):
        places: list[tuple[list[int] | None, int]] = [(g.boxed, index)]
        for pile in (hand, g.stack):
            places += [(pile, at) for at, number in enumerate(pile) if KINDS[number] == KINDS[old]]
        for cell in hidden:
            other = g.tiles[cell] >> 3
            if KINDS[other] == KINDS[old] and SYMBOLS[other] == SYMBOLS[old]:
                places.append((None, cell))
        pile_or_map, at = g.chance.pick("imagined", places)
        if pile_or_map is None:
            g.boxed[index] = g.tiles[at] >> 3
            g.tiles[at] = old << 3
        else:
            g.boxed[index], pile_or_map[at] = pile_or_map[at], old
