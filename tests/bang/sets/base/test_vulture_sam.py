"""Vulture Sam: the cards of the dead."""

from __future__ import annotations

import pytest

from tests.support.knowledge import known
from tests.support.table import table


def test_vulture_sam_takes_hand_and_cards_in_play_into_his_hand() -> None:  # ruling 68
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d   play: jail-js dynamite-2h schofield-jc
          Vulture Sam     renegade       hand: beer-6h
          Paul Regret     outlaw
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert sorted(t["Vulture"].hand) == ["bang-9d", "beer-6h", "dynamite-2h", "jail-js", "schofield-jc"]
    assert (t["Vulture"].in_play, t["Bart"].hand, t["Bart"].in_play, t.discard) == ([], [], [], ["bang-2c"])


def test_the_table_knows_of_vulture_sams_booty_only_what_lay_in_play() -> None:  # ruling 68
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d   play: schofield-jc
          Vulture Sam     renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert [known(t, who, "Vulture") for who in ("Willy", "Paul")] == [["schofield-jc"]] * 2
    assert known(t, "Bart", "Vulture") == known(t, "Vulture", "Vulture") == ["bang-9d", "schofield-jc"]


def test_whoever_knew_a_card_of_the_dead_player_knows_that_vulture_sam_has_it_now() -> None:  # ruling 68
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d(1) missed-2s(all)
          Vulture Sam     renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass", "Bart: pass")
    # Sam takes the whole hand: nobody can be in doubt where a card went that they knew.
    assert known(t, "Paul", "Vulture") == ["missed-2s"]
    assert known(t, "Willy", "Vulture") == ["bang-9d", "missed-2s"]


def test_vulture_sam_draws_the_reward_besides_the_cards_of_his_victim() -> None:  # ruling 64, 70
    t = table("""
        > Vulture Sam     sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d
          Willy the Kid   renegade
          Paul Regret     outlaw
        deck: bang-3c bang-4c bang-5c bang-6c
    """)
    t.play("Vulture: bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert (t["Vulture"].hand, t.deck[0]) == (["bang-9d", "bang-3c", "bang-4c", "bang-5c"], "bang-6c")


@pytest.mark.parametrize(("penalty_first", "left"), [(False, []), (True, ["bang-9d", "mustang-8h"])])
def test_vulture_sam_as_sheriff_discards_what_he_inherits_from_his_deputy(penalty_first: bool, left: list[str]) -> None:
    # ruling 66
    t = table(
        """
        > Vulture Sam     sheriff        hand: bang-2c beer-6h   play: scope-as
          Bart Cassidy    deputy    1/4  hand: bang-9d           play: mustang-8h
          Willy the Kid   renegade
          Paul Regret     outlaw
          Jesse Jones     outlaw
        """,
        penalty_first=penalty_first,
    )
    t.play("Vulture: bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert (t["Vulture"].hand, t["Vulture"].in_play) == (left, [])
    assert sorted([*t.discard, *left]) == ["bang-2c", "bang-9d", "beer-6h", "mustang-8h", "scope-as"]


def test_vulture_sam_may_dodge_with_what_he_inherits_in_the_middle_of_a_gatling() -> None:  # ruling 44, 68
    t = table("""
        > Willy the Kid   sheriff        hand: gatling-10h
          Bart Cassidy    outlaw    1/4  hand: missed-2s
          Vulture Sam     renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: gatling-10h", "Bart: pass", "Bart: pass", "Vulture: miss missed-2s")
    assert (t["Vulture"].life, t["Vulture"].hand, t["Paul"].life) == (4, [], 2)


def test_vulture_sam_inherits_nothing_from_himself() -> None:  # ruling 71
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Vulture Sam     outlaw    1/4  hand: bang-9d
          Bart Cassidy    renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: bang-2c > Vulture", "Vulture: pass", "Vulture: pass")
    assert (t["Vulture"].out, t["Vulture"].hand, t.discard) == (True, [], ["bang-9d", "bang-2c"])


def test_vulture_sam_and_his_copy_choose_between_hand_and_cards_in_play() -> None:  # ruling 69
    t = table(
        """
        > Vera Custer + Vulture Sam   sheriff    hand: bang-2c
          Lucky Duke                  outlaw     1/4   hand: missed-2s   play: scope-as winchester-8s
          Vulture Sam                 renegade
          Bart Cassidy                outlaw
        deck: beer-6h beer-7h beer-8h
        """
    ).play("bang-2c > Lucky", "Lucky: pass", "Lucky: pass")
    assert t.asked == "Vulture Sam"  # nearer to Lucky's left
    t.play("take scope-as")
    assert t.asked == "Vera Custer"
    t.play("take hand > 2")
    assert t["Vulture"].hand == ["scope-as", "winchester-8s"]
    assert t["Vera"].hand == ["missed-2s", "beer-6h", "beer-7h", "beer-8h"]  # and the reward


def test_sheriff_sam_and_vera_share_the_deputys_cards_before_sam_loses_all() -> None:  # ruling 66, 69, 70
    t = table("""
        > Vulture Sam               sheriff        hand: bang-2c, beer-6h   play: scope-as
          Greg Digger               deputy     1   hand: panic-jh           play: mustang-8h, remington-kc
          Rose Doolan               renegade
          Vera Custer + Vulture Sam outlaw
          Kit Carlson               outlaw
    """)
    t.play("Vulture: bang-2c > Greg", "Greg: pass", "Greg: pass")
    assert t.asked == "Vera Custer"  # the nearest to the dead player's left
    t.play("Vera: take remington-kc")
    assert t.asked == "Vulture Sam"
    t.play("Vulture: take mustang-8h")
    assert sorted(t["Vera"].hand) == ["panic-jh", "remington-kc"]
    assert (t["Vulture"].hand, t["Vulture"].in_play) == ([], [])
    assert {"mustang-8h", "beer-6h", "scope-as", "bang-2c"} <= set(t.discard)


def test_vulture_sam_who_is_sheriff_loses_what_he_inherits_of_a_deputy_killed_with_a_green_card() -> None:
    # ruling 65, 66
    t = table("""
        > Vulture Sam     sheriff        hand: beer-6h   play: knife-8h mustang-8h
          Jesse Jones     deputy    1/4  play: iron_plate-ad
          Rose Doolan     renegade
          Kit Carlson     outlaw
          Lucky Duke      outlaw
    """)
    t.play("Vulture Sam: use knife > Jesse", "Jesse: pass")
    assert (t["Jesse"].out, t["Vulture Sam"].hand, t["Vulture Sam"].in_play) == (True, [], [])
