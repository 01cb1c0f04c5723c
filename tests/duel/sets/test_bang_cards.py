"""The BANG! cards, each where it works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, table


def test_a_colt_has_no_bonus_when_it_is_avoided() -> None:  # ruling 54
    t = duel("> colt-ld | Wild Bill | Jango", "missed-os | Slim Poet | West Harding")
    t.play("colt > Slim", "missed")
    assert (t.kind, t.asked, t.discard) == ("play", "law", ["missed-os", "colt-ld"])


def test_a_colt_cannot_be_played_to_avoid_a_hit() -> None:  # ruling 40, 47
    t = duel("> colt-ld | Wild Bill | Jango", "colt-od knife-oh scope-oh | West Harding | Slim Poet")
    assert t.play("colt > West").options == ["pass"]


def test_a_winchester_needs_no_scope_for_the_rearguard() -> None:  # ruling 31
    t = duel("> winchester-lh | Wild Bill | Jango", "| West Harding | Slim Poet")
    assert t.play("winchester > Slim")["Slim"].life == 3


def test_a_winchester_is_the_bang_of_the_turn() -> None:  # ruling 41
    t = duel("> winchester-lh winchester-lh | Wild Bill | Jango", "| West Harding | Dalton Bros")
    t.play("winchester > Dalton")
    assert t.refuses("winchester > West") == reason("bang_limit", 41, limit=1)
    assert t.refuses("winchester > Jango") == reason("bang_limit", 41, limit=1)


def test_an_avoided_winchester_leaves_everything_as_it_is() -> None:  # ruling 54
    t = duel("> winchester-lh | Wild Bill 2/5 | Jango", "missed-os beer-ob | West Harding play: hat-oh | Dalton Bros")
    t.play("winchester > Dalton", "missed")
    assert (t["Wild"].life, t["Dalton"].life, t.law.hand, t.outlaw.hand) == (2, 3, [], ["beer-ob"])


def test_an_avoided_carbine_may_leave_the_equipment_where_it_is() -> None:  # ruling 87
    t = duel("> carbine-lh | Wild Bill | Jango", "missed-os | West Harding play: clock-oh | Slim Poet")
    t.play("carbine > West", "missed", "pass")
    assert t["West"].in_play == ["clock-oh"]


def test_a_carbine_that_strikes_discards_nothing() -> None:  # ruling 54
    t = duel("> carbine-lh | Wild Bill | Jango", "| West Harding play: clock-oh | Slim Poet")
    t.play("carbine > West")
    assert (t.kind, t["West"].life, t["West"].in_play) == ("play", 3, ["clock-oh"])


def test_a_carbine_avoided_by_a_hat_may_take_the_shooters_own_rattlesnake_away() -> None:  # ruling 62, 87
    t = duel("> carbine-lh | Wild Bill play: rattlesnake-os | Jango", "| West Harding play: hat-oh | Slim Poet")
    t.play("carbine > West", "use hat")
    assert t.options == ["take rattlesnake-os", "pass"]
    assert t.play("rattlesnake")["Wild"].in_play == []


def test_a_carbine_at_the_rearguard_still_looks_at_the_active_characters() -> None:  # ruling 31, 87
    t = duel(
        "> carbine-lh | Tex Killer play: scope-lh | Jango",
        "missed-os beer-ob | West Harding play: bank-lb | Slim Poet play: clock-oh",
    )
    t.play("carbine > Slim", "missed", "discard beer")
    assert t.options == ["take scope-lh", "take bank-lb", "pass"]


def test_a_carbine_without_equipment_asks_nothing() -> None:  # ruling 87
    t = duel("> carbine-lh | Wild Bill | Jango", "missed-os | West Harding | Slim Poet play: clock-oh")
    assert t.play("carbine > West", "missed").kind == "play"


def test_a_peacemaker_takes_nothing_from_an_empty_hand() -> None:  # ruling 88
    t = duel("> peacemaker-lh | Wild Bill | Jango", "missed-os | West Harding | Slim Poet")
    t.play("peacemaker > West", "missed")
    assert (t.kind, t.discard) == ("play", ["missed-os", "peacemaker-lh"])


def test_a_peacemaker_that_strikes_takes_no_card() -> None:  # ruling 54
    t = duel("> peacemaker-lh | Wild Bill | Jango", "beer-ob | West Harding | Slim Poet")
    assert t.play("peacemaker > West", "pass").outlaw.hand == ["beer-ob"]


def test_a_peacemaker_costs_the_defender_their_card_before_return_fire_answers() -> None:  # ruling 55, 88
    t = duel("> peacemaker-lh missed-ls | Dalon Ranger | Jango", "return_fire-lh beer-ob | West Harding | Slim Poet")
    t.play("peacemaker > West", "return_fire")
    assert (t.asked, t.about, t.outlaw.hand) == ("law", "Dalon Ranger", [])


def test_an_avoided_remington_draws_only_if_its_player_wants() -> None:  # ruling 54
    t = duel("| Wild Bill play: hat-lh | Jango", "> remington-os | West Harding | Slim Poet", "outlaw_deck: beer-ob")
    t.play("remington > Wild", "use hat")
    assert (t.kind, t.asked) == ("name", "outlaw")
    assert t.play("no").outlaw.hand == []


def test_a_remington_that_strikes_draws_nothing() -> None:  # ruling 54
    t = duel("| Wild Bill | Jango", "> remington-os | West Harding | Slim Poet")
    t.play("remington > Wild")
    assert (t.kind, t["Wild"].life, t.outlaw.hand) == ("play", 4, [])


def test_an_avoided_schofield_heals_the_active_character_up_to_their_most() -> None:  # ruling 54, 122
    t = duel("missed-ls | Wild Bill | Jango", "> schofield-ob | West Harding | Dalton Bros 1/3")
    t.play("schofield > Wild", "missed")
    assert (t["West"].life, t["Dalton"].life) == (4, 1)
    assert "gain_life" not in t.news_kinds()


def test_a_schofield_that_strikes_heals_nobody() -> None:  # ruling 54
    t = duel("| Wild Bill | Jango", "> schofield-ob | West Harding 1/4 | Dalton Bros")
    assert t.play("schofield > Wild")["West"].life == 1


def test_a_schofield_saves_its_shooter_from_the_return_fire_that_avoided_it() -> None:  # ruling 55
    t = duel("return_fire-lh | Wild Bill | Jango", "> schofield-ob | West Harding 1/4 | Dalton Bros")
    t.play("schofield > Wild", "return_fire")
    assert (t["West"].life, t.outlaw.active) == (1, "West Harding")


def test_a_shotgun_that_strikes_swaps_nobody() -> None:  # ruling 54
    t = duel("> shotgun-ld | Wild Bill | Jango", "| West Harding | Slim Poet")
    t.play("shotgun > West")
    assert (t.kind, t.outlaw.active) == ("play", "West Harding")


def test_an_avoided_shotgun_need_not_swap() -> None:  # ruling 54
    t = duel("> shotgun-ld | Wild Bill | Jango", "missed-os | West Harding | Slim Poet")
    t.play("shotgun > West", "missed")
    assert t.options == ["name law", "name outlaw", "pass"]
    t.play("pass")
    assert (t.law.active, t.outlaw.active) == ("Wild Bill", "West Harding")


def test_a_shotgun_that_swaps_its_own_side_sends_return_fire_at_the_new_active_character() -> None:  # ruling 55, 56
    t = duel("> shotgun-ld | Wild Bill | Jango", "return_fire-lh | West Harding | Slim Poet")
    t.play("shotgun > West", "return_fire", "law")
    assert (t["Wild"].life, t["Jango"].life) == (5, 2)


def test_with_two_lone_characters_an_avoided_shotgun_has_no_bonus() -> None:  # ruling 119, 120
    t = duel("> shotgun-ld | Wild Bill", "missed-os | West Harding", shotgun_must=True)
    assert t.play("shotgun > West", "missed").kind == "play"


def test_fanning_counts_equipment_that_is_always_active() -> None:  # ruling 63
    t = duel("> fanning-lh | Wild Bill | Jango", "| West Harding play: rattlesnake-os clock-oh | Slim Poet")
    assert t.play("fanning > West")["West"].life == 2


def test_fanning_does_not_reach_the_rearguard_without_a_scope() -> None:  # ruling 31
    t = duel("> fanning-lh | Wild Bill | Jango", "| West Harding | Slim Poet play: hat-oh")
    assert t.refuses("fanning > Slim") == reason("rear_hidden", 31)
    t = duel("> fanning-lh | Wild Bill play: scope-lh | Jango", "| West Harding | Slim Poet play: barrel-os")
    assert t.play("fanning > Slim", "pass")["Slim"].life == 3


def test_fanning_a_barrel_and_a_hat() -> None:  # ruling 47, 63, 64
    """Three hits: the Barrel is revealed for each, the Hat saves once, and its loss takes no hit away."""
    t = duel(
        "> fanning-lh | Wild Bill | Jango",
        "| West Harding play: barrel-os hat-oh clock-oh | Slim Poet",
        "outlaw_deck: ob oh os",
    )
    t.play("fanning > West", "use barrel")
    t.play("use barrel", "use hat")
    assert t.options == ["use barrel-os", "pass"]
    t.play("use barrel")
    assert (t["West"].life, t["West"].in_play, t.kind) == (3, ["barrel-os", "clock-oh"], "play")


def test_nobody_is_asked_to_avoid_hits_of_fanning_after_their_last_point() -> None:  # ruling 65
    t = duel(
        "> fanning-lh | Wild Bill | Jango",
        "missed-os missed-os reserve: slim_poet | West Harding 1/4 play: clock-oh bank-lb | Dalton Bros",
    )
    t.play("fanning > West", "pass")
    assert (t.kind, t.outlaw.active, len(t.outlaw.hand)) == ("play", "Slim Poet", 4)


def test_tex_killers_fanning_costs_a_second_card_for_every_hit() -> None:  # ruling 52, 58, 63
    t = duel(
        "> fanning-lh | Tex Killer | Jango",
        "return_fire-lh missed-os beer-ob wagon-ob | West Harding play: clock-oh bank-lb | Slim Poet",
    )
    t.play("fanning > West", "return_fire", "discard beer", "missed", "pass")
    assert (t["West"].life, t.outlaw.hand) == (3, ["wagon-ob"])
    assert t["Tex"].life == 3  # the answer to the first hit


def test_wyatt_earp_draws_for_each_avoided_hit_of_a_fanning() -> None:  # ruling 97
    t = duel(
        "> fanning-lh | Wyatt Earp | Jango",
        "missed-os missed-os | West Harding play: clock-oh bank-lb | Slim Poet",
    )
    t.play("fanning > West", "missed", "missed", "yes", "yes")
    assert (len(t.law.hand), t["West"].life) == (2, 4)


def test_what_sid_curry_had_won_is_lost_when_a_later_hit_of_the_same_fanning_kills_him() -> None:  # ruling 57, 89
    t = duel(
        "> fanning-lh | Wild Bill | Jango",
        "reserve: slim_poet | Sid Curry 1/4 play: clock-oh bank-lb | West Harding",
        "law_deck: lb",
    )
    t.play("fanning > Sid", "use sid_curry", "pass")
    assert (t.outlaw.active, t["Wild"].life, t.kind) == ("Slim Poet", 5, "play")


def test_fanning_hits_once_for_each_equipment_and_does_not_shrink() -> None:  # ruling 63, 64
    t = table(
        """
        > law       hand: fanning-lh
            Wild Bill
            Jango
          outlaw    hand: missed-os
            West Harding   play: hat-oh barrel-os rattlesnake-os
            Dalton Bros
        outlaw_deck: ob os
        """
    )
    t.play("fanning > West", "use hat", "use barrel", "use barrel")
    assert t.options == ["play missed-os", "pass"]
    t.play("pass")
    assert (t.kind, t["West"].life) == ("play", 3)


def test_hits_of_fanning_that_are_left_over_do_not_pass_to_the_next_character() -> None:  # ruling 65
    t = table(
        """
        > law       hand: fanning-lh
            Wild Bill
            Jango
          outlaw    reserve: toco_ramirez
            West Harding  1/4   play: rattlesnake-os clock-oh scope-oh
            Dalton Bros
        """
    )
    t.play("fanning > West")
    assert (t.outlaw.active, t["Toco"].life) == ("Toco Ramirez", 4)


def test_fanning_at_a_character_without_equipment_is_still_the_bang_of_the_turn() -> None:  # ruling 66
    t = table(
        """
        > law       hand: fanning-lh colt-ld
            Wild Bill
            Jango
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("fanning > West")
    assert t["West"].life == 4
    refused = t.refuses("colt > West")
    assert refused is not None
    assert (refused.slug, refused.ruling) == ("bang_limit", 41)


def test_carbine_discards_any_equipment_of_either_active_character() -> None:  # ruling 87
    t = table(
        """
        > law       hand: carbine-lh
            Wyatt Earp     play: stampede-lb
            Pat Garret     play: bank-lb
          outlaw    hand: missed-os
            West Harding   play: rattlesnake-os
            Dalton Bros    play: hat-oh
        """
    )
    t.play("carbine > West", "missed")
    assert t.options == ["take stampede-lb", "take rattlesnake-os", "pass"]
    t.play("take rattlesnake", "name no")
    assert (t["West"].in_play, t.discard[0]) == ([], "rattlesnake-os")


def test_peacemaker_makes_the_defender_discard_a_card_of_their_choice() -> None:  # ruling 88
    t = table(
        """
        > law       hand: peacemaker-lh
            Wild Bill
            Pat Garret
          outlaw    hand: missed-os beer-ob wagon-ob
            West Harding
            Dalton Bros
        """
    )
    t.play("peacemaker > West", "missed")
    assert (t.asked, t.options) == ("outlaw", ["discard beer-ob", "discard wagon-ob"])
    assert t.play("beer").outlaw.hand == ["wagon-ob"]


def test_an_avoided_shotgun_may_swap_either_side_that_has_two() -> None:  # ruling 119, 120
    text = """
        > law       hand: shotgun-ld
            Wild Bill
            Pat Garret
          outlaw    hand: missed-os
            West Harding
        """
    t = table(text).play("shotgun > West", "missed")
    assert t.options == ["name law", "pass"]
    assert t.play("law").law.active == "Pat Garret"
    t = table(text, shotgun_must=True).play("shotgun > West", "missed")
    assert (t.kind, t.law.active) == ("play", "Pat Garret")


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
