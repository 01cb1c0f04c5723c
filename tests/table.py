"""A table for scenario tests: a position, played on by lines of text, and looked at by names.

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
from sixgun.bang.rules.allowed import why_not
from sixgun.bang.state import Player
from sixgun.kernel.ask import NO_CARD, Ask
from sixgun.kernel.errors import IllegalChoice, SixgunError
from sixgun.kernel.outcome import Outcome


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
        return _texts(self._game, self._player.hand)

    @property
    def in_play(self) -> list[str]:
        return _texts(self._game, self._player.in_play)

    @property
    def spare(self) -> list[str]:
        """His hidden characters."""
        return _texts(self._game, self._player.spare)

    def __repr__(self) -> str:
        return f"<{self.name}, {self.role}, {self.life}/{self.max_life}, hand {self.hand}, in play {self.in_play}>"


class Table:
    """A running game that is played by lines."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # Playing.

    def play(self, *lines: str) -> Table:
        """Answer question after question: `Willy: bang-2c > 2`, `pass`, `Sid interjects: use sid_ketchum`."""
        for number, line in enumerate(lines, 1):
            try:
                answer_line(self.game, line)
            except SixgunError as error:
                raise AssertionError(f"line {number} “{line}”: {error}\n{self}") from error
        return self

    def pass_(self) -> Table:
        return self.play("pass")

    def refuses(self, line: str) -> Reason | None:
        """The choice is not offered, and trying it changes nothing; gives the reason if it is a card of phase 2 or
        something to be used."""
        ask = self._pending()
        assert line not in self.options, f"“{line}” is offered\n{self}"
        wish = wished_choice(self.game, ask, line)
        assert wish not in ask.options(), f"“{line}” is offered\n{self}"
        before = self.game.state.to_data()
        try:
            self.game.answer(wish)
        except IllegalChoice:
            assert self.game.state.to_data() == before, f"the refused “{line}” has changed something"
            assert self.game.ask is ask, f"the refused “{line}” has changed the question"
        else:
            raise AssertionError(f"“{line}” was carried out\n{self}")
        held = wish.card in self.game.player(ask.seat).hand
        return self.why_not(line) if wish.verb == "use" or (ask.kind == wish.verb == "play" and held) else None

    def why_not(self, line: str) -> Reason | None:
        """Why a hand card cannot be played like this now, or something used."""
        ask = self._pending()
        wish = wished_choice(self.game, ask, line)
        if wish.verb != "use":
            assert ask.kind == "play", f"why_not is about phase 2, not about {ask.kind}"
            assert wish.card != NO_CARD, f"“{line}” names no card"
        return why_not(self.game, ask.seat, ask, wish)

    # The question.

    def _pending(self) -> Ask:
        assert self.game.ask is not None, f"the game is over\n{self}"
        return self.game.ask

    @property
    def ask(self) -> Ask | None:
        return self.game.ask

    @property
    def asked(self) -> str:
        """Who is asked; empty when the game is over."""
        return self._name(self.game.ask.seat) if self.game.ask else ""

    @property
    def options(self) -> list[str]:
        return option_texts(self.game, self.game.ask) if self.game.ask else []

    def offers(self, name: str) -> list[str]:
        """What somebody who is not asked may interject."""
        return option_texts(self.game, self._pending(), self.game.offers(seat_named(self.game, name)))

    # The table.

    def __getitem__(self, name: str | int) -> Seat:
        return Seat(self.game, seat_named(self.game, str(name)))

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return _texts(self.game, reversed(self.game.state.deck))

    @property
    def discard(self) -> list[str]:
        """From the top."""
        return _texts(self.game, reversed(self.game.state.discard))

    @property
    def turn(self) -> str:
        return self._name(self.game.state.turn)

    @property
    def phase(self) -> str:
        return self.game.state.phase

    @property
    def event(self) -> str:
        """The event that is on."""
        return self.game.state.event

    @property
    def events(self) -> list[str]:
        """The event deck, the next one first."""
        return _texts(self.game, self.game.state.events)

    @property
    def marker(self) -> str:
        """Before whose turns an event is turned up."""
        return self._name(self.game.state.marker)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    @property
    def winners(self) -> list[str]:
        return [self._name(seat) for seat in self.outcome.winners] if self.outcome else []

    def news_kinds(self) -> list[str]:
        """The kinds of everything that happened since the position."""
        return [news.kind for news in self.game.news or []]

    def _name(self, seat: int) -> str:
        return printed_name(self.game.player(seat).characters[0])

    def __str__(self) -> str:
        asked = (
            f"{self.asked} is asked ({self.ask.kind}): {', '.join(self.options)}" if self.ask else "the game is over"
        )
        return f"{position_text(self.game)}{asked}"


def _texts(game: Game, cards: Iterable[int]) -> list[str]:
    return [game.face(card).text for card in cards]


def table(text: str, **options: bool | int) -> Table:
    """The table at a position; rule options as keywords."""
    lines = [text, *(f"options: {name}={str(value).lower()}" for name, value in options.items())]
    return Table(parse_position("\n".join(lines), tells=True))
