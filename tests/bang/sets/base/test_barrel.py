"""The Barrel, Jourdonnais with a real one, and both against Slab the Killer."""

from __future__ import annotations

import pytest

from tests.support.table import table

SHOT = """
    > {shooter}       sheriff   hand: bang-2c bang-3c gatling-10h duel-qd indians-kd
      {target}        outlaw    {hand} play: barrel-qs
      Rose Doolan     renegade
      Kit Carlson     outlaw
"""


def shot(shooter: str = "Willy the Kid", target: str = "Jesse Jones", hand: str = "") -> str:
    """A position with a shooter on the right of somebody behind a Barrel."""
    return SHOT.format(shooter=shooter, target=target, hand=f"hand: {hand}" if hand else "")


# The card.


def test_a_barrel_is_put_in_front_of_its_player() -> None:  # rulebook: 2. Play any number of cards
    t = table("""
        > Willy the Kid   sheriff   hand: barrel-qs
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses("barrel-qs > Jesse")
    assert no is not None
    assert no.slug == "no_target"
    t.play("Willy: barrel-qs")
    assert (t["Willy"].in_play, t["Willy"].hand, t.discard) == (["barrel-qs"], [], [])


def test_a_second_barrel_is_refused() -> None:  # ruling 84
    t = table("""
        > Jourdonnais     sheriff   hand: barrel-qs barrel-ks
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Jourdonnais: barrel-qs")
    no = t.refuses("barrel-ks")
    assert no is not None
    assert (no.slug, no.ruling) == ("already_in_play", 84)


@pytest.mark.parametrize("flipped", ["beer-6h", "jail-4h", "bang-kh"])
def test_a_heart_cancels_the_shot_and_the_barrel_stays(flipped: str) -> None:  # rulebook: Barrel
    t = table(shot() + f"deck: {flipped}")
    t.play("Willy: bang-2c > Jesse", "Jesse: use barrel")
    assert (t["Jesse"].life, t["Jesse"].in_play, t.discard) == (4, ["barrel-qs"], [flipped, "bang-2c"])
    assert "missed" in t.news_kinds()


def test_after_a_failed_draw_a_missed_may_still_be_played() -> None:  # ruling 20
    t = table(shot(hand="missed-2s") + "deck: bang-9d")
    t.play("Willy: bang-2c > Jesse", "Jesse: use barrel")
    assert t.options == ["miss missed-2s", "pass"]
    t.play("Jesse: miss missed-2s")
    assert (t["Jesse"].life, t["Jesse"].hand) == (4, [])


def test_a_barrel_is_used_once_per_shot() -> None:  # ruling 13
    t = table(shot(hand="beer-6h") + "deck: bang-9d beer-7h")
    t.play("Willy: bang-2c > Jesse", "Jesse: use barrel")
    assert t.options == ["pass"]
    t.play("Jesse: pass")
    assert (t["Jesse"].life, t.deck[0]) == (3, "beer-7h")


def test_a_barrel_may_be_used_again_against_the_next_shot() -> None:  # ruling 13
    t = table(shot() + "deck: bang-9d beer-7h")
    t.play("Willy: bang-2c > Jesse", "Jesse: use barrel", "Willy: bang-3c > Jesse", "Jesse: use barrel")
    assert (t["Jesse"].life, t.discard[0]) == (3, "beer-7h")


def test_using_the_barrel_is_optional() -> None:  # ruling 13
    t = table(shot(hand="missed-2s") + "deck: beer-7h")
    t.play("Willy: bang-2c > Jesse")
    assert t.options == ["use barrel-qs", "miss missed-2s", "pass"]
    t.play("Jesse: miss missed-2s", "Willy: bang-3c > Jesse", "Jesse: pass")
    assert (t["Jesse"].life, t.deck[0]) == (3, "beer-7h")


def test_a_barrel_works_against_the_gatling() -> None:  # ruling 14
    t = table(shot() + "deck: beer-7h")
    t.play("Willy: gatling-10h", "Jesse: use barrel")
    assert (t["Jesse"].life, t["Rose"].life) == (4, 3)


@pytest.mark.parametrize("attack", ["duel-qd > Jesse", "indians-kd"])
def test_a_barrel_does_nothing_against_duel_and_indians(attack: str) -> None:  # ruling 14
    t = table(shot() + "deck: missed-2s")
    t.play(f"Willy: {attack}")
    assert (t["Jesse"].life, t.asked, t.deck[0]) == (3, "Willy the Kid", "missed-2s")


def test_a_barrel_in_the_hand_is_no_help() -> None:  # rulebook: Barrel
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Jesse Jones     outlaw    hand: barrel-qs
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Willy: bang-2c > Jesse")
    assert t.options == ["pass"]


def test_a_barrel_does_not_save_from_a_hit_that_has_been_taken() -> None:  # ruling 45
    t = table(shot(hand="bang-9d").replace("outlaw    hand: bang-9d", "outlaw  1/4  hand: bang-9d"))
    t.play("Willy: bang-2c > Jesse", "Jesse: pass")
    assert (t.ask and t.ask.kind, t.options) == ("save", ["pass"])


def test_the_four_of_hearts_behind_the_barrel() -> None:  # rulebook: Draw!, example
    position = """
        > Willy the Kid   sheriff    hand: bang-2c
          Sid Ketchum     outlaw     hand: missed-2s   play: barrel-qs
          Kit Carlson     outlaw
          Jesse Jones     renegade
        deck: {}
    """
    t = table(position.format("jail-4h"))
    t.play("Willy: bang-2c > Sid", "Sid: use barrel")
    assert (t["Sid"].life, t.discard[0], t.asked) == (4, "jail-4h", "Willy the Kid")
    t = table(position.format("bang-9d"))
    t.play("Willy: bang-2c > Sid", "Sid: use barrel", "Sid: missed-2s")
    assert (t["Sid"].life, t["Sid"].hand) == (4, [])


# Jourdonnais with a real Barrel.


def test_jourdonnais_with_a_real_barrel_draws_twice() -> None:  # ruling 15
    t = table(shot(target="Jourdonnais") + "deck: missed-5s beer-9h")
    t.play("Willy: bang-2c > Jourdonnais")
    assert sorted(t.options) == ["pass", "use barrel-qs", "use jourdonnais"]
    t.play("Jourdonnais: use barrel", "Jourdonnais: use jourdonnais")
    assert (t["Jourdonnais"].life, t.discard) == (4, ["beer-9h", "missed-5s", "bang-2c"])


def test_jourdonnais_does_not_draw_again_after_a_heart() -> None:  # ruling 15
    t = table(shot(target="Jourdonnais") + "deck: beer-9h beer-8h")
    t.play("Willy: bang-2c > Jourdonnais", "Jourdonnais: use jourdonnais")
    assert (t.asked, t.deck[0]) == ("Willy the Kid", "beer-8h")


def test_jourdonnais_may_still_play_a_missed_after_two_failed_draws() -> None:  # ruling 20
    t = table(shot(target="Jourdonnais", hand="missed-2s") + "deck: bang-9d bang-8d")
    t.play("Willy: bang-2c > Jourdonnais", "use jourdonnais", "use barrel")
    assert t.options == ["miss missed-2s", "pass"]
    t.play("Jourdonnais: miss missed-2s")
    assert t["Jourdonnais"].life == 4


# Against Slab the Killer.


def test_two_hearts_of_jourdonnais_cancel_slabs_shot() -> None:  # ruling 15
    t = table(shot("Slab the Killer", "Jourdonnais") + "deck: beer-9h beer-8h")
    t.play("Slab: bang-2c > Jourdonnais", "Jourdonnais: use jourdonnais", "Jourdonnais: use barrel")
    assert (t["Jourdonnais"].life, t.asked) == (4, "Slab the Killer")


@pytest.mark.parametrize("flipped", ["beer-9h missed-5s", "missed-5s beer-9h"])
def test_one_heart_of_jourdonnais_and_a_missed_cancel_slabs_shot(flipped: str) -> None:  # ruling 15
    t = table(shot("Slab the Killer", "Jourdonnais", "missed-2s") + f"deck: {flipped}")
    t.play("Slab: bang-2c > Jourdonnais", "use jourdonnais", "use barrel", "Jourdonnais: miss missed-2s")
    assert (t["Jourdonnais"].life, t["Jourdonnais"].hand) == (4, [])


def test_one_heart_alone_does_not_cancel_slabs_shot() -> None:  # ruling 16
    t = table(shot("Slab the Killer", "Jourdonnais") + "deck: beer-9h missed-5s")
    t.play("Slab: bang-2c > Jourdonnais", "use jourdonnais", "use barrel")
    assert (t["Jourdonnais"].life, t.asked) == (3, "Slab the Killer")


def test_a_heart_leaves_one_missed_to_be_played_against_slab() -> None:  # ruling 16
    t = table(shot("Slab the Killer", hand="missed-2s missed-3s") + "deck: beer-9h")
    t.play("Slab: bang-2c > Jesse", "Jesse: use barrel", "Jesse: miss missed-2s")
    assert (t["Jesse"].life, t["Jesse"].hand, t.asked) == (4, ["missed-3s"], "Slab the Killer")


def test_a_failed_draw_leaves_two_missed_to_be_played_against_slab() -> None:  # ruling 16
    t = table(shot("Slab the Killer", hand="missed-2s missed-3s") + "deck: bang-9d")
    t.play("Slab: bang-2c > Jesse", "Jesse: use barrel", "Jesse: miss missed-2s")
    assert (t.asked, t.options) == ("Jesse Jones", ["miss missed-3s", "pass"])
    t.play("Jesse: miss missed-3s")
    assert t["Jesse"].life == 4


def test_no_draw_after_a_missed_has_been_played_against_slab() -> None:  # ruling 20
    t = table(shot("Slab the Killer", "Jourdonnais", "missed-2s beer-6h") + "deck: beer-9h")
    t.play("Slab: bang-2c > Jourdonnais", "Jourdonnais: miss missed-2s")
    assert t.options == ["pass"]


def test_one_heart_is_enough_against_slabs_gatling() -> None:  # ruling 17
    t = table(shot("Slab the Killer") + "deck: beer-9h")
    t.play("Slab: gatling-10h", "Jesse: use barrel")
    assert (t["Jesse"].life, t["Rose"].life, t.discard[:2]) == (4, 3, ["beer-9h", "gatling-10h"])
