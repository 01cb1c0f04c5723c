"""A new server's database, made by the real migrations once per process: tests begin with a copy of it."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine

from sixgun.server.store.database import upgrade


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "empty.db")
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return path.read_bytes()


def empty_database(path: Path) -> str:
    """The address of an empty database at this path, with all its tables; one that is there stays as it is."""
    if not path.exists():
        path.write_bytes(_migrated())
    return f"sqlite:///{path}"
