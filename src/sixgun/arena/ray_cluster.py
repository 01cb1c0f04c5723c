"""Workers on a Ray cluster, or on a Ray of this machine."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final, ParamSpec, TypeVar

from sixgun.arena.optional_imports import RAY, need
from sixgun.arena.workers import WorkerLost
from sixgun.kernel.errors import SixgunError

P = ParamSpec("P")
R = TypeVar("R")

RETRIES: Final = 10
"""How often a chunk is begun again when its worker dies."""
ATTEMPTS: Final = 2
"""A Ray of this machine gives up when it has not started after 30 s; on a busy machine the next time may be faster."""
ALONE: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # despite its name: everything listens on the loopback address only
}
"""Settings for a Ray of this machine that nobody else is to reach, unless the environment has others."""


class Cluster(Executor):
    """Runs what is submitted as tasks of Ray. An empty address starts a Ray on this machine, which ends with it.

    The task of a worker that dies is given to another one. A cluster's machines need the same version of Sixgun.
    """

    def __init__(self, address: str, workers: int) -> None:
        need(RAY)
        if not address:
            for name, value in ALONE.items():
                os.environ.setdefault(name, value)
        import ray

        self._ray = ray
        self._begun = not ray.is_initialized()
        if self._begun:
            self._begin(address, workers)
        self._call = ray.remote(max_retries=RETRIES)(call)

    def _begin(self, address: str, workers: int) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if address:
            try:
                self._ray.init(address=address, **quiet)
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise SixgunError(f"there is no Ray at {address}: name the address of a running cluster") from error
            return
        for attempt in range(ATTEMPTS):
            try:
                self._ray.init(num_cpus=workers, include_dashboard=False, **quiet)
                return
            except Exception as error:
                self._ray.shutdown()
                if attempt == ATTEMPTS - 1:
                    raise SixgunError(f"Ray does not start on this machine: {str(error).splitlines()[0]}") from error

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """The task's answer, as soon as there is one."""
        answer: Future[R] = Future()
        asked: Future[R] = self._call.remote(fn, *args, **kwargs).future()
        asked.add_done_callback(lambda done: self._pass_on(done, answer))
        return answer

    def _pass_on(self, done: Future[R], answer: Future[R]) -> None:
        """An error of the work comes back as it is, one of Ray in a sentence."""
        error = done.exception()
        if error is None:
            answer.set_result(done.result())
        elif isinstance(error, self._ray.exceptions.RayTaskError):
            answer.set_exception(error.cause)
        else:
            answer.set_exception(WorkerLost(f"Ray has lost a worker for good: {str(error).splitlines()[0]}"))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what is still running there is given up."""
        if self._begun:
            self._ray.shutdown()


def call(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """What a task does."""
    return fn(*args, **kwargs)
