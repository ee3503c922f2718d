"""What is told: one function for each event, called when the table shows it. Silent in simulations."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.scene import BeatKind
from wyrmtable.core.words import Arg, Msg, SeatRef, Word, msg
from wyrmtable.games.eldervale.data import FACTIONS, GHOSTS, TROVE_NAMES
from wyrmtable.games.eldervale.state import NOBODY, WILD, Eldervale
from wyrmtable.games.eldervale.terms import (
    card_msg,
    element_msg,
    magic_msg,
    monster_msg,
    realm_id,
    realm_msg,
    resource_msg,
    token_msg,
    unit_msg,
)


def who(g: Eldervale, side: int) -> Arg:
    """A player, the Ghosts, or the Monster of the battle."""
    if side == WILD:
        return monster_msg(g.battle.monster) if g.battle is not None and g.battle.monster >= 0 else msg("the-monster")
    return msg("the-ghosts") if g.ghostly(side) else SeatRef(side)


def _tell(
    g: Eldervale, kind: BeatKind, word: str, seat: int = NOBODY, at: int = -1, deep: int = 0, **args: Arg
) -> None:
    by = seat if 0 <= seat < g.rules.players else None
    if seat != NOBODY:
        args["who"] = who(g, seat)
    if at >= 0:
        args["realm"] = realm_msg(at)
    focus = (realm_id(at),) if at >= 0 and g.cells[at] >= 0 else ()
    g.tell(kind, msg(f"log-{word}", **args), by=by, focus=focus, deep=deep)


# ---- setup and turns


def faction_taken(g: Eldervale, seat: int) -> None:
    if g.heard:
        faction = FACTIONS[g.players[seat].faction]
        _tell(
            g, "choose", "faction", seat, faction=Msg(f"faction-{faction.name}"), element=element_msg(faction.element)
        )


def start_rolled(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "roll", "starts", seat)


def elements_chosen(g: Eldervale) -> None:
    if g.heard:
        _tell(g, "phase", "elements", elements=[element_msg(element) for element in g.elements])


def turn_begins(g: Eldervale) -> None:
    if g.heard:
        _tell(g, "turn", "turn", g.active)


def end_triggered(g: Eldervale) -> None:
    if g.heard:
        _tell(g, "phase", "end-triggered")


def peace_ends(g: Eldervale) -> None:
    if g.heard:
        _tell(g, "phase", "peace-ends")


def scored(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "score", "final-score", seat, vp=g.players[seat].vp)


# ---- resources, tokens, cards


def gained(g: Eldervale, seat: int, kind: int, n: int) -> None:
    if g.heard and n:
        _tell(g, "gain", "gained", seat, deep=1, n=n, what=resource_msg(kind))


def lost(g: Eldervale, seat: int, kind: int, n: int) -> None:
    if g.heard and n:
        _tell(g, "lose", "lost", seat, deep=1, n=n, what=resource_msg(kind))


def paid(g: Eldervale, seat: int, pieces: Sequence[tuple[int, int]], cards: Sequence[int]) -> None:
    """What was paid: numbers of kinds, and Magic cards, which lie face up on the pile."""
    if g.heard and (pieces or cards):
        things: list[Word] = [msg("some", n=n, what=resource_msg(kind)) for kind, n in pieces]
        things += [magic_msg(card) for card in cards]
        _tell(g, "pay", "paid", seat, deep=1, what=things)


def scored_points(g: Eldervale, seat: int, n: int) -> None:
    if g.heard and n:
        _tell(g, "score", "points", seat, deep=1, n=n)


def drew(g: Eldervale, seat: int, cards: Sequence[int]) -> None:
    if g.heard and cards:
        line = msg("log-drew", who=SeatRef(seat), n=len(cards))
        own = msg("log-drew-own", who=SeatRef(seat), cards=[magic_msg(card) for card in cards])
        only = {seat: own}
        if g.rules.teams:
            only[g.partner(seat)] = own
        g.tell("draw", line, by=seat, only=only, deep=1)


def discarded(g: Eldervale, seat: int, card: int) -> None:
    if g.heard:
        _tell(g, "lose", "discarded", seat, deep=1, card=magic_msg(card))


def took_magic(g: Eldervale, seat: int, card: int) -> None:
    if g.heard:
        _tell(g, "take", "took-magic", seat, deep=1, card=magic_msg(card))


def shuffled(g: Eldervale) -> None:
    if g.heard:
        _tell(g, "shuffle", "shuffled")


def took_token(g: Eldervale, seat: int, token: int, realm: int) -> None:
    if g.heard:
        _tell(g, "take", "took-token", seat, realm, token=token_msg(token))


def cashed(g: Eldervale, seat: int, token: int) -> None:
    if g.heard:
        _tell(g, "lose", "cashed", seat, token=token_msg(token))


def slotted(g: Eldervale, seat: int, token: int, card: int) -> None:
    if g.heard:
        _tell(g, "place", "slotted", seat, token=token_msg(token), card=card_msg(card))


def token_lost(g: Eldervale, token: int) -> None:
    if g.heard:
        _tell(g, "lose", "token-lost", deep=1, token=token_msg(token))


def obtained(g: Eldervale, seat: int, card: int) -> None:
    if g.heard:
        _tell(g, "take", "obtained", seat, card=card_msg(card))


def handed_over(g: Eldervale, seat: int, other: int, card: int) -> None:
    if g.heard:
        _tell(g, "give", "handed-over", seat, other=SeatRef(other), card=card_msg(card))


def burned(g: Eldervale, seat: int, card: int) -> None:
    if g.heard:
        _tell(g, "lose", "burned", seat, card=card_msg(card))


def turned_up(g: Eldervale, card: int) -> None:
    if g.heard:
        _tell(g, "reveal", "turned-up", deep=1, card=card_msg(card))


def card_left(g: Eldervale, seat: int, card: int) -> None:
    if g.heard:
        _tell(g, "lose", "card-left", seat, card=card_msg(card))


def stole(g: Eldervale, seat: int, other: int, kind: int) -> None:
    if g.heard:
        _tell(g, "take", "stole", seat, other=who(g, other), what=resource_msg(kind))


def gave(g: Eldervale, seat: int, other: int, kind: int) -> None:
    if g.heard:
        _tell(g, "give", "gave", seat, other=who(g, other), what=resource_msg(kind))


def swapped_magic(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "give", "swapped-magic", seat, other=SeatRef(g.partner(seat)))


def attached(g: Eldervale, seat: int, aura: int, host: int) -> None:
    if g.heard:
        _tell(g, "place", "attached", seat, card=card_msg(aura), host=card_msg(host))


def orb_used(g: Eldervale, seat: int, what: Msg) -> None:
    if g.heard:
        _tell(g, "place", "orb-used", seat, what=what)


def orb_taken(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "take", "orb-taken", seat, deep=1)


def cast(g: Eldervale, seat: int, card: int) -> None:
    if g.heard:
        _tell(g, "reveal", "cast", seat, card=magic_msg(card))


def used(g: Eldervale, seat: int, what: str) -> None:
    """An ability of a faction or monster, or a passive card, by its word."""
    if g.heard:
        _tell(g, "choose", "used", seat, what=Msg(f"ability-{what}"))


def quest_done(g: Eldervale, seat: int, card: int) -> None:
    if g.heard:
        _tell(g, "score", "quest", seat, card=magic_msg(card))


def peeked(g: Eldervale, seat: int, n: int) -> None:
    if g.heard:
        _tell(g, "reveal", "peeked", seat, n=n)


def activated(g: Eldervale, seat: int, kind: int, card: int) -> None:
    if g.heard:
        _tell(g, "choose", "activated", seat, unit=unit_msg(kind), card=card_msg(card))


# ---- power and glory


def power_gained(g: Eldervale, seat: int, element: int) -> None:
    if g.heard:
        space = g.players[seat].power[element]
        _tell(g, "grow", "power", seat, deep=1, element=element_msg(element), n=space)


def power_ignored(g: Eldervale, seat: int, element: int) -> None:
    if g.heard:
        _tell(g, "choose", "power-ignored", seat, deep=1, element=element_msg(element))


def marker_moved(g: Eldervale, seat: int, source: int, element: int) -> None:
    if g.heard:
        moved = {"source": element_msg(source), "element": element_msg(element)}
        g.tell("move", msg("log-marker-moved", who=who(g, seat), **moved), by=g.decider(seat), deep=1)


def glory_gained(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "grow", "glory", seat, n=g.players[seat].glory)


def glory_enters(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "grow", "glory-enters", seat)


# ---- Units, realms, Dwellings


def placed(g: Eldervale, seat: int, kind: int, realm: int) -> None:
    if g.heard:
        _tell(g, "place", "placed", seat, realm, unit=unit_msg(kind))


def moved(g: Eldervale, seat: int, kind: int, realm: int) -> None:
    if g.heard:
        _tell(g, "move", "moved", seat, realm, unit=unit_msg(kind))


def readied(g: Eldervale, seat: int, kind: int) -> None:
    if g.heard:
        _tell(g, "move", "readied", seat, deep=1, unit=unit_msg(kind))


def fell(g: Eldervale, seat: int, kind: int) -> None:
    if g.heard:
        _tell(g, "lose", "fell", seat, deep=1, unit=unit_msg(kind))


def stayed(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "choose", "tactics", seat)


def rallied(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "choose", "rallied", seat)


def summoned(g: Eldervale, seat: int, kind: int) -> None:
    if g.heard:
        _tell(g, "gain", "summoned", seat, unit=unit_msg(kind))


def hired(g: Eldervale, seat: int, kind: int) -> None:
    if g.heard:
        _tell(g, "gain", "hired", seat, unit=unit_msg(kind))


def returned(g: Eldervale, seat: int, kind: int) -> None:
    if g.heard:
        _tell(g, "lose", "merc-returned", seat, unit=unit_msg(kind))


def regroups(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "turn", "regroups", seat)


def returns(g: Eldervale, seat: int) -> None:
    if g.heard:
        _tell(g, "move", "units-return", seat)


def built(g: Eldervale, seat: int, realm: int, vp: int) -> None:
    if g.heard:
        _tell(g, "build", "built", seat, realm, n=vp)


def revealed(g: Eldervale, realm: int) -> None:
    if g.heard:
        _tell(g, "reveal", "revealed", at=realm)


def bridge_put_back(g: Eldervale) -> None:
    if g.heard:
        _tell(g, "lose", "bridge-put-back")


# ---- monsters


def monster_appears(g: Eldervale, monster: int, realm: int) -> None:
    if g.heard:
        _tell(g, "place", "monster-appears", at=realm, monster=monster_msg(monster))


def monster_moved(g: Eldervale, monster: int, realm: int) -> None:
    if g.heard:
        _tell(g, "move", "monster-moved", at=realm, monster=monster_msg(monster))


def rushed(g: Eldervale, monster: int, realm: int) -> None:
    if g.heard:
        _tell(g, "move", "rushed", at=realm, monster=monster_msg(monster))


def rush_stopped(g: Eldervale) -> None:
    if g.heard:
        _tell(g, "choose", "rush-stopped")


def dominated(g: Eldervale, seat: int, monster: int) -> None:
    if g.heard:
        _tell(g, "take", "dominated", seat, monster=monster_msg(monster))


def monster_defeated(g: Eldervale, monster: int) -> None:
    if g.heard:
        _tell(g, "lose", "monster-defeated", monster=monster_msg(monster))


def charged(g: Eldervale, seat: int, realm: int) -> None:
    if g.heard:
        _tell(g, "move", "charged", seat, realm)


def trove_taken(g: Eldervale, seat: int, token: int) -> None:
    if g.heard:
        _tell(g, "take", "trove", seat, token=Msg(f"trove-{TROVE_NAMES[token]}"))


# ---- battles


def battle_begins(g: Eldervale, realm: int) -> None:
    if g.heard:
        _tell(g, "hit", "battle", at=realm)


def battle_cancelled(g: Eldervale, realm: int) -> None:
    if g.heard:
        _tell(g, "hit", "battle-cancelled", at=realm)


def battle_collapsed(g: Eldervale, realm: int) -> None:
    if g.heard:
        _tell(g, "hit", "battle-collapsed", at=realm)


def joined(g: Eldervale, seat: int, kind: int, realm: int) -> None:
    if g.heard:
        _tell(g, "move", "joined", seat, realm, unit=unit_msg(kind))


def swords_spent(g: Eldervale, seat: int, side: int, dice: int) -> None:
    if g.heard:
        _tell(g, "pay", "swords" if seat == side else "swords-partner", seat, other=who(g, side), n=dice)


def rolled(g: Eldervale, side: int) -> None:
    if g.heard and g.battle is not None:
        dice: list[Word] = [*g.battle.dice[side]]
        _tell(g, "roll", "rolled", side, dice=dice)


def value_rolled(g: Eldervale, side: int, value: int) -> None:
    if g.heard:
        _tell(g, "roll", "value-rolled", side, n=value)


def die_rolled(g: Eldervale, seat: int, value: int) -> None:
    if g.heard:
        _tell(g, "roll", "die-rolled", seat, n=value)


def battle_won(g: Eldervale, side: int) -> None:
    if g.heard:
        _tell(g, "hit", "battle-won", side)


def battle_tied(g: Eldervale) -> None:
    if g.heard:
        _tell(g, "hit", "battle-tied")


# ---- Ghosts


def ghost_card(g: Eldervale) -> None:
    if g.heard:
        card = GHOSTS[g.ghost_card]
        _tell(g, "reveal", "ghost-card", card=Msg(f"ghost-{card.name}"), action=Msg(f"ghost-action-{card.action}"))


def watcher_moved(g: Eldervale) -> None:
    if g.heard:
        _tell(g, "move", "watcher", at=g.watcher)


def essence(g: Eldervale, n: int) -> None:
    if g.heard and n:
        _tell(g, "gain", "essence", n=n, total=g.essence, deep=1)


def essence_paid(g: Eldervale, n: int) -> None:
    if g.heard and n:
        _tell(g, "pay", "essence-paid", n=n, total=g.essence, deep=1)
