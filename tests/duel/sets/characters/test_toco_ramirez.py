"""Toco Ramirez, where the ability works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, table


def test_toco_ramirez_in_the_rearguard_shoots_no_colts_but_answers_indians() -> None:  # ruling 24, 69
    t = duel("| Wild Bill | Jango", "> beer-ob | Slim Poet | Toco Ramirez")
    assert t.refuses("beer as colt > Wild") == reason("not_that_card", 46)
    t = duel("> indians-lh | Wild Bill", "beer-ob | Slim Poet | Toco Ramirez").play("indians")
    assert (t.about, t.options) == ("Slim Poet", ["pass"])
    t.play("pass")
    assert (t.about, t.options) == ("Toco Ramirez", ["discard beer-ob as hit", "pass"])


def test_toco_ramirez_may_throw_an_equipment_as_a_colt_but_not_avoid_with_it() -> None:  # ruling 45, 46
    t = duel("| Wild Bill | Jango", "> hat-oh | Toco Ramirez | Slim Poet").play("hat as colt > Wild")
    assert (t["Wild"].life, t.discard) == (4, ["hat-oh"])
    t = duel("> colt-ld | Wild Bill | Jango", "hat-oh | Toco Ramirez | Slim Poet").play("colt > Toco")
    assert t.options == ["pass"]


def test_any_card_of_toco_ramirez_is_a_colt_and_counts() -> None:  # ruling 45, 46
    t = table(
        """
          law       hand: wagon-lb
            Tex Killer
            Wild Bill
        > outlaw    hand: derringer-lh hat-oh
            Toco Ramirez
            West Harding
        """
    )
    t.play("derringer as colt > Tex")
    assert t.options == ["pass"]  # no Derringer any more: only an avoid would help
    t.play("pass")
    refused = t.refuses("hat as colt > Tex")
    assert refused is not None and refused.slug == "bang_limit"


def test_toco_ramirez_discards_anything_in_a_duel_unless_the_game_is_stricter() -> None:  # ruling 69
    text = """
        > law       hand: duel-ld
            Tex Killer
            Wild Bill
          outlaw    hand: beer-ob
            Toco Ramirez
            West Harding
        """
    t = table(text).play("duel > Toco")
    assert t.options == ["discard beer-ob as hit", "pass"]
    assert table(text, toco_in_duels=False).play("duel > Toco").options == ["pass"]
