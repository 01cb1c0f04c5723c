"""West Harding, where the ability works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, table


def test_west_harding_in_the_rearguard_has_the_limit() -> None:  # ruling 24, 44
    t = duel("| Wild Bill | Jango", "> colt-od colt-od | Slim Poet | West Harding").play("colt > Wild")
    assert t.refuses("colt > Wild") == reason("bang_limit", 41, limit=1)


def test_west_harding_plays_any_number_and_may_be_made_to_count() -> None:  # ruling 44
    text = """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: colt-od colt-od colt-od
            West Harding
            Dalton Bros
        """
    t = table(text).play("colt > Tex", "colt > Tex", "swap", "colt > Tex")
    assert t["Tex"].life == 1
    t = table(text, harding_counts=True).play("colt > Tex", "colt > Tex", "swap")
    refused = t.refuses("colt > Tex")
    assert refused is not None and refused.slug == "bang_limit"
