"""Tide, a tiny game of secret bids: the highest bid that nobody else made takes the catch."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from wyrmtable.core.ask import Question, Rule, choose, together
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, Result, Wording
from wyrmtable.core.scene import AnyElement, Area, Card, Face, Option, Pip, Scene, Seat, Sheet, SheetRow, Zone
from wyrmtable.core.state import State
from wyrmtable.core.words import SeatRef, msg

from .lessons import LESSONS


class TideOptions(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=3, le=9)] = 6


class Tide(State):
    hands: list[list[int]]
    caught: list[list[int]]
    catch: list[int]
    """Catches still to come; the last one lies open, the others are hidden from all."""
    lost: list[int]
    spent: list[tuple[int, int]]
    """Bids already made, as (seat, value)."""


def bid(state: Tide, seat: int) -> Rule[int]:
    return (yield from choose(seat, "bid", state.hands[seat]))


class TideGame(Game[Tide]):
    facts = Facts(
        name="tide",
        players=(2, 3, 4),
        version=1,
        minutes=5,
        designers=("Wyrmtable",),
        original=True,
        languages=("en", "it", "ru"),
    )
    Options = TideOptions
    State = Tide
    lessons = LESSONS

    # ---- rules

    def setup(self, players: int, options: TideOptions, chance: Chance) -> Tide:
        catch = list(range(1, options.rounds + 1))
        chance.shuffle("catch", catch)
        hands = [list(range(1, options.rounds + 1)) for _ in range(players)]
        return Tide(chance=chance, hands=hands, caught=[[] for _ in hands], catch=catch, lost=[], spent=[])

    def turn(self, state: Tide) -> Rule[None]:
        """Everybody bids at once; the highest bid that nobody else made takes the catch, else the sea keeps it."""
        bids = yield from together(range(len(state.hands)), lambda seat: bid(state, seat))
        for seat, value in bids.items():
            state.hands[seat].remove(value)
            state.spent.append((seat, value))
        prize = state.catch.pop()
        made = list(bids.values())
        alone = [value for value in made if made.count(value) == 1]
        if not alone:
            state.lost.append(prize)
            state.tell("lose", msg("sea-kept", prize=prize))
            return
        winner = made.index(max(alone))
        state.caught[winner].append(prize)
        state.tell("take", msg("caught", who=SeatRef(winner), prize=prize, bid=max(alone)), by=winner)

    def over(self, state: Tide) -> bool:
        return not state.catch

    def result(self, state: Tide) -> Result:
        scores = tuple(sum(fish) for fish in state.caught)
        return Result(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores)

    # ---- views

    def imagine(self, state: Tide, viewer: int) -> None:
        """The catches still to come are unknown to everybody; the open one and all hands are known."""
        hidden = sorted(state.catch[:-1])
        state.chance.shuffle("imagined", hidden)
        state.catch[:-1] = hidden

    def scene(self, state: Tide, viewer: int) -> Scene:
        elements: list[AnyElement] = [
            Area(id="sea", role="common", label=msg("sea")),
            Zone(id="open", at="sea", role="market", label=msg("open-catch"), weight=2),
            *fish_cards("open", state.catch[-1:]),
            Zone(id="deep", at="sea", role="deck", label=msg("deep"), count=max(0, len(state.catch) - 1)),
            Zone(id="lost", at="sea", role="discard", label=msg("lost")),
            *fish_cards("lost", state.lost),
        ]
        for seat, hand in enumerate(state.hands):
            elements.append(Area(id=f"mat:{seat}", role="mat", owner=seat))
            elements.append(Zone(id=f"hand:{seat}", at=f"mat:{seat}", role="hand", label=msg("hand"), owner=seat))
            elements += [Card(id=f"bid:{seat}.{n}", at=f"hand:{seat}", face=f"bid{n}", owner=seat) for n in hand]
            elements.append(Zone(id=f"fish:{seat}", at=f"mat:{seat}", role="tableau", label=msg("fish"), owner=seat))
            elements += fish_cards(f"fish:{seat}", state.caught[seat])
        scores = [sum(fish) for fish in state.caught]
        if not state.catch:
            heads = tuple(msg("player", who=SeatRef(seat)) for seat in range(len(scores)))
            rows = (SheetRow(msg("fish"), tuple(scores), total=True),)
            elements.append(Sheet(id="score", role="score", label=msg("score"), heads=heads, rows=rows))
        seats = tuple(Seat(seat, score=score) for seat, score in enumerate(scores))
        return Scene(phase=msg("catches-left", n=len(state.catch)), seats=seats, elements=tuple(elements))

    def ask(self, state: Tide, question: Question) -> Wording:
        cards = [(n, f"bid:{question.seat}.{n}") for n in question.options]
        options = tuple(Option(str(n), (card,), label=msg("bid-card", n=n)) for n, card in cards)
        return Wording(prompt=msg("ask-bid", prize=state.catch[-1]), options=options, rule="bid")

    def faces(self) -> dict[str, Face]:
        faces = {}
        for n in range(1, 10):
            faces[f"catch{n}"] = Face("banner", "sea", msg("catch-card", n=n), art=("fish",), corner=(Pip("vp", n),))
            faces[f"bid{n}"] = Face("banner", "net", msg("bid-card", n=n), art=("net",), corner=(Pip("bid", n),))
        return faces

    # ---- for bots and checks

    def terms(self, state: Tide, seat: int) -> dict[str, float]:
        """Own fish against the average, and high bids kept for later."""
        scores = [sum(fish) for fish in state.caught]
        return {"fish": scores[seat] - sum(scores) / len(scores), "bids": 0.3 * sum(state.hands[seat])}

    def census(self, state: Tide) -> list[str]:
        fish = [*state.catch, *state.lost, *(n for own in state.caught for n in own)]
        bids = [(seat, n) for seat, hand in enumerate(state.hands) for n in hand] + state.spent
        return [f"catch {n}" for n in fish] + [f"bid {n} of {seat}" for seat, n in bids]

    def variants(self) -> Iterator[tuple[int, TideOptions]]:
        for players in self.facts.players:
            for rounds in (3, 6, 9):
                yield players, TideOptions(rounds)


def fish_cards(zone: str, fish: list[int]) -> list[Card]:
    return [Card(id=f"catch:{n}", at=zone, face=f"catch{n}") for n in fish]


GAME = TideGame()
