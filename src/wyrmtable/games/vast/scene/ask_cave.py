"""Questions to the Cave: its turn, omens and their targets, events and Treasures it hands out."""

from __future__ import annotations

from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import msg
from wyrmtable.games.vast.data import DRAGON, OMENS, ROLES, TILES, WALLS, WYRM
from wyrmtable.games.vast.grid import edge_called
from wyrmtable.games.vast.rules.omens import CAN, price
from wyrmtable.games.vast.scene import chips
from wyrmtable.games.vast.scene.ask_dragon import pieces
from wyrmtable.games.vast.scene.ask_map import cells, open_sides, verbs
from wyrmtable.games.vast.scene.board import lit_tile
from wyrmtable.games.vast.scene.draft import Asker, Draft, cell_in, piece_number
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, edge_place, place, role_word, word


def cave_act(draft: Draft) -> Wording:
    g = draft.g
    for name in draft.names:
        verb, _, what = name.partition(":")
        if verb == "shape":
            key = "do-shape-collapse" if g.collapse else "do-shape"
            draft.verb(name, "shape", word(key), icon="remove" if g.collapse else "place", weight=2)
        elif verb == "treasure":
            draft.verb(name, "treasure", word("do-place-treasure"), icon="token.treasure", weight=2)
        elif verb == "omen":
            draft.add(name, f"omen:{what}", label=word(f"omen-{what}"))
        else:
            draft.verb(name, "end", word("do-end-turn"), icon="end", weight=0)
    for omen, definition in OMENS.items():
        if f"omen:{omen}" not in draft.names:
            held = sum(symbol in definition.symbols for symbol in g.cave.omens)
            if held < price(g, omen):
                draft.block("why-omen-price", "8.4", f"omen:{omen}", have=held, need=price(g, omen))
            elif not CAN[omen](g):
                draft.block("why-omen-nothing", "8.4", f"omen:{omen}")
    return draft.finish("8.3", msg("hint-cave", n=len(g.cave.omens)))


def pay_omen(draft: Draft) -> Wording:
    for name in draft.names:
        draft.add(name, f"omentoken.{name}", label=word(f"omentoken-{name}"))
    return draft.finish("8.4", prompt=msg("ask-pay-omen", omen=word(f"omen-{draft.about}")))


def tokens(draft: Draft) -> Wording:
    """Omen tokens to give up."""
    for name in draft.names:
        draft.add(name, f"omentoken.{name}", label=word(f"omentoken-{name}"))
    return draft.finish("8.4")


def bats_target(draft: Draft) -> Wording:
    g = draft.g
    for name in draft.names:
        if name.startswith("treasure:"):
            draft.add(name, f"treasure.{g.treasures.index(cell_in(name))}", label=word("token-treasure"))
        else:
            draft.add(name, PIECE_OF[name], label=word(PIECE_WORD[piece_number(name)]))
    return draft.finish("8.4")


def edges(rule: str) -> Asker:
    """Point at an edge between two tiles."""

    def ask(draft: Draft) -> Wording:
        for name in draft.names:
            draft.add(name, edge_place(edge_called(name)), label=word("do-edge"))
        return draft.finish(rule)

    return ask


def spores_target(draft: Draft) -> Wording:
    """A player: pointed at by the piece where it stands on the map, else by a button."""
    g = draft.g
    effects = {
        "knight": (chips.grit(g, -5),),
        "goblins": (Pip("population"),),
        "dragon": (Pip("wake", -1),),
        "thief": (Pip("upgrade", -1),),
    }
    for name in draft.names:
        role = ROLES.index(name)
        draft.verb(name, name, role_word(role), icon=f"role.{name}", gives=effects[name])
    if g.plays(DRAGON) and "dragon" not in draft.names and g.pieces[WYRM] >= 0:
        draft.block("why-spores-dragon", "8.4", "dragon")
    return draft.finish("8.4")


def tracks(rule: str) -> Asker:
    """Point at a Sloth track."""

    def ask(draft: Draft) -> Wording:
        for name in draft.names:
            draft.add(name, f"sloth.{name}", label=word(f"sloth-{name}"))
        return draft.finish(rule)

    return ask


def cards(rule: str, prefix: str, words: str = "") -> Asker:
    """Point at a card of one's own: ``prefix:name``."""

    def ask(draft: Draft) -> Wording:
        for name in draft.names:
            if name in draft.passes:
                draft.verb(name, "pass", word("do-pass"), icon="pass", weight=0)
            else:
                draft.add(name, f"{prefix}:{name}", label=word(f"{words or prefix}-{name}"))
        return draft.finish(rule)

    return ask


def curse(draft: Draft) -> Wording:
    for name in draft.names:
        cell = cell_in(name)
        verb = name.split(":")[0]
        if cell < 0:
            draft.verb(name, "bottom", word("do-curse-bottom"), icon="deck.event")
        else:
            icon = "turn" if verb == "turn" else "token.event"
            draft.verb(name, f"curse-{verb}", word(f"do-curse-{verb}"), place(cell), icon=icon)
    return draft.finish("8.4")


def curse_turn(draft: Draft) -> Wording:
    g = draft.g
    cell = int(draft.about)
    number = g.tiles[cell] >> 3
    for name in draft.names:
        turn = int(name.rsplit(":", 1)[-1])
        code = number << 3 | turn << 1 | 1
        ghost = lit_tile(code, cell, WALLS[code])
        draft.verb(name, f"turn-{turn}", open_sides(WALLS[code]), icon="turn", preview=(ghost,))
    return draft.finish("8.4", prompt=msg("ask-rotate", tile=word(f"tile-{TILES[number].kind}")))


def choose_event(draft: Draft) -> Wording:
    """One of the top Events, pointed at where the Cave sees them."""
    g = draft.g
    for name in draft.names:
        draft.add(name, f"event.top.{g.event_deck.index(name)}", label=word(f"event-{name}"))
    return draft.finish("P-EVENT")


ASKS: dict[str, Asker] = {
    "cave-act": cave_act,
    "pay-omen": pay_omen,
    "discard-omen": tokens,
    "treasure-space": cells("8.3"),
    "bats-target": bats_target,
    "bats-token": cells("8.4", "blast"),
    "rockslide-from": edges("8.4"),
    "rockslide": edges("8.4"),
    "spores-target": spores_target,
    "spores-tribe": pieces("8.4"),
    "spores-cube": tracks("8.4"),
    "spores-upgrade": cards("8.4", "upgrade"),
    "hatred": verbs("8.4"),
    "curse": curse,
    "curse-turn": curse_turn,
    "choose-event": choose_event,
    "event-under": choose_event,
    "give-treasure": cards("P-TREASURE", "treasure"),
}
