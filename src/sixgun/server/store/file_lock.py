"""A lock that keeps a second server away from an SQLite file. ¶ It is a file beside the database, locked by the system
until the process ends, however it ends. A second server would find nobody at the tables of the first one, and close
them.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from sixgun.kernel.errors import SixgunError

ENDING: Final = ".lock"
FAR: Final = 1 << 30
"""The position of the locked byte. On Windows nobody else can read what is locked, so it is far behind the text."""

_here: Final[set[Path]] = set()
"""The files that this process has locked.

The system's lock is between processes. Children of a fork do not inherit it, so a worker that outlives a killed server
does not keep the next one from starting.
"""


class InUse(SixgunError):
    """Another server uses this database."""


class FileLock:
    """A lock on the database in this file. It is the same for every path that leads to the file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        real = database.resolve()
        self.path = real.with_name(real.name + ENDING)
        self._open: int | None = None

    def take(self) -> FileLock:
        """Take the lock, or say who has it."""
        if self.path in _here:
            raise InUse(self._sentence(os.getpid()))
        try:
            found = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise SixgunError(f"the lock {self.path} cannot be made ({error.strerror}): see --database") from error
        try:
            _lock(found)
        except (BlockingIOError, PermissionError) as error:
            holder = os.read(found, 20).decode("ascii", "replace").strip()
            os.close(found)
            raise InUse(self._sentence(int(holder) if holder.isdecimal() else 0)) from error
        except OSError as error:
            os.close(found)
            raise SixgunError(f"{self.path} cannot be locked ({error.strerror}): see --database") from error
        os.ftruncate(found, 0)
        os.write(found, f"{os.getpid()}\n".encode())
        self._open = found
        _here.add(self.path)
        return self

    def release(self) -> None:
        """Release the lock. Its file stays: deleting it would be a race with a server that is just opening it."""
        if self._open is not None:
            os.close(self._open)
            self._open = None
            _here.discard(self.path)

    def _sentence(self, process: int) -> str:
        holder = f" (process {process})" if process else ""
        return (
            f"the database {self.database} is in use by another server{holder}: "
            "stop that one, or name another database with --database"
        )

    def __enter__(self) -> FileLock:
        return self.take()

    def __exit__(self, *_: object) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(opened: int) -> None:
        os.lseek(opened, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(opened, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(opened: int) -> None:
        fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
