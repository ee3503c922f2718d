"""Bots that are due are found quickly; workers write that they live"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_workers")),
    )
    op.create_index(
        "ix_tables_bot_due", "tables", ["id"], sqlite_where=sa.text("bot_due = 1"), postgresql_where=sa.text("bot_due")
    )
    tables = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("bot_due", sa.Boolean()))
    seats = sa.table("seats", sa.column("table"), sa.column("left", sa.Boolean()))
    # Leaving did not say that a bot is due; too many cost nothing.
    left = sa.exists().where(seats.c.table == tables.c.id, seats.c.left)
    op.execute(sa.update(tables).where(tables.c.state == "running", left).values(bot_due=True))


def downgrade() -> None:
    op.drop_index("ix_tables_bot_due", "tables")
    op.drop_table("workers")
