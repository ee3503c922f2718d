"""How each question is put to a person, what the others read meanwhile, and why something is no answer."""

from __future__ import annotations

from wyrmtable.core.ask import PASS, Question
from wyrmtable.core.game import Wording
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import READY
from wyrmtable.games.eldervale.scene import ask_battle, ask_pay, ask_small, ask_turn
from wyrmtable.games.eldervale.scene.ask_free import add_all
from wyrmtable.games.eldervale.scene.draft import Asker, Draft
from wyrmtable.games.eldervale.scene.names import BOARD, realm_place, word
from wyrmtable.games.eldervale.state import Eldervale
from wyrmtable.games.eldervale.terms import realm_id, realm_msg

ASKS: dict[str, Asker] = {**ask_turn.ASKS, **ask_battle.ASKS, **ask_small.ASKS, **ask_pay.ASKS}


def ask(g: Eldervale, question: Question) -> Wording:
    draft = Draft(g, question)
    if question.form == "pick" and list(question.options) == [
        PASS
    ]:  # somebody acted out of turn, and nothing is left to choose
        add_all(draft, question.options)
        return draft.finish()
    return ASKS[question.kind](draft)


def waiting(g: Eldervale, question: Question) -> Msg:
    """What the others read, from public facts only."""
    kind = question.kind
    if kind in _BATTLE and g.battle is not None:
        return msg(f"wait-{_BATTLE[kind]}", realm=realm_msg(g.battle.realm))
    return word(f"wait-{_WAITS.get(kind, 'choose')}")


_BATTLE = {
    "would-trigger": "react",
    "join": "join",
    "spend-swords": "swords",
    "after-roll": "dice",
    "casualties": "casualties",
    "battle-won": "react",
}
_WAITS = {
    "main-choice": "turn",
    "extra-place": "turn",
    "retrieve": "regroup",
    "after-retrieve": "regroup",
    "aura-of-souls": "regroup",
    "after-action": "free",
    "after-regroup": "free",
    "end-of-turn": "free",
    "swap-give": "free",
    "swap-take": "free",
    "pay": "pay",
    "choose-price": "pay",
    "choose-location": "realm",
    "choose-adventure": "adventure",
    "second-or-burn": "adventure",
    "oracle": "adventure",
    "burn": "adventure",
    "choose-resource": "resource",
    "choose-faction": "faction",
    "choose-side": "faction",
    "draft-pick": "draft",
    "discard-one": "discard",
    "discard-magic": "discard",
    "discard-to-limit": "discard",
}


def why_not(g: Eldervale, question: Question, spot: str) -> Msg | None:
    """A reason for places that are not listed as near misses."""
    if question.kind not in ("main-choice", "extra-place"):
        return None
    realm = _realm_at(g, spot)
    if realm < 0:
        return word("why-no-realm") if spot.startswith(f"{BOARD}@") else None
    player = g.players[question.seat]
    if READY not in player.places:
        return word("why-none-ready")
    if realm in player.places:
        return word("why-own-unit")
    if not g.realms_of(question.seat):
        return word("why-first")
    if any(isinstance(option, acts.Place) and option.realm == realm for option in question.options):
        return None
    return word("why-far")


def _realm_at(g: Eldervale, spot: str) -> int:
    for realm, cell in enumerate(g.cells):
        if cell >= 0 and spot in (realm_id(realm), realm_place(g, realm)):
            return realm
    return -1
