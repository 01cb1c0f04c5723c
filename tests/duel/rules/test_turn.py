"""The turn: its phases, the free swap, and the hand limit."""

from __future__ import annotations

from tests.support.duel_table import duel, four_characters, table


def test_one_free_swap_a_turn_between_two_cards() -> None:  # ruling 19
    t = four_characters(law="water-ls").play("swap", "water", "law")
    assert t.law.active == "Tex Killer"
    refused = t.refuses("swap")
    assert refused is not None and (refused.slug, refused.ruling) == ("swapped_already", 19)


def test_the_hand_is_cut_to_the_life_of_the_active_character() -> None:  # ruling 21, 22
    t = table(
        """
        > law       hand: colt-ld hat-lh bank-lb water-ls missed-ls
            Tex Killer  3/4
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("pass")
    assert (t.kind, len(t.options)) == ("excess", 5)
    t.play("colt", "hat")
    assert (t.turn, t.law.hand, t.discard) == ("outlaw", ["bank-lb", "water-ls", "missed-ls"], ["hat-lh", "colt-ld"])


def test_with_one_life_a_third_card_is_discarded() -> None:  # ruling 21
    t = duel("> colt-ld hat-lh beer-ob | Tex Killer 1/4 | Wild Bill", "| West Harding | Dalton Bros").play("pass")
    assert (t.kind, t.options) == ("excess", ["discard colt-ld", "discard hat-lh", "discard beer-ob"])
    t.play("beer")
    assert (t.turn, t.law.hand) == ("outlaw", ["colt-ld", "hat-lh"])


def test_with_two_lives_no_third_card_is_kept() -> None:  # ruling 21
    t = duel("> colt-ld hat-lh beer-ob | Tex Killer 2/4 | Wild Bill", "| West Harding | Dalton Bros").play("pass")
    assert (t.kind, t.play("hat").turn) == ("excess", "outlaw")


def test_with_one_life_two_cards_may_be_kept() -> None:  # ruling 21
    t = table(
        """
        > law       hand: colt-ld hat-lh
            Tex Killer  1/4
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        """
    )
    assert t.play("pass").turn == "outlaw"


def test_abilities_may_be_used_before_the_draw_phase_if_the_game_is_played_so() -> None:  # ruling 23
    text = """
          law
            Tex Killer
            Wild Bill
        > outlaw
            Babe Leroy
            West Harding
        phase: start
        """
    assert table(text).kind == "play"
    t = table(text, early_abilities=True)
    assert (t.kind, t.options) == ("ready", ["use babe_leroy", "pass"])
    assert len(t.play("use babe_leroy").outlaw.hand) == 4
    t = table(text, early_abilities=True).play("pass")
    assert (t.kind, len(t.outlaw.hand)) == ("play", 2)


def test_the_hand_is_cut_to_the_life_of_a_replacement() -> None:  # ruling 22, 112
    t = duel(
        "> duel-ld hat-lh bank-lb reserve: jango | Tex Killer 1/4 | Wild Bill",
        "knife-oh | West Harding | Slim Poet",
    )
    t.play("duel > West", "knife", "pass")
    assert (t.law.active, len(t.law.hand)) == ("Jango", 4)
    t.play("pass")
    assert t.kind == "excess"
    t.play("discard hat")
    assert t.turn == "outlaw"


def test_a_swap_before_the_end_saves_cards() -> None:  # ruling 22
    cards = "> hat-lh bank-lb water-ls missed-ls stampede-lb"
    t = duel(f"{cards} | Jango | Wild Bill", "| West Harding | Slim Poet").play("pass")
    assert t.kind == "excess"
    t = duel(f"{cards} | Jango | Wild Bill", "| West Harding | Slim Poet").play("swap", "pass")
    assert t.turn == "outlaw"


def test_a_hand_as_large_as_the_life_is_not_cut() -> None:  # ruling 21
    t = duel("> hat-lh bank-lb water-ls | Wild Bill 3/5 | Jango", "| West Harding | Slim Poet").play("pass")
    assert (t.turn, len(t.law.hand)) == ("outlaw", 3)


def test_swaps_of_cards_do_not_use_up_the_free_swap() -> None:  # ruling 20
    t = table(
        """
        > law       hand: water-ls
            Wild Bill
            Tex Killer
          outlaw
            West Harding
        """
    )
    t.play("water", "swap")
    assert t.law.active == "Wild Bill"
