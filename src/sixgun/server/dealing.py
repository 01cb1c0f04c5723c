"""How a game of a table begins: from a new key, or again from the store."""

from __future__ import annotations

import secrets
from typing import Final

from sixgun.bang.options import options_from
from sixgun.bang.record import HUMAN, Beginning, Chair, read_beginning
from sixgun.bang.rules.setup import Setup, next_setup
from sixgun.kernel.chance import KEY_BYTES
from sixgun.server.match import Match
from sixgun.server.protocol import NewTable
from sixgun.server.seats import Seats
from sixgun.server.store import GameRow, Store

NEXT: Final = "next"


def new_beginning(settings: NewTable, seats: Seats, last: Match | None, want: str) -> Beginning:
    """A new deal; after a game of this table the rulebook's next one, if that is wanted (79)."""
    key = secrets.token_bytes(KEY_BYTES)
    if want == NEXT and last is not None:
        setup = next_setup(last.beginning.setup, last.game.state, key)
    else:
        setup = Setup(settings.players, key, tuple(settings.sets), options_from(settings.options))
    return Beginning(setup, tuple(Chair(chair.name, chair.bot or HUMAN) for chair in seats.chairs))


async def stored_match(store: Store, row: GameRow) -> Match:
    """A game as it stands after all its stored answers."""
    match = Match(read_beginning(dict(row.setup)), row.number, row.id)
    match.replay(await store.answers(row.id))
    return match
