"""Records of The Duel: the content of the header, and how answers and positions are written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from sixgun.cardgame import answers
from sixgun.cardgame import header as kernel
from sixgun.cardgame.answers import position_at_turn_start
from sixgun.cardgame.header import (
    HUMAN,
    POSITION,
    PlayerInfo,
    check_fields,
    read_key,
    read_object,
    read_seats,
    read_text,
)
from sixgun.cardgame.packs import Pack, PackError, packs_data, packs_named
from sixgun.duel.catalogue import Catalogue
from sixgun.duel.game import Game
from sixgun.duel.new_game import new_game
from sixgun.duel.notation import choice_text
from sixgun.duel.options import Options
from sixgun.duel.packs import PACK_FORMAT, catalogue_with
from sixgun.duel.position import parse_position
from sixgun.duel.rules.setup import DUEL_SET, PLAYERS, Setup
from sixgun.kernel.errors import NotationError, RecordError, SetupError
from sixgun.kernel.record import HeaderData, number

GAME: Final = "duel"
PACKS: Final = "packs"

__all__ = [
    "HUMAN",
    "PlayerInfo",
    "RecordHeader",
    "choice_in_record",
    "options_with_text",
    "position_at_turn_start",
    "read_header",
    "recorder",
]


@dataclass(frozen=True, slots=True)
class RecordHeader(kernel.RecordHeader[Game]):
    """The header of a record of The Duel. All its packs are in the game."""

    name = GAME

    setup: Setup
    packs: tuple[Pack, ...] = ()

    @property
    def catalogue(self) -> Catalogue:
        return catalogue_with(self.packs)

    def new_game(self, *, collect_news: bool = False) -> Game:
        """Return the game at its first question."""
        if self.position:
            return parse_position(self.position, self.catalogue, collect_news=collect_news)
        return new_game(self.setup, self.catalogue, collect_news=collect_news)

    def own_fields(self) -> HeaderData:
        return {PACKS: packs_data(self.packs)} if self.packs else {}


options_with_text = partial(answers.options_with_text, choice_text)
"""The options of a seat that have this text. There can be several, because cards can have the same face."""
choice_in_record = partial(answers.choice_in_record, choice_text)
"""A choice as it is written in a record."""
recorder = partial(answers.recorder, choice_text)
"""An observer that records a game of The Duel."""


def read_header(header: HeaderData, packs: Iterable[Pack] = ()) -> RecordHeader:
    """Read a header and check every part of it. `packs` are the available packs; the game may need some of them."""
    try:
        check_fields(header, GAME, (), (PACKS, POSITION))
        used = packs_named(header.get(PACKS, []), packs, PACK_FORMAT)
        players = number(header["players"], "line 1: the number of players", PLAYERS, PLAYERS)
        options = Options.from_data(read_object(header["options"], "options"))
        seats = read_seats(header["seats"], players)
        sets = (DUEL_SET, *[pack.slug for pack in used])
        setup = Setup(read_key(header["key"]), options, players, sets)
        catalogue_with(used)  # raises an error if two things in them have the same slug
        return RecordHeader(setup, seats, read_text(header, POSITION), read_text(header, "engine"), used)
    except (NotationError, PackError, SetupError) as error:
        raise RecordError(f"line 1: {error}") from error
