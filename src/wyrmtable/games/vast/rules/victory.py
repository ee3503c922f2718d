"""How a match ends (§1, §12.2): goals, their order (R-41), and the loss of everybody."""

from __future__ import annotations

from wyrmtable.games.vast.data import CAVE, DRAGON, GOBLINS, HERO, KNIGHT, ON_GOBLINS, ON_KNIGHT, SUPPLY, THIEF
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast


class Won(Exception):
    """The match has ended: leaves every rule under way at once."""


def win(g: Vast, *roles: int) -> None:
    """These roles have won (none: everybody has lost)."""
    g.over = True
    g.winners = list(roles)
    if roles:
        say(g, "win", "won", roles[0])
    else:
        say(g, "win", "all-lost")
    raise Won


def has_won(g: Vast, role: int) -> bool:
    """Goals that the position shows; entering the Entrance is checked by the step itself."""
    rules = g.rules
    if rules.ambush_winner == role and g.knight.dead:
        return True
    if role == KNIGHT:
        return g.plays(DRAGON) and g.dragon.health <= 0
    if role == GOBLINS:
        if g.plays(KNIGHT):
            return g.knight.dead
        if g.plays(DRAGON):
            return g.dragon.health <= 0
        return g.crystals.count(ON_GOBLINS) >= rules.crystals
    if role == CAVE:
        return g.collapse and g.crystal_tiles_removed >= rules.crystal_tiles and g.cave.hatred == 0
    if role == THIEF:
        return g.thief.stashed >= rules.stash
    return False


def all_lost(g: Vast) -> bool:
    if g.rules.key == "K" and g.knight.dead:
        return True
    return not g.plays(CAVE) and g.collapse and g.crystal_tiles_removed >= g.rules.crystal_tiles


def check_goals(g: Vast) -> None:
    """R-41: the active player's goal first, then turn order; everyone-loses counts last."""
    if g.removing:
        return
    roles = g.rules.roles
    first = roles.index(g.turn)
    for role in (g.turn, *roles[:first], *roles[first + 1 :]):
        if has_won(g, role):
            win(g, role)
    if all_lost(g):
        win(g)


def escape_with_crystals(g: Vast) -> None:
    """§5.11: the Knight entered the Entrance by her own step; without a Dragon that wins with enough Crystals."""
    if not g.plays(DRAGON) and g.crystals.count(ON_KNIGHT) >= g.rules.crystals:
        win(g, KNIGHT)


def hurt_knight(g: Vast, by: int = 1) -> None:
    """Health lost; at 0 she dies, which ends the match or (KDC) takes her out of it (R-46)."""
    knight = g.knight
    knight.health = max(0, knight.health - by)
    say(g, "hit", "knight-hurt", KNIGHT, g.pieces[HERO], n=by, left=knight.health)
    if knight.health == 0:
        knight.dead = True
        knight.over = True
        g.pieces[HERO] = SUPPLY
        check_goals(g)
        say(g, "fall", "knight-out", KNIGHT)


def hurt_dragon(g: Vast, by: int = 1) -> None:
    dragon = g.dragon
    dragon.health = max(0, dragon.health - by)
    say(g, "hit", "dragon-hurt", DRAGON, n=by, left=dragon.health)
    check_goals(g)


def heal_knight(g: Vast, by: int) -> None:
    """R-42: never above the starting value."""
    g.knight.health = min(g.rules.knight_health, g.knight.health + by)
    say(g, "heal", "knight-healed", KNIGHT, left=g.knight.health)
