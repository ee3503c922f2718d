"""The conformance suite finds every deliberate mistake, with the right complaint, and nothing in sound games."""

from __future__ import annotations

import pytest

from tests.toys import broken, sloppy
from tests.toys.burrow import BURROW, BurrowGame
from wyrmtable.check import Report, check
from wyrmtable.check.scenes import BUDGET


def laws(report: Report) -> set[str]:
    return {failure.law for failure in report.failures}


def test_a_sound_game_passes() -> None:
    heard: list[tuple[str, int, int]] = []
    report = check(BURROW, 40, progress=lambda *told: heard.append(told))
    assert report.ok, str(report)
    assert [matches for what, matches, _ in heard if what == "matches"][-1] == 40
    assert [*dict.fromkeys(what for what, _, _ in heard)] == [
        "files, theme and lessons",
        "matches",
        "rare messages",
        "order in other processes",
    ]
    assert heard[-1][1] == report.matches
    assert all(matches <= planned for _, matches, planned in heard)
    assert "all laws hold" in str(report)
    assert report.unlooked == []
    assert report.unmet == []


def test_the_same_seed_tries_the_same_matches() -> None:
    one, two, other = (check(BURROW, 8, seed=seed, processes=False) for seed in ("0", "0", "1"))
    assert one.decisions == two.decisions != other.decisions


@pytest.mark.parametrize(
    ("game", "expected", "complaint"),
    [
        (broken.LeakyScene, {"leak"}, "the scene of a spectator shows something hidden"),
        (broken.LeakyOptions, {"leak"}, "as the turn begins, the question tells seat"),
        (broken.LeakySkip, {"leak"}, "the waiting tells a spectator something hidden"),
        (broken.LeakyQuestion, {"leak"}, "the question of seat 0 shows something hidden"),
        (broken.Talkative, {"log"}, "which a spectator does not see"),
        (broken.SameVeils, {"veil"}, "share the hidden id"),
        (broken.ForgottenCopy, {"copy"}, "something is shared"),
        (broken.ForgottenField, {"copy"}, "lead to another position"),
        (broken.WrongImagination, {"imagine"}, "components differ"),
        (broken.InLocals, {"imagine"}, "cannot be played to its end"),
        (broken.Endless, {"end"}, "has not ended after 500 decisions"),
        (broken.Silent, {"end"}, "has not ended"),
        (broken.LostCard, {"census"}, "lost card"),
        (broken.TwinOptions, {"options"}, "offers north twice"),
        (broken.OddOptions, {"options"}, "offers a list"),
        (broken.BlankOptions, {"options"}, "'to the north'"),
        (broken.Wordless, {"words"}, "nobody-wrote-this is missing in"),
        (broken.Mumbling, {"words"}, "turn needs $n in it"),
        (broken.LostPlace, {"scene"}, "note lies at attic, which does not exist"),
        (broken.SameIds, {"scene"}, "two elements have the same id"),
        (broken.Fat, {"scene"}, f"bytes; at most {BUDGET}"),
        (broken.Pointless, {"question"}, "points at attic, which does not exist"),
        (broken.Crashing, {"rules"}, "third turn"),
        (broken.WrongResult, {"result"}, "does not fit"),
        (broken.WrongWeights, {"prefer"}, "the weights of"),
    ],
)
@pytest.mark.usefixtures("few_variants")
def test_it_bites(game: type[BurrowGame], expected: set[str], complaint: str) -> None:
    report = check(game(), 12, most=500, processes=False)
    assert expected <= laws(report), str(report)
    assert complaint in str(report)
    where = next(failure for failure in report.failures if failure.law in expected)
    assert where.law == "words" or (where.seed and where.players and where.decision is not None)
    assert where.replay.startswith("wyrmtable check burrow --ma")


def test_a_hidden_global_is_seen_in_the_source_and_in_play() -> None:
    report = check(sloppy.HiddenGlobal(), 10)
    assert {"lint", "replay"} <= laws(report), str(report)
    assert "changes the module's TURNS" in str(report)


def test_an_unordered_set_is_seen_in_the_source_and_in_play() -> None:
    report = check(sloppy.Unordered(), 10)
    assert {"lint", "order"} <= laws(report), str(report)
    assert "goes through a set, in no order" in str(report)
    assert "depends on the hash seed" in str(report)
