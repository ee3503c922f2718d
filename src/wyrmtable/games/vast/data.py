"""What is printed: tiles, cards, tracks, terrain, role sets and levels, read from the tables beside this module.

A state holds plain names and numbers (``"rats"``, tile 17); the definitions behind them are looked up here.
A tile on the map is one number, its *code*: ``tile << 3 | rotation << 1 | lit``. Terrain spaces are tiles too, numbered
behind the Cave tiles, so that a code says everything about a space.
"""

from __future__ import annotations

import csv
from importlib.resources import files

from wyrmtable.core.ask import Named

KNIGHT, GOBLINS, DRAGON, CAVE, THIEF = range(5)
ROLES = ("knight", "goblins", "dragon", "cave", "thief")
"""In turn order (R-03)."""
LETTERS = "KGDCT"

HERO, FANGS, BONES, EYE, WYRM, ROGUE, OGRE, TROLL = range(8)
PIECES = ("knight", "fangs", "bones", "eye", "dragon", "thief", "ogre", "troll")
"""Pieces in the order they leave a removed tile; Ogre and Troll are Monster tokens and belong to nobody."""
OWNER = (KNIGHT, GOBLINS, GOBLINS, GOBLINS, DRAGON, THIEF, 5, 5)
TRIBES = (FANGS, BONES, EYE)

SUPPLY, OUT, ON_KNIGHT, ON_GOBLINS, CARRIED, HELD, STASHED = -1, -2, -3, -4, -5, -6, -7
"""Where a token is when it is not on the map; a piece off the map is at SUPPLY."""

NORTH, EAST, SOUTH, WEST = range(4)


def _rows(table: str) -> list[dict[str, str]]:
    text = (files("wyrmtable.games.vast") / "tables" / f"{table}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


# ---- tiles


class Tile(Named):
    """A Cave tile, or one space of a Terrain tile."""

    __slots__ = ("kind", "part", "piece", "shape", "symbol", "walls")

    def __init__(self, name: str, kind: str, shape: str, walls: int, symbol: str, piece: int = -1, part: int = -1):
        super().__init__(name)
        self.kind = kind
        """entrance, ambush, event, treasure_room, vault, crystal; or the kind of Terrain"""
        self.shape = shape
        self.walls = walls
        """At rotation 0, one bit per direction."""
        self.symbol = symbol
        self.piece = piece
        """Which of the eight Terrain tiles, and which of its spaces (``part``)."""
        self.part = part


class Terrain(Named):
    """One of the eight Terrain tiles: its spaces at rotation 0 as (x, y)."""

    __slots__ = ("cells", "first", "kind")

    def __init__(self, name: str, kind: str, cells: tuple[tuple[int, int], ...], first: int):
        super().__init__(name)
        self.kind = kind
        self.cells = cells
        self.first = first
        """Number of its first space among the tiles."""


def _cave_tiles() -> list[Tile]:
    tiles = []
    for row in _rows("tiles"):
        walls = sum(1 << d for d, side in enumerate("nesw") if row[f"wall_{side}"] == "1")
        tiles.append(Tile(row["id"].lower(), row["type"], row["shape"], walls, row["tribe_symbol"]))
    return tiles


def _terrain(first: int) -> tuple[list[Terrain], list[Tile]]:
    pieces: list[Terrain] = []
    spaces: list[Tile] = []
    for row in _rows("terrain"):
        cells = tuple(
            (int(pair.split(",")[0]), int(pair.split(",")[1]))
            for pair in row["cells_rotation0"].strip("()").split(")(")
        )
        for number in range(int(row["count"])):
            name = row["id"] + (f"{number + 1}" if row["count"] != "1" else "")
            spaces += [
                Tile(f"{name}.{part}", row["id"], "terrain", 0, "none", len(pieces), part) for part in range(len(cells))
            ]
            pieces.append(Terrain(name, row["id"], cells, first + len(spaces) - len(cells)))
    return pieces, spaces


_cave = _cave_tiles()
_pieces, _spaces = _terrain(len(_cave))

ENTRANCE_TILE = 0
CAVE_TILES = len(_cave)
TILES: tuple[Tile, ...] = (*_cave, *_spaces)
TILE_NUMBER = {tile.name: number for number, tile in enumerate(TILES)}
TERRAIN: tuple[Terrain, ...] = tuple(_pieces)
PITS = tuple(i for i, terrain in enumerate(TERRAIN) if terrain.kind == "pit")
CANYON = next(i for i, terrain in enumerate(TERRAIN) if terrain.kind == "canyon")
BRIDGE = TERRAIN[CANYON].first + 1

_codes = [(TILES[code >> 3], code >> 1 & 3, code & 1) for code in range(len(TILES) * 8)]
KIND = [tile.kind for tile, _, _ in _codes]
"""By code."""
IS_LIT = [bool(lit) and code >> 3 < CAVE_TILES for code, (_, _, lit) in enumerate(_codes)]
"""Cave tiles on their Lit side."""
COUNTS_AS_LIT = [lit or code >> 3 == BRIDGE for code, lit in enumerate(IS_LIT)]
"""R-72: wherever a rule counts or names Lit tiles, the Canyon bridge is one."""
IS_DARK = [not lit and code >> 3 < CAVE_TILES for code, (_, _, lit) in enumerate(_codes)]
IS_TERRAIN = [code >> 3 >= CAVE_TILES for code in range(len(_codes))]
WALLS = [sum(1 << (d + turn) % 4 for d in range(4) if tile.walls >> d & 1) if lit else 0 for tile, turn, lit in _codes]
"""Walls of the lit tile, one bit per direction; a Dark tile and Terrain have none of their own."""
OPEN_SIDES = [tuple(d for d in range(4) if not mask >> d & 1) for mask in range(16)]
IMPASSABLE = [tile.kind == "canyon" and tile.part != 1 for tile, _, _ in _codes]
IS_PIT = [tile.kind == "pit" for tile, _, _ in _codes]
IS_FOREST = [tile.kind == "mushroom_forest" for tile, _, _ in _codes]
ENTRANCE_CODE = 1


def turns_of(tile: int) -> list[int]:
    """The rotations that give different walls."""
    seen: list[int] = []
    found = []
    for turn in range(4):
        walls = WALLS[tile << 3 | turn << 1 | 1]
        if walls not in seen:
            seen.append(walls)
            found.append(turn)
    return found


TURNS = [turns_of(tile) for tile in range(CAVE_TILES)]

# ---- the Dragon die: offsets (x, y) of the hit spaces

_AROUND = {
    "nw": (-1, -1),
    "n": (0, -1),
    "ne": (1, -1),
    "w": (-1, 0),
    "centre": (0, 0),
    "e": (1, 0),
    "sw": (-1, 1),
    "s": (0, 1),
    "se": (1, 1),
}


class Face(Named):
    __slots__ = ("hits", "hits_centre")

    def __init__(self, name: str, hits: tuple[tuple[int, int], ...]):
        super().__init__(name)
        self.hits = hits
        self.hits_centre = (0, 0) in hits


FACES = tuple(
    Face(row["face"], tuple(offset for side, offset in _AROUND.items() if row[side] == "1"))
    for row in _rows("die_faces")
)

# ---- cards


class War(Named):
    __slots__ = ("discs", "monsters", "rage", "secrets")

    def __init__(self, row: dict[str, str]):
        super().__init__(row["id"])
        self.discs = (int(row["fangs"]), int(row["bones"]), int(row["eye"]))
        self.monsters = int(row["monsters"])
        self.secrets = int(row["secrets"])
        self.rage = int(row["rage"])


class Monster(Named):
    __slots__ = ("ambush", "bonus")

    def __init__(self, row: dict[str, str]):
        super().__init__(row["id"])
        self.bonus = int(row["strength_bonus"])
        self.ambush = -1 if row["ambush_str"] == "roll" else int(row["ambush_str"])
        """Strength against the Knight with Goblin Infestation; −1: always roll (Wisp)."""


class Sidequest(Named):
    __slots__ = ("grit",)

    def __init__(self, row: dict[str, str]):
        super().__init__(row["id"])
        self.grit = int(row["grit"])


class Treasure(Named):
    __slots__ = ("slots",)

    def __init__(self, row: dict[str, str]):
        super().__init__(row["id"])
        self.slots = int(row["cube_slots"])


class Omen(Named):
    __slots__ = ("costs", "symbols")

    def __init__(self, row: dict[str, str]):
        super().__init__(row["id"])
        self.costs = (int(row["cost_1st"]), int(row["cost_2nd"]), int(row["cost_3rd_and_later"]))
        self.symbols = tuple(row["symbols"].split("|"))


class Power(Named):
    __slots__ = ("attack", "cost")

    def __init__(self, row: dict[str, str]):
        super().__init__(row["id"])
        symbols = {"C": "claw", "F": "flame", "W": "wing", "?": "any"}
        self.cost = tuple(symbols[letter] for letter in row["cost"].split("+"))
        self.attack = row["is_attack"] == "1"


class Upgrade(Named):
    __slots__ = ("requires",)

    def __init__(self, row: dict[str, str]):
        super().__init__(row["id"])
        self.requires = row["requires"]


WAR = {row["id"]: War(row) for row in _rows("war_cards")}
MONSTERS = {row["id"]: Monster(row) for row in _rows("monsters")}
SECRETS = {row["id"]: Named(row["id"]) for row in _rows("secrets")}
SECRETS_FACE_UP = tuple(row["id"] for row in _rows("secrets") if row["stays_face_up"] == "1")
SIDEQUESTS = {row["id"]: Sidequest(row) for row in _rows("sidequests")}
TREASURES = {row["id"]: Treasure(row) for row in _rows("treasures")}
EVENTS = {row["id"]: int(row["copies"]) for row in _rows("events")}
"""Copies of each Event card."""
OMENS = {row["id"]: Omen(row) for row in _rows("omens")}
OMEN_SYMBOLS = {row["symbol"]: int(row["count"]) for row in _rows("omen_tokens")}
OMEN_INCOME = [(int(row["tokens_max"]), int(row["omens"])) for row in _rows("omen_income")]
POWERS = {row["id"]: Power(row) for row in _rows("dragon_powers")}
POWER_CARDS = {row["symbol"]: int(row["cards"]) for row in _rows("power_cards")}
GEMS = tuple(POWER_CARDS)
"""Symbols of the three Dragon Gems, in the order of ``State.gems``."""
UPGRADES = {row["id"]: Upgrade(row) for row in _rows("thief_upgrades")}

# ---- boards

STAT_TRACK = {
    track: tuple(int(row["value"]) for row in _rows("knight_tracks") if row["track"] == track)
    for track in ("movement", "perception", "strength")
}
GRIT_SPACES = tuple(int(row["value"]) for row in _rows("knight_tracks") if row["track"] == "grit_cube_space")
RAGE_MAX = 3
GRIT_MAX = next(int(row["value"]) for row in _rows("knight_tracks") if row["track"] == "grit_max")
EQUIPMENT = {row["id"].removeprefix("ancient_"): int(row["cube_slots"]) for row in _rows("equipment")}
"""Cube spaces of bomb, bow, map and shield."""
SLOTH = {row["track"]: int(row["capacity"]) for row in _rows("sloth_tracks") if row["group"] != "counter"}
"""Capacity of the five Sloth tracks."""
ARMOR = tuple(int(row["armor"]) for row in _rows("dragon_tracks"))
SPIRIT = tuple(int(row["spirit"]) for row in _rows("dragon_tracks"))
BOOTS_MOVEMENT = 3
"""R-05: the rulebook's value; the English card prints 4."""

# ---- role sets and levels


class RoleSet(Named):
    """A legal set of roles with the variant cards it uses."""

    __slots__ = ("cards", "key", "recommended", "roles")

    def __init__(self, row: dict[str, str]):
        super().__init__(row["key"].lower())
        self.key = row["key"]
        self.roles = tuple(ROLES.index(role) for role in row["roles"].split())
        self.recommended = row["recommended_first"] == "1"
        self.cards = {
            card: tuple(ROLES.index(who) for who in holders.split("+") if who in ROLES)
            for card, holders in (entry.split(":") for entry in row["cards"].split(";") if entry)
        }


ROLE_SETS = {row["key"]: RoleSet(row) for row in _rows("variants")}
LEVELS = {
    (ROLES.index(row["role"]), int(row["level"])): {
        key: int(value) for key, value in (pair.split("=") for pair in row["values"].split(";"))
    }
    for row in _rows("difficulty")
}
"""Numbers of each role's difficulty level."""
