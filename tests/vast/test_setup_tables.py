"""What set-up really gives, for every role set, level and preset, against the printed tables (§3, §12, §13)."""

from __future__ import annotations

import csv
import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from msgspec import convert

from wyrmtable.core.chance import Chance
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import ROLES, TILES
from wyrmtable.games.vast.options import Options
from wyrmtable.games.vast.setup import spread
from wyrmtable.games.vast.state import Vast


def rows(table: str) -> list[dict[str, str]]:
    text = (files("wyrmtable.games.vast") / "tables" / f"{table}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


SETS = {row["key"]: row for row in rows("variants")}
LEVEL = {
    (row["role"], int(row["level"])): {
        name: int(value) for name, value in (pair.split("=") for pair in row["values"].split(";"))
    }
    for row in rows("difficulty")
}
CHOICES: list[dict[str, Any]] = [
    {},
    *({role: level} for role in ROLES for level in (1, 2, 4, 5)),
    *({"speed": speed} for speed in ("shortest", "short", "long", "longest")),
    {"collapse_variant": 4},
    {"campaign": True},
    {"solo": "easy"},
    {"solo": "hard"},
]
SPEED = {"shortest": 1, "short": 2, "long": 4, "longest": 5}


def levels_of(choice: dict[str, Any]) -> dict[str, int]:
    common = 1 if choice.get("campaign") else SPEED.get(choice.get("speed", ""), 3)
    return {role: choice.get(role, common) for role in ROLES}


def cards_of(row: dict[str, str]) -> dict[str, list[str]]:
    return {
        card: owners.split("+") for card, owners in (entry.split(":") for entry in row["cards"].split(";") if entry)
    }


@pytest.mark.parametrize("key", SETS)
def test_tiles_and_tokens(key: str) -> None:
    """§3.1, §3.2, §13.1, §13.2"""
    roles = SETS[key]["roles"].split()
    for choice in CHOICES:
        g = GAME.setup(len(roles), convert({"roles": key, **choice}, Options), Chance(key))
        fewer = LEVEL["cave", levels_of(choice)["cave"]]["remove_per_type"] if "cave" in roles else 0
        start = Counter(TILES[code >> 3].kind for code in g.tiles.values())
        assert start.total() == 5
        assert not start["crystal"] + start["vault"]
        kinds = start + Counter(TILES[number].kind for number in g.stack + g.cave.hand)
        plain = kinds["ambush"] + kinds["event"] + kinds["treasure_room"]
        assert plain == 36 - 3 * fewer - choice.get("collapse_variant", 0)
        assert kinds["crystal"] == 9 - fewer
        assert kinds["vault"] == (6 - fewer if "thief" in roles else 0)
        assert len(g.cave.hand) == 3 * ("cave" in roles)
        knight, thief = "knight" in roles, "thief" in roles
        assert (len(g.treasures), len(g.crystals), len(g.rockslides)) == (12 if thief else 10, 9, 3)
        assert len(g.vaults) == 6 * thief
        assert (len(g.events), len(g.event_deck), len(g.treasure_deck)) == ((10, 15, 7) if knight else (0, 0, 0))


def test_crystals_and_vaults_are_spread_evenly() -> None:
    """§13.1"""
    for number, piles in (
        (9, [3, 3, 3]),
        (8, [3, 3, 2]),
        (7, [3, 2, 2]),
        (6, [2, 2, 2]),
        (5, [2, 2, 1]),
        (4, [2, 1, 1]),
    ):
        assert [len(pile) for pile in spread(list(range(number)))] == piles


@pytest.mark.parametrize("key", SETS)
def test_numbers_of_the_levels(key: str) -> None:
    """§13.1, R-69"""
    roles = SETS[key]["roles"].split()
    for choice in CHOICES:
        level = levels_of(choice)
        g = GAME.setup(len(roles), convert({"roles": key, **choice}, Options), Chance(key))
        rules = g.rules
        assert rules.levels == tuple(level[role] for role in roles)
        hunter = "knight" if "knight" in roles else "goblins"
        hunt = LEVEL["knight", level[hunter] if hunter in roles else 3]
        if "dragon" in roles:
            wake = LEVEL["dragon", level["dragon"]]
            assert (rules.wake, rules.shriek_turns) == (wake["wake"], wake["shriek_turns"])
            assert (g.dragon.health, rules.smash_strength) == (hunt["dragon_health"], 3)
        elif hunter in roles:
            agreed = key == "KT" and level["knight"] == 3
            assert rules.crystals == (5 if agreed else hunt["crystals"])
            assert rules.smash_strength == hunt["smash_strength"]
        if "knight" in roles:
            assert g.knight.health == LEVEL["goblins", level["goblins"] if "goblins" in roles else 3]["knight_health"]
        cave = LEVEL["cave", level["cave"] if "cave" in roles else 3]
        assert (rules.crystal_tiles, g.cave.hatred) == (cave["crystal_tiles"], cave["hatred"])
        if "thief" in roles:
            stash = LEVEL["thief", level["thief"]]
            agreed = key == "KT" and level["thief"] == 3
            assert rules.stash == (5 if agreed else stash["stash"])
            assert rules.no_upgrade_first == stash["no_upgrade_first"]


@pytest.mark.parametrize("key", SETS)
def test_cards_and_changes_of_the_role_set(key: str) -> None:
    """§12.2, §12.3"""
    row = SETS[key]
    roles, changes, cards = row["roles"].split(), row["setup_changes"], cards_of(row)
    for solo in ("easy", "medium", "hard"):
        g: Vast = GAME.setup(len(roles), convert({"roles": key, "solo": solo}, Options), Chance(key))
        rules = g.rules
        assert {ROLES[role] for role in rules.flare} == set(cards.get("flare", ()))
        holder = [ROLES[rules.past_plunder]] if rules.past_plunder >= 0 else []
        assert holder == cards.get("past_plunder_card", [])
        assert rules.ash_dragon == ("ash_dragon" in cards)
        assert rules.alone == ("alone_in_the_dark" in cards)
        line = next((card[-1] for card in cards if card.startswith("goblin_infestation_")), "")
        if "goblin_infestation" in cards:
            line = {"easy": "A", "medium": "B", "hard": "C"}[solo]
        assert rules.infestation == line
        assert bool(g.goblins.monster_deck) == ("goblins" in roles or bool(line))
        if "dragon" in roles:
            moved = {"easy": 4, "medium": 2, "hard": 0}[solo] if key == "D" else 2 * ("2 Hunger cubes" in changes)
            assert (g.dragon.wake, g.dragon.sloth["hunger"]) == (moved, 4 - moved)
            assert rules.hunger_locked == ("locked" in changes)
            assert len(g.dragon.hand) == 3
        if "knight" in roles:
            quests = [*g.knight.quests, *g.knight.quest_deck]
            assert len(quests) == (8 if "remove Daring" in changes else 10)
            assert ("daring" in quests) == ("remove Daring" not in changes)
        assert rules.plunder_optional == ("Place Treasure phase optional" in changes)
        avenger = re.search(r"(\w): [^|]*Goblin Ambush", row["win"])
        assert rules.ambush_winner == ("KGDCT".index(avenger[1]) if avenger else -1)
