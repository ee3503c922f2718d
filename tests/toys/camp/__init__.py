"""Camp, a toy for tests of the engine: all play together against a storm that is nobody's, by day in any order.

By day anybody of those not yet ready works or makes ready, without waiting for the others. By night the storm breaks
posts, one gust after the other. Who stands after two nights wins, and what is left of the wood goes on to the next match.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from wyrmtable.core.ask import Rule, anyone, trigger
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, Result, steps
from wyrmtable.core.scene import AnyElement, Area, Counter, Scene, Seat
from wyrmtable.core.state import State
from wyrmtable.core.words import Msg, SeatRef, msg


class Stock(Struct, frozen=True):
    """What a camp hands on."""

    wood: int


class Camp(State, kw_only=True):
    heroes: int
    wood: int
    posts: int = 0
    day: int = 1
    storm: int = 0
    """Posts broken: the score of the storm."""
    ready: list[int] = field(default_factory=list)


def work(g: Camp) -> Rule[None]:
    """One deed of the day, of anybody who is not ready; the next one asks again."""
    waiting = [seat for seat in range(g.heroes) if seat not in g.ready]
    if not waiting:
        g.ready = []
        g.then(*("gust" for _ in range(g.heroes + 1)), "dawn")
        return
    seat, deed = yield from anyone(waiting, "work", lambda seat: ["build", "ready"] if g.wood else ["ready"])
    if deed == "build":
        g.wood -= 1
        g.posts += 1
        g.tell("build", msg("built", who=SeatRef(seat)), by=seat)
    else:
        g.ready.append(seat)
        g.tell("turn", msg("is-ready", who=SeatRef(seat)), by=seat)


def gust(g: Camp) -> None:
    if g.posts and g.chance.below(f"gust/{g.day}", 2):
        g.posts -= 1
        g.storm += 1
        g.tell("break", msg("broke"), hold=True)


def dawn(g: Camp) -> Rule[None]:
    """A post is mended and the camp is counted, in the order the first hero likes; nothing is mended without wood."""
    g.tell("phase", msg("dawned", n=g.day))

    def happen(what: str) -> Rule[None]:
        if what == "mend":
            g.wood -= 1
            g.posts += 1
        g.tell("score", msg(f"did-{what}", n=g.posts))
        yield from ()

    yield from trigger(0, "dawn", ["mend", "count"], happen, lambda what: what == "count" or g.wood > 0)
    g.day += 1


class CampGame(Game[Camp]):
    facts = Facts(
        name="camp",
        players=(2, 3),
        people=(1, 2, 3),
        private=False,
        secrets=False,
        ranking="free",
        version=1,
        long_phases=True,
    )
    Legacy = Stock
    State = Camp
    steps = steps(work, gust, dawn)

    def setup(self, players: int, options: Any, chance: Chance, legacy: Stock | None = None) -> Camp:
        return Camp(chance=chance, heroes=players, wood=4 + (legacy.wood if legacy else 0), phase="work")

    def over(self, state: Camp) -> bool:
        return state.day == 3

    def teams(self, players: int, options: Any) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(players)),)

    def automata(self, players: int, options: Any) -> int:
        return 1

    def result(self, state: Camp) -> Result:
        scores = (*[state.posts] * state.heroes, state.storm)
        won = state.posts > state.storm
        return Result(tuple(range(state.heroes)) if won else (state.heroes,), scores)

    def legacy(self, state: Camp) -> Stock:
        return Stock(state.wood)

    def legacy_notes(self, legacy: Stock) -> tuple[Msg, ...]:
        return (msg("brings-wood", n=legacy.wood),)

    def imagine(self, state: Camp, viewer: int) -> None:
        """Nothing is hidden but what chance will bring."""

    def scene(self, state: Camp, viewer: int) -> Scene:
        elements: list[AnyElement] = [
            Area(id="camp", role="common", label=msg("camp")),
            Counter(id="wood", at="camp", icon="wood", value=state.wood, label=msg("wood")),
            Counter(id="posts", at="camp", icon="post", value=state.posts, label=msg("posts")),
        ]
        seats = [Seat(seat, team=0, state="passed" if seat in state.ready else "") for seat in range(state.heroes)]
        storm = Seat(state.heroes, title=msg("storm"), automa=True, score=state.storm)
        return Scene(phase=msg("day", n=state.day), seats=(*seats, storm), elements=tuple(elements))

    def evaluate(self, state: Camp, seat: int) -> float:
        return state.posts - state.storm

    def census(self, state: Camp) -> list[str]:
        return [f"piece {i}" for i in range(state.wood + state.posts + state.storm)]

    def variants(self) -> Iterator[tuple[int, Any]]:
        for players in self.facts.players:
            yield players, self.Options()


CAMP = CampGame()
