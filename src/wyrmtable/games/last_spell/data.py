"""What is printed: heroes, equipment, perks, traits, structures, monsters, bosses, waves, missions, levels.

A state holds equipment as shared definitions (``Item``), everything else as names (``"fleet"``, ``"ballista"``, ``"clawer"``),
whose definitions are looked up here. All numbers come from the tables beside this module.
"""

from __future__ import annotations

import csv
from importlib.resources import files

from wyrmtable.core.ask import Named


def rows(table: str) -> list[dict[str, str]]:
    text = files("wyrmtable.games.last_spell").joinpath("tables", f"{table}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


CONSTANTS = {row["key"]: row["value"] for row in rows("constants")}


def constant(key: str) -> int:
    return int(CONSTANTS[key])


SCENARIOS = ("gildenberg", "lakeburg", "glenwald")
GILDENBERG, LAKEBURG, GLENWALD = range(3)
DAYS = constant("days_per_scenario")
_ROMAN = {"I": 1, "II": 2, "III": 3}

# ---- equipment

ARMOUR, MELEE, RANGED, MAGIC, SCROLLS = range(5)
DECKS = ("armour", "melee", "ranged", "magic", "scrolls")
"""The five decks on the Shop board; the first four have levels."""


class Item(Named):
    """A card or token of equipment: each exists once (the two potions of a kind are ``health_1`` and ``health_2``)."""

    __slots__ = ("deck", "level", "price", "slot")

    def __init__(self, name: str, slot: str, deck: int, level: int, price: int) -> None:
        super().__init__(name)
        self.slot = slot
        """weapon, upper, lower, shield, scroll, potion"""
        self.deck = deck
        """Number of its deck; −1 for a potion."""
        self.level = level
        """1 to 3; 0 for scrolls and potions."""
        self.price = price


class Strike:
    """One attack of a weapon, or of a scroll or Defence that attacks."""

    __slots__ = ("abilities", "actions", "damage", "hits", "mana", "name", "reach", "shape")

    def __init__(
        self, name: str, actions: int, mana: int, reach: str, damage: int, hits: int, shape: str, abilities: str
    ) -> None:
        self.name = name
        self.actions = actions
        self.mana = mana
        self.reach = reach
        """melee, self, C (current sector), CA (and adjacent), CAF (any)"""
        self.damage = damage
        self.hits = hits
        self.shape = shape
        """single, split, arc3, line2, line3, ring, plus, blast, pierce, chain2, chain3, sector, heal"""
        self.abilities = frozenset(abilities.split(";")) if abilities else frozenset()
        """Armour Piercing, Inevitable, Opportunist, Stun, Poison, Push 1"""


class Weapon(Item):
    __slots__ = ("basic", "category", "hands", "skill")

    def __init__(self, row: dict[str, str]) -> None:
        deck = DECKS.index(row["category"])
        super().__init__(row["id"], "weapon", deck, int(row["level"]), int(row["cost_gold"]))
        self.category = row["category"]
        """melee, ranged, magic"""
        self.hands = int(row["hands"])
        self.basic = self._strike(row, "basic")
        self.skill = self._strike(row, "skill")

    def _strike(self, row: dict[str, str], kind: str) -> Strike:
        numbers = [int(row[f"{kind}_{column}"]) for column in ("actions", "mana", "damage", "hits")]
        actions, mana, damage, hits = numbers
        name = row[f"{kind}_name"].lower().replace(" ", "-")
        reach, shape, abilities = (row[f"{kind}_{column}"] for column in ("range", "shape", "abilities"))
        return Strike(name, actions, mana, reach, damage, hits, shape, abilities)


class Armour(Item):
    """Upper or lower armour, or a shield."""

    __slots__ = ("blue", "flat", "mana", "mp", "orange", "uses")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"], row["slot"], ARMOUR, int(row["level"]), int(row["cost_gold"]))
        self.blue, self.orange, self.flat = int(row["blue_dice"]), int(row["orange_dice"]), int(row["flat_block"])
        gains = [gain.split() for gain in row["passive"].split("; ") if gain.startswith("+")]
        self.mp = sum(int(number) for number, what in gains if what == "MP")
        self.mana = sum(int(number) for number, what in gains if what == "mana")
        self.uses = 2 if self.name == "rune_shield" else 1
        """How often it blocks before it is turned over."""

    @property
    def blocks(self) -> bool:
        return bool(self.blue or self.orange or self.flat)


class Potion(Item):
    __slots__ = ("kind",)

    def __init__(self, row: dict[str, str], copy: int) -> None:
        super().__init__(f"{row['id']}_{copy}", "potion", -1, 0, int(row["cost_gold"]))
        self.kind = row["id"]
        """health, mana, vigour, swiftness"""


class Scroll(Item):
    __slots__ = ()

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"], "scroll", SCROLLS, 0, int(row["cost_gold"]))


WEAPONS = {row["id"]: Weapon(row) for row in rows("weapons")}
ARMOURS = {row["id"]: Armour(row) for row in rows("armour")}
POTIONS = {
    potion.name: potion
    for row in rows("potions")
    for potion in (Potion(row, copy + 1) for copy in range(int(row["copies"])))
}
SCROLL_CARDS = {row["id"]: Scroll(row) for row in rows("scrolls")}
ITEMS: dict[str, Item] = {**WEAPONS, **ARMOURS, **POTIONS, **SCROLL_CARDS}
ITEM_NUMBER = {item: number for number, item in enumerate(ITEMS.values())}
"""The order of the tables; lists of equipment that lie open are kept in it."""

_dice = {row["die"]: row for row in rows("dice")}
BLUE = tuple(int(_dice["blue"][f"face{n}"]) for n in range(1, 7))
ORANGE = tuple(int(_dice["orange"][f"face{n}"]) for n in range(1, 7))

# ---- heroes, perks, traits


class HeroCard(Named):
    """One side of a Hero card."""

    __slots__ = ("hp", "level", "mana", "mp")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.level, self.mp, self.hp, self.mana = (int(row[column]) for column in ("level", "mp", "hp", "mc"))


HERO_CARDS = {(row["id"], int(row["level"])): HeroCard(row) for row in rows("heroes")}
HEROES = tuple(dict.fromkeys(name for name, _ in HERO_CARDS))
TOKENS = {int(row["heroes"]): int(row["tokens_per_hero"]) for row in rows("action_tokens")}
"""Action tokens of each Hero, by the number of Heroes."""


class Perk(Named):
    __slots__ = ("deck", "level")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.deck = row["deck"]
        self.level = int(row["level"])


PERKS = {row["id"]: Perk(row) for row in rows("perks")}


class Trait(Named):
    """One side of a Trait card, with the gear it gives in each scenario."""

    __slots__ = ("armour", "card", "category", "extra", "perk", "side", "weapon_level")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.card = int(row["card"])
        self.side = row["side"]
        self.perk = row["start_perk"]
        self.category = row["weapon_category"]
        """melee, ranged, magic, or any"""
        self.weapon_level = tuple(_ROMAN[row[f"weapon_level_{scenario}"]] for scenario in SCENARIOS)
        self.armour = tuple(_slot_and_level(row[f"armour_{scenario}"]) for scenario in SCENARIOS)
        """Slot and level by scenario; None: no armour."""
        self.extra = tuple(_kind_and_name(row[f"extra_{scenario}"]) for scenario in SCENARIOS)
        """("potion", "health") or ("scroll", "frost") by scenario."""


def _slot_and_level(text: str) -> tuple[str, int] | None:
    if text == "none":
        return None
    slot, level = text.split()
    return slot, _ROMAN[level]


def _kind_and_name(text: str) -> tuple[str, str]:
    kind, name = text.split()
    return kind, name


TRAITS = {row["id"]: Trait(row) for row in rows("traits")}
TRAIT_CARDS = tuple(sorted({trait.card for trait in TRAITS.values()}))


def trait_sides(card: int) -> tuple[str, ...]:
    return tuple(trait.name for trait in TRAITS.values() if trait.card == card)


# ---- structures


class Plan(Named):
    """A kind of structure."""

    __slots__ = ("cost", "group", "hp", "kind", "pieces", "production", "size", "stops_fire", "upgrade", "upgrade_in")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.group = row["class"]
        """defence, wall, building"""
        self.kind = row["subclass"]
        """defence, wall, gate, production, equipment, seer, ruin"""
        self.size = 0 if row["spaces"] == "slot" else int(row["spaces"])
        """Cells; 0: a whole wall slot."""
        self.hp = int(row["hp_destroyed_at"])
        self.cost = _gold_and_materials(row, "build")
        """(Gold, Materials), None when it cannot be built."""
        self.upgrade = _gold_and_materials(row, "upgrade")
        self.upgrade_in = tuple(row[f"upgrade_{scenario}"] == "yes" for scenario in SCENARIOS)
        self.pieces = int(row["max_in_city"] or 0)
        self.production = (_gain(row["production_base"]), _gain(row["production_upgraded"]))
        """(Gold, Materials) a Day, base and upgraded."""
        self.stops_fire = row["blocks_line_of_fire"].startswith("yes")


def _gold_and_materials(row: dict[str, str], what: str) -> tuple[int, int] | None:
    gold, materials = row[f"{what}_gold"], row[f"{what}_mat"]
    return (int(gold), int(materials)) if gold or materials else None


def _gain(text: str) -> tuple[int, int]:
    if "Gold" in text:
        return int(text.split()[0]), 0
    return (0, int(text.split()[0])) if "Material" in text else (0, 0)


PLANS = {row["id"]: Plan(row) for row in rows("structures")}
STONE = {"wood_wall": "stone_wall", "wood_gate": "stone_gate"}
"""What a wooden section becomes by upgrading."""
TRADES = {"armourer": ARMOUR, "blacksmith": MELEE, "bowyer": RANGED, "magic_shop": MAGIC}
"""The deck of each equipment building."""


class Ruin(Named):
    """A ruin base and what it yields."""

    __slots__ = ("equipment", "gold", "materials", "size", "workers")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.size = row["size"]
        self.workers, self.gold, self.materials, self.equipment = (
            int(row[column]) for column in ("workers", "gold", "materials", "equipment")
        )


RUINS = {row["id"]: Ruin(row) for row in rows("ruins")}

# ---- enemies


class Monster(Named):
    __slots__ = (
        "armour",
        "dodges",
        "engaged",
        "figures",
        "flies",
        "hp",
        "move",
        "reach",
        "slippery",
        "unstoppable",
        "vs_hero",
        "vs_structure",
    )

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.figures, self.hp, self.move, self.vs_hero, self.vs_structure, self.armour = (
            int(row[column]) for column in ("figures", "hp", "move", "damage_hero", "damage_structure", "armour")
        )
        self.reach = int(row["attack"].split()[1]) if row["attack"].startswith("ranged") else 0
        """Manhattan range of a ranged attack; 0: melee, or explodes."""
        self.flies = row["movement"] == "flying"
        self.engaged = row["engagement"] == "engaged"
        self.slippery = row["engagement"] == "slippery"
        self.dodges = "Dodge" in row["special"]
        self.unstoppable = "Unstoppable" in row["special"]


MONSTERS = {row["id"]: Monster(row) for row in rows("monsters")}
LETTER = {row["letter"]: row["id"] for row in rows("monsters")}
ORDER = ("runner", "winged", "alerion", "clawer", "armored", "archer", "boomer", "bulky", "accursed")
"""In which the kinds act (2.9)."""
SUBSTITUTE = {
    "winged": "runner",
    "armored": "clawer",
    "archer": "clawer",
    "boomer": "clawer",
    "runner": "clawer",
    "clawer": "runner",
    "bulky": "armored",
    "accursed": "bulky",
}
BOSSES = (("harpy",), ("cetusia_head", "cetusia_tail"), ("dryad",))
"""Parts of the Boss of each scenario."""
_by_heroes = [(row["id"], {n: int(row[f"hp_{n}_heroes"]) for n in (2, 3, 4)}) for row in rows("bosses")]
BOSS_HP = dict(_by_heroes)
"""Hit points of Boss parts, Hatcheries, Mortars and Monoliths, by the number of Heroes."""
SHROUD = {
    row["id"]: {n: int(row[f"shroud_{n}_heroes"]) for n in (2, 3, 4)}
    for row in rows("bosses")
    if row["shroud_2_heroes"]
}
"""HP the Boss can lose in one round."""


class Wyrm(Named):
    """A Cetusia card."""

    __slots__ = ("adds", "head", "head_attack", "tail")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.head, self.tail = row["head_pool"], row["tail_pool"]
        self.head_attack = row["head_attack"].split(":")[0]
        """spit, tide, gnaw; the tail always sweeps"""
        words = row["adds"].split()
        self.adds = tuple(
            kind.lower().rstrip("s")
            for number, kind in zip(words[::2], words[1::2], strict=True)
            for _ in range(int(number))
        )


WYRM_CARDS = {row["id"]: Wyrm(row) for row in rows("cetusia_patterns")}

# ---- waves and missions


class Pattern(Named):
    __slots__ = ("alerion", "back", "extra", "front")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.front = tuple(LETTER.get(letter, "") for letter in row["front_row"].split())
        self.back = tuple(LETTER.get(letter, "") for letter in row["back_row"].split())
        self.alerion = row["alerion_icon"] == "yes"
        extras = ("", row["extra_lakeburg"], row["extra_glenwald"])
        self.extra = tuple(tuple(LETTER[letter] for letter in extra.split()) for extra in extras)
        """More monsters, by scenario."""


PATTERNS = {row["id"]: Pattern(row) for row in rows("wave_patterns")}
VARIED = tuple(name for name in PATTERNS if name.endswith("b"))


class Direction(Named):
    __slots__ = ("dryad", "spaces")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.spaces = tuple(tuple(map(int, row[f"cycle{n}"].split())) for n in (1, 2, 3))
        """Fog spaces by cycle."""
        self.dryad = int(row["dryad_space"])


DIRECTIONS = {row["id"]: Direction(row) for row in rows("wave_directions")}


class Mission(Named):
    __slots__ = ("god", "reward")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.god = row["god"]
        self.reward = _gain(row["reward"])


MISSIONS = {row["id"]: Mission(row) for row in rows("missions")}
NEEDED = {"F1": (4, 4, 4), "F3": (9, 7, 9), "S1": (56, 82, 82), "S2": (12, 16, 16), "S3": (25, 38, 38)}
"""How many Houses, sections or slain a mission asks for, by scenario (2.13)."""

# ---- set-ups and levels


class Placed(Named):
    """A piece on the City board when a scenario begins."""

    __slots__ = ("cells", "slot")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["piece"])
        self.slot = row["slot"]
        """Of a section; otherwise it stands on ``cells``, as (x, y)."""
        self.cells = pairs(row["cells"])


def pairs(text: str) -> tuple[tuple[int, int], ...]:
    """Cells of a table as (x, y): ``6,6 7,6``."""
    found = (pair.split(",") for pair in text.split())
    return tuple((int(x), int(y)) for x, y in found)


SETUP = tuple(tuple(Placed(row) for row in rows("setup") if row["scenario"] == scenario) for scenario in SCENARIOS)
START_SUPPLY = tuple(
    (constant(f"{scenario}_start_gold"), constant(f"{scenario}_start_materials")) for scenario in SCENARIOS
)
START_PERKS = (1, constant("lakeburg_start_perks"), constant("glenwald_start_perks"))
"""Perks of a new game, the Trait's included."""
QUICK_LEVELS = ((1,), (1, 1, 2), (1, 1, 2, 2, 3))
"""Their levels in the quick set-up."""


class Level(Named):
    """How hard the Night is (HOUSE)."""

    __slots__ = ("extra", "mage_hp", "panic")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["id"])
        self.mage_hp = int(row["mage_hp"])
        self.panic = int(row["panic_spaces"])
        """More (or fewer) spaces of the Panic Area."""
        self.extra = tuple(LETTER[letter] for letter in row["extra"].split())
        """Monsters added to every pattern card, aimed like the extras of a scenario."""


LEVELS = {row["id"]: Level(row) for row in rows("levels")}


class Town(Named):
    """What a scenario asks of so many Heroes (HOUSE, measured)."""

    __slots__ = ("extra", "panic")

    def __init__(self, row: dict[str, str]) -> None:
        super().__init__(row["scenario"])
        self.panic = int(row["panic_spaces"])
        """Spaces of the Panic Area."""
        self.extra = tuple(tuple(LETTER[letter] for letter in row[f"night_{n}"].split()) for n in (1, 2, 3))
        """Monsters added to every pattern card, by Night, aimed like the extras of the scenario."""


TOWNS = {(SCENARIOS.index(row["scenario"]), int(row["heroes"])): Town(row) for row in rows("towns")}
"""By scenario and number of Heroes."""
