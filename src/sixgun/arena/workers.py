"""Runs work in several processes, on this machine or on a cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from sixgun.games import add_game, game_files
from sixgun.kernel.errors import SetupError, SixgunError

if TYPE_CHECKING:
    from concurrent.futures import Executor

R = TypeVar("R")

Pool = Callable[[int], "Executor"]
"""A function that starts the given number of workers."""
Progress = Callable[[int, int], None]
"""Called with the number of games done and the number of all games."""


class WorkerLost(SixgunError):
    """A worker process ended without an answer."""


def check_amounts(games: int, jobs: int) -> None:
    """Raise an error unless there is a game to play and a process to play it."""
    if games < 1:
        raise SetupError(f"{games} games cannot be played: ask for at least 1")
    if jobs < 1:
        raise SixgunError(f"{jobs} jobs cannot do anything: ask for at least 1")


def run_chunks(
    work: Callable[[range], R], chunks: Sequence[range], jobs: int, pool: Pool | None = None
) -> Iterator[tuple[range, R]]:
    """Run `work` on every chunk. Yields each chunk with its result as soon as it is there.

    A single job runs in this process, in order. `pool` starts the workers, unless they are processes of this machine.
    """
    if pool is None and (jobs == 1 or len(chunks) == 1):
        yield from ((chunk, work(chunk)) for chunk in chunks)
    elif chunks:
        # Only several processes need these, and most commands use one.
        from concurrent.futures import BrokenExecutor, as_completed
        from multiprocessing import active_children

        others = set(active_children())
        executor = (pool or local_processes)(min(jobs, len(chunks)))
        try:
            with delayed_interrupts():
                futures = {executor.submit(work, chunk): chunk for chunk in chunks}
            for future in as_completed(tuple(futures)):
                yield futures.pop(future), future.result()
        except BrokenExecutor as error:
            raise WorkerLost("a worker process was ended from outside: run the command again") from error
        except KeyboardInterrupt:
            for child in set(active_children()) - others:
                child.terminate()  # its result is no longer needed, and it might run for long
            raise
        finally:
            executor.shutdown(cancel_futures=True)


def local_processes(workers: int) -> Executor:
    """Start processes on this machine."""
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor(workers, initializer=prepare_worker, initargs=(game_files(),))


def split_range(numbers: range, size: int) -> list[range]:
    """Split a range into chunks of this size. The last one may be shorter."""
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


@contextmanager
def delayed_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back while processes start.

    Workers ignore it once they run, but one that is still starting would print a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare_worker(games: Iterable[str]) -> None:
    """Prepare a worker. Games from files must be known before anything of theirs arrives."""
    ignore_interrupts()
    for where in games:
        add_game(where)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker. It reaches all processes, but only the main one should react."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
