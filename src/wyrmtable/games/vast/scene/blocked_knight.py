"""What the Knight might expect to be able to do, and why she cannot."""

from __future__ import annotations

from wyrmtable.games.vast.choices import Attack, Pit, Quest, Step, ThroughWall
from wyrmtable.games.vast.data import EQUIPMENT, HERO, PIECES, ROGUE, STAT_TRACK, TRIBES, WYRM
from wyrmtable.games.vast.grid import DELTA, blocked, closed
from wyrmtable.games.vast.rules.encounter import beats_tribes, has_encounter
from wyrmtable.games.vast.rules.forced import event_stops
from wyrmtable.games.vast.rules.stats import (
    armor,
    knight_movement,
    knight_perception,
    knight_strength,
    stealth,
    trap_bonus,
    tribe_strength,
)
from wyrmtable.games.vast.scene.draft import Draft
from wyrmtable.games.vast.scene.names import place
from wyrmtable.games.vast.scene.things import cube_place, token_at


def near_misses(draft: Draft) -> None:
    blocked_steps(draft)
    blocked_fights(draft)
    blocked_cards(draft)


def blocked_steps(draft: Draft) -> None:
    """Why a neighbouring space cannot be entered now."""
    g = draft.g
    here = g.pieces[HERO]
    strength = knight_strength(g)
    reached = {answer.cell for answer in draft.answers if isinstance(answer, Step | ThroughWall | Pit)}
    for side in range(4):
        to = here + DELTA[side]
        if to not in g.tiles or to in reached:
            continue
        spot = place(to)
        if g.knight.must:
            draft.bar("why-must-fight", "5.4", spot)
        elif event_stops(g, here) and has_encounter(g):
            draft.bar("why-event-first", "5.4", spot)
        elif not has_encounter(g):
            draft.bar("why-no-encounter", "5.4", spot)
        elif g.knight.moves >= knight_movement(g):
            draft.bar("why-no-movement", "5.4", spot)
        elif blocked(g, here, side):
            draft.bar("why-wall", "2.3", spot)
        elif closed(g, here, side):
            draft.bar("why-impassable", "11.5", spot)
        elif not beats_tribes(g, to, strength):
            theirs = max(tribe_strength(g, tribe) + trap_bonus(g) for tribe in g.tribes_at(to))
            draft.bar("why-tribe-too-strong", "5.4", spot, mine=strength, theirs=theirs)
        elif g.pieces[WYRM] == to and g.dragon.surfaced:
            draft.bar("why-armor", "5.4", spot, mine=strength, theirs=armor(g))


def blocked_fights(draft: Draft) -> None:
    """Why something on her own space cannot be attacked."""
    g = draft.g
    here = g.pieces[HERO]
    strength = knight_strength(g)
    targets = {answer.what for answer in draft.answers if isinstance(answer, Attack)}
    if here in g.crystals and "crystal" not in targets and strength < g.rules.smash_strength:
        need = g.rules.smash_strength
        draft.bar("why-crystal-strength", "5.6", token_at(g, "crystal", here), mine=strength, need=need)
    if g.pieces[WYRM] == here and "dragon" not in targets:
        if strength < armor(g):
            draft.bar("why-armor", "5.6", "dragon", mine=strength, theirs=armor(g))
        elif not g.dragon.surfaced:
            draft.bar("why-underground", "5.6", "dragon")
    if g.pieces[ROGUE] == here and "thief" not in targets and knight_perception(g) <= stealth(g):
        draft.bar("why-stealth", "5.6", "thief", mine=knight_perception(g), theirs=stealth(g))
    for tribe in TRIBES:
        if g.pieces[tribe] == here and "tribes" not in targets and strength <= tribe_strength(g, tribe):
            draft.bar(
                "why-tribe-too-strong", "5.6", f"tribe:{PIECES[tribe]}", mine=strength, theirs=tribe_strength(g, tribe)
            )


def blocked_cards(draft: Draft) -> None:
    """Sidequests not fulfilled yet, Treasures of this turn, places for cubes when none is free."""
    knight = draft.g.knight
    for quest in knight.quests:
        if Quest(quest) not in draft.answers:
            draft.bar("why-quest", "5.9", f"sidequest:{quest}")
    for card in knight.fresh:
        draft.bar("why-fresh", "P-TREASURE", f"treasure:{card}")
    if "free" not in knight.cubes:
        for stat, values in STAT_TRACK.items():
            if knight.cubes.count(stat) < len(values) - 1:
                draft.bar("why-no-cube", "5.4", cube_place(draft.g, draft.seat, stat))
        for name, spaces in EQUIPMENT.items():
            if knight.cubes.count(name) < spaces:
                draft.bar("why-no-cube", "5.4", f"equip:{name}")
