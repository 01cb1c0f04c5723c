"""One game at a table: the engine's game, the number of its answers, and what each audience is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from pickle import dumps, loads
from typing import TYPE_CHECKING, Any, Final

from sixgun.bots import make_bot
from sixgun.bots.base import AnyBot
from sixgun.bots.remote import PickledNews, Task, believable_position
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.header import HUMAN, RecordHeader
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.errors import RecordError
from sixgun.kernel.outcome import Outcome
from sixgun.server import protocol
from sixgun.server.presentation.game_presenter import presenter_of
from sixgun.server.presentation.question_presenter import QuestionPresenter
from sixgun.server.presentation.seat_presenter import SeatPresenter
from sixgun.server.presentation.sentences import mention_language
from sixgun.server.protocol import Advice, Hindsight, Sentence, Snapshot, Step, encoder
from sixgun.server.protocol.news_times import seconds_on_show
from sixgun.server.store.rows import AnswerRow
from sixgun.server.table.coach import Coach
from sixgun.server.table.recording import Recording

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack

AT_HAND: Final = 24
"""How many steps are kept for clients that come back."""
LOGGED: Final = 400


@dataclass(slots=True)
class Audience:
    """Those who are told the same: a seat (NOBODY: the spectators) in one language, with the last steps they got."""

    presenter: SeatPresenter[Any, Any]
    questions: QuestionPresenter[Any, Any, Any]
    steps: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=AT_HAND))


class Match:
    """A game with its number at the table. `n` answers have been given, and the next question has this number."""

    def __init__(
        self,
        header: RecordHeader[CardGame[Any]],
        number: int,
        key: int = 0,
        game: CardGame[Any] | None = None,
        *,
        coached: bool = False,
        texts: tuple[Pack, ...] | None = None,
    ) -> None:
        """`key` is the id of the game in the store.

        `coached` are the people at the table who have coaches. `texts` are the packs whose texts are used, if these are
        more than the packs of the game.
        """
        self._texts = header.packs if texts is None else texts
        self.header = header
        self.number = number
        self.id = key
        self.names = [player.name for player in header.seats]
        self.game = game or header.new_game(collect_news=True)
        self.game_type = self.game.type
        self.presenter = presenter_of(self.game_type)
        self.n = 0
        self.history = self.presenter.history(self.game)
        self.history.listen()
        self._shown = self.history.heard
        self._audiences: dict[tuple[int, str], Audience] = {}
        self._bots: dict[tuple[int, str], AnyBot] = {}
        self._memories: dict[int, PickledNews] = {}
        self.record = Recording()
        self._recorder = self.game_type.recorder(self.record)
        self._recorder.header(header.to_data())
        self.game.observers.append(self._recorder)
        people = [seat for seat, player in enumerate(header.seats) if coached and player.kind == HUMAN]
        self.coaches = {seat: Coach(self.game, seat, self.key.hex()) for seat in people}

    @property
    def key(self) -> bytes:
        """The key of the deal, a secret until the game is over."""
        key: bytes = self.header.setup.key
        return key

    @property
    def commitment(self) -> str:
        """Return what proves after the game that the deal was not changed."""
        return sha256(self.key).hexdigest()

    # Where the game is.

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    @property
    def ask(self) -> Ask | None:
        """The pending question."""
        return self.game.ask

    @property
    def round(self) -> int:
        return self.history.round

    def offers(self, seat: int) -> list[Choice]:
        """Return what a seat may interject now."""
        return self.game.offers(seat)

    def view(self, seat: int) -> Any:
        """Return the engine's view of a seat."""
        return self.game_type.view(self.game, seat)

    def other_seats(self, seat: int) -> Iterable[int]:
        """Return the other seats in the game, clockwise."""
        return self.game_type.other_seats(self.game, seat)

    # Answers.

    def answer_row(self, seat: int, choice: Choice) -> AnswerRow:
        """Return a choice at the pending question, or an interjection, as the store keeps it."""
        assert self.game.ask is not None
        text, twin = self.game_type.choice_in_record(self.game, seat, choice)
        return AnswerRow(self.n + 1, seat, text, self.game.ask.seat != seat, twin)

    def apply(self, seat: int, choice: Choice) -> None:
        """Give an answer, or take up an offer, after it has been stored."""
        ask = self.game.ask
        self._shown = self.history.heard
        if ask is not None and ask.seat == seat:
            self.game.answer(choice)
        else:
            self.game.interject(seat, choice)
        if self.game.outcome is not None:
            self._recorder.finish(self.game.outcome)
        self.n += 1
        self.history.listen()
        for coach in self.coaches.values():
            coach.listen(self.n)

    def replay(self, answers: Iterable[AnswerRow]) -> None:
        """Give the stored answers again."""
        for answer in answers:
            ask = self.game.ask
            found = self.game_type.options_with_text(self.game, answer.seat, answer.choice)
            asked = ask is not None and ask.seat == answer.seat
            if answer.n != self.n + 1 or answer.interjection == asked or answer.twin >= len(found):
                raise RecordError(f"answer {answer.n} of game {self.id} does not fit: the game cannot go on")
            self.apply(answer.seat, found[answer.twin])

    def seconds_on_show(self, people: Collection[int]) -> float:
        """Return how long a page shows the news that followed from the last answer.

        `people` are the seats with a person who is connected.
        """
        news = [item.seen_by(NOBODY) for item in (self.game.news or [])[self._shown :]]
        acts = [self.game_type.facts(item.what, self.header.packs).act for item in news]
        return seconds_on_show(self.game_type.name, list(zip(news, acts)), people)

    @property
    def lays_down(self) -> bool:
        """Is an eliminated player asked in which order their cards are laid down?"""
        ask = self.game.ask
        return ask is not None and self.presenter.lays_down(self.game, ask)

    # Bots.

    def bot(self, seat: int, level: str) -> AnyBot:
        """Return the bot of this level for a seat of this game.

        Here it decides without a search; to search it goes to another process (`task`).
        """
        found = self._bots.get((seat, level))
        if found is None:
            found = make_bot(level, self.key.hex(), seat, self.game_type.name)
            self._bots[seat, level] = found
        return found

    def task(self, seat: int, level: str) -> Task | None:
        """Return all that a bot needs to search at the pending question, and no more than its seat may know, or None if
        that is not possible.
        """
        position = believable_position(self.game, seat)
        if position is None:
            return None
        bot = self.bot(seat, level)
        memory = self._memories.setdefault(seat, PickledNews())
        return Task(dumps(bot), position, memory.parts(self.game, seat), bot.budget)

    def bot_back(self, seat: int, level: str, bot: bytes) -> None:
        """Take back a bot from another process, with what it has learned there."""
        self._bots[seat, level] = loads(bot)

    def living(self) -> set[int]:
        """Return the seats that are still in the game. Each of them is one of the others of seat 0, or of seat 1."""
        return {*self.other_seats(0), *self.other_seats(1)}

    def rest(self) -> None:
        """Forget what nobody needs after the game.

        The final table, the log of a snapshot and the suspicions of the coaches stay, and what the next game is dealt
        from.
        """
        self._bots.clear()
        self._memories.clear()
        for coach in self.coaches.values():
            coach.rest()
        game = self.game
        game.drop_snapshot()
        game.observers.clear()
        game.news = (game.news or [])[-LOGGED:]
        self.history.heard = self._shown = len(game.news)

    def forget_steps(self) -> None:
        """Forget the kept steps, because nobody is reconnecting any more. Everybody who comes gets a snapshot."""
        self._audiences.clear()

    # What clients are told.

    def audience(self, seat: int, language: str) -> Audience:
        found = self._audiences.get((seat, language))
        if found is None:
            spoken = self.presenter.seat_presenter(
                self.history, seat, mention_language(language, self._texts), self.names
            )
            found = self._audiences[seat, language] = Audience(spoken, self.presenter.question_presenter(spoken))
        return found

    def snapshot(self, seat: int, language: str, clock: protocol.Clock | None) -> Snapshot:
        """Return a snapshot of the game."""
        audience = self.audience(seat, language)
        since = max(0, self.history.heard - LOGGED)
        return Snapshot(
            n=self.n,
            view=audience.presenter.view(),
            log=audience.presenter.news(since),
            question=audience.questions.question(self.n),
            offers=audience.questions.offers(),
            clock=clock,
        )

    def step(self, seat: int, language: str, clock: protocol.Clock | None) -> bytes:
        """Return the step of the last answer."""
        audience = self.audience(seat, language)
        message = encoder.encode(
            Step(
                n=self.n,
                news=audience.presenter.news(self._shown),
                view=audience.presenter.view(),
                question=audience.questions.question(self.n),
                offers=audience.questions.offers(),
                clock=clock,
            )
        )
        audience.steps.append((self.n, message))
        return message

    def missing(self, seat: int, language: str, after: int) -> list[bytes] | None:
        """Return the steps after number `after`, if all of them are kept."""
        if after > self.n:
            return None
        wanted = range(after + 1, self.n + 1)
        found = [(n, message) for n, message in self.audience(seat, language).steps if n > after]
        return [message for _, message in found] if [n for n, _ in found] == list(wanted) else None

    def advice(self, seat: int, language: str) -> Advice | Hindsight | None:
        """Return what the coach of a seat says, and after the game what it suspected when, or None if it has none."""
        coach = self.coaches.get(seat)
        if coach is None:
            return None
        if self.game.over:
            return Hindsight(n=self.n, moments=coach.moments)
        option, motive = coach.advice(self.n)
        text = self.audience(seat, language).presenter.motive(motive) if motive else []
        return Advice(n=self.n, option=option, text=text, suspicions=coach.suspicions())

    def why_not(self, seat: int, language: str, card: int, target: int, verb: str = "") -> Sentence:
        """Return why a seat cannot choose what it points at, or not pass or swap, or an empty text if it can."""
        questions = self.audience(seat, language).questions
        return questions.why_not_without_card(verb) if verb else questions.why_not(card, target)
