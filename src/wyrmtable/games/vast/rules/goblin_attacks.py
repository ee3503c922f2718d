"""What a Tribe's Attack does (§6.7)."""

from __future__ import annotations

from wyrmtable.core.ask import PASS, Pass, Rule, choose
from wyrmtable.games.vast.data import GOBLINS, HERO, KNIGHT, ON_GOBLINS, ON_KNIGHT, PIECES
from wyrmtable.games.vast.rules.entering import kill_thief
from wyrmtable.games.vast.rules.grit import NOT_OWNED, lose_grit, may_discard
from wyrmtable.games.vast.rules.losses import distinct
from wyrmtable.games.vast.rules.say import PIECE_WORD, say
from wyrmtable.games.vast.rules.stats import knight_strength, tribe_strength
from wyrmtable.games.vast.rules.tribes import lose_population, rage, scatter
from wyrmtable.games.vast.rules.victory import check_goals, hurt_dragon, hurt_knight
from wyrmtable.games.vast.state import Vast

BLOB_GRIT = 5
POISON_MARGIN = 2
"""A Tribe stronger by this much poisons two cubes."""


def attack_knight(g: Vast, tribe: int, plain: bool = False) -> Rule[None]:
    """Knight −1 Health, the Tribe scatters, Rage −1; ``plain`` (Hiding Spots): no Monsters and no other Secrets."""
    goblins = g.goblins
    margin = tribe_strength(g, tribe) - knight_strength(g)
    blob = "blob" in goblins.monsters[tribe] and not plain
    say(g, "hit", "knight-attacked", GOBLINS, g.pieces[HERO], tribe=PIECE_WORD[tribe])
    hurt_knight(g)
    if not plain and g.knight_lives:
        yield from offer_poison(g, 2 if margin >= POISON_MARGIN else 1)
    yield from scatter(g, tribe)
    rage(g, -1)
    if blob and g.knight_lives:
        yield from lose_grit(g, BLOB_GRIT)
    if not plain:
        yield from blow_up(g, tribe)


def offer_poison(g: Vast, cubes: int) -> Rule[None]:
    """Poison may be played with the Attack; whoever holds Secrets is asked, so that the question tells nothing."""
    goblins = g.goblins
    if not goblins.secrets:
        return
    options: list[str | Pass] = ["poison", PASS] if "poison" in goblins.secrets else [PASS]
    answer = yield from choose(g.seat(GOBLINS), "attack-secret", options, secret=True)
    if not isinstance(answer, str):
        return
    goblins.secrets.remove("poison")
    goblins.secret_discard.append("poison")
    say(g, "hit", "secret-played", GOBLINS, card="secret-poison")
    knight = g.knight
    for _ in range(cubes):
        if may_discard(g):
            places = distinct(sorted(place for place in knight.cubes if place not in NOT_OWNED))
            place = yield from choose(g.seat(KNIGHT), "poison-cube", places)
            knight.move_cube(place, "entrance")


def attack_thief(g: Vast) -> Rule[None]:
    """Rage −1 and the Loot Level bonus come with his death; the Tribe stays."""
    yield from kill_thief(g, GOBLINS, attack=True)


def attack_dragon(g: Vast, tribe: int) -> Rule[None]:
    """Only with the Ash Dragon card."""
    say(g, "hit", "dragon-attacked", GOBLINS, g.pieces[tribe])
    hurt_dragon(g)
    rage(g, -1)
    yield from scatter(g, tribe)
    yield from blow_up(g, tribe)


def attack_crystal(g: Vast, tribe: int) -> Rule[None]:
    """Two Tribes in one turn smash it: for the Knight, without a Knight for the Goblins."""
    goblins = g.goblins
    cell = g.pieces[tribe]
    partner = next((other for other in goblins.marks if g.pieces[other] == cell), 0)
    if not partner:
        goblins.marks.append(tribe)
        say(g, "hit", "crystal-struck", GOBLINS, cell, tribe=PIECE_WORD[tribe])
        return
    goblins.marks.remove(partner)
    g.crystals[g.crystals.index(cell)] = ON_KNIGHT if g.plays(KNIGHT) else ON_GOBLINS
    say(g, "break", "crystal-smashed", GOBLINS, cell)
    check_goals(g)
    for one in sorted((partner, tribe)):
        yield from scatter(g, one)
        yield from blow_up(g, one)
    rage(g, -1)


def blow_up(g: Vast, tribe: int) -> Rule[None]:
    """Fire Bomber: after its Attack the Tribe's Population is 0."""
    mark = f"fire_bomber:{PIECES[tribe]}"
    if mark in g.goblins.used:
        g.goblins.used.remove(mark)
        yield from lose_population(g, tribe, g.goblins.population[tribe])
