"""Heroes (spec 3 and 7.4 to 7.8): who may be recruited, and one short rule for each hero with an effect."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import Rule, choose, choose_many
from wyrmtable.games.nidavellir import tales
from wyrmtable.games.nidavellir.coins import upgrade
from wyrmtable.games.nidavellir.data import (
    BLACKSMITH,
    BONFUR,
    CLASSES,
    DAGDA,
    EXPLORER,
    GRID,
    GRID_UPGRADE,
    HOURYA,
    HOURYA_NEEDS,
    HUNTER,
    PLACE,
    THRUD,
    ULINE,
    Card,
)
from wyrmtable.games.nidavellir.state import Player, Table, face_down


def can_recruit(player: Player, hero: Card) -> bool:
    """7.4 Whether a hero whom nobody has recruited would join this player."""
    if hero is HOURYA:
        return player.ranks[EXPLORER] >= HOURYA_NEEDS
    if hero is DAGDA:
        return len(last_dwarfs(player, HUNTER)) >= 2
    if hero is BONFUR:
        return bool(last_dwarfs(player, BLACKSMITH))
    return True


def recruitable(table: Table, player: Player) -> list[Card]:
    return [hero for hero in table.heroes if can_recruit(player, hero)]


def last_dwarfs(player: Player, but: int) -> list[Card]:
    """7.5 Last cards of the other columns that are dwarfs: a hero at the end protects a column [R7]."""
    return [cards[-1] for column, cards in enumerate(player.columns) if column != but and cards and not cards[-1].hero]


def dagda(table: Table, player: Player) -> Rule[None]:
    """7.5 Discard the last card of two different columns other than Hunters."""
    player.discards_owed = 2
    cards = yield from choose_many(player.seat, "discard", last_dwarfs(player, HUNTER), 2, 2, about=DAGDA)
    player.discards_owed = 0
    for card in cards:
        discard(table, player, card)


def bonfur(table: Table, player: Player) -> Rule[None]:
    """7.5 Discard the last card of one column other than Blacksmiths."""
    player.discards_owed = 1
    card = yield from choose(player.seat, "discard", last_dwarfs(player, BLACKSMITH), BONFUR)
    player.discards_owed = 0
    discard(table, player, card)


def discard(table: Table, player: Player, card: Card) -> None:
    player.lift(card, card.column)
    table.discard.append(card)
    tales.discarded(table, player, card)


def grid(table: Table, player: Player) -> Rule[None]:
    """3 Upgrade one own coin."""
    yield from upgrade(table, player, GRID_UPGRADE, GRID)


def uline(table: Table, player: Player) -> Rule[None]:
    """7.8 Every own coin that lies face down comes into the hand at once."""
    table.uline = player.seat
    down = face_down(table, player)
    if down:
        player.bids[table.revealed :] = [None] * (3 - table.revealed)
        player.pouch = []
        player.known = []
        player.hand = sorted(down, key=PLACE)
        tales.uline_takes(table, player)
    yield from ()  # asks nothing


def place_thrud(table: Table, player: Player) -> Rule[None]:
    """7.6 Thrud goes from the hand to the end of any column, an empty one too [R16]."""
    name = yield from choose(player.seat, "thrud", CLASSES)
    player.thrud_in_hand = False
    player.lay(THRUD, CLASSES.index(name))
    tales.thrud_placed(table, player, CLASSES.index(name))


EFFECTS: dict[Card, Callable[[Table, Player], Rule[None]]] = {DAGDA: dagda, BONFUR: bonfur, GRID: grid, ULINE: uline}
