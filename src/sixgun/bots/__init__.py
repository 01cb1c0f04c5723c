"""All bots, by game and name. A bot sees only a view."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from sixgun.games import DEFAULT_GAME, LazyTable
from sixgun.kernel.errors import SixgunError, quoted

if TYPE_CHECKING:
    from sixgun.bots.base import AnyBot

BOTS: Final[dict[str, MutableMapping[str, type[AnyBot]]]] = {
    "bang": LazyTable(
        {
            "random": "sixgun.bots.random_bot:RandomBot",
            "cowboy": "sixgun.bots.bang.cowboy:Cowboy",
            "greenhorn": "sixgun.bots.bang.greenhorn:Greenhorn",
            "karma": "sixgun.bots.bang.karma:Karma",
            "gunslinger": "sixgun.bots.bang.gunslinger:Gunslinger",
            "gunslinger_cautious": "sixgun.bots.bang.gunslinger:CautiousGunslinger",
            "gunslinger_hot_headed": "sixgun.bots.bang.gunslinger:HotHeadedGunslinger",
            "gunslinger_grudging": "sixgun.bots.bang.gunslinger:GrudgingGunslinger",
            "legend": "sixgun.bots.bang.legend:Legend",
        }
    ),
    "duel": LazyTable(
        {
            "random": "sixgun.bots.random_bot:RandomBot",
            "cowboy": "sixgun.bots.duel.cowboy:Cowboy",
            "greenhorn": "sixgun.bots.duel.greenhorn:Greenhorn",
            "gunslinger": "sixgun.bots.duel.gunslinger:Gunslinger",
            "legend": "sixgun.bots.duel.legend:Legend",
        }
    ),
}


def import_all_bots() -> None:
    """Import all bots now. A server does so at its start, because later it would hold up all tables."""
    for bots in BOTS.values():
        tuple(bots.values())


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
