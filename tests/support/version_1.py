"""Messages of version 1 of the protocol with the names of version 2, for the frames that were stored then."""

from __future__ import annotations

from typing import Any, Final

from sixgun.server.protocol.version_1 import NEWS, PART, VIEW, Renamed

OPTION: Final = Renamed({"doubtful": "confirm"}, {"text": PART, "doubtful": PART})
QUESTION: Final = Renamed({}, {"text": PART, "hint": PART, "options": OPTION})
STATE: Final = {"news": NEWS, "log": NEWS, "view": VIEW, "question": QUESTION, "offers": OPTION}

MESSAGES: Final = {
    "table": Renamed({"title": "game", "game": "game_number", "places": "seats", "onlookers": "spectators"}),
    "snapshot": Renamed({}, STATE),
    "step": Renamed({}, STATE),
    "why_not": Renamed({}, {"text": PART}),
    "advice": Renamed({}, {"text": PART}),
}
KINDS: Final = {
    "speak": "set_language",
    "take": "take_device",
    "fill": "set_bot",
    "again": "play_again",
    "deal": "deal_proof",
}


def version_2(message: dict[str, Any]) -> dict[str, Any]:
    """Return a message of version 1 with today's names."""
    kind = message["t"]
    renamed: dict[str, Any] = MESSAGES[kind].today(message) if kind in MESSAGES else dict(message)
    return {**renamed, "t": KINDS.get(kind, kind)}
