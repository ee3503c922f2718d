"""Nidavellir: bid coins in three taverns, gather dwarfs in five columns, win a hero with every complete line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from wyrmtable.core.ask import Question
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, Result, Wording
from wyrmtable.core.scene import Face, Scene
from wyrmtable.core.scenes import Kept
from wyrmtable.core.words import Msg
from wyrmtable.games.nidavellir import asks, bot, faces, rules, scene, scoring, setup, sight
from wyrmtable.games.nidavellir.data import CARDS_BY_NAME, COINS_BY_NAME, Card, Coin
from wyrmtable.games.nidavellir.lessons import LESSONS
from wyrmtable.games.nidavellir.state import Table


class NidavellirOptions(Struct, frozen=True, forbid_unknown_fields=True):
    first_game: bool = False
    """Leave out Thrud, Ylud and Uline [R1]."""


class Nidavellir(Game[Table]):
    facts = Facts(
        name="nidavellir",
        players=(2, 3, 4, 5),
        version=1,
        minutes=45,
        designers=("Serge Laget",),
        publishers=("GRRRE Games",),
        languages=("en", "it", "ru"),
    )
    Options = NidavellirOptions
    State = Table
    steps = rules.STEPS
    uncounted = ("upgrade", "order")
    lessons = LESSONS
    things = {Card: CARDS_BY_NAME, Coin: COINS_BY_NAME}

    def setup(self, players: int, options: NidavellirOptions, chance: Chance) -> Table:
        return setup.set_up(players, options.first_game, chance)

    def over(self, state: Table) -> bool:
        return state.phase == "over"

    def result(self, state: Table) -> Result:
        return scoring.result(state)

    def standing(self, state: Table) -> tuple[int, ...]:
        return scoring.result(state).scores

    def imagine(self, state: Table, viewer: int) -> None:
        sight.imagine(state, viewer)

    def scene(self, state: Table, viewer: int) -> Scene:
        return self.scenes(state, (viewer,), Kept())[0]

    def scenes(self, state: Table, viewers: Sequence[int], kept: Kept) -> list[Scene]:
        return scene.scenes(state, viewers, kept)

    def ask(self, state: Table, question: Question) -> Wording:
        return asks.ask(state, question)

    def waiting(self, state: Table, question: Question) -> Msg:
        return asks.waiting(state, question)

    def why_not(self, state: Table, question: Question, place: str) -> Msg | None:
        return asks.why_not(state, question, place)

    def faces(self) -> Mapping[str, Face]:
        return faces.faces()

    def terms(self, state: Table, seat: int) -> Mapping[str, float]:
        return bot.terms(state, seat)

    def prefer(self, state: Table, question: Question, picks: Sequence[Any]) -> Sequence[float] | None:
        return bot.prefer(state, question, picks)

    def census(self, state: Table) -> list[str]:
        return sight.census(state)

    def variants(self) -> Iterator[tuple[int, NidavellirOptions]]:
        for players in self.facts.players:
            for first_game in (False, True):
                yield players, NidavellirOptions(first_game)


GAME = Nidavellir()
