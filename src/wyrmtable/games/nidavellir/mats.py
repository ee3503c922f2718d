"""What lies in front of one player: army, command zone and coins, and what only the owner is reminded of."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from wyrmtable.core.scene import (
    AnyElement,
    Area,
    Counter,
    Note,
    Piece,
    Pip,
    Slot,
    Zone,
)
from wyrmtable.core.scenes import NOTHING, Part, Section, part
from wyrmtable.core.sight import veil
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.nidavellir.coins import offered
from wyrmtable.games.nidavellir.data import (
    CLASSES,
    DISTINCTIONS,
    EXPLORER,
    MINER,
    PLACE,
    THRUD,
    WARRIOR,
    Card,
    Coin,
    Distinction,
)
from wyrmtable.games.nidavellir.scoring import column_points
from wyrmtable.games.nidavellir.sight import secret_coins
from wyrmtable.games.nidavellir.state import NOBODY, Player, Table, owner_of
from wyrmtable.games.nidavellir.terms import class_msg, column_id, tavern_msg
from wyrmtable.games.nidavellir.things import card_element, coin_element, distinction_element, gem_element

ALL_DONE = 4
"""More taverns than there are: the last bid has been made."""
_SLOTS = tuple(Slot(str(tavern + 1), tavern_msg(tavern), "coin") for tavern in range(3))


class Worth(NamedTuple):
    """What a player's things are worth now."""

    points: int
    by_class: tuple[int, ...]
    coins: int


def mat(table: Table, player: Player, worth: Worth) -> list[Section]:
    seat, by_class = player.seat, worth.by_class
    won = tuple([distinction for distinction in DISTINCTIONS if owner_of(table, distinction) == seat])
    return [
        head(seat, player.gem, worth.points, sum(by_class), worth.coins, player.lines, player.recruited),
        purse(table, player),
        partial(reminders, table, player),
        *[
            army_column(seat, column, tuple(cards), player.ranks[column], by_class[column])
            for column, cards in enumerate(player.columns)
        ],
        command_zone(seat, tuple(player.command), player.thrud_in_hand, won),
    ]


@part
def head(seat: int, gem: int, points: int, strength: int, coins: int, lines: int, heroes: int) -> list[AnyElement]:
    here = f"mat:{seat}"
    parts = (Pip("army", strength), Pip("coins", coins), Pip("command", points - strength - coins))
    return [
        Area(id=here, role="mat", owner=seat),
        gem_element(gem, here, seat),
        Counter(id=f"points:{seat}", at=here, icon="vp", value=points, label=msg("points-now"), parts=parts),
        Counter(id=f"lines:{seat}", at=here, icon="line", value=lines, label=msg("lines")),
        Counter(id=f"recruits:{seat}", at=here, icon="hero", value=heroes, label=msg("heroes")),
    ]


@part
def army_column(seat: int, column: int, cards: tuple[Card, ...], ranks: int, points: int) -> list[AnyElement]:
    here = column_id(seat, column)
    zone = Zone(
        id=here,
        at=f"mat:{seat}",
        role="column",
        lay="column",
        tone=CLASSES[column],
        owner=seat,
        label=class_msg(column),
        marks=(Pip("rank", ranks), Pip("vp", points)),
        help="R11",
        about=worth_msg(cards, ranks, column, points),
    )
    return [zone, *(card_element(card, here) for card in cards)]


def worth_msg(cards: tuple[Card, ...], ranks: int, column: int, points: int) -> Msg:
    """What a column scores, and what one more rank brings where that is not simply the number on the card."""
    word = f"about-col-{CLASSES[column]}"
    if column in (WARRIOR, EXPLORER):
        return msg(word, n=points)
    ranks = ranks + 1 - (bool(cards) and cards[-1] is THRUD)
    more = column_points(cards, ranks, column) - points
    return msg(word, n=points, more=more + ranks if column == MINER else more)


@part
def command_zone(seat: int, heroes: tuple[Card, ...], thrud: bool, won: tuple[Distinction, ...]) -> list[AnyElement]:
    here = f"command:{seat}"
    return [
        Zone(id=here, at=f"mat:{seat}", role="tableau", owner=seat, label=msg("command-zone"), help="R3"),
        *(card_element(hero, here) for hero in heroes),
        *(card_element(THRUD, here) for _ in range(thrud)),
        *(distinction_element(distinction, here, seat) for distinction in won),
    ]


def purse(table: Table, player: Player) -> Section:
    """Bids, and the pouch or the hand; others see backs where the place of a coin is secret."""
    revealed = ALL_DONE if table.phase == "over" else table.revealed
    hand = tuple(player.hand)
    # Known coins first: which of the two spaces a coin lies on must tell nothing.
    pouch = sorted(player.pouch, key=PLACE)
    own = coins_of(player.seat, tuple(player.bids), (), revealed, hand, tuple(pouch), 0, NOBODY, 0)
    secret = secret_coins(table, player)
    if not secret:
        return own
    bids = tuple(None if coin in secret else coin for coin in player.bids)
    backs = tuple(tavern for tavern, coin in enumerate(player.bids) if coin in secret)
    known = tuple(coin for coin in pouch if coin not in secret)
    down, epoch = len(pouch) - len(known), table.age * 10 + table.round

    def seen_by(viewer: int) -> Part:
        if viewer == player.seat:
            return own
        return coins_of(player.seat, bids, backs, revealed, hand, known, down, viewer, epoch)

    return seen_by


@part
def coins_of(
    seat: int,
    bids: tuple[Coin | None, ...],
    backs: tuple[int, ...],
    revealed: int,
    hand: tuple[Coin, ...],
    pouch: tuple[Coin, ...],
    down: int,
    viewer: int,
    epoch: int,
) -> list[AnyElement]:
    here = f"mat:{seat}"
    found: list[AnyElement] = []
    bid = f"bids:{seat}"
    if revealed != ALL_DONE:
        found.append(
            Zone(id=bid, at=here, role="bid", lay="slots", slots=_SLOTS, owner=seat, label=msg("bids"), help="R6")
        )
    for tavern, coin in enumerate(bids):
        place = f"{bid}#{tavern + 1}"
        if tavern in backs:
            found.append(_veiled(viewer, place, seat, 0, epoch))
        elif coin is not None:
            found.append(coin_element(coin, place, seat, tavern >= revealed))
    if hand:
        zone = f"hand:{seat}"
        found.append(Zone(id=zone, at=here, role="reserve", owner=seat, label=msg("hand-of-coins"), help="R6"))
        return [*found, *(coin_element(coin, zone, seat) for coin in hand)]
    zone = f"pouch:{seat}"
    found.append(Zone(id=zone, at=here, role="reserve", owner=seat, label=msg("pouch"), help="R8"))
    found += [coin_element(coin, zone, seat, True) for coin in pouch]
    return [*found, *(_veiled(viewer, zone, seat, i, epoch) for i in range(down))]


def _veiled(viewer: int, place: str, seat: int, position: int, epoch: int) -> Piece:
    id = veil(viewer, place, position, epoch)
    return Piece(id=id, at=place, owner=seat, shape="coin", down=True, label=msg("coin-face-down"))


def reminders(table: Table, player: Player, viewer: int) -> Part:
    """What the owner should not forget: the class missing for the next line, and the trade to come."""
    if viewer != player.seat:
        return NOTHING
    missing, trade = NOBODY, None
    lowest = [column for column in range(5) if player.ranks[column] == player.lines]
    if len(lowest) == 1 and player.lines >= player.recruited and table.phase != "over":
        missing = lowest[0]
    waiting = [t for t in range(table.tavern, 3) if (coin := player.bids[t]) is not None and coin.trades]
    if (
        waiting
        and len(player.pouch) == 2
        and player.seat not in table.order[: table.acted if waiting[0] == table.tavern else 0]
    ):
        low, high = sorted(player.pouch, key=PLACE)
        trade = waiting[0], low.value, high.value, offered(table, low.value + high.value).value
    return notes(player.seat, missing, player.lines + 1, trade)


@part
def notes(seat: int, missing: int, line: int, trade: tuple[int, int, int, int] | None) -> list[AnyElement]:
    found: list[AnyElement] = []
    if missing != NOBODY:
        text = msg("next-line", n=line, one=msg(f"one-{CLASSES[missing]}"))
        found.append(Note(id=f"next:{seat}", at=f"mat:{seat}", role="goal", text=text, help="R7"))
    if trade is not None:
        tavern, low, high, new = trade
        text = msg("trade-to-come", tavern=tavern_msg(tavern), a=low, b=high, n=new)
        found.append(Note(id=f"trade:{seat}", at=f"mat:{seat}", role="rule", text=text, help="R8"))
    return found
