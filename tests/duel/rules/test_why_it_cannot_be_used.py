"""Why an ability, Equipment, the free swap or a reload cannot be used now: what is not offered has its reason."""

from __future__ import annotations

import pytest

from sixgun.duel.effect import reason
from sixgun.duel.view import View
from sixgun.kernel.ask import choice
from sixgun.kernel.errors import SixgunError
from tests.support.duel_table import Table, duel, table


def outlaws(active: str, rear: str = "Dalton Bros", hand: str = "", more: str = "", law: str = "") -> Table:
    """The turn of the Outlaws."""
    return table(
        f"""
          law       hand: {law}
            Tex Killer
            Wild Bill
        > outlaw    hand: {hand}
            {active}
            {rear}
        {more}
        """
    )


def shot_at(active: str, rear: str = "Dalton Bros", hand: str = "", target: str = "", more: str = "") -> Table:
    """The Outlaws are asked what they do against a Winchester."""
    t = table(
        f"""
        > law       hand: winchester-lh
            Wild Bill
            Jango
          outlaw    hand: {hand}
            {active}
            {rear}
        {more}
        """
    )
    return t.play(f"winchester > {target or active.split()[0]}")


def test_babe_leroy_needs_an_empty_hand() -> None:  # ruling 98
    t = outlaws("Babe Leroy", hand="beer-ob")
    assert t.refuses("use babe_leroy") == reason("hand_not_empty", 98)
    t.play("beer", "use babe_leroy")
    assert t.refuses("use babe_leroy") == reason("used_this_turn", 23)


def test_babe_leroy_in_the_rearguard_is_asleep() -> None:  # ruling 24, 98
    assert outlaws("West Harding", "Babe Leroy").refuses("use babe_leroy") == reason("asleep", 24)


def test_babe_leroy_with_nothing_to_draw() -> None:  # ruling 13
    t = outlaws("Babe Leroy", more="outlaw_deck: end")
    assert t.refuses("use babe_leroy") == reason("nothing_to_draw", 13)


def test_babe_leroy_takes_neither_a_card_nor_a_target() -> None:  # ruling 34, 46
    t = outlaws("Babe Leroy   play: clock-oh")
    assert t.refuses("use babe_leroy > Tex") == reason("no_target", 34)
    assert t.refuses("use clock as babe_leroy") == reason("not_that_card", 46)


def test_cattle_katie_needs_an_equipment_of_her_own_that_is_not_always_active() -> None:  # ruling 99
    t = outlaws("Cattle Katie   play: rattlesnake-os", "West Harding   play: hat-oh")
    assert t.refuses("use cattle_katie") == reason("no_own_equipment", 99)
    t = outlaws("Cattle Katie   play: rattlesnake-os clock-oh", "West Harding   play: hat-oh")
    assert t.why_not("use rattlesnake as cattle_katie") == reason("always_stays", 99)
    assert t.why_not("use hat as cattle_katie") == reason("own_equipment_only", 99)
    assert t.why_not("use clock as cattle_katie > Tex") == reason("no_target", 34)
    view = View(t.game, 1)
    assert view.why_not(choice("use", what="cattle_katie")) == reason("which_equipment", 99)
    t.play("use clock as cattle_katie")
    assert view.why_not(choice("use", what="cattle_katie")) == reason("used_this_turn", 23)


def test_pearl_hat_needs_a_card_to_discard_and_an_action_card_to_copy() -> None:  # ruling 100
    assert outlaws("Pearl Hat", more="discard: beer-ob").refuses("use pearl_hat") == reason("no_hand_card", 100)
    for top in ("", "discard: colt-ld", "discard: missed-ls", "discard: hat-lh"):
        t = outlaws("Pearl Hat", hand="beer-ob", more=top)
        assert t.refuses("use pearl_hat") == reason("no_action_on_top", 100)


def test_pearl_hat_has_the_limits_of_the_card_that_she_copies() -> None:  # ruling 33, 39, 100
    t = outlaws("Pearl Hat", hand="beer-ob", more="discard: derringer-lh")
    assert t.refuses("use pearl_hat > Wild") == reason("rear_hidden", 31)
    assert View(t.game, 1).why_not(choice("use", what="pearl_hat")) == reason("needs_target", 31)
    t = outlaws("Pearl Hat", hand="beer-ob", more="discard: schoolmarm-lh")
    assert t.refuses("use pearl_hat") == reason("nothing_to_take", 39)
    t = outlaws("Pearl Hat   play: hat-oh", hand="beer-ob", more="discard: wagon-lb")
    assert t.refuses("use hat as pearl_hat") == reason("not_that_card", 46)


def test_pearl_hat_reloads_only_a_card_with_the_symbol_and_beside_a_lone_character() -> None:  # ruling 100, 114
    t = outlaws("Pearl Hat", hand="beer-ob", more="discard: wagon-lb")
    assert t.refuses("reload pearl_hat") == reason("top_has_no_reload", 100)
    t = outlaws("Pearl Hat", hand="beer-ob", more="discard: water-ls")
    assert t.refuses("reload pearl_hat") == reason("nobody_alone", 114)
    t = duel("| Tex Killer", "> beer-ob | Pearl Hat", "discard: wagon-lb")
    assert t.refuses("reload pearl_hat") == reason("top_has_no_reload", 100)


def test_soundance_kid_needs_a_card_to_discard_once_a_turn() -> None:  # ruling 102
    assert outlaws("West Harding", "Soundance Kid").refuses("use soundance_kid") == reason("no_hand_card", 102)
    t = outlaws("West Harding", "Soundance Kid", "beer-ob", "law_deck: hat-lh\noutlaw_deck: wagon-ob")
    t.play("use soundance_kid", "discard wagon")
    assert t.refuses("use soundance_kid") == reason("used_this_turn", 23)
    assert t.refuses("use hat as soundance_kid") == reason("used_this_turn", 23)


def test_what_is_used_once_a_turn_is_not_used_against_a_hit() -> None:  # ruling 23
    t = shot_at("Babe Leroy", "Soundance Kid", "missed-os", "Babe")
    assert t.refuses("use babe_leroy") == reason("own_play_phase", 23)
    assert t.refuses("use soundance_kid") == reason("own_play_phase", 23)


def test_a_barrel_a_hat_and_sid_curry_are_for_hits_only() -> None:  # ruling 47, 61, 62
    t = outlaws("Sid Curry   play: barrel-os hat-oh")
    for name in ("barrel", "hat", "sid_curry"):
        assert t.refuses(f"use {name}") == reason("only_against_hits", 47)


def test_a_barrel_and_sid_curry_are_tried_once_against_a_hit() -> None:  # ruling 47
    t = shot_at("Sid Curry   play: barrel-os", hand="beer-ob", more="law_deck: lh\noutlaw_deck: oh")
    t.play("use barrel", "use sid_curry")
    assert t.refuses("use barrel") == reason("used_on_this_hit", 47)
    assert t.refuses("use sid_curry") == reason("used_on_this_hit", 47)


def test_against_a_hit_only_the_target_is_awake() -> None:  # ruling 24, 26
    t = shot_at("Sid Curry   play: barrel-os", "West Harding   play: hat-oh", "beer-ob", "Sid")
    assert t.refuses("use hat") == reason("asleep", 24)
    assert t.why_not("use barrel") is None
    t = shot_at("Sid Curry   play: barrel-os", "West Harding   play: hat-oh", "beer-ob", "West")
    assert t.refuses("use barrel") == reason("asleep", 26)
    assert t.refuses("use sid_curry") == reason("asleep", 26)


def test_of_two_hats_the_one_of_the_character_who_is_awake_is_meant() -> None:  # ruling 26
    t = shot_at("Sid Curry   play: hat-lh", "West Harding   play: hat-oh", "beer-ob", "West")
    view = View(t.game, 1)
    assert view.why_not(choice("use", what="hat")) is None
    assert view.why_not(choice("use", t.game.fighter(t["Sid"].fighter).in_play[0])) == reason("asleep", 26)
    assert t.refuses("use hat-oh > Sid") == reason("no_target", 34)


def test_what_one_has_not_cannot_be_used() -> None:  # ruling 24
    t = outlaws("West Harding", hand="hat-oh", law="beer-ob")
    assert t.refuses("use hat") == reason("not_in_play", 24)
    assert t.refuses("use babe_leroy") == reason("not_yours", 24)
    assert t.refuses("use west_harding") == reason("acts_by_itself", 24)
    assert t.refuses("use hat as nonsense") == reason("not_that_card", 46)


def test_an_equipment_without_a_use_acts_by_itself() -> None:  # ruling 24
    assert outlaws("West Harding   play: gun_belt-os").refuses("use gun_belt") == reason("acts_by_itself", 24)


def test_neither_swap_nor_reload_outside_ones_own_play_phase() -> None:  # ruling 19, 116
    t = shot_at("West Harding", hand="water-ob")
    assert t.refuses("swap") == reason("own_play_phase", 19)
    assert t.refuses("reload water") == reason("own_play_phase", 116)
    assert t.refuses("play water") is not None


def test_a_view_answers_only_who_is_asked_and_only_about_what_they_may_see() -> None:  # ruling 123
    t = outlaws("Sid Curry", hand="beer-ob", law="hat-lh")
    with pytest.raises(SixgunError, match="only the player who is being asked"):
        View(t.game, 0).why_not(choice("use", what="wild_bill"))
    hidden = t.game.player(0).hand[0]
    for wish in (choice("use", hidden), choice("use", hidden, what="hat"), choice("use")):
        with pytest.raises(SixgunError, match="ask only about your own hand cards"):
            View(t.game, 1).why_not(wish)


def test_a_refused_line_tells_the_reason() -> None:  # ruling 98
    with pytest.raises(AssertionError, match="hand not empty; ruling 98"):
        outlaws("Babe Leroy", hand="beer-ob").play("use babe_leroy")
