"""A progress bar on the last line of the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

WIDTH: Final = 40


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None] | None]:
    """Yield a function that draws the bar, or None without a terminal. The line is cleared at the end."""
    if not sys.stderr.isatty():
        yield None
        return
    try:
        yield draw_bar
    finally:
        with suppress(OSError):
            sys.stderr.write("\r\x1b[K")


def draw_bar(done: int, total: int) -> None:
    full = WIDTH * done // total
    with suppress(OSError):
        sys.stderr.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total}")
        sys.stderr.flush()
