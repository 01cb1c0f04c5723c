"""The wording of each game, by its name. All front ends use this interface."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from sixgun.cardgame.motive import Motive
from sixgun.games import game_type_named, load_part
from sixgun.kernel.ask import Choice
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import Reason
from sixgun.wording.language import Language


@runtime_checkable
class Wording(Protocol):
    """The texts of one game. Views, asks and faces are those of the game type."""

    def ask_text(self, language: Language, view: Any, ask: Any, names: Sequence[str], /) -> str:
        """Return the question as put to the asked seat. `view` is the view of that seat."""

    def choice_text(self, language: Language, view: Any, ask: Any, option: Choice, names: Sequence[str], /) -> str:
        """Return an option as it reads in a menu. Without an ask it is an interjection."""

    def reason_text(self, language: Language, view: Any, reason: Reason, wish: Choice, names: Sequence[str], /) -> str:
        """Return why the viewer cannot do what they wished."""

    def motive_text(self, language: Language, motive: Motive, names: Sequence[str], /) -> str:
        """Return why a bot chose what it chose, in the first person."""

    def news_text(self, language: Language, news: NewsItem, view: Any, names: Sequence[str], /) -> str:
        """Return one thing that happened, as told to the seat of a view (NOBODY: a spectator)."""

    def outcome_text(self, language: Language, outcome: Outcome, seat: int, names: Sequence[str], /) -> str:
        """Return how the game ended and who won."""

    def face_text(self, language: Language, face: Any, /) -> str:
        """Return the name of a card with its value or symbol."""

    def faces_text(self, language: Language, faces: Iterable[Any], /) -> str:
        """Return the names of several cards, separated by commas."""

    def entry_name(self, language: Language, slug: str, /) -> str:
        """Return the name of a card, a character or an event."""

    def phase_name(self, language: Language, slug: str, /) -> str: ...

    def side_name(self, language: Language, slug: str, /) -> str:
        """Return the name of a role, or of a side."""

    def set_name(self, language: Language, slug: str, /) -> str:
        """Return the name of a set."""

    def option_text(self, language: Language, field: str, /) -> str:
        """Return what a rule option changes when it is on."""

    def summary(self, language: Language, /) -> list[tuple[str, str]]:
        """Return the summary card: titles with their texts."""


if TYPE_CHECKING:
    from sixgun.cardgame.game_type import AnyGameType
    from sixgun.wording import bang, duel

    CHECKED: Final[tuple[Wording, ...]] = (bang, duel)
    """The type checker cannot see what a part will be."""


def wording_of(game: str) -> Wording:
    """Return the wording of the game with this name."""
    return wording_for(game_type_named(game))


def wording_for(game_type: AnyGameType) -> Wording:
    """Return the wording of a game."""
    return load_part(game_type, "wording", Wording)  # type: ignore[type-abstract]
