"""The first tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("account", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("account", name=op.f("uq_people_account")),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("pace", sa.String(length=10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=22), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Text(), nullable=False),
        sa.Column("bot_due", sa.Boolean(), nullable=False),
        sa.Column("rest_at", sa.Integer(), nullable=False),
        sa.Column("rest", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("frozen", sa.Text(), nullable=True),
        sa.Column("frozen_at", sa.BigInteger(), nullable=True),
        sa.Column("next", sa.String(length=16), nullable=True),
        sa.Column("thinker", sa.String(length=22), nullable=True),
        sa.Column("thinker_until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_state_changed", ["state", "changed"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_table"), ["table"], unique=False)

    op.create_table(
        "decisions",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=100), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("mark", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_decisions_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_decisions")),
    )
    op.create_table(
        "holders",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_holders_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_holders_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "person", name=op.f("pk_holders")),
    )
    with op.batch_alter_table("holders", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_holders_person"), ["person"], unique=False)

    op.create_table(
        "links",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_links_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_links_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_links")),
    )
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_links_table"), ["table"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("looked", sa.Integer(), nullable=False),
        sa.Column("auto", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )


def downgrade() -> None:
    op.drop_table("seats")
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_links_table"))

    op.drop_table("links")
    with op.batch_alter_table("holders", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_holders_person"))

    op.drop_table("holders")
    op.drop_table("decisions")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_table"))

    op.drop_table("chat")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_state_changed")

    op.drop_table("tables")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_person"))

    op.drop_table("sessions")
    op.drop_table("people")
