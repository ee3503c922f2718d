"""What everybody watches: who wins how and how far they are, seats' badges, the Cave's supply, the phase line."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Die, Note, Pip, Seat, SeatState, Zone
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.data import (
    CARRIED,
    CAVE,
    DRAGON,
    FACES,
    GOBLINS,
    KNIGHT,
    ON_GOBLINS,
    ON_KNIGHT,
    ROLES,
    SUPPLY,
    THIEF,
    TILES,
    TRIBES,
)
from wyrmtable.games.vast.faces import quest_face
from wyrmtable.games.vast.options import STANDARD
from wyrmtable.games.vast.rules.stats import armor, knight_strength, stealth, tribe_strength
from wyrmtable.games.vast.scene.names import role_word, tile_id, word
from wyrmtable.games.vast.state import Vast

_MASK = {
    face.name: "".join("1" if (x, y) in face.hits else "0" for y in (-1, 0, 1) for x in (-1, 0, 1)) for face in FACES
}


def mask(face: str) -> str:
    """The 3×3 pattern of a die face, row by row."""
    return _MASK[face]


# ---- goals


def goal_of(g: Vast, role: int) -> tuple[str, int, int]:
    """How this role wins here: message, progress, goal."""
    rules = g.rules
    if role == KNIGHT:
        if g.plays(DRAGON):
            return "goal-knight-dragon", rules.dragon_health - g.dragon.health, rules.dragon_health
        return "goal-knight-crystals", g.crystals.count(ON_KNIGHT), rules.crystals
    if role == GOBLINS:
        if g.plays(KNIGHT):
            return "goal-goblins-knight", rules.knight_health - g.knight.health, rules.knight_health
        if g.plays(DRAGON):
            return "goal-goblins-dragon", rules.dragon_health - g.dragon.health, rules.dragon_health
        return "goal-goblins-crystals", g.crystals.count(ON_GOBLINS), rules.crystals
    if role == DRAGON:
        if g.dragon.surfaced:
            return "goal-dragon-escape", g.dragon.wake, rules.wake
        return "goal-dragon-surface" if g.dragon.awake else "goal-dragon-wake", g.dragon.wake, rules.wake
    if role == CAVE:
        return "goal-cave", g.crystal_tiles_removed, rules.crystal_tiles
    return "goal-thief", g.thief.stashed, rules.stash


def level_word(g: Vast, role: int) -> Msg | None:
    """The name of the role's level where it is not the standard one, or where levels are what one plays for."""
    level = g.rules.levels[g.seat_of[role]] if g.rules.levels else STANDARD
    return word(f"level-{ROLES[role]}-{level}") if level != STANDARD or g.rules.campaign else None


_GOAL_HELP = ("5.11", "6.7", "7.6", "8.6", "9.6")


def goals(g: Vast) -> list[AnyElement]:
    found: list[AnyElement] = [Area(id="goals", role="aside", label=word("goals"), help="1")]
    for role in g.rules.roles:
        text, done, goal = goal_of(g, role)
        found.append(
            Note(
                id=f"goal:{ROLES[role]}",
                at="goals",
                role="goal",
                owner=g.seat_of[role],
                label=level_word(g, role),
                text=word(text),
                done=min(done, goal),
                goal=goal,
                help=_GOAL_HELP[role],
            )
        )
    if CAVE not in g.rules.roles:
        found.append(
            Note(
                id="goal:all",
                at="goals",
                role="alarm",
                text=word("goal-all-lose"),
                done=min(g.crystal_tiles_removed, g.rules.crystal_tiles),
                goal=g.rules.crystal_tiles,
                help="P-COLLAPSE-STEP",
            )
        )
    return found


# ---- the Cave's supply, for all to see


def supply(g: Vast) -> list[AnyElement]:
    grows = word("cave-collapses") if g.collapse else word("cave-grows")
    found: list[AnyElement] = [
        Area(id="supply", role="aside", label=grows, emblem="collapse" if g.collapse else "tile.entrance", help="8"),
        Counter(
            id="stack",
            at="supply",
            icon="tiles",
            value=len(g.stack),
            warn=None if g.collapse else 6,
            label=word("stack-left"),
            help="P-TURN",
        ),
        Counter(
            id="gone",
            at="supply",
            icon="gone",
            value=g.crystal_tiles_removed,
            most=g.rules.crystal_tiles,
            tone="crystal",
            label=word("crystals-gone"),
        ),
        Counter(
            id="treasures",
            at="supply",
            icon="token.treasure",
            value=g.treasures.count(SUPPLY),
            tone="treasure",
            label=word("treasures-left"),
        ),
    ]
    if g.plays(KNIGHT):
        found.append(
            Counter(
                id="events",
                at="supply",
                icon="deck.event",
                value=len(g.event_deck),
                tone="event",
                label=word("event-deck"),
            )
        )
        found.append(
            Counter(
                id="treasure.deck",
                at="supply",
                icon="deck.treasure",
                value=len(g.treasure_deck),
                tone="treasure",
                label=word("treasure-deck"),
            )
        )
    if g.rules.campaign:
        text = msg("campaign-match", n=g.rules.campaign)
        found.append(Note(id="campaign.match", at="supply", role="rule", text=text, help="13.4"))
    if g.face:
        found.append(
            Die(id="die", at="supply", die="dragon", value=g.face, mask=mask(g.face), label=_die_label(g.face))
        )
    return found


@cache
def _die_label(face: str) -> Msg:
    return msg("die-shows", face=word(f"face-{face}"))


def variants(g: Vast) -> list[AnyElement]:
    """The role-variant cards in play, with what they mean here."""
    rules = g.rules
    cards = []
    if rules.alone:
        cards.append("alone_in_the_dark")
    if rules.infestation:
        cards.append("goblin_infestation")
    if rules.ash_dragon:
        cards.append("ash_dragon")
    if rules.flare:
        cards.append("flare")
    if rules.past_plunder >= 0:
        cards.append("past_plunder_card")
    if not cards:
        return []
    found: list[AnyElement] = [Area(id="variants", role="aside", weight=0, label=word("variant-cards"), help="12")]
    for card in cards:
        label = (
            msg("infestation-line", line=rules.infestation) if card == "goblin_infestation" else word(f"variant-{card}")
        )
        found.append(Card(id=f"variant:{card}", at="variants", face=f"variant:{card}", weight=0, label=label))
    if g.knight.golem:
        found.append(Note(id="golem", at="variants", role="rule", text=word("golem-beside"), help="12.3"))
    if g.knight.beetles:
        found.append(Note(id="beetles", at="variants", role="rule", text=word("beetles-beside"), help="12.3"))
    return found


@cache
def _gone(id: str, pile: str, face: str) -> Card:
    return Card(id=id, at=pile, face=face)


def discards(g: Vast) -> list[AnyElement]:
    """Piles that lie open to everybody: what was played, done, discarded or left the game."""
    seen: dict[str, int] = {}
    events = []
    for name in g.event_played:
        seen[name] = seen.get(name, 0) + 1
        events.append((f"event:{name}.{seen[name]}", name))
    piles = [
        ("sidequest", "sidequests-done", [(f"sidequest:{name}", name) for name in g.knight.quests_done]),
        ("event", "events-played", events),
        ("treasure", "treasures-gone", [(f"treasure:{name}", name) for name in g.treasure_out]),
        ("monster", "monster-discard", [(f"monster:{name}", name) for name in g.goblins.monster_discard]),
        ("secret", "secret-discard", [(f"secret:{name}", name) for name in g.goblins.secret_discard]),
        ("tile", "tiles-gone", [(tile_id(number), TILES[number].name) for number in g.gone]),
    ]
    found: list[AnyElement] = []
    for kind, label, cards in piles:
        if cards:
            zone = f"discard:{kind}"
            found.append(
                Zone(id=zone, at="discards", role="discard", lay="pile", weight=0, count=len(cards), label=word(label))
            )
            quest = kind == "sidequest"
            found += [_gone(id, zone, quest_face(g, name) if quest else f"{kind}:{name}") for id, name in cards]
    return [Area(id="discards", role="aside", weight=0, label=word("discards")), *found] if found else []


# ---- seats


def seats(g: Vast) -> tuple[Seat, ...]:
    return tuple(_seat(g, role, seat) for seat, role in enumerate(g.rules.roles))


def _seat(g: Vast, role: int, seat: int) -> Seat:
    state: SeatState = ""
    if g.over and role in g.winners:
        state = "won"
    elif role == KNIGHT and g.knight.dead:
        state = "out"
    elif role == THIEF and g.pieces[5] < 0 and g.round > 1:
        state = "down"
    return Seat(
        seat,
        title=word(f"the-{ROLES[role]}"),
        emblem=f"role.{ROLES[role]}",
        badges=_BADGES[role](g),
        state=state,
    )


def _knight_badges(g: Vast) -> tuple[Pip, ...]:
    knight = g.knight
    return (
        Pip("health", knight.health, g.rules.knight_health, "health"),
        Pip("grit", knight.grit, None, "grit"),
        Pip("strength", knight_strength(g)),
        Pip(
            "cube",
            7 - sum(1 for place in knight.cubes if place.startswith("grit") or place in ("discarded", "entrance")),
        ),
        Pip("smashed", g.crystals.count(ON_KNIGHT), None if g.plays(DRAGON) else g.rules.crystals, "crystal"),
    )


def _goblin_badges(g: Vast) -> tuple[Pip, ...]:
    goblins = g.goblins
    bands = tuple(
        Pip(f"tribe.{name}", tribe_strength(g, tribe)) for tribe, name in zip(TRIBES, _TRIBE_WORDS, strict=True)
    )
    return (
        *bands,
        Pip("rage", goblins.rage, 3, "rage"),
        Pip("deck.secret", len(goblins.secrets) + len(goblins.face_up)),
    )


_TRIBE_WORDS = ("fangs", "bones", "eye")


def _dragon_badges(g: Vast) -> tuple[Pip, ...]:
    dragon = g.dragon
    return (
        Pip("health", dragon.health, g.rules.dragon_health, "health"),
        Pip("wake", dragon.wake, g.rules.wake, "wake"),
        Pip("armor", armor(g)),
        Pip("deck.power", len(dragon.hand)),
        Pip("surfaced" if dragon.surfaced else "underground"),
    )


def _cave_badges(g: Vast) -> tuple[Pip, ...]:
    return (
        Pip("gone", g.crystal_tiles_removed, g.rules.crystal_tiles, "crystal"),
        Pip("omens", len(g.cave.omens), None, "omentoken"),
        Pip("tiles", g.tiles_left),
        *((Pip("token.hatred", g.cave.hatred, g.rules.hatred),) if g.rules.hatred else ()),
    )


def _thief_badges(g: Vast) -> tuple[Pip, ...]:
    carried = g.treasures.count(CARRIED) + g.gems.count(CARRIED)
    return (
        Pip("stashed", g.thief.stashed, g.rules.stash, "treasure"),
        Pip("carried", carried),
        Pip("stealth", stealth(g)),
        Pip("loot", g.thief.loot, 3),
        Pip("upgrade", len(g.thief.upgrades)),
    )


_BADGES = (_knight_badges, _goblin_badges, _dragon_badges, _cave_badges, _thief_badges)


# ---- where we are


def phase_line(g: Vast) -> Msg:
    if g.over:
        return word("phase-over")
    if g.turn < 0:
        return word("phase-setup")
    return _phase(g.round, g.turn, g.phase)


@cache
def _phase(round: int, role: int, phase: str) -> Msg:
    return msg("phase-turn", round=round, role=role_word(role), step=word(f"phase-{ROLES[role]}-{phase}"))
