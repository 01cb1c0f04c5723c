"""The Equipment cards, each where it works and where it does not. Those of the start of a turn have their own file."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, facing, refusal, table


def test_a_bank_given_to_the_opponent_draws_for_them() -> None:  # ruling 18, 36
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


def test_a_clock_in_the_rearguard_does_nothing() -> None:  # ruling 24, 77
    t = duel("| Wild Bill | Jango play: clock-oh", "> | West Harding | Dalton Bros")
    assert t.play("swap").law.hand == []


def test_a_clock_draws_for_a_stampede() -> None:  # ruling 75, 76
    t = duel(
        "| Wild Bill play: clock-oh | Jango",
        "> | West Harding | Dalton Bros play: stampede-lb",
        "phase: start",
    )
    assert (t.outlaw.active, len(t.law.hand)) == ("Dalton Bros", 1)


def test_a_clock_always_draws_when_the_opponent_moves_their_token() -> None:  # ruling 76
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


def test_a_scope_does_not_steer_automatic_hits() -> None:  # ruling 86
    t = duel("> missed-ls | Alan Pinkertoon play: scope-lh rattlesnake-os | Jango", "| West Harding | Dalton Bros",
             "law_deck: ls; phase: start")  # fmt: skip
    assert (t["West"].life, t["Dalton"].life) == (3, 3)


def test_a_card_of_the_same_name_with_the_other_character_stays() -> None:  # ruling 37
    t = duel("> hat-oh | Wild Bill play: hat-lh | Jango", "| West Harding | Slim Poet").play("hat > Jango")
    assert (t["Wild"].in_play, t["Jango"].in_play, t.discard) == (["hat-lh"], ["hat-oh"], [])


def test_a_card_of_the_same_name_replaces_the_old_one() -> None:  # ruling 37
    t = facing("hat-lh hat-oh").play("hat-lh > West", "hat-oh > West")
    assert (t["West"].in_play, t.discard) == (["hat-oh"], ["hat-lh"])


def test_gun_belt_lets_play_any_number_and_counts_none() -> None:  # ruling 43
    t = table(
        """
        > law       hand: colt-ld winchester-lh shotgun-ld carbine-lh
            Tex Killer   play: gun_belt-ld
            Pat Garret
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West", "carbine > West", "swap", "winchester > West")
    assert t["West"].life == 1
    assert refusal(t, "shotgun > West") == ("bang_limit", 41)


def test_bank_and_dalton_bros_draw_four() -> None:  # ruling 18
    t = table(
        """
          law
            Tex Killer
            Pat Garret
        > outlaw
            Dalton Bros   play: bank-lb
            West Harding
        phase: draw
        """
    )
    assert len(t.outlaw.hand) == 4


def test_a_bank_in_the_rearguard_is_asleep() -> None:  # ruling 24
    t = table(
        """
        > law
            Tex Killer
            Pat Garret   play: bank-lb
          outlaw
            West Harding
            Dalton Bros
        phase: draw
        """
    )
    assert len(t.law.hand) == 2


def test_clock_draws_for_every_move_of_the_opponents_token() -> None:  # ruling 76
    text = """
        > law       hand: water-ls
            Tex Killer     play: clock-oh
            Pat Garret
          outlaw
            West Harding
            Dalton Bros
        """
    assert len(table(text).play("water", "outlaw").law.hand) == 1
    assert len(table(text).play("water", "law").law.hand) == 0
    assert len(table(text, own_moves_count=False).play("water", "outlaw").law.hand) == 0


def test_clock_and_jango_together_draw_two() -> None:  # ruling 77
    t = table(
        """
          law
            Jango     play: clock-oh
            Pat Garret
        > outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("swap", "Law: yes")
    assert len(t.law.hand) == 2


def test_equipment_stays_with_its_character_through_a_swap() -> None:  # ruling 38
    t = table(
        """
        > law
            Wild Bill     play: hat-lh
            Jango
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("swap")
    assert (t["Wild"].in_play, t["Wild"].active) == (["hat-lh"], False)


MOVED_BY_ITS_OWN_PLAYER = "> water-ls | Wild Bill play: clock-oh | Jango", "| West Harding | Dalton Bros"


def test_a_clock_counts_the_move_and_not_who_made_it() -> None:  # ruling 76
    """The rulebook's note on the Clock (The Duel, list of cards) calls a swap what it counts, one by Stampede too,
    which nobody decides; its letter names the opponent as the one who moves: that is the option."""
    assert len(duel(*MOVED_BY_ITS_OWN_PLAYER).play("water", "outlaw").law.hand) == 1
    assert len(duel(*MOVED_BY_ITS_OWN_PLAYER, own_moves_count=False).play("water", "outlaw").law.hand) == 0
