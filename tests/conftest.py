"""Some tests run outside the measurement of coverage, which would make them several times slower: those marked
`uncounted`, and all of the folders and files that test nothing that is measured.

The marked ones play many random games: that such a game happens to come through a line proves nothing about the line.
The marker `no_cover` of pytest-cov has no effect in the workers of xdist: it uncovers an older measurement below its
own.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ABOVE_THE_ENGINE = (
    "bots/",
    "browser/",
    "server/",
    "test_arena",
    "test_balance.py",
    "test_bots.py",
    "test_simulate.py",
    "test_soak.py",
    "test_terminal",
    "test_wording",
    "duel/test_terminal.py",
    "duel/test_wording.py",
)
LONG = (
    "test_arena_ray.py",
    "test_wording.py",
    "duel/test_wording.py",
    "server/test_words.py",
    "server/test_trials.py",
    "test_terminal_resuming.py",
    "duel/test_properties.py",
)
"""Begun first, lest one of them is still at work when everything else is done."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "uncounted: many random games, run outside the measurement of coverage")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: place(item) not in LONG)


def place(item: pytest.Item) -> str:
    """A test's file, seen from here."""
    return item.path.relative_to(HERE).as_posix() if item.path.is_relative_to(HERE) else ""


def uncounted(item: pytest.Item) -> bool:
    return place(item).startswith(ABOVE_THE_ENGINE) or item.get_closest_marker("uncounted") is not None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    tracer, others = sys.gettrace(), threading.gettrace()
    if not uncounted(item) or not type(tracer).__module__.startswith("coverage"):
        return (yield)  # not this test, or nobody measures; a debugger stays
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        threading.settrace(others)
        sys.settrace(tracer)
