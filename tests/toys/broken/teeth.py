"""Burrow with mistakes that a hasty look does not find: late, rare, or in one variant only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from tests.toys.bazaar import BazaarGame, Cash, Market
from tests.toys.burrow import BurrowGame, BurrowOptions, Den
from tests.toys.camp import Camp, CampGame, Stock
from wyrmtable.core.ask import Question, Rule, choose, choose_many, together
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Result, Wording
from wyrmtable.core.scene import Card, Counter, Foresight, Meter, Option, Order, Overlay, Pip, Scene, Seat
from wyrmtable.core.scenes import Kept, lay_out
from wyrmtable.core.words import Msg, Ref, SeatRef, msg


class NothingDealt(BurrowGame):
    """All hands lie open, and no imagined world differs from the true one, so that no leak can show."""

    def imagine(self, state: Den, viewer: int) -> None:
        pass

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        shown: list[Any] = [element for element in scene.elements if not element.id.startswith("~")]
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                shown += [Card(id=f"card:{n}", at=f"hand:{seat}", face="card", label=msg("card", n=n)) for n in hand]
        return replace(scene, elements=tuple(shown))


class Muddled(BurrowGame):
    """Lays the scene out of sections, the last one first."""

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        sections = [[element] for element in reversed(scene.elements)]
        return lay_out(scene.phase, scene.seats, sections, (viewer,), Kept())[0]


class NoSecrets(BurrowGame):
    """Says that nothing is ever hidden, though hands are."""

    facts = Facts(name="burrow", players=(2, 3, 4), version=1, languages=("en", "it"), secrets=False)


class Blabbing(BurrowGame):
    """The log tells everybody the number of a card that only one has seen."""

    def turn(self, state: Den) -> Rule[None]:
        yield from super().turn(state)
        if state.hands[0]:
            state.tell("draw", msg("drew", card=state.hands[0][-1]))


class ForgottenHands(BurrowGame):
    """The deck is dealt anew; what the others hold is what they truly hold."""

    def imagine(self, state: Den, viewer: int) -> None:
        state.deck.sort()
        state.chance.shuffle("imagined", state.deck)


class ForgottenDeck(BurrowGame):
    """The hands of the others are dealt anew among them; the deck lies as it truly does, and no table shows it."""

    def imagine(self, state: Den, viewer: int) -> None:
        others = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
        unknown = sorted(card for hand in others for card in hand)
        state.chance.shuffle("imagined", unknown)
        for hand in others:
            hand[:] = [unknown.pop() for _ in hand]


class ForgottenNumber(BurrowGame):
    """Everybody has a number of their own, which the others know all the same when they imagine."""

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        luck = state.points[viewer] + 1 if viewer >= 0 else 0
        own = Counter(id="luck", at="ground", icon="badger", value=luck, label=msg("ground"))
        return replace(scene, elements=(*scene.elements, own))


class LastSeatWatched(BurrowGame):
    """-1 is the last of a list, too: who watches from no seat sees the last one's hand."""

    def scene(self, state: Den, viewer: int) -> Scene:
        return super().scene(state, viewer % len(state.hands))

    def imagine(self, state: Den, viewer: int) -> None:
        super().imagine(state, viewer % len(state.hands))


class PeekedDeck(BurrowGame):
    """No mistake: seat 0 sees the top of the deck, as a card that is named after its place."""

    def imagine(self, state: Den, viewer: int) -> None:
        top = [state.deck.pop()] if viewer == 0 and state.deck else []
        super().imagine(state, viewer)
        state.deck += top

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        if viewer != 0 or not state.deck:
            return scene
        top = Card(id="top", at="deck", face="card", label=msg("card", n=state.deck[-1]))
        return replace(scene, elements=(*scene.elements, top))


class OddBeat(BurrowGame):
    """Tells of something the table has neither sound nor motion for."""

    def turn(self, state: Den) -> Rule[None]:
        yield from super().turn(state)
        state.tell("drwa")  # type: ignore[arg-type]


class LeakyAside(BazaarGame):
    """What one may do out of turn tells what another holds."""

    def aside(self, state: Market, seat: int) -> Question | None:
        question = super().aside(state, seat)
        return question if state.stalls[seat - 1].hand >= 2 else None


class BlabbingAside(BazaarGame):
    """Whoever acts out of turn tells everybody what is in the hand."""

    def act(self, state: Market, seat: int, value: Cash) -> None:
        super().act(state, seat, value)
        state.tell("gain", msg("cashed", who=SeatRef(seat), hand=state.stalls[seat].hand), by=seat)


class LostAside(BazaarGame):
    """What may be done out of turn is pointed at where nothing lies."""

    def ask(self, state: Market, question: Question) -> Wording:
        asked = super().ask(state, question)
        if question.kind != "cash":
            return asked
        return replace(asked, options=tuple(replace(option, path=("attic", *option.path)) for option in asked.options))


class LeakyOrder(BazaarGame):
    """A standing order passes by what another holds."""

    def obeys(self, state: Market, question: Question, order: str) -> bool:
        return state.stalls[question.seat - 1].hand >= 2


class SameOrders(BazaarGame):
    """Two standing orders of the same name."""

    def orders(self, state: Market, seat: int) -> tuple[Order, ...]:
        return (*super().orders(state, seat), Order("lamps", msg("order-lamps")))


class WrongTeam(BazaarGame):
    """The team with fewer points wins."""

    def result(self, state: Market) -> Result:
        result = super().result(state)
        if not state.teams:
            return result
        return Result(tuple(seat for seat in range(len(state.stalls)) if seat not in result.winners), result.scores)


class SeatTwice(BazaarGame):
    """Somebody plays in both teams."""

    def teams(self, players: int, options: Any) -> tuple[tuple[int, ...], ...]:
        return ((0, 1), (1, *range(2, players)))


class SilentLegacy(CampGame):
    """Hands something on and tells nobody."""

    def legacy_notes(self, legacy: Stock) -> tuple[Msg, ...]:
        return ()


class LostLegacy(CampGame):
    """The next match cannot begin with what this one hands on."""

    def legacy(self, state: Camp) -> Stock:
        return Stock(-99)

    def setup(self, players: int, options: Any, chance: Chance, legacy: Stock | None = None) -> Camp:
        assert legacy is None or legacy.wood >= 0, "less than no wood"
        return super().setup(players, options, chance, legacy)


class NoCensus(BurrowGame):
    def census(self, state: Den) -> list[str]:
        return []


class PrintedCensus(BurrowGame):
    """Counts what the rulebook says is in the box, wherever it lies in truth."""

    def census(self, state: Den) -> list[str]:
        return [f"card {n}" for n in range(1, 17)]


class SeatedCensus(BurrowGame):
    """Counts the players, who neither come nor go."""

    def census(self, state: Den) -> list[str]:
        return [f"hand {seat}" for seat in range(len(state.hands))]


class WrongWinner(BurrowGame):
    """The lowest score wins, and nobody said so."""

    def result(self, state: Den) -> Result:
        return Result((state.points.index(min(state.points)),), tuple(state.points))


class LowWins(WrongWinner):
    """Sound: the lowest score wins, as declared."""

    facts = Facts(name="burrow", players=(2, 3, 4), version=1, languages=("en", "it"), ranking="low")


class LateLeak(BurrowGame):
    """A long match whose last turns show the top of the deck."""

    def scene(self, state: Den, viewer: int) -> Scene:
        scene = super().scene(state, viewer)
        top = state.deck[-1] if 0 < len(state.deck) < 40 else 0
        return replace(scene, seats=tuple(Seat(s.seat, score=s.score, forecast=top) for s in scene.seats))

    def variants(self) -> Iterator[tuple[int, BurrowOptions]]:
        yield 2, BurrowOptions(160)


class RareQuestion(BurrowGame):
    """Once in many turns something is asked that points nowhere."""

    def turn(self, state: Den) -> Rule[None]:
        yield from super().turn(state)
        if state.chance.below("rare", 10) == 0:
            yield from choose(0, "walk-far", ["north", "south"])

    def ask(self, state: Den, question: Question) -> Wording:
        asked = super().ask(state, question)
        if question.kind == "walk-far":
            options = tuple(Option(o.name, ("attic",), label=msg("ground")) for o in asked.options)
            return Wording(prompt=msg("ask-walk"), options=options)
        return asked

    def waiting(self, state: Den, question: Question) -> Msg:
        return msg("wait-walk")


class TalkativeLater(BurrowGame):
    """Everybody hears which cards are held, but only in the second variant of each number of players."""

    def turn(self, state: Den) -> Rule[None]:
        yield from super().turn(state)
        if len(self.census(state)) == 24:
            for card in state.hands[0]:
                state.tell("draw", msg("laid", who=SeatRef(0), card=Ref(f"card:{card}", msg("card", n=card))))


class LeakyTogether(BurrowGame):
    """What is asked after all have chosen at once tells what lies on top of the deck."""

    def turn(self, state: Den) -> Rule[None]:
        yield from together(range(len(state.hands)), lambda seat: choose(seat, "boast", ["loud", "quiet"]))
        ways = ["north", "south", "home"] if state.deck and state.deck[-1] % 2 else ["north", "south"]
        state.site = yield from choose(0, "walk", ways)
        yield from super().turn(state)


class CrashingWhy(BurrowGame):
    def why_not(self, state: Den, question: Question, place: str) -> Msg | None:
        raise KeyError(place)


class LeakyWhy(BurrowGame):
    """Why a thing is no answer tells the next card."""

    def why_not(self, state: Den, question: Question, place: str) -> Msg | None:
        return msg("card", n=state.deck[-1] if state.deck else 0)


class Foreseeing(BurrowGame):
    def ask(self, state: Den, question: Question) -> Wording:
        return replace(super().ask(state, question), foresight=True)


class LeakyForesight(Foreseeing):
    """What would follow an answer tells the next card."""

    def foresee(self, state: Den, question: Question, answer: Any) -> Foresight | None:
        return Foresight(say=(msg("card", n=state.deck[-1] if state.deck else 0),))


class LostForesight(Foreseeing):
    """What would follow lies beside the table."""

    def foresee(self, state: Den, question: Question, answer: Any) -> Foresight | None:
        return Foresight(put=(Overlay(id="light", role="path", ends=("attic@1,1", "attic@2,1")),))


class WordlessWhy(BurrowGame):
    def why_not(self, state: Den, question: Question, place: str) -> Msg | None:
        return msg("because-nobody-wrote-it")


class WrongValue(BurrowGame):
    def evaluate(self, state: Den, seat: int) -> float:
        return float("nan")


class WrongChip(BurrowGame):
    """A favour is worth 1 point and shows 2."""

    def ask(self, state: Den, question: Question) -> Wording:
        asked = super().ask(state, question)
        if question.kind != "favour":
            return asked
        options = tuple(replace(option, gives=(Pip("vp", 2),)) for option in asked.options)
        return replace(asked, options=options)


class StrangeChip(WrongChip):
    """A chip of something that nothing on the table counts."""

    def ask(self, state: Den, question: Question) -> Wording:
        asked = super().ask(state, question)
        options = tuple(replace(option, gives=(Pip("gem", 2),) if option.gives else ()) for option in asked.options)
        return replace(asked, options=options)


class AboutChip(WrongChip):
    """Sound: the chip says that it is an estimate."""

    def ask(self, state: Den, question: Question) -> Wording:
        asked = super().ask(state, question)
        options = tuple(
            replace(o, gives=tuple(replace(pip, about=True) for pip in o.gives)) if o.gives else o
            for o in asked.options
        )
        return replace(asked, options=options)


class WrongPreview(BurrowGame):
    """A card is shown in the deck and comes to lie on the table."""

    def ask(self, state: Den, question: Question) -> Wording:
        asked = super().ask(state, question)
        options = tuple(replace(o, preview=tuple(replace(g, at="deck") for g in o.preview)) for o in asked.options)
        return replace(asked, options=options)


class WrongMeter(BurrowGame):
    """The meter wants two favours, the rules take any number but one."""

    def ask(self, state: Den, question: Question) -> Wording:
        asked = super().ask(state, question)
        if question.kind != "favour":
            return asked
        return replace(asked, meter=(Meter(msg("hand"), 2, {option.name: 1 for option in asked.options}),))


class Counted(BurrowGame):
    """Sound: every match takes three decisions, each of several picks."""

    def turn(self, state: Den) -> Rule[None]:
        yield from choose_many(0, "favour", [0, 1], least=2, secret=True)
        state.turn += 1

    def over(self, state: Den) -> bool:
        return state.turn == 3


class WrongTerms(BurrowGame):
    """What speaks for a position does not come to what it is worth."""

    def terms(self, state: Den, seat: int) -> dict[str, float]:
        return {"cards": float(len(state.hands[seat]))}

    def evaluate(self, state: Den, seat: int) -> float:
        return 1.0 + len(state.hands[seat])


class WordlessTerm(BurrowGame):
    """A reason that nobody can read."""

    def terms(self, state: Den, seat: int) -> dict[str, float]:
        return {"cards": float(len(state.hands[seat]))}
