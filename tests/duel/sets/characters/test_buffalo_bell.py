"""Buffalo Bell, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_buffalo_bell_is_not_helped_by_the_other() -> None:  # ruling 92
    t = duel("| Buffalo Bell | Wild Bill", "> knife-oh | West Harding | Dalton Bros").play("knife > Buffalo")
    assert (t.kind, t["Buffalo"].life, t["Wild"].life) == ("play", 3, 5)


def test_buffalo_bell_may_leave_each_point_to_the_other() -> None:  # ruling 92
    t = duel("| Wild Bill | Buffalo Bell", "> knife-oh | West Harding | Dalton Bros").play("knife > Wild", "no")
    assert (t.kind, t["Wild"].life, t["Buffalo"].life) == ("play", 4, 4)


def test_buffalo_bell_is_not_asked_for_points_that_a_fallen_partner_cannot_lose() -> None:  # ruling 92
    t = duel(
        "> reserve: jango | Wild Bill 1/5 play: dynamite-ob | Buffalo Bell",
        "| West Harding | Dalton Bros",
        "phase: start; law_deck: colt-ld",
    )
    t.play("no")
    assert (t.kind, t.law.active, t["Buffalo"].life) == ("play", "Jango", 4)


def test_buffalo_bell_with_one_point_left_is_not_asked() -> None:  # ruling 92
    t = duel("| Wild Bill | Buffalo Bell 1/4", "> knife-oh | West Harding | Dalton Bros").play("knife > Wild")
    assert (t.kind, t["Wild"].life) == ("play", 4)


def test_buffalo_bell_lends_his_partner_neither_barrel_nor_hat() -> None:  # ruling 26, 92
    t = duel(
        "beer-ob | Wild Bill | Buffalo Bell play: barrel-ls hat-lh",
        "> knife-oh | West Harding | Dalton Bros",
    )
    assert t.play("knife > Wild").options == ["pass"]


def test_what_buffalo_bell_takes_on_himself_is_no_loss_of_dalon_ranger() -> None:  # ruling 92
    t = duel("| Dalon Ranger | Buffalo Bell", "> knife-oh | West Harding | Dalton Bros").play("knife > Dalon", "yes")
    assert (t.kind, t["Dalon"].life, t.law.hand) == ("play", 5, [])


def test_buffalo_bell_as_active_character_takes_a_gatling_hit_for_the_rearguard() -> None:  # ruling 92
    t = duel("| Buffalo Bell 3/4 | Jango 1/3", "> gatling-lb | West Harding | Dalton Bros")
    t.play("gatling", "Law: yes")
    assert (t["Buffalo"].life, t["Jango"].life) == (1, 1)


def test_buffalo_bell_takes_points_one_by_one_but_never_his_last() -> None:  # ruling 92
    t = table(
        """
        > law
            Alan Pinkertoon  2/4   play: dynamite-ob
            Buffalo Bell     3/4
          outlaw
            West Harding
            Dalton Bros
        law_deck: ld
        phase: start
        """
    )
    t.play("yes", "yes")
    assert (t["Alan"].life, t["Buffalo"].life) == (1, 1)
    assert t["West"].life == 3  # one point was Pinkertoon's own: one hit


def test_buffalo_bell_saves_the_others_last_life() -> None:  # ruling 92
    t = table(
        """
          law
            Wild Bill  1/5
            Buffalo Bell
        > outlaw    hand: knife-oh
            West Harding
            Dalton Bros
        """
    )
    t.play("knife > Wild", "Law: yes")
    assert (t["Wild"].life, t["Buffalo"].life) == (1, 3)


def test_buffalo_bell_may_be_kept_from_strong_ale() -> None:  # ruling 82
    text = """
        > law       hand: strong_ale-lb
            Wild Bill
            Buffalo Bell
          outlaw
            West Harding
            Dalton Bros
        """
    assert table(text).play("strong_ale > Wild").kind == "name"
    t = table(text, bell_takes_ale=False).play("strong_ale > Wild")
    assert (t.kind, t["Wild"].life, t["Buffalo"].life) == ("play", 3, 4)
