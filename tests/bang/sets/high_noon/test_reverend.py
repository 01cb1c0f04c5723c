"""The Reverend: no Beer."""

from __future__ import annotations

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
