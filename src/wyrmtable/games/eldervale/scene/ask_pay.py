"""Paying: the pieces, what is paid for, and what it brings, as it was told before it was chosen."""

from __future__ import annotations

from collections.abc import Iterable

from wyrmtable.core.ask import Named
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import ADVENTURES, MAGIC_CARDS, MAGIC_NUMBER, TILES
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import parse
from wyrmtable.games.eldervale.forecast import gains
from wyrmtable.games.eldervale.scene import chances, chips
from wyrmtable.games.eldervale.scene.board import home
from wyrmtable.games.eldervale.scene.draft import Asker, Draft
from wyrmtable.games.eldervale.scene.names import magic_id, word
from wyrmtable.games.eldervale.terms import card_msg, magic_msg, realm_msg, unit_msg


def pay(draft: Draft) -> Wording:
    """Pieces to pay with: the numbers of the supply, cards of the hand."""
    for name in draft.question.options:
        if name in MAGIC_NUMBER:
            card = MAGIC_NUMBER[name]
            draft.add(Named(name), magic_id(card), label=magic_msg(card))
        else:
            draft.add(Named(name), f"{name}:{draft.seat}", label=word(f"resource-{name}"))
    about = draft.about
    site = isinstance(about, acts.Realm) and TILES[about.realm].kind == "elemental"
    draft.pays_for(brings(draft), (home(about.realm, draft.seat),) if site else ())
    what = paid_for(about)
    return draft.finish("resources", prompt=word("ask-pay") if what is None else msg("ask-pay-for", what=what))


def paid_for(about: object) -> Msg | None:
    """What is paid for, in words."""
    if isinstance(about, acts.Realm):
        return realm_msg(about.realm)
    if isinstance(about, acts.Cast):
        return magic_msg(about.card)
    if isinstance(about, acts.Card):
        return card_msg(about.card)
    if isinstance(about, acts.Attach):
        return card_msg(about.aura)
    if isinstance(about, acts.Unit | acts.Join):
        return unit_msg(about.kind)
    if isinstance(about, acts.Swords):
        return word("more-dice")
    return card_msg(about) if isinstance(about, int) and about >= 0 else None


def brings(draft: Draft) -> Iterable[Pip]:
    """What is bought with it: points and power of a Dwelling, power of a card, the chance with a spell or swords."""
    g, seat, about = draft.g, draft.seat, draft.about
    if isinstance(about, acts.Realm):
        site = TILES[about.realm].kind == "elemental"
        return chips.dwelling(g, seat, about.realm) if site else chips.ruin(about.realm)
    if isinstance(about, acts.Card):
        return chips.power(g, seat, ADVENTURES[about.card].element)
    if isinstance(about, acts.Cast):
        sure = gains(g, Doer(seat), parse(MAGIC_CARDS[about.card].effect))
        return *chances.of_casting(g, seat, about.card), *chips.resources(g, seat, sure, about=True)
    if isinstance(about, acts.Swords):
        return chances.of_swords(g, seat, about.number)
    return ()


ASKS: dict[str, Asker] = {"pay": pay}
