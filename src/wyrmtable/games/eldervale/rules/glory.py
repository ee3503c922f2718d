"""The glory track (spec 15)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.eldervale import tales
from wyrmtable.games.eldervale.data import GLORY_REWARDS, GLORY_REWARDS_DRAFT, GLORY_TOP
from wyrmtable.games.eldervale.effects.compile import compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.rules.power import take_orb
from wyrmtable.games.eldervale.rules.supply import score
from wyrmtable.games.eldervale.state import Eldervale

LAST_SPACE = 2
"""Points for each glory beyond the last space, and for an Orb that is gone."""


def enter(g: Eldervale, seat: int) -> None:
    """G0: the marker enters at the first Regroup; with the last one the Peaceful Beginning is over (15.1)."""
    player = g.players[seat]
    if player.glory < 0:
        player.glory = 0
        tales.glory_enters(g, seat)
        if g.peaceful and all(other.glory >= 0 for other in g.players):
            g.peaceful = False
            tales.peace_ends(g)


def gain_glory(g: Eldervale, seat: int, n: int = 1) -> Rule[None]:
    """Each glory moves the marker and pays the space at once; before the first Regroup it is lost."""
    player = g.players[seat]
    for _ in range(n if player.glory >= 0 else 0):
        if player.glory == GLORY_TOP:
            score(g, seat, LAST_SPACE)
            continue
        player.glory += 1
        tales.glory_gained(g, seat)
        rewards = GLORY_REWARDS_DRAFT if g.rules.draft else GLORY_REWARDS
        if rewards[player.glory] == "gain_orb(glory)":
            orb_or_points(g, seat, player.glory)
        else:
            reward = compile_effect(rewards[player.glory])
            doer = Doer(seat)
            if reward.can(g, doer):
                yield from reward.run(g, doer)


def orb_or_points(g: Eldervale, seat: int, space: int) -> None:
    if space in g.glory_orbs:
        g.glory_orbs.remove(space)
        take_orb(g, seat)
    else:
        score(g, seat, LAST_SPACE)
