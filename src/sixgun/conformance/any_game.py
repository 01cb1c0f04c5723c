"""Checks for any game that can be played: for tests, and for whoever adds a game.

`check_game_type` plays random games with all checks. It needs nothing but the `GameType`.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import Any

from sixgun.cardgame.answers import options_with_text
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.header import HUMAN, PlayerInfo
from sixgun.cardgame.playback import verify
from sixgun.conformance.checked_games import CheckSummary, play_checked_game
from sixgun.conformance.checks import (
    VisibleData,
    check_fork,
    check_option_texts,
    check_question,
    check_stored_state,
    check_worlds,
    is_refused,
    position_data,
    random_move,
    require,
    visible_data,
)
from sixgun.kernel.ask import NOBODY, PASS, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.hidden_cards import PUBLIC
from sixgun.kernel.record import parse_record

AnyGame = CardGame[Any]


def check_game_type(game_type: AnyGameType, seed: str, games: int = 1) -> CheckSummary:
    """Play random games with every number of players and check them at every question. Raises CheckFailed."""
    summary = CheckSummary()
    for players in game_type.player_counts:
        for number in range(games):
            name = f"{seed} {players} {number}"
            setup = game_type.setup(players, key_from_seed(name), game_type.sets, game_type.options())
            game = game_type.new_game(setup, collect_news=True)
            play_checked_game(game, Random(name), summary, check_position, check_sample, check_outcome)
            check_record(game_type, setup, name)
    return summary


def check_position(game: AnyGame) -> None:
    """The question is in order, and each seat knows its own hand."""
    check_question(game)
    state = game.state
    require(len(state.seen) == len(state.faces), "the faces and those who have seen them are not equally many")
    for seat, player in enumerate(state.players):
        require(all(game.knows(seat, card) for card in player.hand), f"seat {seat + 1} does not know its own hand")
    require(
        all(state.seen[card] == PUBLIC for bearer in state.bearers for card in bearer.in_play),
        "a card in play is hidden",
    )


def check_sample(game: AnyGame, chance: Random) -> None:
    """Make all checks that copy the game. One of the players, or a spectator, imagines worlds."""
    check_fork(game)
    fork = game.fork()
    random_move(fork, chance)
    check_position(fork)
    check_option_texts(game, game.type.choice_text)
    check_notation(game)
    check_refusal(game)
    check_stored_state(game)
    seats = (NOBODY, *range(game.seat_count))
    check_worlds(game, chance.choice(seats), chance, visible_to, lambda _game, world: check_position(world))


def visible_to(game: AnyGame, seat: int) -> VisibleData:
    """Return everything this seat sees."""
    return visible_data(game.type.view(game, seat))


def check_notation(game: AnyGame) -> None:
    """Each option reads back as itself, or as one with the same text. A position reads back as itself."""
    ask, game_type = game.ask, game.type
    assert ask is not None
    view = game_type.view(game, ask.seat)
    for option in ask.options():
        text = game_type.choice_text(view, ask, option)
        read = game_type.parse_choice(view, ask, text)
        require(game_type.choice_text(view, ask, read) == text, f"“{text}” is read as {read!r}, not as {option!r}")
        alike = options_with_text(game_type.choice_text, game, ask.seat, text)
        require(option in alike, f"“{text}” is not found again among the options")
    try:
        text = game_type.position_text(game)
    except SixgunError:
        return  # not every moment has a text, such as the one before the first turn
    require(game_type.position_text(game_type.parse_position(text)) == text, "a position reads back differently")


def check_refusal(game: AnyGame) -> None:
    """A choice that is not offered is refused and changes nothing."""
    ask = game.ask
    assert ask is not None
    before = position_data(game)
    for wrong in (PASS, choice("no_such_verb"), choice(ask.options()[0].verb, what="no_such_thing")):
        if wrong not in ask.options():
            require(is_refused(game, wrong), f"{wrong!r} is not offered and was accepted")
    require(position_data(game) == before, "a refused choice changed the game")


def check_outcome(game: AnyGame) -> None:
    """A game is over when it has winners, and nobody is asked any more."""
    outcome = game.outcome
    require(game.ask is None and outcome is not None, "a game ended without an outcome")
    assert outcome is not None
    require(set(outcome.winners) <= set(range(game.seat_count)), f"{outcome.winners} are not seats")
    require(bool(outcome.reason), "the outcome has no reason")


def check_record(game_type: AnyGameType, setup: Any, seed: str) -> None:
    """A random game is recorded and verified, and its record leads to the same end."""
    header = game_type.header(setup, tuple(_players(setup.players)))
    game, out, chance = header.new_game(), io.StringIO(), Random(seed)
    recorder = game_type.recorder(out)
    recorder.header(header.to_data())
    game.observers.append(recorder)
    while not game.over:
        random_move(game, chance)
    assert game.outcome is not None
    recorder.finish(game.outcome)
    played = verify(game_type, parse_record(out.getvalue().encode())).game
    require(played.outcome == game.outcome, "a record leads to another end")


def _players(count: int) -> Iterator[PlayerInfo]:
    return (PlayerInfo(f"Player {seat + 1}", HUMAN) for seat in range(count))
