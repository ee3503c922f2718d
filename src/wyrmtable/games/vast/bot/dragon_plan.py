"""What the Dragon can still do in a turn: the best mix of Greed and Pride that his symbols and moves allow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wyrmtable.games.vast.data import CARRIED, DRAGON, FACES, GEMS, GOBLINS, HELD, IS_DARK, KIND, POWERS, SUPPLY, TRIBES
from wyrmtable.games.vast.grid import AROUND, hit_cells
from wyrmtable.games.vast.rules.paying import ready_gems
from wyrmtable.games.vast.rules.sloth import MEAL, MOST_EATEN
from wyrmtable.games.vast.rules.stats import spirit
from wyrmtable.games.vast.state import Vast

POWER_NAMES = tuple(POWERS)
TOKEN_ROOM = "treasure_room"
NOWHERE = -1
"""The end of a move whose goal does not matter."""
MOVE = 0.02
SLITHER = 0.06
BEGUN = 0.03
"""In cubes: the price of a movement and of a Slither still to be paid for, and a trifle for a reveal under way, so that
what the plan needs comes before what it does not."""


class Means:
    """What he has to spend: symbols, moves, and what this turn has already brought."""

    __slots__ = (
        "burns",
        "clawing",
        "claws",
        "earned",
        "flames",
        "flaming",
        "flying",
        "free_move",
        "gem",
        "lighting",
        "moved",
        "pick_up",
        "scorches",
        "slithers",
        "still",
        "taken",
        "wings",
    )

    def __init__(self, claws: int, flames: int, wings: int) -> None:
        self.claws, self.flames, self.wings = claws, flames, wings
        self.slithers = self.burns = self.scorches = self.clawing = self.flaming = 0
        """Chosen and not yet used."""
        self.free_move = self.pick_up = self.gem = self.still = True
        self.moved = self.flying = self.lighting = False
        self.taken: list[str] = []
        self.earned: list[str] = []


def at_hand(g: Vast) -> Means:
    """In the middle of his own turn."""
    dragon = g.dragon
    symbols = dict.fromkeys(GEMS, 0)
    means = Means(0, 0, 0)
    if g.phase == "powers":
        for symbol in dragon.hand:
            symbols[symbol] += 1
        for gem in ready_gems(g):
            symbols[GEMS[gem]] += 1
        unpaid = announced(g)
        if unpaid:
            for symbol in POWERS[unpaid].cost:
                symbols[max(GEMS, key=symbols.__getitem__) if symbol == "any" else symbol] -= 1
        for power in (unpaid, dragon.using):
            means.slithers += power == "slither"
            means.burns += power == "burn"
            means.scorches += power == "scorch"
            means.clawing += power == "claw"
            means.flaming += power == "flame"
            symbols["wing"] += power == "wing"
            means.flying |= power == "wing"
            means.lighting |= power in ("flame", "burn", "scorch")
    means.claws, means.flames, means.wings = (max(0, symbols[symbol]) for symbol in ("claw", "flame", "wing"))
    means.free_move = g.phase == "powers" and not dragon.free_move
    means.pick_up = g.phase in ("powers", "treasures")
    means.gem = g.phase != "hand"
    means.still = g.phase != "hand"
    means.moved = dragon.moved
    means.taken = dragon.taken
    means.earned = dragon.earned
    if any(KIND[g.tiles[cell]] == "event" for cell in under_way(g)):
        means.earned = [*dragon.earned, "pride_event"]
    return means


def announced(g: Vast) -> str:
    """The power he has chosen and not yet paid for."""
    return next((POWER_NAMES[number] for step, number, _ in g.agenda if step == "power"), "")


def next_turn(g: Vast) -> Means:
    """With the hand he will draw on average."""
    each = spirit(g) // len(GEMS)
    out = [place >= 0 or place == CARRIED for place in g.gems]
    return Means(*(each + out[gem] for gem in range(len(GEMS))))


def under_way(g: Vast) -> Iterable[int]:
    """Tiles that a power of his is just revealing."""
    for reveal in g.reveals:
        if reveal.by == DRAGON:
            yield from reveal.done
            yield from reveal.left


def share_hidden(g: Vast, kind: str) -> float:
    """The share of a type among the tiles nobody has seen."""
    hidden = [code for code in g.tiles.values() if IS_DARK[code]]
    hidden += [number << 3 for number in (*g.stack, *g.cave.hand)]
    return sum(KIND[code] == kind for code in hidden) / len(hidden) if hidden else 0.0


def misses(g: Vast, means: Means, centre: int, flames: int, wings: int, share: float) -> float:
    """The chance that all he may still reveal from there is of another type than one with this share."""
    tiles = g.tiles
    dark = [sum(IS_DARK[tiles[cell]] for cell in hit_cells(g, centre, face)) for face in FACES]
    flame = sum((1 - share) ** n for n in dark) / len(FACES)
    scorch = (1 - share) ** max(dark)
    burn = 1 - share
    miss = scorch**means.scorches * burn**means.burns * flame**means.flaming
    while flames:
        if flames > 1 and scorch < flame * flame:
            miss *= scorch
            flames -= 2
        elif wings and burn < flame:
            miss *= burn
            flames, wings = flames - 1, wings - 1
        else:
            miss *= flame
            flames -= 1
    return miss


def lights(g: Vast, means: Means, centre: int, wings: int, wanted: Sequence[int]) -> float:
    """How many of these Dark tiles he may still light from there, on average."""
    flame = sum(cell in wanted for face in FACES for cell in hit_cells(g, centre, face)) / len(FACES)
    scorch = sum(centre + delta in wanted for delta in AROUND)
    flames = means.flames
    lit = means.burns + means.scorches * scorch + means.flaming * flame
    while flames:
        if flames > 1 and scorch / 2 > max(flame, min(1, wings)):
            lit += scorch
            flames -= 2
        elif wings and flame < 1:
            lit += 1
            flames, wings = flames - 1, wings - 1
        else:
            lit += flame
            flames -= 1
    return min(len(wanted), lit)


def claw_eats(g: Vast, centre: int) -> float:
    """Goblins a Claw from there eats on average."""
    prey = {g.pieces[tribe]: min(2, g.goblins.population[tribe]) for tribe in TRIBES if g.revealed_tribe(tribe)}
    if not prey:
        return 0.0
    return sum(prey.get(cell, 0) for face in FACES for cell in hit_cells(g, centre, face)) / len(FACES)


def cubes(
    g: Vast, means: Means, here: int, ways: dict[int, int], share: float, treasures: list[int]
) -> tuple[float, int]:
    """Sloth cubes the best plan takes on average, with the fewest moves, and where it ends."""
    sloth = g.dragon.sloth
    reach = means.free_move + means.wings
    held = HELD in g.treasures
    greedy = means.pick_up and "greed" not in means.taken
    proud = "pride" not in means.taken
    gem = means.gem and SUPPLY in g.gems and any(place >= 0 or place == CARRIED for place in g.gems)
    ends = {NOWHERE: 1} if means.flying else {here: 0}
    if greedy and not held:
        ends.update((cell, ways[cell]) for cell in treasures if 0 < ways.get(cell, 9) <= reach)
    best, best_end = -1.0, NOWHERE
    for end, moves in ends.items():
        slithers = means.slithers + min(means.claws, means.flames)
        free = means.slithers
        flames = means.flames
        value = -MOVE * moves
        if greedy and (held or end in treasures):
            if sloth["greed"]:
                value += 1.0
            elif slithers:
                value += 1.0 if free else 1.0 - SLITHER
                slithers, free, flames = slithers - 1, 0, flames - (not free)
        if proud:
            still = means.still and not means.moved and not moves
            sure = [track in means.earned for track in ("pride_event", "pride_gem")]
            if (
                (sure[0] and sloth["pride_event"])
                or ((sure[1] or gem) and sloth["pride_gem"])
                or (still and sloth["pride_still"])
            ):
                value += 1.0
            elif slithers and (sure[0] or sure[1] or gem or still):
                value += 1.0 if free else 1.0 - SLITHER
            elif sloth["pride_event"]:
                wings = means.wings - max(0, moves - means.free_move)
                miss = misses(g, means, here, flames, wings, share)
                if end not in (here, NOWHERE):
                    miss = min(miss, misses(g, means, end, flames, wings, share))
                value += 1 - miss + BEGUN * means.lighting
        if value > best:
            best, best_end = value, end
    return best + meals(g, means, here), here if best_end == NOWHERE else best_end


def meals(g: Vast, means: Means, here: int) -> float:
    """Hunger: Goblins eaten, and those a Claw may still catch."""
    dragon = g.dragon
    if not g.plays(GOBLINS) or not dragon.sloth["hunger"]:
        return 0.0
    eaten = min(float(MOST_EATEN), dragon.eaten + min(2, means.claws + means.clawing) * claw_eats(g, here))
    now = "hunger" not in means.taken and eaten >= MEAL
    return now + 0.3 * (eaten - MEAL * now) / MEAL
