"""Scenarios of the ends of ages (spec 13: S22–S29, S42, S50–S53, S56)."""

from __future__ import annotations

from tests.nidavellir.nidavellir_positions import Play, army, coins, column, gems, hand, in_hand, line, stack, table
from wyrmtable.core.ask import name_of
from wyrmtable.games.nidavellir.data import (
    CROWN_JEWELER,
    DISTINCTIONS,
    GREAT_ARMORER,
    HUNTING_MASTER,
    KINGS_HAND,
    PIONEER,
    SPECIAL_THREE,
    Card,
)
from wyrmtable.games.nidavellir.state import BOXED, NOBODY, Table, owner_of


def end_of_age(made: Table, age: int = 1, phase: str = "ylud") -> Play:
    """After the last tavern of an age: its deck is used up and all coins are in hand."""
    made.age = age
    made.round = made.rounds
    spent = made.decks[age - 1]
    if age == 2:
        spent = [*made.decks[0], *made.decks[1]]
        made.decks[0] = []
    made.discard += spent
    made.decks[age - 1] = []
    made.phase = phase
    return Play(made)


def owners(play: Play) -> list[int]:
    return [owner_of(play.table, distinction) for distinction in DISTINCTIONS]


def test_s22_majority_tie_at_the_troop_evaluation() -> None:
    made = table(3, [5, 4, 3])
    for seat, text in enumerate(("W3 H3", "W3 H2", "W2 H1")):
        army(made, seat, text)
    play = end_of_age(made)
    assert owner_of(play.table, KINGS_HAND) == BOXED
    assert owner_of(play.table, HUNTING_MASTER) == 0
    assert SPECIAL_THREE in play.player(0).hand
    assert all(SPECIAL_THREE not in player.hand for player in play.table.players[1:])


def test_s23_ranks_not_cards() -> None:
    made = table(3, [5, 4, 3])
    army(made, 0, "W[3,kraal]")
    army(made, 1, "W[8,9]")
    army(made, 2, "W2")
    play = end_of_age(made)
    assert owner_of(play.table, KINGS_HAND) == 0
    assert play.asked == (0, "upgrade")


def test_s24_hunting_master() -> None:
    made = table(2, [5, 4])
    hand(made, 0, "0 r7 r9 4 5")
    army(made, 0, "H2")
    army(made, 1, "H1 W1")
    play = end_of_age(made)
    play.do("5")  # King's Hand of the other player
    assert coins(play.player(0)) == ["s3", "4", "5", "r7", "r9"]
    assert "coin:base0.0" in [coin.name for coin in play.table.box]
    assert play.table.age == 2
    stack_top(play.table, "h h h")
    play.bid("s3 4 r9", "3 0 2")
    assert play.table.ties == [[0, 1]]
    assert play.table.order == [0, 1]
    play.any_card()  # the Master's turn ends with a trade of 5 + 7
    assert sorted(coin.value for coin in play.player(0).pouch) == [5, 12]


def stack_top(made: Table, signs: str) -> None:
    """Change the tavern in play to plain Hunters, so that nothing else happens."""
    row = made.taverns[0]
    made.decks[made.age - 1] += row
    stack(made, signs)
    deck = made.decks[made.age - 1]
    made.taverns[0] = [deck.pop() for _ in row]


def test_s25_crown_jeweler() -> None:
    made = table(3, [3, 4, 5])
    army(made, 0, "M2")
    army(made, 1, "M1")
    play = end_of_age(made)
    assert gems(play.table) == [6, 4, 5]
    assert play.player(0).under == 3
    assert owner_of(play.table, CROWN_JEWELER) == 0


def s26() -> Play:
    made = table(2, [5, 4])
    army(made, 0, "W[3,4,kraal] H[h,aral] M3 B2 E3")
    army(made, 1, "W3 H2 M2 B1 E4 command[skaa]")
    return end_of_age(made)


def test_s26_great_blacksmith_brings_a_hero_that_changes_the_next_majority() -> None:
    play = s26()
    assert play.asked == (0, "upgrade")
    play.do("5")
    assert owners(play) == [0, 0, 0, 0, NOBODY]
    assert play.asked == (0, "hero")
    assert play.player(0).ranks[3] == 4
    assert column(play.player(0), "B")[-1] == "Great"
    before = len(play.table.decks[1])
    thrown = play.table.decks[1][-1]
    play.do("idunn")
    assert (play.player(0).lines, play.player(0).recruited) == (3, 3)
    assert owner_of(play.table, PIONEER) == BOXED
    assert thrown in play.table.discard
    assert play.table.age == 2
    assert len(play.table.decks[1]) + 9 == before - 1


def pioneer(signs: str) -> Play:
    """Seat 0 alone leads the Explorers; the three cards lie on top of the age 2 deck."""
    made = table(4, [5, 4, 3, 2])
    army(made, 0, "E2")
    made.age = 2
    stack(made, signs)
    made.age = 1
    return end_of_age(made)


def test_s27_pioneer() -> None:
    play = pioneer("e9 o5 h")
    assert play.asked == (0, "pioneer")
    assert play.short == ["e9", "h", "o5"]
    size = len(play.table.decks[1])
    offering = next(card for card in play.table.drawn if card.upgrade)
    play.do("o5")
    assert play.asked == (0, "upgrade")
    play.do("5")
    assert coins(play.player(0)) == ["0", "2", "3", "4", "r10"]
    assert offering in play.table.discard
    assert play.table.age == 2
    assert len(play.table.decks[1]) + 12 == size + 2

    play = pioneer("e9 o5 h").do("h")
    assert column(play.player(0), "H") == ["h"]
    assert play.asked[1] == "bid"


def test_s28_ylud_end_of_age_one() -> None:
    made = table(2, [5, 4])
    army(made, 0, "W3 H3 M1 B2 E2 command[ylud]")
    army(made, 1, "M2")
    play = end_of_age(made)
    assert play.asked == (0, "ylud")
    assert play.options == ["warrior", "hunter", "miner", "blacksmith", "explorer"]
    play.do("miner")
    assert (play.player(0).lines, play.player(0).recruited) == (2, 1)
    assert play.asked == (0, "hero")
    play.do("lokdur")
    assert play.player(0).ranks[2] == 3
    play.do("5")  # King's Hand
    assert owner_of(play.table, CROWN_JEWELER) == 0


def test_s29_ylud_then_thrud_end_of_age_two() -> None:
    made = table(2, [5, 4])
    army(made, 0, "W4 H4 M4 B4 E[5,6,7,thrud] command[ylud,skaa,grid]")
    play = end_of_age(made, 2)
    play.do("explorer")
    assert play.asked == (0, "thrud")
    assert play.player(0).ranks == [4, 4, 4, 4, 4]
    play.do("miner")
    assert play.match.over
    me = play.player(0)
    assert (me.recruited, me.ranks) == (4, [4, 4, 4, 4, 4])
    assert line(play.table, 0, "explorer") == 5 + 6 + 7 + 11
    assert line(play.table, 0, "thrud") == 13

    made = table(2, [5, 4])
    army(made, 0, "W5 H5 M5 B5 E[5,6,7,thrud] command[ylud,skaa,grid]")
    play = end_of_age(made, 2)
    play.do("explorer").do("explorer")
    assert play.asked == (0, "hero")
    assert play.player(0).lines == 5
    play.do("astrid")
    assert play.match.over
    assert play.player(0).recruited == 5
    assert play.player(0).ranks[4] == 4  # Thrud has left


def test_s42_thrud_does_not_help_the_final_majority() -> None:
    made = table(2, [5, 4])
    army(made, 0, "W[3,4,5,thrud]")
    army(made, 1, "W4")
    play = end_of_age(made, 2)
    assert play.match.over
    assert line(play.table, 0, "majority") == 0
    assert line(play.table, 1, "majority") == 5
    assert line(play.table, 0, "thrud") == 13
    assert [card.face for card in play.player(0).command] == ["thrud"]


def s50() -> Play:
    made = table(2, [5, 4])
    army(made, 0, "W3 H3 M2 B[b,b,thrud] E2 command[skaa]")
    army(made, 1, "W3 H2 M2 B2 E2 command[dwerg_ymir,dwerg_aesir]")
    return end_of_age(made)


def test_s50_great_blacksmith_on_thrud() -> None:
    play = s50()
    assert owners(play) == [BOXED, 0, BOXED, 0, NOBODY]
    assert play.asked == (0, "thrud")
    play.do("explorer")
    assert column(play.player(0), "B") == ["b", "b", "Great"]
    assert play.player(0).ranks[3] == 4
    assert play.asked == (0, "pioneer")

    for elsewhere in ("warrior", "hunter", "miner", "blacksmith"):
        play = s50()
        discarded = len(play.table.discard)
        play.do(elsewhere)
        assert owner_of(play.table, PIONEER) == BOXED
        assert len(play.table.discard) == discarded + 1
        assert play.table.age == 2


def test_s51_ylud_recruited_in_age_two() -> None:
    made = table(2, [5, 4])
    army(made, 0, "H4 M[2,2] command[ylud]")
    assert line(made, 0, "hunter") == 16  # no rank, no points yet
    play = end_of_age(made, 2)
    assert play.asked == (0, "ylud")
    assert "stay" not in play.options
    play.do("hunter")
    assert play.match.over
    assert line(play.table, 0, "hunter") == 25

    made = table(2, [5, 4])
    army(made, 0, "H4 M[2,2] command[ylud]")
    play = end_of_age(made, 2).do("miner")
    assert line(play.table, 0, "miner") == 15


def test_ylud_recruited_in_the_troop_evaluation_waits_for_the_end_of_age_two() -> None:
    """R22"""
    play = s26().do("5").do("ylud")
    assert play.asked == (1, "pioneer")
    play.do(play.short[0])
    assert play.table.age == 2
    assert play.asked[1] == "bid"
    assert [card.name for card in play.player(0).command if card.name == "hero:ylud"] == ["hero:ylud"]


def test_s52_ylud_leaves_the_middle_of_a_column() -> None:
    made = table(2, [5, 4])
    army(made, 0, "W[5,ylud,8] M[1,2]")
    play = end_of_age(made, 2)
    assert play.options == ["hunter", "miner", "blacksmith", "explorer", "stay"]
    play.do("miner")
    me = play.player(0)
    assert column(me, "W") == ["5", "8"]
    assert column(me, "M") == ["1", "2", "ylud"]
    assert me.ranks[:3] == [2, 0, 3]
    assert line(play.table, 0, "warrior") == 13
    assert line(play.table, 0, "miner") == 12


def test_ylud_may_stay_and_nothing_happens() -> None:
    """R10: leaving her is no placement, so Thrud stays and no hero comes."""
    made = table(2, [5, 4])
    army(made, 0, "W[5,ylud,8] M[1,2] H1 B1 E1")
    made.players[0].recruited = 0  # even if a line were to spare
    play = end_of_age(made, 2).do("stay")
    assert play.match.over
    assert column(play.player(0), "W") == ["5", "ylud", "8"]


def test_ylud_moving_within_reach_of_thrud() -> None:
    """7.7 Thrud stays where she is in the column Ylud leaves, and is lifted in the column Ylud enters."""
    made = table(2, [5, 4])
    army(made, 0, "W[5,ylud,thrud] M[1,2]")
    play = end_of_age(made, 2).do("miner")
    assert play.match.over  # no question about Thrud
    made = table(2, [5, 4])
    army(made, 0, "W[5,ylud] M[1,2,thrud]")
    play = end_of_age(made, 2).do("miner")
    assert play.asked == (0, "thrud")
    assert column(play.player(0), "M") == ["1", "2", "ylud"]


def test_s53_pioneer_and_a_hero_chain() -> None:
    made = table(4, [5, 4, 3, 2])
    army(made, 0, "W2 H2 M1 B2 E3 command[astrid]")
    for seat in (1, 2):
        army(made, seat, "W2 H2 M1 B2")
    made.age = 2
    stack(made, "m0 m1 m2")
    made.age = 1
    play = end_of_age(made)
    assert play.asked == (0, "pioneer")
    play.do("m0")
    assert play.asked == (0, "hero")
    assert play.table.age == 1  # the age 2 deck is not shuffled yet
    drawn = play.table.chance.drawn.get("deck/age-2", 0)
    play.do("skaa")
    assert play.table.chance.drawn["deck/age-2"] == drawn + 1
    assert (play.table.age, play.table.round) == (2, 1)
    assert play.asked[1] == "bid"


def test_s56_unclaimed_distinctions() -> None:
    made = table(3, [5, 4, 3])
    for seat, text in enumerate(("H2 M3", "H2 M3", "H2")):
        army(made, seat, text)
    play = end_of_age(made)
    assert owner_of(play.table, HUNTING_MASTER) == owner_of(play.table, CROWN_JEWELER) == BOXED
    assert gems(play.table) == [5, 4, 3]
    assert all("0" in in_hand(player) for player in play.table.players)
    assert all(SPECIAL_THREE not in player.coins() for player in play.table.players)
    boxed = [element.id for element in play.match.scene(0).elements if element.at == "box"]
    assert {"coin:special3", "gem:6", "distinction:hunting_master", "distinction:crown_jeweler"} <= set(boxed)


def test_nobody_has_a_class_at_all() -> None:
    made = table(2, [5, 4])
    play = end_of_age(made)
    assert owners(play) == [BOXED] * 5
    assert play.asked[1] == "bid"
    assert owner_of(play.table, GREAT_ARMORER) == BOXED


def test_the_pioneers_cards_are_for_one_pair_of_eyes() -> None:
    play = pioneer("e9 o5 h")
    names = [name_of(card) for card in play.table.drawn]
    seen = {viewer: [e.id for e in play.match.scene(viewer).elements if e.at == "drawn"] for viewer in (-1, 0, 1)}
    assert seen[0] == names
    for viewer in (-1, 1):
        assert all(id.startswith("~") for id in seen[viewer])
        drawn: set[tuple[str, ...]] = set()
        for world in range(12):
            run = play.match.imagine(viewer, str(world))
            drawn.add(tuple(card.name for card in run.state.drawn))
            assert run.question.options == run.state.drawn  # the question goes with the imagined cards
            run.pick(run.options[0])
        assert len(drawn) > 6
    run = play.match.imagine(0, "mine")
    assert [card.name for card in run.state.drawn] == names
    assert all(isinstance(card, Card) for card in run.options)
