"""Workers on a Ray cluster, or in a local Ray on this machine."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final, ParamSpec, TypeVar

from sixgun.arena.optional_imports import RAY, require_extra
from sixgun.arena.workers import WorkerLost
from sixgun.kernel.errors import SixgunError

P = ParamSpec("P")
R = TypeVar("R")

RETRIES: Final = 10
"""How often a chunk is started again when its worker dies."""
ATTEMPTS: Final = 2
"""A local Ray gives up if it has not started after 30 s. On a busy machine a second attempt may be faster."""
LOCAL_SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # despite its name: makes everything listen on the loopback address only
}
"""Settings for a local Ray that no other machine can reach. Variables of the environment take precedence."""


class RayExecutor(Executor):
    """Runs submitted work as Ray tasks. An empty address starts a local Ray, which ends with the executor.

    If a worker dies, another one takes over its task. All machines of a cluster need the same version of Sixgun.
    """

    def __init__(self, address: str, workers: int) -> None:
        require_extra(RAY)
        if not address:
            for name, value in LOCAL_SETTINGS.items():
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
                raise SixgunError(f"there is no Ray cluster at {address}: give the address of a running one") from error
            return
        for attempt in range(ATTEMPTS):
            try:
                self._ray.init(num_cpus=workers, include_dashboard=False, **quiet)
                return
            except Exception as error:
                self._ray.shutdown()
                if attempt == ATTEMPTS - 1:
                    raise SixgunError(f"Ray could not start on this machine: {str(error).splitlines()[0]}") from error

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Submit a task. Returns a future for its result."""
        answer: Future[R] = Future()
        asked: Future[R] = self._call.remote(fn, *args, **kwargs).future()
        asked.add_done_callback(lambda done: self._pass_on(done, answer))
        return answer

    def _pass_on(self, done: Future[R], answer: Future[R]) -> None:
        """Pass on a result or an error. Errors of Ray itself are put into one sentence."""
        error = done.exception()
        if error is None:
            answer.set_result(done.result())
        elif isinstance(error, self._ray.exceptions.RayTaskError):
            answer.set_exception(error.cause)
        else:
            answer.set_exception(
                WorkerLost(f"Ray lost a worker and could not replace it: {str(error).splitlines()[0]}")
            )

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnect from the cluster. Tasks that are still running there are abandoned."""
        if self._begun:
            self._ray.shutdown()


def call(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """Call a function. This is the body of every task."""
    return fn(*args, **kwargs)
