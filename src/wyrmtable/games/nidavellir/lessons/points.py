"""The third lesson: what brings points, and the distinctions at the end of age I (spec 10 and 11)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import SeatRef, msg
from wyrmtable.games.nidavellir.lessons.positions import (
    LENA,
    OFFERING,
    OTTO,
    YOU,
    army,
    begin_at,
    dwarfs,
    give_gems,
    lay_bids,
)
from wyrmtable.games.nidavellir.state import Table

_MINER, _EXPLORER = [*dwarfs("miner", 6), *dwarfs("explorer", 2)]
_HUNTER, _SMITH, _POOR = _HORSE = [*dwarfs("hunter", 6), *dwarfs("blacksmith", 8), *dwarfs("miner", 1)]


def _prepare(table: Table) -> None:
    give_gems(table, 3, 5, 4)
    lay_bids(table.players[YOU], 2, 5, 4, 0, 3)
    lay_bids(table.players[LENA], 5, 4, 3, 0, 2)
    lay_bids(table.players[OTTO], 4, 3, 2, 0, 5)
    armies = (
        army(hunter=(1, 2), miner=(3, 5), blacksmith=(1, 2, 3, 4), explorer=(5, 7)),
        army(warrior=(1, 4, 6, 8), hunter=(3, 4), miner=(2, 4), blacksmith=(5, 6)),
        army(warrior=(2, 3, 5, 7), hunter=(5,), blacksmith=(7,), explorer=(1, 3, 4, 6)),
    )
    begin_at(table, 4, armies, {1: [_MINER, _EXPLORER, OFFERING], 2: _HORSE})


POINTS = Lesson(
    name="points",
    title=msg("learn-points"),
    minutes=3,
    players=3,
    options={"first_game": True},
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-distinction"), "R10"),
        Term(msg("learn-term-majority"), "R10"),
        Term(msg("learn-term-points"), "R11"),
    ),
    steps=(
        Step(
            part=msg("learn-points-classes"),
            task=msg("learn-points-see-classes"),
            says=(
                Saying("col:0.hunter", msg("learn-points-say-hunter")),
                Saying("col:0.blacksmith", msg("learn-points-say-blacksmith")),
                Saying("col:0.explorer", msg("learn-points-say-explorer")),
            ),
            rule="R11",
        ),
        Step(
            part=msg("learn-points-miner"),
            task=msg("learn-points-take"),
            hint=msg("learn-points-take-hint"),
            says=(Saying("col:0.miner", msg("learn-points-say-miner")),),
            rule="R11",
            do=(_MINER.name,),
            wrong={
                _EXPLORER.name: msg("learn-points-not-explorer"),
                OFFERING.name: msg("learn-points-not-offering"),
            },
            others=((LENA, OFFERING.name), (LENA, "coin:base5.1")),
        ),
        Step(
            part=msg("learn-points-distinctions"),
            task=msg("learn-points-see-distinctions"),
            says=(
                Saying("distinction:hunting_master", msg("learn-points-say-distinctions")),
                Saying("col:0.hunter", msg("learn-points-say-tied", who=SeatRef(LENA))),
            ),
            rule="R10",
        ),
        Step(
            part=msg("learn-points-majority"),
            task=msg("learn-points-win"),
            hint=msg("learn-points-win-hint"),
            says=(Saying(_HUNTER.name, msg("learn-points-say-win")),),
            rule="R10",
            do=(_HUNTER.name,),
            wrong={_SMITH.name: msg("learn-points-not-smith"), _POOR.name: msg("learn-points-not-miner")},
            others=((LENA, _POOR.name),),
        ),
        Step(
            part=msg("learn-points-won"),
            task=msg("learn-points-see-won"),
            says=(
                Saying("coin:special3", msg("learn-points-say-three")),
                Saying("col:0.blacksmith", msg("learn-points-say-great")),
            ),
            lights=("command:0",),
            rule="R10",
        ),
        Step(
            part=msg("learn-points-sum"),
            task=msg("learn-points-see-sum"),
            says=(
                Saying("points:0", msg("learn-points-say-sum")),
                Saying("col:0.warrior", msg("learn-points-say-warrior")),
            ),
            rule="R11",
        ),
        Step(
            part=msg("learn-free"),
            task=msg("learn-free-task"),
            says=(Saying("", msg("learn-points-say-free")),),
            free=True,
        ),
    ),
)
