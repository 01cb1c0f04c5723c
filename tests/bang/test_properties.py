"""What must hold in every game: properties over random set-ups and answers, and at every question of some games.

Set-ups are any mix of sets and options for 3 to 8 players, and half of them have all sets. The checks are those of the
soak (sixgun.conformance); here they are made at every question, and with twin worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sixgun.bang.asks import CardAsk
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.position import parse_position
from sixgun.bang.rules.legal_plays import matching_effect
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.conformance import bang as invariants
from sixgun.conformance import checks
from sixgun.conformance.random_setups import random_bang_setup, random_options, random_sets
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.json_data import attributes_of, attributes_to_data
from sixgun.kernel.steps import Interjection
from tests.support.random_games import answered, at_each_question, compare_twins, few, some, twin_of

pytestmark = pytest.mark.uncounted

ALL = tuple(CATALOGUE.sets)
SETUPS = st.integers(0, 10**6).map(lambda seed: random_bang_setup(Random(seed), f"{seed}"))
ANSWERS = st.lists(st.integers(0, 99), max_size=60)

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
GAMES = 7
"""The number of games, for each number of players, in which everything is checked at every question."""


def played(setup: Setup) -> Iterator[Game]:
    """A random game at each of its questions, and at its end."""
    return at_each_question(new_game(setup, collect_news=True), Random(setup.key))


def all_played(players: int, what: str) -> Iterator[tuple[int, Game]]:
    """Several random games at each of their questions; the number of the question, and the game.

    The first one has all sets and no options, the second one the base game alone (8 players: all), the others vary.
    """
    for n in range(GAMES):
        chance, name = Random(f"{what} {players} {n}"), f"{what} {n}"
        sets = random_sets(chance, players) if n > 1 else ALL if n == 0 or players == 8 else ("base",)
        options = random_options(chance) if n > 1 else Options(event_cards=4, draw_before_saving=n == 1)
        yield from enumerate(played(Setup(players, key_from_seed(name), sets, options)))


def with_sid(players: int, seed: str) -> Game:
    """A game of all sets with the one character that interjects."""
    options = Options(keep_characters=True, event_cards=4)
    game = new_game(Setup(players, key_from_seed(seed), ALL, options, kept=((0, "sid_ketchum"),)))
    game.answer(choice("name", what="keep"))
    return game


# Conservation, and nothing gets stuck.


@some
@given(SETUPS, ANSWERS)
def test_every_card_lies_in_one_place_whatever_is_answered(setup: Setup, answers: list[int]) -> None:
    game = new_game(setup)
    cards = checks.card_counts(game.state)
    for at in answered(game, answers):
        invariants.check_position(at)
    assert checks.card_counts(game.state) == cards


@few
@given(SETUPS)
def test_every_game_comes_to_an_end_with_the_right_winners(setup: Setup) -> None:
    *_, game = at_each_question(new_game(setup, forkable=False), Random(setup.key))
    invariants.check_outcome(game)


# Save and load.


@some
@given(SETUPS, ANSWERS)
def test_a_state_survives_json_at_every_question(setup: Setup, answers: list[int]) -> None:
    for game in answered(new_game(setup), answers):
        checks.check_stored_state(game)


@few
@given(SETUPS, ANSWERS)
def test_the_same_answers_give_the_same_game(setup: Setup, answers: list[int]) -> None:
    *_, one = answered(new_game(setup), answers)
    *_, other = answered(new_game(setup, forkable=False), answers)
    checks.check_same_position(one, other, "the same set-up and answers gave two games")


# Forks.


@PLAYERS
def test_a_fork_at_every_question_goes_on_like_its_origin(players: int) -> None:
    """Each fork follows its origin for three answers; some stand in the middle of a step, some of an interjection."""
    inside = interjected = 0
    for n in range(GAMES):
        game, chance = with_sid(players, f"fork {n}"), Random(n)
        shadows: list[Game] = []
        while not game.over:
            checks.check_fork(game)
            inside += len(game.since) > 1
            interjected += any(isinstance(entry, Interjection) for entry in game.since)
            shadows.append(game.fork())
            moved = checks.random_move(game, chance, interjects=0.5)
            for shadow in shadows:
                checks.repeat_move(shadow, moved)
            if len(shadows) == 3:
                checks.check_same_position(game, shadows.pop(0), "three answers after a fork the two differ")
    assert inside > 50, "no fork was made in the middle of a step"
    assert interjected > 10, "no fork was made in the middle of an interjection"


@few
@given(SETUPS, ANSWERS, st.integers(0, 60))
def test_what_a_fork_does_leaves_its_origin_alone(setup: Setup, answers: list[int], extra: int) -> None:
    *_, game = answered(new_game(setup), answers)
    before = checks.position_data(game)
    *_, clone = answered(game.fork(), [extra] * 20)
    assert checks.position_data(game) == before
    assert clone is not game


# Imagined worlds.


@PLAYERS
def test_a_seat_cannot_tell_an_imagined_world_from_the_true_one(players: int) -> None:
    """For the seat that is asked and for others; forks of imagined games agree with them."""
    chance = Random(players)
    for n, game in all_played(players, "imagine"):
        # Questions in the middle of a step are rarer and harder.
        if game.ask is not None and (n % 3 == 0 or len(game.since) > 1):
            seat = game.ask.seat if n % 2 else chance.randrange(players)
            invariants.check_imagined_worlds(game, seat, chance)


@few
@given(SETUPS, ANSWERS, st.integers(0, 10**6))
def test_a_spectator_cannot_tell_an_imagined_world_either(setup: Setup, answers: list[int], key: int) -> None:
    *_, game = answered(new_game(setup), answers)
    world = game.imagine(NOBODY, key_from_seed(key))
    assert View(world, NOBODY).to_data() == View(game, NOBODY).to_data()
    invariants.check_cards(world)


def imagined_events(game: Game, worlds: int) -> set[str]:
    """All events that somebody takes for possible in the event deck."""
    found: set[str] = set()
    for n in range(worlds):
        for seat in (0, 1, NOBODY):
            world = game.imagine(seat, key_from_seed(n))
            found.update(world.face(card).slug for card in world.state.events)
    return found


def test_an_imagined_event_deck_holds_no_event_that_has_been_on() -> None:
    over: set[str] = set()
    for game in played(Setup(4, key_from_seed("events"), ALL, Options(event_cards=6))):
        if game.ask is not None and game.ask.open and game.state.event not in over:
            over.add(game.state.event)
            assert not over & imagined_events(game, 8)
    assert len(over) > 2


def test_an_imagined_event_deck_of_a_position_does_not_hold_the_event_that_is_on() -> None:
    game = parse_position(
        """
        > Willy the Kid   sheriff
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        event: thirst
        events: curse shootout gold_rush hangover blessing high_noon
        """
    )
    found = imagined_events(game, 12)
    assert "thirst" not in found
    assert {"curse", "the_doctor", "high_noon"} < found


# Twin worlds.


@some
@given(SETUPS, ANSWERS, st.integers(0, 10**6), st.integers(0, 2))
def test_what_a_seat_imagines_does_not_depend_on_the_hidden_truth(
    setup: Setup, answers: list[int], key: int, seat: int
) -> None:
    *_, game = answered(new_game(setup), answers)
    while game.ask is not None and not game.ask.open:
        game.answer(game.ask.default())
    assume(not game.over)
    clone = twin_of(game, seat, key_from_seed(key))
    checks.check_same_position(
        game.imagine(seat, key_from_seed("world")),
        clone.imagine(seat, key_from_seed("world")),
        f"seat {seat + 1} imagines the truth",
    )


PLAINLY = attrgetter("role", "characters", "life", "max_life", "out", "hand_count", "hand", "in_play")


@PLAYERS
def test_what_was_kept_of_a_glance_is_what_a_fresh_look_shows(players: int) -> None:
    """At every question, for one seat or spectator after the other; and in the worlds that share the players."""
    for n, game in all_played(players, "glance"):
        seat = n % (players + 1) - 1
        for world in (game, game.imagine(seat, key_from_seed(n))) if game.ask and n % 5 == 0 else (game,):
            view = View(world, seat)
            for glance in view.summaries():
                assert PLAINLY(glance) == PLAINLY(view.player(glance.seat))
                assert (*glance.held, *glance.shown) == tuple(map(view.face, glance.hand + glance.in_play))


def public_question(game: Game) -> list[Any]:
    """What everybody sees of the pending question."""
    ask = game.ask
    if not isinstance(ask, CardAsk):
        return []
    hands = getattr(ask, "hands", ())
    deck, may_pass = getattr(ask, "deck", False), getattr(ask, "may_pass", False)
    shot = getattr(ask, "shot", None)
    needed = (shot.needed, shot.tried, shot.replied) if shot else None
    offers = [game.offers(seat) for seat in range(len(game.state.players))]
    source = attributes_to_data(ask.source, attributes_of(type(ask.source))) if ask.source else None
    return [ask.seat, ask.kind, ask.open, source, ask.cards, hands, deck, may_pass, needed, offers]


def spares(game: Game, seat: int) -> list[str]:
    """The hidden characters that a seat has looked at."""
    cards = game.player(seat).spare if seat != NOBODY else ()
    return [game.face(card).text for card in cards if game.knows(seat, card)]


def shown(game: Game, seat: int) -> tuple[str, list[str]]:
    """The event that was turned up to come next, and the seat's second character."""
    return View(game, seat).next_event, spares(game, seat)


def visible_data(game: Game, seat: int) -> dict[str, Any]:
    return View(game, seat).to_data()


@PLAYERS
def test_whether_a_question_is_asked_never_depends_on_a_hidden_card(players: int) -> None:
    """Law 6: two worlds put the same question as long as their news are equal, to a spectator and to each seat."""
    compared = 0
    chance = Random(players)
    for n, game in all_played(players, "law 6"):
        if game.ask is not None and game.ask.open and n % 2 == 0:
            seat = chance.choice([NOBODY, game.ask.seat, chance.randrange(players)])
            one = twin_of(game, seat, chance.randbytes(32), collect_news=True)
            other = twin_of(game, seat, chance.randbytes(32), collect_news=True)
            compared += compare_twins(one, other, seat, chance, public_question, shown, visible_data)
    assert compared > 400


@pytest.mark.plain("replaces a function of the engine")
def test_the_twin_test_would_notice_a_question_that_depends_on_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeks(game: Game, seat: int, ask: CardAsk) -> bool:
        return len(ask.options()) > 1

    monkeypatch.setattr("sixgun.bang.rules.shooting.can_reply", peeks)
    with pytest.raises(AssertionError, match="asked in one world only"):
        test_whether_a_question_is_asked_never_depends_on_a_hidden_card(7)


# Options and refusals.


@PLAYERS
def test_every_offered_option_can_be_carried_out(players: int) -> None:
    """All of them, at every fourth question."""
    tried = 0
    for n, game in all_played(players, "options"):
        if game.ask is None or n % 4:
            continue
        wishes = [(NOBODY, wish) for wish in game.ask.options()]
        wishes += [(seat, wish) for seat in range(players) for wish in game.offers(seat)]
        for seat, wish in wishes:
            clone = game.fork()
            checks.repeat_move(clone, (seat, wish))
            invariants.check_position(clone)
            tried += 1
    assert tried > 500


@PLAYERS
def test_what_is_not_offered_is_refused_and_changes_nothing(players: int) -> None:
    """Wild guesses, and near misses: an option with another card, target or meaning."""
    chance = Random(players)
    tried = 0
    for n, game in all_played(players, "refusals"):
        if game.ask is None or n % 4:
            continue
        invariants.check_refusals(game, chance)
        options, before = game.ask.options(), checks.position_data(game)
        for wrong in {near for wish in options[:4] for near in near_misses(game, wish)}.difference(options):
            assert checks.is_refused(game, wrong)
            tried += 1
        assert checks.position_data(game) == before
    assert tried > 500


def near_misses(game: Game, wish: Choice) -> list[Choice]:
    top = game.state.deck[-1] if game.state.deck else 0
    return [
        choice(wish.verb, top, wish.target, wish.what),
        choice(wish.verb, wish.card, wish.target + 1, wish.what),
        choice(wish.verb, wish.card, wish.target, "bang"),
    ]


@PLAYERS
def test_what_may_be_used_is_offered_and_the_rest_has_a_reason(players: int) -> None:
    for number, game in all_played(players, "uses"):
        if game.ask is None or number % 5:
            continue
        view, options = View(game, game.ask.seat), set(game.ask.options())
        cards = [NO_CARD, *view.me.hand, *view.me.in_play]
        slugs = {*view.me.characters, *(view.face(card).slug for card in cards[1:]), view.event} - {""}
        for slug in sorted(slugs):
            for card in cards:
                for target in (NOBODY, *range(players)):
                    wish = choice("use", card, target, slug)
                    offered = matching_effect(game, view.seat, wish) in options
                    assert (view.why_not(wish) is None) == offered, f"{wish!r} at {game.ask!r}"
