"""A server that is quick to start again: a process that has loaded everything forks the one that serves.

``python -m tests.server.forked PORT DATABASE`` forks a server for every line it reads, and writes its process id.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys

from tests.server.running import Running


class Forked(Running):
    async def prepare(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tests.server.forked", str(self.port), self.database),
            env=self.environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )

    async def start(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(b"\n")
        self.pid = int(await self.process.stdout.readline())
        await self.answers()

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            while True:  # or its port might still be taken when the next one comes
                os.kill(self.pid, 0)
                await asyncio.sleep(0.005)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            await self.kill()
        self.process.terminate()
        await self.process.wait()


def main(port: int, database: str) -> None:
    import uvicorn

    from wyrmtable.core.book import games
    from wyrmtable.server.app import create_app
    from wyrmtable.server.settings import read_settings

    games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            app = create_app(read_settings(database=database))
            uvicorn.run(app, port=port, ws="websockets-sansio", log_level="critical")
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
