"""What the rules offer in random matches is what a second, plain reading of the text offers."""

from __future__ import annotations

import random

import pytest
from msgspec import convert

from wyrmtable.core.ask import Question, name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import GOBLINS, PIECES, WALLS
from wyrmtable.games.vast.options import Options
from wyrmtable.games.vast.state import Vast

from .plain_knight import knight_acts
from .plain_reading import Plain, name, space

MATCHES = 3


def expected(g: Vast, question: Question) -> tuple[set[str], set[str]] | None:
    """Options offered and options that the plain reading wants, where it has an opinion."""
    names = {name_of(option) for option in question.options}
    kind, about = question.kind, question.about
    if kind not in ("collapse-tile", "fill-space", "rotate", "leave-tile", "knight-act", "tribe-act"):
        return None
    plain = Plain(g)
    if kind == "collapse-tile":
        return names, {name(at) for at in plain.collapsing()}
    if kind == "fill-space":
        return names, {name(at) for at in plain.unfilled()}
    if kind == "rotate":
        came_from = g.reveals[-1].came_from
        masks = plain.rotations(space(about), space(came_from) if came_from >= 0 else None)
        shown = {WALLS[g.tiles[about] >> 3 << 3 | int(option[-1]) << 1 | 1] for option in names}
        return {str(mask) for mask in shown}, {str(mask) for mask in masks}
    if kind == "leave-tile":
        piece = PIECES.index(about)
        here = plain.pieces[piece]
        if here is None or not g.collapse or g.turn == GOBLINS:  # Cave-In and Wrath take several tiles at once
            return None
        gone = plain.spaces(here)
        ends = plain.nearest(piece, gone, plain.pieces)
        rest = [(end, [*plain.pieces[:piece], end, *plain.pieces[piece + 1 :]]) for end in ends]
        ways = {option.removesuffix(":fire") for option in names}
        return ways, {name(end) for end, pieces in rest if plain.can_leave(gone, pieces)}
    if kind == "knight-act":
        return {option for option in names if not option.startswith(("quest:", "pit:"))}, knight_acts(plain)
    steps = {option for option in names if option.startswith("step:")}
    tribe = PIECES.index(about)
    return steps, set() if f"tunnels:{about}" in g.goblins.used else plain.tribe_steps(tribe)


@pytest.mark.parametrize("roles", ["KGDCT", "KGC", "KGD", "KDC", "KG", "K", "GC"])
@pytest.mark.parametrize("terrain", [False, True])
def test_both_readings_agree(roles: str, terrain: bool) -> None:
    options = convert({"roles": roles, "terrain": terrain}, Options)
    asked = 0
    for seed in range(MATCHES):
        run = Run(GAME, GAME.setup(len(roles), options, Chance(f"second reading {seed}")))
        chance = random.Random(seed)
        while not run.over:
            both = expected(run.state, run.question)
            if both is not None:
                offered, wanted = both
                assert offered == wanted, run.question.kind
                asked += 1
            run.pick(chance.choice(run.options))
    assert asked > 100
