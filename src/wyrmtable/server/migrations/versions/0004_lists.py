"""Lists of tables cost the same however many matches are finished"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("holders", sa.Column("ended", sa.BigInteger(), nullable=True))
    tables = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("changed"))
    holders = sa.table("holders", sa.column("table"), sa.column("ended"))
    ended = sa.select(tables.c.changed).where(tables.c.id == holders.c.table, tables.c.state == "finished")
    op.execute(sa.update(holders).values(ended=ended.scalar_subquery()))
    op.drop_index("ix_holders_person", "holders")
    op.create_index("ix_holders_person_ended", "holders", ["person", "ended", "table"])
    op.drop_index("ix_tables_state_changed", "tables")
    op.create_index(
        "ix_tables_listed",
        "tables",
        ["state", "changed", "id"],
        sqlite_where=sa.text("public = 1"),
        postgresql_where=sa.text("public"),
    )


def downgrade() -> None:
    op.drop_index("ix_tables_listed", "tables")
    op.create_index("ix_tables_state_changed", "tables", ["state", "changed"])
    op.drop_index("ix_holders_person_ended", "holders")
    op.create_index("ix_holders_person", "holders", ["person"])
    op.drop_column("holders", "ended")
