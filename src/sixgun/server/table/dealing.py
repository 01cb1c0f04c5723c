"""Starts the games of a table: with a new key, or from the store."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sixgun.cardgame.game import CardGame
from sixgun.cardgame.header import HUMAN, PlayerInfo, RecordHeader
from sixgun.games import game_type_in, game_type_named
from sixgun.kernel.chance import KEY_BYTES, key_from_seed
from sixgun.server.protocol import NewTable
from sixgun.server.server_packs import NO_PACKS, ServerPacks
from sixgun.server.store.rows import GameRow
from sixgun.server.store.store import Store
from sixgun.server.table.match import Match
from sixgun.server.table.seats import Seats

NEXT: Final = "next"


def new_key(seed: str, number: int) -> bytes:
    """Return the key of a table's game.

    Nobody can predict it, unless the server was given a seed (for trials and tests).
    """
    return key_from_seed(f"{seed} {number}") if seed else secrets.token_bytes(KEY_BYTES)


def new_header(
    settings: NewTable, seats: Seats, key: bytes, last: Match | None, want: str, packs: ServerPacks = NO_PACKS
) -> RecordHeader[CardGame[Any]]:
    """Return a new deal, or the rulebook's next game after one at this table, if that is wanted (79)."""
    game_type, used = game_type_named(settings.game), packs.used(settings.game, settings.sets)
    if want == NEXT and last is not None:
        setup = game_type.next_setup(last.header.setup, last.game, key)
    else:
        setup = game_type.setup(settings.players, key, settings.sets, game_type.options_from(settings.options), used)
    return game_type.header(setup, tuple(PlayerInfo(place.name, place.bot or HUMAN) for place in seats), used)


async def stored_match(store: Store, row: GameRow, *, coached: bool = False, packs: ServerPacks = NO_PACKS) -> Match:
    """Return a game as it is after all its stored answers. Raises PackMissing if it needs a pack that is not there."""
    setup = dict(row.setup)
    game_type = game_type_in(setup)
    header = game_type.read_header(setup, packs.of(game_type.name))
    texts = packs.for_texts(game_type.name, header.setup.sets)
    match = Match(header, row.number, row.id, coached=coached, texts=texts)
    match.replay(await store.answers(row.id))
    return match
