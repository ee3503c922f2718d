"""The Knight's Sidequests (§5.9)."""

from __future__ import annotations

from wyrmtable.games.vast.data import DRAGON, GOBLINS, KNIGHT, ON_GOBLINS, ON_KNIGHT, OUT, SIDEQUESTS
from wyrmtable.games.vast.rules.grit import gain_grit
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast

INTREPID_TILES = 10
SWIFT_SPACES = 7
ADVENTUROUS_SPACES = 3
BEDECKED_CARDS = 2
PERSISTENT_CRYSTALS = 3


def smashed_crystals(g: Vast) -> int:
    """R-70: by Knight, Goblins, the Smash power or surfacing."""
    return sum(place in (ON_KNIGHT, ON_GOBLINS, OUT) for place in g.crystals)


def fulfilled(g: Vast, quest: str) -> bool:
    knight = g.knight
    deeds = knight.deeds
    if quest == "stalwart":
        return "stalwart" in deeds if g.plays(GOBLINS) else deeds.count("ambush") >= 2
    if quest == "intrepid":
        return g.revealed >= INTREPID_TILES
    if quest == "cunning":
        return "gem" in deeds if g.plays(DRAGON) else deeds.count("treasure") >= 2
    if quest == "bedecked":
        return len(knight.face_up) >= BEDECKED_CARDS
    if quest == "adventurous":
        return len(knight.met_at) >= ADVENTUROUS_SPACES
    if quest == "swift":
        return len(knight.entered) >= SWIFT_SPACES
    if quest == "persistent":
        return smashed_crystals(g) >= PERSISTENT_CRYSTALS
    return quest in deeds  # daring, fearless, eagle_eyed


def reveal_quest(g: Vast, quest: str) -> None:
    knight = g.knight
    knight.quests.remove(quest)
    knight.quests_done.append(quest)
    if knight.quest_deck:
        knight.quests.append(knight.quest_deck.pop())
    say(g, "reveal", "quest", KNIGHT, card=f"sidequest-{quest}")
    gain_grit(g, SIDEQUESTS[quest].grit)
