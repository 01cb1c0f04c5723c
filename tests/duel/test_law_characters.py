"""The characters of the Law, each where his ability works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel


def test_pinkertoon_strikes_who_stands_in_front_when_his_hit_is_settled() -> None:  # ruling 56, 91
    t = duel("| Alan Pinkertoon | Jango", "> duel-oh | West Harding | Dalton Bros").play("duel > Alan")
    assert (t["Alan"].life, t["West"].life, t["Dalton"].life) == (3, 3, 3)


def test_pinkertoon_in_the_rearguard_does_not_mind_what_strikes_his_partner() -> None:  # ruling 24
    t = duel("| Jango | Alan Pinkertoon", "> knife-oh | West Harding | Dalton Bros").play("knife > Jango")
    assert (t["Jango"].life, t["West"].life) == (2, 4)


def test_pinkertoon_strikes_twice_for_a_strong_ale_of_two_points() -> None:  # ruling 82, 90
    t = duel("> strong_ale-lb | Alan Pinkertoon | Jango", "| West Harding | Dalton Bros")
    assert t.play("strong_ale > Alan")["West"].life == 3
    t = duel("| Alan Pinkertoon | Jango", "> strong_ale-lb | West Harding | Dalton Bros").play("strong_ale > Alan")
    assert (t["Alan"].life, t["West"].life) == (3, 3)


def test_pinkertoon_and_bell_share_a_strong_ale() -> None:  # ruling 82, 92
    t = duel("| Alan Pinkertoon | Buffalo Bell", "> strong_ale-lb | West Harding | Dalton Bros")
    t.play("strong_ale > Alan", "Law: yes")
    assert (t["Alan"].life, t["Buffalo"].life, t["West"].life) == (4, 3, 4)


def test_annie_oakeys_missed_as_colt_is_the_bang_of_the_turn() -> None:  # ruling 45
    t = duel("> missed-ls colt-ld | Annie Oakey | Jango", "| West Harding | Dalton Bros")
    t.play("missed as colt > West")
    assert (t["West"].life, t.discard) == (3, ["missed-ls"])
    assert t.refuses("colt > West") == reason("bang_limit", 41, limit=1)


def test_annie_oakey_does_not_shoot_a_return_fire() -> None:  # ruling 46
    t = duel("> return_fire-lh | Annie Oakey | Jango", "| West Harding | Dalton Bros")
    assert t.refuses("return_fire as colt > West") == reason("not_that_card", 46)


def test_annie_oakeys_missed_as_colt_reaches_the_rearguard_with_a_scope() -> None:  # ruling 31, 86
    t = duel("> missed-ls | Annie Oakey play: scope-lh | Jango", "| West Harding | Dalton Bros")
    assert t.play("missed as colt > Dalton")["Dalton"].life == 2


def test_annie_oakeys_hit_card_against_tex_like_costs_nothing_more() -> None:  # ruling 46, 47
    t = duel("gatling-lb | Annie Oakey | Jango", "> knife-oh | West Harding | Dalton Bros")
    t.play("knife > Annie", "gatling as avoid")
    assert (t["Annie"].life, t["West"].life, t["Dalton"].life) == (4, 4, 3)


def test_bart_masterson_chooses_what_saves_his_own_side() -> None:  # ruling 93
    t = duel(
        "| Wild Bill play: barrel-ls | Bart Masterson",
        "> knife-oh | West Harding | Dalton Bros",
        "law_deck: colt-ld wagon-lb",
    )
    t.play("knife > Wild", "use barrel")
    assert t.options == ["take colt-ld", "take wagon-lb"]
    t.play("wagon")
    assert (t["Wild"].life, t.discard[:2]) == (5, ["wagon-lb", "colt-ld"])


def test_bart_masterson_chooses_for_sid_curry() -> None:  # ruling 93, 103
    t = duel(
        "> colt-ld | Wild Bill | Bart Masterson",
        "beer-ob | Sid Curry | Dalton Bros",
        "law_deck: wagon-lb hat-lh",
    )
    t.play("colt > Sid", "use sid_curry")
    assert (t.asked, t.options) == ("law", ["take wagon-lb", "take hat-lh"])
    t.play("hat")
    assert (t.asked, t.options) == ("outlaw", ["pass"])


def test_bart_masterson_chooses_for_the_opponents_dynamite() -> None:  # ruling 93
    t = duel(
        "| Wild Bill | Bart Masterson",
        "> | West Harding play: dynamite-ob | Dalton Bros",
        "outlaw_deck: colt-od knife-oh; phase: start",
    )
    assert (t.asked, t.options) == ("law", ["take colt-od", "take knife-oh"])
    assert t.play("colt")["West"].life == 1


def test_bart_masterson_takes_the_second_card_beyond_the_border_of_a_deck() -> None:  # ruling 11, 93
    t = duel(
        "| Wild Bill | Bart Masterson",
        "> | West Harding play: rattlesnake-os | Dalton Bros",
        "outlaw_deck: missed-os end; discard: colt-od; phase: start",
    )
    assert t.options == ["take missed-os", "take colt-od"]


def test_bart_masterson_who_has_just_lost_his_last_point_chooses_nothing() -> None:  # ruling 89, 93
    """A character must be alive to use his ability, and Gatling goes on before he is taken away."""
    t = duel(
        "reserve: jango | Bart Masterson 1/4 | Wild Bill play: barrel-ls",
        "> gatling-lb | West Harding | Dalton Bros",
        "law_deck: wagon-lb colt-ld",
    )
    t.play("gatling", "Law: use barrel")
    assert (t.law.active, t["Wild"].life) == ("Jango", 5)
    assert "flip" not in t.news_kinds()


def test_bart_masterson_who_has_lost_his_last_point_chooses_nothing_though_he_did_before() -> None:  # ruling 89, 93
    """The same rearguard, with Bart alive at the first hit and without life at the second."""
    t = duel(
        "reserve: jango | Bart Masterson 1/4 | Wild Bill play: barrel-ls",
        "> winchester-lh gatling-lb | West Harding | Dalton Bros",
        "law_deck: wagon-lb colt-ld missed-ls",
    )
    t.play("winchester > Wild", "Law: use barrel", "Law: take wagon", "gatling", "Law: use barrel")
    assert (t.law.active, t["Wild"].life) == ("Jango", 4)
    assert t.news_kinds().count("flip") == 1


def test_bill_tightman_need_not_draw() -> None:  # ruling 94
    t = duel("> colt-ld | Bill Tightman | Jango", "reserve: slim_poet | West Harding 1/4 | Dalton Bros")
    t.play("colt > West", "no")
    assert t.law.hand == []


def test_bill_tightman_in_the_rearguard_draws_nothing() -> None:  # ruling 24, 94
    t = duel("> colt-ld | Jango | Bill Tightman", "reserve: slim_poet | West Harding 1/4 | Dalton Bros")
    t.play("colt > West")
    assert (t.kind, t.law.hand) == ("play", [])


def test_buffalo_bell_is_not_helped_by_the_other() -> None:  # ruling 92
    t = duel("| Buffalo Bell | Wild Bill", "> knife-oh | West Harding | Dalton Bros").play("knife > Buffalo")
    assert (t.kind, t["Buffalo"].life, t["Wild"].life) == ("play", 3, 5)


def test_buffalo_bell_may_leave_each_point_to_the_other() -> None:  # ruling 92
    t = duel("| Wild Bill | Buffalo Bell", "> knife-oh | West Harding | Dalton Bros").play("knife > Wild", "no")
    assert (t.kind, t["Wild"].life, t["Buffalo"].life) == ("play", 4, 4)


def test_buffalo_bell_is_not_asked_for_points_that_a_fallen_partner_cannot_lose() -> None:  # ruling 92
    t = duel(
        "> reserve: jango | Wild Bill 1/5 play: dynamite-ob | Buffalo Bell",
        "| West Harding | Dalton Bros",
        "phase: start; law_deck: colt-ld",
    )
    t.play("no")
    assert (t.kind, t.law.active, t["Buffalo"].life) == ("play", "Jango", 4)


def test_buffalo_bell_with_one_point_left_is_not_asked() -> None:  # ruling 92
    t = duel("| Wild Bill | Buffalo Bell 1/4", "> knife-oh | West Harding | Dalton Bros").play("knife > Wild")
    assert (t.kind, t["Wild"].life) == ("play", 4)


def test_buffalo_bell_lends_his_partner_neither_barrel_nor_hat() -> None:  # ruling 26, 92
    t = duel(
        "beer-ob | Wild Bill | Buffalo Bell play: barrel-ls hat-lh",
        "> knife-oh | West Harding | Dalton Bros",
    )
    assert t.play("knife > Wild").options == ["pass"]


def test_what_buffalo_bell_takes_on_himself_is_no_loss_of_dalon_ranger() -> None:  # ruling 92
    t = duel("| Dalon Ranger | Buffalo Bell", "> knife-oh | West Harding | Dalton Bros").play("knife > Dalon", "yes")
    assert (t.kind, t["Dalon"].life, t.law.hand) == ("play", 5, [])


def test_buffalo_bell_as_active_character_takes_a_gatling_hit_for_the_rearguard() -> None:  # ruling 92
    t = duel("| Buffalo Bell 3/4 | Jango 1/3", "> gatling-lb | West Harding | Dalton Bros")
    t.play("gatling", "Law: yes")
    assert (t["Buffalo"].life, t["Jango"].life) == (1, 1)


def test_dalon_ranger_draws_when_he_loses_a_duel_that_the_opponent_played() -> None:  # ruling 71, 91
    t = duel("| Dalon Ranger | Jango", "> duel-oh | West Harding | Dalton Bros").play("duel > Dalon", "yes")
    assert (t["Dalon"].life, len(t.law.hand)) == (4, 1)


def test_dalon_ranger_may_leave_the_card() -> None:  # ruling 91
    t = duel("| Dalon Ranger | Jango", "> knife-oh | West Harding | Dalton Bros").play("knife > Dalon", "no")
    assert t.law.hand == []


def test_dalon_ranger_draws_nothing_for_his_last_point_nor_for_a_snake() -> None:  # ruling 89, 91
    t = duel("reserve: jango | Dalon Ranger 1/5 | Wild Bill", "> knife-oh | West Harding | Dalton Bros")
    t.play("knife > Dalon")
    assert (t.law.active, len(t.law.hand)) == ("Jango", 2)
    t = duel(
        "> | Dalon Ranger play: rattlesnake-os | Jango",
        "| West Harding | Slim Poet",
        "law_deck: ls; phase: start",
    )
    assert (t["Dalon"].life, len(t.law.hand)) == (4, 2)


def test_dalon_ranger_draws_for_each_point_of_the_opponents_strong_ale() -> None:  # ruling 82, 90, 91
    t = duel("| Dalon Ranger | Jango", "> strong_ale-lb | West Harding | Dalton Bros")
    assert len(t.play("strong_ale > Dalon", "yes", "yes").law.hand) == 2
    t = duel("> strong_ale-lb | Dalon Ranger | Jango", "| West Harding | Dalton Bros")
    assert t.play("strong_ale > Dalon").kind == "play"


def test_jango_draws_for_the_opponents_free_swap_if_he_wants() -> None:  # ruling 76
    t = duel("| Jango | Wild Bill", "> | West Harding | Dalton Bros")
    t.play("swap")
    assert (t.asked, t.about) == ("law", "Jango")
    assert t.play("no").law.hand == []


def test_jango_in_the_rearguard_draws_nothing() -> None:  # ruling 24
    t = duel("| Wild Bill | Jango", "> | West Harding | Dalton Bros")
    assert t.play("swap").law.hand == []


def test_pat_garret_draws_from_the_common_deck_when_the_opponent_has_no_own() -> None:  # ruling 14, 18
    t = duel(
        "> | Pat Garret | Wild Bill",
        "| West Harding | Dalton Bros",
        "law_deck: colt-ld hat-lh; outlaw_deck: end; common_deck: beer-ob end; phase: draw",
    )
    assert t.play("yes").law.hand == ["colt-ld", "hat-lh", "beer-ob"]


def test_pat_garret_looks_at_the_second_card_only_and_may_refuse() -> None:  # ruling 18
    t = duel(
        "> | Pat Garret play: bank-lb | Wild Bill",
        "| West Harding | Dalton Bros",
        "law_deck: hat-lh colt-ld winchester-lh; phase: draw",
    )
    assert (t.kind, len(t.law.hand)) == ("play", 3)
    t = duel("> | Pat Garret | Wild Bill", "| West Harding | Dalton Bros", "law_deck: ld lh; phase: draw")
    assert len(t.play("no").law.hand) == 2


def test_pat_garret_in_the_rearguard_shows_nothing() -> None:  # ruling 24
    t = duel("> | Wild Bill | Pat Garret", "| West Harding | Dalton Bros", "law_deck: lh lh; phase: draw")
    assert (t.kind, "show" in t.news_kinds()) == ("play", False)


def test_tex_killer_in_the_rearguard_costs_nothing() -> None:  # ruling 24, 52
    t = duel("> colt-ld | Wild Bill | Tex Killer", "missed-os beer-ob | West Harding | Dalton Bros")
    t.play("colt > West", "missed")
    assert (t.kind, t.outlaw.hand) == ("play", ["beer-ob"])


def test_tex_killer_costs_the_rearguard_that_he_shoots_at_too() -> None:  # ruling 52
    t = duel("> winchester-lh | Tex Killer | Jango", "missed-os | West Harding | Dalton Bros")
    assert t.play("winchester > Dalton", "missed")["Dalton"].life == 2


def test_tex_killers_gatling_and_duel_cost_nothing_more() -> None:  # ruling 52
    t = duel("> gatling-lb | Tex Killer", "missed-os beer-ob | West Harding").play("gatling", "missed")
    assert (t["West"].life, t.outlaw.hand) == (4, ["beer-ob"])


def test_the_stranger_as_active_character_shoots_twice_and_not_three_times() -> None:  # ruling 42
    t = duel("> colt-ld winchester-lh shotgun-ld | The Stranger | Jango", "| West Harding | Dalton Bros")
    t.play("colt > West", "winchester > West")
    assert t.refuses("shotgun > West") == reason("bang_limit", 41, limit=2)


def test_the_stranger_and_a_gun_belt_leave_two_for_the_other() -> None:  # ruling 42, 43
    t = duel(
        "> colt-ld winchester-lh winchester-lh carbine-lh | Wild Bill play: gun_belt-ld | The Stranger",
        "| West Harding | Bull Anderson",
    )
    t.play("colt > West", "swap", "winchester > Bull", "winchester > Bull")
    assert t.refuses("carbine > West") == reason("bang_limit", 41, limit=2)


def test_wild_bill_strikes_a_schoolmarm_and_a_carbine_that_take_his_equipment() -> None:  # ruling 96
    t = duel("| Wild Bill play: bank-lb | Jango", "> schoolmarm-lh | West Harding | Dalton Bros").play("schoolmarm")
    assert (t.outlaw.hand, t.kind, t.about) == (["bank-lb"], "avoid", "West Harding")
    t = duel("missed-ls | Wild Bill play: bank-lb | Jango", "> carbine-ob | West Harding | Dalton Bros")
    assert t.play("carbine > Wild", "missed", "bank")["West"].life == 3


def test_wild_bill_does_not_mind_a_loss_of_his_partner_or_of_his_own_making() -> None:  # ruling 96
    t = duel("| Jango play: bank-lb | Wild Bill", "> schoolmarm-lh | West Harding | Dalton Bros").play("schoolmarm")
    assert (t.kind, t["West"].life) == ("play", 4)
    t = duel("> schoolmarm-lh | Wild Bill play: bank-lb | Jango", "| West Harding | Dalton Bros").play("schoolmarm")
    assert (t.kind, t["West"].life) == ("play", 4)


def test_wild_bill_does_not_mind_a_new_equipment_in_the_place_of_his_old_one() -> None:  # ruling 37, 96
    t = duel("| Wild Bill play: hat-lh | Jango", "> hat-oh | West Harding | Dalton Bros").play("hat > Wild")
    assert (t["Wild"].in_play, t.discard) == (["hat-oh"], ["hat-lh"])
    assert (t.kind, t.asked, t["West"].life) == ("play", "outlaw", 4)


def test_wild_bill_does_not_mind_duels_indians_and_derringers() -> None:  # ruling 96
    for cards, lines in (
        ("duel-oh", ("duel > Wild", "colt", "Outlaw: pass")),
        ("indians-oh", ("indians", "colt")),
        ("derringer-lh", ("derringer > Wild", "colt as avoid")),
    ):
        t = duel("colt-ld | Wild Bill", f"> {cards} beer-ob | Slim Poet").play(*lines)
        assert t["Slim"].life == (3 if cards == "duel-oh" else 4)
        assert t.kind in ("play", "pick")


def test_wyatt_earp_draws_for_an_avoided_return_fire_and_not_for_one_that_strikes() -> None:  # ruling 97
    t = duel("return_fire-lh | Wyatt Earp | Jango", "> knife-oh missed-os | West Harding | Dalton Bros")
    t.play("knife > Wyatt", "return_fire", "Outlaw: missed")
    assert (t.kind, t.about) == ("name", "Wyatt Earp")
    t = duel("return_fire-lh | Wyatt Earp | Jango", "> knife-oh missed-os | West Harding | Dalton Bros")
    t.play("knife > Wyatt", "return_fire", "Outlaw: pass")
    assert (t.kind, t["West"].life) == ("play", 3)


def test_wyatt_earp_draws_in_the_opponents_turn_before_sid_curry_answers() -> None:  # ruling 55, 97
    """Sid Curry's player has the turn, but the draw comes first: the card may save Wyatt."""
    t = duel(
        "return_fire-lh | Wyatt Earp | Jango",
        "> knife-oh | Sid Curry | Dalton Bros",
        "law_deck: wagon-lb missed-ls",
    )
    t.play("knife > Wyatt", "return_fire", "Outlaw: use sid_curry")
    assert (t.kind, t.about) == ("name", "Wyatt Earp")
    t.play("yes")
    assert (t.kind, t.options) == ("avoid", ["play missed-ls", "pass"])


def test_wyatt_earp_in_the_rearguard_draws_nothing() -> None:  # ruling 24, 97
    t = duel("> colt-ld | Wild Bill | Wyatt Earp", "missed-os | West Harding | Dalton Bros")
    assert t.play("colt > West", "missed").kind == "play"
