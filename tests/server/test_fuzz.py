"""Whatever is thrown at the server: no 500, no traceback, and the table can still be played."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from tests.server.conftest import House
from tests.server.guests import play_out


async def test_random_requests(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", "local"))["table"]
    schema = schemathesis.openapi.from_dict(await ada.get("/schema/openapi.json"))
    loop = asyncio.get_running_loop()
    rng = random.Random(1)
    bad: list[str] = []

    sent = 0

    async def send(case: Any) -> None:
        nonlocal sent
        sent += 1
        headers = {"X-CSRF": ada.csrf} if rng.random() < 0.8 else {}
        path = case.formatted_path
        if rng.random() < 0.7 and case.path_parameters and "table" in case.path_parameters:
            path = case.path.replace("{table}", table)
            for name, value in case.path_parameters.items():
                path = path.replace("{" + name + "}", str(value))
        if path in ("/api/logout", f"/api/tables/{table}/close"):
            return
        body = case.body if isinstance(case.body, dict | list | str | int | float | bool) else None
        answer = await ada.http.request(case.method, path, params=dict(case.query or {}), json=body, headers=headers)
        if answer.status_code >= 500 or "Traceback" in answer.text:
            bad.append(f"{case.method} {path} {body!r} {answer.status_code} {answer.text[:200]}")
        if answer.status_code >= 400 and answer.headers.get("content-type") != "application/problem+json":
            bad.append(f"{case.method} {path} {answer.status_code}: no problem document")
        if "/login" in path and answer.status_code == 200:
            ada.csrf = answer.json()["csrf"]

    def fuzz() -> None:
        for result in schema.get_all_operations():
            assert isinstance(result, Ok)
            operation = result.ok()
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

                @settings(
                    max_examples=5,
                    deadline=None,
                    database=None,
                    derandomize=True,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )
                @given(case=operation.as_strategy(generation_mode=mode))
                def one(case: Any) -> None:
                    asyncio.run_coroutine_threadsafe(send(case), loop).result(30)

                with contextlib.suppress(Unsatisfiable):  # nothing can be wrong in a request without parts
                    one()

    await asyncio.to_thread(fuzz)
    assert bad == []
    assert sent > 100


def nonsense(rng: random.Random, seen: list[dict[str, Any]]) -> str | bytes:
    """A frame that is broken in one of many ways."""
    words = [
        "answer",
        "undo",
        "redo",
        "why",
        "resync",
        "say",
        "look",
        "auto",
        "bots",
        "ping",
        "frame",
        "",
        "💥",
        "a" * 300,
    ]
    values: list[Any] = [None, True, -1, 0, 2**70, 1.5, "", "x", "0.0000", [], ["1"], ["1", "1"], [[]], {}, {"a": 1}]
    if seen:
        asks = seen[-1].get("asks") or [{"id": "0.0000", "options": [{"name": "1"}]}]
        values += [asks[0]["id"], [asks[0]["options"][0]["name"]], seen[-1]["decisions"], "bid:0.1", "always", "turn"]
    match rng.randrange(6):
        case 0:
            return rng.randbytes(rng.randrange(60))
        case 1:
            return "".join(chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x20, 0xD7FF)])) for _ in range(30))
        case 2:
            return json.dumps(rng.choice(values))
        case 3:
            return "[" * 3000
    fields = ["ask", "names", "to", "decisions", "place", "text", "seat", "passes", "more"]
    message = {"type": rng.choice(words)} | {name: rng.choice(values) for name in rng.sample(fields, rng.randrange(4))}
    return json.dumps(message)


async def test_random_frames(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = (await ada.open("tide", "me", "bot", "local", options={"rounds": 9}))["table"]
    rng = random.Random(2)
    for round in range(8):
        async with ada.sit(table, round % 2 * 2) as chair, eve.sit(table) as outside:
            await chair.until(lambda chair: chair.frame)
            for _ in range(60):
                for guest in (chair, outside):
                    if guest.closed is None:
                        await guest.line.send(nonsense(rng, guest.frames))
            for guest in (chair, outside):
                assert guest.closed is None
                await guest.send(type="ping")
                await guest.until(lambda guest: {"type": "pong"} in guest.others)
                assert "Traceback" not in " ".join(guest.raw)
                assert "refused-failed" not in guest.refused
    async with ada.sit(table, 0) as a, ada.sit(table, 2) as b:
        await play_out(a, b)
    assert (await ada.get(f"/api/tables/{table}/verify"))["agrees"]
