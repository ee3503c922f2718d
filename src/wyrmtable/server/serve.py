"""Start the server."""

from __future__ import annotations

import uvicorn

from wyrmtable.server.limits import MESSAGE
from wyrmtable.server.settings import read_settings, to_environment


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int | None = None,
) -> None:
    """Serve until told to stop; raises BadSettings when a setting cannot be.

    What is not given is taken from the environment (``WYRMTABLE_DATABASE`` and so on), else from the defaults.
    """
    settings = read_settings(database=database, workers=workers)
    to_environment(settings)
    shown = f"[{host}]" if ":" in host else "localhost" if host in ("0.0.0.0", "127.0.0.1") else host
    print(f"Wyrmtable is at http://{shown}:{port}", flush=True)
    uvicorn.run(
        "wyrmtable.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=4 * MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=10,
        server_header=False,
    )
