"""How each question is put to a person, and why something is no answer."""

from __future__ import annotations

from msgspec.structs import replace

from wyrmtable.core import maps
from wyrmtable.core.ask import Question
from wyrmtable.core.game import Wording
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.last_spell.data import Weapon
from wyrmtable.games.last_spell.grid import BOARD as CELLS
from wyrmtable.games.last_spell.grid import cell_at, sector_gap
from wyrmtable.games.last_spell.land import ground_of
from wyrmtable.games.last_spell.rules.building import why_not_cells
from wyrmtable.games.last_spell.rules.fire import REACH, farthest_sector, hero_sees
from wyrmtable.games.last_spell.scene import ask_day, ask_night, ask_setup
from wyrmtable.games.last_spell.scene.draft import Asker, Draft
from wyrmtable.games.last_spell.scene.foresight import has_foresight
from wyrmtable.games.last_spell.scene.names import enemy_id, word
from wyrmtable.games.last_spell.state import Spell
from wyrmtable.games.last_spell.tales import BOARD

ASKS: dict[str, Asker] = {**ask_setup.ASKS, **ask_day.ASKS, **ask_night.ASKS}


def ask(g: Spell, question: Question) -> Wording:
    asker = ask_night.scroll if question.kind.startswith("scroll-") else ASKS[question.kind]
    return replace(asker(Draft(g, question)), foresight=has_foresight(question))


def waiting(g: Spell, question: Question) -> Msg:
    """What the others read meanwhile."""
    hero = g.heroes[question.seat]
    if question.kind == "day" and (hero.doing or hero.ready):
        return word(f"wait-{hero.doing[0]}" if hero.doing else "wait-ready")
    return word(f"wait-{question.kind}")


def why_not(g: Spell, question: Question, spot: str) -> Msg | None:
    """A reason for places that are not listed as near misses."""
    if question.kind == "act":
        enemy = next((e for e in g.enemies.values() if enemy_id(e.id) == spot), None)
        if enemy is not None:
            return word(why_not_enemy(g, question.seat, enemy.cell))
    at = maps.spot(spot)
    if at is None or at.board != BOARD or at.side:
        return None
    cell = cell_at(at.x, at.y)
    if cell not in CELLS:
        return word("why-no-cell")
    doing = g.heroes[question.seat].doing
    if question.kind == "day" and doing and doing[0] == "place":
        why = why_not_cells(g, str(doing[1]), (cell,))
        return word(f"why-place-{why}") if why else word("why-place-room")
    if ground_of(g.rules.scenario, g.fog).fogged[cell]:
        return word("why-fogged")
    if question.kind == "act":
        hero = g.heroes[question.seat]
        return msg("why-too-far-to-go", n=hero.mp) if g.structure_on(cell) is None else word("why-not-there")
    return word("why-not-there")


def why_not_enemy(g: Spell, seat: int, cell: int) -> str:
    """Why nothing in hand can hit an enemy: no actions, out of range, or no line of fire."""
    hero = g.heroes[seat]
    if not hero.tokens:
        return "why-no-tokens"
    reaches = [
        farthest_sector(hero, item, strike)
        for item in hero.items
        if isinstance(item, Weapon)
        for strike in (item.basic, item.skill)
        if strike.reach in REACH and strike.shape != "heal"
    ]
    if not reaches:
        return "why-not-beside"
    if sector_gap(hero.cell, cell) > max(reaches):
        return "why-out-of-range"
    return "why-no-line" if not hero_sees(g, seat, cell) else "why-costs-more"
