"""Monsters drawn and assigned to Tribes (§6.4), and the Goblin Ruby's second draw."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Assignment, Secret
from wyrmtable.games.vast.data import BONES, EYE, FANGS, GOBLINS, PIECES, TRIBES
from wyrmtable.games.vast.rules.say import PIECE_WORD, say
from wyrmtable.games.vast.rules.secrets import play_secret, playable
from wyrmtable.games.vast.rules.tribes import discard_monster, draw_monster
from wyrmtable.games.vast.state import Vast

SLOTS = {FANGS: 1, BONES: 2, EYE: 1}


def ruby_ready(g: Vast) -> bool:
    """Goblin Ruby: once per turn a card just drawn may be discarded and drawn again."""
    return "goblin_ruby" in g.goblins.face_up and "ruby" not in g.goblins.used


def draw_monsters(g: Vast, count: int) -> None:
    for _ in range(count):
        card = draw_monster(g)
        if card:
            g.goblins.monster_drawn.append(card)
            say(g, "draw", "monster-drawn", GOBLINS, card=f"monster-{card}")


def assignments(g: Vast) -> list[Assignment | Secret]:
    """On a free space, in place of another, discarded, drawn again; or a Secret before that."""
    goblins = g.goblins
    owned = sum(len(cards) for cards in goblins.monsters)
    room = goblins.population[BONES] - owned
    options: list[Assignment | Secret] = []
    for card in goblins.monster_drawn:
        for tribe in TRIBES:
            held = goblins.monsters[tribe]
            if len(held) < SLOTS[tribe] and room > 0:
                options.append(Assignment(card, PIECES[tribe]))
            if room + 1 > 0:
                options += [Assignment(card, PIECES[tribe], old) for old in held]
        options.append(Assignment(card, "discard"))
        if ruby_ready(g):
            options.append(Assignment(card, "redraw"))
    return [*options, *map(Secret, playable(g))]


def assign_monster(g: Vast) -> Rule[None]:
    """One of the drawn Monsters finds its place."""
    goblins = g.goblins
    answer = yield from choose(g.seat(GOBLINS), "assign-monster", assignments(g), secret=bool(goblins.secrets))
    if isinstance(answer, Secret):
        play_secret(g, answer.what)
        return
    card, where = answer.card, answer.where
    goblins.monster_drawn.remove(card)
    if where == "discard":
        goblins.monster_discard.append(card)
    elif where == "redraw":
        goblins.used.append("ruby")
        goblins.monster_discard.append(card)
        draw_monsters(g, 1)
    else:
        tribe = PIECES.index(where)
        if answer.old:
            discard_monster(g, tribe, answer.old)
        goblins.monsters[tribe].append(card)
        say(g, "gain", "monster-assigned", GOBLINS, card=f"monster-{card}", tribe=PIECE_WORD[tribe])
