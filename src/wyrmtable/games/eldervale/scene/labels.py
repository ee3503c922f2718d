"""Answers in words."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.acts import place_name
from wyrmtable.games.eldervale.data import MAGIC_NUMBER, ON_CARD, ORB_SPACE_NAMES, RESOURCES, TOKENS, Ability
from wyrmtable.games.eldervale.state import WILD
from wyrmtable.games.eldervale.terms import (
    card_msg,
    element_msg,
    magic_msg,
    monster_msg,
    realm_msg,
    resource_msg,
    token_msg,
    unit_msg,
)


def place_msg(place: int) -> Msg:
    if place >= 0:
        return realm_msg(place)
    return card_msg(ON_CARD - place) if place <= ON_CARD else msg(f"place-{place_name(place)}")


def label(option: Any) -> Msg:
    """What a person reads on the button of an answer."""
    if isinstance(option, str):  # a piece of a payment
        return magic_msg(MAGIC_NUMBER[option]) if option in MAGIC_NUMBER else resource_msg(RESOURCES.index(option))
    maker = _LABELS.get(type(option))
    return maker(option) if maker else msg(f"act-{option.name}")


def _face(option: acts.Cash) -> Msg:
    face = TOKENS[option.token].faces[option.face]
    return msg("act-cash", token=token_msg(option.token), what=[_some(kind, n) for kind, n in enumerate(face) if n])


def _some(kind: int, n: int) -> Msg:
    return msg("some", n=n, what=resource_msg(kind))


def _side(side: int) -> Msg:
    return msg("the-monster") if side == WILD else msg("who", who=SeatRef(side))


_LABELS: dict[type, Any] = {
    acts.Place: lambda o: msg("act-place", unit=unit_msg(o.kind), realm=realm_msg(o.realm), source=place_msg(o.source)),
    acts.Retrieve: lambda o: msg(
        "act-retrieve", unit=unit_msg(o.kind), source=place_msg(o.source), place=place_msg(o.action)
    ),
    acts.Unit: lambda o: msg("act-unit", unit=unit_msg(o.kind), place=place_msg(o.place)),
    acts.Realm: lambda o: realm_msg(o.realm),
    acts.Cell: lambda o: msg("act-cell", name=o.name.removeprefix("cell:")),
    acts.Cast: lambda o: msg("act-cast", card=magic_msg(o.card)),
    acts.Quest: lambda o: msg("act-quest", card=magic_msg(o.card)),
    acts.Hand: lambda o: magic_msg(o.card),
    acts.Cash: _face,
    acts.Slot: lambda o: msg("act-slot", token=token_msg(o.token), card=card_msg(o.card), n=o.slot + 1),
    acts.Attach: lambda o: msg("act-attach", card=card_msg(o.aura), host=card_msg(o.host)),
    acts.OrbSpace: lambda o: msg("act-orb-space", what=msg(f"orb-{ORB_SPACE_NAMES[o.space]}")),
    acts.OrbCard: lambda o: msg("act-orb-card", card=card_msg(o.card)),
    acts.Hire: lambda o: msg("act-hire-orb" if o.orb else "act-hire-gold", unit=unit_msg(o.kind)),
    acts.Use: lambda o: msg("act-use", what=msg(f"ability-{o.what.partition('.')[0]}")),
    acts.Swap: lambda o: msg("act-swap", mine=magic_msg(o.mine), theirs=magic_msg(o.theirs)),
    acts.Card: lambda o: card_msg(o.card),
    acts.Buy: lambda o: msg("act-buy", card=card_msg(o.card)),
    acts.Burn: lambda o: msg("act-burn-aside" if o.aside else "act-burn", card=card_msg(o.card)),
    acts.Resource: lambda o: resource_msg(o.kind),
    acts.Take: lambda o: msg("act-take", what=resource_msg(o.kind), other=SeatRef(o.seat)),
    acts.Give: lambda o: msg("act-give", what=resource_msg(o.kind), other=SeatRef(o.seat)),
    acts.Track: lambda o: element_msg(o.element),
    acts.Stack: lambda o: msg("act-stack", realm=realm_msg(o.realm), n=o.index + 1),
    acts.Beast: lambda o: monster_msg(o.monster),
    acts.Join: lambda o: msg("act-join", unit=unit_msg(o.kind), realm=realm_msg(o.realm)),
    acts.Swords: lambda o: msg("act-swords", n=o.number),
    acts.Side: lambda o: _side(o.side),
    acts.Die: lambda o: msg("act-die", n=o.value, who=_side(o.side)),
    acts.DieAt: lambda o: msg("act-die-at", n=o.index + 1),
    acts.Value: lambda o: msg("die", n=o.number),
    acts.FactionAct: lambda o: msg(f"faction-{o.name}"),
    acts.ElementAct: lambda o: element_msg(o.element),
    acts.Part: lambda o: msg(f"part-{o.name.replace('_', '-')}"),
    Ability: lambda o: msg(f"ability-{o.name}"),
}
