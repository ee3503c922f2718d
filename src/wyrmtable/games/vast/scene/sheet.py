"""The sheet at the end: what each role wanted, how far it came, who won."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Area, Note, Sheet, SheetRow
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.vast.scene.names import role_word, word
from wyrmtable.games.vast.scene.rail import goal_of
from wyrmtable.games.vast.state import Vast


def game_over(g: Vast) -> list[AnyElement]:
    if not g.over:
        return []
    if g.winners:
        verdict = msg("over-won", who=SeatRef(g.seat_of[g.winners[0]]), role=role_word(g.winners[0]))
    else:
        verdict = word("over-all-lost")
    rows = tuple(_row(g, role) for role in g.rules.roles)
    return [
        Area(id="stage", role="stage", weight=2, label=word("phase-over")),
        Note(id="verdict", at="stage", role="goal", weight=2, text=verdict),
        Sheet(
            id="final",
            at="stage",
            role="score",
            weight=2,
            label=word("final-sheet"),
            heads=(word("final-goal"), word("final-reached"), word("final-needed"), word("final-result")),
            rows=rows,
        ),
    ]


def _row(g: Vast, role: int) -> SheetRow:
    text, done, goal = goal_of(g, role)
    won = role in g.winners
    result: Msg = word("final-won" if won else "final-lost")
    return SheetRow(role_word(role), (word(text), min(done, goal), goal, result), total=won)
