"""The order after a card: all its targets, then eliminations, then triggered effects."""

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


def test_an_eliminated_character_is_replaced_in_their_place_and_the_token_stays() -> None:  # ruling 110
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


def test_a_robbed_rearguard_sleeps_again_before_their_hit_kills() -> None:  # ruling 26, 94, 96
    t = duel(
        "| Bill Tightman | Wild Bill play: hat-lh",
        "> stealing-oh reserve: slim_poet | Jack Ransome 1/4 | Dalton Bros",
    )
    t.play("stealing")
    assert (t.kind, t.about, t["Jack"].out) == ("name", "Bill Tightman", True)
    assert (t.play("yes").outlaw.active, len(t.law.hand)) == ("Slim Poet", 2)


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


def test_an_elimination_in_ones_own_turn_does_not_end_it() -> None:  # ruling 112
    t = duel(
        "> gatling-lb colt-ld reserve: dalon_ranger | Wild Bill | Jango 1/3",
        "| West Harding | Dalton Bros",
    )
    t.play("gatling", "Law: pass")
    assert (t.kind, t.turn, t.law.rear, len(t.law.hand)) == ("play", "law", "Dalon Ranger", 3)
    assert t.play("colt > West")["West"].life == 2


def test_whoever_duels_their_last_character_away_loses_in_their_own_turn() -> None:  # ruling 4
    t = duel("> duel-ld | Wild Bill 1/5", "knife-oh | West Harding 1/4").play("duel > West", "knife")
    assert (t.winner, t.kind) == ("outlaw", "")


def test_a_return_fire_may_win_the_game() -> None:  # ruling 4, 51
    t = duel("> colt-ld | Wild Bill 1/5", "return_fire-lh | West Harding 1/4").play("colt > West", "return_fire")
    assert (t.winner, t["West"].life) == ("outlaw", 1)


def test_the_last_of_the_opponents_falls_before_a_triggered_hit_is_settled() -> None:  # ruling 4, 109
    """Gatling kills the lone Outlaw; Pinkertoon's hit for his own loss never comes."""
    t = duel("> gatling-lb | Wild Bill | Alan Pinkertoon", "| West Harding 1/4").play("gatling")
    assert (t.winner, t["Alan"].life) == ("law", 3)
    assert [news.what for news in t.game.news or [] if news.kind == "hit"] == ["gatling", "gatling"]


def test_a_newcomer_has_their_once_a_turn_still_to_use() -> None:  # ruling 113
    t = table(
        """
          law       hand: knife-oh
            Tex Killer
            Jango
        > outlaw    hand: duel-oh beer-ob      reserve: soundance_kid
            West Harding  1/4
            Dalton Bros
        """
    )
    t.play("duel > Tex", "Law: knife", "Outlaw: pass")
    assert t.outlaw.active == "Soundance Kid"
    assert "use soundance_kid" in t.options
