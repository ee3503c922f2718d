"""The middle of the table: cards to choose a Hero from, and the sheet at the end."""

from __future__ import annotations

from msgspec.structs import replace

from wyrmtable.core.scene import AnyElement, Area, Card, Note, Pip, Sheet, SheetRow, Zone
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.last_spell.data import GLENWALD, HEROES, PERKS, SCROLLS, TRAITS, Item, Weapon, trait_sides
from wyrmtable.games.last_spell.rules.heroes import legal_perks, one_of_each, open_cards
from wyrmtable.games.last_spell.scene.mats import card
from wyrmtable.games.last_spell.scene.moment import Choice, choosing
from wyrmtable.games.last_spell.scene.names import hero_word, word
from wyrmtable.games.last_spell.state import Spell


def stage(g: Spell) -> list[AnyElement]:
    if g.outcome:
        return the_end(g) if not g.agenda else []
    choice = choosing(g)
    if choice is None:
        return []
    cards = offered(g, choice)
    if not cards:
        return []
    label = msg("stage-choice", who=SeatRef(choice.seat), what=word(f"choice-{choice.what}"))
    if not g.day:
        return [Area(id="stage", role="common", weight=2, label=label, help="setup"), offer("offer"), *cards]
    found: list[AnyElement] = [Area(id="stage", role="stage", weight=2, owner=choice.seat, label=label, help="perks")]
    for deck in dict.fromkeys(perk.deck for perk in PERKS.values()):
        own = [card for card in cards if PERKS[card.face].deck == deck]
        if own:
            found += [
                offer(f"offer.{deck}", word(f"perks-{deck}")),
                *(replace(card, at=f"offer.{deck}") for card in own),
            ]
    return found


def offer(id: str, label: Msg | None = None) -> Zone:
    return Zone(id=id, at="stage", role="market", weight=2, label=label)


def offered(g: Spell, choice: Choice) -> list[Card]:
    what, seat = choice
    hero = g.heroes[seat]
    level = 2 if g.rules.scenario == GLENWALD else 1
    match what:
        case "hero":
            taken = [other.card for other in g.heroes]
            return [
                Card(id=f"h:{name}", at="offer", face=f"hero:{name}.{level}") for name in HEROES if name not in taken
            ]
        case "trait":
            scenario = g.rules.scenario
            return [
                Card(id=f"trait:{side}", at="offer", face=side, pips=brings(side, scenario))
                for side in trait_sides(hero.trait_card)
            ]
        case "perk":
            return [Card(id=f"perk:{perk.name}", at="offer", face=perk.name) for perk in legal_perks(g, hero)]
        case _:
            return [card(g, item, "offer") for item in trait_gear(g, what, seat)]


def brings(side: str, scenario: int) -> tuple[Pip, ...]:
    """The first equipment a Trait card shows for this scenario (1.7.4): weapon and armour with their levels, scroll or potion."""
    trait = TRAITS[side]
    weapon = msg("trait-weapon", kind=word(f"category-{trait.category}"))
    icon = "equipment" if trait.category == "any" else f"deck.{trait.category}"
    found = [Pip(icon, trait.weapon_level[scenario], label=weapon)]
    armour = trait.armour[scenario]
    if armour is not None:
        found.append(Pip(f"slot.{armour[0]}", armour[1], label=word(f"slot-{armour[0]}")))
    kind, name = trait.extra[scenario]
    found.append(Pip(f"{kind}.{name}", label=word(f"item-{name}_1" if kind == "potion" else f"item-{name}")))
    return tuple(found)


def trait_gear(g: Spell, what: str, seat: int) -> list[Item]:
    """Cards of the kind the Trait gives, from which one is chosen."""
    trait, scenario = TRAITS[g.heroes[seat].trait], g.rules.scenario
    if what == "weapon":
        level = trait.weapon_level[scenario]
        weapons = [item for item in open_cards(g) if isinstance(item, Weapon) and item.level == level]
        return [weapon for weapon in weapons if trait.category in ("any", weapon.category)]
    if what == "armour":
        return [item for item in open_cards(g) if (item.slot, item.level) == trait.armour[scenario]]
    return g.decks[SCROLLS] if trait.extra[scenario][0] == "scroll" else one_of_each(g.potions)


def the_end(g: Spell) -> list[AnyElement]:
    heads = tuple(msg("player", who=SeatRef(seat)) for seat in range(len(g.heroes)))
    count = len(g.heroes)
    solved, won = len(g.solved), 10 * (g.outcome == "won")
    rows = (
        SheetRow(word("sheet-hero"), tuple(hero_word(hero.card) for hero in g.heroes), tone="hero", icon="hero"),
        SheetRow(word("sheet-perks"), tuple(len(hero.perks) for hero in g.heroes), tone="trait"),
        SheetRow(word("sheet-wounds"), tuple(hero.wounds for hero in g.heroes), tone="damage"),
        SheetRow(word("sheet-slain"), (g.slain,) * count, tone="monster", icon="clawer"),
        SheetRow(word("sheet-mages"), (sum(hp > 0 for hp in g.mages),) * count, tone="circle", icon="mage"),
        SheetRow(word("sheet-flames"), (g.flames,) * count, tone="flame", icon="flame"),
        SheetRow(word("sheet-missions"), (solved,) * count, tone="freude", icon="mission"),
        SheetRow(word("sheet-victory"), (won,) * count, tone="hp", icon="win"),
        SheetRow(word("sheet-total"), (won + solved,) * count, total=True),
    )
    return [
        Area(id="stage", role="stage", weight=2, label=word("end-won" if won else "end-lost")),
        Note(id="verdict", at="stage", role="goal", weight=2, text=word(f"verdict-{g.outcome}")),
        Sheet(id="final", at="stage", role="score", weight=2, label=word("score"), heads=heads, rows=rows),
    ]
