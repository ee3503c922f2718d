"""Sloth and Wakefulness (§7.6): cubes taken, awakening, surfacing."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.data import CARRIED, DRAGON, OUT, SLOTH, WYRM
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast

MOST_EATEN = 7
MEAL = 2
"""Eaten Goblins that a Hunger cube takes."""


def group(track: str) -> str:
    """Greed, Hunger or Pride: one cube of each may be taken in a turn."""
    return track.split("_")[0]


def eat(g: Vast, goblins: int) -> None:
    g.dragon.eaten = min(MOST_EATEN, g.dragon.eaten + goblins)


def may_take(g: Vast, track: str) -> bool:
    dragon = g.dragon
    return dragon.sloth[track] > 0 and group(track) not in dragon.taken


def earned_cubes(g: Vast) -> list[str]:
    """Tracks other than Greed and Pride-Still of which a cube may be taken now."""
    hungry = ["hunger"] if g.dragon.eaten >= MEAL else []
    return [track for track in (*g.dragon.earned, *hungry) if may_take(g, track)]


def take_cube(g: Vast, track: str) -> None:
    """A cube moves from a Sloth track to Wakefulness."""
    dragon = g.dragon
    if track == "hunger":
        dragon.eaten -= MEAL
    dragon.sloth[track] -= 1
    dragon.taken.append(group(track))
    dragon.wake += 1
    say(g, "move", "cube-woken", DRAGON, track=f"sloth-{track}", wake=dragon.wake)
    check_awake(g)


def check_awake(g: Vast) -> None:
    """Awake for good once Wakefulness is high enough (Expert level: and he has shrieked in enough turns)."""
    dragon = g.dragon
    if not dragon.awake and dragon.wake >= g.rules.wake and dragon.shriek_turns >= g.rules.shriek_turns:
        dragon.awake = True
        say(g, "turn", "dragon-awake", DRAGON, g.pieces[WYRM])
        check_surface(g)


def check_surface(g: Vast) -> None:
    """R-34: awake on a Lit Crystal tile; a Crystal token there is smashed."""
    dragon = g.dragon
    cell = g.pieces[WYRM]
    if dragon.awake and not dragon.surfaced and g.is_lit(cell) and g.kind(cell) == "crystal":
        dragon.surfaced = True
        say(g, "reveal", "dragon-surfaced", DRAGON, cell)
        if cell in g.crystals:
            smash_crystal(g, cell)


def smash_crystal(g: Vast, cell: int) -> None:
    """A Crystal token out of the game."""
    g.crystals[g.crystals.index(cell)] = OUT
    say(g, "break", "crystal-destroyed", DRAGON, cell)


def another_gem_out(g: Vast) -> bool:
    """R-57: one the Thief carries counts as on the map."""
    return any(place >= 0 or place == CARRIED for place in g.gems)


def free_tracks(g: Vast) -> list[str]:
    """Sloth tracks with a free space."""
    return [track for track, room in SLOTH.items() if g.dragon.sloth[track] < room]


def surface(g: Vast, _: int, __: int) -> Rule[None]:
    """The surface check at the end of his turn."""
    check_surface(g)
    yield from ()
