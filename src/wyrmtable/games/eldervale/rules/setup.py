"""Setting up (spec 4): factions, start player, elements, then everything is dealt."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose, together
from wyrmtable.core.chance import Chance
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    BASE_RUINS,
    BASIC,
    BRIDGE,
    DEN,
    DUNGEON,
    ELEMENTS,
    FACTIONS_OF,
    GHOSTS,
    GIANT,
    LAYOUT,
    MAGIC_CARDS,
    MONSTERS,
    MORE_ELEMENTS,
    MOST_DICE,
    MOTHER,
    ORACLE,
    SECOND_DUNGEON,
    STACK,
    STACKS,
    STARTING_REALMS,
    TILES,
    TOKENS,
    TOKENS_EACH,
    TROVE,
    TROVE_USED,
)
from wyrmtable.games.eldervale.hexes import cell_at
from wyrmtable.games.eldervale.options import Options, rules_of
from wyrmtable.games.eldervale.rules.adventure import put_under, refill
from wyrmtable.games.eldervale.rules.land import lay
from wyrmtable.games.eldervale.rules.magic import draw
from wyrmtable.games.eldervale.state import WAITING, Eldervale, Player

FIRST_HAND = 5
PACKET = 7
LARGE = 4
"""From so many players on there is a second Dungeon."""


def set_up(players: int, options: Options, chance: Chance) -> Eldervale:
    """Before the first choice: who plays which faction."""
    rules = rules_of(players, options)
    state = Eldervale(
        chance=chance, rules=rules, players=[Player(seat=seat) for seat in range(rules.seats)], phase="choose-faction"
    )
    if rules.random_factions:
        dealt = list(range(len(ELEMENTS)))
        chance.shuffle("starters", dealt)
        for player, element in zip(state.players[:players], dealt, strict=False):
            player.element = element
    return state


# ---- step 1


def choose_faction(g: Eldervale) -> Rule[None]:
    """One after the other in seat order: an element, then the side of its board. The Ghosts take a random element."""
    seat = next((player.seat for player in g.players if player.faction < 0), -1)
    if seat < 0 or g.ghostly(seat):
        if seat >= 0:
            g.players[seat].element = g.chance.pick("ghosts-element", free_elements(g))
        g.phase = "start-player"
        return
    player = g.players[seat]
    if player.element < 0:
        options = [acts.element(element) for element in free_elements(g)]
        player.element = (yield from choose(seat, "choose-faction", options)).element
    sides = FACTIONS_OF[player.element]
    if g.rules.deal_sides:
        player.faction = g.chance.pick("sides", sides)
    else:
        player.faction = (yield from choose(seat, "choose-side", [acts.faction(side) for side in sides])).faction
    tales.faction_taken(g, seat)


def free_elements(g: Eldervale) -> list[int]:
    taken = [player.element for player in g.players]
    return [element for element in range(len(ELEMENTS)) if element not in taken]


# ---- steps 2 to 4


def start_player(g: Eldervale) -> None:
    """Everybody rolls six dice, the best begins; those who tie for best roll again. Then the order of turns [R 52]."""
    best = list(range(len(g.players)))
    while len(best) > 1:
        rolls = {
            seat: sorted((g.chance.below("start-die", 6) for _ in range(MOST_DICE)), reverse=True) for seat in best
        }
        best = [seat for seat in best if rolls[seat] == max(rolls.values())]
    first, seats = best[0], len(g.players)
    if g.rules.teams:
        partner = first ^ 1
        rivals = [seat for seat in range(seats) if seat not in (first, partner)]
        g.order = (first, *rivals, partner)
    else:
        g.order = tuple((first + i) % seats for i in range(seats))
    for place, seat in enumerate(g.order, 1):
        g.players[seat].vp = place
    tales.start_rolled(g, first)
    g.phase = "choose-elements"


def choose_elements(g: Eldervale) -> Rule[None]:
    """The players' elements and two more."""
    free = free_elements(g)
    chosen = []
    for _ in range(MORE_ELEMENTS):
        if g.rules.choose_elements:
            more = (yield from choose(0, "choose-elements", [acts.element(element) for element in free])).element
        else:
            more = g.chance.pick("elements", free)
        free.remove(more)
        chosen.append(more)
    g.elements = tuple(sorted([*chosen, *(player.element for player in g.players)]))
    tales.elements_chosen(g)
    deal(g)


# ---- steps 5 to 12


def deal(g: Eldervale) -> None:
    shuffle_decks(g)
    shuffle_tokens(g)
    choose_monsters(g)
    build_map(g)
    g.track_orbs = list(g.elements)
    for player in g.players:
        player.power[player.element] = 1
        if not g.ghostly(player.seat):
            for kind in BASIC:
                player.supply[kind] = 1
    if g.rules.solo:
        g.watcher = DUNGEON
        g.ghost_deck = list(range(len(GHOSTS)))
        g.chance.shuffle("ghosts", g.ghost_deck)
    g.magic = [card.number for card in MAGIC_CARDS if card.both or not g.rules.draft]
    g.chance.shuffle("magic", g.magic)
    g.active = g.order[0]
    if g.rules.magic_draft:
        g.packets = [[g.magic.pop() for _ in range(PACKET)] for _ in range(g.rules.players)]
        g.phase = "draft-pick"
        return
    for seat in g.order:
        draw(g, seat, FIRST_HAND)
    g.phase = "begin-turn"


def shuffle_decks(g: Eldervale) -> None:
    """Step 5: the doorway face up on the shuffled rest; without doorways it goes to the bottom (18.7)."""
    for element in g.elements:
        cards = [card for card in ADVENTURES if card.element == element and (card.both or not g.rules.draft)]
        deck = [card.number for card in cards if card.kind != "doorway"]
        g.chance.shuffle("adventures", deck)
        g.decks[element] = deck
        doorway = next(card.number for card in cards if card.kind == "doorway")
        if g.rules.no_doorways:
            put_under(g, doorway)
        else:
            g.row[element] = doorway
    refill(g)


def shuffle_tokens(g: Eldervale) -> None:
    """Step 6: four stacks of three for each element."""
    g.tokens = [token.number for token in TOKENS]
    for element in g.elements:
        start = element * TOKENS_EACH
        own = g.tokens[start : start + TOKENS_EACH]
        g.chance.shuffle("tokens", own)
        g.tokens[start : start + TOKENS_EACH] = own
        for stack in range(STACKS):
            g.left[element * STACKS + stack] = STACK


def choose_monsters(g: Eldervale) -> None:
    """One for each element, normal or (with the module) perhaps legendary; the two of the mini-expansions."""
    for element in g.elements:
        kinds = [monster.number for monster in MONSTERS if monster.element == element]
        g.monsters[g.chance.pick("monsters", kinds) if g.rules.legendary else kinds[0]] = WAITING
    if g.rules.mother:
        g.monsters[MOTHER] = WAITING
        trove = list(range(len(TROVE)))
        g.chance.shuffle("trove", trove)
        g.trove, g.trove_unused = trove[:TROVE_USED], trove[TROVE_USED:]
    if g.rules.bifrost:
        g.monsters[GIANT] = WAITING


def build_map(g: Eldervale) -> None:
    """Step 7, and 8 as each tile is laid."""
    players = g.rules.players
    tiles = [tile.number for tile in TILES if tile.element in g.elements]
    g.chance.shuffle("realms", tiles)
    shown = first_realms(tiles, STARTING_REALMS[players])
    ruins = [*BASE_RUINS]
    if players >= LARGE:
        ruins.append(ORACLE if g.rules.oracle else SECOND_DUNGEON)
    elif g.rules.oracle:
        ruins.append(ORACLE)
        replaced = g.chance.pick("oracle", shown)
        shown.remove(replaced)
        tiles.append(replaced)
    shown += ruins
    g.chance.shuffle("map", shown)
    for tile, (q, r) in zip(shown, LAYOUT[players], strict=True):
        lay(g, tile, cell_at(q, r))
    g.chance.shuffle("stack", tiles)
    g.stack = tiles
    for special in [DEN] * g.rules.mother + [BRIDGE] * g.rules.bifrost:
        upper = (len(tiles) + 1) // 2
        place = g.chance.below("insert", upper)
        g.floors[special] = len(tiles) - upper + 1
        tiles.insert(len(tiles) - place, special)


def first_realms(tiles: list[int], number: int) -> list[int]:
    """Reveal from the top (the end); the first Lair counts, every further one goes to the bottom and another is drawn."""
    shown: list[int] = []
    lairs = 0
    while len(shown) < number:
        tile = tiles.pop()
        lairs += TILES[tile].lair
        if TILES[tile].lair and lairs > 1:
            tiles.insert(0, tile)
        else:
            shown.append(tile)
    return shown


# ---- the Magic draft (18.6)


def draft_pick(g: Eldervale) -> Rule[None]:
    """All keep one card and pass the rest to the left, until everybody has five; the last two are discarded."""
    seats = range(g.rules.players)
    picks = yield from together(seats, lambda seat: keep_one(g, seat))
    for seat, pick in picks.items():
        g.packets[seat].remove(pick.card)
        g.players[seat].hand.append(pick.card)
    if len(g.players[0].hand) == FIRST_HAND:
        for packet in g.packets:
            g.spent += packet
        g.packets = []
        g.phase = "begin-turn"
        return
    before = g.packets
    people = [seat for seat in g.order if not g.ghostly(seat)]
    g.packets = [before[people[people.index(seat) - 1]] for seat in seats]


def keep_one(g: Eldervale, seat: int) -> Rule[acts.Hand]:
    return (yield from choose(seat, "draft-pick", [acts.hand(card) for card in g.packets[seat]]))
