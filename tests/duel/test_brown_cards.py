"""The Action cards, each where it works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel


def test_beer_is_no_answer_to_a_hit() -> None:  # ruling 40
    t = duel("> colt-ld | Wild Bill | Jango", "beer-ob | West Harding 1/4 | Slim Poet", "outlaw_deck: end")
    assert t.play("colt > West").options == ["pass"]


def test_beer_gives_nothing_to_the_unhurt() -> None:  # ruling 83, 122
    t = duel("| Wild Bill | Jango", "> beer-ob | West Harding 3/4 | Slim Poet")
    t.play("beer")
    assert (t["West"].life, t["Slim"].life) == (4, 4)


def test_a_derringer_is_no_bang_card() -> None:  # ruling 45, 60
    t = duel("> derringer-lh derringer-lh colt-ld | Wild Bill | Jango", "| West Harding | Slim Poet")
    assert t.play("derringer > West", "derringer > West", "colt > West")["West"].life == 1


def test_a_derringer_strikes_who_keeps_his_cards() -> None:  # ruling 60
    t = duel("> derringer-lh | Wild Bill | Jango", "beer-ob | West Harding | Slim Poet")
    t.play("derringer > West", "pass")
    assert (t["West"].life, t.outlaw.hand) == (3, ["beer-ob"])


def test_against_a_derringer_barrel_and_sid_curry_help_too() -> None:  # ruling 60, 61
    t = duel("> derringer-lh | Wild Bill | Jango", "beer-ob | Sid Curry play: barrel-os | Slim Poet", "law_deck: lb")
    t.play("derringer > Sid")
    assert t.options == ["use sid_curry", "use barrel-os", "play beer-ob as avoid", "pass"]
    t.play("use sid_curry")
    assert (t["Sid"].life, t["Wild"].life, t.outlaw.hand) == (4, 4, ["beer-ob"])


def test_a_knife_does_not_reach_the_rearguard() -> None:  # ruling 32
    t = duel("| Wild Bill | Jango", "> knife-oh | West Harding | Slim Poet")
    assert t.refuses("knife > Jango") == reason("rear_hidden", 31)
    assert t.refuses("knife > West") == reason("not_your_own", 31)


def test_a_scope_opens_the_rearguard_to_a_knife() -> None:  # ruling 32, 86
    t = duel("| Wild Bill | Jango", "> knife-oh | West Harding play: scope-oh | Slim Poet")
    assert t.play("knife > Jango")["Jango"].life == 2


def test_any_number_of_knives_may_be_played() -> None:  # ruling 45
    t = duel("| Wild Bill | Jango", "> knife-oh knife-oh knife-os | Slim Poet | Toco Ramirez")
    assert t.play("knife-oh > Wild", "knife-oh > Wild", "knife-os > Wild")["Wild"].life == 2


def test_a_duel_is_lost_at_once_by_an_empty_hand() -> None:  # ruling 70
    t = duel("> duel-ld | Wild Bill | Jango", "| West Harding | Slim Poet")
    t.play("duel > West")
    assert (t.kind, t["West"].life) == ("play", 3)


def test_nobody_must_discard_in_a_duel() -> None:  # ruling 70
    t = duel("> duel-ld | Wild Bill | Jango", "colt-od | West Harding | Slim Poet")
    t.play("duel > West", "pass")
    assert (t["West"].life, t.outlaw.hand) == (3, ["colt-od"])


def test_the_texts_of_cards_are_ignored_in_a_duel() -> None:  # ruling 45, 70
    t = duel(
        "> duel-ld gatling-lb colt-ld | Wild Bill | Jango",
        "schofield-ob knife-oh | West Harding 2/4 | Slim Poet",
    )
    t.play("duel > West", "schofield", "gatling", "knife", "pass")
    assert (t["Wild"].life, t["West"].life, t["Slim"].life) == (4, 2, 4)
    assert t.play("colt > West")["West"].life == 1  # no BANG! of this turn


def test_neither_scope_nor_return_fire_is_a_hit_card() -> None:  # ruling 68, 70
    for card in ("duel-ld > West", "indians-lh"):
        name = card.partition(" ")[0]
        t = duel(
            f"> {name} | Wild Bill | Jango", "return_fire-lh scope-oh duel-oh missed-os | West Harding | Slim Poet"
        )
        assert t.play(card).options == ["pass"]


def test_the_loss_of_a_duel_cannot_be_avoided() -> None:  # ruling 50
    t = duel("> duel-ld | Wild Bill | Jango", "missed-os | West Harding play: hat-oh barrel-os | Slim Poet")
    t.play("duel > West", "pass")
    assert (t.kind, t["West"].life, t["West"].in_play) == ("play", 3, ["hat-oh", "barrel-os"])


def test_gatling_is_no_bang_card() -> None:  # ruling 45, 67
    t = duel("> gatling-lb colt-ld | Wild Bill | Jango", "| West Harding | Dalton Bros")
    assert t.play("gatling", "Law: pass", "colt > West")["West"].life == 2


def test_the_cards_of_the_general_store_are_taken_by_turns_whoever_plays_it() -> None:  # ruling 85
    t = duel(
        "| Wild Bill | Jango",
        "> general_store-oh | West Harding | Slim Poet",
        "law_deck: colt-ld hat-lh; outlaw_deck: beer-ob knife-oh",
    )
    t.play("general_store")
    assert (t.asked, t.options) == ("outlaw", ["take beer-ob", "take knife-oh", "take colt-ld", "take hat-lh"])
    t.play("hat", "Law: beer", "Outlaw: colt")
    assert (t.outlaw.hand, t.law.hand) == (["hat-lh", "colt-ld"], ["beer-ob", "knife-oh"])


def test_the_general_store_with_one_common_deck_shows_four_of_it() -> None:  # ruling 14, 85
    t = duel(
        "> general_store-ls | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: end; outlaw_deck: end; common_deck: beer-ob colt-ld hat-lh knife-oh bank-lb end",
    )
    t.play("general_store")
    assert t.options == ["take beer-ob", "take colt-ld", "take hat-lh", "take knife-oh"]


def test_the_general_store_with_one_own_deck_shows_two_of_each() -> None:  # ruling 85
    t = duel(
        "> general_store-ls | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: end; outlaw_deck: beer-ob knife-oh; common_deck: hat-lh colt-ld bank-lb end",
    )
    t.play("general_store")
    assert t.options == ["take hat-lh", "take colt-ld", "take beer-ob", "take knife-oh"]


def test_a_deck_that_the_general_store_empties_is_made_anew_when_all_four_are_taken() -> None:  # ruling 8, 12, 85
    t = duel(
        "> general_store-ls | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: colt-ld missed-ls end; outlaw_deck: beer-ob knife-os; discard: water-ob",
    )
    t.play("general_store", "colt", "Outlaw: beer")
    assert (t.discard, t.common) == (["general_store-ls", "water-ob"], [])
    t.play("Law: missed")
    assert (t.law.hand, t.outlaw.hand) == (["colt-ld", "missed-ls"], ["beer-ob", "knife-os"])
    assert (t.discard, {"general_store-ls", "water-ob"} <= set(t.common), t.game.state.table) == ([], True, ())


def test_the_general_store_runs_over_the_border_of_a_deck() -> None:  # ruling 11, 16, 85
    t = duel(
        "> general_store-ls | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: hat-lh end; outlaw_deck: beer-ob knife-oh",
    )
    t.play("general_store")
    assert t.options == ["take hat-lh", "take general_store-ls", "take beer-ob", "take knife-oh"]


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


def test_a_missed_may_be_kept() -> None:  # ruling 47
    t = duel("missed-ls | Wild Bill | Jango", "> knife-oh | West Harding | Slim Poet")
    t.play("knife > Wild", "pass")
    assert (t["Wild"].life, t.law.hand) == (4, ["missed-ls"])


def test_return_fire_is_itself_avoided_by_a_missed() -> None:  # ruling 51
    t = duel("> colt-ld missed-ls | Dalon Ranger | Jango", "return_fire-lh | West Harding | Slim Poet")
    t.play("colt > West", "return_fire", "Law: missed")
    assert (t["Dalon"].life, t["West"].life, t.kind) == (5, 4, "play")


def test_return_fire_does_nothing_against_a_life_point_that_is_simply_lost() -> None:  # ruling 50
    t = duel("> indians-lh | Wild Bill | Jango", "return_fire-lh | West Harding | Slim Poet")
    assert t.play("indians").options == ["pass"]


def test_schoolmarm_takes_even_an_always_active_card_of_ones_own() -> None:  # ruling 81
    t = duel("> schoolmarm-lh | Wild Bill | Jango play: dynamite-ob", "beer-ob | West Harding | Slim Poet play: hat-oh")
    t.play("schoolmarm")
    assert (t.law.hand, t["Jango"].in_play, t.outlaw.hand) == (["dynamite-ob"], [], ["beer-ob"])


def test_schoolmarm_sees_nothing_in_the_rearguard_of_the_opponent() -> None:  # ruling 33, 39, 81
    t = duel("> schoolmarm-lh | Wild Bill | Jango", "beer-ob | West Harding | Slim Poet play: hat-oh")
    assert t.refuses("play schoolmarm") == reason("nothing_to_take", 39)


def test_a_stolen_card_may_be_played_at_once() -> None:  # ruling 80
    t = duel("colt-ld | Tex Killer | Jango", "> stealing-ob | Slim Poet | West Harding")
    assert t.play("stealing", "colt > Tex")["Tex"].life == 3


def test_stealing_may_discard_ones_own_unwelcome_equipment() -> None:  # ruling 33, 80
    t = duel("| Tex Killer | Jango", "> stealing-ob | Slim Poet | West Harding play: rattlesnake-os")
    t.play("stealing")
    assert (t["West"].in_play, t.discard) == ([], ["rattlesnake-os", "stealing-ob"])


def test_stealing_does_not_see_the_rearguard_of_the_opponent() -> None:  # ruling 33, 80
    t = duel("colt-ld | Tex Killer | Jango play: bank-lb", "> stealing-ob | Slim Poet play: hat-oh | West Harding")
    assert t.play("stealing").options == ["take hat-oh", "take law"]


def test_strong_ale_lifts_the_weak_and_leaves_those_with_three() -> None:  # ruling 82
    t = duel("> strong_ale-lb | Wild Bill 1/5 | Jango", "| West Harding 3/4 | Slim Poet")
    assert t.play("strong_ale > Wild")["Wild"].life == 3
    t = duel("> strong_ale-lb | Wild Bill 1/5 | Jango", "| West Harding 3/4 | Slim Poet")
    t.play("strong_ale > West")
    assert (t["West"].life, [kind for kind in t.news_kinds() if "life" in kind]) == (3, [])


def test_stealing_from_an_empty_hand_with_nothing_in_play_is_refused() -> None:  # ruling 39
    t = duel("| Wild Bill | Jango play: hat-lh", "> stealing-oh beer-ob | West Harding | Slim Poet")
    assert t.refuses("stealing") == reason("nothing_to_take", 39)


def test_stealing_asks_for_the_back_though_nothing_is_in_play() -> None:  # ruling 15, 80
    t = duel("colt-ld missed-os | Wild Bill | Jango", "> stealing-oh | West Harding | Slim Poet").play("stealing")
    assert t.options == ["take law", "take outlaw"]
    t.play("take outlaw")
    assert (t.outlaw.hand, t.law.hand) == (["missed-os"], ["colt-ld"])


def test_stealing_asks_which_of_two_cards_though_the_hand_is_empty() -> None:  # ruling 80
    t = duel("| Wild Bill play: hat-lh bank-lb | Jango", "> stealing-oh | Slim Poet | West Harding").play("stealing")
    assert t.options == ["take hat-lh", "take bank-lb"]
    assert t.play("bank")["Wild"].in_play == ["hat-lh"]


def test_what_is_discarded_in_a_duel_and_to_indians_lies_on_the_pile() -> None:  # ruling 6, 16, 68, 70
    t = duel("> duel-ld colt-ld | Wild Bill | Jango", "knife-oh | West Harding | Slim Poet")
    t.play("duel > West", "knife", "colt")
    assert t.discard == ["colt-ld", "knife-oh", "duel-ld"]
    t = duel("> indians-lh | Wild Bill", "knife-oh | West Harding").play("indians", "knife")
    assert t.discard == ["knife-oh", "indians-lh"]


def test_strong_ale_cannot_be_avoided() -> None:  # ruling 50, 82
    t = duel("> strong_ale-lb | Wild Bill | Jango", "missed-os | West Harding play: hat-oh | Slim Poet")
    t.play("strong_ale > West")
    assert (t.kind, t["West"].life) == ("play", 3)


def test_wagon_keeps_two_of_three_whatever_else_is_in_the_hand() -> None:  # ruling 84
    t = duel("| Wild Bill | Jango", "> wagon-ob beer-ob | West Harding | Slim Poet", "outlaw_deck: colt-od hat-oh ob")
    t.play("wagon")
    assert "discard beer-ob" not in t.options
    assert len(t.play("colt").outlaw.hand) == 3


def test_water_may_swap_either_side() -> None:  # ruling 20, 79
    t = duel("> water-ls | Wild Bill | Jango", "| West Harding | Slim Poet")
    assert t.play("water").options == ["name law", "name outlaw"]
    t.play("outlaw")
    assert (t.outlaw.active, t.law.active) == ("Slim Poet", "Wild Bill")


def test_water_has_no_target_of_its_own() -> None:  # ruling 34
    t = duel("> water-ls | Wild Bill | Jango", "| West Harding | Slim Poet")
    assert t.refuses("water > West") == reason("no_target", 34)
