"""Every card, ability, monster and token of the tables is tried by some test."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.eldervale import test_actions, test_monsters, test_passives, test_scoring, test_spells
from tests.eldervale.shown import SHOWN
from tests.eldervale.table import Table
from wyrmtable.games.eldervale import data
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    FACTIONS,
    GHOSTS,
    MAGIC_CARDS,
    MONSTERS,
    ORB_SPACES,
    RESOURCES,
    TILES,
    TOKENS,
    TROVE,
    slug,
)

TESTED = (test_actions, test_passives, test_spells, test_monsters)
"""They say what they show when they are imported."""
TABLES = Path(data.__file__).parent / "tables"


def rows(table: str) -> list[dict[str, str]]:
    with (TABLES / f"{table}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_adventure_card_is_shown() -> None:
    assert {slug(row["name"]) for row in rows("adventure_cards")} - SHOWN == set()
    assert len(ADVENTURES) == 104


def test_every_spell_and_quest_is_shown_and_every_prophecy_scored() -> None:
    names = {slug(row["name"]) for row in rows("magic_cards")}
    prophecies = {slug(row["name"]) for row in rows("magic_cards") if row["type"] == "prophecy"}
    assert names - prophecies - SHOWN == set()
    source = Path(test_scoring.__file__).read_text(encoding="utf-8")
    assert [name for name in sorted(prophecies) if source.count(f'"{name}"') == 0] == []
    assert len(MAGIC_CARDS) == 60


def test_every_ability_of_the_factions_is_shown() -> None:
    abilities = {slug(row[f"ability_{n}"]) for row in rows("factions") for n in (1, 2)}
    assert abilities - SHOWN == set()
    assert len(abilities) == 32
    assert len(FACTIONS) == 16


def test_every_monster_and_chain_is_shown() -> None:
    table = rows("monsters")
    chains = {slug(row["chain_ability"]) for row in table if row["chain_ability"] != "-"}
    assert {slug(row["name_en"]) for row in table} - SHOWN == set()
    assert chains - SHOWN == set()
    assert len(MONSTERS) == 18


def test_the_numbers_of_the_tables() -> None:
    assert (len(TILES), len(TOKENS), len(ORB_SPACES), len(TROVE), len(GHOSTS)) == (33, 96, 9, 5, 24)


@pytest.mark.parametrize("token", TOKENS, ids=lambda token: token.name)
def test_every_token_gives_what_it_shows(token: data.Token) -> None:
    face = next(row["face"] for row in rows("treasure_tokens") if row["id"] == f"TT-{_id(token)}")
    for side, text in enumerate(face.split("/")):
        t = Table("embercrush_ogres", "atlanteans")
        t.map("emberfields", "fortress")
        t.player(0).tray = [token.number]
        t.turn(0)
        t.do(f"cash:{token.name}" + (f".{side + 1}" if "/" in face else ""))
        wanted = dict(part.split(":") for part in text.split("+"))
        cards = int(wanted.pop("magic", 0))
        assert t.has(0, **{kind: int(n) for kind, n in wanted.items()})
        assert len(t.player(0).hand) == cards
        assert t.player(0).tray == []
        assert t.g.tokens_out == [token.number]


def _id(token: data.Token) -> str:
    return f"{token.name[:-2]}-{token.name[-2:]}"


def test_house_content_is_marked() -> None:
    for table in ("adventure_cards", "magic_cards", "monsters", "factions"):
        for row in rows(table):
            assert (f"{table}:{row['id']}" in data.HOUSE) == (row["source"] == "HOUSE")
    assert RESOURCES[5] == "gold"
