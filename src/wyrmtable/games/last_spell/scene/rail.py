"""What everybody watches: panic, Mages, missions, the fog and its waves, the order of the monsters; seats and the phase line."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.scene import (
    AnyElement,
    Area,
    Card,
    Counter,
    Note,
    Piece,
    Pip,
    Seat,
    SeatState,
    Track,
    TrackStep,
    Zone,
)
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.last_spell.data import BOSSES, DAYS, LAKEBURG, MISSIONS, ORDER, PLANS, SCENARIOS, SHROUD
from wyrmtable.games.last_spell.grid import FOG_BOARDS
from wyrmtable.games.last_spell.rules.building import FOG_MOST
from wyrmtable.games.last_spell.rules.burning import panic_level, panic_spaces
from wyrmtable.games.last_spell.rules.missions import LAST_NIGHT, needed
from wyrmtable.games.last_spell.rules.night import LAST_ROUNDS, ROUNDS, WAVE_ROUNDS, more_on_each_card
from wyrmtable.games.last_spell.rules.stats import hp_left, max_hp
from wyrmtable.games.last_spell.scene.board import most_hp
from wyrmtable.games.last_spell.scene.names import fog_id, hero_word, word
from wyrmtable.games.last_spell.state import Hero, Spell
from wyrmtable.games.last_spell.tales import PANIC, ROMAN

# ---- the City


def city(g: Spell) -> list[AnyElement]:
    spaces = panic_spaces(g.rules)
    level = PANIC[panic_level(g)]
    found: list[AnyElement] = [
        Area(id="city", role="aside", label=msg("city-is", level=word(f"panic-{level}")), emblem="flame", help="panic"),
        Track(
            id="panic",
            at="city",
            steps=panic_steps(spaces),
            form="bar",
            tone="flame",
            label=word("panic-area"),
            help="panic",
        ),
        Piece(
            id="panic.now",
            at=f"panic#{min(g.flames, 2 * spaces)}",
            shape="disc",
            tone="flame",
            label=word("flames-left"),
        ),
        Counter(
            id="mages",
            at="city",
            icon="mage",
            value=sum(g.mages),
            most=most_hp(g) * len(g.mages),
            form="pips",
            tone="circle",
            warn=2,
            label=word("mages"),
            help="circle",
        ),
    ]
    if g.ashes:
        found.append(Note(id="ashes", at="city", role="rule", text=msg("ashes", n=g.ashes), help="panic"))
    return found


@cache
def panic_steps(spaces: int) -> tuple[TrackStep, ...]:
    """A step for each flame; the lines are where the City turns uneasy and where terror begins."""
    steps = [TrackStep() for _ in range(2 * spaces + 1)]
    for third, name in enumerate(reversed(PANIC)):
        middle = spaces * (2 * third + 1) // 3
        steps[middle] = TrackStep(label=word(f"panic-{name}"))
    for third in (1, 2):
        steps[2 * spaces * third // 3] = TrackStep(gate=True)
    return tuple(steps)


# ---- missions


def missions(g: Spell) -> list[AnyElement]:
    if g.day > LAST_NIGHT and not g.outcome:
        text = msg("boss-goal", boss=word(f"boss-{SCENARIOS[g.rules.scenario]}"), n=LAST_ROUNDS)
        return [
            Area(id="missions", role="aside", label=word("boss"), help="boss", house=True),
            Note(id="boss.goal", at="missions", role="goal", text=text, help="boss"),
            *shroud(g),
        ]
    found: list[AnyElement] = [
        Area(id="missions", role="aside", label=word("missions" if g.solved else "missions-deadline"), help="missions")
    ]
    for name in g.missions:
        done, goal = progress(g, name)
        solved = name in g.solved
        found.append(
            Note(
                id=f"mission.{name.lower()}",
                at="missions",
                role="mission",
                tone="freude" if MISSIONS[name].god == "Freude" else "schaden",
                label=word(f"mission-{name}"),
                text=word("mission-solved") if solved else msg(f"mission-{name}-text", n=goal),
                done=goal if solved else min(done, goal),
                goal=goal,
                help="missions",
            )
        )
    return found


def progress(g: Spell, mission: str) -> tuple[int, int]:
    """How far a mission is, and what it asks for."""
    match mission:
        case "F1":
            return sum(not house.flames for house in g.standing_kind("house")), needed(g, mission)
        case "F2":
            return int(g.night and not g.mages_hurt), 1
        case "F3":
            return sum(PLANS[s.kind].group == "wall" for s in g.structures.values()), needed(g, mission)
        case "S1":
            return g.slain, needed(g, mission)
        case "S2":
            return g.slain_in_phase, needed(g, mission)
        case _:
            return g.slain_outside, needed(g, mission)


def shroud(g: Spell) -> list[AnyElement]:
    most = SHROUD[BOSSES[g.rules.scenario][0]][g.rules.heroes]
    if not g.night:
        return []
    return [
        Note(
            id="shroud",
            at="missions",
            role="rule",
            label=word("shroud"),
            text=word("shroud-text"),
            done=min(g.torn, most),
            goal=most,
            help="boss",
        )
    ]


# ---- fog and waves


def waves(g: Spell) -> list[AnyElement]:
    if not g.day:
        return []
    found: list[AnyElement] = [
        Area(
            id="waves", role="aside", weight=1 if g.night else 0, label=word("fog-and-waves"), emblem="wave", help="fog"
        )
    ]
    found += [
        Counter(
            id=fog_id(board),
            at="waves",
            icon="fog",
            value=distance,
            most=FOG_MOST,
            warn=2,
            tone="fog",
            label=word(f"fog-{FOG_BOARDS[board]}"),
        )
        for board, distance in enumerate(g.fog)
    ]
    if not g.night:
        found += to_come(g, "waves")
    if more := more_on_each_card(g):
        text = msg("wave-more", kinds=[word(f"enemy-{kind}") for kind in more])
        found.append(Note(id="more", at="waves", role="rule", text=text, house=True, help="fog"))
    found.append(Zone(id="wave.cards", at="waves", role="tableau", label=word("wave-cards"), weight=0))
    if g.direction:
        found.append(Card(id=f"d:{g.direction.lower()}", at="wave.cards", face=f"direction:{g.direction}.{g.day}"))
    if g.directions and g.day < DAYS:
        found.append(
            Card(
                id=f"d:{g.directions[0].lower()}",
                at="wave.cards",
                face=f"direction:{g.directions[0]}.{g.day + 1}",
                pips=(Pip("next"),),
            )
        )
    if g.piles_open:
        found += [
            Card(id=f"p:{name.lower()}", at="wave.cards", face=pattern_face(g, name), pips=(Pip("wave", space),))
            for space, cards in g.piles.items()
            for name in reversed(cards)
        ]
    found += [
        Card(id=f"p:{name.lower()}", at="wave.cards", face=pattern_face(g, name), states=("spent",))
        for name in g.placed
    ]
    found += boss_cards(g)
    return found


def to_come(g: Spell, at: str) -> list[AnyElement]:
    """The next cards of the fog spaces; by Night told with the monsters that are here already."""
    spaces = [space for space, cards in g.piles.items() if cards]
    coming = next((n for n in WAVE_ROUNDS if not g.night or n > g.round), 0)
    if not spaces or not coming:
        return []
    text = msg("wave-comes", spaces=", ".join(map(str, spaces)), round=coming)
    return [Note(id="coming", at=at, role="rule", text=text, help="fog")]


def pattern_face(g: Spell, name: str) -> str:
    return f"pattern:{name}.{g.rules.scenario}"


def boss_cards(g: Spell) -> list[AnyElement]:
    """What is known of the Boss."""
    found: list[AnyElement] = []
    if g.day == DAYS:
        found += [Card(id=f"b:{part}", at="wave.cards", face=f"enemy:{part}") for part in BOSSES[g.rules.scenario]]
    if g.ledge >= 0 and not g.night:
        side = word("left" if g.ledge % 24 < 12 else "right")
        found.append(Note(id="ledge", at="waves", role="alarm", text=msg("harpy-waits", side=side), help="boss"))
    if g.rules.scenario == LAKEBURG and g.wyrm:
        found.append(Card(id=f"w:{g.wyrm.lower()}", at="wave.cards", face=f"wyrm:{g.wyrm}", states=("new",)))
        found += [
            Card(id=f"w:{name.lower()}", at="wave.cards", face=f"wyrm:{name}", states=("spent",))
            for name in g.wyrm_used
            if name != g.wyrm
        ]
    return found


def kinds(g: Spell) -> list[AnyElement]:
    """The monsters on the board, in the order in which they act, and when the next ones come."""
    if not g.night:
        return []
    counts: dict[str, int] = {}
    for enemy in g.enemies.values():
        counts[enemy.kind] = counts.get(enemy.kind, 0) + 1
    coming = to_come(g, "order")
    if not counts and not coming:
        return []
    order = sorted(counts, key=lambda kind: (ORDER.index(kind) if kind in ORDER else len(ORDER), kind))
    return [
        Area(id="order", role="supply", label=word("monsters-order"), help="monsters", house=True),
        Zone(id="kinds", at="order", role="tableau", lay="heap", label=word("monsters-order")),
        *(Card(id=f"k:{kind}", at="kinds", face=f"enemy:{kind}", pips=(Pip("count", counts[kind]),)) for kind in order),
        *coming,
    ]


# ---- seats and where we are


def seats(g: Spell) -> tuple[Seat, ...]:
    return tuple(seat_of(g, seat, hero) for seat, hero in enumerate(g.heroes))


def seat_of(g: Spell, seat: int, hero: Hero) -> Seat:
    if not hero.card:
        return Seat(seat, team=0)
    badges = [Pip("hp", hp_left(hero), max_hp(hero), tone="hp")]
    if g.night:
        badges += [Pip("tokens", hero.tokens, tone="tokens"), Pip("mp", hero.mp, tone="mp")]
    badges.append(Pip("mana", hero.mana, tone="mana"))
    if hero.guard:
        badges.append(Pip("guard", hero.guard, tone="guard"))
    return Seat(
        seat,
        title=hero_word(hero.card),
        emblem=f"hero.{hero.card}",
        team=0,
        badges=tuple(badges),
        state=state_of(g, seat, hero),
    )


def state_of(g: Spell, seat: int, hero: Hero) -> SeatState:
    if g.outcome:
        return "won" if g.outcome == "won" else ""
    if hero.down:
        return "down"
    if (hero.ended and g.night) or (hero.ready and not g.night):
        return "passed"
    return "first" if seat == g.first and g.day else ""


def phase_line(g: Spell) -> Msg:
    town = word(f"scenario-{SCENARIOS[g.rules.scenario]}")
    if g.outcome:
        return msg("phase-over", town=town, end=word("end-won" if g.outcome == "won" else "end-lost"))
    if not g.day:
        return msg("phase-setup", town=town)
    if not g.night:
        return msg("phase-day", town=town, day=ROMAN[g.day], step=word(day_step(g)))
    most = LAST_ROUNDS if g.day == DAYS else ROUNDS
    step = word("step-heroes" if g.active >= 0 else "step-monsters")
    return msg("phase-night", town=town, day=ROMAN[g.day], round=g.round, most=most, step=step)


def day_step(g: Spell) -> str:
    due = g.agenda[-1][0] if g.agenda else ""
    if g.phase == "main-phase":
        return "step-maintenance" if due else "step-main"
    return "step-end-of-day"
