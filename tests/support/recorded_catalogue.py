"""What the server says about every card, character, event and rule option, without texts: for the page's tests.

`python -m tests.support.recorded_catalogue` writes web/src/testing/recorded/catalogue.jsonl, one line for each entry.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sixgun.games import game_type_named
from sixgun.server.presentation.game_presenter import presenter_of
from sixgun.wording import language
from tests.support.recorded_steps import FOLDER

GAMES: Final = ("bang", "duel")
PLACE: Final = FOLDER / "catalogue.jsonl"
WORDS: Final = ("name", "text", "short", "rulings", "faces")
"""What is left out of an entry: no fact depends on it."""


def entries(game: str) -> list[dict[str, Any]]:
    """The catalogue of one game as it is sent, without texts. `of` says which list an entry belongs to."""
    told = msgspec.to_builtins(presenter_of(game_type_named(game)).catalogue(language("en")), str_keys=True)
    listed = [(of, entry) for of in ("entries", "sets", "options") for entry in told[of]]
    if "roles" in told:
        listed.append(("roles", told["roles"]))
    return [{"game": game, "of": of, **{key: entry[key] for key in entry if key not in WORDS}} for of, entry in listed]


def written() -> bytes:
    return b"".join(msgspec.json.encode(entry) + b"\n" for game in GAMES for entry in entries(game))


if __name__ == "__main__":
    PLACE.write_bytes(written())
