"""Cards that act at the start of a turn: Dynamite, Rattlesnake, Stampede."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, table


def test_the_cards_of_the_start_come_in_their_order_and_the_dead_lose_theirs() -> None:  # ruling 17
    t = table(
        """
        > law                 reserve: jango
            Tex Killer
            Pat Garret 3/5    play: stampede-lb rattlesnake-os dynamite-ob
          outlaw
            West Harding
            Dalton Bros
        law_deck: ld ls ls
        phase: start
        """
    )
    assert (t.law.active, t.law.rear) == ("Tex Killer", "Jango")
    assert [kind for kind in t.news_kinds() if kind == "reveal"] == ["reveal"]
    assert len(t.law.hand) == 4


def test_stampede_swaps_before_the_draw_phase_and_the_new_active_character_draws() -> None:  # ruling 18, 75
    t = table(
        """
        > law
            Tex Killer     play: stampede-lb
            Pat Garret     play: bank-lb
          outlaw
            West Harding
            Dalton Bros
        law_deck: wagon-lb wagon-lb colt-ld
        phase: start
        """
    )
    assert (t.law.active, t.law.hand) == ("Pat Garret", ["wagon-lb", "wagon-lb", "colt-ld"])
    assert "swap" in t.options  # the free swap is not used up (20)


def test_dynamite_that_does_not_blow_up_goes_to_the_other_rearguard() -> None:  # ruling 72
    t = table(
        """
        > law
            Tex Killer     play: dynamite-ob
            Pat Garret
          outlaw
            West Harding
            Dalton Bros
        law_deck: lh
        phase: start
        """
    )
    assert (t["Tex"].in_play, t["Dalton"].in_play) == ([], ["dynamite-ob"])


def test_rattlesnake_stays_after_it_has_bitten() -> None:  # ruling 74
    t = table(
        """
        > law
            Tex Killer
            Pat Garret     play: rattlesnake-os
          outlaw
            West Harding
            Dalton Bros
        law_deck: ls
        phase: start
        """
    )
    assert (t["Pat"].life, t["Pat"].in_play) == (4, ["rattlesnake-os"])


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
