"""Wild Bill, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_wild_bill_strikes_a_schoolmarm_and_a_carbine_that_take_his_equipment() -> None:  # ruling 96
    t = duel("| Wild Bill play: bank-lb | Jango", "> schoolmarm-lh | West Harding | Dalton Bros").play("schoolmarm")
    assert (t.outlaw.hand, t.kind, t.about) == (["bank-lb"], "avoid", "West Harding")
    t = duel("missed-ls | Wild Bill play: bank-lb | Jango", "> carbine-ob | West Harding | Dalton Bros")
    assert t.play("carbine > Wild", "missed", "bank")["West"].life == 3


def test_wild_bill_does_not_mind_a_loss_of_his_partner_or_of_his_own_making() -> None:  # ruling 96
    t = duel("| Jango play: bank-lb | Wild Bill", "> schoolmarm-lh | West Harding | Dalton Bros").play("schoolmarm")
    assert (t.kind, t["West"].life) == ("play", 4)
    t = duel("> schoolmarm-lh | Wild Bill play: bank-lb | Jango", "| West Harding | Dalton Bros").play("schoolmarm")
    assert (t.kind, t["West"].life) == ("play", 4)


def test_wild_bill_does_not_mind_a_new_equipment_in_the_place_of_his_old_one() -> None:  # ruling 37, 96
    t = duel("| Wild Bill play: hat-lh | Jango", "> hat-oh | West Harding | Dalton Bros").play("hat > Wild")
    assert (t["Wild"].in_play, t.discard) == (["hat-oh"], ["hat-lh"])
    assert (t.kind, t.asked, t["West"].life) == ("play", "outlaw", 4)


def test_wild_bill_does_not_mind_duels_indians_and_derringers() -> None:  # ruling 96
    for cards, lines in (
        ("duel-oh", ("duel > Wild", "colt", "Outlaw: pass")),
        ("indians-oh", ("indians", "colt")),
        ("derringer-lh", ("derringer > Wild", "colt as avoid")),
    ):
        t = duel("colt-ld | Wild Bill", f"> {cards} beer-ob | Slim Poet").play(*lines)
        assert t["Slim"].life == (3 if cards == "duel-oh" else 4)
        assert t.kind in ("play", "pick")


def test_wild_bill_strikes_when_a_card_is_stolen_and_the_stolen_card_may_avoid_it() -> None:  # ruling 80, 96
    t = table(
        """
          law       hand: missed-ls
            Wild Bill
            Tex Killer
        > outlaw    hand: stealing-ob
            West Harding
            Dalton Bros
        """
    )
    t.play("stealing")
    assert (t.asked, t.options) == ("outlaw", ["play missed-ls", "pass"])
    assert t.play("missed")["West"].life == 4


def test_wild_bill_in_the_rearguard_minds_only_his_own_equipment() -> None:  # ruling 96
    text = """
          law       hand: missed-ls
            Tex Killer    play: bank-lb
            Wild Bill     play: hat-lh
        > outlaw    hand: stealing-ob
            Jack Ransome
            Dalton Bros
        """
    assert table(text).play("stealing", "take law")["Jack"].life == 4
    assert table(text).play("stealing", "take bank")["Jack"].life == 4
    assert table(text).play("stealing", "take hat")["Jack"].life == 3


def test_wild_bill_does_not_mind_what_his_player_discards_himself() -> None:  # ruling 96
    text = """
          law       hand: missed-ls colt-ld
            Wild Bill
            Tex Killer
        > outlaw    hand: peacemaker-lh
            West Harding
            Dalton Bros
        """
    assert table(text).play("peacemaker > Wild", "missed")["West"].life == 4
    assert table(text, forced_discards_count=True).play("peacemaker > Wild", "missed")["West"].life == 3


def test_wild_bill_answers_bull_anderson_after_the_elimination_of_his_partner() -> None:  # ruling 96
    t = table(
        """
          law       hand: beer-ob     reserve: jango
            Wild Bill
            Tex Killer  1/4
        > outlaw    hand: gatling-lb
            Bull Anderson
            West Harding
        """
    )
    t.play("gatling", "pass", "Law: pass")
    assert t.options == ["take outlaw", "pass"]
    t.play("take outlaw")
    assert (t.law.rear, t.about) == ("Jango", "Bull Anderson")
    assert t.options[-1] == "pass"  # the stolen Beer is no avoid
    assert t.play("pass")["Bull"].life == 4
