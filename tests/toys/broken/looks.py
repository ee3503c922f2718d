"""Burrow with slips of the pen that the browser draws as something else, and a table that cannot be drawn at all."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from tests.toys.burrow import BurrowGame, Den
from wyrmtable.core.ask import Question, Rule, choose
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import (
    AnyElement,
    Board,
    Card,
    Counter,
    Die,
    Face,
    Note,
    Piece,
    Pip,
    Scene,
    Seat,
    Tile,
    Verb,
    Zone,
)
from wyrmtable.core.words import msg


class Adorned(BurrowGame):
    """Lays one thing more on the table."""

    more: tuple[AnyElement, ...] = ()

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        return replace(scene, elements=(*scene.elements, *self.more))


class UnknownIcon(Adorned):
    more = (Counter(id="badgers", at="ground", icon="bager", value=1, label=msg("ground")),)


class UnknownTone(Adorned):
    more = (Note(id="note", at="ground", role="goal", text=msg("ground"), tone="erath"),)


class UnknownSkin(Adorned):
    more = (
        Board(id="map", at="ground", grid="square", naming="compass"),
        Tile(id="tile", at="map@0,0", face="medow", label=msg("ground")),
    )


class HeapedTiles(Adorned):
    """A tile of two cells reaches under another."""

    more = (
        Board(id="map", at="ground", grid="square", naming="compass"),
        Tile(id="long", at="map@0,0", over=((1, 0),), face="meadow", label=msg("ground")),
        Tile(id="short", at="map@1,0", face="meadow", label=msg("ground")),
    )


class MiscountedZone(Adorned):
    more = (Zone(id="more", at="ground", role="market", label=msg("ground"), count=0), Card(id="one", at="more"))


class EmptyStack(Adorned):
    more = (Piece(id="badger", at="ground", shape="disc", icon="badger", label=msg("ground"), n=0),)


class LoadedDie(Adorned):
    more = (Die(id="die", at="ground", die="d6", value="7"),)


class UnknownRule(Adorned):
    more = (Zone(id="more", at="ground", role="market", label=msg("ground"), help="layign"),)


class UnknownState(Adorned):
    more = (Piece(id="badger", at="ground", shape="disc", icon="badger", label=msg("ground"), states=("slepy",)),)


class UnknownBack(Adorned):
    more = (Card(id="hidden", at="table", back="cadr"),)


class Unexplained(Adorned):
    """A thing that nobody says anything about."""

    more = (Counter(id="badgers", at="ground", icon="badger", value=1, label=msg("ground")),)


class UnexplainedSymbol(Adorned):
    """A symbol beside a thing that is explained."""

    more = (Zone(id="site:2", at="ground", role="reserve", label=msg("ground"), marks=(Pip("badger", 2),)),)


class UnexplainedQuestion(BurrowGame):
    """A kind of question that no coach has a word for."""

    def turn(self, state: Den) -> Rule[None]:
        yield from choose(0, "hurry", ["north", "south"])
        yield from super().turn(state)


class UnknownVerb(BurrowGame):
    def ask(self, state: Den, question: Question) -> Wording:
        asked = super().ask(state, question)
        return replace(asked, verbs={key: Verb(verb.label, icon="bager") for key, verb in asked.verbs.items()})


class UnknownFrame(BurrowGame):
    def faces(self) -> dict[str, Face]:
        return {"card": Face("plian", "earth", msg("card-back"))}


class WrongType(BurrowGame):
    """A score in words, where the wire has numbers."""

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        many: Any = "many"
        return replace(scene, seats=tuple(Seat(seat.seat, score=many) for seat in scene.seats))


class _Mire(dict[str, Face]):
    """Faces that nobody finds the end of."""

    def get(self, key: str, default: Any = None) -> Any:
        while True:
            pass


class Hanging(BurrowGame):
    """The table cannot be spoken: looking up a face never ends."""

    def faces(self) -> dict[str, Face]:
        return _Mire(super().faces())


class EndlessScene(BurrowGame):
    """The table of the second turn is never laid out."""

    def scene(self, state: Den, viewer: int) -> Scene:
        while state.turn:
            pass
        return super().scene(state, viewer)


class EndlessAsk(BurrowGame):
    def ask(self, state: Den, question: Question) -> Wording:
        while state.turn:
            pass
        return super().ask(state, question)


class EndlessRule(BurrowGame):
    """Catches whatever happens, and goes on."""

    def turn(self, state: Den) -> Rule[None]:
        while state.turn:
            with suppress(Exception):
                pass
        yield from super().turn(state)


class EndlessEnd(BurrowGame):
    def over(self, state: Den) -> bool:
        while state.turn:
            pass
        return super().over(state)
