"""The game type of BANG!: what bots, the terminal, the server and the arena use of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sixgun.bang.consistency import is_consistent
from sixgun.bang.faces import DEPUTY, RENEGADE, ROLES, SHERIFF
from sixgun.bang.game import Game
from sixgun.bang.header import GAME, RecordHeader, read_header
from sixgun.bang.new_game import new_game
from sixgun.bang.notation import choice_text, parse_choice, sets_named, wished_choice
from sixgun.bang.options import Options
from sixgun.bang.packs import PACK_FORMAT, catalogue_with
from sixgun.bang.position import parse_position, position_text
from sixgun.bang.rules.setup import ROLES_FOR, Setup, check_setup, next_setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.state import State
from sixgun.bang.view import View
from sixgun.cardgame.facts import Facts
from sixgun.cardgame.game_type import GameParts, GameType
from sixgun.cardgame.header import PlayerInfo
from sixgun.cardgame.packs import Pack
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.record import HeaderData

USUAL: Final = 5


class Bang(GameType[Game, Setup, Options]):
    """BANG! for 3 to 8 players."""

    name = GAME
    player_counts = range(min(ROLES_FOR), max(ROLES_FOR) + 1)
    default_players = USUAL
    sides = ROLES
    pack_format = PACK_FORMAT
    parts = GameParts(
        wording="sixgun.wording.bang",
        bots="sixgun.bots.bang:LEVELS",
        terminal="sixgun.terminal.bang.screen:SCREEN",
        presenter="sixgun.server.presentation.bang:PRESENTER",
    )
    game_class = Game
    catalogue = CATALOGUE
    options = Options

    def sets_named(self, text: str, packs: Iterable[Pack] = ()) -> tuple[str, ...]:
        found = tuple(packs)
        return sets_named(",".join([text, *[pack.slug for pack in found]]), catalogue_with(found))

    def setup(
        self, players: int, key: bytes, sets: Sequence[str], options: Options, packs: Iterable[Pack] = ()
    ) -> Setup:
        setup = Setup(players, key, tuple(sets), options)
        check_setup(catalogue_with(packs), setup)
        return setup

    def next_setup(self, setup: Setup, game: Game, key: bytes) -> Setup:
        return next_setup(setup, game.state, key)

    def new_game(
        self, setup: Setup, *, forkable: bool = True, collect_news: bool = False, packs: Iterable[Pack] = ()
    ) -> Game:
        return new_game(setup, catalogue_with(packs), forkable=forkable, collect_news=collect_news)

    def view(self, game: Game, seat: int) -> View:
        return View(game, seat)

    def other_seats(self, game: Game, seat: int) -> list[int]:
        return game.others_in_play(seat)

    def side(self, game: Game, seat: int) -> str:
        return game.role(seat)

    def allies(self, game: Game, seat: int) -> tuple[int, ...]:
        role, seats = game.role(seat), range(game.seat_count)
        if len(seats) == 3 or role == RENEGADE:
            return (seat,)
        law = (SHERIFF, DEPUTY)
        return tuple(other for other in seats if game.role(other) in (law if role in law else (role,)))

    def characters(self, game: Game, seat: int) -> tuple[str, ...]:
        return game.player(seat).characters

    def event(self, game: Game) -> str:
        return game.state.event

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


BANG: Final = Bang()
