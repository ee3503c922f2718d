"""What viewers know: ids of hidden things, and whether anybody learnt anything."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2s
from typing import TYPE_CHECKING, Any

from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.record import Decision, fingerprint
from wyrmtable.core.run import Run
from wyrmtable.core.scene import Card, Piece, Scene, Tile
from wyrmtable.core.scenes import Kept
from wyrmtable.core.state import Voice

if TYPE_CHECKING:
    from wyrmtable.core.match import Match

_QUICK = 4
_THOROUGH = 24


@lru_cache(maxsize=1 << 14)
def veil(viewer: int, zone: str, position: int, epoch: int = 0) -> str:
    """The id of a face-down thing in a place of its own, different for each viewer.

    Made from public facts only. Count ``epoch`` up whenever a person at the table would lose track (a shuffle).
    """
    return "~" + blake2s(f"{viewer}|{zone}|{epoch}|{position}".encode(), digest_size=4).hexdigest()


def _shown(scene: Scene) -> set[str]:
    return {
        element.id if isinstance(element, Piece) else f"{element.id}={element.face}"
        for element in scene.elements
        if isinstance(element, (Card, Tile, Piece)) and element.id[:1] != "~"
    }


def learnt(before: Match[Any], decision: Decision) -> bool:
    """Whether this decision told anybody something hidden until then.

    It told nothing if it follows from what each viewer knew already: in every world the viewer can imagine, the same
    decision leads to the same scene, lines and question. An answer given in secret is itself unknown to the others, so
    in their worlds it is any other one. A thing that shows itself for the first time is suspicious and is tried in more
    worlds.
    """
    viewers, kept = (SPECTATOR, *range(before.players)), Kept()
    truths = _seen(before.fork(decision.seat), viewers, decision, kept)
    for viewer, truth, scene in zip(viewers, truths, before.scenes(viewers, Kept()), strict=True):
        suspicious = not _shown(truth[0]) <= _shown(scene)
        for world in range(_THOROUGH if suspicious else _QUICK):
            run = before.fork(decision.seat, (viewer, f"learnt/{world}"))
            secret = run.group is not None and run.group.secret and viewer != decision.seat and not decision.aside
            try:
                if _seen(run, (viewer,), decision, kept, world if secret else None) != [truth]:
                    return True
            except Exception:  # in that world the decision was impossible, so it tells something
                return True
    return False


def _seen(
    run: Run[Any], viewers: tuple[int, ...], decision: Decision, kept: Kept, other: int | None = None
) -> list[tuple[Scene, list[Any], int, str]]:
    """What viewers see, hear and are asked right after a decision, or after ``other`` answers of that seat."""
    lines: list[list[Any]] = [[] for _ in viewers]

    def hear(kind: str, log: Any, by: Any, only: Any, flows: Any, focus: Any, deep: int, hold: bool) -> None:
        for viewer, heard in zip(viewers, lines, strict=True):
            heard.append((kind, only.get(viewer, log) if only else log, by, flows, focus))

    run.state.voice = Voice(hear)
    if decision.aside:
        question = run.game.aside(run.state, decision.seat)
        assert question is not None
        run.act(decision.seat, question.parse(decision.names))
    elif other is None:
        run.send(run.question.parse(decision.names))
    else:
        while run.group is not None and run.seat == decision.seat:
            run.pick(run.options[other % len(run.options)])
    asked = "" if run.over else fingerprint(run.question)
    scenes = run.game.scenes(run.state, viewers, kept)
    return [
        (scene, heard, run.seat, asked if run.seat == viewer else "")
        for viewer, scene, heard in zip(viewers, scenes, lines, strict=True)
    ]
