"""A server with very many finished matches: what home, lists and replays cost then.

    python -m benchmarks.archive [--matches 1000000] [--own 100000] [--times 30]

Starts a PostgreSQL in a temporary folder and a server on it, plays one short match, copies its rows by SQL as often as
wanted (``--own`` of them belong to one person, the others to ten thousand), and prints milliseconds of requests.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tests.server.guests import Browser, play_out
from tests.server.postgres import postgres
from tests.server.running import Running

_PEOPLE = 10_000
_BATCH = 50_000
_COPY = {
    "tables": (
        "id, game, rules, title, state, pace, public, options, host, opened, changed, seed, commitment, version, "
        "decisions, turn, bot_due, rest_at, rest, result, silence, hints",
        "'m' || n, game, rules, title, state, pace, true, options, host, opened, changed - :all + n, seed, commitment, "
        "version, decisions, turn, bot_due, rest_at, rest, result, silence, hints",
    ),
    "seats": (
        '"table", seat, kind, name, bot, "left", looked, auto, ends',
        "'m' || n, seat, kind, name, bot, \"left\", looked, auto, ends",
    ),
    "holders": (
        '"table", seat, person, ended',
        f"'m' || n, seat, CASE WHEN n % :every = 0 THEN person ELSE 'p' || (n % {_PEOPLE}) END, ended - :all + n",
    ),
    "decisions": ('"table", number, seat, kind, answer, mark', "'m' || n, number, seat, kind, answer, mark"),
    "keepsakes": ('"table", data', "'m' || n, data"),
}


async def fill(connection: AsyncConnection, like: str, first: int, last: int, matches: int, own: int) -> None:
    values = {"like": like, "first": first, "last": last, "all": matches, "every": max(1, matches // own)}
    for name, (columns, wanted) in _COPY.items():
        key = "id" if name == "tables" else '"table"'
        used = {key: value for key, value in values.items() if f":{key}" in wanted or key in ("like", "first", "last")}
        sql = (
            f"INSERT INTO {name} ({columns}) SELECT {wanted} FROM {name} o, "
            f"generate_series(CAST(:first AS int), CAST(:last AS int)) n WHERE o.{key} = :like"
        )
        for cast in ("all", "every"):
            sql = sql.replace(f":{cast}", f"CAST(:{cast} AS int)")
        await connection.execute(text(sql), used)


async def measure(browser: Browser, what: str, path: str, times: int) -> None:
    took: list[float] = []
    for _ in range(times):
        started = time.perf_counter()
        answer = await browser.http.get(path)
        took.append(1000 * (time.perf_counter() - started))
        assert answer.status_code == 200, answer.text
    print(f"{what:44} median {statistics.median(took):6.1f} ms   worst {max(took):6.1f} ms", flush=True)


async def main(matches: int, own: int, times: int) -> None:
    with postgres() as database:
        async with Running(database.address) as server:
            ada = await Browser(server.base).arrive("Ada")
            stranger = await Browser(server.base).arrive()
            like = (await ada.open("tide", "me", "bot"))["table"]
            async with ada.sit(like, 0) as chair:
                await play_out(chair)
                await chair.until(lambda chair: chair.table["state"] == "finished")
            engine = create_async_engine(database.address.replace("postgresql", "postgresql+asyncpg", 1))
            started = time.monotonic()
            async with engine.begin() as connection:
                person = f"INSERT INTO people (id, name, made) SELECT 'p' || n, 'P' || n, 0 FROM generate_series(0, {_PEOPLE}) n"
                await connection.execute(text(person))
            for first in range(1, matches + 1, _BATCH):
                async with engine.begin() as connection:
                    await fill(connection, like, first, min(matches, first + _BATCH - 1), matches, own)
            async with engine.begin() as connection:
                await connection.execute(text("ANALYZE"))
                size = (await connection.execute(text("SELECT pg_size_pretty(pg_database_size('postgres'))"))).scalar()
            await engine.dispose()
            print(f"{matches:,} finished matches, {size}, filled in {time.monotonic() - started:.0f} s", flush=True)
            await measure(ada, f"home of somebody with {own:,} of them", "/api/home", times)
            await measure(stranger, "home of a stranger", "/api/home", times)
            await measure(stranger, "a page of finished matches", "/api/finished", times)
            page = (await ada.get("/api/finished?mine=true"))["next"]
            await measure(ada, "the second page of one's own", f"/api/finished?mine=true&before={page}", times)
            await measure(stranger, "a finished table", f"/api/tables/m{matches // 2}", times)
            await measure(stranger, "a replay", f"/api/tables/m{matches // 3}/replay", times)
            await measure(stranger, "a story", f"/api/tables/m{matches // 4}/story", times)
            await ada.close()
            await stranger.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--own", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=30)
    given = parser.parse_args()
    asyncio.run(main(given.matches, given.own, given.times))
