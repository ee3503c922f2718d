"""Questions to the Knight: her turn, cubes, Treasures, events, and what an ambush asks of her."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Overlay, Pip
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.choices import (
    Attack,
    Bomb,
    Bow,
    Collect,
    Javelin,
    Pit,
    PutCube,
    Quest,
    Shoot,
    Step,
    ThroughWall,
    TurnUp,
)
from wyrmtable.games.vast.data import (
    GEMS,
    HERO,
    PIECES,
    SIDEQUESTS,
    STAT_TRACK,
    WYRM,
)
from wyrmtable.games.vast.faces import EQUIPMENT_ID
from wyrmtable.games.vast.grid import edge_of, guarded, side_towards
from wyrmtable.games.vast.rules.encounter import SMASH_GRIT
from wyrmtable.games.vast.rules.entering import may_evade
from wyrmtable.games.vast.rules.equipment import POTION_HEALTH, powers_shot
from wyrmtable.games.vast.rules.exploring import REVEAL_GRIT
from wyrmtable.games.vast.rules.forced import event_stops
from wyrmtable.games.vast.rules.knight import Walk, surfaced_at
from wyrmtable.games.vast.rules.stats import (
    armor,
    knight_movement,
    knight_perception,
    knight_strength,
    trap_bonus,
    tribe_strength,
)
from wyrmtable.games.vast.rules.treasures import DECLINE_GRIT
from wyrmtable.games.vast.scene import chips
from wyrmtable.games.vast.scene.ask_map import cells, verbs
from wyrmtable.games.vast.scene.blocked_knight import near_misses
from wyrmtable.games.vast.scene.draft import Asker, Draft, dark_at, ghost_piece
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, edge_place, place, word
from wyrmtable.games.vast.scene.things import cube_lying, cube_place, target_at, token_at
from wyrmtable.games.vast.state import Vast


def knight_act(draft: Draft) -> Wording:
    g = draft.g
    for answer in draft.answers:
        _ACTS.get(type(answer), _word)(draft, answer)
    near_misses(draft)
    knight = g.knight
    movement, perception = knight_movement(g), knight_perception(g)
    encounters, steps = max(0, perception - knight.encounters), max(0, movement - knight.moves)
    hint = msg("hint-knight", encounters=encounters, perception=perception, steps=steps, movement=movement)
    if steps and not encounters:
        hint = msg("hint-knight-no-encounter", perception=perception)
    return draft.finish("5.4", hint)


# ---- cubes


def _cube_gain(g: Vast, what: str) -> tuple[Pip, ...]:
    if what in STAT_TRACK:
        placed = g.knight.cubes.count(what)
        return (Pip(what, STAT_TRACK[what][placed + 1] - STAT_TRACK[what][placed]),)
    return _CARD_GAINS.get(what, ())


_CARD_GAINS: dict[str, tuple[Pip, ...]] = {
    "heroic_boots": (Pip("movement", 3),),
    "fairy_lantern": (Pip("movement", 1), Pip("perception", 1)),
    "elven_sword": (Pip("perception", 1), Pip("strength", 1)),
    "mighty_axe": (Pip("strength", 1),),
}


def _thing_word(what: str) -> Msg:
    if what in STAT_TRACK:
        return word(f"stat-{what}")
    if what in EQUIPMENT_ID:
        return word(f"equip-{EQUIPMENT_ID[what]}")
    return word(f"treasure-{what}")


def _cube(draft: Draft, answer: PutCube) -> None:
    what = answer.what
    draft.add(
        answer,
        cube_place(draft.g, draft.seat, what),
        label=msg("do-cube", place=_thing_word(what)),
        gives=_cube_gain(draft.g, what),
    )


# ---- steps


def _step(draft: Draft, answer: Walk) -> None:
    g = draft.g
    cell = answer.cell
    gives: list[Pip] = []
    label: Msg | None = None
    tribes = g.tribes_at(cell)
    if dark_at(g, cell) or cell not in g.tiles:
        gives = [chips.grit(g, REVEAL_GRIT), Pip("encounter", -1)]
        label = word("do-step-dark")
    elif event_stops(g, cell) or guarded(g, cell):
        gives = [Pip("encounter", -1)]
        label = word("do-step-event") if event_stops(g, cell) else None
    if (tribes or surfaced_at(g, cell)) and not any(pip.icon == "encounter" for pip in gives):
        gives.append(Pip("encounter", -1))
    if tribes:
        label = msg(
            "do-step-tribes", mine=knight_strength(g), theirs=max(tribe_strength(g, t) + trap_bonus(g) for t in tribes)
        )
    elif surfaced_at(g, cell):
        label = msg("do-step-dragon", mine=knight_strength(g), theirs=armor(g))
    if isinstance(answer, ThroughWall):
        gives.append(Pip("equip.ancient_map", -2 if g.knight.golem else -1))
        label = label or word("do-step-map")
    preview = () if guarded(g, cell) else ghost_piece(g, HERO, cell)  # who loses to a Monster stays
    draft.space(answer, cell, label, gives, preview)


# ---- meetings


def _strike_gains(g: Vast, target: str, bonus: int) -> tuple[Pip, ...]:
    if target == "crystal":
        return (chips.grit(g, SMASH_GRIT),)
    if target == "dragon":
        sure = knight_strength(g) + bonus > armor(g)
        return (Pip("wound", 1),) if sure else (Pip("die"),)
    if target == "thief":
        return (Pip("die") if may_evade(g) else chips.grit(g, g.thief.loot),)
    return ()


def _attack(draft: Draft, answer: Attack) -> None:
    g, what = draft.g, answer.what
    here = g.pieces[HERO]
    draft.verb(
        answer,
        f"attack-{what}",
        word(f"do-attack-{what}"),
        target_at(g, what, here),
        icon="token.crystal" if what == "crystal" else "attack",
        gives=_strike_gains(g, what, 0),
        weight=2 if what in g.knight.must else 1,
    )


def _javelin(draft: Draft, answer: Javelin) -> None:
    g = draft.g
    target, cell = answer.target, answer.cell
    preview: list[AnyElement] = []
    if cell != g.pieces[HERO]:
        preview.append(_line(g.pieces[HERO], cell))
    draft.add(
        answer,
        "treasure:javelin",
        target_at(g, target, cell),
        label=msg("do-javelin", target=word(f"target-{target}")),
        gives=_strike_gains(g, target, 1),
        preview=preview,
    )


def _line(start: int, end: int) -> Overlay:
    return Overlay(id="line", role="line", ends=(place(start), place(end)))


def _collect(draft: Draft, answer: Collect) -> None:
    g, what = draft.g, answer.what
    gem = what in GEMS
    draft.verb(
        answer,
        f"collect-{what}",
        msg("do-collect", thing=word(f"gem-{what}" if gem else "token-treasure")),
        token_at(g, what, g.pieces[HERO]),
        icon=f"gem.{what}" if gem else "token.treasure",
        gives=(Pip("die"),) if gem else (Pip("deck.treasure", 1, about=True),),
    )


# ---- cards and equipment


def _quest(draft: Draft, answer: Quest) -> None:
    quest = answer.what
    gives = (chips.grit(draft.g, SIDEQUESTS[quest].grit),)
    draft.add(answer, f"sidequest:{quest}", label=word(f"sidequest-{quest}"), gives=gives)


def _up(draft: Draft, answer: TurnUp) -> None:
    card = answer.what
    draft.add(answer, f"treasure:{card}", label=msg("do-turn-up", card=word(f"treasure-{card}")))


def _bow(draft: Draft, answer: Bow) -> None:
    g = draft.g
    tribe = PIECES.index(answer.what)
    loss = chips.fewer_goblins(g, tribe, knight_strength(g) - 1)
    preview = (_line(g.pieces[HERO], g.pieces[tribe]),)
    label = msg("do-bow", target=word(PIECE_WORD[tribe]))
    draft.add(answer, "equip:bow", f"tribe:{answer.what}", label=label, gives=(loss,), preview=preview)


def _shoot(draft: Draft, answer: Shoot) -> None:
    g = draft.g
    piece = PIECES.index(answer.what)
    preview = (_line(g.pieces[HERO], g.pieces[piece]),)
    label = msg("do-bow", target=word(PIECE_WORD[piece]))
    gives: tuple[Pip, ...] = (Pip("dead"),)
    if piece == WYRM:
        gives = (chips.fewer_powers(g, powers_shot(g)),)
    draft.add(answer, "treasure:enchanted_bow", PIECE_OF[answer.what], label=label, gives=gives, preview=preview)


def _bomb(draft: Draft, answer: Bomb) -> None:
    here = draft.g.pieces[HERO]
    edge = edge_of(here, side_towards(here, answer.cell))
    draft.add(answer, "equip:bomb", edge_place(edge), label=word("do-bomb"), gives=(Pip("token.bomb", -1),))


def _word(draft: Draft, answer: str) -> None:
    g = draft.g
    match answer:
        case "event":
            token = token_at(g, "event", g.pieces[HERO])
            gives = (Pip("encounter", -1),)
            draft.verb(answer, "event", word("do-event"), token, icon="token.event", gives=gives, weight=2)
        case "potion":
            draft.add(
                answer,
                "treasure:potion_kit",
                label=word("do-potion"),
                gives=(chips.health(g, POTION_HEALTH), Pip("cube", -1)),
            )
        case "flare":
            draft.verb(answer, "flare", word("do-flare"), icon="variant.flare")
        case _:
            draft.verb(answer, "end", word("do-end-turn"), icon="end", weight=0)


_ACTS: dict[type, Callable[[Draft, Any], None]] = {
    PutCube: _cube,
    Step: _step,
    ThroughWall: _step,
    Pit: _step,
    Attack: _attack,
    Javelin: _javelin,
    Collect: _collect,
    Quest: _quest,
    TurnUp: _up,
    Bow: _bow,
    Shoot: _shoot,
    Bomb: _bomb,
}


# ---- smaller questions


def ambush_cubes(draft: Draft) -> Wording:
    for answer in draft.answers:
        if isinstance(answer, PutCube):
            _cube(draft, answer)
        else:
            draft.verb(answer, "pass", word("do-ready"), weight=2)
    return draft.finish("P-AMBUSH", msg("hint-strength", n=knight_strength(draft.g)))


def return_cube(draft: Draft) -> Wording:
    """Which cube goes back to the Grit track."""
    for name in draft.answers:
        if name == "aside":
            draft.verb(name, "aside", word("cubes-aside"), icon="cube")
        else:
            place = cube_lying(draft.g, draft.seat, name)
            draft.add(name, place, label=msg("cube-on", place=_thing_word(name)))
    return draft.finish("P-GRIT")


def treasure(draft: Draft) -> Wording:
    card = f"treasure:{draft.g.knight.offer}"
    draft.verb("keep", "keep", word("do-keep-treasure"), card, icon="keep", weight=2)
    draft.verb(
        "decline", "decline", word("do-decline-treasure"), icon="decline", gives=(chips.grit(draft.g, DECLINE_GRIT),)
    )
    return draft.finish("P-TREASURE", prompt=msg("ask-treasure", card=word(f"treasure-{draft.g.knight.offer}")))


def healing(rule: str, health: int) -> Asker:
    def ask(draft: Draft) -> Wording:
        for name in draft.answers:
            if name == "pass":
                draft.verb(name, "pass", word("do-pass"), icon="pass", weight=0)
            else:
                gives = (chips.health(draft.g, health), Pip("cube", -1))
                draft.verb(name, name, word(f"do-{name}-cube"), icon="health", gives=gives)
        return draft.finish(rule)

    return ask


ASKS: dict[str, Asker] = {
    "knight-act": knight_act,
    "ambush-cubes": ambush_cubes,
    "return-cube": return_cube,
    "poison-cube": return_cube,
    "treasure": treasure,
    "event-light": healing("P-EVENT", 2),
    "event-fresh": healing("P-EVENT", 1),
    "axe": verbs("5.8", "discard"),
    "infestation": verbs("12.3"),
    "ogre-step": cells("12.3"),
    "underworm": cells("12.3"),
}
