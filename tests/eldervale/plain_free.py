"""Free actions read a second time (9.1): tokens, slots, spells of the own turn, Orbs, auras, mercenaries, quests of state."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.eldervale.plain_reading import words
from tests.eldervale.plain_tableau import PlainTableau
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    ELEMENTS,
    INACTIVE,
    MAGIC_CARDS,
    MONSTERS,
    ORB,
    STARTER,
    STARTERS,
    TILES,
    TOKENS,
    UNITS,
    slot_key,
)

SPELLS = {card.name: card for card in MAGIC_CARDS if card.kind == "spell"}
ALWAYS = ("os1", "os2", "os3", "os4", "os5", "os7")
"""Bonus spaces of resources and points: what goes beyond the limit is lost, but counts as carried out."""


class PlainFree(PlainTableau):
    """What the active player may do at a free-action point outside battles."""

    def free(self) -> set[str]:
        return {
            *self.tokens(),
            *(f"cast:{name}" for name in self.hand if name in SPELLS and self.castable(name)),
            *(f"quest:{name}" for name in self.hand if self.fulfilled(name)),
            *self.orbs(),
            *self.auras(),
            *self.mercenaries(),
            *self.others_acts(),
        }

    def tokens(self) -> set[str]:
        found = set()
        tray = [TOKENS[token] for token in self.player.tray]
        cards = [(STARTER + self.player.element, f"starter_{ELEMENTS[self.player.element]}", 1)]
        cards += [(card, ADVENTURES[card].name, len(ADVENTURES[card].slots)) for card in self.player.tableau]
        for token in tray:
            either = len(token.faces) > 1
            found |= {f"cash:{token.name}.{side}" for side in (1, 2)} if either else {f"cash:{token.name}"}
            found |= {
                f"slot:{token.name}>{name}.{slot + 1}"
                for card, name, slots in cards
                for slot in range(slots)
                if self.g.slots.get(slot_key(card, slot)) != ORB
            }
        return found

    # ---- spells of the window my_turn

    def castable(self, name: str) -> bool:
        card = SPELLS[name]
        if "my_turn" not in card.windows:
            return False
        possible = getattr(self, f"_{name}")()
        return bool(possible) and (name == "binding_chains" or self._paid(name))

    def _free(self, name: str) -> bool:
        free = SPELLS[name].free
        return free is not None and free[0] >= 0 and self.player.power[free[0]] >= free[1]

    def _paid(self, name: str, more: Counter[str] | None = None, off: int = 0) -> bool:
        """Whether casting cost and what the effect asks can be paid together, without the card itself."""
        cost = Counter() if self._free(name) else words(SPELLS[name].cost)
        if off and more is not None:
            symbols = [symbol for symbol, n in more.items() for _ in range(n)]
            parts = {tuple(sorted(part)) for part in combinations(symbols, max(0, len(symbols) - off))}
            return any(self.payable(cost + Counter(part), 0, [name]) for part in parts)
        return self.payable(cost + (more or Counter()), 0, [name])

    def _free_realms(self) -> set[str]:
        return set(self.realms) - self.occupied()

    def _polymorph(self) -> bool:
        return any(a != b for a, _ in self.units() for b in self.ready())

    def _gust_of_wings(self) -> bool:
        return any(self.reach([place], 2) & self._free_realms() for _, place in self.units())

    def _grave_bargain(self) -> bool:
        return bool(self.units()) and self.deck_left

    def _writ_of_passage(self) -> bool:
        return self.seat in self.homes.values() and not self.g.now.writ

    def _arcane_insight(self) -> bool:
        return self.deck_left

    def _alchemists_trick(self) -> bool:
        return any(n for kind, n in self.supply.items() if kind != "gold")

    def _dragonsong(self) -> bool:
        price = words(STARTERS[self.player.element].costs[UNITS.index("dragon")])
        return self.player.places[8] == INACTIVE and self._paid("dragonsong", price, 2)

    def _call_to_arms(self) -> bool:
        return INACTIVE in self.player.places[:6] and self._paid("call_to_arms", Counter(any=1))

    def _binding_chains(self) -> bool:
        near = self.reach({place for _, place in self.units()}, 1)
        found = [m for place, m in self.wild.items() if place in near and m != "mother_of_dragons"]
        elements = {monster.name: monster.element for monster in MONSTERS}
        power = self.player.power
        return any(
            self.payable(words(SPELLS["binding_chains"].cost), 0, ["binding_chains"])
            or (elements[m] >= 0 and power[elements[m]] >= 4)
            for m in found
        )

    def _banish(self) -> bool:
        lairs = {TILES[tile.number].element: tile.name for tile in TILES if tile.lair}
        special = {"mother_of_dragons": "dragonsden", "frost_giant": "bifrost"}
        homes = {m.name: special.get(m.name) or lairs[m.element] for m in MONSTERS}
        return any(homes[m] in self.realms and homes[m] != place for place, m in self.wild.items())

    def _lure(self) -> bool:
        return any(self.neighbours(place) - set(self.wild) for place in self.wild)

    def _master_mason(self) -> bool:
        return True

    def _hidden_path(self) -> bool:
        return any(self._paid("hidden_path", words(ADVENTURES[card].cost)) for card in self._row())

    def _treasure_sense(self) -> bool:
        places = {place for _, place in self.units()}
        return any(
            tile.name in places and self.g.left[self.g.stack_of[tile.number] + i]
            for tile in TILES
            for i in range(len(tile.printed))
        )

    def _pilfering_imp(self) -> bool:
        g = self.g
        partner = self.seat ^ 1 if g.rules.teams else -9
        spent = {} if self._free("pilfering_imp") else {"potion": 1}
        return any(
            other.supply[i] and self.supply[kind] - spent.get(kind, 0) < 5
            for other in g.players
            if other.seat not in (self.seat, partner) and not g.ghostly(other.seat) and other.vp > self.player.vp
            for i, kind in enumerate(self.supply)
        )

    def _spirit_recall(self) -> bool:
        return self.below > 0

    def _attunement(self) -> bool:
        return any(0 < n < 5 for n in self.player.power)

    def _prospectors_luck(self) -> bool:
        return self.seat in self.homes.values()

    # ---- everything else

    def fulfilled(self, name: str) -> bool:
        """Quests whose condition is a state."""
        power = self.player.power
        return {
            "great_host": self._active() >= 6,
            "keeper_of_secrets": len(self.hand) >= 6,
            "hoarder": max(n for kind, n in self.supply.items() if kind != "gold") >= 5,
            "warpath": self.player.won >= 2,
            "elementalist": sum(n > 0 for n in power) >= 4,
            "ascendant": 5 in power,
            "martyrs": self.below >= 3,
        }.get(name, False)

    def orbs(self) -> set[str]:
        g = self.g
        if not self.player.orbs:
            return set()
        possible = {
            **dict.fromkeys(ALWAYS, True),
            "os6": self.deck_left,
            "os8": any(self.player.power[element] < 5 for element in g.elements),
            "os9": self.summons(2),
        }
        found = {f"orb:{space}" for i, space in enumerate(sorted(possible)) if possible[space] and g.orb_spaces[i] < 0}
        for card in self.player.tableau:
            printed = ADVENTURES[card]
            if printed.orb != "none" and card not in g.orbs_on:
                found.add(f"orb:{printed.name}")
            if printed.slots == ("in",) and g.slots.get(slot_key(card, 0)) != ORB:
                found.add(f"orb:{printed.name}.in")
        return found

    def auras(self) -> set[str]:
        g = self.g
        tableau = [ADVENTURES[card] for card in self.player.tableau]
        hosts = [card.name for card in tableau if card.kind in ("action", "doorway") and card.number not in g.auras]
        return {
            f"attach:{aura.name}>{host}"
            for aura in tableau
            if aura.kind == "aura" and (aura.number not in g.auras.values() or self.payable(words(aura.cost)))
            for host in hosts
        }

    def mercenaries(self) -> set[str]:
        g, found = self.g, set()
        for which, (name, used) in enumerate((("minotaur", g.rules.minotaur), ("shapeshifter", g.rules.shapeshifter))):
            if not used or UNITS.index(name) in g.now.returned:
                continue
            if g.hired[which] < 0 and self.supply["gold"]:
                found.add(f"hire:{name}.gold")
            if self.player.orbs and (g.hired[which] < 0 or (g.hired[which] == self.seat and not g.for_good[which])):
                found.add(f"hire:{name}.orb")
        return found

    def others_acts(self) -> set[str]:
        g, found = self.g, set()
        if g.rules.tactics and not self.player.tactics and self.payable({"sword": 3}):
            found.add("rally")
        if "entropy_engine" in self.tableau and not g.now.entropy and self.payable({"magic": 1}):
            found.add("use:entropy_engine")
        if g.rules.teams:
            proposed = [set(pair) for pair in g.now.swaps]
            theirs = g.players[self.seat ^ 1].hand
            if any({mine, other} not in proposed for mine in self.player.hand for other in theirs):
                found.add("swap")
        return found


FREE_KINDS = ("main-choice", "after-action", "end-of-turn", "second-or-burn", "burn", "retrieve", "after-retrieve")
"""Questions that are free-action points outside battles."""
NOT_FREE = ("place:", "regroup", "retrieve:", "buy:", "burn", "cast:haste", "cast:second_wind", "pass")
"""What else is offered there."""
