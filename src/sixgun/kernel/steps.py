"""The parts of a step besides answers, and the state that the kernel needs for copying a game."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Final, Protocol, Self

from sixgun.kernel.ask import Choice
from sixgun.kernel.chance import Chance
from sixgun.kernel.finished import finished
from sixgun.kernel.outcome import Outcome


class State(Protocol):
    """The part of a game's state that the kernel uses. All of it is plain data."""

    faces: tuple[Any, ...]
    seen: bytearray
    chance: Chance
    outcome: Outcome | None

    def copy(self) -> Self: ...


class World:
    """Other faces for the cards and another chance, valid for the rest of the step (see `Game.imagine`)."""

    __slots__ = ("chance", "faces")

    def __init__(self, faces: tuple[Any, ...], chance: Chance) -> None:
        self.faces = faces
        self.chance = chance

    def enter(self, state: State) -> None:
        """Put these faces and this chance into a state."""
        state.faces = self.faces
        state.chance = self.chance.copy()


class Interjection:
    """A standing offer that a seat takes up while another seat has an open question."""

    __slots__ = ("choice", "seat")

    def __init__(self, seat: int, choice: Choice) -> None:
        self.seat = seat
        self.choice = choice


DONE: Final[Awaitable[None]] = finished()
"""A finished awaitable. A plain function returns it to rules that await the function, when there is nothing to do.

Most effects leave nothing to settle, and awaiting an empty coroutine is expensive. So `settle` is a plain function that
checks first, and rules can await it wherever the rulebook asks for it.
"""

StepEntry = Choice | World | Interjection
"""What a replay can contain after the snapshot of a step."""
