"""Bazaar, a toy for tests of the engine: steps, payment, tokens cashed at any moment, reactions, and two teams.

In turn everybody buys a ware or waits; whoever buys may be outdone by others with a card from the hand. Tokens can be
cashed whoever is asked. With four, partners sit opposite each other and win together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from wyrmtable.core.ask import Question, Rule, choose, reactions
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, Result, Wording, plain_ask, steps
from wyrmtable.core.pay import Purse, can_pay, pay
from wyrmtable.core.scene import AnyElement, Area, Counter, Option, Order, Scene, Seat, Verb, Zone
from wyrmtable.core.state import State
from wyrmtable.core.words import Msg, SeatRef, msg

WARES: dict[str, dict[str, int]] = {"cup": {"gem": 1}, "lamp": {"gem": 1, "tool": 1}, "rug": {"tool": 2, "any": 1}}
WORTH = {"cup": 1, "lamp": 3, "rug": 4}
KINDS = ("gem", "tool", "gold")


class BazaarOptions(Struct, frozen=True, forbid_unknown_fields=True):
    teams: bool = False


class Stall(Struct):
    """What one player has."""

    goods: dict[str, int]
    hand: int
    """A secret: 2 outdoes a lamp, 3 any ware, lower ones nothing."""
    tokens: list[str]
    cashed: list[str] = field(default_factory=list)
    wares: list[str] = field(default_factory=list)


class Market(State, kw_only=True):
    stalls: list[Stall]
    turn: int = 0
    rounds: int = 0
    buyer: int = -1
    teams: bool = False


class Cash(Struct, frozen=True):
    """A token and what is taken for it."""

    token: str
    kind: str

    @property
    def name(self) -> str:
        return f"{self.token}:{self.kind}"


def purse(g: Market, seat: int) -> Purse:
    return Purse(g.stalls[seat].goods, lambda symbol: KINDS if symbol == "any" else (symbol, "gold"))


def trade(g: Market) -> Rule[None]:
    """A turn: buy a ware one can pay, or wait. What one can pay changes when somebody cashes a token meanwhile."""
    seat = g.turn

    def wares() -> list[str]:
        return ["wait", *(ware for ware, cost in WARES.items() if can_pay(cost, purse(g, seat)))]

    what = yield from choose(seat, "trade", wares, secret=True)
    if what == "wait":
        g.stalls[seat].goods["gem"] += 1
        g.then("next-seat")
    else:
        g.then(("buy", what), "next-seat")


def buy(g: Market, ware: str) -> Rule[None]:
    """The ware is paid, unless somebody outdoes the buyer."""
    g.buyer = g.turn
    others = [(g.turn + i) % len(g.stalls) for i in range(1, len(g.stalls))]

    def offers(seat: int) -> Sequence[str] | None:
        hand = g.stalls[seat].hand
        return None if hand < 0 else ["outdo"] if hand >= (2 if ware == "lamp" else 3) else []

    def outdo(seat: int, _: str) -> Rule[bool]:
        g.stalls[seat].hand = -1
        g.tell("take", msg("outdone", who=SeatRef(seat), ware=Msg(ware)), by=seat)
        g.buyer = seat
        yield from ()
        return ware == "rug"

    yield from reactions(others, "outdo", offers, outdo, about=ware)
    buyer, g.buyer = g.buyer, -1
    if buyer == g.turn:
        payment = yield from pay(buyer, WARES[ware], lambda: purse(g, buyer), about=ware)
        for kind, n in payment.items():
            g.stalls[buyer].goods[kind] -= n
    g.stalls[buyer].wares.append(ware)
    g.tell("gain", msg("bought", who=SeatRef(buyer), ware=Msg(ware)), by=buyer)


def next_seat(g: Market) -> None:
    g.turn = (g.turn + 1) % len(g.stalls)
    g.rounds += g.turn == 0


class BazaarGame(Game[Market]):
    facts = Facts(name="bazaar", players=(2, 3, 4), version=1)
    Options = BazaarOptions
    State = Market
    steps = steps(trade, buy, next_seat)

    def setup(self, players: int, options: BazaarOptions, chance: Chance) -> Market:
        stalls = [
            Stall(goods={"gem": 1, "tool": 1, "gold": 1}, hand=chance.below(f"hand/{seat}", 4), tokens=["red", "blue"])
            for seat in range(players)
        ]
        return Market(chance=chance, stalls=stalls, phase="trade", teams=options.teams)

    def over(self, state: Market) -> bool:
        return state.rounds == 4

    def teams(self, players: int, options: BazaarOptions) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if options.teams and players == 4 else ()

    def result(self, state: Market) -> Result:
        own = [sum(WORTH[ware] for ware in stall.wares) for stall in state.stalls]
        scores = [own[seat] + own[(seat + 2) % 4] for seat in range(4)] if state.teams and len(own) == 4 else own
        return Result(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), tuple(scores))

    def aside(self, state: Market, seat: int) -> Question | None:
        options = [Cash(token, kind) for token in state.stalls[seat].tokens for kind in ("gem", "tool")]
        return Question(seat, "cash", options) if options else None

    def act(self, state: Market, seat: int, value: Cash) -> None:
        stall = state.stalls[seat]
        stall.tokens.remove(value.token)
        stall.cashed.append(value.token)
        stall.goods[value.kind] += 1
        state.tell("gain", msg("cashed", who=SeatRef(seat)), by=seat)

    def imagine(self, state: Market, viewer: int) -> None:
        for seat, stall in enumerate(state.stalls):
            if seat != viewer and stall.hand >= 0:
                stall.hand = state.chance.below(f"imagined/{seat}", 4)

    def scene(self, state: Market, viewer: int) -> Scene:
        elements: list[AnyElement] = [Area(id="market", role="common", label=msg("market"))]
        for seat, stall in enumerate(state.stalls):
            elements.append(Area(id=f"mat:{seat}", role="mat", owner=seat))
            zone = f"goods:{seat}"
            elements.append(Zone(id=zone, at=f"mat:{seat}", role="stock", label=msg("goods"), owner=seat))
            elements += [
                Counter(id=f"{kind}:{seat}", at=zone, icon=kind, value=stall.goods[kind], label=Msg(kind))
                for kind in KINDS
            ]
            elements.append(
                Counter(id=f"tokens:{seat}", at=zone, icon="coin", value=len(stall.tokens), label=msg("tokens"))
            )
            elements += [
                Counter(id=f"{ware}:{seat}", at=zone, icon="vp", value=stall.wares.count(ware), label=Msg(ware))
                for ware in WARES
            ]
            hidden = int(stall.hand >= 0) if seat != viewer else stall.hand
            elements.append(Counter(id=f"hand:{seat}", at=zone, icon="card", value=hidden, label=msg("hand")))
        teams = state.teams and len(state.stalls) == 4
        seats = tuple(Seat(seat, team=seat % 2 if teams else None) for seat in range(len(state.stalls)))
        return Scene(phase=msg("round", n=state.rounds), seats=seats, elements=tuple(elements))

    def ask(self, state: Market, question: Question) -> Wording:
        if question.kind == "pay":
            options = tuple(Option(kind, (f"{kind}:{question.seat}",), label=Msg(kind)) for kind in question.options)
            return Wording(prompt=msg("ask-pay", ware=Msg(question.about)), options=options)
        if question.kind == "cash":
            options = tuple(
                Option(cash.name, (f"!{cash.token}", f"!{cash.kind}"), label=Msg(cash.token))
                for cash in question.options
            )
            verbs = {word: Verb(Msg(word)) for word in ("red", "blue", "gem", "tool")}
            return Wording(prompt=msg("ask-cash"), options=options, verbs=verbs)
        return plain_ask(question)

    def orders(self, state: Market, seat: int) -> tuple[Order, ...]:
        return (Order("lamps", msg("order-lamps")),)

    def obeys(self, state: Market, question: Question, order: str) -> bool:
        return order == "lamps" and question.about != "lamp"

    def census(self, state: Market) -> list[str]:
        return [
            f"{token} of {seat}" for seat, stall in enumerate(state.stalls) for token in (*stall.tokens, *stall.cashed)
        ]

    def variants(self) -> Iterator[tuple[int, BazaarOptions]]:
        for players in self.facts.players:
            yield players, BazaarOptions()
        yield 4, BazaarOptions(teams=True)


BAZAAR = BazaarGame()
