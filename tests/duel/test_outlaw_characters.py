"""The Outlaws, each where the ability works and where it does not."""

from __future__ import annotations

import pytest

from sixgun.duel.effect import reason
from tests.support.duel_table import duel


def test_babe_leroy_draws_once_in_each_turn() -> None:  # ruling 98
    t = duel("| Wild Bill | Jango", "> | Babe Leroy | Slim Poet", "outlaw_deck: beer-ob wagon-ob missed-os missed-os")
    t.play("use babe_leroy", "pass", "Law: pass")
    assert (t.turn, t.refuses("use babe_leroy")) == ("outlaw", reason("hand_not_empty", 98))
    assert "babe_leroy" not in str(t.game.state.turn_marks)


def test_bull_anderson_in_the_rearguard_takes_nothing() -> None:  # ruling 24, 94
    t = duel(
        "colt-ld reserve: jango | Dalon Ranger 1/5 play: hat-lh | Wild Bill",
        "> knife-oh | Slim Poet | Bull Anderson",
    )
    t.play("knife > Dalon", "Law: pass")
    assert (t.kind, t.outlaw.hand, "hat-lh" in t.discard) == ("play", [], True)


def test_bull_anderson_may_take_less_or_two_hand_cards() -> None:  # ruling 94
    sides = (
        "colt-ld missed-os reserve: jango | Dalon Ranger 1/5 play: hat-lh | Tex Killer",
        "> knife-oh | Bull Anderson | Slim Poet",
    )
    t = duel(*sides).play("knife > Dalon", "Law: pass", "take hat", "pass")
    assert (t.outlaw.hand, len(t.law.hand)) == (["hat-lh"], 4)
    t = duel(*sides).play("knife > Dalon", "Law: pass", "take law", "take outlaw")
    assert (t.outlaw.hand, len(t.law.hand)) == (["colt-ld", "missed-os"], 2)


def test_bull_anderson_and_bill_tightman_react_to_the_same_death() -> None:  # ruling 94, 110
    """Bull takes, then the rest is discarded, Tightman draws, the owner draws."""
    t = duel(
        "> winchester-lh | Bill Tightman | Wild Bill",
        "beer-ob reserve: toco_ramirez | Bull Anderson | Slim Poet 1/4 play: hat-oh clock-oh",
        "law_deck: ld lh; outlaw_deck: od oh",
    )
    t.play("winchester > Slim", "pass")
    assert (t.asked, t.options) == ("outlaw", ["take hat-oh", "take clock-oh", "pass"])
    t.play("clock", "pass")
    assert (t.asked, t.about, t.discard[0]) == ("law", "Bill Tightman", "hat-oh")
    t.play("yes")
    kinds = [(news.kind, news.seat) for news in t.game.news or [] if news.kind in ("seize", "draw")]
    assert kinds == [("seize", 1), ("draw", 0), ("draw", 1)]


def test_cattle_katie_in_the_rearguard_sells_nothing() -> None:  # ruling 24, 99
    t = duel("| Wild Bill | Jango", "> | Slim Poet | Cattle Katie play: clock-oh")
    assert t.refuses("use clock as cattle_katie") == reason("asleep", 24)


def test_cattle_katie_sells_one_equipment_a_turn_and_none_to_avoid_a_hit() -> None:  # ruling 23, 99
    t = duel("colt-ld | Wild Bill | Jango", "> | Cattle Katie play: clock-oh scope-oh | Slim Poet")
    t.play("use clock as cattle_katie")
    assert not [text for text in t.options if "cattle_katie" in text]
    t.play("pass", "Law: colt > Cattle")
    assert (t.kind, [text for text in t.options if "cattle_katie" in text]) == ("avoid", [])


def test_dalton_bros_draw_three_only_in_front() -> None:  # ruling 18, 24
    t = duel("| Wild Bill | Jango", "> | Dalton Bros | Slim Poet", "phase: draw")
    assert len(t.outlaw.hand) == 3
    t = duel("| Wild Bill | Jango", "> | Slim Poet | Dalton Bros", "phase: draw")
    assert len(t.outlaw.hand) == 2


def test_a_stampede_brings_the_dalton_bros_in_time_for_the_draw_phase() -> None:  # ruling 18
    t = duel("| Wild Bill | Tex Killer", "> | Slim Poet play: stampede-lb | Dalton Bros", "phase: start")
    assert (t.outlaw.active, len(t.outlaw.hand)) == ("Dalton Bros", 3)


def test_jack_ransome_equips_himself_and_the_hidden_foe() -> None:  # ruling 35
    t = duel("| Wild Bill | Jango", "> hat-oh rattlesnake-os dynamite-ob | Jack Ransome | Slim Poet")
    t.play("hat > Jack", "rattlesnake > Jango", "dynamite > Wild")
    assert (t["Jack"].in_play, t["Jango"].in_play, t["Wild"].in_play) == (
        ["hat-oh"],
        ["rattlesnake-os"],
        ["dynamite-ob"],
    )


def test_jack_ransome_in_the_rearguard_opens_nothing() -> None:  # ruling 24, 35
    t = duel("| Wild Bill | Jango", "> hat-oh knife-oh | Slim Poet | Jack Ransome")
    assert t.refuses("hat > Slim") == reason("not_own_active", 35)
    assert t.refuses("knife > Jango") == reason("rear_hidden", 31)


def test_jack_ransome_steals_and_lifts_cards_of_the_hidden_foe() -> None:  # ruling 33, 81
    t = duel("| Wild Bill | Jango play: bank-lb", "> stealing-ob schoolmarm-lh | Jack Ransome | Slim Poet")
    assert t.play("schoolmarm").outlaw.hand == ["stealing-ob", "bank-lb"]


def test_jack_ransome_gives_strong_ale_to_the_hidden_foe() -> None:  # ruling 33, 82
    t = duel("| Jango | Dalon Ranger", "> strong_ale-lb | Jack Ransome | Slim Poet")
    t.play("strong_ale > Dalon", "yes", "yes")
    assert (t["Dalon"].life, len(t.law.hand)) == (3, 2)


def test_jack_ransomes_gatling_strikes_as_any_other() -> None:  # ruling 106
    t = duel("| Wild Bill | Jango", "> gatling-lb | Jack Ransome | Dalton Bros")
    assert t.refuses("gatling > Jango") == reason("no_target", 34)
    t.play("gatling")
    assert [t[name].life for name in ("Wild", "Jango", "Jack", "Dalton")] == [4, 2, 4, 2]


def test_jack_ransome_duels_with_annie_in_the_rearguard_who_is_awake() -> None:  # ruling 26, 70
    t = duel("missed-ls | Wild Bill | Annie Oakey", "> duel-oh | Jack Ransome | Slim Poet")
    t.play("duel > Annie")
    assert (t.about, t.options) == ("Annie Oakey", ["discard missed-ls as hit", "pass"])
    t.play("missed")
    assert (t["Jack"].life, t["Annie"].life, t["Wild"].life) == (3, 4, 5)


@pytest.mark.parametrize("top", ["beer-ob", "wagon-lb", "general_store-ls", "water-ls", "gatling-lb", "indians-lh"])
def test_pearl_hat_copies_cards_without_a_target(top: str) -> None:  # ruling 100
    t = duel("| Wild Bill | Jango", "> knife-oh | Pearl Hat 2/3 | Slim Poet", f"discard: {top}")
    assert "use pearl_hat" in t.options
    t.play("use pearl_hat")
    assert t.refuses("use pearl_hat") is not None
    happened = {
        "beer-ob": t["Pearl"].life == 3,
        "wagon-lb": t.kind == "cost",
        "general_store-ls": t.kind == "pick",
        "water-ls": t.options == ["name law", "name outlaw"],
        "gatling-lb": t["Wild"].life == t["Jango"].life + 2 == 4,
        "indians-lh": t["Wild"].life == t["Jango"].life + 2 == 4,
    }
    assert happened[top]


@pytest.mark.parametrize("top", ["derringer-lh", "knife-os", "duel-ld", "strong_ale-lb"])
def test_pearl_hat_copies_aimed_cards_within_her_reach(top: str) -> None:  # ruling 33, 100
    t = duel("| Wild Bill | Dalon Ranger", "> knife-oh | Pearl Hat | Slim Poet", f"discard: {top}")
    aims = {text.partition(" > ")[2] for text in t.options if text.startswith("use pearl_hat")}
    assert aims == ({"wild_bill", "pearl_hat", "slim_poet"} if top == "strong_ale-lb" else {"wild_bill"})
    t.play("use pearl_hat > Wild")
    assert t["Wild"].life == (3 if top == "strong_ale-lb" else 4)


@pytest.mark.parametrize("top", ["stealing-ob", "schoolmarm-lh"])
def test_pearl_hat_copies_thefts(top: str) -> None:  # ruling 100
    t = duel("| Tex Killer play: bank-lb | Jango", "> knife-oh | Pearl Hat | Slim Poet", f"discard: {top}")
    t.play("use pearl_hat")
    assert t["Tex"].in_play == []
    assert t.outlaw.hand == (["bank-lb"] if top == "schoolmarm-lh" else [])


def test_pearl_hat_copies_a_card_that_was_only_discarded_or_reloaded() -> None:  # ruling 100, 117
    t = duel("| Wild Bill", "> water-ob beer-ob | Pearl Hat | Slim Poet", "outlaw_deck: colt-od")
    t.play("reload water", "use pearl_hat", "discard colt")
    assert (t.outlaw.active, t.discard) == ("Slim Poet", ["colt-od", "water-ob"])


def test_pearl_hat_copies_once_a_turn_though_she_has_more_to_discard() -> None:  # ruling 23, 100
    t = duel("| Wild Bill | Jango", "> hat-oh beer-ob wagon-ob | Pearl Hat 1/3 | Slim Poet", "discard: knife-oh")
    t.play("use pearl_hat > Wild", "discard beer")
    assert (t["Wild"].life, t.discard[0]) == (4, "beer-ob")
    assert t.refuses("use pearl_hat") == reason("used_this_turn", 23)


def test_who_falls_to_a_card_that_pearl_hat_copies_is_replaced_at_once() -> None:  # ruling 100, 108, 110
    t = duel("reserve: annie_oakey | Jango 1/3 | Wild Bill", "> hat-oh | Pearl Hat | Slim Poet", "discard: gatling-lb")
    t.play("use pearl_hat")
    assert (t.law.active, t["Annie"].life, t["Wild"].life, t["Slim"].life) == ("Annie Oakey", 4, 4, 3)
    assert (t.kind, len(t.law.hand), t.discard) == ("play", 2, ["hat-oh", "gatling-lb"])


def test_pearl_hat_in_the_rearguard_copies_nothing() -> None:  # ruling 24, 100
    t = duel("| Wild Bill | Jango", "> knife-oh | Slim Poet | Pearl Hat", "discard: beer-ob")
    assert t.refuses("use pearl_hat") == reason("asleep", 24)


def test_sid_curry_who_finds_no_barrel_may_still_play_a_card() -> None:  # ruling 48, 103
    t = duel("> colt-ld | Wild Bill | Jango", "missed-os | Sid Curry | Slim Poet", "law_deck: ls")
    t.play("colt > Sid", "use sid_curry", "missed")
    assert (t["Sid"].life, t["Wild"].life) == (4, 5)


def test_sid_curry_in_the_rearguard_answers_his_own_sides_gatling_with_a_hit_on_the_shooter() -> None:  # ruling 57, 103
    t = duel("| Wild Bill", "> gatling-lb | West Harding | Sid Curry", "law_deck: lb").play("gatling", "use sid_curry")
    assert (t["Wild"].life, t["Sid"].life, t["West"].life) == (4, 4, 3)


def test_sid_currys_answer_follows_the_shooter_into_the_rearguard() -> None:  # ruling 55, 57
    t = duel("> shotgun-ld | Wild Bill | Jango", "| Sid Curry | Slim Poet", "law_deck: lb")
    t.play("shotgun > Sid", "use sid_curry", "law")
    assert (t.law.active, t["Wild"].life, t["Jango"].life) == ("Jango", 4, 3)


def test_sid_curry_needs_tex_killers_second_card_too() -> None:  # ruling 52, 57
    t = duel("> colt-ld | Tex Killer | Jango", "| Sid Curry | Slim Poet", "law_deck: lb")
    t.play("colt > Sid", "use sid_curry")
    assert (t["Sid"].life, t["Tex"].life) == (3, 4)


def test_slim_poet_may_spare_the_hand_and_an_empty_one_is_not_asked_about() -> None:  # ruling 91
    t = duel("> colt-ld missed-ls | Wild Bill | Jango", "| Slim Poet | West Harding").play("colt > Slim", "pass")
    assert t.law.hand == ["missed-ls"]
    t = duel("> colt-ld | Wild Bill | Jango", "| Slim Poet | West Harding").play("colt > Slim")
    assert (t.kind, t["Slim"].life) == ("play", 3)


def test_slim_poet_does_not_mind_snakes_nor_his_own_gatling() -> None:  # ruling 91
    t = duel("colt-ld | Wild Bill", "> gatling-lb | West Harding | Slim Poet").play("gatling", "Law: pass")
    assert (t.kind, t["Slim"].life, t.law.hand) == ("play", 3, ["colt-ld"])
    t = duel(
        "colt-ld | Wild Bill | Jango",
        "> | Slim Poet play: rattlesnake-os | West Harding",
        "outlaw_deck: os; phase: start",
    )
    assert (t.kind, t["Slim"].life) == ("play", 3)


def test_slim_poet_in_the_rearguard_answers_a_winchester() -> None:  # ruling 26, 91
    t = duel("> winchester-lh hat-lh | Tex Killer | Jango", "| West Harding | Slim Poet").play("winchester > Slim")
    assert (t.kind, t.options) == ("pick", ["take law", "pass"])
    assert t.play("take law").law.hand == []


def test_soundance_kid_draws_both_cards_from_the_common_deck_if_there_is_no_other() -> None:  # ruling 14, 102
    t = duel(
        "| Wild Bill | Jango",
        "> knife-oh | Soundance Kid | Slim Poet",
        "law_deck: end; outlaw_deck: end; common_deck: hat-lh beer-ob colt-od end",
    )
    t.play("use soundance_kid")
    assert t.options == ["discard hat-lh", "discard beer-ob"]
    assert t.play("hat").outlaw.hand == ["beer-ob"]


def test_soundance_kids_own_deck_may_have_run_out_before_the_opponents() -> None:  # ruling 8, 14, 102
    t = duel(
        "| Wild Bill | Jango",
        "> knife-oh | Soundance Kid | Slim Poet",
        "law_deck: hat-lh; outlaw_deck: end; common_deck: beer-ob colt-od end",
    )
    t.play("use soundance_kid")
    assert t.options == ["discard beer-ob", "discard hat-lh"]


def test_toco_ramirez_in_the_rearguard_shoots_no_colts_but_answers_indians() -> None:  # ruling 24, 69
    t = duel("| Wild Bill | Jango", "> beer-ob | Slim Poet | Toco Ramirez")
    assert t.refuses("beer as colt > Wild") == reason("not_that_card", 46)
    t = duel("> indians-lh | Wild Bill", "beer-ob | Slim Poet | Toco Ramirez").play("indians")
    assert (t.about, t.options) == ("Slim Poet", ["pass"])
    t.play("pass")
    assert (t.about, t.options) == ("Toco Ramirez", ["discard beer-ob as hit", "pass"])


def test_toco_ramirez_may_throw_an_equipment_as_a_colt_but_not_avoid_with_it() -> None:  # ruling 45, 46
    t = duel("| Wild Bill | Jango", "> hat-oh | Toco Ramirez | Slim Poet").play("hat as colt > Wild")
    assert (t["Wild"].life, t.discard) == (4, ["hat-oh"])
    t = duel("> colt-ld | Wild Bill | Jango", "hat-oh | Toco Ramirez | Slim Poet").play("colt > Toco")
    assert t.options == ["pass"]


def test_tom_thorn_does_not_shoot_when_he_enters_play_or_becomes_lone() -> None:  # ruling 78, 104
    t = duel("> colt-ld | Wild Bill | Jango", "reserve: tom_thorn | Slim Poet 1/4 | West Harding")
    t.play("colt > Slim")
    assert (t.outlaw.active, t["Jango"].life, "hit" in t.news_kinds()[2:]) == ("Tom Thorn", 3, False)


def test_tom_thorn_does_not_shoot_when_he_goes_back() -> None:  # ruling 104
    t = duel("| Wild Bill | Jango", "> | Tom Thorn | Slim Poet").play("swap")
    assert (t.outlaw.active, t["Jango"].life) == ("Slim Poet", 3)


def test_tom_thorn_moved_by_the_opponent_comes_after_the_opponents_clock() -> None:  # ruling 104, 107
    t = duel("> water-ls missed-ls | Wild Bill play: clock-oh | Jango", "| Slim Poet | Tom Thorn")
    t.play("water", "outlaw")
    assert (t.kind, t.about, len(t.law.hand)) == ("avoid", "Jango", 2)


def test_west_harding_in_the_rearguard_has_the_limit() -> None:  # ruling 24, 44
    t = duel("| Wild Bill | Jango", "> colt-od colt-od | Slim Poet | West Harding").play("colt > Wild")
    assert t.refuses("colt > Wild") == reason("bang_limit", 41, limit=1)


def test_tom_thorn_always_shoots_when_his_own_player_or_a_stampede_moves_the_token() -> None:  # ruling 104
    sides = "| Wild Bill | Jango", "> water-ob | Slim Poet play: stampede-lb | Tom Thorn"
    for strict in (False, True):
        assert duel(*sides, tom_own_moves_only=strict).play("swap")["Jango"].life == 2
        assert duel(*sides, tom_own_moves_only=strict).play("water", "outlaw")["Jango"].life == 2
        assert duel(*sides, "phase: start", tom_own_moves_only=strict)["Jango"].life == 2


def test_tom_thorn_in_front_does_not_mind_moves_of_the_opponents_token() -> None:  # ruling 104
    t = duel("> | Wild Bill | Jango", "| Tom Thorn | Slim Poet").play("swap")
    assert (t.law.active, t["Wild"].life, t["Jango"].life, t["Slim"].life) == ("Jango", 5, 3, 4)
