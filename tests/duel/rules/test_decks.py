"""The decks: own and common ones, running out, shuffled again."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_the_first_deck_to_run_out_makes_the_common_deck_of_all_discards() -> None:  # ruling 8, 12
    t = table(
        """
        > law
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld hat-lh end
        discard: beer-ob missed-ls
        phase: draw
        """
    )
    assert t.law.hand == ["colt-ld", "hat-lh"]
    assert (sorted(t.common), t.discard) == (["beer-ob", "missed-ls"], [])
    assert t.outlaw.deck


def test_a_draw_runs_over_the_border_of_the_deck() -> None:  # ruling 11
    t = table(
        """
        > law
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld end
        discard: beer-ob
        phase: draw
        """
    )
    assert (t.law.hand, t.common) == (["colt-ld", "beer-ob"], [])


def test_the_second_deck_to_run_out_shuffles_nothing() -> None:  # ruling 9
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw
            West Harding
            Jack Ransome
        law_deck: end
        outlaw_deck: beer-ob colt-od end
        common_deck: hat-lh bank-lb end
        discard: missed-ls
        phase: draw
        """
    )
    assert (t.outlaw.hand, t.common, t.discard) == (["beer-ob", "colt-od"], ["hat-lh", "bank-lb"], ["missed-ls"])


def test_a_deck_may_be_made_again_only_when_a_card_is_wanted() -> None:  # ruling 12
    t = table(
        """
        > law
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld hat-lh end
        discard: beer-ob missed-ls
        phase: draw
        """,
        late_shuffle=True,
    )
    assert (t.common, t.discard) == ([], ["beer-ob", "missed-ls"])


def test_a_revealed_card_is_read_before_it_is_shuffled_in() -> None:  # ruling 12
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Wild Bill
          outlaw    hand: beer-ob
            West Harding   play: barrel-os
            Jack Ransome
        outlaw_deck: remington-ob end
        """
    )
    t.play("colt > West", "use barrel")
    assert (t.kind, t.options) == ("cost", ["discard beer-ob", "pass"])
    assert sorted(t.common) == ["colt-ld", "remington-ob"]


def test_a_draw_that_finds_nothing_is_lost_and_a_reveal_fails() -> None:  # ruling 13
    t = table(
        """
          law
            Tex Killer
            Wild Bill      play: barrel-ls
        > outlaw
            West Harding
            Tom Thorn
        law_deck: end
        outlaw_deck: end
        phase: draw
        """
    )
    assert t.outlaw.hand == []
    t.play("swap", "use barrel")
    assert (t["Wild"].life, t.kind) == (4, "play")


def test_sid_curry_looks_at_the_common_deck_when_the_opponent_has_no_own() -> None:  # ruling 14
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Wild Bill
          outlaw    hand: beer-ob
            Sid Curry
            Jack Ransome
        law_deck: end
        common_deck: ob end
        """
    )
    t.play("colt > Sid", "use sid_curry")
    assert t.kind == "cost"


def test_a_wagon_runs_over_the_border_and_may_come_back_itself() -> None:  # ruling 11, 16
    t = duel("> wagon-lb | Wild Bill | Jango", "| West Harding | Slim Poet", "law_deck: colt-ld hat-lh end")
    t.play("wagon")
    assert t.options == ["discard colt-ld", "discard hat-lh", "discard wagon-lb"]


def test_a_deck_that_runs_out_with_no_discards_stays_empty_until_there_are_some() -> None:  # ruling 12, 13
    t = duel(
        "> | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: colt-ld hat-lh end; phase: draw",
    )
    assert (t.common, "shuffle" in t.news_kinds()) == ([], False)
    t.play("colt > West", "pass", "Outlaw: pass")
    assert t.law.hand == ["hat-lh", "colt-ld"]


def test_the_law_keeps_its_own_deck_when_the_outlaws_make_the_common_one() -> None:  # ruling 7, 8
    t = duel(
        "| Wild Bill | Jango",
        "> | West Harding | Slim Poet",
        "law_deck: colt-ld bank-lb; outlaw_deck: beer-ob knife-oh end; discard: hat-lh; phase: draw",
    )
    assert t.common == ["hat-lh"]
    assert t.play("pass").law.hand == ["colt-ld", "bank-lb"]


def test_a_revealed_card_that_empties_the_deck_is_shuffled_in() -> None:  # ruling 12
    t = duel(
        "> colt-ld | Wild Bill | Jango",
        "| West Harding play: barrel-os | Slim Poet",
        "outlaw_deck: wagon-ob end",
    )
    t.play("colt > West", "use barrel")
    assert (t["West"].life, sorted(t.common), t.discard) == (4, ["colt-ld", "wagon-ob"], [])


def test_the_common_deck_is_used_by_both_and_made_again_for_both() -> None:  # ruling 9, 10
    t = duel(
        "> | Wild Bill | Jango",
        "| West Harding | Slim Poet",
        "law_deck: end; outlaw_deck: end; common_deck: hat-lh bank-lb colt-ld end; discard: beer-ob knife-oh; "
        "phase: draw",
    )
    assert (t.law.hand, t.common) == (["hat-lh", "bank-lb"], ["colt-ld"])
    t.play("pass")
    assert (t.outlaw.hand[0], sorted([*t.outlaw.hand[1:], *t.common])) == ("colt-ld", ["beer-ob", "knife-oh"])


def test_the_two_cards_of_an_elimination_come_from_the_owners_deck() -> None:  # ruling 7, 110
    t = duel(
        "> colt-ld | Wild Bill | Jango",
        "reserve: slim_poet | West Harding 1/4 | Dalton Bros",
        "law_deck: hat-lh; outlaw_deck: beer-ob end; discard: bank-lb",
    )
    t.play("colt > West")
    assert t.outlaw.hand[0] == "beer-ob"
    assert sorted([t.outlaw.hand[1], *t.common]) == ["bank-lb", "colt-ld"]


def test_both_discard_onto_one_pile_and_played_cards_lie_below_their_effects() -> None:  # ruling 6, 16
    t = table(
        """
        > law       hand: colt-ld
            Wild Bill
            Jango
          outlaw    hand: missed-os
            West Harding   play: barrel-os
            Dalton Bros
        outlaw_deck: knife-os
        """
    )
    t.play("colt > West", "use barrel", "missed")
    assert t.discard == ["missed-os", "knife-os", "colt-ld"]


def test_whoever_has_an_own_deck_draws_from_it_while_the_other_uses_the_common_one() -> None:  # ruling 7, 8
    t = table(
        """
          law
            Wild Bill
            Jango
        > outlaw
            West Harding
            Jack Ransome
        law_deck: end
        outlaw_deck: beer-ob colt-od
        common_deck: hat-lh bank-lb end
        phase: draw
        """
    )
    assert t.outlaw.hand == ["beer-ob", "colt-od"]
    assert t.play("pass").law.hand == ["hat-lh", "bank-lb"]


def test_the_common_deck_is_shuffled_again_and_again() -> None:  # ruling 10
    t = table(
        """
        > law
            Wild Bill
            Jango
          outlaw
            West Harding
            Jack Ransome
        law_deck: end
        outlaw_deck: end
        common_deck: hat-lh bank-lb end
        discard: water-ls water-ls
        phase: draw
        """
    )
    assert (t.law.hand, t.common, t.discard) == (["hat-lh", "bank-lb"], ["water-ls", "water-ls"], [])
    t.play("hat > West", "bank > West", "pass")
    assert (t.outlaw.hand, t.common) == (["water-ls", "water-ls"], [])
