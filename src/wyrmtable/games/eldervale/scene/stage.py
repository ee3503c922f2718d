"""The one place everybody should look at now: a battle, factions to choose, cards drafted, a new realm."""

from __future__ import annotations

from functools import partial

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Die, DieState, Note, Pip, Sheet, SheetRow, Zone
from wyrmtable.core.scenes import Section
from wyrmtable.core.words import Msg, Word, msg
from wyrmtable.games.eldervale.data import (
    BEAST,
    CHIMERA,
    DICE,
    ELEMENTS,
    FACTIONS,
    FACTIONS_OF,
    MONSTERS,
    MOST_DICE,
    NO_ELEMENT,
    STARTER,
    TILES,
    UNITS,
)
from wyrmtable.games.eldervale.forecast import battle_odds, battle_sides
from wyrmtable.games.eldervale.odds import percent
from wyrmtable.games.eldervale.rules.battle import HIGH, LOW
from wyrmtable.games.eldervale.rules.outcome import best_side
from wyrmtable.games.eldervale.rules.setup import free_elements
from wyrmtable.games.eldervale.rules.sides import cap, dice_number, side_of, wanted_dice
from wyrmtable.games.eldervale.scene.mats import magic_card
from wyrmtable.games.eldervale.scene.names import element_tone, faction_word, side_key, side_word, word
from wyrmtable.games.eldervale.state import NOBODY, WILD, Battle, Eldervale
from wyrmtable.games.eldervale.terms import card_msg, realm_msg, unit_msg


def stage(g: Eldervale) -> Section:
    if g.battle is not None:
        return _battle(g, g.battle)
    if g.phase in ("choose-faction", "choose-elements"):
        return _setup(g)
    if g.packets:
        return partial(_draft, g)
    return []


def new_realm(g: Eldervale) -> list[AnyElement]:
    """A tile drawn that has no place yet."""
    if g.now.drawn < 0:
        return []
    name = TILES[g.now.drawn].name
    return [
        Zone(id="new", role="drawn", weight=2, label=word("new-realm"), help="dungeon"),
        Card(id="new-tile", at="new", face=f"realm.{name}", back="realm", label=realm_msg(g.now.drawn)),
    ]


# ---- setting up


def _setup(g: Eldervale) -> list[AnyElement]:
    """Elements nobody has, or the two sides of the board of whoever chooses now."""
    choosing = next((player for player in g.players if player.faction < 0 and not g.ghostly(player.seat)), None)
    found: list[AnyElement] = [Area(id="stage", role="stage", weight=2, label=word("phase-setup"), help="factions")]
    if choosing is not None and choosing.element >= 0:
        found.append(Zone(id="sides", at="stage", role="market", weight=2, label=word("two-sides"), help="factions"))
        found += [_board(faction, "sides") for faction in FACTIONS_OF[choosing.element]]
        return found
    found.append(Zone(id="elements", at="stage", role="market", weight=2, label=word("free-elements"), help="factions"))
    for element in free_elements(g):
        name = ELEMENTS[element]
        label = card_msg(STARTER + element)
        found.append(Card(id=f"e:{name}", at="elements", face=f"starter.{name}", label=label))
    if choosing is not None:
        found.append(Zone(id="sides", at="stage", role="market", label=word("two-sides"), help="factions"))
        found += [_board(faction, "sides") for element in free_elements(g) for faction in FACTIONS_OF[element]]
    return found


def _board(faction: int, zone: str) -> Card:
    name = FACTIONS[faction].name
    return Card(id=f"f:{name}", at=zone, face=f"faction.{name}", label=faction_word(faction))


def _draft(g: Eldervale, viewer: int) -> list[AnyElement]:
    """The packet this viewer keeps a card of."""
    found: list[AnyElement] = [Area(id="stage", role="stage", weight=2, label=word("phase-draft"), help="draft")]
    if 0 <= viewer < len(g.packets):
        found.append(Zone(id="packet", at="stage", role="market", weight=2, label=word("packet"), help="draft"))
        found += [magic_card(card, "packet") for card in g.packets[viewer]]
    return found


# ---- battle


def _battle(g: Eldervale, battle: Battle) -> list[AnyElement]:
    """Who fights with which dice and why, the chances before the roll, the dice and what decides after it."""
    label = msg("battle-stage", realm=realm_msg(battle.realm), step=word(f"battle-{battle.step}"))
    found: list[AnyElement] = [Area(id="stage", role="stage", weight=2, emblem="battle", label=label, help="battle")]
    fighters = battle_sides(g)
    rolled = bool(battle.dice)
    chances = () if rolled or len(fighters) < 2 else percent(battle_odds(g))
    best = best_side(g) if rolled else NOBODY
    for place, side in enumerate(fighters):
        zone = side_key(side)
        found.append(
            Zone(
                id=zone,
                at="stage",
                role="drawn",
                owner=side if side >= 0 else None,
                tone=_tone(g, side),
                label=_title(g, side),
                help="battle",
            )
        )
        found.append(_dice_counter(g, battle, side, zone))
        if chances:
            found.append(
                Counter(
                    id=f"odds:{zone}",
                    at=zone,
                    icon="odds",
                    value=chances[place],
                    most=100,
                    form="bar",
                    owner=side if side >= 0 else None,
                    tone=_tone(g, side),
                    label=word("odds"),
                    help="battle",
                )
            )
        if rolled:
            found += _dice(battle, side, zone, best)
    if rolled:
        found += _verdict(g, battle, fighters, best)
    elif chances and chances[-1]:
        found.append(Note(id="tie", at="stage", role="rule", text=msg("odds-tie", n=chances[-1]), help="battle"))
    return found


def _tone(g: Eldervale, side: int) -> str:
    """The Monster's element; players have their own colour."""
    if side != WILD:
        return ""
    monster = _monster(g)
    return element_tone(MONSTERS[monster].element if monster >= 0 else NO_ELEMENT)


def _monster(g: Eldervale) -> int:
    battle = g.battle
    assert battle is not None
    return battle.monster if battle.monster >= 0 else g.monster_at(battle.realm)


def _title(g: Eldervale, side: int) -> Msg:
    if side == WILD:
        monster = _monster(g)
        return word(f"monster-{MONSTERS[monster].name}") if monster >= 0 else word("the-monster")
    faction = g.players[side].faction
    return faction_word(faction) if faction >= 0 else word("the-ghosts")


def _dice_counter(g: Eldervale, battle: Battle, side: int, zone: str) -> Counter:
    """How many dice, and what each comes from."""
    if battle.step == "casualties":  # Units leave; the dice lie there
        return Counter(id=f"dice:{zone}", at=zone, icon="dice", value=len(battle.dice[side]), label=word("dice"))
    value = len(battle.dice[side]) if battle.dice else dice_number(g, side) + LOW * _unrolled(g, battle, side)
    most = None if side == WILD else cap(g)
    return Counter(
        id=f"dice:{zone}", at=zone, icon="dice", value=value, most=most, parts=dice_parts(g, side), label=word("dice")
    )


def dice_parts(g: Eldervale, side: int) -> tuple[Pip, ...]:
    """Dice of a side by their source; what is neither Unit, Dwelling, sword nor spell comes from abilities."""
    battle = g.battle
    assert battle is not None
    unrolled = _unrolled(g, battle, side)
    if side == WILD:
        return (_BETWEEN if unrolled else Pip("monster", dice_number(g, side)),)
    realm = battle.realm
    units: dict[int, int] = {}
    for kind in g.kinds_at(side, realm):
        number = battle.value.get(side, 0) if kind == BEAST + CHIMERA else DICE[kind]
        units[kind] = units.get(kind, 0) + number
    homes = g.homes(side)
    parts = [_BETWEEN] if unrolled else []
    parts += [Pip(UNITS[kind], n, label=unit_msg(kind) if kind >= BEAST else None) for kind, n in units.items() if n]
    for icon, n in (
        ("dwelling", (homes >> realm & 1) + (homes & g.adjacent[realm]).bit_count()),
        ("sword", battle.bought.get(side, 0)),
        ("cast", battle.extra.get(side, 0)),
    ):
        if n:
            parts.append(Pip(icon, n))
    rest = wanted_dice(g, side) - sum(pip.n or 0 for pip in parts)
    if rest:
        parts.append(Pip("ability", rest))
    return tuple(parts)


def _unrolled(g: Eldervale, battle: Battle, side: int) -> bool:
    """The Chimera fights for this side, and with how many dice a roll will tell."""
    return not battle.dice and side not in battle.value and side_of(g, CHIMERA) == side


_BETWEEN = Pip("monster", label=msg("dice-between", a=LOW, b=HIGH))


def _dice(battle: Battle, side: int, zone: str, best: int) -> list[AnyElement]:
    """The dice as they are compared, highest first; equal ones of a side are alike."""
    dice = battle.dice[side]
    fixed = battle.fixed.get(side, 0)
    order = sorted(range(len(dice)), key=lambda at: -dice[at])
    found: list[AnyElement] = []
    for at in order:
        state: DieState = "fixed" if at < fixed else "beaten" if best != NOBODY and side != best else ""
        found.append(
            Die(
                id=f"d:{zone.removeprefix('side:')}.{at + 1}",
                at=zone,
                die="d6",
                value=str(dice[at]),
                state=state,
                owner=side if side >= 0 else None,
                tone="" if side >= 0 else "wild",
            )
        )
    return found


def _verdict(g: Eldervale, battle: Battle, fighters: list[int], best: int) -> list[AnyElement]:
    """Die by die, and which one decides."""
    sorted_dice = {side: sorted(battle.dice[side], reverse=True) for side in fighters}
    deep = max(map(len, sorted_dice.values()))
    decides = next(
        (at for at in range(deep) if best != NOBODY and _alone(sorted_dice, fighters, best, at)),
        -1,
    )
    rows = tuple(
        SheetRow(
            msg("die-number", n=at + 1),
            tuple(sorted_dice[side][at] if at < len(sorted_dice[side]) else None for side in fighters),
            total=at == decides,
        )
        for at in range(min(deep, MOST_DICE))
    )
    heads = tuple(msg("side", who=side_word(g, side)) for side in fighters)
    if battle.step == "casualties":
        text = word("verdict-nobody") if best == NOBODY else msg("verdict-won", who=side_word(g, best))
    elif best == NOBODY:
        text = word("verdict-tie")
    else:
        who: Word = side_word(g, best)
        text = msg("verdict", who=who, n=decides + 1) if decides >= 0 else msg("verdict-by-tie", who=who)
    return [
        Note(id="would-win", at="stage", role="goal", weight=2, text=text, help="battle"),
        Sheet(id="verdict", at="stage", role="compare", label=word("compare"), heads=heads, rows=rows),
    ]


def _alone(dice: dict[int, list[int]], fighters: list[int], best: int, at: int) -> bool:
    """Whether the best side is ahead of all others once this die is compared."""
    mine = dice[best][: at + 1]
    return all(dice[side][: at + 1] < mine for side in fighters if side != best)
