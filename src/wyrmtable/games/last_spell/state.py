"""Everything true about a match of The Last Spell at a resting point.

Cells are numbers (see ``grid``), seats count from 0, equipment is shared definitions (``data.Item``), everything else is named
as in ``data``. Heroes are seats: ``heroes[seat]``. The only hidden things are ``patterns``, face-down ``piles``, ``wyrm_deck``, and
the order of ``directions`` and ``decks`` below their top cards.
"""

from __future__ import annotations

from copy import copy

from msgspec import Struct, field

from wyrmtable.core.state import SILENT, Due, State
from wyrmtable.games.last_spell.data import Item
from wyrmtable.games.last_spell.options import Legacy

FIRST_MINION, FIRST_BOSS = 1001, 2001
"""Ids: monsters count from 1 each Night, Hatcheries, Mortars and Monoliths from 1001 in placing order, Boss parts from 2001,
head before tail: the order of the ids is the order in which an attack hits them (2.6)."""


class Rules(Struct, frozen=True, kw_only=True):
    """What seats and options make of the rules; the same for the whole match."""

    scenario: int
    """0 Gildenberg, 1 Lakeburg, 2 Glenwald."""
    heroes: int
    """Seats: 2, 3 or 4."""
    level: str = "standard"
    campaign: bool = False
    errata: bool = False
    variety: bool = False
    quick: bool = False
    before: Legacy | None = None
    """What this match began with in a campaign; a retry begins with it again."""


class Hero(Struct, kw_only=True):
    card: str = ""
    """brunhild, corvin, ysolde, tarek; empty before the Hero is chosen."""
    level: int = 1
    trait_card: int = 0
    """Number of the Trait card dealt."""
    trait: str = ""
    """Its chosen side (``data.TRAITS``)."""
    perks: list[str] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    """Carried equipment; whether it is turned over stands in ``Spell.used``."""
    wounds: int = 0
    mana: int = 0
    cell: int = -1
    """Where the Hero stands by Night; −1 off the board (by Day, or down)."""
    down: bool = False

    # by Night
    tokens: int = 0
    """Action tokens left."""
    mp: int = 0
    guard: int = 0
    ended: bool = False
    """Done for this round."""
    reroll: bool = True
    """The Reroll token of this Night is still there."""
    dulled: int = 0
    """Action tokens less in the next Hero Phase (Screech)."""
    slowed: int = 0
    """MP less in the next Hero Phase (Tide)."""
    this_round: list[str] = field(default_factory=list)
    """Perks and Traits used in this Hero Phase, one entry for each use; also "mp" (MP was spent) and "ranged" (attacked)."""
    this_night: list[str] = field(default_factory=list)
    """Perks and Traits used up for this Night."""

    # by Day
    doing: Due = ()
    """What the seat is in the middle of, while others go on: ("place", kind), ("sell", item, ...), ("icon", how many)."""
    handled: int = 0
    """Items taken, left, bought or sold, and plans put back this Day; limited so that a Day ends."""
    ready: bool = False
    """Has passed since the last action of anybody."""

    def copy(self) -> Hero:
        twin = copy(self)
        twin.perks = self.perks.copy()
        twin.items = self.items.copy()
        twin.this_round = self.this_round.copy()
        twin.this_night = self.this_night.copy()
        return twin

    @property
    def stands(self) -> bool:
        """On the board."""
        return self.cell >= 0


class Structure(Struct, kw_only=True):
    id: int
    kind: str
    """Key of ``data.PLANS``."""
    cells: tuple[int, ...]
    """In the order of their numbers; the whole slot for Walls and Gates."""
    flames: int = 0
    upgraded: bool = False
    """Buildings only; a stone section is a kind of its own."""
    launches: int = 0
    """Launch tokens on a Catapult."""
    fired: bool = False
    """A Ballista that has shot in this Hero Phase."""
    base: str = ""
    """The ruin base (R01 …)."""


class Enemy(Struct, kw_only=True):
    """A monster, a Boss part, a Hatchery, a Mortar or a Monolith."""

    id: int
    kind: str
    """Key of ``data.MONSTERS``, or harpy, cetusia_head, cetusia_tail, dryad, hatchery, seed_mortar, monolith."""
    cell: int
    hp: int
    full: int
    """HP at the start."""
    stunned: bool = False
    poisoned: bool = False

    @property
    def strict(self) -> bool:
        """A monster in the strict sense."""
        return self.id < FIRST_MINION

    @property
    def is_boss(self) -> bool:
        return self.id >= FIRST_BOSS


class Spell(State):
    rules: Rules
    heroes: list[Hero]
    """By seat."""
    first: int = 0
    """Seat with the first player token."""
    outcome: str = ""
    """won, or why it was lost: mages, panic, heroes, missions, dawn (the Boss outlived Night 3); empty while it is played.
    The phase is "over" when nothing is left to decide."""

    # time
    day: int = 0
    """Cycle 1 to 3; 0 during set-up."""
    night: bool = False
    round: int = 0
    """Of the Night."""

    # the City and what surrounds it
    structures: dict[int, Structure] = field(default_factory=dict)
    """By id, which is never used again."""
    built: dict[int, int] = field(default_factory=dict)
    """Id of the structure on each cell."""
    raised: int = 0
    """Structures ever placed: the last id."""
    mages: list[int] = field(default_factory=list)
    """HP of the four Mages, in the order of ``grid.MAGE_CELLS``."""
    flames: int = 0
    """In the Panic Area."""
    ashes: int = 0
    fear: int = 0
    """Workers less this Day (Terror)."""
    fog: list[int] = field(default_factory=list)
    """Distance of the fog boards W, N, E."""

    chest: list[Item] = field(default_factory=list)
    """Equipment for the next scenario of a campaign, put in after the victory."""

    # Shared Supply, Shop board
    gold: int = 0
    materials: int = 0
    supply: list[Item] = field(default_factory=list)
    decks: list[list[Item]] = field(default_factory=lambda: [[], [], [], [], []])
    """The five decks of ``data.DECKS``, top first; face down while no Shop stands."""
    deck_level: list[int] = field(default_factory=lambda: [1, 1, 1, 1])
    """Level in play of the first four."""
    potions: list[Item] = field(default_factory=list)
    """In the Shop."""
    beside: list[Item] = field(default_factory=list)
    """Cards whose level is not in play."""
    spent: list[Item] = field(default_factory=list)
    """Scrolls read in this scenario."""
    used: dict[str, int] = field(default_factory=dict)
    """How often armour, shields and potions were used since they were readied, by item; without an entry: ready."""

    # this Day
    workers_used: int = 0
    inspected: list[str] = field(default_factory=list)
    """Ruin bases kept aside until the Night."""
    day_used: list[str] = field(default_factory=list)
    """Savings of the group used up this Day: salvager, thrifty, haggler."""

    # missions
    missions: list[str] = field(default_factory=list)
    """The two in play, that of Freude first."""
    solved: list[str] = field(default_factory=list)
    slain: int = 0
    """Monsters slain in this scenario."""
    slain_in_phase: int = 0
    """In this Hero Phase."""
    slain_outside: int = 0
    """This Night, in the Surroundings."""
    mages_hurt: bool = False
    """A Mage has lost HP this Night."""

    # waves
    directions: list[str] = field(default_factory=list)
    """Direction deck, top first; the top card is known."""
    direction: str = ""
    """The card of this cycle."""
    patterns: list[str] = field(default_factory=list)
    """Pattern deck, top first."""
    piles: dict[int, list[str]] = field(default_factory=dict)
    """Pattern cards on the fog spaces, the top card last."""
    piles_open: bool = False
    """They lie face up (Guess Who)."""
    placed: list[str] = field(default_factory=list)
    """Pattern cards already revealed this Night."""

    # the Night
    enemies: dict[int, Enemy] = field(default_factory=dict)
    """By id."""
    enemy_at: dict[int, int] = field(default_factory=dict)
    """Id of the enemy on each cell."""
    monster_ids: int = 0
    """The last id given to a monster this Night."""
    minion_ids: int = 1000
    to_act: list[int] = field(default_factory=list)
    """Monsters that still act in this Monster Phase, the next one last."""
    paths: list[int] = field(default_factory=list)
    """V of every cell for monsters on foot (2.9), kept in step with the structures; empty by Day."""
    active: int = -1
    """Seat whose turn it is in the Hero Phase, −1 outside it."""
    acted: bool = False
    """It has done something in this turn."""
    idle: list[int] = field(default_factory=list)
    """Seats that only yielded since anybody acted."""

    # the Boss
    ledge: int = -1
    """Ledge of the Harpy."""
    wyrm_deck: list[str] = field(default_factory=list)
    """Cetusia cards, top first."""
    wyrm: str = ""
    """The Cetusia card of this round."""
    wyrm_used: list[str] = field(default_factory=list)
    torn: int = 0
    """HP the Boss has lost in this round (Shroud)."""

    def copy(self) -> Spell:
        twin = copy(self)
        twin.chance = self.chance.copy()
        twin.voice = SILENT
        twin.agenda = self.agenda.copy()
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.structures = {id: copy(structure) for id, structure in self.structures.items()}
        twin.built = self.built.copy()
        twin.mages = self.mages.copy()
        twin.fog = self.fog.copy()
        twin.chest = self.chest.copy()
        twin.supply = self.supply.copy()
        twin.decks = [deck.copy() for deck in self.decks]
        twin.deck_level = self.deck_level.copy()
        twin.potions = self.potions.copy()
        twin.beside = self.beside.copy()
        twin.spent = self.spent.copy()
        twin.used = self.used.copy()
        twin.inspected = self.inspected.copy()
        twin.day_used = self.day_used.copy()
        twin.missions = self.missions.copy()
        twin.solved = self.solved.copy()
        twin.directions = self.directions.copy()
        twin.patterns = self.patterns.copy()
        twin.piles = {space: cards.copy() for space, cards in self.piles.items()}
        twin.placed = self.placed.copy()
        twin.enemies = {id: copy(enemy) for id, enemy in self.enemies.items()}
        twin.enemy_at = self.enemy_at.copy()
        twin.to_act = self.to_act.copy()
        twin.paths = self.paths.copy()
        twin.idle = self.idle.copy()
        twin.wyrm_deck = self.wyrm_deck.copy()
        twin.wyrm_used = self.wyrm_used.copy()
        return twin

    # ---- small questions asked everywhere

    @property
    def standing(self) -> list[int]:
        """Seats of the Heroes on the board, ascending."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.cell >= 0]

    @property
    def order(self) -> list[int]:
        """All seats in player order: ascending, from the first player."""
        count = len(self.heroes)
        return [(self.first + n) % count for n in range(count)]

    def hero_on(self, cell: int) -> int:
        """Seat of the Hero on this cell, −1 when there is none."""
        for seat, hero in enumerate(self.heroes):
            if hero.cell == cell:
                return seat
        return -1

    def structure_on(self, cell: int) -> Structure | None:
        number = self.built.get(cell)
        return None if number is None else self.structures[number]

    def enemy_on(self, cell: int) -> Enemy | None:
        number = self.enemy_at.get(cell)
        return None if number is None else self.enemies[number]

    def standing_kind(self, *kinds: str) -> list[Structure]:
        """Standing structures of these kinds, in the order they were placed."""
        return [structure for structure in self.structures.values() if structure.kind in kinds]
