"""What a step of the rules is made of besides answers, and what a game keeps of it to be copied."""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from types import coroutine
from typing import Any, Final, Protocol, Self

from sixgun.kernel.ask import Choice
from sixgun.kernel.chance import Chance
from sixgun.kernel.outcome import Outcome


class State(Protocol):
    """What the kernel needs of a game's state. All of it is plain data."""

    faces: tuple[Any, ...]
    seen: bytearray
    chance: Chance
    outcome: Outcome | None

    def copy(self) -> Self: ...


class World:
    """From here on the cards have these faces, and chance continues from here (see `Game.imagine`)."""

    __slots__ = ("chance", "faces")

    def __init__(self, faces: tuple[Any, ...], chance: Chance) -> None:
        self.faces = faces
        self.chance = chance

    def enter(self, state: State) -> None:
        """Give a state these faces and this chance."""
        state.faces = self.faces
        state.chance = self.chance.copy()


class Interjection:
    """A seat that is not asked takes up a standing offer before the open question is answered."""

    __slots__ = ("choice", "seat")

    def __init__(self, seat: int, choice: Choice) -> None:
        self.seat = seat
        self.choice = choice


StepEntry = Choice | World | Interjection
"""What may follow the snapshot of a step."""


@coroutine
def _finished() -> Generator[None, None, None]:
    """A generator, because one that has ended can be awaited again, and a coroutine cannot."""
    yield from ()


DONE: Final[Awaitable[None]] = _finished()
"""What a plain function returns to rules that await it when there is nothing to do: an awaitable that is finished.

Most effects leave nothing to settle, and awaiting a coroutine that does nothing is expensive. So `settle` looks first,
and rules await it wherever the rulebook says so.
"""
