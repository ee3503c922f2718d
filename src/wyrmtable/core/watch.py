"""Watching a match: each viewer's beats as they happen, and a match told again from its start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from wyrmtable.core.match import Match
from wyrmtable.core.scene import Beat, BeatKind, Flow, Scene
from wyrmtable.core.scenes import Kept, beat_between
from wyrmtable.core.state import Memory
from wyrmtable.core.words import Msg


class Watch:
    """Collects beats for some viewers while the match is played.

    With ``scenes=False`` only the words are kept: much cheaper, enough for a chronicle.
    """

    def __init__(self, match: Match[Any], viewers: tuple[int, ...], *, scenes: bool = True) -> None:
        self.match = match
        self.viewers = viewers
        self.beats: dict[int, list[Beat]] = {viewer: [] for viewer in viewers}
        self._kept = Kept()
        self._memory = Memory(match.game.copy)
        self._turn: tuple[int, ...] = ()
        self.scenes: dict[int, Scene] = self._look() if scenes else {}
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
        told: dict[str, Any] = {
            "by": by,
            "flows": flows,
            "focus": focus,
            "deep": deep,
            "number": len(self.match.decisions),
        }
        if self.scenes and not hold and (now := self._look()):
            self._step(now, kind, lambda viewer: only.get(viewer, log) if only else log, told)
            return
        common = Beat(kind=kind, log=log, **told)
        for viewer in self.viewers:
            beat = Beat(kind=kind, log=only[viewer], **told) if only and viewer in only else common
            if beat.log is not None or self.scenes:
                self.beats[viewer].append(beat)

    def _step(
        self, now: dict[int, Scene], kind: BeatKind, line: Callable[[int], Msg | None], told: dict[str, Any]
    ) -> None:
        for viewer, scene in now.items():
            self.beats[viewer].append(beat_between(self.scenes[viewer], scene, kind, log=line(viewer), **told))
        self.scenes |= now

    def _look(self) -> dict[int, Scene]:
        """The scenes as they are now; nothing if the table is as it was: most words are said over a still one."""
        match, turn = self.match, self._turn
        self._turn = match.asked
        if self._memory.changed(match.state):
            return dict(zip(self.viewers, match.scenes(self.viewers, self._kept), strict=True))
        if self._turn != turn:
            return {viewer: replace(scene, turn=self._turn) for viewer, scene in self.scenes.items()}
        return {}

    def settle(self) -> None:
        """Add what changed without being told (usually just whose turn it is)."""
        if self.scenes and (now := self._look()):
            seen = {viewer: scene for viewer, scene in now.items() if scene != self.scenes[viewer]}
            self._step(seen, "turn", lambda _: None, {"number": len(self.match.decisions)})

    def take(self, viewer: int) -> list[Beat]:
        """The beats since the last time."""
        beats, self.beats[viewer] = self.beats[viewer], []
        return beats

    def restart(self) -> None:
        """Begin anew at the present position, after an undo."""
        self.beats = {viewer: [] for viewer in self.viewers}
        self._memory = Memory(self.match.game.copy)
        self.scenes = self._look() if self.scenes else {}


def retell(match: Match[Any], viewer: int, *, scenes: bool = True) -> tuple[Scene, list[Beat]]:
    """The match from its start as one viewer saw it: the first scene and every beat since."""
    again = match.at(0)
    watch = Watch(again, (viewer,), scenes=scenes)
    first = watch.scenes[viewer] if scenes else again.scene(viewer)
    for decision in match.decisions:
        again.repeat(decision)
        watch.settle()
    return first, watch.beats[viewer]
