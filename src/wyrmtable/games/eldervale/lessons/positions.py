"""Positions to begin a lesson with: a map laid by hand, everything else where it belongs. You play against one other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    DWELLING,
    ELEMENTS,
    FACTIONS,
    INACTIVE,
    MAGIC_CARDS,
    MAGIC_NUMBER,
    READY,
    RESOURCES,
    STACK,
    STORED,
    TILES,
    TOKENS,
    UNITS,
)
from wyrmtable.games.eldervale.hexes import cell_at
from wyrmtable.games.eldervale.rules.adventure import put_under
from wyrmtable.games.eldervale.rules.land import lay
from wyrmtable.games.eldervale.rules.setup import choose_monsters, shuffle_decks, shuffle_tokens
from wyrmtable.games.eldervale.state import Eldervale
from wyrmtable.games.eldervale.terms import realm_id

YOU, LENA = range(2)
OPTIONS = {"first_game": True}
REALM = {tile.name: tile.number for tile in TILES}
_FACTION = {faction.name: faction for faction in FACTIONS}
_TOKEN = {token.name: token.number for token in TOKENS}

Rows = Mapping[tuple[int, int], Sequence[str]]
"""Realms from west to east, by the position (q, r) of the first one."""


def at(realm: str) -> str:
    """A realm as a place on the table."""
    return realm_id(REALM[realm])


def begin(g: Eldervale, factions: tuple[str, str], elements: Sequence[str], rows: Rows, drawn_next: str) -> None:
    """Your turn begins on this map; hands are empty, so that nobody waits for reactions."""
    for player, name in zip(g.players, factions, strict=True):
        player.faction, player.element = _FACTION[name].number, _FACTION[name].element
        player.power[player.element] = 1
        player.vp = player.seat + 1
    g.order = (YOU, LENA)
    g.active = YOU
    g.elements = tuple(sorted(ELEMENTS.index(element) for element in elements))
    g.track_orbs = list(g.elements)
    g.magic = [card.number for card in MAGIC_CARDS]
    g.chance.shuffle("magic", g.magic)
    shuffle_decks(g)
    shuffle_tokens(g)
    choose_monsters(g)
    for (q, r), realms in rows.items():
        for step, realm in enumerate(realms):
            lay(g, REALM[realm], cell_at(q + step, r))
    left = [tile.number for tile in TILES if tile.element in g.elements and g.cells[tile.number] < 0]
    left.remove(REALM[drawn_next])
    g.chance.shuffle("stack", left)
    g.stack = [*left, REALM[drawn_next]]
    g.phase = "begin-turn"


def supply(g: Eldervale, seat: int, **kinds: int) -> None:
    g.players[seat].supply = [kinds.get(RESOURCES[kind], 0) for kind in STORED]


def show_cards(g: Eldervale, *names: str) -> None:
    """These Adventure cards lie face up, one for each element in play."""
    for name in names:
        card = ADVENTURES[ADVENTURE[name]]
        g.decks[card.element].remove(card.number)
        put_under(g, g.row[card.element])
        g.row[card.element] = card.number


def give_cards(g: Eldervale, seat: int, *names: str) -> None:
    """Adventure cards in a tableau; their power is set with ``power``."""
    for name in names:
        card = ADVENTURES[ADVENTURE[name]]
        g.decks[card.element].remove(card.number)
        g.players[seat].tableau.append(card.number)


def give_magic(g: Eldervale, seat: int, *names: str) -> None:
    for name in names:
        g.magic.remove(MAGIC_NUMBER[name])
        g.players[seat].hand.append(MAGIC_NUMBER[name])


def top(g: Eldervale, realm: str, *names: str) -> None:
    """These tokens lie on top of the realm's full stacks."""
    for index, name in enumerate(names):
        here = (g.stack_of[REALM[realm]] + index) * STACK
        there = g.tokens.index(_TOKEN[name])
        g.tokens[here], g.tokens[there] = g.tokens[there], g.tokens[here]


def empty(g: Eldervale, realm: str) -> None:
    """All treasure of this realm has been taken."""
    stack = g.stack_of[REALM[realm]]
    for taken in range(stack, stack + len(TILES[REALM[realm]].printed)):
        g.tokens_out += g.tokens[taken * STACK : taken * STACK + STACK]
        g.left[taken] = 0


def power(g: Eldervale, seat: int, **spaces: int) -> None:
    g.players[seat].power = [spaces.get(element, 0) for element in ELEMENTS]


def put(g: Eldervale, seat: int, kind: str, *places: str) -> None:
    """Units of this kind in these realms, the first that are ready or not summoned yet; ``""`` is the Ready Area."""
    player = g.players[seat]
    for place in places:
        waiting = (READY, INACTIVE) if place else (INACTIVE,)
        index = _unit(player.kinds, player.places, UNITS.index(kind), waiting)
        player.places[index] = REALM[place] if place else READY


def build(g: Eldervale, seat: int, *realms: str) -> None:
    """Dwellings of Workers that were summoned long ago."""
    player = g.players[seat]
    for realm in realms:
        player.places[_unit(player.kinds, player.places, UNITS.index("worker"), (INACTIVE,))] = DWELLING
        g.dwellings[REALM[realm]] = seat


def _unit(kinds: Sequence[int], places: Sequence[int], kind: int, waiting: Sequence[int]) -> int:
    return next(
        index for index, (own, place) in enumerate(zip(kinds, places, strict=True)) if own == kind and place in waiting
    )


def no_more_peace(g: Eldervale) -> None:
    """Both have regrouped."""
    g.peaceful = False
    for player in g.players:
        player.glory = 0
