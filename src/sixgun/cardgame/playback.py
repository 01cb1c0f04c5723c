"""Playback of records: replays the answers and compares the positions and the outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar

from sixgun import __version__
from sixgun.cardgame.answers import position_at_turn_start
from sixgun.cardgame.game_type import G, GameType
from sixgun.kernel.errors import NotationError, RecordError, SetupError, quoted
from sixgun.kernel.record import Answer, Position, Record

T = TypeVar("T")

UNPLAYABLE: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RecordError, RecursionError, TypeError, ValueError
)  # fmt: skip
"""Errors that the rules may raise in a position that was edited by hand."""


class Playback(Generic[G]):
    """Plays a record again, answer by answer.

    If today's rules lead to a different position, playback adds a note and continues from the stored one. With
    `strict`, this is an error. An answer that is not offered is an error too. But if another version of the engine
    made the record, playback adds a note and skips the rest of the turn. `packs` are the available ones.
    """

    def __init__(
        self,
        game_type: GameType[G, Any, Any],
        record: Record,
        *,
        packs: Iterable[Any] = (),
        strict: bool = False,
        collect_news: bool = True,
    ) -> None:
        self.game_type = game_type
        self.record = record
        self.header = game_type.read_header(record.header, packs)
        self.strict = strict
        self.notes: list[str] = []
        self.at = 0
        self._next = 0
        self._turn = 0
        self._left_out = False  # the rest of this turn is skipped
        self._trusted = True  # playback never had to continue from a stored position
        try:
            self.game: G = self.header.new_game(collect_news=collect_news)
        except (NotationError, SetupError) as error:
            raise RecordError(f"line 1: {error}") from error

    def forward(self) -> Answer | None:
        """Play the next answer and return it, or None at the end."""
        entries = self.record.entries
        while self._next < len(entries):
            entry = entries[self._next]
            self._next += 1
            if isinstance(entry, Position):
                self._compare_position(entry)
            elif self._play(entry):
                self.at = entry.n
                return entry
        if self.record.ending is not None:
            self._compare_outcome()
        return None

    def to_end(self) -> G:
        """Play all remaining answers and return the game."""
        while self.forward() is not None:
            pass
        return self.game

    def _compare_position(self, stored: Position) -> None:
        self._turn = stored.turn
        self._left_out = False
        now = position_at_turn_start(self.game) if self.game.ask is not None else None
        if now == (stored.turn, stored.data):
            return
        if self.strict:
            raise RecordError(
                f"line {stored.line}: the position at turn {stored.turn} is different{_difference(now, stored)}"
            )
        self.notes.append(f"line {stored.line}: today's rules lead to a different position; the stored one is shown")
        try:
            game = self.game_type.resume_from(stored.data, self.game)
        except UNPLAYABLE as error:
            raise RecordError(f"line {stored.line}: the game cannot continue from the stored position") from error
        game.news = self.game.news
        self.game = game
        self._trusted = False

    def _play(self, answer: Answer) -> bool:
        if self._left_out:
            return False
        problem = self._guarded(self._misfit, answer)
        if not problem:
            now = position_at_turn_start(self.game) if self.strict else None
            if now is not None and now[0] != self._turn:
                raise RecordError(f"line {answer.line}: the position of turn {now[0]} is missing before this answer")
            self._guarded(self._answer, answer)
            return True
        if self.strict or self.header.engine == __version__:
            raise RecordError(f"line {answer.line}: the answer does not fit: {problem}")
        self.notes.append(
            f"line {answer.line}: today's rules do not offer this answer; the rest of the turn is skipped"
        )
        self._left_out = True
        return False

    def _guarded(self, step: Callable[[Answer], T], answer: Answer) -> T:
        """Call a method that may fail if the stored position before it was edited by hand."""
        try:
            return step(answer)
        except UNPLAYABLE as error:
            if self._trusted:
                raise
            raise RecordError(f"line {answer.line}: the game cannot continue from the last stored position") from error

    def _answer(self, answer: Answer) -> None:
        choice = self.game_type.options_with_text(self.game, answer.seat, answer.text)[answer.twin]
        if answer.interjected:
            self.game.interject(answer.seat, choice)
        else:
            self.game.answer(choice)

    def _misfit(self, answer: Answer) -> str:
        """Why this seat cannot give this answer now, or an empty string."""
        ask, seats = self.game.ask, self.game.seat_count
        if ask is None:
            return "the game is over"
        if answer.seat >= seats:
            return f"there is no seat {answer.seat + 1}"
        if answer.interjected and ask.seat == answer.seat:
            return f"seat {answer.seat + 1} is the one being asked, so it cannot interject"
        if not answer.interjected and ask.seat != answer.seat:
            return f"seat {ask.seat + 1} is asked, not seat {answer.seat + 1}"
        if answer.twin >= len(self.game_type.options_with_text(self.game, answer.seat, answer.text)):
            return f"{quoted(answer.text)} is not offered to seat {answer.seat + 1} at this point"
        return ""

    def _compare_outcome(self) -> None:
        ending = self.record.ending
        assert ending is not None
        if self.game.outcome == ending.outcome:
            return
        if self.strict or self.game.outcome is None:
            now = "continues" if self.game.outcome is None else "ends differently"
            raise RecordError(f"line {ending.line}: the outcome does not fit: after answer {self.at} the game {now}")
        self.notes.append(f"line {ending.line}: today's rules lead to a different outcome")


def _difference(now: tuple[int, dict[str, Any]] | None, stored: Position) -> str:
    """Which parts of the position differ, for the error message."""
    if now is None:
        return ""
    if now[0] != stored.turn:
        return f" (it is turn {now[0]})"
    parts = [name for name in now[1] if stored.data.get(name) != now[1][name]]
    return f" ({', '.join(parts)})" if parts else ""


def verify(game_type: GameType[G, Any, Any], record: Record, packs: Iterable[Any] = ()) -> Playback[G]:
    """Play a record from its header. Raises RecordError if a stored position or the outcome differs."""
    playback = Playback(game_type, record, packs=packs, strict=True, collect_news=False)
    playback.to_end()
    if playback.game.ask is None and record.ending is None and not record.cut:
        raise RecordError(f"the game is over after answer {playback.at}, but the record lacks the outcome")
    return playback
