"""The sheet at the end: where each player's points come from, who has won."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Note, Sheet, SheetRow
from wyrmtable.core.words import Msg, SeatRef, Word, msg
from wyrmtable.games.eldervale.forecast import open_points
from wyrmtable.games.eldervale.rules.scoring import CARDS_PER_DWELLING, PARTS, result
from wyrmtable.games.eldervale.scene.names import word
from wyrmtable.games.eldervale.state import Eldervale


def final_sheet(g: Eldervale) -> list[AnyElement]:
    if not g.ended:
        return []
    rows = _rows(g, g.breakdown, [player.seat for player in g.players])
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


def points_now(g: Eldervale, viewer: int) -> list[AnyElement]:
    """Where this viewer's points would come from if the game ended now; those who only watch see everybody's."""
    if not g.elements or g.ended:
        return []
    seats = [viewer] if viewer >= 0 else [player.seat for player in g.players]
    columns = [open_points(g, seat, viewer) for seat in seats]
    rows = _rows(g, columns, seats)
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


def _rows(g: Eldervale, columns: list[list[int]], seats: list[int]) -> list[SheetRow]:
    """One row for each step that brings anybody points, with what was counted."""
    return [
        SheetRow(word(f"score-{part}"), cells, _reasons(g, part, seats), tone=_LOOKS[part][0], icon=_LOOKS[part][1])
        for part, cells in zip(PARTS, zip(*columns, strict=True), strict=True)
        if any(cells)
    ]


def _reasons(g: Eldervale, part: str, seats: list[int]) -> tuple[Msg | None, ...]:
    """At the end for everybody, before it for the viewer: more would fill the table."""
    return tuple(_why(g, part, seat) for seat in seats) if g.ended or len(seats) == 1 else ()


def _why(g: Eldervale, part: str, seat: int) -> Msg | None:
    player = g.players[seat]
    homes = g.dwellings.count(seat)
    if part == "markers":
        return msg("why-markers", n=sum(map(bool, player.power)))
    if part == "dwellings":
        return msg("why-dwellings", n=homes)
    if part == "cards" and not g.ghostly(seat):
        cards = len(player.tableau)
        if g.rules.draft:  # D 14
            return msg("why-cards-all", n=cards)
        return msg("why-cards", n=min(cards, CARDS_PER_DWELLING * homes), most=cards)
    return None


def _who(g: Eldervale, seat: int) -> Word:
    return word("the-ghosts") if g.ghostly(seat) else SeatRef(seat)


def _verdict(g: Eldervale) -> Msg:
    winners = result(g).winners
    who: list[Word] = [_who(g, seat) for seat in winners]
    if g.rules.solo:
        return word("won-solo" if winners == (0,) else "lost-solo")
    return msg("won-shared" if len(who) > 1 and not g.rules.teams else "won", who=who, n=len(who))
