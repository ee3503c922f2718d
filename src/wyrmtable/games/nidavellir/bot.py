"""Judging a position: an estimate of final points, quick enough for thousands of looks a second.

Everything is measured in points at the end. A player's worth is what lies on the table now, what it will grow to,
and the heroes and distinctions within reach; bids not yet revealed add what they may win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wyrmtable.core.ask import Question
from wyrmtable.games.nidavellir.ages import STAY
from wyrmtable.games.nidavellir.coins import offered
from wyrmtable.games.nidavellir.data import (
    ASTRID,
    BLACKSMITH,
    BONFUR,
    CLASSES,
    COMMAND,
    COMMAND_POINTS,
    DAGDA,
    DWERG_POINTS,
    DWERGS,
    EXPLORER,
    GEM_SIX,
    GEM_SIX_POINTS,
    GRID,
    GRID_UPGRADE,
    HUNTER,
    IDUNN,
    MINER,
    THRUD,
    ULINE,
    WARRIOR,
    YLUD,
    YLUD_POINTS,
    Card,
)
from wyrmtable.games.nidavellir.scoring import printed_points, score
from wyrmtable.games.nidavellir.state import Player, Table, thrud_column

HERO = 21.0
"""What the next hero is worth on average."""
GROWTH = 0.2
"""Ranks that a turn at a tavern adds to each class on average."""
POWER = 0.24
"""What a point of coin value is worth in each round to come, beyond itself."""
DISTINCTIONS = (7.0, 5.0, 6.0, 13.0, 10.0)
YLUD_WAITING = 14.0
BROTHERS = 0.3
"""What the hope for another Dwerg is worth in each turn to come."""
DISCARD = 14.0
"""What a dwarf given up for Dagda or Bonfur is worth."""


def turns_left(table: Table, seat: int) -> int:
    """Turns at taverns this seat still has."""
    if table.phase in ("ylud", "evaluation"):
        return 3 * table.rounds if table.age == 1 else 0
    done = ((table.age - 1) * table.rounds + table.round - 1) * 3 + table.tavern
    return 6 * table.rounds - done - has_taken(table, seat)


def has_taken(table: Table, seat: int) -> bool:
    """Whether this seat has already taken a card at the present tavern; the turn may still be going on."""
    if table.phase != "turns":
        return False
    taken = max(3, len(table.players)) - len(table.taverns[table.tavern])
    return seat in table.order[:taken]


def terms(table: Table, seat: int) -> dict[str, float]:
    """Expected lead over the others, half over the best of them and half over all, by what it comes from."""
    if table.phase == "over":
        scores = [float(score(table, other)) for other in table.seats]
        found = {"points": scores.pop(seat)}
    else:
        leads = _leads(table)
        parts = [prospects(table, player, turns_left(table, player.seat), leads) for player in table.players]
        found = dict(zip(PROSPECTS, parts.pop(seat), strict=True))
        found["bids"] = plans(table, table.players[seat])
        scores = list(map(sum, parts))
    found["others"] = -0.5 * max(scores) - 0.5 * sum(scores) / len(scores)
    return found


def _leads(table: Table) -> list[tuple[int, int]]:
    """For each class the highest and the second highest rank total."""
    leads = []
    for of_class in zip(*[player.ranks for player in table.players], strict=True):
        ordered = sorted(of_class)
        leads.append((ordered[-1], ordered[-2]))
    return leads


PROSPECTS = ("army", "coins", "gem", "heroes", "lines", "majorities")


def prospects(table: Table, player: Player, left: int, leads: list[tuple[int, int]]) -> tuple[float, ...]:
    """What a player may expect at the end, without the plans of this round: from each of PROSPECTS."""
    grown = GROWTH * left
    warriors, hunters, miners, smiths, explorers = player.ranks
    columns = player.columns
    army = (hunters + grown) ** 2 + (smiths + grown) * (smiths + grown + 5) / 2
    army += (printed_points(columns[MINER], MINER) + 0.9 * grown) * (miners + grown)
    army += printed_points(columns[WARRIOR], WARRIOR) + printed_points(columns[EXPLORER], EXPLORER)
    if IDUNN in columns[EXPLORER]:
        army += 2 * (explorers + grown)

    values = [coin.value for coin in player.coins()]
    best = max(values) + 0.25 * left
    power = 1 + POWER * left / 3
    # one high coin buys only one place
    coins = sum(values) * power - 0.07 * left * max(values) + player.upgrade_owed * power
    majorities = 0.8 * best * _chance_to_lead(warriors, leads[WARRIOR], 0.55, 1.5 + 0.4 * left)
    gem = (GEM_SIX_POINTS if player.gem == GEM_SIX else 0) + 0.05 * player.gem * left

    heroes = -player.discards_owed * DISCARD
    brothers = 0
    for hero in player.command:
        if hero in COMMAND_POINTS:
            heroes += COMMAND_POINTS[hero]
        elif hero is ASTRID:
            heroes += best
        elif hero is YLUD:
            heroes += YLUD_WAITING
        else:
            brothers += 1
    heroes += DWERG_POINTS[brothers]
    if brothers and left and brothers < 5:
        heroes += 0.25 * (DWERG_POINTS[brothers + 1] - DWERG_POINTS[brothers])
    if player.seat == table.uline:
        heroes += 0.3 * left
    if player.thrud_in_hand or thrud_column(player) >= 0:
        heroes += COMMAND_POINTS[THRUD]

    if table.age == 1 and table.phase != "evaluation":
        slack = 1.5 + 0.4 * (left - 3 * table.rounds)
        for ranks, lead, value in zip(player.ranks, leads, DISTINCTIONS, strict=True):
            majorities += value * _chance_to_lead(ranks, lead, 0.35, slack)
    return army, coins, gem, heroes, HERO * heroes_to_come(player, left), majorities


def _chance_to_lead(ranks: int, lead: tuple[int, int], even: float, slack: float) -> float:
    """How likely the player will have the most ranks of a class; ``even`` when level with the best other."""
    most = lead[1] if ranks == lead[0] else lead[0]
    chance = even + (ranks - most) / slack
    return 0.0 if chance < 0 else 1.0 if chance > 1 else chance


def heroes_to_come(player: Player, left: int) -> float:
    """Expected heroes: for each of the next lines, how far the missing ranks are from the turns left."""
    expected = 0.0
    reach = 1 + 1.1 * left
    for line in range(player.recruited + 1, player.recruited + 4):
        missing = sum([line - ranks for ranks in player.ranks if ranks < line])
        if missing > left:
            break
        expected += 1 - missing / reach
    return expected


# ---- bids that lie on the table


def plans(table: Table, player: Player) -> float:
    """What the own coins on taverns still to come may win: cards by the likely place in the order, and trades."""
    if table.phase not in ("reveal", "turns"):
        return 0.0
    left = turns_left(table, player.seat)
    total = 0.0
    value = card_values(table, player, left)
    for tavern in range(table.tavern, 3):
        coin = player.bids[tavern]
        if coin is None or (tavern == table.tavern and player.seat in table.order[: table.acted]):
            continue
        if coin.trades and len(player.pouch) == 2:
            a, b = (other.value for other in player.pouch)
            total += (offered(table, a + b).value - max(a, b)) * (1 + POWER * left / 3)
        if tavern == table.tavern and has_taken(table, player.seat):
            continue
        cards = sorted(
            (value[card.column] + _points_value(player, card, left) for card in table.taverns[tavern]), reverse=True
        )
        if not cards:
            continue
        place = 0.8 * _players_before(table, player, tavern)
        low = min(int(place), len(cards) - 1)
        high = min(low + 1, len(cards) - 1)
        total += cards[low] + (cards[high] - cards[low]) * (place - int(place))
    return total


def _players_before(table: Table, player: Player, tavern: int) -> float:
    """How many will act before this player: known when revealed, else by the coins the others may have laid."""
    if tavern == table.tavern and table.order:
        return float(table.order.index(player.seat) - table.acted)
    coin = player.bids[tavern]
    assert coin is not None
    before = 0.0
    for other in table.players:
        if other is player:
            continue
        if tavern < table.revealed and other.bids[tavern] is not None:
            coins = [other.bids[tavern]]
        else:
            coins = [*other.bids[table.revealed :], *other.pouch, *other.hand]
        higher = count = 0.0
        for theirs in coins:
            if theirs is not None:
                count += 1
                if theirs.value > coin.value or (theirs.value == coin.value and other.gem > player.gem):
                    higher += 1
        before += higher / count if count else 0.5
    return before


def card_values(table: Table, player: Player, left: int) -> list[float]:
    """What one more rank of each class is worth to a player, without printed points; last, nothing for offerings."""
    grown = GROWTH * left
    ranks = player.ranks
    values = [
        max([coin.value for coin in player.coins()]) / (1.5 + 0.4 * left) * 0.6,
        2 * (ranks[HUNTER] + grown) + 1,
        printed_points(player.columns[MINER], MINER) + 0.9 * grown,
        ranks[BLACKSMITH] + grown + 3,
        2.0 if IDUNN in player.columns[EXPLORER] else 0.0,
        0.0,
    ]
    step = HERO / (1 + 1.1 * left)
    early = table.age == 1 and table.phase != "evaluation"
    until = 1.5 + 0.4 * (left - 3 * table.rounds)
    wanted = player.recruited + 3
    for column in range(5):
        missing = wanted - ranks[column]
        if missing > 0:
            values[column] += step * (missing if missing < 3 else 3)
        if early:
            values[column] += DISTINCTIONS[column] / until * 0.6
    return values


def _points_value(player: Player, card: Card, left: int) -> float:
    if card.upgrade:
        return card.upgrade * (1 + POWER * left / 3) + 1
    if card.column == MINER:
        return card.points * (player.ranks[MINER] + GROWTH * left + 1)
    return float(card.points)


# ---- quick play


def prefer(table: Table, question: Question, picks: Sequence[Any]) -> Sequence[float] | None:
    """Weights for quick, sensible play: each pick by what it brings, the best standing out."""
    kind = question.kind
    if kind not in _WORTH:
        return None
    player = table.players[question.seat]
    left = turns_left(table, question.seat)
    found = _WORTH[kind](table, question, player, picks, left)
    least = min(found)
    return [(points - least + 1) ** 3 for points in found]


def _cards(table: Table, question: Question, player: Player, picks: Sequence[Any], left: int) -> list[float]:
    value = card_values(table, player, left)
    return [value[card.column] + _points_value(player, card, left) for card in picks]


def _discards(table: Table, question: Question, player: Player, picks: Sequence[Any], left: int) -> list[float]:
    cards = [card for card in picks if isinstance(card, Card)]
    return [-points for points in _cards(table, question, player, cards, left)] + [0.0] * (len(picks) - len(cards))


def _columns(table: Table, question: Question, player: Player, picks: Sequence[Any], left: int) -> list[float]:
    """Where Thrud or Ylud helps most; Ylud brings her points too."""
    value = card_values(table, player, left)
    own = YLUD_POINTS if question.kind == "ylud" else (0,) * 5
    return [0.0 if name == STAY else value[CLASSES.index(name)] + own[CLASSES.index(name)] for name in picks]


def _upgrades(table: Table, question: Question, player: Player, picks: Sequence[Any], left: int) -> list[float]:
    by = question.about[0]
    return [float(offered(table, coin.value + by).value - coin.value) for coin in picks]


def _heroes(table: Table, question: Question, player: Player, picks: Sequence[Any], left: int) -> list[float]:
    value = card_values(table, player, left)
    return [hero_value(table, player, hero, value, left) for hero in picks]


def hero_value(table: Table, player: Player, hero: Card, value: list[float], left: int) -> float:
    """What a hero brings to this player; ``value`` is what one rank of each class is worth."""
    if hero.column < COMMAND:
        ranks = hero.ranks
        points = value[hero.column] * ranks + _points_value(player, hero, left)
        if hero.column == HUNTER:
            points += ranks * (ranks - 1)
        elif hero.column == BLACKSMITH:
            points += ranks * (ranks - 1) / 2
        return points - DISCARD * {DAGDA: 2, BONFUR: 1}.get(hero, 0)
    if hero is THRUD:
        return COMMAND_POINTS[THRUD] + 0.5 * max(value)
    if hero is YLUD:
        return YLUD_WAITING
    if hero is ASTRID:
        return max(coin.value for coin in player.coins()) + 0.25 * left
    if hero is GRID:
        return COMMAND_POINTS[GRID] + GRID_UPGRADE * (1 + POWER * left / 3)
    if hero is ULINE:
        return COMMAND_POINTS[ULINE] + 0.3 * left
    if hero in COMMAND_POINTS:
        return float(COMMAND_POINTS[hero])
    brothers = sum(other in DWERGS for other in player.command)
    gain = DWERG_POINTS[brothers + 1] - DWERG_POINTS[brothers]
    return gain + BROTHERS * left


def _bids(table: Table, question: Question, player: Player, picks: Sequence[Any], left: int) -> list[float]:
    """High coins where the cards differ most, the 0 where they hardly do."""
    value = card_values(table, player, left)
    spreads = []
    for row in table.taverns:
        found = [value[card.column] + _points_value(player, card, left) for card in row]
        spreads.append(max(found) - sum(found) / len(found) + 0.5)
    tavern = len(question.taken)
    share = 3 * spreads[tavern] / sum(spreads)
    best = max(coin.value for coin in picks) or 1
    dull = 1.0 if share < 1 else 0.1
    return [dull if coin.trades else 1.2 * share * coin.value / best for coin in picks]


_WORTH: dict[str, Callable[[Table, Question, Player, Sequence[Any], int], list[float]]] = {
    "bid": _bids,
    "take-card": _cards,
    "pioneer": _cards,
    "discard": _discards,
    "thrud": _columns,
    "ylud": _columns,
    "upgrade": _upgrades,
    "hero": _heroes,
}
