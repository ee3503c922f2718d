"""What lies on the table for one viewer (spec 5), built from nothing."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.scene import (
    AnyElement,
    Area,
    Counter,
    Note,
    Overlay,
    Piece,
    Pip,
    Scene,
    Seat,
    Sheet,
    SheetRow,
    Slot,
    Weight,
    Zone,
)
from wyrmtable.core.scene import Card as CardElement
from wyrmtable.core.sight import veil
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.nidavellir.coins import offered
from wyrmtable.games.nidavellir.data import (
    CLASSES,
    CROWN_JEWELER,
    DISTINCTIONS,
    GEM_SIX,
    GREAT_ARMORER,
    GREAT_BLACKSMITH,
    HUNTING_MASTER,
    PIONEER,
    PLACE,
    SPECIAL_THREE,
    THRUD,
    Card,
    Coin,
    Distinction,
)
from wyrmtable.games.nidavellir.faces import faces
from wyrmtable.games.nidavellir.heroes import recruitable
from wyrmtable.games.nidavellir.rules import gem_swaps
from wyrmtable.games.nidavellir.scoring import Line, class_points, score, score_lines
from wyrmtable.games.nidavellir.sight import secret_coins
from wyrmtable.games.nidavellir.state import BOXED, NOBODY, Player, Table, owner_of
from wyrmtable.games.nidavellir.terms import ROMAN, card_msg, class_msg, coin_msg, column_id, tavern_id, tavern_msg

_SLOTS = tuple(Slot(str(tavern + 1), tavern_msg(tavern), "coin") for tavern in range(3))


def scene(table: Table, viewer: int) -> Scene:
    points = [score(table, seat) for seat in table.seats]
    elements: list[AnyElement] = []
    if table.phase == "over":
        elements.append(score_sheet(table))
    elements += pioneer_stage(table, viewer)
    elements += inns(table)
    elements += halls(table, viewer)
    elements += bank(table)
    for player in table.players:
        elements += mat(table, player, viewer, points[player.seat])
    if table.phase == "turns":
        elements += [
            Overlay(
                id=f"tie.{one}.{other}",
                role="link",
                ends=(f"gem:{table.players[one].gem}", f"gem:{table.players[other].gem}"),
                label=msg("gems-will-swap", one=SeatRef(one), other=SeatRef(other)),
            )
            for one, other in gem_swaps(table)
        ]
    return Scene(phase(table), tuple(seat_line(table, player, points) for player in table.players), tuple(elements))


def phase(table: Table) -> Msg:
    if table.phase == "bids":
        return msg("phase-bids", age=ROMAN[table.age], round=table.round, rounds=table.rounds)
    if table.phase in ("reveal", "turns"):
        tavern = tavern_msg(table.tavern)
        return msg("phase-tavern", age=ROMAN[table.age], round=table.round, rounds=table.rounds, tavern=tavern)
    if table.phase == "evaluation":
        return msg("phase-evaluation", column=class_msg(DISTINCTIONS[max(0, table.evaluated - 1)].column))
    return msg("phase-over") if table.phase == "over" else msg("phase-ylud", age=ROMAN[table.age])


def seat_line(table: Table, player: Player, points: list[int]) -> Seat:
    mine = points[player.seat]
    won = table.phase == "over" and mine == max(points)
    coins = sum(coin.value for coin in player.coins())
    badges = [
        Pip("gem", player.gem),
        Pip("coins", coins),
        Pip("line", player.lines),
        Pip("hero", player.recruited),
    ]
    if table.uline == player.seat:
        badges.append(Pip("uline"))
    return Seat(player.seat, score=mine, badges=tuple(badges), state="won" if won else "")


# ---- things


_TITLES = {key: face.title for key, face in faces().items()}


@cache
def card_element(card: Card, at: str) -> CardElement:
    """A card face up, with a label where the title of its face does not say everything; in the discard pile, where
    nothing is ever chosen, the title is enough."""
    name = card_msg(card)
    label = None if at == "discard" or name == _TITLES[card.face] else name
    return CardElement(id=card.name, at=at, face=card.face, label=label)


def distinction_element(distinction: Distinction, at: str, owner: int | None = None) -> CardElement:
    tone = CLASSES[distinction.column]
    return CardElement(id=distinction.name, at=at, face=distinction.key, tone=tone, owner=owner)


@cache
def coin_element(coin: Coin, at: str, owner: int | None = None, down: bool = False) -> Piece:
    return Piece(
        id=coin.name,
        at=at,
        owner=owner,
        shape="coin",
        value=str(coin.value),
        tone=coin.kind,
        down=down,
        label=coin_msg(coin),
    )


def gem_element(gem: int, at: str, owner: int | None = None) -> Piece:
    tone = "crown" if gem == GEM_SIX else "gem"
    return Piece(id=f"gem:{gem}", at=at, owner=owner, shape="gem", value=str(gem), tone=tone, label=msg("gem", n=gem))


# ---- what all share


def inns(table: Table) -> list[AnyElement]:
    """Taverns, order of play, decks and discard pile."""
    found: list[AnyElement] = [Area(id="inns", role="common", label=msg("taverns"))]
    for tavern, row in enumerate(table.taverns):
        here = tavern_id(tavern)
        visited = tavern < table.tavern
        now = tavern == table.tavern and table.phase in ("reveal", "turns")
        weight: Weight = 2 if now else 0 if visited else 1
        found.append(Zone(id=here, at="inns", role="market", label=tavern_msg(tavern), weight=weight, help="R6"))
        found += [card_element(card, here) for card in row]
    if table.order:
        found.append(
            Zone(id="order", at="inns", role="queue", near=tavern_id(table.tavern), label=msg("turn-order"), help="R6")
        )
        found += [order_element(table, place, seat) for place, seat in enumerate(table.order)]
    for age in (1, 2):
        found.append(
            Zone(
                id=f"deck:{age}",
                at="inns",
                role="deck",
                label=msg("deck", age=ROMAN[age]),
                count=len(table.decks[age - 1]),
            )
        )
    found.append(Zone(id="discard", at="inns", role="discard", lay="pile", label=msg("discard-pile")))
    found += [card_element(card, "discard") for card in table.discard]
    return found


def order_element(table: Table, place: int, seat: int) -> Piece:
    """One entry of the order of play, with the coin as it lies now: an upgrade changes neither order nor ties [R18]."""
    player = table.players[seat]
    coin = player.bids[table.tavern]
    tied = any(seat in group for group in table.ties)
    return Piece(
        id=f"turn.{seat}",
        at="order",
        owner=seat,
        shape="coin",
        value=str(coin.value) if coin else "",
        tone=coin.kind if coin else "",
        weight=0 if place < table.acted else 1,
        stats=(Pip("gem", player.gem),) if tied else (),
        label=msg("order-entry", who=SeatRef(seat)),
    )


def halls(table: Table, viewer: int) -> list[AnyElement]:
    """Heroes and distinctions: reference, until one must be chosen."""
    me = table.players[viewer] if viewer != SPECTATOR else None
    owed = me is not None and me.lines > me.recruited and bool(recruitable(table, me))
    hall = Zone(id="heroes", role="stock", label=msg("hall-of-heroes"), weight=2 if owed else 0, help="R7")
    found: list[AnyElement] = [hall, *(card_element(hero, "heroes") for hero in table.heroes)]
    if table.age == 1:
        found.append(Zone(id="distinctions", role="stock", label=msg("distinctions"), weight=0, help="R10"))
        for distinction in DISTINCTIONS:
            if owner_of(table, distinction) == NOBODY:
                found.append(distinction_element(distinction, "distinctions"))
                found += belongings(distinction, distinction.name)
    found.append(Note(id="goal", role="goal", text=msg("goal-age", age=table.age), weight=0, help="R10"))
    return found


def belongings(distinction: Distinction, at: str) -> list[AnyElement]:
    """What a distinction brings and takes out of the game if nobody wins it."""
    if distinction is HUNTING_MASTER:
        return [coin_element(SPECIAL_THREE, at)]
    if distinction is CROWN_JEWELER:
        return [gem_element(GEM_SIX, at)]
    return [card_element(GREAT_BLACKSMITH, at)] if distinction is GREAT_ARMORER else []


def bank(table: Table) -> list[AnyElement]:
    """Royal treasury, and the box with all that has left the game."""
    found: list[AnyElement] = [
        Area(id="bank", role="supply", label=msg("treasury")),
        Zone(id="treasury", at="bank", role="stock", lay="grid", label=msg("treasury"), help="R8"),
        *(coin_element(coin, "treasury") for coin in table.treasury),
        Zone(id="box", at="bank", role="removed", lay="pile", weight=0, label=msg("box")),
        *(coin_element(coin, "box") for coin in table.box),
        *(gem_element(player.under, "box") for player in table.players if player.under),
    ]
    for distinction in DISTINCTIONS:
        if owner_of(table, distinction) == BOXED:
            found.append(distinction_element(distinction, "box"))
            found += belongings(distinction, "box")
    return found


def pioneer_stage(table: Table, viewer: int) -> list[AnyElement]:
    """The Pioneer's three cards: faces for the one who drew them, backs for all others [R3]."""
    if not table.drawn:
        return []
    owner = owner_of(table, PIONEER)
    stage = Area(id="pioneer", role="stage", weight=2, owner=owner, label=msg(f"distinction-{PIONEER.key}"))
    drawn: list[AnyElement] = [stage, Zone(id="drawn", at="pioneer", role="drawn", label=msg("drawn-cards"))]
    for i, card in enumerate(table.drawn):
        if viewer == owner:
            drawn.append(card_element(card, "drawn"))
        else:
            drawn.append(CardElement(id=veil(viewer, "drawn", i), at="drawn"))
    return drawn


# ---- mats


def mat(table: Table, player: Player, viewer: int, points: int) -> list[AnyElement]:
    seat = player.seat
    here = f"mat:{seat}"
    by_class = [class_points(player, column) for column in range(5)]
    army = sum(by_class)
    coins = sum(coin.value for coin in player.coins())
    parts = (
        Pip("army", army),
        Pip("coins", coins),
        Pip("command", points - army - coins),
    )
    found: list[AnyElement] = [
        Area(id=here, role="mat", owner=seat),
        gem_element(player.gem, here, seat),
        Counter(id=f"points:{seat}", at=here, icon="vp", value=points, label=msg("points-now"), parts=parts),
        Counter(id=f"lines:{seat}", at=here, icon="line", value=player.lines, label=msg("lines")),
        Counter(id=f"recruits:{seat}", at=here, icon="hero", value=player.recruited, label=msg("heroes")),
    ]
    found += purse(table, player, viewer)
    if viewer == seat:
        found += notes(table, player)
    for column, cards in enumerate(player.columns):
        col = column_id(seat, column)
        marks = (Pip("rank", player.ranks[column]), Pip("vp", by_class[column]))
        of_class = CLASSES[column]
        found.append(
            Zone(
                id=col,
                at=here,
                role="column",
                lay="column",
                tone=of_class,
                owner=seat,
                label=class_msg(column),
                marks=marks,
                help="R11",
            )
        )
        found += [card_element(card, col) for card in cards]
    command = f"command:{seat}"
    found.append(Zone(id=command, at=here, role="tableau", owner=seat, label=msg("command-zone"), help="R3"))
    found += [card_element(hero, command) for hero in player.command]
    if player.thrud_in_hand:
        found.append(card_element(THRUD, command))
    won = [distinction for distinction in DISTINCTIONS if owner_of(table, distinction) == seat]
    found += [distinction_element(distinction, command, seat) for distinction in won]
    return found


def purse(table: Table, player: Player, viewer: int) -> list[AnyElement]:
    """Bids, and the pouch or the hand; others see backs where the place of a coin is secret."""
    seat = player.seat
    here = f"mat:{seat}"
    bids, pouch = f"bids:{seat}", f"pouch:{seat}"
    secret = [] if viewer == seat else secret_coins(table, player)
    epoch = table.age * 10 + table.round
    found: list[AnyElement] = []
    if table.phase != "over":
        slots = Zone(id=bids, at=here, role="bid", lay="slots", slots=_SLOTS, owner=seat, label=msg("bids"), help="R6")
        found.append(slots)
    for tavern, coin in enumerate(player.bids):
        place = f"{bids}#{tavern + 1}"
        if coin in secret:
            found.append(_veiled(viewer, place, seat, 0, epoch))
        elif coin is not None:
            found.append(coin_element(coin, place, seat, tavern >= table.revealed))
    if player.hand:
        hand = f"hand:{seat}"
        found.append(Zone(id=hand, at=here, role="reserve", owner=seat, label=msg("hand-of-coins"), help="R6"))
        found += [coin_element(coin, hand, seat) for coin in player.hand]
        return found
    found.append(Zone(id=pouch, at=here, role="reserve", owner=seat, label=msg("pouch"), help="R8"))
    # Known coins first: which of the two spaces a coin lies on must tell nothing.
    found += [coin_element(coin, pouch, seat, True) for coin in sorted(player.pouch, key=PLACE) if coin not in secret]
    hidden = sum(coin in secret for coin in player.pouch)
    found += [_veiled(viewer, pouch, seat, i, epoch) for i in range(hidden)]
    return found


def _veiled(viewer: int, place: str, seat: int, position: int, epoch: int) -> Piece:
    id = veil(viewer, place, position, epoch)
    return Piece(id=id, at=place, owner=seat, shape="coin", down=True, label=msg("coin-face-down"))


def notes(table: Table, player: Player) -> list[AnyElement]:
    """What the owner should not forget: the class missing for the next line, and the trade to come."""
    seat = player.seat
    found: list[AnyElement] = []
    lowest = [column for column in range(5) if player.ranks[column] == player.lines]
    if len(lowest) == 1 and player.lines >= player.recruited and table.phase != "over":
        text = msg("next-line", n=player.lines + 1, one=msg(f"one-{CLASSES[lowest[0]]}"))
        found.append(Note(id=f"next:{seat}", at=f"mat:{seat}", role="goal", text=text, help="R7"))
    waiting = [t for t in range(table.tavern, 3) if (coin := player.bids[t]) is not None and coin.trades]
    if (
        waiting
        and len(player.pouch) == 2
        and seat not in table.order[: table.acted if waiting[0] == table.tavern else 0]
    ):
        low, high = sorted(player.pouch, key=PLACE)
        new = offered(table, low.value + high.value)
        text = msg("trade-to-come", tavern=tavern_msg(waiting[0]), a=low.value, b=high.value, n=new.value)
        found.append(Note(id=f"trade:{seat}", at=f"mat:{seat}", role="rule", text=text, help="R8"))
    return found


# ---- the end


def score_sheet(table: Table) -> Sheet:
    """One row for each source that brought anybody points."""
    columns = [score_lines(table, seat) for seat in table.seats]
    rows = []
    for lines in zip(*columns, strict=True):
        if any(line.points for line in lines):
            cells = tuple(line.points for line in lines)
            rows.append(SheetRow(msg(f"score-{lines[0].source}"), cells, tuple(_why(line) for line in lines)))
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
