"""Questions and answers: an `Ask` is awaited by a rule, a `Choice` is what comes back."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

if TYPE_CHECKING:
    from sixgun.kernel.game import Game

NOBODY: Final = -1
NO_CARD: Final = -1
MOST_CARDS: Final = 256
"""The ids of cards that can be played are below this, since no larger deck can be shuffled (`Chance.shuffle`)."""


class Choice:
    """One answer: a verb, and what it is about. Interned, so equal choices are the same object."""

    __slots__ = ("card", "target", "verb", "what")

    verb: str
    card: int
    target: int
    what: str

    def __repr__(self) -> str:
        card = f" #{self.card}" if self.card != NO_CARD else ""
        what = f" {self.what}" if self.what else ""
        target = f" > {self.target}" if self.target != NOBODY else ""
        return f"<{self.verb}{card}{what}{target}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return choice, (self.verb, self.card, self.target, self.what)

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, memo: object) -> Choice:
        return self


_choices: Final[dict[tuple[str, int, int, str], Choice]] = {}


def choice(verb: str, card: int = NO_CARD, target: int = NOBODY, what: str = "") -> Choice:
    """The one Choice with these parts."""
    key = (verb, card, target, what)
    found = _choices.get(key)
    if found is None:
        found = _choices[key] = Choice()
        found.verb, found.card, found.target, found.what = key
    return found


@cache
def choices_by_card(verb: str, target: int = NOBODY, what: str = "") -> list[Choice]:
    """The choices that differ in their card only, by card. There is one such list, so do not change it."""
    return [choice(verb, card, target, what) for card in range(MOST_CARDS)]


class ChoicesByTarget:
    """The choices of a playing card at each of some targets: `rows[card]`, or None before they are first asked for."""

    __slots__ = ("_columns", "rows", "targets")

    def __init__(self, verb: str, targets: tuple[int, ...], what: str) -> None:
        self.targets = targets
        self._columns = [choices_by_card(verb, target, what) for target in targets]
        self.rows: list[tuple[Choice, ...] | None] = [None] * MOST_CARDS

    def __getitem__(self, card: int) -> tuple[Choice, ...]:
        found = self.rows[card]
        if found is None:
            found = self.rows[card] = tuple([column[card] for column in self._columns])
        return found


@cache
def choices_at(verb: str, targets: tuple[int, ...], what: str = "") -> ChoicesByTarget:
    """The one table of choices with these targets."""
    return ChoicesByTarget(verb, targets, what)


PASS: Final = choice("pass")


class Ask:
    """A question to one seat. Its options are computed when somebody reads them, and only then.

    `open` marks a question that is the first act of its step: nothing has happened since the snapshot, so
    another seat may interject (see `Game.interject`). `rebuildable` marks an open question that is nothing but its
    kind and its seat: a fork of its game asks it again without running the rules.
    """

    __slots__ = ("_options", "game", "seat")

    game: Any
    """The running game, in the class of its own kind."""

    kind: ClassVar[str] = ""
    open: ClassVar[bool] = False
    rebuildable: ClassVar[bool] = False

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game = game
        self.seat = seat
        self._options: list[Choice] | None = None

    def options(self) -> list[Choice]:
        """The legal answers in a fixed order, never empty. Computed once."""
        raise NotImplementedError

    def default(self) -> Choice:
        """The answer for a player who gives none: pass where that is allowed."""
        options = self.options()
        return PASS if PASS in options else options[0]

    def __await__(self) -> Generator[Ask, Choice, Choice]:
        """Wait for the answer. A game that is played out and a replay answer at once; else the game is suspended."""
        game: Game[Any] = self.game
        pick = game.pick
        if pick is not None:
            options = self.options()
            count = len(options)
            if count == 1:
                return options[0]
            game.decisions += 1
            return options[pick(count)]
        answer = game.replayed() if game.replay else None
        return (yield self) if answer is None else answer
