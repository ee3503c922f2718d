"""Every component of the box once, wherever it lies; what this match does not use stays in the box."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmtable.games.eldervale.acts import card_name
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    BEAST,
    ELEMENTS,
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
)
from wyrmtable.games.eldervale.hexes import AWAY
from wyrmtable.games.eldervale.state import DOMINATED, NOBODY, Eldervale


def census(g: Eldervale) -> list[str]:
    return [*_tiles(g), *_tokens(g), *_adventures(g), *_others(g), *_orbs(g), *_pieces(g)]


def _tiles(g: Eldervale) -> Iterator[str]:
    used = [realm for realm, cell in enumerate(g.cells) if cell != AWAY]
    used += [*g.stack, *g.removed, *([g.now.drawn] if g.now.drawn >= 0 else [])]
    boxed = [tile.number for tile in TILES if tile.element not in g.elements and tile.number not in used]
    return (TILES[tile].name for tile in (*used, *boxed))


def _tokens(g: Eldervale) -> Iterator[str]:
    tokens = [*g.tokens_out, *(token for token in g.slots.values() if token != ORB)]
    tokens += [token.number for token in TOKENS if token.element not in g.elements]
    for element in g.elements:
        for stack in range(element * STACKS, (element + 1) * STACKS):
            end = stack * STACK + STACK
            tokens += g.tokens[end - g.left[stack] : end]
    for player in g.players:
        tokens += player.tray
    return (TOKENS[token].name for token in tokens)


def _adventures(g: Eldervale) -> Iterator[str]:
    cards = [*g.cards_out, *(card for card in g.row if card >= 0)]
    cards += [c.number for c in ADVENTURES if c.element not in g.elements or (g.rules.draft and not c.both)]
    for deck in g.decks:
        cards += deck
    for player in g.players:
        cards += player.tableau
    return (card_name(card) for card in cards)


def _others(g: Eldervale) -> Iterator[str]:
    """Magic cards, Ghost cards and Trove tokens; all in the box until the elements are chosen."""
    magic = [*g.magic, *g.spent, *g.casting, *g.swapping]
    for player in g.players:
        magic += [*player.hand, *player.quests]
    for packet in g.packets:
        magic += packet
    magic += [card.number for card in MAGIC_CARDS if not g.elements or (g.rules.draft and not card.both)]
    ghosts = [*g.ghost_deck, *g.ghost_discard] if g.rules.solo and g.elements else range(len(GHOSTS))
    trove = [*g.trove, *g.trove_unused, *g.trove_taken] if g.rules.mother and g.elements else range(len(TROVE_NAMES))
    yield from (MAGIC_CARDS[card].name for card in magic)
    yield from (GHOSTS[card].name for card in ghosts)
    yield from (TROVE_NAMES[token] for token in trove)


def _orbs(g: Eldervale) -> list[str]:
    """Orbs are alike: on tracks, with players, on cards, bonus spaces and mercenaries, out of the game, or in the box."""
    number = len(g.track_orbs) + len(g.glory_orbs) + sum(player.orbs for player in g.players)
    number += sum(user != NOBODY for user in g.orb_spaces) + sum(g.for_good) + len(g.orbs_on)
    number += sum(token == ORB for token in g.slots.values()) + g.orbs_out
    return ["orb"] * (number + len(ELEMENTS) - len(g.elements))


def _pieces(g: Eldervale) -> Iterator[str]:
    """Units of the players; monsters and mercenaries with exactly one owner where they are owned."""
    for player in g.players:
        yield from (f"unit:{player.seat}" for kind in player.kinds if kind < MINOTAUR)
    for monster, place in enumerate(g.monsters):
        owners = sum(BEAST + monster in player.kinds for player in g.players)
        if owners == (place == DOMINATED):
            yield MONSTERS[monster].name
    for kind, mercenary in MERCENARIES.items():
        owners = sum(kind in player.kinds for player in g.players)
        if owners == (g.hired[kind - MINOTAUR] != NOBODY):
            yield mercenary.name
