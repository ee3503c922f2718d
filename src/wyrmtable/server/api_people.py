"""The HTTP part about people: names, accounts, devices, whom one does not hear."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wyrmtable.server import wire
from wyrmtable.server.limits import NAME
from wyrmtable.server.middleware import asker, from_our_pages, slow_down
from wyrmtable.server.people import Visitor, hashed, new_token
from wyrmtable.server.requests import AnyRequest, Line, TableId, TheSite, TheVisitor, cookie
from wyrmtable.server.site import SITE, Site


def _me(request: AnyRequest, site: Site, visitor: Visitor) -> Response[wire.Me]:
    return Response(visitor.me(), cookies=[cookie(request, site, visitor.token)])


@get("/me")
async def me(request: AnyRequest, site: TheSite, visitor: TheVisitor) -> Response[wire.Me]:
    """Who this browser is; gives it a cookie if it has none."""
    if not visitor.token:
        visitor = Visitor(new_token(), device=visitor.device)
    return _me(request, site, visitor)


@post("/me", status_code=200, guards=[from_our_pages])
async def name_me(
    request: AnyRequest, site: TheSite, visitor: TheVisitor, data: JSONBody[wire.NameIn]
) -> Response[wire.Me]:
    return _me(request, site, await site.people.name(visitor, data.name))


async def _login_limit(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard that lets one address try to log in only so often a minute, whichever worker it meets."""
    site: Site = connection.app.state[SITE]
    if not await site.attempts.allow(f"login {asker(connection.scope)}", site.settings.logins_per_minute):
        raise slow_down()


@post("/account", status_code=200, guards=[from_our_pages, _login_limit])
async def make_account(
    request: AnyRequest, site: TheSite, visitor: TheVisitor, data: JSONBody[wire.AccountIn]
) -> Response[wire.Me]:
    return _me(request, site, await site.people.make_account(visitor, data.name, data.password))


@post("/login", status_code=200, guards=[from_our_pages, _login_limit])
async def login(
    request: AnyRequest, site: TheSite, visitor: TheVisitor, data: JSONBody[wire.AccountIn]
) -> Response[wire.Me]:
    if not await site.attempts.allow(f"account {data.name.casefold()[:NAME]}", 3 * site.settings.logins_per_minute):
        raise slow_down()
    visitor, moved = await site.people.login(visitor, data.name, data.password)
    for table in moved:
        await site.rooms.renew(table)
    return _me(request, site, visitor)


@post("/logout", status_code=200, guards=[from_our_pages])
async def logout(request: AnyRequest, site: TheSite, visitor: TheVisitor) -> Response[wire.Me]:
    gone = await site.people.logout(visitor)
    await site.rooms.log_out(hashed(visitor.token))
    return _me(request, site, gone)


@post("/account/password", status_code=200, guards=[from_our_pages, _login_limit])
async def change_password(
    request: AnyRequest, site: TheSite, visitor: TheVisitor, data: JSONBody[wire.PasswordIn]
) -> Response[wire.Me]:
    for session in await site.accounts.change_password(visitor, data.old, data.new):
        await site.rooms.log_out(session)
    return _me(request, site, visitor)


@post("/account/elsewhere", status_code=200, guards=[from_our_pages])
async def log_out_elsewhere(request: AnyRequest, site: TheSite, visitor: TheVisitor) -> Response[wire.Me]:
    """Log this person out of every other browser."""
    for session in await site.accounts.log_out_others(visitor):
        await site.rooms.log_out(session)
    return _me(request, site, visitor)


@get("/account")
async def account(site: TheSite, visitor: TheVisitor) -> wire.AccountInfo:
    """Devices, ways back in, people one does not hear."""
    return await site.accounts.info(visitor)


@post("/account/recovery", status_code=200, guards=[from_our_pages, _login_limit])
async def new_codes(site: TheSite, visitor: TheVisitor, data: JSONBody[wire.SureIn]) -> list[str]:
    """Codes for the day on which the password is forgotten; shown this once."""
    return await site.accounts.new_codes(visitor, data.password)


@post("/recover", status_code=200, guards=[from_our_pages, _login_limit])
async def recover(
    request: AnyRequest, site: TheSite, visitor: TheVisitor, data: JSONBody[wire.RecoverIn]
) -> Response[wire.Me]:
    """Back into an account with one of its codes."""
    if not await site.attempts.allow(f"account {data.name.casefold()[:NAME]}", 3 * site.settings.logins_per_minute):
        raise slow_down()
    visitor, ended, moved = await site.accounts.recover(visitor, data.name, data.code, data.password)
    for session in ended:
        await site.rooms.log_out(session)
    for table in moved:
        await site.rooms.renew(table)
    return _me(request, site, visitor)


@post("/account/devices/{device:str}/end", status_code=204, guards=[from_our_pages])
async def end_device(site: TheSite, visitor: TheVisitor, device: FromPath[str]) -> None:
    """Log one browser out."""
    for session in await site.accounts.log_out_device(visitor, device):
        await site.rooms.log_out(session)


@get("/account/data")
async def my_data(site: TheSite, visitor: TheVisitor) -> Response[dict[str, Any]]:
    """All that is kept of me, as a download."""
    found = await site.accounts.data(visitor)
    headers = {"Content-Disposition": 'attachment; filename="wyrmtable.json"'}
    return Response(found, media_type=MediaType.JSON, headers=headers)


@post("/account/delete", status_code=200, guards=[from_our_pages, _login_limit])
async def delete_me(
    request: AnyRequest, site: TheSite, visitor: TheVisitor, data: JSONBody[wire.SureIn]
) -> Response[wire.Me]:
    """Forget me. Bots play on; finished matches stay, without my name."""
    for session in await site.accounts.delete(visitor, data.password):
        await site.rooms.log_out(session)
    return _me(request, site, Visitor(new_token(), device=visitor.device))


@post("/tables/{table:str}/chat/{line:int}/shun", status_code=204, guards=[from_our_pages])
async def shun(site: TheSite, visitor: TheVisitor, table: TableId, line: Line) -> None:
    """I do not want to hear any more who said this, at any table."""
    await site.accounts.shun(visitor, table, line)


@post("/people/{person:str}/hear", status_code=204, guards=[from_our_pages])
async def hear_again(site: TheSite, visitor: TheVisitor, person: FromPath[str]) -> None:
    await site.accounts.hear_again(visitor, person)


@post("/tables/{table:str}/chat/{line:int}/silence", status_code=204, guards=[from_our_pages])
async def silence(site: TheSite, visitor: TheVisitor, table: TableId, line: Line) -> None:
    """The host does not want who said this to speak at this table any more."""
    await site.accounts.silence(visitor, table, line)


ROUTES: list[Any] = [
    me,
    name_me,
    make_account,
    login,
    logout,
    change_password,
    log_out_elsewhere,
    account,
    new_codes,
    recover,
    end_device,
    my_data,
    delete_me,
    shun,
    hear_again,
    silence,
]
