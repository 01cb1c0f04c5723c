"""Bart Cassidy, Black Jack, El Gringo, Jesse Jones and Jourdonnais."""

from __future__ import annotations

import pytest

from tests.support.knowledge import known
from tests.support.table import table

# Bart Cassidy.


def test_bart_cassidy_draws_a_card_for_a_lost_life_point() -> None:  # ruling 58
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h bang-9d
    """)
    t.play("Willy: bang-2c > Bart")
    assert (t["Bart"].life, t["Bart"].hand, t.deck[0]) == (3, ["beer-6h"], "bang-9d")


def test_bart_cassidy_draws_nothing_for_a_shot_that_missed() -> None:  # rulebook: Bart Cassidy
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Bart Cassidy    outlaw    hand: missed-2s
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
    """)
    t.play("Willy: bang-2c > Bart", "Bart: miss missed-2s")
    assert (t["Bart"].life, t["Bart"].hand, t.deck[0]) == (4, [], "beer-6h")


def test_bart_cassidy_draws_for_a_duel_that_he_began_and_lost() -> None:  # ruling 58
    t = table("""
        > Bart Cassidy    sheriff   hand: duel-qd
          Willy the Kid   outlaw    hand: bang-2c
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
    """)
    t.play("Bart: duel-qd > Willy", "Willy: bang-2c")
    assert (t["Bart"].life, t["Bart"].hand, t.turn) == (4, ["beer-6h"], "Bart Cassidy")


def test_bart_cassidy_must_survive_with_what_he_holds_before_he_draws() -> None:  # ruling 57
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h missed-2s missed-3s bang-3c
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass")
    assert (t.ask and t.ask.kind, t.options) == ("save", ["pass"])
    t.pass_()
    assert (t["Bart"].out, t["Willy"].hand) == (True, ["beer-6h", "missed-2s", "missed-3s"])


def test_bart_cassidy_draws_after_a_beer_has_saved_him() -> None:  # ruling 57
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: beer-7h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass", "Bart: beer-7h")
    assert (t["Bart"].life, t["Bart"].hand) == (1, ["beer-6h"])


def test_bart_cassidy_may_be_saved_by_the_card_he_draws_under_the_option() -> None:  # ruling 57
    t = table(
        """
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
        """,
        draw_before_saving=True,
    )
    t.play("Willy: bang-2c > Bart", "Bart: beer-6h")
    assert (t["Bart"].out, t["Bart"].life, t["Bart"].hand) == (False, 1, [])


# Black Jack.


@pytest.mark.parametrize("second", ["beer-6h", "bang-9d"])
def test_black_jack_draws_a_third_card_if_the_second_is_red(second: str) -> None:  # rulebook: Black Jack
    t = table(f"""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c {second} bang-3d bang-4d
        phase: draw
    """)
    assert t["Black"].hand == ["bang-2c", second, "bang-3d"]


@pytest.mark.parametrize("second", ["missed-2s", "bang-2c"])
def test_black_jack_draws_two_cards_if_the_second_is_black(second: str) -> None:  # rulebook: Black Jack
    t = table(f"""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-7h {second} bang-3d
        phase: draw
    """)
    assert (t["Black"].hand, t.deck[0]) == (["beer-7h", second], "bang-3d")


@pytest.mark.parametrize("second", ["beer-6h", "missed-2s"])
def test_black_jack_shows_only_his_second_card(second: str) -> None:  # rulebook: Black Jack
    t = table(f"""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c {second} bang-3d
        phase: draw
    """)
    assert [known(t, who, "Black") for who in ("Bart", "Rose", "Paul")] == [[second]] * 3
    assert "show" in t.news_kinds()


def test_black_jacks_third_card_may_come_from_the_discards_shuffled_anew() -> None:  # ruling 81
    t = table("""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c beer-6h end
        discard: missed-2s
        phase: draw
    """)
    assert (t["Black"].hand, t.deck, t.discard) == (["bang-2c", "beer-6h", "missed-2s"], [], [])
    assert known(t, "Bart", "Black") == ["beer-6h"]


def test_black_jack_loses_the_third_card_if_there_is_none_left() -> None:  # ruling 82
    t = table("""
        > Black Jack      sheriff
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c beer-6h end
        phase: draw
    """)
    assert (t["Black"].hand, t.asked) == (["bang-2c", "beer-6h"], "Black Jack")


# El Gringo.


@pytest.mark.parametrize(("card", "target"), [("bang-2c", " > El"), ("gatling-10h", ""), ("indians-kd", "")])
def test_el_gringo_takes_a_card_from_the_hand_of_who_hit_him(card: str, target: str) -> None:  # ruling 119
    t = table(f"""
        > Willy the Kid   sheriff   hand: {card} beer-6h   play: scope-as
          El Gringo       outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play(f"Willy: {card}{target}")
    assert (t["El"].life, t["El"].hand, t["Willy"].hand) == (2, ["beer-6h"], [])
    assert (known(t, "Willy", "El"), known(t, "Rose", "El"), t["Willy"].in_play) == (["beer-6h"], [], ["scope-as"])


def test_el_gringo_gets_nothing_from_an_empty_hand() -> None:  # rulebook: El Gringo
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c   play: scope-as
          El Gringo       outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Willy: bang-2c > El")
    assert (t["El"].life, t["El"].hand, t["Willy"].in_play) == (2, [], ["scope-as"])


def test_el_gringo_gets_nothing_when_the_dynamite_explodes() -> None:  # ruling 26, 119
    t = table("""
          Willy the Kid   sheriff        hand: beer-6h
        > El Gringo       outlaw    3/3  hand: beer-7h   play: dynamite-2h
          Rose Doolan     renegade       hand: bang-2c
          Bart Cassidy    outlaw
        deck: missed-5s bang-9d bang-8d
        phase: start
    """)
    t.play("El: beer-7h")
    assert (t["El"].life, t["El"].hand) == (1, ["bang-9d", "bang-8d"])
    assert (t["Willy"].hand, t["Rose"].hand) == (["beer-6h"], ["bang-2c"])


@pytest.mark.parametrize("reward", [False, True])
def test_el_gringo_gets_nothing_from_a_duel_that_he_played_himself(reward: bool) -> None:  # ruling 119
    t = table(
        """
        > El Gringo       sheriff   hand: duel-qd
          Willy the Kid   outlaw    hand: bang-2c beer-6h
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        """,
        duel_reward=reward,
    )
    t.play("El: duel-qd > Willy", "Willy: bang-2c")
    assert (t["El"].life, t["El"].hand, t["Willy"].hand) == (3, [], ["beer-6h"])


def test_el_gringo_takes_a_card_for_a_duel_that_another_played() -> None:  # ruling 119
    t = table("""
        > Willy the Kid   sheriff   hand: duel-qd bang-2c beer-6h
          El Gringo       outlaw    hand: bang-9d
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Willy: duel-qd > El", "El: bang-9d", "Willy: bang-2c")
    assert (t["El"].life, t["El"].hand, t["Willy"].hand) == (2, ["beer-6h"], [])


def test_el_gringo_takes_nothing_when_he_is_eliminated() -> None:  # ruling 57
    t = table("""
        > Willy the Kid   sheriff        hand: indians-kd beer-6h
          El Gringo       outlaw    1/3
          Rose Doolan     renegade       hand: bang-9d
          Bart Cassidy    outlaw
        deck: bang-2c bang-3c bang-4c
    """)
    t.play("Willy: indians-kd", "Rose: bang-9d")
    assert (t["El"].out, t["El"].hand, t["Willy"].hand) == (True, [], ["beer-6h", "bang-2c", "bang-3c", "bang-4c"])


def test_a_known_card_is_still_known_when_el_gringo_takes_it_as_the_only_one() -> None:  # ruling 119
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c beer-6h(all)
          El Gringo       outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Willy: bang-2c > El")
    assert known(t, "Rose", "El") == ["beer-6h"]


# Jesse Jones.


def test_jesse_jones_may_take_his_first_card_from_any_other_hand() -> None:  # rulebook: Jesse Jones
    t = table("""
        > Jesse Jones     sheriff   hand: missed-2s
          Willy the Kid   outlaw    hand: bang-2c
          Rose Doolan     renegade  hand: beer-6h   play: mustang-8h
          Bart Cassidy    outlaw                    play: scope-as
        deck: bang-9d bang-8d
        phase: draw
    """)
    assert (t.asked, t.options) == ("Jesse Jones", ["take hand > 2", "take hand > 3", "take deck"])
    t.play("Jesse: take hand > Rose")
    assert (t["Jesse"].hand, t["Rose"].hand) == (["missed-2s", "beer-6h", "bang-9d"], [])
    assert (known(t, "Rose", "Jesse"), known(t, "Willy", "Jesse"), t.deck[0]) == (["beer-6h"], [], "bang-8d")


def test_jesse_jones_may_draw_both_cards_from_the_deck() -> None:  # rulebook: Jesse Jones
    t = table("""
        > Jesse Jones     sheriff
          Willy the Kid   outlaw    hand: bang-2c
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-9d bang-8d
        phase: draw
    """)
    t.play("Jesse: take deck")
    assert (t["Jesse"].hand, t["Willy"].hand) == (["bang-9d", "bang-8d"], ["bang-2c"])


def test_jesse_jones_is_not_asked_when_nobody_else_holds_a_card() -> None:  # rulebook: Jesse Jones
    t = table("""
        > Jesse Jones     sheriff   hand: missed-2s
          Willy the Kid   outlaw                    play: mustang-8h
          Rose Doolan     renegade
          Bart Cassidy    outlaw    out
        deck: bang-9d bang-8d
        phase: draw
    """)
    assert (t.ask and t.ask.kind, t["Jesse"].hand) == ("play", ["missed-2s", "bang-9d", "bang-8d"])


def test_nobody_is_sure_of_black_jacks_shown_card_after_jesse_jones_took_one_of_two() -> None:
    # rulebook: Jesse Jones
    t = table("""
        > Jesse Jones     sheriff
          Black Jack      outlaw    hand: beer-6h(all) bang-2c
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        phase: draw
    """)
    t.play("Jesse: take hand > Black")
    taken = t["Jesse"].hand[0]
    assert (known(t, "Rose", "Black"), known(t, "Rose", "Jesse")) == ([], [])
    assert known(t, "Black", "Jesse") == [taken]


# Jourdonnais.


def test_jourdonnais_is_missed_on_a_heart_without_any_card() -> None:  # rulebook: Jourdonnais
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Jourdonnais     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: beer-9h
    """)
    t.play("Willy: bang-2c > Jourdonnais")
    assert t.options == ["use jourdonnais", "pass"]
    t.play("Jourdonnais: use jourdonnais")
    assert (t["Jourdonnais"].life, t.discard, t.asked) == (4, ["beer-9h", "bang-2c"], "Willy the Kid")


def test_jourdonnais_draws_once_for_each_shot() -> None:  # ruling 13
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c bang-3c
          Jourdonnais     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-9d beer-9h
    """)
    t.play("Willy: bang-2c > Jourdonnais", "Jourdonnais: use jourdonnais")
    assert (t["Jourdonnais"].life, t.asked) == (3, "Willy the Kid")
    t.play("Willy: bang-3c > Jourdonnais", "Jourdonnais: use jourdonnais")
    assert (t["Jourdonnais"].life, t.asked) == (3, "Willy the Kid")


@pytest.mark.parametrize("attack", ["duel-qd > Jourdonnais", "indians-kd"])
def test_jourdonnais_cannot_hide_from_a_duel_or_the_indians(attack: str) -> None:  # ruling 42
    t = table("""
        > Willy the Kid   sheriff   hand: duel-qd indians-kd
          Jourdonnais     outlaw    hand: missed-2s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play(f"Willy: {attack}")
    assert (t.asked, t.options) == ("Jourdonnais", ["pass"])
    t.play("Jourdonnais: pass")
    assert (t["Jourdonnais"].life, t["Jourdonnais"].hand) == (3, ["missed-2s"])
