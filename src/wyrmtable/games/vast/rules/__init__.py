"""The rules of Vast, chapter by chapter.

NOTES for whoever writes a rule here

*Resting points.* Between two steps the state is the whole truth: first comes what is due on the agenda (``(step, a, b)``;
``then(g, "fill", by)`` puts one there, the last put is done first), then the step of ``g.phase``: ``start`` begins the
turn of ``g.turn``, and in every other phase the role's own ``go_on(g)`` looks at it.
A role's ``go_on`` asks for ONE action, does it, and returns; it is called again until it calls ``end_turn(g)``.
Whatever has to happen after the action under way (reveal → fill → resolve) goes on the agenda, so that each small step is a resting
point; whatever the action needs a result from is an ordinary ``yield from``. Steps are ``(g, a, b) -> Rule[None]``,
named in the ``STEPS`` of their module, and joined below. Put what comes later on the agenda FIRST.

*Questions.* Kinds are kebab-case words (``knight-act``, ``fill-space``); seats come from ``g.seat(ROLE)``. Options are
strings: a space is ``x,y`` (``choose_cell`` asks for one); an action is ``verb`` or ``verb:object`` (``step:1,0``,
``cube:strength``, ``power:claw``, ``end``); cards, tiles, powers and upgrades are called by their ids of ``data``. A question
with a piece or space in mind passes it as ``about``. Options that take a search over the map are looked up with
``g.recall(acts)``, so that clones need not search again. Only one option and no secret: it is taken without asking. Never keep hidden things
(cards, tile numbers) in a local variable over a ``yield``: the state is their only place.

*Helpers.* ``say`` tells the log. ``stats``: Strength, Perception, Armor, Stealth. ``dice.roll`` / ``action_die``. ``grit``:
``gain_grit``, ``yield from lose_grit``. ``tribes``: ``scatter``, ``lose_population``, ``rage``, ``draw_secret``, ``draw_monster``.
``entering.enter(g, piece, cell)`` moves a piece with all entry effects (own steps and forced ones): afterwards check
``g.pieces[piece] == cell``. ``entering``: ``kill_thief``, ``stash``, ``take_treasure``, ``draw_powers``. ``forced``: ``force`` (up to N spaces),
``token_ends``, ``leave`` (off removed tiles), ``others_at``. ``placing.place`` / ``lay``. ``revealing.reveal(g, cells, by, why)``
starts P-REVEAL (agenda). ``removing.lift`` + ``after_removal`` for Cave-In and Wrath. ``victory``: ``hurt_knight``, ``hurt_dragon``,
``win``, ``check_goals``. A goal that is met raises ``Won``, which leaves all rules at once: nothing to check afterwards.
"""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.rules import (
    cave,
    dragon,
    exploring,
    goblins,
    knight,
    omens,
    placing,
    plunder,
    reconnecting,
    removing,
    revealing,
    secrets,
    terrain_laying,
    thief,
    turns,
)
from wyrmtable.games.vast.state import Vast

PHASES = (
    *("act", "assign", "end"),
    *("ready", "war", "populate", "overpopulation", "bonus", "activate"),
    *("powers", "treasures", "gem", "cubes", "hand"),
)
"""Where a role's turn can be, besides its start."""


def start(g: Vast) -> Rule[None]:
    """Begin the turn of ``g.turn``."""
    turns.begin_turn(g)
    return STARTS[g.turn](g)


def go_on(g: Vast) -> Rule[None]:
    """The next action of the role whose turn it is."""
    return GO_ON[g.turn](g)


STEPS: dict[str, Callable[..., Rule[None]]] = {
    "start": start,
    **dict.fromkeys(PHASES, go_on),
    **placing.STEPS,
    **revealing.STEPS,
    **removing.STEPS,
    **reconnecting.STEPS,
    **turns.STEPS,
    **plunder.STEPS,
    **exploring.STEPS,
    **omens.STEPS,
    **dragon.STEPS,
    **secrets.STEPS,
    **terrain_laying.STEPS,
}
STARTS = (knight.start, goblins.start, dragon.start, cave.start, thief.start)
"""By role: the start of its turn."""
GO_ON = (knight.go_on, goblins.go_on, dragon.go_on, cave.go_on, thief.go_on)
"""By role: its next action."""
