"""The files in which games are recorded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import Record, read_record

FOLDER: Final = Path("records")
SUFFIX: Final = ".jsonl"


def create(path: Path | None) -> tuple[Path, IO[str]]:
    """Create a file for a record: the named one, or one in `records/` named after the time."""
    if path is not None:
        return path, _open_new(path)
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for suffix in ("", *(f"-{n}" for n in range(2, 100))):
        found = FOLDER / f"{stamp}{suffix}{SUFFIX}"
        if not found.exists():
            return found, _open_new(found)
    raise RecordError(f"{FOLDER} has too many records of this second: name one with --record FILE")


def _open_new(path: Path) -> IO[str]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("x", encoding="utf-8", newline="\n")
    except FileExistsError as error:
        if path.is_file():
            message = f"{path} exists already: continue it with --resume {path}, or name another file with --record"
        else:
            message = f"{path} cannot hold a record: name another file with --record"
        raise RecordError(message) from error
    except OSError as error:
        raise RecordError(f"{path} cannot be written ({error.strerror}): name another file with --record") from error


def reopen(path: Path, record: Record) -> IO[str]:
    """Open the file of a record for its next line. A last line that was cut off is dropped."""
    try:
        file = path.open("r+", encoding="utf-8", newline="\n")
        file.truncate(record.whole)
        file.seek(0, 2)
    except OSError as error:
        raise RecordError(f"{path} cannot be written ({error.strerror}): copy it to another place") from error
    return file


@contextmanager
def closing_record(file: IO[str]) -> Iterator[None]:
    """Close a record at the end. Errors of earlier writes have been raised already."""
    try:
        yield
    finally:
        with suppress(OSError):
            file.close()


def newest_unfinished(folder: Path = FOLDER) -> Path:
    """Return the unfinished record that was written to last."""
    try:
        found = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
        paths = sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError as error:
        raise RecordError(f"{folder} cannot be read ({error.strerror}): name a record with --resume FILE") from error
    for path in paths:
        try:
            record = read_record(path)
        except RecordError:
            continue
        if record.ending is None:
            return path
    raise RecordError(
        f"there is no unfinished game in {folder}/: start one with “sixgun play”, or name a record with --resume FILE"
    )
