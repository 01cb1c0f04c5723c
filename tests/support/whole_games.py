"""Digests of whole games: all that a player, a bot or a file can see of them, at every question.

`python -m tests.support.whole_games` prints them, so that two engines can be compared.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from sixgun.cardgame.game_type import AnyGameType
from sixgun.conformance.checks import random_move
from sixgun.games import GAME_TYPES
from sixgun.kernel.chance import key_from_seed
from sixgun.wording.pack_library import open_pack_library
from tests.support.packs import RIVERSIDE

GAMES: Final = 4
PACKS: Final = {"bang": Path(__file__).with_name("strange_pack.py"), "duel": RIVERSIDE}
NEWS: Final = ("kind", "seat", "target", "amount", "what", "cards", "faces", "known_to", "backs")


def seen_in(game_type: AnyGameType, game: Any, heard: int) -> Iterator[Any]:
    """What can be seen at a question: the question, its options, the news since, the state and every view."""
    ask = game.ask
    yield ask.kind, ask.seat, list(map(repr, ask.options()))
    yield [[repr(getattr(item, name)) for name in NEWS] for item in game.news[heard:]]
    yield game.state.to_data()
    for seat in range(game.seat_count):
        yield game_type.view(game, seat).to_data()  # type: ignore[attr-defined]


def digest_of(game_type: AnyGameType, number: int, packs: tuple[Any, ...]) -> str:
    """Play one game at random, with a fork and an imagined world at every question."""
    seats = game_type.player_counts[number % len(game_type.player_counts)]
    sets = tuple(dict.fromkeys((*game_type.sets, *(pack.slug for pack in packs))))
    setup = game_type.setup(seats, key_from_seed(f"whole {number}"), sets, game_type.options(), packs)
    game = game_type.new_game(setup, collect_news=True, packs=packs)
    chance, found, heard = Random(f"whole {number}"), sha256(), 0

    def note(seen: Any) -> None:
        found.update(json.dumps(seen, sort_keys=True).encode())

    while game.ask is not None:
        for seen in seen_in(game_type, game, heard):
            note(seen)
        heard = len(game.news or ())
        fork = game.fork()
        world = game.imagine(chance.randrange(seats), chance.randbytes(32))
        for other in (fork, world):
            note(other.state.to_data())
            if other.ask is not None:
                note([repr(option) for option in other.ask.options()])
        note([fork.play_out(Random(number).randrange), fork.state.to_data()])
        random_move(game, chance)
    assert game.outcome is not None
    note([game.state.to_data(), game.outcome.to_data()])
    return found.hexdigest()


def digests() -> dict[str, list[str]]:
    """The digests of some games: of each game type, and of each with a pack."""
    found = {
        name: [digest_of(game_type, number, ()) for number in range(GAMES)] for name, game_type in GAME_TYPES.items()
    }
    for name, path in PACKS.items():
        packs = open_pack_library([path], game=name).packs
        found[f"{name} with a pack"] = [digest_of(GAME_TYPES[name], number, packs) for number in range(GAMES)]
    return found


if __name__ == "__main__":
    print(json.dumps(digests()))
