"""Elemental power and its Orbs (spec 13)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import MARKERS, TOP
from wyrmtable.games.eldervale.state import Eldervale


def can_gain_power(g: Eldervale, seat: int, element: int) -> bool:
    """Whether power on this track could change anything; a marker of another track can always be moved."""
    return g.players[seat].power[element] < TOP


def gain_power(g: Eldervale, seat: int, element: int, n: int = 1) -> Rule[None]:
    power = g.players[seat].power
    for _ in range(n):
        space = power[element]
        if space == TOP:
            return
        if space:
            power[element] += 1
        elif sum(map(bool, power)) < MARKERS:
            power[element] = 1
        elif not (yield from relocate(g, seat, element)):
            continue
        tales.power_gained(g, seat, element)
        if power[element] == TOP and element in g.track_orbs:
            g.track_orbs.remove(element)
            take_orb(g, seat)


def take_orb(g: Eldervale, seat: int) -> None:
    g.players[seat].orbs += 1
    tales.orb_taken(g, seat)


def relocate(g: Eldervale, seat: int, element: int) -> Rule[bool]:
    """No marker left: move one of the four to the first space of this track, or ignore the gain."""
    power = g.players[seat].power
    markers = [other for other, space in enumerate(power) if space]
    if g.ghostly(seat):  # 18.9: the marker on the lowest space, if that is space 1
        lowest = min(markers, key=lambda other: power[other])
        source = lowest if power[lowest] == 1 else -1
    else:
        options = [*(acts.track(other) for other in markers), acts.IGNORE]
        choice = yield from choose(seat, "relocate", options, element)
        source = choice.element if isinstance(choice, acts.Track) else -1
    if source < 0:
        tales.power_ignored(g, seat, element)
        return False
    power[source] = 0
    power[element] = 1
    tales.marker_moved(g, seat, source, element)
    return True


def tracks_open(g: Eldervale, seat: int, own: bool) -> list[int]:
    """Tracks in play where a gain changes something; ``own``: only those with the player's marker."""
    power = g.players[seat].power
    return [element for element in g.elements if power[element] < TOP and (power[element] or not own)]


def gain_power_somewhere(g: Eldervale, seat: int, own: bool) -> Rule[None]:
    """1 power on any track in play, or on one where the player's marker stands."""
    tracks = tracks_open(g, seat, own)
    if not tracks:
        return
    if g.ghostly(seat):
        element = ghosts_highest(g, seat)
        if element >= 0:
            yield from gain_power(g, seat, element)
        return
    chosen = yield from choose(seat, "choose-track", [acts.track(element) for element in tracks])
    yield from gain_power(g, seat, chosen.element)


def ghosts_highest(g: Eldervale, seat: int) -> int:
    """The track of the Ghosts' highest marker below the top, -1 for none; ties by element order."""
    power = g.players[seat].power
    below = [element for element in g.elements if 0 < power[element] < TOP]
    return max(below, key=lambda element: power[element]) if below else -1
