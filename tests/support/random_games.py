"""Random games, and pairs of worlds that one seat cannot tell apart: for the property tests of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from hypothesis import settings

from sixgun.cardgame.game import CardGame
from sixgun.conformance.checks import VisibleData, random_move
from sixgun.kernel.ask import Choice
from sixgun.kernel.chance import Chance
from sixgun.kernel.game import Game
from sixgun.kernel.hidden_cards import with_faces

LONGEST = 5000
"""A random game takes a few hundred answers. A game with more answers than this is stuck."""
COMPARED = 60
"""The most questions at which two worlds are compared."""

few = settings(max_examples=60, derandomize=True, deadline=None)
some = settings(max_examples=120, derandomize=True, deadline=None)

G = TypeVar("G", bound=Game[Any])
T = TypeVar("T", bound=CardGame[Any])


def answered(game: G, answers: list[int]) -> Iterator[G]:
    """Yield the game at each question. Each number picks an option, or an interjection if it is 90 or more."""
    yield game
    for number in answers:
        if game.ask is None:
            return
        offers = [(seat, wish) for seat in range(len(game.state.players)) for wish in game.offers(seat)]
        if number >= 90 and offers:
            game.interject(*offers[number % len(offers)])
        else:
            options = game.ask.options()
            game.answer(options[number % len(options)])
        yield game


def at_each_question(game: G, chance: Random) -> Iterator[G]:
    """Play a game at random, and yield it at each of its questions and at its end."""
    for _ in range(LONGEST):
        yield game
        if game.over:
            return
        random_move(game, chance)
    raise AssertionError(f"the game is stuck: not over after {LONGEST} answers")


def twin_of(game: T, seat: int, key: bytes, *, collect_news: bool = False) -> T:
    """The game at the same open question, but what a seat does not know lies otherwise. Chance stays as it is."""
    assert game.ask is not None
    assert game.ask.open
    state = game.state.copy()
    chance = Chance(key)
    for group in game.hidden_groups(seat):
        faces = [state.faces[card] for card in group]
        chance.shuffle(faces)
        state.faces = with_faces(state.faces, group, faces)
    return game.with_state(state, collect_news=collect_news)


def heard(game: Game[Any], seat: int) -> list[Any]:
    return [news.seen_by(seat) for news in game.news or []]


def compare_twins(
    one: G,
    other: G,
    seat: int,
    chance: Random,
    question: Callable[[G], list[Any]],
    shown: Callable[[G, int], Any],
    visible_data: Callable[[G, int], VisibleData],
) -> int:
    """Play two worlds on with the same answers while the seat hears the same; how many questions were compared.

    If one world has all the news of the other and more, it went on where the other asks: silence told something.
    `question` is what everybody sees of the pending one, `shown` what the seat has come to see without any news: there
    the worlds part.
    """
    for compared in range(COMPARED):
        ours, theirs = heard(one, seat), heard(other, seat)
        if ours != theirs:
            shorter = min(len(ours), len(theirs))
            assert ours[:shorter] != theirs[:shorter], "a question was asked in one world only"
            return compared
        assert question(one) == question(other)
        if one.ask is None or other.ask is None:
            return compared  # who has won may show what was hidden
        if shown(one, seat) != shown(other, seat):
            return compared
        assert visible_data(one, seat) == visible_data(other, seat)
        if one.ask.seat == seat:
            assert one.ask.options() == other.ask.options()
        common: list[Choice] = [wish for wish in one.ask.options() if wish in other.ask.options()]
        if not common:
            return compared
        wish = chance.choice(common)
        one.answer(wish)
        other.answer(wish)
    return COMPARED
