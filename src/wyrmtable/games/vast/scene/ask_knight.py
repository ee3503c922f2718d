"""Questions to the Knight: her turn, cubes, Treasures, events, and what an ambush asks of her."""

from __future__ import annotations

from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Overlay, Pip
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.data import (
    GEMS,
    HERO,
    OGRE,
    PIECES,
    ROGUE,
    SIDEQUESTS,
    STAT_TRACK,
    TROLL,
    WYRM,
)
from wyrmtable.games.vast.faces import EQUIPMENT_ID
from wyrmtable.games.vast.grid import edge_of, side_towards
from wyrmtable.games.vast.rules.encounter import SMASH_GRIT
from wyrmtable.games.vast.rules.forced import event_stops
from wyrmtable.games.vast.rules.stats import (
    armor,
    knight_movement,
    knight_perception,
    knight_strength,
    trap_bonus,
    tribe_strength,
)
from wyrmtable.games.vast.scene import chips
from wyrmtable.games.vast.scene.ask_map import cells, verbs
from wyrmtable.games.vast.scene.blocked_knight import near_misses
from wyrmtable.games.vast.scene.draft import Asker, Draft, cell_in, dark_at, ghost_piece
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, edge_place, place, word
from wyrmtable.games.vast.scene.things import cube_lying, cube_place, target_at, token_at
from wyrmtable.games.vast.state import Vast


def knight_act(draft: Draft) -> Wording:
    g = draft.g
    for name in draft.names:
        verb, _, what = name.partition(":")
        _ACTS.get(verb, _other)(draft, name, what)
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


def _cube(draft: Draft, name: str, what: str) -> None:
    draft.add(
        name,
        cube_place(draft.g, draft.seat, what),
        label=msg("do-cube", place=_thing_word(what)),
        gives=_cube_gain(draft.g, what),
    )


# ---- steps


def _step(draft: Draft, name: str, what: str) -> None:
    g = draft.g
    cell = cell_in(name)
    gives: list[Pip] = []
    label: Msg | None = None
    tribes = g.tribes_at(cell)
    if dark_at(g, cell) or cell not in g.tiles:
        gives = [chips.grit(g, 1), Pip("encounter", -1)]
        label = word("do-step-dark")
    elif event_stops(g, cell):
        gives = [Pip("encounter", -1)]
        label = word("do-step-event")
    if tribes:
        gives = [*(pip for pip in gives if pip.icon != "encounter"), Pip("encounter", -1)]
        label = msg(
            "do-step-tribes", mine=knight_strength(g), theirs=max(tribe_strength(g, t) + trap_bonus(g) for t in tribes)
        )
    elif g.pieces[WYRM] == cell and g.dragon.surfaced:
        gives = [*(pip for pip in gives if pip.icon != "encounter"), Pip("encounter", -1)]
        label = msg("do-step-dragon", mine=knight_strength(g), theirs=armor(g))
    if name.startswith("map:"):
        gives.append(Pip("equip.ancient_map", -2 if g.knight.golem else -1))
        label = label or word("do-step-map")
    fights = cell in (g.pieces[OGRE], g.pieces[TROLL])  # who loses stays
    preview = () if fights else ghost_piece(g, HERO, cell)
    draft.add(name, place(cell), label=label, gives=gives, preview=preview)


# ---- meetings


def _strike_gains(g: Vast, target: str, bonus: int) -> tuple[Pip, ...]:
    if target == "crystal":
        return (chips.grit(g, SMASH_GRIT),)
    if target == "dragon":
        sure = knight_strength(g) + bonus > armor(g)
        return (Pip("wound", 1),) if sure else (Pip("die"),)
    if target == "thief" and g.thief.loot:
        return (chips.grit(g, g.thief.loot),)
    return ()


def _attack(draft: Draft, name: str, what: str) -> None:
    g = draft.g
    here = g.pieces[HERO]
    draft.verb(
        name,
        f"attack-{what}",
        word(f"do-attack-{what}"),
        target_at(g, what, here),
        icon="token.crystal" if what == "crystal" else "attack",
        gives=_strike_gains(g, what, 0),
        weight=2 if what in g.knight.must else 1,
    )


def _javelin(draft: Draft, name: str, what: str) -> None:
    g = draft.g
    target, cell = what.split("@")[0], cell_in(name)
    preview: list[AnyElement] = []
    if cell != g.pieces[HERO]:
        preview.append(_line(g.pieces[HERO], cell))
    draft.add(
        name,
        "treasure:javelin",
        target_at(g, target, cell),
        label=msg("do-javelin", target=word(f"target-{target}")),
        gives=_strike_gains(g, target, 1),
        preview=preview,
    )


def _line(start: int, end: int) -> Overlay:
    return Overlay(id="line", role="line", ends=(place(start), place(end)))


def _collect(draft: Draft, name: str, what: str) -> None:
    g = draft.g
    gem = what in GEMS
    draft.verb(
        name,
        f"collect-{what}",
        msg("do-collect", thing=word(f"gem-{what}" if gem else "token-treasure")),
        token_at(g, what, g.pieces[HERO]),
        icon=f"gem.{what}" if gem else "token.treasure",
        gives=(Pip("die"),) if gem else (Pip("deck.treasure", 1, about=True),),
    )


def _event(draft: Draft, name: str, what: str) -> None:
    here = draft.g.pieces[HERO]
    draft.verb(
        name,
        "event",
        word("do-event"),
        token_at(draft.g, "event", here),
        icon="token.event",
        gives=(Pip("encounter", -1),),
        weight=2,
    )


# ---- cards and equipment


def _quest(draft: Draft, name: str, what: str) -> None:
    draft.add(
        name, f"sidequest:{what}", label=word(f"sidequest-{what}"), gives=(chips.grit(draft.g, SIDEQUESTS[what].grit),)
    )


def _up(draft: Draft, name: str, what: str) -> None:
    draft.add(name, f"treasure:{what}", label=msg("do-turn-up", card=word(f"treasure-{what}")))


def _bow(draft: Draft, name: str, what: str) -> None:
    g = draft.g
    tribe = PIECES.index(what)
    loss = chips.fewer_goblins(g, tribe, knight_strength(g) - 1)
    preview = (_line(g.pieces[HERO], g.pieces[tribe]),)
    label = msg("do-bow", target=word(PIECE_WORD[PIECES.index(what)]))
    draft.add(name, "equip:bow", f"tribe:{what}", label=label, gives=(loss,), preview=preview)


def _shoot(draft: Draft, name: str, what: str) -> None:
    g = draft.g
    piece = ROGUE if what == "thief" else WYRM
    preview = (_line(g.pieces[HERO], g.pieces[piece]),)
    label = msg("do-bow", target=word(PIECE_WORD[piece]))
    gives = (Pip("dead"),) if piece == ROGUE else (chips.fewer_powers(g, min(3, knight_strength(g) - 1)),)
    draft.add(name, "treasure:enchanted_bow", PIECE_OF[what], label=label, gives=gives, preview=preview)


def _bomb(draft: Draft, name: str, what: str) -> None:
    g = draft.g
    here = g.pieces[HERO]
    edge = edge_of(here, side_towards(here, cell_in(name)))
    draft.add(name, "equip:bomb", edge_place(edge), label=word("do-bomb"), gives=(Pip("token.bomb", -1),))


def _potion(draft: Draft, name: str, what: str) -> None:
    draft.add(name, "treasure:potion_kit", label=word("do-potion"), gives=(chips.health(draft.g, 2), Pip("cube", -1)))


def _flare(draft: Draft, name: str, what: str) -> None:
    draft.verb(name, "flare", word("do-flare"), icon="variant.flare")


def _other(draft: Draft, name: str, what: str) -> None:
    draft.verb(name, "end", word("do-end-turn"), icon="end", weight=0)


_ACTS = {
    "cube": _cube,
    "step": _step,
    "map": _step,
    "pit": _step,
    "attack": _attack,
    "javelin": _javelin,
    "collect": _collect,
    "event": _event,
    "quest": _quest,
    "up": _up,
    "bow": _bow,
    "shoot": _shoot,
    "bomb": _bomb,
    "potion": _potion,
    "flare": _flare,
}


# ---- smaller questions


def ambush_cubes(draft: Draft) -> Wording:
    for name in draft.names:
        if name.startswith("cube:"):
            _cube(draft, name, name[5:])
        else:
            draft.verb(name, "pass", word("do-ready"), weight=2)
    return draft.finish("P-AMBUSH", msg("hint-strength", n=knight_strength(draft.g)))


def return_cube(draft: Draft) -> Wording:
    """Which cube goes back to the Grit track."""
    for name in draft.names:
        if name == "aside":
            draft.verb(name, "aside", word("cubes-aside"), icon="cube")
        else:
            place = cube_lying(draft.g, draft.seat, name)
            draft.add(name, place, label=msg("cube-on", place=_thing_word(name)))
    return draft.finish("P-GRIT")


def treasure(draft: Draft) -> Wording:
    card = f"treasure:{draft.g.knight.offer}"
    draft.verb("keep", "keep", word("do-keep-treasure"), card, icon="keep", weight=2)
    draft.verb("decline", "decline", word("do-decline-treasure"), icon="decline", gives=(chips.grit(draft.g, 5),))
    return draft.finish("P-TREASURE", prompt=msg("ask-treasure", card=word(f"treasure-{draft.g.knight.offer}")))


def healing(rule: str, health: int) -> Asker:
    def ask(draft: Draft) -> Wording:
        for name in draft.names:
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
