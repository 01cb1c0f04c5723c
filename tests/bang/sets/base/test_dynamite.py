"""The Dynamite."""

from __future__ import annotations

import pytest

from tests.support.table import table


def test_a_dynamite_is_put_in_front_of_its_player_and_not_checked_in_that_turn() -> None:  # ruling 22
    t = table("""
        > Willy the Kid   sheriff   hand: dynamite-2h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: missed-2s missed-3s missed-4s
    """)
    t.play("Willy: dynamite-2h")
    assert (t["Willy"].in_play, t["Willy"].life, t.discard) == (["dynamite-2h"], 5, [])
    t.play("Willy: pass")
    assert (t["Willy"].in_play, t["Willy"].life, t["Jesse"].hand) == (["dynamite-2h"], 5, ["missed-2s", "missed-3s"])


def test_a_dynamite_cannot_be_put_in_front_of_another_player() -> None:  # rulebook: Dynamite
    t = table("""
        > Willy the Kid   sheriff   hand: dynamite-2h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    no = t.refuses("dynamite-2h > Jesse")
    assert no is not None
    assert (no.slug, t.options) == ("no_target", ["play dynamite-2h", "pass"])


def test_a_dynamite_is_checked_at_the_start_of_its_players_next_turn() -> None:  # ruling 22
    t = table("""
        > Willy the Kid   sheriff   hand: dynamite-2h
          Kit Carlson     outlaw    out
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c bang-3c bang-4c bang-5c stagecoach-9s bang-6c bang-7c
    """)
    t.play("dynamite-2h", "Willy: pass", "Rose: pass", "Bart: pass")
    assert (t["Willy"].life, t["Willy"].hand, t.discard) == (
        2,
        ["bang-6c", "bang-7c"],
        ["dynamite-2h", "stagecoach-9s"],
    )


@pytest.mark.parametrize("flipped", ["missed-2s", "missed-5s", "stagecoach-9s", "winchester-8s"])
def test_a_dynamite_explodes_on_two_to_nine_of_spades(flipped: str) -> None:  # rulebook: Dynamite
    t = table(f"""
        > Willy the Kid   sheriff   play: dynamite-2h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: {flipped} bang-2c bang-3c
        phase: start
    """)
    assert (t["Willy"].life, t["Willy"].in_play, t["Willy"].hand) == (2, [], ["bang-2c", "bang-3c"])
    assert (t.discard, t.turn, t.phase) == (["dynamite-2h", flipped], "Willy the Kid", "play")


@pytest.mark.parametrize(
    "flipped", ["volcanic-10s", "jail-js", "barrel-qs", "bang-as", "bang-5d", "bang-5c", "beer-7h"]
)
def test_a_dynamite_that_does_not_explode_goes_to_the_left(flipped: str) -> None:  # ruling 23
    t = table(f"""
        > Willy the Kid   sheriff   play: dynamite-2h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: {flipped} bang-2c bang-3c
        phase: start
    """)
    assert (t["Willy"].life, t["Willy"].in_play, t["Jesse"].in_play) == (5, [], ["dynamite-2h"])
    assert (t["Willy"].hand, t.discard) == (["bang-2c", "bang-3c"], [flipped])


def test_a_dynamite_passes_over_eliminated_players() -> None:  # ruling 23
    t = table("""
          Willy the Kid   sheriff
          Jesse Jones     outlaw
        > Rose Doolan     renegade  play: dynamite-2h
          Bart Cassidy    outlaw    out
        deck: bang-2d
        phase: start
    """)
    assert (t["Willy"].in_play, t["Bart"].in_play) == (["dynamite-2h"], [])


def test_a_passed_dynamite_is_checked_in_the_very_next_turn() -> None:  # rulebook: Dynamite
    t = table("""
        > Willy the Kid   sheriff   play: dynamite-2h
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2d bang-3d bang-4d missed-2s
        phase: start
    """)
    t.play("Willy: pass")
    assert (t["Bart"].life, t["Bart"].in_play, t.discard[:2]) == (1, [], ["dynamite-2h", "missed-2s"])


def test_a_passed_dynamite_was_not_played() -> None:  # ruling 31
    t = table("""
        > Willy the Kid   sheriff   play: dynamite-2h
          Bart Cassidy    outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2d
        phase: start
    """)
    assert ("pass_on" in t.news_kinds(), "play" in t.news_kinds()) == (True, False)


def test_bart_cassidy_draws_three_cards_before_the_jail_is_checked() -> None:  # ruling 26, 27
    t = table("""
          Willy the Kid   sheriff
        > Bart Cassidy    outlaw    play: jail-js dynamite-2h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s bang-2c bang-3c bang-4c beer-6h bang-5c bang-6c
        phase: start
    """)
    assert (t["Bart"].life, t["Bart"].hand, t.turn) == (
        1,
        ["bang-2c", "bang-3c", "bang-4c", "bang-5c", "bang-6c"],
        "Bart Cassidy",
    )
    assert t.discard == ["jail-js", "beer-6h", "dynamite-2h", "missed-2s"]


def test_bart_cassidy_draws_three_cards_after_a_beer_has_saved_him_from_the_dynamite() -> None:  # ruling 26, 57
    t = table("""
        > Bart Cassidy    sheriff   3/5  hand: beer-6h   play: dynamite-2h
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s bang-2c bang-3c bang-4c bang-5c bang-6c
        phase: start
    """)
    t.play("Bart: beer-6h")
    assert (t["Bart"].life, len(t["Bart"].hand), t.phase) == (1, 5, "play")


def test_two_beers_survive_a_dynamite_at_two_life_points_and_one_does_not() -> None:  # ruling 46
    text = """
          Willy the Kid   sheriff
        > Black Jack      outlaw    2/4   hand: beer-6h beer-7h   play: dynamite-2h
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: missed-2s
        phase: start
    """
    t = table(text).play("Black: beer-6h", "Black: beer-7h")
    assert (t["Black"].life, t["Black"].out, t.turn) == (1, False, "Black Jack")
    t = table(text).play("Black: beer-6h", "Black: pass")
    assert (t["Black"].out, t.turn) == (True, "Rose Doolan")
    assert t.discard == ["beer-7h", "beer-6h", "dynamite-2h", "missed-2s"]


def test_a_beer_does_not_save_from_the_dynamite_with_two_players_left() -> None:  # ruling 49
    t = table("""
          Willy the Kid   sheriff        hand: bang-2c
          Jesse Jones     outlaw    out
        > Rose Doolan     renegade  3/4  hand: beer-6h   play: dynamite-2h
          Bart Cassidy    outlaw    out
        deck: missed-2s
        phase: start
    """)
    t.play("Rose: beer-6h")
    assert (t["Rose"].out, t.outcome and t.outcome.reason, t.winners) == (True, "law_and_order", ["Willy the Kid"])


def test_with_dynamite_and_jail_the_dynamite_is_checked_first() -> None:  # ruling 27
    t = table("""
          Willy the Kid   sheriff
        > Jesse Jones     outlaw    play: jail-js dynamite-2h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s beer-6h
        phase: start
    """)
    # The other way round the spade would have kept them in Jail and the heart would have sent the Dynamite on.
    assert (t["Jesse"].life, t["Jesse"].in_play, t.turn, t.asked) == (1, [], "Jesse Jones", "Jesse Jones")
    assert t.discard == ["jail-js", "beer-6h", "dynamite-2h", "missed-2s"]


def test_a_jailed_player_passes_the_dynamite_on_and_still_misses_their_turn() -> None:  # ruling 27
    t = table("""
          Willy the Kid   sheriff
        > Jesse Jones     outlaw    play: jail-js dynamite-2h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: beer-6h bang-2c missed-3s
        phase: start
    """)
    # It is checked for Rose at once, since her turn is the next.
    assert (t["Jesse"].life, t["Jesse"].in_play, t["Jesse"].hand) == (4, [], [])
    assert (t.turn, t["Rose"].life, t["Rose"].in_play) == ("Rose Doolan", 1, [])


def test_whoever_dies_of_the_dynamite_has_no_jail_check_and_the_next_player_plays() -> None:  # ruling 3, 27
    t = table("""
          Willy the Kid   sheriff
        > Jesse Jones     outlaw    3/4   play: jail-js dynamite-2h
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s beer-6h bang-2c
        phase: start
    """)
    assert (t["Jesse"].out, t["Jesse"].in_play, t.turn) == (True, [], "Rose Doolan")
    assert (t["Rose"].hand, t.discard) == (["beer-6h", "bang-2c"], ["jail-js", "dynamite-2h", "missed-2s"])


def test_vulture_sam_inherits_the_jail_but_not_the_dynamite_that_has_exploded() -> None:  # ruling 27, 68
    t = table("""
          Willy the Kid   sheriff
        > Jesse Jones     outlaw    3/4   play: jail-js dynamite-2h
          Paul Regret     outlaw
          Vulture Sam     renegade
        deck: missed-2s bang-2c bang-3c
        phase: start
    """)
    assert (t["Vulture"].hand, t.discard, t.turn) == (["jail-js"], ["dynamite-2h", "missed-2s"], "Paul Regret")


def test_nobody_is_rewarded_for_an_outlaw_whom_the_dynamite_kills() -> None:  # ruling 26, 63
    t = table("""
        > Willy the Kid   sheriff   hand: bang-9d   play: dynamite-2h
          Jesse Jones     outlaw    3/4
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: bang-2d bang-3d bang-4d missed-2s
        phase: start
    """)
    t.play("Willy: pass")
    assert (t["Jesse"].out, t["Willy"].hand) == (True, ["bang-9d", "bang-3d", "bang-4d"])
    assert "reward" not in t.news_kinds()


def test_the_sheriff_pays_no_penalty_for_a_deputy_whom_the_dynamite_kills() -> None:  # ruling 26, 63
    t = table("""
          Willy the Kid   sheriff         hand: bang-9d   play: scope-as
        > Jesse Jones     deputy    2/4   play: dynamite-2h
          Rose Doolan     renegade
          Paul Regret     outlaw
          Bart Cassidy    outlaw
        deck: missed-2s
        phase: start
    """)
    assert (t["Jesse"].out, t["Willy"].hand, t["Willy"].in_play) == (True, ["bang-9d"], ["scope-as"])


def test_a_dynamite_that_kills_the_sheriff_ends_the_game() -> None:  # ruling 72
    t = table("""
        > Willy the Kid   sheriff   3/5   play: dynamite-2h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
        deck: missed-2s
        phase: start
    """)
    assert (t.asked, t.outcome and t.outcome.reason, t.winners) == ("", "sheriff_dead", ["Jesse Jones", "Paul Regret"])


def test_a_dynamite_in_play_can_be_discarded_by_its_own_player() -> None:  # ruling 88
    t = table("""
        > Willy the Kid   sheriff   hand: cat_balou-kh beer-6h   play: dynamite-2h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: cat_balou-kh > Willy")
    assert (t["Willy"].in_play, t["Willy"].hand, t.discard) == ([], ["beer-6h"], ["dynamite-2h", "cat_balou-kh"])


def test_a_stolen_dynamite_lies_in_the_hand_and_is_not_checked() -> None:  # rulebook: Dynamite
    t = table("""
          Willy the Kid   sheriff
        > Jesse Jones     outlaw    hand: panic-jh
          Rose Doolan     renegade  play: dynamite-2h
          Bart Cassidy    outlaw    out
        deck: missed-2s missed-3s missed-4s missed-5s missed-6s
    """)
    t.play("Jesse: panic-jh > Rose", "Jesse: pass")
    assert (t["Jesse"].hand, t["Rose"].in_play, t.turn) == (["dynamite-2h"], [], "Rose Doolan")
    assert (t["Rose"].life, t["Rose"].hand) == (4, ["missed-2s", "missed-3s"])


def test_an_exploded_dynamite_comes_back_with_the_discards() -> None:  # ruling 81
    t = table("""
        > Willy the Kid   sheriff   play: dynamite-2h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: missed-2s bang-2c end
        phase: start
    """)
    # One card in the deck, then the two discards are the new deck.
    assert (t["Willy"].life, t["Willy"].hand[0], t.discard) == (2, "bang-2c", [])
    assert sorted([*t["Willy"].hand, *t.deck]) == ["bang-2c", "dynamite-2h", "missed-2s"]
