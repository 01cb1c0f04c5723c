"""The address of a database, the connection to it, and its migrations."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Dialect, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sixgun.kernel.errors import SixgunError
from sixgun.server.store.file_lock import FileLock

MIGRATIONS: Final = Path(__file__).parent / "migrations"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
BUSY_SECONDS: Final = 10
LOCK: Final = 0x51_6E
"""The number of the lock that keeps two servers from migrating the same PostgreSQL database at once."""


class DatabaseError(SixgunError):
    """A database that cannot be used. The message says why, without the password."""


def address(url: str) -> URL:
    """Return the address with the driver that we use."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise DatabaseError("this is not the address of a database: write sqlite:///FILE or postgresql://…") from error
    driver = DRIVERS.get(found.drivername)
    if driver is None:
        raise DatabaseError(f"no database of the kind “{found.drivername}”: write sqlite:///FILE or postgresql://…")
    return found.set(drivername=driver)


def file_of(found: URL) -> Path | None:
    """Return the file of an SQLite database, or None for PostgreSQL."""
    if found.get_backend_name() != "sqlite":
        return None
    if not found.database or ":memory:" in found.database:
        raise DatabaseError("a database in memory would forget every table: name a file, as in sqlite:///sixgun.db")
    if "uri" in found.query:
        raise DatabaseError("name the file of the database itself, as in sqlite:///sixgun.db")
    folder = Path(found.database).parent
    if not folder.is_dir():
        raise DatabaseError(f"there is no folder {folder} for the database: make it, or name another file")
    return Path(found.database)


def file_lock(url: str) -> FileLock | None:
    """Return the lock that keeps a second server from this database, not yet taken, or None for PostgreSQL."""
    path = file_of(address(url))
    return FileLock(path) if path is not None else None


def connect(url: str) -> AsyncEngine:
    """Make an engine for this address. It connects when needed."""
    found = address(url)
    if found.get_backend_name() != "sqlite":
        engine = create_async_engine(found, pool_pre_ping=True, hide_parameters=True)
        event.listen(engine.sync_engine, "do_connect", _reach)
        return engine
    file_of(found)
    engine = create_async_engine(
        found, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True, pool_reset_on_return=None
    )  # closing a connection ends its transaction, so a second rollback would only cost time
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _reach(dialect: Dialect, _: Any, places: Any, settings: Any) -> Any:
    """Connect to PostgreSQL.

    While the server starts, stops or is full ("cannot connect now"), asyncpg raises errors of its own. They are turned
    into the SQLAlchemy error of every other failed connection, so that nobody has to know both.
    """
    asyncpg: Any = import_module("asyncpg")  # has no types, is slow to load, and SQLite does without
    try:
        return dialect.connect(*places, **settings)
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise OperationalError("connect", {}, error, connection_invalidated=True) from error


def _prepare(connection: Any, _: Any) -> None:
    """Set SQLite up: readers beside one writer, synced to disk at each commit, and transactions that begin where
    SQLAlchemy says so.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Bring a database to the current schema, or make a new one."""
    known = revisions()
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            found = await connection.run_sync(version)
            if found and found not in known:
                raise DatabaseError("the database was made by a newer Sixgun: use that version, or another database")
            if found != known[-1]:
                await connection.run_sync(upgrade)
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise DatabaseError(f"the database cannot be opened ({cause}): see --database") from error


def revisions() -> list[str]:
    """Return the known revisions, the newest last. Their files are numbered."""
    return sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def version(connection: Connection) -> str:
    """Return the revision of a database, or nothing if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to this revision. Alembic is imported here because it is slow to load."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
