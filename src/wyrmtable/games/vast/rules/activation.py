"""A Tribe's activation (§6.6, §6.7, §6.9): movement, then at most one action."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.vast.choices import Attack, Pit, Plunder, Secret, Space, Step, Worm
from wyrmtable.games.vast.data import (
    BONES,
    CARRIED,
    COUNTS_AS_LIT,
    FANGS,
    GEMS,
    GOBLINS,
    HERO,
    IMPASSABLE,
    IS_PIT,
    KIND,
    PIECES,
    ROGUE,
    SUPPLY,
    TILES,
    WYRM,
)
from wyrmtable.games.vast.grid import (
    DELTA,
    DIAGONAL,
    closed,
    dark_tiles,
    guarded,
    open_beside,
    open_spaces,
    sheltered,
    unoccupied,
    visible,
)
from wyrmtable.games.vast.rules import goblin_attacks, terrain, terrain_effects
from wyrmtable.games.vast.rules.agenda import choose_cell
from wyrmtable.games.vast.rules.dice import roll
from wyrmtable.games.vast.rules.entering import enter
from wyrmtable.games.vast.rules.flare import flare
from wyrmtable.games.vast.rules.forced import force, forced_paths, may_be_moved, others_at, tunnelled
from wyrmtable.games.vast.rules.monsters import draw_monsters
from wyrmtable.games.vast.rules.placing import lay, place
from wyrmtable.games.vast.rules.say import PIECE_WORD, say
from wyrmtable.games.vast.rules.secrets import play_secret, playable
from wyrmtable.games.vast.rules.stats import (
    armor,
    knight_strength,
    stealth,
    tribe_perception,
    tribe_smash_strength,
    tribe_strength,
)
from wyrmtable.games.vast.rules.tribes import discard_monster, lose_population, rage, scatter
from wyrmtable.games.vast.state import Vast

TribeAct = Step | Pit | Worm | Attack | Plunder | Secret | str
WISP_STEPS = 3


def can_activate(g: Vast, tribe: int) -> bool:
    goblins = g.goblins
    if goblins.activated[tribe] or goblins.population[tribe] == 0:
        return False
    return g.pieces[tribe] >= 0 or bool(reveal_spaces(g, tribe))


def activate(g: Vast, tribe: int) -> None:
    g.goblins.active = tribe
    g.goblins.steps = 0
    g.goblins.lit_left = []


def finish(g: Vast) -> None:
    goblins = g.goblins
    goblins.activated[goblins.active] = True
    goblins.active = 0
    goblins.steps = 0


def go_on_activating(g: Vast) -> Rule[None]:
    """One step, action or Secret of the active Tribe."""
    tribe = g.goblins.active
    if g.goblins.population[tribe] == 0:  # scattered by the Goblins' own Cave-In
        finish(g)
        return
    if g.pieces[tribe] < 0:
        cell = yield from choose_cell(g.seat(GOBLINS), "reveal-tribe", g.recall(reveal_spaces, tribe), PIECES[tribe])
        g.pieces[tribe] = cell
        say(g, "place", "tribe-revealed", GOBLINS, cell, tribe=PIECE_WORD[tribe])
        yield from enter(g, tribe, cell)  # perhaps into the Flame Wall
        finish(g)
        return
    options = g.recall(lurker_options if g.lurking(tribe) else tribe_options, tribe)
    answer = yield from choose(g.seat(GOBLINS), "tribe-act", options, PIECES[tribe])
    match answer:
        case Step():
            yield from move_to(g, tribe, answer.cell)
        case Pit():
            yield from move_to(g, tribe, answer.cell, pits=True)
        case Worm():
            g.goblins.used.append(f"worm:{PIECES[tribe]}")
            yield from move_to(g, tribe, answer.cell)
        case Attack():
            yield from attack(g, tribe, answer.what)
        case Plunder():
            yield from plunder(g, tribe, answer.what)
        case Secret():
            yield from secret(g, tribe, answer.what)
        case str():
            yield from WORDS[answer](g, tribe)


def reveal_spaces(g: Vast, tribe: int) -> list[int]:
    """Dark tiles with the Tribe's symbol (Gnome: any) without other players; only if there is none, open spaces (R-33)."""
    symbol = "" if "gnome" in g.goblins.monsters[tribe] else PIECES[tribe]
    tiles = [
        cell
        for cell in sorted(dark_tiles(g))
        if symbol in ("", TILES[g.tiles[cell] >> 3].symbol) and not others_at(g, cell, GOBLINS)
    ]
    return tiles or open_spaces(g)


# ---- movement


def is_light(g: Vast, cell: int) -> bool:
    """Lit tiles (the Entrance and the Canyon bridge too, R-72) and the Lake count for leaving the light."""
    code = g.tiles.get(cell, 0)
    return cell in g.tiles and (COUNTS_AS_LIT[code] or KIND[code] == "lake")


def loses_on_leaving(g: Vast, tribe: int) -> bool:
    """The second, fourth … different Lit tile left costs 1 Population."""
    goblins = g.goblins
    cell = g.pieces[tribe]
    return (
        is_light(g, cell)
        and g.tiles[cell] >> 3 not in goblins.lit_left
        and len(goblins.lit_left) % 2 == 1
        and f"blind_fury:{PIECES[tribe]}" not in goblins.used
    )


def loss_of_step(g: Vast, tribe: int, to: int) -> bool:
    """Whether leaving its space costs the Tribe 1 Population: the light, Magma, the current."""
    return loses_on_leaving(g, tribe) or (g.terrain_out and terrain.costs_tribe(g, g.pieces[tribe], to))


def may_enter(g: Vast, tribe: int, cell: int, *, spared: bool = True) -> bool:
    """Only a stronger Tribe goes onto the Knight's or the Dragon's space; the loss for leaving counts already, unless
    it can be ``spared`` by Bright Beetles."""
    pieces = g.pieces
    if cell not in pieces:
        return True
    if guarded(g, cell):
        return False
    strength = tribe_strength(g, tribe)
    if loss_of_step(g, tribe, cell) and not (spared and "bright_beetles" in g.goblins.monsters[tribe]):
        strength -= 1
    if pieces[HERO] == cell and (g.lurking(tribe) or strength <= knight_strength(g)):
        return False
    return pieces[WYRM] != cell or strength > armor(g)


def steps(g: Vast, tribe: int) -> list[Step | Pit]:
    here = g.pieces[tribe]
    golem = "golem" in g.goblins.monsters[tribe]
    found: list[Step | Pit] = []
    for side in range(4):
        to = here + DELTA[side]
        code = g.tiles.get(to)
        if code is None or IMPASSABLE[code] or IS_PIT[code]:
            continue
        if (golem or not closed(g, here, side)) and may_enter(g, tribe, to):
            found.append(Step(to))
    if g.terrain_out:
        ways = terrain.pit_ways(g, here) if not g.lurking(tribe) else []
        pits = [to for to in ways if may_enter(g, tribe, to)]
        if f"exit:{PIECES[tribe]}" in g.goblins.used:  # §11.3: into the open once
            pits = [to for to in pits if to in g.tiles]
        else:
            found += map(Step, terrain.exits(g, here))
        found += map(Pit, pits)
    return found


def worm_jumps(g: Vast, tribe: int) -> list[Worm]:
    """Underworm: once, one or two tiles diagonally, whatever lies between."""
    if "underworm" not in g.goblins.monsters[tribe] or f"worm:{PIECES[tribe]}" in g.goblins.used:
        return []
    here = g.pieces[tribe]
    ends = [here + delta * length for delta in DIAGONAL for length in (1, 2)]
    return [Worm(to) for to in ends if to in g.tiles and terrain.may_stop(g, to) and may_enter(g, tribe, to)]


def move_to(g: Vast, tribe: int, cell: int, *, pits: bool = False) -> Rule[None]:
    """Leave the light, arrive, perhaps by way of two Pits, and attack the Knight if she is there (R-61)."""
    goblins = g.goblins
    goblins.steps += 1
    here = g.pieces[tribe]
    lurking = g.lurking(tribe)
    loses = loss_of_step(g, tribe, cell)
    beetles_needed = loses and not may_enter(g, tribe, cell, spared=False)
    if is_light(g, here) and g.tiles[here] >> 3 not in goblins.lit_left:
        goblins.lit_left.append(g.tiles[here] >> 3)
    if beetles_needed:
        discard_monster(g, tribe, "bright_beetles")
    elif loses:
        yield from lose_population(g, tribe, 1)
    if g.pieces[tribe] != here:
        finish(g)
        return
    if cell not in g.tiles:
        goblins.used.append(f"exit:{PIECES[tribe]}")
        yield from lay(g, cell)  # out of Terrain onto a new tile
    goblins.moved[tribe] = True
    if pits and not (yield from terrain_effects.cross(g, tribe, terrain.pits_taken(g, here, cell))):
        finish(g)
        return
    yield from enter(g, tribe, cell)
    if g.pieces[tribe] != cell or lurking:
        finish(g)
        return
    say(g, "move", "tribe-moved", GOBLINS, cell, tribe=PIECE_WORD[tribe])
    if g.terrain_out and g.pieces[HERO] != cell:
        yield from terrain_effects.drift(g, tribe, lambda to: may_enter(g, tribe, to), lambda to: g.pieces[HERO] == to)
    if g.pieces[tribe] < 0:
        finish(g)
    elif g.pieces[HERO] == g.pieces[tribe]:
        yield from goblin_attacks.attack_knight(g, tribe)
        finish(g)


def lurker_options(g: Vast, tribe: int) -> list[TribeAct]:
    """§6.9: onto one adjacent tile, without action, or Hide."""
    return [*steps(g, tribe), "hide", "done"]


# ---- the options of a revealed Tribe


def tribe_options(g: Vast, tribe: int) -> list[TribeAct]:
    name = PIECES[tribe]
    goblins = g.goblins
    fixed = tunnelled(g, tribe)
    options: list[TribeAct] = [] if fixed else [*steps(g, tribe), *worm_jumps(g, tribe)]
    if can_wisp(g, tribe):
        options.append("wisp")
    if GOBLINS in g.rules.flare and f"flare:{name}" not in goblins.used:
        options.append("flare")
    options += actions(g, tribe, fixed)
    options += map(Secret, playable(g))
    if not goblins.moved[tribe] and not fixed and bare_dark(g):
        if "tunnels" in goblins.used:
            options.append("tunnel")
        elif "secret_tunnels" in goblins.secrets:
            options.append(Secret("secret_tunnels"))
    return [*options, "done"]


def actions(g: Vast, tribe: int, fixed: bool) -> list[TribeAct]:
    cell = g.pieces[tribe]
    pieces = g.pieces
    found: list[TribeAct] = []
    strength = tribe_strength(g, tribe)
    if pieces[HERO] == cell and strength > knight_strength(g):
        found.append(Attack("knight"))
    if pieces[ROGUE] == cell and tribe_perception(g, tribe) > stealth(g):
        found.append(Attack("thief"))
    if pieces[WYRM] == cell and g.rules.ash_dragon and strength > armor(g):
        found.append(Attack("dragon"))
    if cell in g.crystals and strength >= tribe_smash_strength(g) and tribe not in g.goblins.marks:
        found.append(Attack("crystal"))
    if cell in g.treasures:
        found.append(Plunder("treasure"))
    found += map(Plunder, gems_to_plunder(g, tribe))
    if not fixed and g.is_dark(cell) and g.tiles_left and open_beside(g, [cell]):
        found.append("explore")
    return [*found, "hide", "special"]


def gems_to_plunder(g: Vast, tribe: int) -> list[str]:
    """Gems on its space; or one of the Dragon's own, when none is out (R-57) and the Tribe is stronger than his Armor."""
    cell = g.pieces[tribe]
    here = [GEMS[gem] for gem, place in enumerate(g.gems) if place == cell]
    if here or g.pieces[WYRM] != cell or any(place >= 0 or place == CARRIED for place in g.gems):
        return here
    return list(GEMS[:1]) if tribe_strength(g, tribe) > armor(g) else []


# ---- what they do


def attack(g: Vast, tribe: int, target: str) -> Rule[None]:
    if target == "knight":
        yield from goblin_attacks.attack_knight(g, tribe)
    elif target == "thief":
        yield from goblin_attacks.attack_thief(g)
        yield from goblin_attacks.blow_up(g, tribe)
    elif target == "dragon":
        yield from goblin_attacks.attack_dragon(g, tribe)
    else:
        yield from goblin_attacks.attack_crystal(g, tribe)
    finish(g)


def plunder(g: Vast, tribe: int, token: str) -> Rule[None]:
    """A Treasure gives Rage; a Gem may bite."""
    cell = g.pieces[tribe]
    if token == "treasure":
        g.treasures[g.treasures.index(cell)] = SUPPLY
        rage(g, 1)
    else:
        g.gems[GEMS.index(token)] = SUPPLY
        if roll(g, GOBLINS, cell).hits_centre:
            yield from scatter(g, tribe)
        else:
            rage(g, 1)
    say(g, "take", "plundered", GOBLINS, cell, token="token-treasure" if token == "treasure" else f"gem-{token}")
    finish(g)
    if g.pieces[tribe] == cell and "gnome" in g.goblins.monsters[tribe] and not tunnelled(g, tribe) and bare_dark(g):
        ends = map(Space, bare_dark(g))
        answer = yield from choose(g.seat(GOBLINS), "gnome-jump", [*ends, PASS], PIECES[tribe])
        if isinstance(answer, Space):
            yield from jump_away(g, tribe, answer.cell)


def jump_away(g: Vast, tribe: int, cell: int) -> Rule[None]:
    """A card puts the Tribe elsewhere: no movement over the light, but Magma costs whoever leaves it (§11.5)."""
    here = g.pieces[tribe]
    if g.terrain_out and terrain.costs_tribe(g, here, cell):
        yield from lose_population(g, tribe, 1)
    if g.pieces[tribe] == here:
        yield from enter(g, tribe, cell)


def bare_dark(g: Vast) -> list[int]:
    return [cell for cell in sorted(dark_tiles(g)) if unoccupied(g, cell)]


def explore(g: Vast, tribe: int) -> Rule[None]:
    cell = yield from place(g, GOBLINS, open_beside(g, [g.pieces[tribe]]))
    yield from enter(g, tribe, cell)
    finish(g)


def hide(g: Vast, tribe: int) -> Rule[None]:
    g.pieces[tribe] = SUPPLY
    say(g, "move", "tribe-hid", GOBLINS, tribe=PIECE_WORD[tribe])
    finish(g)
    yield from ()


def special(g: Vast, tribe: int) -> Rule[None]:
    """Fangs: Rage; Bones: a Monster; Eye: a Secret."""
    if tribe == FANGS:
        rage(g, 1)
    elif tribe == BONES:
        draw_monsters(g, 1)
    else:
        g.goblins.to_draw += 1
    say(g, "gain", "special", GOBLINS, g.pieces[tribe], tribe=PIECE_WORD[tribe])
    finish(g)
    yield from ()


def can_wisp(g: Vast, tribe: int) -> bool:
    """Wisp: once per turn the Knight, visible to the Tribe, is moved up to 3."""
    here, knight = g.pieces[tribe], g.pieces[HERO]
    return (
        "wisp" in g.goblins.monsters[tribe]
        and "wisp" not in g.goblins.used
        and g.knight_lives
        and may_be_moved(g, HERO)
        and visible(g, here, knight)
        and not sheltered(g, here, knight)
        and bool(forced_paths(g, HERO, 1))
    )


def wisp(g: Vast, tribe: int) -> Rule[None]:
    g.goblins.used.append("wisp")
    yield from force(g, HERO, WISP_STEPS, g.seat(GOBLINS))


def light_up(g: Vast, tribe: int) -> Rule[None]:
    g.goblins.used.append(f"flare:{PIECES[tribe]}")
    flare(g, GOBLINS, g.pieces[tribe])
    yield from ()


def secret(g: Vast, tribe: int, card: str) -> Rule[None]:
    if card != "secret_tunnels":
        play_secret(g, card)
        return
    goblins = g.goblins
    goblins.secrets.remove(card)
    goblins.secret_discard.append(card)
    goblins.used.append("tunnels")
    say(g, "place", "secret-played", GOBLINS, card="secret-secret_tunnels")
    yield from tunnel(g, tribe)


def tunnel(g: Vast, tribe: int) -> Rule[None]:
    """Secret Tunnels, open for the whole turn to each revealed Tribe that has not moved yet."""
    g.goblins.used.append(f"tunnels:{PIECES[tribe]}")
    cell = yield from choose_cell(g.seat(GOBLINS), "tunnel-to", g.recall(bare_dark), PIECES[tribe])
    yield from jump_away(g, tribe, cell)
    if g.pieces[tribe] == cell:
        say(g, "move", "tribe-moved", GOBLINS, cell, tribe=PIECE_WORD[tribe])


def done(g: Vast, tribe: int) -> Rule[None]:
    finish(g)
    yield from ()


WORDS: dict[str, Callable[[Vast, int], Rule[None]]] = {
    "wisp": wisp,
    "flare": light_up,
    "explore": explore,
    "hide": hide,
    "special": special,
    "tunnel": tunnel,
    "done": done,
}
