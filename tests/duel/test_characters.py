"""The characters one by one, as far as hits and consequences do not tell of them."""

from __future__ import annotations

from tests.support.duel_table import table

# The Law.


def test_bart_masterson_in_the_rearguard_turns_up_two_cards_for_everybody_and_picks() -> None:  # ruling 25, 93
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Bart Masterson
          outlaw    hand: beer-ob
            West Harding   play: barrel-os
            Dalton Bros
        outlaw_deck: colt-od wagon-ob
        """
    )
    t.play("colt > West", "Outlaw: use barrel")
    assert (t.asked, t.options) == ("law", ["take colt-od", "take wagon-ob"])
    t.play("take colt")
    assert t.discard[:3] == ["colt-od", "wagon-ob", "colt-ld"]
    assert (t.asked, t.options) == ("outlaw", ["pass"])


def test_the_later_card_may_lie_on_top_whichever_was_picked() -> None:  # ruling 93
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Bart Masterson
          outlaw    hand: beer-ob
            West Harding   play: barrel-os
            Dalton Bros
        outlaw_deck: colt-od wagon-ob
        """,
        reveal_in_order=True,
    )
    t.play("colt > West", "Outlaw: use barrel", "take colt")
    assert t.discard[:2] == ["wagon-ob", "colt-od"]


def test_bart_masterson_does_not_look_at_pat_garrets_card() -> None:  # ruling 93
    t = table(
        """
        > law
            Pat Garret
            Bart Masterson
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld hat-lh
        outlaw_deck: beer-ob
        phase: draw
        """
    )
    assert (t.kind, t.about) == ("name", "Pat Garret")
    assert t.play("yes").law.hand == ["colt-ld", "hat-lh", "beer-ob"]


def test_pat_garret_shows_his_second_card_whatever_it_is() -> None:  # ruling 18
    t = table(
        """
        > law
            Pat Garret
            Tex Killer
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld wagon-lb
        phase: draw
        """
    )
    assert (t.kind, t.law.hand) == ("play", ["colt-ld", "wagon-lb"])
    shown = [news for news in t.game.news or [] if news.kind == "show"]
    assert [face.text for news in shown for face in news.seen_by(1).faces] == ["wagon-lb"]
    first, second = t.game.player(0).hand
    assert (t.game.knows(1, first), t.game.knows(1, second)) == (False, True)


def test_buffalo_bell_takes_points_one_by_one_but_never_his_last() -> None:  # ruling 92
    t = table(
        """
        > law
            Alan Pinkertoon  2/4   play: dynamite-ob
            Buffalo Bell     3/4
          outlaw
            West Harding
            Dalton Bros
        law_deck: ld
        phase: start
        """
    )
    t.play("yes", "yes")
    assert (t["Alan"].life, t["Buffalo"].life) == (1, 1)
    assert t["West"].life == 3  # one point was Pinkertoon's own: one hit


def test_buffalo_bell_saves_the_others_last_life() -> None:  # ruling 92
    t = table(
        """
          law
            Wild Bill  1/5
            Buffalo Bell
        > outlaw    hand: knife-oh
            West Harding
            Dalton Bros
        """
    )
    t.play("knife > Wild", "Law: yes")
    assert (t["Wild"].life, t["Buffalo"].life) == (1, 3)


def test_buffalo_bell_may_be_kept_from_strong_ale() -> None:  # ruling 82
    text = """
        > law       hand: strong_ale-lb
            Wild Bill
            Buffalo Bell
          outlaw
            West Harding
            Dalton Bros
        """
    assert table(text).play("strong_ale > Wild").kind == "name"
    t = table(text, bell_takes_ale=False).play("strong_ale > Wild")
    assert (t.kind, t["Wild"].life, t["Buffalo"].life) == ("play", 3, 4)


def test_the_stranger_in_the_rearguard_allows_a_second_bang_card() -> None:  # ruling 42
    t = table(
        """
        > law       hand: colt-ld winchester-lh shotgun-ld
            Tex Killer
            The Stranger
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West", "winchester > West")
    refused = t.refuses("shotgun > West")
    assert refused is not None and refused.args == (("limit", 2),)


def test_wild_bill_strikes_when_a_card_is_stolen_and_the_stolen_card_may_avoid_it() -> None:  # ruling 80, 96
    t = table(
        """
          law       hand: missed-ls
            Wild Bill
            Tex Killer
        > outlaw    hand: stealing-ob
            West Harding
            Dalton Bros
        """
    )
    t.play("stealing")
    assert (t.asked, t.options) == ("outlaw", ["play missed-ls", "pass"])
    assert t.play("missed")["West"].life == 4


def test_wild_bill_in_the_rearguard_minds_only_his_own_equipment() -> None:  # ruling 96
    text = """
          law       hand: missed-ls
            Tex Killer    play: bank-lb
            Wild Bill     play: hat-lh
        > outlaw    hand: stealing-ob
            Jack Ransome
            Dalton Bros
        """
    assert table(text).play("stealing", "take law")["Jack"].life == 4
    assert table(text).play("stealing", "take bank")["Jack"].life == 4
    assert table(text).play("stealing", "take hat")["Jack"].life == 3


def test_wild_bill_does_not_mind_what_his_player_discards_himself() -> None:  # ruling 96
    text = """
          law       hand: missed-ls colt-ld
            Wild Bill
            Tex Killer
        > outlaw    hand: peacemaker-lh
            West Harding
            Dalton Bros
        """
    assert table(text).play("peacemaker > Wild", "missed")["West"].life == 4
    assert table(text, forced_discards_count=True).play("peacemaker > Wild", "missed")["West"].life == 3


def test_jango_may_be_kept_from_moves_of_his_own_player() -> None:  # ruling 76
    text = """
        > law       hand: water-ls
            Jango
            Tex Killer
          outlaw
            West Harding
            Dalton Bros
        """
    assert table(text).play("water", "outlaw").about == "Jango"
    assert table(text, own_moves_count=False).play("water", "outlaw").kind == "play"


# The Outlaws.


def test_babe_leroy_draws_two_with_an_empty_hand_after_a_swap() -> None:  # ruling 98
    t = table(
        """
          law
            Tex Killer
            Jango
        > outlaw    hand: beer-ob
            West Harding
            Babe Leroy
        """
    )
    t.play("beer", "swap", "use babe_leroy")
    assert len(t.outlaw.hand) == 2
    assert "use babe_leroy" not in t.options


def test_a_last_water_that_sends_babe_leroy_back_gives_no_draw() -> None:  # ruling 98
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: water-ob
            Babe Leroy
            West Harding
        marks: turn swap of 2 = 1
        """
    )
    t.play("water", "outlaw")
    assert t.options == ["pass"]


def test_cattle_katie_discards_her_own_equipment_that_is_not_always_active() -> None:  # ruling 99
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: beer-ob
            Cattle Katie   play: rattlesnake-os clock-oh
            West Harding   play: hat-oh
        """
    )
    assert [text for text in t.options if text.startswith("use")] == ["use clock-oh as cattle_katie"]
    t.play("use clock")
    assert (t["Cattle"].in_play, len(t.outlaw.hand)) == (["rattlesnake-os"], 3)
    assert not [text for text in t.options if text.startswith("use")]


def test_pearl_hat_copies_the_action_card_that_lay_on_top_before_her_discard() -> None:  # ruling 100, 101
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: beer-ob colt-od
            Pearl Hat
            West Harding
        discard: derringer-lh
        """
    )
    t.play("use pearl_hat > Tex", "discard beer")
    assert (t["Tex"].life, t.discard) == (3, ["beer-ob", "derringer-lh"])
    t.play("colt > Tex")
    assert t["Tex"].life == 2


def test_pearl_hat_copies_neither_red_cards_nor_avoid_cards() -> None:  # ruling 100
    text = """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: beer-ob
            Pearl Hat
            West Harding
        discard: {}
        """
    for card in ("colt-ld", "missed-ls", "return_fire-lh", "hat-lh"):
        assert not [line for line in table(text.format(card)).options if "pearl_hat" in line], card


def test_pearl_hat_reloads_a_water_on_the_pile_when_somebody_is_alone() -> None:  # ruling 100, 117
    t = table(
        """
          law
            Tex Killer
        > outlaw    hand: beer-ob
            Pearl Hat
            West Harding
        discard: water-ls
        outlaw_deck: wagon-ob
        """
    )
    assert {"use pearl_hat", "reload pearl_hat"} < set(t.options)
    t.play("reload pearl_hat")
    assert (t.outlaw.hand, t.discard) == (["wagon-ob"], ["beer-ob", "water-ls"])


def test_slim_poet_discards_a_random_card_by_its_back_and_wild_bill_answers() -> None:  # ruling 91, 96
    t = table(
        """
        > law       hand: colt-ld missed-os wagon-lb
            Wild Bill
            Tex Killer
          outlaw
            Slim Poet
            West Harding
        """
    )
    t.play("colt > Slim")
    assert (t.asked, t.options) == ("outlaw", ["take law", "take outlaw", "pass"])
    t.play("take outlaw")
    assert (t.discard[0], t.law.hand) == ("missed-os", ["wagon-lb"])
    assert t["Slim"].life == 2  # Wild Bill's hit
    t.play("take law")
    assert t["Slim"].life == 1
    assert t.kind == "play"


def test_soundance_kid_in_the_rearguard_changes_a_card() -> None:  # ruling 102
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: beer-ob knife-oh
            West Harding
            Soundance Kid
        law_deck: hat-lh
        outlaw_deck: wagon-ob
        """
    )
    t.play("use soundance_kid", "discard beer")
    assert t.options == ["discard wagon-ob", "discard hat-lh"]
    assert t.play("wagon").outlaw.hand == ["knife-oh", "hat-lh"]
    assert "use soundance_kid" not in t.options


def test_any_card_of_toco_ramirez_is_a_colt_and_counts() -> None:  # ruling 45, 46
    t = table(
        """
          law       hand: wagon-lb
            Tex Killer
            Wild Bill
        > outlaw    hand: derringer-lh hat-oh
            Toco Ramirez
            West Harding
        """
    )
    t.play("derringer as colt > Tex")
    assert t.options == ["pass"]  # no Derringer any more: only an avoid would help
    t.play("pass")
    refused = t.refuses("hat as colt > Tex")
    assert refused is not None and refused.slug == "bang_limit"


def test_toco_ramirez_discards_anything_in_a_duel_unless_the_game_is_stricter() -> None:  # ruling 69
    text = """
        > law       hand: duel-ld
            Tex Killer
            Wild Bill
          outlaw    hand: beer-ob
            Toco Ramirez
            West Harding
        """
    t = table(text).play("duel > Toco")
    assert t.options == ["discard beer-ob as hit", "pass"]
    assert table(text, toco_in_duels=False).play("duel > Toco").options == ["pass"]


def test_tom_thorn_strikes_the_rearguard_whoever_moved_the_token() -> None:  # ruling 104
    text = """
        > law       hand: water-ls
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Tom Thorn
        """
    assert table(text).play("water", "outlaw")["Wild"].life == 4
    assert table(text, tom_own_moves_only=True).play("water", "outlaw")["Wild"].life == 5


def test_tom_thorn_strikes_a_lone_opponent() -> None:  # ruling 119
    t = table(
        """
          law
            Tex Killer
        > outlaw
            West Harding
            Tom Thorn
        """
    )
    assert t.play("swap")["Tex"].life == 3


def test_west_harding_plays_any_number_and_may_be_made_to_count() -> None:  # ruling 44
    text = """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: colt-od colt-od colt-od
            West Harding
            Dalton Bros
        """
    t = table(text).play("colt > Tex", "colt > Tex", "swap", "colt > Tex")
    assert t["Tex"].life == 1
    t = table(text, harding_counts=True).play("colt > Tex", "colt > Tex", "swap")
    refused = t.refuses("colt > Tex")
    assert refused is not None and refused.slug == "bang_limit"


def test_sid_currys_answer_to_somebody_who_is_gone_is_lost_unless_played_otherwise() -> None:  # ruling 57
    text = """
        > law       hand: gatling-lb         reserve: jango
            Wild Bill  1/5
            Tex Killer
          outlaw    hand: return_fire-lh
            West Harding
            Sid Curry
        law_deck: lb
        """
    shots = ("gatling", "return_fire", "use sid_curry")
    t = table(text).play(*shots)
    assert (t.law.active, t["Jango"].life, t.kind) == ("Jango", 3, "play")
    t = table(text, answer_finds_another=True).play(*shots)
    assert (t.kind, t.about) == ("avoid", "Jango")
