"""What people do with an account: devices, ways back in, whom they do not want to hear"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("blocked", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger()))
    op.add_column("sessions", sa.Column("device", sa.String(80), server_default="", nullable=False))
    op.add_column("sessions", sa.Column("until", sa.BigInteger()))
    op.add_column("chat", sa.Column("person", sa.String(22)))
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "recovery",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person", "code", name="pk_recovery"),
    )
    op.create_table(
        "silenced",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_silenced"),
    )
    op.create_table(
        "shunned",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("other", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_shunned"),
    )


def downgrade() -> None:
    for table in ("shunned", "silenced", "recovery"):
        op.drop_table(table)
    op.drop_index("ix_chat_person", "chat")
    op.drop_column("chat", "person")
    for column in ("until", "device", "seen"):
        op.drop_column("sessions", column)
    op.drop_column("people", "blocked")
