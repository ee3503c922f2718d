"""What people ask before they decide: points if the game ended now, what a Regroup would bring, who would win a battle.

Pure questions to a state. Nothing here changes a match; where something must be tried it is tried on a copy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    CHIMERA,
    CROCODILE,
    MOTHER,
    ON_CARD,
    ON_GATHER,
    READY,
    RESOURCES,
    STARTER,
    STARTERS,
    TOKENS,
    Cost,
    slot_key,
)
from wyrmtable.games.eldervale.effects.battle_counts import battle_of
from wyrmtable.games.eldervale.effects.compile import amount
from wyrmtable.games.eldervale.effects.conditions import condition
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import Node, parse
from wyrmtable.games.eldervale.odds import FAIR, LOW_AGAIN, NO_ONES, Fighter, Odds, odds
from wyrmtable.games.eldervale.rules.battle import HIGH, LOW
from wyrmtable.games.eldervale.rules.outcome import wins_ties
from wyrmtable.games.eldervale.rules.regroup import actions_for
from wyrmtable.games.eldervale.rules.scoring import PARTS, points
from wyrmtable.games.eldervale.rules.sides import cap, dice_number, set_dice, side_of, sides, wanted_dice
from wyrmtable.games.eldervale.rules.units import move
from wyrmtable.games.eldervale.sight import sees_hand
from wyrmtable.games.eldervale.state import WILD, Battle, Eldervale

Gains = Counter[str]
"""What something brings, by icon: resources, ``vp``, ``glory``, ``power``."""
_PROPHECIES = PARTS.index("prophecies")

# ---- points


def points_now(g: Eldervale) -> list[list[int]]:
    """For every player the points if the game ended now, in the columns of PARTS; none while factions are chosen."""
    return [points(g, player.seat) for player in g.players] if g.elements and not g.ended else []


def open_points(g: Eldervale, found: list[int], seat: int, viewer: int) -> list[int]:
    """What a viewer sees of the points of a player: prophecies only by those who see the hand."""
    if sees_hand(g, viewer, seat):
        return found
    return [*found[:_PROPHECIES], 0, *found[_PROPHECIES + 1 :]]


# ---- what a Regroup would bring


def income(g: Eldervale, seat: int) -> Gains:
    """What the Units in realms would bring now, each on one action that fits: the pickiest actions first, then the best.

    Only what is sure by itself is counted: gains, cards, points, glory, power. What an action must pay for is left out.
    """
    by_action: dict[int, list[acts.Retrieve]] = {}
    for way in actions_for(g, seat):
        if way.action != READY:
            by_action.setdefault(way.action, []).append(way)
    worth = {action: gains for action in by_action if (gains := _brings(g, seat, action))}
    player = g.players[seat]
    free = Counter((kind, place) for kind, place in zip(player.kinds, player.places, strict=True) if place >= 0)
    total: Gains = Counter()
    for action in sorted(worth, key=lambda action: (len(by_action[action]), -worth[action].total())):
        for way in by_action[action]:
            if free[way.kind, way.source]:
                free[way.kind, way.source] -= 1
                total += worth[action]
                break
    return total


def _brings(g: Eldervale, seat: int, action: int) -> Gains:
    if action == ON_GATHER:
        element = g.players[seat].element
        token = g.slots.get(slot_key(STARTER + element, 0), -1)
        return _shown(token) if token >= 0 else Counter({RESOURCES[STARTERS[element].gather]: 1})
    if action > ON_CARD:
        return Counter()
    card = ON_CARD - action
    return gains(g, Doer(seat, card), parse(ADVENTURES[card].effect))


def _shown(token: int) -> Gains:
    """What a token gives; one of two things counts as any."""
    printed = TOKENS[token]
    return Counter({"any": 1}) if printed.either else of_cost(printed.faces[0])


def of_cost(cost: Cost) -> Gains:
    return Counter({RESOURCES[kind]: n for kind, n in enumerate(cost) if n})


def gains(g: Eldervale, doer: Doer, nodes: Iterable[Node]) -> Gains:
    """The sure part of an effect, with conditions and counters as they stand now; nothing behind a price."""
    found: Gains = Counter()
    for node in nodes:
        if node.then:
            continue
        if node.word == "if":
            if condition(node.args[0])(g, doer):
                found += gains(g, doer, node.body[0])
        elif node.word == "gain":
            found += _gain(g, doer, node)
        elif node.word in _COUNTED:
            found[_COUNTED[node.word]] += amount(node)(g, doer)
        elif node.word == "choose":
            found += _one_of([gains(g, doer, part) for part in node.body])
    return +found


def _one_of(parts: list[Gains]) -> Gains:
    """What a choice brings for sure: the only part that brings anything, or one resource of some kind."""
    some = [part for part in parts if part]
    if len(some) == 1:
        return some[0]
    alike = all(part.total() == 1 and next(iter(part)) in RESOURCES for part in some)
    return Counter({"any": 1}) if some and alike else Counter()


_COUNTED = {"score": "vp", "draw_magic": "magic", "glory": "glory"}


def _gain(g: Eldervale, doer: Doer, node: Node) -> Gains:
    what = node.args[0]
    slot = 1 if what == "slot2" else 0
    if what.startswith("slot"):
        token = g.slots.get(slot_key(doer.card, slot), -1)
        if token >= 0:
            return _shown(token)
        return Counter({what[len("slot_or(") :].split(",")[0]: 1}) if what.startswith("slot_or(") else Counter()
    return Counter({what: amount(node, 1)(g, doer)}) if what in RESOURCES else Counter()


# ---- battles


def battle_sides(g: Eldervale) -> list[int]:
    """Those who fight, in Join order, the Monster last."""
    battle = battle_of(g)
    return list(battle.dice) if battle.dice else sides(g, battle.realm)


def battle_odds(g: Eldervale) -> Odds:
    """The chances of the battle under way with the dice each side has now, before the roll."""
    return odds(tuple(_fighter(g, side) for side in battle_sides(g)))


def _fighter(g: Eldervale, side: int) -> Fighter:
    battle = battle_of(g)
    number = dice_number(g, side)
    fixed = tuple(set_dice(g, side)[:number])
    faces = FAIR
    if side_of(g, CROCODILE) == side:
        faces = LOW_AGAIN
    elif side == WILD and g.monsters[MOTHER] == battle.realm:
        faces = NO_ONES
    dice: tuple[tuple[int, int], ...] = ((number, 1),)
    if side_of(g, CHIMERA) == side and side not in battle.value:  # its die has not been rolled yet
        most = number + HIGH if side == WILD else cap(g)
        dice = tuple(
            (min(most, wanted_dice(g, side) + value), 1) for value in (LOW, LOW, LOW + 1, HIGH - 1, HIGH, HIGH)
        )
    return Fighter(dice, fixed, faces, wins_ties(g, side))


def odds_of_placing(g: Eldervale, seat: int, act: acts.Place, rusher: int = -1) -> tuple[list[int], Odds] | None:
    """Who would fight if this Unit were placed, and with which chances, as things stand: nobody joins, no swords.

    ``rusher``: a Monster that moves in.
    """
    if g.peaceful:
        return None
    realm = act.realm
    if (
        rusher < 0
        and realm not in g.monsters
        and not any(realm in other.places for other in g.players if other.seat != seat)
    ):
        return None
    twin = g.copy()
    move(twin, seat, act.kind, act.source, realm)
    if rusher >= 0:
        twin.monsters[rusher] = realm
    twin.battle = Battle(realm=realm, triggers=[(realm, seat, seat, act.kind)], step="swords")
    twin.battle.monster = twin.monster_at(realm)
    twin.battle.prior = [side for side in sides(twin, realm) if side != WILD]
    return battle_sides(twin), battle_odds(twin)
