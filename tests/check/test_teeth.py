"""What a hasty look does not find: late, rare, in one variant only, told in plain words, promised and not kept."""

from __future__ import annotations

import shlex

import pytest

from tests.toys import sloppy
from tests.toys.broken import LostCard, looks, teeth
from tests.toys.burrow import BURROW, BurrowGame
from tests.toys.camp import CampGame
from tests.toys.gaudy import Gaudy
from wyrmtable.check import check, replay
from wyrmtable.check.looks import check_theme
from wyrmtable.check.patience import Hangs, patience
from wyrmtable.check.report import Failure, Report
from wyrmtable.cli import main


@pytest.mark.parametrize(
    ("game", "law", "complaint"),
    [
        (teeth.NothingDealt, "imagine", "never deals anything anew for a spectator"),
        (teeth.Muddled, "scene", "does not follow what it lies in"),
        (teeth.NoSecrets, "imagine", "though by Facts.secrets nothing is hidden"),
        (teeth.Blabbing, "log", "the log tells"),
        (teeth.NoCensus, "census", "names no components"),
        (teeth.WrongWinner, "result", "have not the best score"),
        (teeth.LateLeak, "leak", "shows something hidden"),
        (teeth.RareQuestion, "question", "points at attic, which does not exist"),
        (teeth.TalkativeLater, "log", "which a spectator does not see"),
        (teeth.LeakyTogether, "leak", "the question tells seat 0 something hidden"),
        (teeth.CrashingWhy, "rules", "KeyError"),
        (teeth.LeakyWhy, "leak", "why not"),
        (teeth.LeakyForesight, "leak", "what would follow"),
        (teeth.LostForesight, "foresight", "lights attic@1,1, which does not exist"),
        (teeth.WordlessWhy, "words", "because-nobody-wrote-it is missing"),
        (teeth.WrongValue, "evaluate", "is worth nan"),
        (teeth.WrongTerms, "evaluate", "the terms of seat 0 come to"),
        (teeth.WordlessTerm, "words", "term-cards is missing in"),
        (teeth.WrongChip, "promise", "no vp on the table changes so"),
        (teeth.StrangeChip, "promise", "nothing on the table counts it"),
        (teeth.WrongPreview, "promise", "at deck, where it does not come to lie"),
        (teeth.WrongMeter, "promise", "is an answer, though the meter stands at"),
        (looks.UnknownIcon, "looks", "the unknown icon bager"),
        (looks.UnknownTone, "looks", "the unknown tone erath"),
        (looks.UnknownSkin, "looks", "the unknown skin medow"),
        (looks.UnknownRule, "looks", "the rule layign, which the guide in en has no heading for"),
        (looks.UnknownState, "words", "state-slepy is missing in"),
        (looks.UnknownBack, "looks", "the unknown back cadr"),
        (looks.UnknownVerb, "looks", "the unknown icon bager"),
        (looks.UnknownFrame, "looks", "the face card has the unknown frame plian"),
        (looks.Unexplained, "about", "no word says what badgers is for"),
        (looks.UnexplainedSymbol, "about", "no word says what the symbol badger means"),
        (looks.UnexplainedQuestion, "coach", "no word says what the question hurry means"),
        (looks.WrongType, "scene", "a value that its type does not know"),
    ],
)
@pytest.mark.usefixtures("few_variants")
def test_it_bites(game: type[BurrowGame], law: str, complaint: str) -> None:
    report = check(game(), 12, most=2000, processes=False)
    found = [failure for failure in report.failures if failure.law == law]
    assert any(complaint in failure.what for failure in found), str(report)


@pytest.mark.parametrize(
    ("game", "law", "complaint"),
    [
        (teeth.SilentLegacy, "legacy", "nobody is told what is handed on"),
        (teeth.LostLegacy, "rules", "less than no wood"),
    ],
)
def test_what_goes_on_is_looked_at(game: type[CampGame], law: str, complaint: str) -> None:
    report = check(game(), 4, processes=False)
    assert any(failure.law == law and complaint in failure.what for failure in report.failures), str(report)


@pytest.mark.parametrize("game", [teeth.LowWins, teeth.AboutChip])
def test_what_is_declared_passes(game: type[BurrowGame]) -> None:
    report = check(game(), 8, processes=False)
    assert report.ok, str(report)


def test_a_theme_full_of_slips() -> None:
    found: list[str] = []

    class All(Report):
        def fail(self, failure: Failure) -> None:
            found.append(failure.what)

    check_theme(All(game="gaudy"), Gaudy())
    assert found == [
        "the fill of the tone earth is brown, no colour",
        "the tone earth has the unknown hatch dotts",
        "the icon badger is the unknown picture badgerr",
        "the frame plain has the unknown style baner",
        "the skin meadow has the unknown texture paintd",
        "the skin meadow has the unknown icon bager",
        "draw has the unknown sound tkae",
        "the text type is the unknown Alegria",
    ]


def test_a_table_that_cannot_be_drawn_is_a_broken_law_and_no_hang() -> None:
    report = check(looks.Hanging(), 6, processes=False, patience=0.05)
    assert any(f.law == "speech" and "does not come to an end" in f.what for f in report.failures), str(report)


def _for_ever() -> None:
    with patience(0.05):
        while True:
            pass


def test_patience_ends_a_loop_and_leaves_the_rest_alone() -> None:
    with pytest.raises(Hangs):
        _for_ever()
    with patience(60):
        done = sum(range(1000))
    assert done == 499500


@pytest.mark.parametrize("game", [sloppy.UnorderedFirst, sloppy.Hasty])
def test_order_is_tried_on_every_variant_and_to_the_end(game: type[BurrowGame]) -> None:
    report = check(game(), 6)
    found = [failure for failure in report.failures if failure.law == "order"]
    assert found, str(report)
    assert '{"cards":16}' in found[0].options


def test_the_number_of_decisions_is_the_true_one() -> None:
    report = check(teeth.Counted(), 20, processes=False)
    assert report.decisions == 3 * report.matches


def test_what_was_never_met_is_told() -> None:
    report = check(teeth.Counted(), 8, processes=False)
    assert "walk" in report.unlooked
    assert "ask-walk" in report.unmet
    assert "questions never asked" in str(report)


def test_a_broken_law_says_how_to_see_it_again() -> None:
    report = check(LostCard(), 12, processes=False)
    *command, match = shlex.split(report.failures[0].replay)
    assert command == ["wyrmtable", "check", "burrow", "--match"]
    again = replay(LostCard(), match)
    assert report.failures[0].what in [failure.what for failure in again.failures]


def test_a_rare_failure_is_seen_again_too() -> None:
    report = check(teeth.RareQuestion(), 12, processes=False)
    found = next(failure for failure in report.failures if failure.law == "question")
    again = replay(teeth.RareQuestion(), found.seed)
    assert (found.what, found.decision) in [(failure.what, failure.decision) for failure in again.failures]


def test_the_command_plays_one_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "tide", "--match", "0/4"]) == 0
    assert "tide: 1 matches" in capsys.readouterr().out


def test_replay_is_of_a_sound_match_too() -> None:
    assert replay(BURROW, "0/30").ok
