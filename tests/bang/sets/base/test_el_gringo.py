"""El Gringo: a card of the hand that hit him."""

from __future__ import annotations

import pytest

from tests.support.knowledge import known
from tests.support.seats import four_at_an_event, four_seats
from tests.support.table import table


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


def test_el_gringo_finds_nothing_when_doc_holyday_shot_with_his_last_two_cards() -> None:  # ruling 119, 128
    t = four_at_an_event("Doc Holyday sheriff hand: beer-6h, beer-7h", "El Gringo outlaw")
    t.play("use doc_holyday > El", "discard beer-6h", "discard beer-7h")
    assert (t["El"].life, t["El"].hand) == (2, [])


@pytest.mark.parametrize(
    "attack", ["use knife > 2", "use buffalo_rifle > 2", "use howitzer", "punch-10s > 2", "springfield-ks > 2"]
)
def test_el_gringo_takes_a_card_for_every_shot_of_the_box(attack: str) -> None:  # ruling 119
    t = four_seats(
        "Willy the Kid sheriff hand: punch-10s springfield-ks beer-6h play: knife-8h buffalo_rifle-qc howitzer-9s",
        "El Gringo outlaw",
    )
    t.play(f"Willy: {attack}")
    if t.ask is not None and t.ask.kind == "cost":
        t.play("Willy: discard beer-6h")
    assert (t["El Gringo"].life, len(t["El Gringo"].hand)) == (2, 1)


def test_el_gringo_takes_the_card_that_suzy_draws_after_her_duel() -> None:  # ruling 117, 120
    t = four_seats("Suzy Lafayette sheriff hand: duel-qd", "El Gringo outlaw", more="deck: scope-as mustang-8h")
    t.play("Suzy: duel-qd > El Gringo")
    assert (t["El Gringo"].hand, t["Suzy"].hand) == (["scope-as"], ["mustang-8h"])
