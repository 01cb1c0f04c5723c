"""Answers as a record has them: each by its text, and by its place among the options that read alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import IO, Any

from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.game import Game
from sixgun.kernel.record import Record, Recorder
from sixgun.kernel.steps import Interjection, StepEntry

ChoiceWriter = Callable[[Any, Ask, Choice], str]
"""The text of a choice at a question of a game."""


def options_with_text(write: ChoiceWriter, game: Game[Any], seat: int, text: str) -> list[Choice]:
    """What a seat may choose now and what has this text: cards with the same face are more than one choice. Older
    records leave out with whom a card in play lies."""
    ask = game.ask
    if ask is None:
        return []
    offered = ask.options() if ask.seat == seat else game.offers(seat)
    texts = [(write(game, ask, option), option) for option in offered]
    found = [option for words, option in texts if words == text]
    return found or [option for words, option in texts if option.target == NOBODY and words.startswith(f"{text} > ")]


def choice_in_record(write: ChoiceWriter, game: Game[Any], seat: int, choice: Choice) -> tuple[str, int]:
    """A choice as the record has it: its text, and how many options with this text come before it."""
    assert game.ask is not None
    text = write(game, game.ask, choice)
    return text, options_with_text(write, game, seat, text).index(choice)


def position_at_turn_start(game: Game[Any]) -> tuple[int, dict[str, Any]] | None:
    """The turn and the position, if no answer has been given since the step began: only then it is all in a state."""
    if game.base is None or game.since:
        return None
    return game.base.turn_number, game.base.to_data()


def recorder(write: ChoiceWriter, out: IO[str], *, record: Record | None = None, sync: bool = False) -> Recorder:
    """An observer that writes a game down; `record` is what the file holds already."""
    n, turn = (record.count, record.turn) if record else (0, 0)
    return Recorder(out, partial(choice_in_record, write), position_at_turn_start, n=n, turn=turn, sync=sync)


def answers_since(write: ChoiceWriter, game: Game[Any], since: Iterable[StepEntry]) -> list[str]:
    """The answers of a step in the words of a position, given again to a game that stands where the step began."""
    said = []
    for entry in since:
        assert game.ask is not None
        if isinstance(entry, Interjection):
            said.append(
                f"{entry.seat + 1} interjects: {_with_twin(*choice_in_record(write, game, entry.seat, entry.choice))}"
            )
            game.interject(entry.seat, entry.choice)
        elif isinstance(entry, Choice):
            said.append(_with_twin(*choice_in_record(write, game, game.ask.seat, entry)))
            game.answer(entry)
    return said


def _with_twin(text: str, twin: int) -> str:
    return f"{text} twin {twin}" if twin else text
