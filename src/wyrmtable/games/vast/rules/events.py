"""P-EVENT and the Event cards (§10)."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.data import CAVE, GRIT_SPACES, HERO, KNIGHT
from wyrmtable.games.vast.grid import AROUND
from wyrmtable.games.vast.rules import revealing
from wyrmtable.games.vast.rules.ambush import ambush
from wyrmtable.games.vast.rules.grit import lose_grit, may_discard
from wyrmtable.games.vast.rules.losses import distinct
from wyrmtable.games.vast.rules.omen_bag import draw_omens
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.treasures import treasure
from wyrmtable.games.vast.rules.victory import heal_knight
from wyrmtable.games.vast.state import Vast

EVENT_CHOICE = 3
RATS_GRIT = 2


def event(g: Vast) -> Rule[None]:
    """P-EVENT: the Cave plays one of the top three, the others go to the bottom; without a Cave the top card counts."""
    deck = g.event_deck
    if not deck:
        return
    if g.plays(CAVE):
        seat = g.seat(CAVE)
        top = min(EVENT_CHOICE, len(deck))
        card = yield from choose(seat, "choose-event", distinct(deck[:top]), secret=top > 1)
        deck.remove(card)
        g.event_played.append(card)
        for left in range(top - 1, 0, -1):
            under = yield from choose(seat, "event-under", distinct(deck[:left]), secret=left > 1)
            deck.remove(under)
            deck.append(under)
    else:
        card = deck.pop(0)
        g.event_played.append(card)
    say(g, "reveal", "event", KNIGHT, g.pieces[HERO], card=f"event-{card}")
    yield from EFFECTS[card](g)


def light(g: Vast) -> Rule[None]:
    if "free" in g.knight.cubes and may_discard(g):
        answer = yield from choose(g.seat(KNIGHT), "event-light", ["discard", "pass"])
        if answer == "discard":
            g.knight.move_cube("free", "discarded")
            heal_knight(g, 2)


def fresh_air(g: Vast) -> Rule[None]:
    """Fresh Air and Fresh Water."""
    if "free" in g.knight.cubes:
        answer = yield from choose(g.seat(KNIGHT), "event-fresh", ["aside", "pass"])
        if answer == "aside":
            g.knight.move_cube("free", "aside")
            heal_knight(g, 1)


def vantage_point(g: Vast) -> Rule[None]:
    here = g.pieces[HERO]
    revealing.reveal(g, [here + delta for delta in AROUND if g.is_dark(here + delta)], KNIGHT, "vantage")
    yield from ()


def cave_bread(g: Vast) -> Rule[None]:
    """A discarded cube, else the one of the highest Grit space, which gives nothing any more."""
    knight = g.knight
    for place in ("discarded", *(f"grit{space}" for space in reversed(GRIT_SPACES))):
        if place in knight.cubes:
            knight.move_cube(place, "free")
            break
    yield from ()


def rats(g: Vast) -> Rule[None]:
    yield from lose_grit(g, RATS_GRIT)


def deep_and_dark(g: Vast) -> Rule[None]:
    if g.plays(CAVE):
        draw_omens(g, 2)
    else:
        yield from treasure(g)


EFFECTS: dict[str, Callable[[Vast], Rule[None]]] = {
    "ambush": ambush,
    "light": light,
    "vantage_point": vantage_point,
    "fresh_air": fresh_air,
    "fresh_water": fresh_air,
    "cave_bread": cave_bread,
    "rats": rats,
    "deep_and_dark": deep_and_dark,
}
