"""The game type of The Duel: what bots, the terminal, the server and the arena use of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sixgun.cardgame.facts import Facts
from sixgun.cardgame.game_type import GameParts, GameType
from sixgun.cardgame.header import PlayerInfo
from sixgun.cardgame.packs import Pack
from sixgun.duel.consistency import is_consistent
from sixgun.duel.faces import SIDES
from sixgun.duel.game import Game
from sixgun.duel.header import GAME, RecordHeader, read_header
from sixgun.duel.new_game import new_game
from sixgun.duel.notation import choice_text, parse_choice, wished_choice
from sixgun.duel.options import Options
from sixgun.duel.packs import PACK_FORMAT, catalogue_with
from sixgun.duel.position import parse_position, position_text
from sixgun.duel.rules.setup import PLAYERS, Setup, check_setup, next_setup
from sixgun.duel.sets import CATALOGUE
from sixgun.duel.state import State
from sixgun.duel.view import View
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.record import HeaderData


class Duel(GameType[Game, Setup, Options]):
    """BANG! The Duel for two players."""

    name = GAME
    player_counts = range(PLAYERS, PLAYERS + 1)
    default_players = PLAYERS
    sides = SIDES
    pack_format = PACK_FORMAT
    parts = GameParts(
        wording="sixgun.wording.duel",
        bots="sixgun.bots.duel:LEVELS",
        terminal="sixgun.terminal.duel.screen:SCREEN",
        presenter="sixgun.server.presentation.duel:PRESENTER",
    )
    game_class = Game
    catalogue = CATALOGUE
    options = Options

    def setup(
        self, players: int, key: bytes, sets: Sequence[str], options: Options, packs: Iterable[Pack] = ()
    ) -> Setup:
        setup = Setup(key, options, players, tuple(sets))
        check_setup(catalogue_with(packs), setup)
        return setup

    def next_setup(self, setup: Setup, game: Game, key: bytes) -> Setup:
        return next_setup(setup, key)

    def next_seats(self, players: int) -> tuple[int, ...]:
        """The players swap sides."""
        return tuple(reversed(range(players)))

    def new_game(
        self, setup: Setup, *, forkable: bool = True, collect_news: bool = False, packs: Iterable[Pack] = ()
    ) -> Game:
        return new_game(setup, catalogue_with(packs), forkable=forkable, collect_news=collect_news)

    def view(self, game: Game, seat: int) -> View:
        return View(game, seat)

    def other_seats(self, game: Game, seat: int) -> list[int]:
        return [1 - seat]

    def side(self, game: Game, seat: int) -> str:
        return SIDES[seat]

    def characters(self, game: Game, seat: int) -> tuple[str, ...]:
        state = game.state
        return tuple(state.faces[fighter].slug for fighter in state.players[seat].line)

    def set_of(self, slug: str, packs: Iterable[Pack] = ()) -> str:
        for card_set in catalogue_with(packs).sets.values():
            if slug in [effect.slug for effect in card_set.effects]:
                return card_set.slug
        return ""

    def facts(self, slug: str, packs: Iterable[Pack] = ()) -> Facts:
        return catalogue_with(packs).facts(slug)

    def choice_text(self, table: Game | View, ask: Ask, wish: Choice) -> str:
        return choice_text(table, ask, wish)

    def parse_choice(self, table: Game | View, ask: Ask, text: str) -> Choice:
        return parse_choice(table, ask, text)

    def wished_choice(self, table: Game | View, ask: Ask, text: str) -> Choice:
        return wished_choice(table, ask, text)

    def parse_position(self, text: str, packs: Iterable[Pack] = ()) -> Game:
        return parse_position(text, catalogue_with(packs))

    def position_text(self, game: Game) -> str:
        return position_text(game)

    def header(self, setup: Setup, seats: tuple[PlayerInfo, ...], packs: tuple[Pack, ...] = ()) -> RecordHeader:
        return RecordHeader(setup, seats, packs=packs)

    def read_header(self, header: HeaderData, packs: Iterable[Pack] = ()) -> RecordHeader:
        return read_header(header, packs)

    def is_consistent(self, state: State, game: Game) -> bool:
        return is_consistent(state, game)


DUEL: Final = Duel()
