"""The mat of each player: supply, Units at hand, treasure, tableau, Magic cards, points."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Piece, Pip, Zone
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    BEAST,
    ELEMENTS,
    FACTIONS,
    HAND_LIMIT,
    INACTIVE,
    LIMIT,
    MARKERS,
    MONSTERS,
    ORB,
    RESOURCES,
    ROOFTOPS,
    STARTER,
    STORED,
    SWORD,
    TILES,
    UNDERWORLD,
    slot_key,
)
from wyrmtable.games.eldervale.forecast import open_points
from wyrmtable.games.eldervale.rules.scoring import CARDS_PER_DWELLING
from wyrmtable.games.eldervale.scene.board import token_pieces
from wyrmtable.games.eldervale.scene.names import card_id, magic_id, slot_place, word
from wyrmtable.games.eldervale.sight import sees_hand
from wyrmtable.games.eldervale.state import Eldervale, Player
from wyrmtable.games.eldervale.terms import card_msg, monster_msg, realm_msg


def mat(g: Eldervale, seat: int, viewer: int) -> list[AnyElement]:
    player = g.players[seat]
    here = f"mat:{seat}"
    found: list[AnyElement] = [Area(id=here, role="mat", owner=seat)]
    if player.element < 0:
        return found
    if g.ghostly(seat):
        found.append(Counter(id="essence", at=here, icon="essence", value=g.essence, label=word("essence")))
        found.append(Counter(id=f"sword:{seat}", at=here, icon="sword", value=player.supply[SWORD]))
    else:
        found += [
            Counter(id=f"{RESOURCES[kind]}:{seat}", at=here, icon=RESOURCES[kind], value=player.supply[kind])
            for kind in STORED
        ]
    found += _numbers(g, player, viewer)
    found += _places(g, player, viewer)
    found += _tableau(g, player, seat == viewer)
    if not g.ghostly(seat):
        found += _hand(g, player, viewer)
        found += _known_realms(g, player, viewer)
    return found


def _numbers(g: Eldervale, player: Player, viewer: int) -> list[AnyElement]:
    """Orbs, Dwellings and markers left, and what the game would be worth if it ended now."""
    seat, here = player.seat, f"mat:{player.seat}"
    found: list[AnyElement] = []
    if player.orbs:
        found.append(Counter(id=f"orb:{seat}", at=here, icon="orb", value=player.orbs, label=word("orbs"), help="orbs"))
    if g.elements and not g.ended and seat == viewer:
        points = sum(open_points(g, seat, viewer))
        found.append(
            Counter(id=f"now:{seat}", at=here, icon="final", value=points, label=word("points-now"), help="scoring")
        )
    return found


def _places(g: Eldervale, player: Player, viewer: int) -> list[AnyElement]:
    """Where Units wait, and the tray of treasure: only what holds something."""
    seat, here = player.seat, f"mat:{player.seat}"
    own = seat == viewer
    found: list[AnyElement] = [
        Zone(id=f"ready:{seat}", at=here, role="reserve", label=word("ready-area"), help="units" if own else "")
    ]
    for name, label, place, help in _WAITING:
        if place in player.places:
            found.append(
                Zone(id=f"{name}:{seat}", at=here, role="reserve", label=word(label), help=help if own else "")
            )
    if g.ghostly(seat):
        return found
    if player.tray:
        cap = g.rules.tray if g.rules.tray <= LIMIT else None
        found.append(
            Zone(id=f"tray:{seat}", at=here, role="stock", cap=cap, label=word("tray"), help="treasure" if own else "")
        )
    for token in player.tray:
        found += token_pieces(token, f"tray:{seat}")
    if g.rules.tactics:
        up = player.tactics
        found.append(
            Piece(
                id=f"tactics:{seat}",
                at=here,
                shape="token",
                icon="tactics" if up else "sword",
                owner=seat,
                label=word("tactics-up" if up else "tactics-down"),
                help="tactics" if own else "",
            )
        )
    return found


_WAITING = (("under", "underworld", UNDERWORLD, "underworld"), ("out", "not-summoned", INACTIVE, "units"))


# ---- tableau


def _tableau(g: Eldervale, player: Player, own: bool) -> list[AnyElement]:
    seat = player.seat
    zone = f"tab:{seat}"
    found: list[AnyElement] = [
        Zone(
            id=zone,
            at=f"mat:{seat}",
            role="tableau",
            label=word("tableau"),
            marks=_counted(g, player) if own else (),
            help="tableau" if own else "",
        )
    ]
    if player.faction >= 0:
        name = FACTIONS[player.faction].name
        found.append(Card(id=f"f:{seat}", at=zone, face=f"faction.{name}"))
    starter = STARTER + player.element
    found.append(Card(id=f"s:{seat}", at=zone, face=f"starter.{ELEMENTS[player.element]}"))
    found += _in_slot(g, seat, starter, 0)
    hosts = {aura: host for host, aura in g.auras.items()}
    for card in player.tableau:
        found.append(_card(g, card, zone, hosts.get(card, -1)))
        for slot in range(len(ADVENTURES[card].slots)):
            found += _in_slot(g, seat, card, slot)
        if card in g.orbs_on:
            found.append(_orb(f"orb:{ADVENTURES[card].name}", slot_place(seat, card, -1)))
    found += [
        Card(
            id=f"c:{MONSTERS[kind - BEAST].name}",
            at=zone,
            face=f"monster.{MONSTERS[kind - BEAST].name}",
            label=monster_msg(kind - BEAST),
        )
        for kind in player.kinds
        if kind >= BEAST
    ]
    found += [
        Card(
            id=magic_id(card),
            at=zone,
            face=f"m{card}",
            states=("done",),
        )
        for card in player.quests
    ]
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


def _card(g: Eldervale, card: int, zone: str, host: int) -> Card:
    """An Adventure card; an aura and its host show each other."""
    aura = g.auras.get(card, -1)
    pips = []
    if aura >= 0:
        pips.append(Pip("attach", label=card_msg(aura)))
    if host >= 0:
        pips.append(Pip("attach", label=card_msg(host)))
    return Card(id=card_id(card), at=zone, face=f"a{card}", pips=tuple(pips))


def _in_slot(g: Eldervale, seat: int, card: int, slot: int) -> list[AnyElement]:
    token = g.slots.get(slot_key(card, slot))
    place = slot_place(seat, card, slot)
    if token is None:
        return []
    if token == ORB:
        return [_orb(f"orb:{ADVENTURES[card].name}", place)]
    return token_pieces(token, place)


def _orb(id: str, place: str) -> Piece:
    return Piece(id=id, at=place, shape="gem", icon="orb", tone="orb", label=word("orb"))


# ---- what is hidden from others


def _hand(g: Eldervale, player: Player, viewer: int) -> list[AnyElement]:
    """Own cards, and the partner's; of others only the number."""
    seat = player.seat
    zone = f"hand:{seat}"
    seen = sees_hand(g, viewer, seat)
    found: list[AnyElement] = [
        Zone(
            id=zone,
            at=f"mat:{seat}",
            role="hand",
            owner=seat,
            label=word("magic-in-hand") if seen else None,
            cap=HAND_LIMIT if seen else None,
            count=len(player.hand),
            sort=seat == viewer,
        )
    ]
    if seen:
        found += [magic_card(card, zone) for card in player.hand]
    return found


def magic_card(card: int, zone: str) -> Card:
    """A Magic card face up; its face says its name."""
    return Card(id=magic_id(card), at=zone, face=f"m{card}")


def _known_realms(g: Eldervale, player: Player, viewer: int) -> list[AnyElement]:
    """Tiles on top of the stack this viewer has looked at (Kite Scouts), the topmost first."""
    if viewer != player.seat or not player.knows:
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
