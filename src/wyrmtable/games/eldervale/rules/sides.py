"""Who fights, with how many dice (spec 14.1, 14.2 steps 2 and 3)."""

from __future__ import annotations

from wyrmtable.games.eldervale import tales
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    BEAST,
    CHIMERA,
    COLOSSUS,
    DICE,
    FACTIONS,
    GIANT,
    GOLD,
    JUGGERNAUT,
    LEVIATHAN,
    MONSTERS,
    MOST_DICE,
    SWORD,
    TERROR,
    UNICORN,
    WIDOW,
)
from wyrmtable.games.eldervale.effects.battle_counts import battle_of, own_warrior_joins
from wyrmtable.games.eldervale.effects.compile import compile_number
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.rules.units import ability, move
from wyrmtable.games.eldervale.state import DOMINATED, NOBODY, WILD, Eldervale

DRILL_YARD = ADVENTURE["drill_yard"]
RADIANCE = 4
MOMENTUM = 6
PLATING = 4
DICE_CARDS = tuple(card.number for card in ADVENTURES if card.window == "battle_dice" and "add_dice" in card.effect)
DICE_CHAINS = tuple(monster.number for monster in MONSTERS if "add_dice" in monster.chain)
FAR_CHAINS = (COLOSSUS, GIANT)
"""Chain abilities that add dice also while the monster itself is not in the battle."""


def sides(g: Eldervale, realm: int) -> list[int]:
    """Players with Units in the realm in Join order, and the Monster."""
    found = [seat for seat in g.after(g.active) if realm in g.players[seat].places]
    if realm in g.monsters:
        found.append(WILD)
    return found


def side_of(g: Eldervale, monster: int) -> int:
    """The side of this monster in the battle, wild or dominated; NOBODY when it is not in it."""
    place, realm = g.monsters[monster], battle_of(g).realm
    if place == realm:
        return WILD
    if place != DOMINATED:
        return NOBODY
    owner, place = beast_of(g, monster)
    return owner if place == realm else NOBODY


def beast_of(g: Eldervale, monster: int) -> tuple[int, int]:
    """Owner and place of a dominated monster."""
    kind = BEAST + monster
    player = next(player for player in g.players if kind in player.kinds)
    return player.seat, player.places[player.kinds.index(kind)]


def webbed(g: Eldervale, realm: int) -> int:
    """Web: Units adjacent to the Gloom Widow cannot join battles in other realms."""
    place = g.monsters[WIDOW]
    if place == DOMINATED:
        place = beast_of(g, WIDOW)[1]
    return g.adjacent[place] if place >= 0 and place != realm else 0


def join_in(g: Eldervale, seat: int, kind: int, source: int) -> None:
    """A Unit moves into the battle and counts as joined."""
    battle = battle_of(g)
    move(g, seat, kind, source, battle.realm)
    battle.joined.append((seat, kind))
    tales.joined(g, seat, kind, battle.realm)


def cap(g: Eldervale) -> int:
    """Most dice of a player: 6, or 4 with the Prism Unicorn in the battle."""
    return RADIANCE if side_of(g, UNICORN) != NOBODY else MOST_DICE


def wanted_dice(g: Eldervale, side: int) -> int:
    """Dice of a side before any limit."""
    battle = battle_of(g)
    if side == WILD:
        monster = g.monster_at(battle.realm)
        return battle.value.get(WILD, 0) if monster == CHIMERA else MONSTERS[monster].dice
    realm = battle.realm
    kinds = g.kinds_at(side, realm)
    number = sum([DICE[kind] for kind in kinds])
    if BEAST + CHIMERA in kinds:
        number += battle.value.get(side, 0)
    homes = g.homes(side)
    number += (homes >> realm & 1) + (homes & g.adjacent[realm]).bit_count()
    number += battle.extra.get(side, 0) + battle.bought.get(side, 0)
    return number + ability_dice(g, side, kinds)


def ability_dice(g: Eldervale, seat: int, kinds: list[int]) -> int:
    """Dice added by passives, factions and chain abilities that need no decision."""
    if g.ghostly(seat):
        return 0
    player = g.players[seat]
    number = 0
    for card in player.tableau:
        if card in DICE_CARDS:
            number += compile_number(ADVENTURES[card].effect, "add_dice")(g, Doer(seat, card))
    for own in FACTIONS[player.faction].abilities:
        if own.window == "battle_dice":
            number += compile_number(own.effect, "add_dice")(g, Doer(seat, mimic=not own.gather))
    for kind in player.kinds[9:]:
        monster = kind - BEAST
        if monster in DICE_CHAINS and (kind in kinds or monster in FAR_CHAINS):
            number += compile_number(MONSTERS[monster].chain, "add_dice")(g, Doer(seat, kind=kind))
    return number


def dice_number(g: Eldervale, side: int) -> int:
    """Dice of a side within its limit."""
    wanted = wanted_dice(g, side)
    return wanted if side == WILD else min(wanted, cap(g))


def set_dice(g: Eldervale, side: int) -> list[int]:
    """Dice that are set, not rolled: Momentum (R 42), Plating."""
    found = []
    if side != WILD:
        if ability(g, side, "momentum") and own_warrior_joins(g, Doer(side, mimic=True)):
            found.append(MOMENTUM)
        if side_of(g, JUGGERNAUT) == side:
            found.append(PLATING)
    return found


# ---- swords


def may_spend(g: Eldervale, side: int) -> bool:
    """Dread forbids swords to all players, Venom Silk to the opponents of its owner."""
    if side_of(g, LEVIATHAN) != NOBODY:
        return False
    widow = side_of(g, WIDOW)
    return widow < 0 or side in (widow, g.partner(widow))


def sword_price(g: Eldervale) -> int:
    """Deep Cold: two swords for each die."""
    return 2 if side_of(g, GIANT) != NOBODY else 1


def first_bonus(g: Eldervale, payer: int, side: int) -> int:
    """Drill Yard, Molten Hide: the first payment in a battle adds a die more."""
    if payer != side or side in battle_of(g).paid:
        return 0
    return int(g.has(side, DRILL_YARD) or side_of(g, TERROR) == side)


def sword_offers(g: Eldervale, payer: int, side: int, more: int = 0) -> list[int]:
    """Numbers of swords that may be spent: what can be paid (had one so many more), and never more than brings the side
    to the limit [R 79]."""
    if not may_spend(g, side):
        return []
    price, bonus = sword_price(g), first_bonus(g, payer, side)
    supply = g.players[payer].supply
    have = supply[SWORD] + supply[GOLD] + more
    room = cap(g) - wanted_dice(g, side)
    found = []
    for payments in range(1, have // price + 1):
        before = payments - 1 + (bonus if payments > 1 else 0)
        if before >= room:
            break
        found.append(payments * price)
    return found
