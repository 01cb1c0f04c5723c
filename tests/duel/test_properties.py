"""What must hold in every game of The Duel: properties over random options and answers, and at every question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sixgun.conformance import duel as invariants
from sixgun.conformance.checks import (
    card_counts,
    check_fork,
    check_same_position,
    check_stored_state,
    is_refused,
    position_data,
    random_move,
    repeat_move,
)
from sixgun.conformance.random_setups import random_duel_setup
from sixgun.duel.asks import Avoid, CardAsk
from sixgun.duel.game import Game
from sixgun.duel.new_game import new_game
from sixgun.duel.rules.setup import Setup
from sixgun.duel.sets import CATALOGUE
from sixgun.duel.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.json_data import attributes_of, attributes_to_data
from tests.support.random_games import answered, at_each_question, compare_twins, few, some, twin_of

pytestmark = [pytest.mark.uncounted, pytest.mark.slow]

SETUPS = st.integers(0, 10**6).map(lambda seed: random_duel_setup(Random(seed), f"{seed}"))
ANSWERS = st.lists(st.integers(0, 99), max_size=80)


def played(setup: Setup) -> Iterator[Game]:
    """A random game at each of its questions, and at its end."""
    return at_each_question(new_game(setup, collect_news=True), Random(setup.key))


def all_played(what: str, games: int) -> Iterator[tuple[int, Game]]:
    """Several random games at each of their questions; the number of the question, and the game."""
    for n in range(games):
        yield from enumerate(played(random_duel_setup(Random(f"{what} {n}"), f"{what} {n}")))


# Conservation, and nothing gets stuck.


@some
@given(SETUPS, ANSWERS)
def test_every_card_lies_in_one_place_whatever_is_answered(setup: Setup, answers: list[int]) -> None:
    game = new_game(setup)
    cards = card_counts(game.state)
    for at in answered(game, answers):
        invariants.check_position(at)
    assert card_counts(game.state) == cards


def test_some_hundred_random_games_come_to_an_end_with_every_invariant_kept() -> None:
    for n in range(250):
        setup = random_duel_setup(Random(n), f"end {n}")
        for game in at_each_question(new_game(setup, forkable=False), Random(n)):
            invariants.check_position(game)
        invariants.check_outcome(game)


# Save and load.


@some
@given(SETUPS, ANSWERS)
def test_a_state_survives_json_at_every_question(setup: Setup, answers: list[int]) -> None:
    for game in answered(new_game(setup), answers):
        check_stored_state(game)


@few
@given(SETUPS, ANSWERS)
def test_the_same_answers_give_the_same_game(setup: Setup, answers: list[int]) -> None:
    *_, one = answered(new_game(setup), answers)
    *_, other = answered(new_game(setup, forkable=False), answers)
    check_same_position(one, other, "the same set-up and answers gave two games")


# Forks.


def test_a_fork_at_every_question_goes_on_like_its_origin() -> None:
    inside = 0
    for n in range(12):
        game, chance = new_game(random_duel_setup(Random(n), f"fork {n}")), Random(n)
        shadows: list[Game] = []
        while not game.over:
            check_fork(game)
            inside += len(game.since) > 1
            shadows.append(game.fork())
            moved = random_move(game, chance)
            for shadow in shadows:
                repeat_move(shadow, moved)
            if len(shadows) == 3:
                check_same_position(game, shadows.pop(0), "three answers after a fork the two differ")
    assert inside > 100, "no fork was made in the middle of a step"


@few
@given(SETUPS, ANSWERS, st.integers(0, 60))
def test_what_a_fork_does_leaves_its_origin_alone(setup: Setup, answers: list[int], extra: int) -> None:
    *_, game = answered(new_game(setup), answers)
    before = position_data(game)
    *_, clone = answered(game.fork(), [extra] * 20)
    assert position_data(game) == before
    assert clone is not game


# Imagined worlds.


def test_a_seat_cannot_tell_an_imagined_world_from_the_true_one() -> None:
    """For both seats and for a spectator; forks of imagined games agree with them."""
    chance = Random(1)
    common = inside = 0
    for n, game in all_played("imagine", 12):
        if game.ask is not None and (n % 3 == 0 or len(game.since) > 1):
            invariants.check_imagined_worlds(game, chance.choice((0, 1, NOBODY)), chance)
            common += len(game.state.decks[2]) > 1
            inside += len(game.since) > 1
    assert common > 100, "no world was imagined with a common deck"
    assert inside > 100, "no world was imagined in the middle of a step"


def test_nobody_knows_the_backs_below_the_top_of_the_common_deck() -> None:
    for _, game in all_played("backs", 6):
        common = game.state.decks[2]
        if game.ask is not None and len(common) > 20:
            worlds = [game.imagine(0, key_from_seed(n)) for n in range(12)]
            tops = {world.face(common[-1]).back for world in worlds}
            below = {tuple(world.face(card).back for card in common[:-1]) for world in worlds}
            assert tops == {game.face(common[-1]).back}
            assert len(below) > 6
            return
    raise AssertionError("no game came to a common deck")


# Twin worlds.


@some
@given(SETUPS, ANSWERS, st.integers(0, 10**6), st.sampled_from((0, 1, NOBODY)))
def test_what_a_seat_imagines_does_not_depend_on_the_hidden_truth(
    setup: Setup, answers: list[int], key: int, seat: int
) -> None:
    *_, game = answered(new_game(setup), answers)
    while game.ask is not None and not game.ask.open:
        game.answer(game.ask.default())
    assume(not game.over)
    clone = twin_of(game, seat, key_from_seed(key))
    check_same_position(
        game.imagine(seat, key_from_seed("world")),
        clone.imagine(seat, key_from_seed("world")),
        f"seat {seat + 1} sees the truth",
    )


def public_question(game: Game) -> list[Any]:
    """What everybody sees of the pending question."""
    ask = game.ask
    if not isinstance(ask, CardAsk):
        return []
    tried = ask.hit.tried if isinstance(ask, Avoid) else ()
    parts = [getattr(ask, name, None) for name in ("backs", "may_pass", "words", "opponent")]
    open_cards = [card for card in ask.cards if game.knows(NOBODY, card)]
    source = attributes_to_data(ask.source, attributes_of(type(ask.source))) if ask.source else None
    return [ask.seat, ask.kind, ask.open, source, ask.subject, len(ask.cards), open_cards, tried, parts]


def shown(game: Game, seat: int) -> tuple[str, tuple[str, ...]]:
    """The back that has come to the top of the common deck, and who is left in the seat's reserve."""
    view = View(game, seat)
    return view.common_back, view.me.reserve


def visible_data(game: Game, seat: int) -> dict[str, Any]:
    return View(game, seat).to_data()


def test_whether_a_question_is_asked_never_depends_on_a_hidden_card() -> None:
    """Law 6: two worlds put the same question as long as their news are equal, to a spectator and to each seat."""
    compared = 0
    chance = Random(2)
    for n, game in all_played("law 6", 12):
        if game.ask is not None and game.ask.open and n % 2 == 0:
            seat = chance.choice([NOBODY, 0, 1])
            one = twin_of(game, seat, chance.randbytes(32), collect_news=True)
            other = twin_of(game, seat, chance.randbytes(32), collect_news=True)
            compared += compare_twins(one, other, seat, chance, public_question, shown, visible_data)
    assert compared > 1000


@pytest.mark.plain("replaces a function of the engine")
def test_the_twin_test_would_notice_a_question_that_depends_on_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeks(game: Game, seat: int, ask: CardAsk) -> bool:
        return len(ask.options()) > 1

    monkeypatch.setattr("sixgun.duel.rules.hitting.can_avoid", peeks)
    with pytest.raises(AssertionError, match="asked in one world only"):
        test_whether_a_question_is_asked_never_depends_on_a_hidden_card()


# Options and refusals.


def test_every_offered_option_can_be_carried_out() -> None:
    """All of them, at every fourth question."""
    tried = 0
    for n, game in all_played("options", 8):
        if game.ask is None or n % 4:
            continue
        for wish in game.ask.options():
            clone = game.fork()
            clone.answer(wish)
            invariants.check_position(clone)
            tried += 1
    assert tried > 1500


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    """Near misses: an option with another card, target or meaning."""
    tried = 0
    for n, game in all_played("refusals", 6):
        if game.ask is None or n % 4:
            continue
        options, before = game.ask.options(), position_data(game)
        for wrong in {near for wish in options[:6] for near in near_misses(game, wish)}.difference(options):
            assert is_refused(game, wrong)
            tried += 1
        assert position_data(game) == before
    assert tried > 1000


def near_misses(game: Game, wish: Choice) -> list[Choice]:
    top = game.state.decks[0][-1] if game.state.decks[0] else 24
    return [
        choice(wish.verb, top, wish.target, wish.what),
        choice(wish.verb, wish.card, wish.target + 1, wish.what),
        choice(wish.verb, wish.card, wish.target, "colt"),
    ]


def test_every_card_that_cannot_be_played_now_can_say_why() -> None:
    """Each hand card at each character and at nobody: it is offered, or there is a reason; never both."""
    asked = 0
    for n, game in all_played("why not", 6):
        ask = game.ask
        if ask is None or ask.kind != "play" or n % 3:
            continue
        view, options = View(game, ask.seat), ask.options()
        for card in view.me.hand:
            for target in (NOBODY, *game.in_order()):
                wish = choice("play", card, target)
                assert (wish in options) == (view.why_not(wish) is None), (wish, view.why_not(wish))
                asked += 1
            assert (choice("reload", card) in options) == (view.why_not(choice("reload", card)) is None)
        assert (choice("swap") in options) == (view.why_not(choice("swap")) is None)
    assert asked > 1000


def test_everything_that_cannot_be_used_now_can_say_why() -> None:
    """At every question each ability and Equipment, bare and at each character: it is offered, or there is a reason."""
    asked: Counter[str] = Counter()
    for n, game in all_played("why not use", 12):
        ask = game.ask
        if ask is None or n % 2:
            continue
        view, options = View(game, ask.seat), ask.options()
        for character in view.me.characters:
            own = [choice("use", card, what=view.face(card).slug) for card in character.in_play]
            own += [choice("use", card, what=character.slug) for card in character.in_play]
            own += [choice("use", NO_CARD, target, character.slug) for target in (NOBODY, *game.in_order())]
            for wish in (*own, choice("reload", what=character.slug)):
                refusal = view.why_not(wish)
                assert (wish in options) == (refusal is None), (wish, refusal)
                asked[refusal.slug if refusal else ""] += 1
        if ask.kind != "play":
            for card in view.me.hand:
                refusal = view.why_not(choice("reload", card))
                assert refusal is not None and (refusal.slug, refusal.ruling) == ("own_play_phase", 116)
    assert len(asked) > 12, asked


def test_every_card_and_every_character_has_its_moment_in_random_games() -> None:
    """All 31 names of cards are played or used, and all 24 characters enter play."""
    entered: set[str] = set()
    used: set[str] = set()
    for n in range(40):
        *_, game = played(random_duel_setup(Random(n), f"moments {n}"))
        for news in game.news or []:
            if news.kind == "enter":
                entered.add(game.face(news.target).slug)
            elif news.kind in ("play", "equip", "avoid"):
                used.update(face.slug for face in news.faces)
    assert entered == set(CATALOGUE.characters)
    assert used == set(CATALOGUE.cards)
