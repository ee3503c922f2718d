"""Positions for scenario tests: a small map from a sketch, pieces, numbers, stacked decks and dice.

    t = Table("KGDCT")                       # a fresh match of these roles, the map wiped to the Entrance
    t.map('''
        E01   .
        @     a05    # @ Entrance; A01 lit, a01 dark; A01/2 lit, turned twice; . open space
    ''')                                     # the Entrance is (0,0); columns are x, rows are y
    t.put("knight", 0, -1); t.tribe("fangs", 2, at=(1, 0)); t.token("crystal", 1, 0)
    t.g.knight.grit = 5                      # everything else: set the state itself
    t.die("cross", "centre"); t.action_die(6); t.events("rats", ...)   # what comes next
    t.turn("knight")                         # begin this role's turn
    t.answer("step:1,0"); t.answer(f"turn:0", "fill...")               # one answer after the other
    t.options(), t.asked (kind), t.seat_role

Walls: ``t.lit(x, y, "nes")`` puts a Lit tile with exactly these walls. ``t.turn("cave", phase="act")`` begins in the middle of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wyrmtable.core.ask import Many, Question, name_of
from wyrmtable.core.match import Match
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import (
    CAVE_TILES,
    FACES,
    PIECES,
    ROLE_SETS,
    ROLES,
    SUPPLY,
    TILE_NUMBER,
    TILES,
    WALLS,
)
from wyrmtable.games.vast.grid import HOME, cell_at, cell_name, edge_of, side_towards
from wyrmtable.games.vast.options import Options
from wyrmtable.games.vast.state import Vast

from ..loaded import Loaded


class Table:
    """A position under construction, then a match played by answers."""

    def __init__(self, roles: str = "KGDCT", seed: str = "1", **options: Any) -> None:
        chosen: Any = roles
        self.match = Match(GAME, len(ROLE_SETS[roles].roles), Options(roles=chosen, **options), Loaded.make(seed))
        self._state = self.match.state.copy()
        self._live = False
        g = self._state
        for cell in list(g.tiles):
            if cell != HOME:
                g.stack.insert(0, g.tiles.pop(cell) >> 3)
        g.agenda = []

    # ---- building

    @property
    def g(self) -> Vast:
        return self.match.state if self._live else self._state

    def _take(self, number: int) -> None:
        """A tile of the box comes from wherever it lies."""
        g = self.g
        for pile in (g.stack, g.cave.hand, g.boxed, g.gone):
            if number in pile:
                pile.remove(number)
                return
        for cell, code in list(g.tiles.items()):
            if code >> 3 == number:
                del g.tiles[cell]

    def map(self, sketch: str) -> None:
        rows = [line.split("#")[0].split() for line in sketch.splitlines() if line.split("#")[0].strip()]
        home = next((x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word == "@")
        for y, row in enumerate(rows):
            for x, word in enumerate(row):
                if word not in ("@", "."):
                    self.tile(x - home[0], y - home[1], word)

    def tile(self, x: int, y: int, word: str) -> int:
        """``A01`` lit, ``a01`` dark, ``A01/2`` lit and turned."""
        name, _, turn = word.partition("/")
        number = TILE_NUMBER[name.lower()]
        self._take(number)
        cell = cell_at(x, y)
        self.g.tiles[cell] = number << 3 | int(turn or 0) << 1 | name[0].isupper()
        return cell

    def lit(self, x: int, y: int, walls: str = "", kind: str = "plain") -> int:
        """A Lit tile with exactly these walls; plain: Ambush, Event or Treasure Room."""
        kinds = ("ambush", "event", "treasure_room") if kind == "plain" else (kind,)
        mask = sum(1 << "nesw".index(letter) for letter in walls)
        used = [code >> 3 for code in self.g.tiles.values()]
        for number in range(1, CAVE_TILES):
            if TILES[number].kind in kinds and number not in used:
                for turn in range(4):
                    if WALLS[number << 3 | turn << 1 | 1] == mask:
                        self._take(number)
                        self.g.tiles[cell_at(x, y)] = number << 3 | turn << 1 | 1
                        return cell_at(x, y)
        raise AssertionError(f"no {kind} tile with walls {walls!r} left")

    def dark(self, x: int, y: int, kind: str = "ambush", shape: str = "", symbol: str = "") -> int:
        """Any Dark tile of this kind (shape, Tribe symbol)."""
        used = [code >> 3 for code in self.g.tiles.values()]
        for number in range(1, CAVE_TILES):
            tile = TILES[number]
            fits = tile.kind == kind and shape in ("", tile.shape) and symbol in ("", tile.symbol)
            if fits and number not in used:
                self._take(number)
                self.g.tiles[cell_at(x, y)] = number << 3
                return cell_at(x, y)
        raise AssertionError(f"no {kind} tile left")

    def put(self, piece: str, x: int, y: int) -> None:
        self.g.pieces[PIECES.index(piece)] = cell_at(x, y)

    def off(self, *pieces: str) -> None:
        for piece in pieces:
            self.g.pieces[PIECES.index(piece)] = SUPPLY

    def tribe(self, name: str, population: int, *monsters: str, at: tuple[int, int] | None = None) -> int:
        g, piece = self.g, PIECES.index(name)
        g.goblins.population[piece] = population
        for card in monsters:
            g.goblins.monster_deck.remove(card)
            g.goblins.monsters[piece].append(card)
        if at is not None:
            g.pieces[piece] = cell_at(*at)
        return piece

    def token(self, kind: str, x: int, y: int) -> None:
        """A treasure, crystal, event, vault, claw, flame or wing (Gem) token, or the flame_wall."""
        g, cell = self.g, cell_at(x, y)
        if kind == "flame_wall":
            g.flame_wall = cell
        elif kind in ("claw", "flame", "wing"):
            g.gems[("claw", "flame", "wing").index(kind)] = cell
        else:
            tokens = {"treasure": g.treasures, "crystal": g.crystals, "event": g.events, "vault": g.vaults}[kind]
            tokens[tokens.index(SUPPLY)] = cell

    def edge(self, a: tuple[int, int], b: tuple[int, int]) -> int:
        first, second = cell_at(*a), cell_at(*b)
        return edge_of(first, side_towards(first, second))

    def cubes(self, *places: str) -> None:
        """Where the Hero cubes that are not on Grit spaces lie; the others stay on their Grit spaces."""
        own = list(places)
        spaces = ["grit5", "grit11", "grit18", "grit26", "grit35"]
        self.g.knight.cubes = own + spaces[len(own) - 2 :]

    def hand(self, *names: str) -> None:
        """The Cave's hand."""
        g = self.g
        g.stack[:0] = g.cave.hand
        g.cave.hand = []
        for name in names:
            self._take(TILE_NUMBER[name])
            g.cave.hand.append(TILE_NUMBER[name])

    def stack(self, *names: str) -> None:
        """The whole stack, the first name on top; all other tiles of the stack leave the game."""
        g = self.g
        g.gone += g.stack
        g.stack = []
        for name in names:
            self._take(TILE_NUMBER[name])
        g.stack = [TILE_NUMBER[name] for name in reversed(names)]

    def events(self, *cards: str) -> None:
        """These Event cards on top, in this order."""
        self._on_top(self.g.event_deck, cards)

    def treasures(self, *cards: str) -> None:
        self._on_top(self.g.treasure_deck, cards)

    def monsters(self, *cards: str) -> None:
        """Next Monsters drawn (decks of the Goblins are drawn from their end)."""
        self._at_end(self.g.goblins.monster_deck, cards)

    def war(self, *cards: str) -> None:
        self._at_end(self.g.goblins.war_deck, cards)

    def secrets(self, *cards: str) -> None:
        self._at_end(self.g.goblins.secret_deck, cards)

    def powers(self, *cards: str) -> None:
        """The Dragon's hand."""
        dragon = self.g.dragon
        dragon.deck += dragon.hand
        dragon.hand = []
        for card in cards:
            dragon.deck.remove(card)
            dragon.hand.append(card)

    def quests(self, *cards: str) -> None:
        """The Knight's hand of Sidequests."""
        knight = self.g.knight
        knight.quest_deck += knight.quests
        for card in cards:
            knight.quest_deck.remove(card)
        knight.quests = list(cards)

    @staticmethod
    def _on_top(deck: list[str], cards: Sequence[str]) -> None:
        for card in cards:
            deck.remove(card)
        deck[:0] = cards

    @staticmethod
    def _at_end(deck: list[str], cards: Sequence[str]) -> None:
        for card in cards:
            deck.remove(card)
        deck += reversed(cards)

    def omens(self, *symbols: str) -> None:
        """The Cave's Omens; the others lie in the bag."""
        cave = self.g.cave
        cave.bag += cave.omens
        for symbol in symbols:
            cave.bag.remove(symbol)
        cave.omens = list(symbols)

    # ---- chance

    def _script(self, stream: str, *results: Any) -> None:
        chance = self.g.chance
        assert isinstance(chance, Loaded)
        chance.script.setdefault(stream, []).extend(results)

    def die(self, *faces: str) -> None:
        """Next faces of the Dragon die."""
        self._script("dragon-die", *(face for name in faces for face in FACES if face.name == name))

    def action_die(self, *numbers: int) -> None:
        self._script("action-die", *(number - 1 for number in numbers))

    # ---- playing

    def turn(self, role: str, *, start: bool = True, phase: str = "start") -> None:
        """Begin this role's turn (``start``), or go on in a phase of it."""
        g = self._state
        g.turn = ROLES.index(role)
        g.phase = "start" if start and phase == "start" else phase
        self.match.rests = []
        self.match.decisions = []
        self.match._flow = None
        self.match.state = g
        self._live = True
        self.match._go_on()

    @property
    def question(self) -> Question:
        (question,) = self.match.open.values()
        return question

    @property
    def asked(self) -> str:
        """Kind of the open question, "" at the end of the match."""
        return "" if self.match.over else self.question.kind

    @property
    def role(self) -> str:
        """Role that is asked."""
        return ROLES[self.g.seat_of.index(self.question.seat)]

    def options(self) -> list[str]:
        return [] if self.match.over else [name_of(option) for option in self.question.options]

    def offers(self, *names: str) -> bool:
        return all(name in self.options() for name in names)

    def answer(self, *names: str) -> None:
        """Answer one question after the other; several picks of a multiple choice are joined by a blank."""
        for name in names:
            question = self.question
            wanted = name.split() if isinstance(question, Many) else name
            assert isinstance(question, Many) or name in self.options(), (
                f"{self.asked} of {self.role} does not offer {name}: {self.options()}"
            )
            self.match.answer(question.seat, wanted)

    def until(self, *kinds: str, limit: int = 200) -> None:
        """Answer with the first option until one of these kinds is asked (or the match is over)."""
        for _ in range(limit):
            if self.match.over or self.question.kind in kinds:
                return
            picks = self.question.next_picks(())
            taken = [picks[0]]
            while more := self.question.next_picks(taken):
                taken.append(more[0])
            self.match.answer(self.question.seat, self.question.names(self.question.value(taken)))
        raise AssertionError(f"still asked {self.asked}")

    def rest(self, *kinds: str) -> None:
        """Answer rotations, fills and Cave tiles with the first option: what scenarios rarely care about."""
        boring = (*kinds, "rotate", "fill-space", "place-tile", "reveal-next")
        while not self.match.over and self.question.kind in boring:
            self.match.answer(self.question.seat, name_of(self.question.options[0]))

    # ---- looking

    def at(self, piece: str) -> tuple[int, int] | None:
        """Where a piece is, None when it is off the map."""
        cell = self.g.pieces[PIECES.index(piece)]
        if cell < 0:
            return None
        x, y = cell_name(cell).split(",")
        return int(x), int(y)

    @property
    def winners(self) -> list[str]:
        return [ROLES[role] for role in self.g.winners]
