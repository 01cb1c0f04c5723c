"""Records of The Duel: what the header says."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from sixgun.duel.game import Game
from sixgun.duel.notation import choice_text
from sixgun.duel.options import Options
from sixgun.duel.position import parse_position
from sixgun.duel.rules.setup import PLAYERS, Setup
from sixgun.duel.table import new_game
from sixgun.kernel import answers
from sixgun.kernel import beginning as kernel
from sixgun.kernel.answers import standing
from sixgun.kernel.beginning import (
    HUMAN,
    POSITION,
    Chair,
    check_fields,
    read_chairs,
    read_key,
    read_object,
    read_text,
)
from sixgun.kernel.errors import NotationError, RecordError, SetupError
from sixgun.kernel.record import Header, number

GAME: Final = "duel"

__all__ = ["HUMAN", "Beginning", "Chair", "alike", "read_beginning", "recorder", "standing", "words"]


@dataclass(frozen=True, slots=True)
class Beginning(kernel.Beginning[Game]):
    """What the header of a record of The Duel says."""

    name = GAME

    setup: Setup

    def game(self, *, tells: bool = False) -> Game:
        """The game at its first question."""
        if self.position:
            return parse_position(self.position, tells=tells)
        return new_game(self.setup, tells=tells)


alike = partial(answers.alike, choice_text)
"""What a seat may choose now and what has this text: cards with the same face are more than one choice."""
words = partial(answers.words, choice_text)
"""A choice as the record has it."""
recorder = partial(answers.recorder, choice_text)
"""An observer that writes a game of The Duel down."""


def read_beginning(header: Header) -> Beginning:
    """What a header says, each part checked."""
    try:
        check_fields(header, GAME, (), (POSITION,))
        players = number(header["players"], "line 1: the number of players", PLAYERS, PLAYERS)
        options = Options.from_data(read_object(header["options"], "options"))
        chairs = read_chairs(header["seats"], players)
        setup = Setup(read_key(header["key"]), options)
        return Beginning(setup, chairs, read_text(header, POSITION), read_text(header, "engine"))
    except (NotationError, SetupError) as error:
        raise RecordError(f"line 1: {error}") from error
