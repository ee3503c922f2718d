"""The Goblins' turn (§6).

Phases: ``ready`` (Secrets before the War card), ``war``, ``populate``, ``overpopulation``, ``monsters``, ``secrets``,
``activate``. Monsters and Secrets drawn by special actions are dealt with before the next activation.
"""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import PASS, Rule, choose, choose_many
from wyrmtable.games.vast.choices import Activate, Redraw, Secret
from wyrmtable.games.vast.data import GOBLINS, PIECES, TRIBES, WAR
from wyrmtable.games.vast.rules import activation
from wyrmtable.games.vast.rules.goblin_attacks import blow_up
from wyrmtable.games.vast.rules.monsters import assign_monster, draw_monsters, ruby_ready
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.secrets import play_secret, playable
from wyrmtable.games.vast.rules.tribes import SECRETS_LIMIT, discard_to_limit, draw_secret, rage, scatter
from wyrmtable.games.vast.rules.turns import end_turn
from wyrmtable.games.vast.state import Vast

MOST_POPULATION = 4


def start(g: Vast) -> Rule[None]:
    goblins = g.goblins
    goblins.activated = [False] * 4
    goblins.moved = [False] * 4
    goblins.active = 0
    goblins.marks = []
    g.thief.hex = 0
    g.phase = "ready"
    yield from ()


def go_on(g: Vast) -> Rule[None]:
    yield from PHASES[g.phase](g)


def ready(g: Vast) -> Rule[None]:
    """Secrets may be played at any time of the own turn; with any in hand the Goblins are asked before they draw."""
    if g.goblins.secrets:
        options = [*map(Secret, g.recall(playable)), "go"]
        answer = yield from choose(g.seat(GOBLINS), "goblins-ready", options, secret=True)
        if isinstance(answer, Secret):
            play_secret(g, answer.what)
            return
    if g.goblins.rage == 0:
        rage(g, 1)
    for _ in range(g.goblins.rage):
        g.goblins.war_hand.append(g.goblins.war_deck.pop())
    g.phase = "war"


# ---- phase 1: choose a War card


def choose_war_card(g: Vast) -> Rule[None]:
    goblins = g.goblins
    redraws = map(Redraw, goblins.war_hand) if ruby_ready(g) else ()
    options = [*goblins.war_hand, *redraws, *map(Secret, g.recall(playable))]
    answer = yield from choose(g.seat(GOBLINS), "war-card", options, secret=bool(goblins.secrets))
    if isinstance(answer, Secret):
        play_secret(g, answer.what)
        return
    if isinstance(answer, Redraw):
        card = answer.what
        goblins.used.append("ruby")
        goblins.war_hand.remove(card)
        goblins.war_hand.append(goblins.war_deck.pop())
        goblins.war_deck.insert(0, card)
        return
    goblins.war_hand.remove(answer)
    goblins.war = answer
    goblins.war_deck[:0] = goblins.war_hand
    goblins.war_hand = []
    say(g, "choose", "war-card", GOBLINS, card=f"war-{answer}")
    g.phase = "populate"


# ---- phase 2: populate


def populate(g: Vast) -> Rule[None]:
    """Discs of the War card; Rage may block a Tribe's; too many in any Tribe is overpopulation."""
    goblins = g.goblins
    discs = dict(zip(TRIBES, WAR[goblins.war].discs, strict=True))
    growing = [PIECES[tribe] for tribe in TRIBES if discs[tribe]]
    blocked: list[str] = []
    if growing and goblins.rage:
        blocked = yield from choose_many(g.seat(GOBLINS), "block", growing, 0, goblins.rage)
    rage(g, -len(blocked))
    too_many = False
    for tribe in TRIBES:
        if PIECES[tribe] not in blocked:
            grown = goblins.population[tribe] + discs[tribe]
            too_many |= grown > MOST_POPULATION and "pet_frog" not in goblins.monsters[tribe]
            goblins.population[tribe] = min(MOST_POPULATION, grown)
    say(g, "grow", "populated", GOBLINS)
    g.phase = "overpopulation" if too_many else "bonus"


def overpopulation(g: Vast) -> Rule[None]:
    """Exactly one Tribe scatters: a revealed one, else a hidden one; Leader prevents it."""
    goblins = g.goblins
    tribes = [tribe for tribe in TRIBES if g.revealed_tribe(tribe)] or list(TRIBES)
    options: list[str | Secret] = [PIECES[tribe] for tribe in tribes]
    if "leader" in goblins.secrets:
        options.append("leader")
    options += map(Secret, playable(g))
    answer = yield from choose(g.seat(GOBLINS), "overpopulation", options, secret=bool(goblins.secrets))
    if isinstance(answer, Secret):
        play_secret(g, answer.what)
        return
    if answer == "leader":
        goblins.secrets.remove("leader")
        goblins.secret_discard.append("leader")
        say(g, "place", "secret-played", GOBLINS, card="secret-leader")
    else:
        yield from scatter(g, PIECES.index(answer))
    g.phase = "bonus"


def bonus(g: Vast) -> Rule[None]:
    """The card's Rage, then its Monsters and Secrets are drawn."""
    card = WAR[g.goblins.war]
    rage(g, card.rage)
    draw_monsters(g, card.monsters)
    g.goblins.to_draw += card.secrets
    g.phase = "activate"
    yield from ()


# ---- phases 3 and 4: Monsters and Secrets, also those of special actions


def draw_secrets(g: Vast) -> Rule[None]:
    """A hand that could not hold them all is asked for Secrets first: what is played now is not discarded (§6.5)."""
    goblins = g.goblins
    if goblins.secrets and len(goblins.secrets) + len(goblins.face_up) + goblins.to_draw > SECRETS_LIMIT:
        options = [*map(Secret, playable(g)), "go"]
        first = yield from choose(g.seat(GOBLINS), "secrets-ready", options, secret=True)
        if isinstance(first, Secret):
            play_secret(g, first.what)
            return
    drawn = [card for _ in range(goblins.to_draw) if (card := draw_secret(g))]
    goblins.to_draw = 0
    say(g, "draw", "secrets-drawn", GOBLINS, n=len(drawn))
    if drawn and ruby_ready(g):
        answer = yield from choose(g.seat(GOBLINS), "ruby-secret", [*map(Redraw, drawn), PASS])
        if isinstance(answer, Redraw):
            card = answer.what
            goblins.used.append("ruby")
            goblins.secrets.remove(card)
            goblins.secret_discard.append(card)
            draw_secret(g)
    yield from discard_to_limit(g)


# ---- phase 5: activate Tribes


def acts(g: Vast) -> list[Activate | Secret | str]:
    tribes = [Activate(PIECES[tribe]) for tribe in TRIBES if activation.can_activate(g, tribe)]
    return [*tribes, *map(Secret, playable(g)), "end"]


def activate_tribes(g: Vast) -> Rule[None]:
    goblins = g.goblins
    if goblins.monster_drawn:
        yield from assign_monster(g)
    elif goblins.to_draw:
        yield from draw_secrets(g)
    elif goblins.active:
        yield from activation.go_on_activating(g)
    else:
        answer = yield from choose(g.seat(GOBLINS), "goblins-act", g.recall(acts), secret=bool(goblins.secrets))
        if isinstance(answer, Activate):
            activation.activate(g, PIECES.index(answer.what))
        elif isinstance(answer, Secret):
            play_secret(g, answer.what)
        else:
            yield from finish(g)


def finish(g: Vast) -> Rule[None]:
    """Crystals struck once stay whole, a Fire Bomber that struck one is gone; the War deck is complete again."""
    goblins = g.goblins
    for tribe in goblins.marks:
        yield from blow_up(g, tribe)
    goblins.marks = []
    goblins.used = [mark for mark in goblins.used if mark.startswith("tunnels:")]  # they hold until the turn is over
    goblins.war = ""
    goblins.war_deck = list(WAR)
    g.chance.shuffle("war", goblins.war_deck)
    end_turn(g)


PHASES: dict[str, Callable[[Vast], Rule[None]]] = {
    "ready": ready,
    "war": choose_war_card,
    "populate": populate,
    "overpopulation": overpopulation,
    "bonus": bonus,
    "activate": activate_tribes,
}
