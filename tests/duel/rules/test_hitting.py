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


def test_a_targeted_rearguard_uses_their_own_barrel_and_the_active_one_sleeps() -> None:  # ruling 26, 121
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


def test_a_missed_may_be_played_for_the_rearguard() -> None:  # ruling 29
    t = table(
        """
        > law       hand: winchester-lh
            Wild Bill
            Jango
          outlaw    hand: missed-os
            West Harding
            Dalton Bros
        """
    )
    t.play("winchester > Dalton", "missed")
    assert t["Dalton"].life == 3


def test_an_automatic_hit_is_avoided_like_any_other() -> None:  # ruling 51
    t = table(
        """
          law       hand: return_fire-lh
            Wild Bill
            Jango
        > outlaw
            West Harding
            Tom Thorn
        """
    )
    t.play("swap", "Law: return_fire")
    assert (t["Jango"].life, t["Tom"].life) == (3, 3)
