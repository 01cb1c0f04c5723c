"""Answers as a record has them: each by its text, and by its place among the options that read alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import IO, Any

from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.game import Entry, Game, Interjection
from sixgun.kernel.record import Record, Recorder

Spelling = Callable[[Any, Ask, Choice], str]
"""The text of a choice at a question of a game."""


def alike(spelled: Spelling, game: Game[Any], seat: int, text: str) -> list[Choice]:
    """What a seat may choose now and what has this text: cards with the same face are more than one choice. Older
    records leave out with whom a card in play lies."""
    ask = game.ask
    if ask is None:
        return []
    offered = ask.options() if ask.seat == seat else game.offers(seat)
    texts = [(spelled(game, ask, option), option) for option in offered]
    found = [option for words, option in texts if words == text]
    return found or [option for words, option in texts if option.target == NOBODY and words.startswith(f"{text} > ")]


def words(spelled: Spelling, game: Game[Any], seat: int, choice: Choice) -> tuple[str, int]:
    """A choice as the record has it: its text, and how many options with this text come before it."""
    assert game.ask is not None
    text = spelled(game, game.ask, choice)
    return text, alike(spelled, game, seat, text).index(choice)


def standing(game: Game[Any]) -> tuple[int, dict[str, Any]] | None:
    """The turn and the position, if no answer has been given since the step began: only then it is all in a state."""
    if game.base is None or game.since:
        return None
    return game.base.number, game.base.to_data()


def recorder(spelled: Spelling, out: IO[str], *, record: Record | None = None, sync: bool = False) -> Recorder:
    """An observer that writes a game down; `record` is what the file holds already."""
    n, turn = (record.count, record.turn) if record else (0, 0)
    return Recorder(out, partial(words, spelled), standing, n=n, turn=turn, sync=sync)


def said_since(spelled: Spelling, game: Game[Any], since: Iterable[Entry]) -> list[str]:
    """The answers of a step in the words of a position, given again to a game that stands where the step began."""
    said = []
    for entry in since:
        assert game.ask is not None
        if isinstance(entry, Interjection):
            said.append(f"{entry.seat + 1} interjects: {_counted(*words(spelled, game, entry.seat, entry.choice))}")
            game.interject(entry.seat, entry.choice)
        elif isinstance(entry, Choice):
            said.append(_counted(*words(spelled, game, game.ask.seat, entry)))
            game.answer(entry)
    return said


def _counted(text: str, twin: int) -> str:
    return f"{text} twin {twin}" if twin else text
