"""Names of looks and sounds that the browser knows by itself; a theme gives others, and all else is drawn as a guess.

A test compares them with the client's own tables.
"""

from __future__ import annotations

from typing import Any

TONES = ("good", "warn", "bad", "danger", "neutral", "gold", "silver", "stone")
HATCHES = ("diagonal", "back", "cross", "dots", "waves", "level")
FRAMES = ("banner", "strata", "parchment", "arcane", "plate")
FAMILIES = ("Alegreya", "Alegreya Sans", "Forum", "Philosopher", "Oranienbaum")
GROUNDS = ("plain", "rock", "painted", "facets", "ground", "mist", "water", "wood", "hatch")
"""Textures of tiles and ground."""
BACKS = ("plain", "leather", "strata", "stars", "sigil")
"""Textures of the backs of cards."""
ICONS = (
    *("vp", "coin", "gold", "gem", "hero", "card", "die", "dice", "hp", "heart", "house", "swap", "turn", "phase"),
    *("take", "draw", "deal", "move", "place", "build", "break", "hit", "heal", "fall", "flip", "reveal", "shuffle"),
    *("roll", "gain", "lose", "pay", "give", "score", "win", "grow", "choose", "first", "passed", "out", "down"),
    *("won", "bot", "goal", "mission", "rule", "alarm", "lock", "time"),
)
CUES = (
    *("take", "draw", "deal", "give", "move", "place", "build", "grow", "break", "hit", "fall", "heal", "pay", "gain"),
    *("lose", "swap", "flip", "reveal", "shuffle", "roll", "score", "turn", "win", "wrong"),
)
"""Sounds; those of a beat's own kind need no entry in the theme."""


class Looks:
    """What a theme and the browser know by name; resolves names as the browser does."""

    def __init__(self, theme: dict[str, Any], drawn: frozenset[str]) -> None:
        self.tones = {*theme.get("tones", {}), *TONES}
        self.icons: dict[str, str] = theme.get("icons", {})
        self.frames = {*theme.get("frames", {}), *FRAMES}
        self.skins: dict[str, Any] = theme.get("skins", {})
        self.drawn = drawn
        """Pictures there are; empty when nobody can tell."""

    def icon(self, name: str) -> bool:
        """The theme's picture for the name or for its last parts, else one of the browser's own."""
        while name:
            if name in self.icons:
                return self.picture(self.icons[name])
            if name in ICONS:
                return True
            name = name.partition(".")[2]
        return False

    def picture(self, name: str) -> bool:
        return not self.drawn or name in self.drawn or name in ICONS

    def skin(self, name: str) -> bool:
        """By its whole name, by what stands before the first dot, or as the tone after the last one."""
        return name in self.skins or name.partition(".")[0] in self.skins or name.rpartition(".")[2] in self.tones
