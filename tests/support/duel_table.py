"""A table for scenario tests of The Duel: it starts from a position, is played by lines of text, and is read by names.

t = table("> law hand: colt-ld / Jango / Annie Oakey ...")
t.play("Law: colt > Sid", "use sid_curry", "pass")
assert t["Sid"].life == 3
"""

from __future__ import annotations

from collections.abc import Iterable

from sixgun.cardgame.notation import printed_name
from sixgun.duel.effect import Reason
from sixgun.duel.faces import SIDES, side_of
from sixgun.duel.game import Game
from sixgun.duel.notation import answer_line, fighter_named, option_texts, seat_named, wished_choice
from sixgun.duel.position import parse_position, position_text
from sixgun.duel.rules.legal_plays import why_not
from sixgun.duel.state import COMMON, Fighter, Player
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice
from tests.support.scenario_table import ScenarioTable, faces_of, with_options


class Standing:
    """A character of the table, in texts."""

    def __init__(self, game: Game, fighter: int) -> None:
        self._game = game
        self.fighter = fighter

    @property
    def _state(self) -> Fighter:
        return self._game.fighter(self.fighter)

    @property
    def name(self) -> str:
        return printed_name(self._game.face(self.fighter).slug)

    @property
    def life(self) -> int:
        return self._state.life

    @property
    def out(self) -> bool:
        return self._state.out

    @property
    def active(self) -> bool:
        return self._game.player(side_of(self.fighter)).active == self.fighter

    @property
    def in_play(self) -> list[str]:
        return faces_of(self._game, self._state.in_play)

    def __repr__(self) -> str:
        return f"<{self.name}, {self.life}, {'active' if self.active else 'rear'}, in play {self.in_play}>"


class Side:
    """A side of the table, in texts."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def _player(self) -> Player:
        return self._game.player(self.seat)

    @property
    def hand(self) -> list[str]:
        return faces_of(self._game, self._player.hand)

    @property
    def active(self) -> str:
        """The name of the Active Character."""
        return Standing(self._game, self._player.active).name

    @property
    def rear(self) -> str:
        """The name of the Rearguard Character; empty if there is one character only."""
        return Standing(self._game, self._player.rear).name if self._player.rear != NOBODY else ""

    @property
    def reserve(self) -> list[str]:
        return faces_of(self._game, self._player.reserve)

    @property
    def deck(self) -> list[str]:
        """The own deck from the top."""
        return faces_of(self._game, reversed(self._game.state.decks[self.seat]))


class Table(ScenarioTable[Game]):
    """A running game of The Duel that is played by lines: `Law: colt > Sid`, `pass`."""

    def answer(self, line: str) -> None:
        answer_line(self.game, line)

    def wished(self, line: str) -> Choice:
        return wished_choice(self.game, self.pending(), line)

    def texts(self, options: Iterable[Choice]) -> list[str]:
        return option_texts(self.game, self.pending(), options)

    def may_be_asked(self, wish: Choice) -> bool:
        held = wish.card in self.game.player(self.pending().seat).hand
        return held or wish.card == NO_CARD or wish.verb in ("reload", "use")

    def why_not_wish(self, wish: Choice) -> Reason | None:
        ask = self.pending()
        return why_not(self.game, ask.seat, ask, wish)

    def position(self) -> str:
        return position_text(self.game)

    @property
    def asked(self) -> str:
        return SIDES[self.game.ask.seat] if self.game.ask else ""

    @property
    def kind(self) -> str:
        """The kind of the pending question; empty when the game is over."""
        return self.game.ask.kind if self.game.ask else ""

    @property
    def about(self) -> str:
        """The character whom the question is about."""
        fighter = getattr(self.pending(), "subject", NOBODY)
        return Standing(self.game, fighter).name if fighter != NOBODY else ""

    # The table.

    @property
    def law(self) -> Side:
        return Side(self.game, 0)

    @property
    def outlaw(self) -> Side:
        return Side(self.game, 1)

    def __getitem__(self, name: str) -> Standing:
        """A character in play."""
        return Standing(self.game, fighter_named(self.game, name))

    def seat(self, name: str) -> int:
        return seat_named(self.game, name)

    @property
    def common(self) -> list[str]:
        """The common deck from the top."""
        return faces_of(self.game, reversed(self.game.state.decks[COMMON]))

    @property
    def turn(self) -> str:
        return SIDES[self.game.state.turn]

    @property
    def winner(self) -> str:
        return SIDES[self.outcome.winners[0]] if self.outcome else ""


def table(text: str, **options: bool | int) -> Table:
    """The table at a position; rule options as keywords."""
    return Table(parse_position(with_options(text, options), collect_news=True))


def duel(law: str, outlaw: str, rest: str = "", **options: bool | int) -> Table:
    """The table in short: each side is its hand, then after bars its characters; `>` has the turn.

    duel("> colt-ld | Wild Bill | Jango", "missed-os | Sid Curry 2/4 play: hat-oh | Dalton Bros")
    """
    lines = []
    for side, text in zip(SIDES, (law, outlaw)):
        hand, *characters = text.split("|")
        turn, cards = (">", hand.strip()[1:]) if hand.strip().startswith(">") else (" ", hand)
        lines += [f"{turn} {side}   hand: {cards}", *characters]
    return table("\n".join([*lines, *rest.split("; ")]), **options)


def four_characters(rest: str = "", law: str = "", **options: bool) -> Table:
    """The turn of the Law, with two characters on each side and empty hands unless `law` lists cards."""
    return table(
        f"""
        > law       hand: {law}
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        {rest}
        """,
        **options,
    )


def facing(law: str = "", outlaw: str = "", rest: str = "", **options: bool) -> Table:
    """The turn of the Law; nobody has an ability that matters here."""
    return table(
        f"""
        > law       hand: {law}
            Tex Killer
            Pat Garret
          outlaw    hand: {outlaw}
            West Harding
            Dalton Bros
        {rest}
        """,
        **options,
    )


def refusal(t: Table, line: str) -> tuple[str, int]:
    """The reason for a refusal, and the ruling that it cites."""
    found = t.refuses(line)
    assert found is not None
    return found.slug, found.ruling
