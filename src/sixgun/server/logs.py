"""Logs: one line of JSON for each event, without anything that a player may not know. ¶ Of an exception only its type
and its places in the code are logged. Its message may contain a card or a name, so it is left out.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

SECRET: Final = frozenset(
    ("authorization", "card", "cards", "choice", "cookie", "data", "faces", "hand", "key", "role", "roles", "setup")
) | {"token"}
LIBRARIES: Final = ("aiosqlite", "alembic", "asyncio", "httpx", "litestar", "sqlalchemy", "uvicorn", "websockets")
HERE: Final = Path(__file__).parent.parent


def without_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Hide secret fields, in case something logs them by mistake."""
    for name in SECRET & event.keys():
        event[name] = "(not told)"
    return event


def places_only(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Return the type of an exception and where it was raised, without its message."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["at"] = places(error.__traceback__)
    return event


def places(traceback: TracebackType | None) -> list[str]:
    """Return the places of an exception, such as `server/table/table.py:120 answer`, the innermost first and eight at
    most.
    """
    frames = reversed(extract_tb(traceback))
    return [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames][:8]


def _short(filename: str) -> str:
    path = Path(filename)
    return path.relative_to(HERE).as_posix() if path.is_relative_to(HERE) else "/".join(path.parts[-2:])


PROCESSORS: Final[list[Any]] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    places_only,
    without_secrets,
]


class LogFile(logging.StreamHandler[TextIO]):
    """A log file that is opened again after it has been moved away (log rotation)."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(self._opened())

    def _opened(self) -> TextIO:
        return self.path.open("a", encoding="utf-8", buffering=1)

    def reopen(self) -> None:
        """Open the file with this name again. If that fails, keep the old one."""
        try:
            old = self.setStream(self._opened())
        except OSError as error:
            structlog.get_logger("server").warning("log not reopened", error=type(error).__name__)
            return
        if old is not None:
            old.close()
        structlog.get_logger("server").info("log reopened")

    def close(self) -> None:
        self.stream.close()
        super().close()


def set_up(level: int = logging.INFO, out: TextIO | None = None, file: LogFile | None = None) -> None:
    """Send our own log lines and those of the libraries to standard error (or `out`, or `file`), in one format."""
    structlog.configure(
        processors=[*PROCESSORS, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    form = structlog.stdlib.ProcessorFormatter(
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        foreign_pre_chain=PROCESSORS,
    )
    lines = file or logging.StreamHandler(out or sys.stderr)
    lines.setFormatter(form)
    logging.raiseExceptions = False  # a log that cannot be written must not stop a game
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(level)
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(logging.WARNING)
