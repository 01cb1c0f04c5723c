"""Cards with the same face: two that lie with different characters are two choices, and their texts tell them apart."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.cardgame.notation import Ambiguous
from sixgun.conformance.checks import CheckFailed, check_option_texts, random_move
from sixgun.conformance.random_setups import random_duel_setup
from sixgun.duel.header import options_with_text
from sixgun.duel.new_game import new_game
from sixgun.duel.notation import choice_text, option_texts, parse_choice
from sixgun.duel.position import parse_position, position_text
from sixgun.kernel.errors import NotationError
from tests.support.duel_table import Table, duel


def two_clocks() -> Table:
    return duel("> schoolmarm-lh | Jango play: clock-oh | Wild Bill", "| Dalton Bros play: clock-oh | Slim Poet").play(
        "schoolmarm"
    )


def carbine() -> Table:
    law, outlaw = "> carbine-lh | Wyatt Earp play: clock-oh | Jango", "return_fire-lh | Dalton Bros play: clock-oh"
    return duel(law, f"{outlaw} | Slim Poet").play("carbine", "return_fire")


def test_two_cards_with_one_face_are_told_apart_by_their_bearers() -> None:
    t = two_clocks()
    assert t.options == ["take clock-oh > jango", "take clock-oh > dalton_bros"]
    t.play("take clock-oh > dalton_bros")
    assert (t["Jango"].in_play, t["Dalton"].in_play, t.law.hand) == (["clock-oh"], [], ["clock-oh"])


@pytest.mark.parametrize("text", ["take clock-oh", "clock", "oh"])
def test_without_the_bearer_the_text_is_ambiguous(text: str) -> None:
    t = two_clocks()
    with pytest.raises(Ambiguous, match="may mean take clock-oh > jango, take clock-oh > dalton_bros"):
        parse_choice(t.game, t.pending(), text)


def test_a_bearer_may_be_named_where_they_are_clear() -> None:
    t = duel("> schoolmarm-lh | Jango play: clock-oh | Wild Bill", "| Dalton Bros play: hat-oh | Slim Poet")
    t.play("schoolmarm")
    assert t.options == ["take clock-oh", "take hat-oh"]
    with pytest.raises(NotationError, match="is not offered"):
        parse_choice(t.game, t.pending(), "take clock-oh > dalton_bros")
    t.play("clock > jango")
    assert t.law.hand == ["clock-oh"]


def test_a_card_in_play_is_told_apart_from_one_in_the_hand() -> None:
    t = duel("> clock-oh | Jango play: clock-oh", "| Dalton Bros | Slim Poet")
    assert {"reload clock-oh", "reload clock-oh > jango"} < set(t.options)
    with pytest.raises(Ambiguous):
        parse_choice(t.game, t.pending(), "reload clock")
    t.play("reload clock-oh > jango")
    assert (t["Jango"].in_play, t.law.hand[0]) == ([], "clock-oh")
    t.play("reload clock-oh")
    assert "clock-oh" not in t.law.hand


def test_cards_in_one_hand_with_the_same_face_are_interchangeable() -> None:
    t = duel("> colt-od colt-od | Jango | Wild Bill", "| Dalton Bros | Slim Poet")
    assert t.options == ["play colt-od > dalton_bros", "swap", "pass"]
    t.play("colt")
    assert t.law.hand == ["colt-od"]


@pytest.mark.parametrize("bearer", ["wyatt_earp", "dalton_bros"])
def test_the_answers_of_an_action_read_back_as_the_same_game(bearer: str) -> None:
    t = carbine().play(f"take clock-oh > {bearer}")
    again = parse_position(position_text(t.game))
    assert again.state.to_data()["fighters"] == t.game.state.to_data()["fighters"]
    assert position_text(again) == position_text(t.game)


def test_the_second_of_two_equal_hand_cards_reads_back_as_the_second() -> None:
    t = duel("> colt-od beer-ob colt-od | Jango | Wild Bill", "missed-os | Dalton Bros | Slim Poet")
    first, second = options_with_text(t.game, 0, "play colt-od > dalton_bros")
    t.game.answer(second)
    again = parse_position(position_text(t.game))
    assert [again.face(card).text for card in again.player(0).hand] == t.law.hand == ["colt-od", "beer-ob"]
    assert position_text(t.game).splitlines()[-1] == "then: play colt-od > dalton_bros twin 1"
    t = duel("> colt-od beer-ob colt-od | Jango | Wild Bill", "missed-os | Dalton Bros | Slim Poet")
    for text, wish in (("colt", first), ("colt twin 0", first), ("play colt-od > dalton twin 1", second)):
        assert parse_choice(t.game, t.pending(), text) is wish
    with pytest.raises(NotationError, match="counts too far: “play colt-od > dalton_bros” has twins 0 to 1"):
        parse_choice(t.game, t.pending(), "colt twin 2")


def test_options_that_read_alike_lead_to_the_same_table() -> None:
    t = two_clocks()
    check_option_texts(t.game, choice_text)
    with pytest.raises(CheckFailed, match="“take” leads to different tables"):
        check_option_texts(t.game, lambda _table, _ask, wish: wish.verb)
    for n in range(6):
        game, chance = new_game(random_duel_setup(Random(n), f"twins {n}")), Random(n)
        while not game.over:
            check_option_texts(game, choice_text)
            random_move(game, chance)


def test_an_older_record_names_such_a_card_by_its_place_alone() -> None:
    t = two_clocks()
    ask = t.pending()
    assert options_with_text(t.game, ask.seat, "take clock-oh") == ask.options()
    assert [options_with_text(t.game, ask.seat, text) for text in option_texts(t.game, ask)] == [
        [o] for o in ask.options()
    ]
    assert [choice_text(t.game, ask, option) for option in ask.options()] == t.options
