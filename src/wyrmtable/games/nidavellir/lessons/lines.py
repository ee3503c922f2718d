"""The second lesson: a line, the hero it brings, and what the 0 is good for (spec 7 and 8)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.nidavellir.asks import hero_gives
from wyrmtable.games.nidavellir.coins import offered
from wyrmtable.games.nidavellir.data import BONFUR, CARDS_BY_NAME, DAGDA, DWERGS, SKAA
from wyrmtable.games.nidavellir.lessons.positions import (
    LENA,
    OTTO,
    YOU,
    army,
    begin_at,
    dwarfs,
    give_gems,
    lay_bids,
    values,
)
from wyrmtable.games.nidavellir.state import Table
from wyrmtable.games.nidavellir.terms import card_msg

_EXPLORER, _HUNTER, _WARRIOR = _DRAGON = [*dwarfs("explorer", 3), *dwarfs("hunter", 6), *dwarfs("warrior", 7)]
_MINER, _SMITH, _LAST = _HORSE = [*dwarfs("miner", 6), *dwarfs("blacksmith", 7), *dwarfs("explorer", 1)]
_PLAN = [0, 2, 3]


def _prepare(table: Table) -> None:
    give_gems(table, 4, 5, 3)
    lay_bids(table.players[YOU], 3, 5, 0, 2, 4)
    lay_bids(table.players[LENA], 5, 4, 3, 0, 2)
    lay_bids(table.players[OTTO], 4, 2, 5, 0, 3)
    armies = (
        army(warrior=(4, 8), hunter=(1, 2), miner=(3,), blacksmith=(1, 2)),
        army(warrior=(1, 2), hunter=(3, 4), miner=(1, 5), blacksmith=(3,)),
        army(warrior=(3, 5), hunter=(5,), miner=(2,), blacksmith=(4, 5, 6)),
    )
    begin_at(table, 3, armies, {1: _DRAGON, 2: _HORSE})


def _other_hero(table: Table, names: tuple[str, ...]) -> Msg:
    hero = CARDS_BY_NAME[names[0]]
    if hero in (DAGDA, BONFUR):
        return msg("learn-lines-hero-costs", hero=card_msg(hero))
    if hero in DWERGS:
        return msg("learn-lines-hero-brothers")
    points = sum(pip.n or 0 for pip in hero_gives(table.players[YOU], hero) if pip.icon == "vp")
    return msg("learn-lines-hero-fewer", hero=card_msg(hero), n=points)


def _trades_best(table: Table, names: tuple[str, ...]) -> bool:
    return sorted(values(names)) == _PLAN


def _other_trade(table: Table, names: tuple[str, ...]) -> Msg:
    laid = values(names)
    if 0 not in laid:
        return msg("learn-lines-no-trade")
    low, high = sorted(coin.value for coin in table.players[YOU].hand if coin.name not in names)
    return msg("learn-lines-small-trade", a=low, b=high, n=offered(table, low + high).value)


LINES = Lesson(
    name="lines",
    title=msg("learn-lines"),
    minutes=4,
    players=3,
    options={"first_game": True},
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-rank"), "R2"),
        Term(msg("learn-term-line"), "R7"),
        Term(msg("learn-term-hero"), "R3"),
        Term(msg("learn-term-trade"), "R8"),
    ),
    steps=(
        Step(
            part=msg("learn-lines-columns"),
            task=msg("learn-lines-see-columns"),
            says=(
                Saying("col:0.warrior", msg("learn-lines-say-rank")),
                Saying("lines:0", msg("learn-lines-say-lines")),
            ),
            rule="R2",
        ),
        Step(
            part=msg("learn-lines-complete"),
            task=msg("learn-lines-take"),
            hint=msg("learn-lines-take-hint"),
            says=(
                Saying("col:0.explorer", msg("learn-lines-say-line"), msg("learn-look-here")),
                Saying(
                    "order",
                    msg("learn-lines-say-order", lena=SeatRef(LENA), otto=SeatRef(OTTO)),
                    msg("learn-why-first"),
                ),
            ),
            rule="R7",
            do=(_EXPLORER.name,),
            wrong={
                _WARRIOR.name: msg("learn-lines-not-warrior"),
                _HUNTER.name: msg("learn-lines-not-hunter"),
            },
        ),
        Step(
            part=msg("learn-lines-hero"),
            task=msg("learn-lines-recruit"),
            hint=msg("learn-lines-recruit-hint"),
            says=(Saying("heroes", msg("learn-lines-say-hero")),),
            rule="R3",
            do=(SKAA.name,),
            wrong=_other_hero,
            others=((LENA, _HUNTER.name),),
            stop=True,
        ),
        Step(
            part=msg("learn-lines-zero"),
            task=msg("learn-lines-see-zero"),
            says=(
                Saying("bids:0#3", msg("learn-lines-say-zero")),
                Saying("pouch:0", msg("learn-lines-say-pouch")),
            ),
            rule="R8",
            others=((OTTO, _SMITH.name), (LENA, _MINER.name)),
        ),
        Step(
            task=msg("learn-lines-see-six"),
            says=(Saying("coin:royal6.1", msg("learn-lines-say-six")),),
            rule="R8",
        ),
        Step(
            part=msg("learn-lines-plan"),
            task=msg("learn-lines-lay"),
            hint=msg("learn-lines-lay-hint"),
            says=(Saying("hand:0", msg("learn-lines-say-plan")),),
            rule="R8",
            do=_trades_best,
            wrong=_other_trade,
            show="coin:base3.0 coin:base2.0 coin:base0.0",
        ),
        Step(
            part=msg("learn-free"),
            task=msg("learn-free-task"),
            says=(Saying("", msg("learn-lines-say-free")),),
            free=True,
        ),
    ),
)
