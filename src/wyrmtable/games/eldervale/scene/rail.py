"""What all share beside the map: tracks, Adventure cards face up, decks, Orb spaces, how far the end is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Note, Piece, Pip, Seat, Track, TrackStep, Zone
from wyrmtable.core.scenes import Section, part
from wyrmtable.core.words import Msg, SeatRef, Word, msg
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ELEMENTS,
    FACTIONS,
    GHOSTS,
    GLORY_ORBS,
    GLORY_REWARDS,
    GLORY_REWARDS_DRAFT,
    LAYOUT,
    ORB_SPACE_NAMES,
    READY,
    RESOURCES,
    ROOFTOPS,
    STORED,
    SWORD,
    TOP,
    TROVE_NAMES,
)
from wyrmtable.games.eldervale.forecast import open_points
from wyrmtable.games.eldervale.rules.scoring import result
from wyrmtable.games.eldervale.scene.mats import magic_card, mercenaries
from wyrmtable.games.eldervale.scene.names import card_id, faction_word, word
from wyrmtable.games.eldervale.sentences import sentence
from wyrmtable.games.eldervale.sight import sees_hand
from wyrmtable.games.eldervale.state import NOBODY, Eldervale, Player
from wyrmtable.games.eldervale.terms import element_msg, realm_msg

# ---- seats and phase


def seats(g: Eldervale, points: list[list[int]]) -> tuple[Seat, ...] | Callable[[int], tuple[Seat, ...]]:
    """The rows as a viewer sees them: what others would have in the end depends on whose hands one sees."""
    if not points:
        return tuple([_seat(g, player, None) for player in g.players])
    known = [sum(found) for found in points]
    public = [sum(open_points(g, found, seat, SPECTATOR)) for seat, found in enumerate(points)]
    rows = tuple([_seat(g, player, public[player.seat]) for player in g.players])
    if known == public:
        return rows
    full = tuple([_seat(g, player, known[player.seat]) for player in g.players])
    return lambda viewer: tuple([(full if sees_hand(g, viewer, seat) else rows)[seat] for seat in range(len(rows))])


def _seat(g: Eldervale, player: Player, forecast: int | None) -> Seat:
    seat = player.seat
    team = (seat // 2) if g.rules.teams else None
    if g.ghostly(seat):
        title, emblem = word("the-ghosts"), "ghosts"
    elif player.faction >= 0:
        title, emblem = faction_word(player.faction), f"faction.{FACTIONS[player.faction].name}"
    else:
        return Seat(seat, score=player.vp, team=team)
    won = g.ended and seat in result(g).winners
    first = not g.ended and g.order and g.order[0] == seat
    return Seat(
        seat,
        title=title,
        by_person=not g.ghostly(seat),
        emblem=emblem,
        score=player.vp,
        forecast=forecast,
        badges=_badges(g, player),
        team=team,
        automa=g.ghostly(seat),
        state="won" if won else "first" if first else "",
    )


def _badges(g: Eldervale, player: Player) -> tuple[Pip, ...]:
    """What one asks most of an opponent: Dwellings, Units ready, cards, and what there is to spend."""
    ready = player.places.count(READY)
    found = [Pip("dwelling", g.dwellings.count(player.seat), ROOFTOPS), Pip("ready", ready)]
    if g.ghostly(player.seat):
        return (*found, Pip("essence", g.essence), Pip("sword", player.supply[SWORD]))
    found.append(Pip("magic", len(player.hand)))
    return *found, *[Pip(RESOURCES[kind], player.supply[kind]) for kind in STORED if player.supply[kind]]


def phase_line(g: Eldervale) -> Msg:
    """Whose turn it is and what happens in it."""
    if g.ended:
        return word("phase-over")
    if g.active < 0 or not g.elements:
        return word("phase-setup")
    if g.packets:
        return word("phase-draft")
    who: Word = word("the-ghosts") if g.ghostly(g.active) else SeatRef(g.active)
    turn = (g.turns - 1) // len(g.players) + 1
    if g.battle is not None:
        return msg("phase-battle", n=turn, who=who, realm=realm_msg(g.battle.realm))
    what = "regroup" if g.now.regroup else "peace" if g.peaceful else "final" if g.final >= 0 else "turn"
    return msg(f"phase-{what}", n=turn, who=who)


# ---- elemental power, glory


def power(g: Eldervale) -> Section:
    """All markers; the viewer's own tell what they are worth."""
    if not g.elements:
        return []
    values, elements = tuple(g.rules.values), g.elements
    orbs = tuple([element in g.track_orbs for element in elements])
    spaces = tuple([tuple([player.power[element] for player in g.players]) for element in elements])
    return partial(_power, values, elements, orbs, spaces)


@part
def _power(
    values: tuple[int, ...],
    elements: tuple[int, ...],
    orbs: tuple[bool, ...],
    spaces: tuple[tuple[int, ...], ...],
    viewer: int,
) -> list[AnyElement]:
    label = msg("power-title", values=" ".join(map(str, values[1:])))
    found: list[AnyElement] = [Area(id="power", role="aside", label=label, help="power")]
    for element, orb, markers in zip(elements, orbs, spaces, strict=True):
        name = ELEMENTS[element]
        track = f"p:{name}"
        steps = _POWER_ORB if orb else _POWER
        found.append(Track(id=track, at="power", steps=steps, first=1, tone=name, label=element_msg(element)))
        found += [
            Piece(
                id=f"pm:{seat}.{name}",
                at=f"{track}#{space}",
                shape="disc",
                owner=seat,
                about=marker_worth(values, space) if seat == viewer else None,
            )
            for seat, space in enumerate(markers)
            if space
        ]
    return found


def glory(g: Eldervale) -> Section:
    if not g.elements:
        return []
    return _glory(g.rules.draft, tuple(g.glory_orbs), tuple([player.glory for player in g.players]))


@part
def _glory(draft: bool, orbs: tuple[int, ...], spaces: tuple[int, ...]) -> list[AnyElement]:
    track = Track(id="glory", steps=_glory_steps(draft, orbs), label=word("glory-track"), help="glory")
    markers = (
        Piece(id=f"gm:{seat}", at=f"glory#{space}", shape="disc", owner=seat)
        for seat, space in enumerate(spaces)
        if space >= 0
    )
    return [track, *markers]


def marker_worth(values: Sequence[int], space: int) -> Msg:
    """What a marker scores where it stands, and one space further."""
    if space >= TOP:
        return msg("about-marker-top", n=values[space])
    return msg("about-marker-now", n=values[space], more=values[space + 1])


_POWER = (TrackStep(),) * TOP
_POWER_ORB = (*_POWER[:-1], TrackStep(gain=(Pip("orb"),)))


@cache
def _glory_steps(draft: bool, orbs: tuple[int, ...]) -> tuple[TrackStep, ...]:
    """Each space with what it pays; an Orb that is gone is 2 points."""
    rewards = GLORY_REWARDS_DRAFT if draft else GLORY_REWARDS
    steps = []
    for space, reward in enumerate(rewards):
        if space in GLORY_ORBS:
            gain: tuple[Pip, ...] = (Pip("orb"),) if space in orbs else (Pip("vp", 2),)
        else:
            gain = tuple(atom for atom in sentence(reward) if isinstance(atom, Pip))
        steps.append(TrackStep(gain=gain))
    return tuple(steps)


# ---- Adventure cards


def row(g: Eldervale) -> list[AnyElement]:
    """The face-up cards; while somebody chooses among them they are on the stage."""
    if not g.elements:
        return []
    here = g.now.refill_waits
    found: list[AnyElement] = []
    if here:
        found.append(
            Area(id="stage", role="stage", weight=2, owner=g.active, label=word("dungeon-stage"), help="dungeon")
        )
    found.append(
        Zone(
            id="row",
            at="stage" if here else "",
            role="market" if here else "stock",
            weight=2 if here else 1,
            label=word("adventures"),
            help="dungeon",
        )
    )
    for element in g.elements:
        card = g.row[element]
        if card >= 0:
            found.append(Card(id=card_id(card), at="row", face=f"a{card}"))
    return found


# ---- supply


def supply(g: Eldervale) -> list[AnyElement]:
    if not g.elements:
        return []
    found: list[AnyElement] = [
        Area(id="stock", role="supply", label=word("stock")),
        Counter(id="deck", at="stock", icon="deck", value=len(g.magic), label=word("magic-deck"), help="magic"),
        Zone(
            id="spent",
            at="stock",
            role="discard",
            count=len(g.spent) + len(g.casting),
            label=word("magic-discard"),
            help="magic",
        ),
        *(magic_card(card, "spent") for card in _open_pile(g)),
    ]
    found += _orb_spaces(tuple(g.orb_spaces))
    found += _inn(g)
    found += _trove(g)
    return found


def _open_pile(g: Eldervale) -> list[int]:
    """The discard pile, its last cards; all of it while somebody may take one (Necromancer's Study)."""
    taking = any(_STUDY in player.tableau for player in g.players)
    return [*(g.spent if taking else g.spent[-_LAST:]), *g.casting]


_STUDY = ADVENTURE["necromancers_study"]
_LAST = 12
"""So many cards of the pile lie open at least; more would fill the table."""


@cache
def _orb_spaces(users: tuple[int, ...]) -> tuple[AnyElement, ...]:
    """Bonus spaces for Orbs, each used once in the game."""
    found: list[AnyElement] = [
        Zone(id="orbs", at="stock", role="stock", weight=0, label=word("orb-spaces"), help="orbs")
    ]
    for name, user in zip(ORB_SPACE_NAMES, users, strict=True):
        found.append(
            Piece(
                id=f"os:{name}",
                at="orbs",
                shape="ring",
                icon=f"orbspace.{name}",
                tone="orb" if user == NOBODY else "",
                owner=user if user != NOBODY else None,
                states=("spent",) if user != NOBODY else (),
            )
        )
    return tuple(found)


def _inn(g: Eldervale) -> list[AnyElement]:
    if not (g.rules.minotaur or g.rules.shapeshifter):
        return []
    inn = Zone(id="inn", at="stock", role="stock", weight=0, label=word("mercenaries"), help="mercenaries")
    return [inn, *mercenaries(g, NOBODY)]


def _trove(g: Eldervale) -> list[AnyElement]:
    if not g.rules.mother:
        return []
    zone = Zone(
        id="trove", at="stock", role="discard", count=len(g.trove_taken), label=word("trove-taken"), help="mother"
    )
    left = Counter(
        id="trove-left", at="stock", icon="trove", value=len(g.trove), label=word("trove-left"), help="mother"
    )
    return [
        left,
        zone,
        *(
            Card(
                id=f"tr:{TROVE_NAMES[token]}",
                at="trove",
                face=f"trove.{TROVE_NAMES[token]}",
                label=word(f"trove-{TROVE_NAMES[token]}"),
            )
            for token in g.trove_taken
        ),
    ]


def ghosts(g: Eldervale) -> list[AnyElement]:
    if not (g.rules.solo and g.elements):
        return []
    found: list[AnyElement] = [
        Zone(id="ghosts", role="stock", weight=1, count=len(g.ghost_deck), label=word("ghost-deck"), help="ghosts")
    ]
    if g.ghost_card >= 0:
        name = GHOSTS[g.ghost_card].name
        found.append(Card(id=f"g:{name}", at="ghosts", face=f"ghost.{name}", back="ghost", label=word(f"ghost-{name}")))
    return found


# ---- how far the end is


def notes(g: Eldervale) -> list[AnyElement]:
    if not g.elements or g.ended:
        return []
    if g.final >= 0:
        return [Note(id="end", role="alarm", weight=1, text=msg("end-comes", n=g.final), help="end")]
    start = len(LAYOUT[g.rules.players])
    laid = sum(cell >= 0 for cell in g.cells) - start
    found: list[AnyElement] = [
        Note(
            id="end-realms",
            role="goal",
            text=word("end-realms"),
            done=max(0, laid),
            goal=max(0, laid) + len(g.stack),
            help="end",
        ),
        Note(
            id="end-homes",
            role="goal",
            text=word("end-homes"),
            done=max(g.dwellings.count(player.seat) for player in g.players),
            goal=ROOFTOPS,
            help="end",
        ),
    ]
    if g.peaceful:
        waiting: list[Word] = [_who(g, player.seat) for player in g.players if player.glory < 0]
        found.append(Note(id="peace", role="phase", text=msg("peace-lasts", who=waiting), help="peace"))
    return found


def _who(g: Eldervale, seat: int) -> Word:
    return word("the-ghosts") if g.ghostly(seat) else SeatRef(seat)
