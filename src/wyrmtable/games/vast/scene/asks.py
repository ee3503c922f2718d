"""How each question is put to a person, what the others read meanwhile, and why something is no answer."""

from __future__ import annotations

from wyrmtable.core import maps
from wyrmtable.core.ask import Question
from wyrmtable.core.game import Wording
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.data import HERO, ROGUE
from wyrmtable.games.vast.grid import cell_at, distance
from wyrmtable.games.vast.scene import ask_cave, ask_dragon, ask_goblins, ask_knight, ask_map, ask_thief
from wyrmtable.games.vast.scene.draft import Asker, Draft
from wyrmtable.games.vast.scene.names import BOARD, role_word, word
from wyrmtable.games.vast.state import Vast

ASKS: dict[str, Asker] = {
    **ask_map.ASKS,
    **ask_knight.ASKS,
    **ask_goblins.ASKS,
    **ask_dragon.ASKS,
    **ask_cave.ASKS,
    **ask_thief.ASKS,
}


def ask(g: Vast, question: Question) -> Wording:
    return ASKS[question.kind](Draft(g, question))


def waiting(g: Vast, question: Question) -> Msg:
    """What the others read: the role and what it is about, from public facts only."""
    role = g.rules.roles[question.seat]
    return msg(f"wait-{_WAITS.get(question.kind, 'choose')}", role=role_word(role))


_WAITS = {
    "knight-act": "act",
    "dragon-act": "act",
    "cave-act": "act",
    "goblins-act": "act",
    "tribe-act": "act",
    "thief-act": "act",
    "rotate": "rotate",
    "curse-turn": "rotate",
    "place-tile": "place",
    "place-space": "place",
    "fill-space": "place",
    "collapse-tile": "collapse",
    "slide": "slide",
    "ambush": "ambush",
    "ambush-cubes": "brace",
    "choose-event": "event",
    "event-under": "event",
    "give-treasure": "treasure",
    "treasure": "treasure",
    "forced-move": "force",
    "leave-tile": "force",
    "wrath-move": "force",
    "pay": "pay",
    "pay-omen": "pay",
}


_STEPPING = {"knight-act": HERO, "thief-act": ROGUE}
_ON_OPEN = ("place-space", "fill-space")
_ON_DARK = ("treasure-space", "burn", "past-plunder", "reveal-tribe", "tunnel-to", "gnome-jump")


def why_not(g: Vast, question: Question, spot: str) -> Msg | None:
    """A reason for places that are not listed as near misses."""
    at = maps.spot(spot)
    if at is None or at.board != BOARD or at.side:
        return None
    cell = cell_at(at.x, at.y)
    piece = _STEPPING.get(question.kind, -1)
    if question.kind == "tribe-act":
        piece = g.goblins.active
    if piece >= 0 and distance(g.pieces[piece], cell) > 1:
        return word("why-too-far")
    if question.kind in _ON_OPEN and cell in g.tiles:
        return word("why-space-taken")
    if question.kind in _ON_DARK and not g.is_dark(cell):
        return word("why-not-dark")
    return word("why-not-space")
