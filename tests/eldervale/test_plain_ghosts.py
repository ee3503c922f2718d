"""A second, plain version of the Ghosts' turns (18.9) does the same in random matches, also on crowded tables."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.eldervale.crowd import crowded
from tests.eldervale.plain_ghosts import GHOST, Facts
from wyrmtable.core.ask import Rule
from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import GHOSTS, TILES
from wyrmtable.games.eldervale.state import Eldervale

SOLO = [options for players, options in GAME.variants() if players == 1]
Told = Callable[..., None]


def watch(monkeypatch: pytest.MonkeyPatch, seen: Counter[str]) -> None:
    """Each step of the Ghosts is compared with what the plain version makes of the table before."""

    def turn(g: Eldervale, plain: Facts) -> None:
        if ("worker", "ready") in plain.units or any(place == "ready" for _, place in plain.units):
            seen[GHOSTS[g.ghost_card].action] += 1
        else:
            seen["regroup"] += 1
        realm = plain.turn(g.ghost_card)
        placed = [TILES[place].name for _, place in g.now.placed]
        assert placed == ([realm] if realm else [])

    def action(g: Eldervale, plain: Facts, realm: int) -> None:
        seen[TILES[realm].kind if TILES[realm].printed else TILES[realm].name] += 1
        plain.act(TILES[realm].name)

    def cards(g: Eldervale, plain: Facts) -> None:
        seen["cards"] += 1
        plain.cards(g.ghost_card)

    told: dict[str, Told] = {"ghost-turn": turn, "ghost-action": action, "ghost-cards": cards}
    for name, tell in told.items():
        monkeypatch.setitem(GAME.steps, name, both(GAME.steps[name], tell))


def both(step: Callable[..., Rule[None] | None], tell: Told) -> Callable[..., Rule[None]]:
    def compared(g: Eldervale, *about: int) -> Rule[None]:
        plain = Facts.of(g)
        flow = step(g, *about)
        if flow is not None:
            yield from flow
        tell(g, plain, *about)
        assert plain == Facts.of(g), (step, about)

    return compared


@pytest.mark.parametrize("number", range(len(SOLO)))
def test_the_plain_ghosts_do_the_same(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()
    watch(monkeypatch, seen)
    rng = random.Random(number)
    for match in range(4):
        run = Run(GAME, GAME.setup(1, SOLO[number], Chance(f"ghosts {number} {match}")))
        turns = []
        while not run.over:
            if run.question.kind == "main-choice" and rng.random() < 0.2:
                turns.append(run.state.copy())
            run.pick(rng.choice(list(run.options)))
        for turn in turns:
            g = crowded(turn, rng)
            g.active, g.phase = GHOST, "begin-turn"
            g.essence = rng.randrange(6)
            run = Run(GAME, g)
            while not run.over and run.state.turns < turn.turns + 4:
                run.pick(rng.choice(list(run.options)))
    assert all(seen[deed] for deed in ("regroup", "haunt", "vanish", "settle", "strike", "surge", "elemental", "cards"))
    assert seen["portal"]
    assert seen["mill"]
    assert seen["fortress"]
