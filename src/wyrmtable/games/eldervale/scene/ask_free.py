"""Free actions and reactions: tokens, spells, quests, Orbs, auras, mercenaries, abilities; wherever they are offered."""

from __future__ import annotations

from collections.abc import Iterable

from wyrmtable.core.ask import PASS, Named
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    FACTIONS,
    FREE,
    MAGIC_CARDS,
    MONSTERS,
    ORB_SPACE_NAMES,
    ORB_SPACES,
    RESOURCES,
    TOKENS,
    UNITS,
)
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.effects.grammar import parse
from wyrmtable.games.eldervale.forecast import gains
from wyrmtable.games.eldervale.orders import more_to_come
from wyrmtable.games.eldervale.rules.quests import POINTS
from wyrmtable.games.eldervale.rules.spells import price
from wyrmtable.games.eldervale.scene import chances
from wyrmtable.games.eldervale.scene.chips import face, resources
from wyrmtable.games.eldervale.scene.draft import Draft
from wyrmtable.games.eldervale.scene.names import card_id, cost_word, magic_id, slot_place, token_id, word
from wyrmtable.games.eldervale.terms import card_msg, magic_msg, token_msg, unit_msg


def add_all(draft: Draft, options: Iterable[Named]) -> list[Named]:
    """Add what this module knows; gives the options left over."""
    return [option for option in options if not add_one(draft, option)]


def add_one(draft: Draft, option: Named) -> bool:
    match option:
        case acts.Cash():
            cash(draft, option)
        case acts.Slot():
            slot(draft, option)
        case acts.Cast():
            cast(draft, option)
        case acts.Quest():
            quest(draft, option)
        case acts.OrbSpace():
            orb_space(draft, option)
        case acts.OrbCard():
            orb_card(draft, option)
        case acts.Attach():
            attach(draft, option)
        case acts.Hire():
            hire(draft, option)
        case acts.Use():
            use(draft, option)
        case _ if option is acts.RALLY:
            draft.verb(option, "rally", word("do-rally"), f"tactics:{draft.seat}", icon="rally", weight=0)
        case _ if option is acts.SWAP:
            draft.verb(option, "swap", word("do-swap"), icon="swap", weight=0)
        case _ if option is PASS:
            draft.verb(option, "pass", pass_word(draft), icon="pass", weight=2)
        case _:
            return False
    return True


def pass_word(draft: Draft) -> Msg:
    """What passing means here; where nothing can come before the end of the turn, it is the end of the turn."""
    kind = draft.kind
    if kind == "after-action" and not more_to_come(draft.g):
        kind = "end-of-turn"
    return word(f"pass-{_PASSES[kind]}" if kind in _PASSES else "pass")


_PASSES = {
    "would-trigger": "battle",
    "would-rush": "rush",
    "join": "join",
    "spend-swords": "swords",
    "after-roll": "roll",
    "casualties": "casualties",
    "after-action": "on",
    "after-retrieve": "on",
    "after-regroup": "on",
    "end-of-turn": "end",
    "replace-die": "keep",
    "exchange": "enough",
}


# ---- tokens


def cash(draft: Draft, option: acts.Cash) -> None:
    printed = TOKENS[option.token]
    shown = printed.faces[option.face]
    label = msg("do-cash", what=cost_word(shown))
    key, button = "cash", word("verb-cash")
    if printed.either:
        kind = RESOURCES[next(kind for kind, n in enumerate(shown) if n)]
        key, button = f"cash-{kind}", label
    gives = face(draft.g, draft.seat, shown)
    draft.verb(option, key, label, token_id(option.token), icon="cash", weight=0, gives=gives, button=button)


def slot(draft: Draft, option: acts.Slot) -> None:
    label = msg("do-slot", token=token_msg(option.token), card=card_msg(option.card))
    draft.add(option, token_id(option.token), slot_place(draft.seat, option.card, option.slot), label=label)


# ---- Magic cards


def cast(draft: Draft, option: acts.Cast) -> None:
    g, seat = draft.g, draft.seat
    cost = price(g, seat, option.card)
    card = magic_msg(option.card)
    label = msg("do-cast-free", card=card) if cost == FREE else msg("do-cast", card=card, cost=cost_word(cost))
    sure = gains(g, Doer(seat), parse(MAGIC_CARDS[option.card].effect)) if cost == FREE else {}
    gives = (*chances.of_casting(g, seat, option.card), *resources(g, seat, sure, about=True))
    draft.add(option, magic_id(option.card), label=label, gives=gives)


def quest(draft: Draft, option: acts.Quest) -> None:
    label = msg("do-quest", card=magic_msg(option.card))
    draft.add(option, magic_id(option.card), label=label, gives=(Pip("vp", POINTS[option.card]),))


# ---- Orbs, auras, mercenaries


def orb_space(draft: Draft, option: acts.OrbSpace) -> None:
    name = ORB_SPACE_NAMES[option.space]
    sure = gains(draft.g, Doer(draft.seat), parse(ORB_SPACES[option.space]))
    label = msg("do-orb", what=word(f"orb-{name}"))
    draft.add(option, f"os:{name}", label=label, gives=resources(draft.g, draft.seat, sure))


def orb_card(draft: Draft, option: acts.OrbCard) -> None:
    label = msg("do-orb", what=card_msg(option.card))
    draft.add(option, slot_place(draft.seat, option.card, option.slot), label=label)


def attach(draft: Draft, option: acts.Attach) -> None:
    label = msg("do-attach", aura=card_msg(option.aura), host=card_msg(option.host))
    draft.add(option, card_id(option.aura), card_id(option.host), label=label)


def hire(draft: Draft, option: acts.Hire) -> None:
    card = f"h:{UNITS[option.kind]}"
    label = msg("do-hire-orb" if option.orb else "do-hire", unit=unit_msg(option.kind))
    key = "hire-orb" if option.orb else "hire"
    icon = "orb" if option.orb else "hire"
    draft.verb(option, key, label, card, icon=icon, weight=0, button=word(f"verb-{key}"))


# ---- abilities


def use(draft: Draft, option: acts.Use) -> None:
    """An ability of a card, the faction or a dominated monster."""
    label = msg("do-use", what=ability_word(option.what))
    draft.add(option, ability_place(draft, option.what), label=label)


def ability_word(what: str) -> Msg:
    name = what.partition(".")[0]
    return word(f"card-{name}") if name in ADVENTURE else word(f"ability-{name}")


def ability_place(draft: Draft, what: str) -> str:
    name = what.partition(".")[0]
    if name in ADVENTURE:
        return f"a:{name}"
    player = draft.player
    if player.faction >= 0 and any(own.name == name for own in FACTIONS[player.faction].abilities):
        return f"f:{draft.seat}"
    return f"c:{MONSTERS[_CHAINS[name]].name}"


_CHAINS = {
    "fury": next(monster.number for monster in MONSTERS if monster.name == "demon_of_might"),
    "molten_hide": next(monster.number for monster in MONSTERS if monster.name == "volcanic_terror"),
    "shifting_form": next(monster.number for monster in MONSTERS if monster.name == "chimera_of_whim"),
    "blink": next(monster.number for monster in MONSTERS if monster.name == "rift_maw"),
}
"""Chain abilities that are used by choice, and whose they are."""

# ---- why not


def block_cards(draft: Draft) -> None:
    """Spells whose moment this is not, or that cannot be paid; prophecies and quests wait."""
    for card in draft.player.hand:
        magic = MAGIC_CARDS[card]
        if magic.kind == "spell":
            why = msg("why-window", when=word(f"when-{magic.windows[0]}"))
        else:
            why = word("why-prophecy" if magic.kind == "prophecy" else "why-quest")
        draft.block(why, "magic", magic_id(card))


def block_row(draft: Draft) -> None:
    """Face-up cards that cost too much."""
    for card in draft.g.row:
        if card >= 0:
            draft.block(msg("why-cost", cost=cost_word(ADVENTURES[card].cost)), "dungeon", card_id(card))
