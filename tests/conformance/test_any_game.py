"""The checks for any game find nothing in our games and in the example, and find what is wrong in a broken one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from examples.doubt.game import STOCK, Doubt
from examples.doubt.game_type import DOUBT
from sixgun.cardgame.game_type import AnyGameType
from sixgun.conformance import any_game, checks
from sixgun.conformance.checks import CheckFailed
from sixgun.games import GAME_TYPES
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.outcome import Outcome
from tests.support.doubt import new_doubt

GAMES: dict[str, AnyGameType] = {**{name: GAME_TYPES[name] for name in ("bang", "duel")}, "doubt": DOUBT}


@pytest.mark.uncounted
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_wrong_with_our_games_and_the_example(name: str) -> None:
    summary = any_game.check_game_type(GAMES[name], "any game", games=6 if name == "doubt" else 1)
    assert summary.games >= len(GAMES[name].player_counts)
    assert summary.sampled > 0


def running() -> Doubt:
    """A game in which a card has been laid and believed, so that another player is about to lay one."""
    game = new_doubt(3, key_from_seed("running"))
    for _ in range(2):
        assert game.ask is not None
        game.answer(game.ask.options()[0])
    return game


def strange_hand(game: Doubt) -> None:
    game.state.seen[game.state.players[1].hand[0]] = 0


def hidden_in_play(game: Doubt) -> None:
    game.state.players[1].in_play = (game.state.piles[STOCK].pop(),)


def no_options(game: Doubt) -> None:
    assert game.ask is not None
    game.ask._options = []


@pytest.mark.parametrize(
    ("spoil", "cause"),
    [
        (strange_hand, "seat 2 does not know its own hand"),
        (hidden_in_play, "a card in play is hidden"),
        (no_options, "has no options"),
    ],
)
def test_a_spoiled_game_is_noticed(spoil: Callable[[Doubt], None], cause: str) -> None:
    game = running()
    any_game.check_position(game)
    spoil(game)
    with pytest.raises(CheckFailed, match=cause):
        any_game.check_position(game)


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def own_hand_too(self: Doubt, seat: int) -> list[list[int]]:
        return [[*self.state.piles[STOCK], *self.state.players[seat].hand]]

    monkeypatch.setattr(Doubt, "hidden_groups", own_hand_too)
    with pytest.raises(CheckFailed, match="sees a difference in an imagined world"):
        checks.check_worlds(running(), 2, Random(1), any_game.visible_to, lambda _game, _world: None)


def test_texts_that_do_not_read_back_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running()

    def always_the_last(_self: Any, _table: Any, ask: Ask, _text: str) -> Choice:
        return ask.options()[-1]

    monkeypatch.setattr(type(DOUBT), "parse_choice", always_the_last)
    with pytest.raises(CheckFailed, match="is read as"):
        any_game.check_notation(game)


def test_an_accepted_wrong_choice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running()
    monkeypatch.setattr(Doubt, "answer", lambda *_: None)
    with pytest.raises(CheckFailed, match="is not offered and was accepted"):
        any_game.check_refusal(game)


@pytest.mark.parametrize(
    ("outcome", "cause"),
    [(None, "without an outcome"), (Outcome((7,), "no_cards_left"), "are not seats"), (Outcome((0,), ""), "no reason")],
)
def test_a_wrong_ending_is_noticed(outcome: Outcome | None, cause: str) -> None:
    game, chance = new_doubt(2, key_from_seed("ending")), Random(1)
    while not game.over:
        checks.random_move(game, chance)
    any_game.check_outcome(game)
    game.state.outcome = outcome
    with pytest.raises(CheckFailed, match=cause):
        any_game.check_outcome(game)
