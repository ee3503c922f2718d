"""Dwellings of Eldervale: workers placed on a growing hex map, a tableau of adventures, battles with many sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wyrmtable.core.ask import Question
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, Result, Wording
from wyrmtable.core.scene import Face, Foresight, Order, Scene
from wyrmtable.core.scenes import Kept
from wyrmtable.core.words import Msg
from wyrmtable.games.eldervale import bot, faces, orders, scene, sight
from wyrmtable.games.eldervale.census import census
from wyrmtable.games.eldervale.lessons import LESSONS
from wyrmtable.games.eldervale.options import Options
from wyrmtable.games.eldervale.rules import aside, scoring, setup
from wyrmtable.games.eldervale.state import Eldervale
from wyrmtable.games.eldervale.steps import STEPS
from wyrmtable.games.eldervale.variants import variants


class EldervaleGame(Game[Eldervale]):
    facts = Facts(
        name="eldervale",
        players=(1, 2, 3, 4, 5),
        version=1,
        minutes=120,
        designers=("Luke Laurie",),
        publishers=("Breaking Games",),
        stage="open",
        languages=("en", "it", "ru"),
    )
    Options = Options
    State = Eldervale
    steps = STEPS
    uncounted = ("any",)
    lessons = LESSONS

    def setup(self, players: int, options: Any, chance: Chance) -> Eldervale:
        return setup.set_up(players, options, chance)

    def over(self, state: Eldervale) -> bool:
        return state.ended

    def result(self, state: Eldervale) -> Result:
        return scoring.result(state)

    def standing(self, state: Eldervale) -> tuple[int, ...]:
        return scoring.standing(state)

    def copy(self, state: Eldervale) -> Eldervale:
        return state.copy()

    def aside(self, state: Eldervale, seat: int) -> Question | None:
        return aside.aside(state, seat)

    def act(self, state: Eldervale, seat: int, value: Any) -> None:
        aside.act(state, seat, value)

    def teams(self, players: int, options: Any) -> tuple[tuple[int, ...], ...]:
        return ((0, 1), (2, 3)) if options.teams else ()

    def automata(self, players: int, options: Any) -> int:
        return 1 if players == 1 else 0

    def scene(self, state: Eldervale, viewer: int) -> Scene:
        return self.scenes(state, (viewer,), Kept())[0]

    def scenes(self, state: Eldervale, viewers: Sequence[int], kept: Kept) -> list[Scene]:
        return scene.scenes(state, viewers, kept)

    def ask(self, state: Eldervale, question: Question) -> Wording:
        return scene.ask(state, question)

    def waiting(self, state: Eldervale, question: Question) -> Msg:
        return scene.waiting(state, question)

    def why_not(self, state: Eldervale, question: Question, place: str) -> Msg | None:
        return scene.why_not(state, question, place)

    def foresee(self, state: Eldervale, question: Question, answer: Any) -> Foresight | None:
        return scene.foresee(state, question, answer)

    def faces(self) -> Mapping[str, Face]:
        return faces.faces()

    def orders(self, state: Eldervale, seat: int) -> tuple[Order, ...]:
        return orders.orders(state, seat)

    def obeys(self, state: Eldervale, question: Question, order: str) -> bool:
        return orders.obeys(state, question, order)

    def can_wait(self, state: Eldervale, question: Question) -> bool:
        return orders.can_wait(state, question)

    def same_window(self, then: str, now: str) -> bool:
        return (then, now) == ("after-action", "end-of-turn")

    def imagine(self, state: Eldervale, viewer: int) -> None:
        sight.imagine(state, viewer)

    def terms(self, state: Eldervale, seat: int) -> Mapping[str, float]:
        return bot.terms(state, seat)

    def worlds(self, state: Eldervale, seat: int) -> tuple[int, int, int]:
        return bot.WORLDS

    def completes(self, state: Eldervale, question: Question) -> bool:
        return bot.completes(state, question)

    def prefer(self, state: Eldervale, question: Question, picks: Sequence[Any]) -> Sequence[float] | None:
        return bot.prefer(state, question, picks)

    def census(self, state: Eldervale) -> list[str]:
        return census(state)

    def variants(self) -> Iterator[tuple[int, Any]]:
        return variants()


GAME = EldervaleGame()
