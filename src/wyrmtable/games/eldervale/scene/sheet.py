"""The sheet at the end: where each player's points come from, who has won."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Note, Sheet, SheetRow
from wyrmtable.core.words import Msg, SeatRef, Word, msg
from wyrmtable.games.eldervale.forecast import open_points
from wyrmtable.games.eldervale.rules.scoring import PARTS, result
from wyrmtable.games.eldervale.scene.names import word
from wyrmtable.games.eldervale.state import Eldervale


def final_sheet(g: Eldervale) -> list[AnyElement]:
    if not g.ended:
        return []
    rows = [_row(part, cells) for part, cells in zip(PARTS, zip(*g.breakdown, strict=True), strict=True) if any(cells)]
    totals = tuple(sum(points) for points in g.breakdown)
    rows.append(SheetRow(word("score-total"), totals, total=True))
    if g.rules.teams:
        teams = tuple(totals[seat] + totals[seat ^ 1] for seat in range(len(totals)))
        rows.append(SheetRow(word("score-team"), teams, total=True))
    heads = tuple(msg("side", who=_who(g, player.seat)) for player in g.players)
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


def _row(part: str, cells: tuple[int, ...]) -> SheetRow:
    tone, icon = _LOOKS[part]
    return SheetRow(word(f"score-{part}"), cells, tone=tone, icon=icon)


def points_now(g: Eldervale, viewer: int) -> list[AnyElement]:
    """Where this viewer's points would come from if the game ended now; those who only watch see everybody's."""
    if not g.elements or g.ended:
        return []
    seats = [viewer] if viewer >= 0 else [player.seat for player in g.players]
    columns = [open_points(g, seat, viewer) for seat in seats]
    rows = [_row(part, cells) for part, cells in zip(PARTS, zip(*columns, strict=True), strict=True) if any(cells)]
    rows.append(SheetRow(word("score-total"), tuple(map(sum, columns)), total=True))
    heads = (word("points-now"),) if viewer >= 0 else tuple(msg("side", who=_who(g, seat)) for seat in seats)
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


def _who(g: Eldervale, seat: int) -> Word:
    return word("the-ghosts") if g.ghostly(seat) else SeatRef(seat)


def _verdict(g: Eldervale) -> Msg:
    winners = result(g).winners
    who: list[Word] = [_who(g, seat) for seat in winners]
    if g.rules.solo:
        return word("won-solo" if winners == (0,) else "lost-solo")
    return msg("won-shared" if len(who) > 1 and not g.rules.teams else "won", who=who, n=len(who))
