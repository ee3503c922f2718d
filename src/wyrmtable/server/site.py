"""The parts of a running server, as handlers get them."""

from __future__ import annotations

from typing import NamedTuple

from wyrmtable.server.accounts import Accounts
from wyrmtable.server.analyses import Analyses
from wyrmtable.server.keeper import Keeper
from wyrmtable.server.limits import Buckets
from wyrmtable.server.links import Links
from wyrmtable.server.looking_back import Archive
from wyrmtable.server.people import Attempts, People
from wyrmtable.server.rooms import Rooms
from wyrmtable.server.settings import Settings
from wyrmtable.server.store import Store
from wyrmtable.server.tables import Tables

SITE = "site"


class Site(NamedTuple):
    settings: Settings
    store: Store
    rooms: Rooms
    people: People
    accounts: Accounts
    tables: Tables
    links: Links
    attempts: Attempts
    keeper: Keeper
    archive: Archive
    """Looks into matches where that takes long: replays, records, verification."""
    analyses: Analyses
    buckets: dict[str, Buckets]
    """Limits of single handlers, by setting."""
