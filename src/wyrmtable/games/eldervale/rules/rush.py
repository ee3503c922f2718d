"""Monsters that rush (P5, spec 16.2) and the charging Minotaur (P6, spec 18.2)."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import Named, Rule, choose, reactions
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    BEAST,
    COLOSSUS,
    GOLEM,
    MINOTAUR,
    MOTHER,
    ROC,
    RUINS,
    TERROR,
    TILES,
    WORKER,
)
from wyrmtable.games.eldervale.effects.compile import compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.rules.placing import within
from wyrmtable.games.eldervale.rules.spells import cash_first, cast, castable
from wyrmtable.games.eldervale.rules.treasure import cash, discard_token, lift
from wyrmtable.games.eldervale.rules.units import move
from wyrmtable.games.eldervale.state import NOBODY, WILD, Eldervale

LANTERN_BEARERS = ADVENTURE["lantern_bearers"]


def rushes(g: Eldervale) -> None:
    """P5 once for each placed Unit in the order of placing, then P6 likewise."""
    placed = range(len(g.now.placed))
    if g.rules.minotaur and not g.peaceful:
        g.then(*(("charge", i) for i in placed))
    if not g.peaceful or g.rules.inspect:
        g.then(*(("rush", i) for i in placed))


def rushers(g: Eldervale, realm: int) -> list[int]:
    """Monsters that qualify to rush into this realm."""
    if g.monster_at(realm) >= 0 or g.now.no_rush:
        return []
    near = g.adjacent[realm]
    awake = [
        (monster, place)
        for monster, place in enumerate(g.monsters)
        if place >= 0 and monster not in g.now.rushed and monster not in g.now.held
    ]
    if g.peaceful:  # draft, inspect: abilities are off [D 12]
        return [monster for monster, place in awake if near >> place & 1]
    if any(BEAST + GOLEM in g.kinds_at(player.seat, realm) for player in g.players):  # Sentinel
        return []
    found = []
    for monster, place in awake:
        if monster != COLOSSUS and (
            near >> place & 1
            or (monster == MOTHER and RUINS >> realm & 1)
            or (monster == ROC and within(g, realm, 2) >> place & 1)
        ):
            found.append(monster)
    return found


def rush(g: Eldervale, i: int) -> Rule[None]:
    """One Monster moves in and triggers a battle; before it moves, window ``monster_would_rush``."""
    realm = g.now.placed[i][1]
    if realm not in g.players[g.active].places:
        return
    able = rushers(g, realm)
    if not able:
        return
    options = [acts.beast(monster) for monster in able]
    chosen = yield from choose(g.decider(g.active), "choose-rusher", options, realm)
    g.now.rusher = chosen.monster
    if (yield from stopped(g, i)):
        return
    move_in(g, chosen.monster, realm)
    if not g.peaceful:
        g.now.pending.append((realm, WILD, g.active, g.now.placed_kinds[i]))


def stopped(g: Eldervale, i: int) -> Rule[bool]:
    """Riptide of anybody, Lantern Bearers of the player who placed a Worker, be it by Haste (E 22)."""
    lanterns = compile_effect(ADVENTURES[LANTERN_BEARERS].effect.removeprefix("may{").removesuffix("}"))
    placed = g.now.placed_kinds
    doer = Doer(g.active, LANTERN_BEARERS, WORKER if WORKER in placed else placed[i])
    lit = g.has(g.active, LANTERN_BEARERS) and lanterns.can(g, doer)

    def offers(seat: int) -> Sequence[Named] | None:
        own: list[Named] = [acts.use("lantern_bearers")] if lit and seat == g.active else []
        if not own and not g.players[seat].hand:
            return None
        window = "monster_would_rush"
        return [*own, *castable(g, seat, window), *cash_first(g, seat, window)]

    def react(seat: int, act: Named) -> Rule[bool]:
        if isinstance(act, acts.Cast):
            yield from cast(g, seat, act.card)
        elif isinstance(act, acts.Cash):
            cash(g, seat, act)
        else:
            tales.used(g, seat, "lantern_bearers")
            yield from lanterns.run(g, doer)
        return still()

    def still() -> bool:
        return g.now.no_rush or g.now.rusher in g.now.held

    yield from reactions(g.after(g.active), "would-rush", offers, react, g.now.rusher, g.holds)
    return still()


def move_in(g: Eldervale, monster: int, realm: int) -> None:
    """The Monster rushes into the realm; the Volcanic Terror burns the top token of each stack there."""
    g.monsters[monster] = realm
    g.now.rushed.append(monster)
    tales.rushed(g, monster, realm)
    if monster == TERROR and not g.peaceful:
        first = g.stack_of[realm]
        for stack in range(first, first + len(TILES[realm].printed)):
            if g.left[stack]:
                discard_token(g, lift(g, stack))


def charge(g: Eldervale, i: int) -> Rule[None]:
    """P6: the Minotaur of an opponent may charge into the realm of the placed Unit; at most once a turn."""
    realm = g.now.placed[i][1]
    owner = g.hired[0]
    if g.now.charged or owner in (NOBODY, g.active, g.partner(g.active)):
        return
    player = g.players[owner]
    place = player.places[player.kinds.index(MINOTAUR)]
    if place < 0 or not g.adjacent[realm] >> place & 1 or realm not in g.players[g.active].places:
        return
    if (yield from choose(owner, "charge", [acts.YES, acts.NO], realm)) is acts.YES:
        g.now.charged = True
        move(g, owner, MINOTAUR, place, realm)
        tales.charged(g, owner, realm)
        g.now.pending.append((realm, owner, NOBODY, -1))
