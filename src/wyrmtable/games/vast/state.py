"""Everything true about a match of Vast at a resting point.

Positions are cells (numbers, see ``grid``) and edges (numbers). Tokens are lists with one place per physical token:
a cell (or edge) on the map, or one of the negative codes of ``data`` (SUPPLY, OUT, CARRIED, …), so that no token is ever
lost or doubled. Cards are their names. All five roles' boards exist always; ``seat_of`` says who plays.
"""

from __future__ import annotations

from copy import copy

from msgspec import Struct, field

from wyrmtable.core.state import SILENT, State
from wyrmtable.games.vast.data import (
    CAVE,
    GEMS,
    GRIT_SPACES,
    IS_DARK,
    IS_LIT,
    KIND,
    SLOTH,
    SUPPLY,
    TRIBES,
)

Step = tuple[str, int, int]
"""An entry of the agenda: name of the step and two numbers for it."""


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
    terrain: bool = False
    collapse_steps: int = 3
    """Tiles each player removes at the end of a turn when there is no Cave player (R-12)."""


class Knight(Struct, kw_only=True):
    health: int = 7
    grit: int = 0
    dead: bool = False
    cubes: list[str] = field(
        default_factory=lambda: ["free", "free", *(f"grit{space}" for space in GRIT_SPACES)],
    )
    """Where each of the seven Hero cubes is: free, movement, perception, strength, bomb, bow, map, shield, the name of
    a Treasure card, grit5…grit35, discarded, aside (back at the next Pick Up), entrance (Poison)."""
    quests: list[str] = field(default_factory=list)
    quests_done: list[str] = field(default_factory=list)
    quest_deck: list[str] = field(default_factory=list)
    face_down: list[str] = field(default_factory=list)
    """Treasure cards she has not turned up; those of this turn also in ``fresh`` (R-19)."""
    fresh: list[str] = field(default_factory=list)
    face_up: list[str] = field(default_factory=list)
    offer: str = ""
    """Treasure card she is looking at: keep or decline."""
    golem: bool = False
    """The Golem lies by her board: each wall takes two Map cubes."""
    beetles: bool = False
    """Bright Beetles lie by the Monster deck: the next Monster of an ambush is stronger by 1."""

    # this turn
    over: bool = False
    """Her turn ends as soon as what is under way is resolved."""
    moves: int = 0
    encounters: int = 0
    meeting: int = -1
    """Space of the Encounter under way."""
    met: list[str] = field(default_factory=list)
    """Targets attacked in the Encounter under way; "collect" once she has begun to collect."""
    must: list[str] = field(default_factory=list)
    """Mandatory attacks still to make in the Encounter under way: tribes, dragon."""
    met_at: list[int] = field(default_factory=list)
    """Spaces with an Encounter this turn."""
    entered: list[int] = field(default_factory=list)
    """Different spaces moved onto this turn."""
    deeds: list[str] = field(default_factory=list)
    """What happened this turn for Sidequests; repeated when it happened again."""
    used: list[str] = field(default_factory=list)
    """Things used up this turn: bomb, bow, enchanted_bow, underground (attack), javelin, flare; map once per wall cube."""
    found_tribes: list[int] = field(default_factory=list)
    """Tribes on the Dark tile she revealed in this Encounter (Fearless)."""

    def cubes_on(self, place: str) -> int:
        return self.cubes.count(place)

    def move_cube(self, source: str, place: str) -> None:
        self.cubes[self.cubes.index(source)] = place

    def copy(self) -> Knight:
        twin = copy(self)
        twin.cubes = self.cubes.copy()
        twin.quests = self.quests.copy()
        twin.quests_done = self.quests_done.copy()
        twin.quest_deck = self.quest_deck.copy()
        twin.face_down = self.face_down.copy()
        twin.fresh = self.fresh.copy()
        twin.face_up = self.face_up.copy()
        twin.met = self.met.copy()
        twin.must = self.must.copy()
        twin.met_at = self.met_at.copy()
        twin.entered = self.entered.copy()
        twin.deeds = self.deeds.copy()
        twin.used = self.used.copy()
        twin.found_tribes = self.found_tribes.copy()
        return twin


class Goblins(Struct, kw_only=True):
    """Lists of three or four are by Tribe piece: index 1 Fangs, 2 Bones, 3 Eye; index 0 is unused."""

    rage: int = 1
    population: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    monsters: list[list[str]] = field(default_factory=lambda: [[], [], [], []])
    secrets: list[str] = field(default_factory=list)
    face_up: list[str] = field(default_factory=list)
    war_deck: list[str] = field(default_factory=list)
    war_hand: list[str] = field(default_factory=list)
    """War cards drawn to choose from."""
    war: str = ""
    """The War card of this turn."""
    monster_deck: list[str] = field(default_factory=list)
    monster_discard: list[str] = field(default_factory=list)
    monster_drawn: list[str] = field(default_factory=list)
    """Monsters drawn and not yet assigned."""
    secret_deck: list[str] = field(default_factory=list)
    secret_discard: list[str] = field(default_factory=list)
    to_draw: int = 0
    """Secrets earned and not yet drawn."""

    # this turn
    activated: list[bool] = field(default_factory=lambda: [False, False, False, False])
    active: int = 0
    """Tribe being activated."""
    lit_left: list[int] = field(default_factory=list)
    """Different Lit tiles (numbers, ``code >> 3``) the active Tribe has left."""
    moved: list[bool] = field(default_factory=lambda: [False, False, False, False])
    marks: list[int] = field(default_factory=list)
    """Tribes that have attacked the Crystal of their space this turn."""
    used: list[str] = field(default_factory=list)
    """Things used up this turn: ruby, wisp, worm, blind_fury:fangs, fire_bomber:eye, tunnels, flare:bones, …"""

    def copy(self) -> Goblins:
        twin = copy(self)
        twin.population = self.population.copy()
        twin.monsters = [cards.copy() for cards in self.monsters]
        twin.secrets = self.secrets.copy()
        twin.face_up = self.face_up.copy()
        twin.war_deck = self.war_deck.copy()
        twin.war_hand = self.war_hand.copy()
        twin.monster_deck = self.monster_deck.copy()
        twin.monster_discard = self.monster_discard.copy()
        twin.monster_drawn = self.monster_drawn.copy()
        twin.secret_deck = self.secret_deck.copy()
        twin.secret_discard = self.secret_discard.copy()
        twin.activated = self.activated.copy()
        twin.lit_left = self.lit_left.copy()
        twin.moved = self.moved.copy()
        twin.marks = self.marks.copy()
        twin.used = self.used.copy()
        return twin


class Dragon(Struct, kw_only=True):
    health: int = 5
    placed: bool = False
    awake: bool = False
    surfaced: bool = False
    sloth: dict[str, int] = field(default_factory=SLOTH.copy)
    """Cubes on greed, hunger, pride_event, pride_gem, pride_still."""
    wake: int = 0
    eaten: int = 0
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    spent_gems: list[int] = field(default_factory=list)
    """Gems (0…2) whose symbol was spent this turn."""
    shriek: bool = False
    """The token lies on the power."""
    shriek_turns: int = 0

    # this turn
    free_move: bool = False
    moved: bool = False
    taken: list[str] = field(default_factory=list)
    """Groups a cube was taken from this turn: greed, hunger, pride."""
    earned: list[str] = field(default_factory=list)
    """Pride conditions met this turn: pride_event, pride_gem."""
    used: list[str] = field(default_factory=list)

    def copy(self) -> Dragon:
        twin = copy(self)
        twin.sloth = self.sloth.copy()
        twin.hand = self.hand.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.spent_gems = self.spent_gems.copy()
        twin.taken = self.taken.copy()
        twin.earned = self.earned.copy()
        twin.used = self.used.copy()
        return twin


class Cave(Struct, kw_only=True):
    hand: list[int] = field(default_factory=list)
    """Tile numbers."""
    omens: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    hatred: int = 0
    """Hatred tokens of the Hard and Expert levels still there."""

    # this turn
    shaped: bool = False
    treasured: bool = False
    omens_used: list[str] = field(default_factory=list)

    def copy(self) -> Cave:
        twin = copy(self)
        twin.hand = self.hand.copy()
        twin.omens = self.omens.copy()
        twin.bag = self.bag.copy()
        twin.omens_used = self.omens_used.copy()
        return twin


class Thief(Struct, kw_only=True):
    stats: list[int] = field(default_factory=lambda: [2, 3, 4])
    """The Stat tokens on Movement, Stealth and Thievery, by their light side (2, 3, 4)."""
    cubes: int = 0
    loot: int = 3
    """Loot Level."""
    upgrades: list[str] = field(default_factory=list)
    stashed: int = 0
    hex: int = 0
    peeked: list[int] = field(default_factory=list)
    """Tiles (numbers) he has looked at while they lay dark."""

    # this turn
    moves: int = 0
    done_moving: bool = False
    targeted: list[int] = field(default_factory=list)
    """Roles targeted this turn."""
    vaults_tried: list[int] = field(default_factory=list)
    rerolled: bool = False
    evaded: bool = False
    """Unnatural Evasion was used in this turn of any player."""
    over: bool = False
    used: list[str] = field(default_factory=list)

    def copy(self) -> Thief:
        twin = copy(self)
        twin.stats = self.stats.copy()
        twin.upgrades = self.upgrades.copy()
        twin.peeked = self.peeked.copy()
        twin.targeted = self.targeted.copy()
        twin.vaults_tried = self.vaults_tried.copy()
        twin.used = self.used.copy()
        return twin


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

    def copy(self) -> Reveal:
        twin = copy(self)
        twin.left = self.left.copy()
        twin.done = self.done.copy()
        return twin


class Vast(State):
    rules: Rules
    seat_of: tuple[int, ...]
    """Seat of each role, −1 when it is not in play."""

    turn: int = -1
    """Role whose turn it is."""
    phase: str = ""
    """Where the turn is; each role's module says what its phases are."""
    round: int = 0
    agenda: list[Step] = field(default_factory=list)
    """Steps still to do before the role goes on, the next one last."""
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
    def tiles_left(self) -> bool:
        """Whether a tile can still be placed."""
        return bool(self.stack or self.cave.hand)

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

    def copy(self) -> Vast:
        twin = copy(self)
        twin.chance = self.chance.copy()
        twin.voice = SILENT
        twin.agenda = self.agenda.copy()
        twin.reveals = [reveal.copy() for reveal in self.reveals]
        twin.winners = self.winners.copy()
        twin.tiles = self.tiles.copy()
        twin.pieces = self.pieces.copy()
        twin.treasures = self.treasures.copy()
        twin.crystals = self.crystals.copy()
        twin.events = self.events.copy()
        twin.vaults = self.vaults.copy()
        twin.gems = self.gems.copy()
        twin.bombs = self.bombs.copy()
        twin.rockslides = self.rockslides.copy()
        twin.terrain = self.terrain.copy()
        twin.stack = self.stack.copy()
        twin.gone = self.gone.copy()
        twin.boxed = self.boxed.copy()
        twin.burned = self.burned.copy()
        twin.event_deck = self.event_deck.copy()
        twin.event_played = self.event_played.copy()
        twin.treasure_deck = self.treasure_deck.copy()
        twin.treasure_pair = self.treasure_pair.copy()
        twin.treasure_out = self.treasure_out.copy()
        twin.knight = self.knight.copy()
        twin.goblins = self.goblins.copy()
        twin.dragon = self.dragon.copy()
        twin.cave = self.cave.copy()
        twin.thief = self.thief.copy()
        return twin
