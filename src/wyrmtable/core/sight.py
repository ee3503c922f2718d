"""What viewers know: ids of hidden things, and whether anybody learnt anything."""

from __future__ import annotations

from hashlib import blake2s
from typing import TYPE_CHECKING, Any

from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.scene import Card, Piece, Scene, Tile

if TYPE_CHECKING:
    from wyrmtable.core.match import Match

_WORLDS = 6


def veil(viewer: int, zone: str, position: int, epoch: int = 0) -> str:
    """The id of a face-down thing in a place of its own, different for each viewer.

    Made from public facts only. Count ``epoch`` up whenever a person at the table would lose track (a shuffle).
    """
    return "~" + blake2s(f"{viewer}|{zone}|{epoch}|{position}".encode(), digest_size=4).hexdigest()


def _shown(scene: Scene) -> set[str]:
    return {
        f"{element.id}={element.face}" if not isinstance(element, Piece) else element.id
        for element in scene.elements
        if isinstance(element, Card | Tile | Piece) and not element.id.startswith("~")
    }


def learnt(before: Match[Any], after: Match[Any]) -> bool:
    """Whether the one decision between the two positions told anybody something hidden until then.

    A thing that shows itself in somebody's view for the first time is suspicious. It is harmless if it follows from
    what that viewer knew already: in every world the viewer can imagine, the same decision leads to the same view.
    """
    for viewer in (SPECTATOR, *range(before.players)):
        shown = after.scene(viewer)
        if _shown(shown) <= _shown(before.scene(viewer)):
            continue
        decision = after.decisions[len(before.decisions)]
        for world in range(_WORLDS):
            run = before.imagine(viewer, f"learnt/{world}")
            try:
                run.send(run.question.parse(decision.names))
            except Exception:  # in that world the decision was impossible, so it tells something
                return True
            imagined = run.game.scene(run.state, viewer)
            if {e.id: e for e in imagined.elements} != {e.id: e for e in shown.elements}:
                return True
    return False
