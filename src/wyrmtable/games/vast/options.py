"""The choices people make before a match, and the rules that follow from them (§12, §13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from wyrmtable.core.game import BadOptions
from wyrmtable.core.options import When, only
from wyrmtable.games.vast.campaign import FIRST_LEVEL, Legacy
from wyrmtable.games.vast.data import (
    CAVE,
    DRAGON,
    GOBLINS,
    KNIGHT,
    LEVELS,
    ROLE_SETS,
    ROLES,
    THIEF,
    RoleSet,
)
from wyrmtable.games.vast.state import Rules

Level = Annotated[int, Meta(ge=1, le=5)]
_FREE: When = {"speed": "normal", "campaign": False}

STANDARD = 3
SPEEDS = {"normal": 3, "shortest": 1, "short": 2, "long": 4, "longest": 5}
INFESTATION_LINES = {"easy": "A", "medium": "B", "hard": "C"}
SOLO_HUNGER = {"easy": 4, "medium": 2, "hard": 0}
MOST_REMOVED = 8


def _first_set(players: int) -> RoleSet:
    """The set for a first game: of several that are recommended the one listed first."""
    return next(rs for rs in ROLE_SETS.values() if len(rs.roles) == players and rs.recommended)


def _played(letter: str) -> Meta:
    """A level matters where its role is in play, and levels are chosen one by one."""
    sets = [key for key in ROLE_SETS if letter in key]
    first = [players for players in range(1, len(ROLES) + 1) if letter in _first_set(players).key]
    return only({"roles": sets, **_FREE}, {"roles": "first", "players": first, **_FREE})


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    roles: Literal[
        "first",
        "KGDCT",
        "KGDC",
        "KGDT",
        "KGCT",
        "KDCT",
        "GDCT",
        "KGD",
        "KGC",
        "KDC",
        "GDC",
        "KGT",
        "KDT",
        "KCT",
        "GDT",
        "GCT",
        "DCT",
        "KG",
        "KD",
        "KC",
        "KT",
        "GD",
        "GC",
        "GT",
        "DC",
        "DT",
        "CT",
        "K",
        "G",
        "D",
        "T",
    ] = "first"
    """The roles in play, in turn order: seat 0 plays the first letter. "first": the set recommended for a first game."""
    speed: Annotated[Literal["shortest", "short", "normal", "long", "longest"], only(campaign=False)] = "normal"
    """§13.3: one level for everybody, shortest 1 to longest 5; "normal" leaves the levels as they are."""
    knight: Annotated[Level, _played("K")] = 3
    goblins: Annotated[Level, _played("G")] = 3
    dragon: Annotated[Level, _played("D")] = 3
    cave: Annotated[Level, _played("C")] = 3
    thief: Annotated[Level, _played("T")] = 3
    terrain: bool = False
    collapse_variant: Annotated[int, Meta(ge=0, le=MOST_REMOVED)] = 0
    """Tiles taken out before the four starting tiles are drawn (2 to 4 recommended)."""
    one_tile_collapse: Annotated[bool, only(roles="KGDT")] = False
    """R-12: with four players and no Cave each removes 1 tile instead of 3."""
    kt_goal: Annotated[Literal[5, 6], only(roles="KT")] = 5
    """Knight against Thief: the agreed number of Crystals and Treasures."""
    campaign: bool = False
    """§13.4: all begin at level 1, and levels are carried on to the next match."""
    solo: Annotated[Literal["easy", "medium", "hard"], only(players=1)] = "medium"
    """Alone: the line of Goblin Infestation (Knight) or the Hunger cubes moved at setup (Dragon)."""


def role_set(players: int, options: Options) -> RoleSet:
    if options.roles == "first":
        return _first_set(players)
    chosen = ROLE_SETS[options.roles]
    if len(chosen.roles) != players:
        raise BadOptions(f"the roles {chosen.key} are for {len(chosen.roles)} players, not {players}")
    return chosen


def levels(options: Options) -> list[int]:
    """The level of each role, as chosen."""
    own = [options.knight, options.goblins, options.dragon, options.cave, options.thief]
    if options.speed == "normal":
        return own
    if own != [STANDARD] * len(ROLES):
        raise BadOptions("either one level for everybody or levels of their own")
    return [SPEEDS[options.speed]] * len(ROLES)


def earned(roles: Sequence[int], options: Options, legacy: Legacy | None) -> list[int]:
    """§13.4 The level of each role in a campaign: that of the person who plays it."""
    if levels(options) != [STANDARD] * len(ROLES):
        raise BadOptions("in a campaign levels are earned, not chosen")
    found = [FIRST_LEVEL] * len(ROLES)
    if legacy is not None:
        if len(legacy.levels) != len(roles):
            raise BadOptions(f"this campaign goes on between {len(legacy.levels)} players")
        for role, level in zip(roles, legacy.levels, strict=True):
            found[role] = level
    return found


def rules_of(players: int, options: Options, legacy: Legacy | None = None) -> Rules:
    chosen = role_set(players, options)
    roles = chosen.roles
    level = earned(roles, options, legacy) if options.campaign else levels(options)
    if options.one_tile_collapse and (players != 4 or CAVE in roles):
        raise BadOptions("one_tile_collapse is for four players without the Cave")
    # §13.1: the smasher's row sets the Dragon's Health and the Crystals; without a Knight that is the Goblins' level.
    smasher = KNIGHT if KNIGHT in roles else GOBLINS
    smash = LEVELS[KNIGHT, level[smasher] if smasher in roles else 3]
    thief = LEVELS[THIEF, level[THIEF]]
    crystals, stash = smash["crystals"], thief["stash"]
    if chosen.key == "KT":
        crystals = options.kt_goal if level[KNIGHT] == 3 else crystals
        stash = options.kt_goal if level[THIEF] == 3 else stash
    dragon = LEVELS[DRAGON, level[DRAGON]]
    cave = LEVELS[CAVE, level[CAVE] if CAVE in roles else 3]
    line = next((card[-1] for card in chosen.cards if card.startswith("goblin_infestation_")), "")
    if "goblin_infestation" in chosen.cards:
        line = INFESTATION_LINES[options.solo]
    key = chosen.key
    return Rules(
        key=key,
        roles=roles,
        flare=chosen.cards.get("flare", ()),
        past_plunder=chosen.cards.get("past_plunder_card", (-1,))[0],
        ash_dragon="ash_dragon" in chosen.cards,
        infestation=line,
        alone="alone_in_the_dark" in chosen.cards,
        ambush_winner={"KD": DRAGON, "KDT": DRAGON, "KC": CAVE, "KCT": CAVE, "KT": THIEF}.get(key, -1),
        hunger_locked=key in ("KDC", "KDCT", "DC", "DCT"),
        plunder_optional=key in ("KCT", "GCT", "DCT", "CT"),
        knight_health=LEVELS[GOBLINS, level[GOBLINS] if GOBLINS in roles else 3]["knight_health"],
        dragon_health=smash["dragon_health"],
        crystals=crystals,
        smash_strength=3 if DRAGON in roles else smash["smash_strength"],
        wake=dragon["wake"],
        shriek_turns=dragon["shriek_turns"],
        crystal_tiles=cave["crystal_tiles"],
        hatred=cave["hatred"],
        stash=stash,
        no_upgrade_first=thief["no_upgrade_first"],
        campaign=(legacy.match if legacy else 1) if options.campaign else 0,
        levels=tuple(level[role] for role in roles),
        terrain=options.terrain,
        collapse_steps=1 if options.one_tile_collapse else 3,
    )


def hunger_moved(rules: Rules, options: Options) -> int:
    """Hunger cubes that start on Wakefulness (§12.2)."""
    if rules.key == "D":
        return SOLO_HUNGER[options.solo]
    return 2 if rules.key in ("KDC", "KDCT", "DC", "DCT", "KD", "KDT") else 0
