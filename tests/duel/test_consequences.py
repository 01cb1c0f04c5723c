"""First all targets, then eliminations, then what was triggered; and eliminations themselves."""

from __future__ import annotations

from tests.support.duel_table import Table, duel, table


def names(t: Table, kind: str) -> list[str]:
    """The characters of all news of a kind, in their order."""
    return [t.game.face(news.target).slug for news in t.game.news or [] if news.kind == kind]


def test_the_worked_example_of_the_rulebook() -> None:  # ruling 57, 108, 109
    """Gatling against a lone Sid Curry: he answers after Annie Oakey has been replaced, by cards just drawn."""
    t = table(
        """
        > law       hand: gatling-lb    reserve: jango
            Dalon Ranger
            Annie Oakey  1/4   play: scope-lh
          outlaw
            Sid Curry
        law_deck: lb missed-ls colt-ld
        """
    )
    t.play("gatling", "Outlaw: use sid_curry")
    assert names(t, "hit") == ["sid_curry", "annie_oakey", "dalon_ranger"]
    assert t.law.hand == ["missed-ls", "colt-ld"]
    assert (t.law.active, t.law.rear) == ("Dalon Ranger", "Jango")
    assert "scope-lh" in t.discard
    assert (t.asked, t.about) == ("law", "Dalon Ranger")
    t.play("missed")
    assert (t["Dalon"].life, t["Sid"].life, t["Jango"].life) == (5, 4, 3)


def test_the_order_after_a_shotgun_that_return_fire_avoids() -> None:  # ruling 55, 56, 107, 108
    """Wyatt draws, his Clock draws, Return fire strikes him, then Tom Thorn strikes his rearguard."""
    t = table(
        """
        > law       hand: shotgun-ld
            Wyatt Earp     play: clock-oh
            Jango
          outlaw    hand: return_fire-lh
            West Harding
            Tom Thorn
        """
    )
    t.play("shotgun > West", "return_fire", "Law: name outlaw")
    assert t.outlaw.active == "Tom Thorn"
    assert (t.kind, t.about, t.law.hand) == ("name", "Wyatt Earp", [])
    t.play("yes")
    assert (t.kind, t.about, len(t.law.hand)) == ("avoid", "Wyatt Earp", 2)
    t.play("pass")
    assert (t.kind, t.about) == ("avoid", "Jango")
    t.play("pass")
    assert (t["Wyatt"].life, t["Jango"].life, t.kind) == (3, 2, "play")


def test_tom_thorns_hit_comes_before_the_clock_draws() -> None:  # ruling 105
    t = table(
        """
          law       hand: missed-ls
            Wild Bill      play: clock-oh
            Jango
        > outlaw
            West Harding
            Tom Thorn
        """
    )
    t.play("swap")
    assert (t.kind, t.about, t.law.hand) == ("avoid", "Jango", ["missed-ls"])
    t.play("pass")
    assert len(t.law.hand) == 2


def test_gatling_strikes_the_active_foe_then_the_own_rearguard_then_the_other_foe() -> None:  # ruling 5, 67
    t = table(
        """
        > law       hand: gatling-lb
            Wild Bill
            Jango
          outlaw
            West Harding
            Toco Ramirez
        """
    )
    t.play("gatling")
    assert names(t, "hit") == ["west_harding", "jango", "toco_ramirez"]
    assert t["Wild"].life == 5


def test_a_lone_character_is_hit_once_by_gatling() -> None:  # ruling 30, 67
    t = table(
        """
        > law       hand: gatling-lb
            Wild Bill
          outlaw
            West Harding
        """
    )
    assert t.play("gatling")["West"].life == 3


def test_an_eliminated_character_is_replaced_in_his_place_and_the_token_stays() -> None:  # ruling 110
    t = table(
        """
        > law       hand: colt-ld
            Wild Bill
            Jango
          outlaw    reserve: toco_ramirez pearl_hat
            West Harding  1/4   play: bank-lb
            Dalton Bros
        outlaw_deck: beer-ob wagon-ob
        """
    )
    t.play("colt > West")
    assert (t.outlaw.active, t.outlaw.rear, t.outlaw.reserve) == ("Toco Ramirez", "Dalton Bros", ["pearl_hat"])
    assert t.outlaw.hand == ["beer-ob", "wagon-ob"]
    assert t.discard == ["bank-lb", "colt-ld"]
    assert t["Toco"].life == 4


def test_the_survivor_gets_the_token_when_the_reserve_is_empty_and_nobody_minds() -> None:  # ruling 78, 111
    t = table(
        """
        > law       hand: colt-ld
            Jango       play: clock-oh
            Wild Bill
          outlaw
            West Harding  1/4
            Tom Thorn
        """
    )
    t.play("colt > West")
    assert (t.outlaw.active, t.outlaw.rear) == ("Tom Thorn", "")
    assert (t.kind, t.law.hand, len(t.outlaw.hand)) == ("play", [], 2)


def test_the_last_character_of_a_side_ends_the_game_before_anything_is_drawn() -> None:  # ruling 4
    t = table(
        """
        > law       hand: colt-ld
            Bill Tightman
          outlaw
            West Harding  1/4   play: clock-oh
        """
    )
    t.play("colt > West")
    assert (t.winner, t.outcome and t.outcome.reason) == ("law", "law_wins")
    assert (t.law.hand, t.outlaw.hand) == ([], [])


def test_bull_takes_before_tightman_draws_and_both_before_the_owner() -> None:  # ruling 94
    t = table(
        """
          law       hand: water-ls      reserve: jango
            Bill Tightman
            Dalon Ranger 1/5   play: hat-lh
        > outlaw    hand: gatling-lb
            Bull Anderson
            West Harding
        """
    )
    t.play("gatling", "Law: pass", "Law: pass")
    assert (t.kind, t.asked, t.law.hand) == ("pick", "outlaw", ["water-ls"])
    t.play("pass")
    assert (t.kind, t.about, t.law.hand) == ("name", "Bill Tightman", ["water-ls"])
    assert len(t.play("yes").law.hand) == 5


def test_a_rearguard_who_answered_indians_sleeps_again_before_the_fallen_are_taken_away() -> None:  # ruling 26, 94
    t = duel("> indians-lh colt-ld | Bill Tightman | Jango", "reserve: slim_poet | West Harding 1/4 | Dalton Bros")
    t.play("indians", "Law: colt")
    assert (t.kind, t.about, t["Jango"].life) == ("name", "Bill Tightman", 3)


def test_a_robbed_rearguard_sleeps_again_before_his_hit_kills() -> None:  # ruling 26, 94, 96
    t = duel(
        "| Bill Tightman | Wild Bill play: hat-lh",
        "> stealing-oh reserve: slim_poet | Jack Ransome 1/4 | Dalton Bros",
    )
    t.play("stealing")
    assert (t.kind, t.about, t["Jack"].out) == ("name", "Bill Tightman", True)
    assert (t.play("yes").outlaw.active, len(t.law.hand)) == ("Slim Poet", 2)


def test_bill_tightman_draws_four_in_all_for_his_own_rearguard() -> None:  # ruling 94
    t = table(
        """
        > law       hand: indians-lh     reserve: jango
            Bill Tightman
            Dalon Ranger  1/5
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("indians")
    assert t.about == "Bill Tightman"
    t.play("yes")
    assert (len(t.law.hand), t.law.rear) == (4, "Jango")


def test_bull_anderson_takes_equipment_and_a_hand_card_by_its_back_before_the_owner_draws() -> None:  # ruling 15, 94
    t = table(
        """
          law       hand: missed-ls beer-ob     reserve: jango
            Bill Tightman 1/5   play: hat-lh bank-lb
            Tex Killer
        > outlaw    hand: knife-oh
            Bull Anderson
            West Harding
        """
    )
    t.play("knife > Bill", "Law: pass")
    assert t.options == ["take hat-lh", "take bank-lb", "take law", "take outlaw", "pass"]
    t.play("take outlaw", "take bank")
    assert t.outlaw.hand == ["beer-ob", "bank-lb"]
    assert t.law.hand[0] == "missed-ls"
    assert len(t.law.hand) == 3
    assert "hat-lh" in t.discard


def test_bull_anderson_takes_only_equipment_of_his_own_partner() -> None:  # ruling 95
    t = table(
        """
        > law       hand: winchester-lh
            Wild Bill
            Jango
          outlaw    hand: beer-ob      reserve: toco_ramirez
            Bull Anderson
            West Harding 1/4   play: rattlesnake-os
        """
    )
    t.play("winchester > West", "pass")
    assert t.options == ["take rattlesnake-os", "pass"]
    assert t.play("take rattlesnake").outlaw.hand[:2] == ["beer-ob", "rattlesnake-os"]


def test_wild_bill_answers_bull_anderson_after_the_elimination_of_his_partner() -> None:  # ruling 96
    t = table(
        """
          law       hand: beer-ob     reserve: jango
            Wild Bill
            Tex Killer  1/4
        > outlaw    hand: gatling-lb
            Bull Anderson
            West Harding
        """
    )
    t.play("gatling", "pass", "Law: pass")
    assert t.options == ["take outlaw", "pass"]
    t.play("take outlaw")
    assert (t.law.rear, t.about) == ("Jango", "Bull Anderson")
    assert t.options[-1] == "pass"  # the stolen Beer is no avoid
    assert t.play("pass")["Bull"].life == 4


def test_what_a_fallen_character_would_have_done_is_lost() -> None:  # ruling 89
    t = table(
        """
          law                 reserve: jango
            Alan Pinkertoon  1/4
            Tex Killer
        > outlaw    hand: knife-oh
            West Harding
            Dalton Bros
        """
    )
    t.play("knife > Alan")
    assert (t.law.active, t["West"].life) == ("Jango", 4)


def test_no_ability_reacts_to_any_point_of_an_effect_that_kills() -> None:  # ruling 89
    t = table(
        """
        > law                 reserve: jango
            Alan Pinkertoon  3/4    play: dynamite-ob
            Tex Killer
          outlaw
            West Harding
            Dalton Bros
        law_deck: ld
        phase: start
        """
    )
    assert (t.law.active, t["West"].life) == ("Jango", 4)
    assert len(t.law.hand) == 4


def test_pinkertoon_strikes_once_for_each_point() -> None:  # ruling 28, 90
    t = table(
        """
        > law
            Tex Killer
            Alan Pinkertoon       play: dynamite-ob
          outlaw    hand: missed-os missed-os
            West Harding
            Dalton Bros
        law_deck: ld
        phase: start
        """
    )
    assert t["Alan"].life == 1
    t.play("missed", "pass", "pass")
    assert (t["West"].life, t.kind) == (2, "play")


def test_a_targeted_pinkertoon_in_the_rearguard_strikes_for_his_own_gatling() -> None:  # ruling 27, 91
    t = table(
        """
        > law       hand: gatling-lb
            Wild Bill
            Alan Pinkertoon
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("gatling")
    assert (t["Alan"].life, t["West"].life, t["Dalton"].life) == (3, 2, 2)


def test_dalon_ranger_draws_for_the_opponents_hits_only() -> None:  # ruling 91
    t = table(
        """
        > law       hand: gatling-lb
            Wild Bill
            Dalon Ranger
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("gatling")
    assert (t["Dalon"].life, t.kind) == (4, "play")
    t = table(
        """
          law
            Dalon Ranger
            Wild Bill
        > outlaw    hand: knife-oh
            West Harding
            Dalton Bros
        """
    )
    t.play("knife > Dalon")
    assert t.about == "Dalon Ranger"
    assert len(t.play("yes").law.hand) == 1


def test_the_turn_goes_on_after_an_elimination_with_all_limits_used() -> None:  # ruling 112
    t = table(
        """
        > law       hand: duel-ld colt-ld      reserve: jango
            Tex Killer  1/4
            Wild Bill
          outlaw    hand: knife-oh
            West Harding
            Dalton Bros
        bangs: 1
        marks: turn swap of 1 = 1
        """
    )
    t.play("duel > West", "discard knife", "Law: pass")
    assert (t.law.active, t.turn, t.phase) == ("Jango", "law", "play")
    refused = t.refuses("colt > West")
    assert refused is not None and refused.slug == "bang_limit"
    refused = t.refuses("swap")
    assert refused is not None and (refused.slug, refused.ruling) == ("swapped_already", 19)


def test_both_foes_killed_by_one_gatling_are_replaced_in_order() -> None:  # ruling 107, 109
    t = table(
        """
        > law       hand: gatling-lb
            Wild Bill
            Tex Killer
          outlaw              reserve: toco_ramirez pearl_hat
            West Harding  1/4
            Dalton Bros  1/3
        """
    )
    t.play("gatling")
    assert (t.outlaw.active, t.outlaw.rear, len(t.outlaw.hand)) == ("Toco Ramirez", "Pearl Hat", 4)


def test_the_game_ends_when_one_gatling_kills_the_last_two() -> None:  # ruling 4
    t = table(
        """
        > law       hand: gatling-lb
            Wild Bill
            Tex Killer
          outlaw
            West Harding  1/4
            Dalton Bros  1/3
        """
    )
    assert t.play("gatling").winner == "law"
