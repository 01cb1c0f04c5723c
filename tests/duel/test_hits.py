"""Hits, what avoids them, and what follows."""

from __future__ import annotations

from tests.support.duel_table import table


def test_a_hit_that_is_not_avoided_takes_a_life_point() -> None:  # ruling 49
    t = table(
        """
        > law       hand: colt-ld
            Wild Bill
            Jango
          outlaw    hand: missed-os
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West Harding", "Outlaw: pass")
    assert t["West"].life == 3
    assert t.outlaw.hand == ["missed-os"]


def test_a_hit_on_an_empty_hand_and_no_equipment_is_not_asked_about() -> None:  # ruling 47
    t = table(
        """
        > law       hand: colt-ld
            Wild Bill
            Jango
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West Harding")
    assert (t.kind, t.asked, t["West"].life) == ("play", "law", 3)


def test_each_means_is_tried_at_most_once_in_any_order_and_a_failed_reveal_stops_nobody() -> None:  # ruling 47, 48
    t = table(
        """
        > law       hand: colt-ld
            Wild Bill
            Jango
          outlaw    hand: missed-os
            Sid Curry     play: barrel-os hat-oh
            Dalton Bros
        law_deck: lh
        outlaw_deck: os
        """
    )
    t.play("colt > Sid")
    assert t.options == ["use sid_curry", "use barrel-os", "use hat-oh", "play missed-os", "pass"]
    t.play("use barrel", "use sid_curry")
    assert t.options == ["use hat-oh", "play missed-os", "pass"]
    t.play("use hat")
    assert t["Sid"].life == 4
    assert t["Sid"].in_play == ["barrel-os"]
    assert t.discard[0] == "hat-oh"


def test_a_barrel_that_reveals_a_barrel_avoids_the_hit() -> None:  # ruling 61
    t = table(
        """
        > law       hand: colt-ld
            Wild Bill
            Jango
          outlaw
            West Harding     play: barrel-os
            Dalton Bros
        outlaw_deck: ob
        """
    )
    t.play("colt > West", "use barrel")
    assert (t.kind, t["West"].life) == ("play", 4)


def test_a_targeted_rearguard_uses_his_own_barrel_and_the_active_one_sleeps() -> None:  # ruling 26, 121
    t = table(
        """
        > law       hand: winchester-lh
            Wild Bill
            Jango
          outlaw
            Sid Curry        play: hat-oh
            West Harding     play: barrel-os
        outlaw_deck: ob
        """
    )
    t.play("winchester > West Harding")
    assert t.options == ["use barrel-os", "pass"]
    t.play("use barrel")
    assert t["West"].life == 4


def test_annie_in_the_rearguard_may_use_her_ability_while_she_is_the_target() -> None:  # ruling 26, 46
    t = table(
        """
          law       hand: colt-ld shotgun-ld
            Wild Bill
            Annie Oakey
        > outlaw    hand: knife-oh
            Jack Ransome
            Dalton Bros
        """
    )
    t.play("knife > Annie")
    assert t.options == ["play colt-ld as avoid", "play shotgun-ld as avoid", "pass"]
    t.play("play shotgun as avoid")
    assert t["Annie"].life == 4
    assert t.kind == "play"  # the text of the Shotgun is lost: no swap


def test_annie_in_the_rearguard_does_not_help_the_active_character() -> None:  # ruling 24
    t = table(
        """
          law       hand: colt-ld
            Wild Bill
            Annie Oakey
        > outlaw    hand: knife-oh
            Jack Ransome
            Dalton Bros
        """
    )
    t.play("knife > Wild Bill")
    assert t.options == ["pass"]


def test_any_hand_card_avoids_a_derringer_and_a_return_fire_still_answers() -> None:  # ruling 60
    text = """
        > law       hand: derringer-lh
            Wild Bill
            Jango
          outlaw    hand: {}
            West Harding
            Dalton Bros
        """
    t = table(text.format("knife-oh")).play("derringer > West", "knife as avoid")
    assert t["West"].life == 4
    assert t.discard[:2] == ["knife-oh", "derringer-lh"]
    t = table(text.format("return_fire-lh")).play("derringer > West", "return_fire")
    assert t["Wild Bill"].life == 4


def test_tex_killer_wants_an_avoid_and_another_card() -> None:  # ruling 52
    text = """
        > law       hand: colt-ld
            Tex Killer
            Jango
          outlaw    hand: missed-os beer-ob
            West Harding
            Dalton Bros
        """
    t = table(text).play("colt > West", "missed")
    assert (t.kind, t.options) == ("cost", ["discard beer-ob", "pass"])
    assert t.play("discard beer")["West"].life == 4
    t = table(text).play("colt > West", "missed", "pass")
    assert t["West"].life == 3
    assert t.outlaw.hand == ["beer-ob"]


def test_tex_killer_strikes_who_has_no_second_card() -> None:  # ruling 52
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Jango
          outlaw    hand: missed-os
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West", "missed")
    assert (t["West"].life, t.outlaw.hand) == (3, [])


def test_return_fire_answers_tex_killer_only_if_the_second_card_is_discarded() -> None:  # ruling 58
    text = """
        > law       hand: colt-ld
            Tex Killer
            Jango
          outlaw    hand: return_fire-lh beer-ob
            West Harding
            Dalton Bros
        """
    t = table(text).play("colt > West", "return_fire", "pass")
    assert (t["West"].life, t["Tex"].life) == (3, 4)
    t = table(text).play("colt > West", "return_fire", "discard beer")
    assert (t["West"].life, t["Tex"].life) == (4, 3)


def test_a_return_fire_of_tex_killers_player_needs_one_avoid() -> None:  # ruling 58
    t = table(
        """
          law       hand: return_fire-lh
            Tex Killer
            Jango
        > outlaw    hand: knife-oh missed-os beer-ob
            West Harding
            Dalton Bros
        """
    )
    t.play("knife > Tex", "return_fire", "Outlaw: missed")
    assert (t.kind, t["West"].life, t.outlaw.hand) == ("play", 4, ["beer-ob"])


def test_tex_killers_derringer_costs_nothing_more() -> None:  # ruling 60
    t = table(
        """
        > law       hand: derringer-lh
            Tex Killer
            Jango
          outlaw    hand: beer-ob knife-oh
            West Harding
            Dalton Bros
        """
    )
    t.play("derringer > West", "beer as avoid")
    assert (t.kind, t["West"].life) == ("play", 4)


def test_return_fire_against_ones_own_gatling_strikes_the_opponents_active_character() -> None:  # ruling 59
    t = table(
        """
        > law       hand: gatling-lb return_fire-lh
            Wild Bill
            Jango
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("gatling", "Law: return_fire")
    assert t["Jango"].life == 3
    assert (t["West"].life, t["Dalton"].life) == (2, 2)


def test_the_bonus_of_a_card_comes_before_the_answer_of_the_defender() -> None:  # ruling 55
    t = table(
        """
          law       hand: return_fire-lh
            Wild Bill
            Jango
        > outlaw    hand: schofield-ob
            West Harding  3/4
            Dalton Bros
        """
    )
    t.play("schofield > Wild Bill", "return_fire")
    kinds = [kind for kind in t.news_kinds() if kind in ("gain_life", "lose_life")]
    assert kinds == ["gain_life", "lose_life"]
    assert t["West"].life == 3


def test_a_bonus_never_happens_when_the_target_lost_life() -> None:  # ruling 54
    t = table(
        """
          law       hand: missed-ls
            Wild Bill
            Jango
        > outlaw    hand: schofield-ob
            West Harding  3/4
            Dalton Bros
        """
    )
    t.play("schofield > Wild Bill", "pass")
    assert (t["West"].life, t["Wild"].life) == (3, 4)


def test_wyatt_earp_draws_two_for_an_avoided_remington() -> None:  # ruling 55, 97
    t = table(
        """
        > law       hand: remington-ob
            Wyatt Earp
            Jango
          outlaw    hand: missed-os
            West Harding
            Dalton Bros
        """
    )
    t.play("remington > West", "missed")
    assert t.about == "Wyatt Earp"
    t.play("yes", "yes")
    assert len(t.law.hand) == 2


def test_wyatt_earp_draws_nothing_for_a_gatling_that_his_own_rearguard_avoids() -> None:  # ruling 97
    t = table(
        """
        > law       hand: gatling-lb missed-ls
            Wyatt Earp
            Jango
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("gatling", "Law: missed")
    assert (t.kind, t.law.hand) == ("play", [])


def test_sid_currys_answer_strikes_a_rearguard_who_shot() -> None:  # ruling 57, 103
    t = table(
        """
        > law       hand: indians-lh
            Wild Bill
            Alan Pinkertoon
          outlaw    hand: knife-oh
            Sid Curry
            Dalton Bros
        law_deck: lb
        """
    )
    t.play("indians", "Outlaw: discard knife")
    assert t["Alan"].life == 3
    t.play("Outlaw: use sid_curry")
    assert (t["Sid"].life, t["Dalton"].life) == (4, 2)
    assert t["Alan"].life == 2
    assert (t.about, t.asked) == ("Sid Curry", "outlaw")  # and Pinkertoon strikes again


def test_fanning_hits_once_for_each_equipment_and_does_not_shrink() -> None:  # ruling 63, 64
    t = table(
        """
        > law       hand: fanning-lh
            Wild Bill
            Jango
          outlaw    hand: missed-os
            West Harding   play: hat-oh barrel-os rattlesnake-os
            Dalton Bros
        outlaw_deck: ob os
        """
    )
    t.play("fanning > West", "use hat", "use barrel", "use barrel")
    assert t.options == ["play missed-os", "pass"]
    t.play("pass")
    assert (t.kind, t["West"].life) == ("play", 3)


def test_hits_of_fanning_that_are_left_over_do_not_pass_to_the_next_character() -> None:  # ruling 65
    t = table(
        """
        > law       hand: fanning-lh
            Wild Bill
            Jango
          outlaw    reserve: toco_ramirez
            West Harding  1/4   play: rattlesnake-os clock-oh scope-oh
            Dalton Bros
        """
    )
    t.play("fanning > West")
    assert (t.outlaw.active, t["Toco"].life) == ("Toco Ramirez", 4)


def test_fanning_at_a_character_without_equipment_is_still_the_bang_of_the_turn() -> None:  # ruling 66
    t = table(
        """
        > law       hand: fanning-lh colt-ld
            Wild Bill
            Jango
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("fanning > West")
    assert t["West"].life == 4
    refused = t.refuses("colt > West")
    assert refused is not None
    assert (refused.slug, refused.ruling) == ("bang_limit", 41)


def test_the_hit_of_a_missed_played_as_colt_is_stopped_by_a_hat() -> None:  # ruling 62
    t = table(
        """
        > law       hand: missed-ls
            Annie Oakey
            Jango
          outlaw
            West Harding   play: hat-oh
            Dalton Bros
        """
    )
    t.play("missed as colt > West", "use hat")
    assert (t["West"].life, t.discard[:2]) == (4, ["hat-oh", "missed-ls"])
