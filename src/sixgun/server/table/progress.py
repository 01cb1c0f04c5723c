"""What has happened in a game: what its driver returns, and the table acts upon."""

from __future__ import annotations

from asyncio import Future
from dataclasses import dataclass
from typing import Any

from sixgun.kernel.ask import NOBODY


@dataclass(frozen=True, slots=True)
class Progress:
    """What a driver has done, and when it wants to be woken.

    `wake_after` is in seconds; None leaves an alarm that is set as it is. `wake_when` may come earlier: the driver is
    woken as soon as it is done. `taken_over` is the seat that a bot plays from now on.
    """

    wake_after: float | None = None
    wake_when: Future[Any] | None = None
    answered: bool = False
    """An answer was stored and given to the game."""
    clock_changed: bool = False
    taken_over: int = NOBODY
    refused: bool = False
    """The answer could not be stored, so nothing has happened."""
