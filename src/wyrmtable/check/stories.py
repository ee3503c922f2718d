"""The laws of beats: applied in order they give the present scene, and they name nothing out of sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from wyrmtable.check.places import Places
from wyrmtable.check.trial import Trial, who
from wyrmtable.check.words import messages_in
from wyrmtable.core.match import Match
from wyrmtable.core.scene import Beat, BeatKind, Scene
from wyrmtable.core.scenes import apply_beat
from wyrmtable.core.watch import Watch
from wyrmtable.core.words import Msg, Ref, SeatRef

BEATS: tuple[str, ...] = get_args(BeatKind)


class Story:
    """All viewers of one match, listening."""

    def __init__(self, trial: Trial, match: Match[Any]) -> None:
        self.trial = trial
        self.match = match
        self.watch = Watch(match, trial.viewers)
        self.scenes = dict(self.watch.scenes)

    def compare(self) -> None:
        """Apply the beats of the last decision; they must lead to the scene of now."""
        self.watch.settle()
        for viewer in self.trial.viewers:
            scene = self.scenes[viewer]
            for beat in self.watch.take(viewer):
                after = apply_beat(scene, beat)
                self._check_beat(viewer, scene, beat, after)
                scene = after
            self.scenes[viewer] = scene
            same = msgspec.json.encode(scene) == msgspec.json.encode(self.match.scene(viewer))
            self.trial.expect(same, "beats", f"the beats do not lead {who(viewer)} to the present scene")

    def _check_beat(self, viewer: int, before: Scene, beat: Beat, after: Scene) -> None:
        self.trial.met.said |= messages_in(beat)
        self.trial.expect(beat.kind in BEATS, "beats", f"{beat.kind} is no kind of beat; there are {', '.join(BEATS)}")
        was, now = Places(before, {}), Places(after, {})

        def visible(place: str) -> bool:
            place = place.partition("#")[0]
            return place in was or place in now

        rows = [seat.seat for seat in after.seats]
        for seat in (*_seats(beat.log), *(() if beat.by is None else (beat.by,))):
            self.trial.expect(seat in rows, "log", f"the beat {beat.kind} names seat {seat}, where nobody sits")
        for id in (*_refs(beat.log), *beat.focus):
            known = visible(id)
            self.trial.expect(known, "log", f"the beat {beat.kind} names {id}, which {who(viewer)} does not see")
        for flow in beat.flows:
            for place in filter(None, (flow.was, flow.to)):
                known = visible(place)
                self.trial.expect(known, "log", f"{flow.id} flows by {place}, which {who(viewer)} does not see")


def _refs(value: Any) -> Iterator[str]:
    """Ids of the elements a message refers to."""
    if isinstance(value, Ref):
        yield value.id
    elif isinstance(value, Msg):
        for arg in value.args.values():
            yield from _refs(arg)
    elif isinstance(value, list):
        for item in value:
            yield from _refs(item)


def _seats(value: Any) -> Iterator[int]:
    """Seats a message names."""
    if isinstance(value, SeatRef):
        yield value.seat
    elif isinstance(value, Msg):
        yield from _seats([*value.args.values()])
    elif isinstance(value, list):
        for item in value:
            yield from _seats(item)
