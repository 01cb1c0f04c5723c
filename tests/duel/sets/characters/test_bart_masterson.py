"""Bart Masterson, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_bart_masterson_chooses_what_saves_his_own_side() -> None:  # ruling 93
    t = duel(
        "| Wild Bill play: barrel-ls | Bart Masterson",
        "> knife-oh | West Harding | Dalton Bros",
        "law_deck: colt-ld wagon-lb",
    )
    t.play("knife > Wild", "use barrel")
    assert t.options == ["take colt-ld", "take wagon-lb"]
    t.play("wagon")
    assert (t["Wild"].life, t.discard[:2]) == (5, ["wagon-lb", "colt-ld"])


def test_bart_masterson_chooses_for_sid_curry() -> None:  # ruling 93, 103
    t = duel(
        "> colt-ld | Wild Bill | Bart Masterson",
        "beer-ob | Sid Curry | Dalton Bros",
        "law_deck: wagon-lb hat-lh",
    )
    t.play("colt > Sid", "use sid_curry")
    assert (t.asked, t.options) == ("law", ["take wagon-lb", "take hat-lh"])
    t.play("hat")
    assert (t.asked, t.options) == ("outlaw", ["pass"])


def test_bart_masterson_chooses_for_the_opponents_dynamite() -> None:  # ruling 93
    t = duel(
        "| Wild Bill | Bart Masterson",
        "> | West Harding play: dynamite-ob | Dalton Bros",
        "outlaw_deck: colt-od knife-oh; phase: start",
    )
    assert (t.asked, t.options) == ("law", ["take colt-od", "take knife-oh"])
    assert t.play("colt")["West"].life == 1


def test_bart_masterson_takes_the_second_card_beyond_the_border_of_a_deck() -> None:  # ruling 11, 93
    t = duel(
        "| Wild Bill | Bart Masterson",
        "> | West Harding play: rattlesnake-os | Dalton Bros",
        "outlaw_deck: missed-os end; discard: colt-od; phase: start",
    )
    assert t.options == ["take missed-os", "take colt-od"]


def test_bart_masterson_who_has_just_lost_his_last_point_chooses_nothing() -> None:  # ruling 89, 93
    """A character must be alive to use his ability, and Gatling goes on before he is taken away."""
    t = duel(
        "reserve: jango | Bart Masterson 1/4 | Wild Bill play: barrel-ls",
        "> gatling-lb | West Harding | Dalton Bros",
        "law_deck: wagon-lb colt-ld",
    )
    t.play("gatling", "Law: use barrel")
    assert (t.law.active, t["Wild"].life) == ("Jango", 5)
    assert "flip" not in t.news_kinds()


def test_bart_masterson_who_has_lost_his_last_point_chooses_nothing_though_he_did_before() -> None:  # ruling 89, 93
    """The same rearguard, with Bart alive at the first hit and without life at the second."""
    t = duel(
        "reserve: jango | Bart Masterson 1/4 | Wild Bill play: barrel-ls",
        "> winchester-lh gatling-lb | West Harding | Dalton Bros",
        "law_deck: wagon-lb colt-ld missed-ls",
    )
    t.play("winchester > Wild", "Law: use barrel", "Law: take wagon", "gatling", "Law: use barrel")
    assert (t.law.active, t["Wild"].life) == ("Jango", 4)
    assert t.news_kinds().count("flip") == 1


def test_bart_masterson_in_the_rearguard_turns_up_two_cards_for_everybody_and_picks() -> None:  # ruling 25, 93
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Bart Masterson
          outlaw    hand: beer-ob
            West Harding   play: barrel-os
            Dalton Bros
        outlaw_deck: colt-od wagon-ob
        """
    )
    t.play("colt > West", "Outlaw: use barrel")
    assert (t.asked, t.options) == ("law", ["take colt-od", "take wagon-ob"])
    t.play("take colt")
    assert t.discard[:3] == ["colt-od", "wagon-ob", "colt-ld"]
    assert (t.asked, t.options) == ("outlaw", ["pass"])


def test_the_later_card_may_lie_on_top_whichever_was_picked() -> None:  # ruling 93
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Bart Masterson
          outlaw    hand: beer-ob
            West Harding   play: barrel-os
            Dalton Bros
        outlaw_deck: colt-od wagon-ob
        """,
        reveal_in_order=True,
    )
    t.play("colt > West", "Outlaw: use barrel", "take colt")
    assert t.discard[:2] == ["wagon-ob", "colt-od"]


def test_bart_masterson_does_not_look_at_pat_garrets_card() -> None:  # ruling 93
    t = table(
        """
        > law
            Pat Garret
            Bart Masterson
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld hat-lh
        outlaw_deck: beer-ob
        phase: draw
        """
    )
    assert (t.kind, t.about) == ("name", "Pat Garret")
    assert t.play("yes").law.hand == ["colt-ld", "hat-lh", "beer-ob"]
