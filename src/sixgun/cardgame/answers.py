"""Answers as they appear in records: each has a text, and a place among the options with the same text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import IO, Any

from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.game import Game
from sixgun.kernel.record import Record, Recorder
from sixgun.kernel.steps import Interjection, StepEntry

ChoiceWriter = Callable[[Any, Ask, Choice], str]
"""Writes a choice at a question of a game."""


def options_with_text(write: ChoiceWriter, game: Game[Any], seat: int, text: str) -> list[Choice]:
    """The choices that this seat has now and that are written like this text.

    Cards with the same face give several. Older records do not say who has a card in play, so `TEXT > TARGET` matches
    `TEXT` if nothing matches exactly.
    """
    ask = game.ask
    if ask is None:
        return []
    offered = ask.options() if ask.seat == seat else game.offers(seat)
    texts = [(write(game, ask, option), option) for option in offered]
    found = [option for written, option in texts if written == text]
    prefix = f"{text} > "
    return found or [option for written, option in texts if option.target == NOBODY and written.startswith(prefix)]


def choice_in_record(write: ChoiceWriter, game: Game[Any], seat: int, choice: Choice) -> tuple[str, int]:
    """A choice for a record: its text, and how many options with this text come before it."""
    assert game.ask is not None
    text = write(game, game.ask, choice)
    return text, options_with_text(write, game, seat, text).index(choice)


def position_at_turn_start(game: Game[Any]) -> tuple[int, dict[str, Any]] | None:
    """The turn number and the position as plain data, or None if the step has already had an answer.

    Only before the first answer of a step does the state hold the whole position.
    """
    if game.base is None or game.since:
        return None
    return game.base.turn_number, game.base.to_data()


def recorder(write: ChoiceWriter, out: IO[str], *, record: Record | None = None, sync: bool = False) -> Recorder:
    """An observer that records a game. `record` is what `out` already holds."""
    n, turn = (record.count, record.turn) if record else (0, 0)
    return Recorder(out, partial(choice_in_record, write), position_at_turn_start, n=n, turn=turn, sync=sync)


def answers_since(write: ChoiceWriter, game: Game[Any], since: Iterable[StepEntry]) -> list[str]:
    """The answers of a step, as the `then:` lines of a position text.

    `game` is at the start of that step. It is given the answers again, because each text depends on the moment.
    """
    texts = []
    for entry in since:
        assert game.ask is not None
        if isinstance(entry, Interjection):
            text = _with_twin(*choice_in_record(write, game, entry.seat, entry.choice))
            texts.append(f"{entry.seat + 1} interjects: {text}")
            game.interject(entry.seat, entry.choice)
        elif isinstance(entry, Choice):
            texts.append(_with_twin(*choice_in_record(write, game, game.ask.seat, entry)))
            game.answer(entry)
    return texts


def _with_twin(text: str, twin: int) -> str:
    return f"{text} twin {twin}" if twin else text
