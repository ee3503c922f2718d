"""What is printed: elements, tiles, tokens, cards, factions, monsters, tracks; read from the tables beside this module.

A state holds numbers; what is behind them is looked up here. Numbers are places in the tables: realm 17 is ``TILES[17]``,
Adventure card 40 is ``ADVENTURES[40]``, and so on. ``name`` of each is the word that options, scenes and words use.
Effects stay the strings of the tables; ``effects`` makes functions of them once, when the game is loaded.
"""

from __future__ import annotations

import csv
from importlib.resources import files

from wyrmtable.core.ask import Named

# ---- resources

GEM, POTION, SCROLL, TOOL, SWORD, GOLD, MAGIC, ANY = range(8)
RESOURCES = ("gem", "potion", "scroll", "tool", "sword", "gold", "magic", "any")
BASIC = (GEM, POTION, SCROLL, TOOL, SWORD)
STORED = (*BASIC, GOLD)
"""Kinds that lie in a supply, at most LIMIT of each; Magic cards lie in the hand."""
LIMIT = 5
HAND_LIMIT = 7
TRAY = 4

Cost = tuple[int, ...]
"""How many of each kind: gem, potion, scroll, tool, sword, gold, magic, any."""
FREE: Cost = (0,) * 8


def read_cost(text: str) -> Cost:
    """``tool:2+sword:1`` as numbers; ``-`` or nothing is free."""
    cost = [0] * 8
    for part in text.split("+"):
        if part.strip("-"):
            kind, _, number = part.partition(":")
            cost[RESOURCES.index(kind)] += int(number)
    return tuple(cost)


def _rows(table: str) -> list[dict[str, str]]:
    text = (files("wyrmtable.games.eldervale") / "tables" / f"{table}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


def slug(name: str) -> str:
    """The word for a printed name: ``Pyromancer's Circle`` is ``pyromancers_circle``."""
    return name.lower().replace("'", "").replace(" ", "_")


# ---- elements

AIR, EARTH, FIRE, WATER, LIGHT, DARKNESS, ORDER, CHAOS = range(8)
ELEMENTS = tuple(row["element"] for row in _rows("elements"))
NO_ELEMENT = -1
PRIMARY = tuple(RESOURCES.index(row["primary_resource"]) for row in _rows("elements"))


def element_number(word: str) -> int:
    return ELEMENTS.index(word) if word in ELEMENTS else NO_ELEMENT


# ---- Units

WORKER, WARRIOR, WIZARD, DRAGON, MINOTAUR, SHAPESHIFTER, BEAST = range(7)
"""Kinds of Unit. A dominated monster m is of kind BEAST + m."""
ADVANCED = (WARRIOR, WIZARD, DRAGON)
WORKERS = 6
FIRST_WORKERS = 3
ROOFTOPS = 6
MARKERS = 4
TOP = 5
"""The last space of an elemental track."""

READY, INACTIVE, UNDERWORLD, DWELLING = -1, -2, -3, -4
"""Where a Unit is when it is in no realm; a Worker that became a Dwelling is no Unit any more."""
ON_SUMMON, ON_GATHER, ON_DWELL, ON_CARD = -10, -11, -12, -20
"""On an action of the starter card, or on Adventure card c: ON_CARD - c. Only during Regroup."""


class Mercenary(Named):
    __slots__ = ("dice", "kind")

    def __init__(self, row: dict[str, str], kind: int):
        super().__init__(slug(row["name_en"]))
        self.dice = int(row["combat_dice"])
        self.kind = kind


MERCENARIES = {kind: Mercenary(row, kind) for kind, row in enumerate(_rows("mercenaries"), MINOTAUR)}


class Monster(Named):
    __slots__ = ("chain", "chain_window", "dice", "effect", "element", "kind", "number", "reward", "title", "window")

    def __init__(self, row: dict[str, str], number: int):
        super().__init__(slug(row["name_en"]))
        self.title = row["name_en"]
        self.number = number
        self.element = element_number(row["element"])
        self.kind = row["kind"]
        """normal, legendary, special"""
        self.dice = int(row["combat_dice"]) if row["combat_dice"].isdigit() else 0
        """0: a die decides (Chimera of Whim)."""
        self.window = row["window"]
        self.effect = row["effect"]
        self.chain_window = row["chain_window"]
        self.chain = row["chain_effect"]
        self.reward = row["reward"]


MONSTERS: tuple[Monster, ...] = tuple(Monster(row, number) for number, row in enumerate(_rows("monsters")))
_monster = {monster.name: monster.number for monster in MONSTERS}
ROC, COLOSSUS, DEMON, CROCODILE = (
    _monster[name] for name in ("tempest_roc", "mossback_colossus", "demon_of_might", "dread_crocodile")
)
UNICORN, WIDOW, JUGGERNAUT, CHIMERA = (
    _monster[name] for name in ("prism_unicorn", "gloom_widow", "brass_juggernaut", "chimera_of_whim")
)
WYVERN, HYDRA, TERROR, KRAKEN = (
    _monster[name] for name in ("skyrend_wyvern", "gravel_hydra", "volcanic_terror", "abyssal_kraken")
)
SPHINX, LEVIATHAN, GOLEM, MAW = (
    _monster[name] for name in ("solar_sphinx", "bone_leviathan", "edict_golem", "rift_maw")
)
MOTHER, GIANT = _monster["mother_of_dragons"], _monster["frost_giant"]

DICE = tuple(
    [int(row["combat_dice"]) for row in _rows("units") if row["combat_dice"].isdigit()]
    + [mercenary.dice for mercenary in MERCENARIES.values()]
    + [monster.dice for monster in MONSTERS]
)
"""Combat dice by kind of Unit; 0 for the dominated Chimera of Whim, whose die decides."""
UNITS = tuple(
    [row["unit"] for row in _rows("units") if row["combat_dice"].isdigit()]
    + [mercenary.name for mercenary in MERCENARIES.values()]
    + [monster.name for monster in MONSTERS]
)
"""Words for the kinds of Unit."""
MOST_DICE = 6

# ---- realms


class Tile(Named):
    __slots__ = ("cost", "element", "kind", "lair", "number", "printed", "sigils", "title")

    def __init__(self, row: dict[str, str], number: int):
        elemental = row["type"] == "elemental"
        super().__init__(slug(row["name"]) if elemental else row["id"].removeprefix("R-"))
        self.title = row["name"]
        self.number = number
        self.kind = row["type"]
        """elemental, ruin, bridge"""
        self.element = element_number(row["element"])
        self.lair = row["lair"] == "yes"
        self.printed = tuple(
            RESOURCES.index(row[f"printed_resource_{n}"]) for n in (1, 2) if row[f"printed_resource_{n}"]
        )
        """The resource under each treasure stack."""
        self.sigils = int(row["sigils"])
        self.cost = read_cost(row["dwelling_cost"])


TILES: tuple[Tile, ...] = tuple(Tile(row, number) for number, row in enumerate(_rows("realm_tiles")))
_tile = {tile.name: tile.number for tile in TILES}
MAGE_TOWER, PORTAL, MILL, DUNGEON, SECOND_DUNGEON, FORTRESS, ORACLE, DEN, BRIDGE = (
    _tile[name]
    for name in ("magetower", "portal", "mill", "dungeon1", "dungeon2", "fortress", "oracle", "dragonsden", "bifrost")
)
BASE_RUINS = (MAGE_TOWER, FORTRESS, MILL, PORTAL, DUNGEON)
ELEMENTAL = sum(1 << tile.number for tile in TILES if tile.kind == "elemental")
RUINS = sum(1 << tile.number for tile in TILES if tile.kind == "ruin")
DUNGEONS = 1 << DUNGEON | 1 << SECOND_DUNGEON
LAIR_OF_ELEMENT = tuple(
    next(tile.number for tile in TILES if tile.lair and tile.element == element) for element in range(len(ELEMENTS))
)
LAIR = tuple({MOTHER: DEN, GIANT: BRIDGE}.get(m.number, LAIR_OF_ELEMENT[m.element]) for m in MONSTERS)
"""The Lair of each monster."""

# ---- treasure tokens


class Token(Named):
    __slots__ = ("either", "element", "faces", "number", "symbols")

    def __init__(self, row: dict[str, str], number: int):
        super().__init__(row["id"].removeprefix("TT-").replace("-", ""))
        self.number = number
        self.element = element_number(row["element"])
        self.faces: tuple[Cost, ...] = tuple(read_cost(face) for face in row["face"].split("/"))
        """What it shows; two where a slash lets one choose."""
        self.either = len(self.faces) > 1
        self.symbols = int(row["symbols"])


TOKENS: tuple[Token, ...] = tuple(Token(row, number) for number, row in enumerate(_rows("treasure_tokens")))
TOKENS_EACH = 12
STACK = 3
"""Tokens of a stack; an element has STACKS of them."""
STACKS = 4
ORB = -2
"""What lies in an input slot that was filled with an Orb."""

# ---- Adventure cards


class Adventure(Named):
    __slots__ = ("both", "cost", "effect", "element", "icon", "kind", "number", "orb", "slots", "title", "window")

    def __init__(self, row: dict[str, str], number: int):
        super().__init__(slug(row["name"]))
        self.title = row["name"]
        self.number = number
        self.element = element_number(row["element"])
        self.kind = row["type"]
        """doorway, action, passive, vault, aura"""
        self.cost = read_cost(row["cost"])
        self.icon = {"none": -2, "any": -1, "warrior": WARRIOR, "wizard": WIZARD, "dragon": DRAGON}[row["unit_icon"]]
        """The Unit that may use the action: -1 any (Worker icon), -2 no action."""
        what, _, number_of = row["slots"].partition(":")
        self.slots: tuple[str, ...] = () if what == "none" else (what,) * int(number_of)
        """in, out, door, vault, vault_facedown"""
        self.orb = row["orb_slot"]
        """none, required, boost"""
        self.window = row["window"]
        self.effect = row["effect"]
        self.both = row["edition"] == "both"
        """In the draft of 2019 too."""


ADVENTURES: tuple[Adventure, ...] = tuple(Adventure(row, number) for number, row in enumerate(_rows("adventure_cards")))
ADVENTURE = {card.name: card.number for card in ADVENTURES}
DOORWAYS = tuple(card.number for card in ADVENTURES if card.kind == "doorway")

STARTER = len(ADVENTURES)
"""The starter card of element e is card STARTER + e where slots are concerned."""
SLOTS_EACH = 4


def slot_key(card: int, slot: int) -> int:
    """The key of a card's slot in ``State.slots``."""
    return card * SLOTS_EACH + slot


class Starter(Named):
    __slots__ = ("costs", "gather", "worker_costs")

    def __init__(self, row: dict[str, str]):
        super().__init__(f"starter_{row['element']}")
        self.gather = RESOURCES.index(row["gather_effect"].removeprefix("gain(").partition(",")[0])
        self.worker_costs = tuple(read_cost(row[f"worker{n}_cost"]) for n in (4, 5, 6))
        self.costs = {
            kind: read_cost(row[f"{word}_cost"]) for kind, word in zip(ADVANCED, UNITS[WARRIOR:], strict=False)
        }


STARTERS: tuple[Starter, ...] = tuple(Starter(row) for row in _rows("starter_cards"))

# ---- Magic cards


class Magic(Named):
    __slots__ = ("both", "cost", "effect", "free", "kind", "number", "title", "windows")

    def __init__(self, row: dict[str, str], number: int):
        super().__init__(slug(row["name"]))
        self.title = row["name"]
        self.number = number
        self.kind = row["type"]
        """spell, prophecy, quest"""
        self.windows = tuple(row["window"].split("|"))
        self.cost = read_cost(row["casting_cost"])
        element, _, space = row["free_if_power"].partition(">=")
        self.free = (element_number(element), int(space)) if space else None
        """Free with the marker of this element on this space or higher; element -1: that of the target."""
        self.effect = row["effect"]
        self.both = row["edition"] == "both"


MAGIC_CARDS: tuple[Magic, ...] = tuple(Magic(row, number) for number, row in enumerate(_rows("magic_cards")))
MAGIC_NUMBER = {card.name: card.number for card in MAGIC_CARDS}
SPELLS = tuple(card.number for card in MAGIC_CARDS if card.kind == "spell")
QUESTS = tuple(card.number for card in MAGIC_CARDS if card.kind == "quest")
PROPHECIES = tuple(card.number for card in MAGIC_CARDS if card.kind == "prophecy")

# ---- factions


class Ability(Named):
    """One of a faction's two abilities, which works for one type of Unit."""

    __slots__ = ("effect", "gather", "unit", "window")

    def __init__(self, row: dict[str, str], which: int):
        super().__init__(slug(row[f"ability_{which}"]))
        self.unit = UNITS.index(row[f"unit_{which}"])
        self.window = row[f"window_{which}"]
        effect = row[f"effect_{which}"]
        self.gather = effect.startswith("gather:")
        """Mimic cannot copy it."""
        self.effect = effect.removeprefix("gather:")


class Faction(Named):
    __slots__ = ("abilities", "element", "number", "side", "title")

    def __init__(self, row: dict[str, str], number: int):
        super().__init__(slug(row["name_en"]))
        self.title = row["name_en"]
        self.number = number
        self.element = element_number(row["element"])
        self.side = row["board_side"].lower()
        self.abilities = (Ability(row, 1), Ability(row, 2))


FACTIONS: tuple[Faction, ...] = tuple(Faction(row, number) for number, row in enumerate(_rows("factions")))
ABILITIES = tuple(frozenset(ability.name for ability in faction.abilities) for faction in FACTIONS)
"""The names of each faction's abilities."""
FACTIONS_OF = tuple(
    tuple(faction.number for faction in FACTIONS if faction.element == element) for element in range(len(ELEMENTS))
)
"""The two sides of each element's board."""

# ---- tracks, Orbs, Trove, Ghosts, layouts

_tracks = [row for row in _rows("elemental_tracks") if row["element"] == ELEMENTS[0]]
TRACK_VALUES = {
    "standard": (0, *(int(row["vp"]) for row in _tracks)),
    "steep": (0, *(int(row["vp_steep_option"]) for row in _tracks)),
}
"""Victory points of the spaces of an elemental track; space 0 is off the track."""
GLORY_REWARDS = tuple(row["published_reward"] for row in _rows("glory_track"))
GLORY_REWARDS_DRAFT = tuple(row["draft_reward"] for row in _rows("glory_track"))
GLORY_TOP = len(GLORY_REWARDS) - 1
GLORY_ORBS = tuple(space for space, reward in enumerate(GLORY_REWARDS) if reward == "gain_orb(glory)")
OFF_TRACK = -1
"""Glory space of a player who has not regrouped yet."""
ORB_SPACES = tuple(row["effect"] for row in _rows("orb_spaces"))
ORB_SPACE_NAMES = tuple(row["id"].lower() for row in _rows("orb_spaces"))
TROVE = tuple(row["effect"] for row in _rows("trove"))
TROVE_NAMES = tuple(row["id"].lower() for row in _rows("trove"))
TROVE_USED = 3


class Ghost(Named):
    __slots__ = ("action", "dice", "direction", "element", "number", "title")

    def __init__(self, row: dict[str, str], number: int):
        super().__init__(slug(row["name"]))
        self.title = row["name"]
        self.number = number
        self.element = element_number(row["element"])
        self.action = row["action"]
        self.direction = int(row["watcher_direction"])
        self.dice = int(row["bonus_dice"])


GHOSTS: tuple[Ghost, ...] = tuple(Ghost(row, number) for number, row in enumerate(_rows("ghosts")))

_layout = {1: "2 players (also solo)", 2: "2 players (also solo)", 3: "3 players", 4: "4-5 players", 5: "4-5 players"}
LAYOUT = {
    players: tuple((int(row["q"]), int(row["r"])) for row in _rows("map_layouts") if row["layout"] == layout)
    for players, layout in _layout.items()
}
"""Starting positions by number of players."""
STARTING_REALMS = {1: 5, 2: 5, 3: 7, 4: 8, 5: 8}
"""Elemental realms on the map at the start."""
MORE_ELEMENTS = 2

HOUSE = frozenset(
    f"{table}:{row['id']}"
    for table in ("adventure_cards", "magic_cards", "realm_tiles", "treasure_tokens", "monsters", "factions")
    for row in _rows(table)
    if row["source"] == "HOUSE"
)
"""Rows that are our own design, as ``table:id``; shown to players as such."""
