"""Questions to the Thief: stat tokens, steps and actions with their cubes, loot and upgrades."""

from __future__ import annotations

from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip, Weight
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.choices import (
    AtSpace,
    Backstab,
    Choice,
    Climb,
    Cross,
    HideLoot,
    Loot,
    PickLock,
    Pickpocket,
    Pit,
    Space,
    Step,
)
from wyrmtable.games.vast.data import HERO, OWNER, PIECES, ROGUE, TRIBES, WYRM
from wyrmtable.games.vast.grid import DELTA, blocked
from wyrmtable.games.vast.rules.stats import armor, knight_perception, stealth, tribe_perception
from wyrmtable.games.vast.rules.thief import CLIMB_TERRAIN, CLIMB_WALL, climb_price, moves_left
from wyrmtable.games.vast.rules.thief_actions import BACKSTAB_GRIT, THRESHOLD, lock_price
from wyrmtable.games.vast.scene import chips
from wyrmtable.games.vast.scene.ask_cave import cards
from wyrmtable.games.vast.scene.ask_map import cells
from wyrmtable.games.vast.scene.draft import Asker, Draft, ghost_piece
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, number, place, word
from wyrmtable.games.vast.scene.thief_mat import token_value
from wyrmtable.games.vast.scene.things import token_at


def assign_stats(draft: Draft) -> Wording:
    """One token on each stat."""
    for name in draft.answers:
        draft.add(name, f"stat.{name}", label=number(token_value(draft.g, int(name))))
    return draft.finish("9.3", word("hint-assign-stats"))


def thief_act(draft: Draft) -> Wording:
    g = draft.g
    for answer in draft.answers:
        match answer:
            case Step() | Climb() | Cross() | Pit():
                _step(draft, answer)
            case Loot():
                _loot(draft, answer)
            case Pickpocket(target, level):
                label = msg("do-pickpocket", target=_target_word(target), chance=_chance(level))
                _cubes(draft, answer, level, label, "action:pickpocket", PIECE_OF[target])
            case PickLock(level):
                label = msg("do-pick-lock", chance=_chance(level))
                _cubes(draft, answer, level, label, "action:pick_lock", price=lock_price(g, level))
            case Backstab():
                _backstab(draft, answer)
            case HideLoot(level):
                label = word("action-hide_loot")
                _cubes(draft, answer, level, label, "action:hide_loot", gives=(Pip("loot", -level),))
            case _:
                _button(draft, answer)
    _near_misses(draft)
    hint = msg("hint-thief", steps=max(0, moves_left(g)), cubes=g.thief.cubes, stealth=stealth(g))
    return draft.finish("9.4", hint)


def _step(draft: Draft, answer: Step | Climb | Cross | Pit) -> None:
    g = draft.g
    price = CLIMB_WALL if isinstance(answer, Climb) else CLIMB_TERRAIN if isinstance(answer, Cross) else 0
    gives = (Pip("cube", -climb_price(g, price)),) if price else ()
    label = None if isinstance(answer, Step) else word(f"do-thief-{answer.verb}")
    draft.space(answer, answer.cell, label, gives, ghost_piece(g, ROGUE, answer.cell))


def _cubes(
    draft: Draft, answer: Choice, level: int, label: Msg, *path: str, price: int = -1, gives: tuple[Pip, ...] = ()
) -> None:
    """An action for so many cubes: the action, its target, then how many."""
    paid = level if price < 0 else price
    chips = (Pip("cube", -paid), *gives) if paid else gives
    draft.verb(answer, f"cubes-{level}", msg("do-cubes", n=level), *path, icon="cube", n=level, gives=chips)
    option = draft.options[-1]
    draft.options[-1] = type(option)(option.name, option.path, label=label, n=level, gives=option.gives)


def _chance(level: int) -> Msg:
    least = THRESHOLD[level]
    return msg("on-roll", n=least) if least else word("surely")


def _loot(draft: Draft, answer: Loot) -> None:
    g = draft.g
    thing = token_at(g, answer.what, g.pieces[ROGUE])
    if answer.what == "treasure":
        label = msg("do-loot", thing=word("token-treasure"))
        draft.verb(answer, "loot", label, thing, icon="action.loot", gives=(Pip("cube", -1), Pip("carried", 1)))
    else:
        label = word("do-loot-gem-risk" if answer.level == 1 else "do-loot-gem")
        gives = (Pip("die"),) if answer.level == 1 else (Pip("carried", 1),)
        _cubes(draft, answer, answer.level, label, "action:loot", thing, gives=gives)


def _backstab(draft: Draft, answer: Backstab) -> None:
    g, target, n = draft.g, answer.what, answer.level
    if target == "knight":
        harm = chips.grit(g, -BACKSTAB_GRIT[n])
    elif target == "dragon":
        harm = chips.fewer_powers(g, n)
    else:
        harm = chips.fewer_goblins(g, PIECES.index(target), n)
    label = msg("do-backstab", target=_target_word(target))
    _cubes(draft, answer, n, label, "action:backstab", PIECE_OF[target], gives=(harm,))


def _target_word(name: str) -> Msg:
    return word(PIECE_WORD[PIECES.index(name)])


def _button(draft: Draft, name: str) -> None:
    icon = {"peek": "look", "reveal": "reveal", "flare": "variant.flare"}.get(name, "end")
    gives = (Pip("cube", -1),) if name == "flare" else ()
    weight: Weight = 0 if name == "end" else 1
    draft.verb(name, name, word(f"do-thief-{name}"), icon=icon, weight=weight, gives=gives)


def _near_misses(draft: Draft) -> None:
    """Neighbours behind walls, and people here he cannot outwit."""
    g = draft.g
    here = g.pieces[ROGUE]
    if here < 0:
        return
    reached = {answer.cell for answer in draft.answers if isinstance(answer, AtSpace)}
    targets = {answer.what for answer in draft.answers if isinstance(answer, Pickpocket | Backstab)}
    for side in range(4):
        to = here + DELTA[side]
        if to in g.tiles and to not in reached:
            if moves_left(g) <= 0:
                draft.bar("why-thief-no-movement", "9.4", place(to))
            elif blocked(g, here, side):
                draft.bar("why-climb", "9.5", place(to), n=climb_price(g, CLIMB_WALL), have=g.thief.cubes)
    for piece in (HERO, *TRIBES, WYRM):
        if g.pieces[piece] != here or PIECES[piece] in targets:
            continue
        if OWNER[piece] in g.thief.targeted:
            draft.bar("why-targeted", "9.4", PIECE_OF[PIECES[piece]])
            continue
        watch = knight_perception(g) if piece == HERO else armor(g) if piece == WYRM else tribe_perception(g, piece)
        if stealth(g) <= watch:
            draft.bar("why-outwit", "9.4", PIECE_OF[PIECES[piece]], mine=stealth(g), theirs=watch)


def reroll(draft: Draft) -> Wording:
    draft.verb("reroll", "reroll", word("do-reroll"), "upgrade:sticky_fingers", icon="upgrade.sticky_fingers", weight=2)
    draft.verb("keep", "keep", word("do-give-up"), weight=0)
    return draft.finish("9.9")


def steal_card(draft: Draft) -> Wording:
    for name in draft.answers:
        if name == "face-down":
            draft.verb(name, name, word("do-steal-face-down"), icon="deck.treasure")
        else:
            draft.add(name, f"treasure:{name}", label=word(f"treasure-{name}"))
    return draft.finish("9.5")


def steal_secret(draft: Draft) -> Wording:
    for name in draft.answers:
        if name == "hidden":
            draft.verb(name, name, word("do-steal-hidden"), icon="deck.secret")
        else:
            draft.add(name, f"secret:{name}", label=word(f"secret-{name}"))
    return draft.finish("9.5")


def drift(draft: Draft) -> Wording:
    """How far a piece goes with the River, and the Dragon's second tile after that."""
    piece = PIECES.index(draft.about)
    for answer in draft.answers:
        if isinstance(answer, Space):
            draft.space(answer, answer.cell, preview=ghost_piece(draft.g, piece, answer.cell))
        else:
            draft.verb(answer, "pass", word("do-stay"), weight=0)
    return draft.finish("11.5")


ASKS: dict[str, Asker] = {
    "assign-stats": assign_stats,
    "thief-act": thief_act,
    "evade": cells("9.8"),
    "upgrade": cards("9.9", "upgrade"),
    "treasure-from": cells("9.6"),
    "sticky-fingers": reroll,
    "steal-card": steal_card,
    "steal-secret": steal_secret,
    "drift": drift,
    "fly-on": drift,
}
