"""The sheet at the end: where each player's points come from, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wyrmtable.core.scene import AnyElement, Note, Sheet, SheetRow
from wyrmtable.core.scenes import NOTHING, Part, part
from wyrmtable.core.words import Msg, SeatRef, Word, msg
from wyrmtable.games.eldervale.forecast import open_points
from wyrmtable.games.eldervale.rules.scoring import CARDS_PER_DWELLING, PARTS, result
from wyrmtable.games.eldervale.scene.names import word
from wyrmtable.games.eldervale.state import Eldervale


def final_sheet(g: Eldervale) -> list[AnyElement]:
    if not g.ended:
        return []
    rows = _rows(g.breakdown, [_counted(g, player.seat) for player in g.players])
    totals = tuple(sum(points) for points in g.breakdown)
    rows.append(SheetRow(word("score-total"), totals, total=True))
    if g.rules.teams:
        teams = tuple(totals[seat] + totals[seat ^ 1] for seat in range(len(totals)))
        rows.append(SheetRow(word("score-team"), teams, total=True))
    heads = _heads(len(g.players), g.rules.players)
    return [
        Sheet(
            id="scores",
            role="score",
            weight=2,
            label=word("final-scoring"),
            heads=heads,
            rows=tuple(rows),
            help="scoring",
        ),
        Note(id="winner", role="goal", weight=2, text=_verdict(g), help="scoring"),
    ]


_LOOKS = {
    "play": ("vp", "vp"),
    "orbs": ("orb", "orb"),
    "markers": ("any", "power"),
    "dwellings": ("order", "dwelling"),
    "cards": ("quest", "adventure"),
    "vaults": ("trove", "gold"),
    "prophecies": ("prophecy", "magic"),
    "bonus": ("ghost", "ghosts"),
}
"""Tone and icon of each column of the breakdown."""


def points_sheet(g: Eldervale, points: list[list[int]], viewer: int) -> Part:
    """Where this viewer's points would come from if the game ended now; those who only watch see everybody's."""
    if not points:
        return NOTHING
    seats = [viewer] if viewer >= 0 else [player.seat for player in g.players]
    columns = tuple([tuple(open_points(g, points[seat], seat, viewer)) for seat in seats])
    if viewer >= 0:
        return _points_sheet(columns, g.rules.players, (_counted(g, viewer),))
    return _points_sheet(columns, g.rules.players, ())


class Counted(NamedTuple):
    """What the steps of the scoring count."""

    markers: int
    homes: int
    cards: int
    draft: bool
    ghostly: bool


def _counted(g: Eldervale, seat: int) -> Counted:
    player = g.players[seat]
    homes = g.dwellings.count(seat)
    return Counted(sum(map(bool, player.power)), homes, len(player.tableau), g.rules.draft, g.ghostly(seat))


@part
def _points_sheet(columns: tuple[tuple[int, ...], ...], people: int, counted: tuple[Counted, ...]) -> list[AnyElement]:
    """One's own with what was counted; that of everybody without, which would fill the table."""
    rows = _rows(columns, counted)
    rows.append(SheetRow(word("score-total"), tuple(map(sum, columns)), total=True))
    heads = (word("points-now"),) if counted else _heads(len(columns), people)
    return [
        Sheet(
            id="now",
            at="stock",
            role="reference",
            weight=0,
            label=word("points-now"),
            heads=heads,
            rows=tuple(rows),
            help="scoring",
        )
    ]


def _heads(rows: int, people: int) -> tuple[Msg, ...]:
    """All players; the row behind the people is the Ghosts'."""
    return tuple(msg("side", who=SeatRef(seat) if seat < people else word("the-ghosts")) for seat in range(rows))


def _rows(columns: Sequence[Sequence[int]], counted: Sequence[Counted]) -> list[SheetRow]:
    """One row for each step that brings anybody points, with what was counted."""
    return [
        SheetRow(
            word(f"score-{column}"),
            cells,
            tuple(_why(column, one) for one in counted),
            tone=_LOOKS[column][0],
            icon=_LOOKS[column][1],
        )
        for column, cells in zip(PARTS, zip(*columns, strict=True), strict=True)
        if any(cells)
    ]


def _why(column: str, counted: Counted) -> Msg | None:
    if column == "markers":
        return msg("why-markers", n=counted.markers)
    if column == "dwellings":
        return msg("why-dwellings", n=counted.homes)
    if column == "cards" and not counted.ghostly:
        if counted.draft:  # D 14
            return msg("why-cards-all", n=counted.cards)
        return msg("why-cards", n=min(counted.cards, CARDS_PER_DWELLING * counted.homes), most=counted.cards)
    return None


def _who(g: Eldervale, seat: int) -> Word:
    return word("the-ghosts") if g.ghostly(seat) else SeatRef(seat)


def _verdict(g: Eldervale) -> Msg:
    winners = result(g).winners
    who: list[Word] = [_who(g, seat) for seat in winners]
    if g.rules.solo:
        return word("won-solo" if winners == (0,) else "lost-solo")
    return msg("won-shared" if len(who) > 1 and not g.rules.teams else "won", who=who, n=len(who))
