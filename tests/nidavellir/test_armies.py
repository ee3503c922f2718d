"""Scenarios of lines, heroes and Thrud (spec 13: S9, S10, S30, S31, S35–S38, S47–S49)."""

from __future__ import annotations

from tests.nidavellir.nidavellir_positions import Play, army, at_tavern, column, table
from wyrmtable.games.nidavellir.data import HOURYA


def alone(text: str, card: str, rest: str = "w h") -> Play:
    """Seat 0 has this army and takes the card first."""
    made = table(2, [5, 4])
    army(made, 0, text)
    rows = [f"{card} {rest}", "m b e", "m b w"]
    play = at_tavern(made, rows, [("5 2 3", "0 4"), ("4 2 3", "0 5")])
    return play.do(card)


def test_s09_first_and_second_line() -> None:
    play = alone("B[b] H[h] E[5] M[1]", "w6")
    assert play.asked == (0, "hero")
    play.do("tarah")
    me = play.player(0)
    assert column(me, "W") == ["6", "tarah"]
    assert (me.lines, me.recruited) == (1, 1)
    assert play.asked == (1, "take-card")

    play = alone("B2 H1 E2 M2 W[6,tarah]", "h")
    assert play.asked == (0, "hero")
    play.do("idunn")
    me = play.player(0)
    assert me.ranks == [2, 2, 2, 2, 3]
    assert (me.lines, me.recruited) == (2, 2)
    assert play.asked == (1, "take-card")


def test_s10_one_hero_completes_two_lines() -> None:
    play = alone("W3 H3 M3 E3", "b")
    play.do("aegur")
    assert play.player(0).ranks[3] == 3
    assert play.asked == (0, "hero")
    play.do("skaa").do("astrid")
    assert (play.player(0).lines, play.player(0).recruited) == (3, 3)
    assert play.asked == (1, "take-card")


S30 = "W[3,6] H[h,h] M[1] B[b,b] E[5,thrud]"


def test_s30_covering_thrud() -> None:
    play = alone(S30, "e8")
    me = play.player(0)
    assert play.asked == (0, "thrud")
    assert play.options == ["warrior", "hunter", "miner", "blacksmith", "explorer"]
    assert me.ranks == [2, 2, 1, 2, 2]  # she counts nowhere while in hand
    play.do("miner")
    assert column(me, "M") == ["1", "thrud"]
    assert play.asked == (0, "hero")
    for elsewhere in ("warrior", "hunter", "blacksmith"):
        play = alone(S30, "e8")
        play.do(elsewhere)
        assert play.player(0).lines == 1
        assert play.asked == (1, "take-card")


def test_s31_thrud_in_the_same_column() -> None:
    play = alone(S30, "e8").do("explorer")
    assert column(play.player(0), "E") == ["5", "8", "thrud"]
    assert play.asked == (1, "take-card")


def test_s35_hourya() -> None:
    play = alone("W2 H2 M2 B1 E[5,6,7,8,thrud]", "b")
    assert "hourya" in play.short
    play.do("hourya")
    assert play.asked == (0, "thrud")
    play.do("warrior")
    assert column(play.player(0), "E") == ["5", "6", "7", "8", "hourya"]
    assert column(play.player(0), "W")[-1] == "thrud"

    play = alone("W1 H1 M1 E4", "b")
    assert "hourya" not in play.short
    asked = play.ask(0)
    reason = next(blocked for blocked in asked.blocked if blocked.path == ("hero:hourya",))
    assert (reason.why.id, reason.why.args) == ("hourya-waits", {"needs": 5, "n": 4})


def test_s36_dagda() -> None:
    start = "W[6] H[] M[0,1] B[b,b] E[7]"
    play = alone(start, "h")
    play.do("dagda")
    assert play.asked == (0, "discard")
    assert play.short == ["b", "e7", "m1", "w6"]
    play.do("m1", "b")
    me = play.player(0)
    assert me.ranks == [1, 4, 1, 1, 1]
    assert column(me, "M") == ["0"]
    assert (me.lines, me.recruited) == (1, 1)
    assert len(play.table.discard) == 2

    play = alone(start, "h").do("dagda").do("w6", "e7")
    me = play.player(0)
    assert (me.lines, me.recruited) == (0, 1)
    assert play.asked == (1, "take-card")


def test_s37_dagda_not_offered_bonfur_takes_the_hunter() -> None:
    play = alone("W[3,4,5,tarah] M[0,0,1,lokdur] B[b,b,b] E[5,6,7,idunn] H[h,h,h,h]", "b")
    assert play.asked == (0, "hero")
    assert "dagda" not in play.short
    assert "bonfur" in play.short
    why = {blocked.path[0]: blocked.why for blocked in play.ask(0).blocked}
    assert why["hero:dagda"].args["n"] == 1
    play.do("bonfur")  # the only possible card goes without asking
    assert column(play.player(0), "H") == ["h", "h", "h"]
    assert play.table.discard[-1].face == "hunter"


def test_ylud_at_the_end_of_a_column_protects_it() -> None:
    """R21, 7.5: Dagda, then Bonfur, find no dwarf in her column; where too few others are left Dagda cannot come."""
    play = alone("W[6,ylud] H1 M[0,1] B2 E[5,7]", "h").do("dagda")
    assert play.short == ["b", "e7", "m1"]
    play = alone("W[6,ylud] H1 M[0,1] B2 E[5,7]", "h").do("bonfur")
    assert play.short == ["e7", "h", "m1"]
    play = alone("W[6,7,8,ylud] H3 M[0,1,zoral] B4 E[5,7,8,idunn]", "h")
    assert play.asked == (0, "hero")
    assert "dagda" not in play.short


def test_s38_chain_cut_by_dagda() -> None:
    play = alone("W3 H3 M3 E3", "b").do("aegur").do("dagda")
    miner = next(name for name in play.options if "miner" in name)
    explorer = next(name for name in play.options if "explorer" in name)
    play.do(miner, explorer)
    me = play.player(0)
    assert me.ranks == [3, 6, 2, 3, 2]
    assert (me.lines, me.recruited) == (2, 2)
    assert play.asked == (1, "take-card")


def test_s47_no_hero_can_be_recruited() -> None:
    made = table(2, [5, 4])
    army(made, 0, "W2 H2 M2 B1 E4 command[skaa]")
    gone = [hero for hero in made.heroes if hero is not HOURYA]
    made.heroes = [HOURYA]
    play = at_tavern(made, ["b w h", "e m b", ""], [("5 4 3", "0 2"), ("4 2 3", "0 5")])
    assert len(gone) == 19
    play.do("b")
    assert play.asked == (1, "take-card")
    assert (play.player(0).lines, play.player(0).recruited) == (2, 1)
    play.do("h")
    assert play.asked == (0, "take-card")
    play.do("e")
    me = play.player(0)
    assert column(me, "E")[-1] == "hourya"  # the only legal option
    assert (me.ranks[4], me.recruited) == (6, 2)
    assert play.asked == (1, "take-card")


def test_s48_recruiting_thrud_completes_a_line() -> None:
    play = alone("W2 H2 M2 E2", "b").do("thrud").do("blacksmith")
    assert play.player(0).lines == 2
    assert play.asked == (0, "hero")
    for elsewhere in ("warrior", "hunter", "miner", "explorer"):
        play = alone("W2 H2 M2 E2", "b").do("thrud").do(elsewhere)
        assert (play.player(0).lines, play.player(0).recruited) == (1, 1)
        assert play.asked == (1, "take-card")


def test_s49_bonfur() -> None:
    start = "W[4] H[h,h] M[0] E[6]"
    play = alone(start, "b").do("bonfur")
    assert play.player(0).ranks[3] == 4
    assert play.short == ["e6", "h", "m0", "w4"]
    play.do("h")
    assert (play.player(0).ranks[1], play.player(0).lines, play.player(0).recruited) == (1, 1, 1)
    play = alone(start, "b").do("bonfur").do("w4")
    assert (play.player(0).ranks[0], play.player(0).lines, play.player(0).recruited) == (0, 0, 1)
    assert play.asked == (1, "take-card")


def test_thrud_lifted_by_dagda_returns_after_the_discards() -> None:
    """R8: in hand she blocks no column."""
    play = alone("W[6,7] H[h,thrud] M[0,1] B[b] E[7,8]", "b").do("dagda")
    assert play.asked == (0, "discard")
    assert play.player(0).thrud_in_hand
    play.do("w7", "m1")
    assert play.asked == (0, "thrud")
    play.do("miner")
    me = play.player(0)
    assert column(me, "H") == ["h", "dagda"]
    assert column(me, "M") == ["0", "thrud"]
    assert (me.lines, me.recruited) == (1, 2)


def test_a_column_ending_in_thrud_cannot_be_chosen_for_discards() -> None:
    play = alone("W[6,7,thrud] H[h,h] M[0,1] B[b] E[7,8]", "b").do("dagda")
    assert play.short == ["b", "e8", "m1"]


def test_the_great_blacksmith_is_a_dwarf_and_may_be_discarded() -> None:
    play = alone("W2 H1 M2 B[b,Great] E2 command[skaa]", "h").do("dagda")
    assert "Great" in play.short
    play.do("Great", "w")
    assert play.player(0).ranks[3] == 1
    assert "card:great_blacksmith" in [card.name for card in play.table.discard]


def test_a_line_lost_and_restored_brings_no_second_hero() -> None:
    play = alone("H[h,h] M[0] B[b,bonfur] E[6]", "w5")
    assert (play.player(0).lines, play.player(0).recruited) == (1, 1)
    assert play.asked == (1, "take-card")  # one line, one hero already
