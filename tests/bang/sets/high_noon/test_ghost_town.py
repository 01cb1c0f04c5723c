"""Ghost Town: the turn of a ghost."""

from __future__ import annotations

from sixgun.kernel.ask import NOBODY
from tests.support.table import table


def test_an_eliminated_player_comes_back_for_their_turn_and_draws_three_cards() -> None:  # ruling 144, 146
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 2c 3c 4c 5c
        event: Ghost Town
    """)
    t.pass_()
    assert (t.turn, t.asked) == ("Rose Doolan", "Rose Doolan")
    assert not t["Rose"].out
    assert t["Rose"].life == 0
    assert t["Rose"].hand == ["bang-2c", "bang-3c", "bang-4c"]


def test_a_living_player_draws_two_cards_in_ghost_town() -> None:  # ruling 144
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: Ghost Town
    """)
    assert len(t["Willy"].hand) == 2


def test_the_dead_stay_dead_under_another_event() -> None:  # ruling 144
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Shootout
    """)
    t.pass_()
    assert t.turn == "Paul Regret"
    assert t["Rose"].out


def test_a_ghost_discards_their_hand_and_leaves_when_their_turn_ends() -> None:  # ruling 144
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: missed-2s, missed-3s  play: scope-as
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("pass", "Rose: discard missed-2s", "Rose: discard missed-3s")
    assert t["Rose"].out
    assert (t["Rose"].hand, t["Rose"].in_play) == ([], [])
    assert t.discard == ["scope-as", "missed-3s", "missed-2s"]
    assert t.turn == "Paul Regret"


def test_a_ghost_must_discard_all_cards_of_their_hand() -> None:  # ruling 144
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: missed-2s
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.pass_()
    assert t.options == ["discard missed-2s"]
    t.refuses("pass")


def test_a_ghost_without_cards_simply_leaves() -> None:  # ruling 144, 149
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.pass_()
    assert t["Rose"].out
    assert t.turn == "Paul Regret"


def test_a_ghost_keeps_their_ability() -> None:  # ruling 144
    t = table("""
          Paul Regret    sheriff
        > Willy the Kid  outlaw    ghost  hand: bang-2c, bang-3c
          Rose Doolan    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("bang-2c > Rose", "bang-3c > Rose")
    assert t["Rose"].life == 2


def test_a_ghost_who_loses_their_duel_loses_no_life_point() -> None:  # ruling 144
    t = table("""
          Willy the Kid  sheriff   hand: bang-2c
        > Rose Doolan    outlaw    ghost  hand: duel-qd, missed-2s
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("duel-qd > Willy", "Willy: bang-2c", "Rose: pass")
    assert not t["Rose"].out
    assert t["Rose"].life == 0
    assert t.ask is not None
    assert (t.asked, t.ask.kind) == ("Rose Doolan", "play")


def test_a_ghost_regains_no_life_point() -> None:  # ruling 144
    t = table("""
          Willy the Kid  sheriff   3
        > Rose Doolan    outlaw    ghost  hand: beer-6h, saloon-5h
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("beer-6h", "saloon-5h")
    assert t["Rose"].life == 0
    assert t["Willy"].life == 4


def test_a_ghost_is_no_target_outside_their_turn() -> None:  # ruling 144
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    out
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    why = t.refuses("bang-2c > Rose")
    assert why is not None
    assert why.slug == "target_out"


def test_a_ghost_counts_for_distances_in_their_turn() -> None:  # ruling 145
    t = table("""
          Willy the Kid  sheriff
        > Slab the Killer  outlaw  ghost  hand: bang-2c
          Jesse Jones    renegade
          Kit Carlson    deputy
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    why = t.refuses("bang-2c > Kit")
    assert why is not None
    assert (why.slug, dict(why.args)) == ("out_of_reach", {"distance": 2, "reach": 1})
    assert "play bang-2c > 1" in t.options


def test_distances_are_shorter_again_when_the_ghost_has_gone() -> None:  # ruling 144, 145
    t = table("""
          Willy the Kid  sheriff
        > Slab the Killer  outlaw  ghost
          Jesse Jones    renegade  hand: bang-2c
          Kit Carlson    deputy
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.pass_()
    assert t.turn == "Jesse Jones"
    assert "play bang-2c > 1" in t.options


def test_a_ghost_gets_a_card_of_the_general_store() -> None:  # ruling 83, 145
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: general_store-9c
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s missed-5s
        event: Ghost Town
    """)
    t.play("general_store-9c", "Rose: take missed-4s", "Paul: take missed-2s", "Sid: take missed-3s")
    assert t["Rose"].hand == ["missed-4s"]
    assert t["Willy"].hand == ["missed-5s"]


def test_a_beer_saves_a_life_when_two_living_players_and_a_ghost_are_in_play() -> None:  # ruling 49, 145
    t = table("""
          Willy the Kid  sheriff   1  hand: beer-6h
        > Rose Doolan    outlaw    ghost  hand: bang-2c
          Paul Regret    renegade
          Sid Ketchum    outlaw    out
        event: Ghost Town
    """)
    t.play("bang-2c > Willy", "Willy: pass", "Willy: beer-6h")
    assert t["Willy"].life == 1
    assert not t["Willy"].out


def test_a_ghost_who_eliminates_an_outlaw_draws_three_cards() -> None:  # ruling 150
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: bang-2c
          Paul Regret    renegade
          Sid Ketchum    outlaw    1
        event: Ghost Town
    """)
    t.play("bang-2c > Sid")
    assert t["Sid"].out
    assert len(t["Rose"].hand) == 3
    assert t.game.state.fallen[-1] == (3, 1)


def test_the_second_elimination_of_a_ghost_has_no_killer_and_no_reward() -> None:  # ruling 149
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost
          Paul Regret    renegade
          Sid Ketchum    outlaw
        fallen: 2 by 1
        event: Ghost Town
    """)
    t.pass_()
    assert t.game.state.fallen == ((1, 0), (1, NOBODY))
    assert "reward" not in t.news_kinds()
    assert t["Willy"].hand == []


def test_vulture_sam_takes_what_a_ghost_leaves() -> None:  # ruling 149
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  play: scope-as, mustang-8h
          Paul Regret    renegade
          Vulture Sam    outlaw
        event: Ghost Town
    """)
    t.pass_()
    assert t["Vulture"].hand == ["scope-as", "mustang-8h"]
    assert t.discard == []


def test_a_ghost_may_put_cards_into_play_for_their_turn() -> None:  # ruling 144, 145
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


def test_a_ghosts_green_card_goes_with_them() -> None:  # ruling 93, 144
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    ghost  hand: knife-8h
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: Ghost Town
    """)
    t.play("knife-8h", "pass")
    assert t.discard == ["knife-8h"]
    assert t["Rose"].in_play == []


def test_a_ghost_who_is_still_to_come_does_not_count_for_beer() -> None:  # ruling 49, 145
    t = table("""
        > Willy the Kid   sheriff    2   hand: beer-6h
          Lucky Duke      outlaw     out
          Kit Carlson     renegade   2   hand: beer-7h
          Rose Doolan     outlaw     out
        event: ghost_town
    """)
    t.play("Willy: beer-6h")
    assert t["Willy"].life == 2
    t.play("Willy: pass")
    assert t.turn == "Lucky Duke"
