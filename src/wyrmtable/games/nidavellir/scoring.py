"""Scoring (spec 11), also as the points of this very moment: all of it follows from what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct

from wyrmtable.core.game import Result
from wyrmtable.games.nidavellir.data import (
    ASTRID,
    BLACKSMITH,
    COMMAND_POINTS,
    DWERG_POINTS,
    DWERGS,
    EXPLORER,
    GEM_SIX,
    GEM_SIX_POINTS,
    HUNTER,
    IDUNN,
    IDUNN_BONUS,
    MINER,
    THRUD,
    WARRIOR,
    YLUD,
    YLUD_POINTS,
    Card,
)
from wyrmtable.games.nidavellir.state import Player, Table


class Line(Struct, frozen=True):
    """One line of the score pad: its source, its points, and the numbers they come from."""

    source: str
    points: int
    parts: tuple[int, ...] = ()


class Army(Protocol):
    """The columns of a player, living or as they were once."""

    @property
    def columns(self) -> Sequence[Sequence[Card]]: ...
    @property
    def ranks(self) -> Sequence[int]: ...


class Holdings(NamedTuple):
    """Everything of a player that brings points."""

    columns: tuple[tuple[Card, ...], ...]
    ranks: tuple[int, ...]
    command: tuple[Card, ...]
    coins: tuple[int, ...]
    gem: int
    thrud_in_hand: bool
    leads_warriors: bool


def holdings(table: Table, player: Player) -> Holdings:
    return Holdings(
        tuple([tuple(cards) for cards in player.columns]),
        tuple(player.ranks),
        tuple(player.command),
        tuple([coin.value for coin in player.coins()]),
        player.gem,
        player.thrud_in_hand,
        leads_warriors(table, player),
    )


def ranks_that_count(player: Army, column: int) -> int:
    """7.6 The column's ranks at the end: Thrud will have left."""
    cards = player.columns[column]
    return player.ranks[column] - (1 if cards and cards[-1] is THRUD else 0)


def printed_points(cards: Sequence[Card], column: int) -> int:
    total = 0
    for card in cards:
        total += card.points
        if card is YLUD:
            total += YLUD_POINTS[column]
    return total


def class_points(player: Army, column: int) -> int:
    """11 The points of one column, without the Warrior majority."""
    return column_points(player.columns[column], ranks_that_count(player, column), column)


def column_points(cards: Sequence[Card], ranks: int, column: int) -> int:
    if column == HUNTER:
        return ranks * ranks
    if column == BLACKSMITH:
        return ranks * (ranks + 5) // 2
    points = printed_points(cards, column)
    if column == MINER:
        return points * ranks
    if column == EXPLORER and IDUNN in cards:
        return points + IDUNN_BONUS * ranks
    return points


def best_coin(player: Player) -> int:
    return max(coin.value for coin in player.coins())


def leads_warriors(table: Table, player: Player) -> bool:
    """11 Whether the player has the most Warrior ranks, alone or with others; at least one is needed [R12]."""
    own = ranks_that_count(player, WARRIOR)
    return own > 0 and all(own >= ranks_that_count(other, WARRIOR) for other in table.players)


def score_lines(table: Table, seat: int) -> list[Line]:
    """11 Where the points of a seat come from: the same sources in the same order for everybody, 0 where one brings nothing."""
    return lines_of(holdings(table, table.players[seat]))


def lines_of(player: Holdings) -> list[Line]:
    best = max(player.coins)
    ranks = [ranks_that_count(player, column) for column in range(5)]
    printed = [printed_points(cards, column) for column, cards in enumerate(player.columns)]
    idunn = IDUNN in player.columns[EXPLORER]
    lines = [
        Line("warrior", printed[WARRIOR], (ranks[WARRIOR],)),
        Line("majority", best if player.leads_warriors else 0, (ranks[WARRIOR],)),
        Line("hunter", class_points(player, HUNTER), (ranks[HUNTER],)),
        Line("miner", class_points(player, MINER), (printed[MINER], ranks[MINER])),
        Line("blacksmith", class_points(player, BLACKSMITH), (ranks[BLACKSMITH],)),
        Line("explorer", printed[EXPLORER], (ranks[EXPLORER],)),
        Line("idunn", IDUNN_BONUS * ranks[EXPLORER] if idunn else 0, (ranks[EXPLORER],)),
    ]
    brothers = sum(hero in player.command for hero in DWERGS)
    lines.append(Line("dwerg", DWERG_POINTS[brothers], (brothers,)))
    for hero, points in COMMAND_POINTS.items():
        has = hero in player.command or (hero is THRUD and owns_thrud(player))
        lines.append(Line(hero.face, points if has else 0))
    lines.append(Line("astrid", best if ASTRID in player.command else 0))
    lines.append(Line("coins", sum(player.coins)))
    lines.append(Line("gem", GEM_SIX_POINTS if player.gem == GEM_SIX else 0))
    return lines


def owns_thrud(player: Holdings) -> bool:
    in_columns = any(cards and cards[-1] is THRUD for cards in player.columns)
    return player.thrud_in_hand or THRUD in player.command or in_columns


def score(table: Table, seat: int) -> int:
    return sum(line.points for line in score_lines(table, seat))


def result(table: Table) -> Result:
    """11 The highest total wins; several who share it all win."""
    scores = tuple(score(table, seat) for seat in table.seats)
    best = max(scores)
    return Result(tuple(seat for seat in table.seats if scores[seat] == best), scores)
