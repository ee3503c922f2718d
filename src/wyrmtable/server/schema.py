"""The database: people and their sessions, tables with seats, decisions, chat."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),
    Column("password", String(200)),
    Column("made", BigInteger, nullable=False),
    Column("blocked", Boolean, nullable=False, server_default=false()),  # by who runs the server
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of the cookie
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("device", String(80), nullable=False, server_default=""),
    Column("until", BigInteger),  # of a cookie that was replaced: good for what is under way, no longer
)

recovery = Table(
    "recovery",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(64), primary_key=True),  # hash of a code that opens the account once
)

silenced = Table(
    "silenced",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),  # may not speak there
)

shunned = Table(
    "shunned",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),  # whom that person does not hear
)

attempts = Table(
    "attempts",
    metadata,
    Column("key", String(64), primary_key=True),  # hash of who tries what
    Column("minute", BigInteger, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", String(80), nullable=False),
    Column("state", String(10), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # counts every change of the decisions
    Column("decisions", Integer, nullable=False),
    Column("turn", Text, nullable=False),  # seats asked now
    Column("bot_due", Boolean, nullable=False),
    Column("rest_at", Integer, nullable=False),
    Column("rest", Text),  # the state after so many decisions, for quick loading
    Column("result", Text),
    Column("frozen", Text),
    Column("frozen_at", BigInteger),
    Column("next", String(16)),
    Column("legacy", Text),  # what the match before this one handed on
    Column("origins", Text),  # the matches this one plays on from
    Column("silence", Integer, nullable=False),  # minutes after which silence in a window is a pass; 0: never
    Column("hints", Boolean, nullable=False),  # whether a strong bot may be asked for advice
    Column("wake_at", BigInteger),  # when that is, for the window asked after …
    Column("wake_for", Integer),  # … so many decisions
    Column("thinker", String(22)),  # worker whose bots think for this table, until …
    Column("thinker_until", BigInteger),  # milliseconds of the database's clock
)
Index("ix_tables_wake_at", tables.c.wake_at)
# SQLite uses these only for conditions written in the very same way.
Index("ix_tables_bot_due", tables.c.id, sqlite_where=text("bot_due = 1"), postgresql_where=tables.c.bot_due)
Index(
    "ix_tables_listed",
    *(tables.c.state, tables.c.changed, tables.c.id),
    sqlite_where=text("public = 1"),
    postgresql_where=tables.c.public,
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # when it last wrote this, in milliseconds of the database's clock
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("looked", Integer, nullable=False),
    Column("auto", String(40), nullable=False),
    Column("ends", Boolean, nullable=False, server_default=false()),  # whoever sits here agrees to end the match
)

holders = Table(
    "holders",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("ended", BigInteger),  # when the match was over, so that one finds the others without looking at all
    Index("ix_holders_person_ended", "person", "ended", "table"),
)

links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of the link's secret
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

decisions = Table(
    "decisions",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(100), nullable=False),
    Column("answer", Text, nullable=False),
    Column("mark", String(8), nullable=False),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # what a finished match looked like, packed
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),  # parts that are worked out …
    Column("parts", Integer, nullable=False),  # … of so many
    Column("seen", BigInteger, nullable=False),  # when that was written, in seconds
    Column("data", LargeBinary),  # the whole, packed, when it is there
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(22), index=True),
)
