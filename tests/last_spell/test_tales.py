"""The chronicle tells what was really lost, not what could have been."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.state import Voice
from wyrmtable.core.words import Msg
from wyrmtable.games.last_spell.rules.burning import hurt_mage
from wyrmtable.games.last_spell.rules.harm import suffer

from .table import Table


def overheard(t: Table) -> list[tuple[str, Any]]:
    """What is told from now on, with its numbers."""
    lines: list[tuple[str, Any]] = []

    def listen(kind: str, log: Msg | None, *_: Any, **__: Any) -> None:
        if log is not None:
            numbers = tuple(value for value in log.args.values() if isinstance(value, int))
            lines.append((log.id.removeprefix("log-"), numbers))

    t.g.voice = Voice(listen)
    return lines


def night() -> Table:
    t = Table()
    t.armed("axe_3", at=(12, 8))
    t.hero(1, at=(9, 17))
    t.night()
    return t


def test_nobody_loses_more_hp_than_there_is() -> None:
    t = night()
    t.monster("clawer", 12, 7)
    lines = overheard(t)
    t.act(0, "basic:axe_3@12,7")
    assert ("enemy-hurt", (2,)) in lines


def test_who_falls_or_stands_at_last_suffers_what_was_left() -> None:
    for perks, wounds in (("", 2), ("last_stand", 1)):
        t = night()
        hero = t.hero(0, perks=perks, wounds=7)
        lines = overheard(t)
        suffer(t.g, 0, 4)
        assert lines[0] == ("wounded", (wounds,))
        assert hero.wounds == 7 + wounds


def test_a_mage_loses_what_he_has() -> None:
    t = night()
    t.g.mages = [2, 3, 1, 2]
    lines = overheard(t)
    hurt_mage(t.g, 2, 2)
    hurt_mage(t.g, 1, 2)
    assert [numbers for _, numbers in lines] == [(1, 0), (2, 1)]


def test_panic_takes_what_is_there() -> None:
    t = night()
    t.g.flames, t.g.gold, t.g.materials = 4, 1, 3
    lines = overheard(t)
    t.run("panic-effect")
    assert lines == [("panic", (1, 2))]
    assert (t.g.gold, t.g.materials) == (0, 1)
