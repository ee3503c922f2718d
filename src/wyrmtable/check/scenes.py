"""The laws of scenes and questions as people see them (places, paths, labels, budgets)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from wyrmtable.check.abouts import check_abouts, check_coach
from wyrmtable.check.looks import check_looks
from wyrmtable.check.patience import Hangs, patience
from wyrmtable.check.places import Places
from wyrmtable.check.shapes import check_shapes
from wyrmtable.check.trial import Trial, who
from wyrmtable.check.words import messages_in
from wyrmtable.core.ask import Assign, Question, name_of
from wyrmtable.core.match import Match
from wyrmtable.core.scene import AnyElement, Area, Ask, Card, Overlay, Scene
from wyrmtable.core.scenes import Kept, is_arranged, laid_of, parent_of

ID = re.compile(r"~?[a-z0-9_.:~-]+")
BUDGET = 40_000
"""Bytes of JSON that a scene may take, for every game and viewer."""


def check_scenes(trial: Trial, match: Match[Any]) -> None:
    veiled: dict[str, int] = {}
    looked: dict[int, AnyElement] = {}
    """What was met on another viewer's table: things that all see are often one and the same object."""
    scenes = match.scenes(trial.viewers, Kept())
    for viewer, scene in zip(trial.viewers, scenes, strict=True):
        places = Places(scene, match.game.faces())
        _check_scene(trial, scene, places, who(viewer))
        check_shapes(trial, scene, places, who(viewer))
        for element in scene.elements:
            if element.id.startswith("~"):
                other = veiled.setdefault(element.id, viewer)
                trial.expect(
                    other == viewer, "veil", f"{who(viewer)} and {who(other)} share the hidden id {element.id}"
                )
        fresh = replace(scene, elements=tuple([e for e in scene.elements if id(e) not in looked]))
        looked |= {id(element): element for element in fresh.elements}
        check_looks(trial, fresh, "the scene")
        try:
            with patience(trial.patience):
                check_abouts(trial, fresh, match.ask(viewer) if viewer in match.open else None)
        except Hangs:
            trial.fail("about", f"explaining the scene of {who(viewer)} does not come to an end")
        trial.met.said |= messages_in(fresh)
        trial.met.said |= messages_in(match.waiting(viewer))
    if not trial.game.facts.private:
        first, *others = map(msgspec.json.encode, scenes)
        what = "by Facts.private no seat sees what another does not, and their scenes differ"
        trial.expect(all(other == first for other in others), "scene", what)
    asked = [(match.ask(seat), question) for seat, question in match.open.items()]
    asked += [(match.ask_aside(seat), question) for seat in range(trial.players) if (question := match.aside(seat))]
    for ask, question in asked:
        assert ask is not None
        _check_ask(trial, ask, question, Places(scenes[1 + question.seat], match.game.faces()))
        check_coach(trial, ask)
        check_looks(trial, ask, question.kind)
        trial.met.said |= messages_in(ask)


def _check_scene(trial: Trial, scene: Scene, places: Places, viewer: str) -> None:
    def expect(holds: bool, what: str) -> None:
        trial.expect(holds, "scene", f"{what}, as {viewer} sees it")

    twice = [id for id, times in Counter(element.id for element in scene.elements).items() if times > 1]
    expect(not twice, f"two elements have the same id: {', '.join(twice[:3])}")
    parts = laid_of(scene).parts
    expect(is_arranged(parts), "a section of the scene does not follow what it lies in")
    stages = 0
    for element in scene.elements:
        expect(
            bool(ID.fullmatch(element.id)), f"{element.id!r} is no id: lower-case letters, digits and : . _ - make one"
        )
        expect(not element.at or element.at in places, f"{element.id} lies at {element.at}, which does not exist")
        expect(not element.near or element.near in places, f"{element.id} is near {element.near}, which does not exist")
        if isinstance(element, Card) and element.face:
            expect(element.face in places.faces, f"{element.id} has the face {element.face}, not in the catalogue")
        if isinstance(element, Overlay):
            for place in (*element.cells, *element.ends, *((element.broken,) if element.broken else ())):
                expect(place in places, f"{element.id} points at {place}, which does not exist")
        if isinstance(element, Area):
            stages += element.role == "stage"
            expect(_depth(places, element.at) < 2, f"the area {element.id} is nested too deep")
    expect(stages <= 1, "there are two stages")
    rows = trial.players + trial.game.automata(trial.players, trial.options)
    expect([seat.seat for seat in scene.seats] == list(range(rows)), "the seats are not those of the match")
    data = msgspec.json.encode(scene)
    try:
        msgspec.json.decode(data, type=Scene)
    except msgspec.ValidationError as error:
        expect(False, f"a field has a value that its type does not know: {error}")
    size = len(data)
    expect(size <= BUDGET, f"the scene takes {size} bytes; at most {BUDGET}")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"


def _depth(places: Places, place: str) -> int:
    depth = 0
    while place:
        element = places.elements.get(parent_of(place))
        depth += isinstance(element, Area)
        place = element.at if element else ""
    return depth


def _check_ask(trial: Trial, ask: Ask, question: Question, places: Places) -> None:
    def expect(holds: bool, what: str) -> None:
        trial.expect(holds, "question", f"{question.kind}: {what}")

    try:
        msgspec.json.decode(msgspec.json.encode(ask), type=Ask)
    except msgspec.ValidationError as error:
        expect(False, f"a field has a value that its type does not know: {error}")
    names = [option.name for option in ask.options]
    expect(
        sorted(names) == sorted(map(name_of, question.options)),
        f"shows the options {_listed(names)}, the rules offer {_listed(map(name_of, question.options))}",
    )
    paths: dict[Any, str] = {}
    for option in ask.options:
        expect(bool(option.path), f"{option.name} cannot be pointed at")
        other = paths.setdefault(option.path, option.name)
        expect(other == option.name, f"{option.name} and {other} have the same path {' '.join(option.path)}")
        first = option.path[0] if option.path else ""
        spoken = option.label or (first.startswith("!") and first[1:] in ask.verbs)
        element = places.elements.get(first)
        spoken = spoken or (len(option.path) == 1 and element is not None and element.label)
        expect(bool(spoken), f"{option.name} has no label")
        ghosts = {element.id for element in option.preview}
        for element in option.preview:
            known = not element.at or element.at in places or parent_of(element.at) in ghosts
            expect(known, f"{option.name} shows {element.id} at {element.at}, which does not exist")
        for step in option.path:
            if step.startswith("!"):
                expect(step[1:] in ask.verbs, f"{option.name} uses the verb {step}, which is not among the verbs")
            else:
                expect(step in places or step in ghosts, f"{option.name} points at {step}, which does not exist")
    for blocked in ask.blocked:
        for step in blocked.path:
            expect(step.startswith("!") or step in places, f"{step} is blocked and does not exist")
        expect(tuple(blocked.path) not in paths, f"{' '.join(blocked.path)} is offered and blocked")
    if isinstance(question, Assign):
        expect(len(ask.places) == len(question.places), "the places to fill are not those of the question")
        for place in ask.places:
            expect(place in places or place in question.places, f"the place {place} does not exist")
