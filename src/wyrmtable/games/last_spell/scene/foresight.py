"""What an order would change: the way of a Hero, the coming Monster Phase, the ways into the City."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.ask import Question
from wyrmtable.core.scene import AnyElement, Foresight, Note, Overlay
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.last_spell.acts import END, YIELD, Attack, Move, Read
from wyrmtable.games.last_spell.forecast import after, is_aim
from wyrmtable.games.last_spell.rules.building import hp_of
from wyrmtable.games.last_spell.rules.hits import behind
from wyrmtable.games.last_spell.rules.moving import way
from wyrmtable.games.last_spell.scene.harms import STEPWISE
from wyrmtable.games.last_spell.scene.names import place, spot_word, standing_word, word
from wyrmtable.games.last_spell.scene.outlook import City, Position, Sums, foreseen, outlook, routed
from wyrmtable.games.last_spell.state import Spell

MOST_LINES = 5


def has_foresight(question: Question) -> bool:
    return question.kind in ("act", "day") or is_aim(question.kind)


def foresee(g: Spell, question: Question, answer: Any) -> Foresight | None:
    """What is different after an order; who ends the turn is told what comes then."""
    if answer is END or answer is YIELD:
        return Foresight(say=tuple(note.text for note in outlook(g)[1] if isinstance(note, Note))[:MOST_LINES])
    world = after(g, question, answer)
    if world is None:
        return None
    lights, lines = outlook(world)[0], changes(g, world)
    if isinstance(answer, Move):
        lights = [*lights, trail(g, question.seat, answer.cell)]
    elif proviso := asked_later(g, question, answer):
        lines.insert(0, proviso)
    now = {light.id: light for light in outlook(g)[0]}
    then = {light.id for light in lights}
    if not lines and not g.night:
        return None
    return Foresight(
        say=tuple(lines[:MOST_LINES]) or (word("foresee-same"),),
        put=tuple(light for light in lights if now.get(light.id) != light),
        drop=tuple(id for id in now if id not in then),
    )


def asked_later(g: Spell, question: Question, answer: Any) -> Msg | None:
    """What all this supposes, where the order goes on with a choice."""
    if question.kind == "scroll-lightning" or (isinstance(answer, Read) and answer.item.name == "lightning"):
        return word("foresee-first")
    if not isinstance(answer, Attack):
        return None
    shape = (answer.weapon.skill if answer.skill else answer.weapon.basic).shape
    if shape in STEPWISE:
        return word("foresee-first")
    second = behind(g, g.heroes[question.seat].cell, answer.cell) if shape == "pierce" else []
    return msg("foresee-pierced", enemy=spot_word(g.enemies[g.enemy_at[second[0]]])) if len(second) > 1 else None


def trail(g: Spell, seat: int, cell: int) -> AnyElement:
    """The cells a Hero would walk over."""
    return Overlay(id="way", role="path", ends=tuple(place(step) for step in way(g, g.heroes[seat], cell)))


def changes(g: Spell, world: Spell) -> list[Msg]:
    """What comes out differently, the gravest first."""
    return of_the_night(g, world) if g.night else of_the_ways(g, world)


# ---- by Night


class Toll:
    """What an order and the Monster Phase after it would cost together; for the present position no order."""

    def __init__(self, g: Spell, world: Spell) -> None:
        sums = Sums(foreseen(Position(world)) if world.enemies else ())
        pairs = list(zip(g.heroes, world.heroes, strict=True))
        self.wounds = [
            max(0, then.wounds - now.wounds) + sums.wounds.get(seat, 0) for seat, (now, then) in enumerate(pairs)
        ]
        self.down = [seat for seat, (now, then) in enumerate(pairs) if then.down and not now.down] + sums.down
        self.mages = sum(g.mages) - sum(world.mages) + sum(sums.mages.values())
        self.falls = [id for id in g.structures if id not in world.structures or id in sums.destroyed]
        left = {id: hp_of(structure) for id, structure in world.structures.items()}
        burnt = sum(max(0, hp_of(structure) - left.get(id, 0)) for id, structure in g.structures.items())
        self.flames = burnt + sum(sums.burnt.values())


def of_the_night(g: Spell, world: Spell) -> list[Msg]:
    now, then = Toll(g, g), Toll(g, world)
    lines: list[Msg] = []
    if world.chance.total:
        lines.append(word("foresee-coin"))
    if slain := sum(id not in world.enemies for id in g.enemies):
        lines.append(msg("foresee-slain", n=slain))
    if then.mages != now.mages:
        lines.append(msg("foresee-mages", n=then.mages, was=now.mages))
    for seat, (n, was) in enumerate(zip(then.wounds, now.wounds, strict=True)):
        if seat in then.down and seat not in now.down:
            lines.append(msg("foresee-down", who=SeatRef(seat)))
        elif n != was or (seat in now.down and seat not in then.down):
            lines.append(msg("foresee-hero", who=SeatRef(seat), n=n, was=was))
    lines += [told("foresee-falls", g, id) for id in then.falls if id not in now.falls]
    lines += [told("foresee-stands", g, id) for id in now.falls if id not in then.falls]
    if then.flames != now.flames:
        lines.append(msg("foresee-flames", n=then.flames, was=now.flames))
    return lines


def told(word_id: str, g: Spell, structure: int) -> Msg:
    return msg(word_id, structure=standing_word(g.structures[structure]))


# ---- by Day


def of_the_ways(g: Spell, world: Spell) -> list[Msg]:
    now, then = routed(City(g)), routed(City(world))
    lines: list[Msg] = []
    for space, cells in then.items():
        if cells == now.get(space):
            continue
        through = dict.fromkeys(world.built[cell] for cell in cells if cell in world.built)
        if through:
            first = world.structures[next(iter(through))]
            lines.append(msg("foresee-breach", space=space, structure=standing_word(first)))
        else:
            lines.append(msg("foresee-way", space=space, n=len(cells) - 1))
    return lines
