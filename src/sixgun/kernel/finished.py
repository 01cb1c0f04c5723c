"""A finished generator. This module is never compiled.

Awaiting a finished generator of plain Python is cheap, even from compiled code. One that mypyc has compiled raises an
exception each time.
"""

from __future__ import annotations

from collections.abc import Generator
from types import coroutine


@coroutine
def finished() -> Generator[None, None, None]:
    """A generator that ends at once. Unlike a coroutine, it can be awaited again after that."""
    yield from ()
