"""Watched effects: a subclass of each effect records when one of its hooks changes something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from functools import wraps
from inspect import iscoroutinefunction
from random import Random
from typing import Any, Self, TypeVar

from sixgun.conformance.checked_games import MAX_ANSWERS
from sixgun.conformance.checks import random_move, require
from sixgun.kernel.ask import Ask
from sixgun.kernel.game import Game

IDLE_HOOKS = ("offers", "why_not_use")
"""Hooks that only offer or explain something do not count as acting."""
E = TypeVar("E")


@dataclass
class Coverage:
    """How often each effect acted, each face was used, and each kind of question and of news came up."""

    games: int = 0
    acted: Counter[str] = field(default_factory=Counter)
    faces: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    news: Counter[str] = field(default_factory=Counter)

    def add(self, other: Self) -> None:
        """Add the counts of other games."""
        for part in fields(self):
            setattr(self, part.name, getattr(self, part.name) + getattr(other, part.name))

    def play_out(self, game: Game[Any], chance: Random) -> Iterator[Ask]:
        """Play a game to its end at random, count its questions and news, and yield each question before its answer."""
        questions = 0
        while game.ask is not None:
            questions += 1
            require(questions <= MAX_ANSWERS, f"the game is stuck: not over after {MAX_ANSWERS} answers")
            self.kinds[game.ask.kind] += 1
            yield game.ask
            random_move(game, chance)
        self.news.update(item.kind for item in game.news or [])
        self.games += 1


def watched_method(
    kind: type[Any], name: str, snapshot: Callable[[Any], Any], note: Callable[[Any], None]
) -> Callable[..., Any]:
    """Wrap a method of an effect so that it calls `note` when it does something.

    That is the case if it modifies a number, returns a claim, or changes what `snapshot` shows of the game.
    """
    method = getattr(kind, name)

    @wraps(method)
    def pure(self: Any, game: Any, *arguments: Any) -> Any:
        value = method(self, game, *arguments)
        changed = value != arguments[-1] if name.startswith("modify_") else bool(value)
        if changed and name not in IDLE_HOOKS:
            note(game)
        return value

    @wraps(method)
    async def asynchronous(self: Any, game: Any, *arguments: Any) -> Any:
        before = snapshot(game)
        value = await method(self, game, *arguments)
        if snapshot(game) != before:
            note(game)
        return value

    return asynchronous if iscoroutinefunction(method) else pure


def watched_effect(
    effect: E, methods: tuple[str, ...], snapshot: Callable[[Any], Any], note: Callable[[Any], None]
) -> E:
    """Return the same effect with its hooks watched, and those of `methods` that it has."""
    kind: Any = type(effect)
    original: Any = effect
    names = [*original.hooks, *(name for name in methods if hasattr(effect, name))]
    body = {name: watched_method(kind, name, snapshot, note) for name in names}
    watched: E = type(kind.__name__, (kind,), {"slug": original.slug, **body})()
    return watched
