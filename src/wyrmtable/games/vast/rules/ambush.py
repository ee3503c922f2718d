"""P-AMBUSH: a hidden Tribe, or the Goblin Infestation, falls upon the Knight."""

from __future__ import annotations

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.vast.data import GOBLINS, HERO, PIECES, TRIBES
from wyrmtable.games.vast.rules.infestation import infestation
from wyrmtable.games.vast.rules.say import PIECE_WORD, say
from wyrmtable.games.vast.rules.stats import knight_strength, tribe_strength
from wyrmtable.games.vast.rules.steel import steel_herself
from wyrmtable.games.vast.rules.tribes import rage, scatter
from wyrmtable.games.vast.rules.victory import hurt_knight
from wyrmtable.games.vast.state import Vast


def ambush(g: Vast) -> Rule[None]:
    """An Ambush tile or card, on the Knight's space."""
    g.knight.deeds.append("ambush")
    if g.plays(GOBLINS):
        yield from goblin_ambush(g)
    elif g.rules.infestation:
        yield from infestation(g)


def ambushers(g: Vast) -> list[int]:
    """Hidden or lurking Tribes stronger than she is."""
    strength = knight_strength(g)
    return [
        tribe
        for tribe in TRIBES
        if not g.revealed_tribe(tribe) and g.goblins.population[tribe] and tribe_strength(g, tribe) > strength
    ]


def goblin_ambush(g: Vast) -> Rule[None]:
    if ambushers(g):
        yield from steel_herself(g, lambda: bool(ambushers(g)))
    tribes = ambushers(g)
    if not tribes:
        return
    answer = yield from choose(g.seat(GOBLINS), "ambush", [*(PIECES[tribe] for tribe in tribes), PASS])
    if not isinstance(answer, str):
        return
    tribe = PIECES.index(answer)
    say(g, "hit", "ambushed", GOBLINS, g.pieces[HERO], tribe=PIECE_WORD[tribe])
    hurt_knight(g)
    yield from scatter(g, tribe)
    rage(g, -1)
