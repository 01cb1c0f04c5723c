"""The games that the page's own tests show are still told so by the server."""

from __future__ import annotations

import pytest

from tests.support import recorded_steps


@pytest.mark.parametrize("name", recorded_steps.GAMES)
def test_the_recorded_steps_are_what_the_server_tells(name: str) -> None:
    """If not: look at the difference, and write them again with `python -m tests.support.recorded_steps`."""
    assert recorded_steps.read(name).splitlines() == recorded_steps.written(name).splitlines()
