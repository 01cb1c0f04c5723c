"""Ghost Town: what ghosts draw, and who wins in a ghost's turn."""

from __future__ import annotations

from tests.support.table import table


def test_kit_carlson_as_a_ghost_takes_all_three_cards() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Kit Carlson    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s missed-5s
        event: Ghost Town
    """)
    t.play("pass", "take missed-3s", "take missed-2s")
    assert sorted(t["Kit"].hand) == ["missed-2s", "missed-3s", "missed-4s"]
    assert t.deck[0] == "missed-5s"


def test_jesse_jones_as_a_ghost_may_take_his_first_card_from_a_hand() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Jesse Jones    outlaw    out
          Paul Regret    renegade  hand: scope-as
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s
        event: Ghost Town
    """)
    t.play("pass", "Jesse: take hand > Paul")
    assert t["Jesse"].hand == ["scope-as", "missed-2s", "missed-3s"]


def test_pedro_ramirez_as_a_ghost_may_take_his_first_card_from_the_discards() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Pedro Ramirez  outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s
        discard: scope-as
        event: Ghost Town
    """)
    t.play("pass", "Pedro: take scope-as")
    assert t["Pedro"].hand == ["scope-as", "missed-2s", "missed-3s"]


def test_black_jack_as_a_ghost_may_get_a_fourth_card() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Black Jack     outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s beer-6h missed-3s missed-4s
        event: Ghost Town
    """)
    t.pass_()
    assert len(t["Black Jack"].hand) == 4
    assert "show" in t.news_kinds()


def test_black_jack_as_a_ghost_gets_three_cards_after_a_black_second_one() -> None:  # ruling 146
    t = table("""
        > Willy the Kid  sheriff
          Black Jack     outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: beer-6h missed-2s beer-7h
        event: Ghost Town
    """)
    t.pass_()
    assert len(t["Black Jack"].hand) == 3


def test_the_outlaws_win_when_a_ghost_outlaw_kills_the_sheriff_before_a_lone_renegade() -> None:  # ruling 147
    t = table("""
          Willy the Kid  sheriff   1
        > Rose Doolan    outlaw    ghost  hand: bang-2c
          Paul Regret    renegade
          Sid Ketchum    outlaw    out
        event: Ghost Town
    """)
    t.play("bang-2c > Willy")
    assert t.outcome is not None
    assert t.outcome.reason == "sheriff_dead"
    assert t.winners == ["Rose Doolan", "Sid Ketchum"]


def test_the_outlaws_win_when_the_sheriff_falls_in_the_turn_of_a_ghost_deputy() -> None:  # ruling 147
    t = table("""
          Willy the Kid  sheriff   1
        > Rose Doolan    deputy    ghost  hand: bang-2c
          Paul Regret    renegade
          Sid Ketchum    outlaw    out
          Black Jack     outlaw    out
        event: Ghost Town
    """)
    t.play("bang-2c > Willy")
    assert t.winners == ["Sid Ketchum", "Black Jack"]


def test_a_ghost_renegade_wins_when_nobody_else_is_in_play() -> None:  # ruling 147
    t = table("""
          Willy the Kid  sheriff   1
        > Rose Doolan    renegade  ghost  hand: gatling-10h
          Paul Regret    outlaw    1
          Sid Ketchum    outlaw    out
        event: Ghost Town
    """)
    t.play("gatling-10h")
    assert t.outcome is not None
    assert t.outcome.reason == "renegade_last"
    assert t.winners == ["Rose Doolan"]


def test_the_game_ends_at_once_though_dead_outlaws_would_come_back() -> None:  # ruling 148
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    1
          Paul Regret    renegade  out
          Sid Ketchum    outlaw    out
        event: Ghost Town
    """)
    t.play("bang-2c > Rose")
    assert t.outcome is not None
    assert t.outcome.reason == "law_and_order"


def test_the_last_outlaw_may_fall_in_a_ghost_outlaws_turn_and_the_law_wins_when_that_ends() -> None:
    # ruling 145, 148
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: bang-2c
          Paul Regret    renegade  out
          Sid Ketchum    outlaw    1
        event: Ghost Town
    """)
    t.play("bang-2c > Sid")
    assert t["Sid"].out
    assert t.asked == "Rose Doolan"
    t.play("pass", *(f"discard {card}" for card in t["Rose"].hand))
    assert t.outcome is not None
    assert t.outcome.reason == "law_and_order"
    assert t.winners == ["Willy the Kid"]


def test_calamity_janet_answers_a_ghost_like_anybody_else() -> None:  # ruling 38, 145
    t = table("""
          Calamity Janet  sheriff  hand: bang-3c
        > Rose Doolan     outlaw   ghost  hand: bang-2c
          Paul Regret     renegade
          Sid Ketchum     outlaw
        event: Ghost Town
    """)
    t.play("bang-2c > Calamity", "Calamity: miss bang-3c as missed")
    assert t["Calamity"].life == 5


def test_el_gringo_takes_a_card_from_a_ghost() -> None:  # ruling 119, 145
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: bang-2c, missed-2s
          El Gringo      renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("bang-2c > El")
    assert t["El"].hand == ["missed-2s"]
    assert t["Rose"].hand == []


def test_a_ghost_may_put_cards_into_play_for_his_turn() -> None:  # ruling 144, 145
    t = table("""
          Willy the Kid  sheriff
        > Black Jack     outlaw    ghost  hand: schofield-ks, bang-2c
          Paul Regret    renegade
          Sid Ketchum    outlaw
          Rose Doolan    deputy
        event: Ghost Town
    """)
    t.play("schofield-ks", "bang-2c > Sid")
    assert t["Sid"].life == 3
    assert t["Black Jack"].in_play == ["schofield-ks"]


def test_dynamite_passes_over_the_seat_of_a_player_who_is_no_ghost_yet() -> None:  # ruling 23, 144
    t = table("""
        > Willy the Kid  sheriff   play: dynamite-2h
          Rose Doolan    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: kh
        phase: start
        event: Ghost Town
    """)
    assert t["Paul"].in_play == ["dynamite-2h"]


def test_with_three_players_a_ghost_wins_by_killing_his_target() -> None:  # ruling 74, 145
    t = table("""
          Willy the Kid  deputy    1
        > Rose Doolan    outlaw    ghost  hand: bang-2c
          Paul Regret    renegade
        fallen: 2 by 1
        event: Ghost Town
    """)
    t.play("bang-2c > Willy")
    assert t.winners == ["Rose Doolan"]


def test_ghosts_act_at_their_own_seats_one_after_the_other() -> None:  # ruling 144
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw    out
        deck: 2c 3c 4c
        event: Ghost Town
    """)
    t.play("pass", "Rose: pass", "discard bang-2c", "discard bang-3c", "discard bang-4c")
    assert t.turn == "Paul Regret"
    assert (t["Rose"].out, t["Sid"].out) == (True, True)
    t.pass_()
    assert t.turn == "Sid Ketchum"
    assert not t["Sid"].out


def test_nobody_comes_back_once_the_next_event_is_on() -> None:  # ruling 8, 144
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        event: Ghost Town
        events: shootout high_noon
    """)
    t.pass_()
    assert t.turn == "Paul Regret"
