"""Bill Tightman, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_bill_tightman_need_not_draw() -> None:  # ruling 94
    t = duel("> colt-ld | Bill Tightman | Jango", "reserve: slim_poet | West Harding 1/4 | Dalton Bros")
    t.play("colt > West", "no")
    assert t.law.hand == []


def test_bill_tightman_in_the_rearguard_draws_nothing() -> None:  # ruling 24, 94
    t = duel("> colt-ld | Jango | Bill Tightman", "reserve: slim_poet | West Harding 1/4 | Dalton Bros")
    t.play("colt > West")
    assert (t.kind, t.law.hand) == ("play", [])


def test_bill_tightman_draws_four_in_all_for_his_own_rearguard() -> None:  # ruling 94
    t = table(
        """
        > law       hand: indians-lh     reserve: jango
            Bill Tightman
            Dalon Ranger  1/5
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("indians")
    assert t.about == "Bill Tightman"
    t.play("yes")
    assert (len(t.law.hand), t.law.rear) == (4, "Jango")


def test_the_owner_may_draw_before_bill_tightman() -> None:  # ruling 94
    text = """
        > law       hand: indians-lh     reserve: jango
            Bill Tightman
            Dalon Ranger  1/5
          outlaw
            West Harding
            Dalton Bros
        """
    t = table(text, owner_draws_first=True).play("indians")
    assert (t.about, len(t.law.hand)) == ("Bill Tightman", 2)
    assert len(t.play("yes").law.hand) == 4
