"""The machine under every game: answers, observers, copies, worlds, interjections."""

from __future__ import annotations

import gc
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from examples.doubt.asks import BELIEVE, DOUBT_IT, EXCHANGE, LayCard
from examples.doubt.game import Doubt
from sixgun.cardgame.small_state import SmallState
from sixgun.kernel.ask import PASS, Choice
from sixgun.kernel.chance import Chance, key_from_seed
from sixgun.kernel.errors import IllegalChoice, NotationError, SixgunError
from sixgun.kernel.game import Game
from sixgun.kernel.steps import DONE, Interjection, World
from tests.support.doubt import dealt, new_doubt


def at_belief(seed: str = "game", **options: bool) -> Doubt:
    """A game in the middle of a step: the first card is laid."""
    game = new_doubt(2, key_from_seed(seed), **options)
    assert game.ask is not None
    game.answer(game.ask.options()[0])
    return game


def entries(game: Game[Any]) -> list[type]:
    return [type(entry) for entry in game.since]


# Answers.


def test_an_observer_hears_of_each_answer_before_it_takes_effect() -> None:
    game, heard = at_belief(), []
    game.observers.append(lambda game, seat, choice: heard.append((seat, choice, game.state.turn_number)))
    game.answer(BELIEVE)
    game.interject(0, EXCHANGE)
    assert heard == [(1, BELIEVE, 1), (0, EXCHANGE, 2)]


def test_an_observer_hears_nothing_of_a_refused_answer() -> None:
    game, heard = at_belief(), []
    game.observers.append(lambda game, seat, choice: heard.append(choice))
    with pytest.raises(IllegalChoice, match="<pass> is not among the 2 options of this question"):
        game.answer(PASS)
    with pytest.raises(IllegalChoice, match="seat 1 has no standing offer <exchange> now"):
        game.interject(0, EXCHANGE)
    assert heard == []


def test_observers_and_news_do_not_go_over_to_a_fork() -> None:
    game, heard = at_belief(collect_news=True), []
    game.observers.append(lambda game, seat, choice: heard.append(choice))
    clone, told = game.fork(), len(game.news or [])
    clone.answer(DOUBT_IT)
    assert (heard, clone.news, told, len(game.news or [])) == ([], None, 1, 1)


def test_a_game_played_out_is_the_game_of_its_picks() -> None:
    one, other = at_belief(), at_belief()
    chances = Chance(key_from_seed("picks")), Chance(key_from_seed("picks"))
    decisions = 0
    while one.ask is not None:
        options = one.ask.options()
        decisions += len(options) > 1
        one.answer(options[chances[0].below(len(options))])
    assert other.play_out(chances[1].below) == decisions > 5
    assert other.over
    assert other.state.to_data() == one.state.to_data()
    assert other.play_out(chances[1].below) == 0
    with pytest.raises(SixgunError, match="this game cannot be forked"):
        other.fork()


# Snapshots.


def test_a_game_that_begins_no_step_says_so_when_it_is_forked() -> None:
    game = at_belief()
    game.drop_snapshot()
    with pytest.raises(SixgunError, match=r"no step has begun, so call begin_step\(\)"):
        game.fork()


def test_a_step_keeps_the_state_at_its_beginning_and_the_answers_since() -> None:
    game = at_belief()
    assert game.base is not None
    assert len(game.base.players[0].hand) == 5
    assert len(game.state.players[0].hand) == 4
    assert entries(game) == [Choice]
    game.answer(BELIEVE)
    assert entries(game) == []
    assert len(game.base.players[0].hand) == 4


def test_a_game_without_snapshots_plays_alike_and_cannot_be_forked() -> None:
    game, plain = at_belief(), at_belief(forkable=False)
    assert plain.base is None
    assert plain.since == []
    game.answer(DOUBT_IT)
    plain.answer(DOUBT_IT)
    assert plain.state.to_data() == game.state.to_data()
    plain.interject(0, EXCHANGE)
    game.interject(0, EXCHANGE)
    assert plain.state.to_data() == game.state.to_data()
    with pytest.raises(SixgunError, match="this game cannot be forked: start it with forkable=True"):
        plain.fork()
    with pytest.raises(SixgunError, match="this game cannot be forked: start it with forkable=True"):
        plain.imagine(0, key_from_seed(1))


def test_a_fork_without_snapshots_is_only_played_on() -> None:
    """Its answers are not noted, so a copy of it would silently stand at the wrong question."""
    game = at_belief()
    clone = game.fork(forkable=False)
    clone.answer(BELIEVE)
    with pytest.raises(SixgunError, match="this game cannot be forked"):
        clone.fork()


def test_a_fork_and_its_origin_do_not_touch_each_other() -> None:
    game = at_belief()
    before, clone = game.state.to_data(), game.fork()
    clone.answer(DOUBT_IT)
    clone.interject(0, EXCHANGE)
    assert game.state.to_data() == before
    assert game.ask is not None
    assert game.ask.kind == "believe"
    middle = clone.state.to_data()
    game.answer(BELIEVE)
    assert clone.state.to_data() == middle


def test_replayed_questions_do_not_work_out_their_options(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_belief()

    def read(self: object) -> list[Choice]:
        raise AssertionError("the options of a replayed question were read")

    monkeypatch.setattr("examples.doubt.asks.LayCard.options", read)
    assert game.fork().ask is not None


# Worlds.


def test_a_world_is_an_entry_of_its_step() -> None:
    game = at_belief()
    world = game.imagine(1, key_from_seed("w"))
    assert entries(world) == [Choice, World]
    assert entries(game) == [Choice]
    again = world.imagine(0, key_from_seed("v"))
    assert entries(again) == [Choice, World, World]
    assert again.fork().state.to_data() == again.state.to_data()


def test_a_world_may_lie_before_and_after_an_interjection() -> None:
    game = new_doubt(3, key_from_seed("between")).imagine(0, key_from_seed("w"))
    game.interject(1, EXCHANGE)
    assert entries(game) == [World, Interjection]
    later = game.imagine(2, key_from_seed("v"))
    assert entries(later) == [World, Interjection, World]
    for at in (game, later):
        clone = at.fork()
        assert clone.state.to_data() == at.state.to_data()
        assert clone.ask is not None
        assert (clone.ask.kind, clone.ask.seat) == ("give", 1)
        for one in (clone, at):
            assert one.ask is not None
            one.answer(one.ask.options()[-1])
        assert clone.state.to_data() == at.state.to_data()
        assert entries(at) == []


def test_a_world_begins_a_new_chance() -> None:
    game = new_doubt(2, key_from_seed("chance"))
    one, same, other = (game.imagine(0, key_from_seed(key)) for key in ("a", "a", "b"))
    assert one.state.chance == same.state.chance
    assert one.state.chance != other.state.chance
    assert one.state.to_data() == same.state.to_data()
    assert game.state.chance == new_doubt(2, key_from_seed("chance")).state.chance


def test_entering_a_world_twice_does_not_wear_it_out() -> None:
    """Each replay gets a copy of the world's generator."""
    world = new_doubt(2, key_from_seed("twice")).imagine(0, key_from_seed("w"))
    for _ in range(2):
        clone = world.fork()
        clone.interject(1, EXCHANGE)
        assert clone.ask is not None
        clone.answer(clone.ask.options()[0])
    assert world.fork().state.to_data() == world.state.to_data()


def test_a_world_that_is_only_played_on_needs_no_snapshots() -> None:
    world = at_belief().imagine(1, key_from_seed("w"), forkable=False)
    world.answer(DOUBT_IT)
    assert world.ask is not None
    assert not world.forkable


# Interjections.


def test_an_interjection_is_a_step_of_its_own_and_the_question_is_put_again() -> None:
    game = new_doubt(3, key_from_seed("inter"))
    first = game.ask
    game.interject(1, EXCHANGE)
    assert entries(game) == [Interjection]
    assert game.ask is not None
    game.answer(game.ask.options()[0])
    assert entries(game) == []
    assert game.ask is not first
    assert (game.ask.kind, game.ask.seat) == ("play", 0)


def test_nobody_interjects_at_their_own_question_or_after_the_end() -> None:
    game = new_doubt(3, key_from_seed("inter"))
    assert game.offers(0) == []
    game.state.players[0].hand = game.state.players[0].hand[:1]
    clone = game.with_state(game.state)
    assert clone.ask is not None
    clone.answer(clone.ask.options()[0])
    clone.answer(BELIEVE)
    assert clone.over
    assert clone.offers(1) == []
    with pytest.raises(IllegalChoice):
        clone.interject(1, EXCHANGE)


def test_a_game_must_bring_its_rules() -> None:
    bare: Game[SmallState] = Game(dealt(2, key_from_seed(1)))
    with pytest.raises(NotImplementedError):
        bare.start()
    with pytest.raises(NotImplementedError):
        bare.standing_offers(0)
    with pytest.raises(NotImplementedError):
        bare.hidden_groups(0)


# Forks at a rebuildable question.


def test_a_fork_at_a_rebuildable_question_runs_the_rules_when_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_doubt(3, key_from_seed("bare"))
    runs = []
    run = Doubt.run

    def watched(self: Doubt, first: Interjection | None) -> Coroutine[Any, Any, None]:
        runs.append(self)
        return run(self, first)

    monkeypatch.setattr(Doubt, "run", watched)
    clone = game.fork()
    assert clone.ask is not None and game.ask is not None
    assert clone.ask.options() == game.ask.options()
    assert (clone.ask.game, clone.ask.seat) == (clone, game.ask.seat)
    assert runs == []
    for one in (game, clone):
        one.answer(one.ask.options()[0])  # type: ignore[union-attr]
    assert runs == [clone]
    assert clone.state.to_data() == game.state.to_data()
    assert clone.fork().state.to_data() == game.state.to_data()


def test_a_fork_at_a_rebuildable_question_equals_one_that_has_run_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Answered, played out, imagined, interjected and forked again."""
    game = new_doubt(3, key_from_seed("bare"))
    found = []
    for rebuildable in (True, False):
        monkeypatch.setattr(LayCard, "rebuildable", rebuildable)
        played, imagined, interjected = game.fork(), game.imagine(1, key_from_seed(5)).fork().fork(), game.fork()
        interjected.interject(1, EXCHANGE)
        for one in (played, imagined, interjected, game.fork().fork()):
            pick = Random(3).randrange
            before = one.state.to_data()
            found.append((before, one.play_out(pick), one.state.to_data()))
    assert found[: len(found) // 2] == found[len(found) // 2 :]


def test_a_fork_that_nobody_has_looked_at_leaves_no_cycle_behind() -> None:
    game = new_doubt(3, key_from_seed("bare"))
    gc.collect()
    gc.disable()
    try:
        for _ in range(10):
            game.fork()
            game.imagine(1, key_from_seed(5))
            game.fork(forkable=False).play_out(Random(3).randrange)
        assert gc.collect() == 0
    finally:
        gc.enable()


# Errors.


def test_a_notation_error_names_its_line_where_there_is_one() -> None:
    assert str(NotationError("no such card", 3)) == "line 3: no such card"
    assert str(NotationError("no such card")) == "no such card"
    assert NotationError("no such card", 3).cause == "no such card"


def test_what_is_done_may_be_awaited_any_number_of_times() -> None:
    async def rule() -> str:
        for _ in range(3):
            await DONE
        return "over"

    for _ in range(2):
        with pytest.raises(StopIteration, match="over"):
            rule().send(None)
