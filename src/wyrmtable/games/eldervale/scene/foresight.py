"""What would follow a placement or a Regroup, in words: who fights and with which chance, what the Units bring."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.ask import Question
from wyrmtable.core.scene import Foresight
from wyrmtable.core.words import Msg, SeatRef, Word, msg
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import RESOURCES, UNDERWORLD
from wyrmtable.games.eldervale.forecast import income, odds_of_placing
from wyrmtable.games.eldervale.odds import percent
from wyrmtable.games.eldervale.rules.rush import rushers
from wyrmtable.games.eldervale.scene.names import some, word
from wyrmtable.games.eldervale.state import WILD, Eldervale
from wyrmtable.games.eldervale.terms import monster_msg


def foresee(g: Eldervale, question: Question, answer: Any) -> Foresight | None:
    if isinstance(answer, acts.Place):
        lines = _fights(g, question.seat, answer)
    elif answer is acts.REGROUP:
        lines = _regroup(g, question.seat)
    else:
        return None
    return Foresight(say=tuple(lines)) if lines else None


def _fights(g: Eldervale, seat: int, act: acts.Place) -> list[Msg]:
    """The battle a placement begins, or the ones with Monsters that would rush in."""
    found = odds_of_placing(g, seat, act)
    if found is not None:
        sides, chances = found
        others: list[Word] = [_who(g, act.realm, side) for side in sides if side != seat]
        return [msg("foresee-battle", who=others, n=percent(chances)[sides.index(seat)])] if others else []
    if g.peaceful or g.monster_at(act.realm) >= 0:
        return []
    lines = []
    for monster in rushers(g, act.realm):
        found = odds_of_placing(g, seat, act, monster)
        if found is not None:
            sides, chances = found
            lines.append(msg("foresee-rush", monster=monster_msg(monster), n=percent(chances)[sides.index(seat)]))
    return lines


def _who(g: Eldervale, realm: int, side: int) -> Word:
    if side == WILD:
        return monster_msg(g.monster_at(realm))
    return word("the-ghosts") if g.ghostly(side) else SeatRef(side)


def _regroup(g: Eldervale, seat: int) -> list[Msg]:
    """What is sure of the Units' actions, and who comes back from below."""
    brings: list[Word] = [_much(kind, n) for kind, n in income(g, seat).items()]
    lines = [msg("foresee-income", what=brings) if brings else word("foresee-no-income")]
    if fallen := g.players[seat].places.count(UNDERWORLD):
        lines.append(msg("foresee-return", n=fallen))
    return lines


def _much(kind: str, n: int) -> Msg:
    return some(kind, n) if kind in (*RESOURCES, "magic", "any") else msg(f"amount-{kind}", n=n)
