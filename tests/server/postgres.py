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


@contextmanager
def postgres() -> Iterator[str]:
    """Its address while it runs; as root it runs as the user postgres, as PostgreSQL wants it."""
    bin = binaries()
    assert bin is not None
    folder = Path(mkdtemp(prefix="wyrmtable-pg-"))
    user: dict[str, str] = {}
    if os.geteuid() == 0:
        account = pwd.getpwnam("postgres")
        os.chown(folder, account.pw_uid, account.pw_gid)
        user = {"user": "postgres"}
    port = free_port()
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, **user)  # type: ignore[call-overload]

    try:
        run(str(bin / "initdb"), "-D", str(data), "-A", "trust", "-U", "wyrm", "--no-sync", "-E", "UTF8")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60"
        run(str(bin / "pg_ctl"), "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
        try:
            yield f"postgresql://wyrm@127.0.0.1:{port}/postgres"
        finally:
            run(str(bin / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
