"""What the others read and hear while a tavern is visited, and how the table shows where they are."""

from __future__ import annotations

from typing import Any

from tests.nidavellir.nidavellir_positions import army, at_tavern, table
from tests.nidavellir.test_armies import S30
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.scene import Piece, Zone
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.nidavellir import GAME
from wyrmtable.games.nidavellir.data import CARDS_BY_NAME, GREAT_BLACKSMITH
from wyrmtable.games.nidavellir.terms import card_msg, tavern_id, tavern_ref
from wyrmtable.games.nidavellir.things import card_element

ROWS = ["e8 w h", "m b e", "m b w"]
BIDS = [("5 2 3", "0 4"), ("4 3 2", "0 5")]


def test_who_waits_reads_at_which_tavern_a_card_is_taken_and_else_only_what_is_asked() -> None:
    made = table(2, [5, 4])
    army(made, 0, S30)
    play = at_tavern(made, ROWS, BIDS)
    (waiting,) = play.match.waiting(SPECTATOR)
    assert waiting.prompt == msg("wait-take-card", tavern=tavern_ref(0))
    play.do("e8")
    (waiting,) = play.match.waiting(SPECTATOR)
    assert waiting.prompt == msg("wait-thrud")


def test_the_tavern_of_now_matters_most_and_those_behind_least() -> None:
    play = at_tavern(table(2, [5, 4]), ROWS, BIDS, tavern=1)
    zones = {e.id: e for e in play.match.scene(SPECTATOR).elements if isinstance(e, Zone)}
    assert [zones[tavern_id(tavern)].weight for tavern in range(3)] == [0, 2, 1]


def test_thrud_is_told_to_be_lifted_only_where_she_is() -> None:
    told: list[str] = []

    def hear(kind: str, log: Msg | None, by: Any, only: Any, flows: Any, focus: Any, deep: int, hold: bool) -> None:
        told.append(log.id if log else "")

    made = table(2, [5, 4])
    army(made, 0, S30)
    play = at_tavern(made, ["w5 w h", *ROWS[1:]], BIDS)
    play.match.listener = hear
    play.do("w5")
    assert "took" in told
    assert "thrud-lifted" not in told
    made = table(2, [5, 4])
    army(made, 0, S30)
    play = at_tavern(made, ROWS, BIDS)
    play.match.listener = hear
    play.do("e8")
    assert "thrud-lifted" in told


def test_coins_of_the_treasury_lie_open_and_those_in_a_pouch_do_not() -> None:
    play = at_tavern(table(2, [5, 4]), ROWS, BIDS)
    coins = [e for e in GAME.scene(play.table, SPECTATOR).elements if isinstance(e, Piece) and e.shape == "coin"]
    treasury = [coin.down for coin in coins if coin.at.startswith("treasury")]
    assert treasury
    assert not any(treasury)
    assert all(coin.down for coin in coins if coin.at.startswith("pouch"))
    assert any(coin.at.startswith("pouch") for coin in coins)


def test_who_shared_the_highest_bid_swaps_gems_and_everybody_hears_it() -> None:
    told: list[Msg] = []

    def hear(kind: str, log: Msg | None, by: Any, only: Any, flows: Any, focus: Any, deep: int, hold: bool) -> None:
        told.extend([log] if log else [])

    play = at_tavern(table(2, [5, 4]), ["w h m", *ROWS[1:]], [("5 2 3", "0 4"), ("5 3 2", "0 4")])
    play.match.listener = hear
    play.do("w").do("h")
    (swap,) = [line for line in told if line.id == "gems-swapped"]
    assert swap.args == {"one": SeatRef(0), "other": SeatRef(1), "a": 5, "b": 4}  # what each of them gave


def test_a_card_has_a_label_where_its_face_does_not_say_which_one_it_is() -> None:
    """A Royal Offering says by how much, a dwarf of a number which; in the discard pile the title is enough."""
    cards = CARDS_BY_NAME
    assert card_element(cards["hero:dwerg_bergelmir"], "deck:1").label is None
    assert card_element(cards["card:hunter_a1_01"], "deck:1").label is None
    offering = cards["card:royal_offering_a2_03"]
    assert card_element(offering, "deck:1").label == msg("royal-offering", n=5)
    assert card_element(offering, "discard").label is None
    assert card_msg(GREAT_BLACKSMITH) == msg("great-blacksmith")
