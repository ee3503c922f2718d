"""The mat of each player: supply, Units at hand, treasure, tableau, Magic cards, points."""

from __future__ import annotations

from functools import cache, lru_cache

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Piece, Pip, Zone
from wyrmtable.core.scenes import Private, Section, part
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    BEAST,
    ELEMENTS,
    FACTIONS,
    HAND_LIMIT,
    INACTIVE,
    LIMIT,
    MARKERS,
    MERCENARIES,
    MINOTAUR,
    MONSTERS,
    ORB,
    READY,
    RESOURCES,
    ROOFTOPS,
    STARTER,
    STORED,
    SWORD,
    TILES,
    UNDERWORLD,
    slot_key,
)
from wyrmtable.games.eldervale.rules.scoring import CARDS_PER_DWELLING
from wyrmtable.games.eldervale.scene.board import Standing, token_pieces
from wyrmtable.games.eldervale.scene.names import card_id, magic_id, slot_place, word
from wyrmtable.games.eldervale.sight import sees_hand
from wyrmtable.games.eldervale.state import NOBODY, Eldervale, Player
from wyrmtable.games.eldervale.terms import card_msg, monster_msg, realm_msg


def mat(g: Eldervale, player: Player, points: list[list[int]], standing: Standing) -> list[Section]:
    seat = player.seat
    if player.element < 0:
        return [[_mat(seat)], *[[]] * 6]
    own, others = _places(g, player, standing, True), _places(g, player, standing, False)
    found: list[Section] = [
        _numbers(g, player),
        Private(seat, _points(g, player, points), []),
        Private(seat, own, others),
    ]
    found += [
        Private(seat, [_zone(seat, _counted(g, player))], [_zone(seat, None)]),
        _tableau(g, player, standing),
    ]
    if g.ghostly(seat):
        return [*found, [], []]
    return [*found, _hand(g, player), Private(seat, _known_realms(g, player), [])]


@cache
def _mat(seat: int) -> Area:
    return Area(id=f"mat:{seat}", role="mat", owner=seat)


def _numbers(g: Eldervale, player: Player) -> list[AnyElement]:
    """The supply, and Orbs."""
    seat, here = player.seat, f"mat:{player.seat}"
    found: list[AnyElement] = [_mat(seat)]
    if g.ghostly(seat):
        found.append(Counter(id="essence", at=here, icon="essence", value=g.essence, label=word("essence")))
        found.append(_stored(seat, SWORD, player.supply[SWORD]))
    else:
        found += [_stored(seat, kind, player.supply[kind]) for kind in STORED]
    if player.orbs:
        found.append(Counter(id=f"orb:{seat}", at=here, icon="orb", value=player.orbs, label=word("orbs"), help="orbs"))
    return found


@cache
def _stored(seat: int, kind: int, value: int) -> Counter:
    return Counter(id=f"{RESOURCES[kind]}:{seat}", at=f"mat:{seat}", icon=RESOURCES[kind], value=value)


def _points(g: Eldervale, player: Player, points: list[list[int]]) -> list[AnyElement]:
    """For the owner: what the game would be worth if it ended now."""
    if not points:
        return []
    seat = player.seat
    now = sum(points[seat])
    return [
        Counter(id=f"now:{seat}", at=f"mat:{seat}", icon="final", value=now, label=word("points-now"), help="scoring")
    ]


def _places(g: Eldervale, player: Player, standing: Standing, own: bool) -> list[AnyElement]:
    """Where Units wait, and the tray of treasure: only what holds something."""
    seat = player.seat
    found: list[AnyElement] = []
    for name, label, place, help in _WAITING:
        if place == READY or place in player.places:
            found.append(_area(seat, name, label, help if own else ""))
            found += standing.on(f"{name}:{seat}")
    if g.ghostly(seat):
        return found
    if player.tray:
        found.append(_tray(seat, g.rules.tray, own))
    for token in player.tray:
        found += token_pieces(token, f"tray:{seat}")
    if g.rules.tactics:
        found.append(_tactics(seat, player.tactics, own))
    return found


_WAITING = (
    ("ready", "ready-area", READY, "units"),
    ("under", "underworld", UNDERWORLD, "underworld"),
    ("out", "not-summoned", INACTIVE, "units"),
)


@cache
def _area(seat: int, name: str, label: str, help: str) -> Zone:
    return Zone(id=f"{name}:{seat}", at=f"mat:{seat}", role="reserve", label=word(label), help=help)


@cache
def _tray(seat: int, most: int, own: bool) -> Zone:
    return Zone(
        id=f"tray:{seat}",
        at=f"mat:{seat}",
        role="stock",
        cap=most if most <= LIMIT else None,
        label=word("tray"),
        help="treasure" if own else "",
    )


@cache
def _tactics(seat: int, up: bool, own: bool) -> Piece:
    return Piece(
        id=f"tactics:{seat}",
        at=f"mat:{seat}",
        shape="token",
        icon="tactics" if up else "sword",
        owner=seat,
        label=word("tactics-up" if up else "tactics-down"),
        help="tactics" if own else "",
    )


# ---- tableau


@lru_cache(maxsize=1 << 8)
def _zone(seat: int, counted: tuple[Pip, ...] | None) -> Zone:
    """The tableau; what is counted there is for its owner."""
    return Zone(
        id=f"tab:{seat}",
        at=f"mat:{seat}",
        role="tableau",
        label=word("tableau"),
        marks=counted or (),
        help="" if counted is None else "tableau",
    )


def _tableau(g: Eldervale, player: Player, standing: Standing) -> list[AnyElement]:
    seat = player.seat
    zone = f"tab:{seat}"
    found: list[AnyElement] = []
    if player.faction >= 0:
        found.append(_faction(seat, player.faction))
    found.append(_starter(seat, player.element))
    found += standing.on(f"s:{seat}")
    found += _in_slot(g, seat, STARTER + player.element, 0)
    hosts = {aura: host for host, aura in g.auras.items()}
    for card in player.tableau:
        found.append(_card(card, zone, g.auras.get(card, -1), hosts.get(card, -1)))
        found += standing.on(card_id(card))
        for slot in range(len(ADVENTURES[card].slots)):
            found += _in_slot(g, seat, card, slot)
        if card in g.orbs_on:
            found.append(orb(ADVENTURES[card].name, slot_place(seat, card, -1)))
    found += [_beast(kind - BEAST, zone) for kind in player.kinds if kind >= BEAST]
    found += [_quest(card, zone) for card in player.quests]
    return found + mercenaries(g, seat)


@cache
def _faction(seat: int, faction: int) -> Card:
    return Card(id=f"f:{seat}", at=f"tab:{seat}", face=f"faction.{FACTIONS[faction].name}")


@cache
def _starter(seat: int, element: int) -> Card:
    return Card(id=f"s:{seat}", at=f"tab:{seat}", face=f"starter.{ELEMENTS[element]}")


@cache
def _beast(monster: int, zone: str) -> Card:
    name = MONSTERS[monster].name
    return Card(id=f"c:{name}", at=zone, face=f"monster.{name}", label=monster_msg(monster))


@cache
def _quest(card: int, zone: str) -> Card:
    return Card(id=magic_id(card), at=zone, face=f"m{card}", states=("done",))


def mercenaries(g: Eldervale, holder: int) -> list[AnyElement]:
    """Those a player has hired; with NOBODY those at the inn."""
    found: list[AnyElement] = []
    for kind, mercenary in MERCENARIES.items():
        if (g.rules.minotaur, g.rules.shapeshifter)[kind - MINOTAUR] and g.hired[kind - MINOTAUR] == holder:
            at = "inn" if holder == NOBODY else f"tab:{holder}"
            card, label = f"h:{mercenary.name}", word(f"unit-{mercenary.name}")
            found.append(Card(id=card, at=at, face=f"mercenary.{mercenary.name}", label=label))
            if g.for_good[kind - MINOTAUR]:
                found.append(orb(mercenary.name, f"{card}#orb"))
    return found


def _counted(g: Eldervale, player: Player) -> tuple[Pip, ...]:
    """How many cards the Dwellings let count, Dwellings built, markers left; of others the badges tell."""
    cards, homes = len(player.tableau), g.dwellings.count(player.seat)
    found = [Pip("dwelling", homes, ROOFTOPS)]
    if cards:
        found.insert(0, Pip("adventure", cards if g.rules.draft else min(cards, CARDS_PER_DWELLING * homes), cards))
    if markers := MARKERS - sum(map(bool, player.power)):
        found.append(Pip("marker", markers))
    return tuple(found)


@cache
def _card(card: int, zone: str, aura: int, host: int) -> Card:
    """An Adventure card; an aura and its host show each other."""
    pips = tuple(Pip("attach", label=card_msg(other)) for other in (aura, host) if other >= 0)
    return Card(id=card_id(card), at=zone, face=f"a{card}", pips=pips)


def _in_slot(g: Eldervale, seat: int, card: int, slot: int) -> list[AnyElement]:
    token = g.slots.get(slot_key(card, slot))
    if token is None:
        return []
    place = slot_place(seat, card, slot)
    return [orb(ADVENTURES[card].name, place)] if token == ORB else token_pieces(token, place)


@cache
def orb(card: str, place: str) -> Piece:
    return Piece(id=f"orb:{card}", at=place, shape="gem", icon="orb", tone="orb", label=word("orb"))


# ---- what is hidden from others


def _hand(g: Eldervale, player: Player) -> Section:
    """Own cards, and the partner's; of others only the number."""
    seat, count, hand = player.seat, len(player.hand), tuple(player.hand)
    own, hidden = _cards(seat, count, hand, True), _cards(seat, count, None, False)
    if not g.rules.teams:
        return Private(seat, own, hidden)
    shown = _cards(seat, count, hand, False)
    return lambda viewer: own if viewer == seat else shown if sees_hand(g, viewer, seat) else hidden


@part
def _cards(seat: int, count: int, seen: tuple[int, ...] | None, own: bool) -> list[AnyElement]:
    zone = f"hand:{seat}"
    hand = Zone(
        id=zone,
        at=f"mat:{seat}",
        role="hand",
        owner=seat,
        label=None if seen is None else word("magic-in-hand"),
        cap=None if seen is None else HAND_LIMIT,
        count=count,
        sort=own,
    )
    return [hand, *(magic_card(card, zone) for card in seen or ())]


@cache
def magic_card(card: int, zone: str) -> Card:
    """A Magic card face up; its face says its name."""
    return Card(id=magic_id(card), at=zone, face=f"m{card}")


def _known_realms(g: Eldervale, player: Player) -> list[AnyElement]:
    """Tiles on top of the stack this player has looked at (Kite Scouts), the topmost first."""
    if not player.knows:
        return []
    seat = player.seat
    zone = f"known:{seat}"
    top = g.stack[len(g.stack) - player.knows :][::-1]
    if player.mixed:  # somebody changed their order
        top = [*sorted(top[: player.mixed]), *top[player.mixed :]]
    found: list[AnyElement] = [
        Zone(id=zone, at=f"mat:{seat}", role="drawn", owner=seat, label=word("known-realms"), help="tableau")
    ]
    found += [
        Card(
            id=f"k:{TILES[tile].name}",
            at=zone,
            face=f"realm.{TILES[tile].name}",
            back="realm",
            states=("peeked",),
            label=realm_msg(tile),
        )
        for tile in top
    ]
    return found
