"""A bar that grows on the terminal's last line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

WIDTH: Final = 40


@contextmanager
def progress() -> Iterator[Callable[[int, int], None] | None]:
    """What draws the bar, if there is somebody to look; afterwards its line is empty again."""
    if not sys.stderr.isatty():
        yield None
        return
    try:
        yield bar
    finally:
        with suppress(OSError):
            sys.stderr.write("\r\x1b[K")


def bar(done: int, all_of_them: int) -> None:
    full = WIDTH * done // all_of_them
    with suppress(OSError):
        sys.stderr.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{all_of_them}")
        sys.stderr.flush()
