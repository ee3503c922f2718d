"""Who asks, and with which cookie."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import PathParameter

from wyrmtable.server.limits import guest_at
from wyrmtable.server.people import Visitor
from wyrmtable.server.settings import Settings
from wyrmtable.server.site import SITE, Site

AnyRequest = Request[Any, Any, Any]
TheSite = NamedDependency[Site]
TheVisitor = NamedDependency[Visitor]
TheAsker = NamedDependency[str]
TableId = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$")]
GameName = Annotated[str, PathParameter(max_length=60)]
Line = Annotated[int, PathParameter(ge=0, lt=2**31)]
"""The number of a line of chat."""
YEAR = 365 * 24 * 3600
_BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")


def is_secure(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    return settings.secure or connection.scope["scheme"] in ("https", "wss")


def cookie_name(secure: bool) -> str:
    """Over HTTPS a name that no other host can set, and no page of plain HTTP."""
    return "__Host-wyrmtable" if secure else "wyrmtable"


def token_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    return connection.cookies.get(cookie_name(is_secure(connection, settings)), "")


def cookie(request: AnyRequest, site: Site, token: str) -> Cookie:
    secure = is_secure(request, site.settings)
    name = cookie_name(secure)
    return Cookie(name, path="/", value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What a browser says it is, in two words, so that its owner knows it again."""
    told = connection.headers.get("user-agent", "")
    browser = next((name for mark, name in _BROWSERS.items() if f"{mark}/" in told), "")
    system = next((name for name in _SYSTEMS if name in told), "").replace("Macintosh", "Mac")
    return ", ".join(filter(None, (browser, system)))


def the_site(request: AnyRequest) -> Site:
    site: Site = request.app.state[SITE]
    return site


def the_asker(request: AnyRequest) -> str:
    """Where a request comes from; who asks for much there waits for others."""
    return guest_at(request.client.host) if request.client else ""


async def the_visitor(request: AnyRequest, site: TheSite) -> Visitor:
    return await site.people.visitor(token_of(request, site.settings), device_of(request))
