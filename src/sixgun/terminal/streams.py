"""Handles the three standard streams, any of which may be closed, full, or without a reader."""

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
        super().__init__(f"the output cannot be written ({cause}): send it somewhere else")


class CheckedOutput(io.FileIO):
    """Raises OutputError, so that errors of the output can be told from errors of other files.

    If the reader has gone, the error stays BrokenPipeError.
    """

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputError(error) from error


class LossyOutput(io.FileIO):
    """Drops what cannot be written."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except OSError:
            return len(data)


def prepare_streams() -> None:
    """Make sure that all three streams exist. Characters that a terminal cannot show are replaced.

    Python sets a stream that was closed before the start to None. The next file that is opened, such as a record or a
    database, would get its descriptor, so a placeholder takes it. Reading from it finds the end, writing fails.
    """
    for number, name in enumerate(NAMES):
        if getattr(sys, name) is None:
            setattr(sys, name, _replacement_stream(number))
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if _is_original_stream(sys.stdout, OUT):
        sys.stdout = _rewrapped(CheckedOutput(OUT, "w", closefd=False), sys.stdout)


def ignore_output_errors() -> None:
    """Ignore all errors of the outputs from now on, so that a server keeps running without them."""
    if _is_original_stream(sys.stdout, OUT):
        sys.stdout = _rewrapped(LossyOutput(OUT, "w", closefd=False), sys.stdout)
    if _is_original_stream(sys.stderr, ERR):
        sys.stderr = _rewrapped(LossyOutput(ERR, "w", closefd=False), sys.stderr)


def print_error(text: str) -> None:
    """Print an error message, if the error output can be written."""
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{text}\n")


def flush_streams() -> None:
    """Write what is left and drop what cannot be written. Python would try again at exit, and fail."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, OutputError):
            with contextlib.suppress(OSError):
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)


def _replacement_stream(number: int) -> IO[str]:
    """Make a stream for a descriptor that was closed.

    The replacement of the output cannot be written to, so that printing still fails as it should.
    """
    descriptor = os.open(os.devnull, os.O_WRONLY if number == ERR else os.O_RDONLY)
    if descriptor != number:
        os.dup2(descriptor, number)
        os.close(descriptor)
    raw = io.FileIO(number, "w" if number else "r", closefd=False)
    return io.TextIOWrapper(io.BufferedWriter(raw) if number else io.BufferedReader(raw), ENCODING)


def _is_original_stream(stream: object, number: int) -> bool:
    """Is this the stream that the program started with, rather than a replacement?"""
    try:
        return isinstance(stream, io.TextIOWrapper) and stream.fileno() == number
    except (OSError, ValueError):
        return False


def _rewrapped(raw: io.RawIOBase, stream: Any) -> io.TextIOWrapper:
    """Make a stream like another one that writes to `raw`."""
    with contextlib.suppress(OSError, OutputError):
        stream.flush()
    return io.TextIOWrapper(
        io.BufferedWriter(raw),
        stream.encoding,
        stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
