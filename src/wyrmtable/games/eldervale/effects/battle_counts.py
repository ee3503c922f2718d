"""Counters about the battle (spec 20); in step 6 and later of those who took part."""

from __future__ import annotations

from wyrmtable.games.eldervale.data import DRAGON, DWELLING, INACTIVE, SHAPESHIFTER, WARRIOR, WIZARD, WORKER
from wyrmtable.games.eldervale.effects.doer import Count, Doer
from wyrmtable.games.eldervale.state import WILD, Battle, Eldervale


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


def battle_of(g: Eldervale) -> Battle:
    assert g.battle is not None
    return g.battle


def own_dwelling_in_realm(g: Eldervale, c: Doer) -> int:
    return g.dwellings[battle_of(g).realm] == c.seat


def own_dwelling_in_or_adjacent(g: Eldervale, c: Doer) -> int:
    realm = battle_of(g).realm
    return g.homes(c.seat) & (g.adjacent[realm] | 1 << realm) != 0


def own_worker_adjacent_to_battle(g: Eldervale, c: Doer) -> int:
    near = g.adjacent[battle_of(g).realm]
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
    realm = battle_of(g).realm
    return place >= 0 and (place == realm or g.adjacent[realm] >> place & 1)


def losing_player(g: Eldervale, c: Doer) -> int:
    return sum(side not in (WILD, c.seat) for side in battle_of(g).dice)


def other_player_in_battle(g: Eldervale, c: Doer) -> int:
    realm = battle_of(g).realm
    return sum(realm in player.places for player in g.players if player.seat != c.seat)


COUNTS: dict[str, Count] = {
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
