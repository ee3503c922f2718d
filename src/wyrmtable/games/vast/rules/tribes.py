"""What befalls the Goblins: P-SCATTER, P-RAGE, lost Population, drawn Secrets."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.data import GOBLINS, RAGE_MAX, SUPPLY
from wyrmtable.games.vast.rules.say import PIECE_WORD, say
from wyrmtable.games.vast.state import Vast

SECRETS_LIMIT = 5


def rage(g: Vast, by: int) -> None:
    """P-RAGE"""
    g.goblins.rage = max(0, min(RAGE_MAX, g.goblins.rage + by))


def lost_by_scattering(g: Vast, tribe: int) -> int:
    goblins = g.goblins
    return min(goblins.population[tribe], 1 if "bright_beetles" in goblins.monsters[tribe] else 2)


def scatter(g: Vast, tribe: int) -> Rule[int]:
    """P-SCATTER: to the board, Population −2 (Bright Beetles: −1), a Monster lost; gives the Population lost."""
    lost = lost_by_scattering(g, tribe)
    say(g, "fall", "scattered", GOBLINS, g.pieces[tribe], tribe=PIECE_WORD[tribe], n=lost)
    g.pieces[tribe] = SUPPLY
    _lower(g, tribe, lost)
    yield from lose_monster(g, tribe)
    return lost


def lose_population(g: Vast, tribe: int, by: int) -> Rule[int]:
    """Population lost other than by scattering; Bright Beetles may make it 1 less, where that spares anybody; at 0 the
    Tribe scatters."""
    goblins = g.goblins
    lost = min(goblins.population[tribe], by)
    if lost == by > 0 and "bright_beetles" in goblins.monsters[tribe]:
        answer = yield from choose(g.seat(GOBLINS), "beetles", ["use", "keep"], tribe)
        if answer == "use":
            discard_monster(g, tribe, "bright_beetles")
            lost -= 1
    _lower(g, tribe, lost)
    if lost and goblins.population[tribe] == 0:
        yield from scatter(g, tribe)
    return lost


def _lower(g: Vast, tribe: int, lost: int) -> None:
    goblins = g.goblins
    goblins.population[tribe] -= lost
    if lost and goblins.population[tribe] == 0 and "goblin_ruby" in goblins.face_up:
        goblins.face_up.remove("goblin_ruby")
        goblins.secret_discard.append("goblin_ruby")


def lose_monster(g: Vast, tribe: int) -> Rule[None]:
    """One Monster of the Tribe is discarded; Bones with two: the Goblins choose."""
    cards = g.goblins.monsters[tribe]
    if cards:
        card = yield from choose(g.seat(GOBLINS), "lose-monster", list(cards), tribe)
        discard_monster(g, tribe, card)


def discard_monster(g: Vast, tribe: int, card: str) -> None:
    g.goblins.monsters[tribe].remove(card)
    g.goblins.monster_discard.append(card)


def draw_monster(g: Vast) -> str:
    """Top Monster, the discards shuffled in when the deck is empty; "" when there is none at all."""
    goblins = g.goblins
    if not goblins.monster_deck:
        goblins.monster_deck, goblins.monster_discard = goblins.monster_discard, []
        g.chance.shuffle("monsters", goblins.monster_deck)
    return goblins.monster_deck.pop() if goblins.monster_deck else ""


def draw_secret(g: Vast) -> str:
    """Top Secret into the hand; gives its name, "" when there is none at all."""
    goblins = g.goblins
    if not goblins.secret_deck:
        goblins.secret_deck, goblins.secret_discard = goblins.secret_discard, []
        g.chance.shuffle("secrets", goblins.secret_deck)
    if not goblins.secret_deck:
        return ""
    card = goblins.secret_deck.pop()
    goblins.secrets.append(card)
    return card


def discard_to_limit(g: Vast) -> Rule[None]:
    """§6.5: at most five Secrets, the face-up ones counted."""
    goblins = g.goblins
    while len(goblins.secrets) + len(goblins.face_up) > SECRETS_LIMIT:
        card = yield from choose(g.seat(GOBLINS), "discard-secret", [*goblins.secrets, *goblins.face_up], secret=True)
        (goblins.secrets if card in goblins.secrets else goblins.face_up).remove(card)
        goblins.secret_discard.append(card)


def discard_trap(g: Vast) -> None:
    """Trap leaves after the first attack on a Tribe, or when it is used against a power."""
    goblins = g.goblins
    if "trap" in goblins.face_up:
        goblins.face_up.remove("trap")
        goblins.secret_discard.append("trap")
