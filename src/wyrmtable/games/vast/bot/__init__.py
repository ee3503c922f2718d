"""How a role judges a position, and what it would do without thinking; for bots only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wyrmtable.core.ask import Question
from wyrmtable.games.vast.bot.cave import judge_cave, promised
from wyrmtable.games.vast.bot.dragon import judge_dragon
from wyrmtable.games.vast.bot.goblins import judge_goblins
from wyrmtable.games.vast.bot.habits import habit
from wyrmtable.games.vast.bot.knight import judge_knight
from wyrmtable.games.vast.bot.race import danger
from wyrmtable.games.vast.bot.thief import judge_thief
from wyrmtable.games.vast.data import CAVE, GOBLINS, ROLES
from wyrmtable.games.vast.state import Vast

JUDGES: tuple[Callable[[Vast], dict[str, float]], ...] = (
    judge_knight,
    judge_goblins,
    judge_dragon,
    judge_cave,
    judge_thief,
)
WON = 1000.0
WORLDS = ((4, 8, 12), (12, 24, 12), (4, 8, 12), (4, 8, 12), (4, 8, 12))
"""For the Goblins more: their Flare finds a Crystal or nothing, and a few worlds tell little about it. The others are
not better for it."""
FEAR = (1.0, 0.6, 0.8, 1.3, 0.6)
"""How much the danger that others win weighs against each role's own position."""
TARGETS = frozenset({"secret-tribe", "tunnel-to", "hex", "bats-token", "forced-move", "curse-turn", "event-under"})
"""Questions for whom or what an answer just given is meant."""


def terms(g: Vast, seat: int) -> dict[str, float]:
    """The role's own view of the position, less the danger that others win first."""
    role = g.rules.roles[seat]
    if g.over:
        return {"victory": WON if role in g.winners else -WON}
    found = JUDGES[role](g)
    if role != CAVE and len(g.rules.roles) == 2:
        return found  # a duel is a race, each on a way of its own
    threats = [(danger(g, other), other) for other in g.rules.roles if other != role]
    for threat, other in threats:
        found[f"danger-{ROLES[other]}"] = -FEAR[role] * threat
    if role == CAVE:
        found["promise"] = promised(g, threats)
    return found


def prefer(g: Vast, question: Question, picks: Sequence[Any]) -> list[float]:
    return list(map(habit, picks))


def worlds(g: Vast, seat: int) -> tuple[int, int, int]:
    return WORLDS[g.rules.roles[seat]]


def completes(g: Vast, question: Question) -> bool:
    """Targets; the tile for a space the Cave has chosen; and the space and tile of an Explore, which takes one away."""
    kind = question.kind
    if kind == "place-tile":
        return g.turn in (GOBLINS, CAVE)
    return kind in TARGETS or (kind == "place-space" and g.turn == GOBLINS)
