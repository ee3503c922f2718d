"""What everybody watches: who wins how and how far they are, seats' badges, the Cave's supply, the phase line."""

from __future__ import annotations

from functools import cache, lru_cache

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Die, Note, Pip, Seat, SeatState, Zone
from wyrmtable.core.scenes import NOTHING, Part, part
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


def level_word(g: Vast, role: int) -> str:
    """The word for the role's level where it is not the standard one, or where levels are what one plays for."""
    level = g.rules.levels[g.seat_of[role]] if g.rules.levels else STANDARD
    return f"level-{ROLES[role]}-{level}" if level != STANDARD or g.rules.campaign else ""


_GOAL_HELP = ("5.11", "6.7", "7.6", "8.6", "9.6")


def goals(g: Vast) -> Part:
    ways = tuple([(role, g.seat_of[role], level_word(g, role), *goal_of(g, role)) for role in g.rules.roles])
    lost = None if CAVE in g.rules.roles else (g.crystal_tiles_removed, g.rules.crystal_tiles)
    return _goals(ways, lost)


@part
def _goals(ways: tuple[tuple[int, int, str, str, int, int], ...], lost: tuple[int, int] | None) -> list[AnyElement]:
    """How each role wins, and how far all are from losing together."""
    found: list[AnyElement] = [Area(id="goals", role="aside", label=word("goals"), help="1")]
    for role, seat, level, text, done, goal in ways:
        found.append(
            Note(
                id=f"goal:{ROLES[role]}",
                at="goals",
                role="goal",
                owner=seat,
                label=word(level) if level else None,
                text=word(text),
                done=min(done, goal),
                goal=goal,
                help=_GOAL_HELP[role],
            )
        )
    if lost is not None:
        done, goal = lost
        found.append(
            Note(
                id="goal:all",
                at="goals",
                role="alarm",
                text=word("goal-all-lose"),
                done=min(done, goal),
                goal=goal,
                help="P-COLLAPSE-STEP",
            )
        )
    return found


# ---- the Cave's supply, for all to see


def supply(g: Vast) -> Part:
    decks = (len(g.event_deck), len(g.treasure_deck)) if g.plays(KNIGHT) else None
    gone, most = g.crystal_tiles_removed, g.rules.crystal_tiles
    return _supply(g.collapse, len(g.stack), gone, most, g.treasures.count(SUPPLY), decks, g.rules.campaign, g.face)


@part
def _supply(
    collapse: bool,
    stack: int,
    gone: int,
    most_gone: int,
    treasures: int,
    decks: tuple[int, int] | None,
    campaign: int,
    face: str,
) -> list[AnyElement]:
    """``decks``: Events and Treasures left, where they are played with."""
    grows = word("cave-collapses") if collapse else word("cave-grows")
    found: list[AnyElement] = [
        Area(id="supply", role="aside", label=grows, emblem="collapse" if collapse else "tile.entrance", help="8"),
        Counter(
            id="stack",
            at="supply",
            icon="tiles",
            value=stack,
            warn=None if collapse else 6,
            label=word("stack-left"),
            help="P-TURN",
        ),
        Counter(
            id="gone",
            at="supply",
            icon="gone",
            value=gone,
            most=most_gone,
            tone="crystal",
            label=word("crystals-gone"),
        ),
        Counter(
            id="treasures",
            at="supply",
            icon="token.treasure",
            value=treasures,
            tone="treasure",
            label=word("treasures-left"),
        ),
    ]
    if decks is not None:
        events, treasure_cards = decks
        found.append(
            Counter(id="events", at="supply", icon="deck.event", value=events, tone="event", label=word("event-deck"))
        )
        found.append(
            Counter(
                id="treasure.deck",
                at="supply",
                icon="deck.treasure",
                value=treasure_cards,
                tone="treasure",
                label=word("treasure-deck"),
            )
        )
    if campaign:
        text = msg("campaign-match", n=campaign)
        found.append(Note(id="campaign.match", at="supply", role="rule", text=text, help="13.4"))
    if face:
        found.append(Die(id="die", at="supply", die="dragon", value=face, mask=mask(face), label=_die_label(face)))
    return found


@cache
def _die_label(face: str) -> Msg:
    return msg("die-shows", face=word(f"face-{face}"))


def variants(g: Vast) -> Part:
    """The role-variant cards in play, with what they mean here."""
    rules = g.rules
    in_play = {
        "alone_in_the_dark": rules.alone,
        "goblin_infestation": rules.infestation,
        "ash_dragon": rules.ash_dragon,
        "flare": rules.flare,
        "past_plunder_card": rules.past_plunder >= 0,
    }
    cards = tuple([card for card, used in in_play.items() if used])
    if not cards:
        return NOTHING
    return _variants(cards, rules.infestation, g.knight.golem, g.knight.beetles)


@part
def _variants(cards: tuple[str, ...], infestation: str, golem: bool, beetles: bool) -> list[AnyElement]:
    found: list[AnyElement] = [Area(id="variants", role="aside", weight=0, label=word("variant-cards"), help="12")]
    for card in cards:
        label = msg("infestation-line", line=infestation) if card == "goblin_infestation" else word(f"variant-{card}")
        found.append(Card(id=f"variant:{card}", at="variants", face=f"variant:{card}", weight=0, label=label))
    if golem:
        found.append(Note(id="golem", at="variants", role="rule", text=word("golem-beside"), help="12.3"))
    if beetles:
        found.append(Note(id="beetles", at="variants", role="rule", text=word("beetles-beside"), help="12.3"))
    return found


def discards(g: Vast) -> Part:
    """Piles that lie open to everybody: what was played, done, discarded or left the game."""
    quests = tuple([(name, quest_face(g, name)) for name in g.knight.quests_done])
    events, treasures = tuple(g.event_played), tuple(g.treasure_out)
    monsters, secrets = tuple(g.goblins.monster_discard), tuple(g.goblins.secret_discard)
    return _discards(quests, events, treasures, monsters, secrets, tuple(g.gone))


@part
def _discards(
    quests: tuple[tuple[str, str], ...],
    events: tuple[str, ...],
    treasures: tuple[str, ...],
    monsters: tuple[str, ...],
    secrets: tuple[str, ...],
    tiles: tuple[int, ...],
) -> list[AnyElement]:
    """Sidequests are given with their faces; an Event may lie there more than once."""
    seen: dict[str, int] = {}
    played = []
    for name in events:
        seen[name] = seen.get(name, 0) + 1
        played.append((f"event:{name}.{seen[name]}", f"event:{name}"))
    piles = [
        ("sidequest", "sidequests-done", [(f"sidequest:{name}", face) for name, face in quests]),
        ("event", "events-played", played),
        ("treasure", "treasures-gone", [(f"treasure:{name}", f"treasure:{name}") for name in treasures]),
        ("monster", "monster-discard", [(f"monster:{name}", f"monster:{name}") for name in monsters]),
        ("secret", "secret-discard", [(f"secret:{name}", f"secret:{name}") for name in secrets]),
        ("tile", "tiles-gone", [(tile_id(number), f"tile:{TILES[number].name}") for number in tiles]),
    ]
    found: list[AnyElement] = []
    for kind, label, cards in piles:
        if cards:
            zone = f"discard:{kind}"
            found.append(
                Zone(id=zone, at="discards", role="discard", lay="pile", weight=0, count=len(cards), label=word(label))
            )
            found += [Card(id=id, at=zone, face=face) for id, face in cards]
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
    return _seat_line(seat, role, _BADGES[role](g), state)


_Badge = tuple[str, int | None] | tuple[str, int | None, int | None] | tuple[str, int | None, int | None, str]
"""Icon, number, how high it can be, tone."""


@lru_cache(maxsize=1 << 12)
def _seat_line(seat: int, role: int, badges: tuple[_Badge, ...], state: SeatState) -> Seat:
    return Seat(
        seat,
        title=word(f"the-{ROLES[role]}"),
        emblem=f"role.{ROLES[role]}",
        badges=tuple([Pip(*badge) for badge in badges]),
        state=state,
    )


def _knight_badges(g: Vast) -> tuple[_Badge, ...]:
    knight = g.knight
    return (
        ("health", knight.health, g.rules.knight_health, "health"),
        ("grit", knight.grit, None, "grit"),
        ("strength", knight_strength(g)),
        (
            "cube",
            7 - sum([place.startswith("grit") or place in ("discarded", "entrance") for place in knight.cubes]),
        ),
        ("smashed", g.crystals.count(ON_KNIGHT), None if g.plays(DRAGON) else g.rules.crystals, "crystal"),
    )


def _goblin_badges(g: Vast) -> tuple[_Badge, ...]:
    goblins = g.goblins
    bands: list[_Badge] = [
        (f"tribe.{name}", tribe_strength(g, tribe)) for tribe, name in zip(TRIBES, _TRIBE_WORDS, strict=True)
    ]
    return (
        *bands,
        ("rage", goblins.rage, 3, "rage"),
        ("deck.secret", len(goblins.secrets) + len(goblins.face_up)),
    )


_TRIBE_WORDS = ("fangs", "bones", "eye")


def _dragon_badges(g: Vast) -> tuple[_Badge, ...]:
    dragon = g.dragon
    return (
        ("health", dragon.health, g.rules.dragon_health, "health"),
        ("wake", dragon.wake, g.rules.wake, "wake"),
        ("armor", armor(g)),
        ("deck.power", len(dragon.hand)),
        ("surfaced" if dragon.surfaced else "underground", None),
    )


def _cave_badges(g: Vast) -> tuple[_Badge, ...]:
    hatred: list[_Badge] = [("token.hatred", g.cave.hatred, g.rules.hatred)] if g.rules.hatred else []
    return (
        ("gone", g.crystal_tiles_removed, g.rules.crystal_tiles, "crystal"),
        ("omens", len(g.cave.omens), None, "omentoken"),
        ("tiles", g.tiles_left),
        *hatred,
    )


def _thief_badges(g: Vast) -> tuple[_Badge, ...]:
    carried = g.treasures.count(CARRIED) + g.gems.count(CARRIED)
    return (
        ("stashed", g.thief.stashed, g.rules.stash, "treasure"),
        ("carried", carried),
        ("stealth", stealth(g)),
        ("loot", g.thief.loot, 3),
        ("upgrade", len(g.thief.upgrades)),
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
