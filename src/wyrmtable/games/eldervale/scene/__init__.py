"""What lies on the table, plainly: zones with everything in them, and every answer a button."""

from __future__ import annotations

from wyrmtable.core.ask import Question
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Area, Counter, Option, Piece, Scene, Seat, Sheet, SheetRow, Verb, Zone
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    DWELLING,
    ELEMENTS,
    MAGIC_CARDS,
    MONSTERS,
    ORB,
    RESOURCES,
    SLOTS_EACH,
    STORED,
    TILES,
    TOKENS,
    UNDERWORLD,
    UNITS,
)
from wyrmtable.games.eldervale.rules.scoring import PARTS
from wyrmtable.games.eldervale.rules.treasure import top_token
from wyrmtable.games.eldervale.scene.labels import label
from wyrmtable.games.eldervale.sight import sees_hand
from wyrmtable.games.eldervale.state import WILD, Eldervale
from wyrmtable.games.eldervale.terms import (
    card_msg,
    element_msg,
    magic_msg,
    monster_msg,
    realm_id,
    realm_msg,
    token_msg,
    unit_msg,
)


def build(g: Eldervale, viewer: int) -> Scene:
    elements: list[AnyElement] = [Area(id="table", role="common", label=msg("table"))]
    elements += _map(g)
    elements += _piles(g)
    for player in g.players:
        elements += _mat(g, player.seat, viewer)
    elements += _battle(g)
    if g.ended:
        elements.append(_sheet(g))
    return Scene(phase=_phase(g), seats=tuple(_seat(g, player.seat) for player in g.players), elements=tuple(elements))


def _phase(g: Eldervale) -> Msg:
    if not g.elements:
        return msg("phase-setup")
    if g.ended:
        return msg("phase-over")
    return msg("phase-peace" if g.peaceful else "phase-war", n=g.turns, tiles=len(g.stack))


def _seat(g: Eldervale, seat: int) -> Seat:
    team = None if not g.rules.teams else seat // 2
    title = msg("the-ghosts") if g.ghostly(seat) else None
    return Seat(seat, title=title, score=g.players[seat].vp, team=team, automa=g.ghostly(seat))


def _piece(id: str, at: str, what: Msg, n: int = 1, owner: int | None = None) -> Piece:
    return Piece(id=id, at=at, shape="token", label=what, n=n, owner=owner)


def _map(g: Eldervale) -> list[AnyElement]:
    """A zone for each realm: its open tokens, Dwelling, Monster and Units."""
    found: list[AnyElement] = []
    for realm, cell in enumerate(g.cells):
        if cell < 0:
            continue
        place = realm_id(realm)
        found.append(Zone(id=place, at="table", role="stock", label=realm_msg(realm)))
        for index in range(len(TILES[realm].printed)):
            stack = g.stack_of[realm] + index
            token = top_token(g, stack)
            if token >= 0:
                found.append(_piece(f"token:{TOKENS[token].name}", place, token_msg(token), g.left[stack]))
        if g.dwellings[realm] >= 0:
            found.append(_piece(f"dwelling:{TILES[realm].name}", place, msg("dwelling"), owner=g.dwellings[realm]))
        monster = g.monster_at(realm)
        if monster >= 0:
            found.append(_piece(f"monster:{MONSTERS[monster].name}", place, monster_msg(monster)))
        if g.watcher == realm:
            found.append(_piece("watcher", place, msg("watcher")))
    return found


def _piles(g: Eldervale) -> list[AnyElement]:
    """Decks by number, the row, the discard pile, Orbs on tracks and the glory track."""
    found: list[AnyElement] = [
        Zone(id="realms", at="table", role="deck", label=msg("realm-stack"), count=len(g.stack)),
        Zone(id="magic", at="table", role="deck", label=msg("magic-deck"), count=len(g.magic)),
        Zone(id="spent", at="table", role="discard", label=msg("magic-discard")),
        Zone(id="row", at="table", role="market", label=msg("adventure-row")),
        Zone(id="orbs", at="table", role="reserve", label=msg("orbs")),
    ]
    found += [_piece(f"magic:{MAGIC_CARDS[card].name}", "spent", magic_msg(card)) for card in (*g.spent, *g.casting)]
    found += [_piece(f"card:{ADVENTURES[card].name}", "row", card_msg(card)) for card in g.row if card >= 0]
    for element in g.elements:
        id = f"deck:{ELEMENTS[element]}"
        found.append(Zone(id=id, at="table", role="deck", label=element_msg(element), count=len(g.decks[element])))
    found += [_piece(f"orb:{ELEMENTS[element]}", "orbs", element_msg(element)) for element in g.track_orbs]
    found += [_piece(f"orb:glory{space}", "orbs", msg("glory-space", n=space)) for space in g.glory_orbs]
    if g.now.drawn >= 0:
        found.append(_piece("drawn", "orbs", realm_msg(g.now.drawn)))
    if g.rules.solo:
        found.append(Counter(id="essence", at="table", icon="essence", value=g.essence, label=msg("essence")))
    return found


def _mat(g: Eldervale, seat: int, viewer: int) -> list[AnyElement]:
    player = g.players[seat]
    mat = f"mat:{seat}"
    found: list[AnyElement] = [Area(id=mat, role="mat", owner=seat)]
    for kind in STORED:
        icon = RESOURCES[kind]
        what = msg(f"resource-{icon}")
        found.append(Counter(id=f"{icon}:{seat}", at=mat, icon=icon, value=player.supply[kind], label=what))
    for word, value in (("glory", player.glory), ("orbs", player.orbs)):
        found.append(Counter(id=f"{word}:{seat}", at=mat, icon=word, value=value, label=msg(word)))
    for element, space in enumerate(player.power):
        if space:
            id = f"power:{ELEMENTS[element]}.{seat}"
            found.append(Counter(id=id, at=mat, icon=ELEMENTS[element], value=space, label=element_msg(element)))
    hand = f"hand:{seat}"
    open_hand = sees_hand(g, viewer, seat)
    found.append(Zone(id=hand, at=mat, role="hand", label=msg("hand"), count=len(player.hand)))
    if open_hand:
        found += [_piece(f"magic:{MAGIC_CARDS[card].name}", hand, magic_msg(card)) for card in player.hand]
    if viewer == seat and seat < len(g.packets):
        found += [_piece(f"magic:{MAGIC_CARDS[card].name}", hand, magic_msg(card)) for card in g.packets[seat]]
    tableau = f"tableau:{seat}"
    found.append(Zone(id=tableau, at=mat, role="tableau", label=msg("tableau")))
    for card in player.tableau:
        found.append(_piece(f"card:{ADVENTURES[card].name}", tableau, card_msg(card)))
    found += [_piece(f"magic:{MAGIC_CARDS[card].name}", tableau, magic_msg(card)) for card in player.quests]
    found += [_piece(f"token:{TOKENS[token].name}", tableau, token_msg(token)) for token in player.tray]
    found += _slots(g, seat, tableau)
    return found + _units(g, seat, mat)


def _slots(g: Eldervale, seat: int, tableau: str) -> list[AnyElement]:
    """Tokens and Orbs on the cards of this player."""
    player = g.players[seat]
    found: list[AnyElement] = []
    for key, token in g.slots.items():
        card = key // SLOTS_EACH
        if card in player.tableau or card == len(ADVENTURES) + player.element:
            what = msg("orb") if token == ORB else token_msg(token)
            found.append(_piece(f"slot:{key}", tableau, what))
    found += [_piece(f"orb:on.{card}", tableau, msg("orb")) for card in g.orbs_on if card in player.tableau]
    return found


def _units(g: Eldervale, seat: int, mat: str) -> list[AnyElement]:
    """Units where they are; alike ones in one place are one stack."""
    player = g.players[seat]
    number: dict[tuple[int, int], int] = {}
    for kind, place in zip(player.kinds, player.places, strict=True):
        if place != DWELLING:
            number[kind, place] = number.get((kind, place), 0) + 1
    places: dict[int, str] = {}
    found: list[AnyElement] = []
    for _, place in number:
        if place < 0 and place not in places:
            word = {UNDERWORLD: "underworld", -1: "ready-area", -2: "inactive"}.get(place, "on-card")
            places[place] = f"place:{seat}.{-place}"
            found.append(Zone(id=places[place], at=mat, role="reserve", label=msg(word)))
    for (kind, place), n in number.items():
        at = realm_id(place) if place >= 0 else places[place]
        found.append(_piece(f"unit:{seat}.{UNITS[kind]}.{place}", at, unit_msg(kind), n, seat))
    return found


def _battle(g: Eldervale) -> list[AnyElement]:
    battle = g.battle
    if battle is None or not battle.dice:
        return []
    found: list[AnyElement] = [Zone(id="battle", at="table", role="drawn", label=realm_msg(battle.realm), weight=2)]
    for side, dice in battle.dice.items():
        for i, value in enumerate(dice):
            owner = None if side == WILD else side
            found.append(
                _piece(f"die:{'monster' if owner is None else side}.{i}", "battle", msg("die", n=value), 1, owner)
            )
    return found


def _sheet(g: Eldervale) -> Sheet:
    heads = tuple(msg("who", who=SeatRef(p.seat)) if not g.ghostly(p.seat) else msg("the-ghosts") for p in g.players)
    rows = [SheetRow(msg(f"score-{part}"), tuple(points[i] for points in g.breakdown)) for i, part in enumerate(PARTS)]
    rows.append(SheetRow(msg("score-total"), tuple(player.vp for player in g.players), total=True))
    return Sheet(id="score", role="score", label=msg("final-score"), heads=heads, rows=tuple(rows))


def ask(g: Eldervale, question: Question) -> Wording:
    """Every answer a button with its label."""
    verbs, options = {}, []
    for i, option in enumerate(question.options):
        name, what = option if isinstance(option, str) else option.name, label(option)
        verbs[f"b{i}"] = Verb(what)
        options.append(Option(name, (f"!b{i}",), label=what))
    return Wording(prompt=msg(f"ask-{question.kind}"), options=tuple(options), verbs=verbs)
