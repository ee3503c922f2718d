"""What goes on from match to match; silence that is a pass; standing orders with a name"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("legacy", sa.Text()))
    op.add_column("tables", sa.Column("silence", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("wake_at", sa.BigInteger()))
    op.add_column("tables", sa.Column("wake_for", sa.Integer()))
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("auto", type_=sa.String(length=40), existing_nullable=False)


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("auto", type_=sa.String(length=10), existing_nullable=False)
    op.drop_index("ix_tables_wake_at", "tables")
    for column in ("wake_for", "wake_at", "silence", "legacy"):
        op.drop_column("tables", column)
