"""Tables laid out in advance: a match played so far by habit, with people in its seats, as the server would store it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from sqlalchemy import create_engine

from tests.browser.person import Person
from wyrmtable.bots.bot import chain
from wyrmtable.bots.policy import draw
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.core.record import Checkpoint, Record
from wyrmtable.core.state import State, dump
from wyrmtable.server import rows, schema
from wyrmtable.server.rows import SeatRow, TableRow, now
from wyrmtable.server.tables import new_table_id

SEEDS = 300
"""Matches that are tried for a position; what is not met in so many is not to be found this way."""
NAME_ME = """async (name) => {
    const me = await (await fetch('/api/me')).json();
    const headers = { 'content-type': 'application/json', 'x-csrf': me.csrf };
    const named = await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name }) });
    return (await named.json()).person;
}"""


class Habit:
    """Everybody does what a sensible player would do without thinking."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def go_on(self, match: Match[Any]) -> None:
        """The next decision."""
        seat = match.pressing[0]
        question = match.open[seat]

        def pick(picks: Sequence[Any]) -> Any:
            weights = match.game.prefer(match.state, question, picks)
            return draw(picks, weights, self.random) if weights else self.random.choice(picks)

        match.answer(seat, chain(question, pick))


def find_position(
    game: str,
    players: int,
    wanted: Callable[[Match[Any]], bool],
    options: Any = None,
    seeds: Sequence[int] = range(SEEDS),
) -> Match[Any]:
    """The first position of this kind in matches that everybody plays by habit."""
    for number in seeds:
        chance = Chance(sha256(f"prepared/{number}".encode()).hexdigest(), sealed=True)
        match: Match[Any] = Match(find_game(game), players, options, chance)
        habit = Habit(number)
        while not match.over:
            if wanted(match):
                return match
            habit.go_on(match)
    raise AssertionError(f"no such position in {len(seeds)} matches of {game}")


def at_position(game: str, state: State, players: int, options: Mapping[str, Any]) -> Match[Any]:
    """A match that begins with this very state."""
    seed = sha256(b"prepared").hexdigest()
    found = find_game(game)
    record = Record(
        game=game,
        version=found.facts.version,
        players=players,
        options=dict(options),
        seats=[],
        seed=seed,
        sealed=True,
        decisions=[],
        checkpoints=[Checkpoint(0, "", dump(state))],
    )
    return Match.load(found, record)


def lay_out(database: Path, match: Match[Any], sitters: Sequence[Person | str]) -> None:
    """Store this position as a table that runs, and bring its people there; bots sit in the other seats."""
    engine = create_engine(f"sqlite:///{database}")
    ids: dict[Person, str] = {}
    for each in sitters:
        if isinstance(each, Person):
            each.go()
            ids[each] = each.page.evaluate(NAME_ME, each.name)
    record = match.record()
    rest = record.checkpoints[-1] if record.checkpoints and record.checkpoints[-1].state is not None else None
    row = TableRow(
        id=new_table_id(),
        game=record.game,
        rules=record.version,
        title="",
        state="running",
        pace="live",
        public=False,
        options=record.options,
        host=next(iter(ids.values())),
        opened=now(),
        changed=now(),
        seed=record.seed,
        commitment=record.commitment,
        decisions=len(record.decisions),
        turn=sorted(match.open),
        rest_at=rest.at if rest else -1,
        rest=rest.state if rest else None,
        seats=[
            SeatRow(seat, "person", each.name, looked=len(record.decisions), holders=frozenset({ids[each]}))
            if isinstance(each, Person)
            else SeatRow(seat, "bot", f"Bot {seat}", each.removeprefix("bot:"))
            for seat, each in enumerate(sitters)
        ],
    )
    row.bot_due = row.waits_for_bot()
    with engine.begin() as connection:
        rows.add(connection, row)
        for number, made in enumerate(record.decisions):
            values = {"table": row.id, "number": number, **msgspec.structs.asdict(made)}
            connection.execute(schema.decisions.insert(), values)
    engine.dispose()
    for each in ids:
        each.go(f"/t/{row.id}")
        each.wait_for_table()
