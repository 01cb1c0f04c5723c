"""How a game of a table begins: from a new key, or again from the store."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sixgun.games import title_in, title_named
from sixgun.kernel.beginning import HUMAN, Beginning, Chair
from sixgun.kernel.chance import KEY_BYTES, key_of
from sixgun.kernel.game import Game
from sixgun.server.match import Match
from sixgun.server.protocol import NewTable
from sixgun.server.seats import Seats
from sixgun.server.store import GameRow, Store

NEXT: Final = "next"


def new_key(seed: str, number: int) -> bytes:
    """The key of a table's game: nobody can foretell it, unless the house was given a seed (for trials and tests)."""
    return key_of(f"{seed} {number}") if seed else secrets.token_bytes(KEY_BYTES)


def new_beginning(settings: NewTable, seats: Seats, key: bytes, last: Match | None, want: str) -> Beginning[Game[Any]]:
    """A new deal; after a game of this table the rulebook's next one, if that is wanted (79)."""
    title = title_named(settings.game)
    if want == NEXT and last is not None:
        setup = title.next_setup(last.beginning.setup, last.game, key)
    else:
        setup = title.setup(settings.players, key, settings.sets, title.options_from(settings.options))
    return title.beginning(setup, tuple(Chair(chair.name, chair.bot or HUMAN) for chair in seats.chairs))


async def stored_match(store: Store, row: GameRow, *, coached: bool = False) -> Match:
    """A game as it stands after all its stored answers."""
    setup = dict(row.setup)
    match = Match(title_in(setup).read_beginning(setup), row.number, row.id, coached=coached)
    match.replay(await store.answers(row.id))
    return match
