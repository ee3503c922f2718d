"""The boards of the five roles: what each player has before them, and what counts for this turn only."""

from __future__ import annotations

from msgspec import Struct, field

from wyrmtable.games.vast.data import GRIT_SPACES, SLOTH


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
    steps: int = 0
    """Steps of the activation under way; nothing limits them, but who counts them does not wander for ever."""
    lit_left: list[int] = field(default_factory=list)
    """Different Lit tiles (numbers, ``code >> 3``) the active Tribe has left."""
    moved: list[bool] = field(default_factory=lambda: [False, False, False, False])
    marks: list[int] = field(default_factory=list)
    """Tribes that have attacked the Crystal of their space this turn."""
    used: list[str] = field(default_factory=list)
    """Things used up this turn: ruby, wisp, worm, exit:bones, blind_fury:fangs, fire_bomber:eye, tunnels, flare:bones, …"""


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
    using: str = ""
    """The power paid for and under way."""


class Cave(Struct, kw_only=True):
    hand: list[int] = field(default_factory=list)
    """Tile numbers."""
    omens: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    hatred: int = 0
    """Hatred tokens of the Hard and Expert levels still there."""
    laid: list[int] = field(default_factory=list)
    """Spaces where it laid a tile in its own turn: everybody saw it, and knows that Crystal tiles went first."""

    # this turn
    shaped: bool = False
    treasured: bool = False
    omens_used: list[str] = field(default_factory=list)


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
    left_terrain: bool = False
    """He has left Terrain into an open space since his last action (§11.3)."""
    targeted: list[int] = field(default_factory=list)
    """Roles targeted this turn."""
    vaults_tried: list[int] = field(default_factory=list)
    rerolled: bool = False
    evaded: bool = False
    """Unnatural Evasion was used in this turn of any player."""
    over: bool = False
