"""Building a question for a person: options that point at things, verbs for what has no place, chips and ghosts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from wyrmtable.core.ask import Question, name_of
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Blocked, Meter, Option, Overlay, Piece, Pip, Tile, Verb, Weight
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


class Draft:
    """One question under construction."""

    def __init__(self, g: Vast, question: Question) -> None:
        self.g = g
        self.question = question
        self.kind = question.kind
        self.seat = question.seat
        self.about = question.about
        self.answers = question.options
        self.options: list[Option] = []
        self.verbs: dict[str, Verb] = {}
        self.blocked: list[Blocked] = []
        self.meter: tuple[Meter, ...] = ()
        self.places: tuple[str, ...] = tuple(getattr(question, "places", ()))

    def add(
        self,
        answer: Any,
        *path: str,
        label: Msg,
        gives: Iterable[Pip] = (),
        preview: Iterable[AnyElement] = (),
    ) -> None:
        """An answer given by pointing at things."""
        self.options.append(Option(name_of(answer), path, label=label, gives=tuple(gives), preview=tuple(preview)))

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

    def verb(
        self,
        answer: Any,
        key: str,
        label: Msg,
        *before: str,
        icon: str = "",
        weight: Weight = 1,
        gives: Iterable[Pip] = (),
        preview: Iterable[AnyElement] = (),
        n: int | None = None,
    ) -> None:
        """An option answered by a button, perhaps after pointing at something (``before``)."""
        self.verbs[key] = Verb(label, icon, weight=weight)
        self.options.append(
            Option(name_of(answer), (*before, f"!{key}"), label=label, n=n, gives=tuple(gives), preview=tuple(preview))
        )

    def block(self, why: str, rule: str, *path: str, **args: Arg) -> None:
        self.blocked.append(Blocked(path, msg(why, **args) if args else word(why), rule))

    def finish(self, rule: str = "", hint: Msg | None = None, prompt: Msg | None = None) -> Wording:
        """The question; options that point alike are told apart by a verb of their own."""
        self._tell_apart()
        lit = {option.path[0] for option in self.options}
        return Wording(
            prompt=prompt or word(f"ask-{self.kind}"),
            options=tuple(self.options),
            hint=hint,
            rule=rule,
            verbs=self.verbs,
            meter=self.meter,
            places=self.places,
            blocked=tuple(
                blocked for blocked in self.blocked[:40] if blocked.path[0] not in lit or len(blocked.path) > 1
            ),
        )

    def _tell_apart(self) -> None:
        seen: dict[tuple[str, ...], int] = {}
        for option in self.options:
            seen[option.path] = seen.get(option.path, 0) + 1
        for index, option in enumerate(self.options):
            if seen[option.path] > 1:
                key = re.sub(r"[^a-z0-9]+", "-", option.name).strip("-")
                label = option.label
                assert label is not None
                self.verbs[key] = Verb(label)
                self.options[index] = Option(
                    option.name,
                    (*option.path, f"!{key}"),
                    label=label,
                    n=option.n,
                    gives=option.gives,
                    preview=option.preview,
                )


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
