"""The HTTP part: one handler for each thing a browser can ask for."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import MediaType, Response, WebSocket, get, post, websocket
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect
from litestar.router import Router

from wyrmtable.core import language as texts
from wyrmtable.core.book import UnknownGame
from wyrmtable.core.game import SPECTATOR, BadOptions
from wyrmtable.core.match import Drift
from wyrmtable.core.record import Record
from wyrmtable.review.story import Story
from wyrmtable.server import api_people, games, lessons, replays, static, wire
from wyrmtable.server.links import qr
from wyrmtable.server.metrics import metrics_text
from wyrmtable.server.middleware import Limit, address, asker, from_our_pages, is_inside
from wyrmtable.server.people import Visitor, new_token
from wyrmtable.server.problems import Trouble
from wyrmtable.server.requests import (
    YEAR,
    AnyRequest,
    GameName,
    TableId,
    TheAsker,
    TheSite,
    TheVisitor,
    cookie,
    the_asker,
    the_site,
    the_visitor,
    token_of,
)
from wyrmtable.server.room import Gone
from wyrmtable.server.rows import TableRow
from wyrmtable.server.site import SITE, Site
from wyrmtable.server.socket import NOT_HERE, NOT_YOURS, Guest, same_origin, serve_guest
from wyrmtable.server.views import seat_info

_TABLE_ID = re.compile("[a-z0-9]{1,16}")
_PACKED = {"compressed": True}
_FRESH = {"Cache-Control": "no-cache"}
_ICONS = 4000
"""Signs of a list of icons."""


def accepts(request: AnyRequest) -> str:
    """How an answer may be packed."""
    return str(request.headers.get("accept-encoding", ""))


def _told(struct: type[msgspec.Struct]) -> dict[int, ResponseSpec]:
    """For the description: what is in an answer that was encoded elsewhere."""
    return {200: ResponseSpec(struct, generate_examples=False, description="Found")}


# ---- games


@get("/home")
async def home(site: TheSite, visitor: TheVisitor) -> wire.Home:
    """Games, and tables: mine, waiting, running, finished."""
    return await site.tables.home(visitor)


@get("/finished")
async def finished(
    site: TheSite, visitor: TheVisitor, mine: FromQuery[bool] = False, before: FromQuery[str] = ""
) -> wire.Page:
    """Matches one may replay, page by page: all public ones, or my own."""
    return await site.tables.finished(visitor, mine, before)


@get("/games")
async def all_games() -> list[wire.GameInfo]:
    return games.all_games()


@get("/games/{name:str}")
async def one_game(name: GameName) -> wire.GameInfo:
    info = games.shown(games.game_called(name))
    if info is None:
        raise Trouble(404, "unknown-game", f"The game {name} is out of order here.")
    return info


@get("/games/{name:str}/catalogue", responses=_told(wire.Catalogue), opt=_PACKED)
async def catalogue(request: AnyRequest, name: GameName) -> Response[bytes]:
    """Everything constant a client needs to draw the game."""
    data, mark = games.catalogue(games.game_called(name))
    headers = {"ETag": f'"{mark}"', "Cache-Control": "no-cache"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return await static.constant(data, MediaType.JSON, accepts(request), headers)


@get("/games/{name:str}/poster", responses=_told(wire.Catalogue), opt=_PACKED)
async def poster(request: AnyRequest, name: GameName) -> Response[bytes]:
    """What the lobby needs of the catalogue."""
    return await static.constant(games.poster(games.game_called(name)), MediaType.JSON, accepts(request), _FRESH)


@get("/icons", opt=_PACKED)
async def icons(request: AnyRequest, names: FromQuery[str]) -> Response[bytes]:
    """Path data of icons by name, separated by commas; a client asks for those it draws."""
    data = msgspec.json.encode(games.icons(names[:_ICONS].split(",")))
    headers = {"Cache-Control": "public, max-age=604800"}
    return await static.selection(data, MediaType.JSON, accepts(request), headers)


@get("/games/{name:str}/theme/{file:str}")
async def theme(name: GameName, file: FromPath[str]) -> Response[dict[str, Any]]:
    game = games.game_called(name)
    if file != f"{games.theme_hash(game)}.json":
        raise Trouble(404, "", "There is no such theme.")
    return Response(texts.theme(game), headers={"Cache-Control": f"public, max-age={YEAR}, immutable"})


_TEXT = "text/plain; charset=utf-8"


@get("/words/{language:str}", media_type=_TEXT, opt=_PACKED)
async def shared_words(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    return await static.constant(games.words_of(None, language).encode(), _TEXT, accepts(request), _FRESH)


@get("/games/{name:str}/teach/{language:str}", media_type=_TEXT, opt=_PACKED)
async def game_teach(request: AnyRequest, name: GameName, language: FromPath[str]) -> Response[bytes]:
    return await static.constant(games.taught_of(name, language).encode(), _TEXT, accepts(request), _FRESH)


@get("/games/{name:str}/words/{language:str}", media_type=_TEXT, opt=_PACKED)
async def game_words(request: AnyRequest, name: GameName, language: FromPath[str]) -> Response[bytes]:
    return await static.constant(games.words_of(name, language).encode(), _TEXT, accepts(request), _FRESH)


@get("/games/{name:str}/guide/{language:str}", media_type=_TEXT)
async def game_guide(name: GameName, language: FromPath[str]) -> Response[str]:
    return Response(games.guide_of(name, language), media_type=_TEXT, headers={"Cache-Control": "no-cache"})


# ---- lessons


@get("/games/{name:str}/lessons/words/{language:str}", media_type=_TEXT)
async def lesson_words(name: GameName, language: FromPath[str]) -> Response[str]:
    return Response(games.lesson_words_of(name, language), media_type=_TEXT, headers={"Cache-Control": "no-cache"})


@post(
    "/games/{name:str}/lessons/{lesson:str}",
    status_code=200,
    responses=_told(wire.LessonTold),
    guards=[from_our_pages, Limit("lessons_per_minute")],
)
async def take_lesson(
    site: TheSite, asker: TheAsker, name: GameName, lesson: FromPath[str], data: JSONBody[wire.LessonIn]
) -> Response[bytes]:
    """A lesson from its beginning, or on from where the browser says it is."""
    games.check_lesson(name, lesson)
    told = await site.archive.run(asker, lessons.teach, name, lesson, msgspec.json.encode(data))
    if not told:
        raise Trouble(409, "lesson-changed", "The lesson is another one by now; begin it anew.")
    return Response(told, media_type=MediaType.JSON)


# ---- tables


@post("/tables", guards=[from_our_pages, Limit("tables_per_minute")])
async def open_table(site: TheSite, visitor: TheVisitor, data: JSONBody[wire.TableIn]) -> wire.TableInfo:
    return await site.tables.open(visitor, data)


@get("/tables/{table:str}")
async def one_table(site: TheSite, visitor: TheVisitor, table: TableId) -> wire.TableInfo:
    return await site.tables.info(table, visitor)


@post("/tables/{table:str}/join", status_code=200, guards=[from_our_pages])
async def join(
    request: AnyRequest, site: TheSite, visitor: TheVisitor, table: TableId, data: JSONBody[wire.JoinIn | None] = None
) -> Response[wire.TableInfo]:
    data = data or wire.JoinIn()
    visitor = await site.tables.greet(table, visitor, data.name)
    info = await site.tables.join(table, visitor, data.seat)
    return Response(info, cookies=[cookie(request, site, visitor.token)] if visitor.token else [])


@post("/tables/{table:str}/leave", status_code=200, guards=[from_our_pages])
async def leave(
    site: TheSite, visitor: TheVisitor, table: TableId, data: JSONBody[wire.JoinIn | None] = None
) -> wire.TableInfo:
    return await site.tables.leave(table, visitor, data.seat if data else None)


@post("/tables/{table:str}/return", status_code=200, guards=[from_our_pages])
async def come_back(
    site: TheSite, visitor: TheVisitor, table: TableId, data: JSONBody[wire.JoinIn | None] = None
) -> wire.TableInfo:
    return await site.tables.come_back(table, visitor, data.seat if data else None)


@post("/tables/{table:str}/start", status_code=200, guards=[from_our_pages])
async def start(site: TheSite, visitor: TheVisitor, table: TableId) -> wire.TableInfo:
    return await site.tables.start(table, visitor)


@post("/tables/{table:str}/close", status_code=204, guards=[from_our_pages])
async def close(site: TheSite, visitor: TheVisitor, table: TableId) -> None:
    await site.tables.close(table, visitor)


@post("/tables/{table:str}/again", status_code=200, guards=[from_our_pages, Limit("tables_per_minute")])
async def again(site: TheSite, visitor: TheVisitor, table: TableId) -> wire.TableInfo:
    return await site.tables.again(table, visitor)


@post("/tables/{table:str}/what-if", guards=[from_our_pages, Limit("tables_per_minute")])
async def what_if(site: TheSite, visitor: TheVisitor, table: TableId, data: JSONBody[wire.WhatIfIn]) -> wire.TableInfo:
    return await site.tables.what_if(table, visitor, data)


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, guards=[from_our_pages])
async def seat_bot(
    site: TheSite, visitor: TheVisitor, table: TableId, seat: FromPath[int], data: JSONBody[wire.BotIn]
) -> wire.TableInfo:
    return await site.tables.seat_bot(table, visitor, seat, data.bot)


@post("/tables/{table:str}/seats/{seat:int}/remove", status_code=200, guards=[from_our_pages])
async def remove(site: TheSite, visitor: TheVisitor, table: TableId, seat: FromPath[int]) -> wire.TableInfo:
    """The host sends somebody away from the table."""
    return await site.tables.remove(table, visitor, seat)


@post("/tables/{table:str}/link", status_code=200, guards=[from_our_pages])
async def link(request: AnyRequest, site: TheSite, visitor: TheVisitor, table: TableId) -> wire.SeatLink:
    return await site.links.make(table, visitor, str(request.base_url).rstrip("/"))


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def table_qr(request: AnyRequest, table: TableId) -> bytes:
    """The table's address for a phone's camera."""
    return qr(f"{request.base_url}t/{table}")


@get("/tables/{table:str}/links")
async def my_links(site: TheSite, visitor: TheVisitor, table: TableId) -> list[wire.LinkInfo]:
    return await site.links.mine(table, visitor)


@post("/tables/{table:str}/links/{link_id:str}/revoke", status_code=204, guards=[from_our_pages])
async def revoke_link(site: TheSite, visitor: TheVisitor, table: TableId, link_id: FromPath[str]) -> None:
    await site.links.revoke(table, visitor, link_id)


# ---- looking back


async def _finished(site: Site, table: str) -> tuple[TableRow, bytes]:
    found = await site.store.snapshot(table)
    if found is None:
        raise Trouble(404, "unknown-table", "There is no such table.")
    row, made = found
    if row.state != "finished":
        raise Trouble(409, "still-running", "This is told when the match is over.")
    return row, msgspec.json.encode(row.record(made))


@get("/tables/{table:str}/verify", responses=_told(wire.Verification), guards=[Limit("tables_per_minute")])
async def verify(site: TheSite, asker: TheAsker, table: TableId) -> Response[bytes]:
    """The revealed seed of a finished match, and whether its replay agrees."""
    _, record = await _finished(site, table)
    data = await site.archive.look_back(asker, table, replays.verification, record)
    return Response(data, media_type=MediaType.JSON)


@get("/tables/{table:str}/record.json", responses=_told(Record), guards=[Limit("tables_per_minute")])
async def record_file(site: TheSite, asker: TheAsker, table: TableId) -> Response[bytes]:
    """The record of a finished match, as a download."""
    row, record = await _finished(site, table)
    data = await site.archive.look_back(asker, table, replays.full_record, record)
    name = f"{row.game}-{row.id}.json"
    return Response(data, media_type=MediaType.JSON, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/replay", responses=_told(wire.Replay), guards=[Limit("tables_per_minute")])
async def replay(
    site: TheSite, visitor: TheVisitor, asker: TheAsker, table: TableId, view: FromQuery[int | None] = None
) -> Response[bytes]:
    """The match as a viewer saw it: while it runs from one's own seat or from outside, later from any."""
    found = await site.store.snapshot(table)
    if found is None:
        raise Trouble(404, "unknown-table", "There is no such table.")
    row, made = found
    if row.state == "waiting":
        raise Trouble(409, "not-begun", "This match has not begun.")
    viewer = SPECTATOR if view is None or view == SPECTATOR else view
    if viewer != SPECTATOR and not 0 <= viewer < len(row.seats):
        raise Trouble(404, "unknown-seat", "There is no such seat.")
    if viewer != SPECTATOR and row.state != "finished" and viewer not in row.held_by(visitor.person):
        raise Trouble(403, "not-yours", "While the match runs one sees it from one's own seat only.")
    seats = [seat_info(row, seat, visitor.person) for seat in row.seats]
    record = msgspec.json.encode(row.record(made))
    kept = await site.store.keepsake(table) if row.state == "finished" else None
    data = await site.archive.look_back(asker, table, replays.replay, record, viewer, seats, kept)
    return Response(data, media_type=MediaType.JSON)


@get("/tables/{table:str}/story", responses=_told(Story), guards=[Limit("tables_per_minute")])
async def story(site: TheSite, asker: TheAsker, table: TableId) -> Response[bytes]:
    """Who led when in a finished match, its key moments, the best turn of each seat."""
    _, record = await _finished(site, table)
    data = await site.archive.look_back(asker, table, replays.story_of, record)
    return Response(data, media_type=MediaType.JSON, headers={"Cache-Control": "private, max-age=86400"})


@get("/tables/{table:str}/analysis")
async def analysis(site: TheSite, table: TableId) -> wire.AnalysisInfo:
    """The analysis of a finished match, or how far it is."""
    return await site.analyses.info(table)


@post("/tables/{table:str}/analysis", status_code=200, guards=[from_our_pages, Limit("tables_per_minute")])
async def analyse(site: TheSite, visitor: TheVisitor, table: TableId) -> wire.AnalysisInfo:
    """Let the analysis be worked out, if it is not there."""
    row, record = await _finished(site, table)
    if visitor.person is None:
        raise Trouble(403, "name-first", "Say who you are first.")
    if row.result is None:
        raise Trouble(409, "unreadable", "This match was ended before its end.")
    try:
        return await site.analyses.begin(table, Record.from_json(record), visitor.person)
    except (BadOptions, Drift, UnknownGame):
        raise Trouble(409, "unreadable", "The rules of today cannot read this match.") from None


# ---- the socket


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    site: Site = socket.app.state[SITE]
    if not same_origin(socket, site.settings):
        await socket.close(1008)
        return
    visitor = await site.people.visitor(token_of(socket, site.settings))
    await socket.accept()
    try:
        if not _TABLE_ID.fullmatch(table):
            raise Gone(table)
        room = await site.rooms.arrive(table)
    except Gone:
        await socket.close(NOT_HERE)
        return
    wanted = socket.query_params.get("seat")
    viewer = SPECTATOR
    if wanted is not None:
        viewer = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 4 else SPECTATOR
        if viewer not in room.row.held_by(visitor.person):
            await socket.close(NOT_YOURS)
            return
    await serve_guest(socket, Guest(socket, visitor, asker(socket.scope), viewer, site.settings), room)


# ---- everything else


@get("/s/{token:str}", include_in_schema=False, status_code=303)
async def use_link(request: AnyRequest, site: TheSite, visitor: TheVisitor, token: FromPath[str]) -> Redirect:
    """A seat link opened on another device."""
    if not visitor.token:
        visitor = Visitor(new_token())
    found = await site.links.use(token, visitor)
    if found is None:
        return Redirect("/", status_code=303)
    table, visitor = found
    return Redirect(f"/t/{table}", status_code=303, cookies=[cookie(request, site, visitor.token)])


@get("/health")
async def health(site: TheSite) -> Response[dict[str, Any]]:
    """Whether this worker can store what happens at its tables."""
    trouble = await site.keeper.trouble()
    told = {"well": not trouble, "worker": site.rooms.worker}
    return Response(told, status_code=503 if trouble else 200)


@get("/metrics", media_type=_TEXT, include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Numbers for the host's own machines; from outside there is nothing here."""
    if not is_inside(address(request.scope)):
        raise Trouble(404, "", "There is nothing here.")
    return Response(metrics_text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False, opt={"compressed": True})
async def page(request: AnyRequest) -> Response[bytes]:
    """The client: its files, and its index page for all its addresses."""
    path = request.url.path
    if path.startswith("/api/"):
        raise Trouble(404, "", "There is nothing here.")
    return await static.answer(path, accepts(request), request.headers.get("if-none-match", ""))


_ROUTES: list[Any] = [
    home,
    finished,
    all_games,
    one_game,
    catalogue,
    poster,
    icons,
    theme,
    shared_words,
    game_words,
    game_teach,
    game_guide,
    lesson_words,
    take_lesson,
    *api_people.ROUTES,
    open_table,
    one_table,
    join,
    leave,
    come_back,
    start,
    close,
    again,
    what_if,
    seat_bot,
    remove,
    link,
    table_qr,
    my_links,
    revoke_link,
    verify,
    record_file,
    replay,
    story,
    analysis,
    analyse,
    table_socket,
]
_PROBLEM = ResponseSpec(
    wire.Problem, generate_examples=False, description="A problem (RFC 9457)", media_type="application/problem+json"
)
for _route in _ROUTES:
    if isinstance(_route, HTTPRouteHandler):
        _route.responses = {**(_route.responses or {}), 400: _PROBLEM}
HANDLERS: list[Any] = [Router("/api", route_handlers=_ROUTES), use_link, health, metrics, page]
DEPENDENCIES = {
    "site": Provide(the_site, sync_to_thread=False),
    "visitor": Provide(the_visitor),
    "asker": Provide(the_asker, sync_to_thread=False),
}
