"""Sid Curry, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_sid_curry_who_finds_no_barrel_may_still_play_a_card() -> None:  # ruling 48, 103
    t = duel("> colt-ld | Wild Bill | Jango", "missed-os | Sid Curry | Slim Poet", "law_deck: ls")
    t.play("colt > Sid", "use sid_curry", "missed")
    assert (t["Sid"].life, t["Wild"].life) == (4, 5)


def test_sid_curry_in_the_rearguard_answers_his_own_sides_gatling_with_a_hit_on_the_shooter() -> None:  # ruling 57, 103
    t = duel("| Wild Bill", "> gatling-lb | West Harding | Sid Curry", "law_deck: lb").play("gatling", "use sid_curry")
    assert (t["Wild"].life, t["Sid"].life, t["West"].life) == (4, 4, 3)


def test_sid_currys_answer_follows_the_shooter_into_the_rearguard() -> None:  # ruling 55, 57
    t = duel("> shotgun-ld | Wild Bill | Jango", "| Sid Curry | Slim Poet", "law_deck: lb")
    t.play("shotgun > Sid", "use sid_curry", "law")
    assert (t.law.active, t["Wild"].life, t["Jango"].life) == ("Jango", 4, 3)


def test_sid_curry_needs_tex_killers_second_card_too() -> None:  # ruling 52, 57
    t = duel("> colt-ld | Tex Killer | Jango", "| Sid Curry | Slim Poet", "law_deck: lb")
    t.play("colt > Sid", "use sid_curry")
    assert (t["Sid"].life, t["Tex"].life) == (3, 4)


def test_sid_currys_answer_to_somebody_who_is_gone_is_lost_unless_played_otherwise() -> None:  # ruling 57
    text = """
        > law       hand: gatling-lb         reserve: jango
            Wild Bill  1/5
            Tex Killer
          outlaw    hand: return_fire-lh
            West Harding
            Sid Curry
        law_deck: lb
        """
    shots = ("gatling", "return_fire", "use sid_curry")
    t = table(text).play(*shots)
    assert (t.law.active, t["Jango"].life, t.kind) == ("Jango", 3, "play")
    t = table(text, answer_finds_another=True).play(*shots)
    assert (t.kind, t.about) == ("avoid", "Jango")


def test_sid_currys_answer_strikes_a_rearguard_who_shot() -> None:  # ruling 57, 103
    t = table(
        """
        > law       hand: indians-lh
            Wild Bill
            Alan Pinkertoon
          outlaw    hand: knife-oh
            Sid Curry
            Dalton Bros
        law_deck: lb
        """
    )
    t.play("indians", "Outlaw: discard knife")
    assert t["Alan"].life == 3
    t.play("Outlaw: use sid_curry")
    assert (t["Sid"].life, t["Dalton"].life) == (4, 2)
    assert t["Alan"].life == 2
    assert (t.about, t.asked) == ("Sid Curry", "outlaw")  # and Pinkertoon strikes again
