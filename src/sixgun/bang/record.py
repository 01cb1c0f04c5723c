"""Records of BANG!: what the header says, and how answers and positions are written down."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.game import Game
from sixgun.bang.notation import choice_text
from sixgun.bang.options import Options
from sixgun.bang.packs import Pack, PackError, packs_data, packs_named, with_packs
from sixgun.bang.position import parse_position
from sixgun.bang.rules.setup import Setup
from sixgun.bang.table import CATALOGUE, new_game
from sixgun.kernel import answers
from sixgun.kernel import beginning as kernel
from sixgun.kernel.answers import standing
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.beginning import (
    HUMAN,
    LONGEST_NAME,
    POSITION,
    Chair,
    check_fields,
    read_chairs,
    read_key,
    read_object,
    read_text,
    read_texts,
)
from sixgun.kernel.errors import NotationError, RecordError, SetupError
from sixgun.kernel.record import Header, number

GAME: Final = "bang"
PACKS: Final = "packs"
FIELDS: Final = ("sets", "kept", "sheriff")
OPTIONAL: Final = (PACKS, POSITION)

__all__ = ["HUMAN", "LONGEST_NAME", "Beginning", "Chair", "alike", "read_beginning", "recorder", "standing", "words"]


@dataclass(frozen=True, slots=True)
class Beginning(kernel.Beginning[Game]):
    """What the header of a record of BANG! says."""

    name = GAME

    setup: Setup
    packs: tuple[Pack, ...] = ()

    @property
    def catalogue(self) -> Catalogue:
        return with_packs(CATALOGUE, self.packs)

    def game(self, *, tells: bool = False) -> Game:
        """The game at its first question."""
        if self.position:
            return parse_position(self.position, self.catalogue, tells=tells)
        return new_game(self.setup, self.catalogue, tells=tells)

    def own_fields(self) -> Header:
        setup = self.setup
        return {
            "sets": list(setup.sets),
            "kept": [[seat + 1, slug] for seat, slug in setup.kept],
            "sheriff": None if setup.sheriff == NOBODY else setup.sheriff + 1,
            **({PACKS: packs_data(self.packs)} if self.packs else {}),
        }


# Writing.

alike = partial(answers.alike, choice_text)
"""What a seat may choose now and what has this text: cards with the same face are more than one choice."""
words = partial(answers.words, choice_text)
"""A choice as the record has it."""
recorder = partial(answers.recorder, choice_text)
"""An observer that writes a game of BANG! down."""


# Reading.


def read_beginning(header: Header, packs: Iterable[Pack] = ()) -> Beginning:
    """What a header says, each part checked; `packs` are those at hand, the game may need some of them."""
    try:
        return _read_beginning(header, packs)
    except (NotationError, PackError, SetupError) as error:
        raise RecordError(f"line 1: {error}") from error


def _read_beginning(header: Header, packs: Iterable[Pack]) -> Beginning:
    check_fields(header, GAME, FIELDS, OPTIONAL)
    used = packs_named(header.get(PACKS, []), packs)
    catalogue = with_packs(CATALOGUE, used)
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
        catalogue.box(slug)
    chairs = read_chairs(header["seats"], players)
    return Beginning(setup, chairs, read_text(header, POSITION), read_text(header, "engine"), used)


def _kept(value: Any, players: int, catalogue: Catalogue) -> tuple[tuple[int, str], ...]:
    kept: list[tuple[int, str]] = []
    if not isinstance(value, list):
        raise RecordError("line 1: “kept” is not a list")
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2 or pair[1] not in list(catalogue.characters):
            raise RecordError("line 1: “kept” pairs a seat with a character")
        kept.append((number(pair[0], "line 1: a seat of “kept”", 1, players) - 1, pair[1]))
    if len({seat for seat, _ in kept}) < len(kept) or len({slug for _, slug in kept}) < len(kept):
        raise RecordError("line 1: “kept” names a seat or a character twice")
    return tuple(kept)
