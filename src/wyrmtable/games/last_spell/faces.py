"""Card faces: equipment, perks, Traits, Heroes, what everybody can do, plans, monsters, Bosses, waves, as the table prints them."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.scene import Atom, Face, Pip, Row
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.last_spell.data import (
    ARMOURS,
    BOSS_HP,
    BOSSES,
    DIRECTIONS,
    GILDENBERG,
    HERO_CARDS,
    MONSTERS,
    PATTERNS,
    PERKS,
    PLANS,
    POTIONS,
    SCENARIOS,
    SCROLL_CARDS,
    TRAITS,
    WEAPONS,
    WYRM_CARDS,
    Armour,
    HeroCard,
    Plan,
    Strike,
    Weapon,
    rows,
)

LEVELS = 3
ABILITIES = {
    "Armour Piercing": "pierce",
    "Inevitable": "sure",
    "Opportunist": "opportunist",
    "Stun": "stun",
    "Poison": "poison",
    "Push 1": "push",
}
ROMAN = ("", "I", "II", "III")


@cache
def word(id: str) -> Msg:
    return Msg(id)


def _level(level: int, most: int = LEVELS) -> tuple[Pip, ...]:
    return (Pip("level", level, most),)


# ---- equipment


def _weapon(weapon: Weapon) -> Face:
    return Face(
        "plate",
        weapon.category,
        word(f"item-{weapon.name}"),
        sub=msg("weapon-kind", kind=word(f"category-{weapon.category}"), hands=weapon.hands),
        art=(f"weapon.{weapon.name.rpartition('_')[0]}",),
        corner=_level(weapon.level),
        rows=(_strike(weapon.basic, "basic"), _strike(weapon.skill, "skill")),
        text=msg(
            "weapon-text",
            basic=word(f"attack-{weapon.basic.name}"),
            skill=word(f"attack-{weapon.skill.name}"),
            one=word(f"shape-{weapon.basic.shape}"),
            two=word(f"shape-{weapon.skill.shape}"),
        ),
        house=True,
    )


def _strike(strike: Strike, id: str) -> Row:
    """Cost, range, damage, shape, abilities."""
    atoms: list[Atom] = [Pip("tokens", strike.actions, tone="tokens")]
    if strike.mana:
        atoms.append(Pip("mana", strike.mana, tone="mana"))
    atoms.append(Pip(f"range.{strike.reach.lower()}"))
    if strike.reach not in ("melee", "self"):
        atoms.append(strike.reach)
    if strike.shape == "heal":
        atoms.append(Pip("hp", strike.damage, tone="hp"))
    else:
        if strike.hits > 1:
            atoms.append(f"{strike.hits}×")
        atoms.append(Pip("damage", strike.damage, tone="damage"))
        if strike.shape not in ("single", "split"):
            atoms.append(Pip(f"shape.{strike.shape}"))
    atoms += [Pip(icon) for name, icon in ABILITIES.items() if name in strike.abilities]
    return Row(tuple(atoms), head=word(f"attack-{strike.name}"), id=id)


def _armour(armour: Armour) -> Face:
    atoms: list[Atom] = []
    if armour.flat:
        atoms.append(Pip("guard", armour.flat, tone="guard"))
    atoms += [Pip(f"die.{die}", n, tone=die) for die, n in (("blue", armour.blue), ("orange", armour.orange)) if n]
    if armour.mp:
        atoms.append(Pip("mp", armour.mp, tone="mp"))
    if armour.mana:
        atoms.append(Pip("mana", armour.mana, tone="mana"))
    special = {"spiked_shield", "shadow_coat", "rune_shield"}
    return Face(
        "plate",
        "armour",
        word(f"item-{armour.name}"),
        sub=word(f"slot-{armour.slot}"),
        art=(f"armour.{armour.name}",),
        corner=_level(armour.level),
        rows=(Row(tuple(atoms)),),
        text=word(f"armour-{armour.name}-text") if armour.name in special else _blocks(armour),
        house=True,
    )


def _blocks(armour: Armour) -> Msg:
    """Cards without dice and flat value cannot be turned over (2.7)."""
    if not armour.blocks:
        return msg("armour-worn-text", mp=armour.mp, mana=armour.mana)
    return msg("armour-text", flat=armour.flat, blue=armour.blue, orange=armour.orange, mp=armour.mp, mana=armour.mana)


def _plain(kind: str, name: str, tone: str) -> Face:
    return Face(
        "plate",
        tone,
        word(f"item-{name}"),
        sub=word(f"slot-{kind}"),
        art=(f"{kind}.{name.rpartition('_')[0] if kind == 'potion' else name}",),
        text=word(f"{kind}-{name.rpartition('_')[0] if kind == 'potion' else name}-text"),
        house=True,
    )


# ---- Heroes


def _hero(card: HeroCard) -> Face:
    return Face(
        "hero",
        "hero",
        word(f"hero-{card.name}"),
        sub=msg("hero-role", role=word(f"role-{card.name}"), level=ROMAN[card.level]),
        art=(f"hero.{card.name}",),
        corner=_level(card.level, 2),
        rows=(
            Row((Pip("hp", card.hp, tone="hp"), Pip("mp", card.mp, tone="mp"), Pip("mana", card.mana, tone="mana"))),
        ),
        text=word(f"hero-{card.name}-text"),
        house=True,
    )


def _perk(name: str) -> Face:
    perk = PERKS[name]
    return Face(
        "talent",
        perk.deck,
        word(f"perk-{name}"),
        sub=msg("perk-kind", deck=word(f"perks-{perk.deck}")),
        art=(f"perk.{name}",),
        corner=_level(perk.level, 4),
        text=word(f"perk-{name}-text"),
        house=True,
    )


def _trait(name: str) -> Face:
    return Face(
        "talent",
        "trait",
        word(f"trait-{name}"),
        sub=msg("trait-kind", perk=word(f"perk-{TRAITS[name].perk}")),
        art=(f"trait.{name}",),
        text=word(f"trait-{name}-text"),
        house=True,
    )


def _deed(name: str) -> Face:
    return Face(
        "talent",
        "deed",
        word(f"deed-{name}"),
        art=(f"deed.{name}",),
        text=word(f"deed-{name}-text"),
        house=True,
    )


# ---- the City


def _plan(plan: Plan) -> Face:
    gold, materials = plan.cost or (0, 0)
    cost = tuple(Pip(icon, n, tone=icon) for icon, n in (("gold", gold), ("materials", materials)) if n)
    return Face(
        "plan",
        {"defence": "defence", "wall": "wood", "building": "building"}[plan.group],
        word(f"structure-{plan.name}"),
        sub=word(f"class-{plan.kind}"),
        art=(f"structure.{plan.name}",),
        cost=cost,
        rows=(Row((Pip("hp", plan.hp, tone="hp"),)),),
        text=word(f"structure-{plan.name}-text"),
    )


# ---- the Night


def _monster(name: str) -> Face:
    monster = MONSTERS[name]
    atoms: list[Atom] = [Pip("hp", monster.hp, tone="hp"), Pip("mp", monster.move, tone="mp")]
    atoms += [Pip("damage", monster.vs_hero, tone="damage"), Pip("flame", monster.vs_structure, tone="flame")]
    if monster.reach:
        atoms.append(Pip("range.c", monster.reach, label=msg("monster-range", n=monster.reach)))
    if monster.armour:
        atoms.append(Pip("guard", monster.armour, tone="guard"))
    return Face(
        "foe",
        "monster",
        word(f"enemy-{name}"),
        sub=word("monster-kind"),
        art=(f"enemy.{name}",),
        rows=(Row(tuple(atoms)),),
        text=word(f"enemy-{name}-text"),
        copies=monster.figures,
        house=True,
    )


def _boss(name: str) -> Face:
    hp = BOSS_HP[name]
    return Face(
        "foe",
        "boss",
        word(f"enemy-{name}"),
        sub=word("boss-kind" if any(name in parts for parts in BOSSES) else "minion-kind"),
        art=(f"enemy.{name}",),
        rows=(Row((Pip("hp", hp[2], tone="hp"), "/", Pip("hp", hp[3], tone="hp"), "/", Pip("hp", hp[4], tone="hp"))),),
        text=word(f"enemy-{name}-text"),
        house=True,
    )


def _pattern(name: str, scenario: int) -> Face:
    """Front row, back row, and what the card brings besides in this scenario."""
    card = PATTERNS[name]
    lines = [("row-front", card.front), ("row-back", card.back)]
    if card.extra[scenario]:
        lines.append(("row-more", card.extra[scenario]))
    if card.alerion and scenario == GILDENBERG:
        lines.append(("row-third", ("alerion",)))
    return Face(
        "wave",
        "fog",
        msg("pattern", name=name),
        sub=word("pattern-kind") if len(lines) == 2 else None,  # a third row needs its place
        art=("wave",),
        rows=tuple(
            Row(tuple(Pip(f"enemy.{kind}", label=word(f"enemy-{kind}")) if kind else "·" for kind in row), word(head))
            for head, row in lines
        ),
        house=True,
    )


def _direction(name: str, cycle: int) -> Face:
    card = DIRECTIONS[name]
    spaces = ", ".join(map(str, card.spaces[cycle - 1]))
    return Face(
        "wave",
        "fog",
        msg("direction", name=name),
        sub=msg("direction-spaces", day=ROMAN[cycle], spaces=spaces),
        art=("direction",),
        text=msg("direction-text", spaces=spaces, dryad=card.dryad),
        house=True,
    )


def _wyrm(name: str) -> Face:
    card = WYRM_CARDS[name]
    return Face(
        "wave",
        "boss",
        msg("wyrm-card", name=name),
        sub=word(f"wyrm-{card.head_attack}"),
        art=("enemy.cetusia_head",),
        text=msg(
            "wyrm-text",
            head=card.head,
            tail=card.tail,
            attack=word(f"wyrm-{card.head_attack}"),
            adds=[word(f"enemy-{kind}") for kind in card.adds],
        ),
        house=True,
    )


@cache
def faces() -> dict[str, Face]:
    found: dict[str, Face] = {}
    found |= {name: _weapon(weapon) for name, weapon in WEAPONS.items()}
    found |= {name: _armour(armour) for name, armour in ARMOURS.items()}
    found |= {name: _plain("potion", name, "potion") for name in POTIONS}
    found |= {name: _plain("scroll", name, "scroll") for name in SCROLL_CARDS}
    found |= {f"hero:{name}.{level}": _hero(card) for (name, level), card in HERO_CARDS.items()}
    found |= {name: _perk(name) for name in PERKS}
    found |= {name: _trait(name) for name in TRAITS}
    found |= {f"deed:{name}": _deed(name) for name in ("dash", "armour-boost", "punch", "leap")}
    found["reroll"] = Face("talent", "deed", word("reroll"), art=("reroll",), text=word("reroll-text"), house=True)
    found |= {f"plan:{plan.name}": _plan(plan) for plan in PLANS.values() if plan.cost is not None}
    found |= {f"enemy:{name}": _monster(name) for name in MONSTERS}
    found |= {f"enemy:{row['id']}": _boss(row["id"]) for row in rows("bosses")}

    found |= {f"pattern:{name}.{n}": _pattern(name, n) for name in PATTERNS for n in range(len(SCENARIOS))}
    found |= {f"direction:{name}.{cycle}": _direction(name, cycle) for name in DIRECTIONS for cycle in (1, 2, 3)}
    found |= {f"wyrm:{name}": _wyrm(name) for name in WYRM_CARDS}
    return found
