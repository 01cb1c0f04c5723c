"""Players that see only a View, by their names."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from sixgun.bots.base import Bot
from sixgun.bots.bang.cowboy import Cowboy
from sixgun.bots.random_bot import RandomBot
from sixgun.kernel.errors import SixgunError

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "cowboy": Cowboy}


def bot_class(name: str) -> type[Bot]:
    """The bot of this name."""
    found = BOTS.get(name)
    if found is None:
        raise SixgunError(f"unknown bot “{name}”: there are {', '.join(BOTS)}")
    return found


def make_bot(name: str, game: int | str, seat: int) -> Bot:
    """A bot for one seat of a game; the same game and seat give it the same chance."""
    return bot_class(name)(Random(f"{game}/{seat}"))


def bot_names(bots: str | Sequence[str], players: int) -> tuple[str, ...]:
    """A name for each seat, from a list (or a text with commas) of one name for all or one for each."""
    names = [name.strip() for name in (bots.split(",") if isinstance(bots, str) else bots)]
    for name in names:
        bot_class(name)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise SixgunError(f"{len(names)} bots for {players} seats: name one bot for all seats, or one for each")
    return tuple(names)
