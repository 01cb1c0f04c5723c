"""Checks that fit every game on the kernel. Each raises `CheckFailed` with a sentence that says what is wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from sixgun.cardgame.answers import ChoiceWriter
from sixgun.cardgame.game import CardGame
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.errors import IllegalChoice
from sixgun.kernel.game import Game

G = TypeVar("G", bound=Game[Any])
CardCounts = Counter[tuple[str, str]]
VisibleData = dict[str, Any]
Move = tuple[int, Choice]
"""The seat that interjects, or NOBODY for an answer, and the choice."""


class CheckFailed(Exception):
    """Something that must always be true is not."""


def require(condition: bool, message: str) -> None:
    """Raise `CheckFailed` with this message unless the condition is true."""
    if not condition:
        raise CheckFailed(message)


def check_each_card_once(places: list[int], cards: int, first: int = 0) -> None:
    """Every card from `first` on lies in exactly one place; `cards` is their number."""
    if sorted(places) != list(range(first, first + cards)):
        found = Counter(places)
        missing = [card for card in range(first, first + cards) if not found[card]]
        twice = [card for card, times in found.items() if times > 1]
        raise CheckFailed(f"{len(places)} places for {cards} cards: missing {missing}, twice {twice}")


def card_counts(state: Any) -> CardCounts:
    """Count the cards of each face. No play changes these counts."""
    return Counter((face.back, face.text) for face in state.faces)


def position_data(game: Game[Any]) -> dict[str, Any]:
    """Return the whole position for comparisons: state, question and options."""
    ask = game.ask
    asked = (ask.kind, ask.seat, ask.options()) if ask else None
    return {"state": game.state.to_data(), "ask": asked, "over": game.over}


def check_same_position(one: Game[Any], other: Game[Any], message: str) -> None:
    """Two games are at the same position. `message` says what it means if they are not."""
    a, b = position_data(one), position_data(other)
    if a != b:
        states = [name for name in a["state"] if a["state"][name] != b["state"][name]]
        raise CheckFailed(f"{message}: {', '.join(states) or 'the question'} differ, {a['ask']} and {b['ask']}")


def check_fork(game: Game[Any]) -> None:
    """A fork is at the same position as its game."""
    check_same_position(game, game.fork(), "a fork differs from its origin")


def is_refused(game: Game[Any], choice: Choice, seat: int = NOBODY) -> bool:
    """Does the game refuse this answer or, with a seat, this interjection?"""
    try:
        if seat == NOBODY:
            game.answer(choice)
        else:
            game.interject(seat, choice)
    except IllegalChoice:
        return True
    return False


def repeat_move(game: Game[Any], move: Move) -> None:
    """Make the move that was made in another game."""
    seat, choice = move
    if seat == NOBODY:
        game.answer(choice)
    else:
        game.interject(seat, choice)


def random_move(game: Game[Any], chance: Random, interjects: float = 0.25) -> Move:
    """Give a random answer, or make a random interjection where one is possible."""
    ask = game.ask
    assert ask is not None
    if ask.open:
        seats = len(game.state.players)
        for seat in (*range(ask.seat + 1, seats), *range(ask.seat)):
            offers = game.offers(seat)
            if offers and chance.random() < interjects:
                choice = chance.choice(offers)
                game.interject(seat, choice)
                return seat, choice
    options = ask.options()
    answer = options[int(chance.random() * len(options))]
    game.answer(answer)
    return NOBODY, answer


def check_question(game: Game[Any]) -> None:
    """The question has options and offers each of them once."""
    ask = game.ask
    if ask is not None:
        options = ask.options()
        require(bool(options), f"the question {ask.kind} to seat {ask.seat + 1} has no options")
        require(len(set(options)) == len(options), f"the question {ask.kind} offers something twice")


def check_stored_state(game: CardGame[Any]) -> None:
    """The state survives JSON, and at an open question the game can continue from the stored state."""
    data = game.state.to_data()
    again = type(game.state).from_data(json.loads(json.dumps(data)))
    require(again.to_data() == data, "a stored state reads back differently")
    if game.ask is not None and game.ask.open and not game.since:
        check_same_position(game, game.with_state(again), "a game started from a stored state differs")


def check_option_texts(game: CardGame[Any], write_option: ChoiceWriter) -> None:
    """Options with the same text lead to the same cards in the same places, unless chance decides."""
    ask = game.ask
    if ask is None:
        return
    alike: dict[str, list[Choice]] = {}
    for option in ask.options():
        alike.setdefault(write_option(game, ask, option), []).append(option)
    for text, options in alike.items():
        if len(options) > 1:
            forks = [game.fork() for _ in options]
            for fork, option in zip(forks, options):
                fork.answer(option)
            if all(fork.state.chance == game.state.chance for fork in forks):
                require(
                    all(faces_by_place(fork) == faces_by_place(forks[0]) for fork in forks),
                    f"“{text}” leads to different tables",
                )


def faces_by_place(game: CardGame[Any]) -> list[list[str]]:
    """Return the faces in each hand, in play with each bearer, and in the discards."""
    state = game.state
    places = [*(player.hand for player in state.players), *(bearer.in_play for bearer in state.bearers)]
    faces = [sorted(state.faces[card].text for card in place) for place in places]
    return [*faces, [state.faces[card].text for card in state.discard]]


def visible_data(view: Any) -> VisibleData:
    """Return everything a view shows, with its options and offers."""
    return {**view.to_data(), "options": view.ask.options() if view.ask else None, "offers": view.offers()}


def check_worlds(
    game: G, seat: int, chance: Random, visible_to: Callable[[G, int], VisibleData], check_world: Callable[[G, G], None]
) -> None:
    """An imagined world looks the same to its seat and does not depend on what the seat cannot know.

    `check_world` takes the game and a world and checks what else they must have in common.
    """
    before = visible_to(game, seat)
    one, other = (game.imagine(seat, chance.randbytes(32)) for _ in range(2))
    for world in (one, other, one.fork()):
        require(visible_to(world, seat) == before, f"seat {seat + 1} sees a difference in an imagined world")
        check_world(game, world)
    require(card_counts(one.state) == card_counts(game.state), "an imagined world has other cards")
    key = chance.randbytes(32)
    truth = game.imagine(seat, key)
    for again in (one.imagine(seat, key), other.imagine(seat, key)):
        check_same_position(truth, again, f"what seat {seat + 1} imagines depends on cards that it cannot know")
    require(visible_to(game, seat) == before, "imagining changed the game")
    for _ in range(chance.randrange(1, 6)):
        if one.over:
            break
        random_move(one, chance)
        check_same_position(one, one.fork(), "a fork of an imagined game differs from it")
