"""Doc Holyday: two cards for a shot, once a turn."""

from __future__ import annotations

import pytest

from tests.support.seats import four_at_an_event, sheriff_among_four
from tests.support.table import Table, table


def uses(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("use ")]


def test_doc_holyday_discards_two_cards_and_shoots() -> None:  # ruling 128
    t = sheriff_among_four("Doc Holyday", "hand: beer-6h barrel-qs saloon-5h")
    assert uses(t) == ["use doc_holyday > 2", "use doc_holyday > 4"]
    t.play("Doc: use doc_holyday > Jesse", "Doc: discard barrel-qs", "Doc: discard beer-6h")
    assert (t["Jesse"].life, t["Doc"].hand, t.discard) == (3, ["saloon-5h"], ["beer-6h", "barrel-qs"])


def test_doc_holyday_does_so_once_a_turn() -> None:  # ruling 128
    t = sheriff_among_four("Doc Holyday", "hand: beer-6h barrel-qs saloon-5h jail-js")
    t.play("Doc: use doc_holyday > Jesse", "Doc: discard barrel-qs", "Doc: discard beer-6h")
    assert uses(t) == []
    t.refuses("use doc_holyday > Jesse")


def test_doc_holyday_may_do_so_again_in_his_next_turn() -> None:  # ruling 128
    t = sheriff_among_four(
        "Doc Holyday", "hand: beer-6h bang-2c", "marks: turn doc_holyday of 1 = 1, turn again of 1 = 1"
    )
    assert uses(t) == []
    t.play("Doc: pass")
    assert (t.turn, uses(t)) == ("Doc Holyday", ["use doc_holyday > 2", "use doc_holyday > 4"])


def test_doc_holyday_needs_two_hand_cards() -> None:  # ruling 128
    t = sheriff_among_four("Doc Holyday", "hand: beer-6h   play: barrel-qs")
    assert uses(t) == []
    t.refuses("use doc_holyday > Jesse")


def test_doc_holyday_shoots_within_the_reach_of_his_weapon() -> None:  # ruling 128
    near = sheriff_among_four("Doc Holyday", "hand: beer-6h bang-2c", left="play: mustang-8h")
    assert uses(near) == ["use doc_holyday > 4"]
    near.refuses("use doc_holyday > Rose")
    far = sheriff_among_four("Doc Holyday", "hand: beer-6h bang-2c   play: schofield-jc", left="play: mustang-8h")
    assert uses(far) == ["use doc_holyday > 2", "use doc_holyday > 3", "use doc_holyday > 4"]


def test_doc_holydays_shot_does_not_count_as_a_bang() -> None:  # ruling 32, 128
    t = sheriff_among_four("Doc Holyday", "hand: beer-6h bang-2c bang-3c bang-4c")
    t.play("Doc: bang-2c > Jesse", "Doc: use doc_holyday > Jesse", "Doc: bang-3c", "Doc: bang-4c")
    assert t["Jesse"].life == 2
    t = sheriff_among_four("Doc Holyday", "hand: beer-6h bang-2c bang-3c bang-4c")
    t.play("Doc: use doc_holyday > Jesse", "Doc: bang-3c", "Doc: bang-4c", "Doc: bang-2c > Jesse")
    assert t["Jesse"].life == 2


def test_one_missed_or_a_barrel_cancels_doc_holydays_shot() -> None:  # ruling 14, 128
    t = sheriff_among_four(
        "Doc Holyday", "hand: beer-6h bang-2c", "deck: beer-7h", left="hand: missed-2s   play: barrel-qs"
    )
    t.play("Doc: use doc_holyday > Jesse", "Doc: beer-6h", "Doc: bang-2c")
    assert t.options == ["use barrel-qs", "miss missed-2s", "pass"]
    t.play("Jesse: use barrel")
    assert (t["Jesse"].life, t["Jesse"].hand) == (4, ["missed-2s"])


def test_doc_holyday_may_shoot_during_the_sermon() -> None:  # ruling 128, 152
    t = sheriff_among_four("Doc Holyday", "hand: beer-6h bang-2c", "event: the_sermon")
    assert uses(t) == ["use doc_holyday > 2", "use doc_holyday > 4"]
    t.refuses("bang-2c > Jesse")
    t.play("Doc: use doc_holyday > Jesse", "Doc: beer-6h", "Doc: bang-2c")
    assert t["Jesse"].life == 3


def test_el_gringo_takes_a_card_for_doc_holydays_shot() -> None:  # ruling 119
    t = table("""
        > Doc Holyday     sheriff   hand: beer-6h bang-2c saloon-5h
          El Gringo       outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Doc: use doc_holyday > El Gringo", "Doc: beer-6h", "Doc: bang-2c")
    assert (t["El Gringo"].hand, t["Doc"].hand) == (["saloon-5h"], [])


def test_doc_holyday_is_the_killer_of_whom_he_shoots() -> None:  # ruling 59, 64
    t = sheriff_among_four("Doc Holyday", "hand: beer-6h bang-2c", "deck: beer-7h beer-8h beer-9h", left="1/4")
    t.play("Doc: use doc_holyday > Jesse", "Doc: beer-6h", "Doc: bang-2c")
    assert (t["Jesse"].out, t["Doc"].hand) == (True, ["beer-7h", "beer-8h", "beer-9h"])


@pytest.mark.parametrize(("event", "targets"), [("ambush", ["2", "3", "4"]), ("lasso", ["2", "4"])])
def test_doc_holyday_reaches_whom_the_event_lets_him_reach(event: str, targets: list[str]) -> None:
    # ruling 128, 157, 166
    t = four_at_an_event("Doc Holyday sheriff hand: beer-6h, beer-7h play: schofield-jc", more=f"event: {event}")
    assert [line for line in t.options if line.startswith("use")] == [f"use doc_holyday > {seat}" for seat in targets]
