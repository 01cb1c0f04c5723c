"""Suzy Lafayette, whose hand is never empty for long."""

from __future__ import annotations

import pytest

from tests.support.seats import four_seats
from tests.support.table import table


def test_suzy_lafayette_draws_when_her_last_card_has_been_played() -> None:  # ruling 114
    t = table("""
        > Suzy Lafayette  sheriff   hand: mustang-8h
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c bang-3c
    """)
    t.play("Suzy: mustang-8h")
    assert (t["Suzy"].hand, t.deck[0], t.ask and t.ask.kind) == (["bang-2c"], "bang-3c", "play")


def test_suzy_lafayette_draws_nothing_while_she_holds_a_card() -> None:  # rulebook: Suzy Lafayette
    t = table("""
        > Suzy Lafayette  sheriff   hand: mustang-8h beer-6h
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c
    """)
    t.play("Suzy: mustang-8h")
    assert (t["Suzy"].hand, t.deck[0]) == (["beer-6h"], "bang-2c")


def test_suzy_lafayette_gets_two_cards_when_her_last_one_is_a_stagecoach() -> None:  # ruling 114
    t = table("""
        > Suzy Lafayette  sheriff   hand: stagecoach-9s
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c bang-3c bang-4c
    """)
    t.play("Suzy: stagecoach-9s")
    assert (t["Suzy"].hand, t.deck[0]) == (["bang-2c", "bang-3c"], "bang-4c")


def test_suzy_lafayette_draws_after_the_shot_of_her_last_bang_is_settled() -> None:  # ruling 114
    t = table("""
        > Suzy Lafayette  sheriff   hand: bang-9d
          Jourdonnais     outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h bang-2c
    """)
    t.play("Suzy: bang-9d > Jourdonnais")
    assert (t["Suzy"].hand, t.deck[0]) == ([], "beer-6h")
    t.play("Jourdonnais: use jourdonnais")
    assert (t["Suzy"].hand, t["Jourdonnais"].life) == (["bang-2c"], 4)


def test_suzy_lafayettes_reward_leaves_her_hand_not_empty() -> None:  # ruling 114
    t = table("""
        > Suzy Lafayette  sheriff        hand: bang-9d
          Willy the Kid   outlaw    1/4
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c bang-3c bang-4c bang-5c
    """)
    t.play("Suzy: bang-9d > Willy")
    assert (t["Suzy"].hand, t.deck[0]) == (["bang-2c", "bang-3c", "bang-4c"], "bang-5c")


@pytest.mark.parametrize("card", ["panic-jh", "cat_balou-kh"])
def test_suzy_lafayette_draws_at_once_when_her_last_card_is_taken(card: str) -> None:  # ruling 115
    t = table(f"""
        > Willy the Kid   sheriff   hand: {card}
          Suzy Lafayette  outlaw    hand: beer-6h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c
    """)
    t.play(f"Willy: {card} > Suzy")
    assert (t["Suzy"].hand, t.asked) == (["bang-2c"], "Willy the Kid")


def test_suzy_lafayette_draws_before_jesse_jones_draws_their_second_card() -> None:  # ruling 115
    t = table("""
        > Jesse Jones     sheriff
          Suzy Lafayette  outlaw    hand: beer-6h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c bang-3c
        phase: draw
    """)
    t.play("Jesse: take hand > Suzy")
    assert (t["Suzy"].hand, t["Jesse"].hand) == (["bang-2c"], ["beer-6h", "bang-3c"])


def test_suzy_lafayette_draws_in_the_middle_of_a_gatling_after_her_own_shot() -> None:  # ruling 115
    t = table("""
        > Willy the Kid   sheriff   hand: gatling-10h
          Suzy Lafayette  outlaw    hand: missed-2s
          Jourdonnais     renegade
          Paul Regret     outlaw
        deck: bang-2c beer-6h
    """)
    t.play("Willy: gatling-10h", "Suzy: miss missed-2s")
    assert (t.asked, t["Suzy"].hand, t.deck[0]) == ("Jourdonnais", ["bang-2c"], "beer-6h")


@pytest.mark.parametrize(("drawn", "life"), [("missed-3s", 4), ("bang-2c", 3)])
def test_suzy_lafayette_may_use_what_she_draws_as_second_missed_against_slab(drawn: str, life: int) -> None:
    # ruling 116
    t = table(f"""
        > Slab the Killer sheriff   hand: bang-9d
          Suzy Lafayette  outlaw    hand: missed-2s
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: {drawn} beer-6h
    """)
    t.play("Slab: bang-9d > Suzy", "Suzy: miss missed-2s")
    assert (t.asked, t["Suzy"].hand) == ("Suzy Lafayette", [drawn])
    t.play("Suzy: miss missed-3s" if life == 4 else "Suzy: pass")
    assert (t["Suzy"].life, t["Suzy"].hand) == (life, ["beer-6h"] if life == 4 else [drawn])


def test_suzy_lafayette_draws_only_after_the_duel() -> None:  # ruling 117
    t = table("""
        > Willy the Kid   sheriff   hand: duel-qd bang-9d
          Suzy Lafayette  outlaw    hand: bang-8d
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c bang-3c
    """)
    t.play("Willy: duel-qd > Suzy", "Suzy: bang-8d")
    assert (t.asked, t["Suzy"].hand) == ("Willy the Kid", [])
    t.play("Willy: bang-9d")
    assert (t["Suzy"].life, t["Suzy"].hand, t.deck[0]) == (3, ["bang-2c"], "bang-3c")


def test_el_gringo_takes_the_card_that_suzy_lafayette_draws_after_their_duel() -> None:  # ruling 120
    t = table("""
        > Suzy Lafayette  sheriff   hand: duel-qd bang-9d
          El Gringo       outlaw    hand: bang-8d
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h bang-3c bang-4c
    """)
    t.play("Suzy: duel-qd > El", "El: bang-8d", "Suzy: bang-9d")
    assert (t["El"].life, t["El"].hand, t["Suzy"].hand, t.deck[0]) == (2, ["beer-6h"], ["bang-3c"], "bang-4c")


def test_el_gringo_gets_nothing_when_he_is_hit_by_suzy_lafayettes_last_card() -> None:  # ruling 114, 119
    t = table("""
        > Suzy Lafayette  sheriff   hand: bang-9d
          El Gringo       outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
    """)
    t.play("Suzy: bang-9d > El")
    assert (t["El"].life, t["El"].hand, t["Suzy"].hand) == (2, [], ["beer-6h"])


def test_suzy_lafayette_as_sheriff_draws_after_the_penalty_for_her_deputy() -> None:  # ruling 65, 114
    t = table("""
        > Suzy Lafayette  sheriff        hand: bang-9d beer-6h   play: scope-as
          Willy the Kid   deputy    1/4
          Rose Doolan     renegade
          Paul Regret     outlaw
          Bart Cassidy    outlaw
        deck: bang-2c bang-3c
    """)
    t.play("Suzy: bang-9d > Willy")
    assert (t["Suzy"].hand, t["Suzy"].in_play, t.deck[0]) == (["bang-2c"], [], "bang-3c")


def test_suzy_lafayette_draws_nothing_when_she_is_eliminated_or_no_card_is_left() -> None:  # ruling 71, 82
    t = table("""
        > Willy the Kid   sheriff        hand: bang-9d
          Suzy Lafayette  outlaw    1/4  hand: bang-8d
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c bang-3c bang-4c bang-5c
    """)
    t.play("Willy: bang-9d > Suzy", "Suzy: pass", "Suzy: pass")
    assert (t["Suzy"].out, t["Suzy"].hand, t["Willy"].hand) == (True, [], ["bang-2c", "bang-3c", "bang-4c"])
    t = table("""
        > Suzy Lafayette  sheriff   hand: mustang-8h
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: end
    """)
    t.play("Suzy: mustang-8h")
    assert (t["Suzy"].hand, t["Suzy"].in_play) == ([], ["mustang-8h"])


def test_suzy_lafayette_gets_nothing_extra_when_her_last_card_takes_one_of_another() -> None:  # ruling 114
    t = table("""
        > Suzy Lafayette  sheriff   hand: panic-jh
          Willy the Kid   outlaw    hand: beer-6h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c
    """)
    t.play("Suzy: panic-jh > Willy")
    assert (t["Suzy"].hand, t.deck[0]) == (["beer-6h"], "bang-2c")


def test_suzy_lafayette_draws_after_a_beer_that_was_her_last_card_has_saved_her() -> None:  # ruling 115
    t = table("""
        > Willy the Kid   sheriff        hand: bang-9d
          Suzy Lafayette  outlaw    1/4  hand: beer-6h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c bang-3c
    """)
    t.play("Willy: bang-9d > Suzy", "Suzy: pass", "Suzy: beer-6h")
    assert (t["Suzy"].life, t["Suzy"].hand, t.deck[0]) == (1, ["bang-2c"], "bang-3c")


def test_suzy_lafayette_draws_no_card_in_a_duel_that_she_began_until_it_is_over() -> None:  # ruling 117
    t = table("""
        > Suzy Lafayette  sheriff   hand: duel-qd
          Willy the Kid   outlaw    hand: bang-8d
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2c bang-3c
    """)
    t.play("Suzy: duel-qd > Willy", "Willy: bang-8d")
    # A BANG! drawn in the middle of the Duel would have let her go on.
    assert (t["Suzy"].life, t["Suzy"].hand, t.deck[0]) == (4, ["bang-2c"], "bang-3c")


def test_suzys_last_missed_draws_a_dodge_that_is_the_second_against_slab() -> None:  # ruling 91, 116
    t = four_seats(
        "Slab the Killer sheriff hand: bang-2c",
        "Suzy Lafayette outlaw hand: missed-2s",
        more="deck: dodge-7d scope-as mustang-8h",
    )
    t.play("Slab: bang-2c > Suzy", "Suzy: missed-2s", "Suzy: dodge-7d")
    assert (t["Suzy"].life, t["Suzy"].hand) == (4, ["scope-as"])


def test_suzy_draws_as_soon_as_her_last_card_has_cancelled_docs_shot() -> None:  # ruling 115, 128
    t = four_seats(
        "Doc Holyday sheriff hand: beer-6h beer-7h", "Suzy Lafayette outlaw hand: missed-2s", more="deck: scope-as"
    )
    t.play("Doc: use doc_holyday > Suzy", "Doc: beer-6h", "Doc: beer-7h", "Suzy: missed-2s")
    assert (t["Suzy"].life, t["Suzy"].hand, t["Doc"].hand) == (4, ["scope-as"], [])


def test_suzys_beer_after_a_lost_duel_must_be_in_her_hand_before() -> None:  # ruling 45, 117
    t = four_seats(
        "Willy the Kid sheriff hand: duel-qd, bang-2c", "Suzy Lafayette outlaw 1 hand: bang-3c", more="deck: beer-6h"
    )
    t.play("Willy: duel-qd > Suzy", "Suzy: bang-3c", "Willy: bang-2c")
    assert (t["Suzy"].out, len(t["Willy"].hand)) == (True, 3)
