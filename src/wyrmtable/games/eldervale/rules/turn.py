"""A turn: the main choice, a placement with P1 to P4, the end of the turn (spec 5, 6)."""

from __future__ import annotations

from wyrmtable.core.ask import PASS, Named, Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    BEAST,
    FACTIONS,
    MAW,
    MONSTERS,
    SHAPESHIFTER,
    WIZARD,
    WORKER,
    Ability,
)
from wyrmtable.games.eldervale.effects.battle_counts import can_mimic
from wyrmtable.games.eldervale.effects.compile import compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.rules.free import do_free, free_acts, free_window, holds_cards
from wyrmtable.games.eldervale.rules.placing import placements
from wyrmtable.games.eldervale.rules.quests import happened
from wyrmtable.games.eldervale.rules.spells import castable
from wyrmtable.games.eldervale.rules.units import move
from wyrmtable.games.eldervale.state import Eldervale, Turn


def begin_turn(g: Eldervale) -> None:
    """TURN_START; nothing in the tables happens there. Ghosts have turns of their own."""
    g.now = Turn()
    g.turns += 1
    if g.final > 0:
        g.final -= 1
    tales.turn_begins(g)
    if g.ghostly(g.active):
        g.phase = "turn-over"
        g.then("ghost-turn")
    else:
        g.phase = "main-choice"


def main_options(g: Eldervale) -> list[Named]:
    return [*placements(g, g.active), acts.REGROUP, *free_acts(g)]


def main_choice(g: Eldervale) -> Rule[None]:
    """Place a Unit, or Regroup; before that any free actions."""
    g.now.free = True
    act = yield from choose(g.active, "main-choice", lambda: g.recall(main_options), secret=holds_cards(g))
    g.now.free = False
    if isinstance(act, acts.Place):
        g.phase = "turn-over"
        g.then("after-action", "rushes", "battles", "end-free")
        place(g, act)
    elif act is acts.REGROUP:
        g.phase = "turn-over"
        g.then("regroup", "retrieve", "underworld-returns", "cards-return", "after-regroup", "battles", "end-free")
    else:
        yield from do_free(g, act)


# ---- placing


def place(g: Eldervale, act: acts.Place) -> None:
    """P1: the Unit moves to the realm; opposing Units or a Monster there trigger a battle, unless all is peaceful."""
    seat = g.active
    enter(g, seat, act.kind, act.source, act.realm)
    g.then(("on-place", act.kind, act.realm), ("realm-action", act.kind, act.realm))


def enter(g: Eldervale, seat: int, kind: int, source: int, realm: int) -> None:
    """A Unit is placed."""
    hostile = realm in g.monsters or any(realm in player.places for player in g.players if player.seat != seat)
    move(g, seat, kind, source, realm)
    g.now.placed.append((kind, realm))
    g.now.placed_kinds.append(kind)
    tales.placed(g, seat, kind, realm)
    if hostile and not g.peaceful:
        g.now.pending.append((realm, seat, seat, kind))


def on_place(g: Eldervale, kind: int, realm: int) -> Rule[None]:
    """P2: abilities that begin when this Unit is placed."""
    seat = g.active
    if kind == WIZARD:
        yield from happened(g, "placed", Doer(seat, kind=kind, realm=realm))
    faction = FACTIONS[g.players[seat].faction]
    doer = Doer(seat, kind=kind, realm=realm)
    able = [
        ability
        for ability in faction.abilities
        if ability.window.startswith("on_place_")
        and (ability.unit == kind or (kind == SHAPESHIFTER and mimics(g, seat, ability)))
        and compile_effect(ability.effect).can(g, doer)
    ]
    if not able:
        return
    if kind == SHAPESHIFTER:  # Mimic copies one ability, if its owner likes
        chosen = yield from choose(seat, "mimic", [*able, PASS], realm)
        if isinstance(chosen, Ability):
            tales.used(g, seat, chosen.name)
            yield from compile_effect(_inside_may(chosen.effect)).run(g, doer)
        return
    for ability in able:
        yield from compile_effect(ability.effect).run(g, doer)


def mimics(g: Eldervale, seat: int, ability: Ability) -> bool:
    """Whether the Shapeshifter can copy this ability: not Gather, and a Unit of that type is active [R 45]."""
    return not ability.gather and can_mimic(g, seat, ability.unit)


def after_action(g: Eldervale) -> Rule[None]:
    """P4: free actions, and spells of window ``after_own_place_action``."""
    act = yield from free_window(g, "after-action", lambda: castable(g, g.active, "after_own_place_action"))
    if act is not None:
        g.then("after-action")
        yield from do_free(g, act)


def extra_place(g: Eldervale) -> Rule[None]:
    """Haste: one more Worker by the normal rules, with its action."""
    seat = g.active
    if placements(g, seat, WORKER):
        more = bool(g.players[seat].tray)  # cashed first, tokens may pay for actions elsewhere
        place(g, (yield from choose(seat, "extra-place", lambda: placements(g, seat, WORKER), secret=more)))


# ---- the end of the turn


def end_free(g: Eldervale) -> Rule[None]:
    """END_OF_TURN: free actions a last time; a battle they trigger is fought at once [R 62]."""
    act = yield from free_window(g, "end-of-turn")
    if act is None:
        g.then("discard-to-limit")
        if end_effects(g, g.active):
            g.then("end-abilities")
        return
    g.then("battles", "end-free")
    yield from do_free(g, act)


def end_abilities(g: Eldervale) -> Rule[None]:
    """Abilities at the end of the own turn (Wandering Sage, Patrol, Blink), in the order the player likes."""
    seat = g.active
    waiting = end_effects(g, seat)
    while True:
        able = [use for use, (text, doer) in waiting.items() if compile_effect(text).can(g, doer)]
        if not able:
            return
        chosen = yield from choose(seat, "end-ability", [*able, PASS])
        if chosen is PASS:
            return
        assert isinstance(chosen, acts.Use)
        text, doer = waiting.pop(chosen)
        tales.used(g, seat, chosen.what)
        yield from compile_effect(text).run(g, doer)


def end_effects(g: Eldervale, seat: int) -> dict[acts.Use, tuple[str, Doer]]:
    """What may be done at the end of a turn, without its ``may``: the choice itself is voluntary."""
    found: dict[acts.Use, tuple[str, Doer]] = {}
    for ability in FACTIONS[g.players[seat].faction].abilities:
        if ability.window == "end_of_own_turn":
            found[acts.use(ability.name)] = (_inside_may(ability.effect), Doer(seat, mimic=not ability.gather))
    if BEAST + MAW in g.players[seat].kinds:
        found[acts.use("blink")] = (_inside_may(MONSTERS[MAW].chain), Doer(seat, kind=BEAST + MAW))
    return found


def _inside_may(effect: str) -> str:
    """An effect that has been chosen needs no second consent."""
    return effect[len("may{") : -1] if effect.startswith("may{") else effect


def turn_over(g: Eldervale) -> None:
    """The next player clockwise, or the final scoring."""
    if g.final == 0:
        g.phase = "final-scoring"
        return
    g.active = g.after(g.active)[0]
    g.phase = "begin-turn"
