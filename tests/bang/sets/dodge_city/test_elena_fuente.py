"""Elena Fuente: any hand card as a Missed!."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def shot(shooter: str, hand: str, hers: str, more: str = "") -> Table:
    return table(f"""
        > {shooter}       sheriff   {hand}
          Elena Fuente    outlaw    {hers}
          Rose Doolan     renegade
          Kit Carlson     outlaw
        {more}
    """)


@pytest.mark.parametrize("card", ["beer-6h", "bang-3c", "barrel-qs", "knife-8h", "gatling-10h", "jail-js"])
def test_any_hand_card_serves_elena_as_a_missed(card: str) -> None:  # ruling 113
    t = shot("Willy the Kid", "hand: bang-2c", f"hand: {card}")
    t.play("Willy: bang-2c > Elena", f"Elena: {card} as missed")
    assert (t["Elena"].life, t["Elena"].hand, t.discard) == (3, [], [card, "bang-2c"])


def test_a_real_missed_needs_no_conversion() -> None:  # ruling 113
    t = shot("Willy the Kid", "hand: bang-2c", "hand: missed-2s beer-6h")
    t.play("Willy: bang-2c > Elena")
    assert t.options == ["miss missed-2s", "miss beer-6h as missed", "pass"]


def test_elena_may_use_two_cards_against_slab() -> None:  # ruling 113
    t = shot("Slab the Killer", "hand: bang-2c", "hand: saloon-5h beer-6h")
    t.play("Slab: bang-2c > Elena", "Elena: saloon-5h as missed", "Elena: beer-6h as missed")
    assert (t["Elena"].life, t["Elena"].hand) == (3, [])


def test_elena_uses_a_dodge_as_a_dodge_and_draws() -> None:  # ruling 91, 113
    t = shot("Willy the Kid", "hand: bang-2c", "hand: dodge-7d", "deck: scope-as")
    t.play("Willy: bang-2c > Elena")
    assert t.options == ["miss dodge-7d", "pass"]
    t.play("Elena: dodge-7d")
    assert (t["Elena"].life, t["Elena"].hand) == (3, ["scope-as"])


def test_a_bible_in_elenas_hand_is_any_card_and_draws_nothing() -> None:  # ruling 93, 113
    t = shot("Willy the Kid", "hand: bang-2c", "hand: bible-10h", "deck: scope-as")
    t.play("Willy: bang-2c > Elena", "Elena: bible-10h as missed")
    assert (t["Elena"].life, t["Elena"].hand) == (3, [])


def test_elenas_cards_in_play_do_not_serve_her() -> None:  # ruling 113
    t = shot("Willy the Kid", "hand: bang-2c", "hand: beer-6h   play: schofield-jc")
    t.play("Willy: bang-2c > Elena")
    assert t.options == ["miss beer-6h as missed", "pass"]


def test_elena_may_throw_a_beer_as_a_missed_with_two_players_left() -> None:  # ruling 113
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Elena Fuente    outlaw    1/3  hand: beer-6h
          Rose Doolan     renegade  out
          Kit Carlson     outlaw    out
    """)
    t.play("Willy: bang-2c > Elena", "Elena: beer-6h as missed")
    assert (t["Elena"].life, t.asked) == (1, "Willy the Kid")


@pytest.mark.parametrize("attack", ["indians-kd", "duel-qd > 2"])
def test_elena_has_no_answer_to_indians_and_a_duel(attack: str) -> None:  # ruling 42
    t = shot("Willy the Kid", "hand: indians-kd duel-qd", "hand: beer-6h missed-2s")
    t.play(f"Willy: {attack}")
    assert (t.asked, t.options) == ("Elena Fuente", ["pass"])


def test_elena_plays_her_own_cards_as_they_are() -> None:  # ruling 5, 113
    t = table("""
        > Elena Fuente    sheriff   hand: missed-2s bang-2c
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    assert t.options == ["play bang-2c > 2", "play bang-2c > 4", "pass"]


def test_whether_elena_is_asked_does_not_depend_on_her_cards() -> None:  # ruling 113
    for card in ("missed-2s", "beer-6h"):
        t = shot("Willy the Kid", "hand: bang-2c", f"hand: {card}")
        t.play("Willy: bang-2c > Elena")
        assert t.ask is not None
        assert (t.asked, t.ask.kind) == ("Elena Fuente", "dodge")
    t = shot("Willy the Kid", "hand: bang-2c", "")
    t.play("Willy: bang-2c > Elena")
    assert t["Elena"].life == 2
