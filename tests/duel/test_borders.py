"""Decks that run out, hands that are cut, lone characters, reloading, and the end of the game."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel


def test_a_wagon_runs_over_the_border_and_may_come_back_itself() -> None:  # ruling 11, 16
    t = duel("> wagon-lb | Wild Bill | Jango", "| West Harding | Slim Poet", "law_deck: colt-ld hat-lh end")
    t.play("wagon")
    assert t.options == ["discard colt-ld", "discard hat-lh", "discard wagon-lb"]


def test_a_deck_that_runs_out_with_no_discards_stays_empty_until_there_are_some() -> None:  # ruling 12, 13
    t = duel(
        "> | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: colt-ld hat-lh end; phase: draw",
    )
    assert (t.common, "shuffle" in t.news_kinds()) == ([], False)
    t.play("colt > West", "pass", "Outlaw: pass")
    assert t.law.hand == ["hat-lh", "colt-ld"]


def test_the_law_keeps_its_own_deck_when_the_outlaws_make_the_common_one() -> None:  # ruling 7, 8
    t = duel(
        "| Wild Bill | Jango",
        "> | West Harding | Slim Poet",
        "law_deck: colt-ld bank-lb; outlaw_deck: beer-ob knife-oh end; discard: hat-lh; phase: draw",
    )
    assert t.common == ["hat-lh"]
    assert t.play("pass").law.hand == ["colt-ld", "bank-lb"]


def test_a_revealed_card_that_empties_the_deck_is_shuffled_in() -> None:  # ruling 12
    t = duel(
        "> colt-ld | Wild Bill | Jango",
        "| West Harding play: barrel-os | Slim Poet",
        "outlaw_deck: wagon-ob end",
    )
    t.play("colt > West", "use barrel")
    assert (t["West"].life, sorted(t.common), t.discard) == (4, ["colt-ld", "wagon-ob"], [])


def test_the_common_deck_is_used_by_both_and_made_anew_for_both() -> None:  # ruling 9, 10
    t = duel(
        "> | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: end; outlaw_deck: end; common_deck: hat-lh bank-lb colt-ld end; discard: beer-ob knife-oh; "
        "phase: draw",
    )
    assert (t.law.hand, t.common) == (["hat-lh", "bank-lb"], ["colt-ld"])
    t.play("pass")
    assert (t.outlaw.hand[0], sorted([*t.outlaw.hand[1:], *t.common])) == ("colt-ld", ["beer-ob", "knife-oh"])


def test_the_two_cards_of_an_elimination_come_from_the_owners_deck() -> None:  # ruling 7, 110
    t = duel(
        "> colt-ld | Wild Bill | Jango",
        "reserve: slim_poet | West Harding 1/4 | Dalton Bros",
        "law_deck: hat-lh; outlaw_deck: beer-ob end; discard: bank-lb",
    )
    t.play("colt > West")
    assert t.outlaw.hand[0] == "beer-ob"
    assert sorted([t.outlaw.hand[1], *t.common]) == ["bank-lb", "colt-ld"]


def test_the_hand_is_cut_to_the_life_of_a_replacement() -> None:  # ruling 22, 112
    t = duel(
        "> duel-ld hat-lh bank-lb reserve: jango | Tex Killer 1/4 | Wild Bill",
        "knife-oh | West Harding | Slim Poet",
    )
    t.play("duel > West", "knife", "pass")
    assert (t.law.active, len(t.law.hand)) == ("Jango", 4)
    t.play("pass")
    assert t.kind == "excess"
    t.play("discard hat")
    assert t.turn == "outlaw"


def test_a_swap_before_the_end_saves_cards() -> None:  # ruling 22
    cards = "> hat-lh bank-lb water-ls missed-ls stampede-lb"
    t = duel(f"{cards} | Jango | Wild Bill", "| West Harding | Slim Poet").play("pass")
    assert t.kind == "excess"
    t = duel(f"{cards} | Jango | Wild Bill", "| West Harding | Slim Poet").play("swap", "pass")
    assert t.turn == "outlaw"


def test_a_hand_as_large_as_the_life_is_not_cut() -> None:  # ruling 21
    t = duel("> hat-lh bank-lb water-ls | Wild Bill 3/5 | Jango", "| West Harding | Slim Poet").play("pass")
    assert (t.turn, len(t.law.hand)) == ("outlaw", 3)


def test_an_elimination_in_ones_own_turn_does_not_end_it() -> None:  # ruling 112
    t = duel(
        "> gatling-lb colt-ld reserve: dalon_ranger | Wild Bill | Jango 1/3",
        "| West Harding | Dalton Bros",
    )
    t.play("gatling", "Law: pass")
    assert (t.kind, t.turn, t.law.rear, len(t.law.hand)) == ("play", "law", "Dalon Ranger", 3)
    assert t.play("colt > West")["West"].life == 2


def test_who_duels_his_last_character_away_loses_in_his_own_turn() -> None:  # ruling 4
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


def test_a_lone_character_answers_indians_once() -> None:  # ruling 30, 68, 119
    t = duel("> indians-lh | Wild Bill", "knife-oh | West Harding").play("indians", "knife")
    assert (t.kind, t["West"].life) == ("play", 4)


def test_a_lone_character_is_reached_by_everything() -> None:  # ruling 30, 33, 35
    t = duel("> strong_ale-lb schoolmarm-lh | Wild Bill", "| West Harding play: hat-oh")
    t.play("schoolmarm", "strong_ale > West")
    assert (t.law.hand, t["West"].life) == (["hat-oh"], 3)


def test_a_lone_character_with_a_rear_ability_is_awake() -> None:  # ruling 30, 119
    t = duel("> colt-ld winchester-lh | The Stranger", "| West Harding").play("colt > West", "winchester > West")
    assert t["West"].life == 2


def test_against_a_lone_character_clock_and_jango_are_dead() -> None:  # ruling 119
    t = duel("> water-ls | Jango play: clock-oh | Wild Bill", "| West Harding")
    t.play("water")
    assert (t.law.active, t.law.hand) == ("Wild Bill", [])


def test_two_lone_characters_can_only_reload_water() -> None:  # ruling 39, 120
    t = duel("> water-ls | Wild Bill", "| West Harding", "law_deck: colt-ld")
    assert t.refuses("play water") == reason("nobody_to_swap", 39)
    assert t.play("reload water").law.hand == ["colt-ld"]


def test_idle_water_may_be_played_if_the_game_allows_it() -> None:  # ruling 39
    t = duel("> water-ls | Wild Bill", "| West Harding", idle_cards=True).play("play water")
    assert (t.kind, t.discard) == ("play", ["water-ls"])


def test_reloading_is_not_open_while_a_reserve_waits() -> None:  # ruling 114
    t = duel("> water-ls | Wild Bill | Jango", "reserve: slim_poet | West Harding | Dalton Bros")
    assert t.refuses("reload water") == reason("nobody_alone", 114)


def test_reloading_opens_at_the_moment_a_character_becomes_lone() -> None:  # ruling 114
    t = duel("> colt-ld water-ls | Wild Bill | Jango", "| West Harding 1/4 | Dalton Bros")
    assert t.refuses("reload water") == reason("nobody_alone", 114)
    t.play("colt > West")
    assert "reload water-ls" in t.options


def test_any_number_of_cards_may_be_reloaded_and_none_counts() -> None:  # ruling 116, 117
    t = duel(
        "> water-ls water-lb scope-lh colt-ld | Wild Bill play: clock-oh",
        "| West Harding",
        "law_deck: bank-lb hat-lh gun_belt-ld gatling-lb",
    )
    t.play("reload water-ls", "reload water-lb", "reload scope", "reload clock", "colt > West")
    assert (t["West"].life, len(t.law.hand)) == (3, 4)


def test_to_reload_from_wild_bill_is_no_theft() -> None:  # ruling 117
    t = duel("> | Wild Bill play: scope-lh", "| West Harding").play("reload scope")
    assert (t.kind, t["West"].life, "swap" in t.news_kinds()) == ("play", 4, False)


def test_a_shotgun_and_a_winchester_cannot_be_reloaded() -> None:  # ruling 115
    t = duel("> shotgun-ld winchester-lh hat-lh | Wild Bill", "| West Harding")
    for card in ("shotgun", "winchester", "hat"):
        assert t.refuses(f"reload {card}") == reason("no_reload_symbol", 115)


def test_strong_ale_lifts_nobody_above_his_printed_life() -> None:  # ruling 82, 122
    t = duel("> strong_ale-lb | Jango 1/3 | Wild Bill", "| West Harding | Slim Poet").play("strong_ale > Jango")
    assert t["Jango"].life == 3


def test_the_card_text_wins_over_the_rule_that_hides_the_rearguard() -> None:  # ruling 121
    t = duel("> winchester-lh colt-ld | Wild Bill | Jango", "| West Harding | Slim Poet")
    assert "play winchester-lh > slim_poet" in t.options
    assert "play colt-ld > slim_poet" not in t.options
