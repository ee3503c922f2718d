"""The application: everything put together."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import InterfaceError, OperationalError

from wyrmtable.server import api, logs
from wyrmtable.server.accounts import Accounts
from wyrmtable.server.analyses import Analyses
from wyrmtable.server.bots import ASIDE, Pool, Thinkers
from wyrmtable.server.bus import listen
from wyrmtable.server.games import all_games, report_broken
from wyrmtable.server.keeper import Keeper
from wyrmtable.server.limits import BODY
from wyrmtable.server.lines import open_door
from wyrmtable.server.links import Links
from wyrmtable.server.looking_back import Archive
from wyrmtable.server.middleware import Around, add_headers
from wyrmtable.server.migrate import migrate
from wyrmtable.server.people import Attempts, People
from wyrmtable.server.problems import Trouble, on_failure, on_http, on_nonsense, on_storage, on_trouble
from wyrmtable.server.rooms import Rooms
from wyrmtable.server.settings import Settings, read_settings
from wyrmtable.server.site import SITE, Site
from wyrmtable.server.store import Store
from wyrmtable.server.tables import Tables


def create_app(settings: Settings | None = None) -> Litestar:
    settings = settings or read_settings()
    logs.set_up(settings.log_format, settings.log_level)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        report_broken()
        all_games()  # takes a second for the first one who asks, while everybody else would wait
        store = Store(settings)
        await migrate(store.engine)
        thinkers = Thinkers(settings)
        processes = min(1, settings.bot_processes)
        clerk, archive = Pool(processes, ASIDE), Archive(processes)
        clerk.warm()
        archive.pool.warm()
        rooms = Rooms(settings, store, thinkers, clerk)
        people, keeper = People(store), Keeper(store, rooms)
        tables = Tables(store, rooms, people, archive)
        app.state[SITE] = Site(
            settings,
            store,
            rooms,
            people,
            Accounts(tables),
            tables,
            Links(tables),
            Attempts(store),
            keeper,
            archive,
            Analyses(rooms),
            {},
        )
        async with listen(settings, rooms), keeper.watching():
            # What is loaded now stays for good; scenes are made and dropped by the thousand and hold no cycles. A look for
            # cycles stops everybody, so it is a short one among the newest; one through all that three hundred tables
            # hold takes almost two seconds, and is rare.
            gc.collect()
            gc.freeze()
            gc.set_threshold(2_000, 4, 2_500)
            logs.log.info("started", worker=rooms.worker, workers=settings.workers, sqlite=settings.sqlite)
            try:
                with open_door():
                    yield
            finally:
                await rooms.close()
                thinkers.pool.close()
                clerk.close()
                archive.pool.close()
        await store.close()
        logs.log.info("stopped", worker=rooms.worker)

    return Litestar(
        route_handlers=api.HANDLERS,
        state=State(),
        lifespan=[lifespan],
        dependencies=api.DEPENDENCIES,
        middleware=[Around(settings)],
        before_send=[add_headers],
        exception_handlers={
            Trouble: on_trouble,
            HTTPException: on_http,
            RecursionError: on_nonsense,
            UnicodeError: on_nonsense,
            OperationalError: on_storage,
            InterfaceError: on_storage,
            ConnectionError: on_storage,
            Exception: on_failure,
        },
        compression_config=CompressionConfig(
            backend="brotli", brotli_gzip_fallback=True, brotli_quality=4, exclude_opt_key="compressed"
        ),
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Wyrmtable",
            version="1",
            description="The HTTP part of a digital table for heavy board games; the rest happens on sockets.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
