"""Annie Oakey, where the ability works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, table


def test_annie_oakeys_missed_as_colt_is_the_bang_of_the_turn() -> None:  # ruling 45
    t = duel("> missed-ls colt-ld | Annie Oakey | Jango", "| West Harding | Dalton Bros")
    t.play("missed as colt > West")
    assert (t["West"].life, t.discard) == (3, ["missed-ls"])
    assert t.refuses("colt > West") == reason("bang_limit", 41, limit=1)


def test_annie_oakey_does_not_shoot_a_return_fire() -> None:  # ruling 46
    t = duel("> return_fire-lh | Annie Oakey | Jango", "| West Harding | Dalton Bros")
    assert t.refuses("return_fire as colt > West") == reason("not_that_card", 46)


def test_annie_oakeys_missed_as_colt_reaches_the_rearguard_with_a_scope() -> None:  # ruling 31, 86
    t = duel("> missed-ls | Annie Oakey play: scope-lh | Jango", "| West Harding | Dalton Bros")
    assert t.play("missed as colt > Dalton")["Dalton"].life == 2


def test_annie_oakeys_hit_card_against_tex_like_costs_nothing_more() -> None:  # ruling 46, 47
    t = duel("gatling-lb | Annie Oakey | Jango", "> knife-oh | West Harding | Dalton Bros")
    t.play("knife > Annie", "gatling as avoid")
    assert (t["Annie"].life, t["West"].life, t["Dalton"].life) == (4, 4, 3)


def test_annie_in_the_rearguard_may_use_her_ability_while_she_is_the_target() -> None:  # ruling 26, 46
    t = table(
        """
          law       hand: colt-ld shotgun-ld
            Wild Bill
            Annie Oakey
        > outlaw    hand: knife-oh
            Jack Ransome
            Dalton Bros
        """
    )
    t.play("knife > Annie")
    assert t.options == ["play colt-ld as avoid", "play shotgun-ld as avoid", "pass"]
    t.play("play shotgun as avoid")
    assert t["Annie"].life == 4
    assert t.kind == "play"  # the text of the Shotgun is lost: no swap


def test_annie_in_the_rearguard_does_not_help_the_active_character() -> None:  # ruling 24
    t = table(
        """
          law       hand: colt-ld
            Wild Bill
            Annie Oakey
        > outlaw    hand: knife-oh
            Jack Ransome
            Dalton Bros
        """
    )
    t.play("knife > Wild Bill")
    assert t.options == ["pass"]
