"""Copies made from types: everything that can change is new, everything else the same."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from tests.toys.bazaar import BAZAAR
from tests.toys.burrow import BURROW
from tests.toys.camp import CAMP
from wyrmtable.core.ask import Named
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game
from wyrmtable.core.match import Match
from wyrmtable.core.state import SILENT, State, Trail, Voice, digest
from wyrmtable.games.nidavellir import GAME as NIDAVELLIR
from wyrmtable.games.vast import GAME as VAST

Mode = Literal["day", "night"]


class Card(Named):
    __slots__ = ()


class Fixed(Struct, frozen=True):
    cells: tuple[int, ...] = ()


class Box(Struct):
    marks: list[int]
    inner: Box | None = None


class Everything(State):
    number: int
    word: str
    mode: Mode
    fixed: Fixed
    card: Card | None
    numbers: list[int]
    deep: list[list[list[int]]]
    cards: list[Card | None]
    pairs: list[tuple[int, str]]
    by_name: dict[str, int]
    lists: dict[str, list[int]]
    seen: set[int]
    box: Box
    boxes: list[Box]
    perhaps: list[int] | None
    none: Box | None
    two: tuple[list[int], int]
    many: tuple[Box, ...]


def everything() -> Everything:
    return Everything(
        chance=Chance("copies"),
        voice=Voice(lambda *_: None),
        trail=Trail([]),
        agenda=[("step", 1)],
        number=1,
        word="a",
        mode="day",
        fixed=Fixed((1, 2)),
        card=Card("ace"),
        numbers=[1, 2],
        deep=[[[1], [2]], []],
        cards=[Card("ten"), None],
        pairs=[(1, "x")],
        by_name={"b": 2, "a": 1},
        lists={"z": [1]},
        seen={3},
        box=Box([1], Box([2])),
        boxes=[Box([3])],
        perhaps=[4],
        none=None,
        two=([5], 6),
        many=(Box([7]),),
    )


def parts(thing: Any, changing: list[Any]) -> list[Any]:
    """Everything inside that can change."""
    if isinstance(thing, list | set | dict) or (isinstance(thing, Struct) and not thing.__struct_config__.frozen):
        changing.append(thing)
    if isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            parts(getattr(thing, name), changing)
    elif isinstance(thing, Chance):
        changing.append(thing)
    elif isinstance(thing, dict):
        for value in thing.values():
            parts(value, changing)
    elif isinstance(thing, list | tuple):
        for value in thing:
            parts(value, changing)
    return changing


def assert_apart(old: State, new: State) -> None:
    assert digest(old) == digest(new)
    theirs = {id(part) for part in parts(old, [])}
    assert not [part for part in parts(new, []) if id(part) in theirs]
    assert new.voice is SILENT
    assert new.trail is None


def test_whatever_can_change_is_copied_and_the_rest_is_shared() -> None:
    old = everything()
    new = old.copy()
    assert_apart(old, new)
    assert len(parts(new, [])) == len(parts(old, [])) > 20
    assert new.card is old.card
    assert new.cards[0] is old.cards[0]
    assert new.fixed is old.fixed
    assert list(new.by_name) == ["b", "a"]
    assert msgspec.structs.asdict(new).keys() == msgspec.structs.asdict(old).keys()


@pytest.mark.parametrize(
    "game", [NIDAVELLIR, VAST, find_game("tide"), BURROW, BAZAAR, CAMP], ids=lambda game: game.facts.name
)
def test_states_of_games_share_nothing_with_their_copies(game: Game[Any]) -> None:
    match = Match(game, max(game.facts.players), chance=Chance("apart"))
    for _ in range(30):
        assert_apart(match.state, game.copy(match.state))
        if match.over:
            break
        seat, question = next(iter(match.open.items()))
        taken: list[Any] = []
        while picks := question.next_picks(taken):
            taken.append(picks[0])
        match.answer(seat, question.names(question.value(taken)))


class Vague(State):
    things: list[Any]


class Mixed(State):
    thing: list[int] | dict[str, int]


class HalfFrozen(Struct, frozen=True):
    marks: list[int]


class Hidden(State):
    thing: HalfFrozen


class Unknown(State):
    thing: Any


@pytest.mark.parametrize(
    ("state", "named"),
    [
        (Vague(chance=Chance("v"), things=[]), "Vague.things"),
        (Mixed(chance=Chance("v"), thing=[]), "Mixed.thing"),
        (Hidden(chance=Chance("v"), thing=HalfFrozen([])), "Hidden.thing"),
        (Unknown(chance=Chance("v"), thing=1), "Unknown.thing"),
    ],
)
def test_a_type_that_does_not_tell_is_refused(state: State, named: str) -> None:
    for _ in range(2):
        with pytest.raises(TypeError, match=named):
            state.copy()
