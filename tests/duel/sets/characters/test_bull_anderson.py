"""Bull Anderson, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_bull_anderson_in_the_rearguard_takes_nothing() -> None:  # ruling 24, 94
    t = duel(
        "colt-ld reserve: jango | Dalon Ranger 1/5 play: hat-lh | Wild Bill",
        "> knife-oh | Slim Poet | Bull Anderson",
    )
    t.play("knife > Dalon", "Law: pass")
    assert (t.kind, t.outlaw.hand, "hat-lh" in t.discard) == ("play", [], True)


def test_bull_anderson_may_take_less_or_two_hand_cards() -> None:  # ruling 94
    sides = (
        "colt-ld missed-os reserve: jango | Dalon Ranger 1/5 play: hat-lh | Tex Killer",
        "> knife-oh | Bull Anderson | Slim Poet",
    )
    t = duel(*sides).play("knife > Dalon", "Law: pass", "take hat", "pass")
    assert (t.outlaw.hand, len(t.law.hand)) == (["hat-lh"], 4)
    t = duel(*sides).play("knife > Dalon", "Law: pass", "take law", "take outlaw")
    assert (t.outlaw.hand, len(t.law.hand)) == (["colt-ld", "missed-os"], 2)


def test_bull_anderson_and_bill_tightman_react_to_the_same_death() -> None:  # ruling 94, 110
    """Bull takes, then the rest is discarded, Tightman draws, the owner draws."""
    t = duel(
        "> winchester-lh | Bill Tightman | Wild Bill",
        "beer-ob reserve: toco_ramirez | Bull Anderson | Slim Poet 1/4 play: hat-oh clock-oh",
        "law_deck: ld lh; outlaw_deck: od oh",
    )
    t.play("winchester > Slim", "pass")
    assert (t.asked, t.options) == ("outlaw", ["take hat-oh", "take clock-oh", "pass"])
    t.play("clock", "pass")
    assert (t.asked, t.about, t.discard[0]) == ("law", "Bill Tightman", "hat-oh")
    t.play("yes")
    kinds = [(news.kind, news.seat) for news in t.game.news or [] if news.kind in ("seize", "draw")]
    assert kinds == [("seize", 1), ("draw", 0), ("draw", 1)]


def test_bull_takes_before_tightman_draws_and_both_before_the_owner() -> None:  # ruling 94
    t = table(
        """
          law       hand: water-ls      reserve: jango
            Bill Tightman
            Dalon Ranger 1/5   play: hat-lh
        > outlaw    hand: gatling-lb
            Bull Anderson
            West Harding
        """
    )
    t.play("gatling", "Law: pass", "Law: pass")
    assert (t.kind, t.asked, t.law.hand) == ("pick", "outlaw", ["water-ls"])
    t.play("pass")
    assert (t.kind, t.about, t.law.hand) == ("name", "Bill Tightman", ["water-ls"])
    assert len(t.play("yes").law.hand) == 5


def test_bull_anderson_takes_equipment_and_a_hand_card_by_its_back_before_the_owner_draws() -> None:  # ruling 15, 94
    t = table(
        """
          law       hand: missed-ls beer-ob     reserve: jango
            Bill Tightman 1/5   play: hat-lh bank-lb
            Tex Killer
        > outlaw    hand: knife-oh
            Bull Anderson
            West Harding
        """
    )
    t.play("knife > Bill", "Law: pass")
    assert t.options == ["take hat-lh", "take bank-lb", "take law", "take outlaw", "pass"]
    t.play("take outlaw", "take bank")
    assert t.outlaw.hand == ["beer-ob", "bank-lb"]
    assert t.law.hand[0] == "missed-ls"
    assert len(t.law.hand) == 3
    assert "hat-lh" in t.discard


def test_bull_anderson_takes_only_equipment_of_his_own_partner() -> None:  # ruling 95
    t = table(
        """
        > law       hand: winchester-lh
            Wild Bill
            Jango
          outlaw    hand: beer-ob      reserve: toco_ramirez
            Bull Anderson
            West Harding 1/4   play: rattlesnake-os
        """
    )
    t.play("winchester > West", "pass")
    assert t.options == ["take rattlesnake-os", "pass"]
    assert t.play("take rattlesnake").outlaw.hand[:2] == ["beer-ob", "rattlesnake-os"]
