"""Crowded tables: a position of random play where everybody has many cards, tokens, Orbs, Units and power.

Random play by itself seldom comes to auras, vaults and slots filled; here they are dealt, each piece once.
"""

from __future__ import annotations

import random

from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    BEAST,
    DWELLING,
    INACTIVE,
    ORB,
    READY,
    TOKENS,
    UNDERWORLD,
    slot_key,
)
from wyrmtable.games.eldervale.state import WAITING, Eldervale, Player, Turn


def crowded(g: Eldervale, rng: random.Random) -> Eldervale:
    """The turn of the active player begins on a copy with much more on it."""
    g = g.copy()
    g.phase, g.agenda, g.now, g.battle = "main-choice", [], Turn(), None
    if rng.random() < 0.8:
        g.peaceful = False
    for player in g.players:
        if not g.peaceful:
            player.glory = max(player.glory, rng.randrange(8))
        _cards(g, player, rng)
        _things(g, player, rng)
        _units(g, player, rng)
    _monsters(g, rng)
    return g


def _cards(g: Eldervale, player: Player, rng: random.Random) -> None:
    for element in g.elements:
        for _ in range(rng.randrange(4)):
            if g.decks[element]:
                player.tableau.append(g.decks[element].pop())
    if g.ghostly(player.seat):
        return
    wanted = rng.choice((0, 1, 1, 3, 5, 8))
    g.spent += player.hand[wanted:]
    del player.hand[wanted:]
    while len(player.hand) < wanted and g.magic:
        player.hand.append(g.magic.pop(rng.randrange(len(g.magic))))
    hosts = [card for card in player.tableau if ADVENTURES[card].icon >= -1 and card not in g.auras]
    for card in player.tableau:
        printed = ADVENTURES[card]
        for slot in range(len(printed.slots)):
            _fill(g, slot_key(card, slot), printed.slots == ("in",), rng)
        if printed.orb != "none" and card not in g.orbs_on and rng.random() < 0.6:
            g.orbs_on.append(card)
        if printed.kind == "aura" and card not in g.auras.values() and hosts and rng.random() < 0.7:
            g.auras[hosts.pop(rng.randrange(len(hosts)))] = card


def _fill(g: Eldervale, key: int, takes_orb: bool, rng: random.Random) -> None:
    """A token that nobody has, or an Orb; some slots stay empty."""
    used = {*g.slots.values(), *g.tokens_out, *(token for player in g.players for token in player.tray)}
    if key in g.slots or rng.random() < 0.3:
        return
    if takes_orb and rng.random() < 0.3:
        g.slots[key] = ORB
    else:
        g.slots[key] = rng.choice([token.number for token in TOKENS if token.number not in used])


def _things(g: Eldervale, player: Player, rng: random.Random) -> None:
    few = rng.random() < 0.3
    player.supply = [rng.choice((0, 0, 0, 0, 1) if few else (0, 0, 1, 2, 3, 5)) for _ in player.supply]
    player.orbs += rng.randrange(2)
    tracks = rng.sample(g.elements, 4)
    player.power = [rng.randrange(6) if element in tracks else 0 for element in range(len(player.power))]
    player.won, player.beasts = rng.randrange(3), rng.randrange(4)
    player.tactics = rng.random() < 0.5


def _units(g: Eldervale, player: Player, rng: random.Random) -> None:
    realms = [realm for realm, cell in enumerate(g.cells) if cell >= 0]
    for i, (kind, place) in enumerate(zip(player.kinds, player.places, strict=True)):
        if place != DWELLING:
            asleep = INACTIVE if i < 9 else READY
            below = UNDERWORLD if kind < BEAST else READY
            (player.places[i],) = rng.choices((rng.choice(realms), below, READY, asleep), (9, 3, 4, 4))


def _monsters(g: Eldervale, rng: random.Random) -> None:
    for monster, place in enumerate(g.monsters):
        if place == WAITING and rng.random() < 0.5:
            g.monsters[monster] = rng.choice(
                [realm for realm, cell in enumerate(g.cells) if cell >= 0 and realm not in g.monsters]
            )
