"""Results of finished games under links of their own, and who is muted at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "muted",
        sa.Column("code", sa.String(4), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("guest", Id, sa.ForeignKey("guests.id"), nullable=False),
        sa.PrimaryKeyConstraint("code", "guest", name="muted_pkey"),
    )


def downgrade() -> None:
    for name in ("muted", "results"):
        op.drop_table(name)
