"""A short soak, and proof that its checks can fail."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.bang.state import State
from sixgun.conformance import bang as invariants
from sixgun.conformance import checks
from sixgun.conformance.checks import CheckFailed
from sixgun.kernel.ask import Choice, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.outcome import Outcome

ROOT = Path(__file__).parents[2]
FAILING = """
import runpy
from sixgun.conformance import bang
from sixgun.conformance.checks import CheckFailed

def fails(game):
    raise {error}

bang.check_position = fails
runpy.run_module("tools.soak", run_name="__main__", alter_sys=True)
"""


def running(answers: int = 25, seed: str = "soak test") -> Game:
    """A game at an open question some answers after its beginning."""
    game = new_game(Setup(5, key_from_seed(seed)))
    chance = Random(seed)
    while answers > 0 or not (game.ask and game.ask.open):
        checks.random_move(game, chance)
        answers -= 1
    return game


def soak(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the soak as a process."""
    command = [sys.executable, "-m", "tools.soak", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def failing_soak(error: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the soak with a check that raises this error at the first question."""
    command = [sys.executable, "-c", FAILING.format(error=error), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.uncounted
def test_a_short_soak_finds_nothing() -> None:
    run = soak("--games", "80", "--jobs", "1", "--seed", "tests")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("80 games, ")


@pytest.mark.uncounted
def test_a_soak_with_several_processes_adds_up() -> None:
    run = soak("--games", "60", "--jobs", "2", "--seed", "tests")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("60 games, ")


def test_a_failure_is_printed_with_the_command_that_repeats_it() -> None:
    run = failing_soak("CheckFailed('the deck is on fire')", "--games", "10", "--jobs", "1", "--seed", "x")
    assert run.returncode == 1
    assert "table 0 of seed x: the deck is on fire" in run.stdout
    assert "python -m tools.soak --seed x --only 0" in run.stdout


def test_an_exception_of_the_engine_is_a_failure_too() -> None:
    run = failing_soak("ZeroDivisionError", "--only", "3")
    assert run.returncode == 1
    assert "ZeroDivisionError" in run.stdout
    assert "--only 3" in run.stdout


def test_ctrl_c_ends_a_soak_without_a_traceback() -> None:
    run = failing_soak("KeyboardInterrupt", "--games", "10", "--jobs", "1")
    assert run.returncode == 130
    assert "Traceback" not in run.stderr


def twice(game: Game) -> None:
    game.state.deck.append(game.state.deck[0])


def gone(game: Game) -> None:
    game.state.deck.pop()


def too_healthy(game: Game) -> None:
    game.state.edit(0).life = game.state.players[0].max_life + 1


def living_dead(game: Game) -> None:
    next(player for player in game.state.players if not player.out).life = 0


def two_weapons(game: Game) -> None:
    put_in_front(game, "remington")
    put_in_front(game, "winchester")


def two_of_a_name(game: Game) -> None:
    put_in_front(game, "mustang")
    put_in_front(game, "mustang")


def put_in_front(game: Game, slug: str) -> None:
    """A card of this name goes from wherever it lies, except in front of the first seat, to there."""
    state = game.state
    first = state.players[0]
    card = next(c for c, face in enumerate(state.faces) if face.slug == slug and c not in first.in_play)
    for pile in (state.deck, state.discard):
        if card in pile:
            pile.remove(card)
    for player in state.players:
        player.hand = [other for other in player.hand if other != card]
        player.in_play = tuple(other for other in player.in_play if other != card)
    first.in_play = (*first.in_play, card)
    state.seen[card] = 255


def hidden_discard(game: Game) -> None:
    game.state.discard.append(game.state.deck.pop())


def no_options(game: Game) -> None:
    assert game.ask is not None
    game.ask._options = []


def double_option(game: Game) -> None:
    assert game.ask is not None
    game.ask._options = game.ask.options() * 2


@pytest.mark.parametrize(
    ("spoil", "cause"),
    [
        (twice, "twice"),
        (gone, "missing"),
        (too_healthy, "life points"),
        (living_dead, "in play with 0 life points"),
        (two_weapons, "[23] weapons in play"),
        (two_of_a_name, "two cards of one name in play"),
        (hidden_discard, "discarded card is hidden"),
        (no_options, "has no options"),
        (double_option, "offers something twice"),
    ],
)
def test_a_spoiled_table_is_noticed(spoil: Callable[[Game], None], cause: str) -> None:
    game = running()
    invariants.check_position(game)
    spoil(game)
    with pytest.raises(CheckFailed, match=cause):
        invariants.check_position(game)


def test_a_fork_that_differs_is_noticed() -> None:
    game = running()
    checks.check_fork(game)
    game.state.edit(2).life -= 1
    with pytest.raises(CheckFailed, match="a fork differs from its origin: players differ"):
        checks.check_fork(game)


@pytest.mark.plain("replaces a method of the engine")
def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running()
    seat = game.ask.seat if game.ask else 0
    invariants.check_imagined_worlds(game, seat, Random(1))

    def own_hand_too(self: Game, viewer: int) -> list[list[int]]:
        return [[*self.state.deck, *self.state.players[viewer].hand]]

    monkeypatch.setattr(Game, "hidden_groups", own_hand_too)
    with pytest.raises(CheckFailed, match="sees a difference in an imagined world"):
        invariants.check_imagined_worlds(running(), seat, Random(1))


@pytest.mark.plain("replaces a method of the engine")
def test_a_world_that_depends_on_hidden_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running()
    seat = game.ask.seat if game.ask else 0
    true_groups = Game.hidden_groups

    def forgets_a_hand(self: Game, viewer: int) -> list[list[int]]:
        """After the two twin worlds have been dealt, the hand of one seat stays as it truly is."""
        calls.append(viewer)
        groups = true_groups(self, viewer)
        kept = self.state.players[(viewer + 1) % 5].hand if len(calls) > 2 else ()
        return [[card for card in group if card not in kept] for group in groups]

    calls: list[int] = []
    monkeypatch.setattr(Game, "hidden_groups", forgets_a_hand)
    with pytest.raises(CheckFailed, match="depends on cards that it cannot know"):
        invariants.check_imagined_worlds(game, seat, Random(1))


def test_an_accepted_wrong_choice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running()
    invariants.check_refusals(game, Random(1))
    wrong = choice("name", what="nonsense")
    monkeypatch.setattr(invariants, "random_choice", lambda *_: wrong)
    monkeypatch.setattr(Game, "answer", lambda *_: None)
    with pytest.raises(CheckFailed, match="is not offered and was accepted"):
        invariants.check_refusals(game, Random(1))


def test_a_state_that_reads_back_differently_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running()
    checks.check_stored_state(game)
    other = running(seed="another").state
    monkeypatch.setattr(State, "from_data", lambda _data: other)
    with pytest.raises(CheckFailed, match="reads back differently"):
        checks.check_stored_state(game)


def test_an_offered_option_that_fails_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running()
    invariants.check_random_option(game, Random(1))
    fork = Game.fork

    def offers_too_much(self: Game) -> Game:
        clone = fork(self)
        assert clone.ask is not None
        clone.ask._options = [choice("play", 0, 0, "no_such_card")]
        return clone

    monkeypatch.setattr(Game, "fork", offers_too_much)
    with pytest.raises((KeyError, ValueError)):
        invariants.check_random_option(game, Random(1))


def test_wrong_winners_are_noticed() -> None:
    game = new_game(Setup(4, key_from_seed("winners")))
    chance = Random(1)
    while not game.over:
        checks.random_move(game, chance)
    invariants.check_outcome(game)
    assert game.outcome is not None
    losers = tuple(seat for seat in range(4) if seat not in game.outcome.winners)
    game.state.outcome = Outcome(losers, game.outcome.reason)
    with pytest.raises(CheckFailed, match="won"):
        invariants.check_outcome(game)
    game.state.outcome = None
    with pytest.raises(CheckFailed, match="without an outcome"):
        invariants.check_outcome(game)


def test_a_fork_follows_answers_and_interjections() -> None:
    game = running()
    clone = game.fork()
    chance = Random("follow")
    moves: list[tuple[int, Choice]] = []
    while not game.over:
        moves.append(checks.random_move(game, chance, interjects=1.0))
        checks.repeat_move(clone, moves[-1])
    checks.check_same_position(game, clone, "the two differ")
    assert moves
