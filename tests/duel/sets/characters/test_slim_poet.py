"""Slim Poet, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_slim_poet_may_spare_the_hand_and_an_empty_one_is_not_asked_about() -> None:  # ruling 91
    t = duel("> colt-ld missed-ls | Wild Bill | Jango", "| Slim Poet | West Harding").play("colt > Slim", "pass")
    assert t.law.hand == ["missed-ls"]
    t = duel("> colt-ld | Wild Bill | Jango", "| Slim Poet | West Harding").play("colt > Slim")
    assert (t.kind, t["Slim"].life) == ("play", 3)


def test_slim_poet_does_not_mind_snakes_nor_his_own_gatling() -> None:  # ruling 91
    t = duel("colt-ld | Wild Bill", "> gatling-lb | West Harding | Slim Poet").play("gatling", "Law: pass")
    assert (t.kind, t["Slim"].life, t.law.hand) == ("play", 3, ["colt-ld"])
    t = duel(
        "colt-ld | Wild Bill | Jango",
        "> | Slim Poet play: rattlesnake-os | West Harding",
        "outlaw_deck: os; phase: start",
    )
    assert (t.kind, t["Slim"].life) == ("play", 3)


def test_slim_poet_in_the_rearguard_answers_a_winchester() -> None:  # ruling 26, 91
    t = duel("> winchester-lh hat-lh | Tex Killer | Jango", "| West Harding | Slim Poet").play("winchester > Slim")
    assert (t.kind, t.options) == ("pick", ["take law", "pass"])
    assert t.play("take law").law.hand == []


def test_slim_poet_discards_a_random_card_by_its_back_and_wild_bill_answers() -> None:  # ruling 91, 96
    t = table(
        """
        > law       hand: colt-ld missed-os wagon-lb
            Wild Bill
            Tex Killer
          outlaw
            Slim Poet
            West Harding
        """
    )
    t.play("colt > Slim")
    assert (t.asked, t.options) == ("outlaw", ["take law", "take outlaw", "pass"])
    t.play("take outlaw")
    assert (t.discard[0], t.law.hand) == ("missed-os", ["wagon-lb"])
    assert t["Slim"].life == 2  # Wild Bill's hit
    t.play("take law")
    assert t["Slim"].life == 1
    assert t.kind == "play"
