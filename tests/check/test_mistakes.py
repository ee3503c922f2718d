"""Mistakes an author makes: a toy is copied and one thing in it is wrong; the check names each, and in words that help."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from wyrmtable.check import check, replay
from wyrmtable.core.game import Game

ROOT = Path(__file__).resolve().parents[2]
HOMES = {
    "tide": ROOT / "examples" / "tide" / "tide",
    **{toy: ROOT / "tests" / "toys" / toy for toy in ("bazaar", "camp", "hexes", "siege", "burrow")},
}
CODE = "__init__.py"
LAST = "    def variants(self)"


class Mistake(NamedTuple):
    """This instead of that in a file of a game (nothing for all of it: the file is gone), and what is said of it."""

    toy: str
    law: str
    complaint: str
    edits: tuple[tuple[str, str, str], ...]


def wrong(toy: str, law: str, complaint: str, *edits: tuple[str, str, str]) -> Mistake:
    return Mistake(toy, law, complaint, edits)


def method(text: str) -> tuple[str, str, str]:
    """A further method of Tide."""
    return CODE, LAST, f"    {text}\n\n{LAST}"


def words(old: str) -> tuple[tuple[str, str, str], ...]:
    """A word that is missing in all languages."""
    return tuple((f"words/{code}.ftl", old, "# ") for code in ("en", "it", "ru"))


MISTAKES = {
    "guide": wrong("tide", "words", "claims it and has a guide in en, ru only", ("guide/it.md", "", "")),
    "title": wrong("tide", "words", "game-title is missing in en", *words("game-title =")),
    "option": wrong("tide", "words", "option-rounds is missing in en", *words("option-rounds =")),
    "choice": wrong(
        "bazaar",
        "words",
        "option-mood-wild is missing in en",
        (CODE, "teams: bool = False\n\n\nclass Stall", 'mood: Literal["wild"] = "wild"\n\n\nclass Stall'),
        (CODE, "from collections", "from typing import Literal\nfrom collections"),
        (CODE, "options.teams", "False"),
        (CODE, "teams=True", ""),
        ("words/en.ftl", "option-teams", "option-mood"),
    ),
    "icon of a slot": wrong(
        "hexes", "looks", "unknown icon hoem", (CODE, 'fits="home"', 'fits="hoem"')
    ),
    "icon of a row": wrong("tide", "looks", "unknown icon fihs", (CODE, "total=True)", 'total=True, icon="fihs")')),
    "icon of the poster": wrong(
        "tide", "looks", "the poster has the unknown icon fihs", ("theme/theme.toml", "[type]", '[poster]\nicon = "fihs"\n[type]')
    ),
    "light": wrong(
        "tide", "looks", "light of the unknown icon fihs", ("theme/theme.toml", "[type]", '[lights]\nfihs = "#ffffff"\n[type]')
    ),
    "tone of a skin": wrong(
        "tide", "looks", "skin reef has the unknown tone saa", ("theme/theme.toml", "[type]", '[skins.reef]\ntone = "saa"\n[type]')
    ),
    "tempo": wrong("tide", "looks", "[motion] of the theme", ("theme/theme.toml", "[type]", "[motion]\ntempo = 0\n[type]")),
    "layer": wrong("siege", "words", "layer-thraet is missing", (CODE, 'layer="threat"', 'layer="thraet"')),
    "cells of a sheet": wrong("tide", "scene", "heads, and the row fish 1 cells", (CODE, "tuple(scores), total", "tuple(scores[:1]), total")),
    "score summed": wrong("tide", "result", "the score sheet sums up to", (CODE, "tuple(scores), total", "tuple(score + 1 for score in scores), total")),
    "choice that nobody plays": wrong("tide", "options", "a match with rounds 5 cannot begin: AssertionError", (CODE, "        catch = list", "        assert options.rounds != 5\n        catch = list")),
    "score shown": wrong("tide", "result", "and the table shows", (CODE, "score=score)", "score=score + 1)")),
    "ground": wrong("siege", "scene", "and its ground has not", (CODE, "ground=GROUND,", "ground=GROUND[1:],")),
    "sign of the ground": wrong("siege", "scene", "'o' in its ground", (CODE, '"o": Ground(', '"p": Ground(')),
    "cells of a region": wrong("siege", "scene", "region gate of '6,2-17,5'", (CODE, '"6,2..17,5"', '"6,2-17,5"')),
    "region beyond": wrong("siege", "scene", "which is not all on it", (CODE, '"6,2..17,5"', '"6,2..37,5"')),
    "origin": wrong("siege", "scene", "counts from map@0,0", (CODE, 'id="town",\n', 'id="town", origin="map@0,0",\n')),
    "wall over the rim": wrong("siege", "scene", "covers town@17,18, which does not exist", (CODE, "(17, 10, 1, 3)", "(17, 16, 1, 3)")),
    "side of a hex": wrong("hexes", "scene", "has a wall at n, and a hex has no such side", (CODE, '(0, 0): ("nw",)', '(0, 0): ("n",)')),
    "slots alike": wrong(
        "hexes", "scene", "2 slots called dwelling", (CODE, 'Slot("beast"', 'Slot("dwelling"'), (CODE, "#beast", "#dwelling")
    ),
    "owner": wrong("hexes", "scene", "and nobody sits there", (CODE, "owner=state.homes[realm],", "owner=state.homes[realm] + 7,")),
    "far hex": wrong("hexes", "question", "which does not exist", (CODE, "path = (first, place(there))", 'path = (first, place(there).replace("@", "@5"))')),
    "team not shown": wrong("bazaar", "scene", "in the game and [] in the scene", (CODE, "team=seat % 2 if teams else None", "team=None")),
    "automa as a person": wrong("camp", "scene", "is no automa in the scene", (CODE, "automa=True, ", "")),
    "automa without a name": wrong("camp", "scene", "has no title", (CODE, 'title=msg("storm"), ', "")),
    "hidden, and not private": wrong("burrow", "scene", "by Facts.private", (CODE, 'languages=("en", "it"))', 'languages=("en", "it"), private=False)')),
    "step": wrong("bazaar", "rules", "no step is called 'byu'; there are trade, buy, next-seat", (CODE, 'then(("buy"', 'then(("byu"')),
    "phase": wrong("camp", "rules", "no step is called 'wrok'", (CODE, 'phase="work"', 'phase="wrok"')),
    "nothing for one of us": wrong("camp", "rules", "no options for work", (CODE, 'if g.wood else ["ready"]', "if g.wood else []")),
    "deed called as a question": wrong(
        "bazaar", "aside", "offered out of turn under the same name", (CODE, 'aside(self, state: Market, seat: int) -> Question | None:\n', 'aside(self, state: Market, seat: int) -> Question | None:\n        return Question(seat, "trade", ["wait"])\n')
    ),
    "no deed": wrong("bazaar", "aside", "cash out of turn has no options", (CODE, '"cash", options) if options else None', '"cash", [])')),
    "deed that asks": wrong("bazaar", "facts", "act holds a yield", (CODE, "stall.goods[value.kind] += 1\n", "stall.goods[value.kind] += 1\n        yield\n")),
    "payment never taken": wrong("bazaar", "payment", "pay takes nothing: however one pays", (CODE, "g.stalls[buyer].goods[kind] -= n", "pass")),
    "wild payment never taken": wrong("bazaar", "payment", "pay takes no gold", (CODE, "goods[kind] -= n", 'goods[kind] -= n * (kind != "gold")')),
    "automa asked": wrong("camp", "options", "where no person sits", (CODE, "trigger(0,", "trigger(g.heroes,")),
    "kind of a question": wrong("tide", "options", "'Make a bid' is no kind of question", (CODE, '"bid", state.hands', '"Make a bid", state.hands')),
    "order": wrong("bazaar", "orders", "passes: None", (CODE, 'return order == "lamps"', 'return None and order == "lamps"')),
    "foresight": wrong("tide", "foresight", "and the game has no foresee", (CODE, 'rule="bid")', 'rule="bid", foresight=True)')),
    "counsel": wrong("tide", "counsel", "99 is counselled and no answer", method("def counsel(self, state, question):\n        return [(99, ())]")),
    "reason": wrong("tide", "words", "term-luck is missing in en", method('def counsel(self, state, question):\n        return [(question.options[0], ("luck",))]')),
    "standing": wrong("tide", "standing", "rows stand at (1,)", method("def standing(self, state):\n        return (1,)")),
    "chances": wrong("tide", "standing", "the chances of", method("def chances(self, state):\n        return (1, 0, 0, 0, 0)")),
    "return match": wrong("tide", "sequel", "the return match is to have None", method("def sequel(self, options, result):\n        return None")),
    "who did it": wrong("tide", "log", "names seat", (CODE, "by=winner)", "by=winner + 5)")),
    "whom it names": wrong("tide", "log", "names seat", (CODE, "who=SeatRef(winner)", "who=SeatRef(winner + 5)")),
    "unbounded": wrong("tide", "options", "rounds is a number without bounds", (CODE, "Annotated[int, Meta(ge=3, le=9)]", "int")),
    "option of texts": wrong("tide", "options", "names is of a type that no form can show", (CODE, " = 6\n", " = 6\n    names: tuple[str, ...] = ()\n")),
    "minutes": wrong("tide", "facts", "minutes is -5", (CODE, "minutes=5", "minutes=-5")),
    "name": wrong("tide", "facts", "'My Tide' is not of", (CODE, 'name="tide"', 'name="My Tide"')),
    "people": wrong("camp", "facts", "5) people and has 3 seats", (CODE, "people=(1, 2, 3)", "people=(1, 2, 3, 5)")),
    "stage": wrong("tide", "facts", "the stage beta is unknown", (CODE, "minutes=5", 'minutes=5, stage="beta"')),
    "language": wrong("tide", "facts", "the table speaks en, it, ru", (CODE, '"it", "ru")', '"it", "ru", "de")')),
    "minutes of a lesson": wrong("tide", "lessons", "takes a minute at least", ("lessons/__init__.py", "minutes=1", "minutes=0")),
    "name of a lesson": wrong("tide", "lessons", "its name is of lower-case", ("lessons/__init__.py", 'name="first"', 'name="First one"')),
}  # fmt: skip
"""By what is wrong."""


def spoilt(mistake: Mistake, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The game with its mistake, from a package of its own."""
    name = f"spoilt_{folder.name}".replace("-", "_")
    home = folder / name
    shutil.copytree(HOMES[mistake.toy], home, ignore=shutil.ignore_patterns("__pycache__"))
    for path, old, new in mistake.edits:
        file = home / path
        if not old:
            file.unlink()
            continue
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{mistake.toy} has changed: {old}"
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    module = importlib.import_module(name)
    monkeypatch.delitem(sys.modules, name, raising=False)
    sys.modules[name] = module  # words and guide lie beside it
    game: Game[Any] = module.GAME if hasattr(module, "GAME") else getattr(module, mistake.toy.upper())
    return game


@pytest.mark.parametrize("what", MISTAKES)
def test_it_is_named(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mistake = MISTAKES[what]
    game = spoilt(mistake, tmp_path, monkeypatch)
    variants = list(game.variants())
    monkeypatch.setattr(type(game), "variants", lambda self: iter((variants[0], variants[-1])))
    report = check(game, 2, most=600, processes=False)
    found = [failure.what for failure in report.failures if failure.law == mistake.law]
    assert any(mistake.complaint in what.partition("\n")[0] for what in found), str(report)


@pytest.mark.parametrize(
    ("players", "complaint"),
    [
        ("()", "names nothing to play"),
        ("(2,)", "nothing for 3, 4 players"),
        ("(2, 3, 4, 5)", "something for 5 players"),
    ],
)
def test_what_is_to_be_played(players: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mistake = wrong(
        "tide", "variants", complaint, (CODE, "for players in self.facts.players:", f"for players in {players}:")
    )
    game = spoilt(mistake, tmp_path, monkeypatch)
    report = check(game, 1, processes=False)
    found = [failure for failure in report.failures if failure.law == "variants"]
    assert complaint in found[0].what, str(report)
    if players == "()":
        assert replay(game, "0/0").failures[0].law == "variants"
        assert found[0].replay == "wyrmtable check tide --matches 1 --seed 0"


def test_a_rare_line_that_tells_a_secret_is_heard_in_other_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said once in a long match, at a decision that nobody would look at by chance."""
    told = "state.tell('give', msg('bid-card', n=state.catch[0]))"
    edit = (
        "            return\n        winner",
        "            return\n        if len(state.catch) == 4:\n            " + told + "\n        winner",
    )
    mistake = wrong("tide", "log", "the log tells", (CODE, *edit))
    game = spoilt(mistake, tmp_path, monkeypatch)
    variants = [(players, options) for players, options in game.variants() if options.rounds == 9]
    monkeypatch.setattr(type(game), "variants", lambda self: iter(variants[-1:]))
    report = check(game, 1, processes=False)
    assert any("the log tells" in failure.what for failure in report.failures), str(report)
