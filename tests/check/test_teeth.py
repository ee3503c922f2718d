"""What a hasty look does not find: late, rare, in one variant only, told in plain words, promised and not kept."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from tests.toys import sloppy
from tests.toys.bazaar import BazaarGame
from tests.toys.broken import LostCard, looks, teeth
from tests.toys.burrow import BURROW, BurrowGame
from tests.toys.camp import CampGame
from tests.toys.gaudy import Gaudy
from tests.toys.torn import Torn
from wyrmtable.check import check, files, replay
from wyrmtable.check import patience as limits
from wyrmtable.check.looks import check_theme, colours
from wyrmtable.check.patience import Hangs, patience
from wyrmtable.check.quick import check_result
from wyrmtable.check.report import Failure, Report
from wyrmtable.check.trial import Trial
from wyrmtable.cli import main
from wyrmtable.core.game import Result
from wyrmtable.core.theme import Backdrop, Frame, Skin, Tone, faults

WEB = Path(__file__).resolve().parents[2] / "web" / "src"


@pytest.mark.parametrize(
    ("game", "law", "complaint"),
    [
        (teeth.NothingDealt, "imagine", "never deals anything anew for a spectator"),
        (teeth.ForgottenHands, "imagine", "never deals anew what lies in hand"),
        (teeth.Muddled, "scene", "does not follow what it lies in"),
        (teeth.NoSecrets, "imagine", "though by Facts.secrets nothing is hidden"),
        (teeth.Blabbing, "log", "the log tells"),
        (teeth.OddBeat, "beats", "drwa is no kind of beat"),
        (teeth.ForgottenDeck, "imagine", "never deals anew the order of deck"),
        (teeth.ForgottenNumber, "imagine", "never deals anew what lies in ground"),
        (teeth.LastSeatWatched, "leak", "of a spectator shows what seat"),
        (teeth.NoCensus, "census", "names no components"),
        (teeth.PrintedCensus, "census", "counts nothing that comes and goes"),
        (teeth.SeatedCensus, "census", "counts nothing that comes and goes"),
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
        (looks.HeapedTiles, "scene", "long and short are tiles on the same cell map@1,0"),
        (looks.MiscountedZone, "scene", "more says that 0 things lie in it, and 1 do"),
        (looks.EmptyStack, "scene", "badger is a stack of 0"),
        (looks.LoadedDie, "scene", "die is a d6 and shows 7"),
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


@pytest.mark.parametrize(
    ("game", "law", "complaint"),
    [
        (teeth.LeakyAside, "leak", "the offer out of turn of seat"),
        (teeth.BlabbingAside, "log", "after cash"),
        (teeth.LostAside, "question", "cash: red:gem points at attic, which does not exist"),
        (teeth.LeakyOrder, "leak", "the order lamps tells seat"),
        (teeth.SameOrders, "orders", "each needs a name of its own"),
        (teeth.WrongTeam, "result", "(together: 0+2 has "),
        (teeth.SeatTwice, "result", "name a seat twice"),
    ],
)
def test_deeds_and_teams_are_looked_at(game: type[BazaarGame], law: str, complaint: str) -> None:
    report = check(game(), 8, processes=False)
    assert any(failure.law == law and complaint in failure.what for failure in report.failures), str(report)


def test_the_same_complaint_is_kept_once() -> None:
    report = Report(game="x")
    for decision in range(5):
        report.fail(Failure(law="about", what="no word", decision=decision))
    report.fail(Failure(law="about", what="another word"))
    assert [failure.what for failure in report.failures] == ["no word", "another word"]
    assert report.more == {"about": 4}


def test_a_law_about_the_whole_check_is_replayed_by_the_whole_check() -> None:
    report = check(teeth.NothingDealt(), 3, processes=False)
    failure = next(failure for failure in report.failures if failure.law == "imagine")
    assert failure.replay == "wyrmtable check burrow --matches 3 --seed 0"


@pytest.mark.parametrize("scores", [(4, 4, 3), (2, 2, 3), (1, 3, 3)])
def test_a_team_shows_its_score_at_each_seat_or_in_parts(scores: tuple[int, ...]) -> None:
    class Two(BurrowGame):
        def teams(self, players: int, options: object) -> tuple[tuple[int, ...], ...]:
            return ((0, 1),)

    report = Report(game="burrow")
    check_result(Trial(report, Two(), 3, None, "0/0"), Result((0, 1), scores))
    assert report.ok, str(report)


@pytest.mark.parametrize("game", [teeth.LowWins, teeth.AboutChip, teeth.PeekedDeck])
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


def test_a_theme_with_parts_and_keys_that_nobody_reads() -> None:
    theme = """
        [pallete]
        ground = "#000000"
        [palette]
        groundd = "#000000"
        [palette.light]
        inc = "#000000"
        [tones]
        earth = { fil = "#000000" }
        [skins]
        meadow = { fill = "#000000", textur = "rock" }
        [frames.plain]
        art = "medalion"
        [poster]
        scene = "night"
        [motion]
        travel = "arc"
    """
    found = list(faults(tomllib.loads(theme)))
    assert [what.partition(" of the theme: ")[0].partition(";")[0] for what in found] == [
        "the theme has the unknown part [pallete]",
        "[palette]",
        "earth of [tones]",
        "meadow of [skins]",
        "plain of [frames]",
        "[poster]",
        "[motion]",
    ]
    assert "`groundd`" in found[1]
    assert "`medalion`" in found[4] or "'medalion'" in found[4]


def test_what_a_theme_may_say_is_what_the_browser_reads() -> None:
    client = (WEB / "table" / "theme.ts").read_text(encoding="utf-8")
    for kind, name in ((Tone, "Tone"), (Frame, "Frame"), (Skin, "Skin")):
        body = client[client.index(f"export interface {name}") :].partition("\n}")[0]
        read = set(re.findall(r"^  (\w+):", body, re.MULTILINE))
        assert read == set(kind.__struct_fields__) - {"tone"}, name
    looks = (WEB / "pages" / "parts" / "looks.svelte.ts").read_text(encoding="utf-8")
    backdrops = re.search(r"BACKDROPS = \[(.*?)\]", looks)
    assert backdrops is not None
    assert set(re.findall(r"'(\w+)'", backdrops[1])) == set(get_args(Backdrop))


def test_files_that_cannot_be_read_are_named_before_anything_is_played() -> None:
    """A slip in one of them used to be found after all matches, behind hundreds of lines about words that were missing."""
    found = [what for _, what in files.faults(Torn())]
    for fault in (
        "theme/theme.toml cannot be read",
        "words/en.ftl: cannot read this is no message",
        "words/en.ftl: ground is there twice",
        "words/en.ftl: cannot read cards =",
        "en: home refers to -den, which is not there",
        "en: north refers to itself",
        "en: walk refers to SHOUT(), which is not there",
        "words/it.ftl is no UTF-8",
        "guide/it.md is no UTF-8",
    ):
        assert any(what.startswith(fault) for what in found), fault
    for report in (check(Torn(), 3), replay(Torn(), "0/0")):
        assert report.matches == 0
        assert {failure.law for failure in report.failures} == {"looks", "words"}
        assert {failure.replay for failure in report.failures} == {"wyrmtable check burrow"}


def test_colours_of_a_theme_are_colours() -> None:
    theme = {"palette": {"ink": "black", "light": {"ink": "#12345"}}, "lights": {"lamp": "#00ff00"}}
    theme |= {"skins": {"meadow": {"glow": "gold"}}, "tones": {"earth": "#123456"}, "poster": {"glow": "dim"}}
    assert [colour for _, colour in colours(theme)] == ["black", "#12345", "#123456", "gold", "#00ff00", "dim"]


def test_a_table_that_cannot_be_drawn_is_a_broken_law_and_no_hang() -> None:
    report = check(looks.Hanging(), 6, processes=False, patience=0.05)
    assert any(f.law == "speech" and "does not come to an end" in f.what for f in report.failures), str(report)


@pytest.mark.parametrize("game", [looks.EndlessScene, looks.EndlessAsk, looks.EndlessRule, looks.EndlessEnd])
def test_a_loop_in_rules_or_views_is_a_broken_law_with_its_place(
    game: type[BurrowGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "STALL", 1.0)
    report = check(game(), 3, processes=False)
    failure = next(failure for failure in report.failures if failure.law == "hang")
    assert "do not come to an end" in failure.what, str(report)
    assert "looks.py" in failure.what
    assert failure.replay == f"wyrmtable check burrow --match {failure.seed}"


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


def test_the_command_says_how_far_it_has_come(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In lines, where no bar can be drawn; nothing beside the JSON."""
    monkeypatch.setattr("wyrmtable.cli.check._PAUSE", 0.0)
    assert main(["check", "tide", "--matches", "1"]) == 0
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "tide: files, theme and lessons, 0 of 9 matches"
    assert "tide: matches, 9 of 9 matches" in told
    assert told[-1].startswith("tide: order in other processes, ")
    assert main(["check", "tide", "--matches", "1", "--json"]) == 0
    assert capsys.readouterr().err == ""


def test_replay_is_of_a_sound_match_too() -> None:
    assert replay(BURROW, "0/30").ok
