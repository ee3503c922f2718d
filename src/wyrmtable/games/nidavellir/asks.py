"""How a person is asked: prompt, what to point at, sure consequences, and why something is not possible."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from wyrmtable.core.ask import Question
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Blocked, Option, Pip, Verb
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.nidavellir.ages import STAY
from wyrmtable.games.nidavellir.coins import offered
from wyrmtable.games.nidavellir.data import (
    ASTRID,
    BONFUR,
    CARDS_BY_NAME,
    CLASSES,
    COINS_BY_NAME,
    COMMAND,
    COMMAND_POINTS,
    DAGDA,
    DWERG_POINTS,
    DWERGS,
    EXPLORER,
    GRID,
    GRID_UPGRADE,
    HOURYA,
    HOURYA_NEEDS,
    THRUD,
    YLUD,
    Card,
    Coin,
)
from wyrmtable.games.nidavellir.heroes import EFFECTS, can_recruit, last_dwarfs
from wyrmtable.games.nidavellir.rules import gem_swaps
from wyrmtable.games.nidavellir.scoring import best_coin, class_points, column_points, ranks_that_count
from wyrmtable.games.nidavellir.state import Player, Table, thrud_column
from wyrmtable.games.nidavellir.terms import (
    card_msg,
    card_ref,
    class_msg,
    coin_msg,
    coin_ref,
    column_id,
    tavern_msg,
    tavern_ref,
)
from wyrmtable.games.nidavellir.things import card_element, coin_element


def ask(table: Table, question: Question) -> Wording:
    return _ASKS[question.kind](table, question, table.players[question.seat])


def waiting(table: Table, question: Question) -> Msg:
    """For the others, from public facts only."""
    if question.kind == "take-card":
        return msg("wait-take-card", tavern=tavern_ref(table.tavern))
    return msg(f"wait-{question.kind}")


# ---- consequences


def entering(player: Player, card: Card, column: int) -> tuple[Pip, ...]:
    """What is sure when a card enters a column: points of the class, and a hero if a line is completed."""
    cards = player.columns[column]
    ranks = ranks_that_count(player, column) + card.ranks
    points = column_points([*cards, card], ranks, column) - class_points(player, column)
    chips = [Pip("vp", points)] if points else []
    after = player.ranks.copy()
    if cards and cards[-1] is THRUD:
        after[column] -= 1  # she steps aside, and may go anywhere
    after[column] += card.ranks
    heroes = player.recruited + (1 if card.hero and card is not YLUD else 0)
    if min(after) > heroes and card not in EFFECTS:  # discards may undo the line
        chips.append(Pip("hero"))
    return tuple(chips)


def dwarf_gives(player: Player, card: Card) -> tuple[Pip, ...]:
    return (Pip("upgrade", card.upgrade),) if card.upgrade else entering(player, card, card.column)


def hero_gives(player: Player, hero: Card) -> tuple[Pip, ...]:
    if hero.column < COMMAND:
        return entering(player, hero, hero.column)
    points = COMMAND_POINTS.get(hero, 0)
    if hero is ASTRID:
        points = best_coin(player)
    elif hero in DWERGS:
        brothers = sum(dwerg in player.command for dwerg in DWERGS)
        points = DWERG_POINTS[brothers + 1] - DWERG_POINTS[brothers]
    chips = [Pip("vp", points)] if points else []
    if hero is GRID:
        chips.append(Pip("upgrade", GRID_UPGRADE))
    if player.lines > player.recruited + 1:  # another line waits already
        chips.append(Pip("hero"))
    return tuple(chips)


# ---- one function for each kind of question


def _bid(table: Table, question: Question, player: Player) -> Wording:
    options = tuple(Option(coin.name, (coin.name,), coin_msg(coin)) for coin in question.options)
    places = tuple(getattr(question, "places", ()))
    return Wording(prompt=msg("ask-bid"), options=options, hint=msg("hint-bid"), rule="R6", places=places)


def _uline_bid(table: Table, question: Question, player: Player) -> Wording:
    def place(coin: Coin) -> int:
        """Where in the order of play this bid would put its owner."""
        mine = (coin.value, player.gem)
        others = [(other.bids[table.tavern], other.gem) for other in table.players if other is not player]
        return 1 + sum(bid is not None and (bid.value, gem) > mine for bid, gem in others)

    options = tuple(
        Option(
            coin.name,
            (coin.name,),
            coin_msg(coin),
            gives=(Pip("order", place(coin)),),
        )
        for coin in question.options
    )
    prompt = msg("ask-uline-bid", tavern=tavern_msg(table.tavern))
    return Wording(prompt=prompt, options=options, hint=msg("hint-uline-bid"), rule="R7")


def _take_card(table: Table, question: Question, player: Player) -> Wording:
    options = []
    helpful = []
    for card in question.options:
        gives = dwarf_gives(player, card)
        ghost = () if card.upgrade else (card_element(card, column_id(player.seat, card.column)),)
        options.append(Option(card.name, (card.name,), card_msg(card), gives=gives, preview=ghost))
        if any(pip.icon == "hero" for pip in gives) and card.column not in helpful:
            helpful.append(card.column)
    blocked = tuple(
        Blocked((card.name,), msg("other-tavern", tavern=tavern_msg(tavern)), "R6")
        for tavern in range(table.tavern + 1, 3)
        for card in table.taverns[tavern]
    )
    return Wording(
        prompt=msg("ask-take-card", tavern=tavern_msg(table.tavern)),
        options=tuple(options),
        hint=_turn_hint(table, player, helpful),
        rule="R6",
        blocked=blocked,
    )


def _turn_hint(table: Table, player: Player, helpful: list[int]) -> Msg | None:
    """The most telling of: a hero within reach, a trade to come, gems that will swap."""
    if helpful:
        return msg("hint-line", one=msg(f"one-{CLASSES[helpful[0]]}"), n=player.recruited + 1)
    coin = player.bids[table.tavern]
    if coin is not None and coin.trades:
        return msg("hint-trade-hand" if table.uline == player.seat else "hint-trade", coin=coin_msg(coin))
    for pair in gem_swaps(table):
        if player.seat in pair:
            other = pair[0] if pair[1] == player.seat else pair[1]
            return msg("hint-tie", who=SeatRef(other), gem=table.players[other].gem)
    return None


def _upgrade(table: Table, question: Question, player: Player) -> Wording:
    by, cause = question.about
    options = []
    for coin in question.options:
        new = offered(table, coin.value + by)
        label = msg("coin-becomes", coin=coin_msg(coin), n=new.value)
        ghost = (coin_element(new, _place_of(player, coin), player.seat),)
        options.append(
            Option(coin.name, (coin.name,), label, gives=(Pip("coins", new.value - coin.value),), preview=ghost)
        )
    blocked = []
    for coin in player.coins():
        if coin not in question.options:
            why = msg("never-upgraded", coin=coin_msg(coin)) if coin.trades else msg("same-coin")
            blocked.append(Blocked((coin.name,), why, "R8"))
    reason = card_msg(cause) if isinstance(cause, Card) else msg(f"distinction-{cause.key}")
    return Wording(
        prompt=msg("ask-upgrade", n=by),
        options=tuple(options),
        hint=msg("hint-upgrade", cause=reason),
        rule="R8",
        blocked=tuple(blocked),
    )


def _place_of(player: Player, coin: Coin) -> str:
    if coin in player.bids:
        return f"bids:{player.seat}#{player.bids.index(coin) + 1}"
    return f"pouch:{player.seat}" if coin in player.pouch else f"hand:{player.seat}"


def _hero(table: Table, question: Question, player: Player) -> Wording:
    options = tuple(
        Option(hero.name, (hero.name,), card_msg(hero), gives=hero_gives(player, hero)) for hero in question.options
    )
    blocked = tuple(
        Blocked((hero.name,), _cannot_recruit(player, hero), "R7")
        for hero in table.heroes
        if not can_recruit(player, hero)
    )
    return Wording(
        prompt=msg("ask-hero"),
        options=options,
        hint=msg("hint-hero", lines=player.lines, heroes=player.recruited),
        rule="R7",
        blocked=blocked,
    )


def _cannot_recruit(player: Player, hero: Card) -> Msg:
    if hero is HOURYA:
        return msg("hourya-waits", needs=HOURYA_NEEDS, n=player.ranks[EXPLORER])
    return msg(
        "needs-last-dwarfs",
        hero=card_msg(hero),
        needs=2 if hero is DAGDA else 1,
        n=len(last_dwarfs(player, hero.column)),
    )


def _discard(table: Table, question: Question, player: Player) -> Wording:
    hero: Card = question.about
    options = []
    for card in question.options:
        ranks = ranks_that_count(player, card.column) - card.ranks
        lost = column_points(player.columns[card.column][:-1], ranks, card.column) - class_points(player, card.column)
        options.append(Option(card.name, (card.name,), card_msg(card), gives=(Pip("vp", lost),) if lost else ()))
    blocked = []
    for column, cards in enumerate(player.columns):
        if cards and cards[-1] not in question.options:
            why = (
                msg("own-column", hero=card_msg(hero))
                if column == hero.column
                else msg("hero-protects", hero=card_msg(cards[-1]))
            )
            blocked.append(Blocked((cards[-1].name,), why, "R7"))
    return Wording(
        prompt=msg("ask-discard", hero=card_msg(hero), n=1 if hero is BONFUR else 2),
        options=tuple(options),
        hint=msg("hint-discard"),
        rule="R7",
        blocked=tuple(blocked),
    )


def _thrud(table: Table, question: Question, player: Player) -> Wording:
    options = []
    for column, name in enumerate(question.options):
        after = player.ranks.copy()
        after[column] += THRUD.ranks
        gives = (Pip("hero"),) if min(after) > player.recruited else ()
        options.append(Option(name, (column_id(player.seat, column),), class_msg(column), gives=gives))
    return Wording(prompt=msg("ask-thrud"), options=tuple(options), hint=msg("hint-thrud"), rule="R7")


def _ylud(table: Table, question: Question, player: Player) -> Wording:
    options = []
    verbs = {}
    here = player.column_of(YLUD)
    for name in question.options:
        if name == STAY:
            verbs[STAY] = Verb(msg("leave-ylud"))
            options.append(Option(name, (f"!{STAY}",), msg("leave-ylud")))
            continue
        column = CLASSES.index(name)
        label, path = class_msg(column), (column_id(player.seat, column),)
        options.append(Option(name, path, label, gives=_ylud_gives(player, column, here)))
    prompt = msg("ask-ylud") if here < 0 else msg("ask-move-ylud")
    return Wording(prompt=prompt, options=tuple(options), hint=msg("hint-ylud", age=table.age), rule="R7", verbs=verbs)


def _ylud_gives(player: Player, column: int, here: int) -> tuple[Pip, ...]:
    """Points of the new column less those of the old, and a hero if a line is completed."""
    ranks = ranks_that_count(player, column) + YLUD.ranks
    points = column_points([*player.columns[column], YLUD], ranks, column) - class_points(player, column)
    after = player.ranks.copy()
    if here >= 0:
        without = [card for card in player.columns[here] if card is not YLUD]
        points += column_points(without, ranks_that_count(player, here) - YLUD.ranks, here) - class_points(player, here)
        after[here] -= YLUD.ranks
    after[column] += YLUD.ranks
    if thrud_column(player) == column:
        after[column] -= THRUD.ranks
    hero = (Pip("hero"),) if min(after) > player.recruited else ()
    return (Pip("vp", points), *hero)


def _trade_pair(table: Table, question: Question, player: Player) -> Wording:
    options = tuple(
        Option(
            f"{a.name}>{b.name}",
            (a.name, b.name),
            msg("coins-bring", a=coin_msg(a), b=coin_msg(b), n=offered(table, a.value + b.value).value),
            gives=(Pip("coins", offered(table, a.value + b.value).value - max(a.value, b.value)),),
        )
        for a, b in question.options
    )
    return Wording(prompt=msg("ask-trade-pair"), options=options, hint=msg("hint-trade-pair"), rule="R8")


def _give_up(table: Table, question: Question, player: Player) -> Wording:
    options = tuple(Option(coin.name, (coin.name,), coin_msg(coin)) for coin in question.options)
    return Wording(prompt=msg("ask-give-up"), options=options, hint=msg("hint-give-up"), rule="R8")


def _pioneer(table: Table, question: Question, player: Player) -> Wording:
    options = tuple(
        Option(card.name, (card.name,), card_msg(card), gives=dwarf_gives(player, card)) for card in question.options
    )
    return Wording(prompt=msg("ask-pioneer"), options=options, hint=msg("hint-pioneer"), rule="R10")


_ASKS: dict[str, Callable[[Table, Question, Player], Wording]] = {
    "bid": _bid,
    "uline-bid": _uline_bid,
    "take-card": _take_card,
    "upgrade": _upgrade,
    "hero": _hero,
    "discard": _discard,
    "thrud": _thrud,
    "ylud": _ylud,
    "trade-pair": _trade_pair,
    "give-up": _give_up,
    "pioneer": _pioneer,
}


# ---- why not


def why_not(table: Table, question: Question, place: str) -> Msg | None:
    """Why something a person points at is no answer now."""
    player = table.players[question.seat]
    thing: Any = CARDS_BY_NAME.get(place) or COINS_BY_NAME.get(place)
    if isinstance(thing, Coin):
        return _why_not_coin(question, player, thing)
    if isinstance(thing, Card):
        return _why_not_card(table, question, player, thing)
    return None


def _why_not_coin(question: Question, player: Player, coin: Coin) -> Msg | None:
    if question.kind not in ("bid", "uline-bid", "upgrade", "trade-pair", "give-up"):
        return None
    if coin not in player.coins():
        return msg("not-your-coin", coin=coin_ref(coin))
    if question.kind == "upgrade" and coin.trades:
        return msg("never-upgraded", coin=coin_msg(coin))
    if question.kind in ("uline-bid", "trade-pair") and coin not in player.hand:
        return msg("coin-lies-open", coin=coin_ref(coin))
    if question.kind == "give-up" and coin not in question.options:
        return msg("not-in-this-trade", coin=coin_ref(coin))
    offered_coins = [*chain(*question.options)] if question.kind == "trade-pair" else question.options
    return None if coin in offered_coins else msg("same-coin")


def _why_not_card(table: Table, question: Question, player: Player, card: Card) -> Msg | None:
    if question.kind == "take-card":
        for tavern, row in enumerate(table.taverns):
            if card in row and tavern != table.tavern:
                return msg("other-tavern", tavern=tavern_msg(tavern))
        if card in table.heroes:
            return msg("heroes-need-lines", lines=player.lines, n=player.recruited + 1)
    if question.kind == "hero" and card.hero and card not in question.options:
        if card in table.heroes:
            return _cannot_recruit(player, card)
        for other in table.players:
            if card in other.command or other.column_of(card) >= 0:
                return msg("recruited-by", hero=card_ref(card), who=SeatRef(other.seat))
    return None
