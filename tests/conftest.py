"""Tests marked `uncounted` run outside the measurement of coverage, which would make them several times slower.

They play many random games: that such a game happens to come through a line proves nothing about the line. The marker
`no_cover` of pytest-cov has no effect in the workers of xdist: it uncovers an older measurement below its own.
"""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "uncounted: many random games, run outside the measurement of coverage")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    tracer = sys.gettrace()
    if item.get_closest_marker("uncounted") is None or not type(tracer).__module__.startswith("coverage"):
        return (yield)  # not this test, or nobody measures; a debugger stays
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
