"""The words of each game, found by its name: what every front end may ask for, whatever is played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from sixgun.cardgame.motive import Motive
from sixgun.kernel.ask import Choice
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import Reason
from sixgun.wording import bang, duel
from sixgun.wording.language import Language


class Wording(Protocol):
    """A game in words. Views, questions and faces are those of the game."""

    def ask_text(self, language: Language, view: Any, ask: Any, names: Sequence[str], /) -> str:
        """The question, put to the seat that is asked; `view` is the view of that seat."""

    def choice_text(self, language: Language, view: Any, ask: Any, option: Choice, names: Sequence[str], /) -> str:
        """An answer as it reads in a menu. Without a question it is something to interject."""

    def reason_text(self, language: Language, view: Any, reason: Reason, wish: Choice, names: Sequence[str], /) -> str:
        """Why the viewer cannot do what he wished."""

    def motive_text(self, language: Language, motive: Motive, names: Sequence[str], /) -> str:
        """Why a bot chose what it chose, in its own words."""

    def news_text(self, language: Language, news: NewsItem, view: Any, names: Sequence[str], /) -> str:
        """One thing that happened, told to the seat of a view (NOBODY: an onlooker)."""

    def outcome_text(self, language: Language, outcome: Outcome, seat: int, names: Sequence[str], /) -> str:
        """How the game ended and who has won."""

    def face_text(self, language: Language, face: Any, /) -> str:
        """A card as it is called at the table."""

    def faces_text(self, language: Language, faces: Iterable[Any], /) -> str:
        """Several cards in a row."""

    def entry_name(self, language: Language, slug: str, /) -> str:
        """The name of a card, a character, or whatever else has one."""

    def phase_name(self, language: Language, slug: str, /) -> str: ...

    def side_name(self, language: Language, slug: str, /) -> str:
        """What a seat wins for: a role, or a side."""

    def set_name(self, language: Language, slug: str, /) -> str:
        """The name of a box."""

    def option_text(self, language: Language, field: str, /) -> str:
        """What a rule option changes when it is on."""

    def summary(self, language: Language, /) -> list[tuple[str, str]]:
        """The summary card: titles with their lines."""


WORDINGS: Final[dict[str, Wording]] = {"bang": bang, "duel": duel}


def wording_of(game: str) -> Wording:
    """The words of the game of this name."""
    return WORDINGS[game]
