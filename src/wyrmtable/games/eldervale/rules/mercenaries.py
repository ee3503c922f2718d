"""Hiring and returning the Minotaur and the Shapeshifter (spec 18.2)."""

from __future__ import annotations

from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import GOLD, MERCENARIES, MINOTAUR, READY
from wyrmtable.games.eldervale.state import NOBODY, Eldervale


def in_game(g: Eldervale, kind: int) -> bool:
    return g.rules.minotaur if kind == MINOTAUR else g.rules.shapeshifter


def hirable(g: Eldervale, seat: int) -> list[acts.Hire]:
    """A mercenary of nobody for 1 gold or an Orb, not in the turn it was returned; a hired one can be kept with an Orb."""
    player = g.players[seat]
    found = []
    for kind in MERCENARIES:
        which = kind - MINOTAUR
        owner = g.hired[which]
        if not in_game(g, kind) or owner not in (NOBODY, seat) or kind in g.now.returned:
            continue
        if owner == NOBODY and player.supply[GOLD]:
            found.append(acts.hire(kind, False))
        if player.orbs and not g.for_good[which]:
            found.append(acts.hire(kind, True))
    return found


def hire(g: Eldervale, seat: int, act: acts.Hire) -> None:
    player = g.players[seat]
    which = act.kind - MINOTAUR
    if act.orb:
        player.orbs -= 1
        g.for_good[which] = True
    else:
        player.supply[GOLD] -= 1
    if g.hired[which] == NOBODY:
        g.hired[which] = seat
        g.hired_in[which] = g.turns
        player.kinds.append(act.kind)
        player.places.append(READY)
    tales.hired(g, seat, act.kind)


def return_hired(g: Eldervale, seat: int) -> None:
    """G4: one hired with gold in an earlier turn goes back, wherever it stands [R 44, R 82]."""
    player = g.players[seat]
    for kind in MERCENARIES:
        which = kind - MINOTAUR
        if g.hired[which] == seat and not g.for_good[which] and g.hired_in[which] < g.turns:
            index = player.kinds.index(kind)
            del player.kinds[index], player.places[index]
            g.hired[which] = NOBODY
            g.now.returned.append(kind)
            tales.returned(g, seat, kind)
