"""Questions of a turn: placing, Regroup, dungeoning, free actions in between."""

from __future__ import annotations

from msgspec.structs import replace

from wyrmtable.core.ask import Named
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    BRIDGE,
    FORTRESS,
    INACTIVE,
    MAGE_TOWER,
    MILL,
    ON_CARD,
    ON_DWELL,
    ON_GATHER,
    ON_SUMMON,
    PORTAL,
    READY,
    RESOURCES,
    STARTERS,
    TILES,
    TOKENS,
    UNDERWORLD,
    Cost,
    slot_key,
)
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import parse
from wyrmtable.games.eldervale.forecast import gains, income
from wyrmtable.games.eldervale.hexes import around
from wyrmtable.games.eldervale.rules.acting import can_act, idle_realms
from wyrmtable.games.eldervale.rules.cards import CHAOTIC_AURA
from wyrmtable.games.eldervale.rules.placing import Reach
from wyrmtable.games.eldervale.rules.treasure import cash as cash_token
from wyrmtable.games.eldervale.rules.units import summon_cost
from wyrmtable.games.eldervale.scene import chips
from wyrmtable.games.eldervale.scene.ask_free import add_all, block_cards, block_row
from wyrmtable.games.eldervale.scene.board import home, stack_id, tile, unit_piece
from wyrmtable.games.eldervale.scene.draft import Asker, Draft
from wyrmtable.games.eldervale.scene.names import (
    SPOTS,
    card_id,
    cell_place,
    cost_word,
    realm_place,
    unit_at,
    word,
)
from wyrmtable.games.eldervale.state import Eldervale
from wyrmtable.games.eldervale.terms import card_msg, realm_id, realm_msg, token_msg, unit_msg

# ---- the main choice


def main_choice(draft: Draft) -> Wording:
    rest = add_all(draft, draft.question.options)
    places = [option for option in rest if isinstance(option, acts.Place)]
    add_places(draft, places)
    for option in rest:
        if option is acts.REGROUP:
            regroup(draft, option)
    block_realms(draft)
    block_cards(draft)
    if not places:
        hint = word("hint-no-placement")
    else:
        hint = word("hint-peace" if draft.g.peaceful else "hint-main")
    return replace(draft.finish("turn", hint), foresight=True)


def regroup(draft: Draft, option: Named) -> None:
    """Units come back; chips say what their actions would bring."""
    brings = chips.resources(draft.g, draft.seat, income(draft.g, draft.seat), about=True)
    draft.verb(option, "regroup", word("do-regroup"), icon="regroup", weight=1, gives=brings)


def add_places(draft: Draft, places: list[acts.Place]) -> None:
    """The realm first; where several kinds of Unit may go, the Unit after it."""
    g, seat, player = draft.g, draft.seat, draft.player
    kinds: dict[int, int] = {}
    for option in places:
        kinds[option.realm] = kinds.get(option.realm, 0) + 1
    for option in places:
        at = realm_place(g, option.realm)
        id = unit_at(player, option.kind, option.source)
        path = (at,) if kinds[option.realm] == 1 else (at, id)
        draft.add(
            option,
            *path,
            label=msg("do-place", unit=unit_msg(option.kind), realm=realm_msg(option.realm)),
            gives=chips.placing(g, seat, option),
            preview=(unit_piece(id, at, seat, option.kind),),
        )


def extra_place(draft: Draft) -> Wording:
    add_places(draft, [option for option in draft.question.options if isinstance(option, acts.Place)])
    return replace(draft.finish("placing"), foresight=True)


def block_realms(draft: Draft) -> None:
    """Realms in reach whose action is impossible: what is missing, or that a token would have to be cashed first."""
    g, seat, player = draft.g, draft.seat, draft.player
    reach = Reach(g, seat)
    realms = 0
    for kind, place in zip(player.kinds, player.places, strict=True):
        if place == READY:
            realms |= reach.of(kind)
    idle = idle_realms(g, seat) & realms
    if not idle:
        return
    rich = _with_tokens_cashed(g, seat)
    for realm in range(len(TILES)):
        if idle >> realm & 1:
            why = word("why-cash-first") if can_act(rich, seat, realm) else _cannot_act(realm)
            draft.block(why, "placing", realm_place(g, realm))


def _with_tokens_cashed(g: Eldervale, seat: int) -> Eldervale:
    twin = g.copy()
    for token in g.players[seat].tray:
        cash_token(twin, seat, acts.cash(token, 0))
    return twin


def _cannot_act(realm: int) -> Msg:
    if realm in (MAGE_TOWER, FORTRESS):
        return word("why-two-resources")
    return word({PORTAL: "why-portal", MILL: "why-mill"}.get(realm, "why-dungeon"))


# ---- Regroup


def retrieve(draft: Draft) -> Wording:
    rest = add_all(draft, draft.question.options)
    for option in rest:
        if isinstance(option, acts.Retrieve):
            add_retrieve(draft, option)
    block_cards(draft)
    left = sum(place >= 0 for place in draft.player.places)
    return draft.finish("regroup", msg("hint-retrieve", n=left))


def add_retrieve(draft: Draft, option: acts.Retrieve) -> None:
    """The Unit, then the action (or the Ready Area)."""
    seat = draft.seat
    unit = unit_at(draft.player, option.kind, option.source)
    name = unit_msg(option.kind)
    if option.action == READY:
        draft.add(option, unit, f"ready:{seat}", label=msg("do-ready", unit=name))
    elif option.action > ON_CARD:
        spot = SPOTS[option.action]
        label = msg("do-activate", unit=name, what=word(f"row-{spot}"))
        draft.add(option, unit, f"s:{seat}#{spot}", label=label, gives=action_chips(draft, option.action))
    else:
        card = ON_CARD - option.action
        label = msg("do-activate", unit=name, what=card_msg(card))
        draft.add(option, unit, card_id(card), label=label, gives=action_chips(draft, option.action))


def action_chips(draft: Draft, action: int) -> tuple[Pip, ...]:
    """What an action surely brings."""
    g, seat = draft.g, draft.seat
    if action == ON_GATHER:
        token = g.slots.get(slot_key(len(ADVENTURES) + draft.player.element, 0), -1)
        if token >= 0:
            either = TOKENS[token].either
            return (Pip("token", label=token_msg(token)),) if either else chips.face(g, seat, TOKENS[token].faces[0])
        return chips.resources(g, seat, {RESOURCES[STARTERS[draft.player.element].gather]: 1})
    if action == ON_SUMMON:
        return (Pip("summon"),)
    if action == ON_DWELL:
        return (Pip("dwelling"),)
    card = ON_CARD - action
    sure = gains(g, Doer(seat, card), parse(ADVENTURES[card].effect))
    return chips.resources(g, seat, sure, about=g.auras.get(card) == CHAOTIC_AURA)


def aura_of_souls(draft: Draft) -> Wording:
    for option in add_all(draft, draft.question.options):
        if isinstance(option, acts.Retrieve):
            unit = unit_at(draft.player, option.kind, UNDERWORLD)
            what = card_msg(draft.about)
            draft.add(option, unit, label=msg("do-activate", unit=unit_msg(option.kind), what=what))
    return draft.finish("tableau")


# ---- windows with nothing but free actions


def free_window(draft: Draft) -> Wording:
    for option in add_all(draft, draft.question.options):
        if isinstance(option, acts.Retrieve):
            add_retrieve(draft, option)
    block_cards(draft)
    return draft.finish("free")


# ---- realm actions


def choose_stack(draft: Draft) -> Wording:
    g, seat = draft.g, draft.seat
    for option in draft.question.options:
        realm, index = option.realm, option.index
        label = msg("do-stack", realm=realm_msg(realm), n=index + 1)
        draft.add(option, stack_id(g, realm, index), label=label, gives=chips.stack(g, seat, realm, index))
    return draft.finish("treasure")


def tray_full(draft: Draft) -> Wording:
    for option in add_all(draft, draft.question.options):
        draft.verb(option, "keep", word("do-keep"), icon="keep")
    return draft.finish("treasure", msg("hint-tray", token=token_msg(draft.about)))


def asked_price(draft: Draft, printed: Cost) -> Msg:
    """What is to be paid, in words: the printed price, or what an effect asks in its place."""
    instead = draft.about[1] if draft.about else None
    return cost_word(printed if instead is None else instead)


def less(draft: Draft, otherwise: Msg | None = None) -> Msg | None:
    """A hint that the prices are not all to be paid."""
    off = draft.about[0] if draft.about else 0
    return msg("hint-discount", n=off) if off else otherwise


def choose_summon(draft: Draft) -> Wording:
    g, seat = draft.g, draft.seat
    for option in draft.question.options:
        label = msg("do-summon", unit=unit_msg(option.kind), cost=asked_price(draft, summon_cost(g, seat, option.kind)))
        draft.add(option, unit_at(draft.player, option.kind, INACTIVE), label=label)
    return draft.finish("units", less(draft))


def choose_dwelling(draft: Draft) -> Wording:
    g, seat = draft.g, draft.seat
    for option in draft.question.options:
        label = msg("do-dwell", realm=realm_msg(option.realm), cost=asked_price(draft, TILES[option.realm].cost))
        draft.add(
            option,
            realm_place(g, option.realm),
            label=label,
            gives=chips.dwelling(g, seat, option.realm),
            preview=(home(option.realm, seat),),
        )
    return draft.finish("dwellings", less(draft, word("hint-dwell")))


# ---- dungeoning


def choose_location(draft: Draft) -> Wording:
    g = draft.g
    realm: int = draft.about
    bridge = realm == BRIDGE
    for option in draft.question.options:
        place = cell_place(option.cell)
        near = sum(realm_place(g, other) in _around(option.cell) for other, cell in enumerate(g.cells) if cell >= 0)
        draft.add(
            option,
            place,
            label=msg("do-lay", realm=realm_msg(realm), n=near),
            preview=(tile(realm, place, realm_id(realm)),),
        )
    hint = word("hint-bridge") if bridge else None
    return draft.finish("bifrost" if bridge else "dungeon", hint, msg("ask-choose-location", realm=realm_msg(realm)))


def _around(cell: int) -> list[str]:
    return [cell_place(near) for near in around(cell)]


def buy(draft: Draft, option: acts.Buy) -> None:
    printed = ADVENTURES[option.card]
    label = msg("do-buy", card=card_msg(option.card), cost=asked_price(draft, printed.cost))
    gives = chips.power(draft.g, draft.seat, printed.element)
    if any(isinstance(other, acts.Burn) for other in draft.question.options):
        draft.verb(option, "buy", label, card_id(option.card), icon="take", gives=gives, button=word("verb-buy"))
    else:
        draft.add(option, card_id(option.card), label=label, gives=gives)


def burn(draft: Draft, option: acts.Burn) -> None:
    key = "burn-aside" if option.aside else "burn"
    label = msg(f"do-{key}", card=card_msg(option.card))
    draft.verb(option, key, label, card_id(option.card), icon="burn", weight=0, button=word(f"verb-{key}"))


def choose_adventure(draft: Draft) -> Wording:
    """Buy, burn, or at the Oracle draw."""
    for option in add_all(draft, draft.question.options):
        if isinstance(option, acts.Buy):
            buy(draft, option)
        elif isinstance(option, acts.Burn):
            burn(draft, option)
        elif option is acts.DRAW:
            draft.verb(option, "draw", word("do-draw"), icon="draw", gives=(Pip("magic", 1),))
    block_row(draft)
    return draft.finish("dungeon", less(draft, word(f"hint-{draft.kind}")))


ASKS: dict[str, Asker] = {
    "main-choice": main_choice,
    "extra-place": extra_place,
    "retrieve": retrieve,
    "after-retrieve": free_window,
    "after-action": free_window,
    "after-regroup": free_window,
    "end-of-turn": free_window,
    "aura-of-souls": aura_of_souls,
    "choose-stack": choose_stack,
    "tray-full": tray_full,
    "choose-summon": choose_summon,
    "choose-dwelling": choose_dwelling,
    "choose-location": choose_location,
    "choose-adventure": choose_adventure,
    "second-or-burn": choose_adventure,
    "oracle": choose_adventure,
    "burn": choose_adventure,
}
