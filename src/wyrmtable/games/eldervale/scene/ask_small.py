"""Smaller questions: resources, realms, Units, monsters, cards, tracks, yes or no."""

from __future__ import annotations

from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import (
    ELEMENTS,
    MONSTERS,
    READY,
    RESOURCES,
    TILES,
    TOKENS,
    UNDERWORLD,
    Ability,
)
from wyrmtable.games.eldervale.scene import chips
from wyrmtable.games.eldervale.scene.ask_free import ability_word, add_all, cash
from wyrmtable.games.eldervale.scene.board import beast_piece, unit_piece
from wyrmtable.games.eldervale.scene.draft import Asker, Draft
from wyrmtable.games.eldervale.scene.names import (
    beast_id,
    card_id,
    cost_word,
    magic_id,
    realm_place,
    unit_at,
    word,
)
from wyrmtable.games.eldervale.terms import (
    card_msg,
    element_msg,
    magic_msg,
    monster_msg,
    realm_msg,
    resource_msg,
    unit_msg,
)

# ---- resources


def supply_place(seat: int, kind: int) -> str:
    """Where a resource is counted; Magic cards lie in the hand."""
    return f"hand:{seat}" if RESOURCES[kind] == "magic" else f"{RESOURCES[kind]}:{seat}"


def choose_resource(draft: Draft) -> Wording:
    for option in draft.question.options:
        name = RESOURCES[option.kind]
        gives = chips.resources(draft.g, draft.seat, {name: 1})
        draft.add(option, supply_place(draft.seat, option.kind), label=resource_msg(option.kind), gives=gives)
    return draft.finish("resources")


def give_up(draft: Draft) -> Wording:
    """Single resources and Magic cards one parts with."""
    for option in add_all(draft, draft.question.options):
        if isinstance(option, acts.Hand):
            draft.add(option, magic_id(option.card), label=magic_msg(option.card))
        elif isinstance(option, acts.Resource):
            place = supply_place(draft.seat, option.kind)
            draft.add(option, place, label=resource_msg(option.kind), gives=(Pip(RESOURCES[option.kind], -1),))
    return draft.finish("resources")


def steal(draft: Draft) -> Wording:
    for option in draft.question.options:
        label = msg("do-take", who=SeatRef(option.seat), what=resource_msg(option.kind))
        gives = (Pip(RESOURCES[option.kind], 1),)
        draft.add(option, supply_place(option.seat, option.kind), label=label, gives=gives)
    return draft.finish("resources")


def give(draft: Draft) -> Wording:
    for option in draft.question.options:
        label = msg("do-give", who=SeatRef(option.seat), what=resource_msg(option.kind))
        draft.add(option, supply_place(draft.seat, option.kind), f"mat:{option.seat}", label=label)
    return draft.finish("resources")


def token_side(draft: Draft) -> Wording:
    """One of the two sides of a token, to gain or to pay."""
    for option in draft.question.options:
        if draft.kind == "choose-face":
            face = TOKENS[option.token].faces[option.face]
            gives = chips.face(draft.g, draft.seat, face)
            draft.verb(option, f"face-{option.face + 1}", cost_word(face), icon="token", gives=gives)
        else:
            face = TOKENS[option.token].faces[option.face]
            draft.verb(option, f"face-{option.face + 1}", msg("do-pay", what=cost_word(face)), icon="token")
    return draft.finish("treasure")


# ---- cards


def choose_magic(draft: Draft) -> Wording:
    for option in draft.question.options:
        draft.add(option, magic_id(option.card), label=magic_msg(option.card))
    return draft.finish("magic")


def choose_card(draft: Draft) -> Wording:
    for option in draft.question.options:
        draft.add(option, card_id(option.card), label=card_msg(option.card))
    return draft.finish("tableau")


def quest(draft: Draft) -> Wording:
    add_all(draft, draft.question.options)
    return draft.finish("magic")


def aside(draft: Draft) -> Wording:
    """What may be done at any moment."""
    for option in draft.question.options:
        if isinstance(option, acts.Cash):
            cash(draft, option)
        else:
            add_all(draft, [option])
    return draft.finish("treasure")


# ---- realms, Units, monsters


def choose_realm(draft: Draft) -> Wording:
    """Where a battle is fought first, or where a Unit or Monster goes."""
    g = draft.g
    for option in draft.question.options:
        at = realm_place(g, option.realm)
        preview = []
        if isinstance(draft.about, acts.Unit) and draft.about.place >= 0:
            owner = draft.about.owner if draft.about.owner >= 0 else draft.seat
            unit = unit_at(g.players[owner], draft.about.kind, draft.about.place)
            preview = [unit_piece(unit, at, owner, draft.about.kind)]
        elif isinstance(draft.about, int) and 0 <= draft.about < len(MONSTERS) and draft.kind != "battle-order":
            preview = [beast_piece(draft.about, at, g.peaceful)]
        draft.add(option, at, label=realm_msg(option.realm), preview=preview)
    return draft.finish("realms")


def order_realms(draft: Draft) -> Wording:
    for option in draft.question.options:
        draft.add(option, f"k:{TILES[option.realm].name}", label=realm_msg(option.realm))
    return draft.finish("tableau", prompt=msg("ask-order-realms", n=draft.about))


def choose_unit(draft: Draft) -> Wording:
    for option in add_all(draft, draft.question.options):
        if option is acts.NO:
            draft.verb(option, "no", word("do-no"), icon="no", weight=0)
            continue
        assert isinstance(option, acts.Unit)
        owner = option.owner if option.owner >= 0 else draft.seat
        draft.add(option, unit_at(draft.g.players[owner], option.kind, option.place), label=unit_label(option))
    return draft.finish("units")


def unit_label(option: acts.Unit) -> Msg:
    name = unit_msg(option.kind)
    if option.place >= 0:
        return msg("unit-in", unit=name, realm=realm_msg(option.place))
    return msg("unit-in", unit=name, realm=word(_PLACES[option.place])) if option.place in _PLACES else name


_PLACES = {READY: "ready-area", UNDERWORLD: "underworld"}


def choose_beast(draft: Draft) -> Wording:
    for option in draft.question.options:
        draft.add(option, beast_id(option.monster), label=monster_msg(option.monster))
    return draft.finish("monsters")


# ---- tracks


def choose_track(draft: Draft) -> Wording:
    """The next space of the marker, or the first one."""
    power = draft.player.power
    for option in draft.question.options:
        place = f"p:{ELEMENTS[option.element]}#{power[option.element] + 1}"
        gives = chips.power(draft.g, draft.seat, option.element)
        draft.add(option, place, label=element_msg(option.element), gives=gives)
    return draft.finish("power")


def relocate(draft: Draft) -> Wording:
    """The marker to take away."""
    power = draft.player.power
    for option in draft.question.options:
        if isinstance(option, acts.Track):
            place = f"p:{ELEMENTS[option.element]}#{power[option.element]}"
            draft.add(option, place, label=element_msg(option.element))
        else:
            draft.verb(option, "ignore", word("do-ignore"), icon="ignore")
    return draft.finish("power", prompt=msg("ask-relocate", element=element_msg(draft.about)))


# ---- setting up


def choose_element(draft: Draft) -> Wording:
    for option in draft.question.options:
        draft.add(option, f"e:{option.name}", label=element_msg(option.element))
    return draft.finish("factions")


def choose_side(draft: Draft) -> Wording:
    """A side of the element's board."""
    for option in draft.question.options:
        draft.add(option, f"f:{option.name}", label=word(f"faction-{option.name}"))
    return draft.finish("factions")


# ---- yes or no, parts of a choice


def yes_no(draft: Draft) -> Wording:
    """Each word of its own: ``yes-charge``, ``no-charge``."""
    prompt, hint = _matter(draft)
    for option in draft.question.options:
        yes = option is acts.YES
        key = "yes" if yes else "no"
        draft.verb(option, key, word(f"{key}-{draft.kind}"), icon=key, weight=2 if yes else 0)
    return draft.finish(_RULES[draft.kind], hint, prompt)


_RULES = {"may": "free", "charge": "mercenaries", "accept-swap": "teams", "hand-over": "teams"}


def _matter(draft: Draft) -> tuple[Msg, Msg | None]:
    about = draft.about
    if draft.kind == "may":
        return msg("ask-may", what=word(f"may-{part_key(str(about))}")), None
    if draft.kind == "charge":
        return msg("ask-charge", realm=realm_msg(about)), None
    if draft.kind == "hand-over":
        return msg("ask-hand-over", card=card_msg(about)), None
    return word("ask-accept-swap"), msg("hint-swap", mine=magic_msg(about.theirs), theirs=magic_msg(about.mine))


def part_key(text: str) -> str:
    """The word for a part of an effect: ``gain-gem-1`` is one, what has too many arguments is called by its verb."""
    return text if text in PARTS else text.split("-")[0]


PARTS = (
    "gain-gem-1",
    "gain-tool-1",
    "gain-tool-3",
    "gain-gold-2",
    "gain-scroll-1",
    "gain-potion-1",
    "slot-1",
    "slot-2",
)


def choose_part(draft: Draft) -> Wording:
    for option in draft.question.options:
        draft.verb(option, f"part-{option.index + 1}", _part_word(option.name))
    return draft.finish("tableau")


def _part_word(name: str) -> Msg:
    verb, *rest = name.split("-")
    if verb == "gain":
        return msg("some", n=int(rest[1]), what=word(f"resource-{rest[0]}"))
    if verb == "power":
        return msg("part-power", element=word(f"element-{rest[0]}") if rest[0] in ELEMENTS else word("any-element"))
    return word(f"part-{name if verb == 'slot' else verb}")


def ability(draft: Draft) -> Wording:
    """Abilities one after the other, or one to copy."""
    for option in add_all(draft, [option for option in draft.question.options if not isinstance(option, Ability)]):
        raise AssertionError(option)
    for option in draft.question.options:
        if isinstance(option, Ability):
            draft.verb(option, option.name.replace("_", "-"), ability_word(option.name))
    return draft.finish("factions")


ASKS: dict[str, Asker] = {
    "choose-resource": choose_resource,
    "give-up": give_up,
    "exchange": give_up,
    "steal": steal,
    "give": give,
    "choose-face": token_side,
    "choose-price": token_side,
    "discard-one": choose_magic,
    "discard-magic": choose_magic,
    "discard-to-limit": choose_magic,
    "take-magic": choose_magic,
    "swap-give": choose_magic,
    "swap-take": choose_magic,
    "draft-pick": choose_magic,
    "copy-action": choose_card,
    "reactivate": choose_card,
    "discard-adventure": choose_card,
    "complete-quest": quest,
    "aside": aside,
    "battle-order": choose_realm,
    "move-to": choose_realm,
    "move-monster-to": choose_realm,
    "displace": choose_realm,
    "warp": choose_realm,
    "order-realms": order_realms,
    "move-unit": choose_unit,
    "swap-out": choose_unit,
    "swap-in": choose_unit,
    "swap-units": choose_unit,
    "send-below": choose_unit,
    "rescue": choose_unit,
    "ambush": choose_unit,
    "driven-out": choose_unit,
    "undertow": choose_unit,
    "choose-rusher": choose_beast,
    "dominate": choose_beast,
    "banish": choose_beast,
    "move-monster": choose_beast,
    "choose-track": choose_track,
    "relocate": relocate,
    "choose-faction": choose_element,
    "choose-elements": choose_element,
    "choose-side": choose_side,
    "may": yes_no,
    "charge": yes_no,
    "accept-swap": yes_no,
    "hand-over": yes_no,
    "choose-part": choose_part,
    "mimic": ability,
    "end-ability": ability,
}
