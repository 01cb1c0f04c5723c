"""The Sermon: no BANG! card in one's own turn."""

from __future__ import annotations

from tests.support.table import table


def test_nobody_plays_a_bang_in_their_turn_during_the_sermon() -> None:  # ruling 152
    t = table("""
        > Slab the Killer  sheriff   hand: bang-2c
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: The Sermon
    """)
    why = t.refuses("bang-2c > Rose")
    assert why is not None
    assert (why.slug, why.ruling) == ("no_bang_in_turn", 152)
    assert t.options == ["pass"]


def test_the_sermon_stops_volcanic_and_willy_too() -> None:  # ruling 152
    t = table("""
        > Willy the Kid    sheriff   hand: bang-2c  play: volcanic-10s
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: The Sermon
    """)
    t.refuses("bang-2c > Rose")
    assert t.options == ["pass"]


def test_calamity_janet_cannot_play_missed_as_bang_during_the_sermon() -> None:  # ruling 39
    t = table("""
        > Calamity Janet   sheriff   hand: missed-2s
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: The Sermon
    """)
    why = t.refuses("missed-2s as bang > Rose")
    assert why is not None
    assert why.slug == "no_bang_in_turn"


def test_calamity_janet_uses_bang_as_missed_in_anothers_turn_during_the_sermon() -> None:  # ruling 38, 152
    t = table("""
        > Willy the Kid    sheriff   hand: gatling-10h
          Calamity Janet   outlaw    hand: bang-2c
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: The Sermon
    """)
    t.play("gatling-10h", "Calamity: miss bang-2c as missed")
    assert t["Calamity"].life == 4


def test_gatling_is_allowed_during_the_sermon() -> None:  # ruling 152
    t = table("""
        > Willy the Kid    sheriff   hand: gatling-10h
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: The Sermon
    """)
    t.play("gatling-10h")
    assert [t[name].life for name in ("Rose", "Jesse", "Sid")] == [3, 3, 3]


def test_indians_are_answered_with_bang_during_the_sermon() -> None:  # ruling 152
    t = table("""
        > Willy the Kid    sheriff   hand: indians-kd
          Rose Doolan      outlaw    hand: bang-2c
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: The Sermon
    """)
    t.play("indians-kd", "Rose: bang-2c")
    assert [t[name].life for name in ("Rose", "Jesse", "Sid")] == [4, 3, 3]


def test_the_challenged_player_answers_with_bang_during_the_sermon_and_the_challenger_loses() -> None:
    # ruling 41, 152
    t = table("""
        > Willy the Kid    sheriff   hand: duel-qd, bang-3c
          Rose Doolan      outlaw    hand: bang-2c
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: The Sermon
    """)
    t.play("duel-qd > Rose", "Rose: bang-2c")
    assert (t.asked, t.options) == ("Willy the Kid", ["pass"])
    t.refuses("bang-3c")
    t.pass_()
    assert t["Willy"].life == 4
    assert t["Willy"].hand == ["bang-3c"]


def test_calamity_janet_cannot_answer_her_own_duel_with_missed_during_the_sermon() -> None:  # ruling 39, 41
    t = table("""
        > Calamity Janet   sheriff   hand: duel-qd, missed-2s
          Rose Doolan      outlaw    hand: bang-2c
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        event: The Sermon
    """)
    t.play("duel-qd > Rose", "Rose: bang-2c")
    assert t.options == ["pass"]


def test_sid_may_still_use_his_ability_in_a_duel_during_the_sermon() -> None:  # ruling 55, 152
    t = table("""
        > Sid Ketchum      sheriff   2  hand: duel-qd, missed-2s, bang-3c
          Rose Doolan      outlaw    hand: bang-2c
          Jesse Jones      renegade
          Willy the Kid    outlaw
        event: The Sermon
    """)
    t.play("duel-qd > Rose", "Rose: bang-2c")
    assert t.options == ["use sid_ketchum", "pass"]
    t.play("use sid_ketchum", "discard missed-2s", "discard bang-3c")
    assert t["Sid"].life == 2


def test_bang_may_be_played_again_when_the_sermon_is_over() -> None:  # ruling 8, 152
    t = table("""
        > Willy the Kid    sheriff   hand: bang-2c
          Rose Doolan      outlaw
          Jesse Jones      renegade
          Sid Ketchum      outlaw
        phase: reveal
        event: The Sermon
        events: thirst high_noon
    """)
    t.play("bang-2c > Rose")
    assert t["Rose"].life == 3


def test_doc_holyday_shoots_during_the_sermon() -> None:  # ruling 128, 152
    t = table("""
        > Doc Holyday    sheriff   hand: bang-2d, bang-3c
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Sermon
    """)
    t.play("use doc_holyday > Rose", "discard bang-2d", "discard bang-3c")
    assert t["Rose"].life == 3


def test_punch_is_allowed_during_the_sermon() -> None:  # ruling 152
    t = table("""
        > Willy the Kid  sheriff   hand: punch-10s
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Sermon
    """)
    t.play("punch-10s > Rose")
    assert t["Rose"].life == 3


def test_a_green_attack_is_allowed_during_the_sermon() -> None:  # ruling 152
    t = table("""
        > Willy the Kid  sheriff   play: knife-8h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Sermon
    """)
    t.play("use knife > Rose")
    assert t["Rose"].life == 3


def test_the_turn_player_in_the_sermon_can_only_give_up_their_duel() -> None:  # ruling 41
    t = table("""
        > Willy the Kid   sheriff   hand: duel-qd, bang-2c
          Apache Kid      outlaw    hand: bang-9d
          Rose Doolan     renegade
          Kit Carlson     outlaw
        event: the_sermon
    """)
    t.play("Willy: duel-qd > Apache", "Apache: bang-9d")
    assert (t.asked, t.options) == ("Willy the Kid", ["pass"])
    assert t.pass_()["Willy"].life == 4
