"""The Goblins' board: Rage, three Tribes with Population and Monsters, War card, Secrets."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Pip, Slot, Zone
from wyrmtable.games.vast.data import BONES, FANGS, GOBLINS, MONSTERS, ON_GOBLINS, PIECES, TRIBES
from wyrmtable.games.vast.rules.stats import tribe_perception, tribe_strength
from wyrmtable.games.vast.scene.names import word
from wyrmtable.games.vast.state import Vast

SECRETS_LIMIT = 5


def goblin_mat(g: Vast, viewer: int) -> list[AnyElement]:
    seat = g.seat_of[GOBLINS]
    mat = f"mat:{seat}"
    goblins = g.goblins
    elements: list[AnyElement] = [
        Area(id=mat, role="mat", owner=seat, label=word("the-goblins"), emblem="role.goblins", help="6"),
        Counter(
            id=f"rage:{seat}",
            at=mat,
            icon="rage",
            value=goblins.rage,
            most=3,
            form="pips",
            tone="rage",
            label=word("rage"),
            help="P-RAGE",
        ),
    ]
    smashed = g.crystals.count(ON_GOBLINS)
    if smashed or g.rules.key in ("G", "GC", "GT", "GCT"):
        elements.append(
            Counter(
                id=f"smashed:{seat}",
                at=mat,
                icon="token.crystal",
                value=smashed,
                most=g.rules.crystals,
                tone="crystal",
                label=word("smashed"),
            )
        )
    for tribe in TRIBES:
        elements += _band(g, tribe, seat, mat)
    elements += _war(g, seat, mat)
    elements += _secrets(g, viewer, seat, mat)
    elements += _decks(g, seat, mat)
    return elements


def _band(g: Vast, tribe: int, seat: int, mat: str) -> list[AnyElement]:
    """One Tribe: its Population, its numbers, its Monsters; the piece itself while it is hidden."""
    name = PIECES[tribe]
    band = f"band:{name}"
    cards = g.goblins.monsters[tribe]
    places = 2 if tribe == BONES else 1
    slots = tuple(Slot(str(n + 1), word("kind-monster"), "monster") for n in range(places))
    bonus = sum(MONSTERS[card].bonus for card in cards)
    strength = tribe_strength(g, tribe)
    parts = [Pip("population", g.goblins.population[tribe])]
    if tribe == FANGS:
        parts.append(Pip("tribe.fangs", 1))
    if bonus:
        parts.append(Pip("deck.monster", bonus))
    found: list[AnyElement] = [
        Area(
            id=band, at=mat, role="supply", owner=seat, label=word(f"tribe-{name}"), emblem=f"tribe.{name}", help="6.1"
        ),
        Counter(
            id=f"population:{name}",
            at=band,
            owner=seat,
            icon="population",
            value=g.goblins.population[tribe],
            most=4,
            form="pips",
            label=word("population"),
        ),
        Counter(
            id=f"strength:{name}",
            at=band,
            owner=seat,
            icon="strength",
            value=strength,
            parts=tuple(parts),
            label=word("stat-strength"),
        ),
        Counter(
            id=f"perception:{name}",
            at=band,
            owner=seat,
            icon="perception",
            value=tribe_perception(g, tribe),
            label=word("stat-perception"),
        ),
        Zone(
            id=f"monsters:{name}",
            at=band,
            role="tableau",
            lay="slots",
            owner=seat,
            slots=slots,
            label=word("monster-deck"),
            help="6.4",
        ),
    ]
    found += [
        Card(
            id=f"monster:{card}",
            at=f"monsters:{name}#{n + 1}",
            face=f"monster:{card}",
            back="monster",
            owner=seat,
            label=word(f"monster-{card}"),
        )
        for n, card in enumerate(cards)
    ]
    return found


def _war(g: Vast, seat: int, mat: str) -> list[AnyElement]:
    war = g.goblins.war
    found: list[AnyElement] = [
        Zone(id=f"war:{seat}", at=mat, role="tableau", owner=seat, label=word("war-card"), help="6.2")
    ]
    if war:
        found.append(
            Card(id=f"war:{war}", at=f"war:{seat}", face=f"war:{war}", back="war", owner=seat, label=word(f"war-{war}"))
        )
    return found


def _secrets(g: Vast, viewer: int, seat: int, mat: str) -> list[AnyElement]:
    goblins = g.goblins
    found: list[AnyElement] = [
        Zone(id=f"secrets.open:{seat}", at=mat, role="tableau", owner=seat, label=word("secrets-open"), help="secrets"),
        *(_secret(name, f"secrets.open:{seat}", seat) for name in goblins.face_up),
        Zone(
            id=f"secrets:{seat}",
            at=mat,
            role="hand",
            lay="fan",
            owner=seat,
            count=len(goblins.secrets),
            cap=SECRETS_LIMIT - len(goblins.face_up),
            label=word("secrets"),
            help="6.5",
        ),
    ]
    if viewer == seat:
        found += [_secret(name, f"secrets:{seat}", seat) for name in goblins.secrets]
    return found


def _secret(name: str, at: str, seat: int) -> Card:
    return Card(
        id=f"secret:{name}", at=at, face=f"secret:{name}", back="secret", owner=seat, label=word(f"secret-{name}")
    )


def _decks(g: Vast, seat: int, mat: str) -> list[AnyElement]:
    """What is left to draw, and what was discarded."""
    goblins = g.goblins
    area = f"decks:{seat}"
    found: list[AnyElement] = [
        Area(id=area, at=mat, role="supply", owner=seat, weight=0, label=word("goblin-decks"), help="6.1")
    ]
    for name, deck, discard in (
        ("monster", goblins.monster_deck, goblins.monster_discard),
        ("secret", goblins.secret_deck, goblins.secret_discard),
    ):
        pile = f"{name}.deck:{seat}"
        found.append(_pile(pile, area, "deck", len(deck), f"{name}-deck", seat))
        if discard:
            pile = f"{name}.discard:{seat}"
            found.append(_pile(pile, area, "discard", len(discard), f"{name}-discard", seat))
            found += [
                Card(
                    id=f"{name}:{card}",
                    at=pile,
                    face=f"{name}:{card}",
                    back=name,
                    owner=seat,
                    label=word(f"{name}-{card}"),
                )
                for card in discard
            ]
    return found


def _pile(id: str, at: str, role: str, count: int, label: str, seat: int) -> Zone:
    return Zone(id=id, at=at, role=role, lay="pile", owner=seat, weight=0, count=count, label=word(label))
