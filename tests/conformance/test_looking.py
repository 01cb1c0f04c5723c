"""Looking at a game changes nothing in it: neither the state, nor which objects it is made of, nor what comes next."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest

from examples.doubt.game_type import DOUBT
from sixgun.bang.view import View as BangView
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.state import CardState
from sixgun.conformance.checks import position_data, random_move, repeat_move
from sixgun.duel.view import View as DuelView
from sixgun.games import GAME_TYPES
from sixgun.kernel.ask import NOBODY, choice
from sixgun.kernel.chance import Chance, key_from_seed
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.json_data import attributes_of

GAMES: dict[str, AnyGameType] = {**{name: GAME_TYPES[name] for name in ("bang", "duel")}, "doubt": DOUBT}
PLAIN_DATA = (bool, bytes, int, str, type(None))
OFTEN = 0.2
"""At this share of the questions, forks and imagined worlds are looked at as well."""

each_game = pytest.mark.parametrize("game_type", GAMES.values(), ids=GAMES)


def new_game(game_type: AnyGameType, seed: str) -> CardGame[Any]:
    players = game_type.default_players
    setup = game_type.setup(players, key_from_seed(seed), game_type.sets, game_type.options())
    game: CardGame[Any] = game_type.new_game(setup, collect_news=True)
    return game


# What a state is made of.


def anatomy(state: CardState) -> list[Any]:
    """All attributes of a state and of its parts, and which objects they are."""
    parts = [state, state.chance, *state.players, *state.bearers]
    return [(id(part), [(name, content(getattr(part, name))) for name in attributes_of(type(part))]) for part in parts]


def content(value: Any) -> Any:
    """A value that stays as it is: of what can be changed in place, a copy and which object it is."""
    return (id(value), value.copy()) if isinstance(value, (list, dict, bytearray)) else value


def is_plain(value: Any) -> bool:
    """Is this data without behaviour: numbers, texts, and collections of them?"""
    if isinstance(value, dict):
        return all(is_plain(item) for pair in value.items() for item in pair)
    return isinstance(value, PLAIN_DATA) or (isinstance(value, (tuple, list)) and all(map(is_plain, value)))


@each_game
def test_a_state_consists_of_plain_data_and_of_its_own_parts(game_type: AnyGameType) -> None:
    game, chance = new_game(game_type, "plain data"), Random("plain data")
    while not game.over:
        state = game.state
        for part in (state, state.chance, *state.players, *state.bearers):
            for name in set(attributes_of(type(part))) - {"chance", "faces", "fighters", "outcome", "players", "seen"}:
                assert is_plain(getattr(part, name)), f"{type(part).__name__}.{name}"
        assert (type(state.chance), type(state.seen)) == (Chance, bytearray)
        random_move(game, chance)


# Looking.


def properties_of(thing: Any) -> list[Any]:
    """The values of all public properties of a view or of a part of it."""
    names = {name for base in type(thing).__mro__ for name, what in vars(base).items() if isinstance(what, property)}
    return [getattr(thing, name) for name in sorted(names) if not name.startswith("_")]


def look_around(game: CardGame[Any]) -> int:
    """Look at all that every seat and a spectator can look at. Returns how often something was looked up."""
    count = 0
    seats, targets, cards = range(game.seat_count), range(NOBODY, 40), range(len(game.state.faces))
    for viewer in (NOBODY, *seats):
        view: Any = game.type.view(game, viewer)
        parts = [view, *view.seats, *(view.characters if hasattr(view, "character") else ())]
        looks: list[Callable[[], Any]] = [partial(properties_of, part) for part in parts]
        looks += [view.to_data, view.news, view.offers, partial(ask_why, view)]
        looks += [partial(view.is_target, target) for target in targets]
        looks += [partial(look, card) for card in cards if view.knows(card) for look in (view.face, view.bearer)]
        if isinstance(view, BangView):
            looks += [view.summaries, *(partial(view.distance, seat, other) for seat in seats for other in seats)]
            by_seat = (view.reach, view.bang_limit, view.hand_limit, view.summary)
            looks += [partial(look, seat) for look in by_seat for seat in seats]
        if isinstance(view, DuelView):
            looks += [partial(view.hand_limit, seat) for seat in seats]
        for look in looks:
            look()
        count += len(looks)
    open_view: Any = game.type.open_view(game)
    open_view.to_data()
    return count


def ask_why(view: Any) -> None:
    """Ask why some choices cannot be made."""
    if view.seat == NOBODY or view.ask is None:
        return
    used = [choice("use", card, what=view.face(card).slug) for card in getattr(view.me, "in_play", ())]
    for wish in (*(choice("play", card) for card in view.me.hand), *used):
        with suppress(SixgunError):
            view.why_not(wish)


@each_game
def test_looking_changes_neither_the_state_nor_its_parts(game_type: AnyGameType) -> None:
    game, chance = new_game(game_type, "looking"), Random("looking")
    looks = 0
    while not game.over:
        assert game.ask is not None
        worlds = (game, game.fork(), game.imagine(game.ask.seat, chance.randbytes(32)))
        for looked_at in worlds if chance.random() < OFTEN else worlds[:1]:
            state, base = looked_at.state, looked_at.base
            assert base is not None
            before = (anatomy(state), anatomy(base), position_data(looked_at))
            looks += look_around(looked_at)
            assert (looked_at.state, looked_at.base) == (state, base)
            assert (anatomy(state), anatomy(base), position_data(looked_at)) == before
        random_move(game, chance)
    assert looks > 1000


@each_game
def test_a_game_that_is_looked_at_goes_on_like_one_that_is_not(game_type: AnyGameType) -> None:
    seen, unseen = (new_game(game_type, "going on") for _ in range(2))
    chance = Random("going on")
    while not seen.over:
        look_around(seen)
        repeat_move(unseen, random_move(seen, chance))
        assert position_data(unseen) == position_data(seen)
    assert seen.news == unseen.news


@each_game
def test_a_look_that_leaves_a_trace_is_noticed(game_type: AnyGameType) -> None:
    game = new_game(game_type, "trace")
    before = anatomy(game.state)
    assert anatomy(game.state) == before
    traces: list[Callable[[], Any]] = [
        lambda: game.state.seen.append(0),
        lambda: game.state.turn_marks.update({("looked", 0): 1}),
        lambda: game.state.players.__setitem__(0, game.state.players[1]),
        lambda: setattr(game.state.players[1], "hand", type(game.state.players[1].hand)((0, 0))),
        lambda: game.state.chance.below(2),
    ]
    for trace in traces:
        trace()
        assert anatomy(game.state) != before
        before = anatomy(game.state)
