"""The settings that a table is opened with: defaults are filled in, and impossible settings are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sixgun.bots import bot_class, bot_levels
from sixgun.games import game_type_named
from sixgun.kernel.chance import KEY_BYTES
from sixgun.kernel.errors import SetupError
from sixgun.server.presentation.game_presenter import presenter_of
from sixgun.server.protocol import NewTable
from sixgun.server.table.seats import Seats

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack

PAIR = 2


def fitted(settings: NewTable) -> NewTable:
    """Fill in the defaults: the first set if none is named, and the usual bots if no level is.

    Sets are put in the order of the catalogue. Unknown sets and sets named twice stay, to be refused.
    """
    known = game_type_named(settings.game).sets
    level = settings.level or bot_levels(settings.game).usual
    sets = sorted(settings.sets, key=lambda slug: known.index(slug) if slug in known else len(known))
    return msgspec.structs.replace(settings, sets=sets or list(known[:1]), level=level)


def free_seats(settings: NewTable) -> Seats:
    """Return the seats of a new table, all of them free."""
    usual = bot_levels(settings.game).usual
    return Seats(settings.players, settings.level, usual=usual, hot_seat=settings.hot_seat)


def check(settings: NewTable, packs: tuple[Pack, ...] = ()) -> None:
    """Check that a table can be played with these settings and these packs."""
    game_type = game_type_named(settings.game)
    bot_class(settings.level, game_type.name)
    options = game_type.options_from(settings.options)
    game_type.setup(settings.players, bytes(KEY_BYTES), settings.sets, options, packs)
    if settings.bots >= settings.players:
        raise SetupError(f"{settings.bots} bots leave no seat at a table of {settings.players}: one is yours")
    if settings.hot_seat and (settings.players != PAIR or settings.bots):
        raise SetupError("a hot seat is for two people and no bot: choose a game for two")
    if settings.hot_seat and not presenter_of(game_type).shares_device:
        raise SetupError(f"the game “{game_type.name}” needs a device for each player: leave out hot_seat")
    if settings.begin and not settings.hot_seat and settings.bots != settings.players - 1:
        raise SetupError("the cards can be dealt at once only if bots have all other seats")
