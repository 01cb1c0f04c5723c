"""The games that can be played, by their names."""

from __future__ import annotations

from typing import Any, Final

from sixgun.bang.title import BANG
from sixgun.duel.title import DUEL
from sixgun.kernel.errors import RecordError, SixgunError
from sixgun.kernel.game import Game
from sixgun.kernel.record import Header
from sixgun.kernel.title import AnyTitle

TITLES: Final[dict[str, AnyTitle]] = {title.name: title for title in (BANG, DUEL)}
USUAL: Final = BANG.name
LONGEST: Final = 40


def title_named(name: str) -> AnyTitle:
    """The game of this name."""
    found = TITLES.get(name)
    if found is None:
        raise SixgunError(f"unknown game “{name[:LONGEST]}”: there are {', '.join(TITLES)}")
    return found


def title_of(game: Game[Any]) -> AnyTitle:
    """Which game a running one is."""
    return next(title for title in TITLES.values() if isinstance(game, title.kind))


def title_in(header: Header) -> AnyTitle:
    """The game that a record's header names."""
    name = header.get("game")
    if not isinstance(name, str) or name not in TITLES:
        raise RecordError(f"line 1: this is a record of none of the games {', '.join(TITLES)}")
    return TITLES[name]
