"""A battle ready to be fought: seat 0 attacks seat 1 in the Obsidian Crown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.eldervale.table import Table
from wyrmtable.games.eldervale.state import Battle


class Arena(Table):
    """Emberfields (seat 0) - Obsidian Crown (seat 1) - Moonwell Falls - Lilypad Shallows - Fortress."""

    def __init__(
        self, *factions: str, attacker: str = "worker", defenders: Sequence[str] = ("worker",), **options: Any
    ):
        super().__init__(*(factions or ("stonevein_dwarves", "shadow_demons")), **options)
        self.map("emberfields", "obsidian_crown", "moonwell_falls", "lilypad_shallows", "fortress")
        for realm in ("emberfields", "obsidian_crown", "moonwell_falls"):
            self.treasure(realm)
        self.attacker = attacker
        self.unit(0, "worker", "emberfields")
        if attacker != "worker" and not attacker.startswith("beast:"):
            self.ready(0, attacker)
        for kind in defenders:
            self.unit(1, kind, "obsidian_crown")
        self.war()

    def attack(self, until: str = "") -> None:
        """Place the attacker, and pass everything until a decision of this kind (or the end of the battle)."""
        self.turn(0)
        self.do(f"place:{self.attacker.removeprefix('beast:')}@obsidian_crown")
        self.on(until)

    def on(self, until: str = "", seat: int = -1) -> None:
        """Go on, passing or taking the first option, until this is asked (of this seat)."""
        for _ in range(80):
            if self.asked == until and seat in (-1, self.seat):
                return
            if self.g.battle is None and self.asked not in ("after-action", "choose-rusher", "would-rush", "charge"):
                assert not until, f"never asked {until}, now {self.asked} {self.options()}"
                return
            self.do("pass" if "pass" in self.options() else self.options()[0])
        raise AssertionError(f"still asked {self.asked}")

    @property
    def battle(self) -> Battle:
        assert self.g.battle is not None
        return self.g.battle

    def rolled(self, *dice: int) -> Battle:
        """Fight up to the roll with these dice (seat 1 first); the battle, also when nothing is asked after the roll."""
        self.dice(*dice)
        self.turn(0)
        self.do(f"place:{self.attacker.removeprefix('beast:')}@obsidian_crown")
        battle = self.battle
        while self.g.battle is not None and not battle.dice:
            self.do("pass" if "pass" in self.options() else self.options()[0])
        return battle
