"""What the page's own tests show is still told so by the server."""

from __future__ import annotations

import pytest

from tests.support import news_time_cases, recorded_catalogue, recorded_steps


@pytest.mark.parametrize("name", recorded_steps.GAMES)
def test_the_recorded_steps_are_what_the_server_tells(name: str) -> None:
    """If not: look at the difference, and write them again with `python -m tests.support.recorded_steps`."""
    assert recorded_steps.read(name).splitlines() == recorded_steps.written(name).splitlines()


def test_the_recorded_catalogue_is_what_the_server_tells() -> None:
    """If not: look at the difference, and write it again with `python -m tests.support.recorded_catalogue`."""
    assert recorded_catalogue.PLACE.read_bytes().splitlines() == recorded_catalogue.written().splitlines()


def test_the_page_reckons_with_the_cases_of_the_server() -> None:
    """If not: look at the difference, and write them again with `python -m tests.support.news_time_cases`."""
    assert news_time_cases.PLACE.read_bytes().splitlines() == news_time_cases.written().splitlines()
