"""Sid Ketchum, who may act when nobody has asked him."""

from __future__ import annotations

import pytest

from tests.support.table import table


def test_sid_ketchum_discards_two_cards_for_a_life_point_in_his_turn() -> None:  # ruling 54
    t = table("""
        > Sid Ketchum     sheriff   3/5  hand: bang-2c bang-3c missed-2s
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.play("Sid: use sid_ketchum")
    assert t.options == ["discard bang-2c", "discard bang-3c", "discard missed-2s"]
    t.play("Sid: discard bang-3c", "Sid: discard missed-2s")
    assert (t["Sid"].life, t["Sid"].hand, t.discard, t.ask and t.ask.kind) == (
        4,
        ["bang-2c"],
        ["missed-2s", "bang-3c"],
        "play",
    )


def test_sid_ketchum_may_use_his_ability_several_times_up_to_his_first_life() -> None:  # ruling 54, 56
    t = table("""
        > Sid Ketchum     sheriff   3/5  hand: bang-2c bang-3c bang-4c bang-5c bang-6c bang-7c
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    for _ in range(2):
        t.play("Sid: use sid_ketchum", f"Sid: discard {t['Sid'].hand[0]}", f"Sid: discard {t['Sid'].hand[1]}")
    assert (t["Sid"].life, t["Sid"].hand) == (5, ["bang-6c", "bang-7c"])
    t.refuses("use sid_ketchum")


@pytest.mark.parametrize(("life", "hand"), [("4/4", "bang-2c bang-3c"), ("3/4", "bang-2c")])
def test_sid_ketchum_needs_a_wound_and_two_cards(life: str, hand: str) -> None:  # ruling 54
    t = table(f"""
          Willy the Kid   sheriff
        > Sid Ketchum     outlaw    {life}  hand: {hand}
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.refuses("use sid_ketchum")
    t.play("Sid: pass")
    assert (t.asked, t.offers("Sid"), t["Sid"].hand) == ("Rose Doolan", [], hand.split())


def test_sid_ketchum_interjects_in_the_turn_of_another() -> None:  # ruling 54, 55
    t = table("""
        > Bart Cassidy    sheriff        hand: bang-9d
          Willy the Kid   outlaw
          Sid Ketchum     renegade  2/4  hand: bang-2c bang-3c
          Paul Regret     outlaw
        bangs: 1
    """)
    options = t.options
    assert (t.offers("Sid"), t.offers("Willy")) == (["use sid_ketchum"], [])
    t.play("Sid interjects: use sid_ketchum", "Sid: discard bang-2c", "Sid: discard bang-3c")
    assert (t["Sid"].life, t["Sid"].hand, t.offers("Sid")) == (3, [], [])
    assert (t.asked, t.options, t.turn) == ("Bart Cassidy", options, "Bart Cassidy")
    no = t.refuses("bang-9d > Willy")
    assert no is not None
    assert no.slug == "bang_limit"


def test_sid_ketchum_interjects_while_another_discards_his_excess_cards() -> None:  # ruling 55
    t = table("""
        > Bart Cassidy    sheriff   1/5  hand: bang-9d bang-8d
          Willy the Kid   outlaw
          Sid Ketchum     renegade  2/4  hand: bang-2c bang-3c
          Paul Regret     outlaw
        phase: excess
    """)
    t.play("Sid interjects: use sid_ketchum", "Sid: discard bang-2c", "Sid: discard bang-3c")
    assert (t.asked, t.ask and t.ask.kind, t["Sid"].life) == ("Bart Cassidy", "excess", 3)
    t.play("Bart: discard bang-9d")
    assert t.discard == ["bang-9d", "bang-3c", "bang-2c"]


def test_sid_ketchum_may_turn_his_own_excess_cards_into_life() -> None:  # ruling 54, 4
    t = table("""
          Willy the Kid   sheriff
        > Sid Ketchum     outlaw    2/4  hand: bang-2c bang-3c bang-4c bang-5c
          Rose Doolan     renegade
          Paul Regret     outlaw
        phase: excess
    """)
    t.play("Sid: use sid_ketchum", "Sid: discard bang-2c", "Sid: discard bang-3c")
    # Two cards are left, and now he may hold three.
    assert (t["Sid"].life, t["Sid"].hand, t.turn) == (3, ["bang-4c", "bang-5c"], "Rose Doolan")


def test_sid_ketchum_cannot_interrupt_a_thief_who_chooses_among_his_cards() -> None:  # ruling 55
    t = table("""
        > Bart Cassidy    sheriff        hand: panic-jh
          Sid Ketchum     outlaw    2/4  hand: bang-2c bang-3c   play: scope-as
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.play("Bart: panic-jh > Sid")
    assert (t.asked, t.ask and t.ask.kind, t.offers("Sid")) == ("Bart Cassidy", "pick", [])
    t.play("Bart: take hand")
    assert (len(t["Sid"].hand), t.offers("Sid")) == (1, [])


def test_sid_ketchum_cannot_interrupt_a_shot_at_somebody_else() -> None:  # ruling 55
    t = table("""
        > Bart Cassidy    sheriff        hand: bang-9d
          Willy the Kid   outlaw         hand: missed-2s
          Sid Ketchum     renegade  2/4  hand: bang-2c bang-3c
          Paul Regret     outlaw
    """)
    t.play("Bart: bang-9d > Willy")
    assert (t.asked, t.offers("Sid")) == ("Willy the Kid", [])
    t.play("Willy: pass")
    assert t.offers("Sid") == ["use sid_ketchum"]


def test_sid_ketchum_may_heal_before_he_dodges() -> None:  # ruling 55
    t = table("""
        > Bart Cassidy    sheriff        hand: bang-9d
          Sid Ketchum     outlaw    1/4  hand: bang-2c bang-3c missed-2s
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.play("Bart: bang-9d > Sid", "Sid: use sid_ketchum", "Sid: discard bang-2c", "Sid: discard bang-3c")
    assert (t.asked, t.ask and t.ask.kind, t.options) == ("Sid Ketchum", "dodge", ["miss missed-2s", "pass"])
    t.play("Sid: miss missed-2s")
    assert (t["Sid"].life, t["Sid"].hand) == (2, [])


def test_sid_ketchum_may_heal_before_he_answers_in_a_duel() -> None:  # ruling 55
    t = table("""
        > Bart Cassidy    sheriff        hand: duel-qd
          Sid Ketchum     outlaw    1/4  hand: beer-6h missed-3s bang-2c
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.play("Bart: duel-qd > Sid", "Sid: use sid_ketchum", "Sid: discard beer-6h", "Sid: discard missed-3s")
    assert (t.asked, t.ask and t.ask.kind, t.options) == ("Sid Ketchum", "answer", ["play bang-2c", "pass"])
    t.play("Sid: bang-2c")
    assert (t["Sid"].life, t["Bart"].life) == (2, 4)


def test_sid_ketchum_survives_a_lethal_hit_with_two_cards() -> None:  # ruling 45, 54
    t = table("""
        > Bart Cassidy    sheriff        hand: bang-9d
          Sid Ketchum     outlaw    1/4  hand: bang-2c missed-3s
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.play("Bart: bang-9d > Sid", "Sid: pass")
    assert (t.ask and t.ask.kind, t.options) == ("save", ["use sid_ketchum", "pass"])
    t.play("Sid: use sid_ketchum", "Sid: discard bang-2c", "Sid: discard missed-3s")
    assert (t["Sid"].life, t["Sid"].out, t["Sid"].hand) == (1, False, [])


def test_sid_ketchum_saves_himself_with_two_players_left_where_a_beer_cannot() -> None:  # ruling 49, 50, 54
    t = table("""
        > Bart Cassidy    sheriff        hand: bang-9d
          Willy the Kid   outlaw    out
          Sid Ketchum     renegade  1/4  hand: beer-6h beer-7h
          Paul Regret     outlaw    out
    """)
    t.play("Bart: bang-9d > Sid", "Sid: pass", "use sid_ketchum", "Sid: discard beer-6h", "Sid: discard beer-7h")
    assert (t["Sid"].life, t["Sid"].out, t.outcome) == (1, False, None)


def test_sid_ketchum_needs_as_many_discards_as_a_dynamite_takes_below_one() -> None:  # ruling 46, 54
    t = table("""
          Bart Cassidy    sheriff
        > Sid Ketchum     outlaw    2/4  hand: bang-2c bang-3c bang-4c beer-6h   play: dynamite-2h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s
        phase: start
    """)
    t.play("Sid: use sid_ketchum", "Sid: discard bang-2c", "Sid: discard bang-3c")
    assert (t["Sid"].life, t.options) == (0, ["play beer-6h", "use sid_ketchum", "pass"])
    t.play("Sid: beer-6h")
    assert (t["Sid"].life, t.turn, len(t["Sid"].hand)) == (1, "Sid Ketchum", 3)


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
