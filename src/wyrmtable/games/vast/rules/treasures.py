"""P-TREASURE: the Knight is handed a Treasure card."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.data import CAVE, KNIGHT
from wyrmtable.games.vast.rules.grit import gain_grit
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast

DECLINE_GRIT = 5


def treasure(g: Vast) -> Rule[None]:
    """The Cave gives one of the top two cards, or she gets the top one; she keeps it face down or declines."""
    knight, deck = g.knight, g.treasure_deck
    if not deck:
        gain_grit(g, DECLINE_GRIT)
        return
    if g.plays(CAVE) and len(deck) > 1:
        g.treasure_pair = [deck.pop(0), deck.pop(0)]
        card = yield from choose(g.seat(CAVE), "give-treasure", g.treasure_pair)
        g.treasure_pair.remove(card)
        deck.append(g.treasure_pair.pop())
    else:
        card = deck.pop(0)
    knight.offer = card
    answer = yield from choose(g.seat(KNIGHT), "treasure", ["keep", "decline"])
    card, knight.offer = knight.offer, ""
    if answer == "keep":
        knight.face_down.append(card)
        knight.fresh.append(card)
        say(g, "take", "treasure-kept", KNIGHT)
    else:
        g.treasure_out.append(card)
        say(g, "lose", "treasure-declined", KNIGHT, card=f"treasure-{card}")
        gain_grit(g, DECLINE_GRIT)
