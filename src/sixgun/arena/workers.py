"""Work spread over processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

R = TypeVar("R")


def spread(work: Callable[[range], R], chunks: Sequence[range], jobs: int) -> Iterator[R]:
    """What the work makes of each chunk, as it comes in; with one job in this process and in order."""
    if jobs == 1 or len(chunks) == 1:
        yield from map(work, chunks)
        return
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), initializer=leave_interrupts_to_parent)
    try:
        for future in as_completed([pool.submit(work, chunk) for chunk in chunks]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def chunked(numbers: range, size: int) -> list[range]:
    """The numbers in pieces of a size; the last one may be shorter."""
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches all processes; only the first one is to speak."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
