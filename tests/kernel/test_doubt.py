"""The kernel carries a game that has nothing to do with BANG!: Doubt, the example in `examples/doubt`."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from examples.doubt.asks import BELIEVE, DOUBT_IT, EXCHANGE
from examples.doubt.game import PILE, STOCK, Doubt
from sixgun.cardgame.small_state import SmallFace
from sixgun.kernel.ask import PASS, Choice, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import IllegalChoice
from sixgun.kernel.game import Game
from sixgun.kernel.news import NewsItem
from sixgun.kernel.record import Recorder, parse_record
from sixgun.kernel.steps import Interjection, World
from tests.support.doubt import new_doubt


def position(game: Doubt) -> dict[str, Any]:
    ask = game.ask
    return {**game.state.to_data(), "ask": (ask.kind, ask.seat, ask.options()) if ask else None}


def move_on(game: Doubt, chance: Random) -> tuple[int, Choice]:
    """A random answer, sometimes an exchange instead; the seat and the choice."""
    assert game.ask is not None
    for seat in range(game.seat_count):
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
    return next(option for option in game.ask.options() if option.what)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_with_a_winner_without_cards(players: int) -> None:
    for seed in range(20):
        *_, game = played(f"end {seed}", players)
        assert game.outcome is not None
        assert [game.state.players[seat].hand for seat in game.outcome.winners] == [()]
        with pytest.raises(IllegalChoice, match="the game is over"):
            game.answer(BELIEVE)


def test_a_lie_that_is_found_out_comes_back() -> None:
    game = new_doubt(2, key_from_seed("lie"), collect_news=True)
    claim = lie(game)
    game.answer(claim)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat, game.ask.options()) == ("believe", 1, [BELIEVE, DOUBT_IT])
    game.answer(DOUBT_IT)
    assert len(game.state.players[0].hand) == 5
    assert claim.card in game.state.players[0].hand
    assert game.knows(1, claim.card)
    assert len(game.state.players[1].hand) == 5
    assert game.ask.seat == 1


def test_an_illegal_answer_changes_nothing() -> None:
    game = new_doubt(2, key_from_seed("illegal"))
    for wrong in (PASS, BELIEVE, EXCHANGE, choice("play", 23, what="nine")):
        ask, before = game.ask, position(game)
        with pytest.raises(IllegalChoice, match="is not among the 10 options of this question"):
            game.answer(wrong)
        assert game.ask is ask
        assert game.since == []
        assert position(game) == before


def test_a_standing_offer_is_taken_at_an_open_question_only() -> None:
    game = new_doubt(3, key_from_seed("offer"))
    assert [game.offers(seat) for seat in range(3)] == [[], [EXCHANGE], [EXCHANGE]]
    game.interject(2, EXCHANGE)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat) == ("give", 2)
    assert [game.offers(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(IllegalChoice, match="has no standing offer"):
        game.interject(1, EXCHANGE)
    game.answer(game.ask.options()[0])
    assert (game.ask.kind, game.ask.seat) == ("play", 0)
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
    known = [face if game.knows(seat, card) else None for card, face in enumerate(state.faces)]
    return [known, state.places(), ask.kind if ask else "", ask.options() if ask and ask.seat == seat else None]


@pytest.mark.parametrize("seed", ["d", "e", "f"])
def test_an_imagined_world_looks_the_same_and_stays_the_same_in_forks(seed: str) -> None:
    differing = 0
    for game in played(seed):
        if game.over:
            break
        for seat in range(3):
            world = game.imagine(seat, key_from_seed("world"))
            assert visible_data(world, seat) == visible_data(game, seat)
            assert Counter(world.state.faces) == Counter(game.state.faces)
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
    world.answer(DOUBT_IT)
    later = world.fork()
    assert position(later) == position(world)
    assert position(later.fork().imagine(0, key_from_seed("y"))) == position(world.imagine(0, key_from_seed("y")))


def test_news_hide_the_faces_of_cards_from_those_who_do_not_see_them() -> None:
    game = new_doubt(2, key_from_seed("news"), collect_news=True)
    claim = lie(game)
    game.answer(claim)
    game.answer(DOUBT_IT)
    assert game.news is not None
    laid, doubted, shown, taken = game.news
    assert isinstance(laid.faces[0], SmallFace)
    assert laid.seen_by(0) is laid
    assert laid.seen_by(1) == NewsItem("lay", 0, amount=1, what=claim.what, known_to=0)
    assert shown.seen_by(1) is shown
    assert shown.faces == laid.faces
    assert taken.seen_by(1) == NewsItem("take", 0, amount=1, known_to=0)
    assert (doubted.seat, doubted.target) == (1, 0)


def test_a_card_laid_face_down_may_be_any_card_of_the_hand_even_one_that_was_shown() -> None:
    game = new_doubt(2, key_from_seed("track"))
    shown = lie(game)
    game.answer(shown)
    game.answer(DOUBT_IT)  # everybody has seen the card that comes back
    assert game.ask is not None
    game.answer(game.ask.options()[0])
    game.answer(BELIEVE)
    assert game.knows(1, shown.card)
    game.answer(next(option for option in game.ask.options() if option.card != shown.card))
    assert not game.knows(1, shown.card)
    assert game.knows(0, shown.card)


def test_an_exchange_mixes_the_stock_and_nobody_knows_its_cards() -> None:
    game = new_doubt(2, key_from_seed("stock"), collect_news=True)
    game.interject(1, EXCHANGE)
    assert game.ask is not None
    given = game.ask.options()[0].card
    stock = set(game.state.piles[STOCK])
    game.answer(game.ask.options()[0])
    assert set(game.state.piles[STOCK]) - stock == {given}
    assert not any(game.state.seen[card] for card in game.state.piles[STOCK])
    assert len(game.state.players[1].hand) == 5
    assert game.state.piles[PILE] == []


def test_a_record_of_it_can_be_played_again() -> None:
    def words(game: Game[Any], seat: int, wish: Choice) -> tuple[str, int]:
        return f"{wish.verb} {wish.card} {wish.what}", 0

    def standing(game: Game[Any]) -> tuple[int, dict[str, Any]] | None:
        return (game.state.turn_number, json.loads(json.dumps(game.state.to_data()))) if not game.since else None

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
