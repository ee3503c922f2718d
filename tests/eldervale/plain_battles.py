"""Battles read a second time from the specification alone: who rushes, joins, rolls how many dice, plays what, wins."""

from __future__ import annotations

from collections.abc import Iterator

from tests.eldervale.plain_reading import Plain, words
from wyrmtable.games.eldervale.data import MAGIC_CARDS, MONSTERS, TILES, UNITS
from wyrmtable.games.eldervale.state import DOMINATED, WILD, Eldervale

DICE = {"worker": 1, "warrior": 2, "wizard": 1, "dragon": 3, "minotaur": 3, "shapeshifter": 2}
DICE |= {monster.name: monster.dice for monster in MONSTERS}
SPELLS = {card.name: card for card in MAGIC_CARDS if card.kind == "spell"}


class PlainBattle(Plain):
    """The battle under way as one seat sees it. Sides are seats, and WILD for the Monster."""

    def __init__(self, g: Eldervale, seat: int) -> None:
        super().__init__(g, seat)
        assert g.battle is not None
        self.battle = g.battle
        self.realm = TILES[g.battle.realm].name

    # ---- who stands where

    def here(self, seat: int) -> list[str]:
        """Units of a seat in the battle; after the roll those that took part."""
        if self.battle.took_part:
            return [UNITS[kind] for kind in self.battle.took_part.get(seat, [])]
        return [unit for unit, place in self.units(seat) if place == self.realm]

    def place_of(self, monster: str) -> tuple[int | None, str]:
        """Whose a monster is (WILD: nobody's) and where it stands."""
        number = next(m.number for m in MONSTERS if m.name == monster)
        if self.g.monsters[number] >= 0:
            return WILD, TILES[self.g.monsters[number]].name
        if self.g.monsters[number] == DOMINATED:
            for player in self.g.players:
                for unit, place in self.units(player.seat):
                    if unit == monster:
                        return player.seat, place
        return None, ""

    def fights_for(self, monster: str) -> int | None:
        owner, place = self.place_of(monster)
        return owner if place == self.realm else None

    def like(self, seat: int, word: str, units: list[str]) -> bool:
        """Whether this Unit is among them, or the Shapeshifter in its shape (not for Gather abilities)."""
        return word in units or ("shapeshifter" in units and Plain(self.g, seat).active(word))

    def partner(self, seat: int) -> int:
        return seat ^ 1 if self.g.rules.teams else -9

    # ---- step 1

    def joins(self) -> set[tuple[str, str]]:
        stuck: set[str] = set()
        _, web = self.place_of("gloom_widow")
        if web and web != self.realm:
            stuck = self.neighbours(web)
        near = self.neighbours(self.realm)
        found = {(unit, place) for unit, place in self.units() if place in near}
        two = self.reach([self.realm], 2) - {self.realm}
        found |= {(unit, place) for unit, place in self.units() if unit == "abyssal_kraken" and place in two}
        found = {(unit, place) for unit, place in found if place not in stuck}
        riddle = self.fights_for("solar_sphinx") is not None and not self.payable({"any": 1})
        return set() if riddle else found

    # ---- steps 2 and 3

    def cap(self) -> int:
        return 4 if self.fights_for("prism_unicorn") is not None else 6

    def dice(self, side: int) -> int:
        """Before the limit."""
        if side == WILD:
            monster = self.wild[self.realm]
            return self.battle.value[side] if monster == "chimera_of_whim" else DICE[monster]
        units = self.here(side)
        number = sum(DICE[unit] for unit in units)
        if "chimera_of_whim" in units:
            number += self.battle.value.get(side, 0)
        near = self.neighbours(self.realm)
        number += sum(owner == side and (name == self.realm or name in near) for name, owner in self.homes.items())
        number += self.battle.extra.get(side, 0) + self.battle.bought.get(side, 0)
        return number if self.g.ghostly(side) else number + sum(self.added(side, units))

    def added(self, side: int, units: list[str]) -> Iterator[int]:
        """Abilities that add dice without a decision."""
        own = Plain(self.g, side)
        near = self.neighbours(self.realm)
        home = self.homes.get(self.realm) == side
        home_near = home or any(owner == side and name in near for name, owner in self.homes.items())
        joined = [UNITS[kind] for seat, kind in self.battle.joined if seat == side]
        joined = [unit for unit in joined if unit in units]
        triggers = [(placer, kind) for _, _, placer, kind in self.battle.triggers if placer == side]
        yield "stalwart_walls" in own.tableau and home
        yield "beacon_of_conquest" in own.tableau and bool(triggers)
        yield "night_raid" in own.tableau and side not in self.battle.prior
        if "longbows" in own.abilities:
            archers = [unit for unit, place in self.units(side) if place in near]
            yield archers.count("worker")
            yield "shapeshifter" in archers and own.active("worker")
        yield "shieldwall" in own.abilities and self.like(side, "warrior", units) and home_near
        yield "stormdive" in own.abilities and self.like(side, "dragon", joined)
        owner, place = self.place_of("mossback_colossus")
        yield owner == side and (place == self.realm or place in near)
        croc = next(i for i, word in enumerate(UNITS) if word == "dread_crocodile")
        yield "dread_crocodile" in units and any(kind == croc for _, kind in triggers)
        if "gravel_hydra" in units:
            yield min(2, len(set(units) - {"gravel_hydra"}))
        yield "bone_leviathan" in units and self.g.players[side].places.count(-3) >= 2
        giant = next(i for i, word in enumerate(UNITS) if word == "frost_giant")
        yield self.realm == "bifrost" and giant in self.g.players[side].kinds

    def fixed(self, side: int) -> list[int]:
        """Dice set and not rolled, within the number."""
        found = []
        if side != WILD and not self.g.ghostly(side):
            units = self.here(side)
            joined = [UNITS[kind] for seat, kind in self.battle.joined if seat == side and UNITS[kind] in units]
            if "momentum" in Plain(self.g, side).abilities and self.like(side, "warrior", joined):
                found.append(6)
            if "brass_juggernaut" in units:
                found.append(4)
        return found

    def swords(self, side: int) -> set[int]:
        """Numbers of swords this seat may spend for a side."""
        if self.fights_for("bone_leviathan") is not None:
            return set()
        silk = self.fights_for("gloom_widow")
        if silk is not None and silk >= 0 and side not in (silk, self.partner(silk)):
            return set()
        price = 2 if self.fights_for("frost_giant") is not None else 1
        twice = side == self.seat and side not in self.battle.paid
        twice = twice and ("drill_yard" in self.tableau or "volcanic_terror" in self.here(side))
        found = set()
        missing, spent, first = self.cap() - self.dice(side), 0, True
        while missing > 0 and self.payable({"sword": spent + price}):
            spent += price
            found.add(spent)
            missing -= 2 if twice and first else 1
            first = False
        return found

    # ---- spells

    def silent(self) -> bool:
        return self.fights_for("edict_golem") is not None

    def payable_spell(self, name: str, more: int = 0) -> bool:
        """Whether it can be cast, with ``more`` resources of any kind to be paid besides."""
        card = SPELLS[name]
        free = (
            card.free is not None
            and card.free[0] >= 0
            and self.g.players[self.seat].power[card.free[0]] >= card.free[1]
        )
        cost = words(card.cost) if not free else words((0,) * 8)
        cost["any"] += more
        return self.payable(+cost, without=[name])

    def spells(self, window: str) -> set[str]:
        """Cards of the hand that may be played in a window of battles."""
        if window != "battle_would_trigger" and self.silent():
            return set()
        names = [name for name in self.hand if name in SPELLS and window in SPELLS[name].windows]
        return {name for name in names if getattr(self, f"_{name}")()}

    def _faerie_charm(self) -> bool:
        return self.payable_spell("faerie_charm")

    def _sanctuary(self) -> bool:
        return self.homes.get(self.realm) == self.seat

    def _polymorph(self) -> bool:
        standing = {unit for unit, _ in self.units()}
        return self.payable_spell("polymorph") and any(a != b for a in standing for b in self.ready())

    def _sudden_ambush(self) -> bool:
        _, web = self.place_of("gloom_widow")
        stuck = self.neighbours(web) if web and web != self.realm else set()
        far = self.reach([self.realm], 2) - {self.realm} - stuck
        riddle = self.fights_for("solar_sphinx") is not None
        return self.payable_spell("sudden_ambush", riddle) and any(place in far for _, place in self.units())

    def _room(self) -> bool:
        return self.dice(self.seat) < self.cap()

    def _stone_bastion(self) -> bool:
        near = {self.realm, *self.neighbours(self.realm)}
        home = any(owner == self.seat and name in near for name, owner in self.homes.items())
        return home and self._room() and self.payable_spell("stone_bastion")

    def _blade_rain(self) -> bool:
        return self._room() and self.payable_spell("blade_rain")

    def _battle_hymn(self) -> bool:
        others = [player.seat for player in self.g.players if player.seat != self.seat]
        return self._room() and any(self.realm in [place for _, place in self.units(seat)] for seat in others)

    def _dawn_ward(self) -> bool:
        return self.payable_spell("dawn_ward") and any(place == self.realm for _, place in self.units())

    def _song_of_glory(self) -> bool:
        return True

    # ---- after the roll

    def changeable(self, who: str) -> list[int]:
        """Sides whose dice an effect of this seat may touch: own, other_side, any_participant."""
        found = []
        for side in self.battle.dice:
            if side == self.seat:
                if who != "other_side" and not self.poisoned():
                    found.append(side)
            elif who == "own" or self.fights_for("brass_juggernaut") == side:
                continue
            elif who == "any_participant" or side != self.partner(self.seat):
                found.append(side)
        return found

    def poisoned(self) -> bool:
        """Venom of an opponent's Warrior."""
        return any(
            "venom" in Plain(self.g, side).abilities and self.like(side, "warrior", self.here(side))
            for side in self.battle.dice
            if side not in (WILD, self.seat, self.partner(self.seat)) and not self.g.ghostly(side)
        )

    def _firestorm(self) -> bool:
        return self.payable_spell("firestorm") and bool(self.changeable("any_participant"))

    def _wild_surge(self) -> bool:
        return bool(self.changeable("own"))

    def _lucky_charm(self) -> bool:
        return bool(self.changeable("own"))

    def _fog_of_war(self) -> bool:
        others = self.changeable("other_side")
        return self.payable_spell("fog_of_war") and any(max(self.battle.dice[side]) > 1 for side in others)

    def _mirror_shield(self) -> bool:
        values = {value for dice in self.battle.dice.values() for value in dice}
        return self.payable_spell("mirror_shield") and bool(self.changeable("own")) and len(values) > 1

    def uses(self) -> set[str]:
        """Abilities and passives of ``battle_after_roll`` not yet used."""
        own = self.battle.dice[self.seat]
        mine, units = bool(self.changeable("own")), self.here(self.seat)
        others = self.changeable("other_side")
        ones = mine and 1 in own
        fits = {
            "duellists_gale": mine,
            "searing_blades": ones,
            "double_down": mine,
            "crushing_blow": self.like(self.seat, "warrior", units) and bool(others),
            "cinder_hex": self.like(self.seat, "wizard", units) and ones,
            "blinding_light": self.like(self.seat, "wizard", units)
            and any(value > 1 for side in others for value in self.battle.dice[side]),
            "frenzy": self.like(self.seat, "warrior", units) and mine,
        }
        found = {name for name, able in fits.items() if able and name in (*self.tableau, *self.abilities)}
        if "demon_of_might" in units and ones:
            found.add("fury")
        if "volcanic_terror" in units and others:
            found.add("molten_hide")
        return {name for name in found if (self.seat, name) not in self.battle.used}

    # ---- steps 5 to 7

    def winner(self) -> int | None:
        """The single best side; None on a true tie."""
        rolled = {side: sorted(dice, reverse=True) + [0] * 6 for side, dice in self.battle.dice.items()}
        best = [side for side, dice in rolled.items() if all(dice[:6] >= other[:6] for other in rolled.values())]
        if len(best) > 1:
            demon = self.fights_for("demon_of_might")
            best = [
                side
                for side in best
                if side == demon or (side != WILD and "radiant_aegis" in Plain(self.g, side).tableau)
            ]
        return best[0] if len(best) == 1 else None

    def rescues(self) -> set[str]:
        """What a loser may do, by name of the option."""
        units = {unit for unit, place in self.units() if place == self.realm}
        found = {f"cast:{name}" for name in self.spells("battle_casualties")}
        if self.g.rules.tactics and self.g.players[self.seat].tactics:
            found.add("tactics")
        if "soothing_undertow" in self.tableau and self.payable({"potion": 1}):
            found |= {f"unit:{unit}@{self.realm}" for unit in units}
        if "glamour" in self.abilities and set(self.realms) - self.occupied():
            found |= {"use:glamour.wizard"} if "wizard" in units else set()
            found |= {"use:glamour.shapeshifter"} if "shapeshifter" in units and self.active("wizard") else set()
        return found


def rushers(g: Eldervale, realm: str) -> set[str]:
    """16.2: Monsters that qualify to rush at a Unit just placed there."""
    plain = Plain(g, g.active)
    if realm in plain.wild or g.now.no_rush:
        return set()
    gone = {MONSTERS[number].name for number in (*g.now.rushed, *g.now.held)}
    near = plain.neighbours(realm)
    beside = {monster for at, monster in plain.wild.items() if at in near}
    if g.peaceful:
        return beside - gone
    if any((unit, at) == ("edict_golem", realm) for player in g.players for unit, at in plain.units(player.seat)):
        return set()
    two = plain.reach([realm], 2)
    beside |= {monster for at, monster in plain.wild.items() if monster == "tempest_roc" and at in two}
    if next(tile for tile in TILES if tile.name == realm).kind == "ruin":
        beside |= {"mother_of_dragons"} & set(plain.wild.values())
    return beside - gone - {"mossback_colossus"}
