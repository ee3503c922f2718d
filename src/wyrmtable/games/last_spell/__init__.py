"""The Last Spell: by Day build and equip a City, by Night defend its Magic Circle; three Days and Nights a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import convert

from wyrmtable.core.ask import Question
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, Result, Wording
from wyrmtable.core.scene import Face, Foresight, Scene
from wyrmtable.core.scenes import Kept
from wyrmtable.core.words import Msg, Word, msg
from wyrmtable.games.last_spell import bot, scene, setup, sight
from wyrmtable.games.last_spell import options as choices
from wyrmtable.games.last_spell.census import census
from wyrmtable.games.last_spell.data import ITEMS, PERKS, SCENARIOS, Item, Perk
from wyrmtable.games.last_spell.faces import faces
from wyrmtable.games.last_spell.lessons import LESSONS
from wyrmtable.games.last_spell.options import Options, next_options
from wyrmtable.games.last_spell.rules import STEPS
from wyrmtable.games.last_spell.rules.ending import legacy
from wyrmtable.games.last_spell.standing import standing
from wyrmtable.games.last_spell.state import Spell


class LastSpell(Game[Spell]):
    facts = Facts(
        name="last_spell",
        players=(2, 3, 4),
        people=(1, 2, 3, 4),
        private=False,
        long_phases=True,
        ranking="free",
        version=1,
        minutes=180,
        designers=("Nestore Mangone", "Alessandro Veracchi"),
        publishers=("Tabula Games",),
        languages=("en", "it", "ru"),
        standing="percent",
    )
    Options = Options
    Legacy = choices.Legacy
    State = Spell
    things = {Item: ITEMS, Perk: PERKS}
    steps = STEPS
    lessons = LESSONS

    def setup(self, players: int, options: Any, chance: Chance, legacy: choices.Legacy | None = None) -> Spell:
        return setup.set_up(players, options, chance, legacy)

    def over(self, state: Spell) -> bool:
        return state.phase == "over" and not state.agenda

    def result(self, state: Spell) -> Result:
        """All win or lose together; each scores the missions solved and 10 for the victory."""
        seats = tuple(range(len(state.heroes)))
        won = state.outcome == "won"
        return Result(seats if won else (), tuple(10 * won + len(state.solved) for _ in seats))

    def standing(self, state: Spell) -> tuple[int, ...]:
        return standing(state)

    def copy(self, state: Spell) -> Spell:
        return state.copy()

    def teams(self, players: int, options: Any) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(players)),)

    def scene(self, state: Spell, viewer: int) -> Scene:
        return self.scenes(state, (viewer,), Kept())[0]

    def scenes(self, state: Spell, viewers: Sequence[int], kept: Kept) -> list[Scene]:
        return scene.scenes(state, viewers, kept)

    def faces(self) -> Mapping[str, Face]:
        return faces()

    def ask(self, state: Spell, question: Question) -> Wording:
        return scene.ask(state, question)

    def waiting(self, state: Spell, question: Question) -> Msg:
        return scene.waiting(state, question)

    def why_not(self, state: Spell, question: Question, place: str) -> Msg | None:
        return scene.why_not(state, question, place)

    def foresee(self, state: Spell, question: Question, answer: Any) -> Foresight | None:
        return scene.foresee(state, question, answer)

    def imagine(self, state: Spell, viewer: int) -> None:
        sight.imagine(state)

    def sequel(self, options: Any, result: Result) -> Any:
        """In a campaign the next scenario after a victory, the same again after a defeat."""
        return next_options(options, bool(result.winners))

    def legacy(self, state: Spell) -> choices.Legacy | None:
        return legacy(state)

    def reseat(self, legacy: choices.Legacy, order: Sequence[int]) -> choices.Legacy:
        return choices.reseated(legacy, order)

    def legacy_notes(self, legacy: Any) -> tuple[Msg, ...]:
        """Where the campaign goes on, with whom and what."""
        town = Msg(f"scenario-{SCENARIOS[legacy.scenario]}")
        notes = [msg("legacy-town", town=town, gold=legacy.gold, materials=legacy.materials, n=len(legacy.chest))]
        for hero in legacy.heroes:
            items: list[Word] = [Msg(f"item-{item}") for item in hero.items]
            name = Msg(f"hero-{hero.card}")
            notes.append(msg("legacy-hero", hero=name, n=len(hero.perks), held=len(items), items=items))
        return tuple(notes)

    def terms(self, state: Spell, seat: int) -> Mapping[str, float]:
        return bot.terms(state, seat)

    def worlds(self, state: Spell, seat: int) -> tuple[int, int, int]:
        return bot.WORLDS

    def completes(self, state: Spell, question: Question) -> bool:
        return bot.completes(state, question)

    def prefer(self, state: Spell, question: Question, picks: Sequence[Any]) -> Sequence[float] | None:
        return bot.prefer(state, question, picks)

    def counsel(self, state: Spell, question: Question) -> Sequence[tuple[Any, tuple[str, ...]]]:
        return bot.counsel(state, question)

    def census(self, state: Spell) -> list[str]:
        return census(state)

    def variants(self) -> Iterator[tuple[int, Any]]:
        for scenario in SCENARIOS:
            for players in self.facts.players:
                yield players, convert({"scenario": scenario}, Options)
        yield 2, Options(campaign=True, variety=True, level="easier")
        yield 3, Options(scenario="lakeburg", campaign=True, errata=True, quick=True)
        yield 4, Options(scenario="glenwald", quick=True, level="harder")


GAME = LastSpell()
