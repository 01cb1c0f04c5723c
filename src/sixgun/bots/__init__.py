"""All bots, by game and name. A bot sees only a view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from sixgun.bots.bang.cowboy import Cowboy
from sixgun.bots.bang.greenhorn import Greenhorn
from sixgun.bots.bang.gunslinger import CautiousGunslinger, GrudgingGunslinger, Gunslinger, HotHeadedGunslinger
from sixgun.bots.bang.karma import Karma
from sixgun.bots.bang.legend import Legend
from sixgun.bots.base import AnyBot
from sixgun.bots.duel.cowboy import Cowboy as DuelCowboy
from sixgun.bots.duel.greenhorn import Greenhorn as DuelGreenhorn
from sixgun.bots.duel.gunslinger import Gunslinger as DuelGunslinger
from sixgun.bots.duel.legend import Legend as DuelLegend
from sixgun.bots.random_bot import RandomBot
from sixgun.games import DEFAULT_GAME
from sixgun.kernel.errors import SixgunError, quoted

BOTS: Final[dict[str, dict[str, type[AnyBot]]]] = {
    "bang": {
        "random": RandomBot,
        "cowboy": Cowboy,
        "greenhorn": Greenhorn,
        "karma": Karma,
        "gunslinger": Gunslinger,
        "gunslinger_cautious": CautiousGunslinger,
        "gunslinger_hot_headed": HotHeadedGunslinger,
        "gunslinger_grudging": GrudgingGunslinger,
        "legend": Legend,
    },
    "duel": {
        "random": RandomBot,
        "cowboy": DuelCowboy,
        "greenhorn": DuelGreenhorn,
        "gunslinger": DuelGunslinger,
        "legend": DuelLegend,
    },
}


def bot_class(name: str, game: str = DEFAULT_GAME) -> type[AnyBot]:
    """Return the bot class with this name for a game."""
    found = BOTS[game].get(name)
    if found is None:
        raise SixgunError(f"unknown bot {quoted(name)}: there are {', '.join(BOTS[game])}")
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
