"""Seat links: a secret address that carries one's seats to another device, also as a QR code."""

from __future__ import annotations

import secrets
from io import BytesIO

import segno
from sqlalchemy import delete, insert, select

from wyrmtable.server.lobby import mine
from wyrmtable.server.people import Visitor, hashed
from wyrmtable.server.problems import Trouble
from wyrmtable.server.rows import now
from wyrmtable.server.schema import links
from wyrmtable.server.tables import Tables
from wyrmtable.server.views import iso
from wyrmtable.server.wire import LinkInfo, SeatLink

_SECONDS = 24 * 3600
_ID = 16
"""Signs of a link's hash by which its maker knows it."""


def qr(address: str) -> bytes:
    """An address as a picture for a phone's camera, in SVG."""
    picture = BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return picture.getvalue()


class Links:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def make(self, id: str, visitor: Visitor, base: str) -> SeatLink:
        """A secret address that lets another device act for my seats here."""
        mine((await self.tables.room(id)).row, visitor, None)
        token = secrets.token_urlsafe(18)
        async with self.tables.store.write() as connection:
            await connection.execute(delete(links).where(links.c.until < now()))
            values = {"token": hashed(token), "table": id, "person": visitor.person, "until": now() + _SECONDS}
            await connection.execute(insert(links).values(values))
        path = f"/s/{token}"
        return SeatLink(token, path, qr(base + path).decode().strip())

    async def mine(self, id: str, visitor: Visitor) -> list[LinkInfo]:
        """My links to this table that can still be opened."""
        own = (links.c.table == id) & (links.c.person == visitor.person) & (links.c.until >= now())
        async with self.tables.store.read() as connection:
            found = await connection.execute(select(links).where(own).order_by(links.c.until))
            return [LinkInfo(link.token[:_ID], iso(link.until)) for link in found]

    async def revoke(self, id: str, visitor: Visitor, link: str) -> None:
        own = (
            (links.c.table == id) & (links.c.person == visitor.person) & links.c.token.startswith(link, autoescape=True)
        )
        async with self.tables.store.write() as connection:
            gone = await connection.execute(delete(links).where(own)) if len(link) == _ID else None
        if gone is None or gone.rowcount == 0:
            raise Trouble(404, "unknown-link", "There is no such link.")

    async def use(self, token: str, visitor: Visitor) -> tuple[str, Visitor] | None:
        """Take over the seats a link carries; gives the table."""
        async with self.tables.store.read() as connection:
            query = select(links).where(links.c.token == hashed(token), links.c.until >= now())
            link = (await connection.execute(query)).first()
        if link is None or (row := await self.tables.store.table(link.table)) is None:
            return None
        carried = row.held_by(link.person)
        if not carried:
            return None
        if visitor.person is None:
            visitor = await self.tables.people.name(visitor, row.seats[carried[0]].name)
        await self.tables.share(row.id, link.person, visitor)
        return row.id, visitor
