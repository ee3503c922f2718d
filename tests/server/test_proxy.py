"""Behind a real nginx, set up as the documents say: pages, sockets, and who is who."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tests.server.conftest import House, Open
from tests.server.guests import Browser, play_out
from tests.server.ports import free_port

DOCS = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"


def told(house: House) -> str:
    """The block of the documents, for this server instead of the usual port."""
    found = re.search(r"With nginx:\n\n((?:    .*\n)+)", DOCS.read_text(encoding="utf-8"))
    assert found
    return found[1].replace("127.0.0.1:8000", f"127.0.0.1:{house.port}")


@asynccontextmanager
async def nginx(house: House, folder: Path) -> AsyncIterator[str]:
    port = free_port()
    temporary = "".join(
        f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = f"""
        daemon off; pid {folder}/pid; error_log stderr;
        events {{}}
        http {{ access_log off; {temporary} server {{ listen 127.0.0.1:{port}; {told(house)} }} }}
    """
    (folder / "nginx.conf").write_text(text)
    command = ["/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    process = await asyncio.create_subprocess_exec(*command, stderr=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(base_url=base) as client:
            for _ in range(200):
                try:
                    await client.get("/health")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        yield base
    finally:
        process.terminate()
        await process.wait()


async def test_a_match_through_a_proxy(open_house: Open, tmp_path: Path) -> None:
    house = await open_house()
    async with nginx(house, tmp_path) as base:
        ada = await Browser(base).arrive("Ada")
        table = (await ada.open("tide", "me", "bot"))["table"]
        async with ada.sit(table, 0) as chair:
            await play_out(chair)
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "finished"
        await ada.close()


async def test_who_asks_too_much_is_told_from_the_others(open_house: Open, tmp_path: Path) -> None:
    """Else one guest would use up the requests of everybody behind the proxy."""
    house = await open_house(requests_per_minute=5)
    async with nginx(house, tmp_path) as base:

        async def statuses(address: str, times: int) -> list[int]:
            transport = httpx.AsyncHTTPTransport(local_address=address)
            async with httpx.AsyncClient(base_url=base, transport=transport) as client:
                return [(await client.get("/api/games")).status_code for _ in range(times)]

        assert 429 in await statuses("127.0.0.2", 12)
        assert await statuses("127.0.0.3", 2) == [200, 200]
