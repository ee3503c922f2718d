"""What the Ghosts do in battles (spec 18.9)."""

from __future__ import annotations

from wyrmtable.games.eldervale import tales
from wyrmtable.games.eldervale.data import DRAGON, GHOSTS, SPHINX, SWORD, WARRIOR
from wyrmtable.games.eldervale.effects.battle_counts import battle_of
from wyrmtable.games.eldervale.rules.sides import join_in, side_of, sword_offers, sword_price, webbed
from wyrmtable.games.eldervale.rules.units import units_in
from wyrmtable.games.eldervale.state import NOBODY, Eldervale


def flip(g: Eldervale) -> int:
    """The next Ghost card; the pile is shuffled again when it is empty."""
    if not g.ghost_deck:
        g.ghost_deck = sorted(g.ghost_discard)
        g.ghost_discard = []
        g.chance.shuffle("ghosts", g.ghost_deck)
    card = g.ghost_deck.pop()
    g.ghost_discard.append(card)
    return card


def ghosts_join(g: Eldervale, seat: int) -> None:
    """Only where a Ghost already stands, with every adjacent Warrior and Dragon that the Web does not hold.

    They have no resources, so they cannot answer the Riddle.
    """
    battle = battle_of(g)
    if battle.realm not in g.players[seat].places or side_of(g, SPHINX) != NOBODY:
        return
    for unit in units_in(g, seat, g.adjacent[battle.realm] & ~webbed(g, battle.realm)):
        if unit.kind in (WARRIOR, DRAGON):
            join_in(g, seat, unit.kind, unit.place)


def ghosts_add_dice(g: Eldervale, seat: int) -> None:
    """The bonus dice of one extra card."""
    battle = battle_of(g)
    battle.extra[seat] = battle.extra.get(seat, 0) + GHOSTS[flip(g)].dice


def ghosts_spend(g: Eldervale, seat: int) -> None:
    """Against the human they spend swords up to the limit."""
    battle = battle_of(g)
    supply = g.players[seat].supply
    if battle.realm not in g.players[seat].places or battle.realm not in g.players[0].places:
        return
    offers = sword_offers(g, seat, seat)
    if offers:
        supply[SWORD] -= offers[-1]
        dice = offers[-1] // sword_price(g)
        battle.bought[seat] = battle.bought.get(seat, 0) + dice
        tales.swords_spent(g, seat, seat, dice)
