"""All tests below here are of the engine: coverage counts them."""

from __future__ import annotations

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("engine")
