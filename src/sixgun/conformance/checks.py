"""Checks that hold for every game on the kernel. Each raises `Broken` with a sentence that says what is wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from sixgun.kernel.answers import Spelling
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.errors import IllegalChoice
from sixgun.kernel.game import Game
from sixgun.kernel.table import TableGame

G = TypeVar("G", bound=Game[Any])
Census = Counter[tuple[str, str]]
Sight = dict[str, Any]


class Broken(Exception):
    """Something that must always hold does not."""


def hold(condition: bool, broken: str) -> None:
    if not condition:
        raise Broken(broken)


def check_places(places: list[int], cards: int, first: int = 0) -> None:
    """Each of so many cards lies in exactly one place."""
    if sorted(places) != list(range(first, first + cards)):
        found = Counter(places)
        missing = [card for card in range(first, first + cards) if not found[card]]
        twice = [card for card, times in found.items() if times > 1]
        raise Broken(f"{len(places)} places for {cards} cards: missing {missing}, twice {twice}")


def census(state: Any) -> Census:
    """How many cards there are of each face; no play changes it."""
    return Counter((face.back, face.text) for face in state.faces)


def position(game: Game[Any]) -> dict[str, Any]:
    """The whole position, for comparison: state, question and options."""
    ask = game.ask
    asked = (ask.kind, ask.seat, ask.options()) if ask else None
    return {"state": game.state.to_data(), "ask": asked, "over": game.over}


def same(one: Game[Any], other: Game[Any], broken: str) -> None:
    """Two games are at the same position."""
    a, b = position(one), position(other)
    if a != b:
        states = [name for name in a["state"] if a["state"][name] != b["state"][name]]
        raise Broken(f"{broken}: {', '.join(states) or 'the question'} differ, {a['ask']} and {b['ask']}")


def check_fork(game: Game[Any]) -> None:
    """A fork stands where the game stands."""
    same(game, game.fork(), "a fork differs from its origin")


def refused(game: Game[Any], wish: Choice, seat: int = NOBODY) -> bool:
    try:
        if seat == NOBODY:
            game.answer(wish)
        else:
            game.interject(seat, wish)
    except IllegalChoice:
        return True
    return False


def follow(game: Game[Any], moved: tuple[int, Choice]) -> None:
    """Make the move that another game made."""
    seat, wish = moved
    if seat == NOBODY:
        game.answer(wish)
    else:
        game.interject(seat, wish)


def move_on(game: Game[Any], chance: Random, interjects: float = 0.25) -> tuple[int, Choice]:
    """A random answer, or a random interjection; the seat that gave it (NOBODY for an answer) and the choice."""
    ask = game.ask
    assert ask is not None
    if ask.open:
        seats = len(game.state.players)
        for seat in (*range(ask.seat + 1, seats), *range(ask.seat)):
            offers = game.offers(seat)
            if offers and chance.random() < interjects:
                wish = chance.choice(offers)
                game.interject(seat, wish)
                return seat, wish
    options = ask.options()
    answer = options[int(chance.random() * len(options))]
    game.answer(answer)
    return NOBODY, answer


def check_question(game: Game[Any]) -> None:
    """The question has options, each of them once."""
    ask = game.ask
    if ask is not None:
        options = ask.options()
        hold(bool(options), f"the question {ask.kind} to seat {ask.seat + 1} has no options")
        hold(len(set(options)) == len(options), f"the question {ask.kind} offers something twice")


def check_saved(game: TableGame[Any]) -> None:
    """The state survives JSON, and at an open question the game goes on from the stored state."""
    data = game.state.to_data()
    again = type(game.state).from_data(json.loads(json.dumps(data)))
    hold(again.to_data() == data, "a stored state reads back differently")
    if game.ask is not None and game.ask.open and not game.since:
        same(game, game.beside(again), "a game started from a stored state differs")


def check_texts(game: TableGame[Any], spelled: Spelling) -> None:
    """Options that read alike lead to the same table, as far as it does not depend on chance."""
    ask = game.ask
    if ask is None:
        return
    alike: dict[str, list[Choice]] = {}
    for option in ask.options():
        alike.setdefault(spelled(game, ask, option), []).append(option)
    for text, options in alike.items():
        if len(options) > 1:
            forks = [game.fork() for _ in options]
            for fork, option in zip(forks, options):
                fork.answer(option)
            if all(fork.state.chance == game.state.chance for fork in forks):
                hold(all(laid_out(fork) == laid_out(forks[0]) for fork in forks), f"“{text}” leads to different tables")


def laid_out(game: TableGame[Any]) -> list[list[str]]:
    """What lies in each hand, with each bearer and on the discards, by the faces."""
    state = game.state
    places = [*(player.hand for player in state.players), *(bearer.in_play for bearer in state.bearers)]
    lying = [sorted(state.faces[card].text for card in place) for place in places]
    return [*lying, [state.faces[card].text for card in state.discard]]


def sight(view: Any) -> Sight:
    """What a seat sees, its options included."""
    return {**view.to_data(), "options": view.ask.options() if view.ask else None, "offers": view.offers()}


def check_worlds(
    game: G, seat: int, chance: Random, sight: Callable[[G, int], Sight], check: Callable[[G, G], None]
) -> None:
    """An imagined world looks the same to its seat, and does not depend on what the seat cannot know; `check` is what
    else a world must have in common with the true one."""
    before = sight(game, seat)
    one, other = (game.imagine(seat, chance.randbytes(32)) for _ in range(2))
    for world in (one, other, one.fork()):
        hold(sight(world, seat) == before, f"seat {seat + 1} sees a difference in an imagined world")
        check(game, world)
    hold(census(one.state) == census(game.state), "an imagined world has other cards")
    key = chance.randbytes(32)
    truth = game.imagine(seat, key)
    for twin in (one.imagine(seat, key), other.imagine(seat, key)):
        same(truth, twin, f"what seat {seat + 1} imagines depends on cards that it cannot know")
    hold(sight(game, seat) == before, "imagining changed the game")
    for _ in range(chance.randrange(1, 6)):
        if one.over:
            break
        move_on(one, chance)
        same(one, one.fork(), "a fork of an imagined game differs from it")
