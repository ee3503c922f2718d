"""Questions to the Cave: its turn, omens and their targets, events and Treasures it hands out."""

from __future__ import annotations

from wyrmtable.core.game import Asked
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import msg
from wyrmtable.games.vast.data import DRAGON, OMENS, ROLES, TILES, WALLS, WYRM
from wyrmtable.games.vast.grid import edge_called
from wyrmtable.games.vast.rules.omens import CAN, price
from wyrmtable.games.vast.scene.ask_dragon import pieces
from wyrmtable.games.vast.scene.ask_map import cells, open_sides, verbs
from wyrmtable.games.vast.scene.asking import Asker, Asking, cell_in, piece_number
from wyrmtable.games.vast.scene.board import lit_tile
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, edge_place, place, role_word, word


def cave_act(asking: Asking) -> Asked:
    g = asking.g
    for name in asking.names:
        verb, _, what = name.partition(":")
        if verb == "shape":
            key = "do-shape-collapse" if g.collapse else "do-shape"
            asking.verb(name, "shape", word(key), icon="remove" if g.collapse else "place", weight=2)
        elif verb == "treasure":
            asking.verb(name, "treasure", word("do-place-treasure"), icon="token.treasure", weight=2)
        elif verb == "omen":
            asking.add(name, f"omen:{what}", label=word(f"omen-{what}"))
        else:
            asking.verb(name, "end", word("do-end-turn"), icon="end", weight=0)
    for omen, definition in OMENS.items():
        if f"omen:{omen}" not in asking.names:
            held = sum(symbol in definition.symbols for symbol in g.cave.omens)
            if held < price(g, omen):
                asking.block("why-omen-price", "8.4", f"omen:{omen}", have=held, need=price(g, omen))
            elif not CAN[omen](g):
                asking.block("why-omen-nothing", "8.4", f"omen:{omen}")
    return asking.finish("8.3", msg("hint-cave", n=len(g.cave.omens)))


def pay_omen(asking: Asking) -> Asked:
    for name in asking.names:
        asking.add(name, f"omentoken.{name}", label=word(f"omentoken-{name}"))
    return asking.finish("8.4", prompt=msg("ask-pay-omen", omen=word(f"omen-{asking.about}")))


def tokens(asking: Asking) -> Asked:
    """Omen tokens to give up."""
    for name in asking.names:
        asking.add(name, f"omentoken.{name}", label=word(f"omentoken-{name}"))
    return asking.finish("8.4")


def bats_target(asking: Asking) -> Asked:
    g = asking.g
    for name in asking.names:
        if name.startswith("treasure:"):
            asking.add(name, f"treasure.{g.treasures.index(cell_in(name))}", label=word("token-treasure"))
        else:
            asking.add(name, PIECE_OF[name], label=word(PIECE_WORD[piece_number(name)]))
    return asking.finish("8.4")


def edges(rule: str) -> Asker:
    """Point at an edge between two tiles."""

    def ask(asking: Asking) -> Asked:
        for name in asking.names:
            asking.add(name, edge_place(edge_called(name)), label=word("do-edge"))
        return asking.finish(rule)

    return ask


def spores_target(asking: Asking) -> Asked:
    """A player: pointed at by the piece where it stands on the map, else by a button."""
    g = asking.g
    effects = {
        "knight": (Pip("grit", -5),),
        "goblins": (Pip("population"),),
        "dragon": (Pip("wake", -1),),
        "thief": (Pip("upgrade", -1),),
    }
    for name in asking.names:
        role = ROLES.index(name)
        asking.verb(name, name, role_word(role), icon=f"role.{name}", gives=effects[name])
    if g.plays(DRAGON) and "dragon" not in asking.names and g.pieces[WYRM] >= 0:
        asking.block("why-spores-dragon", "8.4", "dragon")
    return asking.finish("8.4")


def tracks(rule: str) -> Asker:
    """Point at a Sloth track."""

    def ask(asking: Asking) -> Asked:
        for name in asking.names:
            asking.add(name, f"sloth.{name}", label=word(f"sloth-{name}"))
        return asking.finish(rule)

    return ask


def cards(rule: str, prefix: str, words: str = "") -> Asker:
    """Point at a card of one's own: ``prefix:name``."""

    def ask(asking: Asking) -> Asked:
        for name in asking.names:
            if name in asking.passes:
                asking.verb(name, "pass", word("do-pass"), icon="pass", weight=0)
            else:
                asking.add(name, f"{prefix}:{name}", label=word(f"{words or prefix}-{name}"))
        return asking.finish(rule)

    return ask


def curse(asking: Asking) -> Asked:
    for name in asking.names:
        cell = cell_in(name)
        verb = name.split(":")[0]
        if cell < 0:
            asking.verb(name, "bottom", word("do-curse-bottom"), icon="deck.event")
        else:
            icon = "turn" if verb == "turn" else "token.event"
            asking.verb(name, f"curse-{verb}", word(f"do-curse-{verb}"), place(cell), icon=icon)
    return asking.finish("8.4")


def curse_turn(asking: Asking) -> Asked:
    g = asking.g
    cell = int(asking.about)
    number = g.tiles[cell] >> 3
    for name in asking.names:
        turn = int(name.rsplit(":", 1)[-1])
        code = number << 3 | turn << 1 | 1
        ghost = lit_tile(code, cell, WALLS[code])
        asking.verb(name, f"turn-{turn}", open_sides(WALLS[code]), icon="turn", preview=(ghost,))
    return asking.finish("8.4", prompt=msg("ask-rotate", tile=word(f"tile-{TILES[number].kind}")))


def choose_event(asking: Asking) -> Asked:
    """One of the top Events, pointed at where the Cave sees them."""
    g = asking.g
    for name in asking.names:
        asking.add(name, f"event.top.{g.event_deck.index(name)}", label=word(f"event-{name}"))
    return asking.finish("P-EVENT")


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
