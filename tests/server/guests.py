"""Browsers without a screen: people who talk to a real server over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from wyrmtable.core.scene import Beat, Scene
from wyrmtable.core.scenes import apply_beat

PATIENCE = 30.0
"""Seconds until something that should have happened is missed; a busy machine is slow."""


class Browser:
    """A browser: cookie, CSRF mark, and requests."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=30)
        self.csrf = ""

    async def arrive(self, name: str = "") -> Browser:
        self.csrf = (await self.get("/api/me"))["csrf"]
        if name:
            self.csrf = (await self.post("/api/me", {"name": name}))["csrf"]
        return self

    async def get(self, path: str, status: int = 200) -> Any:
        return self._read(await self.http.get(path), status)

    async def post(self, path: str, body: Any = None, status: int | tuple[int, ...] = (200, 201, 204)) -> Any:
        headers = {"X-CSRF": self.csrf, "Origin": self.base}
        answer = await self.http.post(path, json=body, headers=headers)
        if "set-cookie" in answer.headers:  # a new session has a new mark
            self.csrf = (await self.http.get("/api/me")).json()["csrf"]
        return self._read(answer, status)

    def _read(self, answer: httpx.Response, status: int | tuple[int, ...]) -> Any:
        allowed = (status,) if isinstance(status, int) else status
        assert answer.status_code in allowed, f"{answer.request.url} {answer.status_code} {answer.text}"
        if answer.status_code >= 400:
            assert answer.headers["content-type"] == "application/problem+json"
            assert set(answer.json()) == {"type", "title", "status", "detail"}
        if "json" in answer.headers.get("content-type", ""):
            return answer.json()
        return answer.text

    async def open(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Open a table; ``bot`` seats get the random bot."""
        kinds = [{"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in seats]
        table: dict[str, Any] = await self.post("/api/tables", {"game": game, "seats": kinds, **more}, 201)
        return table

    @asynccontextmanager
    async def sit(self, table: str, seat: int | None = None) -> AsyncIterator[Chair]:
        chair = await self.chair(table, seat)
        try:
            yield chair
        finally:
            await chair.close()

    async def chair(self, table: str, seat: int | None = None, origin: str | None = None) -> Chair:
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        if seat is not None:
            address += f"?seat={seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        line = await connect(
            address,
            origin=Origin(origin or self.base),
            additional_headers={"Cookie": cookie},
            max_size=2**22,
            compression=None,
        )
        return Chair(line)

    async def close(self) -> None:
        await self.http.aclose()


class Chair:
    """A seat at a table: keeps the scene as a client does, and checks what every frame must hold."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.raw: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.refused: list[str] = []
        self.others: list[dict[str, Any]] = []
        self.scene: Scene | None = None
        self.beats: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.chance = random.Random(1)
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())
        self._reader.add_done_callback(lambda _: self._news.set())

    async def _read(self) -> None:
        try:
            async for text in self.line:
                assert isinstance(text, str)
                self.raw.append(text)
                self._take(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = self.line.close_code

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "frame":
                beats = message.get("beats", [])
                if "scene" in message:
                    self.scene = msgspec.convert(message["scene"], Scene)
                    self.beats = beats
                else:
                    assert message["seq"] == self.frames[-1]["seq"] + 1
                    assert self.scene is not None
                    for beat in beats:
                        self.scene = apply_beat(self.scene, msgspec.convert(beat, Beat))
                    self.beats = self.beats + beats
                self.frames.append(message)
            case "table":
                self.table = message["table"]
            case "chat":
                self.chat.append(message)
            case "refused":
                self.refused.append(message["why"]["id"])
            case _:
                self.others.append(message)

    @property
    def frame(self) -> dict[str, Any]:
        return self.frames[-1] if self.frames else {}

    @property
    def ask(self) -> dict[str, Any] | None:
        """The question still to be answered."""
        asks = self.frame.get("asks", [])
        return asks[0] if asks and asks[0].get("answered") is None else None

    @property
    def over(self) -> bool:
        return bool(self.frame.get("over"))

    async def until(self, holds: Callable[..., Any], patience: float = PATIENCE) -> None:
        """Wait for news until this holds."""

        async def wait() -> None:
            while not holds(self):
                if self._reader.done():
                    self._reader.result()  # a frame that was wrong is no silence
                    raise AssertionError(f"closed with {self.closed}")
                self._news.clear()
                await self._news.wait()

        try:
            await asyncio.wait_for(wait(), patience)
        except TimeoutError:
            raise AssertionError(f"nothing of the kind within {patience} seconds; {self.seen()}") from None

    def seen(self) -> str:
        """What arrived here so far, in a line."""
        told = {key: value for key, value in self.frame.items() if key not in ("scene", "beats", "asks")}
        where = f"table {self.table.get('state')} after {self.table.get('decisions')} decisions"
        return f"{len(self.raw)} messages, {where}, last frame {told}, asked {self.ask}, refused {self.refused[-3:]}"

    async def send(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def answer(self, names: list[str], ask: str | None = None) -> None:
        if ask is None:
            assert self.ask is not None
            ask = self.ask["id"]
        await self.send(type="answer", ask=ask, names=names)

    async def move(self, chance: random.Random | None = None) -> None:
        """Answer the open question somehow, and wait until the server says so."""
        await self.until(lambda chair: chair.ask or chair.over)
        while self.ask is not None and not await self._try(chance or self.chance):
            pass

    async def _try(self, chance: random.Random) -> bool:
        assert self.ask is not None
        asked, refused = self.ask["id"], len(self.refused)
        await self.answer(any_names(self.ask, chance))
        await self.until(lambda chair: not chair.ask or chair.ask["id"] != asked or len(chair.refused) > refused)
        return self.refused[refused:] != ["refused-illegal"]

    async def ended(self) -> None:
        """Wait until the server closes the line."""
        await asyncio.wait_for(self._reader, PATIENCE)

    async def close(self) -> None:
        await self.line.close()
        await self._reader


def any_names(ask: dict[str, Any], chance: random.Random) -> list[str]:
    """An answer of the right form; a combination may break a rule of its own and be refused."""
    names = [option["name"] for option in ask["options"]]
    match ask["form"]:
        case "many":
            return chance.sample(names, chance.randint(ask.get("least", 1), min(len(names), ask.get("most", 1))))
        case "assign":
            return chance.sample(names, len(ask["places"]))
        case "pay":
            return [kind for kind, n in ask["bill"]["proposed"].items() for _ in range(n)]
    return [chance.choice(names)]


async def play_out(*chairs: Chair, seed: int = 1) -> None:
    """Play at random from all chairs until the match is over."""
    chance = random.Random(seed)

    async def play(chair: Chair) -> None:
        while not chair.over:
            await chair.until(lambda chair: chair.ask or chair.over)
            await chair.move(chance)

    await asyncio.gather(*(play(chair) for chair in chairs))
