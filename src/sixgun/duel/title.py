"""The Duel as those above it see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sixgun.duel.faces import SIDES
from sixgun.duel.game import Game
from sixgun.duel.notation import choice_text, parse_choice, wished_choice
from sixgun.duel.options import Options
from sixgun.duel.position import parse_position, position_text
from sixgun.duel.record import GAME, Beginning, read_beginning
from sixgun.duel.restoring import sound
from sixgun.duel.rules.setup import PLAYERS, Setup, check_setup, next_setup
from sixgun.duel.state import State
from sixgun.duel.table import CATALOGUE, new_game
from sixgun.duel.view import View
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.beginning import Chair
from sixgun.kernel.facts import Facts
from sixgun.kernel.record import Header
from sixgun.kernel.title import Title


class Duel(Title[Game, Setup, Options]):
    """BANG! The Duel for two; packs are not for it."""

    name = GAME
    seats = range(PLAYERS, PLAYERS + 1)
    usual = PLAYERS
    sides = SIDES
    kind = Game
    catalogue = CATALOGUE
    options = Options

    def setup(
        self, players: int, key: bytes, sets: Sequence[str], options: Options, packs: Iterable[Any] = ()
    ) -> Setup:
        setup = Setup(key, options, players, tuple(sets))
        check_setup(setup)
        return setup

    def next_setup(self, setup: Setup, game: Game, key: bytes) -> Setup:
        return next_setup(setup, key)

    def next_seats(self, players: int) -> tuple[int, ...]:
        """The sides change."""
        return tuple(reversed(range(players)))

    def new_game(self, setup: Setup, *, keeps: bool = True, tells: bool = False, packs: Iterable[Any] = ()) -> Game:
        return new_game(setup, keeps=keeps, tells=tells)

    def view(self, game: Game, seat: int) -> View:
        return View(game, seat)

    def others(self, game: Game, seat: int) -> list[int]:
        return [1 - seat]

    def side(self, game: Game, seat: int) -> str:
        return SIDES[seat]

    def characters(self, game: Game, seat: int) -> tuple[str, ...]:
        state = game.state
        return tuple(state.faces[fighter].slug for fighter in state.players[seat].line)

    def facts(self, slug: str, packs: Iterable[Any] = ()) -> Facts:
        return CATALOGUE.facts(slug)

    def choice_text(self, table: Game | View, ask: Ask, wish: Choice) -> str:
        return choice_text(table, ask, wish)

    def parse_choice(self, table: Game | View, ask: Ask, text: str) -> Choice:
        return parse_choice(table, ask, text)

    def wished_choice(self, table: Game | View, ask: Ask, text: str) -> Choice:
        return wished_choice(table, ask, text)

    def parse_position(self, text: str, packs: Iterable[Any] = ()) -> Game:
        return parse_position(text)

    def position_text(self, game: Game) -> str:
        return position_text(game)

    def beginning(self, setup: Setup, chairs: tuple[Chair, ...], packs: tuple[Any, ...] = ()) -> Beginning:
        return Beginning(setup, chairs)

    def read_beginning(self, header: Header, packs: Iterable[Any] = ()) -> Beginning:
        return read_beginning(header)

    def sound(self, state: State, game: Game) -> bool:
        return sound(state, game)


DUEL: Final = Duel()
