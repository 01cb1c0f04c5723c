"""A game as one seat may know it, in one language, as far as all games tell alike. ¶ Everything here goes through the
engine's own view and `NewsItem.seen_by`, which give away nothing hidden. Anything else that is read is public. Each
game's own package adds its table, its hints and its confirmations.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from sixgun.cardgame.motive import Motive
from sixgun.kernel.game import Game
from sixgun.kernel.news import NewsItem as EngineNews
from sixgun.kernel.outcome import Outcome
from sixgun.server.presentation.sentences import SEATS, MentionLanguage, sentence
from sixgun.server.protocol import AnyView, Card, News, Result, Sentence
from sixgun.wording.games import wording_of

NO_LIMIT = 99
"""The limit of BANG! cards that is sent where there is none."""

G = TypeVar("G", bound=Game[Any])
V = TypeVar("V")


class SeatPresenter(Generic[G, V]):
    """Tells one seat (NOBODY: the spectators) about a game, in one language."""

    turning_points: ClassVar[frozenset[str]] = frozenset({"eliminated"})
    """The kinds of news that sum up how a game went."""

    def __init__(self, history: Any, seat: int, language: MentionLanguage, names: Sequence[str]) -> None:
        self.history = history
        self.game: G = history.game
        self.game_type = self.game.type
        self.wording = wording_of(self.game_type.name)
        self.seat = seat
        self.language = language
        self.names = names

    def say(self, key: str, **args: str | int) -> Sentence:
        return self.sentence(self.language.text(key, **args))

    def sentence(self, text: str) -> Sentence:
        return sentence(text, self.names)

    # The table.

    @property
    def engine_view(self) -> V:
        """Return the engine's view of this seat."""
        found: Any = self.game_type.view(self.game, self.seat)
        view: V = found
        return view

    def view(self) -> AnyView:
        """Return the table as it is now."""
        raise NotImplementedError

    def asked(self) -> Sentence:
        """Return what somebody else is being asked, as far as everybody sees it."""
        raise NotImplementedError

    def motive(self, motive: Motive) -> Sentence:
        """Return why a bot would make this choice."""
        return self.sentence(self.wording.motive_text(self.language, motive, SEATS))

    def result(self, outcome: Outcome | None) -> Result | None:
        """Return how the game ended, if it has."""
        if outcome is None:
            return None
        text = self.wording.outcome_text(self.language, outcome, self.seat, SEATS)
        return Result(winners=list(outcome.winners), reason=outcome.reason, text=self.sentence(text))

    def cards(self, cards: Iterable[int]) -> list[Card]:
        """Return cards that this seat knows, in their order."""
        face = self.game_type.view(self.game, self.seat).face
        return [Card(card, face(card).text) for card in cards]

    # News.

    def news(self, since: int = 0) -> list[News]:
        """Return what has happened since this news item, as far as the seat knows it."""
        told = self.game.news or []
        return [self._told(news) for news in told[since:]]

    def story(self) -> list[News]:
        """Return the whole game in short, for statistics: without cards, and with sentences only for its turning
        points.
        """
        return [
            self._item(news, news.seen_by(self.seat), in_words=news.kind in self.turning_points)
            for news in self.game.news or []
        ]

    def _told(self, news: EngineNews) -> News:
        """Return a news item with its sentence and its cards."""
        seen = news.seen_by(self.seat)
        cards = [Card(card, face.text) for card, face in zip(seen.cards, seen.faces)]
        return self._item(news, seen, cards, self.backs(news), in_words=True)

    def _item(
        self,
        news: EngineNews,
        seen: EngineNews,
        cards: Sequence[Card] = (),
        backs: Sequence[str] = (),
        *,
        in_words: bool,
    ) -> News:
        """Return a news item. `seen` is what this seat knows of it."""
        words = self.wording.news_text(self.language, seen, self.engine_view, self.called(news)) if in_words else ""
        return News(
            kind=seen.kind,
            seat=seen.seat,
            target=seen.target,
            amount=seen.amount,
            what=seen.what,
            cards=list(cards),
            text=self.sentence(words) if in_words else [],
            helped=self.helped(news),
            backs=list(backs),
        )

    def called(self, news: EngineNews) -> Sequence[str]:
        """Return what the players are called in a news item."""
        return SEATS

    def helped(self, news: EngineNews) -> bool | None:
        """Did a card that was turned up help its owner?"""
        return None

    def backs(self, news: EngineNews) -> list[str]:
        """Return the backs of the cards, if they tell something that all see."""
        return []
