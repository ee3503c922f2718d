"""Scenarios of scoring (spec 13: S39–S41, S44, S46), and the tables of the box against the data."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.nidavellir.nidavellir_positions import army, crown, hand, line, table
from wyrmtable.core.language import Language, theme
from wyrmtable.core.scene import Sheet
from wyrmtable.core.words import Msg
from wyrmtable.games.nidavellir import GAME
from wyrmtable.games.nidavellir.data import (
    AGE_CARDS,
    BASE_COINS,
    CARDS_BY_NAME,
    CLASSES,
    COMMAND,
    COMMAND_POINTS,
    DISTINCTIONS,
    DWERG_POINTS,
    DWERGS,
    HEROES,
    NOT_IN_FIRST_GAME,
    ROYAL_COINS,
    YLUD,
    YLUD_POINTS,
)
from wyrmtable.games.nidavellir.scoring import column_points, score, score_lines
from wyrmtable.games.nidavellir.setup import treasury

TABLES = Path(__file__).parent / "tables"


def rows(name: str) -> list[dict[str, str]]:
    with (TABLES / f"nidavellir_{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_s39_class_scores() -> None:
    made = table(2)
    army(
        made,
        0,
        "M[0,1,2,zoral] E[5,9,idunn,ylud] H[h,h,h,aral,dagda] B[b,b,b,Great,aegur] command[dwerg_ymir,dwerg_aesir]",
    )
    army(made, 1, "M[0,0,1,lokdur] command[astrid]")
    hand(made, 1, "0 2 3 4 r25")
    assert line(made, 0, "miner") == 24
    assert line(made, 1, "miner") == 16
    assert line(made, 0, "explorer") + line(made, 0, "idunn") == 40
    assert line(made, 0, "hunter") == 64
    assert line(made, 0, "blacksmith") == 42
    assert line(made, 0, "dwerg") == 40
    assert line(made, 1, "astrid") == 25


def test_s40_full_score() -> None:
    made = table(2)
    army(made, 0, "W[5,6,kraal] H4 M[0,1,1,2] B[b,b,b,aegur] E[6,9,10,idunn] command[skaa]")
    hand(made, 0, "0 r10 r13 r14 r16")
    crown(made, 0)
    army(made, 1, "W2")
    made.phase = "over"
    parts = {part.source: part.points for part in score_lines(made, 0)}
    assert (parts["warrior"], parts["majority"]) == (18, 16)
    assert (parts["hunter"], parts["miner"], parts["blacksmith"]) == (16, 16, 25)
    assert (parts["explorer"], parts["idunn"]) == (32, 8)
    assert (parts["skaa"], parts["coins"], parts["gem"]) == (17, 53, 3)
    assert score(made, 0) == 204
    assert GAME.result(made).scores[0] == 204
    sheet = next(element for element in GAME.scene(made, 0).elements if element.id == "scores")
    assert isinstance(sheet, Sheet)
    assert sheet.rows[-1].cells[0] == 204
    tones = {row.label.id.removeprefix("score-"): row.tone for row in sheet.rows}
    assert {name: tones[name] for name in CLASSES} == {name: name for name in CLASSES}
    assert {tone for tone in tones.values() if tone} <= theme(GAME)["tones"].keys()
    assert sum(cell for row in sheet.rows[:-1] if isinstance(cell := row.cells[0], int)) == 204


def test_s41_shared_warrior_majority() -> None:
    made = table(3)
    for seat, (text, coins) in enumerate((("W5", "0 2 3 4 r20"), ("W5", "0 2 3 4 r14"), ("W2", "0 2 3 4 r25"))):
        army(made, seat, text)
        hand(made, seat, coins)
    assert [line(made, seat, "majority") for seat in range(3)] == [20, 14, 0]


def test_s44_shared_victory() -> None:
    made = table(3)
    made.phase = "over"
    for seat, bonus in enumerate(("command[skaa]", "command[grid] H1 E[9]", "")):
        army(made, seat, bonus)
    assert [score(made, seat) for seat in range(3)] == [31, 31, 14]
    assert GAME.result(made).winners == (0, 1)
    seats = GAME.scene(made, -1).seats
    assert [seat.state for seat in seats] == ["won", "won", ""]


def test_s46_dwerg_brothers() -> None:
    names = [dwerg.face for dwerg in DWERGS]
    for n, points in enumerate((13, 40, 81, 108, 135), 1):
        made = table(2)
        army(made, 0, f"command[{','.join(names[:n])}]")
        assert line(made, 0, "dwerg") == points
    made = table(2)
    army(made, 0, f"command[{','.join(names[:3])}]")
    army(made, 1, f"command[{','.join(names[3:])}]")
    assert (line(made, 0, "dwerg"), line(made, 1, "dwerg")) == (81, 40)


def test_no_warriors_no_majority() -> None:
    """R12"""
    made = table(3)
    assert [line(made, seat, "majority") for seat in range(3)] == [0, 0, 0]


def test_the_best_coin_may_count_three_times() -> None:
    made = table(2)
    army(made, 0, "W1 command[astrid]")
    hand(made, 0, "0 2 3 4 r25")
    assert [line(made, 0, source) for source in ("majority", "astrid", "coins")] == [25, 25, 34]


@pytest.mark.parametrize("row", rows("score_tables"), ids=lambda row: row["n"])
def test_score_tables(row: dict[str, str]) -> None:
    n = int(row["n"])
    assert column_points([], n, 3) == int(row["blacksmith_score"])
    assert column_points([], n, 1) == int(row["hunter_score"])
    if row["dwerg_score"]:
        assert DWERG_POINTS[n] == int(row["dwerg_score"])


def test_cards_agree_with_the_table() -> None:
    by_id = {row["card_id"]: row for row in rows("cards")}
    cards = {card.name[5:]: card for card in CARDS_BY_NAME.values() if not card.hero}
    assert cards.keys() == by_id.keys()
    for id, card in cards.items():
        row = by_id[id]
        assert (card.age, card.crowd, card.ranks) == (int(row["age"]), row["min_players"] == "5", int(row["ranks"]))
        assert card.upgrade == int(row["upgrade_value"] or 0)
        assert card.column == (CLASSES.index(row["dwarf_class"]) if row["dwarf_class"] else COMMAND)
        if row["rank_points"]:
            assert card.numbers == tuple(int(number) for number in row["rank_points"].split(";"))
        else:
            assert set(card.numbers) <= {None}
    assert [len(cards) for cards in AGE_CARDS] == [45, 46]


def test_heroes_agree_with_the_table() -> None:
    by_id = {row["hero_id"]: row for row in rows("heroes")}
    assert {hero.face for hero in HEROES} == by_id.keys()
    for hero in HEROES:
        row = by_id[hero.face]
        assert hero.column == (COMMAND if row["hero_class"] == "neutral" else CLASSES.index(row["hero_class"]))
        assert hero.ranks == int(row["ranks"])
        assert (hero in NOT_IN_FIRST_GAME) == (row["in_first_game_set"] == "0")
        if row["final_points"].isdigit():
            assert COMMAND_POINTS[hero] == int(row["final_points"])
        if hero is not YLUD:
            assert hero.points == sum(int(n) for n in row["rank_points"].split(";") if n)
    assert by_id["ylud"]["rank_points"] == "W7;H;M1;B;E11"
    assert YLUD_POINTS == (7, 0, 1, 0, 11)


def test_distinctions_agree_with_the_table() -> None:
    assert [(d.key, CLASSES[d.column]) for d in DISTINCTIONS] == [
        (row["distinction_id"], row["dwarf_class"])
        for row in sorted(rows("distinctions"), key=lambda row: row["order"])
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_coins_agree_with_the_table(players: int) -> None:
    made = table(players)
    for row in rows("coins"):
        kind, value = row["kind"], int(row["value"])
        count = int(row[f"in_game_{players}p"])
        if kind == "base":
            found = [coin for player in made.players for coin in player.hand if coin.value == value]
        elif kind == "royal":
            found = [coin for coin in treasury(players) if coin.value == value]
        else:
            continue
        assert len(found) == count
        assert all(coin.upgrades == (row["upgradable"] == "1") for coin in found)
        assert all(coin.trades == (row["triggers_trade"] == "1") for coin in found)
    assert len(ROYAL_COINS) + sum(map(len, BASE_COINS)) + 1 == 60


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_how_points_came_about_fits_into_its_cell(language: str) -> None:
    """The score sheet leaves out what is longer than 24 letters, and half a line told looks like a fault."""
    say = Language(language, GAME)
    for source in ("warrior", "majority", "hunter", "miner", "blacksmith", "explorer", "idunn", "dwerg"):
        for n in (1, 2, 5, 12):
            told = say(Msg(f"why-{source}", {"n": n, "points": 45}))
            assert len(told) <= 24, told
