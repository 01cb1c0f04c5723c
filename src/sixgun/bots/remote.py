"""Lets a bot search in another process: what is sent there, and how it is read.

The game that is sent fits what the seat knows. All that it cannot know is dealt again, and chance uses another key.
Imagined worlds depend only on what the seat knows and on their own key, so the search gives the same result as beside
the true game. The true cards and the key of the deal never leave the server.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from secrets import token_bytes
from typing import Any

from sixgun.bots.base import AnyBot, seat_bot
from sixgun.cardgame.game import CardGame
from sixgun.games import game_type_named
from sixgun.kernel.chance import KEY_BYTES
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.news import NewsItem
from sixgun.kernel.steps import Interjection, World


@dataclass(frozen=True, slots=True)
class SearchPosition:
    """A game at its pending question that fits what one seat knows.

    `start` is the state when the step began, `since` has the answers from there on. `seat`, `kind` and `option_count`
    describe the question, so that it can be checked that the position leads to the same one.
    """

    game: str
    options: dict[str, Any]
    start: dict[str, Any]
    state_class: type[Any]
    since: tuple[Any, ...]
    seat: int
    kind: str
    option_count: int
    packs: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """A bot and the position it is asked in.

    `news` are pickled parts of what its seat has heard. `seconds` is how long it may think.
    """

    bot: bytes
    position: SearchPosition
    news: tuple[bytes, ...]
    seconds: float


def believable_position(game: CardGame[Any], seat: int) -> SearchPosition | None:
    """Return the position for the seat that is asked.

    Return None if chance was used since the step began: only the key of the deal tells how the step went on.
    """
    ask = game.ask
    assert ask is not None
    assert ask.seat == seat
    start = game.believable_start(seat, token_bytes(KEY_BYTES))
    if start is None:
        return None
    since = tuple([_sent(entry) for entry in game.since if not isinstance(entry, World)])
    playing: Any = game
    return SearchPosition(
        game.type.name,
        playing.options.to_data(),
        start.to_data(),
        type(start),
        since,
        seat,
        ask.kind,
        len(ask.options()),
        game.packs,
    )


def _sent(entry: Any) -> Any:
    return (entry.seat, entry.choice) if isinstance(entry, Interjection) else entry


def resumed_game(position: SearchPosition) -> CardGame[Any]:
    """Return the game at the question of a position."""
    game_type = game_type_named(position.game)
    start = position.state_class.from_data(position.start)
    since = [Interjection(*entry) if isinstance(entry, tuple) else entry for entry in position.since]
    game: CardGame[Any] = game_type.replay_step(start, game_type.options_from(position.options), since, position.packs)
    ask = game.ask
    if ask is None or (ask.seat, ask.kind, len(ask.options())) != (position.seat, position.kind, position.option_count):
        raise SixgunError("a position leads to another question than the one it was made for")
    return game


class PickledNews:
    """What a seat has heard, pickled in parts, so that nothing is pickled twice."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._count = 0

    def parts(self, game: CardGame[Any], seat: int) -> tuple[bytes, ...]:
        """Return all news of the game as this seat heard it."""
        news = game.news or []
        if self._count < len(news):
            added = [tuple(item.seen_by(seat)) for item in news[self._count :]]
            self._parts.append(pickle.dumps(added))
            self._count = len(news)
        return tuple(self._parts)


def choose(task: Task) -> tuple[int, bytes]:
    """Return the index of the option the bot chooses, and the bot afterwards, pickled."""
    bot: AnyBot = pickle.loads(task.bot)
    game, seat = resumed_game(task.position), task.position.seat
    game.news = [NewsItem(*row) for part in task.news for row in pickle.loads(part)]
    bot.budget = task.seconds
    view: Any = game.type.view(game, seat)
    ask = view.ask
    chosen = seat_bot(bot, game, seat).choose(view, ask)
    del bot.budget
    return ask.options().index(chosen), pickle.dumps(bot)
