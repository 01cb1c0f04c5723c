"""Gatling and Indians!: everybody else, one after the other, and deaths in the middle."""

from __future__ import annotations

import pytest

from tests.support.table import table

RENEGADE_CLEARS_THE_TABLE = """
      Black Jack     sheriff   1/5
      Kit Carlson    outlaw    1/4   hand: {hand}
    > Jesse Jones    renegade  hand: gatling-10h indians-kd
      Pedro Ramirez  outlaw    out
"""


def test_a_gatling_shoots_all_others_at_any_distance() -> None:  # rulebook: Gatling
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h
          Kit Carlson    outlaw
          Jesse Jones    renegade  play: mustang-8h
          Pedro Ramirez  outlaw
    """)
    t.play("gatling-10h")
    assert [t[name].life for name in ("Black", "Kit", "Jesse", "Pedro")] == [5, 3, 3, 3]
    assert t.discard == ["gatling-10h"]


def test_a_gatling_goes_clockwise_from_the_left_neighbour() -> None:  # ruling 43
    t = table("""
          Black Jack     sheriff   hand: beer-6h
          Kit Carlson    outlaw    hand: beer-7h
        > Jesse Jones    renegade  hand: gatling-10h
          Pedro Ramirez  outlaw    hand: beer-8h
    """)
    t.play("gatling-10h", "Pedro: pass", "Black: pass")
    assert [t[name].life for name in ("Pedro", "Black", "Kit")] == [3, 4, 4]
    t.play("Kit: pass")
    assert (t["Kit"].life, t.asked) == (3, "Jesse Jones")


def test_each_target_of_a_gatling_cancels_for_themselves_only() -> None:  # rulebook: Remember
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h
          Kit Carlson    outlaw    hand: missed-2s
          Jesse Jones    renegade  play: barrel-qs
          Pedro Ramirez  outlaw    hand: missed-3s
        deck: 9h
    """)
    t.play("gatling-10h", "Kit: miss missed-2s", "Jesse: use barrel", "Pedro: pass")
    assert [t[name].life for name in ("Kit", "Jesse", "Pedro")] == [4, 4, 3]


def test_a_gatling_is_no_bang_card() -> None:  # ruling 32
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h bang-2c bang-3c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("gatling-10h", "bang-2c > Kit")
    assert t["Kit"].life == 2
    no = t.refuses("bang-3c > Kit")
    assert no is not None
    assert no.slug == "bang_limit"


def test_a_gatling_may_be_played_again_in_the_same_turn() -> None:  # rulebook: Gatling
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h stagecoach-9s
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: end
    """)
    t.play("gatling-10h", "stagecoach-9s")
    assert sorted(t["Black"].hand) == ["gatling-10h", "stagecoach-9s"], "the empty deck gave both back"
    t.play("gatling-10h")
    assert [t[name].life for name in ("Kit", "Jesse", "Pedro")] == [2, 2, 2]


def test_slabs_gatling_needs_one_missed() -> None:  # ruling 17
    t = table("""
        > Slab the Killer sheriff  hand: gatling-10h
          Kit Carlson    outlaw    hand: missed-2s missed-3s
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("gatling-10h", "Kit: miss missed-2s")
    assert (t["Kit"].life, t["Kit"].hand, t.asked) == (4, ["missed-3s"], "Slab the Killer")


def test_calamity_janet_answers_a_gatling_with_a_bang() -> None:  # ruling 38
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h
          Calamity Janet outlaw    hand: bang-2c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("gatling-10h", "Calamity: miss bang-2c as missed")
    assert (t["Calamity"].life, t["Calamity"].hand) == (4, [])


def test_every_other_player_discards_a_bang_or_loses_a_life_point_to_indians() -> None:  # rulebook: Indians!
    t = table("""
        > Black Jack     sheriff   hand: indians-kd bang-2c
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade  hand: bang-4c
          Pedro Ramirez  outlaw
    """)
    t.play("indians-kd", "Kit: bang-3c", "Jesse: pass")
    assert [t[name].life for name in ("Black", "Kit", "Jesse", "Pedro")] == [5, 4, 3, 3]
    assert (t["Black"].hand, t["Jesse"].hand, t.discard) == (["bang-2c"], ["bang-4c"], ["bang-3c", "indians-kd"])


def test_indians_go_clockwise_from_the_left_neighbour() -> None:  # ruling 43
    t = table("""
          Black Jack     sheriff   hand: beer-6h
          Kit Carlson    outlaw    hand: beer-7h
          Jesse Jones    renegade  hand: beer-9h
        > Pedro Ramirez  outlaw    hand: indians-kd
    """)
    t.play("indians-kd", "Black: pass", "Kit: pass", "Jesse: pass")
    assert (t.asked, t["Jesse"].life, t["Pedro"].life) == ("Pedro Ramirez", 3, 4)


@pytest.mark.parametrize("who", ["Kit Carlson", "Jourdonnais"])
def test_neither_missed_nor_barrel_help_against_indians(who: str) -> None:  # ruling 42
    t = table(f"""
        > Black Jack     sheriff   hand: indians-kd
          {who}          outlaw    hand: missed-2s bang-2c   play: barrel-qs
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("indians-kd")
    assert t.options == ["play bang-2c", "pass"]
    for line in ("missed-2s", "use barrel", "use jourdonnais"):
        t.refuses(line)


def test_an_empty_hand_behind_a_barrel_is_not_asked_about_indians() -> None:  # ruling 42
    t = table("""
        > Black Jack     sheriff   hand: indians-kd
          Jourdonnais    outlaw    play: barrel-qs
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("indians-kd")
    assert (t["Jourdonnais"].life, t.asked) == (3, "Black Jack")


def test_calamity_janet_discards_a_missed_against_indians() -> None:  # ruling 36
    t = table("""
        > Black Jack     sheriff   hand: indians-kd
          Calamity Janet outlaw    hand: missed-2s
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("indians-kd", "Calamity: missed-2s as bang")
    assert (t["Calamity"].life, t.discard) == (4, ["missed-2s", "indians-kd"])


@pytest.mark.parametrize(("card", "kind"), [("gatling-10h", "dodge"), ("indians-kd", "answer")])
@pytest.mark.parametrize("hand", ["bang-2c", "missed-2s", "stagecoach-9s"])
def test_everybody_with_a_hand_is_asked_whatever_it_is(card: str, kind: str, hand: str) -> None:
    # rulebook: Gatling; Indians! (law 6)
    t = table(f"""
        > Black Jack     sheriff   hand: {card}
          Kit Carlson    outlaw
          Jesse Jones    renegade  hand: {hand}
          Pedro Ramirez  outlaw
    """)
    t.play(card)
    assert (t.asked, t.ask and t.ask.kind, t["Kit"].life) == ("Jesse Jones", kind, 3), "the empty hand is skipped"


def test_indians_that_kill_leave_time_for_a_beer() -> None:  # ruling 45, 48
    t = table("""
        > Black Jack     sheriff   hand: indians-kd
          Kit Carlson    outlaw    1/4   hand: beer-6h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("indians-kd", "Kit: pass", "Kit: beer-6h")
    assert (t["Kit"].life, t["Jesse"].life, t["Pedro"].life) == (1, 3, 3)


def test_the_dead_of_a_gatling_are_paid_for_before_the_next_is_asked() -> None:  # ruling 44, 60
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h
          Kit Carlson    outlaw    1/4
          Jesse Jones    renegade  hand: beer-6h
          Pedro Ramirez  outlaw    1/4
        deck: bang-2c bang-3c bang-4c missed-2s missed-3s missed-4s
    """)
    t.play("gatling-10h")
    assert (t["Kit"].out, t["Black"].hand, t.asked) == (True, ["bang-2c", "bang-3c", "bang-4c"], "Jesse Jones")
    t.play("Jesse: pass")
    assert (t["Pedro"].out, t["Black"].hand[3:]) == (True, ["missed-2s", "missed-3s", "missed-4s"])


def test_a_reward_in_mid_gatling_may_reshuffle_the_deck() -> None:  # ruling 44, 81
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h
          Kit Carlson    outlaw    1/4   play: mustang-8h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw    play: barrel-qs
        deck: bang-2c end
    """)
    t.play("gatling-10h")
    assert sorted(t["Black"].hand) == ["bang-2c", "gatling-10h", "mustang-8h"]
    assert (t["Jesse"].life, t.asked, t.deck, t.discard) == (3, "Pedro Ramirez", [], [])
    t.play("Pedro: use barrel")
    assert (t["Pedro"].life, t.asked) == (3, "Black Jack"), "nothing to draw!: the Barrel does not help (82)"


def test_a_dead_player_lays_their_cards_down_before_a_gatling_goes_on() -> None:  # ruling 44, 67
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h
          Kit Carlson    outlaw    1/4   play: volcanic-10s mustang-8h
          Jesse Jones    renegade  hand: beer-6h
          Pedro Ramirez  outlaw
    """)
    t.play("gatling-10h")
    assert (t.asked, t.ask and t.ask.kind) == ("Kit Carlson", "pick")
    t.play("Kit: take mustang-8h")
    assert (t.asked, t.discard[:2]) == ("Jesse Jones", ["volcanic-10s", "mustang-8h"])


def test_vulture_sam_may_use_a_missed_inherited_in_mid_gatling() -> None:  # ruling 44, 68
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h
          Kit Carlson    outlaw    1/4   hand: missed-2s
          Vulture Sam    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("gatling-10h", "Kit: pass", "Kit: pass", "Vulture: miss missed-2s")
    assert (t["Kit"].out, t["Vulture"].life, t["Vulture"].hand) == (True, 4, [])


def test_a_sheriff_whose_gatling_kills_their_deputy_loses_their_cards_and_shoots_on() -> None:  # ruling 44, 65
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h beer-6h   play: barrel-qs
          Kit Carlson    deputy    1/4
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
          Lucky Duke     outlaw
    """)
    t.play("gatling-10h")
    assert (t["Black"].hand, t["Black"].in_play, t.turn) == ([], [], "Black Jack")
    assert [t[name].life for name in ("Jesse", "Pedro", "Lucky")] == [3, 3, 3]


@pytest.mark.parametrize("card", ["gatling-10h", "indians-kd"])
def test_victory_is_judged_after_the_whole_card(card: str) -> None:  # ruling 44
    t = table(RENEGADE_CLEARS_THE_TABLE.format(hand="bang-2c"))
    t.play(card)
    assert (t["Black"].out, t.outcome, t.asked) == (True, None, "Kit Carlson"), "the Outlaw still has to answer"
    t.play("Kit: pass", "Kit: pass")
    assert (t.winners, t.outcome and t.outcome.reason) == (["Jesse Jones"], "renegade_last")


def test_if_somebody_else_survives_the_card_the_outlaws_win() -> None:  # ruling 44
    t = table(RENEGADE_CLEARS_THE_TABLE.format(hand="missed-2s"))
    t.play("gatling-10h", "Kit: miss missed-2s")
    assert (t.winners, t.outcome and t.outcome.reason) == (["Kit Carlson", "Pedro Ramirez"], "sheriff_dead")


@pytest.mark.parametrize("card", ["gatling-10h", "indians-kd"])
def test_by_option_the_first_decisive_death_ends_the_game(card: str) -> None:  # ruling 44
    t = table(RENEGADE_CLEARS_THE_TABLE.format(hand="bang-2c"), judge_at_once=True)
    t.play(card)
    assert (t.asked, t["Kit"].life, t["Kit"].out) == ("", 1, False)
    assert (t.winners, t.outcome and t.outcome.reason) == (["Kit Carlson", "Pedro Ramirez"], "sheriff_dead")
