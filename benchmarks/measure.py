"""Single measurements: each runs for about a given time and returns one figure.

A decision is a question with two or more options; questions with one are answered without being counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Any, Final

import chess

from sixgun.arena.play_game import play_game
from sixgun.bang.view import View
from sixgun.bots import make_bot
from sixgun.games import game_type_named
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.game import Game
from sixgun.kernel.picker import RandomPicker

AT_A_TIME: Final = 8
"""How often something is done at each decision, as a search does it."""
PLIES_AT_A_TIME: Final = 20


class ChessPlies:
    """Random legal plies of python-chess, in the loop that its users write: until the game is over, list the legal
    moves and push one of them. Each measurement continues the game of the one before."""

    def __init__(self) -> None:
        self._board = chess.Board()
        self._chance = random.Random(1).random

    def rate(self, seconds: float) -> float:
        """Return the plies a second."""
        plies = 0
        begin = process_time()
        end = begin + seconds
        while (now := process_time()) < end or not plies:
            self.play(PLIES_AT_A_TIME)
            plies += PLIES_AT_A_TIME
        return plies / (now - begin)

    def play(self, plies: int) -> None:
        """Play some plies."""
        board, chance = self._board, self._chance
        for _ in range(plies):
            if board.is_game_over():
                self._board = board = chess.Board()
            moves = list(board.legal_moves)
            board.push(moves[int(chance() * len(moves))])


def python_pick(seed: int) -> Callable[[int], int]:
    """Return a function that picks one of n at random, as a user would write it."""
    chance = random.Random(seed).random

    def pick(count: int) -> int:
        return int(chance() * count)

    return pick


def new_game(
    game: str, number: int, seats: int, sets: Sequence[str], *, forkable: bool = True, collect_news: bool = False
) -> Game[Any]:
    """Deal a game. The same number gives the same one."""
    game_type = game_type_named(game)
    setup = game_type.setup(seats, key_from_seed(f"bench/{number}"), sets, game_type.options())
    dealt: Game[Any] = game_type.new_game(setup, forkable=forkable, collect_news=collect_news)
    return dealt


def playouts(
    seconds: float,
    first: int,
    *,
    seats: int,
    sets: Sequence[str],
    game: str = "bang",
    forkable: bool = False,
    kernel_picker: bool = False,
) -> float:
    """Decisions a second of whole random games, their set-up included. If they are `forkable`, they are answered one by
    one and take snapshots."""
    pick = RandomPicker(first).below if kernel_picker else python_pick(first)
    decisions, number = 0, first
    begin = process_time()
    end = begin + seconds
    while (now := process_time()) < end or number == first:
        dealt = new_game(game, number, seats, sets, forkable=forkable)
        number += 1
        decisions += answered(dealt, pick) if forkable else dealt.play_out(pick)
    return decisions / (now - begin)


def answered(game: Game[Any], pick: Callable[[int], int]) -> int:
    """Answer every question of a game; how many had two or more options."""
    return sum(1 for _ in decisions_of_game(game, pick))


def decisions_of_game(game: Game[Any], pick: Callable[[int], int]) -> Iterator[Ask]:
    """Play a random game, and halt at each decision."""
    while (ask := game.ask) is not None:
        options = ask.options()
        count = len(options)
        if count > 1:
            yield ask
        game.answer(options[pick(count) if count > 1 else 0])


def bot_games(seconds: float, first: int, *, bot: str, seats: int, sets: Sequence[str]) -> float:
    """Whole games a second of bots of one level, their set-up included."""
    number = first
    begin = process_time()
    end = begin + seconds
    while (now := process_time()) < end or number == first:
        game: Any = new_game("bang", number, seats, sets, forkable=False, collect_news=True)
        play_game(game, [make_bot(bot, number, seat) for seat in range(seats)])
        number += 1
    return (number - first) / (now - begin)


def fork(game: Any, _seat: int, _key: bytes) -> object:
    return game.fork()


def imagine(game: Any, seat: int, key: bytes) -> object:
    return game.imagine(seat, key)


def view(game: Any, seat: int, _key: bytes) -> object:
    return View(game, seat).to_data()


ACTS: Final[dict[str, Callable[[Any, int, bytes], object]]] = {"fork": fork, "imagine": imagine, "view": view}


def cost(seconds: float, first: int, *, act: str, seats: int, sets: Sequence[str]) -> float:
    """Microseconds that something takes, averaged over all decisions of whole random games."""
    spent, times, number, do = 0.0, 0, first, ACTS[act]
    end = process_time() + seconds
    while process_time() < end or number == first:
        game = new_game("bang", number, seats, sets)
        for ask in decisions_of_game(game, python_pick(number)):
            key = key_from_seed(times)
            begin = process_time()
            for _ in range(AT_A_TIME):
                do(game, ask.seat, key)
            spent += process_time() - begin
            times += AT_A_TIME
        number += 1
    return spent / times * 1e6
