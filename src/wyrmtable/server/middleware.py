"""Around every request: limits, the check that changes come from our own pages, security headers, a line in the log."""

from __future__ import annotations

import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wyrmtable.server.limits import Buckets, guest_at, read_address
from wyrmtable.server.lines import MOST, Lines
from wyrmtable.server.logs import log
from wyrmtable.server.metrics import REQUESTS
from wyrmtable.server.people import Visitor
from wyrmtable.server.problems import Trouble
from wyrmtable.server.requests import token_of
from wyrmtable.server.settings import Settings
from wyrmtable.server.socket import same_origin

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


_FILES = ("/assets/", "/api/words/", "/api/icons", "/api/games/")
_OF_FILES = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
"""What matters for scripts, styles, fonts, words and icons, which are no pages: they are many, and each byte counts."""


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = MutableScopeHeaders(message)
    file = scope["path"].startswith(_FILES) and message["status"] == 200
    for name in _OF_FILES if file else HEADERS:
        headers.setdefault(name, HEADERS[name])
    if scope["scheme"] == "https":
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def slow_down() -> Trouble:
    return Trouble(429, "slow-down", "Too many requests; wait a moment.")


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def asker(scope: Scope) -> str:
    """Whose limits a request counts for."""
    return guest_at(address(scope))


def is_inside(client: str) -> bool:
    """Whether this is an address of the host's own machine or network."""
    found = read_address(client)
    return found is None or found.is_private


def is_local(client: str) -> bool:
    """Whether this comes from the very same machine and no proxy spoke for somebody else, as a health check does."""
    found = read_address(client)
    return found is not None and found.is_loopback


def host_of(scope: Scope) -> str:
    """The name under which the server was asked, without its port."""
    named = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1").casefold()
    return named.rpartition(":")[0] if named.rpartition(":")[2].isdigit() and not named.endswith("]") else named


class Around(ASGIMiddleware):
    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_minute)
        self.sockets = Lines(MOST)
        """Of guests behind a proxy, too, whose lines all come from there."""
        self.hosts = settings.known_hosts

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        known = not self.hosts or host_of(scope) in self.hosts or is_local(address(scope))
        if scope["type"] != ScopeType.HTTP:
            if not known or not self.requests.take(asker(scope)) or not self.sockets.take(address(scope)):
                await send({"type": "websocket.close", "code": 1013, "reason": ""})
                return
            try:
                await next_app(scope, receive, send)
            finally:
                self.sockets.give_back(address(scope))
            return
        started = time.perf_counter()
        status = 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            if not known:
                raise Trouble(421, "unknown-host", "This server has another name.")
            if "\0" in scope["path"]:  # PostgreSQL takes no such text
                raise Trouble(400, "invalid", "There is no such address.")
            if scope["path"].startswith("/api/") and not self.requests.take(asker(scope)):
                raise slow_down()
            await next_app(scope, receive, note)
        except Trouble as trouble:
            status = trouble.status
            raise
        finally:
            REQUESTS.labels(status).inc()
            milliseconds = round(1000 * (time.perf_counter() - started), 1)
            log.debug("request", path=scope["path"], status=status, ms=milliseconds)


def from_our_pages(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard of changing requests: the browser's own CSRF mark, and an origin that is ours if one is told."""
    settings: Settings = connection.app.state["site"].settings
    if connection.headers.get("origin") is not None and not same_origin(connection, settings):
        raise Trouble(403, "origin", "Only pages of this server may do this.")
    if not Visitor(token_of(connection, settings)).may_change(connection.headers.get("x-csrf")):
        raise Trouble(403, "csrf", "The mark X-CSRF is missing or old; get a new one from /api/me.")


class Limit:
    """Guard that lets one address through only so often a minute."""

    def __init__(self, setting: str) -> None:
        self.setting = setting

    def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        site = connection.app.state["site"]
        buckets: Buckets = site.buckets.setdefault(self.setting, Buckets(getattr(site.settings, self.setting)))
        if not buckets.take(asker(connection.scope)):
            raise slow_down()
