"""What lies on the table for each viewer (spec 5), built from nothing; what all see alike is built once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.scene import (
    AnyElement,
    Area,
    Note,
    Overlay,
    Piece,
    Pip,
    Scene,
    Seat,
    Sheet,
    SheetRow,
    Weight,
    Zone,
)
from wyrmtable.core.scene import Card as CardElement
from wyrmtable.core.scenes import Kept, Part, Section, lay_out, part
from wyrmtable.core.sight import veil
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.nidavellir.data import (
    CLASSES,
    CROWN_JEWELER,
    DISTINCTIONS,
    GEM_SIX,
    GREAT_ARMORER,
    GREAT_BLACKSMITH,
    HUNTING_MASTER,
    PIONEER,
    SPECIAL_THREE,
    Card,
    Coin,
    Distinction,
)
from wyrmtable.games.nidavellir.heroes import recruitable
from wyrmtable.games.nidavellir.mats import Worth, mat
from wyrmtable.games.nidavellir.rules import gem_swaps
from wyrmtable.games.nidavellir.scoring import Holdings, Line, class_points, holdings, lines_of, score_lines
from wyrmtable.games.nidavellir.state import BOXED, NOBODY, Player, Table, owner_of
from wyrmtable.games.nidavellir.terms import ROMAN, class_msg, tavern_id, tavern_msg
from wyrmtable.games.nidavellir.things import card_element, coin_element, distinction_element, gem_element


def scenes(table: Table, viewers: Sequence[int], kept: Kept) -> list[Scene]:
    worth = [worth_of(holdings(table, player)) for player in table.players]
    seats = tuple([seat_line(table, player, worth) for player in table.players])
    sections: list[Section] = [
        [score_sheet(table)] if table.phase == "over" else [],
        partial(pioneer_stage, table),
        *inns(table),
        partial(hall, table),
        distinctions(table.age, tuple(table.distinctions)),
        *bank(table),
    ]
    for player in table.players:
        sections += mat(table, player, worth[player.seat])
    swaps = gem_swaps(table) if table.phase == "turns" else []
    sections.append(gem_ties(tuple(swaps), tuple(player.gem for player in table.players)))
    return lay_out(phase(table), seats, sections, viewers, kept)


def phase(table: Table) -> Msg:
    if table.phase == "bids":
        return msg("phase-bids", age=ROMAN[table.age], round=table.round, rounds=table.rounds)
    if table.phase in ("reveal", "turns"):
        tavern = tavern_msg(table.tavern)
        return msg("phase-tavern", age=ROMAN[table.age], round=table.round, rounds=table.rounds, tavern=tavern)
    if table.phase == "evaluation":
        return msg("phase-evaluation", column=class_msg(DISTINCTIONS[max(0, table.evaluated - 1)].column))
    return msg("phase-over") if table.phase == "over" else msg("phase-ylud", age=ROMAN[table.age])


@lru_cache(maxsize=1 << 10)
def worth_of(player: Holdings) -> Worth:
    return Worth(
        sum(line.points for line in lines_of(player)),
        tuple(class_points(player, column) for column in range(5)),
        sum(player.coins),
    )


def seat_line(table: Table, player: Player, worth: list[Worth]) -> Seat:
    mine = worth[player.seat]
    won = table.phase == "over" and mine.points == max(each.points for each in worth)
    numbers = (player.gem, mine.coins, player.lines, player.recruited)
    return _seat_line(player.seat, mine.points, numbers, table.uline == player.seat, won)


@lru_cache(maxsize=1 << 10)
def _seat_line(seat: int, points: int, numbers: tuple[int, ...], uline: bool, won: bool) -> Seat:
    badges = [Pip(icon, n) for icon, n in zip(("gem", "coins", "line", "hero"), numbers, strict=True)]
    if uline:
        badges.append(Pip("uline"))
    return Seat(seat, score=points, badges=tuple(badges), state="won" if won else "")


# ---- what all share


def inns(table: Table) -> list[Part]:
    """Taverns, order of play, decks and discard pile."""
    found = [inn_sign()]
    for tavern, row in enumerate(table.taverns):
        visited = tavern < table.tavern
        now = tavern == table.tavern and table.phase in ("reveal", "turns")
        found.append(tavern_row(tavern, tuple(row), 2 if now else 0 if visited else 1))
    found.append(order_of_play(table.tavern, tuple(order_entry(table, *entry) for entry in enumerate(table.order))))
    found.append(decks(len(table.decks[0]), len(table.decks[1])))
    found.append(discard_pile(tuple(table.discard)))
    return found


@part
def inn_sign() -> list[AnyElement]:
    return [Area(id="inns", role="common", label=msg("taverns"))]


@part
def tavern_row(tavern: int, row: tuple[Card, ...], weight: Weight) -> list[AnyElement]:
    here = tavern_id(tavern)
    zone = Zone(id=here, at="inns", role="market", label=tavern_msg(tavern), weight=weight, help="R6")
    return [zone, *(card_element(card, here) for card in row)]


@part
def decks(first: int, second: int) -> list[AnyElement]:
    return [
        Zone(id=f"deck:{age}", at="inns", role="deck", label=msg("deck", age=ROMAN[age]), count=count)
        for age, count in ((1, first), (2, second))
    ]


@part
def discard_pile(cards: tuple[Card, ...]) -> list[AnyElement]:
    pile = Zone(id="discard", at="inns", role="discard", lay="pile", label=msg("discard-pile"))
    return [pile, *(card_element(card, "discard") for card in cards)]


Entry = tuple[int, Coin | None, bool, int]
"""In the order of play: the seat, its coin, whether it has had its turn, its gem if it is tied."""


def order_entry(table: Table, place: int, seat: int) -> Entry:
    player = table.players[seat]
    tied = any(seat in group for group in table.ties)
    return seat, player.bids[table.tavern], place < table.acted, player.gem if tied else 0


@part
def order_of_play(tavern: int, entries: tuple[Entry, ...]) -> list[AnyElement]:
    """The order of play, with the coins as they lie now: an upgrade changes neither order nor ties [R18]."""
    if not entries:
        return []
    queue = Zone(id="order", at="inns", role="queue", near=tavern_id(tavern), label=msg("turn-order"), help="R6")
    found: list[AnyElement] = [queue]
    for seat, coin, acted, gem in entries:
        found.append(
            Piece(
                id=f"turn.{seat}",
                at="order",
                owner=seat,
                shape="coin",
                value=str(coin.value) if coin else "",
                tone=coin.kind if coin else "",
                weight=0 if acted else 1,
                stats=(Pip("gem", gem),) if gem else (),
                label=msg("order-entry", who=SeatRef(seat)),
            )
        )
    return found


@part
def gem_ties(swaps: tuple[tuple[int, int], ...], gems: tuple[int, ...]) -> list[AnyElement]:
    return [
        Overlay(
            id=f"tie.{one}.{other}",
            role="link",
            ends=(f"gem:{gems[one]}", f"gem:{gems[other]}"),
            label=msg("gems-will-swap", one=SeatRef(one), other=SeatRef(other)),
        )
        for one, other in swaps
    ]


def hall(table: Table, viewer: int) -> Part:
    """Heroes: reference, until the viewer must choose one."""
    me = table.players[viewer] if viewer != SPECTATOR else None
    owed = me is not None and me.lines > me.recruited and bool(recruitable(table, me))
    return hall_of_heroes(tuple(table.heroes), 2 if owed else 0)


@part
def hall_of_heroes(heroes: tuple[Card, ...], weight: Weight) -> list[AnyElement]:
    zone = Zone(id="heroes", role="stock", label=msg("hall-of-heroes"), weight=weight, help="R7")
    return [zone, *(card_element(hero, "heroes") for hero in heroes)]


@part
def distinctions(age: int, owners: tuple[int, ...]) -> list[AnyElement]:
    found: list[AnyElement] = []
    if age == 1:
        found.append(Zone(id="distinctions", role="stock", label=msg("distinctions"), weight=0, help="R10"))
        for distinction in DISTINCTIONS:
            if owners[distinction.column] == NOBODY:
                found.append(distinction_element(distinction, "distinctions"))
                found += belongings(distinction, distinction.name)
    found.append(Note(id="goal", role="goal", text=msg("goal-age", age=age), weight=0, help="R10"))
    return found


def belongings(distinction: Distinction, at: str) -> list[AnyElement]:
    """What a distinction brings and takes out of the game if nobody wins it."""
    if distinction is HUNTING_MASTER:
        return [coin_element(SPECIAL_THREE, at)]
    if distinction is CROWN_JEWELER:
        return [gem_element(GEM_SIX, at)]
    return [card_element(GREAT_BLACKSMITH, at)] if distinction is GREAT_ARMORER else []


def bank(table: Table) -> list[Part]:
    """Royal treasury, and the box with all that has left the game."""
    under = tuple(player.under for player in table.players if player.under)
    boxed = tuple(distinction for distinction in DISTINCTIONS if owner_of(table, distinction) == BOXED)
    return [treasury(tuple(table.treasury)), box(tuple(table.box), under, boxed)]


@part
def treasury(coins: tuple[Coin, ...]) -> list[AnyElement]:
    return [
        Area(id="bank", role="supply", label=msg("treasury")),
        Zone(id="treasury", at="bank", role="stock", lay="grid", label=msg("treasury"), help="R8"),
        *(coin_element(coin, "treasury") for coin in coins),
    ]


@part
def box(coins: tuple[Coin, ...], gems: tuple[int, ...], boxed: tuple[Distinction, ...]) -> list[AnyElement]:
    found: list[AnyElement] = [
        Zone(id="box", at="bank", role="removed", lay="pile", weight=0, label=msg("box")),
        *(coin_element(coin, "box") for coin in coins),
        *(gem_element(gem, "box") for gem in gems),
    ]
    for distinction in boxed:
        found.append(distinction_element(distinction, "box"))
        found += belongings(distinction, "box")
    return found


def pioneer_stage(table: Table, viewer: int) -> Part:
    """The Pioneer's three cards: faces for the one who drew them, backs for all others [R3]."""
    owner = owner_of(table, PIONEER)
    return drawn_cards(tuple(table.drawn) if viewer == owner else (), len(table.drawn), owner, viewer)


@part
def drawn_cards(seen: tuple[Card, ...], count: int, owner: int, viewer: int) -> list[AnyElement]:
    if not count:
        return []
    stage = Area(id="pioneer", role="stage", weight=2, owner=owner, label=msg(f"distinction-{PIONEER.key}"))
    zone = Zone(id="drawn", at="pioneer", role="drawn", label=msg("drawn-cards"))
    if seen:
        return [stage, zone, *(card_element(card, "drawn") for card in seen)]
    return [stage, zone, *(CardElement(id=veil(viewer, "drawn", i), at="drawn") for i in range(count))]


# ---- the end


_TONES = {name: name for name in CLASSES} | {"majority": "warrior", "idunn": "explorer", "coins": "royal", "gem": "gem"}
"""Sources of points that have a colour on the table; single heroes are neutral."""
_ICONS = {name: name for name in CLASSES} | {"majority": "vp", "coins": "coins", "gem": "gem"}


def score_sheet(table: Table) -> Sheet:
    """One row for each source that brought anybody points."""
    columns = [score_lines(table, seat) for seat in table.seats]
    rows = []
    for lines in zip(*columns, strict=True):
        if any(line.points for line in lines):
            cells = tuple(line.points for line in lines)
            source = lines[0].source
            why = tuple(_why(line) for line in lines)
            rows.append(
                SheetRow(
                    msg(f"score-{source}"),
                    cells,
                    why,
                    tone=_TONES.get(source, "neutral"),
                    icon=_ICONS.get(source, "hero"),
                )
            )
    rows.append(SheetRow(msg("score-total"), tuple(sum(line.points for line in own) for own in columns), total=True))
    heads = tuple(msg("who", who=SeatRef(seat)) for seat in table.seats)
    return Sheet(
        id="scores", role="score", weight=2, label=msg("final-scoring"), heads=heads, rows=tuple(rows), help="R11"
    )


def _why(line: Line) -> Msg | None:
    if not line.points or not line.parts:
        return None
    args = {"n": line.parts[-1]} if len(line.parts) == 1 else {"points": line.parts[0], "n": line.parts[1]}
    return Msg(f"why-{line.source}", dict(args))
