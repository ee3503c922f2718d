"""Load: live four-player tables over real sockets, one decision every two seconds each.

    python -m benchmarks.server [--game nidavellir] [--tables 300] [--seconds 20] [--ahead 100] [--workers N] [--packed]

Starts a server in a process of its own, seats four people at every table, and measures the time from sending a
decision until the other three screens and the mover's own have its frame. A match that ends is followed by another, so
that with enough seconds whole matches are played. Several workers share a PostgreSQL in a temporary folder. Prints
percentiles, what a decision costs by process (database and this client included: all share the machine's cores), and
with --causes what the event loop of one worker was busy with. Browsers let their frames be packed; so do these clients
with --packed, which costs more than it does in browsers, because one process unpacks them all.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.causes import causes
from tests.server.postgres import postgres

PLAYERS = 4
PACE = 2.0


class Option(msgspec.Struct):
    name: str


class Ask(msgspec.Struct):
    id: str
    form: str
    options: list[Option]
    least: int = 1
    most: int = 1
    places: list[str] = []
    answered: str | None = None


class Message(msgspec.Struct):
    """The little of a message that a measuring client needs."""

    type: str
    decisions: int = 0
    asks: list[Ask] = []
    over: bool = False


_decode = msgspec.json.Decoder(Message).decode


def answer_to(ask: Ask, rng: random.Random) -> list[str]:
    names = [option.name for option in ask.options]
    if ask.form == "many":
        return rng.sample(names, rng.randint(ask.least, min(ask.most, len(names))))
    if ask.form == "assign":
        return rng.sample(names, len(ask.places))
    return [rng.choice(names)]


class Line:
    """One person's socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ask: Ask | None = None
        self.decisions = -1
        self.arrived = 0.0
        self.bytes = 0
        self.refused = 0
        self.over = False
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for data in self.socket:
            now = time.perf_counter()
            message = _decode(data)
            self.refused += message.type == "refused"
            if message.type == "frame":
                self.bytes += len(data)
                if message.decisions != self.decisions:
                    self.arrived = now
                self.decisions = message.decisions
                self.ask = next((ask for ask in message.asks if ask.answered is None), None)
                self.over = message.over


class Load:
    def __init__(self, base: str, game: str, tables: int, packed: bool) -> None:
        self.base = base
        self.packed = packed
        self.game = game
        self.tables = tables
        self.waits: list[float] = []
        self.own: list[float] = []
        self.matches = 0
        self.lost = 0
        self.refused = 0
        self.until = 0.0
        self.measuring = False

    async def seat_everybody(self) -> list[list[Line]]:
        self.http = httpx.AsyncClient(base_url=self.base, timeout=60)
        me = (await self.http.get("/api/me")).json()
        named = await self.http.post("/api/me", json={"name": "Load"}, headers={"X-CSRF": me["csrf"]})
        self.headers = {"X-CSRF": named.json()["csrf"]}  # the session is another one after naming
        self.cookie = f"wyrmtable={self.http.cookies['wyrmtable']}"
        some = asyncio.Semaphore(8)

        async def one() -> list[Line]:
            async with some:
                return await self.open_table()

        return await asyncio.gather(*(one() for _ in range(self.tables)))

    async def open_table(self) -> list[Line]:
        seats = [{"kind": "me"}] + [{"kind": "local"}] * (PLAYERS - 1)
        answer = await self.http.post("/api/tables", json={"game": self.game, "seats": seats}, headers=self.headers)
        answer.raise_for_status()
        table = answer.json()["table"]
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat="
        return [
            Line(
                await connect(
                    address + str(seat),
                    origin=self.base,  # type: ignore[arg-type]
                    additional_headers={"Cookie": self.cookie},
                    compression="deflate" if self.packed else None,
                    max_size=None,
                    ping_interval=None,
                )
            )
            for seat in range(PLAYERS)
        ]

    async def go_ahead(self, lines: list[Line], rng: random.Random, most: int) -> None:
        """Somewhere into the match, without a pause: people do not all begin at once, and so they do not end at once."""
        for _ in range(rng.randint(0, most)):
            asked = [line for line in lines if line.ask]
            if asked:
                await self.decide(rng.choice(asked), lines, rng)

    async def play(self, lines: list[Line], rng: random.Random) -> None:
        await asyncio.sleep(rng.uniform(0, PACE))
        while time.perf_counter() < self.until:
            began = time.perf_counter()
            if all(line.over for line in lines):
                self.matches += 1
                for line in lines:
                    await line.socket.close()
                lines = await self.open_table()
            asked = [line for line in lines if line.ask]
            if asked:
                await self.decide(rng.choice(asked), lines, rng)
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - began)))

    async def decide(self, line: Line, lines: list[Line], rng: random.Random) -> None:
        ask = line.ask
        assert ask is not None
        before = line.decisions
        names, refused = answer_to(ask, rng), line.refused
        sent = time.perf_counter()
        await line.socket.send(msgspec.json.encode({"type": "answer", "ask": ask.id, "names": names}).decode())
        others = [other for other in lines if other is not line]
        for _ in range(3000):
            await asyncio.sleep(0.01)
            if all(other.decisions > before for other in lines):
                if self.measuring:
                    self.waits += [other.arrived - sent for other in others]
                    self.own.append(line.arrived - sent)
                return
            if line.refused > refused:
                self.refused += 1  # a combination that the game does not allow
                return
        self.lost += 1


def family(pid: int) -> list[int]:
    """The process and all that it began."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in family(int(child)))]


def cpu_seconds(pid: int) -> float:
    """What it has used so far; nothing if it is gone."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return 0.0
    fields = status.rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def waited_seconds(pid: int) -> float:
    """How long the process was ready to run and got no core."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def processes_by_cause(server: int, workers: int, database: int | None) -> dict[str, list[int]]:
    """The workers, who play; those who keep undo and replays off their event loops; the database; this client."""
    begun = family(server)
    playing = [each for each in begun[1:] if len(family(each)) > 1][:workers] if workers > 1 else [server]
    return {
        "workers": playing,
        "undo and bots": [each for each in begun if each not in playing],
        "database": family(database) if database else [],
        "this client": [os.getpid()],
    }


async def measure(base: str, pid: int, database: int | None, arguments: argparse.Namespace) -> None:
    load = Load(base, arguments.game, arguments.tables, arguments.packed)
    began = time.perf_counter()
    tables = await load.seat_everybody()
    print(f"{len(tables)} tables, {len(tables) * PLAYERS} sockets, ready after {time.perf_counter() - began:.0f} s")
    rngs = [random.Random(i) for i in range(len(tables))]
    await asyncio.gather(*map(load.go_ahead, tables, rngs, [arguments.ahead] * len(tables)))
    load.until = time.perf_counter() + arguments.seconds + 2 * PACE
    playing = asyncio.gather(*(load.play(lines, rng) for lines, rng in zip(tables, rngs, strict=True)))
    await asyncio.sleep(2 * PACE)
    load.measuring = True
    groups = processes_by_cause(pid, arguments.workers, database)
    cpu = {each: cpu_seconds(each) for group in groups.values() for each in group}
    starved = {each: waited_seconds(each) for each in groups["workers"]}
    clock = time.perf_counter()
    bytes_before = sum(line.bytes for lines in tables for line in lines)
    spied = asyncio.to_thread(causes, groups["workers"][0], arguments.seconds - 5) if arguments.causes else None
    seen, _ = await asyncio.gather(spied or asyncio.sleep(0, {}), asyncio.sleep(arguments.seconds - 1))
    took = time.perf_counter() - clock
    shares = {each: max(0.0, cpu_seconds(each) - before) / took for each, before in cpu.items()}
    hungry = max((waited_seconds(each) - before) / took for each, before in starved.items())
    frames = sum(line.bytes for lines in tables for line in lines) - bytes_before
    await playing
    decisions = len(load.waits) / (PLAYERS - 1)
    rate = decisions / took
    print(f"{arguments.game}: {rate:.0f} decisions a second, {load.matches} matches ended; from the move to")
    for whose, waits in (("the others' screens", load.waits), ("the mover's own", load.own)):
        shown = "   ".join(f"p{100 * share:g} {percentile(waits, share):.1f} ms" for share in (0.5, 0.9, 0.99, 0.999))
        print(f"  {whose:20} {shown}")
    print(f"  {load.refused} refused, {load.lost} lost; {frames / max(1, decisions) / PLAYERS / 1000:.1f} kB a frame")
    print("  CPU a decision:")
    for name, group in groups.items():
        spent = sum(shares[each] for each in group)
        busy = " + ".join(f"{100 * shares[each]:.0f}" for each in group if shares[each] > 0.005)
        print(f"    {name:14} {1000 * spent / max(1e-9, rate):5.2f} ms ({busy or 0} % of a core)")
    whole = sum(shares.values())
    print(f"    {'together':14} {1000 * whole / max(1e-9, rate):5.2f} ms ({whole:.2f} of {os.cpu_count()} cores)")
    for name, share in (seen or {}).items():
        print(f"    {100 * share:3.0f} % of a worker: {name}")
    print(f"  a worker was ready to run and had no core {100 * hungry:.0f} % of the time")
    if max(shares[each] for each in groups["workers"]) > 0.85:
        limit = "a worker's one core"
    elif shares[os.getpid()] > 0.85:
        limit = "this client"
    elif whole > 0.85 * (os.cpu_count() or 1):
        limit = "the cores of this machine, which the clients share with the server"
    elif hungry > 0.15:
        limit = "this machine, busy with other things"
    else:
        limit = "nothing: there is room"
    print(f"  limit: {limit}")
    for lines in tables:
        for line in lines:
            line.reader.cancel()
    await load.http.aclose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nidavellir")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--ahead", type=int, default=100, help="matches are up to so many decisions old at first")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--port", type=int, default=8571)
    parser.add_argument("--causes", action="store_true")
    parser.add_argument("--packed", action="store_true")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        if arguments.workers > 1:
            served = stack.enter_context(postgres(forced=True))
            database, database_pid = served.address, served.pid
        else:
            database, database_pid = f"{stack.enter_context(tempfile.TemporaryDirectory())}/tables.sqlite3", None
        command = [sys.executable, "-m", "wyrmtable.server", "--port", str(arguments.port), "--database", database]
        command += ["--workers", str(arguments.workers)]
        limits = ("REQUESTS_PER_MINUTE", "TABLES_PER_MINUTE")
        environment: dict[str, Any] = os.environ | {f"WYRMTABLE_{name}": "0" for name in limits}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        base = f"http://127.0.0.1:{arguments.port}"
        try:
            for _ in range(600):
                try:
                    httpx.get(f"{base}/health").raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            asyncio.run(measure(base, server.pid, database_pid, arguments))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
