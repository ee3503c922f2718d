"""The names of looks and sounds are those the client has."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.toys.burrow import BURROW
from wyrmtable.check.looks import looks_of
from wyrmtable.core import looks

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
THEME = (WEB / "table" / "theme.ts").read_text(encoding="utf-8")


def keys(text: str, name: str) -> set[str]:
    """Keys of an object, or members of a set, that a TypeScript file defines."""
    body = re.search(rf"const {name}\b[^=]*= (?:new Set\()?[\[{{](.*?)\n?[\]}}]\)?;", text, re.DOTALL)
    assert body is not None
    inner = re.sub(r"\{[^{}]*\}|\[[^\[\]]*\]", "0", body[1])
    return set(re.findall(r"([\w-]+):", inner) or re.findall(r"'([^']+)'", inner))


def choices(text: str, field: str) -> set[str]:
    """Values a comment lists before a field: ``a | b | c``."""
    comment = re.search(rf"/\*\* ([^*]*?)\.? \*/\n\s*{field}: string;", text)
    assert comment is not None
    return set(re.findall(r"[\w-]+(?= \||$)", comment[1].rpartition(":")[2].strip()))


def test_tones_frames_and_type() -> None:
    assert keys(THEME, "TONES") == set(looks.TONES)
    assert keys(THEME, "STYLES") == set(looks.FRAMES)
    assert keys(THEME, "FAMILIES") == set(looks.FAMILIES)


def test_hatches_and_textures() -> None:
    assert choices(THEME, "hatch") == set(looks.HATCHES)
    skin = THEME[THEME.index("interface Skin") :]
    assert choices(skin, "texture") == set(looks.GROUNDS)
    back = (WEB / "table" / "elements" / "Back.svelte").read_text(encoding="utf-8")
    assert set(re.findall(r"texture === '(\w+)'", back)) <= set(looks.BACKS)


def test_icons_and_sounds() -> None:
    assert set(json.loads((WEB / "app" / "icons.json").read_text(encoding="utf-8"))) == set(looks.ICONS)
    sound = (WEB / "table" / "motion" / "sound.ts").read_text(encoding="utf-8")
    body = sound[sound.index("const CUES") :]
    assert set(re.findall(r"^  (\w+): ", body[: body.index("\n};")], re.MULTILINE)) == set(looks.CUES)


def test_names_are_found_as_the_browser_finds_them() -> None:
    known = looks_of(BURROW)
    assert known is not None
    assert known.icon("badger")
    assert known.icon("beast.badger")
    assert known.icon("vp")
    assert not known.icon("badger.beast")
    assert known.picture("badger")
    assert known.picture("laurels")
    assert not known.picture("badgerr")
    assert known.skin("meadow.wet")
    assert known.skin("hut.earth")
    assert not known.skin("hut.wet")


def test_a_picture_is_one_of_those_drawn_or_of_the_browser() -> None:
    known = looks.Looks({}, frozenset({"laurels"}))
    assert known.picture("laurels")
    assert known.picture("vp")
    assert not known.picture("badgerr")
