"""Hexes, a toy for the table: realms with walls and slots, crowds of units, dwellings, a beast, stacks of tokens."""

from __future__ import annotations

from wyrmtable.core.ask import Question, Rule, choose
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, NoOptions, Result, Wording
from wyrmtable.core.scene import AnyElement, Area, Board, Counter, Option, Piece, Pip, Scene, Seat, Side, Slot, Tile
from wyrmtable.core.state import State
from wyrmtable.core.words import Ref, SeatRef, msg

REALMS: dict[tuple[int, int], tuple[str, str]] = {
    (0, 0): ("briar-meadows", "earth"),
    (1, 0): ("emberfields", "fire"),
    (0, 1): ("moonwell-falls", "water"),
    (-1, 1): ("sunspire-hill", "light"),
    (-1, 0): ("lilypad-shallows", "water"),
    (0, -1): ("crystal-caverns", "earth"),
    (1, -1): ("cinder-pit", "fire"),
    (2, -1): ("wandering-isles", "chaos"),
    (1, 1): ("gilded-orchard", "light"),
    (-1, 2): ("mage-tower", "ruin"),
    (-2, 1): ("old-mill", "ruin"),
    (0, -2): ("marble-causeway", "order"),
}
"""Name and element of each realm."""
CELLS = tuple(REALMS)
STEPS: dict[Side, tuple[int, int]] = {
    "ne": (1, -1),
    "e": (1, 0),
    "se": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (0, -1),
}
WALLS: dict[tuple[int, int], tuple[Side, ...]] = {(0, 0): ("nw",), (0, -1): ("se",), (1, 0): ("se",)}
SLOTS = (
    Slot("dwelling", msg("slot-dwelling"), fits="home", x=50, y=-50),
    Slot("beast", msg("slot-beast"), x=-50, y=-48),
)
UNITS = ("worker", "worker", "wizard", "warrior", "dragon")
TOKENS = ("gem", "sword", "potion")
ROUNDS = 6


class Realms(State):
    units: list[list[int]]
    """For each seat the number of the realm each of its units is in."""
    homes: list[int]
    """For each realm who dwells there; -1: nobody."""
    tokens: list[int]
    """For each realm how many tokens lie there."""
    gold: list[int]
    beast: int = 1
    turn: int = 0


def place(realm: int) -> str:
    x, y = CELLS[realm]
    return f"map@{x},{y}"


def beyond(realm: int) -> list[int]:
    """Neighbours without a wall between."""
    x, y = CELLS[realm]
    found = []
    for side, (dx, dy) in STEPS.items():
        there = (x + dx, y + dy)
        if there in REALMS and side not in WALLS.get((x, y), ()):
            found.append(CELLS.index(there))
    return found


class HexesGame(Game[Realms]):
    facts = Facts(name="hexes", players=(2, 3, 4), version=1, secrets=False)
    State = Realms

    def setup(self, players: int, options: NoOptions, chance: Chance) -> Realms:
        tokens = [chance.below(f"tokens/{realm}", 4) for realm in range(len(CELLS))]
        # The crowd: everybody has something in the realm of the beast, and somebody dwells there already.
        units = [[1, 1, *(1 + (2 * seat + k) % (len(CELLS) - 1) for k in range(3))] for seat in range(players)]
        homes = [-1] * len(CELLS)
        homes[1] = 0
        tokens[1] = 3
        return Realms(chance=chance, units=units, homes=homes, tokens=tokens, gold=[0] * players)

    def turn(self, state: Realms) -> Rule[None]:
        seat = state.turn % len(state.units)
        own = state.units[seat]
        moves = [("go", f"{unit}", there) for unit, here in enumerate(own) for there in beyond(here)]
        builds = [("dwell", "", here) for here in sorted(set(own)) if state.homes[here] < 0]
        what, which, there = yield from choose(seat, "act", [*moves, *builds])
        if what == "go":
            own[int(which)] = there
            state.tell("move", msg("went", who=SeatRef(seat), to=realm_ref(there)), by=seat, focus=(place(there),))
        else:
            state.homes[there] = seat
            state.tell("build", msg("dwelt", who=SeatRef(seat), to=realm_ref(there)), by=seat, focus=(place(there),))
        if state.tokens[there]:
            state.tokens[there] -= 1
            state.gold[seat] += 1
        if state.turn % 3 == 2:
            state.beast = beyond(state.beast)[state.turn % len(beyond(state.beast))]
            state.tell("move", msg("beast-went", to=realm_ref(state.beast)), focus=(place(state.beast),))
        state.turn += 1

    def over(self, state: Realms) -> bool:
        return state.turn >= ROUNDS * len(state.units)

    def result(self, state: Realms) -> Result:
        scores = tuple(gold + 3 * state.homes.count(seat) for seat, gold in enumerate(state.gold))
        return Result(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores)

    def copy(self, state: Realms) -> Realms:
        return Realms(
            chance=state.chance.copy(),
            units=[units.copy() for units in state.units],
            homes=state.homes.copy(),
            tokens=state.tokens.copy(),
            gold=state.gold.copy(),
            beast=state.beast,
            turn=state.turn,
        )

    def imagine(self, state: Realms, viewer: int) -> None:
        """Everything lies open."""

    def scene(self, state: Realms, viewer: int) -> Scene:
        found: list[AnyElement] = [Board(id="map", grid="hex", naming="label", weight=2, label=msg("map"))]
        for realm, ((x, y), (name, kind)) in enumerate(REALMS.items()):
            tile = Tile(
                id=f"realm:{realm}",
                at=place(realm),
                face=f"realm.{kind}",
                label=msg(name),
                walls=WALLS.get((x, y), ()),
                marks=() if kind == "ruin" else (Pip(kind),),
                slots=SLOTS,
            )
            found.append(tile)
            if state.homes[realm] >= 0:
                found.append(
                    Piece(
                        id=f"home:{realm}",
                        at=f"realm:{realm}#dwelling",
                        shape="roof",
                        owner=state.homes[realm],
                        level="structure",
                        label=msg("dwelling"),
                    )
                )
            if state.beast == realm:
                found.append(
                    Piece(
                        id="beast",
                        at=f"realm:{realm}#beast",
                        shape="monster",
                        icon="demon",
                        tone="fire",
                        stats=(Pip("dice", 4),),
                        label=msg("beast"),
                    )
                )
            if state.tokens[realm]:
                kind = TOKENS[realm % 3]
                found.append(
                    Piece(
                        id=f"tokens:{realm}",
                        at=place(realm),
                        shape="token",
                        icon=kind,
                        tone=kind,
                        n=state.tokens[realm],
                        level="marker",
                        label=msg(f"token-{kind}"),
                    )
                )
        for seat, units in enumerate(state.units):
            for unit, realm in enumerate(units):
                found.append(
                    Piece(
                        id=f"unit:{seat}.{unit}",
                        at=place(realm),
                        shape="meeple",
                        icon=UNITS[unit],
                        owner=seat,
                        label=msg(f"unit-{UNITS[unit]}"),
                    )
                )
            found.append(Area(id=f"mat:{seat}", role="mat", owner=seat))
            found.append(Counter(id=f"gold:{seat}", at=f"mat:{seat}", icon="gold", value=state.gold[seat]))
        seats = tuple(Seat(seat, score=score) for seat, score in enumerate(self.result(state).scores))
        return Scene(phase=msg("round", n=state.turn // len(state.units) + 1), seats=seats, elements=tuple(found))

    def ask(self, state: Realms, question: Question) -> Wording:
        options = []
        for what, which, there in question.options:
            first = f"unit:{question.seat}.{which}" if what == "go" else f"realm:{there}#dwelling"
            path = (first, place(there)) if what == "go" else (first,)
            options.append(Option(f"{what}>{which}>{there}", path, label=msg(f"do-{what}", to=realm_ref(there))))
        return Wording(prompt=msg("ask-act"), options=tuple(options))

    def evaluate(self, state: Realms, seat: int) -> float:
        return float(self.result(state).scores[seat])

    def census(self, state: Realms) -> list[str]:
        return [f"unit {seat}.{unit}" for seat, units in enumerate(state.units) for unit in range(len(units))]


def realm_ref(realm: int) -> Ref:
    return Ref(f"realm:{realm}", msg(REALMS[CELLS[realm]][0]))


HEXES = HexesGame()
