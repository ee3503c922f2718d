"""The Thief's actions (§9.5): Loot, Pickpocket, Pick Lock, Backstab, Hide Loot.

An action has a level, the number of cubes as printed; kits make it cheaper.
"""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Backstab, Choice, HideLoot, Loot, PickLock, Pickpocket
from wyrmtable.games.vast.data import (
    CARRIED,
    GEMS,
    HERO,
    OWNER,
    PIECES,
    ROGUE,
    SLOTH,
    SUPPLY,
    THIEF,
    TRIBES,
    WYRM,
)
from wyrmtable.games.vast.grid import HOME, distance, sheltered, visible
from wyrmtable.games.vast.rules.dice import action_die, roll
from wyrmtable.games.vast.rules.entering import kill_thief, stash, take_treasure
from wyrmtable.games.vast.rules.grit import lose_grit
from wyrmtable.games.vast.rules.losses import discard_powers, give_up_treasure_card
from wyrmtable.games.vast.rules.say import PIECE_WORD, say
from wyrmtable.games.vast.rules.stats import armor, knight_perception, stealth, trap_bonus, tribe_perception
from wyrmtable.games.vast.rules.tribes import discard_trap, lose_population, rage
from wyrmtable.games.vast.state import Vast

THRESHOLD = (0, 4, 2, 0)
"""Least Action die for success, by cubes spent."""
BACKSTAB_GRIT = (0, 1, 3, 5)
CROSSBOW_RANGE = 3


def actions(g: Vast) -> list[Choice]:
    return [*loots(g), *pickpockets(g), *locks(g), *backstabs(g), *hidings(g)]


def do(g: Vast, action: Choice) -> Rule[None]:
    match action:
        case Loot():
            yield from loot(g, action.what, action.level)
        case Pickpocket():
            yield from pickpocket(g, PIECES.index(action.what), action.level)
        case PickLock():
            yield from pick_lock(g, action.level)
        case Backstab():
            yield from backstab(g, PIECES.index(action.what), action.level)
        case HideLoot():
            hide_loot(g, action.level)


# ---- Loot


def loots(g: Vast) -> list[Loot]:
    here, cubes = g.pieces[ROGUE], g.thief.cubes
    found = []
    if cubes and here in g.treasures:
        found.append(Loot("treasure", 1))
    for gem, place in enumerate(g.gems):
        if place == here:
            found += [Loot(GEMS[gem], price) for price in (1, 2) if price <= cubes]
    return found


def loot(g: Vast, token: str, level: int) -> Rule[None]:
    """A Gem taken with one cube may bite; then it stays where it is."""
    here = g.pieces[ROGUE]
    g.thief.cubes -= level
    if token == "treasure":
        g.treasures[g.treasures.index(here)] = CARRIED
    else:
        if level == 1 and roll(g, THIEF, here).hits_centre:
            yield from kill_thief(g)
            return
        g.gems[GEMS.index(token)] = CARRIED
    say(g, "take", "looted", THIEF, here)
    if here == HOME:
        yield from stash(g)


# ---- whom he can target


def outwits(g: Vast, piece: int) -> bool:
    """§9.4: Stealth greater than Perception (Armor for the Dragon), and the player not yet targeted this turn."""
    if OWNER[piece] in g.thief.targeted:
        return False
    if piece == HERO:
        return stealth(g) > knight_perception(g)
    if piece == WYRM:
        return stealth(g) > armor(g)
    return stealth(g) > tribe_perception(g, piece) + trap_bonus(g)


def targets_here(g: Vast) -> list[int]:
    here = g.pieces[ROGUE]
    return [piece for piece in (HERO, *TRIBES, WYRM) if g.pieces[piece] == here and outwits(g, piece)]


# ---- Pickpocket


def has_pockets(g: Vast, piece: int) -> bool:
    """Whether there is anything to take."""
    if piece == HERO:
        return bool(g.knight.face_up or g.knight.face_down)
    if piece == WYRM:
        return g.dragon.wake > 0 and g.dragon.sloth["greed"] < SLOTH["greed"]
    return bool(g.goblins.secrets) or "goblin_ruby" in g.goblins.face_up


def pickpockets(g: Vast) -> list[Pickpocket]:
    return [
        Pickpocket(PIECES[piece], price)
        for piece in targets_here(g)
        if has_pockets(g, piece)
        for price in (1, 2, 3)
        if price <= g.thief.cubes
    ]


def pickpocket(g: Vast, piece: int, level: int) -> Rule[None]:
    g.thief.cubes -= level
    touched(g, piece)
    say(g, "take", "pickpocket", THIEF, g.pieces[ROGUE], piece=PIECE_WORD[piece])
    if not (yield from succeeds(g, level, sticky=True)):
        return
    if piece == HERO:
        yield from lift_treasure_card(g)
    elif piece == WYRM:
        g.dragon.wake -= 1
        g.dragon.sloth["greed"] += 1
    else:
        yield from lift_secret(g)
    yield from take_treasure(g)


def touched(g: Vast, piece: int) -> None:
    """The player is targeted for this turn; an attacked Tribe rages, whatever the die says (R-26)."""
    g.thief.targeted.append(OWNER[piece])
    if piece in TRIBES:
        rage(g, 1)
        discard_trap(g)


def succeeds(g: Vast, level: int, sticky: bool = False) -> Rule[bool]:
    """The Action die; Sticky Fingers may roll a Pickpocket once more each turn."""
    thief = g.thief
    least = THRESHOLD[level]
    if not least or action_die(g) >= least:
        return True
    if sticky and "sticky_fingers" in thief.upgrades and not thief.rerolled:
        answer = yield from choose(g.seat(THIEF), "sticky-fingers", ["reroll", "keep"])
        if answer == "reroll":
            thief.rerolled = True
            return action_die(g) >= least
    return False


def lift_treasure_card(g: Vast) -> Rule[None]:
    """A face-up one of his choice, or a random face-down one, goes to the bottom of the deck."""
    knight = g.knight
    options = [*knight.face_up, *(["face-down"] if knight.face_down else [])]
    card = yield from choose(g.seat(THIEF), "steal-card", options)
    if card == "face-down":
        card = g.chance.pick("pickpocket", knight.face_down)
    give_up_treasure_card(g, card)
    g.treasure_deck.append(card)


def lift_secret(g: Vast) -> Rule[None]:
    """A random hidden one, or the Goblin Ruby."""
    goblins = g.goblins
    options = ["hidden"] if goblins.secrets else []
    if "goblin_ruby" in goblins.face_up:
        options.append("goblin_ruby")
    card = yield from choose(g.seat(THIEF), "steal-secret", options)
    if card == "hidden":
        card = g.chance.pick("pickpocket", goblins.secrets)
        goblins.secrets.remove(card)
    else:
        goblins.face_up.remove(card)
    goblins.secret_discard.append(card)


# ---- Pick Lock


def lock_price(g: Vast, level: int) -> int:
    return level - ("lock_picking_kit" in g.thief.upgrades)


def locks(g: Vast) -> list[PickLock]:
    here, thief = g.pieces[ROGUE], g.thief
    if here not in g.vaults or here in thief.vaults_tried:
        return []
    return [PickLock(level) for level in (1, 2, 3) if lock_price(g, level) <= thief.cubes]


def pick_lock(g: Vast, level: int) -> Rule[None]:
    here = g.pieces[ROGUE]
    g.thief.cubes -= lock_price(g, level)
    g.thief.vaults_tried.append(here)
    say(g, "take", "lock", THIEF, here)
    if (yield from succeeds(g, level)):
        g.vaults[g.vaults.index(here)] = SUPPLY
        yield from take_treasure(g)


# ---- Backstab


def backstab_targets(g: Vast) -> list[int]:
    """On his space; with the Hand Crossbow also visible ones up to three spaces away."""
    found = targets_here(g)
    here = g.pieces[ROGUE]
    if "hand_crossbow" in g.thief.upgrades:
        found += [
            piece
            for piece in (HERO, *TRIBES, WYRM)
            if g.pieces[piece] in g.tiles
            and g.pieces[piece] != here
            and distance(here, g.pieces[piece]) <= CROSSBOW_RANGE
            and visible(g, here, g.pieces[piece])
            and not sheltered(g, here, g.pieces[piece])
            and outwits(g, piece)
        ]
    return [piece for piece in found if piece != WYRM or g.dragon.hand]


def backstabs(g: Vast) -> list[Backstab]:
    cubes = g.thief.cubes
    return [Backstab(PIECES[piece], price) for piece in backstab_targets(g) for price in (1, 2, 3) if price <= cubes]


def backstab(g: Vast, piece: int, level: int) -> Rule[None]:
    g.thief.cubes -= level
    touched(g, piece)
    say(g, "hit", "backstab", THIEF, g.pieces[piece], piece=PIECE_WORD[piece])
    if piece == HERO:
        yield from lose_grit(g, BACKSTAB_GRIT[level])
    elif piece == WYRM:
        yield from discard_powers(g, level)
    else:
        yield from lose_population(g, piece, level)


# ---- Hide Loot


def hidings(g: Vast) -> list[HideLoot]:
    return [HideLoot(levels) for levels in range(1, min(g.thief.cubes, g.thief.loot) + 1)]


def hide_loot(g: Vast, levels: int) -> None:
    g.thief.cubes -= levels
    g.thief.loot -= levels
    say(g, "lose", "loot-hidden", THIEF, g.pieces[ROGUE], n=g.thief.loot)
