"""Whole games as the server tells them to one seat: the page's tests show them, step by step.

`python -m tests.support.recorded_steps` writes web/src/testing/recorded/*.jsonl.gz. Each line is a message of the
protocol: the snapshot of the deal, then every step.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sixgun.cardgame.header import PlayerInfo
from sixgun.games import GAME_TYPES
from sixgun.kernel.chance import key_from_seed
from sixgun.server.protocol import encoder
from sixgun.server.table.match import Match

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "testing" / "recorded"
LEVEL: Final = "cowboy"
NAMES: Final = ("Anna", "Ben", "Cleo", "Dan", "Elena")
SEAT: Final = 0
GAMES: Final[dict[str, tuple[str, int, tuple[str, ...], str]]] = {
    "bang": ("bang", 4, ("base",), "recorded 3"),
    "sets": ("bang", 4, ("base", "dodge_city", "high_noon", "fistful_of_cards"), "recorded 1"),
    "duel": ("duel", 2, ("duel",), "recorded 1"),
}
"""Of each recording: the game, the seats, the sets, and the words that its deal comes from."""


def messages(name: str) -> Iterator[bytes]:
    """What the seat is told of this game from the deal to the end."""
    game, players, sets, words = GAMES[name]
    game_type = GAME_TYPES[game]
    setup = game_type.setup(players, key_from_seed(words), sets, game_type.options())
    match = Match(game_type.header(setup, tuple(PlayerInfo(person, LEVEL) for person in NAMES[:players])), 1)
    yield encoder.encode(match.snapshot(SEAT, "en", None))
    while (ask := match.game.ask) is not None:
        match.apply(ask.seat, match.bot(ask.seat, LEVEL).choose(match.game_type.view(match.game, ask.seat), ask))
        yield match.step(SEAT, "en", None)


def written(name: str) -> bytes:
    return b"".join(message + b"\n" for message in messages(name))


def read(name: str) -> bytes:
    return gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes())


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.jsonl.gz").write_bytes(gzip.compress(written(name), mtime=0))


if __name__ == "__main__":
    main()
