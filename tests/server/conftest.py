"""Litestar's test client calls every server `testserver.local`; a server answers to its own names only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sixgun.server.http import hosts

CALLED = "testserver.local"


@pytest.fixture(scope="session", autouse=True)
def name_of_the_test_client() -> Iterator[None]:
    """So this is one of them here."""
    names = hosts.machine_names() | {CALLED}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hosts, "machine_names", lambda: names)
        yield
