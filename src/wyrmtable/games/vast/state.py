"""Everything true about a match of Vast at a resting point.

Positions are cells (numbers, see ``grid``) and edges (numbers). Tokens are lists with one place per physical token:
a cell (or edge) on the map, or one of the negative codes of ``data`` (SUPPLY, OUT, CARRIED, …), so that no token is ever
lost or doubled. Cards are their names. All five roles' boards exist always; ``seat_of`` says who plays.
"""

from __future__ import annotations

from msgspec import Struct, field

from wyrmtable.core.state import Due, State
from wyrmtable.games.vast.boards import Cave, Dragon, Goblins, Knight, Thief
from wyrmtable.games.vast.data import (
    CAVE,
    GEMS,
    IS_DARK,
    IS_LIT,
    KIND,
    SUPPLY,
    TRIBES,
)


class Rules(Struct, frozen=True, kw_only=True):
    """What the role set, the levels and the options make of the rules; the same for the whole match."""

    key: str
    roles: tuple[int, ...]
    flare: tuple[int, ...] = ()
    """Roles that may use Flare."""
    past_plunder: int = -1
    """Role that holds the Past Plunder card."""
    ash_dragon: bool = False
    infestation: str = ""
    """Line of Goblin Infestation: A, B, C, or none."""
    alone: bool = False
    """Alone in the Dark lies in place of the reference card."""
    ambush_winner: int = -1
    """Role that wins when the Knight dies in a Goblin Ambush."""
    hunger_locked: bool = False
    """R-44: Soporific Spores cannot bring cubes back to the Hunger spaces emptied at setup."""
    plunder_optional: bool = False
    """The Cave need not place a Treasure."""
    knight_health: int = 7
    dragon_health: int = 5
    crystals: int = 5
    """Crystal tokens the Knight (or the Goblins) must smash in games without a Dragon."""
    smash_strength: int = 3
    wake: int = 11
    shriek_turns: int = 0
    crystal_tiles: int = 5
    hatred: int = 0
    stash: int = 6
    no_upgrade_first: int = 0
    campaign: int = 0
    levels: tuple[int, ...] = ()
    """By seat."""
    terrain: bool = False
    collapse_steps: int = 3
    """Tiles each player removes at the end of a turn when there is no Cave player (R-12)."""


class Reveal(Struct, kw_only=True):
    """A P-REVEAL under way."""

    left: list[int]
    """Dark tiles still to orient."""
    done: list[int]
    """Tiles oriented, in order."""
    by: int
    """Role that reveals."""
    why: str
    """entered (by the Knight), power, flare, vantage, thief"""
    came_from: int = -1
    """Space the Knight came from over an edge without a wall (the Knight rule), else −1."""


class Vast(State, kw_only=True):
    rules: Rules
    seat_of: tuple[int, ...]
    """Seat of each role, −1 when it is not in play."""

    turn: int = -1
    """Role whose turn it is."""
    phase: str = ""
    """Where the turn is; each role's module says what its phases are."""
    round: int = 0
    agenda: list[Due] = field(default_factory=list)
    """Steps still to do before the role goes on, the next one last: each a name and two numbers."""
    reveals: list[Reveal] = field(default_factory=list)
    """Reveals under way, the innermost last."""
    collapse: bool = False
    over: bool = False
    winners: list[int] = field(default_factory=list)
    """Roles that have won; nobody when all lost."""

    # the map
    tiles: dict[int, int] = field(default_factory=dict)
    """Code of the tile on each space (see ``data``)."""
    pieces: list[int] = field(default_factory=lambda: [SUPPLY] * 8)
    """Space of each piece; a Tribe on a space without a tile is lurking."""
    treasures: list[int] = field(default_factory=list)
    crystals: list[int] = field(default_factory=lambda: [SUPPLY] * 9)
    events: list[int] = field(default_factory=list)
    """Event tokens."""
    vaults: list[int] = field(default_factory=list)
    gems: list[int] = field(default_factory=lambda: [SUPPLY] * len(GEMS))
    flame_wall: int = SUPPLY
    bombs: list[int] = field(default_factory=list)
    """Edge of each Bomb token; ON_KNIGHT while she has it."""
    rockslides: list[int] = field(default_factory=lambda: [SUPPLY] * 3)
    """Edge of each Rockslide."""
    terrain: list[int] = field(default_factory=lambda: [SUPPLY] * 8)
    """Space of the first part of each Terrain tile."""

    # tiles off the map
    stack: list[int] = field(default_factory=list)
    """Top last."""
    boxed: list[int] = field(default_factory=list)
    """Taken out unseen at setup."""
    gone: list[int] = field(default_factory=list)
    """Left the game in play, for all to see."""
    crystal_tiles_removed: int = 0
    revealed: int = 0
    """Cave tiles revealed since the start (R-70)."""
    revealed_crystals: int = 0

    # this round and this turn
    event_this_round: bool = False
    """An Event tile was revealed in this round (Terrain trigger)."""
    burned: list[int] = field(default_factory=list)
    """Pieces that entered the Flame Wall this turn (R-29)."""
    removing: bool = False
    """A tile is being removed: goals are checked when it is done (R-41)."""
    face: str = ""
    """Last face of the Dragon die."""

    # decks of the Cave
    event_deck: list[str] = field(default_factory=list)
    """Top first."""
    event_played: list[str] = field(default_factory=list)
    treasure_deck: list[str] = field(default_factory=list)
    """Top first."""
    treasure_pair: list[str] = field(default_factory=list)
    """Cards the Cave is looking at, to give the Knight one of them."""
    treasure_out: list[str] = field(default_factory=list)

    knight: Knight = field(default_factory=Knight)
    goblins: Goblins = field(default_factory=Goblins)
    dragon: Dragon = field(default_factory=Dragon)
    cave: Cave = field(default_factory=Cave)
    thief: Thief = field(default_factory=Thief)

    # ---- small questions asked everywhere

    def plays(self, role: int) -> bool:
        return self.seat_of[role] >= 0

    @property
    def knight_lives(self) -> bool:
        return self.seat_of[0] >= 0 and not self.knight.dead

    @property
    def terrain_out(self) -> bool:
        """Whether any Terrain lies on the map."""
        return max(self.terrain) >= 0

    @property
    def tiles_left(self) -> int:
        """Tiles that can still be placed: when there are none the Collapse begins."""
        return len(self.stack) + len(self.cave.hand)

    def is_dark(self, cell: int) -> bool:
        code = self.tiles.get(cell)
        return code is not None and IS_DARK[code]

    def is_lit(self, cell: int) -> bool:
        """A Lit Cave tile (the Entrance is one)."""
        code = self.tiles.get(cell)
        return code is not None and IS_LIT[code]

    def kind(self, cell: int) -> str:
        """What the tile on this space is (known or not), "" for an open space."""
        code = self.tiles.get(cell)
        return "" if code is None else KIND[code]

    def lurking(self, tribe: int) -> bool:
        cell = self.pieces[tribe]
        return cell >= 0 and cell not in self.tiles

    def revealed_tribe(self, tribe: int) -> bool:
        return self.pieces[tribe] in self.tiles

    def tribes_at(self, cell: int) -> list[int]:
        pieces = self.pieces
        return [tribe for tribe in TRIBES if pieces[tribe] == cell]

    def seat(self, role: int) -> int:
        return self.seat_of[role]

    def chooser(self, role: int) -> int:
        """Seat that lays tiles and picks Terrain: the Cave's, or without a Cave the given role's."""
        cave = self.seat_of[CAVE]
        return cave if cave >= 0 else self.seat_of[role]
