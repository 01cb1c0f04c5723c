"""Games of BANG! that are printed as positions and read again while they are played."""

from __future__ import annotations

from sixgun.bang.game import Game
from sixgun.bang.notation import answer_line, choice_text
from sixgun.bang.position import parse_position, position_text
from sixgun.kernel.chance import Chance


def random_line(game: Game, dice: Chance) -> str:
    """A random answer or interjection as a line."""
    assert game.ask is not None
    seats = [seat for seat in range(len(game.state.players)) if game.offers(seat)]
    if seats and dice.below(2):
        return f"{seats[0] + 1} interjects: {choice_text(game, game.ask, game.offers(seats[0])[0])}"
    return choice_text(game, game.ask, dice.pick(game.ask.options()))


def check_printed_game(game: Game, dice: Chance) -> None:
    """Play a game at random beside its printed form, which is read again now and then. Both must stay the same."""
    clone = None
    while game.ask is not None:
        text = position_text(game)
        if clone is None or dice.below(10) == 0:
            clone = parse_position(text)
        assert position_text(clone) == text
        line = random_line(game, dice)
        answer_line(game, line)
        answer_line(clone, line)
    assert clone is not None
    assert (position_text(clone), clone.outcome) == (position_text(game), game.outcome)
    assert parse_position(position_text(game)).outcome == game.outcome
