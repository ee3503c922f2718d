"""The laws of looks: every icon, tone, frame, skin, sound and rule that a game names exists.

The browser has a fallback for each, so that a typo is drawn as something else and nobody notices. A game without a
theme is drawn in the house colours throughout, and its names are not looked up.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from typing import Any, get_args

import msgspec
from msgspec import Struct

from wyrmtable.check.report import Failure, Report
from wyrmtable.check.trial import Trial
from wyrmtable.core.game import Game
from wyrmtable.core.language import guide, guide_anchors, theme
from wyrmtable.core.looks import BACKS, CUES, FAMILIES, FRAMES, GROUNDS, HATCHES, Looks
from wyrmtable.core.scene import (
    Area,
    BeatKind,
    Card,
    Counter,
    Die,
    Face,
    Ground,
    Piece,
    Pip,
    Seat,
    SheetRow,
    Slot,
    Tile,
    Verb,
)
from wyrmtable.core.theme import faults

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_DICE = re.compile(r"d\d+")


@cache
def _drawn() -> frozenset[str]:
    """All pictures of the built client; none when it was not built."""
    file = resources.files("wyrmtable").joinpath("server", "static", "game-icons.json.gz")
    return frozenset(msgspec.json.decode(gzip.decompress(file.read_bytes()))) if file.is_file() else frozenset()


@cache
def looks_of(game: Game[Any]) -> Looks | None:
    """What the game's theme knows; None when it has no theme."""
    found = theme(game)
    return Looks(found, _drawn()) if found else None


@cache
def _anchors(game: Game[Any]) -> dict[str, frozenset[str]]:
    return {language: frozenset(guide_anchors(guide(game, language))) for language in game.facts.languages}


def check_theme(report: Report, game: Game[Any]) -> None:
    """The theme itself, and the faces of all cards."""
    looks = looks_of(game)
    if looks is None:
        return

    def expect(holds: bool, what: str) -> None:
        if not holds:
            report.fail(Failure(law="looks", what=what))

    found = theme(game)
    broken = list(faults(found))
    for fault in broken:
        expect(False, fault)
    if broken:
        return
    for what, colour in colours(found):
        expect(bool(_COLOUR.fullmatch(colour)), f"the {what} is {colour}, no colour")
    for name, tone in found.get("tones", {}).items():
        hatch = tone.get("hatch", HATCHES[0]) if isinstance(tone, dict) else HATCHES[0]
        expect(hatch in HATCHES, f"the tone {name} has the unknown hatch {hatch}")
    for name, picture in found.get("icons", {}).items():
        expect(looks.picture(picture), f"the icon {name} is the unknown picture {picture}")
    for name, frame in found.get("frames", {}).items():
        style = frame.get("style", FRAMES[0])
        expect(style in FRAMES, f"the frame {name} has the unknown style {style}")
    for name, skin in found.get("skins", {}).items():
        texture = skin.get("texture", GROUNDS[0])
        expect(texture in (*GROUNDS, *BACKS), f"the skin {name} has the unknown texture {texture}")
        icon = skin.get("icon", "")
        expect(not icon or looks.icon(icon) or icon in looks.drawn, f"the skin {name} has the unknown icon {icon}")
        tone = skin.get("tone", "")
        expect(not tone or tone in looks.tones, f"the skin {name} has the unknown tone {tone}")
    poster = found.get("poster", {}).get("icon", "")
    expect(not poster or looks.icon(poster) or looks.picture(poster), f"the poster has the unknown icon {poster}")
    for icon in found.get("lights", {}):
        expect(looks.icon(icon), f"the light of the unknown icon {icon}")
    for kind, cue in found.get("sounds", {}).items():
        expect(cue in CUES, f"{kind} has the unknown sound {cue}")
        expect(kind in get_args(BeatKind), f"{kind} has a sound and is no kind of beat")
    for use, family in found.get("type", {}).items():
        expect(family in FAMILIES, f"the {use} type is the unknown {family}")
    for key, face in game.faces().items():
        for what in unknown(face, game):
            expect(False, f"the face {key} has {what}")


def colours(theme: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Every colour of a theme, with what it is the colour of."""
    palette = theme.get("palette", {})
    for room in (palette, palette.get("light", {}), palette.get("dark", {})):
        yield from ((f"{key} of the palette", colour) for key, colour in room.items() if isinstance(colour, str))
    for part, thing in (("tones", "tone"), ("skins", "skin")):
        for name, look in theme.get(part, {}).items():
            given = look if isinstance(look, dict) else {"fill": look}
            yield from ((f"{key} of the {thing} {name}", given[key]) for key in ("fill", "ink", "glow") if key in given)
    yield from ((f"light of {icon}", colour) for icon, colour in theme.get("lights", {}).items())
    if glow := theme.get("poster", {}).get("glow"):
        yield "glow of the poster", glow


def check_looks(trial: Trial, thing: Any, where: str) -> None:
    """Everything that a scene or a question names."""
    for what in unknown(thing, trial.game):
        trial.fail("looks", f"{where} has {what}")


def unknown(thing: Any, game: Game[Any]) -> list[str]:
    """Names within a scene, question or face that mean nothing, each with what it should have been."""
    looks = looks_of(game)
    anchors = _anchors(game)
    found: dict[str, None] = {}

    def look(known: Callable[[str], bool], kind: str, name: str) -> None:
        if name and not known(name):
            found[f"the unknown {kind} {name}"] = None

    for value in structs(thing):
        for key in ("rule", "help"):
            anchor = getattr(value, key, "")
            for language, known in anchors.items():
                if isinstance(anchor, str) and anchor and anchor not in known and not _is_rule_of_a_meter(value):
                    found[f"the rule {anchor}, which the guide in {language} has no heading for"] = None
        if looks is None:
            continue
        tone = getattr(value, "tone", "")
        look(looks.tones.__contains__, "tone", tone)
        if isinstance(value, Pip | Piece | Counter | Verb | SheetRow):
            look(looks.icon, "icon", value.icon)
        elif isinstance(value, Area | Seat):
            look(looks.icon, "icon", value.emblem)
        elif isinstance(value, Slot):
            look(looks.icon, "icon", value.fits)
        elif isinstance(value, Tile | Ground):
            look(looks.skin, "skin", value.face)
        elif isinstance(value, Die):
            look(lambda die: bool(_DICE.fullmatch(die)) or looks.skin(f"die.{die}"), "die", value.die)
        elif isinstance(value, Card):
            look(lambda back: back == "card" or back in looks.skins, "back", value.back)
        elif isinstance(value, Face):
            look(looks.frames.__contains__, "frame", value.frame)
            for art in value.art:
                look(lambda art: looks.icon(art) or art in looks.drawn, "icon", art)
    return list(found)


def _is_rule_of_a_meter(value: Struct) -> bool:
    """A meter's ``rule`` says how it is filled."""
    return "goal" in value.__struct_fields__ and "per" in value.__struct_fields__


def structs(value: Any) -> Iterator[Struct]:
    """Every struct within a scene, question or face."""
    if isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from structs(getattr(value, name))
    elif isinstance(value, dict):
        for item in value.values():
            yield from structs(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from structs(item)
