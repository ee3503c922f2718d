"""Placing cards, lines, recruiting heroes (spec 7.1 to 7.3)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.nidavellir import tales
from wyrmtable.games.nidavellir.data import COMMAND, THRUD, Card
from wyrmtable.games.nidavellir.heroes import EFFECTS, place_thrud, recruitable
from wyrmtable.games.nidavellir.state import Player, Table


def place(table: Table, player: Player, card: Card, column: int) -> Rule[None]:
    """7.1 Every card that enters a column goes this way."""
    yield from put(table, player, card, column)
    yield from hero_check(table, player)


def put(table: Table, player: Player, card: Card, column: int) -> Rule[None]:
    """7.1, steps 1 to 4: Thrud steps aside, the card is laid and does what it does, Thrud comes back [R8]."""
    cards = player.columns[column]
    if cards and cards[-1] is THRUD:
        player.lift(THRUD, column)
        player.thrud_in_hand = True
    player.lay(card, column)
    tales.entered(table, player, card, column)
    if card in EFFECTS:
        yield from EFFECTS[card](table, player)
    if player.thrud_in_hand:
        yield from place_thrud(table, player)


def hero_check(table: Table, player: Player) -> Rule[None]:
    """7.3 While the player has more lines than heroes one must be recruited, if any can be [R4, R5, R6]."""
    while player.lines > player.recruited and (heroes := recruitable(table, player)):
        hero = yield from choose(player.seat, "hero", heroes)
        yield from recruit(table, player, hero)


def recruit(table: Table, player: Player, hero: Card) -> Rule[None]:
    """7.1, 7.3 A hero counts from the moment it is chosen; the caller compares lines again afterwards."""
    table.heroes.remove(hero)
    player.recruited += 1
    if hero is THRUD:
        player.thrud_in_hand = True
        tales.recruited(table, player, hero)
        yield from place_thrud(table, player)
    elif hero.column == COMMAND:
        player.command.append(hero)
        tales.recruited(table, player, hero)
        if hero in EFFECTS:
            yield from EFFECTS[hero](table, player)
    else:
        yield from put(table, player, hero, hero.column)
