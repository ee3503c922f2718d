"""Every component of a match once, wherever it lies."""

from __future__ import annotations

from wyrmtable.games.eldervale.acts import card_name
from wyrmtable.games.eldervale.data import (
    BEAST,
    GHOSTS,
    MAGIC_CARDS,
    MERCENARIES,
    MINOTAUR,
    MONSTERS,
    ORB,
    STACK,
    STACKS,
    TILES,
    TOKENS,
    TROVE_NAMES,
    WORKERS,
)
from wyrmtable.games.eldervale.hexes import AWAY
from wyrmtable.games.eldervale.rules.mercenaries import in_game
from wyrmtable.games.eldervale.state import DOMINATED, NOBODY, NOT_USED, Eldervale


def census(g: Eldervale) -> list[str]:
    """Nothing before all is dealt."""
    if not g.elements:
        return []
    return [*_tiles(g), *_tokens(g), *_cards(g), *_orbs(g), *_pieces(g)]


def _tiles(g: Eldervale) -> list[str]:
    tiles = [realm for realm, cell in enumerate(g.cells) if cell != AWAY]
    tiles += [*g.stack, *g.removed, *([g.now.drawn] if g.now.drawn >= 0 else [])]
    return [TILES[tile].name for tile in tiles]


def _tokens(g: Eldervale) -> list[str]:
    tokens = [*g.tokens_out, *(token for token in g.slots.values() if token != ORB)]
    for element in g.elements:
        for stack in range(element * STACKS, (element + 1) * STACKS):
            end = stack * STACK + STACK
            tokens += g.tokens[end - g.left[stack] : end]
    for player in g.players:
        tokens += player.tray
    return [TOKENS[token].name for token in tokens]


def _cards(g: Eldervale) -> list[str]:
    adventures = [*g.cards_out, *(card for card in g.row if card >= 0)]
    magic = [*g.magic, *g.spent, *g.casting]
    for deck in g.decks:
        adventures += deck
    for player in g.players:
        adventures += player.tableau
        magic += [*player.hand, *player.quests]
    for packet in g.packets:
        magic += packet
    return [
        *(card_name(card) for card in adventures),
        *(MAGIC_CARDS[card].name for card in magic),
        *(GHOSTS[card].name for card in (*g.ghost_deck, *g.ghost_discard)),
        *(TROVE_NAMES[token] for token in (*g.trove, *g.trove_unused, *g.trove_taken)),
    ]


def _orbs(g: Eldervale) -> list[str]:
    """Orbs are alike; each lies on a track, with a player, on a card, on a bonus space or with a mercenary."""
    number = len(g.track_orbs) + len(g.glory_orbs) + sum(player.orbs for player in g.players)
    number += sum(user != NOBODY for user in g.orb_spaces) + sum(g.for_good) + len(g.orbs_on)
    number += sum(token == ORB for token in g.slots.values()) + g.orbs_out
    return ["orb"] * number


def _pieces(g: Eldervale) -> list[str]:
    found = []
    for player in g.players:
        found += [f"unit:{player.seat}"] * len(player.kinds[: WORKERS + 3])
    for monster, place in enumerate(g.monsters):
        owned = any(BEAST + monster in player.kinds for player in g.players)
        if place != NOT_USED and owned == (place == DOMINATED):
            found.append(MONSTERS[monster].name)
    for kind, mercenary in MERCENARIES.items():
        owners = sum(kind in player.kinds for player in g.players)
        if in_game(g, kind) and owners == (g.hired[kind - MINOTAUR] != NOBODY):
            found.append(mercenary.name)
    return found
