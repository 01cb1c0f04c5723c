"""Vera Custer under events, and when she chooses and loses her copy there."""

from __future__ import annotations

import pytest

from tests.support.seats import sheriff_at_an_event
from tests.support.table import Table, table


def drawing(model: str, event: str, more: str = "") -> Table:
    """Vera with the ability of another is about to draw."""
    return table(f"""
          Willy the Kid            sheriff   hand: saloon-5h
        > Vera Custer + {model}    outlaw
          {model}                  renegade
          Rose Doolan              outlaw
        event: {event}
        phase: draw
        deck: bang-2c bang-9d bang-4c bang-5c
        {more}
    """)


def test_vera_as_kit_carlson_takes_one_of_three_in_thirst_and_all_with_the_train() -> None:  # ruling 121, 132
    t = drawing("Kit Carlson", "thirst").play("Vera: take bang-9d")
    assert (t["Vera"].hand, t.deck[:3]) == (["bang-9d"], ["bang-2c", "bang-4c", "bang-5c"])
    t = drawing("Kit Carlson", "train_arrival").play("Vera: take bang-9d", "Vera: take bang-4c")
    assert (t["Vera"].hand, t.deck[0]) == (["bang-9d", "bang-4c", "bang-2c"], "bang-5c")


def test_vera_as_jesse_jones_may_take_her_only_card_of_thirst_from_a_hand() -> None:  # ruling 122, 132
    t = drawing("Jesse Jones", "thirst").play("Vera: take hand > Willy")
    assert (t["Vera"].hand, t["Willy"].hand) == (["saloon-5h"], [])
    t = drawing("Jesse Jones", "train_arrival").play("Vera: take hand > Willy")
    assert t["Vera"].hand == ["saloon-5h", "bang-2c", "bang-9d"]


def test_vera_as_pedro_ramirez_may_take_her_only_card_of_thirst_from_the_discards() -> None:  # ruling 122, 132
    t = drawing("Pedro Ramirez", "thirst", "discard: beer-6h").play("Vera: take beer-6h")
    assert (t["Vera"].hand, t.discard) == (["beer-6h"], [])


def test_vera_as_black_jack_has_no_second_card_to_show_in_thirst() -> None:  # ruling 123, 132
    assert drawing("Black Jack", "thirst")["Vera"].hand == ["bang-2c"]
    assert drawing("Black Jack", "train_arrival")["Vera"].hand == ["bang-2c", "bang-9d", "bang-4c", "bang-5c"]


@pytest.mark.parametrize(("event", "left"), [("lasso", []), ("hangover", ["mustang-8h"])])
def test_vera_as_johnny_kisch_works_with_the_lasso_and_not_in_a_hangover(event: str, left: list[str]) -> None:
    # ruling 134, 136
    t = table(f"""
          Willy the Kid                sheriff   play: mustang-8h
        > Vera Custer + Johnny Kisch   outlaw    hand: mustang-5h
          Johnny Kisch                 renegade
          Rose Doolan                  outlaw
        event: {event}
    """)
    t.play("Vera: mustang-5h")
    assert (t["Vera"].in_play, t["Willy"].in_play) == (["mustang-5h"], left)


def test_vera_custer_chooses_again_in_the_extra_turn() -> None:  # ruling 133, 174
    t = sheriff_at_an_event(
        "vendetta", "Vera Custer + Willy the Kid sheriff", "Slab the Killer outlaw", "deck: beer-9h"
    ).play("pass")
    assert (t.asked, t.ask and t.ask.kind, t["Vera"].characters) == ("Vera Custer", "aim", ("vera_custer",))


def test_by_option_vera_custer_keeps_her_copy_in_the_extra_turn() -> None:  # ruling 133, 174
    t = sheriff_at_an_event(
        "vendetta", "Vera Custer + Willy the Kid sheriff", "Slab the Killer outlaw", "deck: beer-9h", keep_copy=True
    ).play("pass")
    assert (t.phase, t.game.state.extra) == ("play", True)
    assert t["Vera"].characters == ("vera_custer", "willy_the_kid")


def test_vera_custer_as_lucky_duke_chooses_for_the_vendetta() -> None:  # ruling 12, 134, 174
    t = sheriff_at_an_event(
        "vendetta", "Vera Custer + Lucky Duke sheriff", "Slab the Killer outlaw", "deck: bang-9d beer-9h"
    )
    t.play("pass")
    assert (t.ask and t.ask.kind, t.options) == ("pick", ["take bang-9d", "take beer-9h"])


def test_veras_copy_is_off_with_a_hangover_and_she_chooses_no_new_one() -> None:  # ruling 139
    t = table("""
          Rose Doolan    sheriff
        > Vera Custer + Lucky Duke   outlaw  play: jail-js
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 5h
        phase: start
        event: Hangover
    """)
    assert (t.turn, t.phase) == ("Vera Custer", "play")
    assert t["Vera"].characters == ("vera_custer",)
    assert "flip" not in t.news_kinds()


def test_vera_custer_in_a_gold_rush_keeps_her_copy_until_her_own_next_turn() -> None:  # ruling 131, 143
    t = table("""
        > Vera Custer + Willy the Kid   sheriff
          Willy the Kid                 outlaw     hand: bang-2c
          Bart Cassidy                  renegade
          Lucky Duke                    outlaw
        event: gold_rush
    """)
    t.play("pass")
    assert (t.turn, t["Vera"].characters) == ("Lucky Duke", ("vera_custer", "willy_the_kid"))


def vera_in_trouble(deck: str, more: str = "") -> Table:
    """Vera with an old copy of Lucky Duke, Dynamite and Jail before her, at high noon."""
    return table(f"""
          Willy the Kid              sheriff
        > Vera Custer + Lucky Duke   outlaw     play: dynamite-2h, jail-js
          Lucky Duke                 renegade
          Pixie Pete                 outlaw
        phase: start
        deck: {deck}
        {more}
    """)


def test_vera_between_high_noon_dynamite_and_jail_still_has_her_old_copy() -> None:  # ruling 1, 12, 130, 151
    t = vera_in_trouble("bang-8s cat_balou-kh bang-9c panic-jh beer-6h bang-2c bang-3c bang-4c", "event: high_noon")
    assert (t["Vera"].life, t.options) == (2, ["take bang-8s", "take cat_balou-kh"])
    t.play("Vera: take cat_balou-kh")
    assert t["Lucky"].in_play == ["dynamite-2h"]
    assert t.options == ["take bang-9c", "take panic-jh"]
    t.play("Vera: take panic-jh")
    assert (t.options[0], t["Vera"].characters, t["Vera"].in_play) == ("aim > 3", ("vera_custer",), [])
    t.play("Vera: aim > Pixie")
    assert t["Vera"].hand == ["beer-6h", "bang-2c", "bang-3c"]


def test_vera_who_stays_in_jail_has_no_ability_until_her_next_turn() -> None:  # ruling 28, 130
    t = vera_in_trouble("cat_balou-kh bang-qh bang-3c bang-4c bang-8c bang-7c", "event: high_noon")
    t.play("Vera: take cat_balou-kh", "Vera: take bang-3c")
    # Nobody asked her whom to copy: the turn is Lucky Duke's, who flips two cards for the Dynamite.
    assert (t["Vera"].characters, t["Vera"].hand, t.turn) == (("vera_custer",), [], "Lucky Duke")
    assert t.options == ["take bang-8c", "take bang-7c"]


def test_during_a_hangover_vera_flips_one_card_each_and_chooses_nobody() -> None:  # ruling 130, 139
    t = vera_in_trouble("kh 9h beer-6h bang-2c bang-3c", "event: hangover")
    assert (t.asked, t.ask.kind if t.ask else "") == ("Vera Custer", "play")
    assert (t["Vera"].characters, t["Vera"].hand) == (("vera_custer",), ["beer-6h", "bang-2c"])


def test_under_the_lasso_vera_flips_nothing_and_chooses() -> None:  # ruling 130, 167
    t = vera_in_trouble("beer-6h bang-2c bang-3c", "event: lasso")
    t.play("Vera: aim > Pixie")
    assert t["Vera"].hand == ["beer-6h", "bang-2c", "bang-3c"]
    assert sorted(t["Vera"].in_play) == ["dynamite-2h", "jail-js"]
