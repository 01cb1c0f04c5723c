"""What one seat may look at, as far as every game has it."""

from __future__ import annotations

from typing import Any, Protocol

from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.news import News
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import Reason


class View(Protocol):
    """The table as one seat sees it (NOBODY: an onlooker); each game's own view tells more."""

    seat: int

    @property
    def turn(self) -> int: ...

    @property
    def number(self) -> int:
        """How many turns have begun."""

    @property
    def phase(self) -> str: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def ask(self) -> Ask | None:
        """The question to this seat, if it is the one that is asked."""

    @property
    def asked(self) -> int:
        """The seat that is being asked, or NOBODY."""

    def knows(self, card: int) -> bool: ...

    def face(self, card: int) -> Any:
        """What a card shows, if this seat knows it."""

    def offers(self) -> list[Choice]:
        """What this seat may interject now."""

    def why_not(self, wish: Choice) -> Reason | None:
        """Why one of this seat's hand cards cannot be played like this."""

    def news(self, since: int = 0) -> list[News]:
        """What happened, as far as this seat knows it."""
