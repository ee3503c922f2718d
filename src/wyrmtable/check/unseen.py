"""The law of what lies in an order that nobody sees: where it decides what comes, ``imagine`` deals it anew.

Otherwise bots know the next card, though no scene shows it.
"""

from __future__ import annotations

from typing import Any

from wyrmtable.check.piles import Way, at, called, things
from wyrmtable.check.promises import random_answer
from wyrmtable.check.trial import Trial, looks
from wyrmtable.core.ask import Named
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.state import State, dump

_TRIED = 4
"""Piles tried at one look."""
_FOLLOWED = 30
"""Decisions for which the order of a pile is awaited to matter."""
_SURE = 6


def check_unseen(trial: Trial, match: Match[Any]) -> None:
    """Piles that chance has laid in order at the start; in what order others lie follows from what everybody saw."""
    shuffled = _shuffled(trial)
    piles: dict[str, Way] = {}
    for way, pile in things(match.state):
        if called(way) in shuffled and _is_pile(pile):
            what = (
                f"imagine never deals anew the order of {called(way)}, which nobody sees and which decides what comes"
            )
            if what not in trial.met.come:
                piles[what] = way
    for what in trial.aside.sample(sorted(piles), min(_TRIED, len(piles))):
        way = piles[what]
        world = match.clone((trial.aside.choice(trial.viewers), f"check/{trial.aside.getrandbits(32)}"))
        if at(world.state, way) != at(match.state, way):
            trial.met.sometimes("imagine", what, True, _SURE)
        elif _is_unseen(trial, match, way) and _decides(trial, match, way):
            trial.met.sometimes("imagine", what, False, _SURE)
        trial.moment += 1


def _shuffled(trial: Trial) -> set[str]:
    """The piles that lie otherwise as soon as the seed is another one."""
    one, two = ({way: pile for way, pile in things(_begun(trial, seed)) if _is_pile(pile)} for seed in ("one", "two"))
    return {called(way) for way, pile in one.items() if two.get(way) != pile}


def _begun(trial: Trial, seed: str) -> State:
    begun: State = trial.game.begin(trial.players, trial.options, Chance(f"{trial.seed}/{seed}"), None)
    return begun


def _is_pile(pile: Any) -> bool:
    """Cards, tiles, tokens; not what has parts of its own, as players."""
    things = isinstance(pile, list) and len(pile) > 2 and all(isinstance(item, int | str | Named) for item in pile)
    return things and len({*pile}) > 1


def _mixed(trial: Trial, match: Match[Any], way: Way) -> Match[Any]:
    """The same position with this pile in another order."""
    twin = match.clone()
    pile = at(twin.state, way)
    while pile == at(match.state, way):
        trial.aside.shuffle(pile)
    return twin


def _is_unseen(trial: Trial, match: Match[Any], way: Way) -> bool:
    twin = _mixed(trial, match, way)
    return all(looks(twin, viewer) == looks(match, viewer) for viewer in trial.viewers)


def _decides(trial: Trial, match: Match[Any], way: Way) -> bool:
    """Whether the same answers lead elsewhere before chance has its say, since what is shuffled first may lie in any order."""
    twin, truth = _mixed(trial, match, way), match.clone()
    total = truth.state.chance.total
    for _ in range(_FOLLOWED):
        if truth.over:
            return False
        seat = trial.aside.choice(list(truth.open))
        names = random_answer(trial, truth.open[seat])
        truth.answer(seat, names)
        if truth.state.chance.total != total:
            return False
        try:
            twin.answer(seat, names)
        except Refused:
            return True  # it is not asked, or not offered the same
        if _others(truth, way) != _others(twin, way):
            return True
    return False


def _others(match: Match[Any], way: Way) -> tuple[Any, int]:
    """All but this pile, and how much is left of that."""
    state = match.game.copy(match.state)
    try:
        pile = at(state, way)
    except (IndexError, KeyError):
        return dump(state), 0  # what it belonged to is gone
    left = len(pile)
    pile.clear()
    return dump(state), left
