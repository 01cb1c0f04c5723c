"""Johnny Kisch: the only card of its name in play."""

from __future__ import annotations

from tests.support.seats import four_seats
from tests.support.table import table


def test_a_card_put_down_by_johnny_removes_all_others_of_its_name() -> None:  # ruling 135
    t = table("""
        > Johnny Kisch   sheriff   hand: schofield-jc
          Rose Doolan    outlaw    play: schofield-qc
          Paul Regret    renegade  play: schofield-ks
          Sid Ketchum    outlaw
    """)
    t.play("schofield-jc")
    assert t["Johnny"].in_play == ["schofield-jc"]
    assert (t["Rose"].in_play, t["Paul"].in_play) == ([], [])
    assert t.discard == ["schofield-ks", "schofield-qc"]


def test_cards_of_other_names_stay() -> None:  # ruling 135
    t = table("""
        > Johnny Kisch   sheriff   hand: barrel-qs  play: scope-as
          Rose Doolan    outlaw    play: barrel-ks, mustang-8h
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    t.play("barrel-qs")
    assert t["Johnny"].in_play == ["scope-as", "barrel-qs"]
    assert t["Rose"].in_play == ["mustang-8h"]


def test_cards_in_hands_stay() -> None:  # ruling 135
    t = table("""
        > Johnny Kisch   sheriff   hand: barrel-qs
          Rose Doolan    outlaw    hand: barrel-ks
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    t.play("barrel-qs")
    assert t["Rose"].hand == ["barrel-ks"]
    assert t.discard == []


def test_johnnys_jail_on_another_player_opens_all_other_jails() -> None:  # ruling 135
    t = table("""
        > Johnny Kisch   sheriff   hand: jail-4h
          Rose Doolan    outlaw    play: jail-js
          Paul Regret    renegade
          Sid Ketchum    outlaw    play: jail-10s
    """)
    t.play("jail-4h > Paul")
    assert t["Paul"].in_play == ["jail-4h"]
    assert (t["Rose"].in_play, t["Sid"].in_play) == ([], [])


def test_a_card_that_another_player_puts_down_removes_nothing() -> None:  # ruling 135
    t = table("""
          Johnny Kisch   sheriff   play: barrel-qs
        > Rose Doolan    outlaw    hand: barrel-ks
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    t.play("barrel-ks")
    assert (t["Johnny"].in_play, t["Rose"].in_play) == (["barrel-qs"], ["barrel-ks"])


def test_johnnys_brown_cards_remove_nothing() -> None:  # ruling 135
    t = table("""
        > Johnny Kisch   sheriff   hand: bang-2c
          Rose Doolan    outlaw    play: barrel-ks  hand: bang-3c
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    t.play("bang-2c > Rose", "pass")
    assert t["Rose"].in_play == ["barrel-ks"]
    assert t["Rose"].hand == ["bang-3c"]


def test_dynamite_that_johnny_passes_on_removes_nothing() -> None:  # ruling 31, 135
    t = table("""
        > Johnny Kisch   sheriff   play: dynamite-2h
          Rose Doolan    outlaw
          Paul Regret    renegade  play: dynamite-10c
          Sid Ketchum    outlaw
        sets: dodge_city the_bullet
        deck: kh
        phase: start
    """)
    assert t["Rose"].in_play == ["dynamite-2h"]
    assert t["Paul"].in_play == ["dynamite-10c"]


def test_johnnys_own_dynamite_removes_the_other_one() -> None:  # ruling 135
    t = table("""
        > Johnny Kisch   sheriff   hand: dynamite-2h
          Rose Doolan    outlaw
          Paul Regret    renegade  play: dynamite-10c
          Sid Ketchum    outlaw
        sets: dodge_city the_bullet
    """)
    t.play("dynamite-2h")
    assert t["Johnny"].in_play == ["dynamite-2h"]
    assert t["Paul"].in_play == []


def test_his_own_second_copy_is_still_forbidden() -> None:  # ruling 84, 135
    t = table("""
        > Johnny Kisch   sheriff   hand: barrel-qs  play: barrel-ks
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    why = t.refuses("barrel-qs")
    assert why is not None
    assert why.slug == "already_in_play"


def test_johnny_removes_nothing_with_a_hangover() -> None:  # ruling 136
    t = table("""
        > Johnny Kisch   sheriff   hand: barrel-qs
          Rose Doolan    outlaw    play: barrel-ks
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.play("barrel-qs")
    assert t["Rose"].in_play == ["barrel-ks"]


def test_a_mustang_that_johnny_removes_no_longer_keeps_others_away() -> None:  # ruling 135
    t = table("""
        > Johnny Kisch   sheriff   hand: mustang-8h, bang-2c
          Rose Doolan    outlaw    play: mustang-9h
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    t.refuses("bang-2c > Rose")
    t.play("mustang-8h", "bang-2c > Rose")
    assert t["Rose"].life == 3


def test_johnnys_weapon_replaces_his_own_and_removes_that_name_everywhere() -> None:  # ruling 85, 135
    t = four_seats(
        "Johnny Kisch sheriff hand: volcanic-10s play: schofield-jc",
        "Sid Ketchum outlaw play: volcanic-10c",
        "Rose Doolan renegade play: schofield-qc",
    )
    t.play("Johnny: volcanic-10s")
    assert [t[seat].in_play for seat in (1, 2, 3)] == [["volcanic-10s"], [], ["schofield-qc"]]
    assert set(t.discard) == {"schofield-jc", "volcanic-10c"}


def test_johnnys_jail_sets_the_other_prisoner_free_before_his_turn() -> None:  # ruling 28, 135
    t = four_seats(
        "Johnny Kisch sheriff hand: jail-js",
        "Sid Ketchum outlaw play: jail-10s",
        "Rose Doolan renegade",
        "deck: bang-2c bang-3c",
    )
    t.play("Johnny: jail-js > Rose", "Johnny: pass")
    assert (t.turn, t["Sid"].hand, t["Rose"].in_play) == ("Sid Ketchum", ["bang-2c", "bang-3c"], ["jail-js"])


def test_johnny_cannot_jail_a_prisoner_although_his_ability_would_remove_the_first_jail() -> None:  # ruling 30, 135
    t = four_seats("Johnny Kisch sheriff hand: jail-js", "Sid Ketchum outlaw play: jail-10s")
    why = t.refuses("jail-js > Sid")
    assert why is not None
    assert why.slug == "already_in_play"


def test_a_barrel_that_johnny_removes_does_not_save_and_is_no_heirloom() -> None:  # ruling 68, 135
    t = four_seats(
        "Johnny Kisch sheriff hand: bang-2c, barrel-ks", "Sid Ketchum outlaw 1 play: barrel-qs", "Vulture Sam renegade"
    )
    t.play("Johnny: barrel-ks", "Johnny: bang-2c > Sid")
    assert (t["Sid"].out, t["Vulture"].hand, t["Johnny"].in_play) == (True, [], ["barrel-ks"])


def test_johnny_removes_green_cards_of_the_same_name() -> None:  # ruling 135
    t = table("""
        > Johnny Kisch   sheriff   hand: iron_plate-ad
          Rose Doolan    outlaw    play: iron_plate-qs
          Paul Regret    renegade
          Sid Ketchum    outlaw
    """)
    t.play("iron_plate-ad")
    assert t["Johnny"].in_play == ["iron_plate-ad"]
    assert t["Rose"].in_play == []
    assert t.discard == ["iron_plate-qs"]
