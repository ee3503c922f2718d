"""Watching a match: each viewer's beats as they happen, and a match told again from its start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wyrmtable.core.match import Match
from wyrmtable.core.scene import Beat, BeatKind, Flow, Scene
from wyrmtable.core.scenes import beat_between
from wyrmtable.core.state import snapshot
from wyrmtable.core.words import Msg


class Watch:
    """Collects beats for some viewers while the match is played.

    With ``scenes=False`` only the words are kept: much cheaper, enough for a chronicle.
    """

    def __init__(self, match: Match[Any], viewers: tuple[int, ...], *, scenes: bool = True) -> None:
        self.match = match
        self.viewers = viewers
        self.scenes: dict[int, Scene] = {viewer: match.scene(viewer) for viewer in viewers} if scenes else {}
        self.beats: dict[int, list[Beat]] = {viewer: [] for viewer in viewers}
        self._last = snapshot(match.state), tuple(match.open)
        match.listener = self._heard

    def _heard(
        self,
        kind: BeatKind,
        log: Msg | None,
        by: int | None,
        only: Mapping[int, Msg | None] | None,
        flows: tuple[Flow, ...],
        focus: tuple[str, ...],
        deep: int,
        hold: bool,
    ) -> None:
        number = len(self.match.decisions)
        changed = bool(self.scenes) and not hold and self._changed()
        for viewer in self.viewers:
            line = only.get(viewer, log) if only else log
            told: dict[str, Any] = {
                "log": line,
                "by": by,
                "flows": flows,
                "focus": focus,
                "deep": deep,
                "number": number,
            }
            if changed:
                self._step(viewer, self.match.scene(viewer), kind, told)
            elif line is not None or self.scenes:
                self.beats[viewer].append(Beat(kind=kind, **told))

    def _step(self, viewer: int, scene: Scene, kind: BeatKind, told: dict[str, Any]) -> None:
        self.beats[viewer].append(beat_between(self.scenes[viewer], scene, kind, **told))
        self.scenes[viewer] = scene

    def _changed(self) -> bool:
        """Whether the table looks different since the last picture; most words are said over a still one."""
        now = snapshot(self.match.state), tuple(self.match.open)
        changed, self._last = now != self._last, now
        return changed

    def settle(self) -> None:
        """Add what changed without being told (usually just whose turn it is)."""
        if not self.scenes or not self._changed():
            return
        for viewer in self.scenes:
            scene = self.match.scene(viewer)
            if scene != self.scenes[viewer]:
                self._step(viewer, scene, "turn", {"number": len(self.match.decisions)})

    def take(self, viewer: int) -> list[Beat]:
        """The beats since the last time."""
        beats, self.beats[viewer] = self.beats[viewer], []
        return beats

    def restart(self) -> None:
        """Begin anew at the present position, after an undo."""
        self.beats = {viewer: [] for viewer in self.viewers}
        self.scenes = {viewer: self.match.scene(viewer) for viewer in self.scenes}
        self._last = snapshot(self.match.state), tuple(self.match.open)


def retell(match: Match[Any], viewer: int, *, scenes: bool = True) -> tuple[Scene, list[Beat]]:
    """The match from its start as one viewer saw it: the first scene and every beat since."""
    again = match.at(0)
    watch = Watch(again, (viewer,), scenes=scenes)
    first = watch.scenes[viewer] if scenes else again.scene(viewer)
    for decision in match.decisions:
        again.repeat(decision)
        watch.settle()
    return first, watch.beats[viewer]
