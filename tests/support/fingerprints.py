"""Fingerprints of bots: for a hundred games of each level one digest a game, over every choice that was made in it.

`python -m tests.support.fingerprints` plays all of them and says which ones differ from those that were
kept, `--write` keeps the new ones. A bot that chooses differently, or rules that put another question, change a digest.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sixgun.arena.play_game import play_game
from sixgun.bots import BOTS, make_bot
from sixgun.games import game_type_named
from sixgun.kernel.ask import Choice
from sixgun.kernel.chance import key_from_seed

FILE: Final = Path(__file__).parents[1] / "data" / "v1" / "fingerprints.json"
GAMES: Final = 100
SIMULATIONS: Final = 6
"""So many games a legend plays on at a question: by the clock its choices would not be the same twice."""


def fingerprint(game: str, level: str, number: int) -> str:
    """The digest of one game with bots of one level: BANG! with all sets and 3 to 8 players, or The Duel."""
    game_type = game_type_named(game)
    name = f"fingerprint {number}"
    seats = game_type.player_counts[number % len(game_type.player_counts)]
    setup = game_type.setup(seats, key_from_seed(name), game_type.sets, game_type.options())
    played = game_type.new_game(setup, forkable=True, collect_news=True)
    bots = [make_bot(level, name, seat, game) for seat in range(seats)]
    for bot in bots:
        bot.max_simulations = SIMULATIONS if bot.needs_worlds else None
    digest = sha256()

    def note(table: Any, seat: int, choice: Choice) -> None:
        text, twin = game_type.choice_in_record(table, seat, choice)
        digest.update(f"{seat} {text} {twin}\n".encode())

    played.observers.append(note)
    play_game(played, bots)
    assert played.outcome is not None
    digest.update(f"{played.outcome.reason} {played.outcome.winners}".encode())
    return digest.hexdigest()[:12]


def kept() -> dict[str, dict[str, list[str]]]:
    """For each game and level the digests that were kept, one a game."""
    found: dict[str, dict[str, list[str]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def differing(game: str, level: str, numbers: Iterable[int]) -> list[int]:
    """Which of these games are played in another way than when their digests were kept."""
    expected = kept()[game][level]
    return [number for number in numbers if fingerprint(game, level, number) != expected[number]]


def main() -> int:
    if "--write" in sys.argv:
        found = {
            game: {level: [fingerprint(game, level, number) for number in range(GAMES)] for level in levels}
            for game, levels in BOTS.items()
        }
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
        return 0
    changed = 0
    for game, levels in kept().items():
        for level in levels:
            wrong = differing(game, level, range(GAMES))
            changed += len(wrong)
            print(f"{game} {level}: {f'games {wrong} differ' if wrong else f'{GAMES} games as they were'}", flush=True)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
