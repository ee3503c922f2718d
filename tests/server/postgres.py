"""A real PostgreSQL in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from tests.server.ports import free_port


def binaries() -> Path | None:
    """The folder of ``initdb`` and ``pg_ctl``."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


class Postgres:
    """As root it runs as the user postgres, as PostgreSQL wants it."""

    def __init__(self, folder: Path, forced: bool = False) -> None:
        bin = binaries()
        assert bin is not None
        self.bin = bin
        self.folder = folder
        self.forced = forced
        self.port = free_port()
        self.address = f"postgresql://wyrm@127.0.0.1:{self.port}/postgres"
        self.data = str(folder / "data")
        self.user: str | None = None
        if os.geteuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(folder, account.pw_uid, account.pw_gid)
            self.user = "postgres"
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "wyrm", "--no-sync", "-E", "UTF8")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        nothing = subprocess.DEVNULL
        subprocess.run(command, check=True, cwd=self.folder, stdout=nothing, stdin=nothing, user=self.user)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        if not self.forced:
            options += " -c fsync=off"
        self._run("pg_ctl", "-D", self.data, "-o", options, "-l", str(self.folder / "log"), "-w", "start")

    @property
    def pid(self) -> int:
        return int((Path(self.data) / "postmaster.pid").read_text().splitlines()[0])

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")


@contextmanager
def postgres(forced: bool = False) -> Iterator[Postgres]:
    """``forced``: what is stored is forced to the disk, as it is where it matters."""
    folder = Path(mkdtemp(prefix="wyrmtable-pg-"))
    try:
        server = Postgres(folder, forced)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
