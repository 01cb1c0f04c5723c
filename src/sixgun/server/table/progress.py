"""The result of a driver's step, on which the table acts."""

from __future__ import annotations

from asyncio import Future
from dataclasses import dataclass
from typing import Any

from sixgun.kernel.ask import NOBODY


@dataclass(frozen=True, slots=True)
class Progress:
    """What a driver has done, and when it wants to be woken. ¶ `wake_after` is in seconds; None leaves the current
    alarm as it is. `wake_when` is a task that may finish earlier and wakes the driver then. `taken_over` is the seat
    that a bot plays from now on.
    """

    wake_after: float | None = None
    wake_when: Future[Any] | None = None
    answered: bool = False
    """An answer was stored and given to the game."""
    clock_changed: bool = False
    taken_over: int = NOBODY
    refused: bool = False
    """The answer could not be stored, so nothing has happened."""
