"""Building a question for a person, with the spaces and ghosts of Vast."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wyrmtable.core import draft
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Overlay, Piece, Pip, Tile
from wyrmtable.core.words import Arg, Msg, msg
from wyrmtable.games.vast.data import IS_DARK, OWNER, PIECES, ROLES, TILES, TRIBES
from wyrmtable.games.vast.grid import xy
from wyrmtable.games.vast.scene.names import PIECE_ID, PIECE_WORD, place, word
from wyrmtable.games.vast.state import Vast


def piece_number(name: object) -> int:
    """The piece a question is about: its name or its number; −1 if it is none."""
    if isinstance(name, str):
        return PIECES.index(name) if name in PIECES else -1
    return name if isinstance(name, int) and 0 <= name < len(PIECES) else -1


def where(cell: int) -> Msg:
    """A space counted from the Entrance, in words."""
    x, y = xy(cell)
    parts: list[Msg] = []
    if y:
        parts.append(msg("compass-n" if y < 0 else "compass-s", n=abs(y)))
    if x:
        parts.append(msg("compass-e" if x > 0 else "compass-w", n=abs(x)))
    return msg("where", parts=[*parts]) if parts else word("tile-entrance")


class Draft(draft.Draft[Vast]):
    def space(
        self,
        answer: Any,
        cell: int,
        label: Msg | None = None,
        gives: Iterable[Pip] = (),
        preview: Iterable[AnyElement] = (),
    ) -> None:
        """An answer given by pointing at a space; without a label it is called by where it lies."""
        self.add(answer, place(cell), label=label or where(cell), gives=gives, preview=preview)

    def bar(self, why: str, rule: str, *path: str, **args: Arg) -> None:
        """Say why something cannot be chosen, by the word for it."""
        self.block(msg(why, **args) if args else word(why), rule, *path)


Asker = Callable[[Draft], Wording]


# ---- ghosts: things as they would be


def ghost_piece(g: Vast, piece: int, cell: int) -> tuple[AnyElement, ...]:
    """A piece moved, and the way it goes."""
    start = g.pieces[piece]
    icon = f"tribe.{PIECES[piece]}" if piece in TRIBES else f"role.{ROLES[OWNER[piece]]}"
    ghost = Piece(
        id=PIECE_ID[piece],
        at=place(cell),
        shape="standee",
        icon=icon,
        owner=g.seat_of[OWNER[piece]],
        label=word(PIECE_WORD[piece]),
    )
    if start < 0:
        return (ghost,)
    return ghost, way(start, cell)


def way(*cells: int) -> Overlay:
    return Overlay(
        id="way", role="path", cells=tuple(place(cell) for cell in cells), ends=(place(cells[0]), place(cells[-1]))
    )


def ghost_dark(cell: int) -> Tile:
    return Tile(id="ghost", at=place(cell), face="dark", label=word("dark-tile"))


def ghost_known(number: int, cell: int) -> Tile:
    tile = TILES[number]
    return Tile(
        id=f"ghost.{tile.name}",
        at=place(cell),
        face=f"dark.{tile.kind}",
        marks=(Pip(f"tribe.{tile.symbol}"),),
        label=word(f"tile-{tile.kind}"),
    )


def blast(cells: Iterable[int], id: str = "blast") -> Overlay:
    return Overlay(id=id, role="blast", cells=tuple(place(cell) for cell in cells))


def dark_at(g: Vast, cell: int) -> bool:
    code = g.tiles.get(cell)
    return code is not None and IS_DARK[code]
