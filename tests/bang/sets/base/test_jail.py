"""The Jail."""

from __future__ import annotations

import pytest

from tests.support.table import table


def test_a_jail_is_put_in_front_of_a_player_at_any_distance() -> None:  # rulebook: Jail
    t = table("""
        > Willy the Kid   sheriff   hand: jail-js
          Jesse Jones     outlaw
          Rose Doolan     renegade  play: mustang-8h
          Bart Cassidy    outlaw
    """)
    t.play("Willy: jail-js > Rose")
    assert (t["Rose"].in_play, t["Willy"].hand, t["Willy"].in_play, t.discard) == (
        ["mustang-8h", "jail-js"],
        [],
        [],
        [],
    )


def test_a_jail_cannot_be_played_on_an_eliminated_player() -> None:  # rulebook: Jail
    t = table("""
        > Willy the Kid   sheriff   hand: jail-js
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw    out
    """)
    no = t.refuses("jail-js > Bart")
    assert no is not None
    assert (no.slug, t.options) == ("target_out", ["play jail-js > 2", "play jail-js > 3", "pass"])


def test_the_sheriff_cannot_be_jailed() -> None:  # ruling 30
    t = table("""
          Willy the Kid   sheriff
        > Jesse Jones     outlaw    hand: jail-js
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses("jail-js > Willy")
    assert no is not None
    assert (no.slug, no.ruling) == ("not_on_sheriff", 30)


def test_the_sheriff_cannot_jail_themselves() -> None:  # ruling 30
    t = table("""
        > Willy the Kid   sheriff   hand: jail-js
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses("jail-js > Willy")
    assert no is not None
    assert no.slug == "not_on_sheriff"


def test_a_player_in_jail_cannot_be_jailed_again() -> None:  # ruling 30
    t = table("""
        > Willy the Kid   sheriff   hand: jail-js jail-4h
          Jesse Jones     outlaw    play: jail-10s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses("jail-js > Jesse")
    assert no is not None
    assert no.slug == "already_in_play"
    t.play("Willy: jail-js > Rose")
    again = t.refuses("jail-4h > Rose")
    assert again is not None
    assert again.slug == "already_in_play"


def test_two_players_may_be_in_jail_at_once() -> None:  # ruling 84
    t = table("""
        > Willy the Kid   sheriff   hand: jail-js jail-4h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Willy: jail-js > Rose", "Willy: jail-4h > Bart")
    assert (t["Rose"].in_play, t["Bart"].in_play) == (["jail-js"], ["jail-4h"])


def test_a_player_may_jail_themselves_and_is_checked_in_their_next_turn() -> None:  # ruling 30
    t = table("""
          Willy the Kid   sheriff
        > Bart Cassidy    outlaw    hand: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw    out
        deck: bang-2c bang-3c bang-4c bang-5c missed-2s bang-6c
    """)
    t.play("Bart: jail-js > Bart")
    assert (t["Bart"].in_play, t.turn) == (["jail-js"], "Bart Cassidy")
    t.play("Bart: pass", "Rose: pass", "Willy: pass")
    assert (t["Bart"].in_play, t["Bart"].hand, t.turn) == ([], [], "Rose Doolan")
    assert t.discard == ["jail-js", "missed-2s"]


@pytest.mark.parametrize("flipped", ["beer-6h", "bang-ah", "saloon-5h"])
def test_a_heart_frees_from_jail_and_the_turn_goes_on(flipped: str) -> None:  # ruling 28
    t = table(f"""
          Willy the Kid   sheriff
        > Bart Cassidy    outlaw    play: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: {flipped} bang-2c bang-3c
        phase: start
    """)
    assert (t.turn, t.phase, t["Bart"].hand, t["Bart"].in_play) == ("Bart Cassidy", "play", ["bang-2c", "bang-3c"], [])
    assert t.discard == ["jail-js", flipped]


@pytest.mark.parametrize("flipped", ["missed-2s", "bang-2d", "bang-9c"])
def test_any_other_suit_costs_the_turn_and_the_jail_is_discarded(flipped: str) -> None:  # ruling 28
    t = table(f"""
          Willy the Kid   sheriff
        > Bart Cassidy    outlaw    hand: bang-8c   play: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: {flipped} bang-2c bang-3c
        phase: start
    """)
    assert (t.turn, t["Bart"].hand, t["Bart"].in_play) == ("Rose Doolan", ["bang-8c"], [])
    assert (t["Rose"].hand, t.discard) == (["bang-2c", "bang-3c"], ["jail-js", flipped])


def test_a_skipped_turn_has_no_third_phase() -> None:  # ruling 28
    t = table("""
          Willy the Kid   sheriff
        > Bart Cassidy    outlaw   1/4  hand: bang-8c bang-7c bang-6c   play: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s
        phase: start
    """)
    assert (t.turn, t["Bart"].hand) == ("Rose Doolan", ["bang-8c", "bang-7c", "bang-6c"])


def test_a_turn_is_skipped_once_only() -> None:  # rulebook: Jail
    t = table("""
          Willy the Kid   sheriff
        > Bart Cassidy    outlaw    play: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw    out
        deck: missed-2s
        phase: start
    """)
    t.play("Rose: pass", "Willy: pass")
    assert (t.turn, t.phase, len(t["Bart"].hand)) == ("Bart Cassidy", "play", 2)


def test_a_jailed_player_can_be_shot_and_may_reply() -> None:  # ruling 29
    t = table("""
        > Willy the Kid   sheriff         hand: bang-2c bang-3c
          Bart Cassidy    outlaw    1/4   hand: missed-2s beer-6h   play: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-5s
    """)
    t.play("Willy: bang-2c > Bart", "Bart: miss missed-2s", "Willy: bang-3c > Bart", "Bart: pass", "Bart: beer-6h")
    assert (t["Bart"].life, t["Bart"].hand, t["Bart"].in_play) == (1, ["missed-5s"], ["jail-js"])


def test_a_jailed_player_may_use_their_barrel() -> None:  # ruling 29
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Bart Cassidy    outlaw    play: jail-js barrel-qs
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h
    """)
    t.play("Willy: bang-2c > Bart", "Bart: use barrel")
    assert (t["Bart"].life, t["Bart"].in_play) == (4, ["jail-js", "barrel-qs"])


def test_a_jail_can_be_stolen_and_played_again() -> None:  # rulebook: Panic!
    t = table("""
        > Willy the Kid   sheriff   hand: panic-jh
          Bart Cassidy    outlaw    play: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: panic-jh > Bart")
    assert (t["Willy"].hand, t["Bart"].in_play) == (["jail-js"], [])
    t.play("Willy: jail-js > Rose")
    assert t["Rose"].in_play == ["jail-js"]


def test_a_player_may_break_their_friend_out_with_a_cat_balou() -> None:  # rulebook: Cat Balou
    t = table("""
        > Willy the Kid   sheriff   hand: cat_balou-kh
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Jesse Jones     outlaw    hand: bang-2c   play: jail-js
    """)
    t.play("Willy: cat_balou-kh > Jesse")
    assert t.options == ["take jail-js", "take hand > 4"]
    t.play("Willy: take jail-js")
    assert (t["Jesse"].in_play, t["Jesse"].hand, t.discard) == ([], ["bang-2c"], ["jail-js", "cat_balou-kh"])


def test_the_jail_goes_to_the_discards_with_an_eliminated_player() -> None:  # ruling 3
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  play: jail-js
          Rose Doolan     renegade
          Jesse Jones     outlaw
    """)
    t.play("Willy: bang-2c > Bart")
    assert (t["Bart"].out, t["Bart"].in_play, t.discard) == (True, [], ["jail-js", "bang-2c"])


def test_a_jail_discarded_after_a_reshuffle_lies_alone_on_the_discards() -> None:  # ruling 28, 81
    t = table("""
          Willy the Kid   sheriff
        > Bart Cassidy    outlaw    play: jail-js
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s end
        discard: bang-2c bang-3c bang-4c
        phase: start
    """)
    assert (t.turn, t.discard, len(t["Rose"].hand), len(t.deck)) == ("Rose Doolan", ["jail-js"], 2, 2)
