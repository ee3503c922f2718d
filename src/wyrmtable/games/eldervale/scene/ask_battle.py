"""Questions of battles: cancel, join, swords, dice, casualties."""

from __future__ import annotations

from wyrmtable.core.ask import Named
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.effects.battle_counts import battle_of
from wyrmtable.games.eldervale.forecast import battle_sides
from wyrmtable.games.eldervale.rules.battle import joinable
from wyrmtable.games.eldervale.rules.outcome import best_side
from wyrmtable.games.eldervale.rules.sides import join_in
from wyrmtable.games.eldervale.scene import chances
from wyrmtable.games.eldervale.scene.ask_free import add_all, block_cards
from wyrmtable.games.eldervale.scene.board import unit_piece
from wyrmtable.games.eldervale.scene.draft import Asker, Draft
from wyrmtable.games.eldervale.scene.names import realm_place, side_key, side_word, unit_at, word
from wyrmtable.games.eldervale.state import NOBODY, Eldervale
from wyrmtable.games.eldervale.terms import monster_msg, realm_msg, unit_msg


def own_chance(draft: Draft) -> Msg | None:
    """A hint for those who fight."""
    g = draft.g
    fighters = battle_sides(g)
    if draft.seat not in fighters or len(fighters) < 2:
        return None
    return msg("hint-odds", n=chances.now(g, draft.seat))


# ---- before the roll


def would_trigger(draft: Draft) -> Wording:
    add_all(draft, draft.question.options)
    block_cards(draft)
    return draft.finish("battle", own_chance(draft), msg("ask-would-trigger", realm=realm_msg(draft.about)))


def would_rush(draft: Draft) -> Wording:
    add_all(draft, draft.question.options)
    block_cards(draft)
    return draft.finish("monsters", prompt=msg("ask-would-rush", monster=monster_msg(draft.about)))


def join(draft: Draft) -> Wording:
    """Units beside the battle, each with what the chances would be with it."""
    g, seat = draft.g, draft.seat
    at = realm_place(g, draft.about)
    for option in add_all(draft, draft.question.options):
        assert isinstance(option, acts.Join)
        unit = unit_at(draft.player, option.kind, option.realm)
        twin = g.copy()
        join_in(twin, seat, option.kind, option.realm)
        draft.add(
            option,
            unit,
            label=msg("do-join", unit=unit_msg(option.kind), realm=realm_msg(option.realm)),
            gives=(chances.chip(chances.now(twin, seat)),),
            preview=(unit_piece(unit, at, seat, option.kind),),
        )
    block_cards(draft)
    hint = own_chance(draft) if seat in battle_sides(g) else word("hint-join") if joinable(g, seat) else None
    return draft.finish("battle", hint, msg("ask-join", realm=realm_msg(draft.about)))


def spend_swords(draft: Draft) -> Wording:
    for option in add_all(draft, draft.question.options):
        assert isinstance(option, acts.Swords)
        draft.verb(
            option,
            f"swords-{option.number}",
            msg("do-swords", n=option.number),
            icon="sword",
            gives=chances.of_swords(draft.g, draft.seat, option.number),
        )
    block_cards(draft)
    return draft.finish("battle", own_chance(draft))


# ---- after the roll


def standing(draft: Draft) -> Msg:
    """Who would win if the dice stood as they are."""
    best = best_side(draft.g)
    return word("verdict-tie") if best == NOBODY else msg("hint-standing", who=side_word(draft.g, best))


def after_roll(draft: Draft) -> Wording:
    add_all(draft, draft.question.options)
    block_cards(draft)
    return draft.finish("battle", standing(draft))


def die_id(g: Eldervale, side: int, value: int) -> str:
    """The first die of a side that shows this value."""
    return f"d:{side_key(side).removeprefix('side:')}.{battle_of(g).dice[side].index(value) + 1}"


def choose_die(draft: Draft) -> Wording:
    """A die of a side; equal ones are alike."""
    for option in add_all(draft, draft.question.options):
        if isinstance(option, acts.Die):
            label = msg("do-die", who=side_word(draft.g, option.side), n=option.value)
            draft.add(option, die_id(draft.g, option.side, option.value), label=label)
    spare = isinstance(draft.about, int) and draft.kind == "replace-die"
    return draft.finish("battle", msg("hint-spare", n=draft.about) if spare else standing(draft))


def choose_dice(draft: Draft) -> Wording:
    dice = battle_of(draft.g).dice
    for option in draft.question.options:
        side, index = option.side, option.index
        label = msg("do-die", who=side_word(draft.g, side), n=dice[side][index])
        draft.add(option, f"d:{side_key(side).removeprefix('side:')}.{index + 1}", label=label)
    return draft.finish("battle", standing(draft))


def copy_die(draft: Draft) -> Wording:
    for option in draft.question.options:
        draft.verb(option, f"value-{option.number}", msg("do-value", n=option.number), icon="dice", n=option.number)
    return draft.finish("battle", standing(draft))


def battle_side(draft: Draft) -> Wording:
    for option in draft.question.options:
        label = msg("side", who=side_word(draft.g, option.side))
        gives = chances.of_rerolling(draft.g, draft.seat, option.side)
        draft.add(option, side_key(option.side), label=label, gives=gives)
    return draft.finish("battle", standing(draft))


def effect_order(draft: Draft) -> Wording:
    for option in draft.question.options:
        key = side_key(option.side).replace(":", "-")
        label = word("ability-scatter") if option.side < 0 else word("ability-undertow")
        draft.verb(option, key, label)
    return draft.finish("battle")


# ---- casualties


def casualties(draft: Draft) -> Wording:
    g, seat = draft.g, draft.seat
    for option in add_all(draft, draft.question.options):
        _save(draft, option)
    block_cards(draft)
    return draft.finish("battle", msg("hint-casualties", n=len(g.kinds_at(seat, battle_of(g).realm))))


def _save(draft: Draft, option: Named) -> None:
    if option is acts.TACTICS:
        draft.add(option, f"tactics:{draft.seat}", label=word("do-tactics"))
    elif isinstance(option, acts.Unit):
        unit = unit_at(draft.player, option.kind, option.place)
        draft.add(
            option, unit, label=msg("do-save", unit=unit_msg(option.kind)), gives=(Pip("potion", -1, about=True),)
        )


def battle_won(draft: Draft) -> Wording:
    add_all(draft, draft.question.options)
    return draft.finish("battle")


ASKS: dict[str, Asker] = {
    "would-trigger": would_trigger,
    "would-rush": would_rush,
    "join": join,
    "spend-swords": spend_swords,
    "after-roll": after_roll,
    "battle-side": battle_side,
    "choose-die": choose_die,
    "set-die": choose_die,
    "own-die": choose_die,
    "replace-die": choose_die,
    "choose-dice": choose_dice,
    "copy-die": copy_die,
    "effect-order": effect_order,
    "casualties": casualties,
    "battle-won": battle_won,
}
