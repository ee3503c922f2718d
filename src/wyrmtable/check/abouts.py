"""The law of explanations: what a person can point at says what it is for, and each kind of question what it means."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from wyrmtable.check.looks import structs
from wyrmtable.check.trial import Trial
from wyrmtable.core.about import about, about_ground, about_icon, about_ids, coach
from wyrmtable.core.game import Game
from wyrmtable.core.language import Language
from wyrmtable.core.scene import Ask, Board, Card, Counter, Die, Face, Piece, Pip, Scene, Tile, Track, Zone
from wyrmtable.core.words import Msg

_POINTED = Zone | Tile | Track | Card | Piece | Die | Counter
"""Notes and sheets say everything themselves; areas and boards are what things lie in."""


@cache
def _language(game: Game[Any]) -> Language:
    return Language(game.facts.languages[0], game)


@cache
def _printed(game: Game[Any]) -> frozenset[str]:
    """Symbols on cards that mean nothing to anybody."""
    return frozenset(_unknown(dict(game.faces()), game, {}))


def _unknown(thing: Any, game: Game[Any], said: dict[str, Msg]) -> list[str]:
    """Symbols within a scene, question or face without words about them; those with words are noted as said.

    A symbol with a label of its own speaks for itself.
    """
    has = _language(game).has
    found: dict[str, None] = {}
    for value in structs(thing):
        if isinstance(value, Pip) and value.icon and value.label is None:
            word = about_icon(value.icon, has)
            if word is None:
                found[value.icon] = None
            else:
                said[word.id] = word
    return list(found)


def check_abouts(trial: Trial, scene: Scene, ask: Ask | None) -> None:
    """What lies on a viewer's table, and the symbols on it and on the answers."""
    game = trial.game
    has, faces, said = _language(game).has, game.faces(), trial.met.said
    silent: dict[str, str] = {}
    """By the words that would do, the first thing that lacks them."""
    for element in scene.elements:
        if isinstance(element, Board):
            for skin, word in about_ground(element, has).items():
                trial.expect(word is not None, "about", f"no word says what the ground {skin} is: about-{skin}")
                if word is not None:
                    said[word.id] = word
        if not isinstance(element, _POINTED):
            continue
        word = about(element, faces, has)
        if word is not None:
            said[word.id] = word
        elif not _speaks_for_itself(element, faces):
            silent.setdefault(" or ".join(dict.fromkeys(about_ids(element, faces))), element.id)
    for words, id in silent.items():
        trial.fail("about", f"no word says what {id} is for; write {words}")
    for icon in sorted({*_unknown((scene, ask), game, said), *_printed(game)}):
        trial.fail("about", f"no word says what the symbol {icon} means; write about-{icon.replace('.', '-')}")


def check_coach(trial: Trial, ask: Ask) -> None:
    word = coach(ask.kind, _language(trial.game).has)
    if word is None:
        trial.fail("coach", f"no word says what the question {ask.kind} means; write coach-{ask.kind}")
    else:
        trial.met.said[word.id] = word


def _speaks_for_itself(element: Any, faces: Mapping[str, Face]) -> bool:
    """A card that says in words or in symbols what it does."""
    face = faces.get(element.face) if isinstance(element, Card) else None
    return face is not None and (face.text is not None or bool(face.rows))
