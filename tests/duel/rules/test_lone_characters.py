"""Lone characters, and reloading."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, four_characters, table


def test_reloading_is_open_to_both_once_somebody_is_alone() -> None:  # ruling 114, 115
    t = four_characters(law="water-ls")
    refused = t.refuses("reload water")
    assert refused is not None and (refused.slug, refused.ruling) == ("nobody_alone", 114)
    t = table(
        """
        > law       hand: water-ls colt-ld
            Tex Killer     play: scope-lh hat-lh
            Wild Bill      play: stampede-lb
          outlaw
            West Harding   play: clock-oh
        law_deck: bank-lb gatling-lb
        """
    )
    assert [line for line in t.options if line.startswith("reload")] == ["reload water-ls", "reload scope-lh"]
    for line, slug in (("stampede", "not_with_active"), ("clock", "not_with_active"), ("colt", "no_reload_symbol")):
        refused = t.refuses(f"reload {line}")
        assert refused is not None and (refused.slug, refused.ruling) == (slug, 115)
    t.play("reload water", "reload scope")
    assert (t.law.hand, t.discard) == (["colt-ld", "bank-lb", "gatling-lb"], ["scope-lh", "water-ls"])
    assert t["Tex"].in_play == ["hat-lh"]


def test_a_lone_character_may_reload_their_stampede_away() -> None:  # ruling 118
    t = table(
        """
        > law
            Tex Killer     play: stampede-lb
          outlaw
            West Harding
            Dalton Bros
        """
    )
    assert t.play("reload stampede")["Tex"].in_play == []


def test_a_lone_character_is_never_swapped_and_takes_equipment_as_their_own_rearguard() -> None:  # ruling 30, 119
    t = table(
        """
        > law       hand: hat-lh dynamite-ob water-ls
            Tex Killer     play: stampede-lb
          outlaw
            West Harding
        phase: start
        """
    )
    assert t.law.active == "Tex Killer"
    refused = t.refuses("swap")
    assert refused is not None and (refused.slug, refused.ruling) == ("lone_never_swaps", 119)
    refused = t.refuses("play water")
    assert refused is not None and (refused.slug, refused.ruling) == ("nobody_to_swap", 39)
    t.play("hat > Tex", "dynamite > Tex")
    assert t["Tex"].in_play == ["stampede-lb", "hat-lh", "dynamite-ob"]


def test_a_card_is_reloaded_in_ones_own_play_phase_only() -> None:  # ruling 116
    t = table(
        """
        > law       hand: colt-ld water-ls water-ls water-lb missed-ls bank-lb
            Wild Bill
          outlaw    hand: water-ob
            West Harding   play: scope-oh
        """
    )
    t.play("colt > West")
    assert (t.asked, t.options) == ("outlaw", ["pass"])
    t.play("pass", "bank > West", "reload water-ls", "pass")
    assert (t.kind, t.turn) == ("play", "outlaw")
    assert {"reload water-ob", "reload scope-oh"} <= set(t.options)


def test_dynamite_goes_to_a_lone_opponent() -> None:  # ruling 72
    t = table(
        """
        > law
            Tex Killer     play: dynamite-ob
            Wild Bill
          outlaw
            West Harding
        law_deck: lh
        phase: start
        """
    )
    assert t["West"].in_play == ["dynamite-ob"]


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
