"""A table for scenario tests: it starts from a position, is played by lines of text, and is read by names.

t = table("> Willy the Kid  sheriff  hand: bang-2c ...")
t.play("Willy: bang-2c > Jourdonnais", "Jourdonnais: use jourdonnais", "pass")
assert t["Jourdonnais"].life == 3
"""

from __future__ import annotations

from collections.abc import Iterable

from sixgun.bang.effect import Reason
from sixgun.bang.game import Game
from sixgun.bang.notation import answer_line, option_texts, printed_name, seat_named, wished_choice
from sixgun.bang.position import parse_position, position_text
from sixgun.bang.rules.legal_plays import why_not
from sixgun.bang.state import Player
from sixgun.kernel.ask import NO_CARD, Choice
from tests.support.scenario_table import ScenarioTable, faces_of, with_options


class Seat:
    """A player of the table, in texts."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def _player(self) -> Player:
        return self._game.player(self.seat)

    @property
    def name(self) -> str:
        return printed_name(self.characters[0])

    @property
    def characters(self) -> tuple[str, ...]:
        return self._player.characters

    @property
    def role(self) -> str:
        return self._game.role(self.seat)

    @property
    def life(self) -> int:
        return self._player.life

    @property
    def max_life(self) -> int:
        return self._player.max_life

    @property
    def out(self) -> bool:
        return self._player.out

    @property
    def hand(self) -> list[str]:
        return faces_of(self._game, self._player.hand)

    @property
    def in_play(self) -> list[str]:
        return faces_of(self._game, self._player.in_play)

    @property
    def spare(self) -> list[str]:
        """The hidden characters."""
        return faces_of(self._game, self._player.spare)

    def __repr__(self) -> str:
        return f"<{self.name}, {self.role}, {self.life}/{self.max_life}, hand {self.hand}, in play {self.in_play}>"


class Table(ScenarioTable[Game]):
    """A running game of BANG! that is played by lines: `Willy: bang-2c > 2`, `Sid interjects: use sid_ketchum`."""

    def answer(self, line: str) -> None:
        answer_line(self.game, line)

    def wished(self, line: str) -> Choice:
        return wished_choice(self.game, self.pending(), line)

    def texts(self, options: Iterable[Choice]) -> list[str]:
        return option_texts(self.game, self.pending(), options)

    def may_be_asked(self, wish: Choice) -> bool:
        return wish.card == NO_CARD or wish.verb == "use" or wish.card in self.game.player(self.pending().seat).hand

    def why_not_wish(self, wish: Choice) -> Reason | None:
        ask = self.pending()
        return why_not(self.game, ask.seat, ask, wish)

    def position(self) -> str:
        return position_text(self.game)

    # The question.

    @property
    def asked(self) -> str:
        """Who is asked; empty when the game is over."""
        return self._name(self.game.ask.seat) if self.game.ask else ""

    def offers(self, name: str) -> list[str]:
        """What a player may interject while somebody else is asked."""
        return self.texts(self.game.offers(seat_named(self.game, name)))

    # The table.

    def __getitem__(self, name: str | int) -> Seat:
        return Seat(self.game, seat_named(self.game, str(name)))

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return faces_of(self.game, reversed(self.game.state.deck))

    @property
    def turn(self) -> str:
        return self._name(self.game.state.turn)

    @property
    def event(self) -> str:
        """The event that is on."""
        return self.game.state.event

    @property
    def events(self) -> list[str]:
        """The event deck, the next one first."""
        return faces_of(self.game, self.game.state.events)

    @property
    def marker(self) -> str:
        """Before whose turns an event is turned up."""
        return self._name(self.game.state.marker)

    @property
    def winners(self) -> list[str]:
        return [self._name(seat) for seat in self.outcome.winners] if self.outcome else []

    def _name(self, seat: int) -> str:
        return printed_name(self.game.player(seat).characters[0])


def table(text: str, **options: bool | int) -> Table:
    """The table at a position; rule options as keywords."""
    return Table(parse_position(with_options(text, options), collect_news=True))
