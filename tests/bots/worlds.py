"""Worlds that a seat cannot tell apart: a bot must choose the same in all of them."""

from __future__ import annotations

from collections.abc import Container
from copy import deepcopy
from functools import partial
from typing import Any

from sixgun.bots.base import AnyBot, Worlds
from sixgun.cardgame.game import CardGame
from sixgun.games import game_type_named
from sixgun.kernel.chance import key_from_seed


def new_game(game: str, deal: str, players: int = 0, options: str = "") -> CardGame[Any]:
    """A game of all sets."""
    game_type = game_type_named(game)
    setup = game_type.setup(
        players or game_type.default_players, key_from_seed(deal), game_type.sets, game_type.parse_options(options)
    )
    found: CardGame[Any] = game_type.new_game(setup, collect_news=True)
    return found


def worlds_apart(
    bots: list[AnyBot], game: CardGame[Any], key: str, seats: Container[int], most: int = 10_000
) -> tuple[int, int]:
    """Play a game, and compare each choice and motive of a bot with those of its copy in an imagined world.

    The world differs in what the seat cannot know. Only questions to these seats are compared, `most` of them at most.
    Returns how often they were compared, and how often they differed.
    """
    game_type = game.type
    compared = differed = 0
    while (ask := game.ask) is not None and compared < most:
        options, seat = ask.options(), ask.seat
        answer = options[0]
        if len(options) > 1:
            bot = bots[seat]
            if seat in seats:
                clone, world = deepcopy(bot), game.imagine(seat, key_from_seed(f"{key}/{compared}"))
                world.news = game.news  # the seat has heard the same news in both
                bot.worlds, clone.worlds = given(bot, game, seat), given(bot, world, seat)
                answer = bot.choose(game_type.view(game, seat), ask)
                same = clone.choose(game_type.view(world, seat), world.ask) is answer and clone.why() == bot.why()
                bot.worlds = None
                compared += 1
                differed += not same
            else:
                answer = bot.choose(game_type.view(game, seat), ask)
        game.answer(answer)
    return compared, differed


def given(bot: AnyBot, game: CardGame[Any], seat: int) -> Worlds | None:
    """What a bot searches: the worlds of its seat, or for a cheating bot the game itself."""
    if not bot.needs_worlds:
        return None
    return (lambda _: game.fork()) if getattr(bot, "cheats", False) else partial(game.imagine, seat)
