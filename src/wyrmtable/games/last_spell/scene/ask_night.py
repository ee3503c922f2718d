"""Questions of the Night: what a Hero does, on whom, and how it defends itself."""

from __future__ import annotations

from wyrmtable.core.ask import PASS
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Pip, Verb
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.last_spell.acts import (
    BOOST,
    DASH,
    END,
    YIELD,
    Aim,
    Attack,
    Block,
    Drink,
    Fire,
    Give,
    Leap,
    Mate,
    Move,
    Punch,
    Rally,
    Read,
    Ready,
    Sector,
    Standing,
    Travel,
)
from wyrmtable.games.last_spell.data import POTIONS, Armour, Item, Strike, Weapon
from wyrmtable.games.last_spell.grid import SECTOR, SECTORS, distance, line_between, sector_gap
from wyrmtable.games.last_spell.rules.acting import DASH_MP
from wyrmtable.games.last_spell.rules.attacks import free_draw, mana_cost
from wyrmtable.games.last_spell.rules.defences import ballista_damage, catapult_damage
from wyrmtable.games.last_spell.rules.fire import REACH, blocking_for, farthest_sector
from wyrmtable.games.last_spell.rules.hits import Blow, arc, plus, side_towards
from wyrmtable.games.last_spell.rules.hits import blast as blast_cells
from wyrmtable.games.last_spell.rules.hits import line as line_cells
from wyrmtable.games.last_spell.rules.moving import portal_cost
from wyrmtable.games.last_spell.rules.scrolls import GUARD_MOST, HASTE, HEALED
from wyrmtable.games.last_spell.rules.stats import has, is_a, max_mana, turned
from wyrmtable.games.last_spell.scene.draft import MOST_BLOCKED, Asker, Draft, blast, ghost_hero, line, target, wound
from wyrmtable.games.last_spell.scene.harms import attack_harms, harm_pips, harms
from wyrmtable.games.last_spell.scene.names import (
    DEEDS,
    cell_word,
    deed_id,
    enemy_word,
    hero_id,
    hero_word,
    item_id,
    item_word,
    place,
    standing_word,
    structure_id,
    word,
)
from wyrmtable.games.last_spell.state import Hero, Spell


def act(draft: Draft) -> Wording:
    for answer in draft.answers:
        offer(draft, answer)
    near_misses(draft)
    hero = draft.hero
    return draft.finish("actions", msg("hint-act", tokens=hero.tokens, mp=hero.mp, mana=hero.mana))


def offer(draft: Draft, answer: object) -> None:
    g, seat, hero = draft.g, draft.seat, draft.hero
    match answer:
        case Move(cell, mp):
            label = msg("do-move", cell=cell_word(cell))
            draft.add(answer, place(cell), label=label, gives=(Pip("mp", -mp),), preview=(ghost_hero(g, seat, cell),))
        case Travel(cell):
            mp, mana = portal_cost(hero)
            gives = (Pip("mp", -mp), *((Pip("mana", -mana),) if mana else ()))
            draft.verbs["travel"] = Verb(word("say-travel"), "structure.portal")
            label = msg("do-travel", cell=cell_word(cell))
            draft.add(answer, "!travel", place(cell), label=label, gives=gives, preview=(ghost_hero(g, seat, cell),))
        case Leap(cell):
            cost = Pip("mp", -1) if has(hero, "vaulter") else Pip("tokens", -1)
            label = msg("do-leap", cell=cell_word(cell))
            ghost = ghost_hero(g, seat, cell)
            draft.add(answer, deed_id(seat, "leap"), place(cell), label=label, gives=(cost,), preview=(ghost,))
        case Punch(cell):
            blow = Blow(seat, hero.cell, 2 if has(hero, "heavy_hand") else 1)
            enemy = g.enemies[g.enemy_at[cell]]
            label = msg("do-punch", target=aimed(g, cell))
            gives = (Pip("tokens", -1), *harm_pips(harms(g, blow, [enemy])))
            draft.add(answer, deed_id(seat, "punch"), target(g, cell), label=label, gives=gives)
        case Attack():
            attack(draft, answer)
        case Drink(item):
            label = msg("do-drink", item=item_word(item))
            draft.verb(
                answer, "drink", label, item_id(item), icon="drink", button=word("say-drink"), gives=potion(hero, item)
            )
        case Read(item):
            label = msg("do-read", item=item_word(item))
            draft.verb(answer, "read", label, item_id(item), icon="read", button=word("say-read"))
        case Fire(number):
            draft.add(answer, structure_id(number), label=msg("do-fire", structure=standing_word(g.structures[number])))
        case Give(item, mate):
            label = msg("do-give", item=item_word(item), mate=SeatRef(mate))
            draft.add(answer, item_id(item), hero_id(mate), label=label, gives=(Pip("tokens", -1),))
        case Ready(item):
            draft.add(answer, "perk:second_skin", item_id(item), label=msg("do-ready-item", item=item_word(item)))
        case Rally(mate):
            label = msg("do-rally", mate=SeatRef(mate))
            draft.add(answer, "perk:rally", hero_id(mate), label=label, gives=(Pip("tokens", 1),))
        case _:
            plain(draft, answer)


def plain(draft: Draft, answer: object) -> None:
    """What needs nothing to point at but itself."""
    hero, seat = draft.hero, draft.seat
    if answer is DASH:
        gives = (Pip("tokens", -1), Pip("mp", DASH_MP + has(hero, "windrunner")))
        draft.add(answer, deed_id(seat, "dash"), label=word("do-dash"), gives=gives)
    elif answer is BOOST:
        guard = min(GUARD_MOST - hero.guard, 1 + has(hero, "bulwark"))
        gives = (Pip("tokens", -1), Pip("guard", guard))
        draft.add(answer, deed_id(seat, "armour-boost"), label=word("do-armour-boost"), gives=gives)
    elif answer is YIELD:
        draft.verb(answer, "yield", word("do-yield"), icon="yield")
    else:
        assert answer is END
        draft.verb(answer, "end", word("do-end"), icon="end", weight=0 if hero.tokens else 2)


# ---- attacks


def attack(draft: Draft, answer: Attack) -> None:
    g, hero = draft.g, draft.hero
    weapon = answer.weapon
    strike = weapon.skill if answer.skill else weapon.basic
    row = f"{item_id(weapon)}#{'skill' if answer.skill else 'basic'}"
    path = [row] if strike.shape == "ring" else [row, target(g, answer.cell)]
    if answer.free:
        draw = free_draw(hero)
        path.insert(0, f"perk:{draw}" if draw in hero.perks else f"trait:{draw}")
    label = msg("do-attack", attack=word(f"attack-{strike.name}"), target=aimed(g, answer.cell))
    pips, struck = attack_harms(g, draft.seat, answer)
    light = [*shape(g, hero, weapon, strike, answer.cell), *map(wound, struck)]
    draft.add(answer, *path, label=label, gives=(*pips, *harm_pips(struck)), preview=light)


def aimed(g: Spell, cell: int) -> Msg:
    """The enemy or Hero on a cell, with the cell; else the cell alone."""
    enemy = g.enemy_on(cell)
    if enemy is not None:
        return msg("enemy-at", enemy=enemy_word(enemy), cell=cell_word(cell))
    seat = g.hero_on(cell)
    if seat >= 0:
        return hero_word(g.heroes[seat].card)
    return msg("cell", cell=cell_word(cell))


def shape(g: Spell, hero: Hero, weapon: Weapon, strike: Strike, cell: int) -> list[AnyElement]:
    """The line of fire, and the cells an attack covers besides its target."""
    found: list[AnyElement] = []
    here = hero.cell
    if strike.reach not in ("melee", "self") and here != cell:
        found.append(line(here, cell))
    kind = strike.shape
    if kind == "plus" and weapon.category == "magic" and has(hero, "wide_circle"):
        kind = "blast"
    if kind == "ring":
        found.append(blast(blast_cells(here)[1:]))
    elif kind.startswith("line"):
        found.append(blast(line_cells(here, side_towards(here, cell), int(kind[4:]), blocking_for(g, hero))))
    elif kind == "arc3":
        found.append(blast(arc(here, cell)))
    elif kind == "plus":
        found.append(blast(plus(cell)))
    elif kind == "blast":
        found.append(blast(blast_cells(cell)))
    elif kind == "sector":
        sector = SECTOR[cell]
        found.append(blast(enemy.cell for enemy in g.enemies.values() if SECTOR[enemy.cell] == sector))
    return found


def potion(hero: Hero, item: Item) -> tuple[Pip, ...]:
    match POTIONS[item.name].kind:
        case "health":
            return (Pip("hp", min(hero.wounds, 2 + is_a(hero, "healer"))),)
        case "mana":
            return (Pip("mana", min(3, max_mana(hero) - hero.mana)),)
        case "vigour":
            return (Pip("tokens", 2),)
        case _:
            return (Pip("mp", 4),)


# ---- reasons


def near_misses(draft: Draft) -> None:
    g, hero, seat = draft.g, draft.hero, draft.seat
    lit = {option.path[0] for option in draft.options}
    for deed in DEEDS:
        id = deed_id(seat, deed)
        if id not in lit:
            draft.bar(why_not_deed(hero, deed), "actions", id)
    for item in hero.items:
        if isinstance(item, Weapon):
            for row, strike in (("basic", item.basic), ("skill", item.skill)):
                id = f"{item_id(item)}#{row}"
                if id not in lit:
                    draft.bar(why_not_strike(hero, strike), "attacks", id)
                else:
                    hidden(draft, item, strike, id)
        elif turned(g, item):
            draft.bar("why-turned", "equip", item_id(item))
        elif item_id(item) not in lit:
            draft.bar(why_not_item(hero, item), "equip", item_id(item))
    for s in g.structures.values():
        id = structure_id(s.id)
        if s.kind in ("ballista", "catapult") and id not in lit:
            spent = s.fired or (s.kind == "catapult" and not s.launches)
            draft.bar("why-fired" if spent else "why-no-target", "defences", id)


def hidden(draft: Draft, weapon: Weapon, strike: Strike, row: str) -> None:
    """Enemies in range to which there is no line of fire, with what stops it."""
    g, hero = draft.g, draft.hero
    if strike.reach not in REACH or strike.shape == "heal":
        return
    blocks = blocking_for(g, hero)
    most = farthest_sector(hero, weapon, strike)
    found = [enemy.cell for enemy in g.enemies.values() if sector_gap(hero.cell, enemy.cell) <= most]
    for cell in found[:MOST_BLOCKED]:
        between = [hero.cell + step for step in line_between(hero.cell, cell)]
        stops = [each for each in between if each in blocks]
        if stops:
            stop = min(stops, key=lambda each: distance(hero.cell, each))
            structure = g.structure_on(stop)
            why = msg("why-hidden", structure=standing_word(structure)) if structure else word("why-no-line")
            draft.block(why, "attacks", row, target(g, cell), preview=(line(hero.cell, cell, stop),))


def why_not_deed(hero: Hero, deed: str) -> str:
    if deed == "dash" and is_a(hero, "stalwart"):
        return "why-stalwart"
    if deed == "punch" and is_a(hero, "trigger_happy"):
        return "why-trigger-happy"
    if deed == "leap" and has(hero, "vaulter"):
        return "why-no-leap" if hero.mp else "why-no-mp"
    if not hero.tokens:
        return "why-no-tokens"
    return {"armour-boost": "why-guard-full", "punch": "why-nobody-near"}.get(deed, "why-no-leap")


def why_not_item(hero: Hero, item: Item) -> str:
    if isinstance(item, Armour):
        return "why-armour-later"
    return "why-no-tokens" if item.slot == "scroll" and not hero.tokens else "why-no-effect"


def why_not_strike(hero: Hero, strike: Strike) -> str:
    if hero.tokens < strike.actions:
        return "why-no-tokens"
    if hero.mana < mana_cost(hero, strike):
        return "why-no-mana"
    return "why-nobody-wounded" if strike.shape == "heal" else "why-no-target"


# ---- what follows an action


def aim(draft: Draft) -> Wording:
    """Point at the next enemy, or stop."""
    for answer in draft.answers:
        if isinstance(answer, Aim):
            draft.add(answer, target(draft.g, answer.cell), label=aimed(draft.g, answer.cell))
        else:
            draft.verb(answer, "pass", word("do-stop"), icon="pass", weight=0)
    return draft.finish("attacks")


def ballista(draft: Draft) -> Wording:
    g = draft.g
    s = g.structures[int(draft.about)]
    blow = Blow(draft.seat, s.cells[0], ballista_damage(g, s), piercing=True)
    for answer in draft.answers:
        enemy = g.enemies[g.enemy_at[answer.cell]]
        struck = harms(g, blow, [enemy])
        light = (line(s.cells[0], answer.cell), *map(wound, struck))
        draft.add(answer, target(g, answer.cell), label=aimed(g, answer.cell), gives=harm_pips(struck), preview=light)
    return draft.finish("defences")


def catapult(draft: Draft) -> Wording:
    """Any cell far enough; those where somebody would be hit show what the shot covers."""
    g = draft.g
    for answer in draft.answers:
        cells = plus(answer.cell)
        struck = any(cell in g.enemy_at for cell in cells)
        draft.add(
            answer, target(g, answer.cell), label=aimed(g, answer.cell), preview=(blast(cells),) if struck else ()
        )
    impact, splash = catapult_damage(draft.hero)
    return draft.finish("defences", msg("hint-catapult", impact=impact, splash=splash))


def scroll(draft: Draft) -> Wording:
    g, hero = draft.g, draft.hero
    name = draft.kind.removeprefix("scroll-")
    for answer in draft.answers:
        match answer:
            case Aim(cell):
                light = (blast(blast_cells(cell)),) if name == "fireball" else ()
                draft.add(answer, target(g, cell), label=aimed(g, cell), preview=light)
            case Sector(sector):
                there = blast(enemy.cell for enemy in g.enemies.values() if SECTOR[enemy.cell] == sector)
                label = msg("sector", name=SECTORS[sector])
                draft.verb(answer, f"sector-{SECTORS[sector].lower()}", label, icon="wave", preview=(there,))
            case Mate(seat):
                mate = g.heroes[seat]
                if name == "healing":
                    gives: tuple[Pip, ...] = (Pip("hp", min(mate.wounds, HEALED + is_a(hero, "healer"))),)
                else:
                    gives = (Pip("tokens", HASTE - (seat == draft.seat)), Pip("mp", HASTE))
                draft.add(answer, hero_id(seat), label=hero_word(mate.card), gives=gives)
            case Standing(number):
                draft.add(answer, structure_id(number), label=standing_word(g.structures[number]))
    return draft.finish("equip", prompt=msg("ask-scroll", item=word(f"item-{name}")))


def commander(draft: Draft) -> Wording:
    for answer in draft.answers:
        label = hero_word(draft.g.heroes[answer.seat].card)
        draft.add(answer, hero_id(answer.seat), label=label, gives=(Pip("tokens", 1),))
    return draft.finish("perks")


# ---- defending


def defend(draft: Draft) -> Wording:
    for answer in draft.answers:
        if isinstance(answer, Block):
            draft.add(answer, item_id(answer.item), label=msg("do-block", item=item_word(answer.item)))
        else:
            draft.verb(answer, "pass", word("do-suffer"), icon="pass", weight=0)
    return draft.finish("defend", prompt=msg("ask-defend", n=int(draft.about)))


def reroll(draft: Draft) -> Wording:
    what, thrown = draft.about
    for answer in draft.answers:
        draft.verb(
            answer, answer.name, word(f"do-{answer.name}"), icon="reroll" if answer.name == "throw-again" else "check"
        )
    shown = word(("freude", "schaden")[thrown]) if what == "coin" else msg("thrown", die=word(f"die-{what}"), n=thrown)
    return draft.finish("defend", prompt=msg("ask-reroll", shown=shown))


def bodyguard(draft: Draft) -> Wording:
    for answer in draft.answers:
        if answer is PASS:
            draft.verb(answer, "pass", word("do-let-it"), icon="pass", weight=0)
        else:
            draft.verb(answer, "bodyguard", word("do-bodyguard"), icon="guard")
    return draft.finish("perks", prompt=msg("ask-bodyguard", mate=SeatRef(int(draft.about))))


ASKS: dict[str, Asker] = {
    "act": act,
    "commander": commander,
    "reroll": reroll,
    "defend": defend,
    "bodyguard": bodyguard,
    "ballista": ballista,
    "catapult": catapult,
    **dict.fromkeys(("next-hit", "next-link", "pierce", "cleaver", "ricochet"), aim),
}
