"""Colours of the terminal, taken from a game's theme: tones for things, a colour and a shape for each seat."""

from __future__ import annotations

from typing import Any

from rich.color import ColorParseError
from rich.style import Style

_SEATS = (("#f2b63c", "●"), ("#a9d3f7", "◆"), ("#3fe0ad", "▲"), ("#f2605c", "■"), ("#a678e6", "⬢"))
"""The seats' colours and shapes, the same as in the browser."""


class Palette:
    """Styles by name; whatever the theme does not know is plain."""

    def __init__(self, theme: dict[str, Any]) -> None:
        # A tone may be a bare colour.
        self.tones: dict[str, Any] = {
            name: {"fill": tone} if isinstance(tone, str) else tone for name, tone in theme.get("tones", {}).items()
        }
        palette = theme.get("palette", {})
        self.accent = _style(palette.get("accent", "#e0a63c"))
        self.line = _style(palette.get("line", "#4a3a2a"))

    def tone(self, name: str) -> Style | None:
        """Light on colour, as on a card of this tone."""
        tone = self.tones.get(name)
        if tone is None:
            return None
        return _style(tone.get("ink", "#ffffff"), tone.get("fill"))

    def ink(self, name: str) -> Style:
        """The tone's colour as letters."""
        tone = self.tones.get(name)
        return _style(tone["fill"]) if tone and "fill" in tone else Style()

    def seat(self, seat: int) -> Style:
        return _style(_SEATS[seat % len(_SEATS)][0])

    def shape(self, seat: int) -> str:
        return _SEATS[seat % len(_SEATS)][1]


def _style(color: str, ground: str | None = None) -> Style:
    try:
        return Style(color=color, bgcolor=ground)
    except ColorParseError:
        return Style()
