"""What is told: one function for each event, called when the table shows it. Silent in simulations."""

from __future__ import annotations

from itertools import pairwise

from wyrmtable.core.scene import Flow
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.nidavellir.data import (
    GREAT_BLACKSMITH,
    THRUD,
    YLUD,
    Card,
    Coin,
    Distinction,
)
from wyrmtable.games.nidavellir.scoring import class_points, column_points, result
from wyrmtable.games.nidavellir.state import Player, Table
from wyrmtable.games.nidavellir.terms import (
    ROMAN,
    card_ref,
    class_msg,
    coin_ref,
    column_ref,
    distinction_ref,
    tavern_id,
    tavern_ref,
)

# ---- rounds and taverns


def dealt(table: Table) -> None:
    if table.heard:
        flows = tuple(Flow(card.name, was=f"deck:{table.age}") for row in table.taverns for card in row)
        table.tell("deal", msg("round-begins", age=ROMAN[table.age], round=table.round), flows=flows)


def bids_laid(table: Table) -> None:
    if table.heard:
        table.tell("place", msg("bids-laid"))


def revealed(table: Table) -> None:
    if not table.heard:
        return
    tavern = table.tavern
    table.tell("reveal", msg("revealed", tavern=tavern_ref(tavern)), focus=(tavern_id(tavern),))
    for player in table.players:
        coin = player.bids[tavern]
        if coin is not None:
            table.tell("reveal", msg("bid-line", who=SeatRef(player.seat), coin=coin_ref(coin)), by=player.seat, deep=1)


def uline_bid(table: Table, player: Player, coin: Coin) -> None:
    if table.heard:
        line = msg("uline-bid", who=SeatRef(player.seat), coin=coin_ref(coin))
        table.tell("reveal", line, by=player.seat, deep=1)


def ordered(table: Table) -> None:
    """Why one acts before another with the same bid."""
    if not table.heard:
        return
    for group in table.ties:
        for first, second in pairwise(group):
            a, b = table.players[first].gem, table.players[second].gem
            line = msg("tie-line", first=SeatRef(first), second=SeatRef(second), a=a, b=b)
            table.tell("turn", line, focus=(f"gem:{a}", f"gem:{b}"), deep=1)


def leftover(table: Table) -> None:
    if table.heard:
        card = table.discard[-1]
        table.tell("lose", msg("leftover", card=card_ref(card), tavern=tavern_ref(table.tavern)), focus=(card.name,))


def gems_swapped(table: Table, a: Player, b: Player) -> None:
    if table.heard:
        line = msg("gems-swapped", one=SeatRef(a.seat), other=SeatRef(b.seat), a=b.gem, b=a.gem)
        table.tell("swap", line, focus=(f"gem:{a.gem}", f"gem:{b.gem}"))


def round_ended(table: Table) -> None:
    if table.heard:
        table.tell("phase", msg("coins-back"))


# ---- armies


def entered(table: Table, player: Player, card: Card, column: int) -> None:
    """A card lies in its column: a dwarf taken or kept, a hero recruited, Ylud placed."""
    if not table.heard:
        return
    who = SeatRef(player.seat)
    if card is YLUD:
        line = msg("ylud-placed", who=who, column=column_ref(player, column))
    elif card is GREAT_BLACKSMITH:
        line = msg("got-great-blacksmith", who=who, card=card_ref(card))
    elif card.hero:
        line = msg("recruited", who=who, hero=card_ref(card))
    else:
        line = msg("took", who=who, card=card_ref(card))
    flows = (Flow(card.name, was="deck:2"),) if table.phase == "evaluation" and card.age else ()
    deep = 0 if table.phase == "turns" and not card.hero else 1
    table.tell("take", line, by=player.seat, flows=flows, focus=(card.name,), deep=deep)
    after = class_points(player, column)
    before = column_points(player.columns[column][:-1], player.ranks[column] - card.ranks, column)
    if after != before:
        table.tell("score", msg("class-worth", column=column_ref(player, column), before=before, after=after), deep=1)
    if player.thrud_in_hand:
        table.tell("move", msg("thrud-lifted", column=column_ref(player, column)), by=player.seat, deep=1)


def recruited(table: Table, player: Player, hero: Card) -> None:
    if table.heard:
        line = msg("recruited", who=SeatRef(player.seat), hero=card_ref(hero))
        table.tell("take", line, by=player.seat, focus=(hero.name,), deep=1)


def discarded(table: Table, player: Player, card: Card) -> None:
    if table.heard:
        line = msg("discarded", who=SeatRef(player.seat), card=card_ref(card))
        table.tell("lose", line, by=player.seat, focus=(card.name,), deep=1)


def thrud_placed(table: Table, player: Player, column: int) -> None:
    if table.heard:
        line = msg("thrud-placed", who=SeatRef(player.seat), column=column_ref(player, column))
        table.tell("place", line, by=player.seat, focus=(THRUD.name,), deep=1)


def thrud_leaves(table: Table, player: Player) -> None:
    if table.heard:
        table.tell("move", msg("thrud-leaves", who=SeatRef(player.seat)), by=player.seat, focus=(THRUD.name,))


def ylud_stays(table: Table, player: Player) -> None:
    if table.heard:
        table.tell("choose", msg("ylud-stays", who=SeatRef(player.seat)), by=player.seat, focus=(YLUD.name,))


# ---- coins


def took_offering(table: Table, player: Player, card: Card) -> None:
    if table.heard:
        flows = (Flow(card.name, was="deck:2"),) if table.phase == "evaluation" else ()
        line = msg("took", who=SeatRef(player.seat), card=card_ref(card))
        table.tell("take", line, by=player.seat, flows=flows, focus=(card.name,))


def upgraded(table: Table, player: Player, old: Coin, new: Coin) -> None:
    if not table.heard:
        return
    who, was, now = SeatRef(player.seat), coin_ref(old), coin_ref(new)
    if new in player.bids:
        tavern = tavern_ref(player.bids.index(new))
        line = msg("upgraded-bid", who=who, old=was, new=now, tavern=tavern)
    elif new in player.pouch:
        line = msg("upgraded-pouch", who=who, old=was, new=now)
    else:
        line = msg("upgraded", who=who, old=was, new=now)
    table.tell("gain", line, by=player.seat, focus=(new.name,), deep=1)


def traded(table: Table, player: Player, given: Coin, kept: Coin, new: Coin) -> None:
    if table.heard:
        who = SeatRef(player.seat)
        line = msg("traded", who=who, given=coin_ref(given), kept=coin_ref(kept), new=coin_ref(new))
        table.tell("swap", line, by=player.seat, focus=(new.name,), deep=1)


def uline_takes(table: Table, player: Player) -> None:
    if table.heard:
        table.tell("take", msg("uline-takes", who=SeatRef(player.seat)), by=player.seat, deep=1)


# ---- ends of ages


def evaluation_begins(table: Table) -> None:
    if table.heard:
        table.tell("phase", msg("evaluation-begins"))


def nobody_won(table: Table, distinction: Distinction) -> None:
    if table.heard:
        line = msg("nobody-won", column=class_msg(distinction.column), distinction=distinction_ref(distinction))
        table.tell("lose", line, focus=(distinction.name,))


def won_distinction(table: Table, player: Player, distinction: Distinction) -> None:
    if table.heard:
        line = msg(
            "won-distinction",
            who=SeatRef(player.seat),
            column=column_ref(player, distinction.column),
            n=player.ranks[distinction.column],
            distinction=distinction_ref(distinction),
        )
        table.tell("gain", line, by=player.seat, focus=(distinction.name,))


def took_special_three(table: Table, player: Player, zero: Coin) -> None:
    if table.heard:
        special = next(coin for coin in player.hand if coin.kind == "special")
        line = msg("took-special-three", who=SeatRef(player.seat), old=coin_ref(zero), new=coin_ref(special))
        table.tell("gain", line, by=player.seat, focus=(special.name,), deep=1)


def took_gem_six(table: Table, player: Player) -> None:
    if table.heard:
        line = msg("took-gem-six", who=SeatRef(player.seat), gem=player.under)
        table.tell("gain", line, by=player.seat, focus=(f"gem:{player.gem}",), deep=1)


def pioneer_drew(table: Table, player: Player) -> None:
    if table.heard:
        mine = msg("pioneer-sees", cards=[card_ref(card) for card in table.drawn])
        everybody = msg("pioneer-draws", who=SeatRef(player.seat))
        table.tell("draw", everybody, by=player.seat, only={player.seat: mine}, deep=1)


def thrown_away(table: Table) -> None:
    if table.heard:
        card = table.discard[-1]
        flows = (Flow(card.name, was="deck:2"),)
        table.tell("lose", msg("thrown-away", card=card_ref(card)), flows=flows, focus=(card.name,), deep=1)


def age_begins(table: Table) -> None:
    if table.heard:
        table.tell("shuffle", msg("age-begins", age=ROMAN[table.age]))


def final(table: Table) -> None:
    if not table.heard:
        return
    end = result(table)
    for seat in sorted(table.seats, key=lambda seat: -end.scores[seat]):
        table.tell("score", msg("final-score", who=SeatRef(seat), n=end.scores[seat]), by=seat, focus=("scores",))
    winners: list[int] = list(end.winners)
    line: Msg
    if len(winners) == 1:
        line = msg("won", who=SeatRef(winners[0]))
    else:
        line = msg("won-together", who=[SeatRef(seat) for seat in winners])
    table.tell("win", line)
