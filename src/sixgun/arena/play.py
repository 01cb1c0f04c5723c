"""One game with bots, from its pending question to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bang.asks import BangAsk
from sixgun.bang.game import Game
from sixgun.bang.view import View
from sixgun.bots.base import Bot
from sixgun.kernel.errors import SixgunError

LIMIT: Final = 20_000
"""More answers than any game that goes on takes."""


class Stuck(SixgunError):
    """A game that does not come to an end."""


def play_out(game: Game, bots: Sequence[Bot], limit: int = LIMIT) -> int:
    """Let one bot per seat play the game to its end; the number of questions with two or more options.

    A question with one option is answered without the bot. Before an open question is answered, each seat that may
    interject is asked once; after an interjection, when things have changed, all of them again.
    """
    if len(bots) != len(game.state.players):
        raise SixgunError(f"{len(bots)} bots for {len(game.state.players)} seats: each seat needs one")
    decisions = answers = 0
    while (ask := game.ask) is not None:
        answers += 1
        if answers > limit:
            raise Stuck(f"the game is stuck: it is not over after {limit} answers, in turn {game.state.number}")
        if ask.open and interjected(game, bots):
            continue
        options = ask.options()
        if len(options) == 1:
            game.answer(options[0])
            continue
        assert isinstance(ask, BangAsk)
        decisions += 1
        game.answer(bots[ask.seat].choose(View(game, ask.seat), ask))
    return decisions


def interjected(game: Game, bots: Sequence[Bot]) -> bool:
    """Has a bot taken up an offer at the open question? Clockwise from the seat that is asked."""
    assert game.ask is not None
    for seat in game.others_in_play(game.ask.seat):
        offers = game.offers(seat)
        if offers:
            wish = bots[seat].interject(View(game, seat), offers)
            if wish is not None:
                game.interject(seat, wish)
                return True
    return False
