"""One game with bots, from its pending question to its end."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final

from sixgun.bots.base import AnyBot, Bot, seat_bot
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.kernel.errors import SixgunError

LIMIT: Final = 20_000
"""More answers than any game that goes on takes."""


class Stuck(SixgunError):
    """A game that does not come to an end."""


def play_game(game: CardGame[Any], bots: Sequence[AnyBot], limit: int = LIMIT) -> int:
    """Let one bot per seat play the game to its end; the number of questions with two or more options.

    A question with one option is answered without the bot. Before an open question is answered, each seat that may
    interject is asked once; after an interjection, when things have changed, all of them again.
    """
    game_type = game.type
    if len(bots) != game.seat_count:
        raise SixgunError(f"{len(bots)} bots for {game.seat_count} seats: each seat needs one")
    for seat, bot in enumerate(bots):
        seat_bot(bot, game, seat)
    # Most bots let every offer pass: they need not be shown any.
    takers = {seat for seat, bot in enumerate(bots) if type(bot).interject is not Bot.interject}
    # A view reads the game when it is asked, so one serves all questions to a seat.
    views = [game_type.view(game, seat) for seat in range(len(bots))]
    decisions = answers = 0
    while (ask := game.ask) is not None:
        answers += 1
        if answers > limit:
            raise Stuck(f"the game is stuck: it is not over after {limit} answers, in turn {game.state.turn_number}")
        if takers and ask.open and interjected(game_type, game, bots, takers):
            continue
        options = ask.options()
        if len(options) == 1:
            game.answer(options[0])
            continue
        decisions += 1
        game.answer(bots[ask.seat].choose(views[ask.seat], ask))
    return decisions


def interjected(game_type: AnyGameType, game: CardGame[Any], bots: Sequence[AnyBot], takers: Container[int]) -> bool:
    """Has one of these seats taken up an offer at the open question? In the order of play from the one asked."""
    assert game.ask is not None
    for seat in game_type.other_seats(game, game.ask.seat):
        offers = game.offers(seat) if seat in takers else ()
        if offers:
            wish = bots[seat].interject(game_type.view(game, seat), offers)
            if wish is not None:
                game.interject(seat, wish)
                return True
    return False
