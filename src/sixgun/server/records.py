"""A game of the store as a record, the file that the terminal writes and reads."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from typing import Any

from sixgun.games import title_in
from sixgun.kernel.errors import RecordError
from sixgun.server.store import AnswerRow


def record_text(setup: Mapping[str, Any], answers: Iterable[AnswerRow]) -> str:
    """Play the answers again and write them down, with the positions between them and the outcome."""
    out = io.StringIO()
    title = title_in(dict(setup))
    beginning = title.read_beginning(dict(setup))
    game = beginning.game()
    writing = title.recorder(out)
    writing.header(beginning.header())
    game.observers.append(writing)
    for answer in answers:
        found = title.alike(game, answer.seat, answer.choice)
        if answer.twin >= len(found):
            raise RecordError(f"answer {answer.n} does not fit the game: it was played by another version of the rules")
        if answer.interjection:
            game.interject(answer.seat, found[answer.twin])
        else:
            game.answer(found[answer.twin])
    if game.outcome is not None:
        writing.finish(game.outcome)
    return out.getvalue()
