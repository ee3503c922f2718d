"""A second, plain version of what a battle leaves behind (14.2 steps 5 to 7, 14.3, 15.3, 16.5, R 24, R 75) does the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.eldervale.crowd import crowded
from wyrmtable.core.ask import Named, Rule
from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME, acts
from wyrmtable.games.eldervale.data import ADVENTURES, BEAST, DEN, FACTIONS, MONSTERS, READY, SWORD, TILES, UNDERWORLD
from wyrmtable.games.eldervale.rules import outcome
from wyrmtable.games.eldervale.state import DEFEATED, NOBODY, WILD, Eldervale, Player

VARIANTS = list(GAME.variants())
Step = Callable[..., Rule[None] | None]
ORB_SPACES = (3, 7)
POINT_SPACES = (1, 4, 8)


def plays(player: Player, *names: str) -> bool:
    """Whether this player has a card or ability of one of these names."""
    cards = {ADVENTURES[card].name for card in player.tableau}
    own = {ability.name for ability in FACTIONS[player.faction].abilities} if player.faction >= 0 else set()
    return bool((cards | own) & set(names))


def fighters(g: Eldervale, seat: int, realm: int) -> list[int]:
    player = g.players[seat]
    return [kind for kind, place in zip(player.kinds, player.places, strict=True) if place == realm]


def beast(name: str) -> int:
    return next(monster.number for monster in MONSTERS if monster.name == name)


MOTHER, HYDRA, KRAKEN, DEMON, MAW = map(
    beast, ("mother_of_dragons", "gravel_hydra", "abyssal_kraken", "demon_of_might", "rift_maw")
)


class Aftermath:
    """Follows each battle from its last die to its end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seen: Counter[str]) -> None:
        self.seen = seen
        self.rolled: Eldervale | None = None
        """The table when the dice were final."""
        self.rescued: set[int] = set()
        """Losers who did something for their Units."""
        rescue = outcome.rescue

        def noted(g: Eldervale, seat: int, act: Named) -> Rule[None]:
            self.rescued.add(seat)
            return rescue(g, seat, act)

        monkeypatch.setattr(outcome, "rescue", noted)
        looks = {"decide-battle": self.decided, "battle-over": self.over}
        for name, look in looks.items():
            monkeypatch.setitem(GAME.steps, name, self.both(GAME.steps[name], look))

    def both(self, step: Step, look: Callable[[Eldervale, Eldervale], None]) -> Step:
        def compared(g: Eldervale, *about: int) -> Rule[None]:
            before = g.copy()
            flow = step(g, *about)
            if flow is not None:
                yield from flow
            look(before, g)

        return compared

    def winner(self, g: Eldervale) -> int:
        assert g.battle is not None
        dice = {side: tuple(sorted(values, reverse=True)) for side, values in g.battle.dice.items()}
        best = [side for side in dice if all(dice[side] >= other for other in dice.values())]
        if len(best) > 1:
            here = {WILD: g.monsters[DEMON] == g.battle.realm}
            for player in g.players:
                human = not g.ghostly(player.seat)
                here[player.seat] = BEAST + DEMON in fighters(g, player.seat, g.battle.realm) or (
                    human and plays(player, "radiant_aegis")
                )
            best = [side for side in best if here[side]]
        return best[0] if len(best) == 1 else NOBODY

    def decided(self, before: Eldervale, g: Eldervale) -> None:
        """Steps 5 and 6."""
        self.rolled, self.rescued = before, set()
        battle = before.battle
        assert battle is not None
        assert g.battle is not None
        winner = self.winner(before)
        assert g.battle.winner == winner
        self.seen[{NOBODY: "tie", WILD: "monster wins"}.get(winner, "player wins")] += 1
        for player, was in zip(g.players, before.players, strict=True):
            if player.seat != winner:
                assert (player.glory, player.won, player.beasts, player.vp) == (was.glory, was.won, was.beasts, was.vp)
                continue
            monster = before.monsters.index(battle.realm) if battle.realm in before.monsters else -1
            assert player.won == was.won + 1
            assert player.beasts == was.beasts + (monster >= 0)
            if monster == MOTHER:
                self.seen["mother"] += 1
                assert len(g.trove) == len(before.trove) - 1
                continue
            gained = player.vp - was.vp, player.orbs - was.orbs
            if player.glory == was.glory and gained != (2, 0):
                self.seen["power"] += 1
                assert monster >= 0
                full = sum(map(bool, was.power)) == 4  # then it may be ignored
                assert full or player.power != was.power
                continue
            assert player.glory == min(8, was.glory + 1)
            if was.glory == 8 or player.glory in POINT_SPACES:
                assert gained == (2, 0)
            elif player.glory in ORB_SPACES and not before.rules.draft:
                assert gained == ((0, 1) if player.glory in before.glory_orbs else (2, 0))

    def over(self, before: Eldervale, g: Eldervale) -> None:
        """Step 7, and who goes home."""
        if self.rolled is None:
            return
        rolled, self.rolled = self.rolled, None
        assert rolled.battle is not None
        realm, winner = rolled.battle.realm, before.battle.winner if before.battle else NOBODY
        monster = rolled.monsters.index(realm) if realm in rolled.monsters else -1
        dragged = monster == KRAKEN or any(BEAST + KRAKEN in fighters(rolled, p.seat, realm) for p in rolled.players)
        for player, was in zip(before.players, rolled.players, strict=True):
            mine = fighters(rolled, player.seat, realm)
            if player.seat == winner or not mine:
                assert Counter(fighters(before, player.seat, realm)) == Counter(mine)
                continue
            if player.seat in self.rescued or monster == HYDRA:  # it may crush others at home
                self.seen["rescued"] += 1
                continue
            self.seen["fell"] += 1
            assert not fighters(before, player.seat, realm)
            units = [kind for kind in mine if kind < BEAST]
            below = player.places.count(UNDERWORLD) - was.places.count(UNDERWORLD)
            assert below == len(units)
            assert len(player.kinds) == len(was.kinds) - (len(mine) - len(units))
            assert all(before.monsters[kind - BEAST] == DEFEATED for kind in mine if kind >= BEAST)
            if not plays(player, "whispers_below", "soul_debt", "scavengers"):
                swords = 0 if dragged else len(mine)
                assert player.supply[SWORD] == min(5, was.supply[SWORD] + swords)
        if monster >= 0:
            self.monster(rolled, before, monster, winner)
        self.home(before, g, realm, winner)

    def monster(self, rolled: Eldervale, before: Eldervale, monster: int, winner: int) -> None:
        """Beaten it is gone, the Hydra the first time and the Mother with treasure left excepted."""
        assert rolled.battle is not None
        if winner in (WILD, NOBODY):
            assert before.monsters[monster] == rolled.battle.realm
        elif monster == HYDRA and not rolled.regrown:
            self.seen["hydra"] += 1
            lair = next(t.number for t in TILES if t.lair and t.element == MONSTERS[monster].element)
            if before.cells[lair] >= 0:
                assert before.monsters[monster] == lair
        elif monster == MOTHER and before.trove:
            assert before.monsters[monster] == rolled.battle.realm
        else:
            assert before.monsters[monster] == DEFEATED

    def home(self, before: Eldervale, g: Eldervale, realm: int, winner: int) -> None:
        if before.monsters[MOTHER] == realm and before.cells[DEN] >= 0:
            assert g.monsters[MOTHER] == DEN
            if realm != DEN:
                self.seen["goes home"] += 1
                assert all(DEN not in player.places for player in g.players)
        if before.monsters[MAW] == realm and winner == WILD:
            assert g.monsters[MAW] != realm
            assert not any(g.monsters[MAW] in player.places for player in g.players)
        for player, was in zip(g.players, before.players, strict=True):
            left = [place for place in player.places if place >= 0 or place == READY]
            assert len(left) <= len([place for place in was.places if place >= 0 or place == READY])


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_battles_leave_the_same_behind(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()
    Aftermath(monkeypatch, seen)
    rng = random.Random(number)
    run = Run(GAME, GAME.setup(*VARIANTS[number], Chance(f"after {number}")))
    turns = []
    for _ in range(400):
        if run.over:
            break
        if run.question.kind == "main-choice" and rng.random() < 0.3:
            turns.append(run.state.copy())
        run.pick(rng.choice(list(run.options)))
    for turn in turns[:25]:
        run = Run(GAME, crowded(turn, rng))
        last = run.state.turns + 1
        for _ in range(80):
            if run.over or run.state.turns > last:
                break
            options = list(run.options)
            fights = [
                o for o in options if isinstance(o, acts.Place) and any(o.realm in p.places for p in run.state.players)
            ]
            run.pick(rng.choice(fights or options))
    assert seen["fell"] > 3
    assert seen["player wins"] > 3
