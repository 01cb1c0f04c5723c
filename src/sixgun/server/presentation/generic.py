"""The presenter for games without one of their own.

It tells what the game's own views and texts tell, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from sixgun.cardgame.asks import PLAY
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.kernel.ask import NO_CARD, NOBODY, Ask, choice
from sixgun.kernel.news import NewsItem
from sixgun.server.presentation.catalogue_texts import bots, option_texts, sent_facts, summary_lines
from sixgun.server.presentation.game_presenter import GamePresenter
from sixgun.server.presentation.history import History
from sixgun.server.presentation.question_presenter import QuestionPresenter
from sixgun.server.presentation.seat_presenter import SeatPresenter
from sixgun.server.presentation.sentences import SEATS, MentionLanguage
from sixgun.server.protocol import (
    Card,
    CardGroup,
    Catalogue,
    CatalogueEntry,
    Figure,
    GenericSeat,
    GenericView,
    NumberOption,
    Question,
    Sentence,
    SetText,
)
from sixgun.wording import Language
from sixgun.wording.generic import GenericWording, generic_wording_of
from sixgun.wording.table_data import CardRow, TableData, seats_of, table_data

HAND: Final = "hand"
TABLE: Final = "table"


class GenericHistory(History[CardGame[Any]]):
    """Remembers nothing: the views show everything."""

    def take(self, news: NewsItem) -> None:
        pass


class GenericSeatPresenter(SeatPresenter[CardGame[Any], Any]):
    """Tells one seat of any game what happens."""

    turning_points = frozenset({"game_over"})

    def __init__(
        self, texts: GenericWording, history: GenericHistory, seat: int, language: MentionLanguage, names: Sequence[str]
    ) -> None:
        super().__init__(history, seat, language, names)
        self.texts = texts

    # The table.

    def view(self) -> GenericView:
        seen, ask = self.engine_view, self.game.ask
        data = seen.to_data()
        table = table_data(data)
        return GenericView(
            seat=self.seat,
            turn=seen.turn,
            turn_number=seen.turn_number,
            phase=seen.phase,
            phase_name=self.texts.phase_name(self.language, seen.phase),
            asked=seen.asked,
            asked_kind=ask.kind if ask else "",
            asked_text=self.asked(),
            on_table=self.cards(seen.on_table),
            figures=list(self._figures(table)),
            groups=list(self._groups(row for row in table.rows if row.name != TABLE)),
            seats=[self._seat(player.hand, shown) for player, shown in zip(seen.seats, seats_of(data))],
            result=self.result(seen.outcome),
        )

    def _seat(self, hand: Iterable[int], shown: TableData) -> GenericSeat:
        """Return one player. Hand cards keep their ids, because the options of a question name cards by id."""
        held = next((row.count for row in shown.rows if row.name == HAND), 0)
        return GenericSeat(
            figures=list(self._figures(shown)),
            hand_count=held,
            hand=self.cards(hand),
            groups=list(self._groups(row for row in shown.rows if row.name != HAND)),
        )

    def _figures(self, shown: TableData) -> Iterator[Figure]:
        """Return the figures with their labels. A figure that is only on or off is sent while it is on."""
        for name, value in shown.figures.items():
            label = self.texts.label(self.language, name)
            if isinstance(value, bool):
                if value:
                    yield Figure(label=label)
            elif value != "":
                yield Figure(label=label, value=self._value(value))

    def _value(self, value: int | str) -> str:
        return self.texts.entry_name(self.language, value) if isinstance(value, str) else str(value)

    def _groups(self, rows: Iterable[CardRow]) -> Iterator[CardGroup]:
        for row in rows:
            if row.count:
                label = self.texts.label(self.language, row.name)
                cards = [Card(NO_CARD, text) for text in row.known]
                yield CardGroup(name=row.name, label=label, count=row.count, cards=cards)

    def asked(self) -> Sentence:
        ask = self.game.ask
        if ask is None or ask.seat == self.seat:
            return []
        text = self.texts.asked_text(self.language, ask, SEATS)
        return self.sentence(text) if text else self.say("online-asked-other", name=SEATS[ask.seat])

    # News.

    def backs(self, news: NewsItem) -> list[str]:
        return list(news.backs)


class GenericQuestionPresenter(QuestionPresenter[CardGame[Any], Any, Ask]):
    """Words the questions to one seat of any game."""

    def question(self, number: int) -> Question | None:
        presenter, view = self.presenter, self.presenter.engine_view
        ask = view.ask
        if ask is None:
            return None
        options = ask.options()
        return Question(
            number=number,
            kind=ask.kind,
            text=presenter.sentence(presenter.wording.ask_text(presenter.language, view, ask, SEATS)),
            options=[self._option(ask, option) for option in options],
            forced=len(options) == 1,
            cards=presenter.cards(card for card in getattr(ask, "cards", ()) if view.knows(card)),
        )

    def why_not(self, card: int, target: int = NOBODY) -> Sentence:
        """Return why a hand card of this seat is not among the options, if the game gives a reason."""
        presenter, view = self.presenter, self.presenter.engine_view
        if self.seat == NOBODY or card not in view.me.hand:
            return []
        ask = view.ask
        if ask is None:
            return presenter.say("online-why-not-your-turn")
        options = ask.options()
        if any(option.card == card and target in (NOBODY, option.target) for option in options):
            return []
        verbs = dict.fromkeys([*(option.verb for option in options if option.card != NO_CARD), PLAY])
        return next(filter(None, (self.refusal(choice(verb, card, target)) for verb in verbs)), [])


class GenericCatalogue:
    """The names and texts of a game, for previews and the form of a new table."""

    def __init__(self, game_type: AnyGameType, texts: GenericWording) -> None:
        self.game_type = game_type
        self.texts = texts

    def in_words(self, language: Language, _catalogue: Any = None) -> Catalogue:
        """Return the whole game in one language. Such a game takes no packs, so it has one catalogue."""
        game_type, texts = self.game_type, self.texts
        counts = game_type.player_counts
        return Catalogue(
            game=game_type.name,
            name=texts.game_name(language),
            entries=[self._entry(language, slug) for slug in game_type.catalogue.effects],
            sets=[
                SetText(slug=slug, name=name, most_players=counts[-1], fewest_players=counts[0])
                for slug, name in ((slug, texts.set_name(language, slug)) for slug in game_type.sets)
            ],
            options=option_texts(language, game_type.name, game_type.options()),
            numbers=list(self._numbers(language)),
            bots=bots(game_type.name),
            corners=texts.corners(language),
            summary=summary_lines(language, game_type.name),
        )

    def _entry(self, language: Language, slug: str) -> CatalogueEntry:
        facts = self.game_type.facts(slug)
        return CatalogueEntry(
            slug=slug,
            kind=facts.kind or "card",
            set=self.game_type.set_of(slug),
            name=self.texts.entry_name(language, slug),
            text=self.texts.entry_text(language, slug),
            life=facts.life,
            colour=facts.colour,
            facts=sent_facts(facts),
        )

    def _numbers(self, language: Language) -> Iterator[NumberOption]:
        usual = self.game_type.options()
        for name, (least, most) in self.game_type.options.bounds.items():
            text = self.texts.option_text(language, name)
            yield NumberOption(slug=name, text=text, default=getattr(usual, name), least=least, most=most)


def generic_presenter(game_type: AnyGameType) -> GamePresenter:
    """Return a presenter that tells what the views of this game show, in its own texts."""
    texts = generic_wording_of(game_type)
    return GamePresenter(
        GenericHistory,
        partial(GenericSeatPresenter, texts),
        GenericQuestionPresenter,
        GenericCatalogue(game_type, texts).in_words,
    )
