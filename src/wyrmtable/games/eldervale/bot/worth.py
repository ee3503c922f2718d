"""What a player's position is worth: points now, what the final scoring will give, and what there is to go on with."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.games.eldervale.bot.printed import ACTION, HELD, KINDS, NEEDS_TOKEN, ORB_BOOST, PASSIVE, TOKEN, price
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    DWELLING,
    INACTIVE,
    MAGIC_CARDS,
    MARKERS,
    ON_CARD,
    ON_DWELL,
    ON_GATHER,
    ON_SUMMON,
    READY,
    ROOFTOPS,
    STORED,
    TILES,
    TOP,
    WORKER,
    WORKERS,
    slot_key,
)
from wyrmtable.games.eldervale.rules.dwellings import discount, neighbour_points, sites
from wyrmtable.games.eldervale.rules.paying import can_pay
from wyrmtable.games.eldervale.rules.scoring import CARDS_PER_DWELLING, prophecies, vaults
from wyrmtable.games.eldervale.rules.units import summon_cost, summonable
from wyrmtable.games.eldervale.state import Eldervale, Player

GROWTH = 0.06
"""Spaces a marker on a track goes up in each turn to come."""
DWELLINGS = 0.16
"""Dwellings in each turn to come."""
ENOUGH = 5.0
"""With so many turns left a resource has its full worth."""
PLENTY = (0.0, 1.0, 1.0, 0.95, 0.8, 0.6)
"""What each further piece of a kind is worth against the first."""
TEMPO = 1.7
"""What one more action in each turn is worth."""
ORB = 2.6
READINESS = 0.4
"""A Unit that can be placed before the next Regroup."""
SOON = 0.75
"""What can be done in a Regroup that has not begun yet."""
GONE = (INACTIVE, DWELLING)
SITE = 0.35
"""What a good place for a Dwelling that cannot be built yet is worth against one that can."""


def level(values: Sequence[int], space: float) -> float:
    """The value of a space of a track, also between two of them."""
    low = int(space)
    if low >= TOP:
        return float(values[TOP])
    return values[low] + (values[low + 1] - values[low]) * (space - low)


class Outlook:
    """What a player may expect of the final scoring."""

    __slots__ = ("cards", "fresh", "g", "homes", "items", "levels", "player", "room", "turns", "usefulness")

    def __init__(self, g: Eldervale, player: Player, turns: float) -> None:
        self.g = g
        self.player = player
        self.turns = turns
        self.usefulness = min(1.0, turns / ENOUGH)
        seat, values, power = player.seat, g.rules.values, player.power
        growth = min(1.4, GROWTH * turns)
        self.levels = [level(values, space + growth) if space else 0.0 for space in power]
        self.fresh = level(values, 1 + growth)
        items = [1.0] * len(power)
        items[player.element] += 1
        homes = 0
        for realm, owner in enumerate(g.dwellings):
            if owner == seat:
                homes += 1
                items[TILES[realm].element] += 1
        self.homes = homes
        self.items = items
        """What counts on each track without a limit: marker, starter card, Dwellings."""
        self.cards = sorted([self.levels[ADVENTURES[card].element] for card in player.tableau], reverse=True)
        self.room = (
            float(len(self.cards))
            if g.rules.draft
            else CARDS_PER_DWELLING * min(float(ROOFTOPS), homes + DWELLINGS * turns)
        )

    def points(self) -> float:
        whole = int(self.room)
        total = sum(self.cards[:whole])
        if whole < len(self.cards):
            total += self.cards[whole] * (self.room - whole)
        return total + sum([value * number for value, number in zip(self.levels, self.items, strict=True)])

    def step(self, element: int, steps: int = 1) -> float:
        """What power on a track brings."""
        power = self.player.power[element]
        if power >= TOP:
            return 0.0
        if not power and sum(map(bool, self.player.power)) >= MARKERS:
            return 0.3
        rises = (
            level(self.g.rules.values, min(TOP, power + steps + min(1.4, GROWTH * self.turns))) - self.levels[element]
        )
        cards = sum(ADVENTURES[card].element == element for card in self.player.tableau)
        orb = ORB if power + steps >= TOP and element in self.g.track_orbs else 0.0
        return rises * (self.items[element] + min(cards, self.room)) + orb + 0.2 * steps

    def card(self, card: int) -> float:
        """What one more Adventure card brings, its price not counted."""
        element = ADVENTURES[card].element
        counts = 1.0 if len(self.cards) < self.room else 0.35
        value = max(self.levels[element], self.fresh)
        return counts * value + self.step(element) + self.engine(card)

    def engine(self, card: int) -> float:
        """What a card in the tableau will bring in the Regroups to come."""
        rounds = self.turns / 5.0
        value = ACTION[card] + (ORB_BOOST[card] if card in self.g.orbs_on else 0.0)
        if NEEDS_TOKEN[card] and slot_key(card, 0) not in self.g.slots:
            value *= 0.5
        icon = ADVENTURES[card].icon
        if icon > WORKER and self.player.places[WORKERS + icon - 1] == INACTIVE:
            value *= 0.4
        used = 0.6 if len(self.player.tableau) < 8 else 0.35
        return rounds * (used * value + PASSIVE[card])

    def dwelling(self, realm: int) -> float:
        """What a Dwelling in this realm would bring, its price not counted."""
        element = TILES[realm].element
        spare = max(0.0, min(3.0, len(self.cards) - self.room))
        more = spare * (self.cards[-1] if self.cards else 0.0)
        value = max(self.levels[element], self.fresh)
        return neighbour_points(self.g, realm) + value + self.step(element, TILES[realm].sigils) + more + 1.0

    def pieces(self) -> float:
        """Resources, tokens, Magic cards, Orbs."""
        player = self.player
        total = 0.0
        for kind in STORED:
            number = player.supply[kind]
            if number:
                total += KINDS[kind] * sum(PLENTY[1 : number + 1])
        total += sum([TOKEN[token] for token in player.tray]) * 0.9
        total += sum([HELD[card] for card in player.hand])
        return total * self.usefulness + player.orbs * (1.0 if self.turns < 1 else ORB)

    def tempo(self) -> float:
        """Units that are active, and strong."""
        active = self.active()
        workers = sum([place not in GONE for place in self.player.places[:WORKERS]])
        return TEMPO * self.turns * active / (active + 1) + 0.06 * (active - workers) * self.turns

    def active(self) -> int:
        """Units that are anywhere but inactive or turned into a Dwelling."""
        return sum([place not in GONE for place in self.player.places])

    def chances(self) -> float:
        """What the Units in Eldervale and in the Ready Area can do next."""
        g, player = self.g, self.player
        here = [kind for kind, place in zip(player.kinds, player.places, strict=True) if place >= 0]
        regrouping = g.now.regroup and g.active == player.seat
        # in a Regroup all come back, whatever they do now
        ready = self.active() if regrouping else player.places.count(READY)
        total = READINESS * ready * self.usefulness
        if not here or (self.turns < 1 and not regrouping):
            return total
        best = sorted(self.actions(here), reverse=True)[: len(here)]
        best += [0.15 * self.usefulness] * (len(here) - len(best))
        return total + sum(best) * (1.0 if regrouping else SOON)

    def actions(self, here: Sequence[int]) -> list[float]:
        """What each action that is free in a Regroup would bring to Units in Eldervale."""
        g, player = self.g, self.player
        seat, places = player.seat, player.places
        found = []
        if ON_GATHER not in places:
            found.append(0.75 * self.usefulness)
        if ON_SUMMON not in places and self.turns > 3:
            kinds = summonable(g, seat)
            if kinds:
                found.append(max(0.1, max(self.unit(kind) - price(summon_cost(g, seat, kind)) for kind in kinds)))
        found += self.sites(here)
        for card in player.tableau:
            icon = ADVENTURES[card].icon
            if icon >= -1 and ON_CARD - card not in places and (icon < 0 or icon in here):
                if NEEDS_TOKEN[card] and slot_key(card, 0) not in g.slots:
                    continue
                value = ACTION[card] + (ORB_BOOST[card] if card in g.orbs_on else 0.0)
                found.append(value * max(self.usefulness, 0.5 * ("score" in ADVENTURES[card].effect)))
        return found

    def sites(self, here: Sequence[int]) -> list[float]:
        """The Dwelling that Workers in Eldervale make possible, if another Unit can activate it; places for more."""
        g, player = self.g, self.player
        seat = player.seat
        realms = sites(g, seat)
        if not realms or self.homes >= ROOFTOPS:
            return []
        off = discount(g, seat, False)
        able = len(here) > 1 and ON_DWELL not in player.places
        best = hope = 0.0
        for realm in range(len(TILES)):
            if realms >> realm & 1:
                cost = TILES[realm].cost
                gain = self.dwelling(realm) - price(cost, off) * self.usefulness
                if able and can_pay(g, seat, cost, off):
                    hope = max(hope, min(best, gain))
                    best = max(best, gain)
                else:
                    hope = max(hope, gain)
        return [best + SITE * hope * self.usefulness]

    def unit(self, kind: int) -> float:
        """What one more Unit of this kind brings."""
        active = self.active()
        more = TEMPO * self.turns / ((active + 1) * (active + 2))
        return more + READINESS + (0.06 * self.turns if kind != WORKER else 0.0)

    def terms(self) -> dict[str, float]:
        """What the player may expect at the end, by what it comes from."""
        g, player = self.g, self.player
        scoring = self.points() + vaults(g, player.seat)
        if any(MAGIC_CARDS[card].kind == "prophecy" for card in player.hand):
            scoring += prophecies(g, player.seat)
        return {
            "points": float(player.vp),
            "scoring": scoring,
            "stock": self.pieces(),
            "tempo": self.tempo(),
            "chances": self.chances(),
            "engine": sum([self.engine(card) for card in player.tableau]),
            "glory": 0.25 * max(0, player.glory) * self.usefulness,
        }
