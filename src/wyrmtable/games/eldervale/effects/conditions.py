"""Conditions and counters of effects (spec 20): numbers that can be read off the state."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.games.eldervale.data import (
    ADVANCED,
    BASIC,
    BRIDGE,
    DRAGON,
    DUNGEONS,
    DWELLING,
    ELEMENTS,
    FREE,
    INACTIVE,
    MAGE_TOWER,
    MARKERS,
    POTION,
    RUINS,
    SHAPESHIFTER,
    SLOTS_EACH,
    STORED,
    SWORD,
    TOKENS,
    TOP,
    UNDERWORLD,
    WARRIOR,
    WIZARD,
    WORKER,
    Cost,
)
from wyrmtable.games.eldervale.effects.grammar import split
from wyrmtable.games.eldervale.state import WILD, Battle, Eldervale


class Doer:
    """For whom an effect happens, and through what."""

    __slots__ = ("bare", "built", "card", "dominated", "kind", "mimic", "owed", "realm", "seat", "stand")

    def __init__(
        self,
        seat: int,
        card: int = -1,
        kind: int = -1,
        realm: int = -1,
        *,
        bare: bool = False,
        mimic: bool = False,
        built: int = -1,
        dominated: bool = False,
        owed: Cost = FREE,
        stand: int = -1,
    ) -> None:
        self.seat = seat
        self.card = card
        """The Adventure card whose slots and Orb count."""
        self.kind = kind
        """The Unit that acts: placed, or on the card; for a monster's ability the monster."""
        self.realm = realm
        """The realm of the placement."""
        self.bare = bare
        """Neither slots nor Orb of the card count (Carnival of Masks)."""
        self.mimic = mimic
        """The Shapeshifter may stand for the Unit of this ability."""
        self.built = built
        """Points the Dwelling just built gave."""
        self.dominated = dominated
        """A Monster was just dominated."""
        self.owed = owed
        """What must be paid first: the casting cost of a spell not yet played."""
        self.stand = stand
        """The card on which the activating Unit stands."""


Count = Callable[[Eldervale, Doer], int]

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


def _strictly_highest(element: str) -> Count:
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


_NAMED = {"dungeon": DUNGEONS, "magetower": 1 << MAGE_TOWER, "bifrost": 1 << BRIDGE}

# ---- the battle (in step 6 and later: who took part)


def fighting(g: Eldervale, seat: int) -> list[int]:
    """The Units this player has in the battle, by kind."""
    battle = g.battle
    if battle is None:
        return []
    if battle.took_part:
        return battle.took_part.get(seat, [])
    return g.kinds_at(seat, battle.realm)


def shows(g: Eldervale, c: Doer, kind: int, kinds: list[int]) -> bool:
    """Whether a Unit of this kind is among these, or the Shapeshifter in its shape."""
    if kind in kinds:
        return True
    return c.mimic and SHAPESHIFTER in kinds and can_mimic(g, c.seat, kind)


def can_mimic(g: Eldervale, seat: int, kind: int) -> bool:
    """Whether the Shapeshifter may act as this kind of Unit: the player has an active one [R 45]."""
    player = g.players[seat]
    return any(
        own == kind and place != INACTIVE and place != DWELLING
        for own, place in zip(player.kinds, player.places, strict=True)
    )


def has_unit_in_battle(g: Eldervale, c: Doer) -> int:
    return bool(fighting(g, c.seat))


def own_worker_in_battle(g: Eldervale, c: Doer) -> int:
    return shows(g, c, WORKER, fighting(g, c.seat))


def own_warrior_in_battle(g: Eldervale, c: Doer) -> int:
    return shows(g, c, WARRIOR, fighting(g, c.seat))


def own_wizard_in_battle(g: Eldervale, c: Doer) -> int:
    return shows(g, c, WIZARD, fighting(g, c.seat))


def own_dragon_in_battle(g: Eldervale, c: Doer) -> int:
    return shows(g, c, DRAGON, fighting(g, c.seat))


def _joined(g: Eldervale, c: Doer, kind: int) -> bool:
    if g.battle is None:
        return False
    here = fighting(g, c.seat)
    return shows(g, c, kind, [own for seat, own in g.battle.joined if seat == c.seat and own in here])


def own_warrior_joins(g: Eldervale, c: Doer) -> int:
    return _joined(g, c, WARRIOR)


def own_dragon_joined(g: Eldervale, c: Doer) -> int:
    return _joined(g, c, DRAGON)


def joined_without_prior_unit(g: Eldervale, c: Doer) -> int:
    return g.battle is not None and c.seat not in g.battle.prior and bool(fighting(g, c.seat))


def own_placement_triggered_battle(g: Eldervale, c: Doer) -> int:
    return g.battle is not None and any(placer == c.seat for _, _, placer, _ in g.battle.triggers)


def self_placed_this_turn(g: Eldervale, c: Doer) -> int:
    return g.battle is not None and any(placer == c.seat and kind == c.kind for _, _, placer, kind in g.battle.triggers)


def _battle(g: Eldervale) -> Battle:
    assert g.battle is not None
    return g.battle


def own_dwelling_in_realm(g: Eldervale, c: Doer) -> int:
    return g.dwellings[_battle(g).realm] == c.seat


def own_dwelling_in_or_adjacent(g: Eldervale, c: Doer) -> int:
    realm = _battle(g).realm
    return g.homes(c.seat) & (g.adjacent[realm] | 1 << realm) != 0


def own_worker_adjacent_to_battle(g: Eldervale, c: Doer) -> int:
    near = g.adjacent[_battle(g).realm]
    player = g.players[c.seat]
    mimic = c.mimic and can_mimic(g, c.seat, WORKER)
    return sum(
        place >= 0 and near >> place & 1 and (kind == WORKER or (mimic and kind == SHAPESHIFTER))
        for kind, place in zip(player.kinds, player.places, strict=True)
    )


def own_other_unit_type_in_battle(g: Eldervale, c: Doer) -> int:
    return len(set(fighting(g, c.seat)) - {c.kind})


def self_adjacent_or_in_battle(g: Eldervale, c: Doer) -> int:
    player = g.players[c.seat]
    if c.kind not in player.kinds:
        return False
    place = player.places[player.kinds.index(c.kind)]
    realm = _battle(g).realm
    return place >= 0 and (place == realm or g.adjacent[realm] >> place & 1)


def losing_player(g: Eldervale, c: Doer) -> int:
    return sum(side not in (WILD, c.seat) for side in _battle(g).dice)


def other_player_in_battle(g: Eldervale, c: Doer) -> int:
    realm = _battle(g).realm
    return sum(realm in player.places for player in g.players if player.seat != c.seat)


# ---- reading them

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
    "has_unit_in_battle": has_unit_in_battle,
    "own_worker_in_battle": own_worker_in_battle,
    "own_warrior_in_battle": own_warrior_in_battle,
    "own_wizard_in_battle": own_wizard_in_battle,
    "own_dragon_in_battle": own_dragon_in_battle,
    "own_warrior_joins": own_warrior_joins,
    "own_dragon_joined": own_dragon_joined,
    "joined_without_prior_unit": joined_without_prior_unit,
    "own_placement_triggered_battle": own_placement_triggered_battle,
    "self_placed_this_turn": self_placed_this_turn,
    "own_dwelling_in_realm": own_dwelling_in_realm,
    "own_dwelling_in_or_adjacent": own_dwelling_in_or_adjacent,
    "own_worker_adjacent_to_battle": own_worker_adjacent_to_battle,
    "own_other_unit_type_in_battle": own_other_unit_type_in_battle,
    "self_adjacent_or_in_battle": self_adjacent_or_in_battle,
    "losing_player": losing_player,
    "other_player_in_battle": other_player_in_battle,
}
"""By their names in the tables."""
WITH_ARGUMENT: dict[str, Callable[[str], Count]] = {"strictly_highest": _strictly_highest}


def condition(text: str) -> Count:
    """A condition as it stands in ``if(…)``: names, comparisons, joined by `` and ``."""
    parts = [_single(part.strip()) for part in split(text, " and ")]
    if len(parts) == 1:
        return parts[0]
    return lambda g, c: all(part(g, c) for part in parts)


def _single(text: str) -> Count:
    name, sign, value = text.partition(">=")
    if sign:
        counter, least = COUNTS[name], int(value)
        return lambda g, c: counter(g, c) >= least
    name, sign, value = text.partition("=")
    if sign and name == "realm":
        realms = _NAMED[value]
        return lambda g, c: realms >> c.realm & 1
    if sign and name == "battle_realm":
        realms = _NAMED[value]
        return lambda g, c: realms >> _battle(g).realm & 1
    if sign:
        counter, exactly = COUNTS[name], int(value)
        return lambda g, c: counter(g, c) == exactly
    word, bracket, argument = text.partition("(")
    return WITH_ARGUMENT[word](argument[:-1]) if bracket else COUNTS[text]
