"""Problems: every HTTP error is an RFC 9457 document, and none shows the inside of the server."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from wyrmtable.server.logs import log
from wyrmtable.server.wire import Problem


class Trouble(Exception):
    """A request that cannot be done; ``kind`` names the message ``problem-<kind>`` of the client's words."""

    def __init__(self, status: int, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail


def document(status: int, kind: str, detail: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    title = HTTPStatus(status).phrase
    problem = Problem(f"/problems/{kind}" if kind else "about:blank", title, status, detail or title)
    return Response(
        msgspec.json.encode(problem), status_code=status, media_type="application/problem+json", headers=headers
    )


def on_trouble(_: Request[Any, Any, Any], error: Trouble) -> Response[bytes]:
    return document(error.status, error.kind, error.detail, {"Retry-After": "10"} if error.status == 429 else None)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    status = error.status_code if error.status_code in HTTPStatus._value2member_map_ else 400
    if status >= 500:
        log.error("failed", status=status, error=repr(error), exc_info=error)
        return document(500, "server", "The server failed; nothing was changed.")
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        told = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in error.extra]
        detail = "; ".join(told) or detail
    return document(status, "invalid" if status == 400 else "", str(detail), dict(error.headers or {}))


def on_nonsense(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """What cannot even be read: nested without end, or no text."""
    return document(400, "invalid", f"This cannot be read ({type(error).__name__}).")


def on_storage(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The disk is full or the database away: the server is sound, and a moment later the same may go well."""
    log.error("store not reached", path=request.url.path, why=str(error).partition("\n")[0])
    detail = "This cannot be stored just now; nothing was changed. Try again in a moment."
    return document(503, "storage", detail, {"Retry-After": "5"})


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """What nobody thought of: told to the log with everything, to the browser with nothing."""
    log.error("failed", path=request.url.path, exc_info=error)
    return document(500, "server", "The server failed; nothing was changed.")
