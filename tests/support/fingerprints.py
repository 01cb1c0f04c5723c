"""Fingerprints of bots: a digest of all choices in each of a hundred games, for every game and level.

`python -m tests.support.fingerprints` plays all games and lists those that differ from the stored digests. `--write`
stores the new digests, `--write LEVEL ...` only those of these levels. A digest changes if a bot chooses differently
or if the rules ask another question.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sixgun.arena.play_game import play_game
from sixgun.bots import make_bot
from sixgun.games import game_type_named
from sixgun.kernel.ask import Choice
from sixgun.kernel.chance import key_from_seed
from tests.support.levels import BOTS

FILE: Final = Path(__file__).parents[1] / "data" / "v1" / "fingerprints.json"
GAMES: Final = 100
SIMULATIONS: Final = 6
"""How many games a legend plays out at a question. With a time limit its choices could not be reproduced."""


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
    """The stored digests, one for each game, by game type and level."""
    found: dict[str, dict[str, list[str]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def differing(game: str, level: str, numbers: Iterable[int]) -> list[int]:
    """The numbers of the games whose digests differ from the stored ones."""
    expected = kept()[game][level]
    return [number for number in numbers if fingerprint(game, level, number) != expected[number]]


def main() -> int:
    if "--write" in sys.argv:
        wanted = sys.argv[sys.argv.index("--write") + 1 :]
        found = kept()
        for game, classes in BOTS.items():
            for level in classes:
                if not wanted or level in wanted:
                    found[game][level] = [fingerprint(game, level, number) for number in range(GAMES)]
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
