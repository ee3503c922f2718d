"""Siege, a toy for the table: a fixed board of 24 × 18 with ground, regions, walls of several cells, sixty monsters
that move at once, and a payment that must come out exactly.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from wyrmtable.core.ask import Question, Rule, choose, choose_many
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, NoOptions, Result, Wording
from wyrmtable.core.scene import (
    AnyElement,
    Area,
    Board,
    Counter,
    Ground,
    Meter,
    Option,
    Overlay,
    Piece,
    Pip,
    Region,
    Scene,
    Seat,
    Zone,
)
from wyrmtable.core.state import State
from wyrmtable.core.words import SeatRef, msg

WIDE, TALL = 24, 18
HORDE = 60
KINDS = ("runner", "clawer", "archer", "winged", "brute")
WALLS = ((6, 6, 3, 1), (9, 6, 3, 1), (15, 6, 3, 1), (6, 10, 1, 3), (17, 10, 1, 3))
"""Column, row, width, height."""
COSTS = (1, 2, 3)
"""What each vial holds: enough for one spell of two vials and one of a single vial."""
PRICE = 3
ROUNDS = 5
REACH = 4


def sign(x: int, y: int) -> str:
    """The ground: fog around, a street inside, boulders here and there."""
    if y < 2 or (y >= 6 and (x < 2 or x > 21)):
        return "f"
    if 6 <= x <= 17 and y >= 6:
        return "s"
    return "o" if (x * 7 + y * 13) % 37 == 0 else "."


GROUND = tuple("".join(sign(x, y) for x in range(WIDE)) for y in range(TALL))
BUILT = frozenset((x + dx, y + dy) for x, y, w, h in WALLS for dx in range(w) for dy in range(h))
"""Cells under walls."""


class Town(State):
    horde: list[tuple[int, int]]
    """Where each monster is; those that are gone stand at (-1, -1)."""
    heroes: list[tuple[int, int]]
    slain: list[int]
    vials: list[list[int]]
    """Sizes of the vials each hero has."""
    spent: list[int]
    """Those that were poured out."""
    turn: int = 0


def free(state: Town, x: int, y: int) -> bool:
    return (
        0 <= x < WIDE
        and 0 <= y < TALL
        and GROUND[y][x] != "o"
        and (x, y) not in BUILT
        and (x, y) not in state.horde
        and (x, y) not in state.heroes
    )


def exactly(vials: Collection[Any]) -> bool:
    """What a spell costs."""
    return sum(COSTS[vial] for vial in vials) == PRICE


class SiegeGame(Game[Town]):
    facts = Facts(name="siege", players=(1, 2, 3), version=1, secrets=False, ranking="free")
    State = Town

    def setup(self, players: int, options: NoOptions, chance: Chance) -> Town:
        cells = [(x, y) for y in range(6) for x in range(WIDE) if GROUND[y][x] != "o"]
        chance.shuffle("horde", cells)
        heroes = [(9 + 2 * seat, 8) for seat in range(players)]
        vials = [list(range(len(COSTS))) for _ in range(players)]
        return Town(
            chance=chance, horde=sorted(cells[:HORDE]), heroes=heroes, slain=[0] * players, vials=vials, spent=[]
        )

    def turn(self, state: Town) -> Rule[None]:
        seat = state.turn % len(state.heroes)
        x, y = state.heroes[seat]
        steps = [
            (x + dx, y + dy) for dx in range(-2, 3) for dy in range(-2, 3) if (dx or dy) and free(state, x + dx, y + dy)
        ]
        near = [
            number for number, (mx, my) in enumerate(state.horde) if mx >= 0 and max(abs(mx - x), abs(my - y)) <= REACH
        ]
        options = [("step", f"{a},{b}") for a, b in steps] + [("strike", str(number)) for number in near]
        what, which = yield from choose(seat, "act", [*options, ("wait", "")])
        if what == "step":
            a, b = map(int, which.split(","))
            state.heroes[seat] = (a, b)
            state.tell("move", msg("stepped", who=SeatRef(seat)), by=seat, focus=(f"town@{a},{b}",))
        elif what == "strike":
            self.fell(state, seat, int(which))
        if len(state.vials[seat]) > 1:
            spent = yield from choose_many(seat, "cast", list(state.vials[seat]), valid=exactly)
            state.vials[seat] = [vial for vial in state.vials[seat] if vial not in spent]
            state.spent += spent
            for number in near[:3]:
                self.fell(state, seat, number)
        self.advance(state)
        state.turn += 1

    def fell(self, state: Town, seat: int, number: int) -> None:
        if state.horde[number][0] < 0:
            return
        x, y = state.horde[number]
        state.horde[number] = (-1, -1)
        state.slain[seat] += 1
        state.tell("fall", msg("slain", who=SeatRef(seat)), by=seat, focus=(f"town@{x},{y}",))

    def advance(self, state: Town) -> None:
        """All monsters that can go one cell to the south, the foremost first."""
        order = sorted(range(len(state.horde)), key=lambda number: -state.horde[number][1])
        for number in order:
            x, y = state.horde[number]
            if x >= 0 and y < 14 and free(state, x, y + 1):
                state.horde[number] = (x, y + 1)
        state.tell("move", msg("horde-came"))

    def over(self, state: Town) -> bool:
        return state.turn >= ROUNDS * len(state.heroes)

    def result(self, state: Town) -> Result:
        won = sum(state.slain) >= 2 * len(state.heroes)
        return Result(tuple(range(len(state.heroes))) if won else (), tuple(state.slain))

    def copy(self, state: Town) -> Town:
        return Town(
            chance=state.chance.copy(),
            horde=state.horde.copy(),
            heroes=state.heroes.copy(),
            slain=state.slain.copy(),
            vials=[vials.copy() for vials in state.vials],
            spent=state.spent.copy(),
            turn=state.turn,
        )

    def imagine(self, state: Town, viewer: int) -> None:
        """Everything lies open."""

    def scene(self, state: Town, viewer: int) -> Scene:
        found: list[AnyElement] = [
            Board(
                id="town",
                grid="square",
                size=(0, 0, WIDE - 1, TALL - 1),
                weight=2,
                label=msg("town"),
                ground=GROUND,
                legend={
                    "f": Ground("fog", msg("fog"), stops=("sight",)),
                    ".": Ground("field"),
                    "o": Ground("boulder", msg("boulder"), stops=("foot", "sight")),
                    "s": Ground("street", msg("street")),
                },
                regions=(
                    Region("gate", "6,2..17,5", msg("region-gate"), "monster"),
                    Region("market", "6,6..11,11", msg("region-market")),
                    Region("temple", "12,6..17,11", msg("region-temple")),
                ),
            )
        ]
        for number, (x, y, w, h) in enumerate(WALLS):
            over = tuple((dx, dy) for dx in range(w) for dy in range(h) if dx or dy)
            found.append(
                Piece(
                    id=f"wall:{number}",
                    at=f"town@{x},{y}",
                    shape="structure",
                    tone="wood",
                    level="structure",
                    over=over,
                    label=msg("wall"),
                )
            )
        for number, (x, y) in enumerate(state.horde):
            if x >= 0:
                kind = KINDS[number % len(KINDS)]
                found.append(
                    Piece(
                        id=f"monster:{number}",
                        at=f"town@{x},{y}",
                        shape="token",
                        icon=kind,
                        tone="monster",
                        stats=(Pip("hp", 2, 2),) if kind == "brute" else (),
                        label=msg(f"monster-{kind}"),
                    )
                )
        for seat, (x, y) in enumerate(state.heroes):
            found.append(
                Piece(
                    id=f"hero:{seat}",
                    at=f"town@{x},{y}",
                    shape="standee",
                    icon="hero",
                    owner=seat,
                    stats=(Pip("hp", 5, 6),),
                    label=msg("hero"),
                )
            )
            found += [
                Area(id=f"mat:{seat}", role="mat", owner=seat),
                Counter(id=f"slain:{seat}", at=f"mat:{seat}", icon="slain", value=state.slain[seat]),
                Zone(id=f"vials:{seat}", at=f"mat:{seat}", role="stock", label=msg("vials")),
            ]
            found += [
                Piece(
                    id=f"vial:{seat}.{vial}",
                    at=f"vials:{seat}",
                    shape="token",
                    icon="mana",
                    tone="mana",
                    value=str(COSTS[vial]),
                    label=msg("vial", n=COSTS[vial]),
                )
                for vial in state.vials[seat]
            ]
        threat = tuple(f"town@{x},{y + 1}" for x, y in state.horde if x >= 0 and y < 14 and free(state, x, y + 1))
        found.append(Overlay(id="threat", role="threat", cells=threat, layer="threat", label=msg("threat")))
        seats = tuple(Seat(seat, score=slain) for seat, slain in enumerate(state.slain))
        return Scene(phase=msg("night", n=state.turn // len(state.heroes) + 1), seats=seats, elements=tuple(found))

    def ask(self, state: Town, question: Question) -> Wording:
        if question.kind == "cast":
            seat = question.seat
            options = tuple(
                Option(str(vial), (f"vial:{seat}.{vial}",), label=msg("vial", n=COSTS[vial]))
                for vial in question.options
            )
            per = {str(vial): COSTS[vial] for vial in question.options}
            return Wording(
                prompt=msg("ask-cast"), hint=msg("hint-cast"), options=options, meter=(Meter(msg("mana"), PRICE, per),)
            )
        asked = super().ask(state, question)
        paths = {"step": "town@{}", "strike": "monster:{}", "wait": "!wait"}
        options = tuple(
            Option(f"{what}>{which}", (paths[what].format(which),), label=msg(f"do-{what}"))
            for what, which in question.options
        )
        verbs = {"wait": next(verb for name, verb in asked.verbs.items() if name.startswith("wait"))}
        return Wording(prompt=msg("ask-act"), options=options, verbs=verbs)

    def evaluate(self, state: Town, seat: int) -> float:
        return float(state.slain[seat])

    def census(self, state: Town) -> list[str]:
        vials = [*state.spent, *(vial for vials in state.vials for vial in vials)]
        return [f"monster {number}" for number in range(len(state.horde))] + [f"vial {vial}" for vial in vials]


SIEGE = SiegeGame()
