"""Victory and defeat (2.2), and what the Shadow Network carries into the next scenario (2.14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wyrmtable.core.ask import PASS, Rule, anyone, choose_many
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import Leave
from wyrmtable.games.last_spell.data import DAYS, GLENWALD, ITEM_NUMBER, LAKEBURG, START_SUPPLY, Item, constant
from wyrmtable.games.last_spell.options import Legacy, Veteran
from wyrmtable.games.last_spell.state import Hero, Spell

KEPT = {LAKEBURG: constant("campaign_items_kept_to_lakeburg"), GLENWALD: constant("campaign_items_kept_to_glenwald")}
ARMOUR_KEPT = constant("campaign_armour_kept_to_glenwald")
CHEST_ITEMS = constant("shadow_network_equipment_cap")
CHEST_MOST = constant("shadow_network_resource_cap")
PER_MISSION = constant("shadow_network_gold_per_mission")


def check(g: Spell) -> bool:
    """After every complete effect: whether the scenario is over. Victory comes before defeat."""
    if g.night and g.day == DAYS and not any(enemy.is_boss for enemy in g.enemies.values()):
        finish(g, "won")
    elif not any(g.mages):
        finish(g, "mages")
    elif g.flames <= 0:
        finish(g, "panic")
    elif g.night and not g.standing:
        finish(g, "heroes")
    return bool(g.outcome)


def finish(g: Spell, outcome: str) -> None:
    """A won scenario of a campaign is followed by the Shadow Network, but for the last."""
    g.outcome = outcome
    g.agenda = []
    g.to_act = []
    g.active = -1
    g.phase = "over"
    tales.finished(g)
    if outcome == "won" and g.rules.campaign and g.rules.scenario < GLENWALD:
        g.night = False
        g.then(*(("keep", seat) for seat in range(len(g.heroes))), "fill-chest", "farewell")


# ---- the Shadow Network


def keep(g: Spell, seat: int) -> Rule[None]:
    """Items the Hero keeps; the others go to the Shared Supply."""
    hero, following = g.heroes[seat], g.rules.scenario + 1
    kept = yield from choose_many(seat, "keep", hero.items, most=KEPT[following], valid=may_keep(following))
    g.supply += [item for item in hero.items if item not in kept]
    hero.items = kept
    tales.kept(g, seat, kept)


def may_keep(following: int) -> Callable[[Sequence[Item]], bool] | None:
    """Into Glenwald at most one armour or shield (R11)."""
    if following != GLENWALD:
        return None
    return lambda items: sum(item.slot in ("upper", "lower", "shield") for item in items) <= ARMOUR_KEPT


def fill_chest(g: Spell) -> Rule[None]:
    """Up to two items of the Shared Supply, named by anybody; then Gold and Materials."""
    if g.supply and len(g.chest) < CHEST_ITEMS:
        seats = range(len(g.heroes))
        _, answer = yield from anyone(seats, "chest", lambda _: [*(Leave(item) for item in g.supply), PASS])
        if isinstance(answer, Leave):
            g.supply.remove(answer.item)
            g.chest.append(answer.item)
            tales.chested(g, answer.item)
            g.then("fill-chest")


def farewell(g: Spell) -> None:
    """The chest is closed: nothing is left to decide, and until here the scenario is not over."""


def legacy(g: Spell) -> Legacy | None:
    """What the next match begins with: after a victory the next scenario, after a defeat this one again."""
    if not g.rules.campaign:
        return None
    if g.outcome != "won":
        return g.rules.before
    following = g.rules.scenario + 1
    if following > GLENWALD:
        return None
    least = START_SUPPLY[following]
    gold = min(CHEST_MOST, g.gold) + PER_MISSION * len(g.solved)
    return Legacy(
        scenario=following,
        heroes=tuple(veteran(hero) for hero in g.heroes),
        gold=max(least[0], gold),
        materials=max(least[1], min(CHEST_MOST, g.materials)),
        chest=tuple(item.name for item in sorted(g.chest, key=ITEM_NUMBER.__getitem__)),
        first=g.first,
    )


def veteran(hero: Hero) -> Veteran:
    return Veteran(hero.card, hero.level, hero.trait, tuple(hero.perks), tuple(item.name for item in hero.items))
