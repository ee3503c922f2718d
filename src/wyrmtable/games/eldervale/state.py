"""Everything true about a match of Eldervale at a resting point.

Everything is numbers of the tables in ``data``. A *realm* is the number of its tile; sets of realms are whole numbers with
one bit per tile (see ``hexes``). A player's Units are two parallel lists: ``kinds[i]`` says what Unit i is (WORKER, …,
BEAST + monster), ``places[i]`` where it is: a realm, or READY, INACTIVE, UNDERWORLD, DWELLING, or on a card. Adventure cards
exist once in the box, so what lies on them (tokens, Orbs, auras) is kept for all players together, by card.
Rows of ``players`` are the seats; in a solo match the row behind them is the Ghosts.
"""

from __future__ import annotations

from copy import copy

from msgspec import Struct, field

from wyrmtable.core.state import SILENT, State
from wyrmtable.games.eldervale.data import (
    ADVANCED,
    ELEMENTS,
    FIRST_WORKERS,
    GLORY_ORBS,
    INACTIVE,
    LAIR,
    MERCENARIES,
    MONSTERS,
    OFF_TRACK,
    ORB_SPACES,
    READY,
    STACKS,
    STORED,
    TILES,
    WORKER,
    WORKERS,
)
from wyrmtable.games.eldervale.hexes import AWAY
from wyrmtable.games.eldervale.options import Rules

WILD = -1
"""The side of a wild Monster in a battle; the other sides are seats."""
NOBODY = -2

NOT_USED, WAITING, DEFEATED, DOMINATED = -1, -2, -3, -4
"""Where a Monster is when it is in no realm: not in this match, its Lair not yet in Eldervale, gone, or a player's Unit."""

Trigger = tuple[int, int, int, int]
"""Why a battle is to be fought: realm, triggering side (seat or WILD), seat whose placement caused it (or NOBODY), kind of
the Unit placed (or -1)."""


class Player(Struct, kw_only=True):
    """What one player has. The Ghosts have a row too, of which hand, tray and most of the supply stay empty."""

    seat: int
    faction: int = -1
    element: int = -1
    vp: int = 0
    supply: list[int] = field(default_factory=lambda: [0] * len(STORED))
    """gem, potion, scroll, tool, sword, gold"""
    hand: list[int] = field(default_factory=list)
    """Magic cards, hidden; in the order they came."""
    tray: list[int] = field(default_factory=list)
    """Treasure tokens not slotted."""
    orbs: int = 0
    """Orbs not yet used."""
    tableau: list[int] = field(default_factory=list)
    """Adventure cards in the order they came (the starter card is that of ``element``)."""
    quests: list[int] = field(default_factory=list)
    """Completed quests."""
    power: list[int] = field(default_factory=lambda: [0] * len(ELEMENTS))
    """Space of the marker on each elemental track, 0: no marker there."""
    glory: int = OFF_TRACK
    kinds: list[int] = field(default_factory=lambda: [*[WORKER] * WORKERS, *ADVANCED])
    places: list[int] = field(
        default_factory=lambda: [
            *[READY] * FIRST_WORKERS,
            *[INACTIVE] * (WORKERS - FIRST_WORKERS + len(ADVANCED)),
        ]
    )
    tactics: bool = True
    """The Tactics side is up (only with Tactics tokens)."""
    won: int = 0
    """Battles won since the end of the last Regroup."""
    beasts: int = 0
    """Monsters defeated in battles won, and dominated."""
    knows: int = 0
    """So many tiles on top of the realm stack this player has looked at; of these the topmost ``mixed`` lie in an order
    that somebody else has changed since."""
    mixed: int = 0

    def copy(self) -> Player:
        twin = copy(self)
        twin.supply = self.supply.copy()
        twin.hand = self.hand.copy()
        twin.tray = self.tray.copy()
        twin.tableau = self.tableau.copy()
        twin.quests = self.quests.copy()
        twin.power = self.power.copy()
        twin.kinds = self.kinds.copy()
        twin.places = self.places.copy()
        return twin


class Turn(Struct, kw_only=True):
    """What has to be remembered until the turn ends."""

    placed: list[tuple[int, int]] = field(default_factory=list)
    """Units placed in this turn, as (kind, realm); a swap puts the Unit that now stands there."""
    placed_kinds: list[int] = field(default_factory=list)
    """The Units as they were placed, whatever was swapped since."""
    rushed: list[int] = field(default_factory=list)
    """Monsters that have rushed."""
    rusher: int = -1
    """The Monster about to rush."""
    no_rush: bool = False
    """Lantern Bearers, Lion's Roar."""
    held: list[int] = field(default_factory=list)
    """Monsters held back by Riptide."""
    pending: list[Trigger] = field(default_factory=list)
    """Battles to be fought (P7)."""
    charged: bool = False
    entropy: bool = False
    """Entropy Engine used."""
    mason: int = 0
    """Resources off the next Dwelling (Master Mason)."""
    writ: bool = False
    """Writ of Passage played."""
    drawn: int = -1
    """Tile drawn that has no place yet."""
    refill_waits: bool = False
    """Between steps 2 and 4 of dungeoning."""
    returned: list[int] = field(default_factory=list)
    """Mercenaries given back in this turn."""
    swaps: list[tuple[int, int]] = field(default_factory=list)
    """Magic cards proposed to the partner, own and partner's."""
    paying: int = NOBODY
    """Who is asked for the pieces of a payment."""
    free: bool = False
    """Only the active player is asked, at a free-action point where cashing tokens and quests stand among the options. In
    windows of several players whoever has answered may still do both out of turn."""
    # Regroup
    regroup: bool = False
    """From G0 to the end of G1."""
    activated: list[tuple[int, int]] = field(default_factory=list)
    """Adventure cards activated, with the kind of Unit that did it."""
    retrieved: int = 0
    """Units retrieved from realms."""
    from_below: int = 0
    """Units in the Underworld that may still be retrieved (Phoenix Pyre, Healing Rain)."""
    freed: bool = False
    """Aura of Haste has freed its host."""
    pit: list[int] = field(default_factory=list)
    """Sacrificial Pit: who goes to the Underworld in G3, by the card it stands on; by kind once Aura of Haste freed it."""

    def copy(self) -> Turn:
        twin = copy(self)
        twin.placed = self.placed.copy()
        twin.placed_kinds = self.placed_kinds.copy()
        twin.rushed = self.rushed.copy()
        twin.held = self.held.copy()
        twin.pending = self.pending.copy()
        twin.returned = self.returned.copy()
        twin.swaps = self.swaps.copy()
        twin.activated = self.activated.copy()
        twin.pit = self.pit.copy()
        return twin


class Battle(Struct, kw_only=True):
    """The battle being fought. Sides are seats, and WILD for the Monster."""

    realm: int
    triggers: list[Trigger]
    step: str = "trigger"
    """trigger, join, swords, after, won, casualties; or cancelled"""
    queue: list[tuple[int, int]] = field(default_factory=list)
    """Who still decides in this step, in order, as (seat asked, side it decides for)."""
    joining: int = NOBODY
    """Seat in the middle of its Join decision: it has moved a Unit in, so it plays no more spells."""
    prior: list[int] = field(default_factory=list)
    """Seats with a Unit here before Join."""
    joined: list[tuple[int, int]] = field(default_factory=list)
    """Units moved in during Join, as (seat, kind)."""
    monster: int = -1
    """The wild Monster in the battle, by number."""
    value: dict[int, int] = field(default_factory=dict)
    """Combat value rolled by the Chimera of Whim, by side."""
    extra: dict[int, int] = field(default_factory=dict)
    """Dice added by spells, by side."""
    bought: dict[int, int] = field(default_factory=dict)
    """Dice bought with swords, by side."""
    paid: list[int] = field(default_factory=list)
    """Sides for which swords have been spent."""
    dice: dict[int, list[int]] = field(default_factory=dict)
    """The dice of each side after the roll; those set, not rolled, come first."""
    fixed: dict[int, int] = field(default_factory=dict)
    """How many dice of a side were set."""
    used: list[tuple[int, str]] = field(default_factory=list)
    """Abilities and passives used in this battle."""
    took_part: dict[int, list[int]] = field(default_factory=dict)
    """Kinds of the Units each seat had here in step 4."""
    winner: int = NOBODY
    beaten: int = -1
    """The Monster defeated here."""
    spare: int = 0
    """Wild Surge: the extra die."""

    def copy(self) -> Battle:
        twin = copy(self)
        twin.triggers = self.triggers.copy()
        twin.queue = self.queue.copy()
        twin.prior = self.prior.copy()
        twin.joined = self.joined.copy()
        twin.value = self.value.copy()
        twin.extra = self.extra.copy()
        twin.bought = self.bought.copy()
        twin.paid = self.paid.copy()
        twin.dice = {side: dice.copy() for side, dice in self.dice.items()}
        twin.fixed = self.fixed.copy()
        twin.used = self.used.copy()
        twin.took_part = {seat: kinds.copy() for seat, kinds in self.took_part.items()}
        return twin


class Eldervale(State):
    rules: Rules
    players: list[Player]
    order: tuple[int, ...] = ()
    """Rows in turn order, from the start player."""
    elements: tuple[int, ...] = ()
    """Elements in play."""
    active: int = -1
    """Whose turn it is."""
    turns: int = 0
    """Turns begun."""
    now: Turn = field(default_factory=Turn)
    battle: Battle | None = None
    peaceful: bool = True
    final: int = -1
    """Turns still to come after this one, once the end is triggered."""
    ended: bool = False
    breakdown: list[list[int]] = field(default_factory=list)
    """At the end: by player the points of play and of the six steps of the final scoring."""

    # the map
    cells: list[int] = field(default_factory=lambda: [AWAY] * len(TILES))
    """Where each tile lies."""
    adjacent: list[int] = field(default_factory=lambda: [0] * len(TILES))
    """For each realm the set of its neighbours (over open sides)."""
    blocked: list[int] = field(default_factory=list)
    """Cells at the closed sides of the Bifrost Bridge."""
    bridge: tuple[int, int] = (-1, -1)
    """Realms at the 2-side and at the 10-side of the bridge."""
    stack: list[int] = field(default_factory=list)
    """Realm stack, top last."""
    bridge_below: bool = False
    """The bridge found no place and lies at the bottom of the stack, as everybody saw."""
    floors: dict[int, int] = field(default_factory=dict)
    """Dragon's Den and bridge: the lowest place of the stack, counted from the bottom, where each can lie."""
    removed: list[int] = field(default_factory=list)
    """Tiles out of the game."""
    dwellings: list[int] = field(default_factory=lambda: [NOBODY] * len(TILES))
    """Whose Dwelling stands in each realm."""
    monsters: list[int] = field(default_factory=lambda: [NOT_USED] * len(MONSTERS))
    """The realm of each Monster, or WAITING, DEFEATED, DOMINATED, NOT_USED."""
    regrown: bool = False
    """The Gravel Hydra has been defeated once."""
    trove: list[int] = field(default_factory=list)
    """Trove tokens face down in the Dragon's Den."""
    trove_unused: list[int] = field(default_factory=list)
    """The two not used, unseen."""
    trove_taken: list[int] = field(default_factory=list)

    # treasure: stack s of element e is number e * STACKS + s
    tokens: list[int] = field(default_factory=list)
    """All 96 tokens as they were shuffled: three after three a stack, the top one first."""
    left: list[int] = field(default_factory=lambda: [0] * (STACKS * len(ELEMENTS)))
    """Tokens left in each stack (3 while it waits for its realm)."""
    stack_of: list[int] = field(default_factory=lambda: [-1] * len(TILES))
    """The first treasure stack of each realm; a second one is the next number."""
    next_stack: list[int] = field(default_factory=lambda: [0] * len(ELEMENTS))
    tokens_out: list[int] = field(default_factory=list)
    """Tokens that left the game."""

    # Adventure cards
    decks: list[list[int]] = field(default_factory=lambda: [[] for _ in ELEMENTS])
    """Face down, top last."""
    row: list[int] = field(default_factory=lambda: [-1] * len(ELEMENTS))
    """The face-up card of each element."""
    slots: dict[int, int] = field(default_factory=dict)
    """Token (or ORB) in a slot, by ``data.slot_key``."""
    orbs_on: list[int] = field(default_factory=list)
    """Cards with an Orb in their Orb slot."""
    auras: dict[int, int] = field(default_factory=dict)
    """Aura on a card: host -> aura."""
    cards_out: list[int] = field(default_factory=list)
    """Adventure cards out of the game (draft: burned aside)."""
    buried: list[int] = field(default_factory=lambda: [0] * len(ELEMENTS))
    """So many cards at the bottom of each deck everybody has seen (burned there)."""

    # Magic cards
    magic: list[int] = field(default_factory=list)
    """Deck, top last."""
    spent: list[int] = field(default_factory=list)
    """Discard pile."""
    casting: list[int] = field(default_factory=list)
    """Spells being played, on their way to the discard pile."""
    swapping: list[int] = field(default_factory=list)
    """What a player proposes to the partner: an own card, then one of the partner's."""
    packets: list[list[int]] = field(default_factory=list)
    """Magic draft: cards each seat chooses from."""

    # Orbs, mercenaries
    track_orbs: list[int] = field(default_factory=list)
    """Elements whose Orb still lies on its track."""
    glory_orbs: list[int] = field(default_factory=lambda: list(GLORY_ORBS))
    """Glory spaces whose Orb still lies there."""
    orb_spaces: list[int] = field(default_factory=lambda: [NOBODY] * len(ORB_SPACES))
    """Who used each Orb bonus space."""
    orbs_out: int = 0
    """Orbs that left the game with a card."""
    hired: list[int] = field(default_factory=lambda: [NOBODY] * len(MERCENARIES))
    """Who has the Minotaur and the Shapeshifter."""
    for_good: list[bool] = field(default_factory=lambda: [False] * len(MERCENARIES))
    """Hired with an Orb."""
    hired_in: list[int] = field(default_factory=lambda: [0] * len(MERCENARIES))
    """Turn in which it was hired."""

    # solo
    essence: int = 0
    watcher: int = -1
    """Realm of the Watcher."""
    ghost_deck: list[int] = field(default_factory=list)
    """Top last."""
    ghost_discard: list[int] = field(default_factory=list)
    ghost_card: int = -1
    """The card that tells the Ghosts what to do in this turn."""

    # ---- small questions asked everywhere

    def after(self, seat: int) -> tuple[int, ...]:
        """All rows clockwise from the left of this one; the seat itself comes last."""
        order = self.order
        start = order.index(seat) + 1
        return order[start:] + order[:start]

    def ghostly(self, seat: int) -> bool:
        """Whether this row is the Ghosts."""
        return seat >= self.rules.players

    def decider(self, seat: int) -> int:
        """Who decides for this row: the Ghosts' choices are the human's (18.9)."""
        return seat if seat < self.rules.players else 0

    def partner(self, seat: int) -> int:
        """Seats 0 and 1 play against 2 and 3 [R 52]."""
        return seat ^ 1 if self.rules.teams else NOBODY

    def opponents(self, seat: int) -> list[int]:
        """Other players, the partner left out; in turn order."""
        partner = self.partner(seat)
        return [other for other in self.after(seat)[:-1] if other != partner]

    def realms_of(self, seat: int) -> int:
        """The set of realms where this player has Units."""
        realms = 0
        for place in self.players[seat].places:
            if place >= 0:
                realms |= 1 << place
        return realms

    def wild(self) -> int:
        """The set of realms with a Monster."""
        realms = 0
        for place in self.monsters:
            if place >= 0:
                realms |= 1 << place
        return realms

    def occupied(self) -> int:
        """The set of realms with a Unit of anybody or a Monster."""
        realms = self.wild()
        for player in self.players:
            for place in player.places:
                if place >= 0:
                    realms |= 1 << place
        return realms

    def on_map(self) -> int:
        """The set of all realms of Eldervale."""
        realms = 0
        for realm, cell in enumerate(self.cells):
            if cell >= 0:
                realms |= 1 << realm
        return realms

    def monster_at(self, realm: int) -> int:
        """The Monster in this realm, -1 for none."""
        monsters = self.monsters
        return monsters.index(realm) if realm in monsters else -1

    def kinds_at(self, seat: int, realm: int) -> list[int]:
        """The Units this player has in the realm, by kind."""
        player = self.players[seat]
        return [kind for kind, place in zip(player.kinds, player.places, strict=True) if place == realm]

    def homes(self, seat: int) -> int:
        """The set of realms with a Dwelling of this player."""
        realms = 0
        for realm, owner in enumerate(self.dwellings):
            if owner == seat:
                realms |= 1 << realm
        return realms

    def has(self, seat: int, card: int) -> bool:
        """Whether this Adventure card works for this player; the Ghosts' cards do nothing."""
        return card in self.players[seat].tableau and seat < self.rules.players

    def holds(self, seat: int) -> bool:
        """Whether the player holds Magic cards, and so might react."""
        return bool(self.players[seat].hand)

    def lair(self, monster: int) -> int:
        """The realm of a Monster's Lair, -1 when it is not in Eldervale."""
        realm = LAIR[monster]
        return realm if self.cells[realm] >= 0 else -1

    def copy(self) -> Eldervale:
        twin = copy(self)
        twin.chance = self.chance.copy()
        twin.voice = SILENT
        twin.agenda = self.agenda.copy()
        twin.players = [player.copy() for player in self.players]
        twin.now = self.now.copy()
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.breakdown = [points.copy() for points in self.breakdown]
        twin.cells = self.cells.copy()
        twin.adjacent = self.adjacent.copy()
        twin.blocked = self.blocked.copy()
        twin.stack = self.stack.copy()
        twin.floors = self.floors.copy()
        twin.removed = self.removed.copy()
        twin.dwellings = self.dwellings.copy()
        twin.monsters = self.monsters.copy()
        twin.trove = self.trove.copy()
        twin.trove_unused = self.trove_unused.copy()
        twin.trove_taken = self.trove_taken.copy()
        twin.tokens = self.tokens.copy()
        twin.left = self.left.copy()
        twin.stack_of = self.stack_of.copy()
        twin.next_stack = self.next_stack.copy()
        twin.tokens_out = self.tokens_out.copy()
        twin.decks = [deck.copy() for deck in self.decks]
        twin.row = self.row.copy()
        twin.slots = self.slots.copy()
        twin.orbs_on = self.orbs_on.copy()
        twin.auras = self.auras.copy()
        twin.cards_out = self.cards_out.copy()
        twin.buried = self.buried.copy()
        twin.magic = self.magic.copy()
        twin.spent = self.spent.copy()
        twin.casting = self.casting.copy()
        twin.swapping = self.swapping.copy()
        twin.packets = [packet.copy() for packet in self.packets]
        twin.track_orbs = self.track_orbs.copy()
        twin.glory_orbs = self.glory_orbs.copy()
        twin.orb_spaces = self.orb_spaces.copy()
        twin.hired = self.hired.copy()
        twin.for_good = self.for_good.copy()
        twin.hired_in = self.hired_in.copy()
        twin.ghost_deck = self.ghost_deck.copy()
        twin.ghost_discard = self.ghost_discard.copy()
        return twin
