"""The Bullet with Dodge City and A Fistful of Cards."""

from __future__ import annotations

from tests.support.table import table


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


def test_vera_as_johnny_kisch_removes_cards() -> None:  # ruling 134
    t = table("""
          Johnny Kisch   sheriff
        > Vera Custer + Johnny Kisch   outlaw  hand: barrel-qs
          Paul Regret    renegade  play: barrel-ks
          Sid Ketchum    outlaw
    """)
    t.play("barrel-qs")
    assert (t["Vera"].in_play, t["Paul"].in_play) == (["barrel-qs"], [])


def test_vera_as_uncle_will_has_her_own_store() -> None:  # ruling 132, 134
    t = table("""
          Uncle Will     sheriff
        > Vera Custer + Uncle Will   outlaw  hand: barrel-qs, missed-2s
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: beer-6h beer-7h beer-8h beer-9h
    """)
    t.play("use barrel-qs as uncle_will", "take beer-6h", "take beer-7h", "take beer-8h")
    assert t["Vera"].hand == ["missed-2s", "beer-6h"]
    assert "use missed-2s as uncle_will" not in t.options


def test_vera_as_claus_gives_in_the_phase_one_that_follows() -> None:  # ruling 132, 134
    t = table("""
          Claus the Saint  sheriff
        > Vera Custer      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s missed-6s
        phase: start
    """)
    t.play("aim > Claus", "take missed-2s > Paul", "take missed-3s > Sid", "take missed-4s > Claus")
    assert t["Vera"].hand == ["missed-5s", "missed-6s"]
    assert t["Claus"].hand == ["missed-4s"]


def test_molly_draws_nothing_for_a_present() -> None:  # ruling 110, 138
    t = table("""
        > Claus the Saint  sheriff
          Molly Stark      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s missed-6s
        phase: draw
    """)
    t.play("take missed-2s", "take missed-3s", "take missed-4s")
    assert t["Molly"].hand == ["missed-2s"]


def test_uncle_wills_beer_opens_the_store_before_the_reverend() -> None:  # ruling 53, 137
    t = table("""
        > Uncle Will     sheriff   3  hand: beer-6h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s missed-5s
        event: The Reverend
    """)
    t.refuses("play beer-6h")
    t.play("use beer-6h as uncle_will", "take missed-2s", "take missed-3s", "take missed-4s")
    assert t["Uncle"].hand == ["missed-2s"]


def test_johnny_removes_cards_under_lasso() -> None:  # ruling 136, 168
    t = table("""
        > Johnny Kisch   sheriff   hand: barrel-qs
          Rose Doolan    outlaw    play: barrel-ks
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Lasso
    """)
    t.play("barrel-qs")
    assert (t["Johnny"].in_play, t["Rose"].in_play) == (["barrel-qs"], [])


def test_claus_takes_all_his_cards_from_the_discards_in_the_abandoned_mine() -> None:  # ruling 138, 178
    t = table("""
        > Claus the Saint  sheriff
          Rose Doolan      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: beer-6h
        discard: missed-2s missed-3s missed-4s missed-5s missed-6s missed-7s
        phase: draw
        event: Abandoned Mine
    """)
    t.play("take missed-2s", "take missed-3s", "take missed-4s")
    assert t["Claus"].hand == ["missed-5s", "missed-6s"]
    assert t.discard == ["missed-7s"]
    assert not t.game.knows(2, t.game.player(1).hand[0])


def test_claus_must_play_his_second_kept_card_under_the_law_of_the_west() -> None:  # ruling 164
    t = table("""
        > Claus the Saint  sheriff   3
          Rose Doolan      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s beer-6h
        phase: draw
        event: Law of the West
    """)
    t.play("take missed-2s", "take missed-3s", "take missed-4s")
    assert t["Claus"].hand == ["missed-5s", "beer-6h"]
    t.refuses("pass")
    t.play("beer-6h", "pass")
    assert t.turn == "Rose Doolan"
