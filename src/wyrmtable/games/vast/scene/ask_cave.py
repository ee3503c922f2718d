"""Questions to the Cave: its turn, omens and their targets, events and Treasures it hands out."""

from __future__ import annotations

from wyrmtable.core.ask import Pass
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import msg
from wyrmtable.games.vast.choices import EventAt, Omen, TreasureAt, TurnTile
from wyrmtable.games.vast.data import DRAGON, OMENS, ROLES, TILES, WALLS, WYRM
from wyrmtable.games.vast.rules.omens import CAN, price
from wyrmtable.games.vast.scene import chips
from wyrmtable.games.vast.scene.ask_dragon import pieces
from wyrmtable.games.vast.scene.ask_map import cells, open_sides, verbs
from wyrmtable.games.vast.scene.board import lit_tile
from wyrmtable.games.vast.scene.draft import Asker, Draft, piece_number
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, edge_place, place, role_word, word
from wyrmtable.games.vast.scene.things import token_at


def cave_act(draft: Draft) -> Wording:
    g = draft.g
    for answer in draft.answers:
        match answer:
            case Omen(omen):
                draft.add(answer, f"omen:{omen}", label=word(f"omen-{omen}"))
            case "shape":
                key = "do-shape-collapse" if g.collapse else "do-shape"
                draft.verb(answer, "shape", word(key), icon="remove" if g.collapse else "place", weight=2)
            case "treasure":
                draft.verb(answer, "treasure", word("do-place-treasure"), icon="token.treasure", weight=2)
            case _:
                draft.verb(answer, "end", word("do-end-turn"), icon="end", weight=0)
    for omen, definition in OMENS.items():
        if Omen(omen) not in draft.answers:
            held = sum(symbol in definition.symbols for symbol in g.cave.omens)
            if held < price(g, omen):
                draft.bar("why-omen-price", "8.4", f"omen:{omen}", have=held, need=price(g, omen))
            elif not CAN[omen](g):
                draft.bar("why-omen-nothing", "8.4", f"omen:{omen}")
    return draft.finish("8.3", msg("hint-cave", n=len(g.cave.omens)))


def pay_omen(draft: Draft) -> Wording:
    for name in draft.answers:
        draft.add(name, f"omentoken.{name}", label=word(f"omentoken-{name}"))
    return draft.finish("8.4", prompt=msg("ask-pay-omen", omen=word(f"omen-{draft.about}")))


def tokens(draft: Draft) -> Wording:
    """Omen tokens to give up."""
    for name in draft.answers:
        draft.add(name, f"omentoken.{name}", label=word(f"omentoken-{name}"))
    return draft.finish("8.4")


def bats_target(draft: Draft) -> Wording:
    g = draft.g
    for answer in draft.answers:
        if isinstance(answer, TreasureAt):
            draft.add(answer, token_at(g, "treasure", answer.cell), label=word("token-treasure"))
        else:
            draft.add(answer, PIECE_OF[answer], label=word(PIECE_WORD[piece_number(answer)]))
    return draft.finish("8.4")


def edges(rule: str) -> Asker:
    """Point at an edge between two tiles."""

    def ask(draft: Draft) -> Wording:
        for answer in draft.answers:
            draft.add(answer, edge_place(answer.edge), label=word("do-edge"))
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
    for name in draft.answers:
        role = ROLES.index(name)
        draft.verb(name, name, role_word(role), icon=f"role.{name}", gives=effects[name])
    if g.plays(DRAGON) and "dragon" not in draft.answers and g.pieces[WYRM] >= 0:
        draft.bar("why-spores-dragon", "8.4", "dragon")
    return draft.finish("8.4")


def tracks(rule: str) -> Asker:
    """Point at a Sloth track."""

    def ask(draft: Draft) -> Wording:
        for name in draft.answers:
            draft.add(name, f"sloth.{name}", label=word(f"sloth-{name}"))
        return draft.finish(rule)

    return ask


def cards(rule: str, prefix: str, words: str = "") -> Asker:
    """Point at a card of one's own: ``prefix:name``."""

    def ask(draft: Draft) -> Wording:
        for name in draft.answers:
            if isinstance(name, Pass):
                draft.verb(name, "pass", word("do-pass"), icon="pass", weight=0)
            else:
                draft.add(name, f"{prefix}:{name}", label=word(f"{words or prefix}-{name}"))
        return draft.finish(rule)

    return ask


def curse(draft: Draft) -> Wording:
    for answer in draft.answers:
        match answer:
            case TurnTile(cell):
                draft.verb(answer, "curse-turn", word("do-curse-turn"), place(cell), icon="turn")
            case EventAt(cell):
                draft.verb(answer, "curse-event", word("do-curse-event"), place(cell), icon="token.event")
            case _:
                draft.verb(answer, "bottom", word("do-curse-bottom"), icon="deck.event")
    return draft.finish("8.4")


def curse_turn(draft: Draft) -> Wording:
    g = draft.g
    cell = int(draft.about)
    number = g.tiles[cell] >> 3
    for answer in draft.answers:
        code = number << 3 | answer.turn << 1 | 1
        ghost = lit_tile(code, cell, WALLS[code])
        draft.verb(answer, f"turn-{answer.turn}", open_sides(WALLS[code]), icon="turn", preview=(ghost,))
    return draft.finish("8.4", prompt=msg("ask-rotate", tile=word(f"tile-{TILES[number].kind}")))


def choose_event(draft: Draft) -> Wording:
    """One of the top Events, pointed at where the Cave sees them."""
    g = draft.g
    for name in draft.answers:
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
