"""Bill Noface, Chuck Wengam, Doc Holyday, Greg Digger, Herb Hunter."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def four(name: str, mine: str, more: str = "", his: str = "", opposite: str = "", **options: bool) -> Table:
    return table(
        f"""
        > {name}          sheriff   {mine}
          Jesse Jones     outlaw    {his}
          Rose Doolan     renegade  {opposite}
          Kit Carlson     outlaw
        {more}
        """,
        **options,
    )


def uses(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("use ")]


# Bill Noface.


@pytest.mark.parametrize(("life", "cards"), [(5, 1), (4, 2), (3, 3), (2, 4), (1, 5)])
def test_bill_noface_draws_one_card_and_one_for_each_missing_point(life: int, cards: int) -> None:
    # ruling 124
    t = four("Bill Noface", f"{life}/5", "phase: draw")
    assert len(t["Bill"].hand) == cards


@pytest.mark.parametrize(("event", "life", "cards"), [("thirst", 5, 1), ("thirst", 3, 2), ("train_arrival", 3, 4)])
def test_bill_noface_in_thirst_and_train_arrival(event: str, life: int, cards: int) -> None:  # ruling 124
    t = four("Bill Noface", f"{life}/5", f"phase: draw\nevent: {event}")
    assert len(t["Bill"].hand) == cards


def test_bill_noface_counts_his_injuries_after_the_dynamite() -> None:  # ruling 27, 124
    t = four("Bill Noface", "5/5   play: dynamite-2h", "phase: start\ndeck: missed-2s")
    assert (t["Bill"].life, len(t["Bill"].hand)) == (2, 4)


# Chuck Wengam.


def test_chuck_wengam_loses_a_life_point_to_draw_two_cards() -> None:  # ruling 129
    t = four("Chuck Wengam", "", "deck: beer-6h beer-7h")
    t.play("Chuck: use chuck_wengam")
    assert (t["Chuck"].life, t["Chuck"].hand, t.asked) == (4, ["beer-6h", "beer-7h"], "Chuck Wengam")


def test_chuck_wengam_may_do_so_again_but_never_with_his_last_point() -> None:  # ruling 129
    t = four("Chuck Wengam", "3/5")
    t.play("Chuck: use chuck_wengam", "Chuck: use chuck_wengam")
    assert (t["Chuck"].life, len(t["Chuck"].hand), uses(t)) == (1, 4, [])
    t.refuses("use chuck_wengam")


def test_chuck_wengam_has_nothing_to_use_out_of_turn_or_in_phase_three() -> None:  # ruling 129
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Chuck Wengam    outlaw    hand: beer-6h
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    assert t.offers("Chuck") == []
    t.play("Willy: bang-2c > Chuck")
    assert t.options == ["pass"]
    late = four("Chuck Wengam", "1/5   hand: beer-6h beer-7h", "phase: excess")
    assert uses(late) == []


def test_what_chuck_wengam_draws_counts_for_his_hand_limit() -> None:  # ruling 4, 129
    t = four("Chuck Wengam", "3/5   hand: bang-2c", "deck: beer-6h beer-7h")
    t.play("Chuck: use chuck_wengam", "Chuck: pass")
    assert t.ask is not None
    assert (t.ask.kind, t["Chuck"].life) == ("excess", 2)


# Doc Holyday.


def test_doc_holyday_discards_two_cards_and_shoots() -> None:  # ruling 128
    t = four("Doc Holyday", "hand: beer-6h barrel-qs saloon-5h")
    assert uses(t) == ["use doc_holyday > 2", "use doc_holyday > 4"]
    t.play("Doc: use doc_holyday > Jesse", "Doc: discard barrel-qs", "Doc: discard beer-6h")
    assert (t["Jesse"].life, t["Doc"].hand, t.discard) == (3, ["saloon-5h"], ["beer-6h", "barrel-qs"])


def test_doc_holyday_does_so_once_a_turn() -> None:  # ruling 128
    t = four("Doc Holyday", "hand: beer-6h barrel-qs saloon-5h jail-js")
    t.play("Doc: use doc_holyday > Jesse", "Doc: discard barrel-qs", "Doc: discard beer-6h")
    assert uses(t) == []
    t.refuses("use doc_holyday > Jesse")


def test_doc_holyday_may_do_so_again_in_his_next_turn() -> None:  # ruling 128
    t = four("Doc Holyday", "hand: beer-6h bang-2c", "marks: turn doc_holyday of 1 = 1, turn again of 1 = 1")
    assert uses(t) == []
    t.play("Doc: pass")
    assert (t.turn, uses(t)) == ("Doc Holyday", ["use doc_holyday > 2", "use doc_holyday > 4"])


def test_doc_holyday_needs_two_hand_cards() -> None:  # ruling 128
    t = four("Doc Holyday", "hand: beer-6h   play: barrel-qs")
    assert uses(t) == []
    t.refuses("use doc_holyday > Jesse")


def test_doc_holyday_shoots_within_the_reach_of_his_weapon() -> None:  # ruling 128
    near = four("Doc Holyday", "hand: beer-6h bang-2c", his="play: mustang-8h")
    assert uses(near) == ["use doc_holyday > 4"]
    near.refuses("use doc_holyday > Rose")
    far = four("Doc Holyday", "hand: beer-6h bang-2c   play: schofield-jc", his="play: mustang-8h")
    assert uses(far) == ["use doc_holyday > 2", "use doc_holyday > 3", "use doc_holyday > 4"]


def test_doc_holydays_shot_does_not_count_as_a_bang() -> None:  # ruling 32, 128
    t = four("Doc Holyday", "hand: beer-6h bang-2c bang-3c bang-4c")
    t.play("Doc: bang-2c > Jesse", "Doc: use doc_holyday > Jesse", "Doc: bang-3c", "Doc: bang-4c")
    assert t["Jesse"].life == 2
    t = four("Doc Holyday", "hand: beer-6h bang-2c bang-3c bang-4c")
    t.play("Doc: use doc_holyday > Jesse", "Doc: bang-3c", "Doc: bang-4c", "Doc: bang-2c > Jesse")
    assert t["Jesse"].life == 2


def test_one_missed_or_a_barrel_cancels_doc_holydays_shot() -> None:  # ruling 14, 128
    t = four("Doc Holyday", "hand: beer-6h bang-2c", "deck: beer-7h", his="hand: missed-2s   play: barrel-qs")
    t.play("Doc: use doc_holyday > Jesse", "Doc: beer-6h", "Doc: bang-2c")
    assert t.options == ["use barrel-qs", "miss missed-2s", "pass"]
    t.play("Jesse: use barrel")
    assert (t["Jesse"].life, t["Jesse"].hand) == (4, ["missed-2s"])


def test_doc_holyday_may_shoot_during_the_sermon() -> None:  # ruling 128, 152
    t = four("Doc Holyday", "hand: beer-6h bang-2c", "event: the_sermon")
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
    t = four("Doc Holyday", "hand: beer-6h bang-2c", "deck: beer-7h beer-8h beer-9h", his="1/4")
    t.play("Doc: use doc_holyday > Jesse", "Doc: beer-6h", "Doc: bang-2c")
    assert (t["Jesse"].out, t["Doc"].hand) == (True, ["beer-7h", "beer-8h", "beer-9h"])


# Greg Digger and Herb Hunter.

DEATH = """
    > Willy the Kid   sheriff        hand: bang-2c
      Jesse Jones     outlaw    1/4  hand: mustang-8h
      {third}         renegade  {life}
      {fourth}        outlaw
    deck: beer-6h beer-7h beer-8h beer-9h beer-10h stagecoach-9s wells_fargo-3h
"""


def death(third: str, life: str = "", fourth: str = "Kit Carlson", after: bool = True) -> Table:
    """The Sheriff kills an Outlaw."""
    t = table(DEATH.format(third=third, life=life, fourth=fourth))
    return t.play("Willy: bang-2c > Jesse", "Jesse: pass", "Jesse: pass") if after else t


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_greg_digger_regains_two_points_for_each_death(before: int, after: int) -> None:  # ruling 56, 70
    t = death("Greg Digger", f"{before}/4")
    assert (t["Jesse"].out, t["Greg"].life) == (True, after)


def test_herb_hunter_draws_two_cards_for_each_death_before_the_reward() -> None:  # ruling 70
    t = death("Herb Hunter")
    assert t["Herb"].hand == ["beer-6h", "beer-7h"]
    assert t["Willy"].hand == ["beer-8h", "beer-9h", "beer-10h"]


def test_herb_hunter_who_kills_an_outlaw_draws_five_cards() -> None:  # ruling 64, 70
    t = four("Herb Hunter", "hand: bang-2c", his="1/4")
    t.play("Herb: bang-2c > Jesse")
    assert len(t["Herb"].hand) == 5


def test_greg_herb_and_vulture_sam_react_to_the_same_death() -> None:  # ruling 70
    t = table("""
        > Herb Hunter     sheriff        hand: bang-2c
          Jesse Jones     outlaw    1/4  play: barrel-qs
          Greg Digger     renegade  1/4
          Vulture Sam     outlaw
          Rose Doolan     deputy
        deck: beer-6h beer-7h beer-8h beer-9h beer-10h
    """)
    t.play("Herb: bang-2c > Jesse", "Jesse: pass")
    assert (t["Greg"].life, t["Vulture Sam"].hand, len(t["Herb"].hand)) == (3, ["barrel-qs"], 5)


@pytest.mark.parametrize("name", ["Greg Digger", "Herb Hunter"])
def test_they_do_not_react_to_their_own_death(name: str) -> None:  # ruling 71
    t = table(f"""
        > Willy the Kid   sheriff        hand: bang-2c
          {name}          outlaw    1/4
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play(f"Willy: bang-2c > {name}")
    assert (t[name].out, t[name].life, t[name].hand) == (True, 0, [])


def test_they_react_to_a_death_by_dynamite() -> None:  # ruling 26, 70
    t = table("""
        > Jesse Jones     outlaw    2/4   play: dynamite-2h
          Willy the Kid   sheriff
          Greg Digger     renegade  1/4
          Herb Hunter     outlaw
        phase: start
        deck: missed-2s beer-6h beer-7h
    """)
    assert (t["Jesse"].out, t["Greg"].life, t["Herb"].hand) == (True, 3, ["beer-6h", "beer-7h"])


def test_they_do_not_react_while_nobody_is_eliminated() -> None:  # ruling 70
    t = death("Greg Digger", "1/4", "Herb Hunter", after=False)
    t.play("Willy: bang-2c > Herb")
    assert (t["Herb"].life, t["Herb"].hand, t["Greg"].life) == (3, [], 1)
