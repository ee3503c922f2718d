"""What a finished match looked like, kept for the day when its rules have changed and cannot show it any more."""

from __future__ import annotations

import zlib

import msgspec

from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.scene import Beat, Scene
from wyrmtable.server.play import Play


class Keepsake(msgspec.Struct):
    scenes: dict[int, Scene]
    """The last scene of every viewer."""
    beats: list[Beat]
    """What a spectator was told, in words only."""

    def pack(self) -> bytes:
        return zlib.compress(msgspec.json.encode(self))


def keepsake(play: Play) -> Keepsake:
    viewers = (SPECTATOR, *range(play.match.players))
    return Keepsake({viewer: play.match.scene(viewer) for viewer in viewers}, play.chronicle(SPECTATOR))


def unpack(data: bytes) -> Keepsake:
    return msgspec.json.decode(zlib.decompress(data), type=Keepsake)
