"""The Action cards, each where it works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, facing, table


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


def test_a_derringer_strikes_who_keeps_their_cards() -> None:  # ruling 60
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


def test_neither_scope_nor_return_fire_is_a_hit_card() -> None:  # ruling 68, 70
    for card in ("duel-ld > West", "indians-lh"):
        name = card.partition(" ")[0]
        t = duel(
            f"> {name} | Wild Bill | Jango", "return_fire-lh scope-oh duel-oh missed-os | West Harding | Slim Poet"
        )
        assert t.play(card).options == ["pass"]


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


def test_beer_is_for_both_and_a_lone_character_regains_one() -> None:  # ruling 83, 122
    t = table(
        """
          law
            Tex Killer
            Pat Garret
        > outlaw    hand: beer-ob
            West Harding  2/4
            Dalton Bros
        """
    )
    t.play("beer")
    assert (t["West"].life, t["Dalton"].life) == (3, 3)
    t = table(
        """
          law
            Tex Killer
            Pat Garret
        > outlaw    hand: beer-ob
            West Harding  2/4
        """
    )
    assert t.play("beer")["West"].life == 3


def test_schoolmarm_takes_a_card_in_play_but_not_from_the_rearguard_of_the_foe() -> None:  # ruling 33, 81
    t = table(
        """
        > law       hand: schoolmarm-lh
            Tex Killer     play: stampede-lb
            Pat Garret     play: bank-lb
          outlaw    hand: colt-od
            West Harding   play: hat-oh
            Dalton Bros    play: clock-oh
        """
    )
    t.play("schoolmarm")
    assert t.options == ["take stampede-lb", "take bank-lb", "take hat-oh"]
    assert t.play("hat").law.hand == ["hat-oh"]


def test_stealing_takes_a_hand_card_by_its_back_or_discards_from_play() -> None:  # ruling 15, 80
    text = """
          law       hand: colt-ld missed-os
            Tex Killer     play: hat-lh
            Pat Garret     play: bank-lb
        > outlaw    hand: stealing-ob
            West Harding
            Dalton Bros
        """
    t = table(text).play("stealing")
    assert t.options == ["take hat-lh", "take law", "take outlaw"]
    t.play("take outlaw")
    assert (t.outlaw.hand, t.law.hand) == (["missed-os"], ["colt-ld"])
    t = table(text).play("stealing", "take hat")
    assert (t.outlaw.hand, t.discard) == ([], ["hat-lh", "stealing-ob"])


def test_strong_ale_goes_to_three_up_and_down() -> None:  # ruling 82, 90
    text = """
        > law       hand: strong_ale-lb
            Alan Pinkertoon  1/4
            Dalon Ranger
          outlaw
            West Harding
            Dalton Bros
        """
    assert table(text).play("strong_ale > Alan")["Alan"].life == 3
    t = table(text).play("strong_ale > Dalon")
    assert (t["Dalon"].life, t.kind) == (3, "play")  # the character's own player did it


def test_wagon_discards_one_of_the_three_that_were_drawn() -> None:  # ruling 84
    t = facing("wagon-lb colt-ld", "", "law_deck: hat-lh bank-lb water-ls")
    t.play("wagon")
    assert t.options == ["discard hat-lh", "discard bank-lb", "discard water-ls"]
    assert t.play("bank").law.hand == ["colt-ld", "hat-lh", "water-ls"]


def test_water_swaps_a_side_that_has_two_characters() -> None:  # ruling 79
    t = table(
        """
        > law       hand: water-ls
            Tex Killer
            Pat Garret
          outlaw
            West Harding
        """
    )
    t.play("water")
    assert (t.kind, t.law.active) == ("play", "Pat Garret")
    assert "swap" in t.options  # the free swap is not used up (20)


def test_strong_ale_lifts_nobody_above_their_printed_life() -> None:  # ruling 82, 122
    t = duel("> strong_ale-lb | Jango 1/3 | Wild Bill", "| West Harding | Slim Poet").play("strong_ale > Jango")
    assert t["Jango"].life == 3
