"""What all green cards have in common: put down, ripe from the next turn on, in play for everybody."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table

IN_TURN = (
    "canteen-7h", "can_can-jc", "conestoga-9d", "derringer-7s", "knife-8h", "pepperbox-ah", "buffalo_rifle-qc",
    "howitzer-9s", "pony_express-qd",
)  # fmt: skip
PARRYING = ("iron_plate-ad", "iron_plate-qs", "sombrero-7c", "ten_gallon_hat-jd", "bible-10h")


def four(mine: str, left: str = "hand: beer-7h", more: str = "", **options: bool) -> Table:
    return table(
        f"""
        > Willy the Kid   sheriff   3/5   {mine}
          Jesse Jones     outlaw          {left}
          Rose Doolan     renegade
          Kit Carlson     outlaw
        deck: stagecoach-9s gatling-10h wells_fargo-3h missed-2s missed-3s missed-4s
        {more}
        """,
        **options,
    )


def uses(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("use ")]


# Put down.


@pytest.mark.parametrize("card", [*IN_TURN, *PARRYING])
def test_a_green_card_is_put_in_front_of_its_player_and_does_nothing_yet(card: str) -> None:  # ruling 93
    t = four(f"hand: {card}")
    t.play(f"Willy: {card}")
    assert (t["Willy"].in_play, t["Willy"].hand, t.discard) == ([card], [], [])
    assert (uses(t), t["Willy"].life, t["Jesse"].life, t["Jesse"].hand) == ([], 3, 4, ["beer-7h"])


@pytest.mark.parametrize("card", IN_TURN)
def test_it_is_ripe_in_the_next_turn_of_its_owner(card: str) -> None:  # ruling 93
    ripe = four(f"play: {card}")
    assert uses(ripe), card
    assert uses(four(f"play: {card}", more=f"fresh: {card}")) == []


@pytest.mark.parametrize("card", PARRYING)
def test_a_green_missed_works_from_the_next_players_turn_on(card: str) -> None:  # ruling 93, 94
    t = table(f"""
        > Willy the Kid   sheriff   5/5   hand: {card}
          Bart Cassidy    outlaw          hand: bang-3c
          Rose Doolan     renegade
          Kit Carlson     outlaw
        deck: stagecoach-9s gatling-10h wells_fargo-3h
    """)
    t.play(f"Willy: {card}", "Willy: pass", "Bart: bang-3c > Willy", f"Willy: use {card}")
    assert (t["Willy"].life, t["Willy"].in_play, t.discard[0]) == (5, [], card)
    assert t.asked == "Bart Cassidy"


def test_it_cannot_be_put_in_front_of_another_player() -> None:  # ruling 95
    no = four("hand: knife-8h").refuses("knife-8h > Jesse")
    assert no is not None
    assert no.slug == "no_target"


def test_two_iron_plates_may_not_lie_before_one_player() -> None:  # ruling 84, 95
    no = four("hand: iron_plate-qs   play: iron_plate-ad").refuses("iron_plate-qs")
    assert no is not None
    assert (no.slug, no.ruling) == ("already_in_play", 84)


def test_two_iron_plates_may_lie_before_two_players_and_different_hats_before_one() -> None:  # ruling 84, 95
    t = four("hand: iron_plate-qs sombrero-7c ten_gallon_hat-jd", left="play: iron_plate-ad")
    t.play("Willy: iron_plate-qs", "Willy: sombrero-7c", "Willy: ten_gallon_hat-jd")
    assert t["Willy"].in_play == ["iron_plate-qs", "sombrero-7c", "ten_gallon_hat-jd"]


def test_it_is_no_weapon_and_leaves_the_weapon_where_it_is() -> None:  # ruling 95
    t = four("hand: pepperbox-ah   play: schofield-jc")
    t.play("Willy: pepperbox-ah")
    assert t["Willy"].in_play == ["schofield-jc", "pepperbox-ah"]


def test_a_sombrero_is_ripe_from_the_next_players_turn_on() -> None:  # rulebook: Green cards, example 1
    t = table("""
        > Willy the Kid   sheriff    hand: sombrero-7c
          Black Jack      outlaw     hand: bang-2c
          Rose Doolan     renegade
          Sid Ketchum     outlaw
    """)
    t.play("Willy: sombrero-7c")
    assert t.options == ["pass"]
    t.play("Willy: pass", "Black: bang-2c > Willy", "Willy: use sombrero")
    assert (t["Willy"].life, t["Willy"].in_play, t.discard[0]) == (5, [], "sombrero-7c")


def test_a_derringer_put_down_shoots_and_draws_in_a_following_turn() -> None:  # rulebook: Green cards, example 2
    t = table("""
        > Willy the Kid   sheriff    hand: derringer-7s
          Black Jack      outlaw     play: jail-js
          Rose Doolan     renegade   play: jail-10s
          Sid Ketchum     outlaw     play: jail-4h
        deck: bang-2c bang-3c bang-4c bang-9d beer-6h panic-jh
    """)
    t.play("Willy: derringer-7s")
    t.refuses("use derringer-7s > Black")
    t.play("Willy: pass")  # three prisoners miss their turns
    assert (t.turn, t["Willy"].hand) == ("Willy the Kid", ["bang-9d", "beer-6h"])
    t.play("Willy: use derringer-7s > Black")
    assert (t["Black"].life, t["Willy"].hand, t["Willy"].in_play) == (3, ["bang-9d", "beer-6h", "panic-jh"], [])


# In the hand it is nothing but a card.


@pytest.mark.parametrize("card", PARRYING)
def test_in_the_hand_it_cancels_no_shot(card: str) -> None:  # ruling 93, 94
    t = four("hand: bang-2c", left=f"hand: {card}")
    t.play("Willy: bang-2c > Jesse")
    assert (t.asked, t.options) == ("Jesse Jones", ["pass"])


def test_a_green_card_in_the_hand_cannot_be_used() -> None:  # ruling 93
    t = four("hand: knife-8h pony_express-qd")
    assert uses(t) == []
    t.refuses("use pony_express")
    t.refuses("use knife > Jesse")


# Out of turn.


def test_out_of_turn_only_those_with_the_missed_symbol_are_used() -> None:  # ruling 94
    t = four("hand: bang-2c", left=f"play: {' '.join(IN_TURN)} sombrero-7c")
    t.play("Willy: bang-2c > Jesse")
    assert t.options == ["use sombrero-7c", "pass"]
    t.play("Jesse: use sombrero")
    assert (t["Jesse"].life, t["Jesse"].in_play, t.discard) == (4, list(IN_TURN), ["sombrero-7c", "bang-2c"])


def test_nobody_may_interject_with_a_green_card() -> None:  # ruling 94
    t = four("hand: bang-2c", left=f"play: {' '.join(IN_TURN)} sombrero-7c")
    assert t.offers("Jesse") == []


@pytest.mark.parametrize("card", PARRYING)
def test_in_ones_own_phase_two_a_green_missed_cannot_be_thrown_away(card: str) -> None:  # ruling 5, 94
    t = four(f"play: {card}")
    assert uses(t) == []
    t.refuses(f"use {card}")


@pytest.mark.parametrize("attack", ["indians-kd", "duel-qd > Jesse"])
def test_a_green_missed_does_nothing_against_indians_and_a_duel(attack: str) -> None:  # ruling 42
    t = four("hand: indians-kd duel-qd", left="play: iron_plate-ad")
    t.play(f"Willy: {attack}")
    assert (t["Jesse"].life, t["Jesse"].in_play) == (3, ["iron_plate-ad"])


def test_in_phase_three_no_green_card_is_used() -> None:  # ruling 94
    t = four("hand: bang-2c bang-3c bang-4c bang-5c   play: knife-8h", more="phase: excess")
    assert t.options == ["discard bang-2c", "discard bang-3c", "discard bang-4c", "discard bang-5c"]


# Stolen and discarded.


def test_a_green_card_in_play_can_be_stolen_and_must_be_put_down_again() -> None:  # ruling 95
    t = four("hand: panic-jh", left="play: knife-8h")
    t.play("Willy: panic-jh > Jesse")
    assert (t["Willy"].hand, t["Jesse"].in_play, uses(t)) == (["knife-8h"], [], [])
    t.play("Willy: knife-8h")
    assert (t["Willy"].in_play, uses(t)) == (["knife-8h"], [])


def test_ones_own_ripe_card_taken_back_is_fresh_when_put_down_again() -> None:  # ruling 88, 93, 95
    t = four("hand: panic-jh   play: knife-8h")
    assert uses(t) == ["use knife-8h > 2", "use knife-8h > 4"]
    t.play("Willy: panic-jh > Willy", "Willy: knife-8h")
    assert (t["Willy"].in_play, uses(t)) == (["knife-8h"], [])


def test_a_green_card_in_play_can_be_discarded() -> None:  # ruling 95
    t = four("hand: cat_balou-kh", left="play: iron_plate-ad")
    t.play("Willy: cat_balou-kh > Jesse")
    assert (t["Jesse"].in_play, t.discard[0]) == ([], "iron_plate-ad")


def test_a_used_card_is_gone() -> None:  # ruling 93
    t = four("play: canteen-7h")
    t.play("Willy: use canteen")
    assert (t["Willy"].in_play, t["Willy"].life, t.discard, uses(t)) == ([], 4, ["canteen-7h"], [])
    t.refuses("use canteen")


def test_green_cards_of_the_dead_go_with_the_others() -> None:  # ruling 67, 68
    t = table("""
        > Willy the Kid   sheriff         hand: bang-2c
          Jesse Jones     outlaw    1/4   play: knife-8h
          Rose Doolan     renegade
          Vulture Sam     outlaw
    """)
    t.play("Willy: bang-2c > Jesse")
    assert (t["Jesse"].out, t["Vulture Sam"].hand) == (True, ["knife-8h"])


# A turn of its own.


def test_a_card_put_down_in_the_first_turn_is_ripe_in_an_extra_turn() -> None:  # ruling 97
    t = four("hand: knife-8h", more="marks: turn again of 1 = 1")
    t.play("Willy: knife-8h")
    assert uses(t) == []
    t.play("Willy: pass")
    assert (t.turn, t.game.state.extra) == ("Willy the Kid", True)
    assert uses(t) == ["use knife-8h > 2", "use knife-8h > 4"]


def test_using_a_green_card_is_not_playing_one_from_the_hand() -> None:  # ruling 95, 110
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Molly Stark     outlaw    play: sombrero-7c
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: bang-2c > Molly", "Molly: use sombrero")
    assert (t["Molly"].life, t["Molly"].hand) == (4, [])


def test_a_jailed_player_may_use_a_green_missed() -> None:  # ruling 29, 94
    t = four("hand: bang-2c", left="play: jail-js bible-10h")
    t.play("Willy: bang-2c > Jesse", "Jesse: use bible")
    assert (t["Jesse"].life, t["Jesse"].hand, t["Jesse"].in_play) == (4, ["stagecoach-9s"], ["jail-js"])
