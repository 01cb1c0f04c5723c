"""The three standard streams, any of which may be closed, full, or without a reader."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from typing import IO, Any, Final

from sixgun.kernel.errors import SixgunError

OUT: Final = 1
ERR: Final = 2
NAMES: Final = ("stdin", "stdout", "stderr")
ENCODING: Final = "utf-8"


class OutputError(SixgunError):
    """The standard output cannot be written."""

    def __init__(self, error: OSError) -> None:
        cause = "it is closed" if error.errno == errno.EBADF else error.strerror
        super().__init__(f"the output cannot be written ({cause}): send it to another place")


class CheckedOutput(io.FileIO):
    """What goes wrong here is told apart from what goes wrong with other files. That the reader has gone stays
    BrokenPipeError."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputError(error) from error


class LossyOutput(io.FileIO):
    """What cannot be written is lost."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except OSError:
            return len(data)


def secure() -> None:
    """Have all three, come what may; a terminal without our letters still gets the rest.

    A stream that was closed before the start is None in Python, and its number would go to the next file that is
    opened, a record or a database: so the number is taken. Reading there finds the end, and printing fails.
    """
    for number, name in enumerate(NAMES):
        if getattr(sys, name) is None:
            setattr(sys, name, _filled(number))
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if _is_ours(sys.stdout, OUT):
        sys.stdout = _over(CheckedOutput(OUT, "w", closefd=False), sys.stdout)


def outlive() -> None:
    """From now on nothing that happens to the outputs ends the program: a server goes on without them."""
    if _is_ours(sys.stdout, OUT):
        sys.stdout = _over(LossyOutput(OUT, "w", closefd=False), sys.stdout)
    if _is_ours(sys.stderr, ERR):
        sys.stderr = _over(LossyOutput(ERR, "w", closefd=False), sys.stderr)


def complain(text: str) -> None:
    """Say what went wrong, if anybody is there to read it."""
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{text}\n")


def let_go() -> None:
    """Write what is left, and forget what cannot be written: Python would try again at its end, and fail for it."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, OutputError):
            with contextlib.suppress(OSError):
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)


def _filled(number: int) -> IO[str]:
    """A stream at a number that was closed. The place of the output is one to which nobody can write: that it was
    closed shows when something is to be printed."""
    place = os.open(os.devnull, os.O_WRONLY if number == ERR else os.O_RDONLY)
    if place != number:
        os.dup2(place, number)
        os.close(place)
    raw = io.FileIO(number, "w" if number else "r", closefd=False)
    return io.TextIOWrapper(io.BufferedWriter(raw) if number else io.BufferedReader(raw), ENCODING)


def _is_ours(stream: object, number: int) -> bool:
    """Is this the stream that the program was given, and not one in its place?"""
    try:
        return isinstance(stream, io.TextIOWrapper) and stream.fileno() == number
    except (OSError, ValueError):
        return False


def _over(raw: io.RawIOBase, stream: Any) -> io.TextIOWrapper:
    """A stream like another one, which writes in its own way."""
    with contextlib.suppress(OSError, OutputError):
        stream.flush()
    return io.TextIOWrapper(
        io.BufferedWriter(raw),
        stream.encoding,
        stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
