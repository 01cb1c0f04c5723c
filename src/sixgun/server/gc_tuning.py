"""Garbage collection without noticeable pauses. ¶ Now and then Python looks through all objects of the process.

With two hundred games that took up to 600 ms, in which nobody got an answer. So old objects are collected rarely, and
those made at the start never.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

EVERY: Final = 600.0
"""Seconds from one full collection to the next."""
YOUNG: Final = (20_000, 50)
SELDOM: Final = 1_000_000


@asynccontextmanager
async def tuned_gc() -> AsyncIterator[None]:
    """Collect young objects as usual while this is open, and all objects only every ten minutes."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, SELDOM)
    task = asyncio.create_task(_collect())
    try:
        yield
    finally:
        task.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _collect() -> None:
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
