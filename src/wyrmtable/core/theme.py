"""The shape of a game's ``theme.toml``: which parts there are and what each entry may say.

The browser takes what it knows and ignores the rest, so that a slip of the pen is drawn as if nothing had been written;
``faults`` finds it. Names that must exist elsewhere (icons, tones, sounds) are looked up by the checks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Backdrop = Literal["hall", "cave", "hills", "town", "sea"]


class Palette(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Colours of the room."""

    ground: str = ""
    ground_2: str = ""
    panel: str = ""
    raised: str = ""
    line: str = ""
    ink: str = ""
    soft: str = ""
    accent: str = ""


class Rooms(Palette, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The same for a light room, and what differs in a dark one."""

    light: Palette = Palette()
    dark: Palette = Palette()


class Tone(Struct, frozen=True, forbid_unknown_fields=True):
    fill: str
    ink: str = ""
    hatch: str = ""


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """A style, and what is different from it."""

    style: str = ""
    shape: Literal["", "round", "cut", "clipped"] = ""
    art: Literal["", "medallion", "hexagon", "scene", "circle", "corner", "bare"] = ""
    texture: Literal["", "rays", "waves", "strata", "stars", "none"] = ""
    ratio: float = 0
    gilt: bool = False


class Skin(Struct, frozen=True, forbid_unknown_fields=True):
    """How a tile, the ground, a die or the back of a card looks."""

    fill: str = ""
    tone: str = ""
    texture: str = ""
    icon: str = ""
    ink: str = ""
    glow: str = ""
    dark: bool = False


class Type(Struct, frozen=True, forbid_unknown_fields=True):
    display: str = ""
    text: str = ""
    ui: str = ""


class Poster(Struct, frozen=True, forbid_unknown_fields=True):
    icon: str = ""
    scene: Backdrop | Literal[""] = ""
    glow: str = ""


class Motion(Struct, frozen=True, forbid_unknown_fields=True):
    tempo: Annotated[float, Meta(gt=0, le=10)] = 1


WHOLE: dict[str, Any] = {"palette": Rooms, "type": Type, "poster": Poster, "motion": Motion}
"""Parts that are one thing."""
ENTRIES: dict[str, Any] = {
    "tones": Tone | str,
    "icons": str,
    "frames": Frame,
    "skins": Skin,
    "sounds": str,
    "lights": str,
}
"""Parts that hold things by name."""


def faults(theme: dict[str, Any]) -> Iterator[str]:
    """What a theme says that nobody understands."""
    for part, found in theme.items():
        if part in WHOLE:
            yield from _fault(f"[{part}]", found, WHOLE[part])
        elif part not in ENTRIES:
            yield f"the theme has the unknown part [{part}]; there are {', '.join(sorted({*WHOLE, *ENTRIES}))}"
        elif not isinstance(found, dict):
            yield f"[{part}] of the theme holds nothing by name"
        else:
            for name, entry in found.items():
                yield from _fault(f"{name} of [{part}]", entry, ENTRIES[part])


def _fault(what: str, value: Any, kind: Any) -> Iterator[str]:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        yield f"{what} of the theme: {error}"
