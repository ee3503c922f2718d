"""Ports for servers that tests start."""

from __future__ import annotations

import random
import socket

_choice = random.SystemRandom()


def free_port() -> int:
    """A port nobody listens on, and none that the system gives to outgoing lines before the server has started."""
    while True:
        port = _choice.randrange(15_000, 32_000)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
