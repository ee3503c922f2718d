"""Questions to the Thief: stat tokens, steps and actions with their cubes, loot and upgrades."""

from __future__ import annotations

from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip, Weight
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.data import HERO, OWNER, PIECES, ROGUE, TRIBES, WYRM
from wyrmtable.games.vast.grid import DELTA, blocked
from wyrmtable.games.vast.rules.stats import armor, knight_perception, stealth, tribe_perception
from wyrmtable.games.vast.rules.thief import CLIMB_TERRAIN, CLIMB_WALL, climb_price, moves_left
from wyrmtable.games.vast.rules.thief_actions import BACKSTAB_GRIT, THRESHOLD, lock_price
from wyrmtable.games.vast.scene import chips
from wyrmtable.games.vast.scene.ask_cave import cards
from wyrmtable.games.vast.scene.ask_map import cells
from wyrmtable.games.vast.scene.draft import Asker, Draft, cell_in, ghost_piece, option_word
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, number, place, word
from wyrmtable.games.vast.scene.thief_mat import token_value
from wyrmtable.games.vast.scene.things import token_at


def assign_stats(draft: Draft) -> Wording:
    """One token on each stat."""
    for name in draft.names:
        draft.add(name, f"stat.{name}", label=number(token_value(draft.g, int(name))))
    return draft.finish("9.3", word("hint-assign-stats"))


def thief_act(draft: Draft) -> Wording:
    g = draft.g
    for name in draft.names:
        verb, _, what = name.partition(":")
        _ACTS.get(verb, _button)(draft, name, what)
    _near_misses(draft)
    hint = msg("hint-thief", steps=max(0, moves_left(g)), cubes=g.thief.cubes, stealth=stealth(g))
    return draft.finish("9.4", hint)


def _step(draft: Draft, name: str, what: str) -> None:
    g = draft.g
    cell = cell_in(name)
    verb = name.split(":")[0]
    price = {"climb": CLIMB_WALL, "cross": CLIMB_TERRAIN}.get(verb, 0)
    gives = (Pip("cube", -climb_price(g, price)),) if price else ()
    label = word(f"do-thief-{verb}") if verb != "step" else None
    draft.add(name, place(cell), label=label, gives=gives, preview=ghost_piece(g, ROGUE, cell))


def _cubes(
    draft: Draft, name: str, level: int, label: Msg, *path: str, price: int = -1, gives: tuple[Pip, ...] = ()
) -> None:
    """An action for so many cubes: the action, its target, then how many."""
    paid = level if price < 0 else price
    chips = (Pip("cube", -paid), *gives) if paid else gives
    draft.verb(name, f"cubes-{level}", msg("do-cubes", n=level), *path, icon="cube", n=level, gives=chips)
    option = draft.options[-1]
    draft.options[-1] = type(option)(option.name, option.path, label=label, n=level, gives=option.gives)


def _chance(level: int) -> Msg:
    least = THRESHOLD[level]
    return msg("on-roll", n=least) if least else word("surely")


def _loot(draft: Draft, name: str, what: str) -> None:
    g = draft.g
    token, level = what.split(":")
    thing = token_at(g, token, g.pieces[ROGUE])
    if token == "treasure":
        label = msg("do-loot", thing=word("token-treasure"))
        draft.verb(name, "loot", label, thing, icon="action.loot", gives=(Pip("cube", -1), Pip("carried", 1)))
    else:
        label = word("do-loot-gem-risk" if level == "1" else "do-loot-gem")
        gives = (Pip("die"),) if level == "1" else (Pip("carried", 1),)
        _cubes(draft, name, int(level), label, "action:loot", thing, gives=gives)


def _pickpocket(draft: Draft, name: str, what: str) -> None:
    target, level = what.split(":")
    label = msg("do-pickpocket", target=_target_word(target), chance=_chance(int(level)))
    _cubes(draft, name, int(level), label, "action:pickpocket", PIECE_OF[target])


def _lock(draft: Draft, name: str, what: str) -> None:
    level = int(what)
    label = msg("do-pick-lock", chance=_chance(level))
    _cubes(draft, name, level, label, "action:pick_lock", price=lock_price(draft.g, level))


def _backstab(draft: Draft, name: str, what: str) -> None:
    target, level = what.split(":")
    n = int(level)
    g = draft.g
    if target == "knight":
        harm = chips.grit(g, -BACKSTAB_GRIT[n])
    elif target == "dragon":
        harm = chips.fewer_powers(g, n)
    else:
        harm = chips.fewer_goblins(g, PIECES.index(target), n)
    label = msg("do-backstab", target=_target_word(target))
    _cubes(draft, name, n, label, "action:backstab", PIECE_OF[target], gives=(harm,))


def _hide(draft: Draft, name: str, what: str) -> None:
    _cubes(draft, name, int(what), word("action-hide_loot"), "action:hide_loot", gives=(Pip("loot", -int(what)),))


def _target_word(name: str) -> Msg:
    return word(PIECE_WORD[PIECES.index(name)])


def _button(draft: Draft, name: str, what: str) -> None:
    icon = {"peek": "look", "reveal": "reveal", "flare": "variant.flare"}.get(name, "end")
    gives = (Pip("cube", -1),) if name == "flare" else ()
    weight: Weight = 0 if name == "end" else 1
    draft.verb(name, name, word(f"do-thief-{name}"), icon=icon, weight=weight, gives=gives)


_ACTS = {
    "step": _step,
    "climb": _step,
    "cross": _step,
    "pit": _step,
    "loot": _loot,
    "pickpocket": _pickpocket,
    "lock": _lock,
    "backstab": _backstab,
    "hide": _hide,
}


def _near_misses(draft: Draft) -> None:
    """Neighbours behind walls, and people here he cannot outwit."""
    g = draft.g
    here = g.pieces[ROGUE]
    if here < 0:
        return
    reached = {cell_in(name) for name in draft.names}
    for side in range(4):
        to = here + DELTA[side]
        if to in g.tiles and to not in reached:
            if moves_left(g) <= 0:
                draft.block("why-thief-no-movement", "9.4", place(to))
            elif blocked(g, here, side):
                draft.block("why-climb", "9.5", place(to), n=climb_price(g, CLIMB_WALL), have=g.thief.cubes)
    for piece in (HERO, *TRIBES, WYRM):
        if g.pieces[piece] != here or any(f":{PIECES[piece]}:" in name for name in draft.names):
            continue
        if OWNER[piece] in g.thief.targeted:
            draft.block("why-targeted", "9.4", PIECE_OF[PIECES[piece]])
            continue
        watch = knight_perception(g) if piece == HERO else armor(g) if piece == WYRM else tribe_perception(g, piece)
        if stealth(g) <= watch:
            draft.block("why-outwit", "9.4", PIECE_OF[PIECES[piece]], mine=stealth(g), theirs=watch)


def reroll(draft: Draft) -> Wording:
    draft.verb("reroll", "reroll", word("do-reroll"), "upgrade:sticky_fingers", icon="upgrade.sticky_fingers", weight=2)
    draft.verb("keep", "keep", word("do-give-up"), weight=0)
    return draft.finish("9.9")


def steal_card(draft: Draft) -> Wording:
    for name in draft.names:
        if name == "face-down":
            draft.verb(name, name, word("do-steal-face-down"), icon="deck.treasure")
        else:
            draft.add(name, f"treasure:{name}", label=word(f"treasure-{name}"))
    return draft.finish("9.5")


def steal_secret(draft: Draft) -> Wording:
    for name in draft.names:
        if name == "hidden":
            draft.verb(name, name, word("do-steal-hidden"), icon="deck.secret")
        else:
            draft.add(name, f"secret:{name}", label=word(f"secret-{name}"))
    return draft.finish("9.5")


def drift(draft: Draft) -> Wording:
    """How far a piece goes with the River, and the Dragon's second tile after that."""
    for name in draft.names:
        cell = cell_in(name)
        if cell < 0:
            draft.verb(name, "pass", option_word("stay"), weight=0)
        else:
            piece = PIECES.index(draft.about)
            draft.add(name, place(cell), preview=ghost_piece(draft.g, piece, cell))
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
