"""Abilities around lost life points: Sid Ketchum at any time, Bart Cassidy and El Gringo after a hit."""

from __future__ import annotations

import pytest

from tests.support.table import table


def test_sid_discards_two_cards_for_a_life_point_in_his_turn() -> None:  # ruling 54
    t = table("""
        > Sid Ketchum    sheriff   3/5   hand: bang-2c bang-3c bang-4c bang-5c bang-6c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("use sid_ketchum", "discard bang-2c", "discard bang-3c")
    assert (t["Sid"].life, t.discard) == (4, ["bang-3c", "bang-2c"])
    t.play("use sid_ketchum", "discard bang-4c", "discard bang-5c")
    assert (t["Sid"].life, t["Sid"].hand) == (5, ["bang-6c"]), "a Sheriff's fifth life point counts (56)"


def test_sid_acts_out_of_turn_before_a_card_is_announced() -> None:  # ruling 54, 55
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Sid Ketchum    outlaw    3/4   hand: bang-3c bang-4c bang-5c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    assert t.offers("Sid") == ["use sid_ketchum"]
    t.play("Sid interjects: use sid_ketchum", "Sid: discard bang-3c", "Sid: discard bang-5c")
    assert (t["Sid"].life, t["Sid"].hand) == (4, ["bang-4c"])
    assert (t.asked, t.ask and t.ask.kind, t.options) == (
        "Black Jack",
        "play",
        ["play bang-2c > 2", "play bang-2c > 4", "pass"],
    )


@pytest.mark.parametrize("sid", ["4/4   hand: bang-3c bang-4c bang-5c", "3/4   hand: bang-3c"])
def test_sid_at_full_life_or_with_one_card_is_offered_nothing(sid: str) -> None:  # ruling 54, 56
    t = table(f"""
        > Black Jack     sheriff
          Sid Ketchum    outlaw    {sid}
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    assert t.offers("Sid") == []


def test_sid_in_his_turn_at_full_life_is_offered_nothing() -> None:  # ruling 54
    t = table("""
        > Sid Ketchum    sheriff   hand: beer-6h beer-7h
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    assert t.options == ["play beer-6h", "play beer-7h", "pass"]
    t.refuses("use sid_ketchum")


def test_sid_survives_a_lethal_hit_by_his_ability() -> None:  # ruling 45, 54
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Sid Ketchum    outlaw    1/4   hand: missed-2s saloon-5h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Sid", "Sid: pass")
    assert t.options == ["use sid_ketchum", "pass"]
    t.play("Sid: use sid_ketchum", "Sid: discard missed-2s", "Sid: discard saloon-5h")
    assert (t["Sid"].life, t["Sid"].out, t.asked) == (1, False, "Black Jack")


def test_sid_survives_with_two_players_left() -> None:  # ruling 50, 54
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Sid Ketchum    renegade  1/4   hand: beer-6h bang-3c bang-4c
          Jesse Jones    outlaw    out
          Pedro Ramirez  outlaw    out
    """)
    t.play("bang-2c > Sid", "Sid: pass", "Sid: use sid_ketchum", "Sid: discard beer-6h", "Sid: discard bang-3c")
    assert (t["Sid"].life, t.outcome) == (1, None)


def test_sid_combines_beer_and_ability_against_the_dynamite() -> None:  # ruling 46, 54
    t = table("""
        > Sid Ketchum    outlaw    1/4   hand: beer-6h bang-2c bang-3c bang-4c bang-5c   play: dynamite-2h
          Black Jack     sheriff
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        phase: start
        deck: 5s
    """)
    assert (t["Sid"].life, t.options) == (-2, ["play beer-6h", "use sid_ketchum", "pass"])
    t.play("use sid_ketchum", "discard bang-2c", "discard bang-3c", "beer-6h")
    t.play("use sid_ketchum", "discard bang-4c", "discard bang-5c")
    assert (t["Sid"].life, t.turn, t.phase) == (1, "Sid Ketchum", "play")


def test_sid_may_heal_when_he_is_shot_at_and_still_dodge() -> None:  # ruling 55
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Sid Ketchum    outlaw    1/4   hand: missed-2s bang-3c bang-4c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Sid", "Sid: use sid_ketchum", "Sid: discard bang-3c", "Sid: discard bang-4c")
    assert (t["Sid"].life, t.ask and t.ask.kind, t.options) == (2, "dodge", ["miss missed-2s", "pass"])
    t.play("Sid: miss missed-2s")
    assert (t["Sid"].life, t.asked) == (2, "Black Jack")


def test_sid_may_heal_when_he_must_answer() -> None:  # ruling 55
    t = table("""
        > Black Jack     sheriff   hand: indians-kd
          Sid Ketchum    outlaw    1/4   hand: beer-6h bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("indians-kd", "Sid: use sid_ketchum", "Sid: discard beer-6h", "Sid: discard bang-3c")
    assert (t["Sid"].life, t["Sid"].out, t["Jesse"].life) == (1, False, 3), "healed to 2, then hit without a question"


def test_sid_cannot_break_into_a_card_that_is_under_way() -> None:  # ruling 55
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h
          Kit Carlson    outlaw    hand: bang-3c
          Sid Ketchum    renegade  1/4   hand: beer-6h bang-4c
          Pedro Ramirez  outlaw
    """)
    t.play("gatling-10h")
    assert (t.asked, t.offers("Sid")) == ("Kit Carlson", [])


def test_sid_cannot_interrupt_a_choice_among_his_cards() -> None:  # ruling 55
    t = table("""
        > Black Jack     sheriff   hand: panic-jh
          Sid Ketchum    outlaw    1/4   hand: beer-6h bang-4c   play: barrel-qs
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("panic-jh > Sid")
    assert (t.ask and t.ask.kind, t.offers("Sid")) == ("pick", [])
    t.play("take barrel")
    assert t.offers("Sid") == ["use sid_ketchum"], "when the card is settled he may"


@pytest.mark.parametrize("card", ["bang-2c > Bart", "duel-js > Bart", "gatling-10h", "indians-kd"])
def test_bart_cassidy_draws_for_every_kind_of_hit(card: str) -> None:  # ruling 58
    t = table("""
        > Black Jack     sheriff   hand: bang-2c duel-js gatling-10h indians-kd
          Bart Cassidy   outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: missed-2s missed-3s
    """)
    t.play(card)
    assert (t["Bart"].life, t["Bart"].hand) == (3, ["missed-2s"])


def test_bart_cassidy_draws_three_for_the_dynamite() -> None:  # ruling 58
    t = table("""
        > Bart Cassidy   outlaw    play: dynamite-2h
          Black Jack     sheriff
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        phase: start
        deck: 5s missed-2s missed-3s missed-4s bang-2c bang-3c
    """)
    assert (t["Bart"].life, t["Bart"].hand) == (1, ["missed-2s", "missed-3s", "missed-4s", "bang-2c", "bang-3c"])


def test_bart_cassidy_draws_in_a_duel_of_his_own() -> None:  # ruling 58
    t = table("""
        > Bart Cassidy   sheriff   hand: duel-js
          Kit Carlson    outlaw    hand: bang-2c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: missed-2s
    """)
    t.play("duel-js > Kit", "Kit: bang-2c")
    assert (t["Bart"].life, t["Bart"].hand) == (4, ["missed-2s"])


def test_bart_cassidy_must_survive_with_the_cards_he_holds() -> None:  # ruling 57
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Bart Cassidy   outlaw    1/4
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: beer-6h
    """)
    t.play("bang-2c > Bart")
    assert (t["Bart"].out, t["Black"].hand[0]) == (True, "beer-6h"), "the Beer goes into the reward"


def test_bart_cassidy_draws_after_a_beer_has_saved_him() -> None:  # ruling 57
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Bart Cassidy   outlaw    1/4   hand: beer-6h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: missed-2s bang-3c
    """)
    t.play("bang-2c > Bart", "Bart: pass")
    assert t["Bart"].hand == ["beer-6h"]
    t.play("Bart: beer-6h")
    assert (t["Bart"].life, t["Bart"].hand) == (1, ["missed-2s"])


def test_bart_cassidy_may_draw_the_beer_that_saves_him_by_option() -> None:  # ruling 57
    t = table(
        """
        > Black Jack     sheriff   hand: bang-2c
          Bart Cassidy   outlaw    1/4
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: beer-6h missed-2s
        """,
        draw_before_saving=True,
    )
    t.play("bang-2c > Bart")
    assert (t.asked, t.options) == ("Bart Cassidy", ["play beer-6h", "pass"])
    t.play("Bart: beer-6h")
    assert (t["Bart"].life, t["Bart"].hand) == (1, []), "he has drawn once for one point"


def test_el_gringo_takes_nothing_when_the_hit_kills_him() -> None:  # ruling 57
    t = table("""
        > Black Jack     sheriff   hand: bang-2c beer-6h
          El Gringo      outlaw    1/3
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > El Gringo")
    assert (t["El Gringo"].out, t["Black"].hand[0]) == (True, "beer-6h")


def test_el_gringo_may_be_saved_by_the_shooters_beer_by_option() -> None:  # ruling 57
    t = table(
        """
        > Black Jack     sheriff   hand: bang-2c beer-6h
          El Gringo      outlaw    1/3
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        """,
        draw_before_saving=True,
    )
    t.play("bang-2c > El Gringo", "El Gringo: beer-6h")
    assert (t["El Gringo"].life, t["El Gringo"].hand, t["Black"].hand) == (1, [], [])


def test_el_gringo_takes_nothing_for_the_dynamite() -> None:  # ruling 26, 119
    t = table("""
        > El Gringo      sheriff   play: dynamite-2h
          Black Jack     outlaw    hand: beer-6h
          Jesse Jones    renegade  hand: beer-7h
          Pedro Ramirez  outlaw    hand: beer-8h
        phase: start
        deck: 5s bang-2c bang-3c
    """)
    assert (t["El Gringo"].life, t["El Gringo"].hand) == (1, ["bang-2c", "bang-3c"])


def test_sid_may_act_while_another_player_discards_his_excess() -> None:  # ruling 54, 55
    t = table("""
        > Black Jack     sheriff   1/5   hand: bang-2c bang-3c
          Sid Ketchum    outlaw    3/4   hand: bang-4c bang-5c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        phase: excess
    """)
    t.play("Sid interjects: use sid_ketchum", "Sid: discard bang-4c", "Sid: discard bang-5c")
    assert (t["Sid"].life, t.asked, t.options) == (4, "Black Jack", ["discard bang-2c", "discard bang-3c"])


def test_bart_cassidy_draws_three_before_he_saves_himself_from_the_dynamite_by_option() -> None:  # ruling 46, 57
    t = table(
        """
        > Bart Cassidy   outlaw    2/4   play: dynamite-2h
          Black Jack     sheriff
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        phase: start
        deck: 5s beer-6h missed-2s beer-7h bang-2c bang-3c
        """,
        draw_before_saving=True,
    )
    assert (t["Bart"].life, t.options) == (-1, ["play beer-6h", "play beer-7h", "pass"])
    t.play("beer-6h", "beer-7h")
    assert (t["Bart"].life, t["Bart"].hand) == (1, ["missed-2s", "bang-2c", "bang-3c"])
