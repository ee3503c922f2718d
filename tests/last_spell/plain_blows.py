"""A second reading of what an attack does (2.6, 2.7, 2.16) and of explosions (2.9), plain and from the text alone.

Works on plain dictionaries; what people and coins said in the match is read off a log, and asked for only where the text asks.
"""

from __future__ import annotations

from typing import Any

from . import plain_heroes
from .plain_heroes import WEAPONS, Facts, kind_on, ring, sectors_apart
from .plain_reading import MAGES, Building, Cell, World, blocks, free, manhattan, sides, table

KINDS = {row["id"]: row for row in table("monsters")}
BOSSES = {row["id"]: row for row in table("bosses")}
DODGING = ("winged", "alerion")
FIRST_MINION, FIRST_BOSS = 1001, 2001


class Battle:
    """A position, and one order carried out on it."""

    def __init__(
        self, world: World, enemies: dict[int, dict[str, Any]], heroes: list[dict[str, Any]], **facts: Any
    ) -> None:
        self.world = world
        self.enemies = enemies
        self.heroes = heroes
        self.structures: dict[int, Building] = facts["structures"]
        self.mages = list(world.mages)
        self.flames: int = facts["flames"]
        self.torn: int = facts["torn"]
        self.first: int = facts["first"]
        self.log: list[tuple[str, list[str], str]] = facts["log"]
        self.coins: list[bool] = facts["coins"]
        self.slain = self.outside = 0

    # ---- what the log knows

    def ask(self, kind: str, options: list[str]) -> str:
        """A single option is taken without asking."""
        if len(options) == 1:
            return options[0]
        asked, offered, answer = self.log.pop(0)
        assert (asked, sorted(offered)) == (kind, sorted(options))
        return answer

    # ---- the position

    def now(self) -> World:
        return self.world._replace(
            structures=tuple(self.structures.values()),
            enemies={enemy["cell"]: enemy["kind"] for enemy in self.enemies.values()},
            heroes={h["cell"]: (0, seat, False) for seat, h in enumerate(self.heroes) if h["cell"]},
            mages=(self.mages[0], self.mages[1], self.mages[2], self.mages[3]),
        )

    def on_tower(self, hero: dict[str, Any]) -> bool:
        return kind_on(self.now(), hero["cell"]) == "watchtower"

    def on(self, cells: list[Cell]) -> list[int]:
        """Ids of those on these cells: monsters, then what grows, then Boss parts."""
        return sorted(id for id, enemy in self.enemies.items() if enemy["cell"] in cells)

    def armour(self, enemy: dict[str, Any]) -> int:
        kinds = [other["kind"] for other in self.enemies.values()]
        if enemy["kind"] in KINDS:
            return int(KINDS[enemy["kind"]]["armour"])
        if enemy["kind"] == "harpy":
            return int("alerion" in kinds)
        if enemy["kind"] == "dryad":
            stones = kinds.count("monolith")
            return 2 if stones >= 3 else 1 if stones else 0
        return int(enemy["kind"].startswith("cetusia") and sum(kind.startswith("cetusia") for kind in kinds) == 1)

    # ---- losing HP

    def lose(self, id: int, damage: int) -> bool:
        """Whether it is slain."""
        enemy = self.enemies[id]
        if id >= FIRST_BOSS:
            damage = min(damage, int(BOSSES[enemy["kind"]][f"shroud_{len(self.heroes)}_heroes"]) - self.torn)
            self.torn += min(damage, enemy["hp"])
        enemy["hp"] -= damage
        if enemy["hp"] > 0:
            return False
        del self.enemies[id]
        if id < FIRST_MINION:
            x, y = enemy["cell"]
            self.slain += 1
            self.outside += not (6 <= x <= 17 and y >= 6)
        return True

    def hit(self, id: int, printed: int, how: dict[str, Any]) -> bool:
        enemy = self.enemies[id]
        if enemy["kind"] in DODGING and not how.get("inevitable") and not self.coins.pop(0):
            return False
        hurt = enemy["hp"] < enemy["full"]
        damage = printed + how.get("bonus", 0)
        if how.get("finisher") and hurt:
            damage += 1
        if how.get("opportunist") and (hurt or enemy["stunned"] or enemy["poisoned"]):
            damage += 1
        if how.get("healer") and self.armour(enemy) > 0:
            damage -= 1
        damage = max(0, damage)
        if not how.get("piercing") or enemy["kind"] == "dryad":
            damage = max(0, damage - self.armour(enemy))
        if self.lose(id, damage):
            return True
        if damage and id < FIRST_MINION:
            steady = enemy["kind"] in ("bulky", "accursed")
            enemy["poisoned"] |= bool(how.get("poison"))
            enemy["stunned"] |= bool(how.get("stun")) and not steady
            if how.get("push") and not steady:
                self.push(enemy, how["origin"])
        return False

    def push(self, enemy: dict[str, Any], origin: Cell) -> None:
        (x, y), dx, dy = enemy["cell"], enemy["cell"][0] - origin[0], enemy["cell"][1] - origin[1]
        if abs(dx) >= abs(dy):
            cell = (x + (1 if dx > 0 else -1), y)
        else:
            cell = (x, y + (1 if dy > 0 else -1))
        if free(self.now(), cell):
            enemy["cell"] = cell

    # ---- Heroes are hit

    def seats(self) -> list[int]:
        return [(self.first + n) % len(self.heroes) for n in range(len(self.heroes))]

    def strike(self, seat: int, damage: int) -> None:
        hero = self.heroes[seat]
        if not hero["cell"]:
            return
        for other, guard in enumerate(self.heroes):
            near = guard["cell"] and other != seat and hero["cell"] in ring(guard["cell"])
            if near and "bodyguard" in guard["perks"] and not self.on_tower(hero) and not self.on_tower(guard):
                if self.ask("bodyguard", ["bodyguard", "pass"]) == "bodyguard":
                    hero = guard
                break
        absorbed = min(damage, hero["guard"])
        hero["guard"] -= absorbed
        hero["wounds"] += damage - absorbed
        if hero["wounds"] < hero["most"]:
            return
        if "last_stand" in hero["perks"] and "last_stand" not in hero["night"]:
            hero["night"].append("last_stand")
            hero["wounds"] = hero["most"] - 1
            return
        hero.update(wounds=hero["most"], cell=None, guard=0, tokens=0, mp=0)

    def burn(self, id: int, damage: int) -> None:
        structure = self.structures[id]
        damage = min(damage, structure.hp)
        self.flames = max(0, self.flames - damage)
        self.structures[id] = structure._replace(flames=structure.flames + damage)
        if not self.structures[id].hp:
            del self.structures[id]

    def explode(self, cell: Cell, strength: int) -> None:
        area = ring(cell)
        for seat in self.seats():
            hero = self.heroes[seat]
            if hero["cell"] in area and not self.on_tower(hero):
                self.strike(seat, strength)
        for mage, place in enumerate(MAGES):
            if place in area:
                self.mages[mage] = max(0, self.mages[mage] - strength)
        touched = [id for id, structure in self.structures.items() if any(c in area for c in structure.cells)]
        touched.sort(key=lambda id: min((y, x) for x, y in self.structures[id].cells))
        for id in touched:
            self.burn(id, strength)
        boomers = []
        for id in self.on(area):
            enemy = self.enemies[id]
            if self.lose(id, max(0, 1 - self.armour(enemy))) and enemy["kind"] == "boomer":
                boomers.append((id, enemy["cell"]))
        for _, place in sorted(boomers):
            self.explode(place, 1)

    def explode_slain(self, slain: list[tuple[int, str, Cell]]) -> None:
        for _, kind, cell in sorted(slain):
            if kind == "boomer":
                self.explode(cell, 1)

    # ---- the orders

    def volley(self, ids: list[int], printed: int, how: dict[str, Any]) -> list[tuple[int, str, Cell]]:
        slain = []
        for id in ids:
            if id in self.enemies:
                kind, cell = self.enemies[id]["kind"], self.enemies[id]["cell"]
                if self.hit(id, printed, how):
                    slain.append((id, kind, cell))
        return slain

    def target_first(self, target: Cell, cells: list[Cell]) -> list[int]:
        return [*self.on([target]), *(id for id in self.on(cells) if self.enemies[id]["cell"] != target)]

    def chain(
        self, target: Cell, links: int, damage: int, falls: int, how: dict[str, Any]
    ) -> list[tuple[int, str, Cell]]:
        slain, used, cell = [], [], target
        while True:
            (id,) = self.on([cell])
            used.append(id)
            slain += self.volley([id], max(1, damage - falls * (len(used) - 1)), how)
            near = [e["cell"] for n, e in self.enemies.items() if n not in used and manhattan(e["cell"], cell) <= 2]
            if len(used) == links or not near:
                return slain
            answer = self.ask("next-link", [*map(at, near), "pass"])
            if answer == "pass":
                return slain
            cell = cell_of(answer)

    def punch(self, seat: int, cell: Cell) -> None:
        hero = self.heroes[seat]
        hero["tokens"] -= 1
        self.explode_slain(self.volley(self.on([cell]), 2 if "heavy_hand" in hero["perks"] else 1, {}))

    def ballista(self, seat: int, place: Cell, cell: Cell) -> None:
        damage = 2
        for hero in self.heroes:
            if hero["cell"]:
                damage += "engineer" in hero["perks"] and place in ring(hero["cell"])
                damage += hero["trait"] == "tinkerer" and sectors_apart(place, hero["cell"]) == 0
        self.explode_slain(self.volley(self.on([cell]), damage, {"piercing": True}))

    def catapult(self, seat: int, cell: Cell) -> None:
        more = "artillerist" in self.heroes[seat]["perks"]
        slain = self.volley(self.on([cell]), 3 + more, {"inevitable": True})
        slain += self.volley(self.on(sides(cell)), 1 + more, {})
        self.explode_slain(slain)

    def scroll(self, seat: int, name: str, cell: Cell) -> None:
        self.heroes[seat]["tokens"] -= 1
        if name == "fireball":
            self.explode_slain(self.volley(self.target_first(cell, [cell, *ring(cell)]), 3, {}))
        else:
            self.explode_slain(self.chain(cell, 5, 2, 0, {"inevitable": True}))

    def attack(self, seat: int, weapon: str, what: str, cell: Cell) -> None:
        """``what`` is basic, skill or free."""
        hero, row = self.heroes[seat], WEAPONS[weapon]
        perks, trait, category = hero["perks"], hero["trait"], row["category"]
        which = "skill" if what == "skill" else "basic"
        shape, damage = row[f"{which}_shape"], int(row[f"{which}_damage"])
        said = row[f"{which}_abilities"].split(";")
        how = {
            "origin": hero["cell"],
            "bonus": ({"melee": "warlord", "ranged": "deadeye", "magic": "archmage"}[category] in perks)
            + ("climber" in perks and self.on_tower(hero))
            + (category == "ranged" and "steady_aim" in perks and not {"ranged", "mp"} & set(hero["round"])),
            "finisher": category == "melee" and "finisher" in perks,
            "opportunist": "Opportunist" in said,
            "healer": trait == "healer",
            "piercing": "Armour Piercing" in said
            or {"melee": "sunder", "ranged": "piercing_shots", "magic": "inexorable"}[category] in perks,
            "inevitable": "Inevitable" in said
            or {"melee": "", "ranged": "true_shot", "magic": "inexorable"}[category] in perks,
            "stun": "Stun" in said,
            "poison": "Poison" in said,
            "push": "Push 1" in said,
        }
        if what == "free":
            own = [name for name in ("quick_draw", "trigger_happy") if name in (*perks, trait)]
            hero["night"].append(next(name for name in own if name not in hero["night"]))
        else:
            hero["tokens"] -= int(row[f"{which}_actions"])
        mana = int(row[f"{which}_mana"])
        if what == "skill":
            hero["mana"] -= mana - ("focus" in perks and "skill" not in hero["night"])
            hero["night"].append("skill")
        facts = Facts(hero["cell"], 0, tuple(perks), trait, "ranged" in hero["round"])
        slain: list[tuple[int, str, Cell]] = []
        if shape == "split":
            for left in range(int(row[f"{which}_hits"]), 0, -1):
                slain += self.volley(self.on([cell]), damage, how)
                legal = plain_heroes.aims(self.now(), facts, weapon, which)
                if left == 1 or not legal:
                    break
                answer = self.ask("next-hit", [*map(at, legal), "pass"])
                if answer == "pass":
                    break
                cell = cell_of(answer)
        elif shape.startswith("chain"):
            slain = self.chain(cell, int(shape[5:]), damage, 1, how)
        else:
            slain = self.volley(self.struck(hero, shape, category, cell), damage, how)
        self.gains(hero, category, len(slain))
        hero["round"].append(category)
        self.explode_slain(slain)
        if hero["cell"] and slain:
            self.after_kill(hero, category, slain)
        if hero["cell"] and "hit_and_run" in perks and "hit_and_run" not in hero["round"]:
            hero["round"].append("hit_and_run")
            hero["mp"] += 2

    def struck(self, hero: dict[str, Any], shape: str, category: str, cell: Cell) -> list[int]:
        x, y = hero["cell"]
        dx, dy = cell[0] - x, cell[1] - y
        if shape == "ring":
            return self.on(ring((x, y)))
        if shape.startswith("line"):
            cells = []
            for n in range(1, int(shape[4:]) + 1):
                step = (x + n * dx, y + n * dy)
                if not self.on_tower(hero) and blocks(self.now(), step, (x, y)):
                    break
                cells.append(step)
            return self.on(cells)
        if shape == "arc3":
            beside = [(cell[0] + dy, cell[1] + dx), (cell[0] - dy, cell[1] - dx)]
            return self.target_first(cell, [cell, *beside])
        if shape == "blast" or (shape == "plus" and category == "magic" and "wide_circle" in hero["perks"]):
            return self.target_first(cell, [cell, *ring(cell)])
        if shape == "plus":
            return self.target_first(cell, [cell, *sides(cell)])
        if shape == "sector":
            return self.target_first(
                cell, [e["cell"] for e in self.enemies.values() if sectors_apart(e["cell"], cell) == 0]
            )
        if shape == "pierce":
            far = manhattan((x, y), cell)
            second = [at(near) for near in sides(cell) if self.on([near]) and manhattan((x, y), near) > far]
            if second:
                return [*self.on([cell]), *self.on([cell_of(self.ask("pierce", second))])]
        return self.on([cell])

    def gains(self, hero: dict[str, Any], category: str, kills: int) -> None:
        perks, used = hero["perks"], hero["round"]
        if category == "melee" and kills:
            if "momentum" in perks:
                more = min(kills, 2 - used.count("momentum"))
                hero["mp"] += more
                used += ["momentum"] * more
            if "bloodlust" in perks and "bloodlust" not in used:
                used.append("bloodlust")
                hero["tokens"] += 1
            if hero["trait"] == "savage" and "savage" not in used:
                used.append("savage")
                hero["mp"] += 1
        if category == "magic" and kills and "siphon" in perks and "siphon" not in used:
            used.append("siphon")
            hero["mana"] = min(hero["full_mana"], hero["mana"] + 1)

    def after_kill(self, hero: dict[str, Any], category: str, slain: list[tuple[int, str, Cell]]) -> None:
        perk = {"melee": "cleaver", "ranged": "ricochet"}.get(category, "")
        if perk not in hero["perks"] or perk in hero["round"]:
            return
        if perk == "cleaver":
            near = [enemy["cell"] for enemy in self.enemies.values() if enemy["cell"] in sides(hero["cell"])]
        else:
            fell = [cell for _, _, cell in slain]
            near = [e["cell"] for e in self.enemies.values() if any(manhattan(e["cell"], cell) <= 2 for cell in fell)]
        if near:
            answer = self.ask(perk, [*map(at, near), "pass"])
            if answer != "pass":
                hero["round"].append(perk)
                self.explode_slain(self.volley(self.on([cell_of(answer)]), 1, {}))


def at(cell: Cell) -> str:
    return f"at:{cell[0]},{cell[1]}"


def cell_of(answer: str) -> Cell:
    x, y = answer.removeprefix("at:").split(",")
    return int(x), int(y)
