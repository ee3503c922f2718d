"""Burrow with one mistake each, to see that the conformance suite finds it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.toys.burrow import BurrowGame, Den
from wyrmtable.core.ask import Question, Request, Rule, choose
from wyrmtable.core.game import Result, Wording
from wyrmtable.core.scene import Area, Card, Note, Option, Scene, Seat
from wyrmtable.core.words import Ref, msg


class LeakyScene(BurrowGame):
    """The top of the deck can be read off the scene."""

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        top = state.deck[-1] if state.deck else 0
        return replace(scene, seats=tuple(Seat(s.seat, score=s.score, forecast=top) for s in scene.seats))


class LeakyOptions(BurrowGame):
    """How many ways there are to go tells what lies on top of the deck."""

    def turn(self, state: Den) -> Rule[None]:
        ways = ["north", "south", "home"] if state.deck and state.deck[-1] % 2 else ["north", "south"]
        state.site = yield from choose(state.turn % len(state.hands), "walk", ways)
        yield from super().turn(state)


class LeakySkip(BurrowGame):
    """Only a seat with a high card is asked, and so everybody knows who has one."""

    def turn(self, state: Den) -> Rule[None]:
        yield from super().turn(state)
        last = len(state.hands) - 1
        if any(card > 12 for card in state.hands[last]):
            state.site = yield from choose(last, "walk", ["north", "south"])


class LeakyQuestion(BurrowGame):
    """The prompt tells the next card."""

    def ask(self, state: Den, question: Question) -> Wording:
        asked = super().ask(state, question)
        return replace(asked, hint=msg("card", n=state.deck[-1] if state.deck else 0))


class Talkative(BurrowGame):
    """Everybody hears which card was drawn."""

    def turn(self, state: Den) -> Rule[None]:
        yield from super().turn(state)
        for hand in state.hands:
            for card in hand:
                state.tell("draw", msg("drew", card=Ref(f"card:{card}", msg("card", n=card))))


class SameVeils(BurrowGame):
    """Hidden cards have the same ids for all viewers."""

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        number = 0
        elements: list[Any] = []
        for element in scene.elements:
            if element.id.startswith("~"):
                number += 1
                elements.append(Card(id=f"~{element.at.replace(':', '')}{number % 40}", at=element.at))
            else:
                elements.append(element)
        return replace(scene, elements=tuple(elements))


class ForgottenCopy(BurrowGame):
    """A copy shares its points with the original."""

    def copy(self, state: Den) -> Den:
        twin = super().copy(state)
        twin.points = state.points
        return twin


class ForgottenField(BurrowGame):
    """A copy forgets where the walker stands."""

    def copy(self, state: Den) -> Den:
        twin = super().copy(state)
        twin.site = "north"
        return twin


class WrongImagination(BurrowGame):
    """An imagined world loses a card."""

    def imagine(self, state: Den, viewer: int) -> None:
        super().imagine(state, viewer)
        del state.deck[:1]


class Endless(BurrowGame):
    """Cards are drawn for ever."""

    def turn(self, state: Den) -> Rule[None]:
        state.site = yield from choose(0, "walk", ["north", "south"])


class Silent(BurrowGame):
    """Turns go on for ever without a question."""

    def turn(self, state: Den) -> Rule[None]:
        state.turn += 1
        yield from ()


class LostCard(BurrowGame):
    """The card on top of the deck is thrown out of the box."""

    def turn(self, state: Den) -> Rule[None]:
        if state.turn == 2 and state.deck:
            state.deck.pop()
        yield from super().turn(state)


class TwinOptions(BurrowGame):
    """Two options have one name."""

    def turn(self, state: Den) -> Rule[None]:
        state.site = yield from choose(0, "walk", ["north", "south", "north"])
        yield from super().turn(state)


class OddOptions(BurrowGame):
    """An option is a mutable object of the state."""

    def turn(self, state: Den) -> Rule[None]:
        yield from choose(0, "walk", [[1], [2]])
        yield from super().turn(state)


class BlankOptions(BurrowGame):
    """An option's name has a blank in it, which no record can hold."""

    def turn(self, state: Den) -> Rule[None]:
        yield from choose(0, "walk", ["to the north", "south"])
        yield from super().turn(state)


class Wordless(BurrowGame):
    """The phase is a message that no language has."""

    def scene(self, state: Den, viewer: int) -> Scene:
        return replace(super().scene(state, viewer), phase=msg("nobody-wrote-this"))


class Mumbling(BurrowGame):
    """A message lacks the argument that its words use."""

    def scene(self, state: Den, viewer: int) -> Scene:
        return replace(super().scene(state, viewer), phase=msg("turn"))


class LostPlace(BurrowGame):
    """Something lies where there is nothing."""

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        note = Note(id="note", at="attic", role="goal", text=msg("ground"))
        return replace(scene, elements=(*scene.elements, note))


class SameIds(BurrowGame):
    """Two elements have one id."""

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        return replace(scene, elements=(*scene.elements, Area(id="ground", role="aside")))


class Fat(BurrowGame):
    """The scene is far too large to be sent."""

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        notes = tuple(Note(id=f"note:{i:0600}", at="ground", role="goal", text=msg("ground")) for i in range(70))
        return replace(scene, elements=scene.elements + notes)


class Pointless(BurrowGame):
    """An option points at nothing that is on the table."""

    def ask(self, state: Den, question: Question) -> Wording:
        asked = super().ask(state, question)
        options = tuple(Option(o.name, ("attic",), label=msg("ground")) for o in asked.options)
        return replace(asked, options=options)


class Crashing(BurrowGame):
    """The rules fail in the third turn."""

    def turn(self, state: Den) -> Rule[None]:
        if state.turn == 2:
            raise KeyError("third turn")
        yield from super().turn(state)


class WrongResult(BurrowGame):
    def result(self, state: Den) -> Result:
        return Result((9,), (1,))


class WrongWeights(BurrowGame):
    def prefer(self, state: Den, question: Question, picks: Any) -> list[float]:
        return [1.0]


class InLocals(BurrowGame):
    """A turn remembers its state object, and so an imagined hand is not the one that is played."""

    def turn(self, state: Den) -> Rule[None]:
        flow = super().turn(state)
        question: Request = next(flow)
        hands = [hand.copy() for hand in state.hands]
        try:
            while True:
                answer = yield question
                state.hands[:] = [[card for card in hand if card not in state.table] for hand in hands]
                question = flow.send(answer)
        except StopIteration:
            return
