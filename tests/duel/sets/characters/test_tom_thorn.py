"""Tom Thorn, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_tom_thorn_does_not_shoot_when_he_enters_play_or_becomes_lone() -> None:  # ruling 78, 104
    t = duel("> colt-ld | Wild Bill | Jango", "reserve: tom_thorn | Slim Poet 1/4 | West Harding")
    t.play("colt > Slim")
    assert (t.outlaw.active, t["Jango"].life, "hit" in t.news_kinds()[2:]) == ("Tom Thorn", 3, False)


def test_tom_thorn_does_not_shoot_when_he_goes_back() -> None:  # ruling 104
    t = duel("| Wild Bill | Jango", "> | Tom Thorn | Slim Poet").play("swap")
    assert (t.outlaw.active, t["Jango"].life) == ("Slim Poet", 3)


def test_tom_thorn_moved_by_the_opponent_comes_after_the_opponents_clock() -> None:  # ruling 104, 107
    t = duel("> water-ls missed-ls | Wild Bill play: clock-oh | Jango", "| Slim Poet | Tom Thorn")
    t.play("water", "outlaw")
    assert (t.kind, t.about, len(t.law.hand)) == ("avoid", "Jango", 2)


def test_tom_thorn_always_shoots_when_his_own_player_or_a_stampede_moves_the_token() -> None:  # ruling 104
    sides = "| Wild Bill | Jango", "> water-ob | Slim Poet play: stampede-lb | Tom Thorn"
    for strict in (False, True):
        assert duel(*sides, tom_own_moves_only=strict).play("swap")["Jango"].life == 2
        assert duel(*sides, tom_own_moves_only=strict).play("water", "outlaw")["Jango"].life == 2
        assert duel(*sides, "phase: start", tom_own_moves_only=strict)["Jango"].life == 2


def test_tom_thorn_in_front_does_not_mind_moves_of_the_opponents_token() -> None:  # ruling 104
    t = duel("> | Wild Bill | Jango", "| Tom Thorn | Slim Poet").play("swap")
    assert (t.law.active, t["Wild"].life, t["Jango"].life, t["Slim"].life) == ("Jango", 5, 3, 4)


def test_tom_thorn_strikes_the_rearguard_whoever_moved_the_token() -> None:  # ruling 104
    text = """
        > law       hand: water-ls
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Tom Thorn
        """
    assert table(text).play("water", "outlaw")["Wild"].life == 4
    assert table(text, tom_own_moves_only=True).play("water", "outlaw")["Wild"].life == 5


def test_tom_thorn_strikes_a_lone_opponent() -> None:  # ruling 119
    t = table(
        """
          law
            Tex Killer
        > outlaw
            West Harding
            Tom Thorn
        """
    )
    assert t.play("swap")["Tex"].life == 3


MOVED_BY_THE_OPPONENT = "> water-ls | Wild Bill | Jango", "| Slim Poet | Tom Thorn"


def test_tom_thorn_counts_the_move_and_not_who_made_it() -> None:  # ruling 104
    """The rulebook's note on Tom Thorn (The Duel, list of characters) lets him shoot each time he comes to the front,
    and explains it by a move of the token to tell it from his entry; its letter names his player, and is the option."""
    assert duel(*MOVED_BY_THE_OPPONENT).play("water", "outlaw")["Jango"].life == 2
    assert duel(*MOVED_BY_THE_OPPONENT, tom_own_moves_only=True).play("water", "outlaw")["Jango"].life == 3
