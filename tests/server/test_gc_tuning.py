"""Garbage collection while the server runs: seldom, and as it was afterwards."""

from __future__ import annotations

import asyncio
import gc

import pytest

from sixgun.server import gc_tuning as housekeeping


def test_a_running_server_collects_everything_only_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    before = gc.get_threshold()
    full: list[int] = []
    monkeypatch.setattr(housekeeping, "EVERY", 0.01)

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            full.append(1)

    async def work() -> None:
        async with housekeeping.tuned_gc():
            assert gc.get_threshold() == (*housekeeping.YOUNG, housekeeping.SELDOM)
            assert gc.get_freeze_count() > 0
            gc.callbacks.append(note)
            await asyncio.sleep(0.2)
            gc.callbacks.remove(note)

    asyncio.run(work())
    assert full, "the full collection is made by the clock"
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
