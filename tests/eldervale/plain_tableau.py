"""Regroup and the final scoring read a second time: what each card says, by its name, without the strings of effects."""

from __future__ import annotations

from collections.abc import Callable

from tests.eldervale.plain_reading import Plain, words
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    INACTIVE,
    ON_CARD,
    ON_DWELL,
    ON_GATHER,
    ON_SUMMON,
    ORB,
    STARTERS,
    TILES,
    TOKENS,
    UNDERWORLD,
    UNITS,
    slot_key,
)
from wyrmtable.games.eldervale.state import Eldervale

ICONS = {-1: None, 1: "warrior", 2: "wizard", 3: "dragon"}
COPIES = ("moonpool", "carnival_of_masks")


class PlainTableau(Plain):
    """What the Units of a seat could do in Regroup, and what it would score."""

    def __init__(self, g: Eldervale, seat: int) -> None:
        super().__init__(g, seat)
        self.player = g.players[seat]
        self.below = self.player.places.count(UNDERWORLD)
        self.deck_left = bool(g.magic or g.spent)
        self.away: tuple[str, str] = ("", "")
        """The Unit that is retrieved: it stands nowhere while its action is looked at."""

    # ---- Regroup (8)

    def retrievals(self) -> set[str]:
        places = self.player.places
        sources = set(self.units())
        if self.g.now.from_below:
            sources |= {
                (UNITS[kind], "underworld")
                for kind, place in zip(self.player.kinds, places, strict=True)
                if place == UNDERWORLD
            }
        found = set()
        for unit, source in sources:
            self.away = (unit, source)
            goals = ["ready"]
            goals += ["gather"] if ON_GATHER not in places else []
            goals += ["summon"] if ON_SUMMON not in places and self.summons() else []
            goals += ["dwell"] if ON_DWELL not in places and self.dwells() else []
            goals += [
                ADVENTURES[card].name
                for card in self.player.tableau
                if ON_CARD - card not in places and self.fits(card, unit) and self.usable(card)
            ]
            found |= {f"retrieve:{unit}@{source}>{goal}" for goal in goals}
        return found

    def fits(self, card: int, unit: str) -> bool:
        icon = ADVENTURES[card].icon
        if icon not in ICONS:
            return False
        return ICONS[icon] in (None, unit) or self.g.auras.get(card) == ADVENTURE["aura_of_order"]

    def others(self) -> list[tuple[str, str]]:
        """Own Units in realms, without the one that is retrieved."""
        found = self.units()
        if self.away in found:
            found.remove(self.away)
        return found

    def fallen(self) -> int:
        return self.below - (self.away[1] == "underworld")

    def summons(self, off: int = 0) -> bool:
        starter, kinds, places = STARTERS[self.player.element], self.player.kinds, self.player.places
        asleep = [place == INACTIVE for place in places[:6]]
        prices = [starter.costs[kind] for kind, place in zip(kinds[6:9], places[6:9], strict=True) if place == INACTIVE]
        if any(asleep):
            prices.append(starter.worker_costs[3 - sum(asleep)])
        return any(self.payable(words(price), off) for price in prices)

    def dwells(self, off: int = 0) -> bool:
        off += ("master_builders" in self.tableau) + self.g.now.mason
        sites = {place for unit, place in self.others() if unit == "worker"} - set(self.homes)
        costs = [words(tile.cost) for tile in TILES if tile.kind == "elemental" and tile.name in sites]
        return list(self.homes.values()).count(self.seat) < 6 and any(self.payable(cost, off) for cost in costs)

    def usable(self, card: int, bare: bool = False) -> bool:
        """Whether its price can be paid and at least one part of it happens; a plain gain always does (R 73)."""
        printed = ADVENTURES[card]
        if printed.slots == ("in",):
            token = self.g.slots.get(slot_key(card, 0))
            if token is None:
                return False
            return token == ORB or any(self.payable(words(face)) for face in TOKENS[token].faces)
        asked = self.SPECIAL.get(printed.name)
        return True if asked is None else asked(self, not bare and card in self.g.orbs_on, card)

    def _copies(self, seats: list[int], this: int, *, bare: bool) -> bool:
        return any(
            self.usable(card, bare)
            for seat in seats
            for card in self.g.players[seat].tableau
            if card != this
            and ADVENTURES[card].kind in ("action", "doorway")
            and ADVENTURES[card].name not in COPIES
            and not (bare and ADVENTURES[card].slots == ("in",))
        )

    def _monster_near(self) -> bool:
        near = self.reach({place for _, place in self.others()}, 1)
        return any(place in near and monster != "mother_of_dragons" for place, monster in self.wild.items())

    def _row(self) -> list[int]:
        return [card for card in self.g.row if card >= 0]

    def _kinds(self) -> int:
        return sum(n > 0 for n in self.supply.values()) + bool(self.hand)

    def _active(self) -> int:
        return sum(place not in (INACTIVE, -4) for place in self.player.places)

    SPECIAL: dict[str, Callable[[PlainTableau, bool, int], bool]] = {
        "cloud_library": lambda t, orb, card: t.deck_left or bool(t.hand),
        "stormcallers_perch": lambda t, orb, card: t.deck_left or orb,
        "burrow_builders": lambda t, orb, card: t.dwells(1),
        "pyromancers_circle": lambda t, orb, card: t.payable({"sword": 1}),
        "salamander_market": lambda t, orb, card: t.supply["sword"] > 0,
        "coral_shipyard": lambda t, orb, card: t.summons(1),
        "moonpool": lambda t, orb, card: t._copies([t.seat], card, bare=False),
        "carnival_of_masks": lambda t, orb, card: t._copies(
            [p.seat for p in t.g.players if p.seat != t.seat], card, bare=True
        ),
        "healing_rain": lambda t, orb, card: t.fallen() > 0,
        "cemetery_gate": lambda t, orb, card: t.fallen() > 0,
        "seers_mirror": lambda t, orb, card: any(t.payable(words(ADVENTURES[c].cost), 1) for c in t._row()),
        "hymn_of_unity": lambda t, orb, card: t._kinds() >= 2,
        "wyrm_barrow": lambda t, orb, card: t.payable({"potion": 2}) and t._monster_near(),
        "necromancers_study": lambda t, orb, card: t.deck_left,
        "hall_of_laws": lambda t, orb, card: t.payable({"any": 2}) and any(0 < n < 5 for n in t.power.values()),
        "grand_census": lambda t, orb, card: t._active() >= 2,
        "tricksters_loft": lambda t, orb, card: bool(t._row()) and set(t.player.tableau) != {card},
    }

    # ---- the final scoring (17.2)

    def score(self) -> list[int]:
        g, player = self.g, self.player
        values = g.rules.values
        ghost = g.ghostly(self.seat)
        space = list(player.power)
        homes = [TILES[tile].element for tile, owner in enumerate(g.dwellings) if owner == self.seat]
        cards = sorted((values[space[ADVENTURES[card].element]] for card in player.tableau), reverse=True)
        if not g.rules.draft:
            cards = cards[: 3 * len(homes)]
        vaults = 0 if ghost else sum(self._vault(card) for card in player.tableau if card in g.orbs_on)
        return [
            player.vp,
            0 if g.rules.draft else player.orbs,
            sum(values[n] for n in space),
            sum(values[space[element]] for element in homes),
            values[space[player.element]] + sum(cards),
            vaults,
            sum(self._prophecy(name) for name in self.hand),
            g.rules.ghost_bonus if ghost else 0,
        ]

    def _leads(self) -> int:
        g = self.g
        return sum(
            self.player.power[e] > 0 and self.player.power[e] == max(other.power[e] for other in g.players)
            for e in g.elements
        )

    def _vault(self, card: int) -> int:
        tokens = [TOKENS[t] for key, t in self.g.slots.items() if key // 4 == card and t >= 0]
        symbols = sum(n for token in tokens for face in token.faces for n in face)
        held = self._kinds()
        return {
            "sky_archive": min(7, len(self.hand)),
            "deeproot_cavern": 2 * symbols,
            "dragonfire_hoard": self.supply["sword"] + max(0, self.player.glory),
            "sunken_treasury": 2 * len(tokens) + self.supply["potion"],
            "reliquary_of_dawn": 2 * self._leads(),
            "catacomb_hoard": 3 * len(tokens),
            "vault_of_ledgers": held + (2 if held == 7 else 0),
            "vault_of_whims": symbols + 2 * len(self.player.quests),
        }.get(ADVENTURES[card].name, 0)

    def _prophecy(self, name: str) -> int:
        g, player = self.g, self.player
        mine = {home for home, owner in self.homes.items() if owner == self.seat}
        ruins = {tile.name for tile in TILES if tile.kind == "ruin"}
        spaces = [n for n in player.power if n]
        woken = sum(place != INACTIVE for place in player.places[6:9])
        theirs = {home for home, owner in self.homes.items() if owner != self.seat}
        glory = [other.glory for other in g.players]
        return {
            "prophecy_of_the_crown": min(6, 3 * player.power.count(5)),
            "prophecy_of_the_four_winds": 5 if len(spaces) == 4 and min(spaces) >= 2 else 0,
            "prophecy_of_hearths": len(mine),
            "prophecy_of_the_old_stones": min(6, 2 * sum(len(self.neighbours(h) & ruins) >= 2 for h in mine)),
            "prophecy_of_the_host": 2 * woken,
            "prophecy_of_the_library": min(5, len(self.hand)),
            "prophecy_of_plenty": min(6, sum(self.supply.values()) // 2),
            "prophecy_of_heroes": 4 if player.glory >= 1 and player.glory == max(glory) else 0,
            "prophecy_of_the_archive": min(6, len(player.tableau) // 2),
            "prophecy_of_neighbours": min(5, sum(bool(self.neighbours(h) & mine) for h in theirs)),
            "prophecy_of_beasts": min(6, 2 * player.beasts),
            "prophecy_of_the_deep": min(6, 2 * self.below),
        }.get(name, 0)
