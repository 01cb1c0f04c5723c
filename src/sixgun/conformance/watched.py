"""Games whose effects are watched: a subclass of each notes when one of its hooks changes something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from functools import wraps
from inspect import iscoroutinefunction
from random import Random
from typing import Any, Self, TypeVar

from benchmarks.holding import hold, move_on
from benchmarks.soaking import LIMIT
from sixgun.kernel.ask import Ask
from sixgun.kernel.game import Game

IDLE = ("offers", "why_not_use")
"""To offer something, or to say why not, is not yet to do it."""
E = TypeVar("E")


@dataclass
class Seen:
    """How often each effect acted, each face was used, and each kind of question and of news was met."""

    games: int = 0
    acted: Counter[str] = field(default_factory=Counter)
    faces: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    news: Counter[str] = field(default_factory=Counter)

    def add(self, other: Self) -> None:
        for part in fields(self):
            setattr(self, part.name, getattr(self, part.name) + getattr(other, part.name))

    def questions(self, game: Game[Any], chance: Random) -> Iterator[Ask]:
        """The questions of a game that is played to its end at random; they and the news are counted."""
        questions = 0
        while game.ask is not None:
            questions += 1
            hold(questions <= LIMIT, f"the game is stuck: not over after {LIMIT} answers")
            self.kinds[game.ask.kind] += 1
            yield game.ask
            move_on(game, chance)
        self.news.update(item.kind for item in game.news or [])
        self.games += 1


def watch(kind: type[Any], name: str, picture: Callable[[Any], Any], note: Callable[[Any], None]) -> Callable[..., Any]:
    """A method of an effect that notes when it does something: a changed figure, a claim, a changed table."""
    method = getattr(kind, name)

    @wraps(method)
    def pure(self: Any, game: Any, *arguments: Any) -> Any:
        value = method(self, game, *arguments)
        changed = value != arguments[-1] if name.startswith("modify_") else bool(value)
        if changed and name not in IDLE:
            note(game)
        return value

    @wraps(method)
    async def asynchronous(self: Any, game: Any, *arguments: Any) -> Any:
        before = picture(game)
        value = await method(self, game, *arguments)
        if picture(game) != before:
            note(game)
        return value

    return asynchronous if iscoroutinefunction(method) else pure


def watched_twin(effect: E, methods: tuple[str, ...], picture: Callable[[Any], Any], note: Callable[[Any], None]) -> E:
    """The same effect with all its hooks watched, and with those of these methods that it has."""
    kind: Any = type(effect)
    names = [*kind.hooks, *(name for name in methods if hasattr(effect, name))]
    body = {name: watch(kind, name, picture, note) for name in names}
    twin: E = type(kind.__name__, (kind,), {"slug": kind.slug, **body})()
    return twin
