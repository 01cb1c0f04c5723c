"""What went wrong in a Python file that somebody else wrote: a pack or a game."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb


def described(error: BaseException) -> str:
    """The kind of an error and the first line of its text."""
    first = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}: {first}" if first else type(error).__name__


def line_in(error: BaseException, path: Path) -> int:
    """The line of this file that raised an error, or 0 if it was not raised there."""
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return error.lineno or 0
    lines = [frame.lineno or 0 for frame in extract_tb(error.__traceback__) if frame.filename == str(path)]
    return lines[-1] if lines else 0
