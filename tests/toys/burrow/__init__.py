"""Burrow, a toy for tests of the engine: hands, a deck, secret bids, a subset, a reaction and a roll."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta, Struct

from wyrmtable.core.ask import Question, Rule, choose, choose_many, together, window
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions, Facts, Game, Result, Wording
from wyrmtable.core.scene import Area, Card, Face, Option, Pip, Scene, Seat, Verb, Zone
from wyrmtable.core.sight import veil
from wyrmtable.core.state import State
from wyrmtable.core.words import Msg, Ref, SeatRef, msg


class BurrowOptions(Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[int, Meta(ge=1, le=200)] = 24


class Den(State):
    deck: list[int]
    """Hidden from all; the last one is on top."""
    hands: list[list[int]]
    table: list[int]
    points: list[int]
    turn: int = 0
    site: str = "north"


def lay(state: Den, seat: int) -> Rule[tuple[int, str]]:
    """A card and a boast, secretly: two questions in one simultaneous flow."""
    card = yield from choose(seat, "lay", list(state.hands[seat]), secret=True)
    boast = yield from choose(seat, "boast", ["loud", "quiet"], about=card)
    return card, boast


def card_at(n: int, place: str) -> Card:
    return Card(id=f"card:{n}", at=place, face="card", label=msg("card", n=n))


def parity(seats: Any) -> bool:
    return len(seats) != 1


class BurrowGame(Game[Den]):
    facts = Facts(name="burrow", players=(2, 3, 4), version=1, languages=("en", "it"))
    Options = BurrowOptions
    State = Den

    def setup(self, players: int, options: BurrowOptions, chance: Chance) -> Den:
        if options.cards < 3 * players:
            raise BadOptions(f"{players} hands of three take more than {options.cards} cards")
        deck = list(range(1, options.cards + 1))
        chance.shuffle("deck", deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(players)]
        return Den(chance=chance, deck=deck, hands=hands, table=[], points=[0] * players)

    def turn(self, state: Den) -> Rule[None]:
        seats = range(len(state.hands))
        laid = yield from together(seats, lambda seat: lay(state, seat))
        for seat, (card, _) in laid.items():
            state.hands[seat].remove(card)
            state.table.append(card)
            state.tell("reveal", msg("laid", who=SeatRef(seat), card=Ref(f"card:{card}", msg("card", n=card))), by=seat)
        best = max(laid, key=lambda seat: laid[seat][0])
        state.points[best] += 2 if laid[best][1] == "loud" else 1
        others = [seat for seat in seats if seat != best]
        friends = yield from choose_many(best, "favour", others, valid=parity)
        for friend in friends:
            state.points[friend] += 1
        what = yield from choose(best, "act", ["dig", "roll", "rest", "walk"])
        if what == "dig" and state.deck:
            state.table.append(state.deck.pop())
        elif what == "roll":
            state.points[best] += state.chance.below(f"roll/{state.turn}", 3)
        elif what == "walk":
            state.site = yield from choose(best, "walk", ["north", "south", "home"])
            shout = yield from window(
                others, "shout", lambda seat: ["hey"] if max(state.hands[seat], default=0) > 12 else []
            )
            if shout:
                state.points[shout[0]] += 1
        for seat in seats:
            if state.deck:
                card = state.deck.pop()
                state.hands[seat].append(card)
                own = msg("drew", card=Ref(f"card:{card}", msg("card", n=card)))
                state.tell("draw", msg("draws", who=SeatRef(seat)), by=seat, only={seat: own})
        state.turn += 1

    def over(self, state: Den) -> bool:
        return not all(state.hands)

    def result(self, state: Den) -> Result:
        most = max(state.points)
        return Result(tuple(s for s, p in enumerate(state.points) if p == most), tuple(state.points))

    def imagine(self, state: Den, viewer: int) -> None:
        others = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
        unknown = sorted([*state.deck, *(card for hand in others for card in hand)])
        state.chance.shuffle("imagined", unknown)
        for hand in others:
            hand[:] = [unknown.pop() for _ in hand]
        state.deck[:] = unknown

    def scene(self, state: Den, viewer: int) -> Scene:
        elements: list[Any] = [
            Area(id="ground", role="common", label=msg("ground")),
            Zone(id="table", at="ground", role="discard", label=msg("laid-cards")),
            *(card_at(n, "table") for n in state.table),
            Zone(id="deck", at="ground", role="deck", label=msg("deck"), count=len(state.deck)),
            Zone(id="site", at="ground", role="reserve", label=msg(f"site-{state.site}")),
        ]
        for seat, hand in enumerate(state.hands):
            elements.append(Area(id=f"mat:{seat}", role="mat", owner=seat))
            elements.append(Zone(id=f"hand:{seat}", at=f"mat:{seat}", role="hand", owner=seat, label=msg("hand")))
            for i, n in enumerate(hand):
                if seat == viewer:
                    elements.append(card_at(n, f"hand:{seat}"))
                else:
                    elements.append(Card(id=veil(viewer, f"hand:{seat}", i, state.turn), at=f"hand:{seat}"))
        seats = tuple(Seat(seat, score=points) for seat, points in enumerate(state.points))
        return Scene(phase=msg("turn", n=state.turn), seats=seats, elements=tuple(elements))

    def ask(self, state: Den, question: Question) -> Wording:
        if question.kind == "lay":
            options = tuple(
                Option(str(n), (f"card:{n}",), label=msg("card", n=n), preview=(card_at(n, "table"),))
                for n in question.options
            )
            return Wording(prompt=msg("ask-lay"), options=options, rule="laying")
        if question.kind == "favour":
            options = tuple(
                Option(str(s), (f"mat:{s}",), label=msg("player", who=SeatRef(s)), gives=(Pip("vp", 1),))
                for s in question.options
            )
            return Wording(prompt=msg("ask-favour"), options=options)
        asked = super().ask(state, question)
        return Wording(prompt=asked.prompt, options=asked.options, verbs={**asked.verbs, "pass": Verb(Msg("pass"))})

    def faces(self) -> dict[str, Face]:
        return {"card": Face("plain", "earth", msg("card-back"))}

    def evaluate(self, state: Den, seat: int) -> float:
        return state.points[seat] - max(p for s, p in enumerate(state.points) if s != seat)

    def census(self, state: Den) -> list[str]:
        return [f"card {n}" for n in (*state.deck, *state.table, *(n for hand in state.hands for n in hand))]

    def variants(self) -> Iterator[tuple[int, BurrowOptions]]:
        for players in self.facts.players:
            for cards in (16, 24):
                yield players, BurrowOptions(cards)


BURROW = BurrowGame()
