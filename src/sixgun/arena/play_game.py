"""Plays one game with bots, from its pending question to its end."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final

from sixgun.bots.base import AnyBot, Bot, seat_bot
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.kernel.errors import SixgunError

LIMIT: Final = 20_000
"""Far more answers than any real game takes."""


class Stuck(SixgunError):
    """The game does not end."""


def play_game(game: CardGame[Any], bots: Sequence[AnyBot], limit: int = LIMIT) -> int:
    """Let one bot per seat play the game to its end. Returns the number of questions with two or more options.

    A question with one option is answered without the bot. Before an open question is answered, each seat that may
    interject is asked once. After an interjection the situation has changed, so all of them are asked again.
    """
    game_type = game.type
    if len(bots) != game.seat_count:
        raise SixgunError(f"{len(bots)} bots for {game.seat_count} seats: each seat needs one")
    for seat, bot in enumerate(bots):
        seat_bot(bot, game, seat)
    # Most bots never interject, so they are not asked.
    interjecting = {seat for seat, bot in enumerate(bots) if type(bot).interject is not Bot.interject}
    # A view always shows the current state, so one view per seat is enough.
    views = [game_type.view(game, seat) for seat in range(len(bots))]
    decisions = answers = 0
    while (ask := game.ask) is not None:
        answers += 1
        if answers > limit:
            raise Stuck(f"the game is stuck: it is not over after {limit} answers, in turn {views[0].turn_number}")
        if interjecting and ask.open and let_bots_interject(game_type, game, bots, interjecting):
            continue
        options = ask.options()
        if len(options) == 1:
            game.answer(options[0])
            continue
        decisions += 1
        game.answer(bots[ask.seat].choose(views[ask.seat], ask))
    return decisions


def let_bots_interject(
    game_type: AnyGameType, game: CardGame[Any], bots: Sequence[AnyBot], interjecting: Container[int]
) -> bool:
    """Ask the other seats, in order of play, whether they interject. Returns whether one did."""
    assert game.ask is not None
    for seat in game_type.other_seats(game, game.ask.seat):
        offers = game.offers(seat) if seat in interjecting else ()
        if offers:
            choice = bots[seat].interject(game_type.view(game, seat), offers)
            if choice is not None:
                game.interject(seat, choice)
                return True
    return False
