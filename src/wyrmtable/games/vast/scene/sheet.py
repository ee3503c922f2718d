"""The sheet at the end: what each role wanted, how far it came, who won."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Area, Note, Sheet, SheetRow
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.vast.campaign import after_match
from wyrmtable.games.vast.scene.names import role_word, word
from wyrmtable.games.vast.scene.rail import goal_of
from wyrmtable.games.vast.state import Vast

_TONES = ("grit", "war", "power", "omen", "loot")
"""The colour of each role's cards."""


def game_over(g: Vast) -> list[AnyElement]:
    if not g.over:
        return []
    verdict = _verdict(g)
    rows = tuple(_row(g, role) for role in g.rules.roles)
    heads = (word("final-goal"), word("final-reached"), word("final-needed"), word("final-result"))
    return [
        Area(id="stage", role="stage", weight=2, label=word("phase-over")),
        Note(id="verdict", at="stage", role="goal", weight=2, text=verdict),
        Sheet(
            id="final",
            at="stage",
            role="score",
            weight=2,
            label=word("final-sheet"),
            heads=(*heads, word("final-level")) if g.rules.campaign else heads,
            rows=rows,
        ),
        *_campaign(g),
    ]


def _verdict(g: Vast) -> Msg:
    """Who won, and by what deed; or how everybody lost."""
    if not g.winners:
        return word("over-knight-dead" if g.rules.key == "K" and g.knight.dead else "over-all-lost")
    winner = g.winners[0]
    who = SeatRef(g.seat_of[winner])
    text, done, goal = goal_of(g, winner)
    if done < goal:
        return msg("over-won", who=who)
    return msg("over-won-by", who=who, deed=word(f"done-{text}"))


def _campaign(g: Vast) -> list[AnyElement]:
    """§13.4 Who rose to which level, and who has won the campaign by it."""
    if not g.rules.campaign:
        return []
    winners = [g.seat_of[role] for role in g.winners]
    after, champion = after_match(g.rules.levels, winners)
    if champion is not None:
        text = msg("campaign-won", who=SeatRef(champion), n=g.rules.campaign)
    elif winners:
        text = msg("campaign-rose", who=SeatRef(winners[0]), level=after[winners[0]])
    else:
        text = word("campaign-same")
    return [Note(id="campaign", at="stage", role="goal", weight=1, text=text)]


def _row(g: Vast, role: int) -> SheetRow:
    text, done, goal = goal_of(g, role)
    won = role in g.winners
    result: Msg = word("final-won" if won else "final-lost")
    cells: tuple[int | Msg | None, ...] = (word(text), min(done, goal), goal, result)
    if g.rules.campaign:
        after, _ = after_match(g.rules.levels, [g.seat_of[winner] for winner in g.winners])
        cells = (*cells, after[g.seat_of[role]])
    return SheetRow(role_word(role), cells, total=won, tone=_TONES[role])
