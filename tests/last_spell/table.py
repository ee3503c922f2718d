"""Positions for scenario tests: a fresh scenario with plain Heroes, then pieces, numbers, stacked decks, coins and dice.

    t = Table("gildenberg", heroes=3)        # set up, Day 1, fog at 5; Heroes without Trait, perks, gear
    t.hero(0, at=(12, 8), items="longsword_1 buckler", perks="finisher", trait="healer", tokens=4, mp=3)
    bulky = t.monster("bulky", 12, 7, hp=5)
    t.build("ballista", (9, 9)); t.flames("N1", 2); t.coin("schaden"); t.blue(1)
    t.night(1, round=2)                      # by Night, in this round
    t.act(0, "basic:longsword_1@12,7")       # seat 0 acts; further answers follow in order
    t.run("monster-phase", "boss-acts")      # these steps, until they ask or are done
    t.asked, t.seat, t.options(), t.answer("pass")
    t.day("build:ballista", "place:ballista@9,13", seat=1)

Steps run on the state itself: no match, no record. Cells are (x, y).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import convert

from wyrmtable.core.ask import Many, Question, Rule, Together, name_of
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import HEROES, ITEMS, PLANS, SCENARIOS, Item
from wyrmtable.games.last_spell.grid import FOG_BOARDS, SLOTS, XS, YS, cell_at
from wyrmtable.games.last_spell.options import Options
from wyrmtable.games.last_spell.rules import STEPS
from wyrmtable.games.last_spell.rules.building import raise_structure, remove_structure
from wyrmtable.games.last_spell.rules.decks import take_card
from wyrmtable.games.last_spell.rules.enemies import put_boss, put_minion, put_monster
from wyrmtable.games.last_spell.rules.stats import max_mana
from wyrmtable.games.last_spell.state import Enemy, Hero, Spell, Structure

from ..loaded import Loaded

Cell = tuple[int, int]


def where(cell: int) -> Cell | None:
    """A cell as (x, y); None off the board."""
    return (XS[cell], YS[cell]) if cell >= 0 else None


class Table:
    def __init__(self, scenario: str = "gildenberg", heroes: int = 2, seed: str = "1", **options: Any) -> None:
        self.g: Spell = GAME.begin(heroes, convert({"scenario": scenario, **options}, Options), Loaded.make(seed), None)
        g = self.g
        for hero, card in zip(g.heroes, HEROES, strict=False):
            hero.card = card
            hero.level = 2 if SCENARIOS.index(scenario) == 2 else 1
            hero.mana = max_mana(hero)
        STEPS["shuffle-decks"](g)
        g.agenda = []
        g.day = 1
        g.fog = [5, 5, 5]
        g.phase = "main-phase"
        self.follow = False
        self._flow: Rule[None] | None = None
        self._request: Question | Together | None = None

    @classmethod
    def of(cls, g: Spell) -> Table:
        """A table around a position that is there already."""
        table = cls.__new__(cls)
        table.g, table.follow, table._flow, table._request = g, False, None, None
        return table

    # ---- building

    def hero(self, seat: int, at: Cell | None = None, items: str = "", perks: str = "", **fields: Any) -> Hero:
        """Gear and perks are added, other fields are set."""
        hero = self.g.heroes[seat]
        for name, value in fields.items():
            setattr(hero, name, value)
        hero.perks += perks.split()
        for name in items.split():
            self.take(name)
            hero.items.append(ITEMS[name])
        if "mana" not in fields:
            hero.mana = max_mana(hero)
        if at is not None:
            hero.cell = cell_at(*at)
        return hero

    def armed(self, items: str = "", perks: str = "", at: Cell = (12, 8), **fields: Any) -> Hero:
        """Hero 0 with plenty of tokens, MP and mana, and without a Reroll token, unless other fields are given."""
        return self.hero(0, at, items, perks, **{"tokens": 9, "mp": 9, "mana": 9, "reroll": False, **fields})

    def take(self, name: str) -> Item:
        """An item out of deck, shop or wherever it lies."""
        item = ITEMS[name]
        take_card(self.g, item)
        return item

    def supply(self, *names: str) -> None:
        self.g.supply += [self.take(name) for name in names]

    def top(self, deck: int, *names: str) -> None:
        """These cards on top of a deck."""
        cards = self.g.decks[deck]
        for name in names:
            cards.remove(ITEMS[name])
        cards[:0] = [ITEMS[name] for name in names]

    def monster(self, kind: str, x: int, y: int, hp: int | None = None, **fields: Any) -> Enemy:
        return self._changed(put_monster(self.g, kind, cell_at(x, y)), hp, fields)

    def minion(self, kind: str, x: int, y: int, hp: int | None = None) -> Enemy:
        return self._changed(put_minion(self.g, kind, cell_at(x, y)), hp, {})

    def boss(self, kind: str, x: int, y: int, hp: int | None = None) -> Enemy:
        return self._changed(put_boss(self.g, kind, cell_at(x, y)), hp, {})

    @staticmethod
    def _changed(enemy: Enemy, hp: int | None, fields: dict[str, Any]) -> Enemy:
        if hp is not None:
            enemy.hp = hp
        for name, value in fields.items():
            setattr(enemy, name, value)
        return enemy

    def build(self, kind: str, *cells: Cell, **fields: Any) -> Structure:
        """A structure on these cells."""
        structure = raise_structure(self.g, kind, tuple(sorted(cell_at(*cell) for cell in cells)))
        for name, value in fields.items():
            setattr(structure, name, value)
        self.g.paths = []
        return structure

    def section(self, slot: str, kind: str = "wood_wall", flames: int = 0) -> Structure:
        """A Wall or Gate in a slot, instead of what stands there."""
        self.clear(slot)
        structure = raise_structure(self.g, kind, SLOTS[slot])
        structure.flames = flames
        self.g.paths = []
        return structure

    def on(self, place: str | Cell) -> Structure:
        """What stands in a slot or on a cell."""
        cell = SLOTS[place][0] if isinstance(place, str) else cell_at(*place)
        return self.g.structures[self.g.built[cell]]

    def stands(self, place: str | Cell) -> bool:
        cell = SLOTS[place][0] if isinstance(place, str) else cell_at(*place)
        return cell in self.g.built

    def clear(self, *places: str | Cell) -> None:
        for place in places:
            if self.stands(place):
                remove_structure(self.g, self.on(place))
        self.g.paths = []

    def no_ruins(self) -> None:
        for structure in list(self.g.structures.values()):
            if PLANS[structure.kind].kind == "ruin":
                remove_structure(self.g, structure)

    def ruins(self, *bases: str) -> list[int]:
        """These bases under Ruins of the City, each of its size; ids of the structures."""
        found = []
        for base in bases:
            size = {
                "R07": "double",
                "R08": "double",
                "R09": "double",
                "R10": "double",
                "R11": "triple",
                "R12": "triple",
            }
            kind = f"ruin_{size.get(base, 'single')}"
            ruin = next(s for s in self.g.standing_kind(kind) if s.id not in found)
            ruin.base = base
            found.append(ruin.id)
        return found

    def night(self, number: int = 1, round: int = 1) -> None:
        """By Night, in the middle of a Hero Phase; Heroes that stand have the tokens and MP set for them."""
        self.g.day, self.g.night, self.g.round = number, True, round
        self.g.phase = "round"

    # ---- chance

    def script(self, stream: str, *results: Any) -> None:
        chance = self.g.chance
        assert isinstance(chance, Loaded)
        chance.script.setdefault(stream, []).extend(results)

    def coin(self, *sides: str) -> None:
        self.script("coin", *(("freude", "schaden").index(side) for side in sides))

    def blue(self, *numbers: int) -> None:
        """Next numbers shown by the blue die."""
        self.script("blue", *({0: 0, 1: 2, 2: 5}[number] for number in numbers))

    def orange(self, *numbers: int) -> None:
        self.script("orange", *({0: 0, 1: 1, 2: 3}[number] for number in numbers))

    def flips(self) -> int:
        return self.g.chance.drawn.get("coin", 0)

    # ---- playing

    def run(self, *steps: str | tuple[Any, ...], follow: bool = False) -> Table:
        """Do these steps until they ask or are done; with ``follow`` go on as the game goes on."""
        self.g.agenda = []
        self.g.then(*steps)
        self.follow = follow
        self._flow = self._request = None
        self._go_on()
        return self

    def _go_on(self, value: Any = None) -> None:
        self._request = None
        while True:
            if self._flow is None:
                if GAME.over(self.g) or (not self.g.agenda and not self.follow):
                    return
                self._flow = GAME.turn(self.g)
                if self._flow is None:
                    continue
                value = None
            try:
                self._request = self._flow.send(value)
                return
            except StopIteration:
                self._flow = None

    def question(self, seat: int | None = None) -> Question:
        """The open question; where any seat may answer that of the given one, or of seat 0."""
        request = self._request
        assert request is not None, "nobody is asked"
        if isinstance(request, Question):
            return request
        asked = next(request.start(seat or 0))
        assert isinstance(asked, Question)
        return asked

    @property
    def asked(self) -> str:
        return "" if self._request is None else self.question().kind

    @property
    def seat(self) -> int:
        return self.question().seat

    @property
    def seats(self) -> Sequence[int]:
        """All who may answer."""
        request = self._request
        return request.seats if isinstance(request, Together) else [self.seat]

    def options(self, seat: int | None = None) -> list[str]:
        return [] if self._request is None else [name_of(option) for option in self.question(seat).options]

    def offers(self, *names: str, seat: int | None = None) -> bool:
        return all(name in self.options(seat) for name in names)

    def refuses(self, *names: str, seat: int | None = None) -> bool:
        """None of these is offered; somebody is asked all the same."""
        options = self.options(seat)
        assert options
        return not any(name in options for name in names)

    def answer(self, *names: str, seat: int | None = None) -> Table:
        """One answer after the other; several picks of a multiple choice are joined by blanks."""
        for name in names:
            question = self.question(seat)
            picks = name.split() if isinstance(question, Many) else [name]
            try:
                value = question.parse(picks)
            except ValueError:
                raise AssertionError(f"{question.kind} does not offer {name}: {self.options(seat)}") from None
            if isinstance(self._request, Together):
                value = question.seat, value
            self._go_on(value)
        return self

    def turn(self, seat: int) -> Table:
        """It is this Hero's turn in the Hero Phase."""
        self.g.active = seat
        return self.run("act")

    def act(self, seat: int, *answers: str) -> Table:
        """This Hero acts."""
        return self.turn(seat).answer(*answers)

    def main(self) -> Table:
        """The Main phase of the Day."""
        return self.run("main-phase-begins", follow=True)

    def day(self, *answers: str, seat: int = 0) -> Table:
        """A seat acts in the Main phase."""
        if self._request is None:
            self.main()
        return self.answer(*answers, seat=seat)

    def monsters(self, *answers: str) -> Table:
        """The Monster Phase without the Boss."""
        self.g.active = -1
        return self.run("monster-phase").answer(*answers)

    def dawn(self) -> Table:
        self.g.active = -1
        return self.run("rampage", "panic-effect", "heroes-rise", "missions-at-dawn")

    # ---- looking

    def at(self, who: int | Enemy) -> Cell | None:
        """Where a Hero or an enemy stands; None when it is gone."""
        if isinstance(who, Enemy):
            return where(who.cell) if who.id in self.g.enemies else None
        return where(self.g.heroes[who].cell)

    def kinds_at(self) -> dict[Cell, str]:
        """Kind of the enemy on each cell."""
        return {(XS[enemy.cell], YS[enemy.cell]): enemy.kind for enemy in self.g.enemies.values()}

    def fog(self, **boards: int) -> None:
        for board, distance in boards.items():
            self.g.fog[FOG_BOARDS.index(board)] = distance
        self.g.paths = []


def night(scenario: str = "gildenberg", heroes: int = 2, number: int = 1, round: int = 1, **options: Any) -> Table:
    """Hero 0 is armed by the test; the others stand far in the south."""
    t = Table(scenario, heroes=heroes, **options)
    for seat in range(1, heroes):
        t.hero(seat, at=(16, 18 - seat), reroll=False)
    t.night(number, round)
    return t


def rich(scenario: str = "gildenberg", heroes: int = 2, **options: Any) -> Table:
    """By Day with more Gold and Materials than are needed."""
    t = Table(scenario, heroes=heroes, **options)
    t.g.gold = t.g.materials = 20
    return t


def names(items: Sequence[Item]) -> list[str]:
    return [item.name for item in items]
