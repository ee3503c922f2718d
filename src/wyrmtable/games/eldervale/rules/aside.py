"""What a player may do at any moment, whoever decides (spec 9.2, 10.5): cash tokens, complete quests."""

from __future__ import annotations

from wyrmtable.core.ask import Named, Question
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.rules.quests import completable, complete
from wyrmtable.games.eldervale.rules.treasure import cash, cashable
from wyrmtable.games.eldervale.state import Eldervale


def aside(g: Eldervale, seat: int) -> Question | None:
    """Nothing for the active player at a free-action point, where the same stands among the options."""
    if g.ended or (g.now.free and seat == g.active):
        return None
    options: list[Named] = [*cashable(g, seat)]
    if g.now.paying != seat:  # a hand that pays is not touched: a payment cannot be interrupted (10.7)
        options += completable(g, seat)
    return Question(seat, "aside", options) if options else None


def act(g: Eldervale, seat: int, value: Named) -> None:
    if isinstance(value, acts.Cash):
        cash(g, seat, value)
    else:
        assert isinstance(value, acts.Quest)
        complete(g, seat, value.card)
