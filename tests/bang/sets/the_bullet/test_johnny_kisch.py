"""Johnny Kisch: the only card of its name in play."""

from __future__ import annotations

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
