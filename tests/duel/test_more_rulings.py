"""Rulings and switches that the other scenarios leave out."""

from __future__ import annotations

from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY
from tests.support.duel_table import table


def test_a_card_of_the_start_need_not_wake_the_rearguard() -> None:  # ruling 28
    text = """
        > law
            Tex Killer
            Alan Pinkertoon       play: rattlesnake-os
          outlaw
            West Harding
            Dalton Bros
        law_deck: ls
        phase: start
        """
    assert table(text)["West"].life == 3
    t = table(text, rear_sleeps=True)
    assert (t["Alan"].life, t["West"].life) == (3, 4)


def test_fanning_may_need_equipment_to_aim_at() -> None:  # ruling 66
    text = """
        > law       hand: fanning-lh
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        """
    t = table(text, fanning_needs_equipment=True)
    refused = t.refuses("fanning > West")
    assert refused is not None
    assert (refused.slug, refused.ruling) == ("no_equipment", 66)
    t = table(text.replace("West Harding", "West Harding  play: hat-oh"), fanning_needs_equipment=True)
    assert t.play("fanning > West", "pass")["West"].life == 3


def test_the_owner_may_draw_before_bill_tightman() -> None:  # ruling 94
    text = """
        > law       hand: indians-lh     reserve: jango
            Bill Tightman
            Dalon Ranger  1/5
          outlaw
            West Harding
            Dalton Bros
        """
    t = table(text, owner_draws_first=True).play("indians")
    assert (t.about, len(t.law.hand)) == ("Bill Tightman", 2)
    assert len(t.play("yes").law.hand) == 4


def test_both_discard_onto_one_pile_and_played_cards_lie_below_their_effects() -> None:  # ruling 6, 16
    t = table(
        """
        > law       hand: colt-ld
            Wild Bill
            Jango
          outlaw    hand: missed-os
            West Harding   play: barrel-os
            Dalton Bros
        outlaw_deck: knife-os
        """
    )
    t.play("colt > West", "use barrel", "missed")
    assert t.discard == ["missed-os", "knife-os", "colt-ld"]


def test_who_has_an_own_deck_draws_from_it_while_the_other_uses_the_common_one() -> None:  # ruling 7, 8
    t = table(
        """
          law
            Wild Bill
            Jango
        > outlaw
            West Harding
            Jack Ransome
        law_deck: end
        outlaw_deck: beer-ob colt-od
        common_deck: hat-lh bank-lb end
        phase: draw
        """
    )
    assert t.outlaw.hand == ["beer-ob", "colt-od"]
    assert t.play("pass").law.hand == ["hat-lh", "bank-lb"]


def test_the_common_deck_is_shuffled_again_and_again() -> None:  # ruling 10
    t = table(
        """
        > law
            Wild Bill
            Jango
          outlaw
            West Harding
            Jack Ransome
        law_deck: end
        outlaw_deck: end
        common_deck: hat-lh bank-lb end
        discard: water-ls water-ls
        phase: draw
        """
    )
    assert (t.law.hand, t.common, t.discard) == (["hat-lh", "bank-lb"], ["water-ls", "water-ls"], [])
    t.play("hat > West", "bank > West", "pass")
    assert (t.outlaw.hand, t.common) == (["water-ls", "water-ls"], [])


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


def test_equipment_stays_with_its_character_through_a_swap() -> None:  # ruling 38
    t = table(
        """
        > law
            Wild Bill     play: hat-lh
            Jango
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("swap")
    assert (t["Wild"].in_play, t["Wild"].active) == (["hat-lh"], False)


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


def test_the_second_card_against_tex_killer_does_nothing_of_its_own() -> None:  # ruling 53
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Jango
          outlaw    hand: missed-os return_fire-lh
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West", "missed", "discard return_fire")
    assert (t["West"].life, t["Tex"].life) == (4, 4)


def test_dynamite_takes_three_points_and_is_discarded() -> None:  # ruling 73
    t = table(
        """
        > law
            Tex Killer
            Wild Bill      play: dynamite-ob
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld
        phase: start
        """
    )
    assert (t["Wild"].life, t["Wild"].in_play, t.discard) == (2, [], ["dynamite-ob", "colt-ld"])


def test_a_newcomer_has_his_once_a_turn_still_to_use() -> None:  # ruling 113
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


def test_swaps_of_cards_do_not_use_up_the_free_swap() -> None:  # ruling 20
    t = table(
        """
        > law       hand: water-ls
            Wild Bill
            Tex Killer
          outlaw
            West Harding
        """
    )
    t.play("water", "swap")
    assert t.law.active == "Wild Bill"


def test_what_is_public_and_what_is_secret() -> None:  # ruling 15, 123
    t = table(
        """
        > law       hand: colt-ld beer-ob       reserve: bart_masterson the_stranger
            Wild Bill
            Tex Killer
          outlaw    hand: missed-os
            West Harding   play: hat-oh
            Dalton Bros
        discard: water-ls
        """
    )
    for seat in (1, NOBODY):
        law = View(t.game, seat).player(0)
        assert (law.hand, law.hand_count, law.hand_backs) == ((), 2, ("law", "outlaw"))
        assert (law.reserve, law.reserve_count) == ((), 2)
    own = View(t.game, 0)
    assert [own.face(card).text for card in own.me.hand] == ["colt-ld", "beer-ob"]
    assert own.me.reserve == ("bart_masterson", "the_stranger")
    assert own.player(1).deck_count == len(t.outlaw.deck)
    assert [own.face(card).text for card in own.discard] == ["water-ls"]


def test_a_stolen_card_is_known_to_both_players_and_to_no_onlooker() -> None:  # ruling 15
    t = table(
        """
          law       hand: colt-ld hat-lh
            Tex Killer
            Jango
        > outlaw    hand: stealing-ob
            West Harding
            Dalton Bros
        """
    )
    t.play("stealing")
    assert len(View(t.game, 0).player(1).hand) == 1
    assert View(t.game, NOBODY).player(1).hand == ()
    stolen = next(news for news in t.game.news or [] if news.kind == "steal")
    assert stolen.seen_by(NOBODY).faces == ()
    assert stolen.seen_by(NOBODY).backs == ("law",)
    assert stolen.seen_by(0).faces == stolen.seen_by(1).faces != ()


def test_a_draw_tells_the_opponent_how_many_cards_and_which_backs() -> None:  # ruling 123
    t = table(
        """
        > law       hand: wagon-lb
            Tex Killer
            Jango
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld hat-lh end
        discard: beer-ob
        """
    )
    t.play("wagon")
    draws = [news.seen_by(1) for news in t.game.news or [] if news.kind == "draw"]
    assert [(news.amount, news.what, news.faces) for news in draws] == [(2, "law", ()), (1, "common", ())]
    assert draws[0].backs == ("law", "law")
