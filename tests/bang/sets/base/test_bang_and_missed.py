"""BANG! and Missed!: reach, the limit of one a turn, and how a shot is cancelled."""

from __future__ import annotations

import pytest

from tests.support.table import table

SIX = """
    > Black Jack     sheriff    hand: bang-2c {ann}
      Kit Carlson    outlaw
      Jesse Jones    outlaw     {carl}
      Pedro Ramirez  renegade   {dan}
      Bart Cassidy   outlaw
      Lucky Duke     deputy
"""


def test_a_bang_takes_one_life_point() -> None:  # rulebook: BANG! and Missed!
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    hand: beer-6h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("Black: bang-2c > Kit", "Kit: pass")
    assert [t[name].life for name in ("Black", "Kit", "Jesse", "Pedro")] == [5, 3, 4, 4]
    assert (t.asked, t.discard) == ("Black Jack", ["bang-2c"])


def test_a_missed_cancels_the_shot_out_of_turn() -> None:  # rulebook: BANG! and Missed!
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    hand: missed-2s missed-3s
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("Black: bang-2c > Kit", "Kit: miss missed-2s")
    assert (t["Kit"].life, t["Kit"].hand) == (4, ["missed-3s"])
    assert (t.asked, t.ask and t.ask.kind) == ("Black Jack", "play")


def test_the_bang_is_discarded_even_when_cancelled() -> None:  # rulebook: BANG! and Missed!
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    hand: missed-2s
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("Black: bang-2c > Kit")
    assert (t.asked, t.discard) == ("Kit Carlson", ["bang-2c"])
    t.play("Kit: miss missed-2s")
    assert (t.discard, t["Black"].hand) == (["missed-2s", "bang-2c"], [])


def test_nobody_is_forced_to_play_a_missed() -> None:  # rulebook: BANG! and Missed!
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    hand: missed-2s
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("Black: bang-2c > Kit")
    assert t.options == ["miss missed-2s", "pass"]
    t.pass_()
    assert (t["Kit"].life, t["Kit"].hand) == (3, ["missed-2s"])


def test_only_shots_aimed_at_oneself_can_be_cancelled() -> None:  # rulebook: BANG! and Missed!
    t = table("""
        > Black Jack     sheriff   hand: bang-2c, missed-4s
          Kit Carlson    outlaw
          Jesse Jones    renegade  hand: missed-2s
          Pedro Ramirez  outlaw    hand: missed-3s
    """)
    t.play("Black: bang-2c > Kit")
    assert (t["Kit"].life, t.asked) == (3, "Black Jack")
    assert (t["Jesse"].hand, t["Pedro"].hand) == (["missed-2s"], ["missed-3s"])


def test_a_missed_is_no_card_for_phase_two() -> None:  # ruling 5
    t = table("""
        > Black Jack     sheriff   hand: missed-2s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    no = t.refuses("missed-2s")
    assert no is not None
    assert (no.slug, t.options) == ("reply_only", ["pass"])


def test_only_a_missed_answers_a_bang() -> None:  # rulebook: BANG! and Missed!
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    hand: bang-3c beer-6h gatling-10h saloon-5h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("Black: bang-2c > Kit")
    assert t.options == ["pass"]
    t.refuses("bang-3c")
    t.refuses("beer-6h")


def test_a_colt_reaches_the_neighbours_only() -> None:  # rulebook: Weapons
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    assert t.options == ["play bang-2c > 2", "play bang-2c > 4", "pass"]
    no = t.refuses("bang-2c > Jesse")
    assert no is not None
    assert (no.slug, dict(no.args)) == ("out_of_reach", {"distance": 2, "reach": 1})


@pytest.mark.parametrize("weapon", ["schofield-jc", "remington-kc", "rev_carabine-ac", "winchester-8s"])
def test_a_weapon_that_reaches_the_distance_can_shoot_so_far(weapon: str) -> None:  # rulebook: BANG! and Missed!
    t = table(SIX.format(ann=f"play: {weapon}", carl="", dan=""))
    assert "play bang-2c > 3" in t.options
    t.play("bang-2c > Jesse")
    assert t["Jesse"].life == 3


@pytest.mark.parametrize("weapon", ["", "play: volcanic-10s"])
def test_a_weapon_of_reach_one_cannot_shoot_at_distance_two(weapon: str) -> None:  # rulebook: BANG! and Missed!
    t = table(SIX.format(ann=weapon, carl="", dan=""))
    no = t.refuses("bang-2c > Jesse")
    assert no is not None
    assert no.slug == "out_of_reach"


def test_a_scope_brings_the_target_nearer_and_a_mustang_takes_it_away_again() -> None:
    # rulebook: BANG! and Missed!
    t = table(SIX.format(ann="play: scope-as", carl="", dan=""))
    assert "play bang-2c > 3" in t.options
    t = table(SIX.format(ann="play: scope-as", carl="play: mustang-8h", dan=""))
    no = t.refuses("bang-2c > Jesse")
    assert no is not None
    assert dict(no.args) == {"distance": 2, "reach": 1}


def test_a_mustang_opposite_needs_a_weapon_of_reach_four() -> None:  # rulebook: BANG! and Missed!
    t = table(SIX.format(ann="play: remington-kc", carl="", dan="play: mustang-8h"))
    no = t.refuses("bang-2c > Pedro")
    assert no is not None
    assert dict(no.args) == {"distance": 4, "reach": 3}
    t = table(SIX.format(ann="play: rev_carabine-ac", carl="", dan="play: mustang-8h"))
    assert "play bang-2c > 4" in t.options


def test_a_bang_needs_another_player_in_play_as_its_target() -> None:  # rulebook: The symbols
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    out
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    reasons = [t.refuses(line) for line in ("bang-2c > Black", "bang-2c > Kit")]
    assert [no and no.slug for no in reasons] == ["not_yourself", "target_out"]
    assert "play bang-2c > 3" in t.options, "the dead do not count in the distance (92)"


def test_only_one_bang_card_may_be_played_in_a_turn() -> None:  # ruling 32
    t = table("""
        > Black Jack     sheriff   hand: bang-2c bang-3c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit")
    no = t.refuses("bang-3c > Pedro")
    assert no is not None
    assert (no.slug, dict(no.args), no.ruling) == ("bang_limit", {"limit": 1}, 32)


def test_a_cancelled_bang_counts_towards_the_limit() -> None:  # ruling 32
    t = table("""
        > Black Jack     sheriff   hand: bang-2c bang-3c
          Kit Carlson    outlaw    hand: missed-2s
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit", "miss missed-2s")
    no = t.refuses("bang-3c > Kit")
    assert no is not None
    assert no.slug == "bang_limit"


def test_other_cards_with_the_bang_symbol_and_duels_may_follow_a_bang() -> None:  # ruling 32
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h duel-js indians-kd bang-2c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        bangs: 1
    """)
    assert {"play gatling-10h", "play duel-js > 3", "play indians-kd"} <= set(t.options)
    t.play("gatling-10h", "indians-kd", "duel-js > Kit")
    assert [t[name].life for name in ("Kit", "Jesse", "Pedro")] == [1, 2, 2]


def test_the_next_turn_brings_a_new_bang() -> None:  # rulebook: Play any number of cards
    t = table("""
        > Willy the Kid  sheriff   hand: jail-10s
          Slab the Killer outlaw   hand: bang-2c bang-3c
          Jesse Jones    renegade  out
          Pedro Ramirez  outlaw    out
        deck: missed-2s missed-3s stagecoach-9s stagecoach-9s mustang-8h mustang-9h
    """)
    t.play("Willy: pass", "Slab: bang-2c > Willy", "Willy: pass")
    t.refuses("bang-3c > Willy")
    t.play("Slab: pass", "Willy: pass")
    assert (t.turn, "play bang-3c > 1" in t.options) == ("Slab the Killer", True)


def test_a_volcanic_lifts_the_limit_for_any_targets_at_distance_one() -> None:  # ruling 33
    t = table("""
        > Black Jack     sheriff   hand: bang-2c bang-3c bang-4c bang-5c   play: volcanic-10s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit", "bang-3c > Kit", "bang-4c > Pedro")
    assert (t["Kit"].life, t["Pedro"].life) == (2, 3)
    no = t.refuses("bang-5c > Jesse")
    assert no is not None
    assert no.slug == "out_of_reach"


def test_a_volcanic_played_after_a_bang_lifts_the_limit_from_then_on() -> None:  # ruling 33
    t = table("""
        > Black Jack     sheriff   hand: bang-2c bang-3c volcanic-10s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit")
    t.refuses("bang-3c > Kit")
    t.play("volcanic-10s", "bang-3c > Kit")
    assert t["Kit"].life == 2


@pytest.mark.parametrize("loss", [["schofield-jc"], ["panic-jh > Black"], ["cat_balou-kh > Black"]])
def test_without_the_volcanic_the_bangs_already_played_count_again(loss: list[str]) -> None:  # ruling 33
    t = table("""
        > Black Jack     sheriff   hand: bang-2c bang-3c schofield-jc panic-jh cat_balou-kh   play: volcanic-10s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit", *loss)
    assert "volcanic-10s" not in t["Black"].in_play
    no = t.refuses("bang-3c > Kit")
    assert no is not None
    assert no.slug == "bang_limit"


def test_calamity_janets_missed_is_a_bang_that_counts_towards_the_limit() -> None:  # ruling 37
    t = table("""
        > Calamity Janet sheriff   hand: missed-2s missed-3s bang-2c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("missed-2s as bang > Kit")
    assert (t["Kit"].life, t.discard) == (3, ["missed-2s"])
    reasons = [t.refuses(line) for line in ("missed-3s as bang > Kit", "bang-2c > Kit")]
    assert [no and no.slug for no in reasons] == ["bang_limit", "bang_limit"]


def test_calamity_janet_with_a_volcanic_plays_any_number_of_both() -> None:  # ruling 33, 37
    t = table("""
        > Calamity Janet sheriff   hand: missed-2s missed-3s bang-2c   play: volcanic-10s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("missed-2s as bang > Kit", "bang-2c > Kit", "missed-3s as bang > Kit")
    assert t["Kit"].life == 1


def test_calamity_janet_answers_a_shot_with_cards_named_bang_or_missed_only() -> None:  # ruling 35
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Calamity Janet outlaw    hand: bang-3c missed-2s gatling-10h duel-js indians-kd
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Calamity")
    assert t.options == ["miss bang-3c as missed", "miss missed-2s", "pass"]
    t.play("miss bang-3c as missed")
    assert (t["Calamity"].life, t.discard[0]) == (4, "bang-3c")


@pytest.mark.parametrize(("hand", "options"), [("missed-2s", ["miss missed-2s", "pass"]), ("beer-6h", ["pass"])])
def test_a_target_is_asked_whatever_they_hold(hand: str, options: list[str]) -> None:
    # rulebook: BANG! and Missed! (law 6)
    t = table(f"""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    hand: {hand}
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit")
    assert (t.asked, t.ask and t.ask.kind, t.options) == ("Kit Carlson", "dodge", options)


def test_an_empty_hand_is_not_asked_but_one_behind_a_barrel_is() -> None:
    # rulebook: BANG! and Missed! (law 6)
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c bang-3c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw    play: barrel-qs
        deck: 5s
    """)
    t.play("bang-2c > Kit")
    assert (t["Kit"].life, t.asked) == (3, "Willy the Kid")
    t.play("bang-3c > Pedro", "Pedro: use barrel")
    assert (t["Pedro"].life, t.asked) == (3, "Willy the Kid"), "after the draw! nothing is left to ask for"
