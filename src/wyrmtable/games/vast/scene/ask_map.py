"""Questions about the map that any role may be asked: placing, filling, turning, removing, sliding, forced moves."""

from __future__ import annotations

from itertools import pairwise

from wyrmtable.core.ask import Pass
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Overlay, Tile, Weight
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.choices import Way
from wyrmtable.games.vast.data import CAVE, KIND, TERRAIN, TILE_NUMBER, TILES, TRIBES, WALLS
from wyrmtable.games.vast.grid import AROUND, xy
from wyrmtable.games.vast.rules.terrain import upstream
from wyrmtable.games.vast.scene.board import lit_tile
from wyrmtable.games.vast.scene.draft import (
    Asker,
    Draft,
    blast,
    ghost_dark,
    ghost_known,
    ghost_piece,
    piece_number,
    where,
)
from wyrmtable.games.vast.scene.names import PIECE_WORD, known_label, place, tile_id, word
from wyrmtable.games.vast.state import Vast

_SIDES = ("n", "e", "s", "w")


def ask_cells(draft: Draft, rule: str, ghosts: str = "", hint: str = "") -> Wording:
    """Point at a space. ``ghosts``: dark (a tile there), piece (the piece asked about, moved), blast, flare, fall."""
    g = draft.g
    piece = piece_number(draft.about)
    for answer in draft.answers:
        if isinstance(answer, Pass):
            draft.verb(answer, "pass", word("do-pass"), icon="pass", weight=0)
            continue
        cell = answer.cell
        preview: tuple[AnyElement, ...] = ()
        if ghosts == "dark":
            preview = (ghost_dark(cell),)
        elif ghosts == "piece" and piece >= 0 and not _dies(g, piece, answer):
            preview = ghost_piece(g, piece, cell)
        elif ghosts == "flare":
            preview = (blast([other for delta in AROUND if (other := cell + delta) in g.tiles]),)
        elif ghosts == "blast":
            preview = (blast([cell]),)
        label = word(f"risk-{answer.risk}") if isinstance(answer, Way) and answer.risk else None
        draft.space(answer, cell, label, preview=preview)
    prompt = msg(f"ask-{draft.kind}", piece=word(PIECE_WORD[piece])) if ghosts == "piece" and piece >= 0 else None
    return draft.finish(rule, word(hint) if hint else None, prompt)


def _dies(g: Vast, piece: int, answer: object) -> bool:
    """Whether a Tribe loses its last Population on the way, to the current or the Flame Wall, and never comes to its end."""
    if piece not in TRIBES or not isinstance(answer, Way):
        return False
    lost = sum(upstream(g, cell, to) for cell, to in pairwise((g.pieces[piece], *answer.path)))
    lost += g.flame_wall in answer.path and piece not in g.burned
    return 0 < g.goblins.population[piece] <= lost


def cells(rule: str, ghosts: str = "", hint: str = "") -> Asker:
    return lambda draft: ask_cells(draft, rule, ghosts, hint)


def rotate(draft: Draft) -> Wording:
    """Turn a revealed tile in place: one ghost, a handle, the legal orientations."""
    g = draft.g
    cell = int(draft.about)
    number = g.tiles[cell] >> 3
    for answer in draft.answers:
        code = number << 3 | answer.turn << 1 | 1
        draft.verb(
            answer,
            f"turn-{answer.turn}",
            open_sides(WALLS[code]),
            icon="turn",
            preview=(lit_tile(code, cell, WALLS[code]),),
        )
    return draft.finish("P-REVEAL", prompt=msg("ask-rotate", tile=word(f"tile-{TILES[number].kind}")))


def open_sides(walls: int) -> Msg:
    """The ways out of a tile so turned."""
    sides = [word(f"side-{side}") for d, side in enumerate(_SIDES) if not walls >> d & 1]
    if len(sides) == len(_SIDES):
        return word("open-all-sides")
    return msg("open-sides", sides=[*sides])


def place_tile(draft: Draft) -> Wording:
    """The Cave lays one of the tiles of its hand."""
    cell = int(draft.about)
    for name in draft.answers:
        number = TILE_NUMBER[name]
        draft.add(name, tile_id(number), label=known_label(number), preview=(ghost_known(number, cell),))
    forced = draft.g.turn == CAVE and len(draft.answers) < len(draft.g.cave.hand)
    if forced:
        for number in draft.g.cave.hand:
            if KIND[number << 3] != "crystal":
                draft.bar("why-crystal-first", "P-PLACE", tile_id(number))
    return draft.finish("P-PLACE", hint=msg("hint-place-tile", where=where(cell)))


def slide(draft: Draft) -> Wording:
    """A section that was cut off, and the direction it slides."""
    g: Vast = draft.g
    for answer in draft.answers:
        section, offset = answer.section, answer.offset
        key = "-".join(("slide", *answer.sides))
        preview: list[AnyElement] = [
            Overlay(id="slide", role="region", cells=tuple(place(cell + offset) for cell in section)),
            *(_slid(g, cell, offset) for cell in section),
        ]
        draft.verb(answer, key, word(f"do-{key}"), place(section[0]), icon="turn", preview=preview)
    return draft.finish("P-RECONNECT")


def _slid(g: Vast, cell: int, offset: int) -> Tile:
    return Tile(id=f"ghost.{xy(cell)[0]}.{xy(cell)[1]}", at=place(cell + offset), face="dark", label=word("section"))


# ---- Terrain


def terrain_kind(draft: Draft) -> Wording:
    for name in draft.answers:
        draft.verb(name, name.replace("_", "-"), word(f"terrain-{name}"), icon=f"terrain.{name}")
    return draft.finish("11.2")


def terrain_place(draft: Draft) -> Wording:
    """The space of its first part, then how it lies."""
    kind = str(draft.about)
    shape = next(terrain.cells for terrain in TERRAIN if terrain.kind == kind)
    for spot in draft.answers:
        turn, at = spot.turn, place(spot.first)
        ghost = Tile(id="ghost", at=at, over=_turned(shape, turn), face=kind, turn=turn, label=word(f"terrain-{kind}"))
        draft.verb(spot, f"turn-{turn}", msg("do-turned", n=90 * turn), at, icon="turn", preview=(ghost,))
    return draft.finish("11.2", prompt=msg("ask-terrain-place", terrain=word(f"terrain-{kind}")))


def _turned(shape: tuple[tuple[int, int], ...], turn: int) -> tuple[tuple[int, int], ...]:
    cells = list(shape)
    for _ in range(turn):
        cells = [(-y, x) for x, y in cells]
    x0, y0 = cells[0]
    return tuple((x - x0, y - y0) for x, y in cells[1:])


def pit_pair(draft: Draft) -> Wording:
    """Where the other two Pits go."""
    for pair in draft.answers:
        first, second = pair.cells
        ghosts = [
            Tile(id=f"ghost.{n}", at=place(cell), face="pit", label=word("terrain-pit"))
            for n, cell in enumerate((first, second))
        ]
        draft.add(pair, place(first), place(second), label=where(first), preview=ghosts)
    return draft.finish("11.2")


def verbs(rule: str, *main: str) -> Asker:
    """Only buttons: each option a word ``do-<kind>-<option>`` or ``do-<option>``; ``main`` ones stand out."""

    def ask(draft: Draft) -> Wording:
        for name in draft.answers:
            weight: Weight = 2 if name in main else 0 if name in ("keep", "done", "end", "no") else 1
            draft.verb(name, name.replace("_", "-"), word(f"do-{draft.kind}-{name}"), weight=weight)
        return draft.finish(rule)

    return ask


ASKS: dict[str, Asker] = {
    "place-space": cells("P-PLACE", "dark"),
    "fill-space": cells("P-FILL", "dark", "hint-fill"),
    "reveal-next": cells("P-REVEAL", "blast"),
    "rotate": rotate,
    "place-tile": place_tile,
    "slide": slide,
    "collapse-tile": cells("P-COLLAPSE-STEP", "blast", "hint-collapse"),
    "leave-tile": cells("P-REMOVE", "piece"),
    "forced-move": cells("P-FORCED", "piece"),
    "past-plunder": cells("12.3"),
    "flare-centre": cells("12.3", "flare"),
    "terrain-kind": terrain_kind,
    "terrain-place": terrain_place,
    "pit-pair": pit_pair,
}
