"""Single measurements: each runs for about a given time and returns one figure.

A decision is a question with two or more options; questions with one are answered without being counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import process_time

import chess

from sixgun.arena.play_game import play_game
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import BASE, Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.bots import make_bot
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import key_from_seed

ALL_SETS = tuple(CATALOGUE.sets)
AT_A_TIME = 8
Act = Callable[[Game, int, bytes], object]


def chess_plies(seconds: float) -> float:
    """Random legal plies a second of python-chess, in the loop that its users write: until the game is over, list the
    legal moves and push one of them."""
    chance = random.Random(1).random
    board = chess.Board()
    plies = 0
    begin = process_time()
    end = begin + seconds
    while (now := process_time()) < end:
        for _ in range(20):
            if board.is_game_over():
                board = chess.Board()
            moves = list(board.legal_moves)
            board.push(moves[int(chance() * len(moves))])
            plies += 1
    return plies / (now - begin)


def playout_decisions(players: int, seconds: float, *, forkable: bool, sets: tuple[str, ...] = (BASE,)) -> float:
    """Decisions a second of whole random games, their set-up included; with `keeps` they are answered one by one and
    take snapshots."""
    chance = random.Random(players).random

    def pick(count: int) -> int:
        return int(chance() * count)

    decisions = number = 0
    begin = process_time()
    end = begin + seconds
    while (now := process_time()) < end:
        game = new_game(Setup(players, key_from_seed(f"bench/{number}"), sets), forkable=forkable)
        number += 1
        decisions += answered(game, pick) if forkable else game.play_out(pick)
    return decisions / (now - begin)


def bot_games(name: str, players: int, seconds: float, sets: tuple[str, ...]) -> float:
    """Whole games a second of bots of one level, their set-up included."""
    number = 0
    begin = process_time()
    end = begin + seconds
    while (now := process_time()) < end:
        deal = f"bench/{number}"
        game = new_game(Setup(players, key_from_seed(deal), sets), forkable=False, collect_news=True)
        play_game(game, [make_bot(name, deal, seat) for seat in range(players)])
        number += 1
    return number / (now - begin)


def answered(game: Game, pick: Callable[[int], int]) -> int:
    """Answer every question of a game; how many had two or more options."""
    decisions = 0
    while (ask := game.ask) is not None:
        options = ask.options()
        count = len(options)
        decisions += count > 1
        game.answer(options[pick(count) if count > 1 else 0])
    return decisions


def cost(act: Act, players: int, seconds: float) -> float:
    """Microseconds that something takes, averaged over all decisions of whole random games; at each of them it is done
    several times, as a search does it."""
    spent = 0.0
    times = number = 0
    end = process_time() + seconds
    while process_time() < end:
        for game, ask in decisions_of_game(players, number):
            key = key_from_seed(times)
            begin = process_time()
            for _ in range(AT_A_TIME):
                act(game, ask.seat, key)
            spent += process_time() - begin
            times += AT_A_TIME
        number += 1
    return spent / times * 1e6


def decisions_of_game(players: int, number: int) -> Iterator[tuple[Game, Ask]]:
    """A random game, halted at each decision."""
    chance = random.Random(number).random
    game = new_game(Setup(players, key_from_seed(f"bench/{number}")))
    while (ask := game.ask) is not None:
        options = ask.options()
        if len(options) > 1:
            yield game, ask
        game.answer(options[int(chance() * len(options))])


def fork(game: Game, _seat: int, _key: bytes) -> object:
    return game.fork()


def imagine(game: Game, seat: int, key: bytes) -> object:
    return game.imagine(seat, key)


def view(game: Game, seat: int, _key: bytes) -> object:
    return View(game, seat).to_data()
