"""What a question promises and why something is no answer: hints and chips must tell the truth."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.nidavellir.nidavellir_positions import Play, army, at_tavern, coin, table
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.core.scene import Piece
from wyrmtable.games.nidavellir import GAME
from wyrmtable.games.nidavellir.data import COMMAND_POINTS, DISTINCTIONS, Distinction
from wyrmtable.games.nidavellir.scoring import score_lines
from wyrmtable.games.nidavellir.state import Table, owner_of


def chips(play: Play) -> dict[str, list[str]]:
    seat, _ = play.asked
    return {option.name: [pip.icon for pip in option.gives] for option in play.ask(seat).options}


def why_not(play: Play, place: str) -> str | None:
    (question,) = play.match.open.values()
    found = GAME.why_not(play.table, question, place)
    return None if found is None else found.id


def test_every_hero_announces_the_next_one_when_another_line_waits() -> None:
    made = table(2, [5, 4])
    army(made, 0, "W3 H3 M3 B0 E3")
    play = at_tavern(made, ["b e w", "", ""], [("5 4 0", "2 3"), ("4 3 2", "0 5")])
    play.do("b")
    assert "hero" not in chips(play)["hero:skaa"]  # one line, one hero
    assert "hero" in chips(play)["hero:aegur"]
    play.do("aegur")
    assert play.asked == (0, "hero")  # three lines, one hero: two more
    for name in ("hero:skaa", "hero:thrud", "hero:uline", "hero:dwerg_ymir", "hero:tarah"):
        assert "hero" in chips(play)[name], name
    play.do("skaa")
    assert "hero" not in chips(play)["hero:astrid"]  # the last one due


@pytest.mark.parametrize("number", range(8))
def test_a_promised_hero_comes_and_none_comes_unannounced(number: int) -> None:
    rng = random.Random(number)
    match = Match(GAME, 2 + number % 4, None, Chance(f"promises {number}"))
    while not match.over:
        seat = rng.choice(list(match.open))
        question = match.open[seat]
        if question.kind in ("take-card", "hero", "thrud"):
            ask = match.ask(seat)
            assert ask is not None
            for option in ask.options:
                twin = match.clone()
                before = twin.state.players[seat].recruited + (question.kind == "hero")
                twin.answer(seat, option.name)
                after = twin.state.players[seat]
                owed = after.thrud_in_hand or after.discards_owed or after.upgrade_owed
                if not owed and twin.state.phase == match.state.phase:
                    asked = twin.open.get(seat)
                    due = after.recruited > before or (asked is not None and asked.kind == "hero")
                    assert due == any(pip.icon == "hero" for pip in option.gives), (question.kind, option.name)
        taken: list[Any] = []
        while picks := question.next_picks(taken):
            taken.append(rng.choice(picks))
        match.answer(seat, question.names(question.value(taken)))


def test_why_a_coin_is_not_traded() -> None:
    made = table(2, [5, 4])
    army(made, 0, "command[Uline]")
    play = at_tavern(made, ["b e w", "h m h", "w e b"], [("", ""), ("4 3 2", "0 5")])
    play.do("0").do("b")
    hint = play.ask(0).hint
    assert hint is not None
    assert hint.id == "hint-trade-hand"
    play.do("e")
    assert play.asked == (0, "trade-pair")
    assert why_not(play, "coin:base0.0") == "coin-lies-open"
    assert why_not(play, "coin:base4.0") is None
    assert why_not(play, "coin:royal9.1") == "not-your-coin"


def test_why_another_coin_is_not_given_up() -> None:
    made = table(2, [5, 4])
    five = coin(made, 0, "r5")
    play = at_tavern(made, ["b e w", "h m h", "w e b"], [("0 2 3", "4 5"), ("4 3 2", "0 5")])
    me = play.player(0)
    made.box.append(me.pouch[0])
    me.pouch[0] = five
    play = Play(made)
    play.do("b").do("e")
    assert play.asked == (0, "give-up")
    assert why_not(play, "coin:base2.0") == "not-in-this-trade"
    assert why_not(play, "coin:base5.0") is None


def told(play: Play) -> dict[str, dict[str, int | None]]:
    seat, _ = play.asked
    return {option.name: {pip.icon: pip.n for pip in option.gives} for option in play.ask(seat).options}


CERTAIN = ("warrior", "hunter", "miner", "blacksmith", "explorer", "idunn", "dwerg", *(h.face for h in COMMAND_POINTS))
"""Sources that only the seat itself changes; coins, and what hangs on them, are told as coins."""


def worth(made: Table, seat: int) -> int:
    return sum(line.points for line in score_lines(made, seat) if line.source in CERTAIN)


@pytest.mark.parametrize("number", range(8))
def test_promised_points_are_those_that_come(number: int) -> None:
    rng = random.Random(number)
    match = Match(GAME, 2 + number % 4, None, Chance(f"points {number}"))
    tried = dict.fromkeys(("take-card", "hero", "pioneer", "ylud", "discard"), 0)
    while not match.over:
        seat = rng.choice(list(match.open))
        question = match.open[seat]
        if question.kind in tried:
            ask = match.ask(seat)
            assert ask is not None
            for option in ask.options:
                twin = match.clone()
                if question.kind == "discard" and question.about.face == "dagda":
                    continue  # two cards at once
                twin.answer(seat, option.name)
                before, after = match.state.players[seat], twin.state.players[seat]
                grown = after.recruited - before.recruited
                if twin.state.age == match.state.age and grown == (question.kind == "hero") and not twin.over:
                    more = option.name in ("hero:dagda", "hero:bonfur", "hero:astrid")  # discards or a trade may follow
                    if not more and DISTINCTIONS[3] not in won(twin.state, seat, match.state):
                        points = sum(pip.n or 0 for pip in option.gives if pip.icon == "vp")
                        assert worth(twin.state, seat) - worth(match.state, seat) == points, option.name
                        tried[question.kind] += 1
        taken: list[Any] = []
        while picks := question.next_picks(taken):
            taken.append(rng.choice(picks))
        match.answer(seat, question.names(question.value(taken)))
    assert tried["take-card"] > 30
    assert tried["hero"] > 10


def won(after: Table, seat: int, before: Table) -> list[Distinction]:
    return [d for d in DISTINCTIONS if owner_of(after, d) == seat != owner_of(before, d)]


def test_astrid_promises_the_best_coin_and_grid_an_upgrade() -> None:
    made = table(2, [5, 4])
    army(made, 0, "W1 H1 M1 E1")
    play = at_tavern(made, ["b e w", "", ""], [("5 4 0", "2 r9"), ("4 3 2", "0 5")])
    play.do("b")
    assert told(play)["hero:astrid"] == {"vp": 9}
    assert told(play)["hero:grid"] == {"vp": 7, "upgrade": 7}


def test_promised_coins_are_those_that_come() -> None:
    """8: an upgrade and a trade may bring more than the sum, or less."""
    made = table(2, [5, 4])
    play = at_tavern(made, ["o3 e w", "h m h", "w e b"], [("5 4 2", "0 3"), ("4 3 2", "0 5")])
    assert [pips for name, pips in told(play).items() if "offering" in name] == [{"upgrade": 3}]
    play.do("o3")
    assert play.asked == (0, "upgrade")
    promised = told(play)
    assert promised == {f"coin:base{value}.0": {"coins": 3} for value in (2, 3, 4, 5)}
    (ghost,) = next(o for o in play.ask(0).options if o.name == "coin:base4.0").preview
    assert isinstance(ghost, Piece)
    assert (ghost.at, ghost.value) == ("bids:0#2", "7")
    play.do("4")
    assert play.coin_bid(0, 1).value == 7

    made = table(2, [5, 4])
    army(made, 0, "command[uline]")
    play = at_tavern(made, ["b e w", "h m h", "w e b"], [("", ""), ("4 3 2", "0 5")])
    assert {name: pips["order"] for name, pips in told(play).items()} == {
        "coin:base0.0": 2,
        "coin:base2.0": 2,
        "coin:base3.0": 2,
        "coin:base4.0": 1,  # the higher gem
        "coin:base5.0": 1,
    }
    play.do("0").do("b").do("e")
    assert play.asked == (0, "trade-pair")
    for name, pips in told(play).items():
        a, b = (int(part[len("coin:base")]) for part in name.split(">"))
        assert pips == {"coins": min(a, b)}
