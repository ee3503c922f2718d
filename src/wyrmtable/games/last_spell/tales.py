"""What is told: one function for each event, called when the state shows it. Silent and cheap when nobody listens.

What monsters do one by one is held back, so that a group is one picture (``group_done``).
"""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.scene import BeatKind
from wyrmtable.core.words import Arg, Msg, SeatRef, msg
from wyrmtable.games.last_spell.acts import Attack
from wyrmtable.games.last_spell.data import DECKS, DIRECTIONS, SCENARIOS, TRAITS, Item
from wyrmtable.games.last_spell.grid import FOG_BOARDS, LEDGES, MAGE_CELLS, cell_name
from wyrmtable.games.last_spell.state import Enemy, Spell, Structure

BOARD = "field"
"""Id of the board in the scene."""
ROMAN = ("", "I", "II", "III")
HANDLED: dict[str, BeatKind] = {"take": "take", "leave": "give", "buy": "pay"}
PANIC = ("calm", "uneasy", "terror")


def place(cell: int) -> tuple[str, ...]:
    """A cell as a place of the scene."""
    return (f"{BOARD}@{cell_name(cell)}",) if cell >= 0 else ()


def say(g: Spell, kind: BeatKind, word: str, seat: int = -1, at: int = -1, hold: bool = False, **args: Arg) -> None:
    """Tell ``log-<word>``; the seat is ``$who``, ``at`` the cell to look at."""
    if not g.heard:
        return
    if seat >= 0:
        args["who"] = SeatRef(seat)
    g.tell(kind, msg(f"log-{word}", **args), by=seat if seat >= 0 else None, focus=place(at), hold=hold)


def item_msg(item: Item) -> Msg:
    return Msg(f"item-{item.name}")


def enemy_msg(enemy: Enemy) -> Msg:
    return Msg(f"enemy-{enemy.kind}")


def structure_msg(structure: Structure) -> Msg:
    return Msg(f"structure-{structure.kind}")


# ---- before Day I


def hero_chosen(g: Spell, seat: int) -> None:
    say(g, "take", "hero-chosen", seat, hero=Msg(f"hero-{g.heroes[seat].card}"))


def traits_dealt(g: Spell) -> None:
    say(g, "deal", "traits-dealt")


def trait_chosen(g: Spell, seat: int) -> None:
    trait = g.heroes[seat].trait
    say(g, "take", "trait-chosen", seat, trait=Msg(f"trait-{trait}"), perk=Msg(f"perk-{TRAITS[trait].perk}"))


def equipped(g: Spell, seat: int, item: Item) -> None:
    word = "equipped" if item in g.heroes[seat].items else "equipped-supply"
    say(g, "take", word, seat, item=item_msg(item))


def no_perk(g: Spell, seat: int) -> None:
    say(g, "choose", "no-perk", seat)


def perk_gained(g: Spell, seat: int, perk: str) -> None:
    say(g, "grow", "perk-gained", seat, perk=Msg(f"perk-{perk}"))


def first_named(g: Spell) -> None:
    say(g, "turn", "first-named", g.first)


# ---- the Day


def day_begins(g: Spell) -> None:
    say(g, "phase", "day-begins", day=ROMAN[g.day], town=Msg(f"scenario-{SCENARIOS[g.rules.scenario]}"))


def fog_moved(g: Spell) -> None:
    west, north, east = g.fog
    say(g, "move", "fog-moved", west=west, north=north, east=east)


def wave_found(g: Spell) -> None:
    spaces = list(g.piles)
    say(g, "reveal", "wave-found", card=DIRECTIONS[g.direction].name, spaces=", ".join(map(str, spaces)))


def boss_found(g: Spell) -> None:
    if g.ledge >= 0:
        say(g, "reveal", "harpy-found", at=g.ledge, side=Msg("left" if g.ledge == LEDGES[0] else "right"))
    elif g.wyrm_deck:
        say(g, "reveal", "cetusia-found")
    else:
        say(g, "reveal", "dryad-found", space=DIRECTIONS[g.direction].dryad)


def produced(g: Spell, gold: int, materials: int) -> None:
    say(g, "gain", "produced", gold=gold, materials=materials)


def levelled(g: Spell) -> None:
    say(g, "grow", "levelled")


def passed(g: Spell, seat: int) -> None:
    say(g, "choose", "ready", seat)


def built(g: Spell, seat: int, structure: Structure) -> None:
    say(g, "build", "built", seat, structure.cells[0], structure=structure_msg(structure))


def upgraded(g: Spell, seat: int, structure: Structure) -> None:
    say(g, "build", "upgraded", seat, structure.cells[0], structure=structure_msg(structure))


def piles_turned(g: Spell) -> None:
    say(g, "reveal", "piles-turned")


def deck_formed(g: Spell, deck: int, item: Item | None) -> None:
    level = ROMAN[g.deck_level[deck]]
    if item is not None:
        say(g, "deal", "deck-formed", deck=Msg(f"deck-{DECKS[deck]}"), level=level, item=item_msg(item))


def repaired(g: Spell, seat: int, structure: Structure, flames: int) -> None:
    say(g, "heal", "repaired", seat, structure.cells[0], structure=structure_msg(structure), n=flames)


def handled(g: Spell, seat: int, what: str, item: Item) -> None:
    """take, leave, buy"""
    say(g, HANDLED[what], f"handled-{what}", seat, item=item_msg(item))


def sold(g: Spell, seat: int, items: Sequence[Item], gold: int) -> None:
    say(g, "gain", "sold", seat, n=len(items), gold=gold)


def refreshed(g: Spell, seat: int) -> None:
    say(g, "move", "refreshed", seat)


def inspected(g: Spell, seat: int, structure: Structure) -> None:
    say(g, "gain", "inspected", seat, structure.cells[0], structure=structure_msg(structure))


def drawn(g: Spell, seat: int, deck: int, item: Item | None) -> None:
    if item is not None:
        say(g, "take", "drawn", seat, deck=Msg(f"deck-{DECKS[deck]}"), item=item_msg(item))


def poured(g: Spell, seat: int, item: Item) -> None:
    say(g, "take", "poured", seat, item=item_msg(item))


def repelled(g: Spell, seat: int, board: int) -> None:
    say(g, "move", "repelled", seat, board=Msg(f"fog-{FOG_BOARDS[board]}"))


def guessed_again(g: Spell, seat: int, space: int) -> None:
    say(g, "move", "guessed-again", seat, space=space)


def mission_solved(g: Spell, mission: str) -> None:
    say(g, "gain", "mission-solved", mission=Msg(f"mission-{mission}"))


def regenerated(g: Spell) -> None:
    say(g, "phase", "regenerated")


def deployed(g: Spell, seat: int) -> None:
    say(g, "place", "deployed", seat, g.heroes[seat].cell)


# ---- the Night


def night_begins(g: Spell) -> None:
    say(g, "phase", "night-begins", night=ROMAN[g.day])


def round_begins(g: Spell) -> None:
    say(g, "phase", "round-begins", round=g.round)


def wave(g: Spell, space: int, card: str) -> None:
    say(g, "place", "wave", space=space, card=card)


def boss_placed(g: Spell) -> None:
    say(g, "place", f"boss-placed-{SCENARIOS[g.rules.scenario]}")


def surfaced(g: Spell) -> None:
    say(g, "place", "surfaced", card=g.wyrm)


def hero_phase(g: Spell) -> None:
    say(g, "phase", "hero-phase", round=g.round)


def turn(g: Spell) -> None:
    say(g, "turn", "turn", g.active)


def yielded(g: Spell, seat: int) -> None:
    say(g, "choose", "yielded", seat)


def ended(g: Spell, seat: int) -> None:
    say(g, "choose", "ended", seat)


def commanded(g: Spell, seat: int, mate: int) -> None:
    say(g, "gain", "commanded", seat, mate=SeatRef(mate))


def moved(g: Spell, seat: int) -> None:
    say(g, "move", "moved", seat, g.heroes[seat].cell)


def travelled(g: Spell, seat: int) -> None:
    say(g, "move", "travelled", seat, g.heroes[seat].cell)


def leapt(g: Spell, seat: int) -> None:
    say(g, "move", "leapt", seat, g.heroes[seat].cell)


def dashed(g: Spell, seat: int) -> None:
    say(g, "gain", "dashed", seat)


def boosted(g: Spell, seat: int) -> None:
    say(g, "gain", "boosted", seat, guard=g.heroes[seat].guard)


def punched(g: Spell, seat: int, cell: int) -> None:
    say(g, "hit", "punched", seat, cell)


def attacks(g: Spell, seat: int, act: Attack) -> None:
    strike = act.weapon.skill if act.skill else act.weapon.basic
    say(g, "hit", "attacks", seat, act.cell, weapon=item_msg(act.weapon), attack=Msg(f"attack-{strike.name}"))


def perk_used(g: Spell, seat: int, perk: str) -> None:
    say(g, "hit", "perk-used", seat, perk=Msg(f"perk-{perk}"))


def fired(g: Spell, seat: int, structure: Structure, cell: int) -> None:
    say(g, "hit", "fired", seat, cell, structure=structure_msg(structure))


def drunk(g: Spell, seat: int, item: Item) -> None:
    say(g, "gain", "drunk", seat, item=item_msg(item))


def read(g: Spell, seat: int, item: Item) -> None:
    say(g, "hit", "read", seat, item=item_msg(item))


def given(g: Spell, seat: int, item: Item, mate: int) -> None:
    say(g, "move", "given", seat, item=item_msg(item), mate=SeatRef(mate))


def readied(g: Spell, seat: int, item: Item) -> None:
    say(g, "gain", "readied", seat, item=item_msg(item))


def rallied(g: Spell, seat: int, mate: int) -> None:
    say(g, "gain", "rallied", seat, mate=SeatRef(mate))


def healed(g: Spell, seat: int) -> None:
    say(g, "heal", "healed", seat, n=g.heroes[seat].wounds)


# ---- hits


def flipped(g: Spell, seat: int, side: int) -> None:
    say(g, "flip", "flipped", seat, side=Msg(("freude", "schaden")[side]))


def thrown(g: Spell, seat: int, die: str, number: int) -> None:
    say(g, "roll", "thrown", seat, die=Msg(f"die-{die}"), n=number)


def dodged(g: Spell, enemy: Enemy) -> None:
    say(g, "choose", "dodged", at=enemy.cell, enemy=enemy_msg(enemy))


def enemy_hurt(g: Spell, enemy: Enemy, damage: int) -> None:
    say(g, "hit", "enemy-hurt", at=enemy.cell, hold=True, enemy=enemy_msg(enemy), n=damage)


def slain(g: Spell, enemy: Enemy) -> None:
    say(g, "fall", "slain", at=enemy.cell, hold=g.active < 0, enemy=enemy_msg(enemy))


def banished(g: Spell, enemy: Enemy) -> None:
    say(g, "lose", "banished", at=enemy.cell, enemy=enemy_msg(enemy))


def pushed(g: Spell, enemy: Enemy) -> None:
    say(g, "move", "pushed", at=enemy.cell, enemy=enemy_msg(enemy))


def exploded(g: Spell, cell: int, strength: int) -> None:
    say(g, "hit", "exploded", at=cell, n=strength)


def guarded(g: Spell, seat: int, mate: int) -> None:
    say(g, "choose", "guarded", seat, mate=SeatRef(mate))


def blocking(g: Spell, seat: int, item: Item) -> None:
    say(g, "choose", "blocking", seat, item=item_msg(item))


def wounded(g: Spell, seat: int, wounds: int) -> None:
    say(g, "hit", "wounded", seat, g.heroes[seat].cell, n=wounds)


def last_stand(g: Spell, seat: int) -> None:
    say(g, "choose", "last-stand", seat)


def fell(g: Spell, seat: int) -> None:
    say(g, "fall", "fell", seat)


def burnt(g: Spell, structure: Structure, damage: int) -> None:
    say(g, "hit", "burnt", at=structure.cells[0], hold=True, structure=structure_msg(structure), n=damage)


def destroyed(g: Spell, structure: Structure) -> None:
    say(g, "break", "destroyed", at=structure.cells[0], structure=structure_msg(structure))


def mage_hurt(g: Spell, mage: int, damage: int) -> None:
    word = "mage-hurt" if g.mages[mage] else "mage-dead"
    say(g, "hit", word, at=MAGE_CELLS[mage], n=damage, left=g.mages[mage])


# ---- monsters


def monster_phase(g: Spell) -> None:
    say(g, "phase", "monster-phase", n=len(g.to_act))


def advanced(g: Spell, enemy: Enemy, was: int) -> None:
    say(g, "move", "advanced", at=enemy.cell, hold=True, enemy=enemy_msg(enemy))


def stunned(g: Spell, enemy: Enemy) -> None:
    say(g, "choose", "stunned", at=enemy.cell, hold=True, enemy=enemy_msg(enemy))


def strikes_hero(g: Spell, enemy: Enemy, seat: int) -> None:
    say(g, "hit", "strikes-hero", at=enemy.cell, enemy=enemy_msg(enemy), mate=SeatRef(seat))


def strikes_mage(g: Spell, enemy: Enemy, mage: int) -> None:
    say(g, "hit", "strikes-mage", at=MAGE_CELLS[mage], hold=True, enemy=enemy_msg(enemy))


def strikes_structure(g: Spell, enemy: Enemy, structure: Structure) -> None:
    words = {"enemy": enemy_msg(enemy), "structure": structure_msg(structure)}
    say(g, "hit", "strikes-structure", -1, structure.cells[0], True, **words)


def summoned(g: Spell, enemy: Enemy) -> None:
    say(g, "place", "summoned", at=enemy.cell, hold=True, enemy=enemy_msg(enemy))


def group_done(g: Spell, kind: str) -> None:
    """The picture of a whole group, when the next to act is of another kind."""
    following = next((g.enemies[id].kind for id in reversed(g.to_act) if id in g.enemies), "")
    if following != kind:
        say(g, "move", "group-done", enemy=Msg(f"enemy-{kind}"))


def boss_attack(g: Spell, attack: str) -> None:
    say(g, "hit", f"boss-{attack}")


# ---- Dawn and the end


def rampage(g: Spell, burnt: int) -> None:
    say(g, "phase", "rampage", n=burnt)


def panic(g: Spell, level: int, gold: int, materials: int) -> None:
    """What was there to lose."""
    say(g, "choose", "panic", level=Msg(f"panic-{PANIC[level]}"), gold=gold, materials=materials)


def heroes_rise(g: Spell) -> None:
    say(g, "phase", "heroes-rise")


def finished(g: Spell) -> None:
    say(g, "win", f"finished-{g.outcome}")


def kept(g: Spell, seat: int, items: Sequence[Item]) -> None:
    say(g, "take", "kept", seat, n=len(items))


def chested(g: Spell, item: Item) -> None:
    say(g, "take", "chested", item=item_msg(item))
