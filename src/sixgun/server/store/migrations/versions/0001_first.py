"""The first shape: guests, tables, places, games, answers.

A migration never changes: it says how things were, so it does not read `sixgun.server.store.schema`.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(4), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("host", Id, sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("state", sa.Text, nullable=False, server_default="{}"),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "places",
        sa.Column("code", sa.String(4), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", Id, sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("bot", sa.String(40), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("code", "seat", name="places_pkey"),
    )
    op.create_index("places_guest", "places", ["guest"])
    op.create_table(
        "games",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(4), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("finished", sa.Float, nullable=True),
        sa.Column("record", sa.Text, nullable=False, server_default=""),
        sa.UniqueConstraint("code", "number", name="games_code_number"),
    )
    op.create_table(
        "answers",
        sa.Column("game", Id, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("interjection", sa.Boolean, nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("twin", sa.Integer, nullable=False, server_default="0"),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "n", name="answers_pkey"),
    )


def downgrade() -> None:
    for name in ("answers", "games", "places", "tables", "guests"):
        op.drop_table(name)
