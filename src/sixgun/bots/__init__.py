"""All bots, by game and name. A bot sees only a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from sixgun.games import DEFAULT_GAME, LazyTable, Place, game_names, game_type_named, load_part
from sixgun.kernel.errors import SixgunError, quoted

if TYPE_CHECKING:
    from sixgun.bots.base import AnyBot
    from sixgun.bots.observation import ObservedView

USUAL: Final = "cowboy"
"""The level that plays if nobody names another one, in the games that have it."""
STRONG: Final = "gunslinger"
"""The strongest level that decides at once, in the games that have it."""


class BotLevels(LazyTable["type[AnyBot]"]):
    """The bots of one game, by name: the place of each class.

    `observed_view` is the place of the class that gives a bot in its own process what its seat knows, if there is one.
    """

    def __init__(self, places: Mapping[str, str], observed_view: str = "") -> None:
        super().__init__(places)
        self._observed_view = observed_view

    def observed_view(self) -> type[ObservedView] | None:
        """Return the class that gives a bot in its own process what its seat knows."""
        found: type[ObservedView] | None = Place(self._observed_view).imported() if self._observed_view else None
        return found

    @property
    def usual(self) -> str:
        """The level that plays if nobody names another one: the last one if there is no cowboy."""
        return USUAL if USUAL in self else list(self)[-1]

    @property
    def strong(self) -> str:
        """The strongest level that decides at once."""
        return STRONG if STRONG in self else self.usual


def bot_levels(game: str = DEFAULT_GAME) -> BotLevels:
    """Return the bots of a game."""
    return load_part(game_type_named(game), "bots", BotLevels)


def import_all_bots() -> None:
    """Import all bots now. A server does so at its start, because later it would hold up all tables."""
    for game in game_names():
        tuple(bot_levels(game).values())


def bot_class(name: str, game: str = DEFAULT_GAME) -> type[AnyBot]:
    """Return the bot class with this name for a game."""
    levels = bot_levels(game)
    found = levels.get(name)
    if found is None:
        raise SixgunError(f"unknown bot {quoted(name)}: there are {', '.join(levels)}")
    return found


def make_bot(name: str, deal: int | str, seat: int, game: str = DEFAULT_GAME) -> AnyBot:
    """Make a bot for one seat of a game. The same deal and seat give it the same random numbers."""
    return bot_class(name, game)(Random(f"{deal}/{seat}"))


def bot_names(bots: str | Sequence[str], players: int, game: str = DEFAULT_GAME) -> tuple[str, ...]:
    """Return a bot name for each seat, from a list or a comma-separated text with one name for all or one for each."""
    names = [name.strip() for name in (bots.split(",") if isinstance(bots, str) else bots)]
    for name in names:
        bot_class(name, game)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise SixgunError(f"{len(names)} bots for {players} seats: name one bot for all seats, or one for each")
    return tuple(names)
