"""The progress of a long run as JSON lines, so that a killed run can be resumed.

The first line says what is being run. Each finished chunk is written at once, as a line with a checksum. A last line
that was cut off is dropped; any other damage is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, Final
from zlib import crc32

import sixgun
from sixgun.games import DEFAULT_GAME, game_type_named, source_of
from sixgun.kernel.errors import SixgunError

FILE_NAME: Final = "chunks.jsonl"
FORMAT: Final = "sixgun-chunks"
VERSION: Final = 1
ARENA_MODULES: Final = ("play_game", "game_plan", "paired", "contest", "balance")
CODE: Final = ("kernel", "cardgame", "bots", *(f"arena/{module}.py" for module in ARENA_MODULES))
"""The parts of the program that the results of a chunk depend on, besides the game."""


class RunLogError(SixgunError):
    """A run log that cannot be used."""


class RunLog:
    """The chunks of a run, stored in `folder`, or in a temporary file without one."""

    def __init__(self, plan: dict[str, Any], folder: Path | None = None, *, resume: bool = False) -> None:
        code = code_digest(plan.get("game", DEFAULT_GAME))
        self._header = json.loads(to_json({"format": FORMAT, "version": VERSION, "code": code, **plan}))
        self._places: dict[int, tuple[int, int]] = {}
        """For the first number of each chunk: the end of its range and its position in the file."""
        self._path = folder / FILE_NAME if folder else None
        try:
            self._file = self._opened(resume)
        except OSError as error:
            raise RunLogError(f"{self._path} cannot be written ({error.strerror}): name another folder") from error

    def _opened(self, resume: bool) -> IO[bytes]:
        if self._path is None:
            file: IO[bytes] = TemporaryFile()  # noqa: SIM115 (see close)
            self._begin(file)
            return file
        if self._path.exists() and not resume:
            raise RunLogError(
                f"{self._path.parent} holds a run already: continue it with --resume, or name another folder"
            )
        if resume and not self._path.exists():
            raise RunLogError(f"there is no run in {self._path.parent} to resume: leave out --resume")
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.touch()
        file = self._path.open("r+b")
        try:
            self._read(file, self._path)
        except RunLogError:
            file.close()
            raise
        return file

    def _begin(self, file: IO[bytes]) -> None:
        file.truncate(0)
        file.seek(0)
        write_line(file, self._header)

    def _read(self, file: IO[bytes], path: Path) -> None:
        """Read the chunks that are there already, and cut off an unfinished last line."""
        place = 0
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                break
            entry = read_line(line)
            if entry is None:
                raise RunLogError(f"{path}, line {number}: the line is damaged: remove it, then continue with --resume")
            if number == 1:
                self._check(entry, path.parent)
            else:
                self._places.setdefault(entry["from"], (entry["to"], place))
            place += len(line)
        file.seek(place)
        file.truncate()
        if not place:
            self._begin(file)

    def _check(self, header: dict[str, Any], folder: Path) -> None:
        """Raise RunLogError unless this header belongs to the same run."""
        for name in ("format", "version", "code"):
            if header.get(name) != self._header[name]:
                raise RunLogError(
                    f"the run in {folder} was begun by another version of Sixgun: start a new one in another folder"
                )
        for name, value in self._header.items():
            if header.get(name) != value:
                before, now = value_text(header.get(name)), value_text(value)
                raise RunLogError(
                    f"the run in {folder} was begun with {name} {before}, not {now}: "
                    "give the same arguments, or name another folder"
                )

    # Writing and reading chunks.

    def missing(self, chunks: Sequence[range]) -> list[range]:
        """Return the chunks that are not finished yet."""
        return [chunk for chunk in chunks if self._places.get(chunk.start, (0, 0))[0] != chunk.stop]

    def add(self, chunk: range, data: Any) -> None:
        """Store a finished chunk."""
        place = self._file.seek(0, 2)
        try:
            write_line(self._file, {"from": chunk.start, "to": chunk.stop, "data": data})
        except OSError as error:
            raise RunLogError(f"{self._path or FILE_NAME} cannot be written ({error.strerror}): make room") from error
        self._places[chunk.start] = (chunk.stop, place)

    def __iter__(self) -> Iterator[Any]:
        """Yield the data of the chunks in order."""
        for first in sorted(self._places):
            self._file.seek(self._places[first][1])
            entry = read_line(self._file.readline())
            assert entry is not None
            yield entry["data"]

    def close(self) -> None:
        """Close the file. Errors of earlier writes have been raised already."""
        with suppress(OSError):
            self._file.close()


def write_line(file: IO[bytes], entry: dict[str, Any]) -> None:
    """Write one line, with its checksum first, and flush it."""
    text = to_json(entry)
    file.write(f'{{"sum":"{crc32(text.encode()):08x}",{text[1:]}\n'.encode())
    file.flush()


def read_line(line: bytes) -> dict[str, Any] | None:
    """Return the entry of a line, or None if the checksum is wrong."""
    try:
        entry = json.loads(line)
        checksum = entry.pop("sum")
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
        return None
    return entry if f"{crc32(to_json(entry).encode()):08x}" == checksum else None


def to_json(entry: Any) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))


def value_text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def code_digest(game: str) -> str:
    """Return a digest of the code that chunks depend on. Chunks of different code do not belong together."""
    digest, root = sha256(), Path(sixgun.__file__).parent
    for part in (*(root / name for name in CODE), source_of(game_type_named(game))):
        for path in sorted(part.rglob("*")) or [part]:
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(part.parent).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
