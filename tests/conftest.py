"""Coverage counts the tests marked `engine`, and slow tests are begun first. The folders set the marks of their tests.

All other tests run outside the measurement of coverage, which would make them several times slower: those of what is
not measured, and those marked `uncounted`, which play many random games. That such a game happens to come through a
line proves nothing about the line. The marker `no_cover` of pytest-cov has no effect in the workers of xdist: it
uncovers an older measurement below its own.

Tests and the processes they start run the plain engine, even if a compiled one is there. With SIXGUN_ENGINE=compiled
they run that one, without the tests marked `plain`.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Generator

import pytest

ENGINE = os.environ.setdefault("SIXGUN_ENGINE", "plain")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow ones come first, so that none of them is still at work when everything else is done."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    if ENGINE == "compiled":
        items[:] = [item for item in items if item.get_closest_marker("plain") is None]


def counted(item: pytest.Item) -> bool:
    return item.get_closest_marker("engine") is not None and item.get_closest_marker("uncounted") is None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    tracer, others = sys.gettrace(), threading.gettrace()
    if counted(item) or not type(tracer).__module__.startswith("coverage"):
        return (yield)  # this test counts, or nobody measures; a debugger stays
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        threading.settrace(others)
        sys.settrace(tracer)
