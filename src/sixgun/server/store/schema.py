"""The schema of the database. `migrations/` upgrades older databases to it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

Id: Final = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows automatically only in a column of type INTEGER."""

guests: Final = Table(
    "guests",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(20), nullable=False),
    Column("created", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("code", String(4), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", Id, ForeignKey("guests.id"), nullable=True),
    Column("private", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("state", Text, nullable=False, server_default="{}"),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

places: Final = Table(
    "places",
    metadata,
    Column("code", String(4), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", Id, ForeignKey("guests.id"), nullable=True),
    Column("bot", String(40), nullable=False, server_default=""),
    PrimaryKeyConstraint("code", "seat", name="places_pkey"),
    Index("places_guest", "guest"),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("code", String(4), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("started", Float, nullable=False),
    Column("finished", Float, nullable=True),
    Column("record", Text, nullable=False, server_default=""),
    UniqueConstraint("code", "number", name="games_code_number"),
)

answers: Final = Table(
    "answers",
    metadata,
    Column("game", Id, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("interjection", Boolean, nullable=False),
    Column("choice", Text, nullable=False),
    Column("twin", Integer, nullable=False, server_default="0"),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("game", "n", name="answers_pkey"),
)
"""The primary key rejects a second answer with the same number."""

results: Final = Table(
    "results",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("told", LargeBinary, nullable=False),
    Column("record", LargeBinary, nullable=False),
)
"""Finished games as everybody may see them. They refer to no other row: a result outlives its game and its table."""

muted: Final = Table(
    "muted",
    metadata,
    Column("code", String(4), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("guest", Id, ForeignKey("guests.id"), nullable=False),
    PrimaryKeyConstraint("code", "guest", name="muted_pkey"),
)
"""Guests whom the host of a table has muted."""

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("code", String(4), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("who", BigInteger, nullable=False),
    Column("guest", Id, ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_code", "code", "id"),
)
"""The last chat lines of each table. `n` and `who` are what its clients know the line and its author by."""

notices: Final = Table(
    "notices",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("guest", Id, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("code", String(4), nullable=False),
    Column("name", String(40), nullable=False),
    Column("why", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Index("notices_guest", "guest"),
)
"""Notices for guests who come back: one of their tables (which may be gone from `tables`) was closed, and why."""
