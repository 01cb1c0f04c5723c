"""Positions of small games as text: JSON with the rule options, the state as in records, and the answers since."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from sixgun.cardgame.answers import answers_since
from sixgun.cardgame.position import LARGEST_TEXT, MOST_ENTRIES
from sixgun.cardgame.small_notation import answer_line
from sixgun.kernel.errors import NotationError, RecordError, SetupError, SixgunError
from sixgun.kernel.steps import World

if TYPE_CHECKING:
    from sixgun.cardgame.small_game import SmallGame, SmallGameType

FIELDS: Final = {"game", "options", "position", "then"}


def position_text(game: SmallGame[Any]) -> str:
    """Write the whole position. In the middle of a step, write the position when it began and the answers since."""
    state, then = game.state, list[str]()
    if game.ask is not None and not (game.ask.open and not game.since):
        if game.base is None or any(isinstance(entry, World) for entry in game.since):
            raise SixgunError("this game has no text in the middle of a step: it must be forkable and not imagined")
        state = game.base
        then = answers_since(game.type.choice_text, game.with_state(state.copy()), game.since)
    data = {"game": game.type.name, "options": game.options.to_data(), "position": state.to_data(), "then": then}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def parse_position(game_type: SmallGameType[Any, Any], text: str, *, collect_news: bool = False) -> Any:
    """Return the game at this position."""
    data = _read(text)
    if data["game"] != game_type.name:
        raise NotationError(f"this is not a position of the game “{game_type.name}”")
    try:
        options = game_type.options_from(data["options"])
        state = game_type.state_class.from_data(data["position"])
    except (RecordError, SetupError) as error:
        raise NotationError(f"this is not a position of the game “{game_type.name}”: {error}") from error
    game = game_type.game_at(state, options, collect_news=collect_news)
    if not game_type.is_consistent(state, game):
        raise NotationError("this is not a possible position: its cards or its numbers are not those of a game")
    game.start()
    for line in data["then"]:
        answer_line(game, line)
    return game


def _read(text: str) -> dict[str, Any]:
    if len(text) > LARGEST_TEXT:
        raise NotationError(f"this is not a position: it has more than {LARGEST_TEXT} characters")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("this is not a position: it is not JSON") from error
    if not isinstance(data, dict) or set(data) != FIELDS:
        raise NotationError(f"this is not a position: it must have the fields {', '.join(sorted(FIELDS))}")
    objects = isinstance(data["options"], dict) and isinstance(data["position"], dict)
    lines = data["then"]
    if not objects or not isinstance(lines, list) or len(lines) > MOST_ENTRIES:
        raise NotationError("this is not a position: “options” and “position” are objects, “then” is a list of answers")
    if not all(isinstance(line, str) for line in lines):
        raise NotationError("this is not a position: the answers after “then” are texts")
    return data
