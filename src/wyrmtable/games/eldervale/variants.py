"""Matches that the checks should play: all numbers of players, editions and modules, some together."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmtable.games.eldervale.options import Options


def variants() -> Iterator[tuple[int, Options]]:
    for players in (2, 3, 4, 5):
        yield players, Options(factions="random")
        yield players, Options(edition="draft2019")
    yield 3, Options(first_game=True)
    yield 2, Options(extra_elements="host_choice", track_values="steep", chest_gold=False)
    yield 2, Options(edition="draft2019", draft_peaceful_rush="dormant", factions="random")
    yield 2, Options(oracle=True, legendary=True, factions="random")
    yield 5, Options(oracle=True, tactics=True, no_doorways=True, factions="random")
    yield 3, Options(minotaur=True, shapeshifter=True, factions="random")
    yield 4, Options(minotaur=True, shapeshifter=True, mother_of_dragons=True, legendary=True, factions="random")
    yield 3, Options(mother_of_dragons=True, factions="random")
    yield 2, Options(bifrost=True, magic_draft=True, factions="random")
    yield 5, Options(mother_of_dragons=True, bifrost=True, legendary=True, tactics=True, factions="random")
    yield 4, Options(teams=True, factions="random")
    yield 4, Options(teams=True, tactics=True, minotaur=True, legendary=True, magic_draft=True, factions="random")
    yield 1, Options(factions="random")
    yield 1, Options(ghost_level="wraith", oracle=True, minotaur=True, shapeshifter=True, magic_draft=True)
    yield 1, Options(ghost_level="wail", mother_of_dragons=True, bifrost=True, legendary=True, tactics=True)
