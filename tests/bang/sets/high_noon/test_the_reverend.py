"""The Reverend: no Beer."""

from __future__ import annotations

import pytest

from tests.support.table import table


def test_nobody_plays_a_beer_before_the_reverend() -> None:  # ruling 53
    t = table("""
        > Willy the Kid  sheriff   3  hand: beer-6h
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: The Reverend
    """)
    why = t.refuses("beer-6h")
    assert why is not None
    assert (why.slug, why.ruling) == ("no_beer", 53)


def test_the_reverend_forbids_beer_on_a_lethal_hit() -> None:  # ruling 53
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    1  hand: beer-6h
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: The Reverend
    """)
    t.play("bang-2c > Rose", "Rose: pass")
    assert t.ask is not None
    assert (t.asked, t.ask.kind, t.options) == ("Rose Doolan", "save", ["pass"])
    t.refuses("beer-6h")
    t.pass_()
    assert t["Rose"].out


def test_saloon_is_allowed_before_the_reverend() -> None:  # ruling 53
    t = table("""
        > Willy the Kid  sheriff   3  hand: saloon-5h
          Rose Doolan    outlaw    2
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        event: The Reverend
    """)
    t.play("saloon-5h")
    assert (t["Willy"].life, t["Rose"].life) == (4, 3)


def test_sid_saves_himself_before_the_reverend() -> None:  # ruling 53, 54
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Sid Ketchum    outlaw    1  hand: beer-6h, beer-7h
          Jesse Jones    renegade
          Rose Doolan    outlaw
        event: The Reverend
    """)
    t.play("bang-2c > Sid", "Sid: pass")
    assert t.options == ["use sid_ketchum", "pass"]
    t.play("use sid_ketchum", "discard beer-6h", "discard beer-7h")
    assert t["Sid"].life == 1


def test_a_beer_may_be_discarded_in_phase_three_before_the_reverend() -> None:  # ruling 4, 53
    t = table("""
        > Willy the Kid  sheriff   1  hand: beer-6h, beer-7h
          Sid Ketchum    outlaw
          Jesse Jones    renegade
          Rose Doolan    outlaw
        event: The Reverend
    """)
    t.play("pass", "discard beer-6h")
    assert t["Willy"].hand == ["beer-7h"]


def test_dynamite_cannot_be_survived_with_beer_before_the_reverend() -> None:  # ruling 46, 53
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    3  hand: beer-6h  play: dynamite-2h
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: 5s
        phase: start
        event: The Reverend
    """)
    t.pass_()
    assert t["Rose"].out
    assert t.turn == "Jesse Jones"


def test_beer_is_back_when_the_reverend_has_left() -> None:  # ruling 8, 53
    t = table("""
        > Willy the Kid  sheriff   3  hand: beer-6h
          Rose Doolan    outlaw
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        phase: reveal
        event: The Reverend
        events: thirst high_noon
    """)
    t.play("beer-6h")
    assert t["Willy"].life == 4


@pytest.mark.parametrize(("card", "life"), [("whisky-qh", 4), ("tequila-9c > Willy", 3)])
def test_other_drinks_are_allowed_before_the_reverend(card: str, life: int) -> None:  # ruling 53
    t = table("""
        > Willy the Kid  sheriff   2  hand: whisky-qh, tequila-9c
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Reverend
    """)
    t.play(card, f"discard {'tequila-9c' if card.startswith('whisky') else 'whisky-qh'}")
    assert t["Willy"].life == life


def test_canteen_is_allowed_before_the_reverend() -> None:  # ruling 53
    t = table("""
        > Willy the Kid  sheriff   2  play: canteen-7h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Reverend
    """)
    t.play("use canteen")
    assert t["Willy"].life == 3


def test_elena_fuente_uses_a_beer_as_missed_before_the_reverend() -> None:  # ruling 53, 113
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Elena Fuente   outlaw    hand: beer-6h
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Reverend
    """)
    t.play("bang-2c > Elena", "miss beer-6h as missed")
    assert t["Elena"].life == 3


def test_a_dynamite_at_two_life_points_before_the_reverend_leaves_only_sids_ability() -> None:  # ruling 46, 53, 54
    t = table("""
          Willy the Kid   sheriff
        > Sid Ketchum     outlaw   2   hand: beer-6h, beer-7h, bang-2c, bang-3c   play: dynamite-2h
          Rose Doolan     renegade
          Kit Carlson     outlaw
        event: the_reverend
        phase: start
        deck: 5s
    """)
    assert (t["Sid"].life, t.options) == (-1, ["use sid_ketchum", "pass"])
    t.play("use sid_ketchum", "discard beer-6h", "discard beer-7h")
    t.play("use sid_ketchum", "discard bang-2c", "discard bang-3c")
    assert (t["Sid"].life, t["Sid"].in_play, t.phase) == (1, [], "play")


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
