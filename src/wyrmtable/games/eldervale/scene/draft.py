"""Building a question for a person, with what is special to Eldervale."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core import draft
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import Arg, msg
from wyrmtable.games.eldervale.state import Eldervale, Player


class Draft(draft.Draft[Eldervale]):
    @property
    def player(self) -> Player:
        return self.g.players[self.seat]


Asker = Callable[[Draft], Wording]


def note(icon: str, id: str, **args: Arg) -> Pip:
    """A chip that says something in words."""
    return Pip(icon, label=msg(id, **args))
