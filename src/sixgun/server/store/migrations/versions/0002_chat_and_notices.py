"""Two more tables: chat lines, and notices for guests who come back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(4), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.BigInteger, nullable=False),
        sa.Column("who", sa.BigInteger, nullable=False),
        sa.Column("guest", Id, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_code", "chat", ["code", "id"])
    op.create_table(
        "notices",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("guest", Id, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("code", sa.String(4), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("why", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("notices_guest", "notices", ["guest"])


def downgrade() -> None:
    for name in ("notices", "chat"):
        op.drop_table(name)
