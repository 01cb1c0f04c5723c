"""The Equipment cards, each where it works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel


def test_a_bank_given_to_the_opponent_draws_for_him() -> None:  # ruling 18, 36
    t = duel("> bank-lb | Wild Bill | Jango", "| West Harding | Slim Poet").play("bank > West", "pass")
    assert (t.turn, len(t.outlaw.hand)) == ("outlaw", 3)


def test_a_barrel_may_be_left_alone() -> None:  # ruling 47, 61
    t = duel("> colt-ld | Wild Bill | Jango", "| West Harding play: barrel-os | Slim Poet")
    t.play("colt > West", "pass")
    assert (t["West"].life, t.discard) == (3, ["colt-ld"])


def test_a_barrel_that_reveals_something_else_leaves_the_hat_and_the_hand() -> None:  # ruling 48
    t = duel(
        "> colt-ld | Wild Bill | Jango",
        "missed-os | West Harding play: barrel-os hat-oh | Slim Poet",
        "outlaw_deck: od",
    )
    t.play("colt > West", "use barrel")
    assert t.options == ["use hat-oh", "play missed-os", "pass"]


def test_a_barrel_alone_does_not_stop_tex_killer() -> None:  # ruling 52, 61
    t = duel("> colt-ld | Tex Killer | Jango", "| West Harding play: barrel-os | Slim Poet", "outlaw_deck: ob")
    assert t.play("colt > West", "use barrel")["West"].life == 3
    t = duel("> colt-ld | Tex Killer | Jango", "beer-ob | West Harding play: barrel-os | Slim Poet", "outlaw_deck: ob")
    assert t.play("colt > West", "use barrel", "discard beer")["West"].life == 4


def test_a_barrel_works_against_an_automatic_hit_and_in_the_rearguard() -> None:  # ruling 26, 61
    t = duel("| Wild Bill | Jango play: barrel-ls", "> | West Harding | Tom Thorn", "law_deck: lb")
    t.play("swap", "Law: use barrel")
    assert (t["Jango"].life, t.kind) == (3, "play")


def test_a_clock_in_the_rearguard_stands_still() -> None:  # ruling 24, 77
    t = duel("| Wild Bill | Jango play: clock-oh", "> | West Harding | Dalton Bros")
    assert t.play("swap").law.hand == []


def test_a_clock_draws_for_a_stampede() -> None:  # ruling 75, 76
    t = duel(
        "| Wild Bill play: clock-oh | Jango",
        "> | West Harding | Dalton Bros play: stampede-lb",
        "phase: start",
    )
    assert (t.outlaw.active, len(t.law.hand)) == ("Dalton Bros", 1)


def test_a_clock_always_draws_when_the_opponent_moves_his_token() -> None:  # ruling 76
    sides = "> water-ls | Wild Bill play: stampede-lb | Jango", "| West Harding play: clock-oh | Dalton Bros"
    for counted in (False, True):
        assert len(duel(*sides, own_moves_count=counted).play("swap").outlaw.hand) == 1
        assert len(duel(*sides, own_moves_count=counted).play("water", "law").outlaw.hand) == 1
        assert len(duel(*sides, "phase: start", own_moves_count=counted).outlaw.hand) == 1


def test_a_clock_draws_for_a_shotgun_of_its_own_player_unless_played_otherwise() -> None:  # ruling 76
    sides = "> shotgun-ld | Tex Killer play: clock-oh | Wild Bill", "missed-os beer-ob | West Harding | Dalton Bros"
    shots = ("shotgun > West", "missed", "discard beer", "outlaw")
    assert len(duel(*sides).play(*shots).law.hand) == 1
    assert len(duel(*sides, own_moves_count=False).play(*shots).law.hand) == 0


def test_a_clock_does_not_mind_a_newcomer() -> None:  # ruling 78
    t = duel(
        "> colt-ld | Tex Killer play: clock-oh | Wild Bill",
        "reserve: slim_poet | West Harding 1/4 | Dalton Bros",
    )
    assert (t.play("colt > West").outlaw.active, t.law.hand) == ("Slim Poet", [])


def test_dynamite_is_laid_before_ones_own_rearguard_only() -> None:  # ruling 35
    t = duel("| Wild Bill | Jango", "> dynamite-ob | West Harding | Slim Poet")
    for target in ("Wild", "Jango", "West"):
        assert t.refuses(f"dynamite > {target}") == reason("own_rear_only", 35)
    assert t.play("dynamite > Slim")["Slim"].in_play == ["dynamite-ob"]


def test_dynamite_wanders_from_rearguard_to_rearguard_until_it_blows_up() -> None:  # ruling 72, 73
    t = duel(
        "> | Wild Bill | Tex Killer play: dynamite-ob",
        "| West Harding | Slim Poet",
        "law_deck: ls lb ld ld; outlaw_deck: os; phase: start",
    )
    assert t["Slim"].in_play == ["dynamite-ob"]
    t.play("pass")
    assert (t["Slim"].in_play, t["Tex"].in_play, t.turn) == ([], ["dynamite-ob"], "outlaw")
    t = duel(
        "| Wild Bill | Tex Killer",
        "> | West Harding | Slim Poet play: dynamite-ob",
        "outlaw_deck: od; phase: start",
    )
    assert (t["Slim"].life, t["Slim"].in_play, t.discard[0]) == (1, [], "dynamite-ob")


def test_dynamite_on_an_active_character_is_checked_too() -> None:  # ruling 25, 72
    t = duel(
        "> | Wild Bill play: dynamite-ob | Jango",
        "missed-os | West Harding | Slim Poet",
        "law_deck: ld; phase: start",
    )
    assert (t["Wild"].life, t["West"].life) == (2, 4)


def test_no_avoid_helps_against_dynamite_or_rattlesnake() -> None:  # ruling 50
    t = duel(
        "> missed-ls | Wild Bill play: hat-lh rattlesnake-os dynamite-ob | Jango",
        "| West Harding | Slim Poet",
        "law_deck: ld ls; phase: start",
    )
    assert (t.kind, t["Wild"].life, t["Wild"].in_play) == ("play", 1, ["hat-lh", "rattlesnake-os"])


def test_a_gun_belt_in_the_rearguard_is_asleep() -> None:  # ruling 24, 43
    t = duel("> colt-ld winchester-lh | Wild Bill | Tex Killer play: gun_belt-ld", "| West Harding | Dalton Bros")
    t.play("colt > West")
    assert t.refuses("winchester > West") == reason("bang_limit", 41, limit=1)
    t.play("swap", "winchester > West")
    assert t["West"].life == 2


def test_a_hat_is_worth_nothing_in_the_hand() -> None:  # ruling 62
    t = duel("> colt-ld | Wild Bill | Jango", "hat-oh | West Harding | Slim Poet")
    assert t.play("colt > West").options == ["pass"]


def test_a_hat_avoids_and_brings_the_bonus_of_the_card() -> None:  # ruling 54, 62
    t = duel("> peacemaker-lh | Wild Bill | Jango", "beer-ob | West Harding play: hat-oh | Slim Poet")
    t.play("peacemaker > West", "use hat")
    assert (t["West"].life, t.outlaw.hand, t["West"].in_play) == (4, [], [])


def test_a_hat_in_the_rearguard_does_not_save_the_active_character() -> None:  # ruling 24, 62
    t = duel("> colt-ld | Wild Bill | Jango", "beer-ob | West Harding | Slim Poet play: hat-oh")
    assert t.play("colt > West").options == ["pass"]


def test_a_rattlesnake_that_finds_no_snake_does_not_bite() -> None:  # ruling 74
    t = duel(
        "> | Wild Bill play: rattlesnake-os | Jango",
        "| West Harding | Slim Poet",
        "law_deck: lh; phase: start",
    )
    assert (t["Wild"].life, t["Wild"].in_play) == (5, ["rattlesnake-os"])


def test_a_rattlesnake_waits_for_the_turn_of_its_bearers_player() -> None:  # ruling 17, 74
    t = duel(
        "| Wild Bill play: rattlesnake-os | Jango",
        "> | West Harding | Slim Poet",
        "law_deck: ls; outlaw_deck: os; phase: start",
    )
    assert (t["Wild"].life, "reveal" in t.news_kinds()) == (5, False)
    assert t.play("pass")["Wild"].life == 4


def test_a_rattlesnake_that_kills_makes_room_before_the_draw_phase() -> None:  # ruling 17, 110
    t = duel(
        "> reserve: jango | Dalon Ranger 1/5 play: rattlesnake-os | Wild Bill",
        "| West Harding | Slim Poet",
        "law_deck: ls; phase: start",
    )
    assert (t.law.active, len(t.law.hand), "rattlesnake-os" in t.discard) == ("Jango", 4, True)


def test_the_turn_begins_with_dynamite_then_rattlesnake_then_stampede_whoever_bears_them() -> None:  # ruling 17
    t = duel(
        "> | Wild Bill play: stampede-lb | Tex Killer play: rattlesnake-os dynamite-ob",
        "| West Harding | Slim Poet",
        "law_deck: lh ls; phase: start",
    )
    kinds = [news.kind for news in t.game.news or [] if news.kind in ("pass_on", "lose_life", "swap")]
    assert kinds == ["pass_on", "lose_life", "swap"]
    assert (t["Tex"].life, t.law.active, t["Slim"].in_play) == (3, "Tex Killer", ["dynamite-ob"])


def test_a_scope_does_not_steer_automatic_hits() -> None:  # ruling 86
    t = duel("> missed-ls | Alan Pinkertoon play: scope-lh rattlesnake-os | Jango", "| West Harding | Dalton Bros",
             "law_deck: ls; phase: start")  # fmt: skip
    assert (t["West"].life, t["Dalton"].life) == (3, 3)


def test_a_stampede_does_nothing_to_a_lone_character() -> None:  # ruling 75, 119
    t = duel("| Jango play: clock-oh | Wild Bill", "> | Tom Thorn play: stampede-lb", "phase: start")
    assert (t.kind, t.outlaw.active, t.law.hand, t["Wild"].life) == ("play", "Tom Thorn", [], 5)


def test_a_stampede_that_brings_tom_thorn_strikes_before_jango_draws() -> None:  # ruling 75, 104, 107
    t = duel(
        "missed-ls | Jango | Wild Bill",
        "> | West Harding play: stampede-lb | Tom Thorn",
        "phase: start",
    )
    assert (t.kind, t.about) == ("avoid", "Wild Bill")
    t.play("pass")
    assert (t.kind, t.about) == ("name", "Jango")
    assert len(t.play("yes").law.hand) == 2


def test_a_card_of_the_same_name_with_the_other_character_stays() -> None:  # ruling 37
    t = duel("> hat-oh | Wild Bill play: hat-lh | Jango", "| West Harding | Slim Poet").play("hat > Jango")
    assert (t["Wild"].in_play, t["Jango"].in_play, t.discard) == (["hat-lh"], ["hat-oh"], [])
