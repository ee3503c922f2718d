"""Quick play: what a sensible player would do without thinking; a weight for every answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wyrmtable.core.ask import PASS, Question
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.bot.fights import strength
from wyrmtable.games.eldervale.bot.odds import beats
from wyrmtable.games.eldervale.bot.printed import ACTION, HELD, KINDS, price
from wyrmtable.games.eldervale.bot.promise import brings, stack
from wyrmtable.games.eldervale.bot.time_left import turns_left
from wyrmtable.games.eldervale.bot.worth import Outlook
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    DICE,
    ELEMENTAL,
    LIMIT,
    MAGIC,
    ON_CARD,
    ON_DWELL,
    ON_GATHER,
    ON_SUMMON,
    READY,
    STORED,
    TILES,
    TOKENS,
    WORKER,
)
from wyrmtable.games.eldervale.rules.dwellings import buildable, discount
from wyrmtable.games.eldervale.rules.sides import dice_number, sides
from wyrmtable.games.eldervale.rules.units import summon_cost, summonable
from wyrmtable.games.eldervale.state import Eldervale

Judge = Callable[[Eldervale, Outlook, Any], float]
EAGER = 12.0
PASSING = 1.2
"""Passing a window; an act must be worth more."""


def prefer(g: Eldervale, question: Question, picks: Sequence[Any]) -> Sequence[float] | None:
    """Weights that rise steeply with what a pick brings; None where anything will do."""
    kind = question.kind
    if kind == "pay":
        return [1.0 / (1 + 2 * i) ** 2 for i in range(len(picks))]  # the cheapest way is proposed first
    judge = _JUDGES.get(kind)
    if judge is None or len(picks) == 1:
        return None
    seat = question.seat
    outlook = Outlook(g, g.players[seat], turns_left(g, seat))
    found = [judge(g, outlook, pick) for pick in picks]
    least = min(found)
    return [(value - least + 0.3) ** 3 for value in found]


# ---- the turn


def _main(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    if isinstance(pick, acts.Place):
        return placement(g, outlook, pick)
    if pick is acts.REGROUP:
        player = outlook.player
        here = sum(place >= 0 for place in player.places)
        return 0.4 * here if READY in player.places else EAGER
    return _free(g, outlook, pick)


def placement(g: Eldervale, outlook: Outlook, pick: acts.Place) -> float:
    """What the realm gives, whether the Unit may become a Dwelling there, and the battle it would mean."""
    realm = pick.realm
    value = brings(g, outlook, realm)
    if pick.kind == WORKER:
        if ELEMENTAL >> realm & 1 and g.dwellings[realm] < 0:
            value += 0.3 * (outlook.dwelling(realm) - price(TILES[realm].cost)) * outlook.usefulness
    else:
        value -= 0.1 * DICE[pick.kind]  # rather kept for battles
    if not g.peaceful:
        seat = outlook.player.seat
        others = [strength(g, side, realm) for side in sides(g, realm) if side != seat]
        if others:
            chance = beats(max(1, DICE[pick.kind]), max(others))
            value += 2.5 * chance - 0.6
    return value


def _free(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    """Free actions: quests at once, Orbs where they help, spells sometimes; tokens wait until they are needed."""
    if isinstance(pick, acts.Quest):
        return EAGER
    if isinstance(pick, acts.OrbSpace):
        return 2.5
    if isinstance(pick, acts.OrbCard):
        return 0.4 * outlook.turns
    if isinstance(pick, acts.Cast):
        return 1.6
    if isinstance(pick, acts.Attach):
        return 1.5 if ACTION[pick.host] > 0 and pick.aura not in g.auras.values() else -1.0
    if isinstance(pick, acts.Slot):
        return 0.8
    if isinstance(pick, acts.Cash):
        return 0.9 if _room(g, outlook, pick) else -1.0
    return -1.0 if pick is acts.SWAP else 0.3  # partners who are bots keep what they have


def _room(g: Eldervale, outlook: Outlook, pick: acts.Cash) -> bool:
    """Whether nothing of a token would be lost."""
    supply = outlook.player.supply
    face = TOKENS[pick.token].faces[pick.face]
    return all(supply[kind] + face[kind] <= LIMIT for kind in STORED)


def _window(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    return PASSING if pick is PASS else _free(g, outlook, pick)


def _end_of_turn(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    """Nothing is hurried at the end of a turn, but in the last one."""
    if pick is PASS:
        return 2.0
    return _free(g, outlook, pick) if isinstance(pick, acts.Quest) or outlook.turns < 1 else 0.0


# ---- realm actions


def _cards(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    if isinstance(pick, acts.Buy):
        return outlook.card(pick.card) - price(ADVENTURES[pick.card].cost) * outlook.usefulness
    if isinstance(pick, acts.Burn):
        return burning(g, outlook, pick.card)
    return _free(g, outlook, pick)


def burning(g: Eldervale, outlook: Outlook, card: int) -> float:
    """Better what others would take than what one wants."""
    element = ADVENTURES[card].element
    theirs = max([g.players[seat].power[element] for seat in g.opponents(outlook.player.seat)], default=0)
    return 0.2 * (theirs - outlook.player.power[element])


def _stack(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    return stack(g, pick.realm, pick.index)


def _dwelling(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    off = discount(g, outlook.player.seat, False)
    return outlook.dwelling(pick.realm) - price(TILES[pick.realm].cost, off) * outlook.usefulness


def _summon(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    return outlook.unit(pick.kind) - price(summon_cost(g, outlook.player.seat, pick.kind)) * outlook.usefulness


def _resource(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    """Gold before all, then what one has little of."""
    kind: int = pick.kind
    return 0.6 if kind == MAGIC else KINDS[kind] * 1.5 - 0.25 * outlook.player.supply[kind]


def _track(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    return outlook.step(pick.element)


def _relocate(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    """A marker on its first space with nothing else on its track may go."""
    if pick is acts.IGNORE:
        return 0.5
    element: int = pick.element
    return 1.0 - outlook.player.power[element] * (outlook.items[element] - 0.5)


def _discard(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    card: int = pick.card
    return -HELD[card]


def _keep(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    card: int = pick.card
    return HELD[card]


# ---- Regroup


def _retrieve(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    if pick is PASS:
        return PASSING
    if not isinstance(pick, acts.Retrieve):
        return _free(g, outlook, pick)
    seat = outlook.player.seat
    if pick.action == READY:
        return 0.0
    if pick.action == ON_GATHER:
        return 0.75 * outlook.usefulness
    if pick.action == ON_SUMMON:
        return max([_summon(g, outlook, acts.unit(kind, READY)) for kind in summonable(g, seat)], default=0.0)
    if pick.action == ON_DWELL:
        gains = [_dwelling(g, outlook, acts.realm(realm)) for realm in buildable(g, seat)]
        return max(gains, default=0.0) - 0.3 * (pick.kind == WORKER)
    card = ON_CARD - pick.action
    dear = 0.2 if ADVENTURES[card].icon < 0 and pick.kind != WORKER else 0.0  # any Unit would do
    return ACTION[card] * max(outlook.usefulness, 0.5 * ("score" in ADVENTURES[card].effect)) - dear


# ---- battles


def _join(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    """Join where it raises the chance; those who stand aside only with a good one."""
    battle = g.battle
    assert battle is not None
    if pick is PASS:
        return 1.0
    if not isinstance(pick, acts.Join):
        return _free(g, outlook, pick) - 0.5
    seat = outlook.player.seat
    most = max([strength(g, side, battle.realm) for side in sides(g, battle.realm) if side != seat], default=0)
    own = strength(g, seat, battle.realm)
    after = beats(own + DICE[pick.kind], most)
    before = beats(own, most) if own else 0.25
    return 1.0 + 4 * (after - before) - 0.5


def _swords(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    battle = g.battle
    assert battle is not None
    seat = outlook.player.seat
    most = max([dice_number(g, side) for side in sides(g, battle.realm) if side != seat], default=0)
    own = dice_number(g, seat) if seat in sides(g, battle.realm) else 1
    if pick is PASS:
        return 3 * beats(own, most)
    if isinstance(pick, acts.Swords):
        return 3 * beats(own + pick.number, most) - 0.6 * pick.number * outlook.usefulness
    return 3 * beats(own, most) + 0.1


def _after_roll(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    return 1.0 if pick is PASS else 0.8


def _casualties(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    return 0.5 if pick is PASS else 1.0


def _glad(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    """Yes to what is offered, and quests completed."""
    return 0.0 if pick is PASS or pick is acts.NO else 1.5


def _own_affairs(g: Eldervale, outlook: Outlook, pick: Any) -> float:
    return 1.0 if pick in (acts.KEEP, acts.NO) else 0.0


_JUDGES: dict[str, Judge] = {
    "main-choice": _main,
    "extra-place": _main,
    "after-action": _window,
    "after-regroup": _window,
    "end-of-turn": _end_of_turn,
    "choose-adventure": _cards,
    "second-or-burn": _cards,
    "oracle": _cards,
    "burn": _cards,
    "choose-stack": _stack,
    "choose-dwelling": _dwelling,
    "choose-summon": _summon,
    "choose-resource": _resource,
    "choose-track": _track,
    "relocate": _relocate,
    "discard-one": _discard,
    "discard-to-limit": _discard,
    "draft-pick": _keep,
    "take-magic": _keep,
    "retrieve": _retrieve,
    "after-retrieve": _retrieve,
    "aura-of-souls": _retrieve,
    "join": _join,
    "spend-swords": _swords,
    "after-roll": _after_roll,
    "casualties": _casualties,
    "complete-quest": _glad,
    "battle-won": _glad,
    "may": _glad,
    "charge": _glad,
    "hand-over": _own_affairs,
    "accept-swap": _own_affairs,
}
