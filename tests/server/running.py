"""A server in a process of its own, that can be killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from types import TracebackType

import httpx

from tests.server.ports import free_port

START = 60.0
QUICK = {
    "WYRMTABLE_BOT_DELAY": "0",
    "WYRMTABLE_BOT_PROCESSES": "0",
    "WYRMTABLE_REQUESTS_PER_MINUTE": "0",
    "WYRMTABLE_TABLES_PER_MINUTE": "0",
    "WYRMTABLE_MESSAGES_PER_SECOND": "10000",
    "WYRMTABLE_LOG_LEVEL": "error",
}


class Running:
    def __init__(self, database: str, workers: int = 1, **environment: str) -> None:
        self.database = database
        self.workers = workers
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, **QUICK, **environment}

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "wyrmtable.server",
            *("--port", str(self.port), "--database", self.database, "--workers", str(self.workers)),
            env=self.environment,
            stdout=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        await self.answers()

    async def answers(self) -> None:
        """Wait until it does."""
        async with asyncio.timeout(START), httpx.AsyncClient() as client:
            while True:
                assert self.process.returncode is None, f"the server ended with {self.process.returncode}"
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"{self.base}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        """As a power cut would: without a word."""
        os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> int:
        self.process.terminate()
        return await asyncio.wait_for(self.process.wait(), 20)

    async def __aenter__(self) -> Running:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self.process.returncode is None:
            if error is None:
                await self.stop()
            else:
                await self.kill()
