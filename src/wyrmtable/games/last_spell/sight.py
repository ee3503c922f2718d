"""What nobody can know (2.15), dealt anew; it is hidden from every seat alike."""

from __future__ import annotations

from wyrmtable.core.chance import Mixer
from wyrmtable.games.last_spell.data import ITEM_NUMBER
from wyrmtable.games.last_spell.rules.decks import shop_stands
from wyrmtable.games.last_spell.state import Spell


def imagine(g: Spell) -> None:
    """Deal anew, in place: pattern cards, Cetusia cards, and the decks below their top cards."""
    mixer = Mixer(g.chance, "imagined")
    deal_patterns(g, mixer)
    mix(mixer, g.wyrm_deck, 0)
    mix(mixer, g.directions, 1 if g.day else 0)
    if g.day or g.phase == "new-day":  # the decks are shuffled before Day I
        seen = int(shop_stands(g))
        for cards in g.decks:
            top = cards[:seen]
            hidden = sorted(cards[seen:], key=ITEM_NUMBER.__getitem__)
            mixer.shuffle(hidden)
            cards[:] = [*top, *hidden]


def mix(mixer: Mixer, cards: list[str], seen: int) -> None:
    hidden = sorted(cards[seen:])
    if len(hidden) > 1:
        mixer.shuffle(hidden)
        cards[seen:] = hidden


def deal_patterns(g: Spell, mixer: Mixer) -> None:
    """Face-down piles and the rest of the deck are one unknown heap."""
    piles = [] if g.piles_open else list(g.piles.values())
    hidden = sorted([*g.patterns, *(card for pile in piles for card in pile)])
    mixer.shuffle(hidden)
    for pile in piles:
        for at in range(len(pile)):
            pile[at] = hidden.pop()
    g.patterns = hidden
