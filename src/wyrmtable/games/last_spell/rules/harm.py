"""Damage to Heroes (2.7) and explosions (2.9)."""

from __future__ import annotations

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import AGAIN, GUARD, KEEP, Block
from wyrmtable.games.last_spell.data import BLUE, ORANGE, Armour
from wyrmtable.games.last_spell.grid import AREA, MAGE_CELLS
from wyrmtable.games.last_spell.rules.burning import burn, hurt_mage
from wyrmtable.games.last_spell.rules.enemies import armour_against, enemies_on, lose_hp, remove_enemy
from wyrmtable.games.last_spell.rules.moving import on_tower
from wyrmtable.games.last_spell.rules.stats import has, max_hp, turned
from wyrmtable.games.last_spell.state import Enemy, Spell, Structure

FREUDE, SCHADEN = 0, 1


# ---- dice and the coin


def throw_again(g: Spell, seat: int, what: str, thrown: int, best: int) -> Rule[bool]:
    """The Reroll token, right after a throw for this Hero; not asked where another throw could not be better."""
    hero = g.heroes[seat]
    if not hero.reroll or thrown == best:
        return False
    answer = yield from choose(seat, "reroll", [KEEP, AGAIN], (what, thrown))
    if answer is KEEP:
        return False
    hero.reroll = False
    return True


def flip(g: Spell, seat: int) -> Rule[bool]:
    """The fate coin for a Hero's attack on a target that dodges: whether it hits."""
    side = g.chance.below("coin", 2)
    tales.flipped(g, seat, side)
    if (yield from throw_again(g, seat, "coin", side, FREUDE)):
        side = g.chance.below("coin", 2)
        tales.flipped(g, seat, side)
    return side == FREUDE


def throw(g: Spell, seat: int, die: str, faces: tuple[int, ...], need: int) -> Rule[int]:
    """A defence die; another throw is offered while more would help."""
    number = faces[g.chance.below(die, 6)]
    tales.thrown(g, seat, die, number)
    if (yield from throw_again(g, seat, die, min(number, need), min(max(faces), need))):
        number = faces[g.chance.below(die, 6)]
        tales.thrown(g, seat, die, number)
    return number


# ---- an attack on a Hero


def strike_hero(g: Spell, seat: int, damage: int, by: Enemy | None = None) -> Rule[None]:
    """One attack of ``damage``; ``by`` is the attacker when it is a melee attack."""
    if g.heroes[seat].down or damage <= 0:
        return
    seat = yield from bodyguard(g, seat)
    hero = g.heroes[seat]
    absorbed = min(hero.guard, damage)
    hero.guard -= absorbed
    damage -= absorbed
    ready = [item for item in hero.items if isinstance(item, Armour) and item.blocks and not turned(g, item)]
    spiked = False
    while damage > 0 and ready:
        answer = yield from choose(seat, "defend", [*(Block(item) for item in ready), PASS], damage)
        if not isinstance(answer, Block):
            break
        item = next(item for item in ready if item is answer.item)
        ready.remove(item)  # a Rune Shield, too, blocks once in an attack
        g.used[item.name] = g.used.get(item.name, 0) + 1
        blocked = yield from block(g, seat, item, damage)
        damage = max(0, damage - blocked)
        spiked = spiked or item.name == "spiked_shield"
    suffer(g, seat, damage)
    if spiked and by is not None and by.id in g.enemies:
        lose_hp(g, by, max(0, 1 - armour_against(g, by, False)))


def bodyguard(g: Spell, seat: int) -> Rule[int]:
    """Another Hero with that perk in whose Area this one stands may take the attack; the seat that suffers it."""
    hero = g.heroes[seat]
    for other, guard in enumerate(g.heroes):
        if other == seat or not guard.stands or not has(guard, "bodyguard") or hero.cell not in AREA[guard.cell]:
            continue
        if not on_tower(g, hero) and not on_tower(g, guard):
            answer = yield from choose(other, "bodyguard", [GUARD, PASS], seat)
            if answer is GUARD:
                tales.guarded(g, other, seat)
                return other
    return seat


def block(g: Spell, seat: int, item: Armour, damage: int) -> Rule[int]:
    """The flat value and the sum of the dice, thrown one after the other."""
    tales.blocking(g, seat, item)
    total = item.flat
    for die, faces, count in (("blue", BLUE, item.blue), ("orange", ORANGE, item.orange)):
        for _ in range(count):
            total += yield from throw(g, seat, die, faces, max(0, damage - total))
    return total


def suffer(g: Spell, seat: int, wounds: int) -> None:
    """What is left becomes Wounds; at max HP the Hero is down."""
    hero, before = g.heroes[seat], g.heroes[seat].wounds
    most = max_hp(hero)
    falls = before + wounds >= most
    saved = falls and has(hero, "last_stand") and "last_stand" not in hero.this_night
    hero.wounds = min(before + wounds, most - saved)
    tales.wounded(g, seat, hero.wounds - before)
    if not falls:
        return
    if saved:
        hero.this_night.append("last_stand")
        tales.last_stand(g, seat)
        return
    hero.down = True
    hero.cell = -1
    hero.guard = hero.tokens = hero.mp = 0
    tales.fell(g, seat)


# ---- explosions


def explode(g: Spell, cell: int, strength: int) -> Rule[None]:
    """A Boomer gone from this cell hits all in its Area: Heroes, Mages, structures, other enemies; then the next Boomers."""
    tales.exploded(g, cell, strength)
    area = AREA[cell]
    for seat in g.order:
        hero = g.heroes[seat]
        if hero.cell in area and not on_tower(g, hero):
            yield from strike_hero(g, seat, strength)
    for mage, place in enumerate(MAGE_CELLS):
        if place in area:
            hurt_mage(g, mage, strength)
    for structure in structures_on(g, area):
        burn(g, structure, strength)
    hit = enemies_on(g, area)
    slain = [enemy for enemy in hit if lose_hp(g, enemy, max(0, 1 - armour_against(g, enemy, False)))]
    yield from explode_all(g, slain)


def explode_all(g: Spell, slain: list[Enemy]) -> Rule[None]:
    """The Boomers among the slain, by ascending id, each with its own chain before the next."""
    for enemy in sorted(slain, key=lambda enemy: enemy.id):
        if enemy.kind == "boomer":
            yield from explode(g, enemy.cell, 1)


def blow_up(g: Spell, boomer: Enemy) -> Rule[None]:
    """A Boomer's own action: it is not slain."""
    remove_enemy(g, boomer)
    yield from explode(g, boomer.cell, 2)


def structures_on(g: Spell, cells: tuple[int, ...]) -> list[Structure]:
    """Structures with one of these cells, each once, by the (y, x) of their first cell."""
    found = {number: g.structures[number] for cell in cells if (number := g.built.get(cell)) is not None}
    return sorted(found.values(), key=lambda structure: structure.cells)
