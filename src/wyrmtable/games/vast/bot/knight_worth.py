"""What things are worth to the Knight, and how likely she is to be hurt."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import FILLED, LAID
from wyrmtable.games.vast.data import CAVE, GOBLINS, IS_DARK, MONSTERS, TILES, TRIBES
from wyrmtable.games.vast.rules.stats import tribe_strength
from wyrmtable.games.vast.state import Vast

LIFE = (0.0, 40.0, 60.0, 75.0, 87.0, 97.0, 105.0, 111.0, 116.0, 120.0)
"""The worth of her Health: the last points count most."""
CRYSTAL, CRYSTAL_LATE, EARLY, LATE = 30.0, 110.0, 5, 11
"""A Crystal smashed, until an early round and from a late one (or the Collapse) on: who is late must dare."""
FOUND = 0.33
"""How much of that counts for one that lies open."""
HOMEWARD = 6.0
LAST = 0.5
"""Each step nearer home with all Crystals; how much of that counts for a tile where she may find the last one."""
STRIKE = 32.0
TREASURE_GRIT = 5
ADVENTUROUS_GRIT, ADVENTUROUS_SPACES = 6, 3
ENOUGH_GRIT = 35
SPARE_GRIT = 0.15
"""All cubes are hers; more Grit is only a cushion."""
SYMBOLS = ("fangs", "bones", "eye")
ANY = len(SYMBOLS)
SYMBOL = [SYMBOLS.index(tile.symbol) if tile.symbol in SYMBOLS else ANY for tile in TILES]
"""Of each tile; what still lies in the stack may show any."""
SUREST = 0.9
INFESTATION = {"A": (1.0, 1.0, 0.5, 0.0), "B": (1.0, 1.0, 1.0, 0.5, 0.0), "C": (1.0, 0.95, 0.85, 0.55, 0.2, 0.05)}
"""How often each line of the Goblin Infestation hurts her, by her Strength."""
IDLE = 2.5
"""What a cube still free may bring in the rest of the turn."""
KEEP = 0.6
"""A cube not yet placed may still go anywhere."""
STEP = 0.1
"""She does not walk for nothing."""
TIME = 1.2
"""A tile in the stack puts the Collapse off."""


def ambush_cards(g: Vast) -> float:
    """How often an Event is an Ambush."""
    return g.event_deck.count("ambush") / len(g.event_deck) if g.event_deck else 0.0


def unseen_odds(g: Vast) -> list[tuple[float, float]]:
    """How often an unseen tile holds a Crystal, and how often an Ambush, cards counted: by the symbol it shows,
    and after these once more for tiles that the Cave laid in its own turn."""
    total, crystals, ambushes = [0.0] * (ANY + 1), [0.0] * (ANY + 1), [0.0] * (ANY + 1)
    card = ambush_cards(g)
    for number in (*[code >> 3 for code in g.tiles.values() if IS_DARK[code]], *g.stack, *g.cave.hand):
        kind = TILES[number].kind
        for symbol in (SYMBOL[number], ANY):
            total[symbol] += 1
            if kind == "crystal":
                crystals[symbol] += 1
            elif kind == "ambush":
                ambushes[symbol] += 1
            elif kind == "event":
                ambushes[symbol] += card
    odds = [(c / n, a / n) if n else (0.0, 0.0) for n, c, a in zip(total, crystals, ambushes, strict=True)]
    return [*biased(odds, FILLED), *biased(odds, LAID)] if g.plays(CAVE) else odds


def biased(odds: list[tuple[float, float]], bias: float) -> list[tuple[float, float]]:
    """The same where Crystals are so much likelier."""
    return [
        (likelier := min(SUREST, bias * crystal), ambush * (1 - likelier) / max(1 - SUREST, 1 - crystal))
        for crystal, ambush in odds
    ]


def sign(g: Vast, cell: int) -> int:
    """Which of the odds hold for a Dark tile, or for a space where one will come."""
    symbol = SYMBOL[g.tiles[cell] >> 3] if cell in g.tiles else ANY
    return symbol + ANY + 1 if cell in g.cave.laid else symbol


def grit_worth(g: Vast) -> float:
    """The worth of one Grit that may bring a cube: much while there are many turns to use it."""
    return max(0.4, 2.8 - 0.18 * g.round)


def crystal_worth(g: Vast) -> float:
    late = 1.0 if g.collapse else min(1.0, max(0, g.round - EARLY) / (LATE - EARLY))
    return CRYSTAL + (CRYSTAL_LATE - CRYSTAL) * late


def hurt(g: Vast, strength: int) -> float:
    """The chance that an Ambush costs Health at this Strength."""
    if g.plays(GOBLINS):
        return 0.6 * any(
            g.goblins.population[tribe] and tribe_strength(g, tribe) > strength and g.pieces[tribe] not in g.tiles
            for tribe in TRIBES
        )
    line = INFESTATION.get(g.rules.infestation)
    return line[min(strength, len(line) - 1)] if line else 0.0


def ambusher(g: Vast) -> int:
    """The Strength of the Monster that is falling upon her, 0 if there is none; so she sees what a cube may save."""
    drawn = g.goblins.monster_drawn
    return max(1, MONSTERS[drawn[-1]].ambush) if drawn and not g.plays(GOBLINS) else 0
