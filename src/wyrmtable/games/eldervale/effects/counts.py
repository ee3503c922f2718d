"""Counters about cards, supplies, Units, Dwellings, tracks and the placement (spec 20)."""

from __future__ import annotations

from wyrmtable.games.eldervale.data import (
    ADVANCED,
    BASIC,
    DWELLING,
    ELEMENTS,
    INACTIVE,
    MARKERS,
    POTION,
    RUINS,
    SLOTS_EACH,
    STORED,
    SWORD,
    TOKENS,
    TOP,
    UNDERWORLD,
    WIZARD,
    WORKER,
)
from wyrmtable.games.eldervale.effects.doer import Count, Doer
from wyrmtable.games.eldervale.state import Eldervale

# ---- cards, supply, hand


def orb(g: Eldervale, c: Doer) -> int:
    return c.card in g.orbs_on and not c.bare


def slotted_token(g: Eldervale, c: Doer) -> int:
    start = c.card * SLOTS_EACH
    return sum(start + slot in g.slots for slot in range(SLOTS_EACH))


def symbol_on_slotted_tokens(g: Eldervale, c: Doer) -> int:
    start = c.card * SLOTS_EACH
    return sum(TOKENS[g.slots[start + slot]].symbols for slot in range(SLOTS_EACH) if start + slot in g.slots)


def magic_in_hand(g: Eldervale, c: Doer) -> int:
    return len(g.players[c.seat].hand)


def own_sword(g: Eldervale, c: Doer) -> int:
    return g.players[c.seat].supply[SWORD]


def own_potion(g: Eldervale, c: Doer) -> int:
    return g.players[c.seat].supply[POTION]


def resource_kind_held(g: Eldervale, c: Doer) -> int:
    player = g.players[c.seat]
    return sum(player.supply[kind] > 0 for kind in STORED) + bool(player.hand)


def max_basic_held(g: Eldervale, c: Doer) -> int:
    return max(g.players[c.seat].supply[kind] for kind in BASIC)


def two_resources_not_magic(g: Eldervale, c: Doer) -> int:
    return sum(g.players[c.seat].supply) // 2


def two_adventure_cards(g: Eldervale, c: Doer) -> int:
    return len(g.players[c.seat].tableau) // 2


def completed_quest(g: Eldervale, c: Doer) -> int:
    return len(g.players[c.seat].quests)


# ---- Units


def own_unit_in_underworld(g: Eldervale, c: Doer) -> int:
    return g.players[c.seat].places.count(UNDERWORLD)


def active_units(g: Eldervale, c: Doer) -> int:
    return sum(place != INACTIVE and place != DWELLING for place in g.players[c.seat].places)


def two_active_units(g: Eldervale, c: Doer) -> int:
    return active_units(g, c) // 2


def inactive_unit(g: Eldervale, c: Doer) -> int:
    return g.players[c.seat].places.count(INACTIVE)


def summoned_advanced_unit(g: Eldervale, c: Doer) -> int:
    player = g.players[c.seat]
    return sum(player.places[player.kinds.index(kind)] != INACTIVE for kind in ADVANCED)


def own_worker_in_eldervale(g: Eldervale, c: Doer) -> int:
    player = g.players[c.seat]
    return any(place >= 0 and kind == WORKER for kind, place in zip(player.kinds, player.places, strict=True))


def regroup_retrieved(g: Eldervale, c: Doer) -> int:
    return g.now.retrieved


# ---- Dwellings


def own_dwelling(g: Eldervale, c: Doer) -> int:
    return g.dwellings.count(c.seat)


def _beside(g: Eldervale, seat: int, ruins: int) -> int:
    return sum(
        owner == seat and (g.adjacent[realm] & RUINS).bit_count() >= ruins for realm, owner in enumerate(g.dwellings)
    )


def own_dwelling_adjacent_to_ruin(g: Eldervale, c: Doer) -> int:
    return _beside(g, c.seat, 1)


def own_dwelling_adjacent_to_2_ruins(g: Eldervale, c: Doer) -> int:
    return _beside(g, c.seat, 2)


def opponent_dwelling_adjacent_to_own(g: Eldervale, c: Doer) -> int:
    homes = g.homes(c.seat)
    return sum(
        owner >= 0 and owner != c.seat and g.adjacent[realm] & homes != 0 for realm, owner in enumerate(g.dwellings)
    )


def dwelling_build_vp(g: Eldervale, c: Doer) -> int:
    return c.built


# ---- tracks


def of_strictly_highest(element: str) -> Count:
    number = ELEMENTS.index(element)

    def strictly_highest(g: Eldervale, c: Doer) -> int:
        mine = g.players[c.seat].power[number]
        return mine > 0 and all(player.power[number] < mine for player in g.players if player.seat != c.seat)

    return strictly_highest


def track_where_highest_or_tied(g: Eldervale, c: Doer) -> int:
    mine = g.players[c.seat].power
    return sum(
        mine[element] > 0 and all(player.power[element] <= mine[element] for player in g.players)
        for element in g.elements
    )


def own_marker_on_track(g: Eldervale, c: Doer) -> int:
    return sum(space > 0 for space in g.players[c.seat].power)


def own_marker_on_space_5(g: Eldervale, c: Doer) -> int:
    return g.players[c.seat].power.count(TOP)


def own_lowest_marker(g: Eldervale, c: Doer) -> int:
    spaces = [space for space in g.players[c.seat].power if space]
    return min(spaces) if len(spaces) == MARKERS else 0


def glory_space_reached(g: Eldervale, c: Doer) -> int:
    return max(0, g.players[c.seat].glory)


def highest_or_tied_glory(g: Eldervale, c: Doer) -> int:
    mine = g.players[c.seat].glory
    return mine >= 1 and all(player.glory <= mine for player in g.players)


# ---- monsters and battles won


def monster_defeated_or_dominated(g: Eldervale, c: Doer) -> int:
    return g.players[c.seat].beasts


def dominated_now(g: Eldervale, c: Doer) -> int:
    return c.dominated


def battles_won_since_last_regroup(g: Eldervale, c: Doer) -> int:
    return g.players[c.seat].won


def won_battle(g: Eldervale, c: Doer) -> int:
    return g.battle is not None and g.battle.winner == c.seat


def monster_defeated_here(g: Eldervale, c: Doer) -> int:
    return g.battle is not None and g.battle.beaten >= 0


def loser_had_more_dice(g: Eldervale, c: Doer) -> int:
    if g.battle is None or c.seat not in g.battle.dice:
        return False
    mine = len(g.battle.dice[c.seat])
    return any(len(dice) > mine for side, dice in g.battle.dice.items() if side != c.seat)


# ---- the placement


def own_worker_placed(g: Eldervale, c: Doer) -> int:
    return g.active == c.seat and c.kind == WORKER


def own_wizard_placed(g: Eldervale, c: Doer) -> int:
    return g.active == c.seat and c.kind == WIZARD


def realm_is_ruin(g: Eldervale, c: Doer) -> int:
    return RUINS >> c.realm & 1


def realm_has_any_dwelling(g: Eldervale, c: Doer) -> int:
    return g.dwellings[c.realm] >= 0


def realm_has_opponent_unit(g: Eldervale, c: Doer) -> int:
    return any(c.realm in player.places for player in g.players if player.seat != c.seat)


COUNTS: dict[str, Count] = {
    "orb": orb,
    "slotted_token": slotted_token,
    "symbol_on_slotted_tokens": symbol_on_slotted_tokens,
    "magic_in_hand": magic_in_hand,
    "own_sword": own_sword,
    "own_potion": own_potion,
    "resource_kind_held": resource_kind_held,
    "max_basic_held": max_basic_held,
    "2_resources_not_magic": two_resources_not_magic,
    "2_adventure_cards": two_adventure_cards,
    "completed_quest": completed_quest,
    "own_unit_in_underworld": own_unit_in_underworld,
    "active_units": active_units,
    "2_active_units": two_active_units,
    "inactive_unit": inactive_unit,
    "summoned_advanced_unit": summoned_advanced_unit,
    "own_worker_in_eldervale": own_worker_in_eldervale,
    "regroup_retrieved": regroup_retrieved,
    "own_dwelling": own_dwelling,
    "own_dwelling_adjacent_to_ruin": own_dwelling_adjacent_to_ruin,
    "own_dwelling_adjacent_to_2_ruins": own_dwelling_adjacent_to_2_ruins,
    "opponent_dwelling_adjacent_to_own": opponent_dwelling_adjacent_to_own,
    "dwelling_build_vp": dwelling_build_vp,
    "track_where_highest_or_tied": track_where_highest_or_tied,
    "own_marker_on_track": own_marker_on_track,
    "own_marker_on_space_5": own_marker_on_space_5,
    "own_lowest_marker": own_lowest_marker,
    "glory_space_reached": glory_space_reached,
    "highest_or_tied_glory": highest_or_tied_glory,
    "monster_defeated_or_dominated": monster_defeated_or_dominated,
    "dominated_now": dominated_now,
    "battles_won_since_last_regroup": battles_won_since_last_regroup,
    "won_battle": won_battle,
    "monster_defeated_here": monster_defeated_here,
    "loser_had_more_dice": loser_had_more_dice,
    "own_worker_placed": own_worker_placed,
    "own_wizard_placed": own_wizard_placed,
    "realm_is_ruin": realm_is_ruin,
    "realm_has_any_dwelling": realm_has_any_dwelling,
    "realm_has_opponent_unit": realm_has_opponent_unit,
}
"""By their names in the tables."""
