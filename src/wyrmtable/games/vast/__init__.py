"""Vast: The Crystal Caverns. Five roles that play five different games on one growing, collapsing map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from wyrmtable.core.ask import Question, Rule
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, Result, Wording
from wyrmtable.core.scene import Face, Scene
from wyrmtable.core.scenes import Kept
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.vast import bot, campaign, rules, scene, setup, sight
from wyrmtable.games.vast.bot.chances import chances
from wyrmtable.games.vast.census import census
from wyrmtable.games.vast.data import ROLE_SETS
from wyrmtable.games.vast.faces import faces
from wyrmtable.games.vast.lessons import LESSONS
from wyrmtable.games.vast.options import Options
from wyrmtable.games.vast.rules.victory import Won
from wyrmtable.games.vast.standing import standing
from wyrmtable.games.vast.state import Vast


class VastGame(Game[Vast]):
    facts = Facts(
        name="vast",
        players=(1, 2, 3, 4, 5),
        version=2,
        minutes=90,
        designers=("Patrick Leder", "David Somerville"),
        publishers=("Leder Games",),
        languages=("en", "it", "ru"),
        ranking="free",
        standing="percent",
    )
    Options = Options
    Legacy = campaign.Legacy
    State = Vast
    steps = rules.STEPS
    lessons = LESSONS
    uncounted = ("movement", "perception", "equip.ancient_map", "wound")

    def setup(self, players: int, options: Any, chance: Chance, legacy: campaign.Legacy | None = None) -> Vast:
        return setup.set_up(players, options, chance, legacy)

    def turn(self, state: Vast) -> Rule[None]:
        """A goal that is met leaves all rules at once."""
        try:
            step = super().turn(state)
            assert step is not None
            yield from step
        except Won:
            return

    def over(self, state: Vast) -> bool:
        return state.over

    def result(self, state: Vast) -> Result:
        winners = tuple(sorted(state.seat_of[role] for role in state.winners))
        return Result(winners, tuple(int(seat in winners) for seat in range(len(state.rules.roles))))

    def standing(self, state: Vast) -> tuple[int, ...]:
        return standing(state)

    def chances(self, state: Vast) -> tuple[float, ...] | None:
        return chances(state)

    def scene(self, state: Vast, viewer: int) -> Scene:
        return self.scenes(state, (viewer,), Kept())[0]

    def scenes(self, state: Vast, viewers: Sequence[int], kept: Kept) -> list[Scene]:
        return scene.scenes(state, viewers, kept)

    def ask(self, state: Vast, question: Question) -> Wording:
        return scene.ask(state, question)

    def waiting(self, state: Vast, question: Question) -> Msg:
        return scene.waiting(state, question)

    def why_not(self, state: Vast, question: Question, place: str) -> Msg | None:
        return scene.why_not(state, question, place)

    def faces(self) -> Mapping[str, Face]:
        return faces()

    def imagine(self, state: Vast, viewer: int) -> None:
        sight.imagine(state, viewer)

    def legacy(self, state: Vast) -> campaign.Legacy | None:
        """§13.4 Levels go with the people; after a campaign is won a new one begins."""
        if not state.rules.campaign:
            return None
        after, champion = campaign.after_match(state.rules.levels, self.result(state).winners)
        return campaign.Legacy(state.rules.campaign + 1, tuple(after)) if champion is None else None

    def reseat(self, legacy: campaign.Legacy, order: Sequence[int]) -> campaign.Legacy:
        return replace(legacy, levels=tuple(legacy.levels[seat] for seat in order))

    def legacy_notes(self, legacy: campaign.Legacy) -> tuple[Msg, ...]:
        levels = (msg("campaign-level", who=SeatRef(seat), n=level) for seat, level in enumerate(legacy.levels))
        return msg("campaign-match", n=legacy.match), *levels

    def terms(self, state: Vast, seat: int) -> Mapping[str, float]:
        return bot.terms(state, seat)

    def worlds(self, state: Vast, seat: int) -> tuple[int, int, int]:
        return bot.worlds(state, seat)

    def completes(self, state: Vast, question: Question) -> bool:
        return bot.completes(state, question)

    def prefer(self, state: Vast, question: Question, picks: Sequence[Any]) -> Sequence[float] | None:
        return bot.prefer(state, question, picks)

    def census(self, state: Vast) -> list[str]:
        return census(state)

    def variants(self) -> Iterator[tuple[int, Any]]:
        """Every role set; then Terrain, levels and other options with some of them."""
        for key, role_set in ROLE_SETS.items():
            yield len(role_set.roles), convert({"roles": key}, Options)
        for key in ("KGDCT", "KGDC", "KGDT", "KC", "K", "G", "D", "T"):
            yield len(key), convert({"roles": key, "terrain": True}, Options)
        yield 5, Options(roles="KGDCT", speed="shortest", collapse_variant=4)
        yield 5, Options(roles="KGDCT", speed="longest", terrain=True)
        yield 4, Options(roles="KGDT", one_tile_collapse=True)
        yield 1, Options(roles="K", solo="hard", terrain=True)
        yield 1, Options(roles="D", solo="easy")
        yield 3, Options(roles="KGD", campaign=True)
        yield 2, Options(roles="GC", goblins=2, cave=4)


GAME = VastGame()
