"""Records of BANG!: the content of the header, and how answers and positions are written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.notation import choice_text
from sixgun.bang.options import Options
from sixgun.bang.packs import PACK_FORMAT, catalogue_with
from sixgun.bang.position import parse_position
from sixgun.bang.rules.setup import Setup
from sixgun.cardgame import answers
from sixgun.cardgame import header as kernel
from sixgun.cardgame.answers import position_at_turn_start
from sixgun.cardgame.header import (
    HUMAN,
    LONGEST_NAME,
    POSITION,
    PlayerInfo,
    check_fields,
    read_key,
    read_object,
    read_seats,
    read_text,
    read_texts,
)
from sixgun.cardgame.packs import Pack, PackError, packs_data, packs_named
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import NotationError, RecordError, SetupError
from sixgun.kernel.record import HeaderData, number

GAME: Final = "bang"
PACKS: Final = "packs"
FIELDS: Final = ("sets", "kept", "sheriff")
OPTIONAL: Final = (PACKS, POSITION)

__all__ = [
    "HUMAN",
    "LONGEST_NAME",
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
    """The header of a record of BANG!."""

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
        setup = self.setup
        return {
            "sets": list(setup.sets),
            "kept": [[seat + 1, slug] for seat, slug in setup.kept],
            "sheriff": None if setup.sheriff == NOBODY else setup.sheriff + 1,
            **({PACKS: packs_data(self.packs)} if self.packs else {}),
        }


# Writing.

options_with_text = partial(answers.options_with_text, choice_text)
"""The options of a seat that have this text. There can be several, because cards can have the same face."""
choice_in_record = partial(answers.choice_in_record, choice_text)
"""A choice as it is written in a record."""
recorder = partial(answers.recorder, choice_text)
"""An observer that records a game of BANG!."""


# Reading.


def read_header(header: HeaderData, packs: Iterable[Pack] = ()) -> RecordHeader:
    """Read a header and check every part of it. `packs` are the installed packs; the game may need some of them."""
    try:
        return _read_header(header, packs)
    except (NotationError, PackError, SetupError) as error:
        raise RecordError(f"line 1: {error}") from error


def _read_header(header: HeaderData, packs: Iterable[Pack]) -> RecordHeader:
    check_fields(header, GAME, FIELDS, OPTIONAL)
    used = packs_named(header.get(PACKS, []), packs, PACK_FORMAT)
    catalogue = catalogue_with(used)
    players = number(header["players"], "line 1: the number of players", 2, 8)
    setup = Setup(
        players=players,
        key=read_key(header["key"]),
        sets=tuple(read_texts(header["sets"], "sets")),
        options=Options.from_data(read_object(header["options"], "options")),
        kept=_kept(header["kept"], players, catalogue),
        sheriff=NOBODY
        if header["sheriff"] is None
        else number(header["sheriff"], "line 1: the Sheriff", 1, players) - 1,
    )
    for slug in setup.sets:
        catalogue.card_set(slug)
    seats = read_seats(header["seats"], players)
    return RecordHeader(setup, seats, read_text(header, POSITION), read_text(header, "engine"), used)


def _kept(value: Any, players: int, catalogue: Catalogue) -> tuple[tuple[int, str], ...]:
    kept: list[tuple[int, str]] = []
    if not isinstance(value, list):
        raise RecordError("line 1: “kept” must be a list of seats with their characters")
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2 or pair[1] not in list(catalogue.characters):
            raise RecordError("line 1: each entry of “kept” must be a seat and a character")
        kept.append((number(pair[0], "line 1: a seat of “kept”", 1, players) - 1, pair[1]))
    if len({seat for seat, _ in kept}) < len(kept) or len({slug for _, slug in kept}) < len(kept):
        raise RecordError("line 1: “kept” names a seat or a character twice: name each one once")
    return tuple(kept)
