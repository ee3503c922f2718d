"""Secrets played in the Goblins' own turn (§6.5, §10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wyrmtable.core.ask import Rule, choose, choose_many
from wyrmtable.games.vast.choices import Space
from wyrmtable.games.vast.data import (
    CAVE,
    DRAGON,
    EYE,
    FANGS,
    GOBLINS,
    HERO,
    IS_LIT,
    KIND,
    KNIGHT,
    OWNER,
    PIECES,
    ROGUE,
    ROLES,
    SECRETS_FACE_UP,
    SUPPLY,
    THIEF,
    TRIBES,
    WYRM,
)
from wyrmtable.games.vast.grid import DELTA, HOME, sheltered
from wyrmtable.games.vast.rules.agenda import then
from wyrmtable.games.vast.rules.forced import leave, standing, tunnelled
from wyrmtable.games.vast.rules.goblin_attacks import attack_knight
from wyrmtable.games.vast.rules.grit import lose_grit
from wyrmtable.games.vast.rules.losses import discard_omens, discard_powers
from wyrmtable.games.vast.rules.removing import after_removal, lift, tile_cells
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.stats import knight_strength, stealth, tribe_perception
from wyrmtable.games.vast.state import Vast


def playable(g: Vast) -> list[str]:
    """Secrets in hand that can be played now, apart from Tunnels (see ``activation``), Poison and Leader."""
    return [card for card in g.goblins.secrets if card in CONDITIONS and CONDITIONS[card](g)]


def play_secret(g: Vast, card: str) -> None:
    goblins = g.goblins
    goblins.secrets.remove(card)
    (goblins.face_up if card in SECRETS_FACE_UP else goblins.secret_discard).append(card)
    say(g, "place", "secret-played", GOBLINS, card=f"secret-{card}")
    then(g, "secret", list(EFFECTS).index(card))


def effect(g: Vast, number: int, _: int) -> Rule[None]:
    yield from list(EFFECTS.values())[number](g)


def stays_open(g: Vast) -> Rule[None]:
    """Trap and Goblin Ruby lie face up from now on."""
    yield from ()


# ---- Cave-In


def removable(g: Vast) -> Iterator[int]:
    """One space for each tile without other players' pieces and without Crystal token (R-62); a Tribe that used the
    Secret Tunnels cannot be moved off its tile."""
    fixed = [HOME, *g.crystals, *(place for piece, place in enumerate(g.pieces) if not _own(g, piece))]
    seen: list[int] = []
    for cell in sorted(g.tiles):
        if cell not in seen:
            cells = tile_cells(g, cell)
            if len(cells) > 1:
                seen += cells
            if not any(part in fixed for part in cells):
                yield cell


def _own(g: Vast, piece: int) -> bool:
    """A Tribe the Goblins may move."""
    return OWNER[piece] == GOBLINS and not tunnelled(g, piece)


def cave_ins(g: Vast) -> list[Space]:
    return [Space(cell) for cell in removable(g)]


def cave_in(g: Vast) -> Rule[None]:
    most = g.goblins.population[EYE]
    chosen = yield from choose_many(g.seat(GOBLINS), "cave-in", g.recall(cave_ins), 1, most)
    tiles = [tile_cells(g, space.cell) for space in chosen]
    everywhere = [cell for cells in tiles for cell in cells]
    g.removing = True
    if not (yield from leave(g, everywhere, g.seat(GOBLINS))):
        for cells in tiles:
            if standing(g, cells):
                yield from leave(g, cells, g.seat(GOBLINS))
    lift(g, [cells[0] for cells in tiles if not standing(g, cells)])
    g.removing = False
    after_removal(g, GOBLINS)


# ---- Blind Fury and Fire Bomber


def _picked_tribe(card: str) -> Callable[[Vast], Rule[None]]:
    def pick(g: Vast) -> Rule[None]:
        tribe = yield from choose(g.seat(GOBLINS), "secret-tribe", [PIECES[tribe] for tribe in TRIBES], card)
        g.goblins.used.append(f"{card}:{tribe}")

    return pick


# ---- Hex


def hex_targets(g: Vast) -> list[str]:
    """Players it can do something to; the Thief needs the Eye's Perception (R-56), dead or alive, but not before his first
    turn: he has no Stealth yet. Out of the Forest it reaches nobody, not even those without a piece (R-70)."""
    roles = []
    eye = g.pieces[EYE]
    if g.knight_lives and g.knight.grit and not sheltered(g, eye, g.pieces[HERO]):
        roles.append(KNIGHT)
    if g.plays(DRAGON) and g.dragon.hand and not sheltered(g, eye, g.pieces[WYRM]):
        roles.append(DRAGON)
    if g.plays(CAVE) and g.cave.omens and not sheltered(g, eye, SUPPLY):
        roles.append(CAVE)
    thief = g.pieces[ROGUE]
    has_stealth = thief >= 0 or (g.plays(THIEF) and g.round > 1)
    if has_stealth and tribe_perception(g, EYE) > stealth(g) and not sheltered(g, eye, thief):
        roles.append(THIEF)
    return [ROLES[role] for role in roles] if g.goblins.population[EYE] else []


def hex_player(g: Vast) -> Rule[None]:
    power = g.goblins.population[EYE]
    target = yield from choose(g.seat(GOBLINS), "hex", hex_targets(g))
    say(g, "hit", "hexed", GOBLINS, target=f"role-{target}")
    if target == "knight":
        yield from lose_grit(g, power)
    elif target == "dragon":
        yield from discard_powers(g, power)
    elif target == "cave":
        yield from discard_omens(g, power)
    else:
        g.thief.hex += power


# ---- Hiding Spots


def near_ambush(g: Vast) -> bool:
    """The Knight is on or beside a Lit Ambush tile, walls or not."""
    here = g.pieces[HERO]
    return any(
        IS_LIT[code] and KIND[code] == "ambush"
        for cell in (here, *(here + delta for delta in DELTA))
        if (code := g.tiles.get(cell)) is not None
    )


def spot_strength(g: Vast, tribe: int) -> int:
    """Population, the Fangs' disc, malaise; no Monsters."""
    goblins = g.goblins
    return max(0, goblins.population[tribe] + (tribe == FANGS) - (goblins.rage == 0))


def spotters(g: Vast) -> list[str]:
    """Hidden Tribes not yet activated that would win from a hiding spot."""
    goblins = g.goblins
    if not g.knight_lives or not near_ambush(g):
        return []
    return [
        PIECES[tribe]
        for tribe in TRIBES
        if not goblins.activated[tribe]
        and not g.revealed_tribe(tribe)
        and goblins.population[tribe]
        and spot_strength(g, tribe) > knight_strength(g)
        and not sheltered(g, SUPPLY, g.pieces[HERO])
    ]


def hiding_spots(g: Vast) -> Rule[None]:
    name = yield from choose(g.seat(GOBLINS), "hiding-spots", spotters(g))
    tribe = PIECES.index(name)
    g.goblins.activated[tribe] = True
    yield from attack_knight(g, tribe, plain=True)


def _free_now(g: Vast) -> bool:
    """Between activations: a Tribe on its way finishes first."""
    return g.goblins.active == 0


CONDITIONS: dict[str, Callable[[Vast], object]] = {
    "cave_in": lambda g: g.goblins.population[EYE] and any(removable(g)),
    "goblin_ruby": lambda g: True,
    "trap": lambda g: True,
    "blind_fury": lambda g: True,
    "fire_bomber": lambda g: True,
    "hex": hex_targets,
    "hiding_spots": lambda g: _free_now(g) and spotters(g),
}
EFFECTS: dict[str, Callable[[Vast], Rule[None]]] = {
    "cave_in": cave_in,
    "goblin_ruby": stays_open,
    "trap": stays_open,
    "blind_fury": _picked_tribe("blind_fury"),
    "fire_bomber": _picked_tribe("fire_bomber"),
    "hex": hex_player,
    "hiding_spots": hiding_spots,
}
STEPS = {"secret": effect}
