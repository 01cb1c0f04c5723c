"""What a long run has done so far, as JSON lines: whatever kills the run, it goes on where it was.

The first line says what is being run. Each chunk that is finished is a line of its own with a check sum, written at
once. A last line that was cut off was never finished; any other damage is refused.
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
from sixgun.kernel.errors import SixgunError

FILE: Final = "chunks.jsonl"
FORMAT: Final = "sixgun-chunks"
VERSION: Final = 1
ARENA_MODULES: Final = ("play_game", "game_plan", "paired", "contest", "balance")
CODE: Final = ("kernel", "cardgame", "bang", "duel", "bots", *(f"arena/{module}.py" for module in ARENA_MODULES))
"""The parts of the program that the results of a chunk depend on."""


class RunLogError(SixgunError):
    """Chunks of a run that cannot be used."""


class RunLog:
    """The chunks of a run in `folder`, or without one in a file that is gone afterwards."""

    def __init__(self, plan: dict[str, Any], folder: Path | None = None, *, resume: bool = False) -> None:
        self._header = json.loads(dumped({"format": FORMAT, "version": VERSION, "code": code(), **plan}))
        self._places: dict[int, tuple[int, int]] = {}
        """First number of each chunk to the end of its range and its place in the file."""
        self._path = folder / FILE if folder else None
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
                f"{self._path.parent} holds a run already: go on with it by --resume, or name another folder"
            )
        if resume and not self._path.exists():
            raise RunLogError(f"there is no run in {self._path.parent} to go on with: leave out --resume")
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
        write(file, self._header)

    def _read(self, file: IO[bytes], path: Path) -> None:
        """Take in what is there already, and cut off a last line that was not finished."""
        place = 0
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                break
            entry = read(line)
            if entry is None:
                raise RunLogError(f"{path}, line {number}: the line is damaged: remove it and go on by --resume")
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
        """Is this the run that is asked for?"""
        for name in ("format", "version", "code"):
            if header.get(name) != self._header[name]:
                raise RunLogError(f"the run in {folder} was begun by another version of Sixgun: start it anew")
        for name, value in self._header.items():
            if header.get(name) != value:
                raise RunLogError(
                    f"the run in {folder} was begun with {name} {shown(header.get(name))}, not {shown(value)}: "
                    "give the same arguments, or name another folder"
                )

    # Writing and reading chunks.

    def missing(self, chunks: Sequence[range]) -> list[range]:
        """Those that are still to be done."""
        return [chunk for chunk in chunks if self._places.get(chunk.start, (0, 0))[0] != chunk.stop]

    def add(self, chunk: range, data: Any) -> None:
        """A chunk is finished."""
        place = self._file.seek(0, 2)
        try:
            write(self._file, {"from": chunk.start, "to": chunk.stop, "data": data})
        except OSError as error:
            raise RunLogError(f"{self._path or FILE} cannot be written ({error.strerror}): make room") from error
        self._places[chunk.start] = (chunk.stop, place)

    def __iter__(self) -> Iterator[Any]:
        """The data of the chunks in their order."""
        for first in sorted(self._places):
            self._file.seek(self._places[first][1])
            entry = read(self._file.readline())
            assert entry is not None
            yield entry["data"]

    def close(self) -> None:
        """Each line has been written already, or it was told that it could not be."""
        with suppress(OSError):
            self._file.close()


def write(file: IO[bytes], entry: dict[str, Any]) -> None:
    """One line, with its sum first; it leaves the program at once."""
    text = dumped(entry)
    file.write(f'{{"sum":"{crc32(text.encode()):08x}",{text[1:]}\n'.encode())
    file.flush()


def read(line: bytes) -> dict[str, Any] | None:
    """What was written, or nothing if the sum does not hold."""
    try:
        entry = json.loads(line)
        given = entry.pop("sum")
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
        return None
    return entry if f"{crc32(dumped(entry).encode()):08x}" == given else None


def dumped(entry: Any) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))


def shown(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def code() -> str:
    """A digest of the rules, the bots and the way they are measured: chunks of two programs do not belong together."""
    digest, root = sha256(), Path(sixgun.__file__).parent
    for part in CODE:
        for path in sorted((root / part).rglob("*")) or [root / part]:
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
