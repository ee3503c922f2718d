"""The table in words, for all twelve kinds, and boards as little maps."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from wyrmtable.core.book import find_game
from wyrmtable.core.language import LANGUAGES, Language
from wyrmtable.core.match import Match
from wyrmtable.core.scene import (
    AnyElement,
    Area,
    Ask,
    Board,
    Card,
    Counter,
    Die,
    Face,
    Ground,
    Note,
    Option,
    Overlay,
    Piece,
    Pip,
    Scene,
    Seat,
    Sheet,
    SheetRow,
    Slot,
    Tile,
    Track,
    TrackStep,
    Zone,
)
from wyrmtable.core.speak import Speaker, speak
from wyrmtable.core.words import msg
from wyrmtable.terminal.draw import Painter
from wyrmtable.terminal.palette import Palette

FACES = {"idunn": Face("hero", "explorer", msg("Idunn"), ranks=("7",), text=msg("Seven and more"), house=True)}


def spoken(*elements: AnyElement, ask: Ask | None = None, viewer: int = 0) -> list[str]:
    mats = any(isinstance(element, Area) and element.role == "mat" for element in elements)
    scene = Scene(msg("Phase"), (Seat(0, score=3), Seat(1, state="passed")) if mats else (), elements)
    say = Language("en", people=lambda seat: ["Anna", "Otto"][seat])
    return ["  " * line.depth + line.text for line in speak(scene, say, FACES, viewer, ask)]


def test_a_row_without_a_mat_is_spoken_too() -> None:
    seats = (Seat(0, score=3), Seat(1, title=msg("Raider"), automa=True, score=2, badges=(Pip("gem", 4),)))
    scene = Scene(msg("Phase"), seats, (Area(id="m0", role="mat", owner=0),))
    lines = speak(scene, Language("en", people=lambda seat: "Anna"), FACES, 0)
    assert [line.text for line in lines] == ["Phase", "Anna, 3 points", "Raider, 2 points, 4 gems"]


def test_the_order_is_phase_stage_question_common_own_others_notes() -> None:
    ask = Ask("1.x", 0, "pick", msg("Choose"), (Option("a", ("c",)),), hint=msg("Hint"))
    lines = spoken(
        Note(id="n", role="goal", text=msg("Goal"), done=1, goal=3),
        Area(id="m1", role="mat", owner=1),
        Area(id="m0", role="mat", owner=0),
        Area(id="t", role="common", label=msg("Table")),
        Area(id="s", role="stage", label=msg("Battle")),
        ask=ask,
    )
    expected = ["Phase", "Battle", "Choose", "  Hint", "Table", "Anna, 3 points", "Otto, passed", "Goal (1 of 3)"]
    assert lines == expected


def test_zones_number_only_legal_things() -> None:
    zone = Zone(id="z", role="market", label=msg("Inn"), marks=(Pip("gem", 2),))
    cards = [Card(id="a", at="z", face="idunn", tapped=True), Card(id="b", at="z")]
    ask = Ask("1.x", 0, "pick", msg("Take"), (Option("a", ("a",)),))
    assert spoken(zone, *cards, ask=ask)[2] == "Inn (2 gems): 1) Idunn 7, used, house card · face down"


def test_slots_stock_and_decks() -> None:
    slots = Zone(id="s", role="bid", lay="slots", label=msg("Bids"), slots=(Slot("1", msg("One")), Slot("2")))
    coin = Piece(id="c", at="s#2", shape="coin", value="5", down=True, label=msg("coin"))
    stock = Zone(id="k", role="stock", label=msg("Stock"))
    gems = [Piece(id=f"g{i}", at="k", shape="gem", label=msg("gem")) for i in range(3)]
    deck = Zone(id="d", role="deck", label=msg("Deck"), count=12)
    lines = spoken(slots, coin, stock, *gems, deck)
    assert lines[1:] == ["Bids: One: – · 2: coin 5 (face down)", "Stock: 3 × gem", "Deck (12)"]


def test_tracks_counters_sheets_dice_and_overlays() -> None:
    steps = (TrackStep(), TrackStep(), TrackStep(gain=(Pip("gem", 1),)))
    lines = spoken(
        Track(id="t", label=msg("Glory"), steps=steps),
        Piece(id="p0", at="t#1", shape="disc", owner=0),
        Piece(id="p1", at="t#0", shape="disc", owner=1),
        Counter(id="c", label=msg("Dice"), icon="dice", value=3, most=6, parts=(Pip("sword", 1), Pip("dice", 2))),
        Zone(id="z", role="drawn", label=msg("You")),
        Die(id="d1", at="z", die="d6", value="6", state="fixed"),
        Die(id="d2", at="z", die="d6"),
        Sheet(
            id="s",
            role="compare",
            heads=(msg("A"), msg("B")),
            rows=(SheetRow(msg("Row"), (1, None), why=(msg("because"),)),),
        ),
        Overlay(id="o", role="link", label=msg("They swap")),
        Overlay(id="o2", role="reach"),
        Overlay(id="o3", role="threat", label=msg("They will stand"), cells=("z", "c")),
    )
    assert lines[1:] == [
        "Glory: Anna: 1, next: 1 gem, Otto: 0",
        "Dice: 3/6 (1 sword + 2 dice)",
        "You: 6 (fixed) · not rolled",
        "Row: A 1 (because)",
        "They swap",
        "They will stand: You, Dice",
    ]


def test_a_sheet_of_one_column_says_its_name_once() -> None:
    rows = (SheetRow(msg("Cards"), (2,)), SheetRow(msg("Total"), (5,)))
    lines = spoken(Sheet(id="s", role="reference", label=msg("Points now"), heads=(msg("Points now"),), rows=rows))
    assert [line.strip() for line in lines[1:]] == ["Points now", "Cards: 2", "Total: 5"]


def cave() -> list[AnyElement]:
    return [
        Board(id="cave", grid="square", naming="compass", origin="cave@0,0", label=msg("Cave")),
        Tile(id="e", at="cave@0,0", face="lit", label=msg("Entrance")),
        Tile(id="k", at="cave@1,0", face="lit", label=msg("Crystal"), walls=("n",)),
        Tile(id="l", at="cave@0,1", face="lake", label=msg("Lake"), over=((1, 0),)),
        Piece(id="knight", at="cave@1,0", shape="standee", label=msg("Knight"), stats=(Pip("strength", 3),), owner=0),
        Piece(id="rock", at="cave@0,0/e", shape="token", label=msg("Rockslide"), level="marker"),
    ]


def test_a_growing_board_is_a_map_and_a_list_ring_by_ring() -> None:
    lines = spoken(*cave())
    assert lines[1] == "Cave"
    assert lines[2:9] == [
        "  +─────────+━━━━━━━━━+",
        "  │Entrance ┊ Crystal │",
        "  │         R    K    │",
        "  +╌╌╌╌╌╌╌╌╌+╌╌╌╌╌╌╌╌╌+",
        "  │  Lake             │",
        "  │                   │",
        "  +─────────+─────────+",
    ]
    assert lines[9:] == [
        "  Signs: K Knight · R Rockslide",
        "  Entrance",
        "  1 east: Crystal, wall north; Knight (strength 3)",
        "  1 south: Lake",
        "  Entrance, east side: Rockslide",
    ]


def test_keys_of_answers_stand_on_the_map() -> None:
    ask = Ask("1.x", 0, "pick", msg("Go"), (Option("a", ("cave@0,0",)), Option("b", ("cave@2,0",))))
    lines = spoken(*cave(), ask=ask)
    assert lines[5] == "  │       1)R    K    │"
    assert lines[4] == "  │Entrance ┊ Crystal │     2)"


def test_a_fixed_board_is_a_letter_grid() -> None:
    board = Board(
        id="city",
        grid="square",
        size=(0, 0, 3, 1),
        ground=("ff..", "...o"),
        legend={"f": Ground("fog", msg("fog")), ".": Ground("field")},
        label=msg("City"),
    )
    lines = spoken(board, Piece(id="m", at="city@2,1", shape="token", label=msg("Clawer"), states=("stunned",)))
    assert lines[2:] == [
        "     A B C D",
        "   1 f f . .",
        "   2 . . C o",
        "  Signs: f fog · C Clawer",
        "  C2: Clawer (stunned)",
    ]


def test_hexes_are_laid_like_bricks() -> None:
    board = Board(id="map", grid="hex", naming="label")
    tiles = [
        Tile(id=f"t{q}{r}", at=f"map@{q},{r}", face="x", label=msg(f"T{q}{r}")) for q, r in ((0, 0), (1, 0), (0, 1))
    ]
    lines = spoken(board, *tiles)
    assert any("T00" in line and "T10" in line for line in lines)
    shifted = next(line for line in lines if "T01" in line)
    first = next(line for line in lines if "T00" in line)
    assert first.index("T00") < shifted.index("T01") < first.index("T10")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_is_spoken_without_a_missing_word(language: str) -> None:
    game = find_game("tide")
    say = Language(language, game)
    match = Match(game, 3)
    while not match.over:
        seat = min(match.open)
        ask = match.ask(seat)
        for line in speak(match.scene(seat), say, game.faces(), seat, ask):
            assert "-" not in line.text, line
        assert ask is not None
        match.answer(seat, [ask.options[0].name])


def test_the_painter_draws_a_cave_and_folds_the_supply() -> None:
    elements = [
        *cave(),
        Area(id="box", role="supply", label=msg("Box")),
        Zone(id="coins", at="box", role="stock", label=msg("Coins")),
        Piece(id="coin", at="coins", shape="coin", value="7"),
    ]
    scene = Scene(msg("Phase"), (Seat(0),), tuple(elements))
    speaker = Speaker(scene, Language("en"), FACES, 0)
    for unfolded in (False, True):
        screen = io.StringIO()
        console = Console(file=screen, width=100)
        for drawn in Painter(speaker, Palette({}), 100, unfolded=unfolded).table():
            console.print(drawn)
        assert "Crystal" in screen.getvalue()
        assert ("▸ Box (1)" in screen.getvalue()) is not unfolded
