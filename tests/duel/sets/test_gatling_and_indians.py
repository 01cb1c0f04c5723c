"""Gatling and Indians! with everybody who reacts, and deaths in the middle of them."""

from __future__ import annotations

from tests.support.duel_table import Table, duel, table


def test_gatling_with_sid_curry_pinkertoon_and_dalon_ranger() -> None:  # ruling 57, 107, 108
    """All three hits first; then what was triggered, in the order of the table."""
    t = duel(
        "| Dalon Ranger | Alan Pinkertoon",
        "> gatling-lb beer-ob | West Harding | Sid Curry",
        "law_deck: lb",
    )
    t.play("gatling", "Outlaw: use sid_curry")
    assert (t["Dalon"].life, t["Sid"].life, t["Alan"].life) == (4, 4, 3)
    assert (t.kind, t.about) == ("name", "Dalon Ranger")
    t.play("yes")
    assert (t.kind, t.about) == ("avoid", "West Harding")  # by Sid Curry
    t.play("pass")
    assert (t.kind, t.about) == ("avoid", "West Harding")  # by Pinkertoon
    assert t.play("pass")["West"].life == 2


def test_gatling_on_buffalo_bell_and_his_partner() -> None:  # ruling 92, 108
    t = duel("| Alan Pinkertoon 1/4 | Buffalo Bell 2/4", "> gatling-lb | West Harding | Dalton Bros")
    t.play("gatling", "Law: yes")
    assert (t["Alan"].life, t.law.rear) == (1, "")  # Bell took one, and his own hit was his last


def test_gatling_hits_are_avoided_one_by_one_from_one_hand() -> None:  # ruling 29, 67
    t = duel("> gatling-lb missed-ls | Wild Bill | Jango", "missed-os missed-ob | West Harding | Slim Poet")
    t.play("gatling", "Outlaw: missed-os", "Law: missed", "Outlaw: missed-ob")
    assert [t[name].life for name in ("West", "Jango", "Slim")] == [4, 3, 4]


def test_gatling_lets_each_rearguard_use_their_own_equipment() -> None:  # ruling 26, 67
    t = duel("> gatling-lb | Wild Bill | Jango play: hat-lh", "| West Harding | Dalton Bros play: hat-oh")
    t.play("gatling", "Law: use hat", "Outlaw: use hat")
    assert [t[name].life for name in ("West", "Jango", "Dalton")] == [3, 3, 3]


def test_a_hat_in_front_does_not_save_the_rearguard_from_gatling() -> None:  # ruling 26
    t = duel("> gatling-lb | Wild Bill play: hat-lh | Jango", "| West Harding")
    assert t.play("gatling")["Jango"].life == 2


def test_wyatt_earp_draws_for_each_gatling_hit_that_the_opponent_avoids() -> None:  # ruling 97
    t = duel("> gatling-lb | Wyatt Earp | Jango", "missed-os missed-ob | West Harding | Slim Poet")
    t.play("gatling", "missed-os", "missed-ob", "yes", "yes")
    assert len(t.law.hand) == 2


def test_two_return_fires_worth_of_answers_come_after_all_gatling_hits() -> None:  # ruling 59, 108
    t = duel("> gatling-lb | Wild Bill | Jango", "return_fire-lh | West Harding | Dalton Bros")
    t.play("gatling", "return_fire")
    lost = [t.game.face(news.target).slug for news in t.game.news or [] if news.kind == "lose_life"]
    assert lost == ["jango", "dalton_bros", "wild_bill"]


def test_whoever_falls_to_gatling_is_replaced_before_pinkertoon_strikes_the_newcomer() -> None:  # ruling 56, 109
    t = duel(
        "> gatling-lb | Wild Bill | Alan Pinkertoon",
        "reserve: dalton_bros | West Harding 1/4 | Tom Thorn",
        "outlaw_deck: missed-os beer-ob",
    )
    t.play("gatling")
    assert (t.asked, t.about, t.outlaw.hand) == ("outlaw", "Dalton Bros", ["missed-os", "beer-ob"])
    assert t.play("missed")["Dalton"].life == 3


def test_pinkertoon_who_falls_to_gatling_strikes_nobody() -> None:  # ruling 89
    t = duel("> gatling-lb reserve: jango | Wild Bill | Alan Pinkertoon 1/4", "| West Harding").play("gatling")
    assert (t.law.rear, t["West"].life) == ("Jango", 3)


def test_deaths_of_both_sides_in_one_gatling_are_settled_in_order() -> None:  # ruling 107, 109
    t = duel(
        "> gatling-lb reserve: dalon_ranger | Bill Tightman | Jango 1/3",
        "reserve: slim_poet pearl_hat | West Harding 1/4 | Dalton Bros 1/3",
    )
    t.play("gatling", "yes", "yes", "yes")
    fallen = [t.game.face(news.target).slug for news in t.game.news or [] if news.kind == "eliminated"]
    assert fallen == ["west_harding", "jango", "dalton_bros"]
    assert (len(t.law.hand), len(t.outlaw.hand)) == (8, 4)


def test_bull_anderson_who_falls_himself_takes_nothing_of_his_partner() -> None:  # ruling 89, 94
    t = duel(
        "> gatling-lb | Wild Bill",
        "reserve: slim_poet pearl_hat | Bull Anderson 1/5 | Dalton Bros 1/3 play: clock-oh",
    )
    t.play("gatling")
    assert (t.kind, t.outlaw.active, t.outlaw.rear, "clock-oh" in t.discard) == ("play", "Slim Poet", "Pearl Hat", True)


def test_bull_anderson_who_replaces_the_fallen_takes_from_his_partner() -> None:  # ruling 94, 110
    t = duel(
        "> gatling-lb | Wild Bill",
        "reserve: bull_anderson pearl_hat | Slim Poet 1/4 | Dalton Bros 1/3 play: clock-oh",
    )
    t.play("gatling")
    assert (t.asked, t.options) == ("outlaw", ["take clock-oh", "pass"])


def test_indians_with_pinkertoon_in_the_rearguard_of_its_own_player() -> None:  # ruling 27, 91
    t = duel("> indians-lh | Wild Bill | Alan Pinkertoon", "| West Harding").play("indians")
    assert (t["Alan"].life, t["West"].life) == (3, 2)


def test_indians_last_point_may_be_taken_by_buffalo_bell() -> None:  # ruling 92
    t = duel("| Jango 1/3 | Buffalo Bell", "> indians-oh | West Harding").play("indians", "Law: yes")
    assert (t["Jango"].life, t["Buffalo"].life) == (1, 2)


def test_a_gatling_may_be_discarded_to_indians_without_a_shot() -> None:  # ruling 45, 68
    t = duel("gatling-lb | Wild Bill | Jango", "> indians-oh | West Harding").play("indians", "gatling")
    assert [t[name].life for name in ("Wild", "Jango", "West")] == [5, 2, 4]


def names(t: Table, kind: str) -> list[str]:
    """The characters of all news of a kind, in their order."""
    return [t.game.face(news.target).slug for news in t.game.news or [] if news.kind == kind]


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


def test_a_rearguard_who_answered_indians_sleeps_again_before_the_fallen_are_taken_away() -> None:  # ruling 26, 94
    t = duel("> indians-lh colt-ld | Bill Tightman | Jango", "reserve: slim_poet | West Harding 1/4 | Dalton Bros")
    t.play("indians", "Law: colt")
    assert (t.kind, t.about, t["Jango"].life) == ("name", "Bill Tightman", 3)


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


def test_gatling_is_no_bang_card() -> None:  # ruling 45, 67
    t = duel("> gatling-lb colt-ld | Wild Bill | Jango", "| West Harding | Dalton Bros")
    assert t.play("gatling", "Law: pass", "colt > West")["West"].life == 2


def test_indians_is_answered_for_each_character_by_itself() -> None:  # ruling 68
    t = duel("| Wild Bill | Jango", "> indians-oh knife-oh | West Harding | Slim Poet")
    t.play("indians", "knife")
    assert (t["Wild"].life, t["Slim"].life, t["Jango"].life, t["West"].life) == (4, 4, 2, 4)


def test_a_missed_helps_annie_alone_against_indians() -> None:  # ruling 26, 68
    t = duel("missed-ls | Wild Bill | Annie Oakey", "> indians-oh | West Harding | Slim Poet")
    t.play("indians")
    assert (t.about, t.options) == ("Wild Bill", ["pass"])
    t.play("pass")
    assert (t.about, t.options) == ("Annie Oakey", ["discard missed-ls as hit", "pass"])
    assert t.play("missed")["Annie"].life == 4


def test_what_is_discarded_in_a_duel_and_to_indians_lies_on_the_pile() -> None:  # ruling 6, 16, 68, 70
    t = duel("> duel-ld colt-ld | Wild Bill | Jango", "knife-oh | West Harding | Slim Poet")
    t.play("duel > West", "knife", "colt")
    assert t.discard == ["colt-ld", "knife-oh", "duel-ld"]
    t = duel("> indians-lh | Wild Bill", "knife-oh | West Harding").play("indians", "knife")
    assert t.discard == ["knife-oh", "indians-lh"]


def test_indians_wants_a_hit_card_and_nothing_else() -> None:  # ruling 50, 68
    t = table(
        """
        > law       hand: indians-lh gatling-lb
            Tex Killer
            Pat Garret
          outlaw    hand: missed-os knife-oh
            West Harding   play: hat-oh barrel-os
            Dalton Bros
        """
    )
    t.play("indians")
    assert (t.about, t.options) == ("West Harding", ["discard knife-oh", "pass"])
    t.play("knife")
    assert (t.asked, t.about, t.options) == ("law", "Pat Garret", ["discard gatling-lb", "pass"])
    t.play("pass")
    assert (t.about, t.options) == ("Dalton Bros", ["pass"])
    t.play("pass")
    assert (t["West"].life, t["Pat"].life, t["Dalton"].life) == (4, 4, 2)


def test_gatling_and_indians_strike_rearguards_whatever_the_limits_of_targets() -> None:  # ruling 34
    t = table(
        """
        > law       hand: gatling-lb
            Wild Bill
            Jango
          outlaw
            West Harding
            Dalton Bros
        """
    )
    refused = t.refuses("gatling > Dalton")
    assert refused is not None
    assert (refused.slug, refused.ruling) == ("no_target", 34)
    assert t.play("gatling")["Dalton"].life == 2
