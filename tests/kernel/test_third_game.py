"""The kernel carries a game that has nothing to do with BANG!."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sixgun.kernel.ask import PASS, Choice, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import IllegalChoice
from sixgun.kernel.game import Game
from sixgun.kernel.news import NewsItem
from sixgun.kernel.record import Recorder, parse_record
from sixgun.kernel.steps import Interjection, World
from tests.support.third_game import BELIEVE, DOUBT, EXCHANGE, NUMBERS, Doubt, Face, new_doubt


def position(game: Doubt) -> dict[str, Any]:
    ask = game.ask
    return {**game.state.to_data(), "ask": (ask.kind, ask.seat, ask.options()) if ask else None}


def move_on(game: Doubt, chance: Random) -> tuple[int, Choice]:
    """A random answer, sometimes an exchange instead; the seat and the choice."""
    assert game.ask is not None
    for seat in range(len(game.state.hands)):
        if game.offers(seat) and chance.random() < 0.2:
            game.interject(seat, EXCHANGE)
            return seat, EXCHANGE
    seat, answer = game.ask.seat, chance.choice(game.ask.options())
    game.answer(answer)
    return seat, answer


def played(seed: str, players: int = 3) -> Iterator[Doubt]:
    """A random game at each of its questions."""
    game, chance = new_doubt(players, key_from_seed(seed), collect_news=True), Random(seed)
    while not game.over:
        yield game
        move_on(game, chance)
    yield game


def lie(game: Doubt) -> Choice:
    assert game.ask is not None
    card = game.ask.options()[0].card
    return choice("lay", card, what=NUMBERS[(game.state.faces[card].order + 1) % 3])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_with_a_winner_without_cards(players: int) -> None:
    for seed in range(20):
        *_, game = played(f"end {seed}", players)
        assert game.outcome is not None
        assert [game.state.hands[seat] for seat in game.outcome.winners] == [()]
        with pytest.raises(IllegalChoice, match="the game is over"):
            game.answer(BELIEVE)


def test_a_lie_that_is_found_out_comes_back_with_another_card() -> None:
    game = new_doubt(2, key_from_seed("lie"), collect_news=True)
    claim = lie(game)
    game.answer(claim)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat, game.ask.options()) == ("believe", 1, [BELIEVE, DOUBT])
    game.answer(DOUBT)
    assert len(game.state.hands[0]) == 4
    assert claim.card in game.state.hands[0]
    assert len(game.state.hands[1]) == 3
    assert game.ask.seat == 1


def test_an_illegal_answer_changes_nothing() -> None:
    game = new_doubt(2, key_from_seed("illegal"))
    for wrong in (PASS, BELIEVE, EXCHANGE, choice("lay", 17, what="one")):
        ask, before = game.ask, position(game)
        with pytest.raises(IllegalChoice, match="is not among the 9 options of this question"):
            game.answer(wrong)
        assert game.ask is ask
        assert game.since == []
        assert position(game) == before


def test_a_standing_offer_is_taken_at_an_open_question_only() -> None:
    game = new_doubt(3, key_from_seed("offer"))
    assert [game.offers(seat) for seat in range(3)] == [[], [EXCHANGE], [EXCHANGE]]
    game.interject(2, EXCHANGE)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat) == ("give_up", 2)
    assert [game.offers(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(IllegalChoice, match="has no standing offer"):
        game.interject(1, EXCHANGE)
    game.answer(game.ask.options()[0])
    assert (game.ask.kind, game.ask.seat) == ("claim", 0)
    assert game.offers(2) == []
    assert game.offers(1) == [EXCHANGE]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_fork_at_any_question_goes_on_like_its_origin(seed: str) -> None:
    inside = 0
    for game in played(seed):
        clone, again = game.fork(), game.fork().fork()
        assert position(clone) == position(game) == position(again)
        inside += any(isinstance(entry, Interjection) for entry in game.since)
        if not game.over:
            chances = Random(seed), Random(seed)
            other = game.fork()
            for _ in range(4):
                if not clone.over:
                    assert move_on(clone, chances[0]) == move_on(other, chances[1])
            assert position(clone) == position(other)
    assert inside, "no fork was made in the middle of an interjection"


def visible_data(game: Doubt, seat: int) -> list[Any]:
    """What a seat knows: the cards it has seen, the sizes of all hands, its options."""
    state, ask = game.state, game.ask
    known = [state.faces[card] if state.seen[card] >> seat & 1 else None for card in range(18)]
    return [known, state.hands, ask.kind if ask else "", ask.options() if ask and ask.seat == seat else None]


@pytest.mark.parametrize("seed", ["d", "e", "f"])
def test_an_imagined_world_looks_the_same_and_stays_the_same_in_forks(seed: str) -> None:
    differing = 0
    for game in played(seed):
        if game.over:
            break
        for seat in range(3):
            world = game.imagine(seat, key_from_seed("world"))
            assert visible_data(world, seat) == visible_data(game, seat)
            assert sorted(world.state.faces) == sorted(game.state.faces)
            assert position(world.fork()) == position(world)
            # Seen from inside another world the same key deals the same cards.
            assert position(world.imagine(seat, key_from_seed("x"))) == position(game.imagine(seat, key_from_seed("x")))
            differing += world.state.faces != game.state.faces
    assert differing > 20


def test_a_world_imagined_after_the_end_stays_the_same_in_forks() -> None:
    *_, game = played("after the end")
    world = game.imagine(1, key_from_seed("world"))
    assert world.over
    assert world.state.faces != game.state.faces
    assert position(world.fork()) == position(world)


def test_a_fork_replays_a_world_that_was_entered_in_the_middle_of_a_step() -> None:
    game = new_doubt(2, key_from_seed("worlds"))
    game.answer(lie(game))
    world = game.imagine(1, key_from_seed("other"))
    assert [type(entry) for entry in world.since] == [Choice, World]
    world.answer(DOUBT)
    later = world.fork()
    assert position(later) == position(world)
    assert position(later.fork().imagine(0, key_from_seed("y"))) == position(world.imagine(0, key_from_seed("y")))


def test_news_hide_the_face_of_a_drawn_card_from_the_others() -> None:
    game = new_doubt(2, key_from_seed("news"), collect_news=True)
    game.answer(lie(game))
    game.answer(DOUBT)
    assert game.news is not None
    shown, drawn = game.news
    assert shown.seen_by(1) is shown
    assert drawn.seen_by(0) is drawn
    assert isinstance(drawn.faces[0], Face)
    assert drawn.seen_by(1) == NewsItem("take", 0, amount=1, known_to=0)


def test_a_record_of_it_can_be_played_again() -> None:
    def words(game: Game[Any], seat: int, wish: Choice) -> tuple[str, int]:
        return f"{wish.verb} {wish.card} {wish.what}", 0

    def standing(game: Game[Any]) -> tuple[int, dict[str, Any]] | None:
        return (game.state.number, json.loads(json.dumps(game.state.to_data()))) if not game.since else None

    out, chance = io.StringIO(), Random("record")
    game = new_doubt(3, key_from_seed("record"))
    recorder = Recorder(out, words, standing)
    recorder.header({"game": "doubt", "players": 3})
    game.observers.append(recorder)
    while not game.over:
        move_on(game, chance)
    assert game.outcome is not None
    recorder.finish(game.outcome)

    record = parse_record(out.getvalue().encode())
    assert record.header == {"game": "doubt", "players": 3}
    assert record.ending is not None
    assert record.ending.outcome == game.outcome
    assert any(answer.interjected for answer in record.answers)
    clone = new_doubt(3, key_from_seed("record"))
    for answer in record.answers:
        assert clone.ask is not None
        options = clone.offers(answer.seat) if answer.interjected else clone.ask.options()
        (wish,) = [option for option in options if words(clone, answer.seat, option)[0] == answer.text]
        if answer.interjected:
            clone.interject(answer.seat, wish)
        else:
            clone.answer(wish)
    assert position(clone) == position(game)
