"""Work spread over processes, here or on a cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children
from typing import TypeVar

from sixgun.kernel.errors import SixgunError

R = TypeVar("R")

Pool = Callable[[int], Executor]
"""Makes so many workers."""


class WorkerLost(SixgunError):
    """A process that worked for us has gone without an answer."""


def spread(
    work: Callable[[range], R], chunks: Sequence[range], jobs: int, pool: Pool | None = None
) -> Iterator[tuple[range, R]]:
    """Each chunk with what the work makes of it, as it comes in; with one job in this process and in order.

    `pool` makes the workers, where it is not to be processes of this machine.
    """
    if pool is None and (jobs == 1 or len(chunks) == 1):
        yield from ((chunk, work(chunk)) for chunk in chunks)
    elif chunks:
        others = set(active_children())
        executor = (pool or processes)(min(jobs, len(chunks)))
        try:
            with interrupts_wait():
                futures = {executor.submit(work, chunk): chunk for chunk in chunks}
            for future in as_completed(tuple(futures)):
                yield futures.pop(future), future.result()
        except BrokenExecutor as error:
            raise WorkerLost("a worker process was ended from outside: run the command again") from error
        except KeyboardInterrupt:
            for child in set(active_children()) - others:
                child.terminate()  # nobody waits for what it is doing, and that may take long
            raise
        finally:
            executor.shutdown(cancel_futures=True)


def processes(workers: int) -> Executor:
    """Processes of this machine."""
    return ProcessPoolExecutor(workers, initializer=leave_interrupts_to_parent)


def chunked(numbers: range, size: int) -> list[range]:
    """The numbers in pieces of a size; the last one may be shorter."""
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Ctrl-C comes when the processes are there, which are born deaf to it: one that is not yet at its first line would
    print a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches all processes; only the first one is to speak."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
