"""Battles decided: effects after the roll, the winner, glory, casualties, the end (spec 14.2 steps 4 to 7)."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import Named, Rule, choose, window
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    BEAST,
    DEMON,
    FACTIONS,
    GOLD,
    HYDRA,
    KRAKEN,
    MAW,
    MONSTERS,
    MOTHER,
    POTION,
    READY,
    SHAPESHIFTER,
    TERROR,
    TOP,
    WIZARD,
    read_cost,
)
from wyrmtable.games.eldervale.effects.battle_counts import battle_of, can_mimic
from wyrmtable.games.eldervale.effects.compile import Effect, compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.hexes import members
from wyrmtable.games.eldervale.rules.dice import roll_all
from wyrmtable.games.eldervale.rules.glory import gain_glory
from wyrmtable.games.eldervale.rules.monsters import defeat, move_monster, return_to_lair, scavenge
from wyrmtable.games.eldervale.rules.paying import can_pay, pay
from wyrmtable.games.eldervale.rules.power import gain_power
from wyrmtable.games.eldervale.rules.quests import happened
from wyrmtable.games.eldervale.rules.sides import side_of
from wyrmtable.games.eldervale.rules.spells import cash_first, cast, castable
from wyrmtable.games.eldervale.rules.treasure import cash, cashable, in_tray
from wyrmtable.games.eldervale.rules.units import ability, move, send_below
from wyrmtable.games.eldervale.state import NOBODY, WILD, Eldervale

RADIANT_AEGIS = ADVENTURE["radiant_aegis"]
SOOTHING_UNDERTOW = ADVENTURE["soothing_undertow"]
ONE_POTION = read_cost("potion:1")
CHANGERS = tuple(card.number for card in ADVENTURES if card.window == "battle_after_roll")
CHAIN_CHANGERS = {DEMON: "fury", TERROR: "molten_hide"}
"""Dominated monsters whose owner may change dice; what Molten Hide does to swords stands before it in the table."""
WINNERS = tuple(card.number for card in ADVENTURES if card.window == "battle_won")

# ---- step 4


def roll(g: Eldervale) -> None:
    """All dice at once; then the effects after the roll, until all participants pass in a row."""
    battle = battle_of(g)
    roll_all(g)
    battle.step = "after"
    battle.queue = [(seat, seat) for seat in g.after(g.active) if seat in battle.dice and not g.ghostly(seat)]
    g.then("after-roll")


def changers(g: Eldervale, seat: int) -> dict[acts.Use, tuple[Effect, Doer]]:
    """Public effects after the roll that this participant has not used in this battle."""
    battle = battle_of(g)
    player = g.players[seat]
    found: dict[acts.Use, tuple[Effect, Doer]] = {}
    for card in player.tableau:
        if card in CHANGERS:
            found[acts.use(ADVENTURES[card].name)] = (_voluntary(ADVENTURES[card].effect), Doer(seat, card))
    for own in FACTIONS[player.faction].abilities:
        if own.window == "battle_after_roll" and "may{" in own.effect:
            found[acts.use(own.name)] = (_voluntary(own.effect), Doer(seat, mimic=not own.gather))
    for monster, name in CHAIN_CHANGERS.items():
        if side_of(g, monster) == seat:
            found[acts.use(name)] = (_voluntary(MONSTERS[monster].chain.rpartition(";")[2]), Doer(seat))
    return {
        use: (effect, doer)
        for use, (effect, doer) in found.items()
        if (seat, use.what) not in battle.used and effect.can(g, doer)
    }


def _voluntary(effect: str) -> Effect:
    """The effect without its ``may``: choosing it is the consent."""
    return compile_effect(effect.replace("may{", "if(has_unit_in_battle){"))


def after_roll(g: Eldervale) -> Rule[None]:
    """Each participant in turn, one effect at a time."""
    battle = battle_of(g)

    def offers(seat: int) -> Sequence[Named] | None:
        public = [*changers(g, seat)]
        if not public and not g.players[seat].hand:
            return None
        return [*public, *castable(g, seat, "battle_after_roll"), *cash_first(g, seat, "battle_after_roll")]

    seats = [seat for seat, _ in battle.queue]
    reaction = yield from window(seats, "after-roll", offers, battle.realm, g.holds)
    if reaction is None:
        g.then("decide-battle")
        return
    seat, act = reaction
    at = battle.queue.index((seat, seat)) + (not isinstance(act, acts.Cash))  # a token is no effect: still the same one
    battle.queue = battle.queue[at:] + battle.queue[:at]
    g.then("after-roll")
    if isinstance(act, acts.Cast):
        yield from cast(g, seat, act.card)
    elif isinstance(act, acts.Cash):
        cash(g, seat, act)
    else:
        assert isinstance(act, acts.Use)
        effect, doer = changers(g, seat)[act]
        battle.used.append((seat, act.what))
        tales.used(g, seat, act.what)
        yield from effect.run(g, doer)


# ---- steps 5 and 6


def best_side(g: Eldervale) -> int:
    """The single best side, NOBODY on a true tie; an ability may win the tie if no other tied side has one."""
    rolled = {side: sorted(dice, reverse=True) for side, dice in battle_of(g).dice.items()}
    best = max(rolled.values())
    tied = [side for side, dice in rolled.items() if dice == best]
    if len(tied) > 1:
        tied = [side for side in tied if wins_ties(g, side)]
    return tied[0] if len(tied) == 1 else NOBODY


def wins_ties(g: Eldervale, side: int) -> bool:
    """Might of the Demon, wild or dominated; Radiant Aegis."""
    return side_of(g, DEMON) == side or (side != WILD and g.has(side, RADIANT_AEGIS))


def decide_battle(g: Eldervale) -> Rule[None]:
    """Steps 5 and 6: the winner, and glory, or power in the element of a beaten Monster."""
    battle = battle_of(g)
    winner = battle.winner = best_side(g)
    g.then("spoils", "battle-won", "casualties", "battle-over")
    battle.step = "casualties"
    battle.queue = [(seat, seat) for seat in g.after(g.active) if seat in battle.dice and seat != winner]
    if winner == NOBODY:
        tales.battle_tied(g)
        return
    tales.battle_won(g, winner)
    if winner == WILD:
        return
    player = g.players[winner]
    player.won += 1
    if WILD not in battle.dice:
        yield from gain_glory(g, winner)
        return
    battle.beaten = battle.monster
    player.beasts += 1
    yield from reward(g, winner, battle.monster)


def reward(g: Eldervale, seat: int, monster: int) -> Rule[None]:
    """Glory or power; Ghosts take power where their marker stands below the top."""
    element = MONSTERS[monster].element
    if g.ghostly(seat) and monster != MOTHER:
        if element >= 0 and 0 < g.players[seat].power[element] < TOP:
            yield from gain_power(g, seat, element)
        else:
            yield from gain_glory(g, seat)
        return
    yield from compile_effect(MONSTERS[monster].reward).run(g, Doer(seat))


def spoils(g: Eldervale) -> Rule[None]:
    """After step 6: what winning brings by Scorched Earth, Trophy Hunters, Nightfall."""
    seat = battle_of(g).winner
    if seat < 0 or g.ghostly(seat):
        return
    player = g.players[seat]
    found = [(ADVENTURES[card].effect, Doer(seat, card)) for card in player.tableau if card in WINNERS]
    found += [
        (own.effect, Doer(seat, mimic=not own.gather))
        for own in FACTIONS[player.faction].abilities
        if own.window == "battle_won"
    ]
    for effect, doer in found:
        if compile_effect(effect).can(g, doer):
            yield from compile_effect(effect).run(g, doer)


def battle_won(g: Eldervale) -> Rule[None]:
    """Window ``battle_won``: Song of Glory of the winner."""
    battle = battle_of(g)
    seat = battle.winner
    if seat < 0:
        return

    def offers(asked: int) -> Sequence[Named] | None:
        return castable(g, asked, "battle_won") if g.players[asked].hand else None

    reaction = yield from window((seat,), "battle-won", offers, battle.realm, g.holds)
    if reaction is not None:
        g.then("battle-won")
        act = reaction[1]
        assert isinstance(act, acts.Cast)
        yield from cast(g, seat, act.card)


# ---- step 7


def rescues(g: Eldervale, seat: int) -> Sequence[Named] | None:
    """What a loser may do before the own Units move: Tactics, Soothing Undertow, Glamour, spells."""
    battle = battle_of(g)
    kinds = list(dict.fromkeys(g.kinds_at(seat, battle.realm)))
    if not kinds or g.ghostly(seat):
        return None
    found: list[Named] = []
    if g.rules.tactics and g.players[seat].tactics:
        found.append(acts.TACTICS)
    if g.has(seat, SOOTHING_UNDERTOW):
        if can_pay(g, seat, ONE_POTION):
            found += [acts.unit(kind, battle.realm) for kind in kinds]
        elif in_tray(g, seat, POTION, GOLD):
            found += cashable(g, seat)
    if ability(g, seat, "glamour") and g.on_map() & ~g.occupied():
        found += [acts.use(f"glamour.{word}") for kind, word in _GLAMOUR.items() if glamorous(g, seat, kind, kinds)]
    found += castable(g, seat, "battle_casualties")
    found += [act for act in cash_first(g, seat, "battle_casualties") if act not in found]
    return found if found or g.players[seat].hand else None


_GLAMOUR = {WIZARD: "wizard", SHAPESHIFTER: "shapeshifter"}


def glamorous(g: Eldervale, seat: int, kind: int, kinds: list[int]) -> bool:
    return kind in kinds and (kind == WIZARD or can_mimic(g, seat, WIZARD))


def casualties(g: Eldervale) -> Rule[None]:
    """Losers in Join order: rescue what can be rescued, the rest goes to the Underworld. A losing Monster is defeated."""
    battle = battle_of(g)
    queue = battle.queue
    if queue:
        reaction = yield from window(
            [seat for seat, _ in queue], "casualties", lambda seat: rescues(g, seat), battle.realm
        )
        seat = NOBODY if reaction is None else reaction[0]
        while queue and queue[0][0] != seat:
            yield from fall(g, queue[0][0])
            del queue[0]
        if reaction is not None:
            g.then("casualties")
            yield from rescue(g, seat, reaction[1])
            return
    if battle.beaten >= 0:
        yield from monster_beaten(g, battle.beaten)


def fall(g: Eldervale, seat: int) -> Rule[None]:
    """All Units of this realm to the Underworld, a sword each, unless the Kraken took part and drags them under."""
    battle = battle_of(g)
    dragged = battle.monster == KRAKEN or any(BEAST + KRAKEN in kinds for kinds in battle.took_part.values())
    for kind in g.kinds_at(seat, battle.realm):
        yield from send_below(g, seat, kind, battle.realm, sword=not dragged)


def rescue(g: Eldervale, seat: int, act: Named) -> Rule[None]:
    battle = battle_of(g)
    realm = battle.realm
    if isinstance(act, acts.Cast):
        yield from cast(g, seat, act.card)
    elif isinstance(act, acts.Cash):
        cash(g, seat, act)
    elif isinstance(act, acts.Unit):
        yield from pay(g, seat, ONE_POTION, 0, act)
        move(g, seat, act.kind, realm, READY)
        tales.readied(g, seat, act.kind)
    elif act is acts.TACTICS:
        g.players[seat].tactics = False
        tales.stayed(g, seat)
        battle.queue = [entry for entry in battle.queue if entry[0] != seat]
    else:
        assert isinstance(act, acts.Use)
        kind = next(kind for kind, word in _GLAMOUR.items() if act.what == f"glamour.{word}")
        goals = [acts.realm(goal) for goal in members(g.on_map() & ~g.occupied())]
        goal = yield from choose(seat, "move-to", goals, act)
        move(g, seat, kind, realm, goal.realm)
        tales.moved(g, seat, kind, goal.realm)


def monster_beaten(g: Eldervale, monster: int) -> Rule[None]:
    """Set aside; the Gravel Hydra regrows once, the Mother goes home as long as she has treasure."""
    if monster == HYDRA and not g.regrown:
        g.regrown = True
        tales.used(g, WILD, "regrow")
        yield from scavenge(g)
        yield from return_to_lair(g, monster)
    elif monster == MOTHER and g.trove:
        yield from scavenge(g)
    else:
        yield from defeat(g, monster)


# ---- the end


def battle_over(g: Eldervale) -> Rule[None]:
    """After step 7 or a collapse: the Mother returns to the Den, the Rift Maw warps; then quests of the winner."""
    battle = battle_of(g)
    if g.monsters[MOTHER] == battle.realm:
        yield from return_to_lair(g, MOTHER)
    if battle.winner == WILD and g.monsters[MAW] == battle.realm:
        free = members(g.on_map() & ~g.occupied())
        if free:
            options = [acts.realm(realm) for realm in free]
            goal = yield from choose(g.decider(g.active), "warp", options, MAW)
            move_monster(g, MAW, goal.realm)
    if battle.winner >= 0:
        yield from happened(g, "won", Doer(battle.winner))
    g.battle = None
