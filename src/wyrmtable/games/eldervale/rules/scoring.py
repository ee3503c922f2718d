"""Final scoring (spec 17.2, 17.3) and who has won."""

from __future__ import annotations

from wyrmtable.core.game import Result
from wyrmtable.games.eldervale import tales
from wyrmtable.games.eldervale.data import ADVENTURES, MAGIC_CARDS, TILES
from wyrmtable.games.eldervale.effects.compile import compile_number
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.state import Eldervale

PARTS = ("play", "orbs", "markers", "dwellings", "cards", "vaults", "prophecies", "bonus")
"""Columns of the breakdown: points of play, the six steps, and what the level of the Ghosts adds."""
CARDS_PER_DWELLING = 3


def orbs(g: Eldervale, seat: int) -> int:
    """Step 1; nothing in the draft [D 13]."""
    return 0 if g.rules.draft else g.players[seat].orbs


def markers(g: Eldervale, seat: int) -> int:
    """Step 2."""
    return sum(g.rules.values[space] for space in g.players[seat].power)


def dwellings(g: Eldervale, seat: int) -> int:
    """Step 3: the value of the marker's space, once however many sigils."""
    values, power = g.rules.values, g.players[seat].power
    return sum(values[power[TILES[realm].element]] for realm, owner in enumerate(g.dwellings) if owner == seat)


def cards(g: Eldervale, seat: int) -> int:
    """Step 4: the starter card, and the best Adventure cards, at most three for each Dwelling (draft: all) [R 29]."""
    player = g.players[seat]
    values, power = g.rules.values, player.power
    worth = sorted((values[power[ADVENTURES[card].element]] for card in player.tableau), reverse=True)
    if not g.rules.draft:
        worth = worth[: CARDS_PER_DWELLING * g.dwellings.count(seat)]
    return values[power[player.element]] + sum(worth)


def vaults(g: Eldervale, seat: int) -> int:
    """Step 5: vaults with their Orb; the Ghosts' score nothing here."""
    if g.ghostly(seat):
        return 0
    return sum(
        compile_number(ADVENTURES[card].effect, "score_end")(g, Doer(seat, card))
        for card in g.players[seat].tableau
        if ADVENTURES[card].kind == "vault" and card in g.orbs_on
    )


def prophecies(g: Eldervale, seat: int) -> int:
    """Step 6."""
    return sum(
        compile_number(MAGIC_CARDS[card].effect, "score_end")(g, Doer(seat))
        for card in g.players[seat].hand
        if MAGIC_CARDS[card].kind == "prophecy"
    )


STEPS = (orbs, markers, dwellings, cards, vaults)


def points(g: Eldervale, seat: int) -> list[int]:
    """What a player would have if the game ended now, in the columns of PARTS."""
    bonus = g.rules.ghost_bonus if g.ghostly(seat) else 0
    return [g.players[seat].vp, *(step(g, seat) for step in STEPS), prophecies(g, seat), bonus]


def standing(g: Eldervale) -> tuple[int, ...]:
    """What all would have if the game ended now; nothing while factions are chosen."""
    if g.ended or not g.elements:
        return tuple(player.vp for player in g.players)
    return tuple(sum(points(g, player.seat)) for player in g.players)


def final_scoring(g: Eldervale) -> None:
    """Steps 1 to 5 for all, then prophecies from the lowest total to the highest; ties in turn order."""
    found = {seat: points(g, seat) for seat in g.order}
    before = {seat: sum(parts) - parts[PARTS.index("prophecies")] for seat, parts in found.items()}
    g.breakdown = [found[player.seat] for player in g.players]
    for seat in sorted(g.order, key=lambda seat: before[seat]):
        g.players[seat].vp = sum(found[seat])
        tales.scored(g, seat)
    g.ended = True


def wealth(g: Eldervale, seat: int) -> int:
    """R 30: the supply and all Magic cards in hand."""
    player = g.players[seat]
    return sum(player.supply) + len(player.hand)


def result(g: Eldervale) -> Result:
    """Most points; on ties more resources (not in the draft); then shared. The lone player must beat the Ghosts."""
    scores = tuple(player.vp for player in g.players)
    if g.rules.solo:
        return Result((0,) if scores[0] > scores[1] else (1,), scores)
    teams = ((0, 1), (2, 3)) if g.rules.teams else tuple((seat,) for seat in range(len(scores)))

    def strength(team: tuple[int, ...]) -> tuple[int, int]:
        total = sum(scores[seat] for seat in team)
        return total, 0 if g.rules.draft else sum(wealth(g, seat) for seat in team)

    best = max(strength(team) for team in teams)
    return Result(tuple(seat for team in teams if strength(team) == best for seat in team), scores)
