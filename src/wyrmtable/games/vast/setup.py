"""Setting up a match (§3, with the changes of §12 and §13)."""

from __future__ import annotations

from wyrmtable.core.chance import Chance
from wyrmtable.games.vast.campaign import Legacy
from wyrmtable.games.vast.data import (
    CAVE,
    CAVE_TILES,
    DRAGON,
    ENTRANCE_CODE,
    EVENTS,
    GOBLINS,
    HERO,
    KNIGHT,
    LEVELS,
    MONSTERS,
    OMEN_SYMBOLS,
    ON_KNIGHT,
    POWER_CARDS,
    SECRETS,
    SIDEQUESTS,
    SUPPLY,
    THIEF,
    TILES,
    TREASURES,
    WAR,
)
from wyrmtable.games.vast.grid import DELTA, HOME
from wyrmtable.games.vast.options import Options, hunger_moved, rules_of
from wyrmtable.games.vast.state import Rules, Vast

PLAIN = ("ambush", "event", "treasure_room")


def set_up(players: int, options: Options, chance: Chance, legacy: Legacy | None = None) -> Vast:
    rules = rules_of(players, options, legacy)
    seat_of = tuple(rules.roles.index(role) if role in rules.roles else -1 for role in range(5))
    g = Vast(chance=chance, rules=rules, seat_of=seat_of)
    lay_tiles(g, options)
    lay_tokens(g)
    if KNIGHT in rules.roles:
        set_up_knight(g, rules)
    if GOBLINS in rules.roles or rules.infestation:
        g.goblins.monster_deck = shuffled(g, "monsters", list(MONSTERS))
    if GOBLINS in rules.roles:
        g.goblins.war_deck = shuffled(g, "war", list(WAR))
        g.goblins.secret_deck = shuffled(g, "secrets", list(SECRETS))
    if DRAGON in rules.roles:
        set_up_dragon(g, rules, options)
    if CAVE in rules.roles:
        g.cave.bag = [symbol for symbol, count in OMEN_SYMBOLS.items() for _ in range(count)]
        g.cave.hatred = rules.hatred
        g.cave.hand = [g.stack.pop() for _ in range(3)]
    g.phase = "start"
    g.turn = rules.roles[0]
    g.round = 1
    return g


def shuffled(g: Vast, stream: str, cards: list[str]) -> list[str]:
    g.chance.shuffle(stream, cards)
    return cards


def spread(things: list[int]) -> list[list[int]]:
    """Three piles as even as possible, larger ones first."""
    least, more = divmod(len(things), 3)
    piles = []
    start = 0
    for pile in range(3):
        size = least + (pile < more)
        piles.append(things[start : start + size])
        start += size
    return piles


def lay_tiles(g: Vast, options: Options) -> None:
    """§3.1; the four starting tiles come before Crystals and Vaults are mixed in (R-01)."""
    chance = g.chance
    by_kind: dict[str, list[int]] = {}
    for number in range(1, CAVE_TILES):
        by_kind.setdefault(TILES[number].kind, []).append(number)
    if not g.plays(THIEF):
        del by_kind["vault"]
    per_kind = LEVELS[CAVE, g.rules.levels[g.seat_of[CAVE]]]["remove_per_type"] if g.plays(CAVE) else 0
    for kind, tiles in by_kind.items():
        chance.shuffle(f"setup/{kind}", tiles)
        g.boxed += tiles[:per_kind]
        by_kind[kind] = tiles[per_kind:]
    plain = [number for kind in PLAIN for number in by_kind[kind]]
    chance.shuffle("setup/plain", plain)
    g.boxed += plain[: options.collapse_variant]
    plain = plain[options.collapse_variant :]
    g.tiles[HOME] = ENTRANCE_CODE
    for delta in DELTA:
        g.tiles[HOME + delta] = plain.pop() << 3
    piles = spread(plain)
    for more in (by_kind["crystal"], by_kind.get("vault", [])):
        for pile, part in zip(piles, spread(more), strict=True):
            pile += part
    for index, pile in enumerate(piles):
        chance.shuffle(f"setup/pile-{index}", pile)
    chance.shuffle("setup/piles", piles)
    g.stack = [number for pile in piles for number in pile]


def lay_tokens(g: Vast) -> None:
    """§3.2"""
    g.treasures = [SUPPLY] * (12 if g.plays(THIEF) else 10)
    g.vaults = [SUPPLY] * (6 if g.plays(THIEF) else 0)
    if g.plays(KNIGHT):
        g.events = [SUPPLY] * 10
        g.event_deck = shuffled(g, "events", [card for card, copies in EVENTS.items() for _ in range(copies)])
        g.treasure_deck = shuffled(g, "treasures", list(TREASURES))


def set_up_knight(g: Vast, rules: Rules) -> None:
    knight = g.knight
    knight.health = rules.knight_health
    g.pieces[HERO] = HOME
    g.bombs = [ON_KNIGHT] * 3
    quests = [quest for quest in SIDEQUESTS if rules.key not in ("K", "KC") or quest not in ("daring", "eagle_eyed")]
    knight.quest_deck = shuffled(g, "sidequests", quests)
    knight.quests = [knight.quest_deck.pop() for _ in range(3)]


def set_up_dragon(g: Vast, rules: Rules, options: Options) -> None:
    dragon = g.dragon
    dragon.health = rules.dragon_health
    moved = hunger_moved(rules, options)
    dragon.sloth["hunger"] -= moved
    dragon.wake += moved
    dragon.deck = shuffled(g, "powers", [card for card, copies in POWER_CARDS.items() for _ in range(copies)])
    dragon.hand = [dragon.deck.pop() for _ in range(3)]
