"""Ends of the ages (spec 10): Ylud's step, the troop evaluation with its five distinctions, Thrud's step."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.nidavellir import tales
from wyrmtable.games.nidavellir.army import place
from wyrmtable.games.nidavellir.coins import upgrade
from wyrmtable.games.nidavellir.data import (
    BLACKSMITH,
    CLASSES,
    CROWN_JEWELER,
    DISTINCTIONS,
    GEM_SIX,
    GREAT_ARMORER,
    GREAT_BLACKSMITH,
    HUNTING_MASTER,
    KINGS_HAND,
    PIONEER,
    PLACE,
    SPECIAL_THREE,
    THRUD,
    YLUD,
    Distinction,
)
from wyrmtable.games.nidavellir.state import BOXED, NOBODY, Player, Table, thrud_column

STAY = "stay"


def ylud_step(table: Table) -> Rule[None]:
    """7.7, 10.1, 10.3 After the last tavern of an age her owner places Ylud, or at the end of age 2 may move her."""
    for player in table.players:
        if YLUD in player.command:
            name = yield from choose(player.seat, "ylud", CLASSES)
            player.command.remove(YLUD)
            yield from place(table, player, YLUD, CLASSES.index(name))
            break
        here = player.column_of(YLUD)
        if here != NOBODY and table.age == 2:
            others = [name for name in CLASSES if name != CLASSES[here]]
            name = yield from choose(player.seat, "ylud", [*others, STAY])
            if name == STAY:  # [R10]
                tales.ylud_stays(table, player)
            else:
                player.lift(YLUD, here)
                yield from place(table, player, YLUD, CLASSES.index(name))
            break
    if table.age == 1:
        table.phase = "evaluation"
        tales.evaluation_begins(table)
    else:
        thrud_step(table)


def thrud_step(table: Table) -> None:
    """10.3 Thrud leaves her column for the command zone; then only the counting is left."""
    for player in table.players:
        column = thrud_column(player)
        if column != NOBODY:
            player.lift(THRUD, column)
            player.command.append(THRUD)
            tales.thrud_leaves(table, player)
    table.phase = "over"
    tales.final(table)


def evaluation(table: Table) -> Rule[None]:
    """10.2 One class after the other, with the ranks as they are at that moment [R11]."""
    distinction = DISTINCTIONS[table.evaluated]
    table.evaluated += 1
    winner = sole_majority(table, distinction.column)
    if winner is None:
        table.distinctions[distinction.column] = BOXED
        tales.nobody_won(table, distinction)
        if distinction is PIONEER:
            table.discard.append(table.decks[1].pop())
            tales.thrown_away(table)
    else:
        table.distinctions[distinction.column] = winner.seat
        tales.won_distinction(table, winner, distinction)
        yield from EFFECTS[distinction](table, winner)
    if table.evaluated == len(DISTINCTIONS):
        table.chance.shuffle("deck/age-2", table.decks[1])
        table.age = 2
        table.round = 1
        table.phase = "bids"
        tales.age_begins(table)


def sole_majority(table: Table, column: int) -> Player | None:
    """10.2 The player with strictly more ranks than every other; gems are not consulted."""
    ranks = [player.ranks[column] for player in table.players]
    most = max(ranks)
    return table.players[ranks.index(most)] if ranks.count(most) == 1 else None


def kings_hand(table: Table, player: Player) -> Rule[None]:
    yield from upgrade(table, player, 5, KINGS_HAND)


def hunting_master(table: Table, player: Player) -> Rule[None]:
    """The base 0 goes to the box, the special 3 comes into the hand."""
    zero = next(coin for coin in player.hand if coin.trades)
    player.hand.remove(zero)
    table.box.append(zero)
    player.hand.append(SPECIAL_THREE)
    player.hand.sort(key=PLACE)
    tales.took_special_three(table, player, zero)
    yield from ()  # asks nothing


def crown_jeweler(table: Table, player: Player) -> Rule[None]:
    """Gem 6 covers the player's gem for the rest of the game."""
    player.under = player.gem
    player.gem = GEM_SIX
    tales.took_gem_six(table, player)
    yield from ()  # asks nothing


def great_armorer(table: Table, player: Player) -> Rule[None]:
    yield from place(table, player, GREAT_BLACKSMITH, BLACKSMITH)


def pioneer(table: Table, player: Player) -> Rule[None]:
    """Look at the top three cards of the age 2 deck and keep one [R3]."""
    deck = table.decks[1]
    table.drawn = [deck.pop() for _ in range(3)]
    tales.pioneer_drew(table, player)
    # The question holds the very list, so that it changes with it when somebody else imagines other cards.
    card = yield from choose(player.seat, "pioneer", table.drawn)
    deck += [other for other in table.drawn if other is not card]
    table.drawn = []
    if card.upgrade:
        table.discard.append(card)
        tales.took_offering(table, player, card)
        yield from upgrade(table, player, card.upgrade, card)
    else:
        yield from place(table, player, card, card.column)


EFFECTS: dict[Distinction, Callable[[Table, Player], Rule[None]]] = {
    KINGS_HAND: kings_hand,
    HUNTING_MASTER: hunting_master,
    CROWN_JEWELER: crown_jeweler,
    GREAT_ARMORER: great_armorer,
    PIONEER: pioneer,
}
